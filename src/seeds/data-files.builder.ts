import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { BUILT_IN_FOLDER, DEMO_FOLDER, REFERENCE_FOLDER } from '@/seeds/data-folders';
import { demoRowsOf } from '@/seeds/demo/demo-dates';

/** A line of an import file: field names and values exactly as the file holds them. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a file by its entity's name, whatever its ending; cells of a CSV that look like numbers or flags are such. */
function rowsIn(folder: string, entity: string): Row[] {
  const path = (ending: string): string => join(folder, `${entity}.${ending}`);
  if (existsSync(path('csv')))
    return parse<Record<string, string>>(readFileSync(path('csv')), { columns: true }).map(typed);
  if (existsSync(path('json'))) return [JSON.parse(readFileSync(path('json'), 'utf8')) as Row];
  const lines = readFileSync(path('ndjson'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

const IDS = /^(producto_id|id|nivel|padre_id|cantidad|orden|num_cliente)$/;

function typed(row: Record<string, string>): Row {
  const cells = Object.entries(row).filter(([, value]) => value !== '');
  return Object.fromEntries(
    cells.map(([name, value]) => [
      name,
      IDS.test(name) && /^\d+$/.test(value)
        ? Number(value)
        : value === 'true' || value === 'false'
          ? value === 'true'
          : value,
    ]),
  );
}

/** Rows of the demo as its files hold them, or as of a day. */
export function demoRows(entity: string, day?: string): Row[] {
  const rows = rowsIn(DEMO_FOLDER, entity);
  return day === undefined ? rows : rows.map((row) => demoRowsOf(day)(entity, row));
}

export const builtInRows = (entity: string): Row[] => rowsIn(BUILT_IN_FOLDER, entity);
export const referenceListRows = (entity: string): Row[] => rowsIn(REFERENCE_FOLDER, entity);
