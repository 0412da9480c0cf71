import { FolioCounterRepository } from '@/modules/cart/orders/persistence/folio-counter.repository';
import type { BoundedQueryRunner } from '@/shared/database/connections/bounded-mysql';
import type { TestApp } from '@test/support/app';

/** The tables that transactions write to once they have the counter of folios, in order; the commit is none. */
export function writesAfterCounter(app: TestApp): string[] {
  const folios = app.nest.get(FolioCounterRepository, { strict: false });
  const next = folios.next.bind(folios);
  const written: string[] = [];
  jest.spyOn(folios, 'next').mockImplementation(async (manager, ...asked) => {
    const folio = await next(manager, ...asked);
    const runner = manager.queryRunner as Partial<BoundedQueryRunner> | undefined;
    if (!runner) throw new Error('a folio was asked for outside a transaction');
    // SQLite writes the next transaction, of whomever, over the same connection.
    let isOver = false;
    for (const method of ['query', 'defer'] as const) {
      const real = runner[method]?.bind(runner) as ((...args: unknown[]) => Promise<unknown>) | undefined;
      if (!real) continue;
      runner[method] = ((sql: string, ...rest: unknown[]) => {
        const [, table] = /^\s*(?:INSERT INTO|UPDATE|DELETE FROM|SELECT .* FROM) (\w+)/.exec(sql) ?? [];
        isOver ||= /^\s*(COMMIT|ROLLBACK)/i.test(sql);
        if (table !== undefined && !isOver) written.push(table);
        return real(sql, ...rest);
      }) as never;
    }
    return folio;
  });
  return written;
}
