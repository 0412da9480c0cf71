import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind } from './kind-choice';
import { readKinds } from './read-kinds';
import { kindOfProduct } from './titles/kind-of-product';

const book = KindBook.of(KINDS);
const askedFor = (text: string): string | undefined =>
  book.title(chooseKind(readKinds(scan(text), book), book, (kind) => (book.isElsewhere(kind) ? 0 : 10)).kind);

describe('what people wear and put up so that nobody gets hurt', () => {
  it.each([
    ['Arnés de cuerpo completo 4 argollas', 'arnés y línea de vida'],
    ['Full body harness', 'arnés y línea de vida'],
    ['CASCO DIELECTRICO BLANCO C/ MATRACA', 'casco de seguridad'],
    ['GTE ANTICORTE NIV 5', 'guantes de trabajo'],
    ['Steel toe work boots 9', 'calzado de seguridad'],
    ['CHALECO CLASE 2 VERDE LIMON XL', 'chaleco reflejante'],
    ['CARETA P/SOLDAR ELECTRONICA', 'lentes y careta de seguridad'],
    ['OREJERA TIPO DIADEMA NRR 25', 'protección auditiva'],
    ['N95 respirator', 'respirador y cubrebocas'],
    ['Tapabocas tricapa azul 50 pz', 'respirador y cubrebocas'],
    ['IMPERMEABLE 2 PZ AMARILLO XL', 'ropa de trabajo'],
    ['ESPOSAS ACERO NIQUELADAS', 'equipo táctico'],
    ['Placa balística nivel IV', 'chaleco antibalas'],
    ['SILBATO PLASTICO C/CORDON', 'silbato'],
    ['BASTON LED VERDE RECARG', 'bastón luminoso'],
    ['Alarma personal llavero 120 dB', 'alarma personal'],
    ['EXTINTOR TIPO K 6L', 'extintor de cocina'],
    ['EXTINTOR CO2 5LB', 'extintor de CO2'],
    ['Extintor con ruedas 68 kg', 'extintor móvil'],
    ['EXTINTOR PQS 6KG', 'extintor'],
    ['Trafitambo cono 90cm', 'cono y señalización vial'],
    ['CINTA PELIGRO NO PASE ROJA', 'cinta de precaución'],
    ['REDUCTOR DE VELOCIDAD CAUCHO 1M', 'tope y reductor de velocidad'],
    ['AVISO RIESGO ELECTRICO 15X15', 'señal de seguridad'],
    ['FIRST AID KIT 50 PERSON', 'botiquín'],
    ['Faja sacrolumbar c/tirantes M', 'faja y rodilleras'],
    // what is called nearly so
    ['Letrero luminoso SALIDA LED', 'señal de salida'],
    ['Letrero zona videovigilada 20x30', 'letrero de videovigilancia'],
    ['Bolardo fijo acero amarillo', 'bolardo'],
    ['Cinta de aislar negra 19mm', 'cinta'],
    ['Bota para plug RJ45 azul', 'bota para plug'],
    ['Tapón para tubo conduit 1/2', 'tubo conduit'],
  ])('the title %s tells the kind %s', (title, kind) => {
    expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
  });

  it.each([
    ['safety harness', 'arnés y línea de vida'],
    ['lo que se amarra el que sube a la torre', 'arnés y línea de vida'],
    ['hard hat', 'casco de seguridad'],
    ['tapabocas', 'respirador y cubrebocas'],
    ['algo para no respirar el polvo al cortar block', 'respirador y cubrebocas'],
    ['tenis de seguridad', 'calzado de seguridad'],
    ['se le cayo un bloque en los dedos del pie', 'calzado de seguridad'],
    ['face shield', 'lentes y careta de seguridad'],
    ['ear plugs', 'protección auditiva'],
    ['handcuffs', 'equipo táctico'],
    ['señal de alto', 'cono y señalización vial'],
    ['caution tape', 'cinta de precaución'],
    ['speed bump', 'tope y reductor de velocidad'],
    ['anuncio de piso mojado', 'señal de seguridad'],
    ['aviso de no fumar', 'señal de seguridad'],
    ['no smoking sign', 'señal de seguridad'],
    ['first aid kit', 'botiquín'],
    ['chaleco antibalas nivel 3', 'chaleco antibalas'],
    ['whistle', 'silbato'],
    ['palito rojo con luz para dirigir carros', 'bastón luminoso'],
    ['llavero que hace ruido si me asaltan', 'alarma personal'],
    ['extintor para aceite de freidora', 'extintor de cocina'],
    ['extintor para tablero electrico', 'extintor de CO2'],
    ['extintor de 6 kilos', 'extintor'],
    ['epp', 'seguridad personal'],
    ['los que tapan el oido con espuma para la prensa', 'protección auditiva'],
    ['al tramoyista se le metio una astilla en el ojo', 'lentes y careta de seguridad'],
    ['pito con cadenita para el arbitro de la liga', 'silbato'],
    ['parar camiones de noche en el reten con un palo de luz', 'bastón luminoso'],
    ['aguante un tiro de nueve milimetros en el pecho', 'chaleco antibalas'],
    ['extintor que no eche polvo a los servidores', 'extintor de CO2'],
    // what is called nearly so
    ['letrero de salida', 'señal de salida'],
    ['camara impermeable', 'cámara de seguridad'],
    ['lanyard', 'portagafete'],
  ])('%s asks for the kind %s', (text, kind) => {
    expect(askedFor(text)).toBe(kind);
  });
});
