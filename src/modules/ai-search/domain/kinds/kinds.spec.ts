import { scan } from '../reading/scan';
import { KINDS } from './data';
import { KindBook } from './book/kind-book';
import { chooseKind, type KindChoice } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);
const sold = (kind: number): number => (book.isElsewhere(kind) ? 0 : 10);
const choose = (text: string): KindChoice => chooseKind(readKinds(scan(text), book), book, sold);
const titleOf = ({ kind }: KindChoice): string | undefined => book.title(kind);
/** A kind's title and those of the wider ones that it is in. */
const titlesOf = (kind: number): (string | undefined)[] =>
  kind === 0 ? [] : [book.title(kind), ...titlesOf(book.within(kind))];

describe('the kind that a sentence asks for', () => {
  it.each([
    // what it does, where, what is wrong
    ['quiero algo para ver quien toca la puerta', 'videoportero'],
    ['me roban la gasolina del camion', 'accesorio de rastreo'],
    ['que no se apague mi computadora cuando se va la luz', 'UPS'],
    ['no llega el internet al cuarto de arriba', 'repetidor WiFi'],
    ['me da miedo una fuga de gas', 'sensor de gas'],
    ['aparatito para abrir el zaguan sin bajarme del carro', 'motor para portón'],
    ['algo pa que no se metan a robar a mi casa en vacaciones', 'panel de alarma'],
    ['dispositivo para localizar vehiculos por satelite', 'rastreador GPS'],
    ['el fierro que sostiene la camara', 'soporte para cámara'],
    ['la lucecita roja que gira y avisa', 'torreta vehicular'],
    // where it happens has the name of something else
    ['en el salon de fiestas no se oye la voz del animador', 'bocina'],
    ['llave electronica que se trae en el llavero', 'tarjeta de proximidad'],
    ['se va la luz a cada rato y se me apaga la caja', 'UPS'],
    ['no entran las llamadas del celular en el sotano', 'amplificador celular'],
    ['quiero pagar menos en el recibo de luz con el sol', 'panel solar'],
    ['pistolita para leer precios', 'lector de código de barras'],
    ['mis empleados llegan tarde y quiero checar su entrada', 'control de asistencia'],
    ['trabajar en alturas sin caerme', 'seguridad personal'],
    ['timbre que me enseñe quien es', 'timbre wifi'],
    ['que cada quien cheque con el dedo', 'lector de huella'],
    // as other people call it
    ['cortapicos', 'supresor de picos'],
    ['multi de 6 entradas', 'barra de contactos'],
    ['jaladera incendio direccionable', 'estación manual'],
    ['pistola paralizante', 'equipo táctico'],
    ['tinta continua multifuncional', 'multifuncional'],
    ['cinta que no pasa corriente', 'cinta'],
    ['camara pelota de techo', 'cámara domo'],
    ['camara redonda que gire', 'cámara PTZ'],
    ['tele para ver las camaras', 'monitor'],
    // of names as long, the last noun in English, and the narrower thing
    ['thermal label printer', 'impresora de etiquetas'],
    ['camara ip domo', 'cámara domo'],
    ['wireless doorbell camera', 'timbre wifi'],
    // what a part is for, with small words
    ['control para motor de porton', 'control remoto'],
    ['pantalla para proyectar', 'pantalla de proyección'],
    // another make of it, and what somebody is to be equipped with
    ['otra marca de tele', 'televisor'],
    ['los trabajadores andan en los andamios, necesito equiparlos con arnes', 'seguridad personal'],
    // what is told beside a thing's name is of the thing, and not of its parts
    ['videoportero con pantalla de 7', 'videoportero'],
    ['camara domo con infrarrojo', 'cámara domo'],
    ['biometrico de reconocimiento facial', 'control de asistencia'],
    ['sirena de metal', 'sirena'],
    ['radio portatil con pila', 'radio portátil'],
    ['soporte para poner una camara domo en el techo', 'soporte para cámara'],
    [
      'el no break ya esta instalado en el site, solo requiero la tarjeta para supervisarlo por red',
      'tarjeta de red para UPS',
    ],
    // electric material, workshops, water and vehicles
    ['subir el agua de la cisterna a la azotea', 'bomba de agua'],
    ['bujia de la planta de luz', 'accesorio de generador'],
    ['se rompio la tapita de plastico del contacto', 'placa y tapa eléctrica'],
    ['donde pone cfe el medidor', 'base de medidor'],
    ['unir dos tramos de tubo conduit', 'accesorio conduit'],
    ['pila nueva para mi moto', 'batería de vehículo'],
    ['conectar la laptop al encendedor de la camioneta', 'inversor para vehículo'],
    ['hoyo redondo en la puerta para la chapa', 'sierra copa'],
    ['varillas para la planta de soldar', 'consumible de soldadura'],
    ['bomba sumergible para pozo', 'bomba de agua'],
    ['bateria de moto', 'batería de vehículo'],
    ['quitar los birlos de la llanta', 'llave de impacto'],
    ['que pite el montacargas al ir en reversa', 'alarma de reversa'],
    ['se rompio la correa de mi reloj', 'correa de reloj'],
    ['lijar una puerta de madera', 'lijadora'],
    ['se reventó la manguera negra de la karcher', 'accesorio de hidrolavadora'],
    ['aspas que cargan las baterías del velero', 'aerogenerador'],
    ['la cinta amarilla de medir ya no se enrolla', 'flexómetro'],
    // what people call things for want of a name
    ['rehilete para que pasen los trabajadores', 'torniquete'],
    ['la tira con muchos hoyitos de la red', 'panel de parcheo'],
    ['multicontacto pero de internet', 'switch'],
    ['telefonito para contestar la puerta', 'interfón'],
    ['lucecitas de navidad', 'luz decorativa'],
    ['teles pegadas que forman una grandota', 'pantalla para videowall'],
    ['cajita donde llega el cable amarillo de la fibra', 'roseta óptica'],
    // what joins, ends and cleans cables, and not the cable
    ['cuadrito verde para juntar dos cables de fibra', 'acoplador de fibra'],
    ['tubitos que se meten antes de fusionar la fibra', 'manga de empalme'],
    ['tensores para la fibra que va en los postes', 'herraje de fibra'],
    ['tapar los hoyos que sobran en la placa de red', 'tapa ciega de placa'],
    ['piezas para dar la vuelta con la canaleta', 'accesorio de canaleta'],
    ['clavitos para fijar el cable a la pared', 'grapa para cable'],
    // one picture signal or another, and which of several
    ['conectar mi nintendo viejito a la pantalla plana', 'convertidor de video'],
    ['mi tele tiene un solo hdmi y son tres aparatos', 'selector de video'],
    ['ver las camaras ip en la tele sin computadora', 'decodificador de video'],
    ['ver mis camaras analogas en el grabador ip', 'codificador de video'],
    // what goes with cameras, recorders and telephones
    ['ver a mi bebe en su cuna desde la cocina', 'monitor de bebé'],
    ['iman para pegar la camara al uniforme del guardia', 'accesorio de cámara corporal'],
    ['mas botones para el telefono de la recepcionista', 'accesorio de teléfono'],
    ['ponerle mas extensiones al conmutador', 'tarjeta de conmutador'],
    ['telefono con cable rizado para la cocina', 'teléfono alámbrico'],
    ['pizarra de plumones para el salon', 'pizarrón'],
    ['equipos de enlace para la bodega', 'enlace inalámbrico'],
    ['base de techo para el cañon', 'soporte para proyector'],
    ['estamos a una cuadra del mar, la serpentina de navajas inoxidable o se pudre', 'concertina'],
    // a name goes on across `que` and its verb
    ['teclado que prende la alarma de la casa', 'teclado de alarma'],
    ['controlito que abre el porton', 'control remoto'],
    // things that one name was of
    ['por donde pasan uno por uno los que entran y suena con el fierro', 'arco detector de metales'],
    ['paleta para revisar a los que entran', 'paleta detectora'],
    ['ver en pantalla que traen las maletas', 'máquina de rayos X'],
    ['cinta contactel', 'velcro'],
    ['certificador de cableado', 'certificador de cableado'],
    ['contactor de 32 amperes', 'contactor'],
    ['echarle fertilizante a la parcela volando', 'dron agrícola'],
    // one thing told by two nouns, and a name of several words that says all there is
    ['teclado y mouse inalambrico', 'teclado y ratón'],
    ['mouse inalambrico', 'ratón'],
    ['teclado mecanico', 'teclado'],
    ['aire acondicionado para el site', 'aire acondicionado'],
    ['ventilador de pedestal', 'ventilador y clima'],
    ['plotter de corte de vinil', 'plotter'],
    // how much there is of something is no other thing
    ['camara ip 4 megapixeles', 'cámara de seguridad'],
    ['camara domo ip 4 megapixeles', 'cámara domo'],
    ['lector de huella y tarjetas', 'lector de huella'],
    ['camara con microfono', 'cámara de seguridad'],
    // in English, and in both tongues
    ['something to keep my gate shut', 'candado'],
    ['box to put my router in', 'gabinete de pared'],
    ['electric fence charger for cattle', 'energizador'],
    ['un doorbell con camara', 'timbre wifi'],
    // short forms of the trade
    ['pc c6 3m azul', 'patch cord'],
    ['pp c6 de 24', 'panel de parcheo'],
    ['pp 24 cat6', 'panel de parcheo'],
    ['ht uhf', 'radio portátil'],
    ['patch cat6 3m', 'patch cord'],
    ['repet wifi', 'repetidor WiFi'],
    // a long text asks for what its wish tells, and not for what its story does
    [
      'mi mama vive sola en el rancho, se le va la luz a cada rato y el internet no jala, ya le robaron la bomba. quiero algo que cierre el paso del agua solo, si se revienta el tubo',
      'válvula inteligente',
    ],
    // a narrower kind by its name, with what else is said of it
    ['windshield sticker tags uhf', 'tag vehicular'],
    ['cremallera para motor seg', 'cremallera'],
    // nicknames and short forms
    ['la alexa', 'bocina inteligente'],
    ['port motorola digital', 'radio portátil'],
    ['energ 2500 c/wifi', 'energizador'],
    ['tags que lea mi antena nueva', 'tag vehicular'],
    // in English
    ['spikes so nobody drives in the exit lane', 'ponchallantas'],
    ['something to see who rings my doorbell', 'videoportero'],
    ['smoke detector', 'detector de humo'],
    ['two way radio batteries', 'batería para radio'],
    ['camera to watch the gate', 'cámara de seguridad'],
    ['extend the wifi to the shed', 'repetidor WiFi'],
    ['charge several walkie talkies at once', 'cargador para radio'],
    ['stop burglars from getting into my house', 'panel de alarma'],
    // names by their place in the sentence: not the first noun, not what it serves, not what one has
    ['tengo 4 camaras y quiero que se graben', 'NVR'],
    ['bateria para radio kenwood', 'batería para radio'],
    ['pantalla para la caseta de vigilancia', 'monitor'],
    ['impresora de gafetes', 'impresora de credenciales'],
    ['no break de 1500 va', 'UPS'],
    ['cerca electrica para la barda', 'energizador'],
    ['camara cerca de la barda', 'cámara de seguridad'],
    // several words of context, few of the wish
    ['somos una cooperativa escolar y queremos vocear desde la direccion, ocupo bocinas de las de patio', 'trompeta'],
    ['compre una casa en preventa y quiero dejar listo el cableado de red, unos 300 metros de cable', 'cable UTP'],
  ])('%s', (text, kind) => {
    expect(titlesOf(choose(text).kind)).toContain(kind);
  });

  it.each([
    'refrigerador',
    'sillon reclinable',
    'llantas para camioneta',
    'bateria de cocina',
    'tarjeta de regalo',
    'camara de llanta rin 15',
    'una camara frigorifica para carnes',
    'discos de freno para jetta',
    'fuente de agua para el jardin',
    'necesito un sensor de oxigeno para mi coche',
    'radio de albañil',
    'motor de lavadora',
    'guia de ups',
    'cable para pasar corriente al carro',
    'uniformes para guardias',
    'el robotito que barre',
  ])('is told and not sold: %s', (text) => {
    expect(choose(text).state).toBe('unsold');
  });

  it.each([
    ['camara de seguridad para mi bicicleta', 'cámara de seguridad'],
    ['sensor para puerta', 'contacto magnético'],
    ['fuente de poder a prueba de agua', 'fuente de alimentación'],
    ['barrera para el estacionamiento', 'barrera vehicular'],
    ['motor para porton', 'motor para portón'],
  ])('is no other thing of the same name: %s', (text, kind) => {
    expect(titleOf(choose(text))).toBe(kind);
  });

  it('is open where nothing tells it', () => {
    expect(choose('cosas bonitas').state).toBe('open');
  });

  it('are several where they are asked for beside one another', () => {
    const { together } = choose('impresora de tickets y cajon de dinero');
    expect(together.map((kind) => book.title(kind))).toEqual(['impresora de tickets', 'cajón de dinero']);
    expect(choose('soporte para camara').together).toEqual([]);
  });

  it.each<[string, ...string[]]>([
    ['camaras bala ip, nvr y disco duro', 'cámara bala', 'NVR', 'disco duro'],
    ['2 sirenas, 1 panel de alarma y 4 contactos magneticos', 'sirena', 'panel de alarma', 'contacto magnético'],
    ['impresora de tickets con su cajon de dinero', 'impresora de tickets', 'cajón de dinero'],
    ['chapa magnetica junto con boton de salida', 'chapa magnética', 'botón de salida'],
    ['tanto un extintor como un detector de humo', 'extintor', 'detector de humo'],
    ['disco duro para dvr y tambien una microsd', 'disco duro', 'memoria microSD'],
    ['i need a poe switch and a patch panel', 'switch PoE', 'panel de parcheo'],
    // a part that the thing beside it names
    ['radio y su cargador', 'radio portátil', 'cargador para radio'],
    ['panel solar con su controlador', 'panel solar', 'controlador de carga'],
    ['cable utp cat6 y conectores', 'cable UTP', 'conector RJ45'],
    ['taladro y su bateria', 'taladro', 'batería de herramienta'],
    ['monitor, teclado y mouse', 'monitor', 'teclado y ratón'],
    ['lector de huella y tarjetas'],
    ['camara con su garantia'],
    ['disco duro para dvr y camaras'],
    ['camara bala, de metal'],
    ['panel de alarma, con sirena'],
    ['regleta para enchufar la tele, el dvd y la bocina'],
    ['algo para enchufar tele, dvd y bocina'],
  ])('are the things of a list: %s', (text, ...titles) => {
    expect(choose(text).together.map((kind) => book.title(kind))).toEqual(titles);
  });

  it.each([
    ['se metieron por el techo de la bodega, que camara me sirve', 'cámara de seguridad'],
    ['por medio del presente solicito cotizacion de detectores de humo para un edificio', 'detector de humo'],
    ['tengo un porton de 500 kilos, cual motor para porton le pongo', 'motor para portón'],
    ['motor corredizo para el porton mas pesado que aguante', 'motor corredizo'],
    [
      'la casa es de dos pisos y la hizo mi abuelo, el jardin esta muy grande y los domingos viene la familia, quiero algo que detecte el humo en la cocina',
      'detector de humo',
    ],
  ])('is what is asked in the end: %s', (text, kind) => {
    expect(titlesOf(choose(text).kind)).toContain(kind);
  });
});
