import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { REFUSED_BEHIND } from './refusals';

/** Behind a name, whatever leads to it: it is not to be had. */
export const CLEAR = bookOf({
  no: [
    'no me gusta|no me gustan|no le gusta|no le gustan|no nos gustan|no me late|no me laten|no me interesa|no me interesan|no me agradan|no gracias|no porfis|no please|no lo quiere|no la quiere|no los quiere|no las quiere|no quiero|no queremos|no la quiero|no lo quiero|no los quiero|no las quiero|ya no quiero|ya no queremos|no puede ser|no pueden ser|no acepto|no aceptamos|no me convence|no me convencen|ni loco|ni loca|ni en pintura|ni de broma|ni de chiste|tampoco|tampoco quiero|nunca mas|nel|ni madres|para nada|por favor no|porfa no',
    'no las necesito|no los necesito|no la necesito|no lo necesito|no las ocupo|no los ocupo|no la ocupo|no lo ocupo|saltatelos|saltatelas|saltalos|saltalas|saltenselos|saltenselas|saltenlos|saltenlas|brincatelos|brincatelas|ignoralos|ignoralas|olvidalo|olvidala|olvidalos|olvidalas|olvidense|olvidenlo|olvidenla|olvidenlos|olvidenlas|olvidelo|olvidela|olvidelos|olvidelas|descartenlo|descartenla|descartenlos|descartenlas|quitenlo|quitenla|quitalo|quitala|quitalos|quitalas|quitenlos|quitenlas|descartalo|descartala|descartalos|descartalas|sacalos|sacalas|borralos|borralas|abstente|abstenganse|abstenerse|dejalos fuera|dejalas fuera|dejalo fuera|dejala fuera|fuera de la lista|no thanks|no way|forget it|skip it|skip them|not for me|not that one|not those|y no la queremos|y no lo queremos|y no los queremos|y no las queremos|y no la quiero|y no lo quiero|y no los quiero|y no las quiero',
    ...REFUSED_BEHIND,
  ].join('|'),
});
/** Of a trait, behind `los de X` or `los X`: it went wrong. */
export const COMPLAINTS = bookOf({
  no: 'se mueren|se muere|se descargan|se descarga|se acaban|se derriten|se derrite|se rompen|se rompe|se quiebran|se quiebra|se oxidan|se oxida|se pican|se caen|se cae|se zafan|se truenan|truenan|truena|fallan|falla|se queman|se quema|se calientan|no duran|no dura|no me duran|se despegan|se descomponen|se atoran|se ven horribles|se ve horrible|se ven feas|se ven feos|se ve feo|se desconectan|se desconecta|se pierden|se despintan|se desconchan|se echan a perder|me salen malas|me salen malos|me salieron malas|me salieron malos|me han fallado|me fallan|keep breaking|keep dying|die on me',
});
/** There are some already, where others are asked for: `de pedal ya tenemos, quiero otro tipo`. */
export const HAD = bookOf({ had: 'ya tengo|ya tenemos|ya hay|ya traigo|ya compre|ya compramos|ya use|ya usamos' });
export const OTHERS = /^(?:otr[oa]s?|distint[oa]s?|diferentes?)$/;
const TO_WHOM = ['me ', 'nos ', 'le ', ''];
const NOT_ENOUGH = [
  'alcanza',
  'alcanzan',
  'llega',
  'llegan',
  'rinde',
  'rinden',
  'basta',
  'bastan',
  'da abasto',
  'dan abasto',
];
const LEFT_SHORT = ['se', 'se me', 'se nos', 'me', 'nos'].flatMap((whom) => [`${whom} queda`, `${whom} quedan`]);
/** Of an amount: what is wanted is more, or less, than that. */
export const AMISS = bookOf({
  more: [
    ...TO_WHOM.flatMap((whom) => NOT_ENOUGH.flatMap((verb) => [`no ${whom}${verb}`, `ya no ${whom}${verb}`])),
    ...LEFT_SHORT.flatMap((is) => ['corto', 'corta', 'cortos', 'cortas'].map((short) => `${is} ${short}`)),
    'es poco|es poca|son pocos|son pocas|es muy poco|es muy poca|is too small|is not enough|isnt enough',
  ].join('|'),
  less: 'es demasiado|es demasiada|son demasiados|son demasiadas|es mucho|es mucha|son muchos|son muchas|me sobra|me sobran|is too much|is too big',
});
/** The same, of `los de X` alone: `el motor no sirve` is of one's own. */
export const OF_SOME = bookOf({
  no: 'no me sirve|no me sirven|no nos sirve|no nos sirven|no le sirve|no sirven|no sirve|no jala|no jalan|no entra|no entran|no cabe|no caben|no me cabe|no me caben|no nos cabe|no nos caben|no le cabe|no le caben|no funciona|no funcionan|no aguanta|no aguantan|no me alcanza|no nos alcanza|no me da confianza|no me dan confianza|no nos convence|ya no|ya no me sirven|no pasa|no pasan|me cae gordo|me caen gordos|me caen gordas|me choca|me chocan|no me queda|no me quedan|no nos queda|no nos quedan|no queda|no quedan|no me alcanzan|no nos alcanzan|no son compatibles|no es compatible|no combina|no combinan|no empata|no empatan|no compatibles|no caben|no llego|no llega|no llegan|no la libro|no alcanza|no alcanzan|wont work|wont fit|doesnt work|dont work|doesnt fit|dont fit',
});
/** Who wants no work with something wants nothing that has it: `no quiero andar cambiando pilas`. */
export const HASSLES = bookOf({
  without: [
    'no quiero',
    'no queremos',
    'para no',
    'sin',
    'harto de',
    'harta de',
    'hartos de',
    'ya no quiero',
    'no pienso',
  ]
    .flatMap((begin) =>
      ['andar ', 'estar ', ''].flatMap((going) =>
        ['cargando', 'cambiando', 'comprando', 'poniendo', 'batallando con', 'lidiando con', 'recargando'].map(
          (doing) => `${begin} ${going}${doing}`,
        ),
      ),
    )
    .concat(['no quiero batallar con', 'no quiero lidiar con', 'para no andar con'])
    .join('|'),
});
