import { anotherOne } from './owned/another-one';
import { plainlyAsked } from './plainly-asked';
import { scan } from './scan';

const said = (text: string): string =>
  anotherOne(plainlyAsked(scan(text)))
    .map((token) => token.text)
    .join(' ')
    .replace(/[ ,]+$/, '');

it.each([
  ['precio de camaras', 'busco camaras'],
  ['buenas tardes, ¿en cuanto sale la camara?', ', busco la camara'],
  ['vengo por un switch', 'busco un switch'],
  ['solicito precio y existencia de un switch', 'busco un switch'],
  ['adquisicion de camaras para la escuela', 'busco camaras para la escuela'],
  ['favor de proponer camaras', 'busco camaras'],
  ['agradecere me envien cotizacion de camaras', 'busco camaras'],
  ['paso hoy por un switch', 'recojo busco un switch'],
  ['necesito pasar hoy mismo por unas pilas', 'recojo busco unas pilas'],
  ['junte 1730 pesos, me alcanza para una camara?', 'junte 1730 pesos , busco una camara'],
  ['me preguntan por camaras bala', 'busco camaras bala'],
  ['un señor vino preguntando por camaras', 'busco camaras'],
  ['el cliente me esta pidiendo un rack para mañana', 'busco un rack'],
  ['entro a la carrera y el profe pidio un multimetro', 'entro a la carrera y busco multimetro'],
  ['el supervisor nos exige un rack', 'busco rack'],
  ['opciones de tableta', 'busco tableta'],
  ['ayudame a escoger un regulador', 'busco un regulador'],
  ['looking for a router', 'busco a router'],
  ['hay camaras?', 'busco camaras'],
  ['no encuentro focos en ningun lado', 'busco focos busco'],
  ['en ningun lado encuentro focos', 'busco busco focos'],
  ['hola buen dia, no se como se llama, es para ver de noche', 'hola , , es para ver de noche'],
  ['mi jefe quiere ver la bodega, ¿que me recomiendan?', 'busco ver la bodega'],
])('what only asks is told plainly: %s', (text, plain) => {
  expect(said(text)).toBe(plain);
});

it.each([
  'aparato para ver el precio de los productos',
  'etiquetas con precio de oferta',
  'no encuentro a mi perro',
  'hay una fuga de gas en la cocina',
  'la camara que me pidieron',
  'existencia de camaras en monterrey',
  'camaras para hoy',
  'me alcanza para 500',
  'un switch, paso por el',
])('what tells more is left as it is: %s', (text) => {
  expect(said(text)).toBe(
    scan(text)
      .map((token) => token.text)
      .join(' '),
  );
});

it.each([
  ['se me descompuso mi camara, quiero otra', 'camara'],
  ['quiero cambiar mi regulador viejo por uno nuevo', 'quiero regulador'],
  ['ya tengo un switch, necesito otro igual', 'un switch'],
  ['se robaron el grabador de la tienda y hay que reponerlo', 'el grabador de la tienda'],
  ['no me alcanza para un monitor caro, uno sencillo', 'un monitor'],
  ['tengo una camara y quiero otra para la cochera', 'una camara para la cochera'],
  ['my router broke and i need a new one', 'router'],
])('what stands for the thing told of before is that thing: %s', (text, thing) => {
  expect(said(text)).toBe(thing);
});

it.each(['tengo un grabador y quiero otra camara', 'quiero otra camara', 'una camara nueva', 'otro'])(
  'but not where the other thing is named, or none was told of: %s',
  (text) => {
    expect(said(text)).toBe(text);
  },
);

it.each([
  ['tengo un dvr de 4, quiero uno de 8', 'un dvr de 8'],
  [
    'compre uno de 500 va y no aguanto, busco uno de 1500 va',
    'compre uno de 500 va y no aguanto , busco uno de 1500 va',
  ],
  ['quiero cambiar mi tele de 32 por una de 43 pulgadas', 'quiero tele de 43 pulgadas'],
  ['tengo un router, quiero uno wifi 6', 'un router wifi 6'],
  ['tengo un kit de 4 camaras y quiero uno de 8', 'un kit de 8'],
  // the old one's size, where the new one is to have more of it
  ['mi disco es de 1 tera, quiero uno mas grande', 'disco mas de 1 tera'],
  ['mi monitor de 19 pulgadas, quiero uno nuevo', 'monitor de 19 pulgadas'],
])('another one of another size is that thing: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});
