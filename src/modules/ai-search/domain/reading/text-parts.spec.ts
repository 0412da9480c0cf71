import { scan } from './scan';
import { textParts } from './text-parts';

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
    // what there is already
    ['ya traen radio y rotulo, faltan las luces', ['ya traen radio y rotulo =', 'faltan las luces +']],
    [
      'los telefonos ya los compro, cotizame el conmutador',
      ['los telefonos ya los compro =', 'cotizame el conmutador +'],
    ],
    ['ya pusimos reja y pluma', ['ya pusimos reja y pluma =']],
    ['aqui ya hay alarma', ['aqui ya hay alarma =']],
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
