import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/backup.ts`. */
export const BACKUP_SHEETS: readonly KindSheets[] = [
  {
    kind: 'UPS',
    sheets:
      'sistema alimentacion ininterrumpida|alimentacion ininterrumpida|alimentacion ininterrumpible|energia ininterrumpida|fuente ininterrumpible|fuente ininterrumpida|uninterruptible|uninterrupted power|linea interactiva|interactivo regulador contactos|no breack|power backup|standby power supply|respaldo computadora|respaldo router|respaldo internet apagones|respaldo electrico|respaldo corriente',
    keyed:
      'ups interactivo de torre con regulador integrado y pantalla lcd|no break compacto con contactos respaldo y supresor de picos|ups interactivo de onda senoidal pura para rack y torre|mini ups corriente directa para modem y camaras bateria litio|ups interactivo con puerto usb y software de apagado|line interactive ups tower with avr and lcd panel|standby battery backup ups with outlets surge protection|pure sine wave line interactive ups rack tower convertible|mini dc ups for router and camera lithium battery|respalda tu modem cuando se va la luz compacto|no pierdas tu trabajo por apagones respaldo para computadora|no break con regulador para punto de venta y computadora|respaldo de energia con tomas polarizadas y puerto de comunicacion|interactivo onda senoidal simulada con contactos respaldados y pantalla',
  },
  {
    kind: 'UPS en línea',
    sheets:
      'double conversion online|online doble conversion|true online|no break on line|nobreak on line|nobreak linea|nobreak doble conversion|nobreak trifasico|no break trifasico|nobreak industrial|sai online|sai en linea|sai doble conversion|sai trifasico|ups trifasico|ups modular|modular ups|three phase ups|3 phase ups|data center ups|vfi ups|ups transformador aislamiento',
    keyed:
      'ups en linea doble conversion torre factor de potencia unitario|ups online de rack doble conversion con baterias internas|ups en linea trifasico modular para centro datos transferencia estatica|no break en linea onda senoidal pura y bypass automatico|ups doble conversion bifasico con transformador aislamiento y bypass mantenimiento|online double conversion ups rack tower unity power factor|three phase modular online ups hot swappable power modules|double conversion tower ups with isolation transformer and maintenance bypass|lithium ion online ups rack mount extended runtime capable|energia perfecta sin transferencia para tus servidores ups en linea|respaldo cero tiempo de transferencia para equipo medico doble conversion|doble conversion rack torre con bypass interno y ranura inteligente|sai de doble conversion trifasico con modulos intercambiables|sin tiempo de transferencia rectificador inversor y bypass en torre',
  },
  {
    kind: 'tarjeta de red para UPS',
    sheets:
      'ups communication card|ups web card|ups relay card|web card ups|modbus card ups|relay card ups|dry contact card ups|snmp adapter|adaptador snmp|snmp module|snmp web adapter|tarjeta administracion ups|tarjeta ethernet ups|tarjeta web ups|tarjeta modbus ups|tarjeta relevadores ups|tarjeta contactos secos ups|tarjeta red nobreak|tarjeta red no break|tarjeta monitoreo nobreak|interfaz red ups|modulo red ups|as400 card',
    keyed:
      'tarjeta red snmp para ups con puerto ethernet monitoreo web|tarjeta de gestion remota para ups con sensor ambiental opcional|tarjeta snmp interna para ranura inteligente de ups en linea|tarjeta de comunicacion modbus para ups con puerto serial|tarjeta de contactos secos de relevador para ups industrial|snmp web network management card for ups|ups network card with environmental sensor port and email alerts|modbus bacnet communication card for online ups intelligent slot|relay dry contact interface card for industrial ups slot|apaga tus servidores seguro tarjeta snmp para tu no break|administra tu ups desde navegador tarjeta ethernet facil de insertar|adaptador administracion snmp para no break con alertas por correo|modulo web de monitoreo para ranura inteligente de no break|insertable en ranura del no break para gestion por navegador',
  },
  {
    kind: 'banco de baterías para UPS',
    sheets:
      'gabinete baterias ups|gabinete baterias nobreak|gabinete baterias externo|gabinete externo baterias|paquete baterias ups|modulo baterias adicional|modulo baterias extendido|modulo expansion baterias|modulo autonomia extendida|expansion autonomia ups|banco baterias extendido|banco baterias adicional|tren baterias|extended battery module|extended battery pack|extended run battery|extended runtime battery|battery expansion module|ups battery module|battery bank ups|bateria externa ups',
    keyed:
      'banco de baterias externo para ups de torre con cable|modulo de baterias externo para ups de rack con rieles|gabinete de baterias para ups trifasico con interruptor termomagnetico|banco baterias de litio para ups en linea gestion integrada|expansion autonomia para no break con baterias selladas y conector|external battery pack for online ups tower with cable|rack mount extended battery module for ups hot swappable|battery cabinet for three phase ups with breaker|lithium ion external battery module for double conversion ups|mas tiempo de respaldo para tu no break banco externo|amplia la autonomia de tu ups con banco enchufable|gabinete vacio con charolas y protecciones para celdas no break|extension de autonomia en rack con conector para ups|baterias selladas gabinete externo con conector polarizado para no break',
  },
  {
    kind: 'regulador de voltaje',
    sheets:
      'acondicionador voltaje|acondicionador energia|acondicionador corriente|acondicionador potencia|power conditioner|voltage conditioner|power stabilizer|line stabilizer|servo stabilizer|power regulator|line regulator|ferroresonante|constant voltage transformer|compensador voltaje|corrector voltaje|correccion voltaje|autorregulador|autoregulador|variac|elevador voltaje casa|elevador voltaje residencial|protector voltaje compensador|eleva voltaje bajo',
    keyed:
      'regulador voltaje electronico con contactos y supresor de picos|regulador de voltaje trifasico con transformador para industria|regulador voltaje para refrigerador y lavadora con retardo de encendido|acondicionador de linea con aislamiento y filtro de ruido|estabilizador servomotor monofasico con pantalla digital para toda la casa|automatic voltage regulator with outlets surge protection wall mount|servo motor three phase voltage stabilizer industrial|line conditioner with isolation transformer noise filtering|whole house automatic voltage regulator single phase relay type|cuida tu refrigerador y pantalla de los altibajos de luz|protege tus electrodomesticos de variaciones de voltaje facil de conectar|estabilizador ferroresonante monofasico para laboratorio con filtro|acondicionador de tension bifasico para residencia con derivacion manual|corrige alto y bajo voltaje con tomas polarizadas y fusible',
  },
  {
    kind: 'supresor de picos',
    sheets:
      'surge arrestor|transient voltage suppressor|transient suppressor|descargador sobretension|limitador sobretension|protector sobretensiones transitorias|protector sobrevoltaje|protector transitorios|protector contra rayos|protector electrodomesticos|regleta proteccion|guarda voltaje|multicontacto proteccion picos|tira multicontacto protector',
    keyed:
      'supresor de picos trifasico para tablero con indicador led|barra supresora de picos multicontacto con cargador usb|supresor de transitorios clase dos montaje en riel din|protector contra descargas atmosfericas para tablero principal con alarma remota|barra multicontacto supresora para rack con interruptor iluminado|surge protective device three phase type two din rail|multiple outlet surge protector strip with usb and long cord|panel mount transient voltage suppressor with dry contact alarm|dc solar photovoltaic surge protection device din rail pluggable modules|protege tu pantalla y consola de descargas electricas multicontacto|cuida tus aparatos de picos de voltaje barra con usb|cartucho enchufable de varistor para riel din con senal remota|protector de sobretension para camaras y fuente de corriente directa|varistores modo comun y diferencial para centro carga nema exterior',
  },
  {
    kind: 'protector de red',
    sheets:
      'supresor lan|protector lan|supresor datos|supresor cat6|supresor gigabit|protector linea datos|descargador ethernet|descargador rj45|apartarrayos ethernet|ethernet surge suppressor|ethernet surge arrester|ethernet surge protection|ethernet lightning protector|ethernet lightning arrester|poe surge suppressor|poe lightning protector|network lightning arrester|rj45 surge suppressor|rj45 lightning protector|gigabit surge protector|cat6 surge protector|data line protector|data line suppressor',
    keyed:
      'protector contra descargas ethernet gigabit poe para exterior|supresor de picos rj45 blindado con cable de tierra|protector de red varios puertos para rack con tierra fisica|protector linea ethernet para camara ip montaje en riel din|supresor poe gigabit para radioenlace con carcasa metalica|gigabit ethernet surge protector poe outdoor weatherproof|rj45 network lightning arrester shielded with ground wire|rack mount multi port ethernet surge protector|din rail industrial poe ethernet surge suppressor shielded|protege tu camara ip y switch de rayos por cable|cuida tus antenas y puertos de red de descargas electricas|descargador de gas para datos con conectores rj45 hembra|proteccion linea de datos para par trenzado con poe pasivo|entrada y salida rj45 gigabit con aterrizaje contra rayos',
  },
  {
    kind: 'protector coaxial',
    sheets:
      'arrestor coaxial|coaxial surge arrester|coaxial protector|coax lightning protector|rf surge protector|rf surge arrester|rf lightning arrester|lightning arrestor n|video surge protector|antenna lightning arrester|catv surge protector|gdt arrester|quarter wave arrester|impulse suppressor|supresor rf|protector rf|supresor catv|protector catv|descargador coaxial|descargador rf|apartarrayos coaxial|supresor linea transmision',
    keyed:
      'protector coaxial con tubo gas conector n hembra para antena|supresor coaxial bnc para camara analogica con tierra|protector contra descargas coaxial cuarto de onda para radio base|protector coaxial de video multicanal para rack con conectores bnc|supresor coaxial uhf para radio dos vias montaje en mamparo|coaxial lightning arrester n female bulkhead gas tube|bnc video surge protector for analog camera|quarter wave stub coaxial surge suppressor dc blocked|broadband coax surge protector f type for satellite cable tv|cuida tu radio y antena de rayos protector cable coaxial|protege tu grabador de descargas por cable de video bnc|descargador de gas reemplazable con conector n macho a hembra|descargador de mamparo conectores uhf hembra para linea de antena|din macho hembra con paso corriente directa contra rayos radiofrecuencia',
  },
  {
    kind: 'pararrayos',
    sheets:
      'franklin rod|franklin tip|captador franklin|early streamer emission|early streamer|streamer emission|lightning protection system|multipoint lightning|ionizing lightning|dipolo captador|punta dipolo|punta aerea|punta captora|punta atrapa rayos|atraparrayos|terminal aereo|captador rayos|captador ionizante|dispositivo cebado|tetrapuntal|multipuntal|desionizador rayos|lightning deionizer',
    keyed:
      'pararrayos ionizante con dispositivo de cebado en acero inoxidable|pararrayos dipolo corona con mastil y accesorios de instalacion|punta franklin de cobre cromado con base para techo|pararrayos tipo punta captadora de aluminio para torre arriostrada|pararrayos con excitador capacitivo para edificio con contador de descargas|early streamer emission lightning rod stainless steel|franklin air terminal copper blunt tip with base|corona dipole lightning protection terminal for tower|aluminum lightning air terminal adhesive base rooftop protection|protege tu casa y torre de los rayos kit completo|evita danos por tormentas electricas punta para techo con mastil|punta ionizante toroidal para mastil con radio de cobertura|terminal aerea multipuntas de bronce para azotea|captador de rayos con cebado electronico y mastil de acero',
  },
  {
    kind: 'tierra física',
    sheets:
      'earthing rod|ground enhancing|copper bonded rod|copper clad rod|chemical electrode|exothermic welding|electrodo magnetoactivo|varilla coperweld|varilla copper weld|varilla aterrizar|pica tierra|jabalina tierra|gel intensificador|compuesto intensificador|bentonita|carga exotermica|earthing kit|kit aterrizaje',
    keyed:
      'varilla tierra cobrizada con conector para sistema de tierra fisica|kit de tierra fisica con electrodo intensificador y cable desnudo|soldadura exotermica en cartucho para union cable a varilla|electrodo quimico de tierra en tubo de cobre con registro|intensificador de suelo en saco para reducir resistencia de tierra|copper bonded ground rod with clamp|exothermic weld metal powder cable to rod connection|chemical ground electrode copper tube with inspection box|ground enhancement material low resistance bag for earthing system|aterriza bien tus equipos kit tierra completo facil de instalar|varilla para aterrizar tu casa con abrazadera incluida|electrodo de acero recubierto de cobre con abrazadera de bronce|molde de grafito para union exotermica de cable en te|compuesto mejorador de suelo a base de bentonita y grafito',
  },
  {
    kind: 'barra de tierra',
    sheets:
      'busbar tierra|bus tierra|bus bar ground|busbar cobre|copper bus bar|earth busbar|grounding strip rack|bonding bar|bonding busbar|primary bonding busbar|rack bonding busbar|equipotential bar|barra equipotencialidad|barra aterrizaje|bus aterrizaje|solera cobre|solera tierra|pletina cobre|platina cobre|telecommunications main grounding',
    keyed:
      'barra tierra de cobre para rack con aisladores y tornilleria|barra union de tierra principal para cuarto telecomunicaciones cobre estanado|barra de cobre electrolitico con aisladores y soportes para pared|barra de tierra vertical para gabinete con perforaciones roscadas|barra colectora de tierra para torre en acero galvanizado|copper ground busbar rack mount with hardware|telecommunications main grounding busbar with insulators and brackets|vertical rack grounding bar threaded holes tin plated|tower ground bus bar galvanized with lug hole pattern|ordena los cables de tierra de tu rack en barra|barra de cobre perforada con aisladores para aterrizar tu site|solera de cobre perforada con aisladores para cuarto de telecomunicaciones|colector de aterrizaje horizontal para bastidor con perforaciones dobles|cobre perforado con aisladores para zapatas doble ojillo en muro',
  },
  {
    kind: 'telurómetro',
    sheets:
      'earth ground meter|earth ground clamp|earth clamp meter|earth resistance clamp|earth meter|ground clamp meter|ground resistance clamp|grounding tester|grounding resistance tester|soil resistivity tester|soil resistivity meter|pinza telurimetrica|pinza resistencia tierra|pinza medicion tierra|comprobador tierra|comprobador resistencia tierra|tester puesta tierra|analizador puesta tierra|ohmetro tierra|ohmimetro tierra|geotelurimetro|resistivimetro',
    keyed:
      'telurometro digital de tres polos con picas y cables|medidor de resistencia de tierra tipo gancho con memoria|medidor de resistividad del suelo metodo wenner cuatro electrodos|probador de puesta a tierra recargable con maletin rigido|terrometro analogico de campo para sistemas de pararrayos|clamp on ground resistance tester with leakage current|digital earth resistance tester three pole with auxiliary spikes|soil resistivity meter four pole with data logging|stakeless ground loop tester large jaw backlit display|mide la tierra fisica de tu instalacion facil y rapido|checa si tu varilla de tierra sirve incluye estuche|pinza de lazo para electrodos sin desconectar ni picas|caida de potencial cuatro hilos con estacas y carretes|instrumento para verificar varilla cobrizada y malla de tierras',
  },
  {
    kind: 'batería de respaldo',
    sheets:
      'vrla agm|valve regulated lead|rechargeable lead acid|maintenance free lead acid|agm deep cycle|gel deep cycle|lead carbon|plomo carbon|plomo acido recargable|opzv|opzs|agm ciclo profundo|gel ciclo profundo|pila panel alarma|pila central alarma|pila cerco|pila energizador|pila ups|pila agm|pila gel|pila plomo',
    keyed:
      'bateria sellada agm libre de mantenimiento para alarma|acumulador plomo acido regulado por valvula para no break|bateria de gel ciclo profundo para sistema fotovoltaico|pila recargable sellada terminales faston para panel de incendio|bateria agm terminal frontal para rack de telecomunicaciones|sealed lead acid battery rechargeable faston terminal alarm backup|deep cycle agm battery maintenance free for solar storage|vrla gel battery long life front terminal telecom|replacement ups battery valve regulated spill proof flame retardant|pila para tu alarma y cerca electrica larga duracion|cambia la bateria de tu no break nueva garantizada|plomo acido sellada para energizador y control de acceso|respaldo de energia para panel de intrusion terminales faston|tecnologia agm antiderrames placas gruesas terminal atornillable',
  },
  {
    kind: 'batería de litio',
    sheets:
      'bateria lifepo|bateria ferrofosfato|litio ferrofosfato|bateria polimero|bateria lipo|lipo battery|lithium ion pack|pack litio|acumulador litio|celda litio|energy storage system|energy storage battery|battery storage|bateria almacenamiento|server rack battery|stackable battery|high voltage battery|bateria apilable|bateria alto voltaje',
    keyed:
      'bateria de litio fosfato de hierro para rack con bms|modulo de almacenamiento de energia lifepo4 montaje en pared|bateria ion litio recargable para telecomunicaciones con pantalla|bateria lifepo4 ciclo profundo con bluetooth y bms integrado|gabinete de baterias de litio alto voltaje apilable|lifepo4 rack mount battery module with can communication|lithium iron phosphate battery wall mounted home energy storage|stackable high voltage lithium battery built in bms|rechargeable lithium ion battery pack for solar off grid|guarda la energia de tus paneles litio miles de ciclos|adios al plomo acido litio ligera para camper lancha|almacenamiento residencial apilable fosfato de hierro con display|celdas prismaticas grado a con bms y comunicacion|reemplazo directo de plomo acido lfp con proteccion bms',
  },
  {
    kind: 'estación de energía',
    sheets:
      'portable energy station|portable power supply|portable energy storage|portable power unit|outdoor power supply|battery generator|lithium generator|home backup station|powerstation|generador bateria|generador litio|generador lifepo4|generador recargable|planta recargable|planta litio|estacion solar portatil|estacion electrica|central energia portatil|central electrica portatil|fuente energia portatil|suministro energia portatil',
    keyed:
      'estacion portatil de energia lifepo4 con salida onda pura|generador solar portatil con panel plegable y contactos|estacion de energia con puertos usb y salida ac|planta solar portatil con bateria de litio y lampara|estacion electrica portatil expandible con ruedas y aplicacion|portable power station with pure sine wave ac outlets|solar generator lithium battery with foldable panel camping|expandable power station fast charging home backup app control|compact portable power station usb c car outlet wireless charging|energia para tu campamento sin ruido ni gasolina|que no te agarre el apagon estacion portatil recargable|respaldo portatil con asa multiples salidas carga solar rapida|valija con bateria de litio y contactos caseros para acampar|silenciosa sin combustible recarga solar auto y pared',
  },
  {
    kind: 'generador',
    sheets:
      'gen set|electrogeno|equipo electrogeno|planta gasolina|planta diesel|planta gas lp|planta inverter|planta portatil gasolina|planta arranque electrico|planta encendido electrico|planta cabinada|planta silenciosa|planta trifasica|planta bifasica|planta 4 tiempos|planta corriente|planta stand by|maquina luz|grupo diesel|standby power plant|diesel power plant|dual fuel|combustible dual',
    keyed:
      'generador electrico a gasolina arranque manual cuatro tiempos|planta de emergencia diesel trifasica con caseta acustica|generador inverter silencioso portatil a gasolina|planta de luz a gas natural enfriada por aire|grupo electrogeno diesel con tablero de transferencia y tanque|portable gasoline generator electric start with wheel kit|inverter generator quiet parallel ready gas powered|standby generator natural gas propane home air cooled enclosure|three phase diesel generator set soundproof canopy water cooled|planta de luz para tu negocio arranque con llave|no te quedes sin luz en la obra motor gasolina|dual gasolina y gas lp con arranque electrico|motor diesel con alternador sin escobillas y radiador|motogenerador cuatro tiempos tanque metalico regulador automatico de voltaje',
  },
  {
    kind: 'transferencia',
    sheets:
      'change over switch|automatic changeover|manual changeover|dual power switch|dual power automatic|automatic transfer|manual transfer|static transfer|source transfer|generator transfer|generator interlock|interlock generador|transfer panel|transfer box|double throw switch|double throw safety|interruptor doble tiro|cuchillas doble tiro|conmutador red planta|conmutador automatico red|conmutador doble fuente|conmutacion automatica energia|selector red planta|doble alimentacion automatica',
    keyed:
      'tablero de transferencia automatica para planta de emergencia|interruptor de transferencia manual de dos posiciones para generador|conmutador de transferencia automatico riel din doble alimentacion|transferencia estatica monofasica para rack con dos entradas|transferencia automatica trifasica con control de generador en gabinete|automatic transfer switch service rated outdoor enclosure generator|rack mount static transfer switch dual input redundant power|manual transfer switch generator to house with inlet box|din rail dual power ats changeover switch four pole|pasa de la red a la planta sin mover nada|cambia solito entre cfe y generador facil de instalar|doble alimentacion red y planta con enclavamiento mecanico|conmutacion red generador tripolar con controlador y gabinete|doble tiro manual posicion central apagado para planta',
  },
  {
    kind: 'banco de capacitores',
    sheets:
      'banco condensadores|banco capacitor trifasico|capacitor bank|power capacitor|motor capacitor|automatic capacitor|power factor controller|reactive power compensation|reactive compensation|compensacion reactiva|compensador reactivos|regulador factor potencia|capacitor potencia|capacitor compresor|capacitor bomba|condensador arranque|condensador marcha|kvar|celda capacitiva',
    keyed:
      'banco de capacitores fijo trifasico para correccion de factor|banco automatico de capacitores con filtro de rechazo armonico|capacitor de potencia trifasico cilindrico para factor de potencia|capacitor de arranque para motor monofasico caja plastica|capacitor de marcha doble para compresor de aire acondicionado|automatic power factor correction bank with detuned reactors|motor run capacitor dual round metallized film aluminum can|start capacitor electrolytic for single phase compressor|three phase power capacitor low voltage cylindrical reactive compensation|evita multas por bajo factor de potencia en tu recibo|tu minisplit no arranca cambia el capacitor de marcha|correccion de factor de potencia con controlador por pasos|compensacion de reactivos trifasica en gabinete con contactores|regulador de factor de potencia varios pasos para tablero',
  },
];
