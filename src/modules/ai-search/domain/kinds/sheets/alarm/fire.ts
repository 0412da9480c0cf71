import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/alarm/fire.ts`. */
export const FIRE_SHEETS: readonly KindSheets[] = [
  {
    kind: 'panel de incendio',
    sheets:
      'central deteccion humo|central extincion|centralita incendio|tablero deteccion|control contra incendio|unidad control incendio|panel extincion|panel supresion|panel liberacion agente|panel agente limpio|fire control unit|fire alarm communicator|fire control communicator|fire detection system|releasing panel|suppression control panel|facu',
    keyed:
      'panel de control alarma contra incendio con comunicador y gabinete|central deteccion y alarma de incendio con teclado y pantalla|tablero alarma contra incendio expandible con fuente y cargador baterias|sistema deteccion incendio con marcador telefonico y evacuacion por voz|panel de control extincion y supresion agente limpio con descarga|fire alarm control panel with built in communicator red cabinet|releasing fire control panel for preaction and deluge suppression systems|fire alarm control unit notification appliance circuits dual line dialer|networkable fire alarm system control panel with emergency voice evacuation|protege tu edificio con esta central alarma contra incendio completa|kit completo panel contra incendio para oficinas bodegas y escuelas|gabinete rojo tarjeta principal fuente y transformador para sistema incendio|control de descarga y alarma listado para proteccion contra incendio|unidad de control alarma de fuego con circuitos de notificacion',
  },
  {
    kind: 'panel de incendio direccionable',
    sheets:
      'tablero direccionable|tablero inteligente incendio|tablero lazo|panel slc|panel analogico incendio|panel puntos direccionables|panel identificable|facp direccionable|central analogica incendio|central lazos|centralita direccionable|panel red incendio|addressable facp|addressable control unit|addressable fire control|analogue fire panel|intelligent control panel|intelligent fire alarm|loop fire panel|loop panel',
    keyed:
      'panel incendio direccionable de un lazo expandible con pantalla lcd|central analogica direccionable dos lazos con impresora y puerto red|panel inteligente deteccion incendio con comunicador ip y teclado alfanumerico|tablero direccionable contra incendio protocolo analogico y autoprogramacion de dispositivos|panel incendio inteligente multilazo en red con gabinete y cargador|addressable fire alarm control panel single loop with lcd display|intelligent analog addressable fire panel expandable loops with ip communicator|multi loop addressable fire alarm control unit peer network|addressable fire panel with auto learn and drift compensation|ubica exactamente que detector se activo con este panel direccionable|panel inteligente incendio para hoteles y hospitales listo para programar|lazo senalizacion inteligente con direcciones de detectores y modulos gabinete|central contra fuego de lazo unico con puntos direccionables|control alarma analogico con lazos y direcciones para detectores inteligentes',
  },
  {
    kind: 'panel de incendio convencional',
    sheets:
      'tablero convencional|tablero incendio zonas|tablero contra incendio zonas|tablero deteccion zonas|central incendio zonas|central contra incendio zonas|centralita convencional|centralita incendio zonas|panel deteccion zonas|panel humo zonas|panel incendio cableado|facp convencional|facp zonas|conventional facp|conventional control panel|conventional control unit|conventional fire control|conventional fire system|facp conventional|fire panel zone|fire alarm panel zone|fire control panel zone|zone facp|zone conventional panel|hardwired fire panel',
    keyed:
      'panel de incendio convencional por zonas con gabinete metalico|central convencional contra incendio por zonas con salida de sirenas|panel convencional zonas con marcador telefonico y cargador de baterias|tablero convencional deteccion de incendio por zonas con leds indicadores|panel contra incendio convencional zonas con resistencia fin de linea|conventional zone fire alarm control panel with dialer|zone conventional fire panel with led indicators and battery charger|conventional fire alarm panel class b initiating zones red enclosure|hardwired conventional zone fire control panel with two sounder circuits|panel economico de incendio por zonas ideal para negocio pequeno|alarma contra incendio convencional para tienda o escuela facil instalacion|zonas de deteccion dos hilos con salidas notificacion gabinete rojo|central incendio por zonas sin direccionamiento con teclas de silencio|control de fuego para detectores de dos hilos convencional zonificado',
  },
  {
    kind: 'anunciador',
    sheets:
      'repetidor incendio|repetidor central incendio|repetidor tablero|repetidor lcd incendio|panel repetidor|tablero repetidor|panel mimico|mimico incendio|panel remoto incendio|pantalla remota incendio|pantalla remota panel|display remoto incendio|display remoto panel|teclado remoto incendio|teclado incendio|anunciacion remota|modulo anunciacion|mimic panel|fire repeater|fire display|remote fire display|remote display panel|remote lcd display|remote keypad fire|fire repeater panel',
    keyed:
      'anunciador remoto lcd para panel incendio con llave montaje pared|anunciador remoto de leds por zona para sistema contra incendio|repetidor panel de incendio con pantalla tactil y botones silencio|anunciador alfanumerico retroiluminado con conexion serial para panel direccionable|anunciador grafico de zonas empotrable con zumbador y llave control|remote lcd annunciator for fire alarm control panel surface mount|led zone annunciator with system trouble indicators and piezo sounder|remote fire annunciator keypad with reset silence and drill functions|flush mount graphic annunciator touch screen for addressable fire systems|ve estado del panel de incendio desde la recepcion anunciador|lleva la pantalla de tu panel contra incendio a caseta|pantalla repetidora de eventos de incendio para vestibulo con llave|repetidor remoto color rojo con teclado para central de incendio|teclado remoto con pantalla para reconocer y silenciar alarma incendio',
  },
  {
    kind: 'detector de humo',
    sheets:
      'detector ionico|detector ionizacion|detector optico|detector fuego|detector ducto|cabeza detectora|fotoelectrico convencional|fotoelectrico inteligente|fotoelectrico termico|fotoelectronico|optical smoke|photo smoke|ionization detector|duct detector|duct smoke|smoke head|conventional smoke|photoelectric addressable|addressable photoelectric|intelligent photoelectric|multi criteria detector|multi sensor detector|photo thermal detector',
    keyed:
      'detector de humo fotoelectrico direccionable con base incluida color blanco|detector humo convencional dos hilos bajo perfil para techo|detector multicriterio humo y temperatura inteligente con aislador integrado|sensor humo fotoelectrico cuatro hilos con relevador para panel alarma|detector de humo para ducto con tubo muestreo carcasa transparente|intelligent photoelectric smoke detector addressable low profile white|conventional two wire photoelectric smoke sensor with base|multi criteria smoke detector photoelectric thermal infrared for commercial panels|four wire system smoke detector with relay and insect screen|detecta humo a tiempo y avisa al panel de incendio|sensor de humo para conectar a tu panel alarma cableado|fotoelectrico inteligente con rotativos de direccion bajo perfil marfil|cabeza detectora ionica de humo para base en techo|camara fotoelectrica de oscurecimiento con compensacion de deriva humo techo',
  },
  {
    kind: 'detector de calor',
    sheets:
      'temperatura fija|termico convencional|termico direccionable|termico inteligente|calor convencional|calor direccionable|incremento temperatura|detector velocimetrico|detector termostatico|detector gradiente|deteccion lineal calor|fixed temperature|rate compensated|thermal detector|addressable heat|conventional heat|intelligent thermal|linear heat|heat sensing cable|heat alarm|mechanical heat',
    keyed:
      'detector de calor direccionable de temperatura fija color blanco|detector termovelocimetrico convencional de dos hilos para cocina y estacionamiento|detector termico inteligente de alta temperatura con base para techo|sensor temperatura para incendio con elemento fusible mecanico no restaurable|detector calor lineal tipo cable sensor para charolas y tuneles|fixed temperature heat detector addressable low profile|rate of rise fixed temperature conventional heat detector two wire|intelligent thermal detector high temperature for boiler rooms and kitchens|linear heat detection cable fixed temperature for conveyor cable tray|ideal para cocinas sin falsas alarmas por vapor detector calor|protege tu cochera contra incendio con sensor termico para panel|termovelocimetrico combinado de temperatura fija con contacto normalmente abierto|cable termosensible para deteccion lineal de incendio en bandas transportadoras|temperatura fija con termistor doble inteligente para cabeza de incendio',
  },
  {
    kind: 'detector de flama',
    sheets:
      'sensor llama|detector fuego infrarrojo|detector ultravioleta infrarrojo|detector triple infrarrojo|detector ir3|detector chispa|multiespectro infrarrojo|llama infrarrojo|flama infrarrojo|flama ultravioleta|flame detection|flame scanner|flame monitor|uv flame|infrared flame|optical flame|multispectrum flame|hydrogen flame|triple ir|triple infrared detector|uv ir detector|spark detector',
    keyed:
      'detector de flama ultravioleta e infrarrojo a prueba de explosion|detector flama triple infrarrojo en acero inoxidable con salida analogica|detector de llama ultravioleta para quemadores y areas clasificadas|detector optico de flama multiespectro para hidrocarburos con soporte giratorio|sensor de flama infrarrojo direccionable para hangares y gasolineras|triple infrared flame detector explosion proof stainless steel housing|ultraviolet infrared flame detector for hydrocarbon fires with relay output|multispectrum optical flame detector with swivel mount for refineries|single frequency ir flame sensor conventional two wire intrinsically safe|detecta fuego por luz de la llama para planta industrial|sensor de llama para proteger tu estacion de combustible|triple espectro infrarrojo para fuego de hidrogeno con autoprueba optica|optico uv ir antideflagrante para fuegos de hidrocarburos|ojo electronico para llama abierta con rele alarma y falla',
  },
  {
    kind: 'detector de haz',
    sheets:
      'haz humo|lineal humo|lineal infrarrojo humo|detector reflectivo humo|barrera lineal humo|barrera optica humo|detector barrera optica|aspiracion humo|muestreo aire|deteccion temprana humo|beam smoke|optical beam|reflected beam|reflective beam smoke|linear smoke|linear optical smoke|aspirated smoke|air sampling smoke|very early smoke|early warning smoke|laser smoke|imaging smoke|open area smoke',
    keyed:
      'detector humo por haz proyectado con reflector para naves industriales|detector lineal de humo emisor y receptor infrarrojo direccionable|detector humo por aspiracion laser con tuberia muestreo de aire|detector haz reflectivo motorizado con autoalineacion y controlador a piso|detector por aspiracion de alta sensibilidad para centros de datos|reflective projected beam smoke detector with reflector and remote test|open area imaging beam detector emitter and imager for atriums|aspirating smoke detector laser chamber air sampling pipe two inlets|end to end infrared optical beam smoke detector conventional|protege bodegas de techo alto con un haz de humo|deteccion muy temprana de humo para sala servidores por aspiracion|barrera optica de humo con prisma reflector para techos altos|haz infrarrojo de largo alcance con alineacion motorizada para almacen|muestreo de aire por tuberia capilar con camara laser sensible',
  },
  {
    kind: 'alarma de humo autónoma',
    sheets:
      'detector humo domestico|detector humo litio|detector humo independiente|detector humo interconectable|detector humo zigbee|detector humo alarma integrada|detector humo standalone|sensor humo wifi|sensor humo bateria|sensor humo pila|sensor humo autonomo|sensor humo casa|sensor humo zigbee|residential smoke|home smoke|wifi smoke|interconnected smoke|interconnectable smoke|smoke detector battery|smoke detector wifi|smoke detector standalone|battery smoke detector',
    keyed:
      'alarma de humo autonoma fotoelectrica a bateria con sirena integrada|detector de humo autonomo con pila sellada de larga duracion|alarma humo interconectable a corriente con respaldo de bateria residencial|detector humo wifi autonomo con notificacion celular y boton prueba|alarma combinada de humo y monoxido con voz para recamara|standalone battery operated photoelectric smoke alarm with hush button|hardwired interconnected residential smoke alarm with battery backup|wireless wifi smoke alarm with app notification sealed lithium battery|ionization smoke alarm for bedroom test button low battery chirp|duerme tranquilo alarma de humo con pila no requiere instalacion|alarma humo para casa con aviso a tu celular facil|autonomo con pila y sirena incluida para humo en departamento|humo residencial a pilas con boton de silencio y zumbador|avisador domestico de humo con bateria y pitido pila baja',
  },
  {
    kind: 'base de detector',
    sheets:
      'base sonora|base audible|base sonorizadora|base aislador|base humo|base termico|base cabeza detectora|base estandar hilos|zocalo sensor|zocalo humo|zocalo cabeza detectora|mounting base smoke|smoke base|isolator base|isolating base|flanged base|flangeless base|addressable base|two wire base|four wire base|base cuatro hilos|base dos hilos',
    keyed:
      'base estandar para detector de humo direccionable con aro embellecedor|base aisladora de lazo para detector inteligente color blanco|base con sirena integrada para detector direccionable de baja frecuencia|base con relevador forma c para detector convencional cuatro hilos|zocalo montaje universal para detectores humo y calor convencionales|intelligent detector mounting base flanged low profile white|isolator base for addressable smoke and heat detectors|sounder base low frequency tone for intelligent detectors|relay base form c contact for conventional two wire detector|base de repuesto para tu detector humo gira y listo|paquete bases para detectores de incendio facil conexion por tornillo|zocalo con aislador de corto circuito para cabeza detectora|montaje bayoneta con terminales tornillo para cabezas humo y calor|plato con resorte de corto y resistencia para cabeza fotoelectrica',
  },
  {
    kind: 'probador de detectores',
    sheets:
      'tester detectores|tester humo|probador calor|probador termico|humo lata|humo enlatado|humo aerosol|aerosol humo|aerosol probar|spray probar|gas probar detectores|dispensador humo|simulador humo|pertiga prueba|pertiga detectores|extractor detectores|herramienta remover detectores|heat tester|smoke test|canned smoke|smoke dispenser|smoke simulator|detector removal tool|test aerosol',
    keyed:
      'probador detectores de humo con pertiga telescopica y copa dispensadora|aerosol de prueba para detectores de humo no inflamable|kit prueba y extraccion de detectores humo y calor maletin|probador de detectores de calor inalambrico con bateria recargable|gas de prueba monoxido de carbono en lata para detectores|smoke detector tester aerosol spray non flammable canister|cordless heat detector tester with battery baton and access pole|smoke heat detector test and removal kit with carrying bag|multi stimulus detector tester smoke heat carbon monoxide single head|prueba tus detectores de humo sin escalera kit con extension|humo en lata para revisar que tus detectores funcionen|lata presurizada de humo sintetico para mantenimiento de deteccion|pertiga fibra de vidrio con copa para aerosol y extractor|dispensador de aerosol para pruebas funcionales cabezas detectoras de incendio',
  },
  {
    kind: 'estación manual',
    sheets:
      'estacion halar|estacion doble accion|estacion accionamiento|estacion aborto|palanca jalon|palanca jalar|pulsador rearmable|pulsador manual alarma|pulsador rotura cristal|pulsador direccionable|pulsador convencional|avisador manual|boton incendio|boton fuego|fire alarm box|fire alarm pull|fire pull|fire alarm button|fire button|dual action pull|manual alarm box|abort station',
    keyed:
      'estacion manual direccionable de doble accion con llave|estacion manual convencional de simple accion metalica color rojo|estacion manual jalon para exterior prueba de intemperie caja posterior|pulsador manual de incendio rearmable con tapa y contacto seco|estacion manual de descarga para agente limpio doble accion|dual action addressable manual pull station with key reset|single action conventional fire alarm pull station die cast metal|weatherproof outdoor manual call point resettable element surface mount|explosion proof manual pull station double pole contacts|activa la alarma de incendio con solo jalar la palanca|boton panico contra incendio rojo rompa el vidrio para negocio|palanca roja empuje y jale con reset llave para incendio|rompa el vidrio rojo con contacto para sistema de evacuacion|empujar y jalar doble accion bilingue rojo con modulo direccionable',
  },
  {
    kind: 'tapa de estación manual',
    sheets:
      'tapa jale|tapa alarmada|tapa pulsador|cubierta jale|cubierta jalon|cubierta pulsador|cubierta alarmada|protector jalon|protector pulsador|protector boton emergencia|capelo estacion|guarda estacion manual|mica protectora estacion|jaula estacion|pull station shield|manual station cover|station protector|break glass cover|push button shield|cover call point|cubierta palanca incendio',
    keyed:
      'tapa protectora transparente de policarbonato para estacion manual con sirena|cubierta acrilica para estacion manual de incendio montaje en superficie|protector de estacion manual para exterior con empaque sellado|cubierta abatible con alarma local a bateria para estacion jalon|tapa de policarbonato empotrada sin sirena para pulsador de incendio|clear polycarbonate pull station protective cover with horn|weatherproof protective cover for manual pull station spacer and gasket|flush mount pull station guard cover without sounder|hinged tamper cover for manual call point prevents false alarms|evita falsas alarmas por travesuras cubierta para palanca de incendio|cubre tu estacion manual de golpes y lluvia tapa transparente|domo transparente con zumbador para evitar jalones accidentales de incendio|policarbonato abatible con marco rojo y sirena sobre palanca incendio|carcasa antivandalica transparente para pulsador manual rojo con espaciador',
  },
  {
    kind: 'sirena estroboscópica de incendio',
    sheets:
      'sirena contra incendio|sirena evacuacion|sirena direccionable|estrobo contra incendio|estrobo techo|estrobo pared|parlante estrobo|altavoz estrobo|multicandela|notificacion audiovisual|sounder beacon|chime strobe|horn fire|visual alarm device',
    keyed:
      'sirena con estrobo para incendio pared candelas seleccionables color rojo|sirena estroboscopica para techo de dos hilos color blanco|bocina de evacuacion por voz con estrobo montaje en pared|estrobo contra incendio candelas seleccionables para exterior con caja posterior|sirena estrobo direccionable de bajo consumo con lente led transparente|two wire horn strobe wall mount red selectable candela|ceiling mount speaker strobe white for voice evacuation|outdoor weatherproof horn strobe with back box fire marking|led strobe only notification appliance selectable candela low current|alerta con luz y sonido en caso de incendio edificio|avisa a todos que evacuen con esta sirena con flash|notificador audiovisual rojo de candelas seleccionables para muro|luz estroboscopica con leyenda fuego y patron temporal para evacuacion|candelas seleccionables con tono temporal rojo pared dos hilos',
  },
  {
    kind: 'campana contra incendio',
    sheets:
      'campana emergencia|campana evacuacion|campana vibratoria|campana electromecanica|campana rociadores|campana hidraulica|campana flujo agua|gong hidraulico|gong alarma|timbre incendio|timbre contra incendio|water motor gong|fire gong|gong bell|bell fire|red bell|emergency bell|vibrating bell|motor bell|motorized bell|electromechanical bell|single stroke bell|sprinkler bell|signal bell',
    keyed:
      'campana contra incendio motorizada color rojo para interior|campana de alarma de incendio aluminio fundido montaje en pared|campana vibratoria de corriente directa con caja para intemperie|campana de flujo para sistema de rociadores corriente alterna exterior|gong de incendio metalico polarizado de bajo consumo para pared|motorized fire alarm bell red indoor polarized low current|vibrating fire bell with weatherproof back box outdoor use|electric alarm bell aluminum gong for sprinkler waterflow|heavy duty fire alarm gong alternating current school and factory|campana roja de emergencia para escuela suena muy fuerte|timbre tipo campana para simulacro y alarma de incendio|gong rojo motorizado con martillo interno para evacuacion|timbre de incendio con plato metalico y caja de intemperie|plato acero rojo con percutor y motor para alarma fuego',
  },
  {
    kind: 'módulo de incendio',
    sheets:
      'modulo aislamiento lazo|aislador cortocircuito|modulo zona convencional|modulo nac|modulo supervisado|modulo telefono bomberos|modulo slc|loop isolator|short circuit isolator|fault isolator|addressable module|addressable relay|addressable input|addressable output|fire relay module|dual relay module|conventional zone module|supervised control module',
    keyed:
      'modulo monitor direccionable de contacto seco para lazo de incendio|modulo de control supervisado direccionable para circuito de sirenas|modulo aislador de fallas de lazo con led indicador|mini modulo monitor direccionable para estacion manual y detector flujo|modulo relevador direccionable con dos contactos forma c para elevadores|addressable monitor module class a or b with led|supervised control module for notification appliance circuit addressable loop|fault isolator module for signaling line circuit|addressable relay module dual form c contacts for hvac shutdown|conecta detectores convencionales a tu panel direccionable con este modulo|integra tu valvula y flujo al lazo incendio modulo facil|interfaz de zona convencional para lazo inteligente de incendio|aislador de corto circuito para lazo de senalizacion con placa|entrada doble supervisada con direccion rotativa para lazo de incendio',
  },
  {
    kind: 'extintor',
    sheets:
      'apagafuegos|unidad extintora|bola extintora|esfera extintora|granada extintora|aerosol condensado|polvo quimico seco|polvo quimico|sistema extincion|extincion incendio|extincion automatica|supresion automatica|cilindro agente|halotron|heptafluoropropano|fire suppression cylinder|extinguishing ball|extinguishing aerosol|condensed aerosol|dry chemical|extinguishing system|fire suppression system',
    keyed:
      'extintor portatil de polvo quimico seco abc con manometro|extintor bioxido de carbono con corneta difusora para equipo electrico|extintor acetato de potasio clase k acero inoxidable para cocina|extintor de agente limpio recargable para centro de datos|unidad movil polvo quimico extintor sobre ruedas con manguera boquilla|portable dry chemical abc fire extinguisher rechargeable with wall bracket|carbon dioxide fire extinguisher aluminum cylinder with discharge horn|wet chemical class k extinguisher stainless steel for commercial kitchen|clean agent suppression system cylinder with nozzle and pressure gauge|protege tu auto y tu casa extinguidor recargado con soporte|extinguidor para negocio cumple con proteccion civil incluye gancho|cilindro rojo presurizado con polvo quimico seco manguera y seguro|apagafuegos tipo esfera de polvo de activacion automatica|polvo quimico seco recargable con manometro y palanca de descarga',
  },
  {
    kind: 'gabinete de extintor',
    sheets:
      'soporte extinguidor|gancho extinguidor|base extinguidor|porta extinguidor|nicho extinguidor|portaextintor|pedestal extintor|tripie extintor|stand extintor|funda extintor|cubierta extintor|vitrina extintor|armario extintor|cofre extintor|herraje extintor|abrazadera extintor|colgador extintor|extinguisher box|extinguisher mount|extinguisher holder|extinguisher stand|extinguisher hook|extinguisher cover|cabinet extinguisher|bracket extinguisher',
    keyed:
      'gabinete para extintor de lamina con cristal montaje en superficie|gabinete para extintor empotrable acero inoxidable con puerta y jaladera|caja plastica para extintor de exterior con visor y sello|soporte de pared tipo gancho para extintor portatil|base de piso para extintor tubo de acero con senalamiento|surface mount fire extinguisher cabinet steel with break glass door|recessed extinguisher cabinet stainless steel with full acrylic window|heavy duty vehicle bracket for fire extinguisher quick release strap|outdoor polyethylene extinguisher box with latch and clear front|cuelga tu extinguidor en la pared con este gancho reforzado|caja roja para guardar tu extinguidor con vidrio incluido|nicho rojo de lamina con vidrio y chapa para extinguidor|porta extinguidor de pedestal cromado para vestibulo|lamina calibrada puerta con cristal para alojar extinguidor de polvo',
  },
  {
    kind: 'manguera contra incendio',
    sheets:
      'manguera bombero|manguera chaqueta|chiflon|chiflon niebla|boca incendio|boca incendio equipada|conexion bomberos|conexion siamesa|siamesa|lanza bombero|carrete contra incendio|rack manguera|canastilla manguera|valvula angular incendio|hydrant|fire nozzle|hose valve|double jacket hose|single jacket hose|fire department connection|siamese connection|storz coupling',
    keyed:
      'manguera contra incendio una capa poliester con coples de bronce|gabinete con manguera valvula angular y chiflon para hidrante|toma siamesa de bronce cromado con tapas y cadena|carrete de manguera semirrigida contra incendio con brazo giratorio|hidrante de banqueta de hierro ductil con dos salidas|double jacket fire hose polyester with brass couplings|fire hose cabinet with rack angle valve and fog nozzle|siamese fire department connection polished brass with caps and chain|dry barrel fire hydrant ductile iron hose outlets and pumper|equipa tu hidrante con manguera resistente lista para conectar|kit de hidrante completo con manguera chiflon y llave universal|chiflon de neblina en policarbonato con rosca para hidrante|doble chaqueta poliester forro de hule con conexiones de aluminio|valvula angular de bronce roscada para gabinete de hidrante',
  },
  {
    kind: 'rociador',
    sheets:
      'pendiente respuesta rapida|montante respuesta rapida|oculto respuesta rapida|pendent quick response|quick response pendent|pendent head|upright head|sidewall head|concealed pendent|sensor flujo incendio|detector paleta|vane flow|waterflow switch|interruptor supervision valvula|interruptor presion alarma|valve supervisory switch|valve tamper|valvula diluvio|valvula preaccion|deluge valve|preaction valve|alarm check valve|dry pipe valve|respuesta rapida pendiente|respuesta rapida montante',
    keyed:
      'rociador automatico pendiente de respuesta rapida acabado cromado|rociador montante respuesta estandar en bronce con bulbo de vidrio|rociador oculto con placa blanca para plafon|detector de flujo tipo paleta para tuberia rociadores con retardo|valvula alarma humeda con trim y camara retardo para rociadores|quick response pendent fire sprinkler chrome glass bulb|horizontal sidewall sprinkler head extended coverage white finish|vane type waterflow detector with retard for wet pipe systems|early suppression fast response upright sprinkler for storage|cabeza de rociador contra incendio repuesto con escudo incluido|rociadores para bodega apagan el fuego de forma automatica|pendiente respuesta rapida cromado bulbo rojo rosca npt|montante laton bulbo verde cobertura estandar para almacen|interruptor supervisor valvula mariposa para red de agua contra incendio',
  },
  {
    kind: 'luz de emergencia',
    sheets:
      'alumbrado emergencia|iluminacion emergencia|bloque autonomo emergencia|equipo autonomo emergencia|lampara respaldo bateria|lampara doble cabezal|lampara doble faro|luminaria doble faro|emergency luminaire|emergency fixture|emergency bulb|emergency downlight|emergency bulkhead|dual head emergency|two head emergency|double head emergency|egress lighting|egress light|emergency twin spot|bug eye emergency',
    keyed:
      'luz de emergencia led dos faros orientables con bateria recargable|lampara de emergencia led empotrable en plafon con respaldo automatico|luminaria de emergencia a prueba de intemperie con faros ajustables|unidad iluminacion de emergencia en acero con bateria plomo acido|lampara emergencia led antiexplosiva con respaldo para area clasificada|twin head led emergency light thermoplastic housing battery backup|recessed architectural emergency light led self testing|wet location emergency lighting unit adjustable heads nickel cadmium battery|remote capable emergency light unit steel cabinet sealed lead acid|ilumina tu negocio cuando se va la luz lampara recargable|no te quedes a oscuras luz emergencia pared o techo|doble faro recargable con boton de prueba para pasillo|faros led orientables con respaldo de bateria y carcasa blanca|bateria recargable dos reflectores ajustables encendido automatico por falla electrica',
  },
  {
    kind: 'señal de salida',
    sheets:
      'letrero evacuacion|cartel salida|anuncio salida emergencia|rotulo emergencia|indicador salida emergencia|luminoso salida|luminaria salida|senaletica salida|senalizacion evacuacion|ruta evacuacion|pictograma salida|salida emergencia acrilico|salida emergencia iluminada|exit combo|exit signage|exit lamp|emergency exit led|edge lit exit|running man',
    keyed:
      'senal de salida de emergencia led doble cara con bateria|letrero luminoso de salida en acrilico con filo de luz|letrero de salida led rojo en termoplastico montaje universal|senal fotoluminiscente de salida de emergencia con flecha para muro|senalizacion de salida de aluminio fundido con baterias de respaldo|led exit sign red letters double face battery backup|edge lit exit sign clear acrylic green letters recessed mount|photoluminescent exit sign no electricity required aluminum frame|explosion proof exit sign led with directional chevrons|letrero de salida luminoso para local cumple proteccion civil|marca la salida de tu negocio letrero verde que brilla|rotulo iluminado con leyenda salida y flechas desprendibles|leyenda exit letras rojas carcasa blanca una cara con respaldo|acrilico grabado verde con hombre corriendo iluminado para ruta evacuacion',
  },
  {
    kind: 'extintor de cocina',
    sheets: 'acetato potasio|class k stainless|quimico humedo',
    keyed:
      'extintor tipo k acero inoxidable para cocina industrial y freidoras|extintor acetato de potasio clase k|wet chemical class k fire extinguisher stainless',
  },
  {
    kind: 'extintor de CO2',
    sheets: 'bioxido carbono|corneta difusora|carbon dioxide cylinder',
    keyed:
      'extintor co2 para equipo electrico y computo|extintor bioxido de carbono diez libras|carbon dioxide fire extinguisher with horn',
  },
  {
    kind: 'extintor móvil',
    sheets: 'unidad movil extintora|extintora ruedas|carretilla pqs',
    keyed:
      'unidad movil cincuenta kilos pqs con ruedas y manguera para gasolinera|wheeled dry chemical fire extinguisher',
  },
];
