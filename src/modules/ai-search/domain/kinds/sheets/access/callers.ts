import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/callers.ts`. */
export const CALLERS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'videoportero',
    sheets:
      'portero wifi|portero visual|portero color|video interfono|videointerfono|interfono pantalla|interfono camara|videocitofono|video citofono|videofono puerta|kit monitor frente calle|kit villa|villa kit|video interphone|video entry phone|video door entry|video entrance system|color door phone',
    keyed:
      'kit de videoportero a color monitor manos libres y frente|videoportero ip wifi con monitor tactil y apertura remota|kit de videoportero de dos hilos con placa metalica antivandalica|videoportero analogico de cuatro hilos con memoria y vision nocturna|kit de videointerfon para dos departamentos con tarjeta de proximidad|two wire video intercom kit with touch monitor|ip video door phone kit wifi mobile app unlock|color hands free video doorphone kit night vision|villa video intercom set door station and indoor monitor|mira quien toca y abre desde tu celular kit completo|instala tu mismo portero con pantalla y apertura de chapa|portero con pantalla manos libres frente metalico y fuente|juego de pantalla interior y frente con camara dos hilos|intercomunicacion con imagen a color para casa apertura electrica',
  },
  {
    kind: 'monitor de videoportero',
    sheets:
      'monitor departamento|monitor esclavo|monitor intercomunicador|monitor interfon|monitor video interfon|monitor portero|monitor vivienda|monitor manos libres portero|terminal interior videoportero|pantalla touch interior|pantalla departamento|unidad interior videoportero|expansion videoportero|internal video station|answering unit|apartment monitor|doorphone monitor|pantalla interior portero',
    keyed:
      'monitor interior tactil ip android para videoportero|monitor adicional a color manos libres de cuatro hilos|pantalla interior de videoportero con wifi y alimentacion poe|monitor interior de dos hilos con botones tactiles blanco|monitor de videoportero con auricular y soporte de pared|indoor monitor touch screen poe for ip video intercom|additional color indoor station hands free two wire|android indoor station with wifi and alarm inputs|extra handset monitor for analog video door phone|pon otra pantalla de tu videoportero en la recamara|segunda pantalla para contestar la puerta desde la cocina|pantalla interior extra superficie blanca para frente ip|adicional manos libres tactil con memoria para departamento|estacion interior android poe con entradas de alarma',
  },
  {
    kind: 'frente de calle',
    sheets:
      'panel de calle|panel entrada videoportero|panel villa|frente villa|frente portero|frente exterior|frente departamentos|estacion de puerta|estacion calle|placa botones portero|placa de llamada|botonera calle|botonera portero|botonera interfon|unidad exterior videoportero|camara exterior videoportero|doorstation|call panel|outdoor panel intercom|entrance station',
    keyed:
      'frente de calle ip antivandalico con camara y lector|placa exterior para villa de un boton con vision nocturna|frente de calle para edificio con teclado y reconocimiento facial|frente de calle analogico metalico con visera para lluvia|panel exterior de videoportero de dos hilos empotrable|ip villa door station one button vandal resistant|apartment outdoor station with keypad and face recognition|two wire video entrance panel surface mount rain shield|flush mount door station with card reader poe|cambia la placa de la calle de tu videoportero|placa de la entrada con camara para todo tu edificio|placa de cuatro botones aluminio con camara gran angular|estacion exterior antivandalica un boton tarjeta de proximidad|panel de calle facial para residencial con pantalla y teclado',
  },
  {
    kind: 'módulo de frente de calle',
    sheets:
      'modulo camara videoportero|modulo lector videoportero|modulo lector portero|modulo teclado videoportero|modulo teclado portero|modulo huella videoportero|modulo pantalla videoportero|modulo directorio|modulo pulsadores|modulo audio portero|keypad module intercom|nametag module|name tag module|nameplate module|display module intercom|card reader module intercom|camera module intercom|fingerprint module intercom|module door station|sub module door station|submodulo videoportero|modulo tarjetero nombres|modulo mifare portero',
    keyed:
      'modulo de seis botones de llamada para frente modular|modulo lector de tarjetas para frente de calle modular|modulo de teclado numerico retroiluminado para placa modular|modulo de camara principal para frente modular ip|modulo indicador con pantalla para directorio de frente modular|six button call module for modular door station|keypad module for modular ip intercom entrance panel|card reader module for modular outdoor station|fingerprint module for modular video intercom|agrega botones a tu frente modular para mas departamentos|suma teclado o lector al panel modular de tu edificio|botonera de expansion de ocho pulsadores para placa modular|tarjetero iluminado con nombres para marco modular de calle|seccion de huella digital para placa modular de edificio',
  },
  {
    kind: 'interfón',
    sheets:
      'citofonia|inter fon|intercomunicacion ventanilla|sistema intercomunicacion|comunicador ventanilla|comunicador taquilla|microfono ventanilla|audio ventanilla|ventanilla bancaria|frente audio|porteria telefonica|audio doorphone|audio door entry|audio entry|entryphone|entry phone|telephone entry|window talk|talk through|window speaker',
    keyed:
      'interfon de audio de un frente con auricular y fuente|portero electrico para cuatro departamentos con apertura de chapa|intercomunicador de ventanilla con microfono de cuello de ganso|kit de interfon manos libres de dos hilos|intercomunicador inalambrico de audio para oficina con varios canales|audio door intercom kit with handset and power supply|counter window intercom with gooseneck microphone|multi apartment audio entry system two wire|hands free audio intercom station surface mount|contesta la puerta sin salir y abre la chapa facil|habla con tus clientes tras el cristal de taquilla|audioportero de una casa con frente de aluminio y chapa|portero de audio cuatro hilos para casa frente y auricular|comunicacion por voz tras cristal blindado altavoz y microfono',
  },
  {
    kind: 'auricular de interfón',
    sheets:
      'auricular citofono|auricular intercomunicador|auricular departamento|auricular audioportero|auricular videoportero|telefono interfono|telefono citofono|telefono intercomunicador|telefono audioportero|aparato interfon|aparato portero|extension interfon|extension interfono|extension portero|bocina interfono|bocina portero|doorphone handset|apartment handset|indoor handset|intercom phone|audio door handset|interphone receiver',
    keyed:
      'auricular adicional para interfon con boton de apertura blanco|telefono para portero electrico de dos hilos de pared|auricular de interfon con dos botones y zumbador integrado|bocina de repuesto con cable espiral para interfon|telefonillo universal de cuatro mas uno hilos para departamento|wall mount intercom handset with door release button|additional audio handset for apartment intercom system|replacement intercom phone with coiled cord white|two wire audio handset with buzzer volume control|cambia el telefono viejo del interfon de tu departamento|pon otra bocina del portero en la planta alta|telefonillo blanco de pared con tecla abrepuertas|telefono interior extra para audioportero boton de chapa|bocina con cordon espiral y base repuesto departamento',
  },
  {
    kind: 'timbre',
    sheets:
      'ding dong|din don|gong puerta|carillon|campanilla|llamador puerta|buzzer puerta|avisador puerta|avisador visitas|anunciador entrada|anunciador puerta|anunciador visitas|melodias puerta|tinbre|cambio turno escolar|school bell|industrial bell|wireless bell|bell push|bell button|door buzzer|visitor alert|door announcer|entry alert chime|shift bell',
    keyed:
      'timbre inalambrico con melodias y receptor enchufable|campana electrica de acero tipo gong para escuela|zumbador de pared tipo ding dong para interior|timbre industrial de alta intensidad para fabrica|chicharra de sobreponer con pulsador para casa|wireless doorbell kit with plug in chime receiver|wired mechanical door chime two tone|school bell electric gong steel indoor outdoor|industrial buzzer loud volume surface mount|escucha cuando tocan hasta el patio sin cables|muchas melodias y volumen ajustable para tu puerta|gong de acero para recreo y cambio de turno|ding dong mecanico de dos tonos para puerta|chicharra electrica de salida de clases alto volumen',
  },
  {
    kind: 'timbre wifi',
    sheets:
      'timbre ip|timbre smart|timbre app|timbre celular|timbre hd|timbre poe|timbre visual|timbre vigilancia|timbre vision nocturna|timbre audio bidireccional|timbre deteccion movimiento|timbre alexa|camara timbre|camara tipo timbre|video door bell|smart door bell|wifi door bell|video bell|smart bell|bell camera|camera bell|battery doorbell',
    keyed:
      'timbre wifi con camara de alta definicion y audio bidireccional|videotimbre inalambrico de bateria recargable con deteccion de personas|timbre inteligente con camara cableado al transformador existente|timbre con camara y campanilla interior vision nocturna|video timbre gran angular con ranura de memoria y asistente|wifi video doorbell battery powered two way audio|wired smart doorbell camera with person detection|video doorbell with indoor chime night vision|head to toe view doorbell camera with package detection|ve en tu celular quien toca aunque no estes|contesta tu puerta desde el trabajo camara en el boton|videotimbre recargable deteccion humana sin mensualidad|boton de puerta con camara y aviso al telefono|campanilla inteligente con ojo nocturno y voz de dos vias',
  },
  {
    kind: 'poste de emergencia',
    sheets:
      'poste panico|poste intercomunicacion|poste intercomunicador|torre sos|torre auxilio|torre panico|totem sos|totem panico|columna sos|columna emergencia|telefono sos|telefono luz azul|intercomunicador sos|estacion auxilio|emergency tower|emergency call box|emergency call station|emergency call tower|emergency intercom|emergency speakerphone|help phone|sos phone|sos intercom|blue light tower|emergency telephone tower',
    keyed:
      'poste de emergencia ip con boton sos y luz azul|torre de auxilio con camara altavoz y estrobo para campus|telefono de emergencia manos libres antivandalico de acero inoxidable|poste de ayuda solar con intercomunicador celular para carretera|totem de emergencia con intercomunicador sip y boton iluminado|blue light emergency phone tower for campus|vandal resistant hands free emergency phone stainless steel|solar cellular roadside emergency call box|sip help point intercom with dual buttons and camera|auxilio inmediato en parques y universidades columna con boton|pide ayuda con un boton en via publica con luz|columna de auxilio luz azul camara y bocina para parque|torre sos de lamina con estrobo e intercomunicacion ip|ayuda vial manos libres solar para autopista',
  },
  {
    kind: 'llamado de enfermera',
    sheets:
      'llamador enfermera|consola enfermera|estacion enfermera|central enfermeria|estacion enfermeria|llamado paciente|estacion paciente|pera paciente|jalador bano|cordon bano|codigo azul|lampara pasillo llamado|luz pasillo llamado|nurse station|patient station|patient call|bedside station|bedside call|pillow speaker|bathroom pull cord|nurse corridor light',
    keyed:
      'sistema de llamado de enfermera estacion de cama y central|pera de llamado para paciente con cable y boton|estacion de bano con cordon para llamado de enfermera|luz de pasillo indicadora para cuarto de hospital cuatro colores|sistema paciente enfermera inalambrico con receptor y botones|wireless nurse call system with patient call buttons|bedside nurse call station with pillow speaker jack|pull cord bathroom emergency station for hospital|corridor dome light for nurse call room indication|boton para que tu paciente llame a la enfermera|atiende rapido a tus adultos mayores asilo llamada inalambrica|pera con cable para cama de hospital un boton|estacion de cabecera doble cama con cancelacion para clinica|cordon de jalar para bano de paciente con lampara',
  },
  {
    kind: 'localizador de comensales',
    sheets:
      'pager comensales|localizador restaurante|localizador mesas|avisador restaurante|beeper restaurante|vibrador comensales|boton mesero|boton mesa restaurante|timbre mesa restaurante|llamador mesa|llamador restaurante|reloj mesero|guest paging|customer pager|table pager|waiter pager|waiter paging|waiter call|restaurant buzzer|table call button|restaurant paging',
    keyed:
      'localizador de comensales con base cargadora y transmisor teclado|sistema de llamado a mesero botones de mesa y reloj|kit de localizadores tipo portavasos con vibracion y luz|boton de llamado a mesero tres teclas con porta menu|reloj receptor de pulsera vibratorio para meseros|restaurant guest pager system with charging base|coaster pagers vibrating and flashing with keypad transmitter|wireless waiter call button for tables three keys|waiter wrist watch receiver for table call buttons|avisa a tus clientes que su mesa esta lista|tus comensales llaman al mesero con un boton en mesa|discos vibradores para fila de espera de restaurante|boton de mesa para pedir la cuenta inalambrico|vibradores tipo portavasos recargables para food truck',
  },
  {
    kind: 'sistema de turnos',
    sheets:
      'tomaturno|turnero|expendedor turnos|emisor turnos|pantalla turnos|display turnos|contador turnos|indicador turno|administrador turnos|administrador filas|administracion filas|gestion filas|gestion colas|gestor filas|gestor colas|kiosco turnos|kiosko turnos|toma numero|queue display|queue kiosk|queue ticket|turn dispenser',
    keyed:
      'sistema de turnos con dispensador de boletos y pantalla led|turnomatico inalambrico de tres digitos con control remoto|gestor de turnos con kiosco tactil impresora termica y audio|dispensador de turnos de pedestal con rollo de papel|pantalla llamadora de turno para ventanilla con voz|queue management system ticket kiosk with thermal printer|take a number ticket dispenser with paper rolls|wireless queue calling display three digits with keypad|counter call unit with voice announcement for queue system|ordena la fila de tu farmacia o salchichoneria con numeros|acaba con las filas en tu negocio tome su numero|tome su turno caracol rojo con rollo numerado|numerador led de pared con boton inalambrico para mostrador|kiosco de fichas para banco con llamada por ventanilla',
  },
];
