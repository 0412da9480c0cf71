import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/water.ts`. */
export const WATER_SHEETS: readonly KindSheets[] = [
  {
    kind: 'bomba de agua',
    sheets:
      'periferica|centrifuga hp|autocebante|multietapas|pozo profundo|agua sucia|carga total|gasto maximo|succion y descarga|self priming|well pump hp|altura maxima m',
    keyed:
      'bomba periferica para tinaco medio caballo|bomba centrifuga para cisterna y jardin|bomba sumergible para agua sucia con flotador|motobomba a gasolina para riego dos pulgadas|presurizador para casa silencioso|submersible well pump stainless two wire|pool pump self priming with strainer|equipo hidroneumatico con tanque',
  },
  {
    kind: 'accesorio de bomba',
    sheets: 'membrana hidroneumatico|manometro bomba|valvula check bronce|float switch cable',
    keyed:
      'pichancha de bronce con check para bomba|interruptor de presion para bomba de agua|flotador electrico para cisterna y tinaco|tanque hidroneumatico con membrana|pump pressure switch adjustable|control automatico de presion para bomba',
  },
];
