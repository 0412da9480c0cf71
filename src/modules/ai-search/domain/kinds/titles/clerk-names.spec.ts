import { KindBook } from '../book/kind-book';
import { KINDS } from '../data';
import { kindOfProduct } from './kind-of-product';

const book = KindBook.of(KINDS);

it.each([
  ['DAHUA IPC-HDW1439V-A-IL Smart Dual Light 4 MP WizSense Eyeball', 'cámara turret'],
  ['CAM TUBO IP 2MP 3.6 MM IR 30MT CARCASA METALICA', 'cámara bala'],
  ['BRAZO PARED VIVOTEK P/DOMO RED', 'soporte para cámara'],
  ['PLUMA ESPIA 1080P GRABA EN MICRO SD', 'cámara espía'],
  ['TESTER 7" IP/TVI/AHD/CVI H265 WIFI', 'probador de CCTV'],
  ['BOBINA CAT5E 305M 24AWG CCA GRIS INT', 'cable UTP'],
  ['ADAPTADOR 12VDC 2A PLUG 5.5X2.1', 'adaptador de corriente'],
  ['ALUMBRADO PUBLICO SOLAR 300W ALL IN ONE', 'lámpara solar'],
  ['KEYPAD LCD ALFANUMERICO HS2LCD', 'teclado de alarma'],
  ['BOCINA 30W 2 TONOS 12V', 'sirena'],
  ['TRIPODE BIDIRECCIONAL ACERO 304', 'torniquete'],
  ['BRAZO HIDRAULICO PAR PORTON ABATIBLE 3M', 'motor abatible'],
  ['LECTOR DE RONDIN RFID IP67 C/SOFT', 'control de rondas'],
  ['LATIGO UHF 5/8 NMO 450-470', 'antena móvil'],
  ['TESTER DIG GANCHO 600A TRMS', 'pinza amperimétrica'],
  ['MAGNAVOZ 25W SIRENA GRABADOR', 'megáfono'],
  ['DVR TABLERO 70MAI A400 FRONT+REAR', 'dashcam'],
  ['LABEL SUAVE 4X4 RF ROLLO 1000', 'etiqueta antirrobo'],
  ['Bolsa con 10 conectores plug RJ45', 'conector RJ45'],
  ['DVR MOVIL 4CH 4G GPS PARA CAMION/AUTOBUS', 'DVR móvil'],
  ['KIT RACK MARCA P/SWITCH POE', 'orejas y rieles de rack'],
  ['SILLA GAMER RECLINABLE NGO/ROJO 130KG', 'silla gamer'],
  ['Galaxy Tab A9+ 11" 128GB with stylus pack', 'tableta'],
  ['Ratcheting Modular Crimper Pass-Thru RJ45', 'pinza ponchadora'],
  ['Torre multicontacto vertical con puertos USB', 'barra de contactos'],
])('the title %s tells the kind %s', (title, kind) => {
  expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
});
