import { nestBracketed } from '@/shared/http/fields/bracketed-fields';

describe('fields with brackets in their names', () => {
  it.each([
    ['no brackets', { a: '1', b: ['2', '3'] }, { a: '1', b: ['2', '3'] }],
    ['an object', { 'd[estado]': 'CHIH', 'd[pais]': 'MEX' }, { d: { estado: 'CHIH', pais: 'MEX' } }],
    [
      'a list of objects',
      { 'p[0][id]': '5', 'p[0][tipo]': 'a', 'p[1][id]': '6' },
      { p: [{ id: '5', tipo: 'a' }, { id: '6' }] },
    ],
    ['items in any order, with gaps', { 'p[10]': 'z', 'p[2]': 'y', 'p[1]': 'x' }, { p: ['x', 'y', 'z'] }],
    ['one item without a number', { 'tipos[]': 'a' }, { tipos: ['a'] }],
    ['several of them', { 'tipos[]': ['a', 'b'] }, { tipos: ['a', 'b'] }],
    ['a field sent twice', { 'd[pais]': ['MEX', 'USA'] }, { d: { pais: ['MEX', 'USA'] } }],
    ['a word among numbers', { 'p[0]': 'x', 'p[id]': 'y' }, { p: { '0': 'x', id: 'y' } }],
    ['a name that is also sent whole', { p: '[]', 'p[0]': 'x' }, { p: '[]', 'p[0]': 'x' }],
    [
      'items that nothing tells apart',
      { 'p[][id]': ['1', '2'], 'p[][n]': ['3', '4'] },
      { 'p[][id]': ['1', '2'], 'p[][n]': ['3', '4'] },
    ],
    ['a value in the way of an object', { 'd[a]': '1', 'd[a][b]': '2' }, { d: { a: '1' }, 'd[a][b]': '2' }],
    ['an object in the way of a value', { 'd[a][b]': '2', 'd[a]': '1' }, { d: { a: { b: '2' } }, 'd[a]': '1' }],
    ['brackets that do not fit', { 'a[b': '1', 'a]b[': '2', '[a]': '3' }, { 'a[b': '1', 'a]b[': '2', '[a]': '3' }],
    ['too many levels', { 'a[b][c][d][e]': '1' }, { a: { b: { c: { d: { e: '1' } } } } }],
    ['one more', { 'a[b][c][d][e][f]': '1' }, { 'a[b][c][d][e][f]': '1' }],
  ])('%s', (_what, fields, expected) => {
    expect(nestBracketed(fields)).toEqual(expected);
  });

  it('reaches no prototype, and makes no long list of one high number', () => {
    const nested = nestBracketed({
      '__proto__[tipo]': 'x',
      'a[__proto__][tipo]': 'x',
      'p[999999]': 'y',
      'q[9999999]': 'z',
    });
    expect(({} as { tipo?: string }).tipo).toBeUndefined();
    expect(Object.keys(nested)).toEqual(['__proto__[tipo]', 'a', 'p', 'q']);
    expect([nested.p, nested.q]).toEqual([['y'], { '9999999': 'z' }]);
  });
});
