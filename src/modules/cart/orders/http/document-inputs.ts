import { ORDER_STATES, type OrderState } from '@/modules/cart/orders/domain/states/order-state';
import { QUOTE_STATES, type QuoteState } from '@/modules/cart/orders/domain/states/quote-life';
import { Field } from '@/shared/http/fields/field';
import { IntegerField } from '@/shared/http/fields/integer-field';
import { anyText, calendarDay, identifier, text, type Parser } from '@/shared/http/fields/parsers';
import { endOfDay, isDay, startOfDay } from '@/shared/kernel/clock';
import { firstCharacters, SEARCH_CHARACTERS } from '@/shared/text/characters';

const refuse = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });

/** Some of a few words, separated by commas, each once. */
const words =
  <T extends string>(known: readonly T[]): Parser<readonly T[]> =>
  (raw) => {
    const asked =
      typeof raw === 'string'
        ? raw
            .split(',')
            .map((word) => word.trim().toLowerCase())
            .filter(Boolean)
        : [];
    const found = known.filter((word) => asked.includes(word));
    const all = asked.length > 0 && asked.every((word) => (known as readonly string[]).includes(word));
    return all ? { ok: true, value: found } : refuse(`debe ser, separados por comas: ${known.join(', ')}`);
  };

const TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** A day, or a moment of one, in Mexico City; as epoch milliseconds. */
const moment: Parser<number> = (raw) => {
  const asked = typeof raw === 'string' ? raw.trim() : '';
  if (isDay(asked)) return { ok: true, value: startOfDay(asked) };
  const [, date = '', hours, minutes, seconds = '0'] = TIME.exec(asked) ?? [];
  const parts = [Number(hours), Number(minutes), Number(seconds)] as const;
  if (!isDay(date) || parts[0] > 23 || parts[1] > 59 || parts[2] > 59)
    return refuse('debe ser una fecha AAAA-MM-DD, con o sin hora HH:MM:SS');
  return { ok: true, value: startOfDay(date) + ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000 };
};

class DocumentListQuery {
  @Field(calendarDay, {
    example: '2026-11-01',
    description: 'Desde este día, inclusive (hora de la Ciudad de México).',
  })
  desde?: string;

  @Field(calendarDay, { example: '2026-11-30', description: 'Hasta este día, inclusive.' })
  hasta?: string;

  @Field(text(1, 100), { example: 'OC-77', description: 'Su orden de compra, exacta.' })
  orden_compra?: string;

  @Field(anyText, {
    example: 'CHI-0001',
    description: 'Inicio del folio. `%` y `_` son caracteres comunes; cuentan los primeros 256.',
  })
  busqueda?: string;

  @IntegerField(10, 100, {
    example: 25,
    description: 'Cuántos por respuesta.',
    default: 25,
  })
  limit?: number;

  @Field(anyText, {
    example: 'WyJ2MSIsMTAwMDAx',
    description: 'El `cursor` de la respuesta anterior, sin cambios.',
  })
  cursor?: string;
}

export class QuoteListQuery extends DocumentListQuery {
  @Field(words(QUOTE_STATES), {
    example: 'vigente',
    description: 'Estados separados por comas: vigente, vencida, ordenada.',
    list: true,
  })
  estado?: readonly QuoteState[];
}

export class OrderListQuery extends DocumentListQuery {
  @Field(words(ORDER_STATES), {
    example: 'recibido,en_proceso',
    description: `Estados separados por comas: ${ORDER_STATES.join(', ')}.`,
    list: true,
  })
  estado?: readonly OrderState[];

  @Field(moment, {
    example: '2026-11-21 10:00:00',
    description: 'Los que cambiaron desde entonces: `AAAA-MM-DD` o con hora `HH:MM:SS`.',
  })
  modificado_desde?: number;

  @Field(identifier, {
    example: 36178,
    description: 'Los que llevan este producto, por su id.',
    schema: { type: 'integer', minimum: 1 },
  })
  producto?: number;
}

/** What both lists are searched by, in the terms of the service; days become moments. */
export function rangeOf({ desde, hasta, orden_compra, busqueda, limit = 25 }: DocumentListQuery): {
  from: number | undefined;
  to: number | undefined;
  purchaseOrder: string | undefined;
  prefix: string | undefined;
  limit: number;
} {
  const prefix = busqueda === undefined ? '' : firstCharacters(busqueda.normalize('NFC').trim(), SEARCH_CHARACTERS);
  return {
    from: desde === undefined ? undefined : startOfDay(desde),
    to: hasta === undefined ? undefined : endOfDay(hasta),
    purchaseOrder: orden_compra,
    prefix: prefix === '' ? undefined : prefix,
    limit,
  };
}

export class FolioPath {
  @Field(anyText, {
    example: 'CHI-00012326',
    description: 'El folio, sin diagonal o con ella codificada (`CHI-000123%2F26`).',
    required: true,
  })
  folio: string;
}

export class YearFolioPath {
  @Field(anyText, { example: 'CHI-000123', description: 'Lo que precede a la diagonal del folio.', required: true })
  folio: string;

  @Field(anyText, { example: '26', description: 'Lo que sigue a la diagonal del folio.', required: true })
  anio: string;
}
