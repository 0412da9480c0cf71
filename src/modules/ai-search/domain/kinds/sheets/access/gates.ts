import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/gates.ts`. */
export const GATES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'barrera vehicular',
    sheets:
      'brazo automatico estacionamiento|aguja vehicular|aguja estacionamiento|tranquera automatica|tranquera vehicular|valla vehicular|barera vehicular|varrera vehicular|pluma automatica|control vehicular brazo|acceso vehicular brazo|parking boom|automatic boom|rising arm|arm gate|folding arm gate|straight arm gate|toll gate|vehicle access gate|traffic gate|road gate|vehicle boom|car park gate',
    keyed:
      'barrera vehicular automatica con brazo recto y control remoto|barrera vehicular de alto trafico motor sin escobillas|pluma vehicular para estacionamiento brazo articulado derecha|barrera con cerca de faldon para acceso residencial|barrera vehicular con radar anticolision y luz led|automatic barrier gate brushless motor straight boom|parking boom barrier folding arm left hand|high speed toll barrier gate swing away arm|fence type barrier gate with remote controls|pluma para la entrada de tu fraccionamiento con control|automatiza tu estacionamiento pluma con brazo incluido|talanquera automatica con brazo telescopico y sensor de piso|pluma de alta velocidad para caseta con motor continuo|acceso de autos con brazo luminoso lado izquierdo talanquera',
  },
  {
    kind: 'brazo de barrera',
    sheets:
      'brazo talanquera|brazo vehicular repuesto|asta barrera|asta pluma|vara barrera|vara pluma|mastil talanquera|mastil repuesto|perfil aluminio barrera|barra repuesto barrera|pluma refaccion|tubo aluminio pluma|tubo pluma|barrier pole|replacement gate arm|boom replacement|barrier mast|brazo refaccion talanquera|barrier boom pole|boom replacement arm|barra aluminio pluma',
    keyed:
      'brazo de aluminio recto para barrera vehicular|brazo articulado de repuesto para barrera techo bajo|mastil octagonal con hule para pluma vehicular|brazo telescopico para barrera con cinta reflejante|brazo iluminado con tira led para barrera vehicular|straight aluminum boom arm for barrier gate|folding articulated arm replacement for low ceiling barrier|round barrier arm with rubber edge and reflectors|led illuminated boom for parking barrier|repuesto de brazo para tu pluma cuando la chocan|tubo con reflejante rojo y blanco para pluma estacionamiento|mastil redondo de fibra con franjas reflejantes repuesto|pluma de repuesto aluminio con hule protector|tubo octagonal rojo y blanco telescopico refaccion de talanquera',
  },
  {
    kind: 'motor para portón',
    sheets:
      'abridor porton|abre porton|abreportones|automatizacion porton|automatizacion puerta vehicular|automatismo porton|automatismo puerta|operador puerta vehicular|operador zaguan|motor reja|motor verja|motor acceso vehicular|motorreductor porton|kit automatizacion porton|kit porton electrico|kit porton automatico|actuador porton|automatizador porton|gate opening system|gate actuator|porton automatico motor',
    keyed:
      'motor para porton automatico con controles y fotoceldas|operador de porton residencial con bateria de respaldo|kit de motor para porton electrico con central y antena|motor para porton industrial trifasico uso continuo|motor solar para porton con panel y bateria|automatic gate opener kit with remotes and photocells|solar powered gate operator with battery backup|heavy duty commercial gate operator continuous duty|driveway gate automation kit wifi control board|abre tu cochera desde el coche motor con controles|automatiza el porton de tu casa kit completo|automatizacion de acceso con electronica receptor y dos controles|operador electromecanico irreversible con desbloqueo por llave|automatizador residencial de entrada con paro suave y antiaplastamiento',
  },
  {
    kind: 'motor corredizo',
    sheets:
      'motor deslizante|operador deslizante|motor corredera|operador corredera|automatismo corredera|automatizacion corrediza|automatizador corredizo|abridor corredizo|zaguan corredizo|reja corrediza motor|corredizo residencial|corredizo industrial|corredizo alto trafico|corredizo uso continuo|motor desplazable|slide gate opener|slide operator|sliding motor|rolling gate opener|sliding opener',
    keyed:
      'motor corredizo para porton con cremallera de nailon|operador corredizo industrial con bano de aceite|motor para puerta corrediza con finales de carrera magneticos|kit de motor corredizo con fotoceldas y controles|operador corredizo residencial bateria de respaldo y wifi|sliding gate opener rack and pinion with limit switches|commercial slide gate operator oil bath chain drive|residential sliding gate motor soft start remotes included|high traffic sliding gate operator brushless battery backup|recorre tu porton solo con control motor con cremallera|motor para zaguan corredizo de casa kit completo|pinon y cremallera para porton de riel con encoder|corredera pesada uso industrial final de carrera inductivo|de riel con pinon metalico clutch manual y controles corredizo',
  },
  {
    kind: 'motor abatible',
    sheets:
      'motor de batir|motor piston|piston porton|piston abatible|actuador lineal porton|automatismo batiente|automatizacion abatible|motor subterraneo porton|motor doble hoja|motor una hoja|operador dos hojas|operador doble hoja|porton batiente|zaguan abatible|porton doble hoja|swing opener|dual swing opener|double swing opener|linear actuator gate|underground swing opener',
    keyed:
      'motor abatible de brazo lineal para dos hojas|operador abatible hidraulico para porton pesado|kit abatible de brazo articulado con central y controles|motor abatible subterraneo oculto con caja de cimentacion|actuador batiente electromecanico para una hoja con desbloqueo|dual swing gate opener linear actuator kit|hydraulic swing gate operator heavy leaf|articulated arm swing gate motor for wide pillars|underground swing gate opener foundation box|abre tu porton de dos hojas con control brazos|brazos para porton que abre hacia adentro kit residencial|brazos lineales para dos hojas con tornillo sin fin|piston hidraulico para hoja batiente con bloqueo|de brazo articulado para columna ancha hoja sencilla batiente',
  },
  {
    kind: 'motor de garaje',
    sheets:
      'motor techo cochera|motor basculante|porton basculante|puerta basculante|porton levadizo|operador levadizo|puerta seccionada|porton seccional|motor cortina enrollable|motor puerta enrollable|operador cortina metalica|abridor garaje|abre cochera|garage operator|overhead door opener|overhead door operator|jackshaft|rolling shutter motor|roller door motor|sectional door|belt drive opener|chain drive opener',
    keyed:
      'motor de garaje para puerta seccional con riel de banda|operador de garaje de techo con cadena y luz|motor levadizo para porton contrapesado con tornillo|motor para cortina metalica enrollable con polea|motor de garaje lateral de flecha con wifi|belt drive garage door opener wifi battery backup|chain drive ceiling mount garage opener with remotes|wall mount jackshaft garage door opener|rolling shutter motor side mount with manual chain|abre tu cochera sin bajarte motor de techo silencioso|motor para cortina de local comercial con control|abrepuertas de techo con banda silenciosa y luz led|levadizo para porton de contrapesos con brazo y carro|cortina enrollable motor tubular central con freno electromagnetico',
  },
  {
    kind: 'accesorio de portón',
    sheets:
      'carretilla corrediza|carretilla canal|carro porton|rodaja porton|rodaja zaguan|rueda puerta corrediza|rodamiento porton|imanes limite porton|placa electronica porton|tarjeta control motor corredizo|engrane motor porton|pinon motor porton|destellador porton|gate control board|gate flashing light|gate guide roller|polea porton',
    keyed:
      'carretilla para porton corredizo rueda de acero con balero|lampara de destello para porton automatico ambar|cremallera de nailon para porton corredizo con tornillos|tarjeta logica de repuesto para motor de porton|guia superior de rodillos para zaguan corredizo|gate flashing warning lamp amber with antenna|nylon gear rack for sliding gate with steel core|replacement control board for gate operator|sliding gate wheel v groove with bracket and bearing|ruedas nuevas para tu zaguan que ya no corre|cambia la tarjeta de tu motor de porton facil|torreta ambar destellante para aviso de movimiento de porton|rodillos guia y tope de hule para hoja corrediza|balero doble canal v para riel de zaguan refaccion',
  },
  {
    kind: 'cremallera',
    sheets:
      'cremayera|barra dentada|regla dentada|tira dentada|guia dentada|perfil dentado|rack dentado|rack galvanizado porton|riel engranado|riel nylon porton|tramo dentado|toothed rack|tooth rack|gate rack|sliding gate rack|nylon rack|steel rack gate|nylon gear|galvanized gear|rack and pinion|rack gear|gate gear track|gear track',
    keyed:
      'cremallera de nylon con alma de acero para porton corredizo|riel dentado galvanizado atornillable para motor deslizante|cremallera de acero para soldar modulo cuatro porton industrial|tramo de cremallera plastica reforzada con tornilleria y ojales|cremallera metalica zincada con separadores para porton corredizo pesado|galvanized steel gear rack for sliding gate opener|nylon gear rack with steel core and mounting screws|weld on toothed rack section for heavy slide gates|bolt on fiberglass reinforced rack for slide gate operator|tramo dentado para que tu porton corredizo avance sin brincos|cambia los dientes gastados de tu porton electrico corredizo|dentada de nylon reforzado para pinon de motor corredizo|tramo modulo cuatro zincado con pernos y separadores|riel con dientes de acero para soldar a hoja deslizante',
  },
  {
    kind: 'control remoto',
    sheets:
      'telemando|mando garaje|mando porton|mando universal porton|emisor porton|emisor garaje|control garaje|control rolling code|control codigo variable|control copiador|control clonador|control duplicador|control cuatro botones|control visera auto|keychain transmitter|garage transmitter|gate transmitter|rolling code transmitter|button transmitter|garage fob',
    keyed:
      'control remoto de cuatro botones codigo variable para porton|transmisor inalambrico de dos canales con clip para visera|control remoto clonador de codigo fijo para puerta de garage|llavero transmisor de radiofrecuencia programable con bateria incluida|control inalambrico de largo alcance para barrera vehicular y motor|four button rolling code remote control transmitter for gate opener|keychain garage door remote with visor clip|multi frequency cloning remote transmitter for barrier gates|two channel handheld radio transmitter long range|copia el control de tu cochera facil y rapido|abre tu porton sin bajarte del coche llavero universal|mando a distancia codigo cambiante dos teclas para cochera|copiador de codigo fijo tres botones cara a cara|llavero de visera cuatro canales para motor corredizo o batiente',
  },
  {
    kind: 'receptor de control remoto',
    sheets:
      'receptor rolling code|receptor codigo variable|receptor garage|receptor garaje|receptor motor garage|receptor relevador|receptor para mandos|receptora porton|tarjeta receptora|radiorreceptor|remote control receiver|gate receiver|garage receiver|garage door receiver|rolling code receiver|plug in receiver|external receiver gate|wireless relay receiver|receiver relay|receptor barrera vehicular|receptor cochera|receptor zaguan|receptor codigo fijo',
    keyed:
      'receptor universal de dos canales con salida de relevador|receptor de radiofrecuencia codigo variable para motor de porton|receptor enchufable monocanal para tarjeta de motor corredizo|receptor exterior con antena y memoria para controles remotos|receptor de cuatro canales con gabinete plastico salida contacto seco|two channel universal rf receiver with relay outputs|plug in radio receiver card for gate operator board|outdoor gate receiver rolling code with external antenna|standalone wireless relay receiver for handheld transmitters|haz que cualquier motor de porton acepte controles nuevos|agrega apertura inalambrica a tu cerradura o barrera con relevador|tarjeta radio enchufable memoria para controles codigo variable|universal de radiofrecuencia dos relevadores aprende transmisores de varias marcas|modulo de relevador con antena que memoriza llaveros transmisores',
  },
  {
    kind: 'fotocelda',
    sheets:
      'foto celda|foto celula|fotoselda|fotosensor|sensor seguridad porton|sensor fotoelectrico porton|sensor infrarrojo porton|barrera infrarroja porton|barrera fotoelectrica porton|haz seguridad porton|sensor obstaculos porton|sensor antiaplastamiento|par fotocelulas|ojo electronico porton|infrarrojo seguridad motor|emisor receptor porton|photo cell|gate photo beam|gate infrared beam|infrared safety sensor|photo sensor gate|photoelectric gate|retroreflective photo|safety photo sensor|reflective photo sensor',
    keyed:
      'par de fotoceldas de seguridad emisor receptor para porton automatico|fotocelda infrarroja orientable de sobreponer para motor corredizo|fotocelda reflectiva con espejo para puerta de garage|fotoceldas sincronizadas para exterior salida de relevador para barrera vehicular|fotocelda inalambrica a baterias para porton batiente|safety photocell pair for automatic sliding gate|retro reflective gate photo eye with reflector and hood|swivel infrared safety beam transmitter receiver for barrier arm|wireless battery powered photo eye for gate operators|evita que el porton golpee tu coche par de sensores|detiene la cochera si pasa un nino o mascota|par emisor receptor anti aplastamiento para motor de porton|ojo electronico con reflector para cochera automatica|fotosensor orientable que invierte el cierre de la puerta',
  },
  {
    kind: 'detector de masa',
    sheets:
      'masa metalica|masa magnetica|detector bucle|bucle inductivo|espira inductiva|espira magnetica|espira vehicular|detector espira|detector vehiculos|detector de autos|presencia vehicular|sonda salida vehicular|vehicle sensor|vehicle presence detector|vehicle detection loop|loop sensor|exit loop|exit wand|exit probe|vehicle induction',
    keyed:
      'detector de masa vehicular un canal con base para riel|detector de lazo inductivo doble canal para barrera vehicular|detector de masa metalica con sensibilidad ajustable y salida relevador|sensor de lazo magnetico enchufable para salida libre de porton|detector de lazo montaje en riel ajuste automatico de frecuencia|single channel inductive loop detector for barrier gates|dual channel vehicle loop detector din rail mount|plug in loop detector with eleven pin socket free exit|vehicle presence loop sensor fail safe adjustable sensitivity|que la pluma no baje sobre los autos modulo vehicular|abre la salida solo cuando llega un coche lazo enterrado|modulo para espira enterrada bajo asfalto presencia y pulso|masa vehicular dos lazos con base de once pines|sensor de carro por induccion para pluma o porton',
  },
  {
    kind: 'tarjeta de lazo',
    sheets:
      'tarjeta loop|tarjeta bucle|modulo lazo|modulo bucle|placa lazo|expansor bucle|expansor slc|expansion slc|modulo expansion lazo|ampliacion lazo|ampliacion bucle|tarjeta circuito senalizacion|tarjeta linea senalizacion|slc expansion|slc board|loop module|loop board|loop interface|loop interface module|loop controller module|loop control module|signaling line card|signaling line circuit expander|slc interface',
    keyed:
      'tarjeta expansora de lazo slc para panel de incendio direccionable|tarjeta de lazo adicional para central contra incendio inteligente|modulo expansor de lazo para detectores y modulos direccionables|tarjeta de lazo direccionable con aislador de cortocircuito integrado|tarjeta de expansion de dos lazos para panel de deteccion|addressable fire alarm loop expander card|signaling line circuit expansion module for intelligent fire panel|dual loop card for addressable fire control unit|plug in slc loop board class a or b wiring|agrega mas detectores direccionables a tu panel contra incendio|amplia tu central de incendio con otro lazo inteligente|expansora slc enchufable para central inteligente de incendio|expansor de circuito de senalizacion para dispositivos direccionables|segundo lazo para tablero direccionable protocolo digital',
  },
  {
    kind: 'lector UHF',
    sheets:
      'lectora tags|lectora largo alcance|lectora larga distancia|lectora vehicular|lector larga distancia|lector largo rango|lector ultra alta frecuencia|lector mediano alcance|lector sticker|lector estacionamiento|antena lector tags|antena telepeaje|vehicle reader|parking reader|long distance reader|long distance rfid|extended range reader|mid range reader|medium range reader|hands free reader|toll reader|integrated rfid antenna',
    keyed:
      'lector uhf de largo alcance para telepeaje y acceso vehicular|antena lectora rfid integrada con salida wiegand para exterior|lector uhf fijo de cuatro puertos para inventario|lector vehicular de tags para intemperie con montaje en poste|lector de etiquetas uhf polarizacion circular con puerto ethernet|long range uhf rfid reader integrated antenna wiegand output|outdoor vehicle windshield tag reader for parking access|four port fixed uhf reader for asset tracking|circular polarized rfid antenna reader weatherproof with mounting bracket|entra al fraccionamiento sin bajar la ventana lectora de tags|lee la calcomania del parabrisas desde lejos para residenciales|antena de telepeaje para caseta residencial con brazo orientable|largo alcance wiegand integrada para carril de residentes|lectora rfid vehicular intemperie con relevador para pluma',
  },
  {
    kind: 'tag vehicular',
    sheets:
      'tag vehiculos|tag estacionamiento|tag antimetal|tag moto|tag faro|tag colgante|tag fraccionamiento|calcomania estacionamiento|engomado vehicular|engomado rfid|sticker vehicular|sticker parabrisas|pegatina rfid|transponder vehicular|headlight tag|license plate tag',
    keyed:
      'calcomania uhf para parabrisas con autodestruccion al desprender|tag vehicular pasivo adhesivo para control de acceso residencial|etiqueta rfid uhf para medallon de automovil numerada|tag uhf rigido para placa o defensa metalica de camion|tarjeta uhf de pvc para colgar en espejo retrovisor|passive uhf windshield sticker tag tamper evident|rfid vehicle label for residential gate access|headlight mount uhf tag for motorcycles and cars|metal mount uhf vehicle tag rugged for trucks|paquete de calcomanias para el coche entrada automatica al condominio|pega tu tag en el parabrisas y entra sin detenerte|calcomania numerada de parabrisas para vecinos del fraccionamiento|adhesivo pasivo de largo alcance para faro de moto|etiqueta que se rompe al despegarla del vidrio del auto',
  },
  {
    kind: 'torniquete',
    sheets:
      'tornikete|tornoquete|torniquette|torno acceso|torno tripode|tripode peatonal|tripode acceso|puerta giratoria|peatonal cuerpo completo|peatonal media altura|acceso peatonal tripode|tres brazos peatonal|tripod gate|tripod barrier|full height gate|half height gate|waist height gate|three arm gate|drop arm|revolving gate|rotating gate|tripod mechanism|security revolving door|pedestrian tripod',
    keyed:
      'torniquete tripode bidireccional de acero inoxidable para acceso peatonal|torniquete de cuerpo completo galvanizado para exterior cuatro aspas|torniquete de media altura con brazos abatibles en emergencia|torniquete doble de cuerpo completo con dos carriles|torniquete tripie motorizado con contador y lectora integrada|bidirectional tripod turnstile stainless steel drop arm|full height turnstile single lane galvanized outdoor|waist high turnstile with built in card reader bracket|double lane full height turnstile rotor with canopy|controla la entrada de tu gimnasio brazo giratorio inoxidable|que nadie pase sin checar entrada giratoria para fabrica|molinete de tres brazos caida automatica sin energia|giratorio de altura completa con aspas y techo galvanizado|torno peatonal tripie inoxidable tipo puente',
  },
  {
    kind: 'pasillo motorizado',
    sheets:
      'pasillo optico|pasillo rapido|pasillo alta velocidad|pasillo acrilico|pasillo vidrio|pasillo bidireccional|pasillo discapacitados|paso rapido peatonal|portillo peatonal|portillo motorizado|portillo discapacitados|torniquete motorizado hojas|torniquete optico|flap gate|flap turnstile|wing gate|wing barrier|sliding barrier|optical barrier|speed lane|pedestrian swing gate',
    keyed:
      'pasillo motorizado de hojas de cristal abatibles bidireccional|carril peatonal con aletas retractiles y sensores infrarrojos antiseguimiento|pasillo de acceso ancho para sillas de ruedas hoja batiente|modulo central para pasillo motorizado de doble carril inoxidable|pasillo optico con hojas de acrilico y motor sin escobillas|swing barrier speed gate glass panels bidirectional|retractable flap barrier lane with anti tailgating infrared sensors|optical turnstile slim pedestal for lobby servo motor|wide lane speed gate for disabled access and luggage|acceso elegante para tu corporativo con hojas de vidrio automaticas|paso rapido con reconocimiento facial para lobby de oficinas|aletas abatibles inoxidables con deteccion antiseguimiento|barrera peatonal batiente de cristal templado servomotor lateral izquierdo|puerta batiente peatonal motorizada carril doble central',
  },
  {
    kind: 'bolardo',
    sheets:
      'bolard|pilona retractil|bloqueador estacionamiento|picos vehiculares|parking blocker|rising post|wedge barrier|poste retractil vehicular',
    keyed:
      'bolardo retractil hidraulico de acero inoxidable anti impacto|bolardo fijo metalico amarillo con reflejante para banqueta|bloqueador vehicular escalonado hidraulico de alta seguridad|automatic hydraulic rising bollard stainless steel with led|hydraulic road blocker crash rated anti terrorist|aparta tu cajon poste abatible con candado y llave',
  },
  {
    kind: 'visor y espejo',
    sheets:
      'visor puerta|visor digital puerta|ojillo puerta|observador puerta|visor principal puerta|revision bajo vehiculo|inspeccion bajo vehiculo|inspeccion inferior vehiculos|door eye|door scope|digital door eye|surveillance mirror|dome mirror|blind spot mirror|panoramic mirror|wide angle mirror|corner mirror|under vehicle mirror|under vehicle search|telescopic mirror|acrylic mirror',
    keyed:
      'espejo convexo de policarbonato para cruce y estacionamiento|mirilla digital con pantalla a color para puerta|espejo de inspeccion vehicular con ruedas y lampara|espejo panoramico tipo domo de acrilico para pasillo|mirilla gran angular de laton con tapa para puerta|convex traffic safety mirror outdoor with bracket|digital peephole door viewer with color screen|under vehicle inspection mirror with wheels and flashlight|half dome acrylic mirror for warehouse aisles|mira quien toca sin abrir la puerta ojo gran angular|elimina el punto ciego de tu cochera redondo irrompible|ojo de puerta de laton gran angular con tapa|convexo de acrilico para tienda con soporte de pared|domo reflectante de cuarto de esfera para esquinas',
  },
  {
    kind: 'expedidor de boletos',
    sheets:
      'emisor boletos|emisor tickets estacionamiento|expendedor boletos|expedidor tickets|expedidora boletos|boletera estacionamiento|dispensador tickets estacionamiento|estacion salida estacionamiento|terminal entrada estacionamiento|validadora boletos|verificador boletos|kiosco estacionamiento|maquina boletos|parquimetro|parking ticket|parking entry station|parking exit station|parking kiosk|parking meter|parking payment|pay on foot|ticket validator',
    keyed:
      'expedidor de boletos para estacionamiento con impresora termica y codigo|cajero automatico de estacionamiento con pago en efectivo y cambio|validador de boletos de salida con lector de codigo|estacion de entrada con boton dispensador de boleto y voz|cajero de estacionamiento con terminal bancaria y pantalla tactil|parking entry ticket dispenser with thermal printer|automatic parking pay station cash and card|exit ticket validator verifier with barcode reader|parking entrance terminal ticket issuing machine with intercom|cobra tu estacionamiento sin personal maquina que da boletos|boletera automatica para plaza comercial con pantalla y voz|boletera de entrada con impresora termica y detector vehicular|verificadora de salida para boleto con codigo de barras|columna de pago automatico monedas billetes para estacionamiento publico',
  },
  {
    kind: 'guía de estacionamiento',
    sheets:
      'guiado parqueo|guiado parking|lugares disponibles|lugares libres|cajones disponibles|plazas libres|indicador lugares|indicador plaza estacionamiento|contador cajones|contador estacionamiento|detector cajon|ultrasonico cajon|letrero disponibilidad estacionamiento|parking guidance system|parking space indicator|parking space detector|parking space counter|parking counter|parking availability|parking bay sensor|parking guidance display|space availability sign',
    keyed:
      'sensor ultrasonico con indicador led de cajon libre u ocupado|pantalla contador de lugares disponibles para entrada de estacionamiento|indicador de cajones rojo y verde para techo de estacionamiento|controlador de zona para sistema de guia de estacionamiento|camara de deteccion de espacios con luz indicadora integrada|ultrasonic parking space sensor with red green indicator light|parking guidance outdoor display available spaces by level|parking guidance zone controller for bay detectors|wireless geomagnetic in ground parking bay occupancy sensor|que tus clientes encuentren lugar rapido luces sobre cada cajon|muestra cuantos lugares quedan en tu estacionamiento letrero luminoso|luz verde libre roja ocupado para cajon con ultrasonido|letrero electronico de espacios disponibles por nivel con flecha|sensor geomagnetico inalambrico de ocupacion para cajon en superficie',
  },
  {
    kind: 'semáforo',
    sheets:
      'traffic signal|traffic lamp|stop go light|pedestrian signal|dock signal light|lane signal|lane control signal|red green signal|red green traffic|red cross green arrow|luz alto siga|senal alto siga|indicador alto siga|siga alto|semaforico|semaforizacion|cabezal semaforico|luz vial rojo verde|senal luminosa rojo verde|indicador rojo verde vehicular|lampara rojo verde vehicular|cruz roja flecha verde|lane control light',
    keyed:
      'semaforo led de dos luces rojo verde para rampa|semaforo vehicular de tres luces de aluminio para crucero|semaforo peatonal led con contador regresivo|semaforo para estacionamiento con soporte de pared y visera|semaforo solar portatil para obra vial con ruedas|red green led traffic light for parking entrance|three section vehicle traffic signal polycarbonate housing|pedestrian signal head with countdown timer|portable solar traffic signal for road works|avisa si la rampa esta libre luz roja y verde|organiza la salida de tu cochera con luces de paso|luz de paso rojo verde para carril de barrera|siga y alto led con visera para anden de carga|tres luces alto preventiva siga de policarbonato',
  },
  {
    kind: 'radar de velocidad',
    sheets:
      'pantalla velocidad vehicular|senal radar|velocimetro radar|fotomulta|fotoradar|radar trafico|speed radar|speed feedback|driver feedback sign|speed gun|radar gun|speed enforcement|traffic radar|detector velocidad vehicular|senal limite velocidad|camara exceso velocidad|vehicle speed display|letrero radar|vehicle speed radar',
    keyed:
      'radar de velocidad con pantalla led para vialidad escolar|indicador de velocidad solar con montaje en poste|radar medidor de velocidad vehicular con mensaje y registro estadistico|cinemometro portatil tipo pistola para control de transito|letrero radar con rostro feliz y triste para fraccionamiento|solar powered radar speed sign pole mount|driver feedback sign with amber led display|handheld radar speed gun for traffic enforcement|trailer mounted radar speed display with data logging|que los autos frenen en tu fraccionamiento letrero luminoso|muestra a que velocidad pasan los coches en tu calle|letrero tu velocidad es con numeros led y panel solar|pistola doppler de mano para medir vehiculos en carretera|pantalla vial doppler con parpadeo al rebasar limite',
  },
];
