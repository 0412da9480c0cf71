import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/beside-telephones.ts`. */
export const BESIDE_TELEPHONES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'teléfono alámbrico',
    sheets:
      'telefono linea sencilla|telefono de linea fija|telefono remarcado|telefono disco|telefono retro|telefono mural|telefono para elevador|telefono identificador alambrico|trimline phone|single line telephone|slimline phone|big button corded|basic corded|guest phone|bathroom phone',
    keyed:
      'telefono alambrico unilinea basico negro|telefono de gondola de pared blanco|telefono para hotel habitacion con teclas de servicio|telefono analogico con identificador y altavoz|telefono con teclas grandes y volumen amplificado alambrico|single line corded desk phone with redial|analog guest room telephone with service keys|trimline wall phone white',
  },
  {
    kind: 'accesorio de teléfono',
    sheets:
      'modulo expansion teclas|modulo expansion lcd|modulo teclas programables|soporte pared telefono|auricular repuesto ip|cordon rizado|cable plano telefonico|cable telefono rj11|adaptador inalambrico diadema|headset adapter ehs|color expansion module|wall mount bracket phone|replacement handset|handset curly cord',
    keyed:
      'modulo de expansion de teclas para telefono ip con pantalla|cordon espiral para auricular de telefono negro|soporte de pared para telefono ip|adaptador ehs para diadema inalambrica y telefono|expansion module keys for ip phone lcd|cable telefonico plano con conectores rj11',
  },
  {
    kind: 'tarjeta de conmutador',
    sheets:
      'tarjeta lineas analogicas|tarjeta extensiones hibridas|tarjeta extensiones sencillas|tarjeta mensaje bienvenida|tarjeta voip conmutador|tarjeta enlace e1|tarjeta analogica asterisk|hybrid extension card|caller id card|analog trunk card|fxs module|fxo module|e1 card',
    keyed:
      'tarjeta operadora automatica mensaje de bienvenida|tarjeta de identificador de llamadas para conmutador|analog extension card ports for pbx|modulo fxo puertos para central telefonica',
  },
];
