import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';

/** What somebody who sells is told not to do: `no me las ofrezcan`, `no incluir`. */
const GIVING = [
  ...'ofrezcas ofrezcan mandes manden envies envien muestres muestren ensenes ensenen cotices coticen vendas vendan traigas traigan'.split(
    ' ',
  ),
  ...'des den pongas pongan metas metan recomiendes recomienden sugieras sugieran propongas propongan incluyas incluyan surtas surtan pases pasen'.split(
    ' ',
  ),
];
/** The same as said to nobody: `favor de no enviar`. */
const TO_NOBODY =
  'enviar mandar ofrecer cotizar incluir proponer surtir vender poner meter considerar sugerir recomendar enviarme mandarme ofrecerme cotizarme'.split(
    ' ',
  );
const THEM = ['la', 'lo', 'las', 'los'];
const WHOM = ['me', 'nos', 'le', 'les'];
/** What is about to be given: `no me vayan a mandar`, `no me salgan con`. */
const ABOUT_TO = [
  ...['vayas a', 'vayan a'].flatMap((about) =>
    ['mandar', 'dar', 'vender', 'ofrecer', 'cotizar', 'traer', 'poner', 'meter', 'enviar', 'surtir'].map(
      (verb) => `${about} ${verb}`,
    ),
  ),
  'salgan con',
  'salgas con',
];

/** Phrases before what is not to be given: `no me vendan`, `no incluyan`, `no enviar`. */
export const NOT_TO_GIVE: readonly string[] = [
  ...[...GIVING, ...ABOUT_TO].flatMap((verb) => [...WHOM.map((whom) => `no ${whom} ${verb}`), `no ${verb}`]),
  ...GIVING.flatMap((verb) => ['me', 'nos'].map((whom) => `ni ${whom} ${verb}`)),
  ...TO_NOBODY.map((verb) => `no ${verb}`),
  ...['diga', 'digan', 'venga de', 'vengan de', 'sea marca', 'sean marca'].map((verb) => `no ${verb}`),
];

/** Phrases behind what was named, of a brand, a trait or a thing alike: it is not to be had. */
export const REFUSED_BEHIND: readonly string[] = [
  ...THEM.flatMap((them) => [
    ...GIVING.flatMap((verb) =>
      ['me ', 'nos ', ''].flatMap((whom) => [`ni ${whom}${them} ${verb}`, `no ${whom}${them} ${verb}`]),
    ),
    ...['quiero', 'queremos', 'acepto', 'aceptamos', 'manejo', 'considero', 'recomiendo'].map(
      (verb) => `no ${them} ${verb}`,
    ),
    ...['descarte', 'descartamos', 'descarto'].flatMap((verb) => [`ya ${them} ${verb}`, `${them} ${verb}`]),
    `ni ver${them}`,
    `ni ${them} menciones`,
    `ni ${them} mencionen`,
  ]),
  ...['descartada', 'descartado', 'descartadas', 'descartados'].flatMap((left) => [
    left,
    `queda ${left}`,
    `quedan ${left}`,
    `esta ${left}`,
    `estan ${left}`,
  ]),
  ...'queda fuera|quedan fuera|queda afuera|esta vetada|esta vetado|estan vetadas|estan vetados|no participa|no participan|ni en pintura|ni regalado|ni regalada|ni regalados|ni regaladas|ni gratis|ni de broma|ni de chiste|ni loco|ni loca|ni hablar|ni por error|ni de regalo|ni para que|para nada|de plano no|mejor no|definitivamente no|no gracias|no por favor'.split(
    '|',
  ),
];

/** How something is refused behind its name: `azul no`, `la huella no le sirve`. */
export const REFUSALS = bookOf({
  no: [
    'no|no me gusta|no me gustan|no me interesa|no me interesan|no me convence|no me convencen|no me late|no me laten|no me agrada|no me agradan|no quiero|no queremos|no conviene|no convienen',
    ...['me ', 'le ', 'nos ', 'les '].flatMap((whom) =>
      ['sirve', 'sirven', 'funciona', 'funcionan', 'jala', 'jalan'].map((verb) => `no ${whom}${verb}`),
    ),
    ...REFUSED_BEHIND,
  ].join('|'),
});

/** How somebody points back at what was named: `así que de esas no`. */
const POINTING = words('esas esos esa ese eso ellas ellos');

/** Whether a word points back at what was named. */
export function pointsBack(word: string): boolean {
  return POINTING.has(word);
}
