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
  ['CLAMP METER 400A AUTORANGO', 'pinza amperimétrica'],
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
  // electric material of houses
  ['CLAVIJA INDUSTRIAL 20A 250V C/TIERRA', 'clavija'],
  ['CONTACTO DUPLEX GFCI 20A BCO', 'contacto GFCI'],
  ['Tapa ciega chalupa resina blanca', 'placa y tapa eléctrica'],
  ['COPLE CONDUIT PD 1/2 C/TORNILLO', 'accesorio conduit'],
  ['BASE ENCHUFE 7 TERM 200A P/MEDIDOR CFE', 'base de medidor'],
  ['SENSOR OCUPACION TECHO 360 GRADOS', 'sensor de presencia para luz'],
  ['PANEL LED 60X120 72W 6500K PLAFON', 'panel y plafón LED'],
  // what stands beside batteries, inverters and engines
  ['ACUMULADOR AUTO GRUPO 42 500CCA', 'batería de vehículo'],
  ['INVERSOR P/AUTO 400W 12V C/USB', 'inversor para vehículo'],
  ['DTU WIFI MONITOREO P/MICROINVERSORES', 'accesorio de inversor'],
  ['CUBIERTA P/GENERADOR 3500W', 'accesorio de generador'],
  // water, workshops and gardens
  ['BOMBA PERIFERICA 1HP 127V P/TINACO', 'bomba de agua'],
  ['PICHANCHA BRONCE 1 1/4 P/BOMBA', 'accesorio de bomba'],
  ['DISCO DIAMANTE 7" CONCRETO', 'disco de corte'],
  ['BROCASIERRA BIMETALICA 2"', 'sierra copa'],
  ['ELECTRODO 7018 1/8 CAJA 5KG', 'consumible de soldadura'],
  ['MULTIMETRO GANCHO 1000A TRMS', 'pinza amperimétrica'],
  ['FLEXOMETRO 5M MAGNETICO', 'flexómetro'],
  // computers by their families, and what goes with them
  ['WD Blue SN570 NVMe M.2 500GB', 'SSD'],
  ['AIO DELL 24" I5 8GB 512GB W11', 'computadora todo en uno'],
  ['Mini PC Ryzen 5 16GB 512GB', 'mini PC'],
  ['Redmi Watch 4 negro', 'reloj inteligente'],
  ['CORREA SILICON 20MM AZUL RELOJ', 'correa de reloj'],
  ['CONTROL DUALSENSE PS5 ROJO', 'gamepad'],
  ['CONV VGA A HDMI C/AUDIO', 'convertidor de video'],
  // signals of vehicles
  ['KIT ESTROBOS LED PARRILLA ROJO/AZUL 12V', 'estrobo vehicular'],
  ['BOCINA SIRENA 100W 11 OHM BAJO PERFIL', 'sirena vehicular'],
  ['Alarma de reversa 107 dB 12-48 V', 'alarma de reversa'],
  ['VENT TORRE 40" C/CONTROL', 'ventilador y clima'],
])('the title %s tells the kind %s', (title, kind) => {
  expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
});
