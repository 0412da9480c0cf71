import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/cabling.ts`. */
export const CABLING_SHEETS: readonly KindSheets[] = [
  {
    kind: 'cable UTP',
    sheets:
      'cable stp|cable sftp|cable futp|bobina ftp|bobina 4 pares|cable 4 pares|cable cat5|cable cat7|cable cat8|carrete cat6|carrete cat5e|rollo cat6|rollo cat5e|twisted pair cable|unshielded twisted pair|shielded twisted pair|bulk network cable|bulk lan cable|network cable bulk|cable cableado estructurado|cable datos categoria|horizontal category cable',
    keyed:
      'bobina de cable utp cat6 cobre puro interior chaqueta pvc|cable par trenzado cat5e exterior doble chaqueta con gel|bobina cable ftp blindado cat6a lszh para centro de datos|cable utp cat6 riser cobre solido con cruceta central|bobina utp exterior con mensajero de acero autosoportado|solid bare copper cat6 utp cable pull box riser|outdoor gel filled cat5e cable uv resistant black|shielded cat6a foiled twisted pair bulk ethernet cable plenum|unshielded twisted pair network cable reel blue jacket|rollo de cable de red para camaras e internet|caja de cable de red puro cobre para tu instalacion|par trenzado categoria seis sin blindaje por caja|cuatro pares trenzados cobre solido chaqueta negra para intemperie|bobina categoria cinco mejorada cca para videovigilancia',
  },
  {
    kind: 'patch cord',
    sheets:
      'snagless|cable red snagless|snagless patch|cordon cat5e|cordon rj45|cordon red|cordon modular|cordon ethernet|jumper rj45|jumper cat6|jumper cat5e|chicote red|chicote utp|latigo red|rj45 macho a macho|cable rj45 a rj45|cable red plano|cable ethernet plano|flat ethernet cable|cable armado rj45|cable crossover',
    keyed:
      'patch cord cat6 utp con botas moldeadas color azul|cordon de parcheo blindado cat6a conectores rj45 ambos extremos|patch cord cat5e cobre multifilar chaqueta pvc gris|patch cord cat6 slim diametro reducido para alta densidad|cable de parcheo plano con conectores rj45 chapados en oro|cat6 snagless ethernet patch cable stranded copper|shielded cat6a patch cord molded boots lszh|slim small diameter network patch cord high density|flat ethernet cable with gold plated rj45 plugs|cable de red ya armado para consola tele o modem|cable de internet listo para conectar con puntas|latiguillo rj45 a rj45 multifilar con bota inyectada|cordon certificado de fabrica color rojo para panel|armado de fabrica rj45 macho a macho categoria seis',
  },
  {
    kind: 'cable coaxial',
    sheets:
      'coaxil|rg 59|cable rg174|cable rg11|bobina rg11|carrete rg6|carrete rg59|rollo rg6|rollo rg59|cable 75 ohm|quad shield|cable catv|cable para television|cable antena television|cable baja perdida|cable triple malla|cable radiofrecuencia|cable foam 50 ohm',
    keyed:
      'bobina de cable coaxial rg6 doble malla chaqueta pvc|cable coaxial rg59 cobre para cctv malla alta cobertura|cable coaxial rg11 troncal exterior con mensajero de acero|cable coaxial de baja perdida tipo rg8 para antena|cable coaxial rg6 blindaje cuadruple para television satelital|rg6 coaxial cable quad shield solid copper reel|rg59 video coax copper braid cctv bulk|low loss coaxial cable for antenna feed line foam dielectric|rg11 trunk coax with steel messenger outdoor|rollo de cable para antena de tele o camara analoga|cable grueso para cable tv y satelite bobina completa|rg6 con dielectrico espumado y malla de aluminio|bajada de antena bajas perdidas dielectrico espumado|conductor central de cobre y malla trenzada para video',
  },
  {
    kind: 'cable de alarma',
    sheets:
      'burglar alarm wire|station wire|alarm control cable|stranded security wire|access control cable|composite access cable|shielded control cable|cable multihilos|cable intrusion|cable hilos calibre|cable hilos blindado|cable conductores calibre|cable conductores sin blindaje|cable conductores blindado|bobina 4 hilos|bobina conductores calibre|cable sensores alarma|cable instrumentacion',
    keyed:
      'cable multiconductor para alarma cuatro hilos sin blindaje|cable para alarma dos conductores cobre estanado multifilar|cable multiconductor blindado para control de acceso y lectoras|cable multipar blindado para intercomunicador chaqueta gris|cable de alarma seis hilos multifilar chaqueta pvc blanca|four conductor stranded security alarm cable unshielded|shielded multiconductor access control cable with drain wire|twisted pair security cable for sensors and keypads|composite access control cable lock reader and contact|rollo de cable para sensores y teclado de alarma|alambre para instalar alarma y sirena varios hilos|multiconductor para lectora y cerradura con hilo drenaje|bobina de cuatro hilos de colores para sensores y contactos|par de hilos estanados para zonas y sirena sin blindaje',
  },
  {
    kind: 'cable siamés',
    sheets:
      'coaxial con alimentacion|coaxial con corriente|coaxial mas corriente|coaxial y energia|rg59 con alimentacion|rg59 corriente|rg59 energia|rg59 power|rg6 power|coax power cable|video power cable|video and power cable|power video cable|bnc and power cable|bnc dc cable|plug and play bnc cable|premade cctv cable|extension bnc corriente|extension video corriente|extension video y energia|cable video alimentacion|cable combo bnc|cable combinado video corriente',
    keyed:
      'cable siames rg59 con dos hilos de alimentacion bobina|cable armado para camara conectores bnc y plug de corriente|cable siames rg6 coaxial mas par corriente para cctv exterior|cable de video y energia armado alta definicion bnc macho|bobina siames coaxial malla cobre con par de alimentacion negra|rg59 siamese cable with power pair cctv reel|premade video and power cable bnc and dc plug|siamese coax with two conductor power bulk direct burial|plug and play cctv camera cable bnc male with power|cable listo para tu camara trae video y corriente|extiende tu camara sin armar conectores solo enchufa|coaxial con par de corriente integrado para camara analoga|siames con malla y par de energia chaqueta blanca|extension bnc y plug macho hembra para kit cctv',
  },
  {
    kind: 'cable contra incendio',
    sheets:
      'bobina fplr|bobina incendio|bobina fpl|carrete incendio|alambre incendio|alambre fplr|power limited fire|fire protective signaling|fire alarm wire|fire resistant cable|circuit integrity cable|slc cable|cable slc|cable lazo direccionable|cable resistente fuego|cable contra fuego|cable alarma fuego|cable antifuego|cable deteccion humo|cable rojo calibre|cable rojo conductores|cable rojo par trenzado|cable plenum rojo',
    keyed:
      'cable contra incendio fplr dos conductores blindado rojo|cable para alarma de incendio fpl sin blindaje cobre solido|cable fplp plenum para deteccion de incendio chaqueta roja|cable contra incendio resistente al fuego aislamiento silicon|cable para lazo de deteccion incendio par torcido retardante flama|fplr shielded fire alarm cable two conductor solid copper red|plenum fplp fire alarm wire unshielded|power limited fire alarm riser cable twisted pair|fire rated circuit integrity cable for notification appliances|cable rojo para detectores de humo y sirenas rollo|rollo de cable rojo aprobado para sistema de incendio|rojo retardante de flama para lazo direccionable con drenaje|par rojo solido para estrobos y estaciones manuales|conductor retardante chaqueta roja para circuito de notificacion',
  },
  {
    kind: 'cable de aviación',
    sheets:
      'gx12|cable gx12|cable gx16|extension m12|cable tipo avion|extension tipo avion|cable tipo aviador|cable camara vehicular|cable camara autobus|cable camara camion|extension camara vehicular|extension camara autobus|extension camara movil|cable dvr vehicular|cable grabador movil|extension grabador movil|extension dvr movil|mdvr extension|mdvr camera cable|mobile dvr cable|mobile camera cable|vehicle camera cable|truck camera cable|aviation connector cable|aviation extension cord',
    keyed:
      'cable de extension aviacion cuatro pines para camara movil|cable con conector de aviacion macho hembra para grabador vehicular|cable m12 de aviacion video audio y alimentacion para autobus|cable aviacion espiral para remolque camara de reversa|adaptador de aviacion a bnc para grabador movil|four pin aviation extension cable for vehicle camera|mdvr aviation connector cable male to female shielded|m12 aviation cable for mobile network camera poe|coiled trailer cable aviation plug for reverse camera|cable para camara de camion a grabador con rosca|alarga la camara de tu trailer cable de cuatro pines|extension mdvr conector roscado con audio y video|conector tipo aviacion roscado para camara de autobus|cuatro pines con tuerca de seguridad para videograbador vehicular',
  },
  {
    kind: 'conector RJ45',
    sheets:
      '8p8c|conector 8p8c|conector ethernet|conector lan|conector cat5e|conector cat6a|conector blindado cat6|conector pasante|conector pass through|pass through connector|lan connector|ez connector|conector internet|conector para cable red|terminal rj45|clavija rj45|clavija modular|ficha red|ficha modular|punta rj45|conector cristal',
    keyed:
      'conector rj45 cat6 utp macho chapado en oro bolsa|plug modular rj45 cat5e para cable solido y multifilar|conector rj45 blindado cat6a con tierra y guia|plug rj45 pasante cat6 para crimpado rapido|conector rj45 de campo sin herramienta blindado categoria seis|cat6 pass through rj45 modular plug gold plated|shielded cat6a rj45 connector with load bar|tool free field termination rj45 plug|cat5e modular plug eight position for stranded or solid|bolsa de conectores para cable de red facil de armar|plugs para armar tus cables de internet paquete|plug macho ocho contactos para ponchar cable utp|ficha modular pasante con contactos dorados para crimpar|macho modular blindado para cable ftp con guia',
  },
  {
    kind: 'jack RJ45',
    sheets:
      'modulo cat6|modulo cat5e|modulo cat6a|modulo categoria|modulo rj45 hembra|modulo red hembra|modulo utp|modulo toolless|modulo ponchable|conector hembra cat6|conector hembra categoria|toma red|toma modular|toma datos|inserto rj45|rj45 socket|socket rj45|enchufe rj45|modular outlet|outlet module|information outlet|hembra categoria',
    keyed:
      'jack rj45 cat6 tipo keystone color blanco terminacion ciento diez|modulo keystone cat6a blindado sin herramienta|jack modular hembra cat5e para placa de pared|jack categoria seis estilo sin ponchado con tapa posterior|jack rj45 de terminacion recta para panel y faceplate|cat6 keystone jack punch down white|shielded cat6a toolless keystone module|cat5e rj45 modular jack female for wall plate|slim high density network jack rear termination cap|conector hembra para la salida de red en tu pared|pon tu contacto de internet en la pared jack facil|inserto keystone hembra para panel descargado|modulo hembra ocho contactos codigo de color a y b|hembra sin herramienta categoria seis aumentada para placa',
  },
  {
    kind: 'cople RJ45',
    sheets:
      'acoplador utp|acoplador cat6|acoplador cat5e|acoplador red|acoplador ethernet|acoplador hembra hembra rj45|adaptador rj45 hembra hembra|adaptador hembra hembra rj45|rj45 hembra hembra|rj45 female to female|rj45 joiner|cat6 coupler|modular coupler|union red|union utp|unidor cable red|empate rj45|empalme rj45|empalme cable red|doble hembra rj45',
    keyed:
      'cople rj45 hembra a hembra cat6 en linea|cople de red exterior contra agua con glandulas|cople keystone rj45 cat6a blindado para panel|acoplador rj45 cat5e recto color marfil|cople en linea blindado para unir cables ethernet cuerpo metalico|cat6 inline coupler rj45 female to female|waterproof outdoor rj45 coupler with cable glands|shielded keystone feedthrough coupler cat6a|ethernet cable joiner straight through unshielded|une dos cables de red y hazlos mas largos|alarga tu cable de internet con esta union|copla hembra hembra para extender cordones de red|union recta ocho hilos en linea categoria seis|acoplador pasante doble hembra tipo keystone para patch panel',
  },
  {
    kind: 'bota para plug',
    sheets:
      'funda rj45|funda conector rj45|cubierta plug|cubierta rj45|cubre rj45|cubre conector rj45|capuchon cat6|capuchon utp|capuchon conector rj45|capucha rj45|capucha plug|goma rj45|manguito rj45|bota cat5e|bota utp|bota protectora|bota color rj45|bota antitiron|bota modular|boot plug|modular plug boot|rj45 hood|boot cover rj45',
    keyed:
      'bota para plug rj45 color azul pvc flexible|bota rj45 cat6 deslizable con protector de seguro|capuchon para plug modular color rojo bolsa|bota protectora para conector rj45 alivio de tension gris|funda para plug rj45 cat6a diametro grande negra|rj45 strain relief boot blue pvc|snagless boots for cat6 modular plugs bag|slip on rj45 plug boot for large diameter cable|color coded rj45 connector boots pack|protege la pestana de tus conectores de red de colores|dale acabado profesional a tus cables de red capuchones|capuchon liberador de tension para conector de red amarillo|cubre plug deslizable antienganche bolsa de varios colores|protector de pestana para conector de red alivio de tension',
  },
  {
    kind: 'placa de pared',
    sheets:
      'tapa modular|tapa rj45|tapa red|tapa ventanas|tapa ejecutiva|tapa multimedia|wallplate|keystone plate|wall outlet plate|single gang plate|double gang plate|single gang keystone|caja biscuit|caja aparente rj45|marco keystone|marco para jack|chapeton keystone|outlet box keystone|rosetta',
    keyed:
      'placa de pared para jack keystone dos salidas blanca|faceplate vertical de cuatro ventanas con etiquetas|placa de pared acero inoxidable para modulos keystone|placa frontal angulada para modulos con tapa guardapolvo|two port keystone wall plate single gang white|stainless steel faceplate four port with label windows|angled modular faceplate with dust shutters|tapa para tu salida de red en la pared|deja bonita tu salida de internet con esta tapa|tapa de seis ventanas para jacks con portaetiqueta|una ventana color marfil para caja electrica y modulo keystone',
  },
  {
    kind: 'panel de parcheo',
    sheets:
      'panel parchado|panel parches|panel para jack|panel cat5e|panel cat6a|panel categoria|panel datos|panel distribucion rj45|panel interconexion|panel puertos rj45|panel angulado|patching panel|keystone panel|unloaded panel|angled patch|empty patch panel|rj45 patch panel|panel vacio puertos|panel de voz|voice panel',
    keyed:
      'panel de parcheo cat6 cargado una unidad de rack|patch panel descargado para jacks keystone con barra posterior|panel de parcheo blindado cat6a con tierra|patch panel angulado de alta densidad para rack|panel modular plano con organizador trasero y etiquetas|loaded cat6 patch panel punch down rackmount|unloaded keystone patch panel with rear cable bar|shielded cat6a angled patch panel high density|wall mount mini patch panel cat5e with bracket|ordena los cables de red de tu rack panel|panel para conectar todas las salidas de tu oficina|patchpanel modular con terminacion ciento diez y etiquetas|panel descargado para modulos con barra de sujecion|regleta rackeable con puertos rj45 y ponchado posterior',
  },
  {
    kind: 'organizador de cables',
    sheets:
      'wire organizer|wire management|gestor cables|gestion cables|administrador cables|administrador horizontal cable|administrador vertical cable|peinador cables|panel cepillo|cepillo pasacables|brush panel|brush strip|lacing bar|barra lacing|cable lacer|d ring|anillo cables|panel pasacables|panel pasa cables|guia horizontal cable',
    keyed:
      'organizador horizontal de cables con tapa una unidad de rack|organizador vertical doble con dedos para rack abierto|organizador de cables con anillos metalicos montaje frontal|organizador para rack ducto ranurado doble cara|organizador horizontal tipo cepillo pasacables para gabinete|horizontal cable manager with cover and fingers|vertical cable management dual sided for open rack|d ring cable manager metal rackmount|brush strip cable management panel|adios marana de cables en tu rack organizalos|acomoda tus patch cords con este organizador con tapa|guia de cables para rack con cinco argollas|ordenador frontal y posterior de cordones con tapa abatible|dedos plasticos y tapa para peinar cordones en bastidor',
  },
  {
    kind: 'canaleta y tubo',
    sheets:
      'moldura cable|cubrecable|cubre cables|cubre cable piso|tapacable|ocultacables|oculta cables|protector cable piso|cable concealer|floor cord cover|floor cable protector|wiring duct|slotted duct|minicanal|canal autoadherible cable|rampa pasacable|angulo moldura|perfil pasacables piso|regleta ocultacables',
    keyed:
      'canaleta plastica pvc blanca con adhesivo tramo recto|ducto ranurado gris para tablero con tapa|canaleta de piso media cana con tapa para transito|canaleta metalica doble via para pared con division|pvc surface raceway adhesive back white|slotted wiring duct with cover for control panel|floor cord cover raceway half round|esconde los cables de tu tele y modem en pared|canaleta con pegamento para que no se vean cables|ducto con tapa a presion para cableado visible|tapa final blanca para moldura de cables superficial',
  },
  {
    kind: 'tubo conduit',
    sheets:
      'poliflex|manguera poliflex|corrugado naranja|corrugado gris|manguera flexible electrica|manguera polietileno|ducto corrugado|ducto polietileno|ducto pead|innerduct|cople emt|conector emt|electrical metallic tubing|corrugated tube|pared delgada|pared gruesa|conduleta|codo pared delgada|conector pared delgada|cople pared delgada|pvc electrical pipe|rigid steel pipe',
    keyed:
      'tubo conduit galvanizado pared delgada sin rosca|tubo conduit pvc pesado con campana para instalacion electrica|tubo flexible metalico galvanizado para cableado|poliducto corrugado naranja con guia rollo|tubo conduit galvanizado pared gruesa con rosca y cople|electrical metallic tubing galvanized steel thin wall|rigid steel threaded conduit with coupling|flexible metal conduit galvanized steel coil|corrugated nonmetallic flexible conduit orange with pull string|manguera naranja para meter cables en losa o muro|tubo para instalacion de camaras protege tus cables|poliducto liso negro para canalizacion oculta|corrugado flexible naranja para losa rollo completo|tuberia rigida galvanizada con rosca y cople incluido',
  },
  {
    kind: 'tubería y accesorio conduit flexible',
    sheets:
      'liquid tight|liquid tight connector|liquid tight fitting|liquatight|prensacable|prensa cable|prensa estopa|cord grip|cord gland|nylon gland|waterproof gland|strain relief gland|conector estopa|conector recto flexible|conector curvo flexible|conector recto hermetico|conector curvo hermetico|conector recto liquatite|conduit flexible metalico|conduit flexible hermetico|flexible metallic conduit|tubo flexible hermetico|manguera metalica forrada|racor cable|racor prensaestopa',
    keyed:
      'tubo licuatite metalico flexible cubierta pvc hermetico|conector recto liquidtight para tubo flexible con empaque|glandula de nylon prensaestopa con tuerca y empaque|prensaestopa metalica laton niquelado contra agua|conector curvo liquidtight de zamac con empaque|liquid tight flexible metal conduit pvc jacket|straight liquid tight connector with sealing ring|nylon cable gland with lock nut waterproof|angled liquid tight conduit fitting zinc die cast|sella la entrada de cable de tu caja contra agua|manguera gris forrada para motor o camara exterior|glandula pg negra para caja estanca con contratuerca|prensacable roscado con empaque de neopreno para gabinete|licuatite gris engargolado con forro para intemperie',
  },
  {
    kind: 'charola portacables',
    sheets:
      'charola escalera|charola tipo escalera|charola electrica|charola portaconductores|charola alambre|charola electrosoldada|charola fondo solido|charola electrozincada|tramo charola|bandeja portacables|bandeja porta cables|bandeja portaconductores|bandeja tipo malla|bandeja rejilla|rejilla portacables|canasta portacables|escalera portacables|escalera para cables|cable ladder|cable runway|wire basket|mesh tray|perforated tray',
    keyed:
      'charola tipo malla electrozincada para cableado estructurado|escalerilla portacables de aluminio tramo recto|charola perforada galvanizada con tapa|charola de malla cromada uniones rapidas para centro de datos|soporte trapecio y clema para charola tipo malla|electrozinc wire mesh cable tray section|ladder cable tray aluminum straight section|perforated galvanized cable tray with cover|basket tray splice kit and wall bracket|lleva tus cables por el techo ordenados charola de malla|escalerilla para pasar cables sobre tu rack|malla electrosoldada en tramo para cable de datos|escalerilla de aluminio con travesanos y curva horizontal|tramo recto de alambre soldado con peralte para cableado',
  },
  {
    kind: 'cincho',
    sheets:
      'amarra plastica|brida plastica|brida nylon|brida sujetacables|suncho|suncho plastico|corbata plastica|correa plastica|fajilla plastica|cinturon sujecion|cinturon acero inoxidable|cinturon negro nylon|collarin nylon|stainless steel tie|tywrap|self locking tie|cable strap nylon',
    keyed:
      'cincho plastico nylon negro resistente a rayos uv|cincho metalico acero inoxidable con seguro de bola|cinturon de nylon blanco dentado para mazo de cables|cincho con etiqueta de identificacion para cable|cincho reutilizable liberable nylon natural|black uv resistant nylon cable ties bag|stainless steel ball lock cable tie|releasable reusable zip ties natural|push mount nylon cable tie with identification flag|amarra todos tus cables bolsa de cinchos surtidos|cinchos gruesos que no se rompen para exterior|cintillo autobloqueante para intemperie color negro|amarre dentado de nylon para mazos de cable',
  },
  {
    kind: 'velcro',
    sheets:
      'gancho y felpa|gancho y lazo|cinta gancho felpa|cinta abrojo|abrojo|cinta autoagarre|cinta autoadherente cables|tira autoadherente cables|tira autoagarre|correa autoadherente|cinta adherente cables|hook loop|hook loop tape|hook loop tie|hook loop strap|fastening tape|tak tape|tak ty|cincho contacto|cincho felpa|cincho tela|cincho textil|cincho gancho|contac tel|felpa rollo',
    keyed:
      'cinta velcro para organizar cables rollo color negro|cincho velcro reutilizable con hebilla paquete|cinta de contacto doble cara gancho y felpa en rollo|tira velcro precortada de colores para patch cord|velcro adhesivo macho y hembra para montaje|hook and loop cable tie roll black|reusable hook and loop straps with buckle pack|self adhesive hook and loop tape pair|plenum rated hook and loop cable wrap maroon|amarra tus cables sin cortarlos se quita y se pone|rollo para ordenar cables de red no los aplasta|contactel ajustable para mazos de fibra y utp|gancho y felpa en rollo recortable para cableado|felpa y gancho en tiras precortadas reutilizables para cordones',
  },
  {
    kind: 'termofit',
    sheets:
      'heatshrink|heat shrinkable|heat shrink tube|shrink tubing|shrink tube|shrinkable tube|termoretractil|termorretractil|tubo termorretractil|tubo retractil|tubo encogible|termo fit|thermo fit|termofil|termo contractil|manga termica cable|macarron termico|espagueti termico|cinta espiral cables|spiral cable wrap|expandable sleeving|braided sleeving|malla expandible',
    keyed:
      'termofit negro poliolefina tubo termocontractil|juego de termofit surtido de colores en estuche|tubo termocontractil con adhesivo pared doble sellado|termofit transparente para empalme y soldadura por metro|espiral plastico para proteger mazos de cable negro|polyolefin heat shrink tubing black two to one|dual wall adhesive lined heat shrink tube waterproof|assorted color heat shrink sleeve kit|spiral wrap cable bundling polyethylene natural|aisla tus empalmes con calor surtido de medidas|tubitos que se encogen con encendedor para cables|thermofit rojo por rollo relacion dos a uno|tubo termoencogible retardante a flama para soldadura|encoge con calor y sella con adhesivo interno',
  },
  {
    kind: 'marcador de cable',
    sheets:
      'etiqueta autolaminable|etiqueta autolaminada|self laminating label|wire label|wire number|numero para cable|numeracion cables|libreta numeros cable|libreta marcadores|wire marker book|anillo marcador|anillo numerado|anillo identificador|marcador alambre|marcador conductores|marcador tipo bandera|marcador tipo clip|clip numerado|cable tag|cable flag|marker tie|cincho marcador|cincho bandera|cincho identificacion',
    keyed:
      'marcador de cable tipo anillo numerado del cero al nueve|etiquetas autolaminables para identificar cable impresas|numerador de cables adhesivo en libreta numeros y letras|banderitas para cable con adhesivo escribibles|marcador tipo clip encajable colores codigo para cable utp|clip on cable markers numbered zero to nine|self laminating wire labels write on|cable marker book adhesive numbers and letters|flag cable labels for fiber and ethernet printable|identifica tus cables con numeros y ya no te equivoques|etiqueta los cables de tu rack banderitas de colores|anillos numerados encajables para identificar conductores|libreta de numeros adhesivos para identificar conductores en tablero|placas de identificacion con portaetiqueta para conductores y fibra',
  },
  {
    kind: 'pinza ponchadora',
    sheets:
      'engarzadora|engarzadora rj45|pinza engarzadora|grimpadora|pinza plug|pinza modular|pinza pasante|pinza pass through|pinza conector f|pinza conectores coaxial|ponchador rj45|ratchet crimp tool|modular plug tool|herramienta crimpar|herramienta compresion|herramienta engarce|alicate crimpador',
    keyed:
      'pinza ponchadora rj45 y rj11 con trinquete cortador y pelador|pinza de compresion para conectores coaxiales f bnc y rca|pinza crimpeadora para conector rj45 pasante con navaja|pinza ponchadora para terminales electricas aisladas con matraca|crimpadora de uso rudo para plug blindado cat6a|ratcheting modular crimper for pass through rj45|coaxial compression crimping tool f bnc rca|rj45 rj12 crimping tool with cutter and stripper|insulated terminal ratchet crimper interchangeable dies|arma tus propios cables de red con esta pinza|poncha plugs y corta cable todo en uno mango comodo|crimpadora modular de ocho posiciones con matraca|compresora de conectores f y bnc para coaxial|para crimpar plugs pasantes con corte al ras',
  },
  {
    kind: 'herramienta de impacto',
    sheets:
      'punch tool 110|impact punch|impact insertion tool|insertion tool 110|termination tool 110|jack tool|ponchadora krone|ponchador krone|ponchador impacto|ponchadora jack|ponchador jack|ponchadora keystone|pinza para jack|pinza jack keystone|pinza ponchadora jack|herramienta ponchar jack|herramienta insercion jack|rematador jack|percutora',
    keyed:
      'herramienta de impacto ciento diez con navaja reversible|ponchadora de impacto ajustable alta y baja presion|herramienta de impacto para regletas krone y ciento diez|herramienta de impacto multipar cinco pares para bloque|rematadora manual de plastico para jack keystone economica|adjustable impact punch down tool with reversible blade|krone style punch down insertion tool with hook|five pair impact tool for wiring blocks|keystone termination punch down with replaceable blades|poncha tus jacks y patch panel de un golpe|remata cables en jack y panel con corte automatico|rematadora de golpe con cuchilla intercambiable y gancho|insertadora de hilos en regleta con corte de sobrante|navaja ciento diez de repuesto para ponchar jacks por golpe',
  },
  {
    kind: 'probador de cable',
    sheets:
      'verificador cableado|verificador red|comprobador red|comprobador rj45|comprobador utp|comprobador cableado|mapeador cable|mapeador red|mapeo cables|mapa cableado|wire map|wiremap|cable mapper|cable checker|lan checker|cable length meter|cable test kit|testeador|testeador cable|testeador red|chequeador cable|medidor longitud cable|continuidad utp|detector fallas cable utp',
    keyed:
      'probador de cable rj45 y rj11 con unidad remota|probador de red con pantalla lcd mide longitud y mapeo|tester de cable multifuncion coaxial rj45 y usb|probador de cableado con deteccion poe y velocidad de enlace|probador de continuidad de red con luces indicadoras y bateria|rj45 rj11 lan cable tester with remote unit|network cable tester lcd wire map and length|multifunction tester for coax ethernet and poe detection|wiremap verifier with split pair detection|revisa si tu cable de red quedo bien armado|sabe que hilo esta mal en tu cable de internet|comprobador de pares con remoto y secuencia de luces|mapeo de hilos pares abiertos cruzados y cortos|verificador de cableado estructurado con identificadores remotos',
  },
  {
    kind: 'generador de tonos',
    sheets:
      'tone tracer|tone kit|tone and trace|toner kit|cable tracker|cable finder|wire finder|cable locator tone|fox and hound|inductive probe|amplifier probe|sonda inductiva|sonda amplificadora|sonda tonos|generador y sonda|tono y sonda|trazador cable|trazador tonos|seguidor tonos|rastreador tonos|rastreador rj45|rastreador utp',
    keyed:
      'generador de tonos y sonda para rastrear cables|kit generador de tono con sonda amplificada y audifono|rastreador de cables de red con filtro antirruido y lampara|generador de tonos para linea telefonica con caimanes|localizador de cables con emisor digital para redes activas|tone generator and probe kit for network and telephone|digital cable tracer with noise filtering probe|toner and amplifier probe with alligator clips|live network cable tracer poe safe rechargeable|encuentra el cable correcto entre un monton siguiendo el sonido|rastrea tus cables en la pared con el zumbido|emisor de tono y sonda inductiva con bocina|zumbador inductivo para identificar pares con caimanes|sonda amplificadora y emisor multitono con pinzas caiman',
  },
  {
    kind: 'certificador de cableado',
    sheets:
      'certificadora|certificadora cableado|certificadora cobre|equipo certificacion red|equipo certificacion cableado|certification tester|cable certification tester|copper certification|cable qualifier|qualification tester|network qualification|calificador cable|calificador cableado|cualificador|analizador cable|analizador cableado|analizador cableado estructurado|cabling analyzer|certifica cat6|certifica cat6a|certifica cableado|certifica categoria|comprobador certificacion|medidor certificacion cableado',
    keyed:
      'certificador de cableado de cobre categoria seis aumentada con reportes|certificador de red con modulos de fibra monomodo y multimodo|certificadora de cableado estructurado con pantalla tactil y unidad remota|adaptador de enlace permanente para certificador de cable|certificador de cobre y fibra con resultados en la nube|cable certifier copper cat6a with main and remote units|cable analyzer with permanent link and channel adapters|fiber certification module optical loss test set for certifier|structured cabling certification tester with cloud reporting|entrega reportes de certificacion a tus clientes de cableado|certifica tus nodos de red y da garantia de fabrica|analizador de cableado con limites tia y canal|certificadora para enlace permanente con diafonia y perdida de retorno|pruebas tia de canal next y retorno con remoto',
  },
  {
    kind: 'pelacables',
    sheets:
      'desforrador|desforrador cable|desforrador coaxial|stripping tool|stripping knife|cable stripping|wire cutter|cable cutter|diagonal cutter|side cutter|diagonal pliers|cortafrio|cortador alambre|corta alambre|cizalla cable|navaja electricista',
    keyed:
      'pinza pelacables automatica ajustable con cortador|pelador de cable coaxial de dos navajas rg59 y rg6|alicate de corte diagonal mango aislado acero al cromo|pelador y cortador para cable utp redondo y plano|pinza de electricista con mango antiderrapante forjada|automatic self adjusting wire stripper and cutter|coaxial cable stripper two blade adjustable|diagonal cutting pliers insulated handle|round cable jacket stripper for network cable|pela cables en un segundo sin lastimar el cobre|pinzas de corte filosas para electricista mango comodo|pelador giratorio para chaqueta utp y coaxial|cortacable de trinquete para calibre grueso de cobre|alicate universal de punta y corte con mango aislado',
  },
  {
    kind: 'guía jalacables',
    sheets:
      'guia pasa cable|jalador cable|jalador de alambre|cinta pescadora|cinta guia acero|cinta guia nylon|cinta jaladora|guia para alambrar|guia para cablear|fishtape|fish stick|glow rod|fiberglass rod|push pull rod|cable pulling rod|duct rodder|cable rodder|varilla fibra vidrio|pescacables|laucha',
    keyed:
      'guia jalacable de acero plano en carrete|guia jalacables de fibra de vidrio con rodillo y base|guia de nylon con puntas metalicas para tubo conduit|juego de varillas jalacables de fibra flexible con gancho|sonda pasacables trenzada poliester con punta flexible|steel fish tape with polymer reel case|fiberglass duct rodder on wheeled frame|nylon fish tape with metal eyelets|glow in the dark fiberglass push pull rod kit|pasa cables por la tuberia sin batallar|mete cables por el techo y muro facil varillas|pasacable de fibra de vidrio con ojillo y devanador|cinta de acero templado para tirar conductores en conduit|varillas roscadas luminiscentes para tender cableado en plafon',
  },
];
