import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);

it.each([
  ['ptz joystick controller', 'control de cámaras'],
  ['camera sign', 'letrero de videovigilancia'],
  ['card holder', 'portagafete'],
  ['traffic signal', 'semáforo'],
  ['call box', 'poste de emergencia'],
  ['capacitor bank', 'banco de capacitores'],
  ['push button switch', 'botonera y piloto'],
  ['pest repeller', 'repelente electrónico'],
  ['record player', 'tornamesa y reproductor de audio'],
  ['audio interface', 'consola mezcladora'],
  ['label cartridge', 'etiquetadora'],
  ['non contact voltage tester', 'detector de voltaje'],
  ['ac unit', 'aire acondicionado'],
  ['hard drive enclosure', 'gabinete para disco'],
  ['bluetooth headphones', 'audífonos bluetooth'],
  ['lavalier', 'micrófono inalámbrico'],
  ['tachometer', 'instrumento de medición'],
  ['hdmi switch', 'selector de video'],
  ['vga to hdmi adapter', 'convertidor de video'],
  ['video decoder', 'decodificador de video'],
  ['baby monitor', 'monitor de bebé'],
  ['fiber coupler', 'acoplador de fibra'],
  ['splice sleeve', 'manga de empalme'],
  ['blank keystone insert', 'tapa ciega de placa'],
  ['corded phone', 'teléfono alámbrico'],
  ['cable clips', 'grapa para cable'],
  ['hole saw', 'sierra copa'],
  ['welding rods', 'consumible de soldadura'],
  ['chainsaw', 'motosierra'],
  ['well pump', 'bomba de agua'],
  ['tape measure', 'flexómetro'],
  ['clamp meter', 'pinza amperimétrica'],
  ['gfci outlet', 'contacto GFCI'],
  ['docking station', 'base de conexiones'],
  ['car phone mount', 'soporte de celular para auto'],
  ['car battery', 'batería de vehículo'],
  ['backup alarm', 'alarma de reversa'],
  ['hdmi to vga adapter', 'convertidor de video'],
])('%s asks for the kind %s', (text, kind) => {
  const asked = chooseKind(readKinds(scan(text), book), book, (each) => (book.isElsewhere(each) ? 0 : 10)).kind;
  expect(book.title(asked)).toBe(kind);
});
