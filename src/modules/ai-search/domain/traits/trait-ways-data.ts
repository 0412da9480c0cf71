/**
 * Traits that catalogs tell in several ways. `say`: how people name them, phrases separated by `|`; `ways`: what products write, Spanish, English and
 * abbreviated; `against`: the trait (by the first of its `say`) that a product can't have together with it, unless it tells both. Who leaves out
 * `inalámbrico` leaves out Wi-Fi; a product on 4G has none of it.
 */
export interface TraitWays {
  readonly say: string;
  readonly ways: string;
  readonly against?: string;
  /** Whether only titles tell it: features say where else it may be put, and what it sees. */
  readonly titled?: boolean;
  /** Whether things are so where nothing is told of it. */
  readonly usual?: boolean;
  /** Whether what tells another of the list beside it is another thing all the same. */
  readonly sole?: boolean;
}

export const TRAIT_WAYS: readonly TraitWays[] = [
  // How it is joined to others
  {
    say: 'wifi|wi fi|internet|internet inalambrico|red inalambrica|conexion wifi',
    ways: 'wifi|wi fi|wlan|802.11|802.11n|802.11ac|802.11ax|inal 2.4g|inal 2.4ghz|wireless 2.4ghz|wireless 2.4g',
  },
  {
    say: 'inalambrico|inalambrica|wireless|via radio|inal|inalamb|por radio',
    ways: 'inalambrico|wireless|inal|inalamb|inalam|wifi|wi fi|wlan|zigbee|z wave|lorawan|868 mhz|433 mhz|868mhz|433mhz|bluetooth|bt',
    against: 'cableado',
  },
  {
    say: 'cordless|sin cables|sin cable',
    ways: 'inalambrico|wireless|cordless|inal|inalamb|inalam|wifi|wi fi|wlan|zigbee|z wave|lorawan|868 mhz|433 mhz|868mhz|433mhz|bluetooth|sin cables|recargable|bateria|battery|bat|solar',
    against: 'cableado',
  },
  {
    say: 'cableado|alambrico|alambrado|wired|de cable|corded',
    ways: 'cableado|alambrico|alambrado|wired|hardwired|hard wired|corded',
    against: 'inalambrico',
    usual: true,
  },
  { say: 'bluetooth|bt|ble', ways: 'bluetooth|bt|ble|bth' },
  { say: '4g|lte|chip|sim|tarjeta sim|chip celular|plan de datos', ways: '4g|5g|3g|lte|gsm|gprs|sim' },
  { say: 'ethernet|red cableada|puerto de red', ways: 'ethernet|lan|rj45|tcp' },
  { say: 'usb', ways: 'usb' },
  { say: 'usb c|usb tipo c|tipo c|type c', ways: 'usb c|usbc|tipo c|type c' },
  { say: 'gps', ways: 'gps' },
  {
    say: 'obd|obd2|obdii|puerto obd|enchufa abajo del volante|enchufan abajo del volante|conecta abajo del volante|conectan abajo del volante|enchufa bajo el volante|enchufan bajo el volante',
    ways: 'obd|obd2|obdii|obd ii',
  },
  { say: '2 hilos|dos hilos', ways: '2 hilos|dos hilos|2 wire' },
  // What feeds it
  {
    say: 'poe|power over ethernet|alimentacion poe|alimentacion por red',
    ways: 'poe|4poe|5poe|8poe|16poe|24poe|48poe|802.3af|802.3at|802.3bt|power over ethernet|pwr over eth|over eth',
  },
  {
    say: 'bateria|pila|pilas|baterias|battery',
    ways: 'bateria|pila|battery|batt|bat|cr2032|cr123|aa|aaa|autonomo|stand alone|standalone|recargable|rechargeable|cordless',
  },
  {
    say: 'autonomo|stand alone|standalone',
    ways: 'autonomo|stand alone|standalone|pila|c pila',
  },
  { say: 'recargable|rechargeable', ways: 'recargable|rechargeable|recarg' },
  { say: 'solar|energia solar|panel solar|celda solar|paneles solares', ways: 'solar|fotovoltaico' },
  { say: 'litio|lithium', ways: 'litio|lithium|lifepo4|li ion|lipo', against: 'plomo' },
  { say: 'plomo|agm|gel|acido|sellada', ways: 'plomo|agm|gel|sla|acido|sellada', against: 'litio' },
  { say: 'combustible', ways: 'gasolina|diesel|gas lp|gas natural' },
  // Seeing and hearing
  {
    say: 'mascotas|inmune a mascotas|inmunidad a mascotas|antimascotas|pet|pet immune',
    ways: 'mascotas|mascota|antimascotas|pet|pets',
  },
  { say: 'ip', ways: 'ip|red|network|nvr', titled: true },
  {
    say: 'analogico|analogo|analoga|turbohd|turbo hd|hdcvi|coaxial|tvi|ahd',
    ways: 'analogico|turbohd|hdcvi|ahd|hdtvi|coaxial|tvi|cvi|4en1|analoga|dvr|xvr',
  },
  {
    say: 'audio|microfono|bocina|sonido|mic|que grabe audio|que grabe sonido|grabe audio',
    ways: 'audio|microfono|bocina|mic|w mic',
  },
  {
    say: 'color de noche|color nocturno|foco blanco|lampara blanca|luz blanca|full color|luz visible',
    ways: 'full color|fullcolor|luz blanca|luz dual|color noche|color nocturno|color 24|color 24h|colorvu|colorhunter|night color',
  },
  { say: 'infrarrojo|ir|infrared', ways: 'ir|infrarrojo|infrared' },
  { say: 'varifocal|lente motorizado|vf', ways: 'varifocal|varifoc|motorized lens|vf' },
  {
    say: 'motorizado|ptz|giratorio|que gire|movimiento|robotica|gira|giratoria|gire|giren|giran|girando|dando vueltas|dando vuelta|voltea|voltean|se mueven|se mueva|se muevan|se ande moviendo|de vueltas|pan tilt|paneo',
    ways: 'ptz|pt|motorizado|giratorio|giratoria|giro|gira|rota|robotizada|pan tilt|speed dome|robotica|autoseguimiento',
  },
  {
    say: 'inteligencia artificial|ia|analiticos|analitica',
    ways: 'ia|ai|analiticos|analitica|acusense|wizsense|wizmind|deep learning|deepinview',
  },
  {
    say: 'pantalla|display|lcd|pantallita|screen|oled',
    ways: 'pantalla|lcd|display|screen|oled',
  },
  { say: 'tactil|touch|touchscreen|pantalla tactil', ways: 'tactil|touch|touchscreen' },
  { say: 'disco|disco duro|hdd|dd|almacenamiento', ways: 'disco|hdd|disco duro|dd' },
  { say: 'mac|macbook|apple|macos', ways: 'macbook|mac|imac|apple' },
  // What prints and scans
  {
    say: 'multifuncional|multifuncion|multifunction|imprima y escanee',
    ways: 'multifuncional|multif|multifuncion|multifunction|all one|mfp',
  },
  {
    say: 'alimentador automatico|alimentador automatico de hojas|alimentador de hojas|alimentador de documentos|alimentador|adf|document feeder',
    ways: 'adf|alimentador|document feeder|sheet feeder|sheetfed',
  },
  // Who opens
  {
    say: 'huella|dactilar|huella digital|huella dactilar|fingerprint|dedo|lector de dedo|lector de huella|sensor de huella|fingerprint reader',
    ways: 'huella|fingerprint|dactilar',
  },
  { say: 'biometrico', ways: 'biometrico|huella|fingerprint|dactilar|facial|rostro|palma' },
  {
    say: 'facial|rostro|reconocimiento facial|cara|face',
    ways: 'facial|rostro|face|face id',
  },
  { say: 'teclado|keypad|codigo|clave|teclas|teclitas|tecladito|numeritos', ways: 'teclado|keypad|c teclado' },
  { say: 'tarjeta|rfid|proximidad', ways: 'tarjeta|rfid|mifare|em|proximidad|prox' },
  // Light and sound
  { say: 'led|luz led|leds|foco led', ways: 'led|leds' },
  { say: 'estrobo|luz estroboscopica|estrobos|strobe|strobe light|luz', ways: 'estrobo|estroboscopica|strobe|luz' },
  { say: 'sirena|sirena integrada|bocina de alarma', ways: 'sirena|siren|buzzer|zumbador' },
  // Others
  { say: 'magnetico|magnetica|magnet|imanes|iman', ways: 'magnetico|magnetica|magnetic|mag|iman|electroiman|maglock' },
  { say: 'fibra|fibra optica|optico|optica', ways: 'fibra|fiber|optico|optica|optical|aoc' },
  { say: 'curvo|curva|curveado', ways: 'curvo|curva|curved', against: 'plano' },
  {
    say: 'gamer|gaming|para jugar|para juegos|de juegos',
    ways: 'gamer|gaming|geforce|rtx|legion|rog|tuf|predator|nitro|victus|omen|alienware',
  },
  { say: 'portatil|de mano', ways: 'portatil|portable|handheld|de mano' },
  { say: 'zigbee', ways: 'zigbee|zb' },
  { say: 'microsd|micro sd|sd', ways: 'microsd|micro sd|tf' },
  { say: '2d|dos dimensiones|bidimensional|qr|codigo qr|codigos qr', ways: '2d|qr|imager 2d', against: '1d' },
  { say: '1d|una dimension', ways: '1d|lineal|linear imager', against: '2d' },
  { say: 'ninos|infantil|nino|para ninos|kids|juguete', ways: 'ninos|infantil|nino|kids|child' },
  {
    say: 'plegable|doblable|se pueda doblar|se doble|se pueda plegar|se pliegue|tipo maleta|tipo portafolio|foldable|folding',
    ways: 'plegable|foldable|folding|portafolio|maleta',
  },
  { say: 'solapa|lavalier|de solapa', ways: 'solapa|lavalier|lapel' },
  { say: 'niquel|nimh|nicd|niquel metal', ways: 'niquel|nimh|nicd|ni mh|ni cd' },
  { say: 'modo manual|manual', ways: 'manual' },
  { say: 'halogeno|halogena|halogen', ways: 'halogeno|halogen' },
  {
    say: 'resistente al agua|sumergible|a prueba de agua|waterproof|contra agua',
    ways: 'ip67|ip68|ipx7|ipx8|sumergible|waterproof|agua|impermeable',
  },
  { say: 'generico|generica|sin marca', ways: 'generico|generica|gen|generic' },
  { say: 'doble tecnologia|dual tech|tecnologia dual', ways: 'dual|doble tecnologia|dual tech|tritech' },
  // How it works
  {
    say: 'administrable|gestionable|managed|administrables|administracion|gestion|management',
    ways: 'administrable|managed|gestionable|l2|l3|smart managed',
  },
  { say: 'gigabit|giga', ways: 'gigabit|giga|1000|10 100 1000' },
  { say: 'autonomo|stand alone|autonoma', ways: 'autonomo|stand alone|autonoma|standalone' },
  { say: 'digital|dmr|digitales', ways: 'digital|dmr|p25|nxdn|poc' },
  { say: 'vhf', ways: 'vhf|174mhz|174 mhz|136 174' },
  {
    say: 'uhf',
    ways: 'uhf|470mhz|470 mhz|520mhz|520 mhz|400 470|400 480|403 470|400 520|450 512|450 520',
  },
  { say: 'mppt', ways: 'mppt', against: 'pwm' },
  { say: 'pwm', ways: 'pwm', against: 'mppt' },
  {
    say: 'paro de motor|corte de motor|apagado de motor|paro|corte el motor|cortar el motor|apague el motor|apagar el motor|pare el motor|parar el motor|detenga el motor|bloquee el motor|bloqueo de motor',
    ways: 'paro|paro motor|cut off|engine cut|corte motor|corta corriente|relay',
  },
  { say: 'termico|termica|thermal', ways: 'termica|termico|thermal' },
  { say: 'nube|suscripcion|mensualidad|renta', ways: 'nube|suscripcion|mensualidad|cloud' },
  { say: 'true rms|trms|verdadero rms', ways: 'true rms|trms|rms' },
  { say: 'tiro corto|tiro ultra corto|short throw|ultra short throw', ways: 'tiro corto|short throw|ultra corto|ust' },
  {
    say: 'no touch|touchless|pasar la mano|pasas la mano|pasa la mano|pase la mano|acercar la mano',
    ways: 'touchless|contactless|touch|infrarrojo',
  },
  {
    say: 'atex|intrinsecamente seguro|intrinsicamente seguro|intrinsecamente segura|a prueba de explosion|antiexplosion|explosion proof',
    ways: 'atex|intrinsecamente|intrins|intrinsically|explosion|antiexplosivo|antiexplosion',
  },
  { say: 'dielectrico|dielectrica', ways: 'dielectrico|dielectrica|dielectric' },
  {
    say: 'usado|reacondicionado|seminuevo|usados',
    ways: 'usado|reacondicionado|refurbished|seminuevo|remanufacturado',
  },
];
