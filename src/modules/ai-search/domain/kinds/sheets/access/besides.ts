import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/besides.ts`. */
export const BESIDE_ACCESS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'enrolador de tarjetas',
    sheets: 'enrolador escritorio|lector enrolador tarjetas|grabadora tarjetas rfid|escritor rfid|usb rfid reader',
    keyed:
      'enrolador usb de tarjetas de proximidad|enrolador usb mifare de escritorio|enrolador usb de tag uhf escritorio|usb desktop card enroller|handheld rfid card duplicator|copiador de tarjetas y llaveros de proximidad',
  },
  {
    kind: 'accesorio de checador',
    sheets: 'cinta repuesto checador|tarjetero espacios|rack tarjetas asistencia|ribbon time recorder',
    keyed:
      'cinta de repuesto para reloj checador morada|tarjetero metalico veinticinco espacios para checador|time clock replacement ribbon purple black|wall time card rack twenty five pockets',
  },
  {
    kind: 'perforadora de gafetes',
    sheets: 'perforadora ranura|troquel ranura|punch slot card',
    keyed:
      'perforadora de ranura para credencial de pvc|slot punch for id badges desktop|perforadora manual de gafetes ranura ovalada',
  },
  {
    kind: 'tarjeta PVC en blanco',
    sheets: 'pvc cr80|pvc 30 mil|tarjeta inyectable|card stock pvc',
    keyed:
      'tarjeta pvc virgen blanca paquete de cien|tarjeta pvc virgen dorada tamaño cartera|blank white pvc cards pack|tarjeta pvc con banda magnetica alta coercitividad',
  },
  {
    kind: 'accesorio de videoportero',
    sheets:
      'visera protectora frente|caja empotrable videoportero|flush box intercom|rain cover door station|doorbell bracket',
    keyed:
      'visera para lluvia frente de calle videoportero|base de sobreponer con visera para videoportero acero inoxidable|bateria recargable de repuesto para timbre con camara|caja de empotrar para frente de videoportero|rain hood surface mount for door station|wedge kit for video doorbell',
  },
  {
    kind: 'refacción de barrera',
    sheets: 'muelle barrera|balance spring barrier|placa electronica barrera|controlador barrera|apoyo brazo barrera',
    keyed:
      'resorte para barrera vehicular brazo de tres metros|horquilla soporte para descanso de brazo de barrera|tarjeta principal controladora de barrera vehicular|tira led verde y rojo para brazo de barrera|barrier gate main control board|barrier gate balance spring replacement',
  },
  {
    kind: 'poste unifila',
    sheets:
      'poste cinta retractil|poste fila banco|cinta extensible poste|belt stanchion|queue management post|crowd control stanchion',
    keyed:
      'poste unifila negro cinta dos metros|poste unifila acero inoxidable con cinta negra retractil|poste separador de filas plateado con cinta roja|retractable belt stanchion stainless steel|queue control post with belt|poste con cordon de terciopelo para fila',
  },
  {
    kind: 'apartalugar',
    sheets: 'aparta cajon abatible|bloqueo cajon estacionamiento|parking space saver|fold down bollard',
    keyed:
      'aparta lugar de estacionamiento abatible con candado|bloqueador de cajon abatible acero con llave|remote control parking lock|fold down parking post with padlock',
  },
  {
    kind: 'apertura de portón por celular',
    sheets: 'abridor cochera wifi|controlador cochera wifi|gsm relay gate|wifi relay garage|apertura telefonica porton',
    keyed:
      'modulo wifi para porton abre tu cochera desde el celular|apertura de porton por llamada gsm mil numeros|smart wifi garage door opener controller|gsm gate opener relay with phone call',
  },
  {
    kind: 'codificador de tarjetas de hotel',
    sheets: 'codificador rfid|desktop encoder|hotel encoder',
    keyed:
      'encoder usb para tarjetas de hotel mifare|codificador de tarjetas para cerradura hotelera|usb hotel card encoder front desk',
  },
  {
    kind: 'chapa para videoportero',
    sheets: 'chapa porton videoportero|lock video doorphone',
    keyed: 'chapa para videoportero|chapa compatible con portero con pantalla|electric lock for video door phone',
  },
];
