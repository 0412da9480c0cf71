import { withoutNames } from './proper-names';

const left = (text: string): string => withoutNames(text).replace(/ +/g, ' ').trim();

describe('names of people and places', () => {
  it.each([
    ['doña Lupita me paso su contacto', 'doña me paso su contacto'],
    ['dice don beto que una camara', 'dice don que una camara'],
    ['buenas, le escribe Ramiro Cázares y quiero una camara', 'buenas, le escribe y quiero una camara'],
    ['me llamo Luz Torres, quiero una camara de luz', 'me llamo , quiero una camara de luz'],
    ['el ing. Torres pidio una torre para antena', 'el ing. pidio una torre para antena'],
    ['mi compadre Reyes dice que un panel', 'mi compadre dice que un panel'],
    ['soy del fraccionamiento Villas del Puente y quiero pluma', 'soy del fraccionamiento y quiero pluma'],
    ['el templo de Nuestra Señora de la Luz pide bocinas', 'el templo de pide bocinas'],
    ['es para el hotel Sol del Río y son 18 cuartos', 'es para el hotel y son 18 cuartos'],
  ])('are left out: %s', (text, without) => {
    expect(left(text)).toBe(without);
  });

  it.each([
    ['what is written small', 'una camara para mi amigo con luz'],
    ['what stands behind other words', 'quiero una camara Hikvision para el patio'],
    ['where every word is written large', 'Camara Para Hotel Domo Exterior'],
    ['where all is written large', 'CAMARA PARA HOTEL DOMO'],
    ['things without a name', 'para el hotel con 18 cuartos'],
  ])('nothing else is: %s', (_, text) => {
    expect(withoutNames(text)).toBe(text);
  });
});
