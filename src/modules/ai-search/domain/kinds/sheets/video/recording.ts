import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/video/recording.ts`. */
export const RECORDING_SHEETS: readonly KindSheets[] = [
  {
    kind: 'grabador',
    sheets:
      'videograbador digital|videograbador canales|grabador canales|grabador multicanal|grabador hibrido|sistema grabacion video|equipo grabacion camaras|estacion grabacion video|grabadora cctv|grabadora seguridad|grabadora videovigilancia|grabadora canales|channel recorder|standalone recorder|embedded recorder|channel video recorder',
    keyed:
      'grabador digital de video para camaras con disco duro incluido|grabador de videovigilancia en rack con arreglo de discos redundante|videograbadora para camaras de seguridad con deteccion de rostros|grabador de video compacto con salida hdmi y acceso remoto|grabador portatil de evidencias para sala de interrogatorio|surveillance video recorder with hdmi output and remote viewing|rack mount security recorder raid storage redundant power|cctv recorder with smart search motion detection|compact video recorder for security cameras hard drive included|graba todas tus camaras y revisalas desde el celular|grabadora para camaras con aplicacion movil y disco|almacenamiento de video con bahias para disco y respaldo usb|videograbador de vigilancia con inteligencia artificial salida doble monitor|para camaras con disco preinstalado salida hdmi y vga',
  },
  {
    kind: 'DVR',
    sheets:
      'grabador tvi|grabador cvi|grabador bnc|grabador camaras analogicas|grabador tribrido|grabador pentabrido|videograbador analogico|videograbador hd|videograbador turbo|videograbador coaxial|videograbador bnc|pentabrid|penta brid|canales turbohd canales ip|canales bnc canales ip|analog video recorder|hybrid video recorder|tribrid recorder|tvi recorder|ahd recorder|turbo hd recorder',
    keyed:
      'dvr pentahibrido con compresion eficiente y audio por coaxial|grabador analogico alta definicion con entradas bnc y salida hdmi|xvr con deteccion de personas y vehiculos en canales coaxiales|grabador digital hibrido analogico mas canales ip con alarmas|dvr compacto plastico para camaras coaxiales con disco duro incluido|pentabrid digital video recorder bnc inputs smart motion detection|hybrid dvr ahd tvi cvi cvbs and ip channels|analog hd dvr audio over coax pro hard disk included|hybrid xvr with facial recognition and perimeter protection|graba tus camaras coaxiales y velas en tu celular|dvr para camaras analogicas listo para conectar con disco|pentahibrido con entradas bnc audio coaxial y bahia sata|tribrido para tvi ahd y cvbs salida simultanea|soporta cinco tecnologias por coaxial bnc grabacion continua hibrida',
  },
  {
    kind: 'NVR',
    sheets:
      'videograbador poe|videograbador inalambrico|videograbadora ip|videograbadora red|grabador inalambrico|grabador video red|grabador camara red|grabador onvif|grabador plug play poe|grabadora ip|grabadora red|grabadora poe|grabadora wifi|canales ip puertos poe|canales ip bahias|canales ip salida hdmi|puertos poe bahias|ip recorder|ip video recorder|poe recorder|wifi recorder|wireless recorder|network surveillance recorder|onvif recorder|embedded network recorder',
    keyed:
      'nvr con puertos poe integrados y salida hdmi|grabador de red para camaras ip con arreglo de discos|nvr empresarial en rack con reconocimiento facial y doble red|videograbador ip compacto wifi con antenas y disco duro|nvr con decodificacion inteligente y bahias hot swap|network video recorder built in poe switch plug and play|enterprise nvr raid redundant power rack mount|embedded nvr deep learning perimeter protection onvif|mini wifi nvr for wireless ip cameras hdmi vga|conecta tus camaras ip y graba sin switch adicional|grabador poe para camaras ip con vista en celular|videograbador en red onvif con bahias sata puerto gigabit|puertos poe integrados para camaras ip plug and play|canales ip con decodificacion multiple y doble tarjeta de red',
  },
  {
    kind: 'DVR móvil',
    sheets:
      'videograbador movil|videograbador vehicular|grabador autobus|grabador camion|grabador tractocamion|grabador transporte|grabador flotilla|grabador patrulla|grabador unidades moviles|grabadora vehicular|dvr unidades moviles|dvr patrulla|dvr tractocamion|nvr autobus|nvr camion|xvr vehicular|mobile recorder|mobile video recorder|vehicle nvr|in vehicle recorder|school bus recorder|fleet recorder',
    keyed:
      'dvr movil para autobus con gps y red celular|mdvr con disco duro antivibracion y conectores de aviacion|grabador vehicular con memoria sd wifi y alertas adas|nvr movil poe con conectores roscados para transporte publico|dvr para camion con carcasa metalica y supercapacitor|mobile dvr 4g gps wifi hard drive shock absorption|vehicle nvr aviation ports poe for bus fleet|sd card mdvr with adas and driver monitoring|school bus dvr ahd channels panic button ignition delay|rastrea y graba tus camiones en vivo desde oficina|mdvr para flotilla con gps y chip celular|videograbadora para transporte de pasajeros con conectores aviacion y gps|para autobus disco antivibracion apagado retardado por ignicion|telemetria de flotilla con canales ahd gps y chip grabador',
  },
  {
    kind: 'dashcam',
    sheets:
      'camara dash|camara vehicular parabrisas|camara salpicadero|camara espejo retrovisor|espejo dashcam|camara frontal auto|camara delantera trasera auto|camara grabacion conduccion|caja negra auto|caja negra vehicular|dvr carro|dvr coche|graba accidentes auto|dashcamera|car dvr|driving recorder|car black box|windshield camera|windscreen camera|mirror dash|rearview mirror recorder|dual dash|car camera recorder',
    keyed:
      'dashcam doble lente cabina y camino con gps|camara de tablero para parabrisas wifi y sensor de impacto|camara de tablero frontal y trasera con grabacion en bucle|dashcam con red celular y asistencia de conduccion para flotilla|camara de parabrisas con supercapacitor y modo estacionamiento|dual dash cam front and inside infrared night vision|dash camera gps wifi loop recording parking mode|4g connected dashcam with adas and driver alerts|windshield mount dash cam g sensor wide angle|graba choques y evita fraudes camara para tu carro|camara para parabrisas ideal para taxi y aplicaciones|para parabrisas con ventosa grabacion en bucle y sensor g|espejo retrovisor con pantalla tactil y grabacion doble|tablero frontal y trasera modo estacionamiento memoria incluida',
  },
  {
    kind: 'kit de cámaras',
    sheets:
      'kit circuito cerrado|kit grabador camaras|kit grabador|kit balas|kit domos|paquete vigilancia|paquete grabador camaras|combo cctv|combo videovigilancia|combo grabador camaras|juego vigilancia|bundle camaras|sistema cctv completo|sistema circuito cerrado|sistema videovigilancia completo|circuito cerrado completo|cctv bundle|cctv system kit|surveillance system kit|video security kit',
    keyed:
      'kit de videovigilancia con camaras grabador disco y accesorios|paquete de camaras de seguridad con monitor integrado y cableado|sistema completo de vigilancia con camaras exteriores y fuente|kit cctv residencial con balas domos y disco duro|juego de camaras mixtas bala y torreta con grabador|complete security camera kit with recorder and hard drive|home surveillance camera package cables and power supply included|cctv kit outdoor cameras and monitor combo|video surveillance bundle night vision cameras remote app|protege tu casa paquete completo listo para instalar|combo de camaras con grabadora y disco velas en celular|paquete todo incluido grabador camaras cableado y disco|sistema de seguridad con grabador camaras y pantalla|todo en uno para negocio camaras grabadora y fuente incluidas',
  },
  {
    kind: 'kit de cámaras HD',
    sheets:
      'kit hdcvi|kit cvi|kit hd tvi|kit pentahibrido|kit pentabrido|kit tribrido|kit grabador analogico|kit camaras analogicas|kit camaras siames|kit balas hd|kit domos hd|kit turbohd balas|paquete turbohd|paquete analogico|paquete camaras analogicas|paquete xvr|combo dvr|combo xvr|sistema dvr camaras|dvr camera system|dvr security system|hd camera kit|ahd kit|tvi kit',
    keyed:
      'kit dvr con camaras bala cables siameses y fuente|kit analogico alta definicion con dvr baluns y torretas|paquete dvr pentahibrido con camaras coaxiales y disco duro|kit coaxial xvr con camaras a color nocturno y audio|kit cctv dvr con domos metalicos transceptores y fuente pulpo|analog hd dvr kit with bullet cameras and bnc cables|xvr camera kit turret cameras audio over coax|ahd dvr surveillance kit hard drive siamese cable included|tvi security system dvr and weatherproof dome cameras|kit de camaras con dvr para casa economico y completo|paquete dvr con balas cables y fuente facil de instalar|xvr con balas coaxiales baluns y fuente todo incluido|dvr mas camaras bnc cable siames y disco paquete|sistema coaxial completo balas metalicas transceptores y pentahibrido',
  },
  {
    kind: 'kit de cámaras IP',
    sheets:
      'kit camaras red|kit grabador ip|kit grabador poe|kit grabador nvr|kit balas ip|kit domos ip|kit turret ip|kit torreta ip|kit vigilancia ip|kit vigilancia poe|paquete ip camaras|paquete poe|combo nvr|combo camaras ip|combo poe camaras|sistema camaras ip|sistema nvr poe|nvr camera kit|nvr camera system|nvr system kit|nvr bundle|ip cctv kit|ip surveillance kit|poe nvr system|poe security system',
    keyed:
      'kit nvr poe con camaras bala y cables de red|kit ip con torretas a color microfono y disco duro|paquete nvr con domos antivandalicos poe y bobina utp|kit de videovigilancia ip con switch poe y balas|kit camaras poe con nvr compacto y patch cords|poe nvr kit turret ip cameras hard drive included|ip camera kit with network recorder and ethernet cables|poe camera system plug and play human detection|network surveillance kit bullet cameras embedded poe nvr|un solo cable por camara kit poe para negocio|paquete de camaras ip con nvr vista remota sin complicaciones|nvr poe mas torretas ip disco y cable de red|grabador de red con camaras poe plug and play combo|sistema poe completo balas ip con nvr y patch cord',
  },
  {
    kind: 'kit de cámaras inalámbricas',
    sheets:
      'kit nvr inalambrico|kit vigilancia inalambrico|kit vigilancia wifi|kit videovigilancia wifi|kit videovigilancia inalambrico|kit balas wifi|kit balas inalambricas|kit grabador wifi|kit grabador inalambrico|kit camaras solares|paquete camaras inalambricas|combo camaras wifi|combo camaras inalambricas|sistema camaras wifi|sistema camaras inalambricas|sistema vigilancia inalambrico|wifi nvr kit|wifi nvr system|wifi cctv kit|wireless cctv kit|wireless surveillance kit|wireless nvr system|wire free kit|battery camera kit',
    keyed:
      'kit wifi con nvr inalambrico y camaras bala exteriores|kit inalambrico de camaras con bateria panel solar y base|paquete de camaras wifi giratorias con grabador de antenas|kit nvr wifi con monitor integrado y camaras emparejadas|kit de camaras inalambricas recargables con estacion central|wireless nvr kit outdoor wifi bullet cameras preconfigured|battery camera set wire free with base station|wifi camera kit pan tilt cameras hard drive included|wireless security system with screen monitor and antennas|camaras sin cables para tu casa kit listo en minutos|paquete wifi de camaras con grabador vea en su celular|nvr con antenas y balas wifi preconfiguradas disco incluido|estacion base mas camaras recargables libres de cables juego|sistema wifi emparejado balas con antena y grabador inalambrico',
  },
  {
    kind: 'software de video',
    sheets:
      'software gestion video|software administracion video|software grabacion camaras|software camaras ip|software cctv|software analitica|software videowall|plataforma gestion video|plataforma videovigilancia|sistema gestion video|analitica inteligente video|suscripcion grabacion nube|almacenamiento nube camaras|videovigilancia en nube|vsaas|video surveillance software|video analytics software|cctv software|recording software|video management system|video content analysis|intelligent video analysis|cloud video subscription|video wall software',
    keyed:
      'software de videovigilancia para administracion centralizada de camaras y alarmas|licencia de analitica de video para deteccion de intrusion|plataforma de video en la nube con suscripcion anual|software de monitoreo con mapas y videowall centro de control|licencia de conteo de personas y mapas de calor|video management platform software with centralized device administration|video analytics license intrusion and loitering detection|cloud video storage subscription annual per location|smart wall and map module software for monitoring center|administra todas tus sucursales desde una sola plataforma|guarda tus videos en la nube suscripcion para camaras|analitica de permanencia merodeo y objeto abandonado licencia digital|plan anual de almacenamiento en nube para videovigilancia|modulo adicional de busqueda forense de video por atributos',
  },
  {
    kind: 'licencia de VMS',
    sheets:
      'licencia gestion video|licencia software videovigilancia|licencia servidor grabacion|licencia videograbacion|licencia expansion canales|licencia adicional camara|licencia conexion camara|licencia anual camara|licencia perpetua camara|licencia cliente vms|licencia actualizacion vms|licencia dispositivo vms|ip camera license|vms channel|vms base license|vms upgrade|video license|video channel license|video management license|recording license|camera connection license|enterprise vms',
    keyed:
      'licencia vms por canal de video adicional perpetua|licencia base vms con servidor y clientes incluidos|licencia de camara para software vms con actualizaciones anuales|licencia vms empresarial para expansion de canales|licencia vms con servidor de respaldo y mantenimiento|vms camera channel license perpetual single device|video management software base license with server|additional channel license for vms enterprise edition|vms upgrade plan per camera one year support|agrega mas camaras a tu vms activacion digital|licencia electronica por camara para tu sistema vms|expansion de un canal de video perpetua vms|canal adicional perpetuo activacion en linea servidor de video|actualizacion anual por canal de camara edicion corporativa vms',
  },
  {
    kind: 'licencia de placas',
    sheets:
      'licencia matriculas|licencia reconocimiento matriculas|licencia lectura matriculas|licencia modulo lpr|licencia modulo anpr|licencia canal lpr|licencia canal anpr|licencia analitica placas|licencia identificacion placas|licencia deteccion placas|software matriculas|software reconocimiento placas|software anpr|software captura placas|suscripcion lpr|plugin lpr|lpr software|lpr channel license|lpr lane license|anpr channel license|anpr module license|plate reader license|plate reader software|number plate software|lpr plugin',
    keyed:
      'licencia lpr por carril para reconocimiento de placas|licencia anpr perpetua por canal para servidor de video|software de lectura de placas para control de estacionamiento|licencia de reconocimiento de placas para transito alta velocidad|licencia de placas con marca modelo y color de vehiculo|license plate recognition software per lane license|anpr channel license for video management platform|plate recognition software vehicle make model color|lpr license parking access lane perpetual|convierte tus camaras en lectoras de placas software|registra matriculas en tu caseta licencia por carril|modulo de matriculas vehiculares para plataforma por carril|reconocimiento de matricula por carril activacion digital|carril adicional de lectura vehicular perpetuo anpr',
  },
  {
    kind: 'licencia de rostros',
    sheets:
      'licencia deteccion facial|licencia deteccion rostros|licencia comparacion facial|licencia comparacion rostros|licencia identificacion facial|licencia modulo facial|licencia canal facial|licencia captura facial|licencia busqueda rostros|suscripcion reconocimiento facial|plugin reconocimiento facial|software rostros|software deteccion rostros|software comparacion facial|software identificacion facial|face license|facial license|face detection license|face matching license|face analytics license|facial analytics license|face channel license|face search license|face matching software|facial matching software',
    keyed:
      'licencia de reconocimiento facial por canal para plataforma|software de reconocimiento facial con base de rostros|licencia de rostros para comparacion en listas de vigilancia|licencia facial para modulo de control de acceso y video|licencia de analitica facial con edad genero y cubrebocas|face recognition license per camera channel|facial recognition software watch list alerts server|face database expansion license for video platform|facial analytics license age gender demographics|reconoce clientes y sospechosos licencia facial para tus camaras|software que identifica rostros en video en tiempo real|modulo biometrico de caras para plataforma de video|comparacion de rostros en lista negra activacion por canal|base de caras ampliada suscripcion anual identificacion facial',
  },
  {
    kind: 'control de cámaras',
    sheets:
      'teclado domos|teclado speed dome|teclado camaras|teclado cctv|teclado videovigilancia|teclado tres ejes|joystick tres ejes|joystick usb camaras|palanca control ptz|mando ptz|controlador domos|consola joystick|consola control camaras|mesa control ptz|joystick keyboard|joystick controller|cctv keyboard|control keyboard|speed dome controller|surveillance keyboard|camera control console',
    keyed:
      'teclado controlador ptz con joystick y pantalla tactil|teclado de red con palanca de tres ejes para domos|controlador ptz para videoconferencia con visca sobre ip|teclado control serial para domos motorizados y dvr|consola ptz con palanca para produccion y puertos de red|network keyboard controller with joystick and touch screen|ptz joystick controller visca over ip serial control|usb joystick for video management software camera control|serial ptz keyboard controller protocol selectable dome cameras|mueve tus camaras ptz con palanca precisa|control joystick para camaras de iglesia y transmision|joystick usb de tres ejes para centro de monitoreo|palanca con teclas programables para domos y posiciones predefinidas|mando de presets y zoom visca con alimentacion poe',
  },
  {
    kind: 'capturadora de video',
    sheets:
      'tarjeta captura video|tarjeta captura hdmi|dispositivo captura video|capturador video|capturador hdmi|captura hdmi usb|captura video usb|captura streaming consola|captura gameplay|convertidor vhs digital|digitalizador video|digitaliza vhs|easycap|easy cap|hdmi capture|usb video capture|usb capture|capture dongle|capture device|capture box|frame grabber|video grabber|sdi capture|vhs to digital',
    keyed:
      'capturadora de video hdmi a usb con salida de paso|tarjeta capturadora interna para ranura pci express|capturadora usb de video analogico rca a digital|capturadora hdmi dual con audio para transmision en vivo|capturadora sdi portatil aluminio usb tipo c|hdmi to usb video capture card with loop out|internal pcie capture card game streaming|usb analog video capture rca s video to digital|sdi video capture device broadcast usb type c|transmite tu consola en vivo sin retraso|pasa tus cintas viejas a la computadora digitalizador usb|grabacion de hdmi a computadora por usb para streamers|digitalizador de cintas vhs rca a usb con programa|tarjeta hdmi a usb paso directo transmision en vivo',
  },
  {
    kind: 'gabinete de grabador',
    sheets:
      'caja metalica dvr|caja nvr|caja seguridad nvr|caja seguridad grabador|caja proteccion dvr|caja protectora dvr|gabinete metalico dvr|gabinete metalico nvr|gabinete metalico grabador|gabinete antirrobo dvr|gabinete ventilado dvr|gabinete xvr|gabinete videograbadora|cofre dvr|nvr enclosure|dvr cabinet|nvr cabinet|dvr security box|dvr safe box|recorder enclosure|recorder lockbox|dvr vault',
    keyed:
      'gabinete metalico para dvr con llave y ventilador|caja de seguridad para videograbador con cerradura y montaje pared|gabinete vertical para nvr con charola y espacio para fuente|gabinete para grabador y monitor con ventana de acrilico|caja para dvr acero calibre grueso con ranuras de ventilacion|dvr lockbox heavy duty steel with fan and keys|wall mount vertical nvr enclosure vented lockable|security recorder lock box tamper resistant|dvr enclosure with cooling fan and power strip|evita que se roben tu grabador caja con llave|guarda tu dvr bajo llave gabinete con ventilador|caja fuerte metalica con ventilador para equipo de grabacion|de lamina con chapa y extractor para videograbador|resguardo antirrobo de pared para nvr con cerradura',
  },
  {
    kind: 'monitor de vehículo',
    sheets:
      'monitor auto|monitor automotriz|monitor autobus|monitor trailer|monitor tractocamion|monitor mdvr|monitor dvr movil|monitor retroceso|monitor espejo retrovisor|monitor conector aviacion|monitor cabecera auto|espejo monitor reversa|pantalla vehicular|pantalla vehiculo|pantalla autobus|pantalla cabecera auto|pantalla espejo retrovisor|truck monitor|bus monitor|rearview monitor|headrest monitor|mirror monitor|backup monitor|in vehicle display',
    keyed:
      'monitor vehicular ahd con entradas aviacion y base|pantalla para camion con cuadrante dividido y visera solar|monitor de reversa para tablero con entradas rca|monitor vehicular tactil para mdvr con soporte|monitor para autobus de techo abatible con control|vehicle ahd monitor quad split screen aviation connectors|backup camera monitor dashboard mount sun shade|rear view mirror monitor for reversing camera|truck display lcd with trigger wire and remote|ve tu camara de reversa en esta pantalla para carro|pantalla para tablero de camioneta con soporte ventosa|lcd de tablero para reversa con disparo automatico|espejo retrovisor con pantalla para camara trasera|cuadrante ahd para cabina de camion con visera y base',
  },
];
