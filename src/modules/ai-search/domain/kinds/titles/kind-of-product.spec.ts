import { KindBook } from '../book/kind-book';
import { KINDS } from '../data';
import { kindOfProduct, kindsOfProduct } from './kind-of-product';
import { isSpare } from './title-head';

const book = KindBook.of(KINDS);

describe('the kind of a product', () => {
  it.each([
    ['Motor para portón corredizo hasta 400 kg / 120 Vca', 'motor corredizo'],
    ['Batería de litio 1500 mAh para radio ODK-A16 / 7.4 Vcc', 'batería para radio'],
    ['CAM BULLET IP LENTE 2.8MM EXT', 'cámara bala'],
    ['POE SWITCH UNMANAGED 4PORT', 'switch PoE'],
    ['Soporte de pared para cámara domo', 'soporte para cámara'],
    ['Interfono inalámbrico / Hasta 500 m / Batería recargable', 'interfón'],
    ['FTE 12V 5A', 'fuente de alimentación'],
    ['ARCO DETECTOR METALES 33 ZONAS', 'arco detector de metales'],
    ['HANDHELD METAL DETECTOR', 'paleta detectora'],
    ['CINTA CONTACTEL ROLLO 5M', 'velcro'],
    ['AC CONTACTOR 32A', 'contactor'],
    ['GABINETE FOR CENTRAL DE ALARMA', 'gabinete de alarma'],
    ['KIT VENTILADOR FOR RACK CERRADO MURAL', 'ventilador de rack'],
    ['Codo interior para canaleta / Paquete de 10', 'accesorio de canaleta'],
    ['MEGAPHONE - SONIMEX - BAT RECARGABLE - 15WATTS', 'megáfono'],
    ['BATERIA FOR RA-RAPO264J RADIO 2 VIAS', 'batería para radio'],
    ['SWITCH 8 PUERTOS CON POE', 'switch PoE'],
    ['Fuente de poder con batería / 12 Vcc', 'fuente con respaldo'],
    ['Cámara bala con micrófono', 'cámara bala'],
    ['Panel de alarma con sirena y teclado', 'panel de alarma'],
    ['LAPTOP 4GB RAM 15.6" COMPUSOL', 'laptop'],
    ['NVR 16 CAN 1 HDD 4K', 'NVR'],
    ['HDD 4TB PURPLE', 'disco duro'],
    ['Ascentra AS-T7096 Laptop 256GB SSD', 'laptop'],
    ['ADATA 8GB RAM DDR4', 'memoria RAM'],
    ['Batería de litio CR123A 3 V / Paquete de 10 / Para sensores', 'pilas'],
    ['MODELO X9 azul', undefined],
    // what names nothing but what it is for
    ['CUBIERTA LLUVIA ZKTECO P/CHECADOR HUELLA', undefined],
    ['Convierte los 12Vcd de tu coche en 120 V: laptop, TV y más, 300W', 'inversor para vehículo'],
    // a narrower thing whose name begins as that of the wider one does
    ['Cámara IP Domo 4 Megapixeles', 'cámara domo'],
    ['BOBINA CABLE COAXIAL RG59 SIAMES CON ALIMENTACION 305 M', 'cable siamés'],
    ['PANEL INCENDIO CONVENCIONAL 4 ZONAS', 'panel de incendio convencional'],
    // what it is wound on, and what it is for, stand before it
    ['BOBINA CABLE ALARMA 2X18 152M', 'cable de alarma'],
    ['BOBINA CABLE 305M', 'cable UTP'],
    ['P/VIDEOPORTERO FUENTE 18V', 'fuente de alimentación'],
    ['P/EXTINTOR GABINETE', 'gabinete de extintor'],
    // other tools than drills, and none of the meters
    ['ESMERILADORA ANGULAR 4 1/2', 'esmeril'],
    ['SIERRA CIRCULAR 7 1/4 1800W', 'sierra'],
    ['MEGOHMETRO DIGITAL 1000V', 'medidor de aislamiento'],
    // as sheets of makers and ERPs have it
    ['HDMI SPLITTER 8 PUERTOS', 'divisor HDMI'],
    ['INK TANK PRINTER WIRELESS 22PPM', 'impresora'],
    ['MODULO HEMBRA RJ45 CAT6A', 'jack RJ45'],
    ['CERR INTELIG HUELLA C/TECLADO', 'cerradura inteligente'],
    ['OPERADOR BRAZO 2 HOJAS 300KG', 'motor abatible'],
    ['ALTAVOZ EMPOTRABLE 6IN 15W', 'bocina de techo'],
    ['PULSADOR ASALTO INALAMBRICO', 'botón de pánico'],
    ['COAX BULLET CAM 8MP METAL', 'cámara bala'],
    // words of other languages, and makers, that look like forms of verbs
    ['Tapo D230S1 Video Doorbell 2K battery with chime', 'timbre wifi'],
    ['Sonoff T3 US 3 gang Wi-Fi touch wall switch', 'apagador inteligente'],
    // a name written with `con` is none across what the thing serves
    ['CARGADOR USB PARA CAMARA INDOOR', 'cargador de celular'],
    ['CARGADOR CON CAMARA', 'cámara espía'],
    ['ANTENA YAGI LTE 11DB', 'antena celular'],
    // the mark of `c/` and `p/` ends nothing
    ['BARRA C/SUPRESOR, 6CONTACTOS', 'barra de contactos'],
    ['GENTEX SIRENA C/ESTROBO INC 24V', 'sirena estroboscópica de incendio'],
    // of vehicles, workshops, machines and homes
    ['CAR ALARM 12V', 'alarma para vehículo'],
    ['VFD DRIVE 1.5KW', 'variador de frecuencia'],
    ['BOCINA BT PORTATIL 10W IP67', 'bocina portátil'],
    ['TRAIL CAMERA 24MP', 'cámara de fauna'],
    // not the wider thing that they are near to
    ['POWER BANK USB 20000 MAH', 'batería portátil'],
    ['PORTABLE POWER STATION 1000 WH', 'estación de energía'],
    ['CENTRO DE CARGA 8VIAS', 'centro de carga'],
    ['LOAD CENTER METAL 4 POLOS', 'centro de carga'],
    ['PASTILLA TERMOMAGNETICA 50A', 'interruptor termomagnético'],
    ['TARJETA LAZO COMPATIBLE C/PANEL INC DIRECCIONABLE', 'tarjeta de lazo'],
    ['LOOP CARD 2 LOOPS', 'tarjeta de lazo'],
    ['TAG PARABRISAS UHF', 'tag vehicular'],
    ['PONCHALLANTAS 200CM EXT METAL', 'ponchallantas'],
    ['BOLARDO RETRACTIL 60CM', 'bolardo'],
    ['RELEVADOR 24V', 'relevador'],
    ['PLC 12 ENTRADAS 24V', 'controlador lógico programable'],
    ['CAR STEREO PIONEER BLUETOOTH', 'autoestéreo'],
    ['CABLE THW CAL 12', 'cable eléctrico'],
    ['CARGADOR LAPTOP 65W', 'cargador de laptop'],
    ['FIBER PATCHCORD LC-LC 5M', 'jumper de fibra'],
    // no name goes on into what it serves
    ['ANTENA LTE FOR ROUTER CON CHIP', 'antena celular'],
    ['MOTOR P/PORTON CORREDIZO', 'motor corredizo'],
  ])('%s', (title, kind) => {
    expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
  });

  it.each([
    ['BATERIA EXTRA COMPATIBLE HE-TA12Z ROTOMARTILLO 12V', 'rotomartillo'],
    ['GABINETE P/AL-SI15115V SIRENA INALAMBRICA', 'sirena'],
    ['Soporte de pared para cámara domo', 'cámara domo'],
    ['SIRENA 30W', undefined],
  ])('%s serves: %s', (title, served) => {
    expect(book.title(kindsOfProduct(title, [], book).served)).toBe(served);
  });

  it('is that of its category where the title says none, and the category only weighs where it does', () => {
    expect(book.title(kindOfProduct('MODELO X9', ['Energía', 'No Break'], book))).toBe('UPS');
    expect(book.title(kindOfProduct('Sirena de 15 W', ['Cámaras'], book))).toBe('sirena');
  });
});

it.each([
  ['WHIP ANTENNA VHF 136-174', 'antena móvil'],
  ['AIRTAG PAQ 4 PZ', 'localizador de objetos'],
  ['CAM CELULAR 4G C/PANEL SOLAR', 'cámara 4G solar'],
])('%s: of a kind and a narrower one with its name, the narrower %s', (title, kind) => {
  expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
});

it.each([
  ['Protege tu consola: regulador de voltaje 300 VA', 'regulador de voltaje'],
  ['¿No llega la red hasta la recámara? Repetidor WiFi 300 Mbps', 'repetidor WiFi'],
  ['Kit de cámaras: 4 balas y grabador', 'kit de cámaras'],
])('what is told to who buys names nothing: %s', (title, kind) => {
  expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
});

it.each([
  ['CAM 360 GRADOS 5MP', ['Fisheye'], 'cámara panorámica'],
  ['CAM IP 2MP EXT', ['Fisheye', 'Sirenas'], 'cámara de seguridad'],
])('%s under %s is a %s', (title, categories, kind) => {
  expect(book.title(kindOfProduct(title, categories, book))).toBe(kind);
});

describe('a part for one certain model', () => {
  it.each([
    ['BATERIA FOR RA-RAPO264J RADIO 2 VIAS', true],
    ['BURBUJA DE REPUESTO PARA DOMO', true],
    ['CHAPA P/LY-VI10P/V2 PORTERO', true],
    ['Soporte de pared para cámara domo', false],
    ['Fuente compatible con cat-6 y 12v-24v', false],
    ['Cámara QV-2CD2023G2 con soporte', false],
  ])('%s', (title, expected) => {
    expect(isSpare(title)).toBe(expected);
  });

  it.each([
    ['PDU BASICO P/RACK 19 PDU16-2', 'PDU16-2', false],
    ['GPS P/CONTENEDOR IMAN - TMT206 - 20AH', 'TMT206', false],
    ['BATERIA P/TK-9001 RADIO', 'TK-9001-BAT', true],
  ])('%s (%s): its own model is none', (title, model, expected) => {
    expect(isSpare(title, model)).toBe(expected);
  });
});
