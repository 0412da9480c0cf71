import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type OperationAt } from '@/docs/document/document-parts';

/** A handler on several paths has one id: the shortest path under /api keeps it, the others add what tells them apart. */
export function tellOperationIdsApart(document: OpenAPIObject): void {
  const byId = new Map<string, OperationAt[]>();
  for (const at of operationsOf(document)) {
    const { operationId } = at.operation;
    byId.set(operationId, [...(byId.get(operationId) ?? []), at]);
  }
  for (const [id, sharing] of byId) {
    const [main, ...others] = sharing.sort((a, b) => rank(a) - rank(b));
    if (main) for (const other of others) other.operation.operationId = id + difference(main, other);
  }
}

function rank({ path }: OperationAt): number {
  return (path.startsWith('/api/') ? 0 : 1000) + path.split('/').length;
}

/** `EnRaiz` outside of /api; else the parameters the main path doesn't have: `verPedido` and `verPedidoPorAnio`. */
function difference(main: OperationAt, other: OperationAt): string {
  if (!other.path.startsWith('/api/')) return 'EnRaiz';
  const names = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const more = names(other.path).filter((name) => !names(main.path).includes(name));
  return `Por${more.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('Y')}`;
}
