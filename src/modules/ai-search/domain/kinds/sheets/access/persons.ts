import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/persons.ts`. */
export const PERSONS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'lector de acceso',
    sheets:
      'mullion|lector mullion|lector marco delgado|lectora osdp|lector multitecnologia|lector desfire|lector iclass|lector credencial movil|lector esclavo|lector sin contacto|lector antivandalico|lector para jamba|lector cajillo|mullion mount|wall switch reader|osdp reader|slave reader|contactless reader|multitechnology reader|mobile credential reader|vandal resistant reader|single gang reader',
    keyed:
      'lector de proximidad wiegand para exterior montaje en marco|lector de tarjeta mifare con bluetooth para credencial movil|lector rfid de largo alcance para acceso vehicular|lector de codigo qr y tarjeta para torniquete|lector de acceso osdp antivandalico con luz indicadora y zumbador|proximity card reader wiegand output mullion mount weatherproof|smart card reader osdp mobile credential bluetooth nfc|long range uhf reader for vehicle access control|qr code and rfid reader for door access panel|lector de tarjetas para puerta resistente al agua facil instalacion|abre con tu celular o tarjeta lector para panel|proximidad doble frecuencia salida wiegand encapsulado en resina|lectora delgada para marco de aluminio con luz y zumbador|credencial movil nfc multitecnologia salida osdp montaje en chalupa',
  },
  {
    kind: 'lector de huella',
    sheets:
      'lectora huella|lectora dactilar|lector de dedo|huellero|reloj huellero|checador dactilar|reloj dactilar|terminal dactilar|biometrico dactilar|sensor dactilar|lector venas dedo|venas del dedo|ponchador huella|lector biometrico esclavo|biometrico exterior dactilar|finger print|finger print reader|finger vein|finger vein reader|biometric slave reader|thumbprint reader|identificacion dactilar|checador digital dactilar',
    keyed:
      'lector de huella esclavo para panel de acceso comunicacion serial|terminal de huella para asistencia con red y usb|reloj checador de huella con bateria de respaldo|lector de huella y tarjeta para exterior antivandalico metalico|lector biometrico de huella con teclado y relevador|fingerprint terminal for access control and time attendance|outdoor metal fingerprint reader with card vandal resistant|slave fingerprint reader for biometric access controller|optical fingerprint time clock with usb report download|checa entradas y salidas con tu dedo reporte por usb|controla al personal con huella digital sin software facil|dactilar metalico para intemperie con tarjeta y salida wiegand|sensor optico dactilar con pantalla a color para personal|biometrico de dedo con teclado iluminado para puerta y asistencia',
  },
  {
    kind: 'lector de huella USB',
    sheets:
      'escaner huella|escaner dactilar|capturador huella|captura huella|lector huella escritorio|lector huella computadora|lector dactilar usb|enrolador biometrico|enroladora huella|enrolador dactilar|estacion enrolamiento huella|registrador huella usb|lector huella sdk|lector decadactilar|escaner decadactilar|usb fingerprint scanner|desktop fingerprint reader|fingerprint enrollment|fingerprint capture|live scan fingerprint|ten print scanner|fingerprint usb dongle|windows hello fingerprint',
    keyed:
      'lector de huella usb de escritorio sensor optico|enrolador de huellas usb para software de control de acceso|enrolador de huella y tarjeta usb para computadora|lector biometrico usb certificado para identificacion de personas|lector de huella usb capacitivo con kit de desarrollo|usb fingerprint enroller desktop optical sensor|usb fingerprint scanner with software development kit|desktop enrollment station for fingerprint and card usb powered|certified single finger usb scanner live finger detection|registra huellas en tu computadora lector de dedo usb|escaner de dedo para gimnasio y punto de venta usb|captura de huellas en escritorio conexion usb con base|sensor optico dactilar de escritorio conecta a computadora|alta de usuarios por dedo alimentado por usb enrolador',
  },
  {
    kind: 'terminal facial',
    sheets:
      'reloj rostro|control acceso rostro|reconocimiento rostro|identificacion rostro|multibiometrico rostro|rostro luz visible|asistencia rostro|rostro huella tarjeta|terminal cubrebocas|face recognition access|face recognition attendance|face recognition door|face recognition time|face access control|face attendance|face scanner|face authentication|verificacion rostro|lectora rostro',
    keyed:
      'terminal facial para acceso con pantalla tactil y doble camara|terminal de reconocimiento facial con tarjeta y codigo qr|reloj checador facial con wifi y reporte de asistencia|terminal facial para torniquete con soporte y deteccion de cubrebocas|lector facial de luz visible para exterior resistente agua|face recognition terminal touch screen dual lens anti spoofing|visible light facial recognition access control outdoor|facial time attendance terminal wifi cloud based|turnstile mount face recognition terminal with card reader|checador que reconoce tu cara sin tocar nada wifi|abre la puerta con el rostro pantalla a color|reconocimiento de rostro con deteccion de vida y videoportero|rostro y tarjeta montaje en torniquete camara binocular|luz visible pantalla tactil verificacion de cara a distancia biometrico',
  },
  {
    kind: 'terminal de palma',
    sheets:
      'venas palma|venas de la mano|escaner palma|escaner venas|lector vascular|biometria vascular|biometrico venas|geometria de mano|identificacion palma|autenticacion palma|palma sin contacto|checador venas|vein reader|vein scanner|palm recognition|palm print|palmprint reader|contactless palm|palm access|palm time clock|palm authentication|hand geometry|hand geometry reader|hand punch|vascular reader|terminal venas mano',
    keyed:
      'terminal de palma de mano para acceso sin contacto|terminal biometrica con lectura de palma y tarjeta|reloj checador de palma y rostro con pantalla tactil|lector de venas de la palma infrarrojo para puerta|lector de palma esclavo para controlador biometrico en exterior|palm vein recognition terminal touchless access control|palm and face hybrid biometric time attendance|contactless palm reader near infrared slim design|palm vein scanner reader for door controller weatherproof|checa con la palma de tu mano sin tocar higienico|pasa la mano y abre la puerta lector de palma|venas de la mano infrarrojo cercano salida wiegand|geometria de mano para obra y planta control de personal|mano abierta sin contacto con tarjeta y teclado palma',
  },
  {
    kind: 'control de asistencia',
    sheets:
      'registrador asistencia|control horario|registro horario|reloj control horario|reloj control personal|fichador|reloj fichador|maquina para fichar|tiempo y asistencia|registro asistencia|entradas y salidas empleados|registro entradas salidas|chequador|relog checador|reloj chequador|terminal multibiometrica|multibiometrico|reportes excel checador|clocking terminal|biometric terminal|biometric time|workforce terminal',
    keyed:
      'reloj checador biometrico con pantalla a color y red|terminal biometrica de asistencia con bateria y wifi|control de asistencia con tarjeta y clave puerto usb|reloj checador multibiometrico para asistencia con software incluido|checador portatil de asistencia con red celular para obra|biometric time and attendance terminal with cloud software|time clock with employee badge and pin usb export|portable time attendance device with cellular network and battery|employee attendance terminal with workcode and printer output|lleva el control de horarios de tus empleados reporte facil|checador para negocio entradas salidas y retardos sin mensualidad|registro de entradas y salidas del personal con timbre programado|asistencia y nomina con turnos retardos descarga por usb|biometrico multiple con respaldo de energia para turnos del personal',
  },
  {
    kind: 'reloj checador de tarjeta',
    sheets:
      'reloj fechador|reloj impresor|reloj registrador impresor|reloj perforador|checador impresor|checador impresion matricial|checador matricial|checador mecanico|checador analogico|checador tradicional|reloj tarjetero|checador tarjetero|ponchador tarjetas|reloj ponche|reloj fichador papel|marcador asistencia papel|punch time clock|employee punch clock|time punch clock|punch card machine|time stamp machine|dot matrix time clock|electronic punch clock|time stamp clock|checador ponchador',
    keyed:
      'reloj checador de tarjeta de carton con impresion matricial|reloj marcador electronico pantalla analogica cinta bicolor|reloj checador de papel con alimentacion automatica y timbre|reloj checador de tarjeta con bateria de respaldo y tarjetero|reloj fechador para documentos y tarjetas con cinta|electronic time recorder punch card dot matrix printing|punch card time clock with ribbon and card rack|automatic card feed time recorder two color ribbon battery|analog face time stamp clock for paper cards|checador de tarjetas de carton para taller con tarjetero|marca entrada y salida en tarjeta de papel sin computadora|ponchador mecanico para tarjeta semanal con llave y cinta|marcador de carton impresion a dos tintas retardos en rojo|tarjetas de cartulina impresion matricial con sirena reloj',
  },
  {
    kind: 'tarjeta de checador',
    sheets:
      'cartulina checador|cartulina reloj|cartulina asistencia|cartulina bristol|tarjeta bristol|bristol checador|cartones asistencia|tarjetas reloj marcador|tarjetas reloj control|tarjetas para fichar|tarjetas ponchador|tarjeta para ponchar|tarjeta entrada salida|tarjeta puntualidad|paquete cartulinas|fichas reloj checador|punch cards|clock cards|attendance cards|weekly cards|biweekly cards|payroll cards|tarjeta jornada|semimonthly cards',
    keyed:
      'tarjetas de cartulina para reloj checador paquete semanal|tarjeta quincenal para reloj checador impresa dos caras|tarjeta mensual de asistencia en cartulina para marcador|tarjetas de papel numeradas para reloj marcador electronico|tarjeta semanal de carton para checador electronico con renglones|weekly time cards for punch clock two sided pack|monthly attendance time cards heavy stock for time recorder|biweekly time cards numbered compatible with electronic clock|blank universal time cards for employee punch clock box|repuesto de tarjetas para tu checador de carton paquete|tarjetas de asistencia para empleados quincenales ciento piezas|cartulina impresa entrada salida y horas extra semanal|cartones de asistencia para reloj ponchador paquete cien|quincenal dos caras para ponchar bolsa de cartulinas',
  },
  {
    kind: 'panel de control de acceso',
    sheets:
      'control ingreso|sistema control ingreso|central de accesos|sistema de ingreso peatonal|sistema control puertas|control puertas ip|control de exclusa|control esclusa|control elevador pisos|control de ascensor|gestion de accesos|door control system|entrance control system|keycard system|elevator access|door management system|interlock door control|door interlock system|central control puertas|elevator control access|door security system',
    keyed:
      'sistema de control de acceso para edificio administrable en red|sistema de acceso con intercomunicacion y entrada telefonica para residencial|control de accesos en la nube para varias puertas|panel de control de acceso expandible con gabinete y fuente|expansion de entradas y salidas para control de acceso|access control system expandable with enclosure and power supply|cloud managed access control hub with poe|telephone entry system for gated community access control|input output expansion board for access control system|controla quien entra a tu edificio desde el celular|sistema para fraccionamiento acceso de residentes y visitas|tablero principal con lectoras y antirretorno para edificio|expansion de relevadores para elevador control de pisos por tarjeta|maestro en red con base de datos de usuarios horarios',
  },
  {
    kind: 'controlador de puertas',
    sheets:
      'tablero puertas|panel dos puertas|panel cuatro puertas|unidad control puertas|controlador lectores wiegand|subcontrolador|interface de puerta|modulo interfaz lectores|interfaz de lectores|controlador elevadores|door control panel|door control unit|door interface module|door interface|reader interface module|reader interface|multi door|four door panel|two door panel',
    keyed:
      'controlador de acceso para dos puertas wiegand con red|controladora de cuatro puertas con gabinete metalico y fuente|panel de control para una puerta con poe y osdp|controlador de acceso biometrico para puertas con lectores esclavos|placa controladora de puertas con antirretorno e interbloqueo|two door access controller tcp ip wiegand readers|four door control panel with metal cabinet and power supply|single door poe controller osdp reader support|intelligent door controller board anti passback interlock relay outputs|tarjeta para controlar cuatro puertas con software gratis|maneja tus puertas desde la computadora controlador con gabinete|tablero wiegand cuatro puertas con entrada de boton y sensor|placa en red para lectoras cerraduras y botones dos puertas|bidireccional entrada y salida wiegand relevadores para cerradura controladora',
  },
  {
    kind: 'control autónomo',
    sheets:
      'acceso autonomo|acceso standalone|teclado standalone|autonomo proximidad|autonomo teclado|autonomo metalico|autonomo exterior|autonomo antivandalico|lector teclado independiente|lector controlador integrado|teclado controlador integrado|control acceso sin software|control acceso autosuficiente|unidad autonoma acceso|standalone proximity|standalone rfid|standalone door|self contained access|self contained keypad|single door access control|one door access control|all in one access controller|reader controller standalone',
    keyed:
      'control de acceso autonomo con teclado y tarjeta para exterior|lector autonomo de proximidad metalico con teclado iluminado|control autonomo de una puerta con relevador y bluetooth|lector autonomo de huella y tarjeta resistente al agua|controlador autonomo con programacion por tarjeta maestra|standalone keypad access control with proximity reader waterproof|standalone fingerprint and card reader single door relay|wifi standalone access controller with app temporary codes|metal vandal proof standalone reader backlit keys|abre tu puerta con tarjeta o clave sin computadora|control para una sola puerta con tarjetas incluidas listo|independiente con tarjeta maestra y relevador para cerradura|teclado y proximidad sin software para una puerta metalico|tarjeta clave o dedo sin red relevador integrado autonomo',
  },
  {
    kind: 'teclado de acceso',
    sheets:
      'teclado wiegand|teclado antivandalico|teclado para puerta|teclado de apertura|teclado abrepuertas|teclado intemperie|teclado interperie|teclado piezoelectrico|teclado de garage|teclado cochera|botonera de codigo|botonera numerica puerta|key pad|entry pad|digital entry pad|pin code reader|numeric pad door|pushbutton code entry|teclado retroiluminado puerta|teclado clave puerta|teclado marco delgado|teclado mullion',
    keyed:
      'teclado de acceso metalico iluminado para exterior|teclado numerico antivandalico con salida wiegand acero inoxidable|teclado de codigo inalambrico para porton con bateria|teclado tactil de cristal para puerta con zumbador|teclado de acceso empotrable con relevador doble|stainless steel access keypad backlit vandal resistant|wireless keypad for gate opener battery operated|wiegand output pin keypad weatherproof surface mount|touch keypad digital code entry two relays indoor|pon clave a tu puerta teclado facil de instalar|abre el porton con codigo numerico sin control|botonera numerica metalica empotrable con luz de fondo|codigo numerico tactil para marco salida wiegand|para puerta con clave doce teclas acero iluminado keypad',
  },
  {
    kind: 'kit de acceso',
    sheets:
      'paquete chapa magnetica|paquete electroiman|paquete acceso|paquete lector chapa|combo acceso|combo control acceso|set control acceso|kit teclado chapa|kit teclado electroiman|kit lector chapa|kit lector electroiman|kit biometrico chapa|kit checador chapa|kit contrachapa boton|chapa fuente boton|electroiman fuente boton|incluye chapa magnetica|incluye electroiman|incluye chapa boton salida|maglock kit|magnetic lock kit|electromagnetic lock kit|rfid door kit|access control bundle|electric lock kit',
    keyed:
      'kit control de acceso con chapa magnetica fuente y boton|kit de acceso facial con electroiman y boton de salida|kit de control de acceso huella para puerta de cristal|paquete control de acceso una puerta con tarjetas y contrachapa|kit de acceso con teclado fuente y cerradura electrica|complete access control kit with maglock power supply exit button|single door access kit keypad electric strike key fobs|fingerprint access control kit with bracket and magnetic lock|two door access control kit controller readers and cards|todo para controlar tu puerta chapa teclado fuente y tarjetas|paquete completo para puerta de cristal huella y electroiman|juego completo para una puerta lector electroiman fuente llaveros|combo teclado autonomo con chapa magnetica boton y soporte|lista para instalar lector fuente boton y contrachapa incluidos paquete',
  },
  {
    kind: 'licencia de acceso',
    sheets:
      'licencia lectores|licencia tarjetahabientes|licencia biometricos|licencia checadores|licencia empleados|licencia visitantes|licencia elevadores|licencia controladores|licencia credencial movil|software checador|software reloj checador|software biometricos|software visitantes|suscripcion acceso|suscripcion asistencia|reader license|cardholder license|controller license|attendance license|mobile credential license|access management software|access subscription|visitor management software|visitor management license|licencia reloj checador|licencia torniquetes',
    keyed:
      'licencia de software de control de acceso por puerta|licencia de asistencia para empleados renovacion anual|software de control de acceso licencia para administrar visitantes|licencia de software para puertas y elevadores modulo adicional|licencia de credencial movil para usuarios de control de acceso|access control software license per door perpetual|time attendance software license annual subscription employees|visitor management module license for access platform|access control server license additional client workstation|programa para checar asistencia y sacar nomina licencia digital|activa mas puertas en tu software codigo por correo|modulo de visitantes activacion electronica para plataforma de accesos|suscripcion anual en la nube por puerta y usuarios|activacion por puntos para integrar puertas y asistencia software',
  },
  {
    kind: 'tarjeta de proximidad',
    sheets:
      'clamshell|isocard|iso card|thin prox|printable prox|prox badge|proximity credential|clamshell card|iclass card|desfire card|rfid coin|adhesive disc rfid|gafete proximidad|gafete rfid|carnet proximidad|disco adhesivo proximidad|moneda proximidad|moneda rfid|plastico proximidad|tarjeta sin contacto|tarjeta regrabable|tarjeta gruesa|smart id card',
    keyed:
      'tarjeta de proximidad pvc delgada imprimible blanca|tarjeta rfid clamshell gruesa con ranura y folio impreso|tarjeta inteligente mifare regrabable para control de acceso|etiqueta adhesiva uhf de parabrisas para acceso vehicular|credencial de doble frecuencia proximidad y largo alcance|proximity card clamshell slot punched numbered|printable smart card contactless iso size white|uhf windshield tag tamper evident vehicle access|dual technology access card proximity and long range|tarjetas para abrir puerta paquete con folio blancas|tarjeta copiable regrabable para edificio y departamento|credencial gruesa tipo almeja con perforacion y folio|adhesivo de parabrisas antenado para entrada de autos residentes|sin contacto pvc blanco imprimible memoria cifrada tarjeta',
  },
  {
    kind: 'llavero de proximidad',
    sheets:
      'llavero tag|llavero nfc|llavero chip|llavero clonable|llavero regrabable|llavero desfire|llavero iclass|llavero pasivo|llavero condominio|llavero sin contacto|tag gota|gota proximidad|gota rfid|token proximidad|chip llavero|rfid keychain|proximity keychain|proximity key tag|proximity key|rfid token|keyring rfid|keyfob proximity|key ring tag',
    keyed:
      'llavero de proximidad abs azul con argolla metalica|llavero rfid regrabable copiable para puerta|llavero mifare de piel con numero grabado laser|llavero de acceso resistente al agua baja frecuencia|llavero de doble frecuencia para edificio y estacionamiento|proximity key fob abs waterproof with metal ring|rewritable rfid keyfob low frequency assorted colors|leather smart key fob contactless with engraved number|dual frequency access key fob for door entry|llaveritos para abrir la puerta paquete de colores|copia la llave de tu edificio tag regrabable gota|gota de plastico con argolla y folio para lector|tag con argolla abs gris programable baja frecuencia|chip para llaves regrabable de colores con argolla',
  },
  {
    kind: 'pulsera de proximidad',
    sheets:
      'pulsera nfc|pulsera chip|pulsera tag|pulsera silicon|pulsera smart card|pulsera desechable|pulsera hotel|pulsera evento|pulsera tyvek|pulsera gimnasio|pulsera alberca|brazalete silicon|brazalete nfc|brazalete acceso|manilla rfid|manilla proximidad|manilla silicona|munequera rfid|wrist band|silicone bracelet|nfc bracelet|nfc wrist|access bracelet|rfid wrist|pulsera silicona',
    keyed:
      'pulsera de proximidad de silicon ajustable para gimnasio|pulsera rfid mifare resistente al agua para hotel|brazalete de proximidad tela tejida para eventos|pulsera de silicon tipo reloj con chip de acceso|pulsera rfid desechable de papel para parque acuatico|silicone rfid wristband adjustable waterproof contactless|woven fabric rfid bracelet for festivals one time lock|disposable paper wristband with contactless chip for events|watch style proximity wristband with buckle for lockers|pulsera para entrar al gimnasio sin tarjeta contra agua|pulseras con chip para alberca y casillero colores|brazalete de silicon cerrado con chip para club|silicon ajustable con hebilla chip sin contacto para muneca|de tela con cierre de un solo uso chip brazalete',
  },
  {
    kind: 'impresora de credenciales',
    sheets:
      'impresora identificaciones|impresora plasticos|impresora retransferencia|impresora membresias|impresora fotocredenciales|impresora licencias conducir|credencializadora|sistema credencializacion|equipo credencializacion|kit credencializacion|imprime credenciales|imprime tarjetas pvc|imprime gafetes|credencializador|retransfer printer|credential printer|pvc printer|id card maker|photo id system|pvc card maker|direct to card|single sided printer|dual sided printer|rewritable printer',
    keyed:
      'impresora de credenciales una cara sublimacion a color usb|impresora de tarjetas pvc doble cara con red ethernet|impresora de credenciales por retransferencia con laminador|impresora de gafetes con codificador de banda magnetica|impresora de tarjetas con codificador sin contacto y software|single sided card printer dye sublimation usb ethernet|dual sided id card printer with magnetic stripe encoder|retransfer card printer over the edge high definition|badge printer bundle with ribbon cards camera and software|imprime tus credenciales escolares a color en casa|maquina para hacer gafetes de plastico con software|credencializacion a color doble cara con volteo automatico|sublimacion de tinta para plastico pvc con alimentador|retransferencia doble cara con laminado y codificador de chip',
  },
  {
    kind: 'consumible de credenciales',
    sheets:
      'ymcko|ymckok|ymckt|ymck|pelicula retransferencia|pelicula transferencia|laminado holografico|lamina holografica|pelicula laminado credencial|liston credenciales|liston impresora tarjetas|cinta impresora tarjetas|cinta negra credenciales|tarjeta de limpieza|rodillo limpieza credencial|plastico pvc blanco|pvc cards|blank pvc|retransfer film|transfer film|overlay film|holographic laminate|cleaning card|cleaning roller|card printer cleaning kit|card printer film',
    keyed:
      'cinta a color ymcko para impresora de credenciales|ribbon monocromatico negro para impresora de tarjetas|tarjeta pvc blanca laminada para impresora de credenciales paquete|film de retransferencia para impresora de tarjetas rollo|kit de limpieza con hisopos y tarjetas adhesivas para impresora|ymcko full color ribbon for id card printer|monochrome black resin ribbon card printer|retransfer film roll for high definition card printer|cleaning kit adhesive cards and swabs for badge printer|repuesto de tinta para tu impresora de credenciales color|tarjetas blancas de plastico para imprimir gafetes caja|media panel ymcko con rodillo limpiador doscientas impresiones|laminado holografico transparente en rollo para credencial impresa|panel negro y barniz en rollo para gafetes plasticos',
  },
  {
    kind: 'portagafete',
    sheets:
      'porta carnet|portacarnet|porta identificacion|portaidentificacion|cordon credencial|cinta gafete|carrete retractil gafete|funda credencial|mica gafete|mica credencial|id holder|badge clip|neck strap|id card holder|badge strap',
    keyed:
      'portagafete rigido transparente vertical con ranura|portagafete de vinil horizontal con broche metalico|cordon para gafete con gancho giratorio y seguro|portacredencial retractil tipo yoyo con clip|portagafete de piel sintetica con ventana y cordon|rigid plastic badge holder vertical clear open face|retractable badge reel with belt clip and strap|breakaway lanyard with swivel hook polyester|vinyl horizontal badge holder with clip resealable|lleva tu credencial al cuello cordon con mica|micas para gafete de evento paquete con cordones|yoyo retractil con pinza para credencial|mica rigida para dos credenciales con muesca de pulgar|cinta de cuello con broche de seguridad gancho metalico lanyard',
  },
];
