import type { TraitWays } from './trait-ways-data';

/** What things do, and what they have that others of their kind lack. */
export const WORKING_WAYS: readonly TraitWays[] = [
  // What is heard of it
  {
    say: 'silencioso|silenciosa|que no haga ruido|sin ruido|silent|quiet',
    ways: 'silencioso|silenciosa|silent|quiet|insonorizado|bajo ruido|low noise',
  },
  {
    say: 'cancelacion de ruido|cancelacion ruido|que cancele el ruido|noise cancelling|noise canceling',
    ways: 'cancelacion ruido|noise cancelling|noise canceling|anc|enc|antirruido',
  },
  // What is seen of it
  {
    say: 'retroiluminado|retroiluminada|teclado iluminado|backlit',
    ways: 'retroiluminado|retroiluminada|retroiluminacion|backlit|iluminado|iluminada',
  },
  { say: 'plano|plana|flat', ways: 'plano|plana|flat', against: 'curvo' },
  // What it does by itself
  {
    say: 'cortador|autocorte|corte automatico|cortador automatico|que corte solo|que corte el papel|auto cutter|autocutter',
    ways: 'cortador|autocorte|autocortador|corte automatico|cutter|autocutter',
  },
  {
    say: 'autoenfoque|enfoque automatico|autofocus|auto enfoque',
    ways: 'autoenfoque|enfoque automatico|autofocus|auto enfoque',
  },
  // What it measures
  { say: 'capacitancia|capacitores|capacitance', ways: 'capacitancia|capacitores|capacitance' },
  // How it is set up
  {
    say: 'ajuste de altura|altura ajustable|ajustable en altura|altura regulable|height adjustable',
    ways: 'ajuste altura|altura ajustable|altura regulable|ajustable altura|height adjustable|height adjust',
  },
  { say: 'inclinable|inclinacion|tilt', ways: 'inclinable|inclinacion|tilt|tilting' },
  { say: 'ergonomico|ergonomica|ergonomic', ways: 'ergonomico|ergonomica|ergonomic' },
  {
    say: 'reemplazable|reemplazables|hot swap|intercambiable|intercambiables',
    ways: 'reemplazable|reemplazables|hot swap|hotswap|intercambiable|intercambiables|replaceable',
  },
  // How it charges and connects
  { say: 'carga rapida|fast charge|quick charge', ways: 'carga rapida|fast charge|quick charge|fast charging|qc' },
  { say: 'doble banda|dual band|dos bandas|bibanda', ways: 'doble banda|dual band|dualband|bibanda|banda dual' },
  { say: 'nfc', ways: 'nfc' },
  // What it withstands
  {
    say: 'contra fuego|a prueba de fuego|contra incendio|resistente al fuego|ignifugo|ignifuga|fireproof',
    ways: 'contra fuego|contra incendio|ignifugo|ignifuga|fireproof|fire resistant|resistente fuego|retardante',
  },
  { say: 'antiestatico|antiestatica|esd', ways: 'antiestatico|antiestatica|esd' },
];
