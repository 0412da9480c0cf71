import { parseQuery } from '@/shared/http/server/query-string';

describe('parseQuery', () => {
  it.each([
    ['', {}],
    ['busqueda=camara+domo&limit=10', { busqueda: 'camara domo', limit: '10' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['busqueda=c%C3%A1mara%20%2B', { busqueda: 'cámara +' }],
    ['busqueda=c%E1mara+domo%2B&limit=10', { busqueda: 'cámara domo+', limit: '10' }],
    ['q=dise%f1o&%E1=1', { q: 'diseño', á: '1' }],
    ['q=100%&r=%zz', { q: '100%', r: '%zz' }],
    ['q=%E1%zz', { q: 'á%zz' }],
    ['q=c%C3%A1mar%C3', { q: 'cámar\ufffd' }],
  ])('of %p is %p', (query, parameters) => {
    expect({ ...parseQuery(query) }).toEqual(parameters);
  });
});
