import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/tools.ts`. */
export const TOOLS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'multímetro',
    sheets:
      'polimetro|multitester|multi tester|ohmetro|medidor de capacitancia|true rms|ammeter|insulation resistance tester|capacitance meter|lcr meter',
    keyed:
      'multimetro digital autorango verdadero valor eficaz con puntas|megohmetro digital para prueba de aislamiento|voltimetro analogo de aguja con caja y espejo|true rms digital multimeter auto ranging backlight|insulation resistance tester megohmmeter digital|analog multimeter needle mirrored scale continuity|mide voltaje y continuidad en casa tester sencillo|tester de bolsillo autorango con funda y continuidad',
  },
  {
    kind: 'detector de voltaje',
    sheets:
      'probador de tension|detector de tension|comprobador de tension|comprobador de voltaje|probador de fase|probador tomacorriente|probador de circuitos|lapiz probador|lapiz voltaje|pluma detectora voltaje|pluma de voltaje|desarmador probador|busca polos|detector sin contacto corriente|lampara de prueba|voltage stick|volt stick|voltage probe|voltage test pen|non contact tester|circuit tester|gfci tester',
    keyed:
      'detector de voltaje sin contacto tipo pluma con linterna|probador de voltaje bipolar con indicador led y continuidad|desarmador probador neon con mango aislado|detector de alta tension con pertiga para lineas aereas|probador de contactos polaridad y falla a tierra|non contact voltage tester pen flashlight audible alarm|two pole voltage tester led bar continuity|high voltage proximity detector hot stick adapter|receptacle outlet tester ground fault polarity|evita descargas revisa si hay corriente sin tocar cable|pluma que pita cuando hay luz en el cable|buscapolos de neon mango transparente con clip|pluma de luz y zumbador detecta corriente sin tocar|verifica polaridad de contacto con boton de falla a tierra',
  },
  {
    kind: 'puntas de prueba',
    sheets:
      'puntas de medicion|puntas para tester|puntas para osciloscopio|puntas para amperimetro|cables de prueba|cables caiman|cable banana caiman|cables banana|sonda de prueba|sonda osciloscopio|clips de prueba|pinzas caiman|jumper caiman|juego de sondas|test lead set|test clips|probe leads|multimeter probes|oscilloscope probe|alligator leads|alligator clip leads|crocodile clip leads|banana leads',
    keyed:
      'puntas de prueba para multimetro silicon punta de aguja|cables de prueba con caimanes aislados colores surtidos|juego de puntas con caiman gancho y sonda intercambiables|puntas de osciloscopio pasivas con atenuador conmutable|cables banana apilables para laboratorio|silicone multimeter test leads needle tip insulated|alligator clip test leads assorted colors set|passive oscilloscope probe switchable attenuation bnc|modular test lead kit hooks probes banana plug|repuesto para tu tester cables con punta fina|juego de caimanes para hacer pruebas de electronica|caimanes doble extremo con funda de colores surtidos|sonda bnc pasiva con gancho retractil y anillos|banana a gancho de silicon para multimetro par rojo negro',
  },
  {
    kind: 'osciloscopio',
    sheets:
      'osciloscopio doble canal|osciloscopio usb|osciloscopio de mano|osciloscopio automotriz|osciloscopio analogico|osciloscopio almacenamiento|osciloscopio de banco|osciloscopio tableta|osciloscopio canales|osciloscopio multimetro|osciloscopio senal mixta|osciloscopio generador funciones|osciloscopio bolsillo|handheld oscilloscope|storage oscilloscope|mixed signal oscilloscope|usb oscilloscope|automotive oscilloscope|pocket oscilloscope|tablet oscilloscope|oscilloscope multimeter|digital storage scope|handheld scope|scopemeter|scope meter',
    keyed:
      'osciloscopio digital de banco dos canales pantalla a color|osciloscopio portatil con multimetro y bateria recargable|osciloscopio usb para computadora con generador de funciones|osciloscopio de senal mixta cuatro canales analizador logico|mini osciloscopio de bolsillo un canal con sonda|benchtop digital storage oscilloscope two channel color|handheld oscilloscope multimeter rechargeable automotive|pc based usb oscilloscope arbitrary waveform generator|mixed signal oscilloscope four channel logic analyzer|ve las senales de tus circuitos en pantalla portatil|para estudiante de electronica con puntas incluidas|de banco cuatro canales almacenamiento digital con sondas|scopemeter portatil canales aislados para mantenimiento industrial|kit armable de mini osciloscopio con gabinete acrilico',
  },
  {
    kind: 'medidor de distancia',
    sheets:
      'medidor de distancia|telemetro|metro digital laser|metro electronico|cinta laser medir|regla laser|rueda metrica|rueda de medicion|odometro|medidor de rueda|longimetro|huincha|medidor ultrasonico distancia|rangefinder|range finder|laser measure|laser measurer|distance meter|distance measurer|tape rule|folding rule',
    keyed:
      'medidor de distancia laser area y volumen con estuche|distanciometro laser verde con camara y bluetooth|telemetro laser monocular para golf con inclinacion|laser distance meter area volume pythagorean|green beam laser measure camera bluetooth app|mide cuartos sin ayuda con un boton laser|mide terrenos y paredes rapido y preciso|odometro de rueda para medir banqueta con contador plegable|laser de bolsillo con memoria de medidas y nivel|rangefinder de monocular para golf y caza con pendiente',
  },
  {
    kind: 'taladro',
    sheets: 'ranuradora|clavadora|herramienta rotativa|multiherramienta oscilante|rotary tool|oscillating tool',
    keyed:
      'taladro inalambrico percutor de dos velocidades con baterias|esmeriladora angular con guarda y mango auxiliar|sierra circular electrica con guia y disco|angle grinder paddle switch guard|oscillating reciprocating saw variable speed kit|perfora concreto y madera sin cable con maletin|sds plus tres funciones electroneumatico con mango y tope|sin escobillas mandril de metal reversible con cargador y baterias|caladora y lijadora orbital electrica juego con estuche',
  },
  {
    kind: 'brocas y puntas',
    sheets:
      'mecha para concreto|mecha para metal|hoja para segueta|cortacirculos|sierra perforadora|avellanador|juego de cinceles|puntas para atornillador|step bit|unibit|insert bits|spade bit|auger bit|core bit',
    keyed:
      'juego de brocas para concreto punta de carburo|broca sds plus cuatro filos para rotomartillo|juego de puntas magneticas phillips torx para atornillador|masonry drill bit set carbide tipped|sds plus hammer drill bit four cutter|step drill bit titanium coated hex shank|haz hoyos en pared madera y metal juego completo|puntas para tu atornillador todas las medidas|cincel plano sds max para rotomartillo demoledor|flexible larga para perforar y jalar cable entre muros',
  },
  {
    kind: 'herramienta de mano',
    sheets: 'espatula',
    keyed:
      'martillo de una forjado con mango de fibra|claw hammer fiberglass handle forged steel|folding utility knife quick change blades|portaherramienta de lona con base rigida y correa|juego de herramienta para tecnico con maletin pinzas y llaves|todo lo basico para reparar en casa maletin',
  },
  {
    kind: 'desarmador',
    sheets:
      'juego de perilleros|atornillador manual|desarmador estrella|desarmador magnetico|desarmador hexagonal|desarmador puntas intercambiables|desarmador multipuntas|desarmador matraca|desarmador trinquete|desarmador tipo t|desarmador phillips|desarmador joyero|desarmador reversible|nut driver|hex driver|torx driver|torque driver|multi bit driver|ratcheting driver|precision driver|phillips screwdriver',
    keyed:
      'desarmador plano mango acetato punta magnetica|juego de desarmadores aislados para electricista certificados|desarmador de cruz phillips vastago redondo mango bimaterial|juego de desarmadores de precision para electronica|desarmador torx de seguridad con puntas intercambiables|insulated screwdriver set electrician slotted phillips|precision screwdriver kit magnetic bits phone repair|ratcheting multi bit screwdriver storage handle|stubby slotted screwdriver cushion grip|repara tu celular y lentes kit de puntas pequenas|abre todo con este juego de planos y de cruz|destornillador de matraca con puntas guardadas en mango|plano y de cruz mango aislado para electricista vastago largo|relojero juego de precision cabeza giratoria estuche',
  },
  {
    kind: 'escalera',
    sheets:
      'escalera convertible|escalera articulada|escalera dielectrica|escalera tipo avion|escalera con plataforma|escalera domestica|escalera transformable|escalera con ruedas|escalera peldanos|escalera doble ascenso|banqueta escalon|step stool|telescoping ladder|multi position ladder|fiberglass ladder|aluminum ladder|platform ladder|combination ladder|scaffold|scaffolding|work platform|scissor lift',
    keyed:
      'escalera de tijera de aluminio con peldanos antiderrapantes|escalera de extension fibra de vidrio dielectrica|escalera telescopica de aluminio con bolsa|escalera multiposiciones articulada con bisagras y plataforma|andamio de acero tubular con ruedas y plataforma|fiberglass step ladder non conductive rails|telescoping aluminum extension ladder locking|multi position folding ladder articulated platform|rolling scaffold steel platform locking casters|cabe en tu cajuela escalera plegable para instaladores|alcanza lo alto en tu casa sin riesgo|tijera doble ascenso dielectrica con charola para herramienta|extension dielectrica con cuerda y polea para poste|banco plegable de acero dos peldanos con agarradera',
  },
  {
    kind: 'cautín',
    sheets:
      'lapiz para soldar|lapiz soldador|estacion de aire caliente|estacion de retrabajo|bomba desoldadora|fundente soldar|soldador electrico|microsoldadora|soplete|soldering kit|soldering tip|soldering wire|desoldering pump|desoldering wick|rework station|hot air rework',
    keyed:
      'cautin tipo lapiz con punta conica y soporte|estacion de soldar con control de temperatura y aire caliente|soldadura de estano en carrete con nucleo de resina|desoldador de succion manual punta de teflon|soldering iron pencil adjustable temperature kit|digital soldering station hot air rework|rosin core solder wire spool lead free|suelda tus circuitos en casa kit con estano y pasta|repara tarjetas y celulares con aire caliente|pasta para soldar electronica en lata no corrosiva|estano en rollo con alma de resina para electronica|succionador y malla desoldante de cobre para componentes',
  },
  {
    kind: 'soldadora',
    sheets:
      'inversora para soldar|soldadora portatil inversora|soldadora multiproceso|pinza de tierra soldar|multiprocess welder|welding inverter|electrode holder|welding torch|auto darkening helmet',
    keyed:
      'soldadora inversora para electrodo revestido con cable y pinzas|planta para soldar de arco con ruedas|soldadora de microalambre con antorcha y regulador|portable stick welding inverter with clamps|mig flux core wire welder gasless',
  },
  {
    kind: 'esmeril',
    sheets:
      'rectificadora recta|amoladora recta|esmeriladora inalambrica|cut off tool|grinding disc|die grinder|cordless angle grinder',
    keyed:
      'esmeriladora angular con guarda y llave|mini esmeriladora angular inalambrica sin carbones|esmeril de banco doble piedra|pulidora angular velocidad variable|angle grinder paddle switch with guard|bench grinder dual wheel|metal cutting disc type one',
  },
  {
    kind: 'sierra',
    sheets:
      'disco para madera dientes carburo|segueta electrica|hoja para sierra sable|cortadora de ingletes|scroll saw|band saw|sliding miter saw',
    keyed:
      'sierra circular con guia laser para madera|sierra caladora velocidad variable corte orbital|sierra sable reciprocante inalambrica|sierra de inglete telescopica con mesa|disco para sierra circular punta de carburo|cordless circular saw brushless bare tool|variable speed jigsaw orbital action|compact reciprocating saw kit',
  },
  {
    kind: 'lijadora',
    sheets:
      'lijadora rotorbital|lijadora excentrica|lijadora de palma|lijadora roto orbital|hoja de lija disco velcro|cepillo electrico madera|router de palma|random orbit sander|palm sander|electric planer|trim router',
    keyed:
      'lijadora roto orbital con bolsa para polvo|lijadora de banda para madera|rebajadora con base fija y de penetracion|cepillo electrico para madera|random orbital sander with dust bag|compact trim router variable speed',
  },
  {
    kind: 'instrumento de medición',
    sheets:
      'medidor de iluminacion|resistencia de tierra|probador de rotacion de fases|phase rotation meter|illuminance meter|noise level meter|photo tachometer',
    keyed:
      'terrometro de gancho para resistencia de tierra|probador de voltaje sin contacto con luz y sonido|sound level meter data logging|non contact voltage detector pen with flashlight',
  },
  {
    kind: 'cinta',
    sheets:
      'pegamento instantaneo|plastilina epoxica|espuma expansiva|masking|sellaroscas|fijador de roscas|silicona selladora|mastique|barra de silicona|cianoacrilato|aislante autofundente|gancho y felpa adhesivo|silicone sealant|sealant|adhesive sealant|epoxy adhesive|super glue|expanding foam|self fusing|threadlocker|contact cement',
    keyed:
      'cinta de aislar negra de vinilo retardante a flama|cinta vulcanizada autofundente para alta tension|cinta doble cara de espuma acrilica para exterior|cinta gris para ducto reforzada con tela|sellador de silicon transparente para exterior en cartucho|vinyl electrical tape black flame retardant|self fusing rubber splicing tape high voltage|double sided acrylic foam mounting tape|outdoor silicone sealant cartridge clear waterproof|pega sin clavos ni taladro doble cara fuerte|tapa goteras y fugas al instante impermeable|vulcanizable de hule para empalme autosoldable rollo negro|aislante de colores para identificar fases paquete|de precaucion amarilla con leyenda para delimitar area rollo',
  },
  {
    kind: 'tornillos y taquetes',
    sheets:
      'perno expansivo|esparrago roscado|tirafondo|autorroscante|cancamo|clavo para concreto|clavos|fulminante|threaded rod|wall plug|expansion bolt|toggle bolt|hex bolt|machine screw|self tapping',
    keyed:
      'taquete de plastico con pija para muro solido|taquete expansivo metalico para concreto con tornillo|pija autoperforante cabeza hexagonal con arandela|ancla de mariposa para tablaroca con tornillo|abrazadera omega galvanizada para tubo conduit|plastic wall anchor with screw assortment|self drilling hex washer head screws zinc|expansion wedge anchor bolt concrete galvanized|rack cage nuts and screws pack|fija tu pantalla y repisas taquete para tablaroca|bolsa de taquetes con pijas para instalar camaras|pijas punta de broca galvanizadas caja|expansivo de camisa con tuerca y arandela para concreto|tuerca jaula con tornillo para bastidor bolsa',
  },
  {
    kind: 'ventilador y clima',
    sheets:
      'climatizador|manejadora de aire|bomba de calor|unidad de enfriamiento|abanico de pedestal|cooling unit|precision cooling|air handler|heat pump|air curtain|fan coil',
    keyed:
      'ventilador de pedestal con aspas metalicas tres velocidades|rack cabinet cooling fan tray thermostat|precision cooling unit data center row based|refresca tu cuarto sin gastar mucha luz|charola de ventiladores para rack con termostato y rejilla',
  },
  {
    kind: 'aire acondicionado',
    sheets: 'cooler evaporativo|unidad condensadora|unidad evaporadora|condensing unit',
    keyed:
      'aire acondicionado minisplit inverter frio calor control remoto|aire acondicionado de precision para centro de datos descarga inferior|inverter mini split air conditioner heat pump|minisplit solo frio con kit de instalacion y tuberia',
  },
  {
    kind: 'binoculares',
    sheets:
      'visor nocturno|visor termico|intensificador de imagen|goggles vision nocturna|prismaticos nocturnos|telescopio refractor|telescope|rifle scope|riflescope|thermal scope|thermal sight|night scope|red dot sight|image intensifier|night goggles|thermal binocular|opera glasses',
    keyed:
      'binoculares de prisma antideslizantes con estuche y correa|binocular de vision nocturna digital con infrarrojo y grabacion|monocular termico de mano con sensor microbolometro|mira telescopica con reticula iluminada y monturas|telescopio refractor con tripie y buscador|waterproof roof prism binoculars fully multi coated|digital night vision binoculars infrared video recording|handheld thermal imaging monocular hot tracking|rifle scope illuminated reticle mounts|ve de lejos en el estadio o el campo|observa animales de noche con grabacion de video|mira termica para cazeria con telemetro y reticulas|monocular de vision nocturna tubo intensificador casco|prismaticos compactos plegables con correa y pano',
  },
  {
    kind: 'dron',
    sheets:
      'multirotor|multirrotor|cuadrirotor|cuadcoptero|cuadricoptero plegable|hexacoptero|octocoptero|aeronave no tripulada|aeronave pilotada distancia|sistema aereo no tripulado|rpas|uas|vtol|unmanned aerial|unmanned aircraft|multicopter|hexacopter|quad copter|aerial camera|remote control aircraft|helicoptero control remoto|avion control remoto|camara voladora',
    keyed:
      'dron con camara estabilizada de tres ejes y gps|dron profesional cartografia rtk con obturador mecanico|dron plegable con sensores de obstaculos y control con pantalla|dron termico de vigilancia con bocina y reflector|mini dron para principiantes con protectores de helices|foldable gps camera drone three axis gimbal|enterprise thermal drone zoom payload rtk|mini quadcopter beginner headless mode altitude hold|first person view drone goggles motion controller|toma videos aereos increibles con regreso a casa|mini dron plegable para ninos con tres baterias|cuadricoptero plegable con camara regreso automatico y gps|vant de ala fija para mapeo fotogrametria|hexacoptero industrial doble carga util camara termica y zoom',
  },
  {
    kind: 'dron agrícola',
    sheets:
      'dron para fumigar|dron rociador|dron pulverizador|dron de aspersion|dron para cultivos|dron esparcidor|dron de siembra|dron agro|dron fertilizante|fumigador aereo|fumigadora aerea|aspersor aereo|sprayer drone|spray drone|drone sprayer|agriculture drone|agri drone|farming drone|seeding drone|spreading drone|crop sprayer|crop spraying|plant protection uav',
    keyed:
      'dron agricola aspersor con tanque y boquillas centrifugas|dron fumigador plegable con radar y baterias|dron esparcidor de semilla y fertilizante con tolva|dron agricola multiespectral para analisis de cultivo|dron de fumigacion con generador y cargador rapido|agricultural spraying drone tank centrifugal nozzles|crop spreading drone granular fertilizer hopper|multispectral agriculture drone ndvi plant health|folding spray uav terrain radar obstacle avoidance|fumiga tu parcela en minutos sin tractor|ahorra agua y agroquimico en tu cultivo desde el aire|aspersor aereo con tanque y boquillas para cultivo|fumigacion aerea autonoma de huertos con seguimiento de terreno|esparcidor volador de semilla y abono con tolva y radar',
  },
  {
    kind: 'accesorio de dron',
    sheets:
      'cargador para dron|estuche para dron|maletin para dron|mochila para dron|motor para dron|camara para dron|altavoz para dron|reflector para dron|paracaidas para dron|hangar para dron|tren de aterrizaje|plataforma de aterrizaje|protector de helices|protector gimbal|hub carga dron|landing pad|landing gear|propeller guard|nd filter|fpv goggles|drone case|drone charger|drone battery|drone speaker|drone dock|drone spotlight',
    keyed:
      'helices plegables de bajo ruido para dron par|bateria inteligente de vuelo recargable para dron|maleta rigida impermeable con espuma para dron|juego de filtros nd polarizador para camara de dron|estacion de carga multiple para baterias de vuelo|low noise propellers quick release drone pair|intelligent flight battery replacement drone lithium|waterproof hard carrying case foam drone|nd polarizer filter set for drone camera|vuela mas tiempo lleva pila de repuesto para tu dron|protege tus helices y despega seguro kit|helices de fibra de carbono liberacion rapida juego|tapete de aterrizaje plegable reflejante con estacas|protectores de helice y tren de aterrizaje desmontable',
  },
  {
    kind: 'purificador de aire',
    sheets:
      'purificador hepa|purificador uv|purificador ionizador|filtro carbon activado|purificador portatil|air sterilizer|hepa|air purifier',
    keyed:
      'purificador de aire con filtro hepa y carbon activado para recamara|air purifier true hepa for large room quiet|filtro de repuesto hepa para purificador|generador de ozono portatil con temporizador',
  },
  {
    kind: 'calefactor',
    sheets:
      'calefactor portatil|calefactor cuarzo|calefactor halogeno|calefactor pared|calefactor turbo|calentador ambiental|radiador electrico|ceramic heater|oil filled|infrared heater|space heater',
    keyed:
      'calefactor electrico ceramico con termostato de torre|radiador de aceite con ruedas y termostato|calefactor de cuarzo portatil dos niveles|ceramic tower space heater oscillating|infrared patio heater wall mount|calefactor ceramico de torre oscilante|ceramic tower heater oscillating remote',
  },
  {
    kind: 'extractor de aire',
    sheets:
      'extractor plafon|extractor axial|extractor centrifugo|extractor helicocentrifugo|extractor muro|extractor atmosferico|axial fan|duct fan|inline duct',
    keyed:
      'extractor de aire para baño de plafon silencioso|extractor axial industrial de muro con persiana|bathroom exhaust fan ceiling mount quiet|inline duct fan for ventilation|extractor eolico atmosferico para nave|extractor de aire para gabinete con termostato y filtro|extractor de pared axial con persiana para bodega',
  },
  {
    kind: 'humidificador y deshumidificador',
    sheets:
      'deshumidificador litros|humidificador litros|humidificador vapor|humidificador aroma|vaporizador ambiente|pint dehumidifier|ultrasonic humidifier|mist humidifier|humidificador|dehumidifier',
    keyed:
      'deshumidificador portatil con deposito y drenaje continuo|humidificador ultrasonico de vapor frio con luz|portable dehumidifier with drain hose|ultrasonic cool mist humidifier for bedroom',
  },
];
