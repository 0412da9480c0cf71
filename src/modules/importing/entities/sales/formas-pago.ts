import { isRecord } from '@/shared/kernel/is-record';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer, percent } from '@/modules/importing/readers/numbers';
import { nested, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { line, oneOf, slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import { RATE_TERMS, type RateTerm } from '@/modules/support-catalogs/domain/payment/exchange-rates';
import type { PaymentForms } from '@/modules/support-catalogs/domain/payment/payment-methods';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

const NOT_FORMS = problem('debe ser un objeto con PUE y, si se puede, PPD, por ejemplo {"PUE": 1, "PPD": 2}');
const terms = Object.fromEntries(RATE_TERMS.map((term) => [term, term])) as Record<RateTerm, RateTerm>;
const isForm = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 100;

const forms: Reader<PaymentForms> = typed(
  'objeto {PUE, PPD?}',
  nested((value) => {
    if (!isRecord(value)) return NOT_FORMS;
    const { PUE: single, PPD: deferred = null } = value;
    return isForm(single) && (deferred === null || isForm(deferred)) ? { single, deferred } : NOT_FORMS;
  }),
);

/**
 * Payment methods. A line is one method (`key`), or a group as the endpoint shows it: `nombre` and `metodo`, an object of
 * methods by key.
 */
export function formasPago(tables: SupportCatalogsLoadService): ImportEntity {
  const oneMethod = recordEntity({
    name: 'formas_pago',
    about: 'formas de pago; una por línea, o un grupo como lo muestra /carrito/pago',
    alsoDescribed: [
      {
        name: 'metodo',
        type: 'objeto de formas de pago por clave',
        key: false,
        required: false,
        about: 'en lugar de key: todas las de un grupo, como las muestra /carrito/pago',
        example: undefined,
      },
    ],
    rows: [
      rowOf(tables.paymentMethods, {
        key: from('key', slug(/^[a-z0-9][a-z0-9+_-]*$/, 'credito-15'), 'clave', 'credito-30'),
        group: from('nombre', line({ min: 1 }), 'grupo en que se muestra', 'Crédito'),
        title: from('titulo', line({ min: 1 }), 'nombre', 'Crédito a 30 días'),
        satCode: from('codigo', slug(/^\d{2}$/, '03'), 'forma de pago del SAT', '99'),
        discount: from('descuento', percent(), 'descuento en por ciento', 0),
        exchangeRate: from('tipo_cambio', oneOf(terms), 'cuál de los siete tipos de cambio usa', 'tres_semanas'),
        termDays: from('plazo', integer({ min: 0, max: 365 }), 'días', 30),
        forms: from('forma', forms, 'métodos que admite', { PUE: 1, PPD: 2 }),
        position: from('orden', integer({ min: 0, max: 100_000 }), 'lugar en la lista', 10),
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
  if (!isRecord(metodo)) return [record];
  return Object.entries(metodo).map(([key, method]) => ({ ...shared, ...(isRecord(method) ? method : {}), key }));
}
