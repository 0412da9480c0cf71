import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/communications/sound.ts`. */
export const SOUND_SHEETS: readonly KindSheets[] = [
  {
    kind: 'bocina',
    sheets:
      'alto parlante|tweeter|midrange|medio rango|compression driver|driver de compresion|full range driver|coaxial driver|studio monitor|monitor de estudio|monitor de referencia|monitor de piso audio|recinto acustico|floorstanding|sound projector|transductor de audio|transductor acustico|subgrave|pendant loudspeaker|difusor sonoro|passive cabinet|horn driver unit',
    keyed:
      'bocina de rango completo con transformador de linea|bocina pendiente esferica para musica ambiental techo alto|subwoofer pasivo de madera con reflex para instalacion fija|proyector de sonido bidireccional de aluminio para pasillos|altavoz coaxial de dos vias con iman de ferrita|full range loudspeaker with line transformer and multiple taps|pendant speaker wide dispersion for open ceilings|passive subwoofer wooden cabinet for background music|bidirectional sound projector loudspeaker voice evacuation|sonido potente para tu negocio altavoces con bajos|bocinas para tu restaurante musica de fondo clara|woofer de repuesto cono de papel bobina doble|esfera colgante para musica y voceo en tiendas|parlante certificado para evacuacion por voz con bloque ceramico',
  },
  {
    kind: 'bocina de techo',
    sheets:
      'altavoz de empotrar|altavoz empotrado|parlante de techo|parlante empotrable|parlante de plafon|altoparlante de techo|bocina cielo raso|bocina plafond|speaker plafon|empotrar techo 8 ohm|subwoofer de plafon|subwoofer de techo|woofer de plafon|ceiling subwoofer|coaxial ceiling|plenum speaker|blind mount speaker|back can speaker|edgeless ceiling|altavoz cielo raso',
    keyed:
      'bocina de techo empotrable dos vias rejilla magnetica|bocina para plafon con transformador y tapa trasera metalica|altavoz de techo coaxial con tweeter orientable|bocina empotrable para plafon reticulado con puente de soporte|bocina de techo para voceo con rejilla de acero blanca|in ceiling speaker two way with paintable magnetic grille|ceiling loudspeaker with back can and tile bridge|coaxial ceiling speaker constant voltage transformer with taps|lay in drop ceiling tile speaker for paging|musica en toda tu casa bocinas ocultas en plafon|par de bocinas para tu tablaroca faciles de instalar|empotrable en tablaroca redonda con tweeter giratorio y perros|plafon de sonido ambiental con resorte de montaje|cuadrada para plafon reticulado con transformador y rejilla perforada',
  },
  {
    kind: 'bocina de pared',
    sheets:
      'surface mount loudspeaker|wall loudspeaker|wall mounted loudspeaker|outdoor loudspeaker|indoor outdoor speaker|patio speaker|all weather speaker|weather resistant speaker|cabinet speaker|bocina de sobreponer|bocina de patio|bocina tipo gabinete|altavoz de sobreponer|altavoz de superficie|altavoz exterior|altavoz intemperie|altavoz mural|altavoz ambiental|parlante de pared|parlante exterior|bafle intemperie|bafle exterior|bafle ambiental|bafle de sobreponer',
    keyed:
      'bocina de pared dos vias con soporte orientable|bafle de pared para exterior resistente a intemperie|altavoz de muro con transformador y gabinete de madera|bocina ambiental para terraza con soporte en u|bocina de pared inclinada para voceo en aulas|surface mount wall speaker indoor outdoor with bracket|weatherproof two way wall loudspeaker with transformer taps|on wall cabinet speaker for classroom paging|in wall rectangular speaker paintable grille stereo pair|ambienta tu terraza par de bocinas con soporte|bocinas para tu restaurante al aire libre aguantan lluvia|gabinete acustico de muro con rejilla de aluminio|de sobreponer en muro para musica y voceo abs blanco|par colgante intemperie con soporte u y terminales de presion',
  },
  {
    kind: 'bocina de jardín',
    sheets:
      'altavoz piedra|parlante roca|parlante jardin|parlante piedra|bafle roca|bafle jardin|bafle piedra|subwoofer de jardin|subwoofer enterrado|subwoofer enterrable|burial subwoofer|landscape subwoofer|landscape loudspeaker|landscape satellite|garden loudspeaker|rock loudspeaker|stone speaker|in ground speaker|bollard speaker|mushroom speaker|planter speaker|bocina tipo hongo|bocina maceta|bocina paisajismo|bocina enterrable|altavoz paisajismo',
    keyed:
      'bocina de jardin tipo roca resistente a la intemperie|bocina tipo piedra color arenisca con dos vias|altavoz de jardin con estaca y cuerpo tipo seta|subwoofer enterrable para jardin con tubo de salida|bocina tipo maceta de fibra de vidrio para exterior|outdoor rock speaker weatherproof granite finish|landscape satellite speaker with ground stake|in ground landscape subwoofer buried enclosure|planter garden speaker omnidirectional weather resistant|musica escondida entre tus plantas bocina roca|piedra falsa con sonido para tu alberca y jardin|roca acustica de fibra de vidrio con transformador|seta sonora omnidireccional verde para areas verdes|satelite con estaca para jardin de hotel sumergible',
  },
  {
    kind: 'bocina IP',
    sheets:
      'bocina poe|bocina voip|bocina multicast|altavoz poe|altavoz voip|parlante ip|parlante sip|parlante de red|trompeta poe|trompeta de red|trompeta voip|corneta ip|corneta sip|columna ip|network loudspeaker|network horn|network column|ip loudspeaker|sip horn|sip loudspeaker|voip speaker|voip loudspeaker|ip paging horn',
    keyed:
      'bocina ip sip de techo con alimentacion por ethernet|bocina de red con microfono integrado para voceo|trompeta ip sip exterior con poe y multicast|altavoz ip de pared con mensajes pregrabados|bocina de techo de red con amplificador y reloj|sip ceiling speaker poe multicast paging|network horn speaker outdoor onvif audio event trigger|ip wall speaker with built in amplifier and talkback|network cabinet speaker two way audio for camera deterrence|vocea desde tu conmutador con bocina en red|disuade intrusos con voz desde tu camara altavoz en red|cuerno de red poe con audio bidireccional y sip|punto de voceo sip multicast con reloj y pantalla|altavoz poe con reles y onvif para aviso automatico',
  },
  {
    kind: 'trompeta',
    sheets:
      'trumpet speaker|trumpet loudspeaker|paging loudspeaker|paging trumpet|reentrant|re entrant|reentrant speaker|reflex speaker|bocina exponencial|bocina reentrante|bocina reflex|bocina de perifoneo|bocina para voceo|altavoz exponencial|altavoz reentrante|altavoz reflex|altavoz de perifoneo|altavoz de voceo|parlante corneta|parlante trompeta|parlante exponencial|bocina publicidad movil|difusor corneta|cornetilla voceo',
    keyed:
      'trompeta de voceo con transformador de linea para exterior|bocina trompeta reflex de aluminio con soporte en u|corneta de plastico abs para perifoneo vehicular|trompeta a prueba de explosion para area industrial|altavoz de corneta con unidad de compresion y bocal aluminio|reflex horn speaker weatherproof paging with transformer|explosion proof horn loudspeaker for hazardous areas|constant directivity paging horn with compression driver|aluminum public address horn mobile vehicle mount|cornetas para perifoneo vende tamales o compra fierro viejo|suena a cuadras trompeta para tu carro|corneta redonda metalica con unidad excitadora y transformador integrado|cuerno de voceo intemperie para patio de maniobras|reflex de largo alcance para escuela y fabrica con soporte',
  },
  {
    kind: 'columna de sonido',
    sheets:
      'arreglo lineal|arreglo vertical|linear array|vertical array|curved array|line source|line radiator|column loudspeaker|loudspeaker column|speaker column|columnar speaker|column pa|slim column|steerable column|portable column|array pasivo|array activo|array vertical|altavoz tipo columna|parlante columna|parlante tipo columna|bafle columna|linea de altavoces|bocina en linea vertical|arreglo de bocinas',
    keyed:
      'columna sonora de aluminio para voceo en iglesia|columna acustica exterior con transformador y soporte de pared|columna de audio con cuatro altavoces de rango completo|columna activa con arreglo lineal y subwoofer|columna acustica orientable digitalmente para reverberacion|column speaker weatherproof aluminum wall mount with transformer|slim line array column loudspeaker for speech|active column system with subwoofer and mixer|digitally steerable column array for reverberant spaces|que se escuche claro en tu templo columna de audio|columnas para tu salon de eventos faciles de cargar|arreglo lineal vertical pasivo para instalacion fija|linea sonora delgada de pared para auditorio voz clara|vertical de cuatro conos aluminio para andenes e iglesias',
  },
  {
    kind: 'bafle',
    sheets:
      'active loudspeaker|amplified speaker|self powered speaker|karaoke speaker|trolley speaker|dj speaker|stage speaker|portable pa|powered subwoofer|bocina con tripie|bocina tipo maleta|altavoz amplificado|altavoz activo|parlante amplificado|parlante activo|caja amplificada|gabinete amplificado|subwoofer amplificado|monitor de escenario',
    keyed:
      'bafle amplificado de dos vias con bluetooth y usb|bafle pasivo de madera con trompeta de titanio|bafle portatil recargable con ruedas y jaladera|bafle activo biamplificado con procesador digital|subwoofer activo amplificado para sonido profesional|powered loudspeaker two way bi amplified with dsp|portable pa speaker rechargeable with wheels and handle|party speaker with led lights bluetooth and microphone input|passive pa cabinet titanium driver pole mount|arma la fiesta bafle con luces y tripie incluido|sonidazo para tus eventos amplificado con micro de regalo|caja acustica activa para monitor de piso|monitor de escenario biamplificado con entrada balanceada|gabinete de polipropileno amplificado con mezcladora de dos canales',
  },
  {
    kind: 'tripié de bafle',
    sheets:
      'tripode para bafle|tripode para altavoz|tripode para parlante|pedestal para bocina|pedestal para altavoz|stand para bocina|stand para altavoz|estand para bafle|estand para bocina|soporte bafle piso|soporte tripode bafle|soporte tripode bocina|pie para bafle|pie para altavoz|poste para bafle|poste para subwoofer|atril para bafle|loudspeaker stand|speaker tripod|pa stand|speaker pole|subwoofer pole|crank stand|studio monitor stand|speaker floor stand',
    keyed:
      'tripie para bafle de aluminio altura ajustable|tripie para bocina de acero con perno de seguridad|pedestal para bafle con base redonda y poste|juego de dos tripies para bocina con bolsa|pedestal de bafle con manivela de elevacion y patas antiderrapantes|speaker stand tripod adjustable height aluminum|pair of pa speaker stands with carry bag|steel speaker pole subwoofer to satellite adjustable|crank up heavy duty loudspeaker tripod stand|sube tus bafles para que se oigan mejor tripie|par de tripies reforzados para tus bocinas de fiesta|poste distanciador para subwoofer y bafle con rosca|stand telescopico con seguro para altavoz amplificado|tripode plegable de acero negro para gabinete acustico',
  },
  {
    kind: 'bocina portátil',
    sheets:
      'parlante bluetooth|parlante portatil|parlante inalambrico|altavoz bluetooth|altavoz portatil|altavoz inalambrico|bocina inalambrica|mini bocina|bocina sumergible|bocina para regadera|bocina ducha|bocina de bolsillo|bocina flotante|bocina tws|bocina despertador|speaker bluetooth|speaker bt|wireless speaker|mini speaker|pocket speaker|shower speaker',
    keyed:
      'bocina portatil bluetooth resistente al agua recargable|bocina bluetooth compacta con radio fm y memoria|bocina portatil con correa y enlace estereo|mini bocina bluetooth con ventosa para regadera|bocina recargable tipo cilindro con luces y manos libres|portable bluetooth speaker waterproof long playtime|mini wireless speaker with carabiner clip on|cylindrical bluetooth speaker stereo pairing bass radiators|pocket bluetooth speaker with fm radio and card slot|lleva tu musica a la playa flota no se moja|bocinita inalambrica para bici o regadera con ventosa|altavoz bluetooth de tela con radiador pasivo|cilindro sumergible inalambrico con graves y modo fiesta|parlante inalambrico de bolsillo con mosqueton y manos libres',
  },
  {
    kind: 'barra de sonido',
    sheets:
      'barra de bocinas|barra de altavoces|barra parlante|barra sonora|barra acustica|barra home theater|barra con subwoofer|barra subwoofer inalambrico|barra dolby|barra atmos|barra hdmi arc|barra estereo|bocina tipo barra|bocina de barra|altavoz tipo barra|bocina para tv|audio bar|speaker bar|surround bar|bar with subwoofer|passive bar speaker|soundbase|sound base',
    keyed:
      'barra de sonido con subwoofer inalambrico y bluetooth|barra de audio compacta para television con entrada optica|barra de sonido envolvente con bocinas traseras|barra de sonido todo en uno montable en pared|barra de sonido para computadora alimentacion usb|soundbar with wireless subwoofer bluetooth hdmi arc|compact tv sound bar optical input wall mountable|immersive audio soundbar with upward firing drivers|all in one soundbar built in subwoofer dialogue mode|vive el cine en tu sala sonido para tu pantalla|que tu tele se oiga padre barra con graves|soundbar para monitor gamer con luces usb|barra delgada para tele con hdmi y control|subwoofer inalambrico con barra delgada y modo dialogo',
  },
  {
    kind: 'teatro en casa',
    sheets:
      'teatro casero|cine casero|receptor de audio y video|receptor multicanal|receptor surround|multichannel receiver|surround receiver|network receiver|receiver dolby|av amplifier|amplificador av|av processor|procesador surround|audio envolvente|canal central|center channel|bocina central|altavoz central|surround speaker|bocina surround',
    keyed:
      'teatro en casa con cinco satelites y subwoofer|receptor de audio y video multicanal con hdmi|sistema de cine en casa con reproductor de discos|juego de bocinas satelite para sonido envolvente|amplificador receptor de siete canales con calibracion automatica|home theater system surround satellites with subwoofer|multichannel av receiver hdmi passthrough room correction|surround speaker package center channel and bookshelf|blu ray home cinema system wireless rear speakers|arma tu cine en tu sala con sonido envolvente|noche de peliculas con sonido de verdad cinco bocinas|receiver multicanal con bluetooth y zona dos|satelites centro y subwoofer para sala de cine|bocina central de dos vias para sistema envolvente',
  },
  {
    kind: 'amplificador de audio',
    sheets:
      'power amp|mixer amp|zone amp|class d amp|stereo amp|streaming amp|headphone amp|tube amp|powered mixer|mezcladora amplificada|mixer amplificado|mezclador amplificado|etapa de poder|etapa amplificadora|poder de audio|poder para bocinas|preamplifier|pre amplificador|preamp|stereo receiver|receptor estereo|receiver estereo|sintoamplificador|planta amplificadora|central de megafonia',
    keyed:
      'amplificador mezclador para voceo con salida de voltaje constante|amplificador de potencia de dos canales clase d para rack|amplificador de cuatro zonas con usb y bluetooth|preamplificador de audio con selector de entradas y prioridad|mini amplificador estereo bluetooth para bocinas de techo|mixer amplifier constant voltage output with microphone priority|two channel power amplifier class d rack mount|multi zone paging amplifier with usb player and tuner|mini stereo amplifier bluetooth for passive speakers|pon musica en tu negocio amplificador con zonas|dale potencia a tus bafles pasivos amplificador profesional|etapa de potencia estereo con ventilacion forzada|mezclador amplificado de voceo con chime y entrada telefonica|dos canales clase d puenteable para linea y baja impedancia',
  },
  {
    kind: 'control de volumen',
    sheets:
      'potenciometro de volumen|potenciometro de audio pared|volumen de pared|placa de volumen|regulador de volumen|controlador de volumen|dial de volumen|knob de volumen|volumen para bocinas|volumen giratorio|selector de volumen|autotransformador volumen|wall volume|volume attenuator|audio attenuator|speaker attenuator|wall attenuator|volume knob|volume controller|volume selector|speaker volume|rotary volume|stereo volume|remote volume|autoformer|impedance matching volume',
    keyed:
      'control de volumen de pared para linea de voltaje constante|atenuador de volumen con transformador y placa blanca|control de volumen estereo con perilla para bocinas|atenuador de pared con relevador de prioridad para emergencia|control de volumen con selector de programa para zonas|wall mount volume control attenuator with transformer|stereo impedance matching volume control rotary knob|speaker attenuator with priority override relay single gang|outdoor weatherproof volume control for patio speakers|baja o sube la musica de cada cuarto perilla|perilla para tus bocinas de techo facil instalar|perilla atenuadora de diez pasos en placa de acero|autotransformador de pared para linea de voceo con apagado|placa sencilla rotativa para bajar bocinas de una zona',
  },
  {
    kind: 'micrófono',
    sheets:
      'gooseneck condenser|cuello ganso condensador|shotgun cardioide|vocal cardioide|dinamico cardioide|condensador cardioide|cardioid vocal|cardioid condenser|estacion de voceo|estacion remota de voceo|paging station|paging console|paging call station|beamforming array|microfonia inalambrica|consola de microfonia',
    keyed:
      'microfono cuello de ganso con base y boton de encendido|microfono de escritorio para voceo con campana de aviso|microfono dinamico cardioide para voz con cable|microfono de condensador para estudio con soporte antivibracion|microfono de techo para conferencia con cancelacion de eco|gooseneck condenser microphone with base and mute button|dynamic cardioid vocal microphone wired with switch|desktop paging microphone with chime zone selection|ceiling array microphone beamforming for conference rooms|graba tu podcast o transmite en vivo microfono usb|canta como profesional microfono con cable incluido|unidad de delegado para sistema de conferencia con bocina|consola de llamado a zonas con botones programables|cuello de ganso cardioide para podio con luz indicadora',
  },
  {
    kind: 'micrófono inalámbrico',
    sheets:
      'microfono sin cable|microfono sin hilos|microfono bluetooth solapa|wireless handheld microphone|wireless headset microphone|uhf microphone|cordless microphone|radiomicrofono|transmisor bodypack|microfono bodypack|transmisor petaca|vocal wireless|wireless gooseneck microphone|dual wireless handheld|microfono diversity|microfono recargable|sistema inalambrico vocal|inalambrico doble microfono mano|handheld transmitter microphone',
    keyed:
      'microfono inalambrico de mano uhf con receptor|sistema inalambrico de solapa con transmisor de cinturon|microfono de diadema inalambrico con bodypack|juego de dos microfonos inalambricos con receptor doble|microfono inalambrico lavalier para celular con estuche de carga|wireless handheld microphone system uhf diversity receiver|dual channel wireless mic set rack mount receiver|bodypack lavalier wireless system for presenters|wireless headset microphone with beltpack for fitness instructors|canta sin cables par de microfonos para fiesta|graba tus videos sin cables micro de solapa para celular|bodypack uhf con lavalier y receptor de doble antena|transmisor de cinturon con diadema color piel y receptor diversity|doble de mano uhf con frecuencias seleccionables y maletin',
  },
  {
    kind: 'pedestal de micrófono',
    sheets:
      'soporte para microfono|tripode para microfono|pie de microfono|base jirafa microfono|base piso microfono|jirafa microfono|brazo tijera microfono|arana para microfono|filtro antipop|filtro anti pop|microphone boom|mic boom|boom stand|microphone arm|mic arm|mic clip|microphone shock mount|desktop microphone tripod|tripod boom|pop shield',
    keyed:
      'pedestal para microfono con brazo tipo jirafa ajustable|pedestal de microfono base redonda de hierro recto|brazo articulado de escritorio para microfono con prensa|pedestal de mesa para microfono con pinza|pedestal para microfono con filtro antipop y soporte antivibratorio|tripod microphone stand with telescopic boom arm|round base straight mic stand cast iron|desktop boom arm mic stand with clamp|nylon double layer pop filter gooseneck clamp|ten tus manos libres al cantar pedestal ajustable|para tu podcast brazo de microfono con filtro|jirafa para microfono con tripie plegable y pinza|filtro antipop metalico con cuello flexible y prensa|arana antivibracion para microfono de condensador con rosca',
  },
  {
    kind: 'megáfono',
    sheets:
      'amplificador voz portatil|amplificador voz maestro|bocina de hombro|bocina con gatillo|altavoz de hombro|altavoz con gatillo|altavoz portatil sirena|perifoneo de mano|corneta de hombro|handheld megaphone|shoulder megaphone|power megaphone|voice amplifier|portable voice amplifier|handheld loudspeaker|hand held loudspeaker|portable hailer',
    keyed:
      'megafono de mano con sirena y correa|megafono recargable con grabacion de mensaje y usb|megafono de hombro con microfono desmontable|altoparlante portatil con silbato y empunadura plegable|megafono compacto para maestros con bateria alcalina|handheld megaphone with siren and shoulder strap|shoulder type bullhorn detachable microphone rechargeable|loud hailer with whistle voice recording foldable handle|compact lightweight megaphone for crowd control and evacuation|hazte oir en la marcha o el mercado altoparlante|para porras y simulacros altavoz de mano con sirena|altavoz de mano con sirena para brigadas|bocina de mano con pistola ptt y sirena recargable|altoparlante de hombro con micro de mano y silbato',
  },
  {
    kind: 'consola mezcladora',
    sheets:
      'mesa de mezclas|mesa de sonido|mezclador dante|mezclador de microfonos|mezclador automatico microfonos|matriz de zonas audio|procesador matricial audio|sound board mixing|automixer|matrix mixer|zone mixer|digital audio matrix|audio matrix|audio interface|usb audio interface|recording interface|interfaz de grabacion|interfaz dante|procesador digital sonido|stagebox|stage box|procesador dante',
    keyed:
      'consola mezcladora analogica de doce canales con efectos|mezcladora de audio digital para rack con control wifi|matriz de audio digital con procesamiento por zonas|mezcladora compacta con interfaz usb y bluetooth|interfaz de audio usb con dos preamplificadores|analog mixing console with effects and usb interface|digital rack mixer wireless tablet control motorized faders|audio matrix processor networked dsp zones|compact two channel dj style audio mixer with phantom|mezcla tu musica en casa consola con bluetooth|transmite en vivo mezcladora para podcast con efectos|mixer de ocho canales con ecualizador por canal|procesador matricial de zonas con entradas balanceadas y red|mesa de mezclas con faders y salidas auxiliares',
  },
  {
    kind: 'procesador de señal de audio',
    sheets:
      'eliminador de retroalimentacion|supresor feedback|eliminador feedback|compresor limitador|compressor limiter|compuerta de ruido audio|noise gate|divisor de frecuencias audio|speaker management|loudspeaker management|administrador de altavoces|caja de inyeccion directa|fuente phantom|alimentador phantom|fuente fantasma microfono|multiefectos|procesador de efectos|pedal de efectos|effects processor|microphone preamplifier|mic preamp|parametric equalizer',
    keyed:
      'ecualizador grafico estereo de treinta y una bandas|crossover electronico de dos vias estereo para rack|supresor de retroalimentacion automatico para microfonos|caja directa activa para instrumento con alimentacion fantasma|procesador de bafles con limitador y retardo digital|dual graphic equalizer rack mount with subsonic filter|active crossover two way stereo three way mono|feedback suppressor automatic notch filters for live sound|passive di box ground lift attenuator pad|adios a los chillidos de tus micros antifeedback|pedalera multiefectos para tu guitarra con pedal de expresion|divisor activo de frecuencias con limitador para bafles|compresor limitador compuerta de dos canales para rack|fuente fantasma de un canal para microfono de condensador',
  },
  {
    kind: 'tornamesa y reproductor de audio',
    sheets:
      'reproductor de vinilos|reproductor de vinil|reproductor discos vinil|giradiscos|compact disc player|reproductor discos compactos|reproductor de casete|cassette player|clock radio|radio portatil am fm|radio am fm retro|portable radio am fm|grabadora radio cd|microcomponente|mini component|minicadena|sintonizador am fm|am fm tuner|background music player|reproductor musica ambiental|discman|walkman',
    keyed:
      'tornamesa de traccion directa con salida usb|tocadiscos de maleta con bocinas integradas y bluetooth|reproductor de cd y usb para montaje en rack|radiograbadora portatil con cd cassette y radio|controlador de dj de dos canales con jog|belt drive turntable with built in preamp usb|suitcase vinyl record player bluetooth stereo speakers|rack mount media player cd usb tuner|two deck dj controller with jog wheels and software|revive tus discos de vinil tocadiscos vintage|grabadora con bluetooth para escuchar tus casetes|minicomponente con cd radio y bluetooth dos bocinas|reproductor de bolsillo con audifonos y memoria para musica|plato de vinilo con brazo automatico y capsula magnetica',
  },
  {
    kind: 'karaoke',
    sheets:
      'videoke|maquina para cantar|sing along machine|singing speaker|party speaker microphone|bafle recargable microfono|bafle amplificado microfono|parlante con microfono|parlante recargable microfono|torre de sonido microfono|bocina fiesta microfono|bocina portatil doble microfono|bocina infantil microfono|microfono infantil cantar|para cantar en casa|canciones para cantar|speaker wireless microphones',
    keyed:
      'bocina karaoke recargable con dos microfonos inalambricos|karaoke portatil con pantalla y luces led|bocina amplificada con microfono y efectos de voz karaoke|microfono karaoke bluetooth con bocina integrada para ninos|torre de karaoke con reproductor y entrada de guitarra|karaoke machine with two wireless microphones and screen|portable karaoke speaker rechargeable voice changer lights|kids karaoke microphone bluetooth speaker all in one|karaoke tower pedestal with cd graphics and led|canta con tus amigos karaoke con dos micros|diversion en posadas canta sin parar con pantalla|bafle con dos microfonos y eco para cantar|maquina para cantar con letra en pantalla y bluetooth|micro con bocina y cambio de voz para ninas',
  },
  {
    kind: 'luces de escenario',
    sheets:
      'cabeza robotica|canon par|luces audioritmicas|luces discoteca|dmx console|barra led dmx|maquina de humo|smoke machine|bola de espejos|esfera de espejos|mirror ball|proyector laser fiesta',
    keyed:
      'cabeza movil led con gobos y control dmx|par led multicolor para escenario con dmx|maquina de humo con luces led y control inalambrico|bola disco giratoria de espejos con motor|laser multipunto para fiesta con activacion por sonido|moving head beam light dmx stage lighting|led par can rgb wash light for stage|fog machine with wireless remote for dj parties|dmx lighting controller console for dj lights|ambienta tu fiesta con luces que bailan audiorritmicas|foco de antro giratorio multicolor para tu sala|estrobo audiorritmico de alta potencia para dj|esfera de espejos con motor y reflector puntual|derby efecto laser y estrobo audiorritmico con dmx',
  },
  {
    kind: 'audioguía y traducción',
    sheets:
      'tourguide|wireless tour guide|sistema guia de turistas|guia turistica inalambrica|unidad de interprete|interpretation booth|cabina de interpretacion|interpretation system|language interpretation|translation system|equipo de interpretacion|assistive listening|assisted listening|escucha asistida|hearing loop|bucle auditivo|lazo auditivo|voice translator|language translator|traduce idiomas|translator device',
    keyed:
      'sistema de audioguia inalambrico transmisor y receptores con maletin|cabina de traduccion simultanea insonorizada de mesa|receptor infrarrojo para interpretacion simultanea con audifono|sistema de ayuda auditiva asistida con lazo inductivo|traductor de voz portatil con pantalla y camara|wireless tour guide system transmitter with receivers charging case|simultaneous interpretation infrared receiver multi channel|assistive listening system induction neck loop|tabletop interpreter booth with console and acoustic panels|viaja sin barreras traductor de idiomas al instante|guia tus recorridos de museo sin gritar sistema tour|audifonos traductores de idiomas en tiempo real|consola de interprete con dos canales de relevo|lazo de induccion para auxiliares auditivos en auditorio',
  },
  {
    kind: 'cable para bocina',
    sheets:
      'cable altoparlante|cable para parlante|alambre para bocina|cordon para bocina|cable para bafle|cable gemelo bocina|cable paralelo bocina|cable transparente bocina|rollo cable parlante|cable sonido rojo negro|loudspeaker wire|loudspeaker cord|speaker cord|speaker lead|bulk speaker|in wall speaker wire|oxygen free speaker|zip cord|cable libre oxigeno bocina',
    keyed:
      'cable para bocina duplex bicolor rojo negro cobre|cable bocina polarizado transparente libre de oxigeno|cable para bocina de dos conductores con chaqueta para ducto|cable altavoz dos hilos flexibles rollo cobre estanado|cable pot bicolor para audio de techo|oxygen free copper speaker wire two conductor|in wall rated speaker cable jacketed four conductor|zip cord red black speaker wire spool|direct burial outdoor speaker cable for landscape audio|instala tus bafles cable rojo con negro por metro|rollo de cable para tus bocinas del carro o casa|duplex polarizado cobre aluminio para altavoces rollo|bicolor paralelo rojo negro para audio ambiental|paralelo transparente cobre puro marcado de polaridad para altavoz',
  },
  {
    kind: 'cable de audio',
    sheets:
      'cable jack jack|cable miniplug|cable estereo plug|cable trs|cable subwoofer rca|cable optico digital|cable fibra optica audio|cable audio digital|extension plug estereo|extension de audio|audio snake|multicore audio|toslink cable|optical audio cable|guitar cable|stereo cable|auxiliary cable|stereo audio lead',
    keyed:
      'cable de audio rca macho a rca macho estereo|cable auxiliar plug estereo trenzado de nylon|cable balanceado blindado para microfono por rollo|cable de instrumento plug mono angulo recto|cable optico digital para audio de television|stereo auxiliary audio cable braided gold plated|dual rca male to male audio patch cable|optical toslink digital audio cable for soundbar|guitar instrument cable straight to right angle shielded|conecta tu celular al estereo cable auxiliar reforzado|cable para tu guitarra sin ruidos plug metalico|plug estereo a dos rca macho para mezcladora|extension de audifonos macho hembra estereo|adaptador en y de plug hembra a doble macho',
  },
  {
    kind: 'cable XLR',
    sheets:
      'cable canon plug|cable canon balanceado|cable microfono canon|cable cannon|cable tipo cannon|cable cannon plug|extension xlr|extension para microfono|cordon para microfono|cable microfono balanceado|microphone lead|microphone cord|microphone patch cable|balanced microphone cable|balanced xlr|xlr lead|xlr cord|xlr patch|xlr interconnect|patch xlr|xlr male female cable|latiguillo xlr',
    keyed:
      'cable xlr macho a xlr hembra balanceado para microfono|cable canon canon blindado con conectores metalicos|cable de microfono xlr con malla trenzada de cobre|cable xlr macho a plug estereo balanceado|multipar xlr de ocho canales con caja de escenario|balanced xlr male to female microphone cable shielded|xlr patch cable short for rack and mixer|xlr female to trs balanced interconnect cable|stage snake xlr returns box multichannel|conecta tu microfono sin ruido cable canon reforzado|cable canon de colores para tu banda o iglesia|canon macho a canon hembra libre de oxigeno|tres pines macho hembra balanceado para bafle y microfono|divisor en y xlr hembra a doble macho',
  },
];
