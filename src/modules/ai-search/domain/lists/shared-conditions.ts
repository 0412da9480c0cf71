import { DENIALS } from '../kinds/role-words';
import type { Intent } from '../reading/intent';
import { partStart } from '../reading/marks';
import { textAt, type ScanToken } from '../reading/scan';
import { waysOf } from '../traits/trait-ways';
import { ALL, type SaidList } from './said-items';

type Tokens = readonly ScanToken[];
type Read = (tokens: Tokens) => Intent;

const MARK: ScanToken = { text: ',', kind: 'break', joined: false };

/** What each of the things of a list asks for, with what is said of all of them. */
export function readList({ items, before, behind }: SaidList, read: Read): Intent[] {
  const last = items.at(-1) ?? [];
  const tail = tailOf(last, read);
  const told = tellsOfAll(behind, read) ? behind : [];
  const of = [...told, ...(told.length > 0 && tail > 0 ? [MARK] : []), ...last.slice(last.length - tail)];
  const own = [...items.slice(0, -1), last.slice(0, last.length - tail)];
  const all = own.map((item) => read(of.length > 0 ? [...item, MARK, ...of] : item));
  return withPlaces(all, leading(before, read));
}

/** How many tokens at the end of the last thing tell only whose make, where or how cheap it is to be: of all that was listed. */
function tailOf(last: Tokens, read: Read): number {
  const start = partStart(last, last.length);
  if (start === 0 || textAt(last, start) === 'que' || DENIALS.has(textAt(last, start))) return 0;
  return tellsNoThing(read(last.slice(start))) ? last.length - start + 1 : 0;
}

/** Whether what is said of all tells things apart: a make, a place, money, a measure, a trait or what is left out, but no `todo nuevo`. */
function tellsOfAll(behind: Tokens, read: Read): boolean {
  if (behind.length === 0) return false;
  const told = read(behind);
  const isTrait = told.concepts.some(({ said }) => waysOf(said) !== undefined);
  return isTrait || told.measures.length + told.exclusions.length > 0 || tellsNoThing({ ...told, concepts: [] });
}

function tellsNoThing({ concepts, measures, exclusions, order, ...rest }: Intent): boolean {
  const { brandIds, excludedBrandIds, branchCodes, inStock, price } = rest;
  const tells = [brandIds, excludedBrandIds, branchCodes].some(({ length }) => length > 0) || inStock;
  return (
    (tells || order !== 'relevance' || price !== undefined) &&
    concepts.length + measures.length + exclusions.length === 0
  );
}

/** What is told before the things, and holds for all: the place, the money, the order and the makes left out; a make asked for only where it is said that all are to be of it. */
function leading(before: Tokens, read: Read): Intent {
  const told = read(before);
  return before.some(({ text }) => ALL.has(text)) ? told : { ...told, brandIds: [] };
}

/** The things with the place and the stock that any of them tells, and with what was told before them. */
function withPlaces(items: readonly Intent[], before: Intent): Intent[] {
  const told = [...items, before];
  const branchCodes = told.find((each) => each.branchCodes.length > 0)?.branchCodes ?? [];
  const inStock = told.some((each) => each.inStock);
  const price = before.price?.about === undefined ? before.price : undefined;
  return items.map((item) => ({
    ...item,
    branchCodes: item.branchCodes.length > 0 ? item.branchCodes : branchCodes,
    inStock,
    brandIds: item.brandIds.length > 0 ? item.brandIds : before.brandIds,
    excludedBrandIds: [...new Set([...item.excludedBrandIds, ...before.excludedBrandIds])],
    price: item.price ?? price,
    order: item.order === 'relevance' && before.orderBy === undefined ? before.order : item.order,
  }));
}
