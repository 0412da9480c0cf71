import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/guarding.ts`. */
export const GUARDING_SHEETS: readonly KindSheets[] = [
  {
    kind: 'detector de metales',
    sheets:
      'deteccion metales|detector armas|detector objetos metalicos|detector ferromagnetico|busca metales|buscador metales|buscador tesoros|localizador metales|metalodetector|metal detection|metal detecting|metal finder|metal locator|metal scanner|gold detector|treasure detector|coin detector|weapon detector|weapons detection|ferromagnetic detector|pinpointer|busca tesoros|busca oro',
    keyed:
      'detector de metales para busqueda de tesoros con plato sumergible|detector de metal para cimientos y varillas en muro|detector de metales de suelo con discriminacion y pantalla|detector de metales industrial para banda de alimentos|detector de metales puntero a prueba de agua con vibracion|ground search metal detector with waterproof coil|treasure hunting metal detector with discrimination and display|pinpointer metal detector waterproof with vibration alert|underwater pulse induction metal detector with headphones|encuentra monedas y oro enterrado con audifonos incluidos|busca tesoros en la playa plato sumergible ligero|buscador de tesoros con bobina y tonos de discriminacion|pulso de induccion para oro profundo con audifonos|puntero localizador de monedas con linterna y vibracion',
  },
  {
    kind: 'arco detector de metales',
    sheets:
      'arco zonas|arco multizona|arco revision|arco inspeccion|arco zonas deteccion|detector tipo arco|detector metales peatonal|detector metales zonas|portal detector|portal metales|portico metales|marco metales|puerta detector metales|pasillo detector metales|archway|archway detector|arch metal detector|door frame metal detector|door frame detector|walk thru|walkthru|zone metal detector|arco detectora|frame metal detector',
    keyed:
      'arco detector de metales de zonas multiples con control remoto|portico detector de metales con indicadores led laterales|arco de seguridad portatil plegable con bateria para eventos|arco detector de metales para intemperie con contador de personas|arco detector con medicion de temperatura y camara|walk through metal detector multi zone with side leds|portable folding walkthrough detector battery operated|weatherproof archway metal detector gate with traffic counter|walk through security gate adjustable sensitivity airport grade|revisa a todos en la entrada de tu evento masivo|que no entren armas a tu escuela puerta detectora|marco de paso peatonal deteccion por zonas barra led|portico de revision para juzgado y penal multizona|puerta detectora plegable con ruedas para conciertos',
  },
  {
    kind: 'paleta detectora',
    sheets:
      'raqueta detector|raqueta seguridad|raqueta revision|paleta seguridad|paleta revision|baston detector|vara detectora|garret mano|detector mano metal|detector metales recargable|detector metales vibracion|handheld metal|wand detector|detector wand|detection wand|body wand|hand scanner metal|handheld scanner metal',
    keyed:
      'paleta detectora de metales manual con vibracion y alarma sonora|detector manual de metales recargable con base cargadora|raqueta detectora de alta sensibilidad con funda y cinturon|detector portatil de mano con interruptor de sensibilidad|paleta de seguridad plegable con indicador led para guardia|handheld metal detector wand with vibration and audible alarm|rechargeable security wand with charger and holster|hand held body scanner wand high sensitivity|compact foldable security wand for guards|revisa personas en tu antro rapido vibra y suena|para guardias raqueta de mano con pila incluida|raqueta de cacheo con funda sensibilidad ajustable|cacheo manual vibratorio para revision corporal con cargador|varita de inspeccion corporal recargable para guardia de acceso',
  },
  {
    kind: 'máquina de rayos X',
    sheets:
      'baggage inspection|baggage screening|luggage scanner|luggage inspection|luggage screening|parcel scanner|parcel inspection|parcel screening|cargo scanner|tunnel scanner|dual view scanner|dual energy scanner|scanner equipaje|escaner paqueteria|escaner paquetes|escaner maletas|scanner paqueteria|revision equipaje|inspeccion equipaje|inspeccion paqueteria|inspeccion maletas|inspeccion no intrusiva|tunel inspeccion|tunel revision|fluoroscopio|security inspection tunnel',
    keyed:
      'maquina de rayos x para inspeccion de equipaje con banda|escaner de rayos x de doble vista para paqueteria|equipo de rayos x para carga y tarimas tunel grande|escaner de equipaje compacto con deteccion automatica de amenazas|sistema de rayos x portatil para inspeccion de paquetes sospechosos|x ray baggage scanner conveyor tunnel dual energy|dual view x ray inspection system for parcels|cargo pallet x ray screening machine large tunnel|compact x ray scanner for mail room and lobby|ve el interior de mochilas y maletas banda transportadora|inspecciona equipaje sin abrirlo para aeropuertos y reclusorios|tunel de inspeccion de equipaje energia dual con monitor|inspeccion de paqueteria con banda y consola generador doble|banda de revision de maletas imagen a color organico inorganico',
  },
  {
    kind: 'antena antirrobo',
    sheets:
      'pedestal acusto magnetico|antena acusto magnetica|pedestal radiofrecuencia|pedestal tienda|arco detector tienda|arcos seguridad tienda|arco tienda departamental|detector robo tienda|vigilancia electronica articulos|electronic article surveillance|anti shoplifting gate|antishoplifting gate|anti shoplifting antenna|shoplifting antenna|retail security gate|library security gate|retail theft detection|am pedestal|rf pedestal|mono pedestal',
    keyed:
      'antena antihurto de radiofrecuencia para tienda par de pedestales|sistema antihurto acustomagnetico de acrilico para boutique|antena antirrobo de aluminio con luz y alarma sonora|pedestal eas transmisor y receptor para salida de tienda|arco antirrobo con contador de visitantes para supermercado|eas radio frequency pedestal antenna for retail entrance|acousto magnetic anti theft gate acrylic pedestal|dual rf anti shoplifting antenna mono transceiver|retail security gate with visitor counter and alarm|cuida tu boutique suena si se llevan la ropa|evita robo hormiga en tu tienda par de arcos|pedestales acustomagneticos para salida de departamental|par emisor receptor eas para puerta de boutique|acrilico transparente antihurto para acceso de farmacia luz led',
  },
  {
    kind: 'etiqueta antirrobo',
    sheets:
      'golf tag|ink tag|tag tinta|etiqueta tinta|etiqueta golf|etiqueta lapiz|etiqueta acustomagnetica|etiqueta acusto magnetica|etiqueta autoalarmante|soft tag|am label|rf label|lanyard tag|bottle tag|etiqueta botella|spider wrap|spider tag|garment tag|clothing tag|shoplifting tag|chip antirrobo ropa|alarma ropa pin|pinche antirrobo',
    keyed:
      'etiqueta rigida antirrobo para ropa con pin de acero|etiqueta adhesiva de radiofrecuencia en rollo con codigo falso|etiqueta acustomagnetica desactivable para perfumeria y farmacia|tag antirrobo para botella con candado magnetico|etiqueta tipo arana con cable para cajas y electronicos|hard tag with pin for clothing anti shoplifting|adhesive rf soft label roll with fake barcode|acousto magnetic deactivatable label sheet for cosmetics|bottle neck security tag magnetic lock for liquor|protege la ropa de tu boutique paquete con pines|paquete de pines para que no roben tus prendas|golf rigida con clavo ranurado para prendas de vestir|rollo adhesivo de radiofrecuencia desactivable para productos pequenos|arana con cables de acero para cajas de electronicos',
  },
  {
    kind: 'desprendedor',
    sheets:
      'removedor etiquetas|removedor sensores ropa|separador magnetico etiquetas|separador golf magnetico|liberador etiquetas|desbloqueador etiquetas|extractor etiquetas|extractor pines|quita alarmas ropa|quita sensores ropa|quita pines|iman quita alarmas|iman quita etiquetas|desacopladora|desalarmador|desactivadora etiquetas|pad desactivador|tapete desactivador|gancho liberador etiquetas|tag remover|tag releaser|tag opener|tag removal|deactivation pad|label deactivation|eas deactivator',
    keyed:
      'desprendedor magnetico universal de etiquetas rigidas para mostrador|desactivador de etiquetas de radiofrecuencia de superficie con sonido|desprendedor de gancho manual para tags de ropa|desprendedor de etiquetas supermagnetico de empotrar|desactivador acustomagnetico para punto de venta sin contacto|universal magnetic detacher for eas hard tags|hook detacher handheld for security tags|rf label deactivator pad for checkout counter|acousto magnetic deactivator with audible confirmation|quita los pines de la ropa en caja sin danarla|iman potente para soltar tags de ropa facil|super iman de mostrador para liberar tags rigidos|gancho liberador portatil para tags tipo lapiz|almohadilla de caja que anula etiquetas adhesivas con pitido',
  },
  {
    kind: 'contador de personas',
    sheets:
      'conteo afluencia|medidor afluencia|contador aforo|conteo aforo|control aforo|monitoreo aforo|sensor aforo|contador pasajeros|conteo pasajeros|conteo clientes|conteo visitantes|conteo gente|contador peatones|sensor conteo|conteo estereoscopico|conteo bidireccional|passenger counter|passenger counting|pedestrian counter|visitor counting|customer counting|footfall counting|footfall sensor|foot traffic counter|occupancy counter|head counting',
    keyed:
      'contador de personas infrarrojo inalambrico con pantalla para entrada|camara de conteo de personas estereoscopica de techo|contador de visitantes bidireccional con reporte en la nube|sensor de conteo de afluencia con aforo en tiempo real|contador de clientes con haz infrarrojo y bateria|wireless infrared people counter bidirectional with display|ceiling mount stereo vision people counting sensor|footfall counter with cloud reports for retail|occupancy visitor counter door mount battery operated|sabe cuantos clientes entran a tu tienda cada dia|mide la afluencia de tu negocio sin cables|aforo en tiempo real lente doble para techo|haz infrarrojo bidireccional con totalizador de visitantes para puerta|conteo de entradas y salidas por estereovision con reporte',
  },
  {
    kind: 'control de rondas',
    sheets:
      'rondero|rondas vigilancia|rondas seguridad|punto ronda|boton ronda|control vigilantes|control veladores|reloj velador|reloj vigilante|supervision guardias|recorrido guardias|recorrido vigilancia|control patrullaje|watchman clock|watchman tour|guard monitoring|tour reader|security tour|guard checkpoint|tour checkpoint|lector vigilantes',
    keyed:
      'baston de rondines con lectura por contacto y linterna|lector de rondas rfid resistente con software de reportes|sistema de control de rondines en linea con red celular|punto de control rfid para ronda de vigilancia para atornillar|kit de control de rondas con baston puntos y llaveros|rfid guard tour patrol system with software|rugged guard patrol wand reader with flashlight|real time guard tour device cellular gps|patrol checkpoint tag weatherproof screw mount|comprueba que tu velador si haga sus recorridos|supervisa a tus guardias con reporte de horarios y puntos|rondin electronico para vigilantes con puntos de control|pastilla de contacto para recorrido de velador con base|recorridos de guardia en tiempo real posicionamiento y fotos',
  },
  {
    kind: 'gabinete de llaves',
    sheets:
      'gabinete portallaves|caja portallaves|armario llaves|casillero llaves|candado guarda llaves|custodia llaves|resguardo llaves|tablero portallaves|portallaves combinacion|control fisico llaves|realtor lock box|key organizer|key locker|key vault|keybox|key control system',
    keyed:
      'gabinete metalico para llaves con cerradura y etiquetas numeradas|gabinete electronico administrador de llaves con huella y pantalla|caja de llaves de pared con combinacion mecanica para exterior|organizador de llaves de lamina con ganchos numerados y puerta|gabinete inteligente de llaves con rfid y registro de usuarios|steel key cabinet wall mount with numbered hooks|electronic key management cabinet fingerprint touch screen|combination key safe box outdoor wall mount|key lock box with shackle for realtors|guarda las llaves de tu renta vacacional con clave|ten en orden todas las llaves de tu negocio|organizador de lamina con ganchos y etiquetas de colores|administrador electronico con huella que registra quien toma cada llave|cajita de combinacion para dejar llave afuera de casa',
  },
  {
    kind: 'alcoholímetro',
    sheets:
      'alcohometro|alcolimetro|alcoholimetria|alcotest|alcohotest|etilometro|etilimetro|medidor alcoholemia|alcoholemia|tester alcohol|sensor alcohol|prueba alcoholemia|aliento alcoholico|analizador aliento|detector aliento|detector ebriedad|breath alcohol|breath analyzer|breathalizer|alcohol breath|alcohol meter|alcohol detector|alcohol analyzer|alcohol interlock|ignition interlock',
    keyed:
      'alcoholimetro digital portatil con sensor de celda electroquimica|alcoholimetro profesional con impresora y memoria de pruebas|alcoholimetro de pared para control de acceso de personal|boquilla desechable para alcoholimetro empaquetada individualmente|alcoholimetro sin contacto tipo linterna para operativos|portable digital breathalyzer fuel cell sensor|professional breath alcohol tester with printer|wall mounted breathalyzer with relay output for access control|disposable mouthpieces for breath alcohol tester individually wrapped|sopla y sabe si puedes manejar con pantalla digital|prueba a tus choferes antes de salir aliento|prueba de aliento electroquimica con impresora para operativo vial|soplador de pasivo tipo linterna para retenes|medidor de alcohol en aliento con boquillas y estuche',
  },
];
