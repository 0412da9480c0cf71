import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/locks.ts`. */
export const LOCKS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'chapa magnética',
    sheets:
      'electro iman|iman electrico puerta|cerrojo magnetico|cierre electromagnetico|chapa iman|cerradura iman|cerradura cizalla|chapa cizalla|bloqueo magnetico|magnetica doble puerta|electromagnetica doble|magnetica libras|libras de sujecion|shear lock|electromagnet lock|mini maglock|electromagneto puerta|electro iman libras|iman puerta libras|magnetic locking|door electromagnet|em door lock|retencion libras chapa',
    keyed:
      'chapa magnetica de sobreponer para puerta con sensor y luz|electroiman doble para puerta de dos hojas aluminio|cerradura magnetica para exterior con carcasa sellada|chapa magnetica de embutir cizalla para puerta batiente|cerradura electromagnetica con temporizador y monitoreo de estado|electromagnetic lock surface mount bond sensor led indicator|double door maglock aluminum housing fail safe|outdoor weatherproof magnetic lock for gates stainless steel|shear lock concealed mortise mount fail safe|iman para puerta de acceso fuerte con soporte|asegura tu puerta de oficina con electroiman facil|fuerza de sujecion alta con sensor de estado electroiman|iman de doble hoja con placa armadura fallo seguro|para porton exterior sellada con luz indicadora falla abierta magnetica',
  },
  {
    kind: 'montaje de chapa magnética',
    sheets:
      'placa armadura|caja armadura|placa relleno chapa|montaje electroiman|base electroiman|base chapa magnetica|herraje chapa magnetica|escuadra chapa magnetica|angulo chapa magnetica|bracket cerradura magnetica|montaje cerradura magnetica|montaje lz|electromagnetic lock bracket|armature plate|armature housing|armature holder|maglock mounting|armature bracket',
    keyed:
      'soporte zl para chapa magnetica puerta que abre hacia adentro|bracket l de aluminio para chapa magnetica marco angosto|placa z ajustable para electroiman con tornilleria|soporte para armadura de electroiman en puerta sin marco|placa separadora de relleno para marco de electroiman|zl bracket for inswing door magnetic lock aluminum|adjustable l bracket for narrow frame maglock|filler plate spacer for electromagnetic lock header|armature plate housing bracket for surface maglock|base para poner chapa magnetica en puerta hacia adentro|herraje de aluminio para tu electroiman con tornillos|escuadra z y l anodizada para puerta de apertura interior|herraje para contraplaca de electroiman en puerta metalica|angulo de aluminio anodizado para marco angosto electroiman bracket',
  },
  {
    kind: 'montaje U de chapa',
    sheets:
      'soporte puerta cristal|soporte puerta vidrio|soporte vidrio chapa|bracket puerta cristal|bracket puerta vidrio|bracket vidrio templado|bracket cristal|montaje vidrio|montaje puerta vidrio|base u cristal|placa u cristal|canal u cristal|perfil u chapa|herraje puerta cristal chapa|herraje vidrio chapa|adaptador puerta cristal chapa|abrazadera cristal chapa|glass bracket|glass door mount|glass door clamp|frameless glass bracket|glass mounting bracket|u shape mount|glass door adapter',
    keyed:
      'montaje u para puerta de cristal templado y electroiman|bracket u de aluminio para cristal sin marco|soporte u para contraplaca de chapa magnetica en vidrio|herraje u con opresores y hule para puerta de cristal|montaje u de acero inoxidable para cristal sin perforar|u bracket for frameless glass door magnetic lock|glass door armature u bracket no drilling required|stainless steel u shape mount for tempered glass maglock|aluminum u channel bracket with rubber pads for glass|pon electroiman en tu puerta de vidrio sin perforar|herraje para cristal de oficina que sujeta la contraplaca|canal u con opresores para vidrio templado y armadura|abrazadera para cristal sin marco placa de electroiman|para vidrio templado con empaque de hule en forma u',
  },
  {
    kind: 'contrachapa eléctrica',
    sheets:
      'pestillo electrico|cerradero|cantonera electrica|destraba pestillo|destrabapestillo|destrabador electrico|contracerradura|contra de golpe|recibidor electrico|liberador pestillo|liberador electrico puerta|abridor electrico puerta|abre chapa electrico|resbalon electrico|electric release|electric door release|latch release|electric keeper|strike lock|fail secure strike|abridor de pestillo',
    keyed:
      'contrachapa electrica de embutir para marco de aluminio|contrachapa electrica fallo seguro acero inoxidable placa larga|contrachapa para barra antipanico de sobreponer|abrepuertas electrico de corriente alterna para interfon|contrachapa electrica con pestillo ajustable y monitoreo|electric strike fail secure stainless steel faceplate|surface mount electric strike for rim panic device|adjustable keeper electric door strike narrow frame|fire rated electric strike with latch monitoring|abre la puerta de entrada con el interfon contra electrica|contra para chapa de puerta de madera con boton|cerradero electrico empotrado para marco de madera|pestillo ajustable para marco angosto fallo asegurado|de golpe para cerradura cilindrica placa corta reversible contra',
  },
  {
    kind: 'pasacables de puerta',
    sheets:
      'pasa cable puerta|pasahilos puerta|tubo flexible puerta|manguera flexible puerta|manguera armada puerta|conduit flexible puerta|protector cable puerta|transferencia energia puerta|transferencia corriente puerta|bisagra electrificada|bisagra conductora|lazo de puerta|door cable protector|armored door cable|armored door cord|electric hinge|electrified hinge|wire transfer hinge|cable transfer hinge|hinge power transfer|tubo armado puerta',
    keyed:
      'pasacable flexible de acero inoxidable para puerta|pasacables empotrado oculto para hoja y marco|bisagra electrica con conductores para cerradura en hoja|transferencia electrica de puerta con resorte oculto|pasacable de sobreponer con tapas metalicas manguera articulada|armored door loop stainless steel flexible conduit|concealed electric power transfer for mortise lock door|electrified hinge with wires full mortise|surface door cord with end caps for access wiring|protege los cables de tu puerta manguera metalica|tubo flexible para pasar cable del marco a la puerta|manguera corrugada metalica con terminales para hoja y marco|bisagra con hilos conductores para hoja electrificada|lazo flexible armado con cajas extremas para cableado de hoja',
  },
  {
    kind: 'cerradura eléctrica',
    sheets:
      'chapa electromecanica|electro cerradura|electrochapa|cerrojo solenoide|cerradura solenoide|pestillo motorizado|chapa porton|perno motorizado|solenoid lock|electromechanical lock|electrified mortise|cerradura electro mecanica|electric deadlock',
    keyed:
      'cerradura electrica de sobreponer para porton con llaves|chapa electrica para zaguan con boton interior y cilindro|cerradura de perno electrico empotrada fallo seguro|cerrojo electrico para puerta de cristal con sensor|cerradura electrica de embutir con manija y solenoide|electric rim lock for gate with cylinder and push button|electric deadbolt drop bolt fail safe with timer|electrified mortise lock with lever handle solenoid|motorized electric lock for heavy iron gate|chapa para zaguan que abre con el interfon|abre tu porton desde adentro con boton chapa electrica|perno caido temporizado para puerta de doble accion|sobreponer derecha con doble cilindro y boton para reja|de solenoide para porton metalico pasador giratorio y llaves',
  },
  {
    kind: 'cerradura inteligente',
    sheets:
      'cerradura biometrica|cerradura touch|cerradura sin llave|chapa electronica|chapa biometrica|chapa bluetooth|chapa autonoma|chapa smart|manija inteligente|perilla huella|cilindro inteligente|cerrojo inteligente|cerrojo digital|abre con huella|keyless deadbolt|biometric lock|electronic deadbolt',
    keyed:
      'cerradura inteligente con huella clave y wifi|cerradura digital de embutir con manija y tarjeta|chapa inteligente de sobreponer con bluetooth y llave mecanica|cerradura inteligente para puerta de cristal con control remoto|cerradura electronica con camara mirilla y timbre|smart door lock fingerprint keypad app control|smart deadbolt with wifi touchscreen auto lock|video smart lock with doorbell camera and palm unlock|smart lock for glass door fingerprint remote control|abre tu casa con el celular o tu huella|olvidate de las llaves chapa digital con clave|manija con lector de dedo y clave aplicacion movil|chapa conectada para renta vacacional claves temporales desde aplicacion|cerrojo digital tactil con autobloqueo pilas y llave emergencia',
  },
  {
    kind: 'cerradura de hotel',
    sheets:
      'cerradura motel|cerradura habitacion|cerradura hospedaje|cerradura hoteleria|cerradura hospitalidad|cerradura huesped|cerradura resort|cerradura suite|cerradura cuarto hotelero|cerradura tarjeta mifare|cerradura rfid|chapa rfid|chapa hospedaje|chapa hoteleria|chapa huesped|hotelera mortise|hotelero mifare|hospitality lock|motel lock|guest lock|keycard lock|hotel mortise|hotel door handle|lodging lock|resort lock|card door lock',
    keyed:
      'cerradura de hotel rfid acero inoxidable con manija|cerradura hotelera con tarjeta mifare y llave de emergencia|chapa para habitacion de hotel con apertura por bluetooth|cerradura de hotel minimalista manija separada color negro|kit de cerradura hotelera con codificador tarjetas e interruptor ahorrador|rfid hotel lock stainless steel mortise with deadbolt|guest room door lock mobile key bluetooth|hotel lock system encoder software and energy saver|split design hotel card lock black finish|chapa con tarjeta para cuartos de hotel o motel|abre la habitacion con tarjeta para posada y renta|hotelera de embutir con tarjeta maestra y auditoria|habitacion de huesped con tarjeta sin contacto escudo largo|para cuartos de motel con tarjeta y codificador pilas',
  },
  {
    kind: 'cerradura para locker',
    sheets:
      'cerradura armario|cerradura vitrina|cerradura escritorio|cerradura archivero|cerradura ropero|cerradura gaveta|cerradura closet|cerradura alacena|cerradura taquilla|cerradura gimnasio|cerradura invisible|chapa mueble|chapa archivero|chapa escritorio|chapa armario|chapa invisible|cerrojo cajon|cerrojo mueble|furniture lock|cupboard lock|wardrobe lock|electronic cam lock|digital cam lock|desk drawer lock|keyless cabinet',
    keyed:
      'cerradura electronica para locker con clave y llave maestra|cerradura para casillero con pulsera rfid y pilas|cerradura oculta de gabinete con tarjeta para mueble|cerradura inteligente para cajon con huella y bluetooth|cerradura electrica de solenoide para casillero con sensor|digital keypad locker lock with master code|hidden rfid cabinet lock for drawers battery powered|fingerprint drawer lock bluetooth app rechargeable|electronic cam lock for lockers wristband operated|pon clave a tu casillero o mueble sin llave|cierra tu cajon con huella ideal para ninos|leva electronica para puerta de casillero gimnasio|oculta para mueble de madera con tarjeta rfid|gaveta y vitrina con clave numerica pestillo chico',
  },
  {
    kind: 'candado',
    sheets:
      'shackle lock|steel shackle|long shackle|disc lock|disc brake lock|chain lock|motorcycle lock|bicycle lock|u lock bike|luggage lock|tsa lock|hasp lock|keyed alike lock|resettable combination lock|cadena seguridad moto|bloqueo disco moto|traba disco moto|antirrobo bicicleta|antirrobo moto disco|guaya bicicleta|gancho acero endurecido|gancho largo laton|cuerpo laton gancho|arco acero endurecido',
    keyed:
      'candado de laton macizo con llave gancho corto|candado inteligente de huella recargable para exterior|candado de combinacion de cuatro digitos acero|candado bluetooth resistente a la lluvia con aplicacion|candado de acero endurecido gancho largo anticizalla|smart fingerprint padlock rechargeable waterproof|solid brass padlock keyed alike hardened shackle|bluetooth padlock with audit trail for remote sites|combination padlock four dial zinc alloy weatherproof|candado de huella para mochila maleta y casillero|asegura tu bicicleta o moto candado con alarma|gancho endurecido cuerpo laminado con cubierta plastica y llaves|bloqueo de seguridad rojo con gancho de nailon etiquetado|con alarma para disco de moto gancho acero padlock',
  },
  {
    kind: 'candado para laptop',
    sheets:
      'cable antirrobo notebook|cable seguridad computadora|cable seguridad notebook|cable seguridad portatil|candado notebook|candado portatil cable|candado tablet|candado monitor|candado docking|candado ranura|seguro para laptop|computer lock|tablet lock|docking station lock|laptop security cable|notebook security cable|security cable lock|slot lock|nano lock|desktop locking kit',
    keyed:
      'candado para laptop con cable de acero y llave|candado de cable para laptop con combinacion de cuatro digitos|candado para computadora con ranura nano y cabeza giratoria|candado de seguridad para laptop con llave maestra escolar|candado para laptop con placa adhesiva y cable trenzado|laptop cable lock keyed steel cable security slot|combination laptop lock four digit resettable|nano slot notebook lock with pivoting head|twin head cable lock for laptop and monitor|que no te roben tu laptop cable con clave|cable de seguridad para computadora portatil y monitor|cable de acero forrado con cabeza para ranura de seguridad|antirrobo para portatil cable trenzado y cilindro con llaves|ranura de seguridad universal llave tubular cable forrado portatil',
  },
  {
    kind: 'botón de salida',
    sheets:
      'boton de puerta|boton peticion|boton solicitud salir|boton abrir puerta|boton abrepuertas|boton infrarrojo puerta|boton piezoelectrico|boton capacitivo puerta|boton liberacion|pulsador apertura|pulsador abrir puerta|pulsador sin contacto|peticion de salida|solicitud de salida|press to exit|wave to exit|touchless button|touchless switch|door release button|egress button|exit sensor|exit pushbutton|interruptor sin contacto|egress switch',
    keyed:
      'boton de salida sin contacto infrarrojo acero inoxidable|boton de salida cuadrado con luz y caja|boton liberador metalico antivandalico para marco angosto|sensor de salida por movimiento montaje sobre marco|boton de apertura inalambrico para puerta con receptor|touchless exit button infrared stainless steel plate|push to exit button illuminated green mushroom|request to exit motion sensor adjustable timer|narrow mullion exit switch momentary normally open|sal sin tocar pasa la mano y abre la puerta|apachurra y abre tu puerta pulsador con placa metalica|hongo verde iluminado para liberar puerta placa sencilla|pulsador metalico normalmente abierto para marco de aluminio|movimiento infrarrojo para liberar cerradura al salir temporizador',
  },
  {
    kind: 'botón de salida de emergencia',
    sheets:
      'estacion salida emergencia|estacion liberacion puerta|estacion manual puerta|estacion jalon verde|estacion jalon puerta|estacion emergencia verde|jalador verde|palanca salida emergencia|palanca liberacion puerta|liberador emergencia|liberacion emergencia puerta|desbloqueo emergencia puerta|pulsador emergencia verde|pulsador verde rompa|rompa cristal verde|rompe vidrio verde|emergency exit button|emergency exit switch|emergency egress|break glass exit|green pull station|pull to exit|emergency release button',
    keyed:
      'boton de salida de emergencia verde rompa cristal|estacion manual verde para liberar puerta con reset|boton de emergencia tipo palanca verde doble contacto|boton de liberacion de emergencia con tapa y alarma|boton rompecristal de puerta resistente a intemperie con llave|green break glass emergency door release resettable|emergency exit pull station green double pole|weatherproof green call point door release with cover|emergency door release dual contacts key reset flush|rompe el cristal y abre la puerta boton verde|palanca verde para abrir puerta en caso de emergencia|palanca verde que corta corriente al electroiman|rompecristal rearmable con llave corta energia de cerradura|romper en caso de emergencia caja verde contactos dobles',
  },
  {
    kind: 'cierrapuertas',
    sheets:
      'closer puerta|closer hidraulico|cerrador puerta|cerrador hidraulico|cerrapuertas|sierrapuertas|sierra puertas|cierraporton|cierra porton|cierre hidraulico puerta|piston cierre puerta|muelle puerta|muelle aereo|bisagra autocierre|bisagra cierre automatico|freno piso puerta|amortiguador puerta|gate closer|hydraulic closer|overhead closer|concealed closer|surface closer|pneumatic closer|spring hinge|self closing hinge',
    keyed:
      'cierrapuertas hidraulico de brazo para puerta de madera|cierrapuertas aereo con velocidad de cierre ajustable aluminio|bisagra hidraulica de piso para puerta de cristal|cierrapuertas con retencion abierta para puerta cortafuego|cierrapuertas oculto de riel para puerta comercial|hydraulic door closer adjustable closing speed aluminum|heavy duty door closer with hold open arm|floor spring for glass door double action|concealed slide track door closer fire rated|que tu puerta se cierre sola sin azotarse|brazo para cerrar puerta automatico casa oficina|brazo hidraulico aereo con valvula de cierre y golpe|bisagra de piso de doble accion con tapa inoxidable|brazo de paralelo pinon y cremallera puerta de aluminio',
  },
  {
    kind: 'retenedor magnético',
    sheets:
      'sujetapuertas|sujeta puertas|sujetador puerta|sostenedor puerta|sostenedor magnetico|mantenedor puerta|fijador puerta|tope magnetico puerta|tope electromagnetico|iman cortafuego|iman sujecion puerta|iman puerta emergencia|electroiman cortafuego|ventosa cortafuego|door retainer|door release magnet|fire door magnet|fire door release|electromagnetic holder|magnetic door stop|magnetic holder|iman mantiene puerta abierta|magnetic hold open|electromagnetic hold open|smoke door release',
    keyed:
      'retenedor magnetico de puerta montaje en muro|retenedor electromagnetico de piso para puerta cortafuego|retenedor de puerta con boton de liberacion manual|retenedor magnetico de sobreponer con brazo extendido|retenedor de puerta con caja empotrada y placa giratoria|magnetic door holder wall mount fire alarm release|floor mount electromagnetic door holder single|recessed door holder with swivel armature plate|fire door hold open magnet with manual release button|iman que mantiene abierta la puerta y suelta con alarma|detiene tu puerta cortafuego abierta se libera en incendio|iman de muro que suelta puerta al activar alarma|electroiman de retencion para puerta cortafuego con extension|mantiene abierta puerta de humo placa articulada montaje piso',
  },
  {
    kind: 'barra antipánico',
    sheets:
      'antipanico|barra push|barra puerta emergencia|cerradura antipanico|cerradura anti panico|chapa antipanico|dispositivo antipanico|herraje antipanico|antipanico doble hoja|salida emergencia varilla vertical|panic hardware|exit hardware|fire exit hardware|panic latch|rim exit|rim panic|mortise exit|vertical rod|vertical rod exit|push pad exit|electrified exit|anti panico puerta|antipanic bar',
    keyed:
      'barra antipanico de empuje para puerta metalica|barra de panico con alarma y bateria integrada|barra antipanico de doble cerrojo vertical para doble hoja|barra antipanico cortafuego acero inoxidable con manija exterior|barra antipanico electrificada con retraccion de pestillo|push bar panic exit device rim type|fire rated vertical rod exit device two point|exit device with alarm and dogging key|electric latch retraction panic bar motorized|barra para puerta de salida de emergencia con chapa|empuja y sal rapido barra roja para puerta metalica|dispositivo de salida de empuje con cerrojos verticales|barra de empuje roja y gris un punto de cierre|salida de evacuacion con alarma sonora empuje horizontal',
  },
  {
    kind: 'caja fuerte',
    sheets:
      'boveda seguridad|cofre fuerte|cofre digital|cofre valores|cofre hotelero|cofre laptop|caja blindada|caja para armas|caja para pistola|caja digital hotel|buzon deposito valores|armero|gun box|gun vault|pistol box|pistol vault|security vault|security deposit box|cofre guarda valores',
    keyed:
      'caja fuerte electronica con teclado digital y llave|caja fuerte de hotel con pantalla y codigo maestro|caja fuerte contra fuego con combinacion mecanica|caja fuerte de huella para empotrar en muro|caja de seguridad con ranura de deposito para efectivo|digital electronic safe box with keypad and override key|hotel room safe laptop size audit trail|fireproof safe combination dial steel body|biometric wall safe fingerprint concealed hinges|guarda tu dinero y joyas en casa caja con clave|caja para esconder documentos y dinero anclable a piso|cofre de acero para valores con pernos motorizados|caudales con buzon de deposito y retardo de apertura|anclable a closet con teclado pernos macizos y llave emergencia',
  },
  {
    kind: 'locker',
    sheets:
      'caja guarda llaves|tablero llaves|guarda celulares|guardabultos|guarda equipaje|consigna inteligente|consigna automatica|taquilla metalica|taquilla inteligente|gabinete paqueteria|buzon paqueteria|armario taquilla|guardarropa metalico|key management|key management system|parcel cabinet|parcel box|intelligent key management',
    keyed:
      'locker metalico de cuatro puertas con portacandado|locker inteligente para paqueteria con pantalla tactil|casillero de plastico para gimnasio con chapa|gabinete electronico de llaves con control de usuarios|casillero para carga de celulares con puertos y clave|smart parcel locker touch screen outdoor steel|four tier employee metal locker with ventilation louvers|electronic key cabinet with user authentication|phone charging locker with keypad doors|guarda las cosas de tus empleados casillero metalico|recibe paquetes en tu edificio casilleros con codigo|guardallaves metalico de pared con ganchos numerados|doce puertas lamina calibrada con rejillas y porta candado|resguardo de armas y radios por compartimientos con tarjeta',
  },
  {
    kind: 'caja contra fuego',
    sheets: 'caja contra fuego documentos|resistente al fuego hora|hour fire rated',
    keyed:
      'caja fuerte contra fuego una hora con llave|cofre resistente al fuego y agua para documentos|fire resistant document chest key lock',
  },
];
