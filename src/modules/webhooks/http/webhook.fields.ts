import { EVENT_TYPES } from '@/modules/webhooks/domain/event-types';
import { DELIVERY_STATES, type DeliveryState } from '@/modules/webhooks/domain/delivery';
import { MAX_TYPES, MAX_URL_LENGTH, ORDERINGS, type Ordering } from '@/modules/webhooks/domain/webhook';
import type { ReplayRequest } from '@/modules/webhooks/deliveries.service';
import type { NewWebhook, WebhookChange } from '@/modules/webhooks/webhooks.service';
import { mexicoCityInstant } from '@/modules/webhooks/http/mexico-city-instant';
import { invalidFields, type FieldProblem } from '@/shared/http/errors/api-error';
import { Field } from '@/shared/http/fields/field';
import { IntegerField } from '@/shared/http/fields/integer-field';
import { csv, line, oneOf, text, type Parser } from '@/shared/http/fields/parsers';
import { assertReasonableShape } from '@/shared/http/body/structural-gate';
import { isRecord } from '@/shared/kernel/is-record';

const DATE_EXAMPLE = '2026-11-21 10:20:05';

/** Query of /webhooks/{id}/entregas. */
export class DeliveryListQuery {
  @Field(text(1, 600), { example: '', description: 'El de la última respuesta; sin él, desde la más reciente' })
  cursor?: string;

  @IntegerField(10, 100, {
    example: 25,
    description: 'Entregas por página, de 10 a 100',
    default: 25,
  })
  limit?: number;

  @Field(oneOf(DELIVERY_STATES), {
    example: 'fallido',
    description: 'Sólo las que están así',
    schema: { enum: [...DELIVERY_STATES] },
  })
  estado?: DeliveryState;

  @Field(csv(/^[a-z]{1,20}\.[a-z]{1,20}$/, 'tipos de evento', MAX_TYPES), {
    example: 'pedido.estado',
    description: 'Sólo las de estos tipos, separados por comas',
    list: true,
  })
  tipo?: readonly string[];

  @Field(mexicoCityInstant(), { example: DATE_EXAMPLE, description: 'Creadas desde esta fecha' })
  desde?: number;

  @Field(mexicoCityInstant(true), { example: DATE_EXAMPLE, description: 'Creadas hasta esta fecha' })
  hasta?: number;
}

const types: Parser<readonly string[]> = (raw) => {
  const names = Array.isArray(raw) ? [...new Set(raw as unknown[])] : [];
  if (names.length === 0 || names.length > MAX_TYPES)
    return { ok: false, problem: `debe ser una lista de 1 a ${MAX_TYPES} tipos, o ["*"]` };
  if (names.length === 1 && names[0] === '*') return { ok: true, value: ['*'] };
  const unknown = names.find((name) => !(EVENT_TYPES as readonly unknown[]).includes(name));
  return unknown === undefined
    ? { ok: true, value: names as string[] }
    : { ok: false, problem: 'sólo admite los tipos de GET /webhooks/tipos que se suscriben' };
};

const note = text(0, 200);
/** A line end, which `new URL` passes over, would stand in the operator's list of webhooks as one more of them. */
const url: Parser<string> = (raw) =>
  typeof raw === 'string' ? line(1, MAX_URL_LENGTH)(raw) : { ok: false, problem: 'debe ser texto' };

const EXAMPLES = {
  url: 'https://tienda.example/avisos',
  tipos: ['pedido.estado'],
  descripcion: 'Tienda en línea',
  orden: 'libre',
  estado: 'pausado',
  desde: DATE_EXAMPLE,
  hasta: DATE_EXAMPLE,
  solo: 'fallidos',
} as const;

interface Member<T> {
  readonly required?: boolean;
  /** What null and '' say; without it they say nothing, as everywhere (Decisions 1). */
  readonly whenBlank?: T;
}

/** Reads the members of a body one by one and then tells of all that is wrong with them. */
class BodyReading {
  private readonly problems: FieldProblem[] = [];
  private readonly body: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    assertReasonableShape(body);
    this.body = isRecord(body) ? body : {};
  }

  read<T>(campo: keyof typeof EXAMPLES, parse: Parser<T>, member: Member<T> = {}): T | undefined {
    const raw = this.body[campo];
    if (raw === undefined || raw === null || raw === '') {
      if (member.required) this.problems.push({ campo, problema: 'es obligatorio', ejemplo: EXAMPLES[campo] });
      return raw === undefined ? undefined : member.whenBlank;
    }
    const parsed = parse(raw);
    if (parsed.ok) return parsed.value;
    this.problems.push({ campo, problema: parsed.problem, ejemplo: EXAMPLES[campo] });
    return undefined;
  }

  done(): void {
    if (this.problems.length > 0) throw invalidFields(this.problems);
  }
}

export function readNewWebhook(body: unknown): NewWebhook {
  const reading = new BodyReading(body);
  const webhook = {
    url: reading.read('url', url, { required: true }) ?? '',
    types: reading.read('tipos', types, { required: true }) ?? [],
    description: reading.read('descripcion', note, { whenBlank: '' }) ?? '',
    ordering: reading.read<Ordering>('orden', oneOf(ORDERINGS)) ?? 'libre',
  };
  reading.done();
  return webhook;
}

export function readChange(body: unknown): WebhookChange {
  const reading = new BodyReading(body);
  const read = {
    url: reading.read('url', url),
    types: reading.read('tipos', types),
    description: reading.read('descripcion', note, { whenBlank: '' }),
    ordering: reading.read<Ordering>('orden', oneOf(ORDERINGS)),
    state: reading.read('estado', oneOf(['activo', 'pausado'] as const)),
  };
  reading.done();
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function readReplay(body: unknown): ReplayRequest {
  const reading = new BodyReading(body);
  const from = reading.read('desde', mexicoCityInstant(), { required: true }) ?? 0;
  const to = reading.read('hasta', mexicoCityInstant(true)) ?? Number.MAX_SAFE_INTEGER;
  const only = reading.read('solo', oneOf(['fallidos', 'todos'] as const)) ?? 'fallidos';
  const wanted = reading.read('tipos', types);
  reading.done();
  return { from, to, onlyFailed: only === 'fallidos', types: wanted?.includes('*') === true ? undefined : wanted };
}
