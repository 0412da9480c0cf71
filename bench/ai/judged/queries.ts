import { hash32 } from './dice';
import { CATALOG_NAMES, type CatalogName } from './items';

/** One line of a query file, not yet resolved. */
export interface QueryLine {
  /** Short and stable: made of catalog and text. */
  readonly id: string;
  /** Class of query (`clase`), e.g. `oficio`, `lego`, `uso`. */
  readonly clase: string;
  readonly catalog: CatalogName;
  readonly text: string;
  /** Rules from the best grade down; the first that holds gives the grade. None when nothing sold fits. */
  readonly grades: readonly { readonly grade: number; readonly rule: string }[];
  /** Rule that no answer may break; empty when nothing of the kind was said. */
  readonly constraint: string;
  /** Trait (or `precio`) that the request puts first; with `-` the greatest first. */
  readonly order: string;
  /** Rules of the things asked for together ("A y B"): each should be among the answers. */
  readonly together: readonly string[];
}

const COLUMNS = 6;
/** What stands in the column of grades when nothing sold fits. */
const NOTHING = 'nada';

/**
 * Reads lines `clase | catalog | text | grades | constraint | extras`; empty lines and those that start with # are left out.
 * Throws Error naming the line that can't be read.
 */
export function readQueryLines(file: string): QueryLine[] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine);
}

function readLine(line: string): QueryLine {
  const columns = line.split('|').map((column) => column.trim());
  const at = (column: number): string => columns[column] ?? '';
  const catalog = CATALOG_NAMES.find((name) => name === at(1));
  if (columns.length > COLUMNS || catalog === undefined || at(3) === '') throw new Error(`can't be read: ${line}`);
  return {
    id: hash32(`${catalog}/${at(2)}`).toString(36),
    clase: at(0),
    catalog,
    text: at(2),
    grades: at(3) === NOTHING ? [] : at(3).split(';').map(readGrade),
    constraint: at(4),
    order: /^orden=(\S+)$/.exec(at(5))?.[1] ?? '',
    together:
      /^ambos:(.+)$/
        .exec(at(5))?.[1]
        ?.split(';')
        .map((rule) => rule.trim()) ?? [],
  };
}

function readGrade(text: string): { grade: number; rule: string } {
  const [, grade, rule] = /^\s*(?:([123]):)?\s*(.+?)\s*$/.exec(text) ?? [];
  if (rule === undefined) throw new Error(`no grade: ${text}`);
  return { grade: Number(grade ?? '3'), rule };
}
