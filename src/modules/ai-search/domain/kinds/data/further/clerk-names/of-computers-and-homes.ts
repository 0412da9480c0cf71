/** By kind: how clerks key in computers and counters, sound and picture, homes and tools. */
export const OF_COMPUTERS_AND_HOMES: Readonly<Record<string, string>> = {
  // computing
  laptop:
    'notebook|nb|vivobook|thinkbook|thinkpad|ideapad|latitude|probook|elitebook|pavilion laptop|macbook|aspire 5|inspiron 15|chromebook|zbook|portatil ryzen|portatil core|lap',
  computadora:
    'desktop|optiplex|prodesk|thinkcentre|mini pc|pc escritorio|sff|cpu i5|nuc|all in one|all-in-one|aio|workstation|pc gamer|torre i7|cpu armado|equipo armado|elitedesk|imac',
  tableta: 'tablet|tab m10|galaxy tab|ipad|tablet android|tab a9|lenovo tab|tablet 10',
  impresora:
    'ecotank|multifuncional|laserjet|mfc|mfp|impresora laser|inkjet|deskjet|smart tank|ink tank|impresora tinta|dcp|officejet|impresora color',
  'tóner y tinta':
    'botella epson|botella negro|tricolor deskjet|tinta botella|cartucho tricolor|toner|cartucho|tinta|botella tinta|ink bottle|cf258a|tambor|drum|cartridge|tinta epson|toner negro|toner generico|kit tintas|t544|toner hp|botella de tinta',
  'impresora de etiquetas':
    'label printer|imp etiquetas|impresora etiquetas|zd220|zd230|zd421|gk420|termica transferencia|thermal transfer printer|tt/td|barcode printer|impresora zebra|zt230',
  'impresora de tickets':
    'miniprinter|mini printer|receipt printer|imp tickets|imp termica|pos printer|impresora termica|impresora termica 80|impresora termica 58|thermal receipt|tm-t20|termica 80mm|impresora recibos',
  'papel y etiquetas':
    'rollo termico|papel termico|rollo 57x40|rollo 80x70|rollo term|thermal paper|rollo papel|etiqueta adhesiva|label roll|etiquetas termicas|rollo etiqueta|rollo 58',
  'lector de código de barras':
    'scanner 2d|imager|barcode scanner|lector 1d|lector 2d|escaner codigo|lector codigo|scanner codigo|lector laser|lector qr|handheld scanner|escaner 2d|lector omnidireccional',
  'terminal de inventario':
    'terminal zebra|terminal honeywell android|terminal android wlan|colector|colector de datos|colector android|handheld android|mobile computer|terminal portatil|pda industrial|hand held|terminal movil datos',
  'cajón de dinero':
    'gaveta|cash drawer|cajon dinero|cajon monedero|gaveta de dinero|cajon metalico rj11|gaveta metalica',
  'contador de billetes': 'contadora|bill counter|contadora billetes|money counter|contadora monedas|cuenta billetes',
  'detector de billetes falsos':
    'lampara uv|detector billetes|uv billete|counterfeit detector|detector uv|billete falso|detector de falsos',
  báscula:
    'balanza|bascula comercial|bascula etiquetadora|scale|bascula recargable|bascula plataforma|bascula solo peso|balanza comercial',
  'punto de venta':
    'aio touch j1900|ec line aio|aio pos|pos touch|terminal pos|all in one pos|pos terminal|punto venta touch|pos todo en uno|pos android|terminal touch pos',
  'impresora de credenciales':
    'card printer|impresora pvc|impresora tarjetas|single side card|impresora credenciales|id card printer|dual side card',
  'componente de PC':
    'geforce|rtx|gtx|radeon|tarjeta de video|t video|motherboard|tarjeta madre|mobo|procesador|ryzen|proc intel|core i5 box|fuente atx|psu atx|80 plus|gabinete gamer|disipador|cooler cpu|enfriamiento liquido|pasta termica|tarj madre|80+ bronze|80+ gold|lga1700|am4|am5|gabinete atx|cpu cooler',
  'memoria RAM': 'ddr4|ddr5|sodimm|udimm|ddr3|ram ddr4|memoria ddr4|memoria ddr5|dimm',
  'teclado y ratón':
    'keyboard|mouse|teclado usb|mouse inalambrico|mouse usb|mouse gamer|teclado mecanico|keyboard mecanico|combo teclado|mouse optico|kit teclado|teclado inalambrico|mouse inal',
  'adaptador y hub USB':
    'usb hub|hub usb|hub 3.0|hub 4p|hub 4 puertos|hub usb-c|docking|dock usb-c|docking station|adaptador usb-c|adaptador usb|usb-c dock|concentrador usb|replicador de puertos|hub tipo c',
  'antivirus y licencias':
    'office home|microsoft 365|office 2024|windows 11 pro|licencia windows|licencia office|kaspersky|eset|norton|mcafee|antivirus|licencia esd|internet security|bitdefender|esd',
  // sound and picture
  televisor:
    'smart tv|tv led|television|uhd tv|roku tv|google tv|qled|tv 4k|led tv|pantalla smart|android tv 4k|smart 50|tv smart|oled',
  proyector: 'proy|videoproyector|projector|powerlite|proyector laser|proy lumenes|mini proyector|canon proyector',
  'pantalla de proyección':
    'telon|telon manual|telon electrico|projection screen|pantalla tripie|pantalla electrica|pantalla pared 100',
  'pantalla interactiva':
    'pizarron digital|interactive display|pizarra interactiva|pizarron interactivo|interactive flat panel|touch display 65|panel interactivo',
  'soporte para TV':
    'montaje articulado|soporte articulado|montaje tv|tv mount|base tv|soporte pared tv|montaje pared|soporte vesa|tv wall mount|montaje fijo|full motion mount|soporte fijo pantalla|montaje inclinable',
  'divisor HDMI':
    'hdmi splitter|splitter hdmi|splitter 1x2|splitter 1x4|splitter 1x8|hdmi switch|switch hdmi|matrix hdmi|matriz hdmi|hdmi matrix|selector hdmi|duplicador hdmi',
  'extensor de video':
    'hdmi over|hdmi extender|extensor hdmi|extensor vga|hdbaset|hdmi cat6|tx/rx|extensor kvm|wireless hdmi|hdmi inalambrico',
  'bocina de techo':
    'plafon 6w|bocina plafon|ceiling speaker|plafon 70v|plafon 6.5"|plafon 70/100v|bocina techo|altavoz de techo|bocina empotrable|altavoz plafon',
  trompeta: 'corneta|horn speaker|bocina trompeta|trompeta 30w|corneta 30w|trompeta exterior|paging horn',
  'amplificador de audio':
    'amp mezclador|mixer amplifier|amplificador mezclador|amplificador 70v|amplificador voceo|power amplifier|amp 70v|pa amplifier|amplificador linea|amplificador zona|amplificador de potencia',
  'micrófono inalámbrico':
    'mic inalambrico|inalambrico uhf doble|uhf doble mano|wireless microphone|mic doble mano|microfono diadema|sistema inalambrico uhf|inalambrico uhf|mic inal',
  'consola mezcladora': 'mixer|mezcladora|mixer canales|consola audio|mixing console|mixer 8ch|mezcladora de audio',
  bafle:
    'cabina activa|cabina 15"|bafle amplificado|bocina amplificada|cabina amplificada|bafle 15"|bafle activo|powered speaker|pa speaker|bafle pasivo',
  megáfono: 'magnavoz|megaphone|megafono',
  'barra de sonido': 'soundbar|sound bar|barra sonido',
  'audífonos bluetooth': 'earbuds|tws|airpods|buds|audifonos inalambricos|in ear bt',
  // home, tools and the rest
  'foco inteligente':
    'bulb wifi|foco wifi|smart bulb|bombilla wifi|foco rgb wifi|tapo l5|bulb e27 wifi|bulb e27 rgb|foco tuya',
  'contacto inteligente':
    'enchufe wifi|smart plug|enchufe inteligente|contacto wifi|tapo p1|plug wifi|enchufe tuya|toma inteligente|wifi socket',
  'apagador inteligente':
    'switch wifi pared|switch tactil|apagador wifi|wall switch|switch zigbee|switch 1 gang|switch 2 gang|switch 3 gang|interruptor wifi|interruptor tactil|light switch wifi|apagador touch',
  multímetro:
    'tester digital|multimetro gancho|amperimetro|clamp meter|pinza amperimetrica|multimeter|digital multimeter|tester gancho|tester dig gancho|voltamperimetro',
  taladro:
    'rotomartillo|taladro inalambrico|atornillador inalambrico|drill|hammer drill|destornillador electrico|atornillador impacto|impact driver',
  escalera:
    'tijera aluminio|escalera tijera|escalera extension|ladder|tijera alum|peldaños|escalera telescopica|escalon aluminio',
  dron: 'drone|mavic|mini 4 pro|fly more combo|quadcopter|dji mini|cuadricoptero|dji air',
  linterna:
    'lampara tactica|flashlight|lampara de mano|headlamp|lampara minero|lampara recargable tactica|lampara frontal',
  cinta:
    'cinta aislar|cinta vinil|super 33|electrical tape|cinta de aislar|cinta doble cara|cinta vulcanizable|autofundente',
  cincho: 'sujetacable|cincho plastico|cable tie|cinturon plastico|zip tie|sujeta cable|cinchos nylon',
  'canaleta y tubo':
    'canaleta|canaleta adhesiva|ducto ranurado|ducto plastico|cable raceway|ducto 20x12|minicanaleta|canaleta ranurada',
  'tubo conduit':
    'tubo conduit|conduit galvanizado|conduit pared delgada|tubo pvc electrico|emt|conduit pvc|tubo licuatite',
  alcoholímetro: 'alcohol tester|breathalyzer|alcoholimetro|medidor alcohol|fuel cell alcohol',
  'seguridad personal':
    'chaleco reflejante|casco|guantes nitrilo|lentes seguridad|chaleco|botas dielectricas|arnes|safety vest|chaleco clase 2|hard hat|mascarilla|respirador',
  extintor: 'extinguidor|pqs|fire extinguisher|extintor co2|extinguidor pqs',
  'caja fuerte': 'safe box|caja seguridad|caja fuerte digital|boveda|safe digital',
  'torreta vehicular':
    'barra de luces|torreta led|light bar|torreta ambar|baliza ambar|beacon|codigo led|estrobo vehicular|torreta iman',
  'alarma para vehículo': 'viper|alarma auto|car alarm|alarma automotriz|alarma moto|alarma p/auto',
  autoestéreo:
    'estereo 2din|car stereo|carplay|radio auto bt|autoestereo|estereo 1din|pantalla android auto|estereo auto',
  dashcam: 'dvr tablero|dash cam|camara tablero|70mai|camara parabrisas|dvr auto|dvr vehicular tablero',
  'antena antirrobo': 'eas|pedestal eas|antena eas|arco antirrobo|antena antihurto|eas am|pedestal rf|antihurto',
  'etiqueta antirrobo':
    'label suave|etiqueta suave|tag duro|etiqueta rf|soft label|hard tag|label 4x4|etiqueta am|label rf|pencil tag|tag antihurto',
  desprendedor: 'detacher|desacoplador|desprendedor magnetico|desactivador|removedor de tags',
  ponchallantas: 'picallantas|pica llantas|poncha llantas|tyre killer|tire killer|road spikes',
  'visor y espejo':
    'espejo convexo|espejo concavo|convex mirror|espejo panoramico|espejo inspeccion|espejo de inspeccion',
  bolardo: 'bollard|bolardo hidraulico|bolardo retractil|bolardo automatico|pilona',
  'máquina de rayos X': 'escaner de equipaje|rayos x|x-ray|baggage scanner|escaner de rayos|inspeccion rayos x|xray',
  'variador de frecuencia': 'vfd|variador|inversor de frecuencia|variador velocidad|frequency drive|ac drive',
  'sensor de clima interior': 'termohigrometro|temperatura humedad|temp hum|sensor clima|temp humidity',
  'torre y mástil': 'tramo torre|torre arriostrada|mastil|torre autosoportada|tramo 30|mastil telescopico|torre tramo',
};
