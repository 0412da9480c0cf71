import type { FeedOptions } from '@/modules/feed/domain/feed-place';
import type { ChangesQuery } from '@/modules/feed/http/feed-queries.dto';
import { invalidFields } from '@/shared/http/errors/api-error';

type Sent = keyof Omit<ChangesQuery, 'cursor' | 'limit' | 'espera'>;

const KINDS = { price: 'precio', stock: 'existencia', sheet: 'ficha' } as const;

/** The options of a call that starts (Beyond 1.1). `moneda` wins over its alias `mxn`. */
export function toOptions(query: ChangesQuery): FeedOptions {
  const asks = (kind: string): boolean => query.que?.includes(kind) ?? true;
  return {
    pesos: query.moneda === undefined ? query.mxn === true : query.moneda === 'mxn',
    vat: query.iva === true,
    financial: query.financiero === true,
    inventories: query.inventarios === true,
    description: query.descripcion === true,
    pro: query.informacion_pro === true,
    commercial: query.campos === 'comercial',
    price: asks(KINDS.price),
    stock: asks(KINDS.stock),
    sheet: asks(KINDS.sheet),
  };
}

/** Which options each parameter sets, and how to write the value they have. */
const FIELDS: Readonly<
  Record<Sent, readonly [names: readonly (keyof FeedOptions)[], written: (o: FeedOptions) => string]>
> = {
  que: [['price', 'stock', 'sheet'], writtenKinds],
  campos: [['commercial'], ({ commercial }) => (commercial ? 'comercial' : 'todos')],
  moneda: [['pesos'], ({ pesos }) => (pesos ? 'mxn' : 'usd')],
  mxn: [['pesos'], ({ pesos }) => String(pesos)],
  iva: [['vat'], ({ vat }) => String(vat)],
  financiero: [['financial'], ({ financial }) => String(financial)],
  inventarios: [['inventories'], ({ inventories }) => String(inventories)],
  descripcion: [['description'], ({ description }) => String(description)],
  informacion_pro: [['pro'], ({ pro }) => String(pro)],
};

/** 400 that names each parameter sent with another value than the call that started had (Beyond 1.1). */
export function assertSameOptions(query: ChangesQuery, fixed: FeedOptions): void {
  const sent = toOptions(query);
  const names = (Object.keys(FIELDS) as Sent[]).filter(
    (name) => query[name] !== undefined && FIELDS[name][0].some((option) => sent[option] !== fixed[option]),
  );
  if (names.length === 0) return;
  throw invalidFields(
    names.map((campo) => ({
      campo,
      problema: 'debe omitirse o ser igual que en la llamada que empezó: el cursor ya lo lleva',
      ejemplo: FIELDS[campo][1](fixed),
    })),
  );
}

function writtenKinds(options: FeedOptions): string {
  const asked = (Object.keys(KINDS) as (keyof typeof KINDS)[])
    .filter((kind) => options[kind])
    .map((kind) => KINDS[kind]);
  return ['alta', 'baja', ...asked].join(',');
}
