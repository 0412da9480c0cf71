import { formatScaled } from '@/shared/money/scaled';
import { demoRows, type Row } from '@/seeds/data-files.builder';
import { diceFor } from './dice';
import { BENCH_BRANCHES, productId, type BenchOptions } from './options';
import { benchCents } from './product-rows';

const CODES = demoRows('sucursales')
  .filter(({ surte }) => surte)
  .slice(0, BENCH_BRANCHES)
  .map(({ codigo }) => String(codigo));

/** Steps that visit all fifteen branches before coming back to the first. */
const STEPS = [1, 2, 4, 7, 8, 11, 13, 14] as const;

const CONDITIONS = ['nuevo', 'a', 'b', 'c', 'd'] as const;

/** Text in dollars of ten-thousandths of a dollar. */
function dollars(tenThousandths: number): string {
  return formatScaled(tenThousandths, 4, 2);
}

/** Rows of `precios`: every product but one in five hundred; a tenth under an offer without end. */
export function* benchPriceRows(options: BenchOptions): Generator<Row> {
  for (let index = 0; index < options.products; index += 1) {
    const dice = diceFor(`${options.seed} price ${index}`);
    if (dice.int(1, 500) === 1) continue;
    const list = benchCents(index, options.seed) * 100 + dice.int(0, 99);
    yield {
      producto_id: productId(index),
      precio_lista: dollars(list),
      ...(dice.chance(10)
        ? {
            precio_especial: dollars(Math.floor((list * dice.int(70, 95)) / 100)),
            oferta_desde: '2020-01-01',
            oferta_hasta: '2099-12-31',
          }
        : {}),
      ...(dice.chance(20)
        ? {
            volumen: [
              { desde: 5, descuento: 2 },
              { desde: 20, descuento: 5 },
            ],
          }
        : {}),
      ...(dice.chance(5) ? { precio_map: dollars(Math.floor(list * 0.8)) } : {}),
    };
  }
}

function* stockOf(index: number, options: BenchOptions): Generator<Row> {
  const dice = diceFor(`${options.seed} stock ${index}`);
  const whole = Math.floor(options.stockPerProduct);
  const rows = whole + (dice.int(0, 9_999) < (options.stockPerProduct - whole) * 10_000 ? 1 : 0);
  const start = dice.int(0, CODES.length - 1);
  const step = dice.pick(STEPS);
  const soldOut = dice.chance(8);
  const used = dice.chance(12) ? dice.int(1, 4) : 0;
  for (let place = 0; place < rows; place += 1) {
    const last = place === rows - 1 && rows <= CODES.length;
    const condition = last ? used : Math.floor(place / CODES.length);
    const sucursal = CODES[(start + place * step) % CODES.length];
    const cantidad =
      condition > 0 ? dice.int(0, 3) : soldOut ? 0 : Math.floor((dice.int(0, 60) * dice.int(0, 60)) / 40);
    yield { producto_id: productId(index), condicion: CONDITIONS[condition], sucursal, cantidad };
  }
}

/** Rows of `existencias`, `stockPerProduct` for each product on average. */
export function* benchStockRows(options: BenchOptions): Generator<Row> {
  for (let index = 0; index < options.products; index += 1) yield* stockOf(index, options);
}
