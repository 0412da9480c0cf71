import { A_TO_C } from './a-to-c';
import { D_TO_L } from './d-to-l';
import { M_TO_Z } from './m-to-z';

/** What nothing of the trade is made of, or for, whatever it is: `cámara de juguete`, `torre de cupcakes`. */
export const OF_ANYTHING =
  'juguete|peluche|fondant|plastilina|foami|chocolate|cupcakes|barbie|hot wheels|munecas|disfraz|halloween|pinata';

/** What is called like a thing of the trade, but for the word behind it: by the first word, those that make it another thing. */
export const ANOTHER_WITH: Readonly<Record<string, string>> = { ...A_TO_C, ...D_TO_L, ...M_TO_Z };
