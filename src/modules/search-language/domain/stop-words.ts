/** Words that say nothing about a product. They are folded (no accents). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a al ante bajo como con cual cuyo de del desde donde e el ella en entre es esta este esto hasta la las le les lo los mas ' +
    'mi muy ni no o para pero por que se segun ser si sin sobre son su sus tu u un una uno unas unos y ya ' +
    'and for in of or the to with'
  ).split(' '),
);

/** In a title, what follows these is what the product serves, not what it is: `soporte PARA camara`. */
export const PURPOSE_WORDS: ReadonlySet<string> = new Set(['para', 'compatible', 'compatibles', 'for']);

/** These end the head of a title, which says what the product is: `camara bala CON microfono`. */
export const HEAD_END_WORDS: ReadonlySet<string> = new Set([...PURPOSE_WORDS, 'con', 'sin', 'incluye', 'with']);
