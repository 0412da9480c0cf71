import type { ImportEntity, RawRecord, RowPatch } from '@/modules/importing/import-entity';
import { Problem, problem } from '@/modules/importing/readers/problem';
import { decimal } from '@/modules/importing/readers/numbers';
import type { BranchesLoadService } from '@/modules/support-catalogs/branches-load.service';

/** Rates of the seven terms (Decisions 4), which are also their names in the service. */
const TERMS = ['normal', 'preferencial', 'un_dia', 'una_semana', 'dos_semanas', 'tres_semanas', 'un_mes'] as const;

const ABOUT: Readonly<Record<(typeof TERMS)[number], string>> = {
  normal: 'el normal',
  preferencial: 'de contado',
  un_dia: 'a un día',
  una_semana: 'a una semana',
  dos_semanas: 'a dos semanas',
  tres_semanas: 'a tres semanas',
  un_mes: 'a un mes o más',
};
const RATE_DECIMALS = 4;
const MAX_PESOS = 1000;

/** Ten-thousandths of a peso per dollar. */
const rateOf = decimal({
  decimals: RATE_DECIMALS,
  min: 1,
  max: MAX_PESOS * 10 ** RATE_DECIMALS,
  wrong: problem('debe ser los pesos por dólar, mayor que 0, por ejemplo "17.95"'),
  tooMuch: problem(`debe ser de ${MAX_PESOS} pesos por dólar como máximo`),
});

/** One object with the seven rates: a row each. */
export function tipoCambio({ exchangeRates }: BranchesLoadService): ImportEntity {
  return {
    name: 'tipo_cambio',
    about: 'los siete tipos de cambio, en un solo objeto',
    described: TERMS.map((name) => ({
      name,
      type: 'pesos por dólar, con cuatro decimales',
      key: false,
      required: true,
      about: ABOUT[name],
      example: '17.9500',
    })),
    fields: new Set(TERMS),
    nested: new Set(),
    tables: [exchangeRates],
    fullTables: [],
    oneObject: true,
    read(record, line) {
      const patches: RowPatch[] = [];
      for (const term of TERMS) {
        const rate = readRate(record, term);
        if (rate instanceof Problem) line.problem(term, rate.text);
        else
          patches.push({
            table: exchangeRates,
            values: rate === undefined ? { term } : { term, rate },
            fieldOf: () => term,
          });
      }
      return patches;
    },
  };
}

/** Undefined when the line leaves the term out. */
function readRate(record: RawRecord, term: string): number | undefined | Problem {
  const given = record[term];
  return given === undefined ? undefined : rateOf(given);
}
