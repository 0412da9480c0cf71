import type { TraitWays } from './trait-ways-data';

/** Colours by one of their names each: a product that tells another one, and not the one asked for, is another. */
export const COLOURS: readonly TraitWays[] = [
  { say: 'blanco|color blanco|white|bco|bca|blco', ways: 'blanco|blanca|white|blco|bco|bca|wht' },
  { say: 'negro|color negro|black|ngo|nga|ngro', ways: 'negro|negra|black|ngo|nga|neg|ngr|blk' },
  { say: 'azul|color azul|blue|azl', ways: 'azul|blue|azl' },
  { say: 'rojo|color rojo|red color|rjo|rja', ways: 'rojo|roja|rjo|rja' },
  { say: 'gris|color gris|gray|grey|grs', ways: 'gris|gray|grey|gry|grs' },
  { say: 'verde|color verde|green', ways: 'verde|green|vde|vrd' },
  { say: 'amarillo|color amarillo|yellow', ways: 'amarillo|amarilla|yellow' },
  { say: 'ambar|color ambar|amber', ways: 'ambar|amber' },
  { say: 'naranja|color naranja|anaranjado|orange', ways: 'naranja|anaranjado|anaranjada|orange' },
  { say: 'plateado|color plata|plata|silver', ways: 'plateado|plateada|plata|silver' },
  { say: 'dorado|color dorado|color oro|golden', ways: 'dorado|dorada|gold' },
  { say: 'cafe|color cafe|marron|brown', ways: 'cafe|marron|brown' },
  { say: 'beige|color beige|almendra', ways: 'beige|almendra' },
  { say: 'rosa|color rosa|rosado|pink', ways: 'rosa|rosado|rosada|pink' },
  { say: 'morado|color morado|lila|violeta|purple', ways: 'morado|morada|lila|violeta|purple' },
  { say: 'turquesa|color turquesa|aqua', ways: 'turquesa|turquoise|aqua' },
];
