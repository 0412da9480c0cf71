import type { KindEntry } from '../book/kind-entry';

/** Radio, positions, sound, pictures for many. */
export const COMMUNICATIONS: readonly KindEntry[] = [
  {
    kind: 'radio portátil',
    is: 'radio digital portatil|radio portatil|radio|walkie talkie|walkie|radio dos vias|radiocomunicador|two way radio|radio uhf|radio vhf|radio digital|handheld radio|portable radio|radio analogico|radio dmr|radio comunicacion|walkie-talkie|radios|radio intrinseco|radio dmr portatil|radio fm dos vias',
    say: 'comunicarse entre guardias|hablar entre nosotros en el rancho|hablar sin celular en el cerro|comunicar a los de seguridad|hablar con mis trabajadores en la obra|apretar para hablar|radios para eventos|hablar donde no hay señal|comunicar meseros con cocina|cambio y fuera|hablar a distancia sin pagar|avisarnos entre los guardias|talk to my crew|coordinarse en el concierto|hablar de carro a carro|push to talk|comunicacion para mis guardias|comunicarnos en la mina|radios para hablar entre guardias|walkie talkie|radios de mano|comunicarnos sin celular|radios para la obra|radios para el evento|boquitoqui|woki toki|radios para meseros|hablar en el cerro donde no hay señal|radio que aguante golpes|radios de largo alcance|radios para seguridad|two way radio|hablarnos en la bodega sin celular|apretar boton y hablar|radios como los de policia|los de seguridad del antro|comunicacion en la construccion|grupo de caceria|excursion en la sierra|hablar dentro de la fabrica|radiecitos|cajeras y bodega|escuchar y hablar con clip en el cinturon|guardias del fraccionamiento|cambio cambio|los meseros se comunican|radios para boda|hand radio|coordinar el estacionamiento|radio de frecuencia',
  },
  {
    kind: 'radio móvil',
    is: 'mobile radio digital|mobile radio dmr|mobile radio|radio movil digital|radio base|radio vehicular|radio movil poc|radio movil|radio base|mobile radio|radio vehicular|radio para vehiculo|radio aereo|base station radio|radio marino|radio movil dmr|radio banda civil|radio cb|radio para camioneta|radio camioneta|radio base movil',
    say: 'radio para el carro|radio para las patrullas|radio para la caseta con antena|comunicar los camiones con la base|radio de trailero|radio para barco|radio para la camioneta|radio de taxi|radio para el trailer|banda civil|radio para patrulla|radio de la base|radio fijo en el coche|radio con microfono de espiral|radio para la patrulla|radio fijo para la camioneta|radio para tractor|radio en la base de taxis|radio atornillado al tablero|ambulancia con radio|radio potente para el carro|radio de escritorio|vehicle radio',
  },
  {
    kind: 'repetidor de radio',
    is: 'repeater dmr|repetidor dmr|repetidor uhf|repetidor vhf|radio repeater|repeater uhf|repeater vhf|dmr repeater|repetidor radio|repetidor uhf|repetidor vhf|repetidor dmr|radio repeater|duplexer|duplexor|repetidor digital|cavidad|repetidor analogico',
    say: 'que los radios alcancen mas lejos|los radios no llegan al otro lado del cerro|aumentar el alcance de los walkie|que los radios lleguen mas lejos|aumentar alcance de radios|repetidora en el cerro|comunicar todo el municipio por radio|los radios no alcanzan|cobertura de radios en el edificio|los radios no alcanzan al otro edificio|cubrir todo el valle con radios|antena repetidora del cerro|ampliar la cobertura de los walkie talkie|duplexor|radio no se oye en el sotano|comunicar dos pueblos con radio',
  },
  {
    kind: 'batería para radio',
    near: 'batería de respaldo',
    is: 'bateria radio|bateria para radio|radio battery|bateria li-ion radio|bateria motorola|bateria kenwood|bateria icom|bateria hytera|bateria portatil radio|bateria para kenwood|bateria para motorola|pila radio|bateria para hytera|bateria para icom|bateria two way radio|bateria walkie talkie|bateria radio portatil|two way radio battery',
    say: 'pila para mi radio|ya no le dura la pila al radio|el walkie se apaga rapido|repuesto de pila del radio|battery for walkie|pila para el radio|al radio ya no le dura la pila|repuesto de pila de radio|bateria de woki toki|mis radios se apagan rapido|pila de refaccion para radio|el radio ya no aguanta el turno|pila del walkie talkie|la bateria del radio se descarga rapido|pila para el kenwood|pila de mi motorola|bateria extra para radio|radio battery',
  },
  {
    kind: 'cargador para radio',
    is: 'cargador radio|cargador para radio|multicargador|cargador multiple|radio charger|cargador escritorio|cargador rapido|cargador kenwood|cargador motorola|multi charger|cargador 6 cavidades|cargador para kenwood|cargador para motorola|cargador hytera',
    say: 'cargar seis radios a la vez|base donde se cargan los radios|donde se ponen a cargar los walkies|cargar seis radios juntos|cargador de woki toki|se descompuso el cargador del radio|multicargador de radios|donde se pone a cargar el radio|cunita del walkie talkie|cargador multiple|el cargador del radio no prende|cargador de escritorio del radio|cargar el radio en el coche',
  },
  {
    kind: 'accesorio de audio para radio',
    is: 'audifono gancho|manos libres radio|audifono acustico|audifono radio|audifono radio|microfono audifono|manos libres radio|audifono tipo|audifono discreto|earpiece|manos libres|kit audifono|microfono de solapa|headset radio|audifono vigilancia|surveillance earpiece|audifono acustico|audifono para radio',
    say: 'audifono de guarura|audifono de guardaespaldas|oir el radio sin que se escuche|audifono con resorte transparente|hablar por radio sin sacarlo de la bolsa|microfono que se cuelga en el hombro|escuchar el radio en secreto|audifono de escolta|audifono para el radio|chicharo para guardia|microfono de solapa|audifono de resorte transparente|manos libres para radio|hablar por radio sin sacarlo|audifono como del fbi|microfono bocina para el hombro|chicharo|manos libres para el radio|tubito transparente en el oreja|oir el radio sin que otros oigan|diadema para radio con casco|audifono de resorte|orejera para radio|earpiece|escuchar en la oreja|audifono como de agente secreto',
  },
  {
    kind: 'funda y clip',
    is: 'funda|clip|clip cinturon|funda radio|estuche|case|belt clip|holster|portaradio|arnes radio|correa|funda cuero|carrying case',
    say: 'traer el radio en el cinturon|colgar el radio|proteger mi radio de golpes|cubierta para el radio|clip para el cinturon|funda para radio|estuche de radio|colgar el radio del cinto|se rompio el clip del radio|funda de piel para radio|sujetar el radio|colgarme el radio en el cinturon|estuche de piel para radio|gancho del radio|clip roto|protector de lluvia para radio|porta radio|belt holder|arnes para llevar el radio en el pecho',
  },
  {
    kind: 'cable de programación',
    is: 'cable programacion|programming cable|cable programador|interfaz programacion|cable usb programacion',
    say: 'conectar el radio a la compu para programar|meter frecuencias al radio|programar los radios|cable para meter frecuencias|conectar el radio a la computadora|cambiar canales del radio por la compu|cable usb de radio|programar frecuencias|cable para configurar radios|clonar frecuencias|software del radio|usb para programar walkie',
  },
  {
    kind: 'antena de radio',
    is: 'arreglo dipolos|antena dipolo|antena vhf|antena vhf|antena uhf|antena movil|antena base|antena|antenna|antena radio|antena omni|antena portatil|antena magnetica|antena helicoidal|montaje antena|antena yagi uhf|antena vehicular|antena para radio',
    say: 'que agarre mejor señal el radio|antena para el techo del carro|antena larga para la base|se rompio la antenita del walkie|antena con iman|antenita del radio|se rompio la antena del radio|antena para la base|antena de la camioneta|antena para repetidor|antena magnetica para el techo del carro|antena para banda civil|mejor recepcion del radio|antena del techo del taxi|antena larga de fierro|mejorar el alcance del radio de la base|antena magnetica para la camioneta|antenita del walkie talkie|antena de latigo|antena para celular en el rancho|antena de base|car antenna for radio',
  },
  {
    kind: 'torre y mástil',
    is: 'torre|torre arriostrada|tramo torre|tower|mast|poste|torre autosoportada|tubo mastil|herraje torre|retenida|cable retenida|brazo torre|mastil telescopico|torre tz|tramo de torre|base torre|poste galvanizado|monopolo|templador|kit torre',
    say: 'poner la antena muy alto|subir la antena arriba de los arboles|palo alto para la antena|fierro para antena en la azotea|estructura triangular para antena|donde subir la antena|levantar la antena|torre para antena|tubo para subir la antena|poste para poner camara|mastil para la azotea|torre arriostrada|subir la antena alto|poste para el enlace|tramos de torre|base de azotea para antena|retenidas|torre para internet en el rancho|poner la antena alta|tubo para la antena|fierro alto para camaras|torre con tirantes|poste para subir la camara|contravientos|cable de acero para torre|subir la antena al techo|mast|poste de seis metros para camara|base de torre|antena parabolica soporte',
  },
  {
    kind: 'conector de RF',
    is: 'conector rf|conector n|conector sma|conector uhf|adaptador sma|conector tnc|rf connector|adaptador rf|conector n macho|conector n hembra|conector pl259|conector rp-sma|conector mini uhf|adaptador n|jumper coaxial|conector 4.3|atenuador rf|carga fantasma',
    say: 'unir la antena con su cable|punta de rosca para antena|adaptar la antena al radio|punta para cable de antena|conector pl259|conector n macho|adaptador sma|terminal de antena|unir cables de antena|puntas para cable de antena|conector tipo n|pl259|rosca de antena|conectar la antena al radio|uhf macho|empalme de cable de antena',
  },
  {
    kind: 'cable de RF',
    is: 'linea transmision|cable heliax|coaxial rg8|coaxial lmr|lmr400|bobina coaxial 50 ohms|cable rf|cable heliax|lmr400|lmr-400|rg8|cable lmr|cable coaxial rf|lmr|heliax|rg58|rg213|rf cable|linea transmision|cable rg8|cable coaxial 50 ohms|cable antena',
    say: 'cable de la antena al radio|cable grueso para antena de torre|cable para la antena del radio|cable coaxial de antena grueso|cable con poca perdida|cable de radio a antena|linea de transmision|cable grueso de antena|cable de baja perdida|cable negro de la antena al radio|extension de antena wifi|coaxial de 50 ohms|bajada de antena|antenna cable',
  },
  {
    kind: 'amplificador celular',
    is: 'amplificador celular|amplificador señal celular|booster|signal booster|repetidor celular|cell booster|amplificador señal|kit amplificador celular|amplificador 4g|amplificador de señal|cellular booster|booster celular|repetidor señal celular',
    say: 'no hay señal de celular en la casa|mejorar la señal del telefono|no entra la llamada en el sotano|que agarre señal telcel en el rancho|en mi oficina no hay señal de celular|subir rayitas de señal|tengo que salirme para poder hablar por celular|poca cobertura celular|no cell signal|el celular se queda sin señal en el edificio|amplificar telcel|no me entran las llamadas|no hay señal de celular en mi casa|aumentar la señal del telefono|no entran llamadas en la oficina|se corta la llamada en el sotano|antena para señal telcel|amplificador de señal para rancho|poca cobertura|una rayita de señal|mejorar señal de celular en la bodega|no agarra el celular|signal booster|no hay señal en mi casa|se corta la llamada adentro|subir rayitas|en la bodega no agarra telcel|repetir señal del telefono|edificio sin cobertura|senal de celular en el rancho|el sotano no tiene señal|tengo que salir a la calle para llamar|oficina sin senal|que entren las llamadas',
  },
  {
    kind: 'bloqueador de señal',
    is: 'bloqueador|inhibidor|jammer|bloqueador señal|inhibidor celular|antidron|anti drone|detector dron',
    say: 'que no puedan usar celular en el examen|tapar la señal de los telefonos|tumbar drones|que no vuelen drones sobre la casa|que no sirvan los celulares|tapar la señal|inhibidor|bloquear telefonos en el salon|que no puedan llamar desde la carcel|jammer|quitar señal en examen|que no usen celular en el examen|inhibir telefonos|bloquear llamadas en la carcel|tapar la senal|que no me rastreen|sala sin celulares',
  },
  {
    kind: 'teléfono satelital',
    is: 'telefono satelital|satellite phone|satelital|comunicador satelital|internet satelital|starlink|antena satelital',
    say: 'hablar desde el desierto|comunicarse en altamar|telefono que funciona donde sea|internet en medio de la nada|internet por satelite|hablar desde el mar|telefono que funciona sin antenas|comunicarse en la sierra|telefono para altamar|telefono por satelite|llamar desde el mar|hablar en medio del desierto|telefono que funciona en todo el mundo|sin cobertura en la montaña|iridium|llamar desde el barco|expedicion|emergencia en la selva',
  },
  {
    kind: 'rastreador GPS',
    is: 'gps|rastreador gps|localizador gps|rastreador|localizador|tracker|gps tracker',
    say: 'saber donde anda mi camion|ver por donde va mi carro|encontrar mi moto si se la roban|saber donde esta mi hijo|rastrear mi camioneta|seguir al chofer|saber si mi chofer se desvia|me roban los camiones|localizar mi coche en el celular|apagar el carro a distancia|encontrar a mi perro perdido|saber a que velocidad va el chofer|saber donde estan mis repartidores|find my truck|ubicar a mi abuelo con alzheimer|collar para saber donde anda la vaca|ver en el mapa mis unidades|se roban la mercancia en el camino|donde va mi trailer|robo de auto|track my car|cuidar mi moto|saber donde anda mi carro|localizar mi moto|gps para camioneta|ver donde va el chofer|me robaron el carro|rastrear mi flotilla|saber por donde anda el camion|localizador para niños|gps escondido|ubicar mi troca|ver el recorrido de mis unidades|localizar ganado|apagar el carro si me lo roban|rastreo satelital|gps con iman|aparatito para el coche por si lo roban',
  },
  {
    kind: 'accesorio de rastreo',
    is: 'arnes gps|ibutton|boton identificador|accesorio gps|antena gps|cable obd|identificador conductor',
    say: 'me roban la gasolina del camion|saber cuanto diesel tiene el tanque|ordeñan el camion|parar el motor a distancia|que no se roben el diesel|robo de diesel|medir cuanto diesel queda en el tanque|nivel de gasolina del tanque|saber quien maneja|cortar el motor a distancia|sensor de diesel|medir combustible del tanque|me ordeñan el camion|identificar al chofer con llavero|boton de panico para camion|saber si abren la caja del trailer|arnes para gps|sensor de puerta de caja|temperatura de la caja refrigerada|boton para identificar al chofer|sensor de puerta del camion|temperatura de la caja del trailer|arnes para conectar el gps|cable para el obd|llave para chofer|que avise si abren la caja del camion',
  },
  {
    kind: 'SIM',
    is: 'sim|tarjeta sim|sim m2m|sim card|chip datos|sim iot|chip m2m|plan datos|sim datos',
    say: 'chip para el gps|chip con internet para la alarma|chip para la camara|chip de datos|chip para gps|tarjeta sim para la alarma|chip multioperador|plan de datos para rastreo|chip de datos para gps|chip para la alarma|tarjeta de telefono para camara|plan de datos para rastreador|chip que agarre todas las compañias|simcard|linea para el gps|chip de internet',
  },
  {
    kind: 'sensor IoT',
    is: 'sensor iot|lora|lorawan|gateway lora|gateway lorawan|sensor lora|nodo lora|plc|modulo io|telemetria|rtu|controlador io|modbus|iot gateway|convertidor rs485|rs485|serial a ethernet|servidor serial',
    say: 'medir cosas a distancia en el campo|leer sensores por internet|mandar datos de las maquinas a la nube|monitorear los tanques desde lejos|saber la humedad de la tierra|medir a distancia sin cables por anos|sensor lora|medir nivel del tanque por internet|telemetria|sensores para el campo|leer medidores a distancia|sensores industriales por red|medir todo en mi invernadero|sensores de bateria larga a kilometros|leer el medidor de agua de lejos|monitorear la granja|humedad de la tierra|saber si el bote de basura esta lleno|agricultura|sensor sin wifi de largo alcance|calidad del aire del salon|co2 en oficina|smart farming',
  },
  {
    kind: 'bocina',
    is: 'bocina|altavoz|speaker|bocina ip|bafle|altavoces|parlante|columna sonora|bocina activa|loudspeaker|proyector sonido|bocina pendiente|speakers|woofer|subwoofer|bafle amplificado|columna|bocina jardin|bocina bluetooth',
    say: 'musica ambiental en el restaurante|que se oiga musica en toda la tienda|sonido para el salon|anuncios en la escuela|musica en los baños|voceo en el patio|llamar por nombre en la sala de espera|que se escuche fuerte en la fabrica|musica en la alberca|bocinitas para el techo|avisos en el supermercado|sonido para iglesia|anunciar en la plaza|musica para mi negocio|background music|bocina de pueblo para anunciar|vocear a los alumnos|que suene musica en todo el gimnasio|bocinas para el techo|musica ambiental para el restaurante|bocina para la iglesia|sonido para el patio|bocina para fiestas|bocinas de plafon|bocinas para la terraza|que se oiga en toda la escuela|bocina de trompeta para vocear|bafles|bocinas para la tienda|bocina de jardin|poner musica en el local|sonido para gimnasio|poner musica|sonido|que se oiga fuerte|cajas de sonido|bocinas para evento|audio para salon de fiestas|parlantes|sonorizar|la misa que se oiga|bocina con bluetooth|bocinon|sonido de antro|karaoke|speaker for party|bocina amplificada|bocinas para dj',
  },
  {
    kind: 'amplificador de audio',
    is: 'amplificador|amplificador audio|amplifier|amplificador 70v|amplificador mezclador|mixer amplifier|amplificador 100v|etapa potencia|power amplifier|amplificador voceo|amplificador de sonido|receptor audio|preamplificador|amplificador de 4 zonas|streaming amplifier',
    say: 'mover muchas bocinas|aparato donde conecto las bocinas|darle potencia a las bocinas|sonido por zonas|subirle el volumen a las bocinas|musica diferente en cada cuarto|conectar las bocinas del techo|aparato que mueve las bocinas|potencia para bocinas|amplificador para vocear|conectar muchas bocinas|planta de sonido|amplificador con usb y bluetooth|darle fuerza a las bocinas|amplificador de 70 volts|poder para las bocinas|que le de fuerza a las bocinas|conectar ocho bocinas|poder para bocinas|musica en varias zonas|equipo de sonido para bocinas de techo|amp|receptor de audio|que prenda las bocinas de la tienda|aparato donde se conectan microfono y bocinas|sonido para voceo|perifoneo|power amp|mezclador amplificado',
  },
  {
    kind: 'micrófono',
    is: 'microfono|mic|microphone|microfono inalambrico|microfono cuello ganso|microfono escritorio|microfono voceo|microfono diadema|wireless microphone|microfono mesa|microfono techo|microfono lavalier|microfono conferencia|consola voceo|microfono condensador|delegado microfono|microfono de mano|mic inalambrico|mic de mano',
    say: 'hablar en el salon y que me oigan|que se escuche al padre en misa|cantar karaoke|dar avisos por las bocinas|micro para dar clases|anunciar por las bocinas|para que el maestro no grite|hablar en publico|que se oiga al conferencista|grabar podcast|microfono inalambrico para la iglesia|microfono de solapa para maestro|microfono de diadema|micro de mesa|microfono para vocear|dar conferencias|microfono de cuello de ganso|que me oigan en el salon|cantar|dar la misa|conferencias|hablar al publico|karaoke|clase con diadema|podcast|grabar mi voz|microfono de mano|microfono sin cable|entrevistas|discursos|microfono de cuello|maestro de ceremonias|anunciar por el sonido|escenario|mic for church|que no se acople',
  },
  {
    kind: 'megáfono',
    is: 'altoparlante portatil|altoparlante|megaphone|megafono|megaphone|altavoz portatil mano',
    say: 'bocina de las que usan para gritar en el mitin|bocina con mango para gritar|gritarle a la gente en una marcha|gritar mas fuerte|hablarle a mucha gente en la calle|bocina de mano para gritar|organizar una marcha|dirigir simulacro|corneta para manifestacion|hablarle a la multitud|altavoz de mano|para gritar en el mitin|megafono para simulacros|voz fuerte para guiar gente|bocina con microfono para marcha|perifonear|anunciar en la calle|gritar en la marcha|hablar fuerte en la calle|vender por la calle con voz|bocina de mano|protesta|entrenador deportivo|dirigir gente en simulacro|guia de turistas|corneta para hablar|vocear tamales|bullhorn|mitin|evacuar gente hablando|bocina portatil con gatillo|porra|gritar sin lastimarme la garganta|alta voz de protesta|los que gritan en los mitines|como los de las marchas|bocina de los que gritan en la calle',
  },
  {
    kind: 'consola mezcladora',
    is: 'mezcladora|consola|mixer|consola audio|mezcladora audio|procesador audio|dsp|procesador|ecualizador|audio mixer|matriz audio|interfaz audio',
    say: 'juntar varios microfonos|controlar el sonido de la iglesia|ajustar el volumen de cada microfono|mezclar microfonos|consola de audio|controlar volumen de varios microfonos|mixer|sonido en vivo|mesa de sonido|mezclar sonido|perillas para el sonido|varios microfonos a la vez|sonido para grupo musical|controlar volumen de cada microfono|tornamesa|dj',
  },
  {
    kind: 'barra de sonido',
    is: 'barra sonido|soundbar|teatro casa|home theater|barra de sonido',
    say: 'que se oiga mejor la tele|sonido para ver peliculas|mejorar el sonido de la tele|bocina larga para tele|la tele se oye bajito|cine en casa|soundbar|la tele se oye muy bajito|sonido para la pantalla|mejor audio en la tele|bocina alargada',
  },
  {
    kind: 'proyector',
    is: 'proyector|projector|videoproyector|cañon proyector|proyector laser|cañon|data projector',
    say: 'ver peliculas en la pared|proyectar presentaciones|poner la presentacion en la pared del salon|cine en casa|ver el partido en grande|aparato que avienta la imagen|show slides|proyectar en la escuela|cañon para presentaciones|proyectar en la pared|cine en casa grande|pasar peliculas en grande|cañon para el salon de clases|proyectar la computadora|aparato para exponer|beamer|proyectar videos en la iglesia|proyector para juntas|dar clase con imagen grande|proyectar en el salon|partido en grande|cine en el jardin|imagen en la pared|cañoncito|proyectar diapositivas',
  },
  {
    kind: 'pantalla de proyección',
    is: 'pantalla proyeccion|projection screen|pantalla proyector|pantalla electrica|telon|pantalla tripie|pantalla para proyector|pantalla enrollable',
    say: 'tela blanca para el proyector|donde proyectar|telon que baja con motor|tela blanca para el cañon|pantalla enrollable|pantalla que baja con motor|tela para proyectar|pantalla de tripie|tela blanca para proyectar|pantalla que baja del techo|lona para el cañon|pantalla con tripie|telon|superficie para proyector',
  },
  {
    kind: 'pantalla interactiva',
    is: 'pantalla interactiva|pizarron interactivo|interactive display|pizarra digital|pantalla tactil|touch screen|interactive board|pizarron electronico|pizarra interactiva',
    say: 'pizarron electronico para la escuela|pantalla gigante que se toca con el dedo|escribir en la pantalla en clase|dar clases con pizarron moderno|pizarron electronico|pantalla para escribir con el dedo|pizarron digital para la escuela|pantalla touch grande|pantalla para salon de clases|rotafolio digital|pizarron touch|escribir con el dedo en la pantalla|pantalla tactil para salon de clases|tablet gigante|dar clase moderna|smart board|rayar en la pantalla|pintarron digital',
  },
  {
    kind: 'señalización digital',
    is: 'señalizacion digital|digital signage|player señalizacion|pantalla comercial|kiosco|kiosk|totem|reproductor medios|media player|totem digital|pantalla publicitaria|menu board|pantalla led exterior|letrero led|modulo led pantalla',
    say: 'anuncios en pantallas en la tienda|menu en la tele del restaurante|publicidad en la pantalla del lobby|poner promociones en la tele|letrero con letras que se mueven|mostrar turnos en pantalla|pantalla gigante en la calle|anuncios en pantallas|pantalla para menu de restaurante|publicidad en pantalla|totem de anuncios|pantallas para promociones|mostrar videos en la tienda|menu digital|kiosco de informacion|pantalla en el escaparate|menu del restaurante en pantalla|anuncios en la tienda|pantalla de publicidad|mostrar precios en tele|totem con publicidad|espectacular led|letrero de leds que corre|promociones en pantalla|menu board|pantalla en el aparador|anuncio luminoso programable',
  },
  {
    kind: 'soporte para TV',
    is: 'soporte vesa|vesa|carrito pantalla|soporte monitor|soporte pantalla|base pantalla|soporte tv|soporte pantalla|soporte monitor|tv mount|soporte television|base tv|monitor arm|brazo monitor|soporte articulado|montaje tv|soporte proyector|soporte fijo|soporte de pared para pantalla|carrito pantalla|tv wall mount|projector mount|soporte para monitor|pedestal pantalla|soporte techo proyector',
    say: 'colgar la tele|poner la pantalla en la pared|fijar la tv al muro|colgar la pantalla en la sala|mover la tele hacia la cama|colgar el proyector del techo|hang my tv|para que la tele no se caiga|brazo para la pantalla de la compu|subir el monitor a la altura de los ojos|base con ruedas para la tele|base para pantalla en pared|fierro para la television|brazo para mover la tele|colgar la pantalla del techo|base con ruedas para tele|empotrar la pantalla|poner la tele en la pared|soporte para dos monitores|pedestal para pantalla|colgar la pantalla|fierro para poner la tele en la pared|base de tele|que la tele gire|tele en el techo|brazo para monitor|montar la pantalla de la sala|pedestal con ruedas para pantalla|hang tv|brazo para dos monitores|base para pantalla en sala de juntas',
  },
  {
    kind: 'sistema de turnos',
    is: 'turnomatico|sistema turnos|toma turno|llamador|sistema de turnos|paging|localizador clientes|pager|sistema llamado|llamado meseros|llamado enfermera|nurse call',
    say: 'que pasen por numero|dar numerito a los clientes|avisar al cliente que su comida esta lista|llamar a la enfermera desde la cama|boton para llamar al mesero|turnos en la farmacia|tomar turno como en el banco|numero para pasar|fichas de turno|llamar al siguiente|turnos para farmacia|fila unica|pantalla de turno y caja|numero de turno|pase el siguiente|fila del banco|tomar ficha|carniceria con numeros|pantalla de turno|dispensador de turnos|ordenar la fila|take a number',
  },
];
