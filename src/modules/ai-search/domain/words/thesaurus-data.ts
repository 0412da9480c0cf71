/**
 * How the trade speaks. `say`: what people ask with, phrases separated by `|`, in any plural or gender. `find`: what products that answer it
 * say, as good as the phrase itself; `also`: what answers it nearly. Words of one alternative (separated by blanks) must all be there.
 * A `trait` says how a thing should be, never which thing it is. An operator's own file has entries of this very shape.
 */
export interface ThesaurusEntry {
  readonly say: string;
  readonly find?: string;
  readonly also?: string;
  readonly trait?: boolean;
}

export const THESAURUS: readonly ThesaurusEntry[] = [
  // Video
  {
    say: 'camara|camarita|camara de seguridad|camara de vigilancia|camara de videovigilancia|camara cctv|camara espia',
    find: 'camara',
  },
  { say: 'tolete|macana|garrote|baston policial', find: 'tolete|macana|baston policial' },
  { say: 'cctv|circuito cerrado|videovigilancia', find: 'cctv|videovigilancia|circuito cerrado' },
  { say: 'bala|bullet|tipo bala|tubular', find: 'bala' },
  { say: 'domo|minidomo|mini domo|tipo domo', find: 'domo' },
  { say: 'turret|eyeball|torreta|tipo torreta|ojo de buey', find: 'turret' },
  { say: 'ptz|domo ptz|domo rapido|speed dome|robotica|camara que gire|pan tilt zoom', find: 'ptz' },
  { say: 'fisheye|ojo de pez|ojo pescado', find: 'fisheye', also: 'panoramica|360' },
  { say: 'panoramica|gran angular|multisensor', find: 'panoramica', also: 'multisensor|fisheye' },
  { say: 'termica|termografica|camara de calor', find: 'termica', also: 'termografica' },
  {
    say: 'lectura de placas|leer placas|lector de placas|reconocimiento de placas|placas de auto|placas de autos|lpr|anpr|matriculas',
    find: 'lpr|placas',
  },
  {
    say: 'camara corporal|body cam|bodycam|camara de solapa|camara para policia|camara para guardia',
    find: 'camara corporal',
  },
  { say: 'camara de reversa|reversa', find: 'reversa' },
  { say: 'dash cam|dashcam|camara de tablero', find: 'tablero' },
  { say: 'camara web|webcam', find: 'camara web' },
  {
    say: 'analogica|turbohd|turbo hd|tvi|hd tvi|ahd|cvi|alta definicion por coaxial',
    find: 'turbohd|tvi|analogica',
    also: 'analogicas',
  },
  { say: 'timbre|timbre con camara|video timbre|videotimbre|doorbell', find: 'timbre', also: 'videoportero' },
  { say: 'grabador|grabadora|videograbador|grabador de video', find: 'dvr|nvr|xvr', also: 'grabador' },
  { say: 'dvr|xvr|hvr|tribrido|pentahibrido|grabador analogico', find: 'dvr|xvr' },
  { say: 'nvr|grabador ip|grabador de red', find: 'nvr' },
  { say: 'dvr movil|grabador movil|mdvr', find: 'dvr movil' },
  { say: 'soporte|bracket|montaje|base para camara|brazo', find: 'soporte|montaje|brazo', also: 'base|adaptador' },
  {
    say: 'caja de conexiones|caja de conexion|caja de registro|junction box|caja estanca',
    find: 'caja conexion',
    also: 'caja registro|caja',
  },
  { say: 'balun|video balun|transceptor|transceptores', find: 'balun|transceptor' },
  { say: 'monitor|pantalla|display|television|tv', find: 'monitor', also: 'pantalla' },
  { say: 'disco duro|hdd|disco|disco rigido|dd', find: 'hdd', also: 'disco' },
  { say: 'ssd|disco solido|estado solido|unidad de estado solido', find: 'ssd' },
  {
    say: 'microsd|micro sd|memoria sd|memoria micro sd|tarjeta sd|tarjeta de memoria',
    find: 'microsd',
    also: 'memoria',
  },
  { say: 'memoria usb|usb flash|pendrive', find: 'memoria usb' },
  { say: 'kit|combo|sistema completo', find: 'kit' },
  // Networks and cabling
  { say: 'switch|suich|conmutador de red', find: 'switch' },
  { say: 'sfp de cobre|sfp rj45|modulo sfp de cobre|copper sfp', find: 'sfp rj45|sfp utp|sfp cobre' },
  { say: 'router|ruteador|enrutador|modem', find: 'router', also: 'gateway' },
  { say: 'punto de acceso|access point|ap|antena wifi', find: 'ap', also: 'wifi malla' },
  { say: 'repetidor wifi|repetidor de wifi|extensor wifi|amplificador de wifi', find: 'repetidor' },
  { say: 'enlace|punto a punto|ptp|enlace inalambrico|radio enlace|cpe', find: 'enlace' },
  { say: 'inyector poe|inyector', find: 'inyector' },
  {
    say: 'cable utp|utp|cable de red|cable ethernet|bobina utp|bobina de cable|bobina',
    find: 'bobina|utp',
    also: 'cable',
  },
  {
    say: 'patch cord|patchcord|cordon de parcheo|cable de parcheo|latiguillo|cable patch',
    find: 'patchcord|cordon parcheo',
  },
  { say: 'patch panel|panel de parcheo', find: 'panel parcheo|patch panel' },
  { say: 'plug|conector rj45|terminal rj45|ficha rj45', find: 'plug' },
  { say: 'jack|keystone', find: 'jack' },
  { say: 'rack|gabinete|site', find: 'gabinete|rack' },
  { say: 'pdu|multicontacto|barra de contactos|barra multicontacto', find: 'pdu|multicontacto' },
  { say: 'jumper|cordon de fibra|patch cord de fibra|jumper de fibra', find: 'jumper' },
  { say: 'cable coaxial|coaxial|rg59|rg6', find: 'coaxial' },
  { say: 'firewall|cortafuegos|utm', find: 'firewall' },
  { say: 'cincho|cintillo|sujetacables|cinturon de plastico', find: 'cincho' },
  { say: 'ponchadora|crimpadora|pinza ponchadora|pinza para rj45', find: 'ponchadora', also: 'pinza' },
  { say: 'probador|tester|testeador', find: 'probador', also: 'medidor' },
  // Access
  {
    say: 'checador|reloj checador|checador de asistencia|control de asistencia|reloj de asistencia|checador de personal',
    find: 'asistencia',
    also: 'biometrica',
  },
  { say: 'biometrico|biometrica|lector biometrico', find: 'biometrica', also: 'huella|rostro' },
  { say: 'facial|reconocimiento facial|rostro|cara', find: 'facial|rostro' },
  { say: 'huella|huella digital|dactilar', find: 'huella' },
  { say: 'control de acceso|control de accesos|acceso', find: 'acceso' },
  {
    say: 'chapa magnetica|electroiman|cerradura magnetica|iman|electro iman|contrachapa magnetica',
    find: 'chapa magnetica|electroiman',
  },
  { say: 'contrachapa|contra chapa|chapa electrica', find: 'contrachapa', also: 'cerradura electrica' },
  {
    say: 'cerradura inteligente|chapa inteligente|chapa digital|cerradura digital|smart lock',
    find: 'cerradura inteligente',
    also: 'cerradura',
  },
  { say: 'boton de salida|boton liberador|liberador|boton de apertura|request to exit', find: 'boton salida' },
  { say: 'boton de panico|boton de emergencia|boton de asalto', find: 'panico', also: 'emergencia' },
  {
    say: 'pluma|pluma vehicular|barrera vehicular|pluma de estacionamiento|talanquera|barrera',
    find: 'barrera vehicular',
    also: 'barrera',
  },
  { say: 'motor para porton|motor de porton|operador de porton|motor porton|porton electrico', find: 'motor porton' },
  { say: 'tag|telepeaje|lector uhf|tag vehicular', find: 'uhf', also: 'tag' },
  { say: 'torniquete|molinete', find: 'torniquete' },
  { say: 'videoportero|video portero|videointerfon|video interfon', find: 'videoportero', also: 'frente calle' },
  { say: 'interfon|interfono|intercomunicador|portero electrico', find: 'interfono|interfon|intercomunicador' },
  { say: 'tarjeta de proximidad|credencial|tarjeta de acceso', find: 'tarjeta' },
  // Alarm and fire
  { say: 'alarma|sistema de alarma|alarma de casa|alarma residencial', find: 'alarma' },
  { say: 'pir|sensor de movimiento|detector de movimiento|sensor de presencia', find: 'movimiento|motion sensor' },
  { say: 'mascotas|inmune a mascotas|perros|gatos|antimascotas|pet', find: 'mascotas', trait: true },
  {
    say: 'contacto magnetico|sensor magnetico|sensor de puerta|magnetico de puerta|iman de puerta',
    find: 'contacto magnetico',
    also: 'sensor puerta',
  },
  { say: 'sirena|corneta|bocina de alarma', find: 'sirena' },
  { say: 'estrobo|luz estroboscopica|torreta de luz', find: 'estrobo' },
  {
    say: 'cerca electrica|barda electrificada|cerco electrico|malla electrificada|cerca electrificada|cerca',
    find: 'cerca electrica',
    also: 'cerca',
  },
  { say: 'energizador|electrificador', find: 'energizador' },
  { say: 'detector de humo|sensor de humo', find: 'detector humo', also: 'humo' },
  { say: 'estacion manual|palanca de incendio|jale|pull station', find: 'estacion manual' },
  { say: 'incendio|contra incendio|fuego|incendios', find: 'incendio|fuego' },
  { say: 'apagador|interruptor de luz|switch de luz|switch inteligente', find: 'apagador' },
  // Energy
  { say: 'ups|no break|nobreak|no brake|nobrake|respaldo de energia|sai', find: 'ups' },
  { say: 'regulador|regulador de voltaje|estabilizador', find: 'regulador' },
  {
    say: 'fuente|fuente de poder|fuente de alimentacion|eliminador|adaptador de corriente|transformador',
    find: 'fuente',
  },
  { say: 'bateria|pila|acumulador|bateria de respaldo', find: 'bateria' },
  {
    say: 'panel solar|modulo solar|celda solar|modulo fotovoltaico|paneles fotovoltaicos',
    find: 'panel solar|modulo solar',
  },
  {
    say: 'supresor|supresor de picos|protector de picos|protector contra descargas|supresor de voltaje',
    find: 'supresor|descargas',
  },
  {
    say: 'cargador de auto|cargador vehicular electrico|cargador para auto electrico|wallbox',
    find: 'cargador vehiculo',
  },
  // Radio, tracking, sound, office
  { say: 'radio|walkie talkie|walkie|radio de comunicacion|radio de dos vias|radiocomunicador', find: 'radio' },
  {
    say: 'gps|rastreador|localizador|rastreador gps|tracker|localizador gps',
    find: 'gps',
    also: 'localizador|rastreo',
  },
  { say: 'moto|motocicleta|motos', find: 'motocicleta', trait: true },
  {
    say: 'camion|camioneta|autobus|transporte|vehiculo|auto|carro|coche|unidad de carga',
    find: 'vehiculo|vehicular',
    also: 'movil',
    trait: true,
  },
  { say: 'bocina|altavoz|parlante|altoparlante', find: 'bocina', also: 'trompeta|bafle' },
  { say: 'solapa|lavalier|corbata', find: 'solapa', trait: true },
  { say: 'diadema|audifonos|manos libres|headset', find: 'diadema|audifono' },
  {
    say: 'conmutador|conmutador ip|conmutador telefonico|pbx|ip pbx|central telefonica',
    find: 'pbx|telefonia',
    also: 'llamadas',
  },
  { say: 'telefono|telefono ip|telefono de escritorio', find: 'telefono' },
  {
    say: 'impresora de tickets|impresora de recibos|miniprinter|ticketera|impresora termica',
    find: 'impresora tickets',
    also: 'impresora',
  },
  {
    say: 'lector de codigo de barras|lector de codigos|escaner de codigo de barras|scanner|pistola lectora',
    find: 'codigo barras',
  },
  // Traits
  // What a thing comes in is not the thing.
  { say: 'rollo|carrete', find: 'rollo|carrete|bobina', trait: true },
  { say: 'par|juego|paquete|bolsa|tramo|pieza', trait: true },
  {
    say: 'exterior|intemperie|afuera|para afuera|pa afuera|calle|patio|jardin|resistente al agua|contra agua|impermeable|outdoor|a prueba de agua|lluvia',
    find: 'exterior|intemperie',
    also: 'ip67|ip66|ip65|ip68',
    trait: true,
  },
  { say: 'interior|adentro|para adentro|pa adentro|indoor|oficina', find: 'interior', trait: true },
  {
    say: 'vision nocturna|infrarrojo|ir|vea de noche|vea en la noche|ver de noche|nocturna|noche|en la oscuridad',
    find: 'ir|infrarrojo|nocturna',
    also: 'luz blanca|luz dual|color',
    trait: true,
  },
  {
    say: 'a color de noche|vision nocturna a color|color de noche|color nocturno|color 24 7|full color|colorvu|color vu|a todo color|nocturna a color|noche a color',
    find: 'color luz|luz dual|color 24',
    also: 'color',
    trait: true,
  },
  {
    say: 'microfono integrado|microfono|audio integrado|que grabe audio|graba audio|que escuche',
    find: 'microfono',
    also: 'audio',
  },
  {
    say: 'audio bidireccional|audio de dos vias|audio doble via|hablar|que hable',
    find: 'audio bidireccional',
    also: 'audio|microfono',
    trait: true,
  },
  {
    say: 'inalambrico|inalambrica|sin cable|sin cables|wireless|sin cablear',
    find: 'inalambrico',
    also: 'wifi|bateria',
    trait: true,
  },
  { say: 'cableado|alambrico|alambrado', find: 'cableado', trait: true },
  { say: 'wifi|internet inalambrico', find: 'wifi', trait: true },
  { say: 'varifocal|zoom motorizado|lente ajustable', find: 'varifocal', trait: true },
  { say: 'motorizado|motorizada|lente motorizado|autofoco', find: 'motorizado', trait: true },
  {
    say: 'metalico|metalica|de metal|carcasa metalica|aluminio',
    find: 'metalico|metal',
    also: 'acero|aluminio',
    trait: true,
  },
  { say: 'antivandalico|antivandalica|vandalismo|vandal', find: 'antivandalico|ik10', trait: true },
  { say: 'blindado|apantallado|ftp|stp', find: 'blindado|ftp', trait: true },
  { say: 'poe|power over ethernet|alimentacion por red', find: 'poe', trait: true },
  { say: 'administrable|gestionable|managed', find: 'administrable', trait: true },
  { say: 'respaldo de bateria|respaldo', find: 'respaldo', trait: true },
  { say: 'en linea|online|doble conversion', find: 'linea|doble conversion', trait: true },
  { say: 'recargable', find: 'bateria', also: 'recargable', trait: true },
  { say: 'solar|panel solar integrado', find: 'solar', trait: true },
  { say: '4g|lte|celular|sim|tarjeta sim', find: '4g', also: 'lte|5g|sim', trait: true },
  { say: 'casa|hogar|residencial', find: 'hogar', also: 'casa|residencial', trait: true },
  { say: 'bebe|llanto', find: 'llanto', also: 'bebe', trait: true },
  { say: 'direccionable|addressable', find: 'direccionable|addressable|direc', trait: true },
  { say: 'convencional|conventional', find: 'convencional|conventional|conv', trait: true },
  { say: 'fast ethernet', find: 'fast', trait: true },
];
