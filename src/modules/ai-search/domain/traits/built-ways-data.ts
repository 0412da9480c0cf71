import type { TraitWays } from './trait-ways-data';

/** What things are made of and how they are built, and where they are put. */
export const BUILT_WAYS: readonly TraitWays[] = [
  // What it is made of and how it is built
  {
    say: 'plastico|pvc|plasticas|plastica',
    ways: 'plastico|plastica|pvc|abs|policarbonato|nylon|plastic|plast|poliducto|polipropileno',
  },
  {
    say: 'metal|metalico|metalica|acero',
    ways: 'metal|metalico|metalica|metalicas|acero|aluminio|alum|steel|inoxidable|inox|stainless|galvanizado|galvanizada|galv|lamina|fierro|zinc|zamak|aluminum',
  },
  { say: 'fibra de vidrio|fiberglass', ways: 'fibra de vidrio|fiberglass', against: 'cca' },
  { say: 'cca|aluminio|aleacion|alumbre|copper clad|aluminum', ways: 'cca|ccs|aluminio|aleacion|alum|aluminum' },
  {
    say: 'cobre|cobre puro|puro cobre|pura de cobre|puro de cobre|100 cobre|cobre solido|pure copper',
    ways: 'cobre|copper|cu',
    against: 'cca',
  },
  {
    say: 'blindado|blindaje|blindar|blindada|apantallado|ftp|stp|shielded|malla',
    ways: 'blindado|ftp|stp|sftp|shielded|apantallado|f utp',
  },
  { say: 'armado|armada|armored|armadura', ways: 'armada|armado|armored|armadura' },
  { say: 'doble|dobles|double|dual', ways: 'doble|double' },
  { say: 'gabinete|caja metalica', ways: 'gabinete|gab|metal box|caja metalica' },
  {
    say: 'rack|montaje en rack|rackeable|rackeables|rack mount',
    ways: 'rack|rackeable|rackmount|rackmountable',
    against: 'escritorio|de torre',
  },
  { say: 'riel din|din|riel', ways: 'din|riel din' },
  {
    say: 'antivandalico|antivandalica|ik10|vandal',
    ways: 'antivandalico|antivandalica|ik10|vandal|vandalproof|vandal proof|vandal resistant|ik08',
  },
  { say: 'gancho|pinza amperimetrica', ways: 'gancho|clamp' },
  { say: 'adhesivo|autoadherible', ways: 'adhesivo|autoadherible|adhesive' },
  { say: 'control remoto', ways: 'control remoto|controles|remoto|c control' },
  // Where it is put
  { say: 'techo|plafon|empotrar en techo|ceiling', ways: 'techo|plafon|ceiling', titled: true },
  { say: 'pared|muro|wall', ways: 'pared|muro|mural|wall|wallmount' },
  { say: 'piso|suelo', ways: 'piso|floor', titled: true },
  { say: 'poste', ways: 'poste|pole', titled: true },
  { say: 'escritorio|mesa|desktop', ways: 'escritorio|mesa|desktop|de mesa', against: 'rack', titled: true },
  { say: 'de torre|en torre|tipo torre|formato torre', ways: 'torre|tower', against: 'rack' },
  {
    say: 'carro|coche|auto|vehiculo|vehicular|automovil|camioneta',
    ways: 'carro|auto|automovil|vehicle|automotive|vehiculo|vehicular|automotriz|antena movil|radio movil|mobile radio|mobile whip|grabador movil|nvr movil|dvr movil',
    titled: true,
  },
  // Where
  {
    say: 'interior|indoor|interiores|para adentro|pa adentro',
    ways: 'interior|indoor|int',
    against: 'exterior',
    usual: true,
  },
  {
    say: 'exterior|intemperie|outdoor|exteriores|ext|para afuera|pa afuera',
    ways: 'exterior|outdoor|intemperie|ext|weatherproof|waterproof|ip65|ip66|ip67|ip68',
    against: 'interior',
  },
];
