import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/sun.ts`. */
export const SUN_SHEETS: readonly KindSheets[] = [
  {
    kind: 'panel solar',
    sheets:
      'photovoltaic module|bifacial module|bifacial panel|monocrystalline|polycrystalline|half cell|half cut|topcon|dual glass module|foldable solar|modulo policristalino|modulo perc|celdas monocristalinas|celdas policristalinas|media celda|placa fotovoltaica|panel doble vidrio|manta solar',
    keyed:
      'modulo fotovoltaico monocristalino media celda marco de aluminio|panel solar bifacial doble vidrio celdas tipo n|panel fotovoltaico policristalino para sistemas aislados con cable|panel solar flexible semiflexible para lancha y camper|modulo monocristalino perc grado a marco negro|monocrystalline half cut cell solar panel anodized frame|bifacial dual glass solar module n type topcon|foldable portable solar panel with kickstand and usb|polycrystalline pv module small off grid junction box|paga menos luz placa solar para tu techo|celda solar para rancho o casa alta eficiencia|topcon bifacial medias celdas vidrio templado conectores mc4|silicio monocristalino marco anodizado caja de conexiones|celdas perc multibusbar todo negro para techo residencial',
  },
  {
    kind: 'inversor',
    sheets:
      'vdc to vac|12v to 110v|24v to 110v|vehicle power converter|ondulador|convertidor directa alterna|convertidor corriente directa alterna|convertidor cd ca|convertidor vcd vca|convertidor vdc vac|convertidor automotriz 110|convertidor bateria 110',
    keyed:
      'inversor de voltaje dc ac montaje en pared|convertidor de corriente directa a alterna con contactos|inversor solar con pantalla y disipador de aluminio|inversor de baterias para rack con proteccion por sobrecarga|dc to ac power inverter with usb ports|solar inverter with lcd display and cooling fan|rack mount dc to ac inverter for telecom|convierte corriente continua en alterna con ventilador y alarma|de bateria a contacto casero con usb compacto',
  },
  {
    kind: 'inversor de red',
    sheets:
      'grid tied|grid connected inverter|grid interactive inverter|gridtie|ongrid inverter|central inverter|pv inverter|photovoltaic inverter|three phase inverter|single phase inverter|transformerless inverter|utility scale inverter|inversor cadena|inversor fotovoltaico|inversor fv|inversor bifasico|inversor sin transformador|inversor inyeccion|inversor cfe|inversor optimizadores|inversor sincrono',
    keyed:
      'inversor interconectado a red trifasico con multiples mppt|inversor string monofasico sin transformador con wifi|inversor on grid residencial con desconectador dc integrado|inversor central de interconexion para planta fotovoltaica|inversor trifasico a red con supresor y arco electrico|grid tie string inverter single phase dual mppt wifi|three phase on grid inverter transformerless with afci|commercial string inverter multiple mppt rapid shutdown fan cooled|grid connected pv inverter residential with monitoring datalogger|interconecta tus paneles a cfe y baja tu recibo|inyecta energia a la red y monitorea desde celular|interconexion a cfe monofasico doble seguidor sin bateria|string trifasico anti isla con monitoreo remoto|on grid sin transformador doble mppt carcasa exterior',
  },
  {
    kind: 'inversor aislado',
    sheets:
      'inversor sinusoidal|inversor pure sine|inversor sin red|inversor isla|inversor automotriz|inversor 12v a 127v|pure wave inverter|modified wave inverter|standalone inverter|stand alone inverter|offgrid inverter',
    keyed:
      'inversor cargador de onda pura fuera de red con mppt|inversor senoidal pura para baterias con control remoto|inversor autonomo off grid con cargador y transferencia|inversor aislado de baja frecuencia con transformador toroidal|convertidor de onda senoidal pura con contactos y usb|off grid inverter charger pure sine wave built in mppt|pure sine wave power inverter battery remote switch|low frequency inverter charger toroidal transformer split phase|standalone off grid solar inverter with automatic transfer|luz en tu rancho sin cfe inversor con cargador|onda pura para tu refri y bomba en cabana|fuera de red con cargador y controlador integrado|onda senoidal pura para bateria con protector de sobrecarga|autonomo paralelizable con cargador ac y salida senoidal',
  },
  {
    kind: 'inversor híbrido',
    sheets:
      'inversor hybrid|inversor bimodal|inversor bidireccional|inversor multimodo|inversor on off grid|inversor respaldo baterias|inversor fase dividida|hibrido trifasico|hibrido bifasico|hibrido monofasico|hybrid three phase|hybrid single phase|hybrid split phase|split phase inverter|storage inverter|energy storage inverter|bidirectional inverter|multifunction inverter|multifunctional inverter|multimode inverter|multi mode inverter|on off grid inverter|battery ready inverter|inverter hybrid',
    keyed:
      'inversor hibrido monofasico con respaldo de baterias y red|inversor hibrido trifasico alto voltaje con puerto de generador|inversor solar multifuncional con cargador mppt y red|inversor con almacenamiento todo en uno montaje pared|inversor hibrido fase dividida con salida de respaldo|hybrid solar inverter split phase with battery storage backup|three phase hybrid inverter high voltage battery dual mppt|all in one hybrid inverter grid and battery parallel|single phase hybrid inverter with ups function zero export|ten paneles baterias y cfe en un solo equipo|trabaja con red y baterias se va la luz sigues|todo en uno solar red y bateria con cero inyeccion|hibrido fase dividida paralelizable con entrada de planta|multimodo con salida eps y comunicacion para litio',
  },
  {
    kind: 'microinversor',
    sheets:
      'microondulador|micro ondulador|inversor micro|mini inversor interconexion|mini inversor red|mini inversor fotovoltaico|inversor por panel|inversor por modulo|inversor individual panel|inversor nivel modulo|module level inverter|panel level inverter|inversor modulo individual|micro grid tie|grid tie micro|mini grid tie|micro convertidor solar|ac module inverter',
    keyed:
      'microinversor para un modulo con conector ac y monitoreo|microinversor de cuatro entradas mppt independiente por panel|microinversor monofasico con relevador de proteccion integrado|microinversor trifasico para modulos de alta potencia intemperie|microinversor doble entrada con comunicacion inalambrica y apagado rapido|solar microinverter two modules independent mppt wifi|quad input microinverter with integrated trunk cable|grid tied micro inverter single module outdoor rated|three phase microinverter rapid shutdown per panel monitoring|empieza con pocos paneles y crece micro inversor facil|cada panel trabaja solo aunque haya sombra micro inversor|micro para cuatro modulos bajo panel con cable troncal|conversion por modulo debajo del panel seguidor independiente|dual entrada por panel interconexion a red mppt individual',
  },
  {
    kind: 'controlador de carga',
    sheets:
      'charge regulator|solar battery regulator|pv controller|pv regulator|maximum power point|seguidor punto maxima potencia|seguimiento punto maxima potencia|control carga solar|control carga baterias|control carga panel|control para panel solar|control cargador solar|controlador fotovoltaico|solar battery controller|controlador eolico|controlador hibrido eolico|regulador fotovoltaico|pv battery regulator|solar street light controller',
    keyed:
      'controlador de carga solar mppt con pantalla y bluetooth|controlador pwm para bateria con puertos usb|regulador de carga mppt para litio y plomo acido|controlador solar pwm a prueba de agua para lampara|regulador solar con salida de carga y sensor de temperatura|mppt solar charge controller lcd display lithium gel|pwm solar charge controller dual usb auto detect voltage|negative ground mppt charge controller remote temperature sensor|waterproof solar charge regulator with load timer|cuida tus baterias solares regulador con pantallita|saca mas a tu panel regulador mppt con app|mppt seguimiento de punto maximo para banco de baterias|pwm deteccion automatica panel bateria y carga|entre panel y bateria regulador con display y usb',
  },
  {
    kind: 'estructura solar',
    sheets:
      'pv mounting|pv rail|pv bracket|solar carport|carport solar|solar tracker|seguidor solar|roof hook|tile hook|gancho teja|tilt leg|estructura fotovoltaica|estructura coplanar|montaje fotovoltaico|montaje coplanar|soporte panel fotovoltaico|soporte modulo fotovoltaico|abrazadera intermedia|abrazadera final|grapa intermedia|herraje panel solar',
    keyed:
      'estructura de aluminio para paneles solares en techo plano|riel de aluminio anodizado para montaje de modulos fotovoltaicos|clamp intermedio de aluminio para panel solar con tornilleria|base de poste para panel solar acero galvanizado inclinable|kit de montaje para modulos en techo de lamina|aluminum solar mounting rail with splice kit|adjustable end clamp for framed solar modules|side of pole solar panel mount galvanized steel|ground mount solar racking structure tilt adjustable|arma tus paneles en la azotea base con inclinacion|soporte para panel solar en poste incluye tornillos|unidor de riel anodizado con tornillo de acero inoxidable|clamp final ajustable para marco de modulo anodizado|pata l con empaque para techo de teja y riel',
  },
  {
    kind: 'aerogenerador',
    sheets:
      'generador de eje vertical|turbina de eje horizontal|aspas de fibra generador|controlador para turbina|vertical axis turbine|wind power generator|wind charge controller|micro wind turbine',
    keyed:
      'aerogenerador de aspas para sistema aislado con controlador|turbina eolica de eje vertical para azotea|generador eolico hibrido con panel|small wind turbine kit with charge controller|vertical axis wind generator rooftop',
  },
  {
    kind: 'kit solar',
    sheets:
      'pv system|pv kit|photovoltaic kit|photovoltaic system|solar power system|solar energy system|grid tie system|grid tie kit|kit pv|kit off grid|kit on grid|kit interconexion|kit microinversor|kit paneles inversor|paquete fotovoltaico|paquete paneles solares|paquete interconexion|combo solar|combo panel inversor|sistema interconectado|sistema interconexion|sistema aislado paneles',
    keyed:
      'kit solar interconectado con paneles inversor y estructura|kit fotovoltaico aislado con panel bateria y controlador|sistema solar autonomo para camara con poste y gabinete|kit solar con microinversores modulos y montaje de aluminio|sistema fotovoltaico hibrido completo con baterias de litio|complete off grid solar kit panel controller inverter battery|grid tie solar kit with modules microinverters and racking|solar power system kit for cctv camera with battery enclosure|rv solar kit monocrystalline panel charge controller cables|energia solar para cabana completo listo para instalar|todo para poner paneles en tu casa ahorra luz|panel con regulador bateria y focos para zona rural|paquete de interconexion modulos inversor y rieles|sistema autonomo panel gabinete y baterias para radioenlace',
  },
  {
    kind: 'bomba de agua solar',
    sheets:
      'bomba fotovoltaica|bomba sumergible fotovoltaica|bomba sumergible dc|bomba sumergible cd|bomba sumergible vcd|bomba sumergible corriente directa|bomba dc pozo|bomba cd pozo|bomba brushless pozo|bomba pozo panel|motobomba solar|electrobomba solar|bombeo fotovoltaico|sistema bombeo paneles|extraccion agua solar|dc submersible pump|dc water pump|dc well pump|pv pump|photovoltaic pump|photovoltaic pumping|solar pumping system|solar fountain',
    keyed:
      'bomba solar sumergible para pozo profundo con controlador mppt|bomba de agua solar superficial centrifuga sin escobillas|kit de bombeo solar con paneles y controlador|bomba sumergible solar tipo tornillo de acero inoxidable|bomba solar para alberca con controlador y motor sin escobillas|submersible solar water pump deep well brushless controller|dc solar pump helical rotor stainless steel for livestock|solar surface pump with mppt controller irrigation|solar pool pump brushless dc with controller|saca agua de tu pozo gratis con el sol|riega tu parcela con energia solar bomba sumergible|sumergible para pozo alimentada por paneles con controlador|bombeo fotovoltaico para riego y abrevadero impulsores inoxidables|tornillo helicoidal dc para noria con panel y sensor',
  },
  {
    kind: 'calentador solar',
    sheets:
      'terma solar|calefon solar|termosolar|termosifon solar|solar geyser|solar boiler|solar thermal|solar collector|flat plate collector|evacuated tube collector|evacuated tube heater|vacuum tube heater|heat pipe collector|colector solar|captador solar termico|calefactor agua solar|calentamiento agua solar|calentador tubos vacio|calentador tubos evacuados|calentador panel plano',
    keyed:
      'calentador solar de tubos al vacio para azotea|calentador de agua solar de alta presion heat pipe|termotanque solar de acero inoxidable con tubos de borosilicato|calentador solar plano con termotanque porcelanizado|boiler solar de gravedad con base galvanizada|evacuated tube solar water heater non pressurized stainless tank|pressurized heat pipe solar water heater rooftop|flat plate collector solar water heater thermosyphon|solar geyser vacuum tubes with electric backup|bano caliente sin gas boiler solar para tu familia|ahorra gas agua caliente todo el dia en azotea|tubos evacuados con termotanque inoxidable y base|agua caliente sanitaria termosifon colector plano|termotanque con tubos de vacio anodo de magnesio',
  },
  {
    kind: 'conector MC4',
    sheets:
      'mc 4|conector mc 4|conector fv|conector pv|plug fotovoltaico|acoplador solar|conector tipo mc|solar cable connector|pv cable connector|pv plug|pv coupler|photovoltaic connector|branch connector solar|y branch solar|plug panel solar|acoplador fotovoltaico',
    keyed:
      'conector mc4 macho hembra para panel solar intemperie|par de conectores mc4 para cable fotovoltaico|conector mc4 ramal tipo y para paralelo|conector solar hembra con contacto de cobre estanado|conector fotovoltaico mc4 para panel con seguro y sello|mc4 connector pair male female waterproof|solar branch connector y type parallel pair|mc4 inline fuse connector holder for solar|female pv connector panel mount tinned copper pin|conecta tus paneles sin goteras par mc4|juego de mc4 macho y hembra para celda solar|ramal t dos a uno para string macho|macho y hembra ponchable para modulo con prensacable|acoplador fotovoltaico ponchable macho hembra resistente a ultravioleta',
  },
  {
    kind: 'cable solar',
    sheets:
      'pv1f|pv1 f|h1z2z2|h1z2z2 k|photovoltaic wire|photovoltaic conductor|conductor fotovoltaico|conductor solar|conductor pv|alambre fotovoltaico|alambre solar|extension panel solar|extension fotovoltaica|cable extension mc4|xlp fotovoltaico|rhw pv',
    keyed:
      'cable fotovoltaico de cobre estanado doble aislamiento rojo|cable solar negro libre de halogenos resistente a uv|bobina de cable pv para paneles intemperie|cable para panel solar con conectores mc4 en extremo|cable fotovoltaico xlpe flexible para string de paneles|pv wire tinned copper xlpe insulated sunlight resistant|solar cable black double insulated reel direct burial|solar extension cable with male female connectors|photovoltaic cable red halogen free flame retardant|rollo de cable para tus paneles aguanta sol y lluvia|extension para conectar tu panel solar lista para usar|cobre estanado xlpo rojo para strings uso exterior|conductor fotovoltaico flexible doble capa resistente a rayos ultravioleta|bobina negra para modulos cubierta reticulada libre de halogenos',
  },
  {
    kind: 'caja combinadora',
    sheets:
      'stringbox|array box|pv array box|array combiner|dc combiner|ac combiner|pv protection box|dc protection box|pv distribution box|pv disconnect box|solar junction box|combinador strings|combinador solar|combinador fotovoltaico|combinadora solar|combinadora fotovoltaica|gabinete combinador|gabinete strings|tablero combinador|tablero fotovoltaico|tablero protecciones solares|caja concentradora fotovoltaica|caja conexiones fotovoltaica|caja protecciones dc|cuadro protecciones fotovoltaico',
    keyed:
      'caja combinadora de dos cadenas con fusibles y supresor|caja combinadora dc con desconectador y portafusibles|caja de protecciones solares con interruptor y supresor|caja de conexion de strings con salida unica policarbonato|tablero combinador fotovoltaico gabinete metalico para exterior|pv combiner box string fuses surge protection outdoor|solar combiner box with breakers and lightning arrester|string combiner metal enclosure dc disconnect multiple inputs|prewired solar combiner box fused polycarbonate enclosure|junta y protege tus cadenas de paneles lista armada|protege tu inversor solar de rayos caja ya cableada|combinador de strings con supresor dc y fusibles gpv|gabinete de proteccion fotovoltaica prearmado entradas mc4|varias cadenas a una salida con seccionador y descargador',
  },
];
