import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/video/screens.ts`. */
export const SCREENS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'monitor',
    sheets:
      'monitor gaming|monitor computadora|monitor oficina|monitor escritorio|monitor plano|monitor ultrawide|monitor ultrapanoramico|monitor displayport|monitor sin marco|monitor retroiluminado|monitor portatil usb c|gaming monitor|desktop monitor|surveillance monitor|curved monitor|widescreen monitor|ips monitor|frameless monitor|portable monitor',
    keyed:
      'monitor led ips para computadora con hdmi y displayport|monitor profesional de videovigilancia uso continuo con bnc|monitor curvo para juegos alta tasa de refresco|monitor lcd con base ajustable y bocinas integradas|monitor portatil usb tipo c antirreflejante|led monitor ips panel hdmi vga vesa compatible|curved gaming monitor adaptive sync fast response|surveillance grade monitor continuous operation metal bezel|docking usb type c monitor height adjustable office|pantalla para tu computadora sin bordes cuida tu vista|monitor para ver tus camaras con hdmi y vga|pantalla de escritorio panel ips sin parpadeo hdmi|panel va curvo para jugadores con respuesta rapida|display de uso continuo para cctv marco metalico bnc',
  },
  {
    kind: 'televisor',
    sheets:
      'television inteligente|televisor inteligente|televisor led|televisor oled|television oled|television qled|television plana|television uhd|television 4k|pantalla google tv|pantalla webos|pantalla hotelera|television hotelera|television comercial|tv uhd|tv qled|tv oled|oled tv|qled tv|television set|hotel tv|commercial tv|hospitality television',
    keyed:
      'smart tv led ultra alta definicion con control por voz|televisor qled con sistema operativo inteligente y altavoces|television hotelera con modo hospitalidad y servidor de canales|televisor oled delgado con alto rango dinamico|television led basica con sintonizador digital y hdmi|smart television ultra hd hdr built in wifi|oled tv thin bezel surround audio voice assistant|hospitality tv commercial hotel mode usb cloning|qled smart tv quantum dot game mode|disfruta tus series en pantalla gigante smart tv|tele inteligente con wifi y aplicaciones incluidas|pantalla smart con aplicaciones de streaming y control de voz|hotelera con modo hospitalidad y clonacion usb television|puntos cuanticos sin marco aplicaciones integradas smart',
  },
  {
    kind: 'soporte para TV',
    sheets:
      'brazo tv|soporte techo pantalla|soporte inclinable pantalla|montaje pantalla|montaje monitor|montaje pared pantalla|herraje tv|monitor mount|display mount|tilt wall mount|flat panel mount|video wall mount',
    keyed:
      'soporte articulado de pared para tv doble brazo|soporte fijo ultradelgado para pantalla con nivel|base de techo inclinable para television acero|carrito movil para pantalla con ruedas y repisa|soporte de escritorio para monitor con resorte de gas|full motion tv wall mount dual arm articulating|tilting tv bracket low profile vesa|mobile tv cart with wheels and shelf|gas spring monitor arm desk clamp|cuelga tu pantalla en la pared soporte resistente|soporte para tv gira e inclina con tornilleria|brazo articulado vesa de acero gira e inclina|pedestal con ruedas para pantalla altura ajustable|doble brazo de escritorio para monitores con prensa vesa',
  },
  {
    kind: 'proyector',
    sheets:
      'proyector portatil|proyector dlp|proyector lcd|proyector multimedia|proyector cine casa|proyector wxga|proyector wuxga|proyector interactivo|retroproyector|picoproyector|lumens ansi|ansi lumens|3lcd|laser projector|dlp projector|portable projector|mini projector|home theater projector|business projector|interactive projector|pico projector|multimedia projector',
    keyed:
      'proyector laser de tiro corto para aula|videoproyector led portatil con wifi y bocina|proyector profesional de instalacion con lente intercambiable|proyector empresarial de tres lcd con hdmi|proyector ultra corto alcance para cine en casa|laser projector short throw classroom bright|portable led mini projector wifi and bluetooth|large venue installation projector interchangeable lens|home theater projector ultra hd hdr|cine en tu casa proyecta peliculas desde el celular|canon para escuela y oficina imagen clara|canon multimedia de lumenes altos con hdmi y vga|tiro ultracorto laser con correccion trapezoidal automatica|videoproyector de bolsillo con bateria y sistema inteligente',
  },
  {
    kind: 'soporte para proyector',
    sheets:
      'brazo techo proyector|brazo videoproyector|brazo tiro corto proyector|montura proyector|montura videoproyector|soporte techo videoproyector|soporte pared videoproyector|montaje videoproyector|base videoproyector|base techo videoproyector|herraje proyector|herraje videoproyector|jaula videoproyector|mesa proyector|carrito proyector|elevador proyector|tripie proyector|projector arm|projector stand|projector wall mount|projector hanger|projector cage|projector lift|projector pole mount|short throw mount|universal projector mount',
    keyed:
      'soporte de techo universal para proyector brazo extensible|base de pared para proyector de tiro corto|montaje techo proyector con tubo y ajuste de inclinacion|jaula de seguridad para proyector metalica con candado|soporte videoproyector aluminio carga reforzada con tornilleria|universal projector ceiling mount extendable pole|short throw projector wall mount arm|projector security cage steel with lock|low profile projector bracket tilt swivel|cuelga tu canon del techo soporte ajustable|soporte para proyector universal techo o pared facil|arana universal de techo para canon con tubo|jaula antirrobo de techo para canon acero|brazo telescopico de pared para videoproyector de tiro corto',
  },
  {
    kind: 'lámpara de proyector',
    sheets:
      'lampara uhp|lampara uhe|lampara nsh|lampara proyeccion|lampara data show|lampara repuesto proyector|lampara reemplazo proyector|modulo lampara proyector|refaccion lampara proyector|reemplazo lampara proyector|bombilla proyector|bombilla videoproyector|bulbo videoproyector|foco repuesto proyector|projector replacement lamp|replacement lamp projector|lamp for projector|bulb for projector|projector lamp module|projector bare bulb|videoprojector lamp|uhp lamp|uhe lamp|uhp bulb',
    keyed:
      'lampara de repuesto para proyector con carcasa|lampara original para videoproyector con modulo|foco para canon bulbo sin carcasa|lampara compatible para proyector mercurio alta presion|bulbo proyector de reemplazo con jaula plastica|replacement projector lamp with housing|original bare projector bulb ultra high pressure|compatible projector lamp module long life|projector bulb genuine inside with cage|tu canon se ve oscuro cambiale el foco|foco nuevo para tu proyector con carcasa incluida|bulbo de alta presion con carcasa para videoproyector|repuesto con modulo larga vida foco para canon|uhp con carcasa reemplazo para canon de aula',
  },
  {
    kind: 'pantalla de proyección',
    sheets:
      'pantalla tripode|pantalla videoproyector|pantalla marco fijo|pantalla tensionada|pantalla blanca mate|pantalla retractil proyector|pantalla retroproyeccion|lona proyeccion|tela proyeccion|telon proyector|telon manual proyector|ecran|ecran proyeccion|electric screen|electric projection screen|motorized screen|motorized projection screen|manual pull down|tripod screen|fixed frame screen|tensioned screen|tab tensioned|matte white screen|rear projection screen',
    keyed:
      'pantalla de proyeccion manual de pared autoenrollable|pantalla electrica para proyector con control remoto|pantalla de tripie portatil para proyeccion blanco mate|telon de proyeccion tensionado motorizado con gatillo|pantalla de marco fijo para cine en casa tela acustica|motorized projection screen remote control matte white|tripod portable projector screen with carry bag|fixed frame projector screen ambient light rejecting|manual pull down projection screen wall or ceiling|proyecta peliculas al aire libre pantalla plegable|telon para proyector enrollable de pared blanco mate|telon enrollable blanco mate con motor y control|tela perforada acustica marco fijo para cine proyeccion|tripie con lona blanco mate para proyectar portatil',
  },
  {
    kind: 'pantalla interactiva',
    sheets:
      'pizarron inteligente|pizarra electronica|pizarra inteligente|pizarra tactil|pantalla multitactil|pantalla multitouch|pantalla colaborativa|pantalla educativa|panel plano interactivo|panel tactil educativo|mesa interactiva|monitor multitouch|interactive panel|interactive monitor|interactive touch display|digital whiteboard|electronic whiteboard|smartboard|multitouch display|whiteboard display|collaboration display|collaboration board',
    keyed:
      'pantalla interactiva tactil para aula con sistema android|pizarron interactivo digital con pluma y proyector|panel interactivo multitoque con computadora integrada y base movil|monitor interactivo para sala de juntas con camara|pizarra digital infrarroja con software educativo|interactive flat panel display multi touch android|smart board interactive whiteboard for classroom|interactive conference display with camera and microphones|touch screen display infrared anti glare tempered glass|clases dinamicas escribe con el dedo en la pantalla|pizarron electronico para escuela con plumas tactiles|pizarra tactil multitoque con lapices y borrador|panel multitoque para aula cristal templado ops|para aula escritura con lapiz y dedo multitoque android',
  },
  {
    kind: 'señalización digital',
    sheets:
      'carteleria digital|cartel digital|totem publicitario|totem informativo|kiosco digital|pantalla signage|monitor signage|display publicitario|monitor publicitario|pantalla informativa|rotulo programable|menu digital|signage player|signage display|commercial display|advertising player|interactive kiosk|digital poster|digital menu|wayfinding',
    keyed:
      'totem digital de piso con pantalla y reproductor integrado|reproductor de medios para senalizacion digital con licencia|pantalla comercial para publicidad operacion continua montaje vertical|letrero led programable de mensajes exterior|kiosco tactil informativo con impresora y lector|digital signage display commercial grade portrait landscape|floor standing digital signage totem touch|signage media player android content management|outdoor high brightness window display advertising|anuncia tus promociones en pantalla publicitaria|letrero led luminoso programable para negocio texto en movimiento|totem publicitario vertical con reproductor android|menu digital para restaurante con gestor de contenido|player de contenido para cartelera con salida hdmi',
  },
  {
    kind: 'pantalla LED modular',
    sheets:
      'pantalla led p2|pantalla led p5|pantalla led p10|pantalla led escenario|pantalla led eventos|pantalla led renta|pantalla led publicitaria|pantalla led espectacular|pantalla led paso pixel|pantalla led pixel pitch|pantalla gigante led|gabinete pantalla led|espectacular digital|cartelera led|valla led|muro led|dvled|direct view led|led display module|rental led display|outdoor led display|fine pitch led|fine pixel pitch|led billboard|pixel pitch',
    keyed:
      'modulo led pantalla exterior paso de pixel fino|pantalla led modular de gabinete aluminio fundido para renta|pantalla led gigante exterior para espectacular con controlador|panel led modular interior mantenimiento frontal|modulo led de repuesto a todo color con imanes|outdoor led display cabinet die cast aluminum rental|indoor fine pitch led module front service|full color led panel magnetic module for stage|led wall tile high refresh billboard waterproof|pantalla gigante para eventos y conciertos se arma por modulos|pantalla led publicitaria exterior modular a todo color|gabinete de renta curvo con modulos de paso fino|paso de pixel fino a todo color tarjeta receptora|espectacular de gabinetes impermeables con modulos a todo color',
  },
  {
    kind: 'pantalla para videowall',
    sheets:
      'pantalla video wall|monitor video wall|display videowall|display video wall|muro de video|pantalla bisel ultradelgado|pantalla bisel angosto|monitor bisel ultradelgado|monitor bisel angosto|pantalla modular videowall|videowall lcd|lcd video wall|video wall panel|video wall monitor|video wall screen|videowall display|splicing screen|lcd splicing|splicing display|narrow bezel display|ultra narrow bezel|extreme narrow bezel',
    keyed:
      'pantalla para videowall bisel ultradelgado uso continuo|monitor videowall lcd con conexion en cadena|panel lcd para muro de video calibracion de color|pantalla videowall alto brillo para centro de control|unidad de muro de video con soporte de mantenimiento frontal|video wall display ultra narrow bezel lcd|seamless videowall monitor daisy chain displayport|control room video wall panel continuous operation|narrow bezel lcd tile factory calibrated wall|arma tu muro de pantallas casi sin bordes|monitor de bisel delgado para muro de video|bisel ultraestrecho para muro de video en cadena|muro de video union casi invisible panel ips|mosaico lcd para centro de monitoreo bisel minimo',
  },
  {
    kind: 'marcador deportivo',
    sheets:
      'marcador futbol|marcador beisbol|marcador voleibol|marcador multideporte|marcador gimnasio|tablero puntuacion|tablero electronico deportivo|tablero electronico basquetbol|tablero andon|tablero produccion led|torre andon|reloj de tiro|reloj de posesion|cronometro deportivo led|temporizador crossfit|score board|electronic scoreboard|sports scoreboard|basketball scoreboard|shot clock|andon display|production board|gym timer',
    keyed:
      'marcador deportivo electronico para basquetbol con control inalambrico|marcador led multideporte con cronometro y chicharra|marcador de futbol exterior con tablero de tiempo y goles|tablero andon industrial de produccion con contador led|marcador portatil de mesa para voleibol con bateria|electronic basketball scoreboard wireless console shot clock|outdoor led soccer scoreboard game timer|portable tabletop multisport scoreboard remote control|andon production display board led counter|lleva el marcador de tus partidos con control remoto|tablero electronico para cancha visible a distancia|tablero de puntos local y visitante con cronometro|reloj de posesion y faltas para cancha con consola|puntaje local visita periodo y tiempo en led',
  },
  {
    kind: 'decodificador de TV',
    sheets:
      'decodificador television digital|caja decodificadora|convertidor tdt|convertidor television digital|receptor satelital|receptor tdt|receptor fta|sintonizador television|sintonizador tdt|sintonizador atsc|modulador digital tv|modulador canal tv|cabecera iptv|lnb|multiswitch satelital|set top box|digital converter box|satellite receiver|tv receiver|atsc receiver|atsc tuner|rf modulator|hdmi modulator|qam modulator',
    keyed:
      'decodificador de television digital abierta con hdmi y grabacion usb|sintonizador digital para tv analogica con control|modulador hdmi a canal rf para distribucion coaxial|codificador iptv multicanal hdmi para hoteles|sintonizador usb de tv para computadora con antena|digital tv converter box atsc tuner recording|hdmi to rf modulator dvb agile channel|iptv encoder multi channel hdmi hotel headend|usb tv tuner stick for pc with remote|convierte tu tele vieja a digital con canales abiertos|ve canales gratis en tu television analogica caja digital|caja convertidora atsc para television antigua|cabecera para hotel con entradas hdmi y salida coaxial|receptor de tv abierta con grabacion usb y guia',
  },
  {
    kind: 'antena de TV',
    sheets:
      'antena canales abiertos|antena senal abierta|antena canales gratis|canales gratis hd|antena tdt|antena hdtv|antena bigotes|antena amplificada tv|antena plana tv|antena interior hd|antena exterior hd|antena parabolica tv|antena satelital tv|antena yagi tv|antena pantalla smart|indoor tv antenna|outdoor tv antenna|indoor hdtv|outdoor hdtv|hd antenna|amplified indoor antenna|flat hd antenna|rabbit ears|satellite dish antenna',
    keyed:
      'antena de television exterior aerea con amplificador|antena interior plana para tv digital con cable coaxial|antena hd giratoria a control remoto con rotor|antena uhf tipo yagi aluminio para canales abiertos|antena de conejo para tv con base y varillas|outdoor hdtv antenna amplified long range|indoor flat digital tv antenna with amplifier|rotating tv aerial antenna remote control uhf vhf|yagi uhf television antenna aluminum mast mount|mira canales abiertos gratis sin pagar cable|antena para pantalla digital capta canales hd gratis|aerea de aluminio uhf vhf con mastil y coaxial|orejas de conejo telescopicas con base para television|plana amplificada para canales abiertos se pega en ventana',
  },
  {
    kind: 'reproductor y streaming',
    sheets:
      'convierte smart tv|convierte tele smart|hace smart television|caja android tv|caja inteligente tv|stick tv|reproductor multimedia tv|reproductor blu ray|reproductor portatil dvd|receptor miracast|streaming player|streaming media player|media streamer|audio streamer|network music player|android box|smart tv stick|tv dongle|dvd player|blu ray player|bluray player',
    keyed:
      'reproductor de streaming con control por voz y hdmi|caja android tv con wifi doble banda y control|reproductor bluray con wifi y salida hdmi|reproductor dvd portatil con pantalla giratoria|tv stick de alta definicion con asistente de voz|streaming media player voice remote ultra hd|android tv box dual band wifi quad core|blu ray disc player upscaling dvd|streaming stick hdmi dongle cast from phone|convierte tu tele en smart con todas tus aplicaciones|caja para ver series y peliculas en cualquier pantalla|convierte pantalla comun en inteligente dongle hdmi con voz|disco bluray y dvd con puerto usb y hdmi|memoria hdmi para transmitir desde celular a pantalla',
  },
  {
    kind: 'control de televisor',
    sheets:
      'mando tv|mando television|mando televisor|mando distancia tv|mando distancia television|control repuesto pantalla|control reemplazo pantalla|control remoto led tv|control remoto hdtv|control remoto streaming|control magico|control air mouse|air mouse|magic remote|smart tv remote|remote smart tv|universal tv remote|replacement tv remote|tv voice remote',
    keyed:
      'control remoto universal para tv con aprendizaje|control para smart tv con botones directos de aplicaciones|control de reemplazo para pantalla infrarrojo|control remoto de voz bluetooth para television|control hotelero lavable para televisor antibacterial|replacement remote control for smart tv|voice remote bluetooth for television with pointer|universal tv remote learning buttons|hospitality tv remote washable simplified keys|se perdio el control de tu tele este le queda|control para pantalla smart listo sin programar|universal para tele con botones grandes adultos mayores|mando infrarrojo de repuesto para smart pantalla|botones de aplicaciones directo sin programar pantalla smart',
  },
  {
    kind: 'mezclador de video',
    sheets:
      'mezcladora hdmi|mezclador hdmi|mezclador sdi|mezclador streaming|mezclador multicamara|mezclador transmision vivo|consola produccion video|consola mezcla video|switcher sdi|switcher streaming|switcher multicamara|switcher transmision vivo|switcher presentacion|conmutador presentacion|vision mixer|live switcher|broadcast switcher|streaming switcher|sdi switcher|presentation switcher|multi camera switcher|seamless switcher|multiviewer|streaming mixer',
    keyed:
      'mezclador de video hdmi con transmision usb|switcher de video de produccion en vivo multicamara|escalador presentador de video sin cortes entradas mixtas|mezclador de video sdi con efectos y croma|switcher portatil con pantalla integrada y grabacion|live production video switcher hdmi multiview|sdi video mixer chroma key transitions|seamless presentation scaler switcher multi format|portable streaming switcher built in monitor and encoder|transmite en vivo con varias camaras como profesional|mezcladora para iglesia y eventos multicamara con salida usb|switcher multicamara con barra de transicion y multivista|consola de produccion en vivo con croma y titulos|multivista sdi hdmi transiciones y barra t en vivo',
  },
  {
    kind: 'cable HDMI',
    sheets:
      'cable hdmi plano|cable hdmi trenzado|cable hdmi activo|cable mini displayport|cable displayport macho|cable usb c displayport|cable dvi dual link|cable ultra alta velocidad|cable alta definicion tv|cable multimedia alta definicion|hdmi macho macho|dvi cable|dp cable|mini displayport cable|hdmi male male|high speed hdmi|ultra high speed hdmi|premium high speed hdmi|aoc hdmi|dual link dvi',
    keyed:
      'cable hdmi alta velocidad macho a macho con ethernet|cable hdmi de fibra optica activo largo alcance|cable displayport macho a macho blindado|cable minihdmi a hdmi conectores dorados|cable hdmi plano mallado nylon ultra alta velocidad|high speed hdmi cable with ethernet gold plated|active optical fiber hdmi cable ultra hd|displayport to hdmi cable male to male|braided hdmi cord ultra high speed earc|conecta tu consola a la pantalla cable reforzado|cable para pantalla hdmi uso rudo punta dorada|cordon displayport macho macho puntas doradas|macho a macho fibra optica activa hdmi certificado|mallado con puntas doradas alta velocidad canal retorno hdmi',
  },
  {
    kind: 'cable VGA',
    sheets:
      'cable vga hd|cable vga pc|cable vga computadora|cable vga laptop|cable vga alta resolucion|cable vga blindado|cable vga pines|cable vga azul|cable vga plano|cable vga extension|cable extension vga|extension vga|cable video vga|cable monitor vga|cable proyector vga|cable coaxial vga|cable hd15|vga macho macho|svga cable|svga monitor cable|vga monitor cable|vga extension cable|vga male male|vga male female|hd15 male',
    keyed:
      'cable vga macho a macho con ferritas|cable svga blindado para monitor y proyector|cable de extension vga macho a hembra|cable vga con audio estereo integrado|cable vga plenum largo con conector hd15|vga cable male to male ferrite core|svga monitor extension cable male to female|shielded hd15 vga cable for projector|vga cord with stereo audio plug|conecta tu computadora al canon con cable vga|cable azul para monitor viejo vga con tornillos|hd15 macho macho blindado con ferritas|quince pines para monitor y canon doble ferrita|extension macho hembra quince pines para monitor svga',
  },
  {
    kind: 'divisor HDMI',
    sheets:
      'repartidor hdmi|bifurcador hdmi|duplicador pantallas hdmi|amplificador distribuidor hdmi|divisor senal hdmi|divisor activo hdmi|divisor video hdmi|splitter video hdmi|splitter activo hdmi|splitter hdmi amplificado|splitter hdmi entrada|splitter 4k hdmi|hdmi splitter 1x8|hdmi distribution amplifier|hdmi duplicator|hdmi multiplier|powered hdmi splitter|active hdmi splitter|hdmi video splitter|way hdmi splitter',
    keyed:
      'divisor hdmi de una entrada a dos salidas|splitter hdmi con escalador y gestion de edid|divisor hdmi metalico multipuerto con fuente de poder|splitter hdmi amplificado para multiples pantallas|divisor hdmi sobre utp con receptores y salida local|hdmi splitter one in two out edid|powered hdmi splitter metal case power adapter included|hdmi distribution amplifier multiple outputs ultra hd|hdmi splitter with audio extraction and downscaling|la misma imagen en dos pantallas a la vez|divide tu hdmi a varias televisiones con eliminador|duplicador de senal hdmi para varias pantallas|una entrada y varias salidas hdmi con amplificacion|distribuidor hdmi amplificado multipuerto con edid',
  },
  {
    kind: 'controlador de videowall',
    sheets:
      'controlador pared video|controlador 2x2|controlador 3x3|procesador splicing|splicing processor|video wall splitter|wall controller|led sending|novastar',
    keyed:
      'controlador de videowall dos por dos entrada hdmi cuatro salidas|procesador de video para pantalla led con entradas hdmi y dvi|video wall controller 2x2 4k with rotation|led display video processor with sending card|decodificador de video en red para videowall nueve salidas',
  },
  {
    kind: 'pizarrón',
    sheets:
      'pizarron porcelanizado|pizarron melamina|pizarron caballete|pintarron marco|tablero blanco|tablero avisos|dry erase|magnetic whiteboard|mobile whiteboard',
    keyed:
      'pizarron blanco con marco de aluminio y portaplumones|pintarron magnetico de doble cara con ruedas|tablero de corcho con marco de madera|magnetic dry erase whiteboard aluminum frame|glass dry erase board frameless|rotafolio con tripie ajustable',
  },
];
