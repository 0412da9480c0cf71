import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind } from './kind-choice';
import { readKinds } from './read-kinds';
import { kindOfProduct } from './titles/kind-of-product';

const book = KindBook.of(KINDS);
const askedFor = (text: string): string | undefined =>
  book.title(chooseKind(readKinds(scan(text), book), book, (kind) => (book.isElsewhere(kind) ? 0 : 10)).kind);

describe('things of computers, tools, sound and fibre that were told as one with others', () => {
  it.each([
    ['TARJETA MADRE B550M AM4', 'tarjeta madre'],
    ['Tarjeta de video RTX 4060 8GB', 'tarjeta de video'],
    ['PROC INTEL CORE I5 12400 BOX', 'procesador'],
    ['FUENTE DE PODER PARA PC 500W', 'fuente de PC'],
    ['Gabinete gamer cristal templado ARGB', 'gabinete de PC'],
    ['PASTA TERMICA 3G', 'disipador y ventilador de PC'],
    ['MULTIF LASER MONO ADF DUPLEX', 'multifuncional'],
    ['Reloj IP PoE 6 dígitos NTP', 'reloj sincronizado'],
    ['Ergonomic office chair', 'silla de oficina'],
    ['Electric standing desk', 'escritorio'],
    ['VIDEO WALL CONTROLLER 4K 3X3', 'controlador de videowall'],
    ['PINTARRON 1.20X2.40 ALUM', 'pizarrón'],
    ['Varifocal lens CS mount 3MP', 'lente para cámara'],
    ['Martillo rompevidrios con cortador', 'martillo rompevidrios'],
    ['AIR PURIFIER HEPA', 'purificador de aire'],
    ['HAMMER DRILL 20V BRUSHLESS', 'rotomartillo'],
    ['ROTOMARTILLO 20V BAT RECARGABLE', 'rotomartillo'],
    ['Módulo DDR4 32GB 3200 MHz', 'memoria RAM'],
    ['Enfriador para portátil hasta 14 pulgadas', 'base para laptop'],
    ['IMPACT WRENCH 1/2', 'llave de impacto'],
    ['HEAT GUN DUAL TEMP', 'pistola de calor'],
    ['NIVEL TORPEDO MAGNETICO 9"', 'nivel láser'],
    ['HEX KEY SET 9PC', 'llaves y dados'],
    ['TIRE INFLATOR CORDLESS', 'compresor de aire'],
    ['Atenuador óptico SC/APC 10dB', 'atenuador de fibra'],
    ['OPTICAL POWER METER VFL', 'medidor de potencia óptica'],
    ['AUDIFONOS ALAMBRICOS 3.5MM', 'audífonos'],
    // what is called nearly so
    ['HEADSET USB BINAURAL CALL CENTER', 'diadema'],
    ['Audífonos bluetooth in ear TWS', 'audífonos bluetooth'],
    ['Impresora láser monocromática', 'impresora'],
    ['Reloj de pared digital LED', 'reloj'],
    ['Taladro inalámbrico 20V', 'taladro'],
    ['Pinza pelacables 10-22 AWG', 'pelacables'],
    ['VENTILADOR TECHO 52', 'ventilador y clima'],
    ['Pantalla videowall 55 bisel 3.5mm', 'pantalla para videowall'],
    ['Pizarrón interactivo 65 táctil', 'pantalla interactiva'],
    ['Sensor de nivel ultrasónico para cisterna', 'sensor de nivel'],
  ])('the title %s tells the kind %s', (title, kind) => {
    expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
  });

  it.each([
    ['mother para am5', 'tarjeta madre'],
    ['graphics card', 'tarjeta de video'],
    ['impresora con escaner', 'multifuncional'],
    ['que todos los salones marquen la misma hora', 'reloj sincronizado'],
    ['office chair', 'silla de oficina'],
    ['videowall controller', 'controlador de videowall'],
    ['emergency hammer', 'martillo rompevidrios'],
    ['me congelo los pies en la caseta', 'calefactor'],
    ['impact wrench', 'llave de impacto'],
    ['heat gun', 'pistola de calor'],
    ['laser level', 'nivel láser'],
    ['tool box', 'caja de herramientas'],
    ['fiber attenuator', 'atenuador de fibra'],
    ['gaming headset', 'audífonos'],
    ['los canutitos que se meten al horno de la fusionadora', 'manga de empalme'],
    ['en el cerro pongo el equipo que le reparte a los cpe', 'radio base punto a multipunto'],
    ['plastiquito para cerrar el hueco de la placa que no lleva jack', 'tapa ciega de placa'],
    ['que el cable coaxial no ande suelto por la pared, con clavito', 'grapa para cable'],
    ['aparato que muestre en la tele de la caseta las camaras ip sin pc', 'decodificador de video'],
    ['se me quebro la esquina de la canaleta', 'accesorio de canaleta'],
    ['la recepcionista quiere mas teclas en su telefono', 'accesorio de teléfono'],
    // what is called nearly so
    ['diadema', 'diadema'],
    ['impresora', 'impresora'],
    ['fuente de poder', 'fuente de alimentación'],
    ['pizarron interactivo', 'pantalla interactiva'],
    ['ventilador de pedestal', 'ventilador y clima'],
    ['alarma para motocicleta con control', 'alarma para vehículo'],
    ['alarma inalambrica con control', 'panel de alarma'],
  ])('%s asks for the kind %s', (text, kind) => {
    expect(askedFor(text)).toBe(kind);
  });
});
