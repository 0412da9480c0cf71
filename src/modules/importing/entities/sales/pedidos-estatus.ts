import { ORDER_STATES } from '@/modules/cart/orders/domain/states/order-state';
import type { OrderGuide } from '@/modules/cart/orders/domain/states/order-move';
import { guideFolio } from '@/modules/importing/entities/sales/guias';
import { folio } from '@/modules/importing/entities/sales/factura-readers';
import type { OrderStatusService } from '@/modules/importing/follow/order-status.service';
import { type OrderStatus, type StatusLine, type StatusRefusal } from '@/modules/importing/follow/order-status.service';
import type { FieldDescription } from '@/modules/importing/import-entity';
import type {
  ActionOutcome,
  ImportEntity,
  LineActions,
  LineProblems,
  RawRecord,
} from '@/modules/importing/import-entity';
import { id, integer } from '@/modules/importing/readers/numbers';
import { mapped, Problem, problem, type Reader } from '@/modules/importing/readers/problem';
import { list, member, object } from '@/modules/importing/readers/structures';
import { unreadOfFields } from '@/modules/importing/record-entity';
import { day, flag, line, oneOf, text, webAddress } from '@/modules/importing/readers/texts';
import { moment } from '@/modules/importing/readers/times';

const MAX_PIECES = 999_999;
const ABSENT = -1;
const pieces = integer({ min: 0, max: MAX_PIECES });
const NO_LINE = problem('debe decir linea, o producto_id (y tipo)');

interface WrittenLine {
  readonly line: number;
  readonly productId: number;
  readonly condition: string;
  readonly shipped: number;
  readonly delivered: number;
  readonly cancelled: number;
  readonly etaDay: number;
}

/** A count or number that was left out is undefined. */
const given = (value: number): number | undefined => (value === ABSENT ? undefined : value);

const lines: Reader<StatusLine[]> = list(
  mapped(
    object<WrittenLine>({
      linea: member('line', integer({ min: 1, max: 1000 }), { fallback: ABSENT }),
      producto_id: member('productId', id(), { fallback: ABSENT }),
      tipo: member('condition', oneOf({ nuevo: 'new', a: 'a', b: 'b', c: 'c' }), { fallback: 'new' }),
      enviado: member('shipped', pieces, { fallback: ABSENT }),
      entregado: member('delivered', pieces, { fallback: ABSENT }),
      cancelado: member('cancelled', pieces, { fallback: ABSENT }),
      fecha_estimada: member('etaDay', day(), { fallback: ABSENT }),
    }),
    ({ line, productId, condition, shipped, delivered, cancelled, etaDay }): StatusLine | Problem =>
      line === ABSENT && productId === ABSENT
        ? NO_LINE
        : {
            lineNumber: given(line),
            productId: given(productId),
            condition,
            shipped: given(shipped),
            delivered: given(delivered),
            cancelled: given(cancelled),
            etaDay: given(etaDay),
          },
  ),
);

interface WrittenGuide {
  readonly folio: string;
  readonly carrier: string;
  readonly at: Date | null;
  readonly url: string;
}

const NO_DATE = new Date(NaN);
const guides: Reader<OrderGuide[]> = list(
  mapped(
    object<WrittenGuide>({
      folio_guia: member('folio', guideFolio()),
      fletera: member('carrier', line({ min: 1, max: 100 })),
      fecha: member('at', moment(), { fallback: NO_DATE }),
      url: member('url', webAddress(500), { fallback: '' }),
    }),
    ({ at, ...guide }): OrderGuide => ({ ...guide, at: at === null || at === NO_DATE ? null : at.getTime() }),
  ),
);

const state = oneOf(Object.fromEntries(ORDER_STATES.map((word) => [word, word])));

type StatusField = readonly [name: string, reader: Reader<unknown>, about: string, example: unknown];
const FIELDS: readonly StatusField[] = [
  ['folio_pedido', folio(), 'folio del pedido; sin -API no es de este servicio y no cambia nada', 'MTY-000123/26-API'],
  ['estado', state, 'estado al que llegó', 'enviado_parcial'],
  ['fecha', moment(), 'cuándo llegó a él; ahora, si falta', '2026-03-02 10:15:00'],
  ['mensaje', text({ max: 500 }), 'para el cliente', 'Salió de Monterrey'],
  ['liberar', flag(), 'devolver lo que el pedido tiene apartado: las existencias ya no lo cuentan', true],
  [
    'lineas',
    lines,
    'piezas de cada renglón hasta ahora (totales, no pasos) y día estimado',
    [{ linea: 1, enviado: 2, fecha_estimada: '2026-03-05' }],
  ],
  ['guias', guides, 'guías con las que viaja', [{ folio_guia: '794600000123', fletera: 'estafeta' }]],
];
const REQUIRED = new Set(['folio_pedido', 'estado']);
const KEY = new Set(['folio_pedido', 'fecha', 'estado']);

/** States of orders as the distributor's system has them (Beyond 3.2 and 9.4). */
export function pedidosEstatus(statuses: OrderStatusService): ImportEntity {
  const actions: LineActions<OrderStatus> = {
    read: readStatus,
    perform: async (transaction, asked, terms) =>
      (await statuses.apply(transaction, asked, terms)).map((outcome, index) =>
        typeof outcome === 'string' ? outcome : refusal(outcome, asked[index]),
      ),
  };
  return {
    name: 'pedidos_estatus',
    about: 'estados de los pedidos',
    described: FIELDS.map(describe),
    fields: new Set(FIELDS.map(([name]) => name)),
    unread: unreadOfFields(FIELDS.map(([name, reader]) => [name, reader])),
    nested: new Set(['lineas', 'guias']),
    tables: [],
    fullTables: [],
    actions,
    // It makes no row of its own; what is wrong with a line is told all the same.
    read: (record, line) => {
      readStatus(record, line);
      return [];
    },
  };
}

function describe([name, { type = 'valor' }, about, example]: StatusField): FieldDescription {
  return { name, type, key: KEY.has(name), required: REQUIRED.has(name), about, example };
}

function readStatus(record: RawRecord, line: LineProblems): OrderStatus {
  const read: Record<string, unknown> = {};
  for (const [name, reader] of FIELDS) {
    const value = record[name];
    if (value === undefined || value === null) {
      if (REQUIRED.has(name)) line.problem(name, 'es obligatorio');
      continue;
    }
    const result = reader(value);
    if (result instanceof Problem) line.problem(result.within(name).path, result.text);
    else read[name] = result;
  }
  return {
    orderFolio: read.folio_pedido as string,
    state: read.estado as OrderStatus['state'],
    at: read.fecha as Date | undefined,
    message: (read.mensaje as string | undefined) ?? '',
    release: (read.liberar as boolean | undefined) ?? false,
    lines: (read.lineas as StatusLine[] | undefined) ?? [],
    guides: (read.guias as OrderGuide[] | undefined) ?? [],
  };
}

function refusal({ reason, place }: StatusRefusal, asked: OrderStatus | undefined): ActionOutcome {
  const at = `lineas[${place}]`;
  switch (reason) {
    case 'unknown-order':
      return refused('folio_pedido', `no existe el pedido "${asked?.orderFolio ?? ''}"`);
    case 'final':
      return refused('estado', 'el pedido está cancelado: ya no cambia de estado');
    case 'counts':
      return refused(at, 'enviado o entregado, con cancelado, suman más que la cantidad pedida');
    case 'unsent':
      return refused(
        `${at}.enviado`,
        'es menor que entregado, y lo entregado también se envió; por ejemplo {"linea": 1, "enviado": 3, "entregado": 3}',
      );
    case 'unknown-line':
      return refused(at, 'el pedido no tiene ese renglón');
    case 'ambiguous-line':
      return refused(at, 'varios renglones del pedido llevan ese producto y tipo: use linea');
  }
}

function refused(field: string, text: string): ActionOutcome {
  return { refused: [{ field, text }] };
}
