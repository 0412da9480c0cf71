import { cleanFolio } from '@/modules/invoices/domain/folio';
import type { InvoicesLoadService } from '@/modules/invoices/invoices-load.service';
import { folio, folioOrNone } from '@/modules/importing/entities/sales/factura-readers';
import type { GuideFollower } from '@/modules/importing/follow/guide-follower.service';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { id } from '@/modules/importing/readers/numbers';
import { mapped, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { isImportedDay, line, webAddress } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';

const MAX_GUIDE = 60;
const NOT_GUIDE = problem(`debe ser un número de guía de hasta ${MAX_GUIDE} caracteres, por ejemplo "794600000123"`);
const NOT_TIME = problem(
  'debe ser una fecha AAAA-MM-DD o DD-MM-AAAA, con hora HH:MM:SS o sin ella, por ejemplo "2026-03-02 12:30:00"',
);

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';
const DAY_FIRST = new RegExp(`^(?<day>\\d{2})-(?<month>\\d{2})-(?<year>\\d{4})(?: (?<time>${TIME}))?$`);
const YEAR_FIRST = new RegExp(`^(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?:[ T](?<time>${TIME}))?$`);

/** Shipping guides. */
export function guias(tables: InvoicesLoadService, follower: GuideFollower): ImportEntity {
  const { guides } = tables;
  const base = recordEntity({
    name: 'guias',
    about: 'guías de envío',
    rows: [
      rowOf(tables.guides, {
        guideFolio: from('folio_guia', guideFolio(), 'número de guía', '794600000123'),
        accountId: from('num_cliente', id(), 'cliente', 100245),
        carrier: from('fletera', line(), 'fletera', 'estafeta'),
        invoiceFolio: from('folio_factura', folio(), 'factura que ampara', 'FA26/000123'),
        orderFolio: from('folio_pedido', folioOrNone(), 'pedido que viaja en ella', 'MTY-000123/26-API'),
        state: from('estado', line({ max: 60 }), 'dónde va, en palabras de la fletera', 'En tránsito'),
        stateAt: from('fecha_estado', invoicedAt(), 'desde cuándo, con o sin hora', '2026-03-03 09:00:00'),
        url: from(
          'url',
          webAddress(500),
          'dónde rastrearla; si falta, la página de la fletera',
          'https://rastreo.example/794600000123',
        ),
        invoicedAt: from('fecha_factura', invoicedAt(), 'fecha de la factura, con o sin hora', '2026-03-02 12:30:00'),
      }),
    ],
  });
  return {
    ...base,
    follow: (transaction, saved, terms) =>
      follower.follow(
        transaction,
        saved.map(({ row, before }) => ({ before: before && guides.decoded(before), after: guides.decoded(row) })),
        terms,
      ),
    followWithdrawn: (transaction, rows) =>
      follower.withdrawn(
        transaction,
        rows.map((row) => guides.decoded(row)),
      ),
  };
}

/** A guide's number in the form it is kept in. */
export function guideFolio(): Reader<string> {
  return mapped(line(), (value) => cleanFolio(value, MAX_GUIDE) ?? NOT_GUIDE);
}

/** A day with or without time, the day or the year first, as `YYYY-MM-DD HH:MM:SS`. */
function invoicedAt(): Reader<string> {
  return typed('fecha AAAA-MM-DD o DD-MM-AAAA, con hora o sin ella', (value) => {
    const written = typeof value === 'string' ? value.trim() : '';
    const parts = (DAY_FIRST.exec(written) ?? YEAR_FIRST.exec(written))?.groups;
    if (!parts) return NOT_TIME;
    const { year = '', month = '', day = '', time = '00:00:00' } = parts;
    return isImportedDay(`${year}-${month}-${day}`) ? `${year}-${month}-${day} ${time}` : NOT_TIME;
  });
}
