import { KindBook } from '../book/kind-book';
import { KINDS } from '../data';
import { kindOfProduct } from './kind-of-product';

const book = KindBook.of(KINDS);

it.each([
  ['ThinkPad E14 Gen 5 Core i5 16GB 512GB', 'laptop'],
  ['LAP LENOVO V14 G4 RYZEN 5 8GB', 'laptop'],
  ['MON LED 24" FHD 75HZ', 'monitor'],
  ['OptiPlex 3000 Desktop Core i5', 'computadora'],
  ['Nano USB Wi-Fi 150Mbps Adapter', 'adaptador de red'],
  ['8 Port Desktop Switch Gigabit', 'switch'],
  ['CHICHARRA CAMPANA INDUSTRIAL 6" 127V', 'timbre'],
  ['Smart Plug Wi-Fi 15A', 'contacto inteligente'],
  ['MINI IMPRESORA PORTATIL BLUETOOTH 58MM', 'impresora de tickets portátil'],
  ['MEDIDOR DISTANCIA LASER 40M', 'medidor de distancia'],
])('the title %s tells the kind %s', (title, kind) => {
  expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
});
