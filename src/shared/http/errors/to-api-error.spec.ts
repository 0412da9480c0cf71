import { ServiceUnavailableException } from '@nestjs/common';
import { toApiError } from '@/shared/http/errors/to-api-error';
import { DomainError } from '@/shared/kernel/domain-error';

describe('toApiError', () => {
  it.each<[string, unknown, string]>([
    ['a refusal that knows no better', new DomainError('unavailable', 'busqueda_ia_no_disponible', 'off'), '5'],
    ['one that does', new DomainError('unavailable', 'no_disponible', 'in line', { retryAfterSeconds: 2 }), '2'],
    ['what the framework throws', new ServiceUnavailableException(), '5'],
  ])('says when to try again what is unavailable: %s', (_what, thrown, seconds) => {
    const { status, extras } = toApiError(thrown);
    expect([status, extras.headers]).toEqual([503, { 'Retry-After': seconds }]);
  });

  it('says so of nothing else', () => {
    expect(toApiError(new DomainError('not_found', 'marca_no_encontrada', 'none')).extras.headers).toBeUndefined();
  });
});
