import { effectiveScopes, issuedScopes, knownScopes, narrowScopes } from '@/modules/auth/domain/scopes';
import type { Scope } from '@/shared/kernel/caller';

const BOTH: readonly Scope[] = ['carrito', 'ver-productos'];

describe('narrowScopes', () => {
  it.each<[readonly Scope[], string | undefined, readonly Scope[] | undefined]>([
    [BOTH, undefined, BOTH],
    [BOTH, '', BOTH],
    [BOTH, '   ', BOTH],
    [BOTH, 'carrito', ['carrito']],
    [BOTH, ' carrito  carrito ', ['carrito']],
    [BOTH, 'ver-productos carrito', BOTH],
    [['carrito'], 'carrito', ['carrito']],
    [['carrito'], 'ver-productos', undefined],
    [['carrito'], 'carrito ver-productos', undefined],
    [BOTH, 'admin', undefined],
    [BOTH, 'carrito admin', undefined],
    [BOTH, 'CARRITO', undefined],
    [BOTH, 'carrito,ver-productos', undefined],
    [BOTH, 'constructor', undefined],
    [[], undefined, []],
  ])('of %j asked for %j are %j', (granted, requested, expected) => {
    expect(narrowScopes(granted, requested)).toEqual(expected);
  });
});

describe('knownScopes', () => {
  it('puts them in order, each once', () => {
    expect(knownScopes(['ver-productos', 'carrito', 'carrito'])).toEqual(BOTH);
  });
});

describe('effectiveScopes', () => {
  it.each<[string, string | undefined, readonly Scope[], readonly Scope[]]>([
    [
      'not narrowed, follows what is added',
      undefined,
      ['carrito', 'ver-productos', 'webhooks'],
      ['carrito', 'ver-productos', 'webhooks'],
    ],
    ['not narrowed, follows what is taken away', '  ', ['carrito'], ['carrito']],
    ['narrowed, gets nothing that is added', 'carrito', ['carrito', 'ver-productos', 'webhooks'], ['carrito']],
    [
      'narrowed to all there was, gets nothing that is added',
      'carrito ver-productos',
      ['carrito', 'pedidos'],
      ['carrito'],
    ],
    ['narrowed, loses what is taken away', 'carrito', ['ver-productos'], []],
  ])('of a token that was %s', (_name, requested, now, expected) => {
    const issued = issuedScopes(narrowScopes(BOTH, requested) ?? [], requested);
    expect(effectiveScopes(issued, now)).toEqual(expected);
  });
});
