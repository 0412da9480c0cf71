import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import { parseIntent } from './parse-intent';
import { scan } from './scan';
import { storyPlaces, textParts } from './text-parts';

const lexicon = new Lexicon(THESAURUS, { brands: [], branches: [], categories: [] });
const partsOf = (text: string): string[] =>
  textParts(scan(text)).map(({ tokens, isWish, isHad }) => {
    const said = tokens.map((token) => token.text).join(' ');
    return `${said}${isWish ? ' +' : ''}${isHad ? ' =' : ''}`;
  });

describe('the parts of a text', () => {
  it.each<[string, string[]]>([
    ['una camara', ['una camara']],
    ['se va la luz, quiero algo, que aguante', ['se va la luz', 'quiero algo +', 'que aguante +']],
    ['no quiero cables, gracias', ['no quiero cables', 'gracias']],
    // what is wished stands for what was told before
    [
      'hola, no me da tiempo de barrer, quiero que lo haga sola',
      ['hola', 'no me da tiempo de barrer +', 'quiero que lo haga sola +'],
    ],
    [
      'me cansa abrir el porton, ocupo algo para hacerlo facil',
      ['me cansa abrir el porton +', 'ocupo algo para hacerlo facil +'],
    ],
    // a plan is a wish
    ['voy a poner internet, es un hotel', ['voy a poner internet +', 'es un hotel +']],
    ['voy a la escuela, ocupo cable', ['voy a la escuela', 'ocupo cable +']],
    // what things have is no wish, and who asks whether there are any wishes them
    ['los radios que traemos tienen ocho anos', ['los radios que traemos tienen ocho anos']],
    ['buenas, tienen camaras', ['buenas', 'tienen camaras +']],
    ['disculpe no se si tienen camaras', ['disculpe no se si tienen camaras +']],
    // what there is already
    ['ya traen radio y rotulo, faltan las luces', ['ya traen radio y rotulo =', 'faltan las luces +']],
    [
      'los telefonos ya los compro, cotizame el conmutador',
      ['los telefonos ya los compro =', 'cotizame el conmutador +'],
    ],
    ['ya pusimos reja y pluma', ['ya pusimos reja y pluma =']],
    ['aqui ya hay alarma', ['aqui ya hay alarma =']],
    // what is sound
    ['se quemo el grabador, las camaras si jalan', ['se quemo el grabador', 'las camaras si jalan =']],
    ['ya no da toques, los alambres estan buenos', ['ya no da toques', 'los alambres estan buenos =']],
    ['el panel jala bien, el teclado no', ['el panel jala bien =', 'el teclado no']],
    ['la camara jala bien', ['la camara jala bien']],
    ['una sirena, que si funcione bien', ['una sirena', 'que si funcione bien']],
    ['el motor no jala bien, la reja', ['el motor no jala bien', 'la reja']],
    // a thing that is named first, before a long story
    [
      'buenas, lector de codigos 2d, de mano, lo usaria en bodega, hoy usan uno de cable, se atora, computadora y bascula, que sea de 2 metros, no es para afuera',
      [
        'buenas +',
        'lector de codigos 2d +',
        'de mano +',
        'lo usaria en bodega',
        'hoy usan uno de cable',
        'se atora',
        'computadora y bascula',
        'que sea de 2 metros +',
        'no es para afuera +',
      ],
    ],
    [
      'fonda economica, el domingo olia feo a gas del tanque en la cocina y me espante, que puedo instalar que pite si hay fuga',
      [
        'fonda economica',
        'el domingo olia feo a gas del tanque en la cocina y me espante',
        'que puedo instalar que pite si hay fuga',
      ],
    ],
    // nothing is there
    ['ya no hay luz', ['ya no hay luz']],
    ['ya tengo todo pero falta el cable', ['ya tengo todo pero falta el cable +']],
    ['ya mero llega', ['ya mero llega']],
  ])('%s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it('keep the places of their tokens', () => {
    const tokens = scan(', hola, ya hay luz');
    for (const part of textParts(tokens))
      expect(tokens.slice(part.start, part.start + part.tokens.length)).toEqual(part.tokens);
  });
});

describe('what a long text only tells', () => {
  const story = 'mi hermano trae un tsuru del trabajo y el radio original nomas agarra una estacion';
  const told = (text: string): string[] => {
    const tokens = scan(text);
    return [...storyPlaces(tokens)].map((place) => tokens[place]?.text ?? '');
  };

  it('stands in the parts where nothing is wished', () => {
    expect(told(`${story}, quiere ponerle uno de pantalla grande`).join(' ')).toBe(story);
  });

  it.each([
    ['where nothing is wished', `${story}, ya no prende ni tiene pantalla`],
    ['of a short one', 'trae un radio, quiere otro'],
  ])('is nothing %s', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it('is of the intent too, and not where the wish says it as well', () => {
    const { concepts } = parseIntent(`${story}, quiere ponerle otro radio de pantalla`, lexicon, {
      frequency: () => 1,
    });
    const isTold = (word: string): boolean | undefined => concepts.find(({ said }) => said === word)?.told;
    expect([isTold('tsuru'), isTold('radio'), isTold('pantalla')]).toEqual([true, undefined, undefined]);
  });

  it.each([
    [
      'extintor de 6 kg, me lo exige protección civil para mi taller mecánico, hoy tengo uno de 2 kg vencido y el inspector viene el lunes',
      ['kilograms 6'],
    ],
    [
      'el grabador de mi negocio guarda 3 días porque trae un disco de 500 gb y no me alcanza, quiero un disco de 4 tb que grabe todo el día',
      ['gigabytes 4000'],
    ],
    [
      'mi esposa no puede abrir el portón de la cochera porque pesa como 600 kg y ya se lastimó la espalda, quiero un motor para abrirlo',
      ['kilograms 600'],
    ],
  ])('what it measures counts where nothing wished is measured so: %s', (text, expected) => {
    const { measures } = parseIntent(text, lexicon, { frequency: () => 1 });
    expect(measures.map(({ dimension, value }) => `${dimension} ${value}`)).toEqual(expected);
  });
});
