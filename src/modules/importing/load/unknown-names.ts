import type { ImportEntity, RawRecord } from '@/modules/importing/import-entity';

/** Tells what a line names that nothing is read of: fields, and members of objects by their path (`lineas.enviados`). */
export function tellUnknown(
  { fields, unread }: Pick<ImportEntity, 'fields' | 'unread'>,
  record: RawRecord,
  tell: (name: string) => void,
): void {
  for (const name in record) {
    if (!fields.has(name)) tell(name);
    else
      unread?.get(name)?.(record[name], (path) => {
        tell(`${name}.${path}`);
      });
  }
}
