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
  ['Samsung Odyssey G3 24" 144Hz', 'monitor'],
  ['HP DeskJet Ink Advantage 2775 All-in-One', 'multifuncional'],
  ['JUMPER FO LC-LC MONOMODO 2M', 'jumper de fibra'],
  ['ESCANER PORTATIL EPSON DS-70 USB 10PPM', 'escáner de documentos'],
  ['CLAMP METER 400A AUTORANGO', 'multímetro'],
  ['MONTAJE TECHO EPSON P/ DLP PROJECTOR', 'soporte para proyector'],
  ['Rollo de soldadura estaño 60/40', 'cautín'],
  // what joins, ends and carries fibre
  ['ACOPLADOR SC/APC SIMPLEX VDE', 'acoplador de fibra'],
  ['CAJA NAP 16 PTOS EXT IP65', 'caja terminal de fibra'],
  ['MANGA TERMOCONTRACTIL 60MM P/EMPALME 100PZ', 'manga de empalme'],
  ['DROP FTTH 2H C/MENSAJERO BOB 1000M', 'cable drop'],
  ['TENSOR PLASTICO P/DROP BOLSA 50', 'herraje de fibra'],
  ['TAPON CIEGO P/PLACA BCO 10PZS', 'tapa ciega de placa'],
  ['CAJA SUPERFICIAL 2 PTOS S/JACK', 'roseta de red'],
  ['Cable de red cat6 15 m exterior, ya ponchado', 'patch cord'],
  // what is said before the thing, or instead of it
  ['Falso detector de humo con cámara oculta', 'cámara espía'],
  ['Cámara falsa tipo bala solar', 'cámara falsa'],
  ['BOX CAMERA 5MP SIN LENTE CS', 'cámara tipo caja'],
  ['LAMPARA REPUESTO EPSON ELPLP88', 'lámpara de proyector'],
  ['SELECTOR HDMI 3X1 C/CONTROL', 'selector de video'],
  ['MOUSE USB P/DVR', 'control de grabador'],
  ['SWICH 5P 10/100 4 POE', 'switch PoE'],
  ['TARJETA PCI EXPRESS WIFI6 AX3000', 'adaptador de red'],
  // a letter between parentheses is a version, and no `c/`
  ['ABA20(C) - ALARMA AUTOMOTRIZ 2 CONTROLES', 'alarma para vehículo'],
  // the thing behind what is told to who buys it
  ['Cuida tu refrigerador: regulador de voltaje 1000 VA', 'regulador de voltaje'],
  ['Timbre inteligente: mira a tus visitas', 'timbre wifi'],
  // how much it takes
  ['Smart Alarm Siren up to 8 cameras', 'sirena'],
  // a part beside what it serves, however that is called
  ['CARGADOR P/ TWO WAY RADIO', 'cargador para radio'],
])('the title %s tells the kind %s', (title, kind) => {
  expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
});
