import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What is kept at the counter: what measures, what protects a telephone, the printer that is carried along. */
export const COUNTER_TOP: readonly KindEntry[] = [
  {
    kind: 'osciloscopio',
    is: 'osciloscopio|oscilloscope|digital oscilloscope|mini osciloscopio|osciloscopio portatil|osciloscopio digital',
    say: 'ver la forma de onda en pantalla|ver la señal del circuito|see the waveform of a signal',
  },
  {
    kind: 'medidor de distancia',
    near: 'herramienta de mano',
    is: 'medidor distancia laser|distanciometro|telemetro laser|laser distance|laser distance measure|laser distance meter|medidor laser|flexometro|cinta metrica|tape measure|metro laser',
    say: 'medir el cuarto con un puntito de luz|saber cuantos metros hay a la otra pared|measure a room with a laser',
  },
  {
    kind: 'estación meteorológica',
    is: 'estacion meteorologica|weather station|estacion clima|estacion del clima|pluviometro|anemometro',
    say: 'saber cuanto llovio en la parcela|medir viento y lluvia en mi casa|measure wind and rain',
  },
  {
    kind: 'funda y mica de celular',
    near: 'celular',
    is: 'funda celular|mica celular|mica cristal templado|mica cristal|cristal templado|protector pantalla celular|funda uso rudo samsung|funda samsung|funda iphone|phone case|screen protector|tempered glass|mica de cristal|iphone case|samsung case|funda para celular',
    say: 'que no se estrelle la pantalla del telefono|forro para el cel|protect my phone from drops',
  },
  {
    kind: 'impresora de tickets portátil',
    within: 'impresora de tickets',
    is: 'impresora portatil|mini impresora portatil|impresora portatil bluetooth|impresora tickets portatil|miniprinter portatil|miniprinter bluetooth|mobile receipt printer|portable receipt printer|impresora termica portatil|mobile printer|impresora bluetooth bateria',
    say: 'cobrar de casa en casa y dar comprobante|imprimir la nota en la ruta desde el telefono|impresorita que se cuelga del cinturon|sacar el comprobante arriba del camion de reparto|dar recibo en el tianguis sin corriente|el cobrador entrega papelito en la puerta|imprimir recibos sin enchufe|maquinita de recibos con pila|print receipts on the road from my phone|battery powered ticket printer|imprimir boletas del estacionamiento caminando',
  },
];
