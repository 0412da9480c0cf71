import { MOST_DAYS, periodProblem, usagePeriod, type UsagePeriod } from '@/modules/usage/domain/usage-period';
import { invalidFields } from '@/shared/http/errors/api-error';
import { Field } from '@/shared/http/fields/field';
import { calendarDay, text } from '@/shared/http/fields/parsers';

const MAX_CLIENT_ID = 64;

export class UsageQuery {
  @Field(calendarDay, { example: '2026-11-01', description: 'Desde este día, inclusive; sin él, hoy.' })
  desde?: string;

  @Field(calendarDay, {
    example: '2026-11-30',
    description: `Hasta este día, inclusive; sin él, hoy. ${MOST_DAYS} días como máximo.`,
  })
  hasta?: string;

  @Field(text(1, MAX_CLIENT_ID), {
    example: 'mos_ci_1A2b3C4d5E6f7G8h9I0jKlMnOpQr',
    description: 'Solo estas credenciales; con las de otra cuenta la lista queda vacía.',
  })
  client_id?: string;
}

/** The period a query asks for; throws the 400 for one that is reversed or too long. */
export function periodOf({ desde, hasta }: UsageQuery, today: string): UsagePeriod {
  const period = usagePeriod(desde, hasta, today);
  const problem = periodProblem(period);
  if (problem === undefined) return period;
  throw invalidFields([
    problem === 'reversed'
      ? { campo: 'desde', problema: 'debe ser hasta o un día anterior', ejemplo: period.to }
      : { campo: 'desde', problema: `admite hasta ${MOST_DAYS} días, contando los dos`, ejemplo: period.to },
  ]);
}
