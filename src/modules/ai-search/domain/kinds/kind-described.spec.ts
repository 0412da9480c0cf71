import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { kindDescribed } from './kind-described';

const book = KindBook.of(KINDS);

describe('the kind that a description says the product is', () => {
  it.each<[string, string[]]>([
    ['cámara bala', ['Cámara bala IP de 4 MP con lente de 2.8 mm', 'Incluye fuente']],
    ['switch', ['El TL-SG1008D de TP-Link es un switch de 8 puertos', 'Plug and play']],
    ['switch', ['Conecta hasta ocho equipos', 'Es un switch de escritorio']],
    ['router WiFi', ['The Archer AX23 is a dual band WiFi router']],
    ['DVR', ['The XVR-16 is a 16 channel hybrid DVR with two bays']],
    ['UPS', ['Nuevo UPS interactivo de 1000 VA con regulador']],
    ['regulador de voltaje', ['Regulador de voltaje de 1300 VA con 4 contactos para línea blanca']],
    ['sensor de movimiento', ['El sensor de movimiento PIR cubre 12 m']],
    ['batería para radio', ['Batería de litio de 2000 mAh para radio portátil']],
  ])('%s', (kind, sentences) => {
    expect(book.title(kindDescribed(sentences, book))).toBe(kind);
  });

  it.each<[string, string[]]>([
    ['what it is for', ['Para cámaras, grabadores y control de acceso']],
    ['what it goes with', ['Compatible con paneles de alarma de 12 V']],
    ['what comes with it', ['Panel solar incluido']],
    ['what it is connected to', ['Se conecta a la cámara bala por cable']],
    ['the offer', ['Cámara bala: precio sujeto a cambios']],
    ['other models', ['También disponible el switch de 16 puertos']],
    ['praise', ['Es una excelente opción para tu negocio']],
    ['what it has, behind others', ['Aluminio anodizado, con cámara y bocina']],
    ['a name far behind the first sentence', ['Fácil de instalar', 'Cámara bala']],
    ['an English one', ['With a camera mount and power supply']],
    ['nothing', []],
  ])('tells none by %s', (_, sentences) => {
    expect(kindDescribed(sentences, book)).toBe(0);
  });
});
