import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer, percent } from '@/modules/importing/readers/numbers';
import { nested, problem, type Reader } from '@/modules/importing/readers/problem';
import { isPlainObject } from '@/modules/importing/readers/structures';
import { oneOf, slug, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import { RATE_TERMS, type RateTerm } from '@/modules/support-catalogs/domain/exchange-rates';
import type { PaymentForms } from '@/modules/support-catalogs/domain/payment-methods';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

const NOT_FORMS = problem('debe ser un objeto con PUE y, si se puede, PPD, por ejemplo {"PUE": 1, "PPD": 2}');
const terms = Object.fromEntries(RATE_TERMS.map((term) => [term, term])) as Record<RateTerm, RateTerm>;
const isForm = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 100;

const forms: Reader<PaymentForms> = nested((value) => {
  if (!isPlainObject(value)) return NOT_FORMS;
  const { PUE: single, PPD: deferred = null } = value;
  return isForm(single) && (deferred === null || isForm(deferred)) ? { single, deferred } : NOT_FORMS;
});

/**
 * Payment methods. A line is one method (`key`), or a group as the endpoint shows it: `nombre` and `metodo`, an object of
 * methods by key.
 */
export function formasPago(tables: SupportCatalogsLoadService): ImportEntity {
  const oneMethod = recordEntity({
    name: 'formas_pago',
    alsoKnown: ['metodo'],
    rows: [
      rowOf(tables.paymentMethods, {
        key: from('key', slug(/^[a-z0-9][a-z0-9+_-]*$/, 'credito-15')),
        group: from('nombre', text({ min: 1 })),
        title: from('titulo', text({ min: 1 })),
        satCode: from('codigo', slug(/^\d{2}$/, '03')),
        discount: from('descuento', percent()),
        exchangeRate: from('tipo_cambio', oneOf(terms)),
        termDays: from('plazo', integer({ min: 0, max: 365 })),
        forms: from('forma', forms),
        position: from('orden', integer({ min: 0, max: 100_000 })),
      }),
    ],
  });
  return {
    ...oneMethod,
    nested: new Set([...oneMethod.nested, 'metodo']),
    read: (record, line) => methodsOf(record).flatMap((method) => oneMethod.read(method, line)),
  };
}

function methodsOf(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  const { metodo, ...shared } = record;
  if (!isPlainObject(metodo)) return [record];
  return Object.entries(metodo).map(([key, method]) => ({ ...shared, ...(isPlainObject(method) ? method : {}), key }));
}
