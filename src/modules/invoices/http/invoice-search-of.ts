import { parseInvoiceSearch, yearPeriod, type InvoiceSearch } from '@/modules/invoices/domain/invoice-search';
import type { InvoiceListQuery } from '@/modules/invoices/http/invoice-inputs';
import { invalidFields } from '@/shared/http/errors/api-error';
import { mexicoCityDate } from '@/shared/kernel/clock';

/**
 * What a list query asks for: `busqueda` when it says something, else the year, by default the current one in Mexico City
 * (Contract 4.7). A year of other than four digits is a 400, unless it is ignored (Decisions 13).
 */
export function invoiceSearchOf(query: InvoiceListQuery, now: Date): InvoiceSearch {
  return parseInvoiceSearch(query.busqueda ?? '') ?? yearPeriod(yearOf(query.anio, now));
}

function yearOf(anio: string | undefined, now: Date): number {
  if (anio === undefined) return Number(mexicoCityDate(now).slice(0, 4));
  const digits = anio.trim();
  if (/^\d{4}$/.test(digits)) return Number(digits);
  throw invalidFields([{ campo: 'anio', problema: 'debe ser un año de cuatro dígitos', ejemplo: 2026 }]);
}
