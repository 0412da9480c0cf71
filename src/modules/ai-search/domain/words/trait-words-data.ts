import type { ThesaurusEntry } from './thesaurus-entry';

/** What people say of how a thing is: never the thing itself. */
export const TRAIT_WORDS: readonly ThesaurusEntry[] = [
  // What a thing comes in is not the thing.
  { say: 'rollo|carrete', find: 'rollo|carrete|bobina', trait: true },
  { say: 'par|juego|paquete|bolsa|tramo|pieza', trait: true },
  {
    say: 'exterior|intemperie|afuera|para afuera|pa afuera|calle|patio|jardin|resistente al agua|contra agua|impermeable|outdoor|a prueba de agua|lluvia',
    find: 'exterior|intemperie',
    also: 'ip67|ip66|ip65|ip68',
    trait: true,
  },
  { say: 'interior|adentro|para adentro|pa adentro|indoor|oficina', find: 'interior', trait: true },
  {
    say: 'vision nocturna|infrarrojo|ir|vea de noche|vea en la noche|ver de noche|nocturna|noche|en la oscuridad',
    find: 'ir|infrarrojo|nocturna',
    also: 'luz blanca|luz dual|color',
    trait: true,
  },
  {
    say: 'a color de noche|vision nocturna a color|color de noche|color nocturno|color 24 7|full color|colorvu|color vu|a todo color|nocturna a color|noche a color',
    find: 'color luz|luz dual|color 24',
    also: 'color',
    trait: true,
  },
  {
    say: 'microfono integrado|microfono|audio integrado|que grabe audio|graba audio|que escuche',
    find: 'microfono',
    also: 'audio',
  },
  {
    say: 'audio bidireccional|audio de dos vias|audio doble via|hablar|que hable',
    find: 'audio bidireccional',
    also: 'audio|microfono',
    trait: true,
  },
  {
    say: 'inalambrico|inalambrica|sin cable|sin cables|wireless|sin cablear',
    find: 'inalambrico',
    also: 'wifi|bateria',
    trait: true,
  },
  { say: 'cableado|alambrico|alambrado', find: 'cableado', trait: true },
  { say: 'wifi|internet inalambrico', find: 'wifi', trait: true },
  { say: 'varifocal|zoom motorizado|lente ajustable', find: 'varifocal', trait: true },
  { say: 'motorizado|motorizada|lente motorizado|autofoco', find: 'motorizado', trait: true },
  {
    say: 'metalico|metalica|de metal|carcasa metalica|aluminio',
    find: 'metalico|metal',
    also: 'acero|aluminio',
    trait: true,
  },
  { say: 'antivandalico|antivandalica|vandalismo|vandal', find: 'antivandalico|ik10', trait: true },
  { say: 'blindado|apantallado|ftp|stp', find: 'blindado|ftp', trait: true },
  { say: 'poe|power over ethernet|alimentacion por red', find: 'poe', trait: true },
  { say: 'administrable|gestionable|managed', find: 'administrable', trait: true },
  { say: 'respaldo de bateria|respaldo', find: 'respaldo', trait: true },
  { say: 'en linea|online|doble conversion', find: 'linea|doble conversion', trait: true },
  { say: 'recargable', find: 'bateria', also: 'recargable', trait: true },
  { say: 'solar|panel solar integrado', find: 'solar', trait: true },
  { say: '4g|lte|celular|sim|tarjeta sim', find: '4g', also: 'lte|5g|sim', trait: true },
  { say: 'casa|hogar|residencial', find: 'hogar', also: 'casa|residencial', trait: true },
  { say: 'bebe|llanto', find: 'llanto', also: 'bebe', trait: true },
  { say: 'direccionable|addressable', find: 'direccionable|addressable|direc', trait: true },
  { say: 'convencional|conventional', find: 'convencional|conventional|conv', trait: true },
  { say: 'fast ethernet', find: 'fast', trait: true },
];
