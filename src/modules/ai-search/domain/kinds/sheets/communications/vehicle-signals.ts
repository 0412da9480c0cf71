import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/communications/vehicle-signals.ts`. */
export const VEHICLE_SIGNALS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'estrobo vehicular',
    sheets:
      'estrobo 4 led|estrobo 6 led|lighthead pair|parrilla ambar|hideaway strobe|luces estrobo|luz estrobo vehiculo|luz de parrilla',
    keyed:
      'kit de estrobos led para parrilla de vehiculo|estrobo led de superficie ambar|surface mount led lighthead red blue|barra direccional de trafico led|luz perimetral led estroboscopica ambar montaje en superficie|surface mount grille strobe light amber white|estrobos led para tu camioneta de escolta rojo azul|luces de parrilla estroboscopicas claras para vehiculo de emergencia',
  },
  {
    kind: 'barra de luz vehicular',
    sheets: 'combo spot flood|120w off road|barra curva led',
    keyed:
      'barra led de trabajo para vehiculo todo terreno|faro led auxiliar doce a veinticuatro volts|led light bar curved combo beam|faro de trabajo cuadrado para tractor',
  },
  {
    kind: 'sirena vehicular',
    sheets: 'wail yelp|air horn wail|tonos wail',
    keyed:
      'sirena electronica para patrulla con microfono|bocina de cien watts para sirena vehicular|siren speaker low profile with bracket|sirena con control de torreta y microfono|sirena vehicular con microfono y control de luces|police siren amplifier with light controller and speaker|bocina de sirena para defensa de patrulla',
  },
  {
    kind: 'alarma de reversa',
    sheets: 'alarma acustica reversa|zumbador marcha atras',
    keyed:
      'alarma de reversa para camion doce a veinticuatro volts|backup alarm heavy duty|alarma de retroceso para montacargas',
  },
];
