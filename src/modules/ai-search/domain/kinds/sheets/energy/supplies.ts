import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/supplies.ts`. */
export const SUPPLIES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'fuente de alimentación',
    sheets:
      'switching supply|switched mode|smps|regulated supply|linear supply|dc supply|ac dc converter|ac to dc converter|cctv power box|power box cctv|power distribution cctv|convertidor ca cd|convertidor vca vcd|alimentador conmutado|alimentador cctv|alimentador camaras|unidad alimentacion|modulo alimentacion|distribuidor energia camaras|distribuidor corriente camaras|caja distribucion energia cctv|caja energia camaras|caja poder camaras|80 plus bronze|80 plus gold|bronze atx',
    keyed:
      'fuente de poder conmutada para camaras de cctv|fuente de poder regulada en gabinete metalico con fusibles|fuente de alimentacion de salidas multiples con llave|fuente conmutada para tira led carcasa de aluminio|fuente de alimentacion para rack salida ajustable con ventilador|switching power supply enclosed metal case screw terminals|cctv power supply box multiple outputs ptc fused|regulated linear power supply for base station radio|adjustable bench power supply digital display|alimenta todas tus camaras con una sola fuente|fuente para camaras en gabinete listo para instalar|centralizada de multiples canales ptc con gabinete para cctv|conmutada en rejilla metalica con terminales de tornillo|salida regulada con distribuidor de canales protegidos por fusible',
  },
  {
    kind: 'fuente con respaldo',
    sheets:
      'dc ups|mini dc ups|fuente ups|fuente backup|fuente pila|fuente cargadora|fuente supervisada|fuente emergencia|fuente nac|fuente auxiliar notificacion|fuente remota incendio|nac extender|nac booster|booster power supply|remote power supply|auxiliary power supply fire|supervised power supply|power supply access control|power supply backup|battery charging power supply',
    keyed:
      'fuente de poder con cargador de bateria para acceso|fuente cargador en gabinete con relevador de emergencia|fuente de respaldo para cctv con salidas protegidas y bateria|fuente con espacio para bateria y desconexion por incendio|fuente regulada con respaldo y supervision de falla ac|access control power supply charger with battery backup enclosure|backup power supply with fire alarm disconnect fused outputs|power supply charger supervised ac fail low battery relay|cctv uninterruptible power supply box with battery charger|tu chapa sigue funcionando aunque se vaya la luz|camaras grabando en apagon fuente con lugar para pila|cargador integrado y bateria para chapa magnetica en gabinete|con temporizador y boton de salida para electroiman respaldada|gabinete con cargador y supervision para cerraduras electricas',
  },
  {
    kind: 'fuente industrial',
    sheets:
      'din rail supply|din mount power|rail mount power supply|industrial psu|hardened power supply|wide temperature power supply|telecom power supply|dc power plant|dc power system|dc power shelf|power shelf|fuente carril|fuente endurecida|fuente uso rudo|fuente temperatura extendida|fuente telecomunicaciones|fuente automatizacion|fuente plc|planta rectificadora|planta corriente directa|planta cd|planta fuerza',
    keyed:
      'fuente de alimentacion riel din para tablero de control|fuente industrial conmutada trifasica montaje en riel|rectificador modular para telecomunicaciones intercambiable en caliente|fuente riel din delgada con ajuste de voltaje|sistema rectificador con controlador para sitio de telecomunicaciones|din rail power supply slim industrial wide temperature|three phase input din rail power supply dc ok relay|hot swappable rectifier module telecom high efficiency|industrial dc power supply din mount for poe switch|fuente para tu tablero se clipa en el riel|alimenta tu plc fuente delgada de riel|riel din salida ajustable con contacto dc ok|modulo rectificador enchufable para planta de fuerza telecom|montaje en riel temperatura extendida para switch industrial',
  },
  {
    kind: 'adaptador de corriente',
    sheets:
      'ac dc adaptor|ac adaptor|dc adapter|switching adapter|desktop adapter|desktop power supply|adaptador alimentacion|adaptador poder|adaptador energia|adaptador conmutado|adaptador vca vcd|adaptador mesa|fuente pared|fuente enchufable|fuente enchufe|fuente tipo laptop|fuente tipo ladrillo|transformador enchufe',
    keyed:
      'eliminador de corriente directa con plug macho para camara|adaptador de pared con clavija integrada y plug|adaptador ca para telefono ip con cable|eliminador de voltaje regulado de escritorio con luz indicadora|adaptador de corriente para router y modem|ac adapter wall mount barrel plug center positive|desktop power adapter with detachable cord|replacement power adapter for ip phone|plug in switching wall adapter for camera|eliminador para tu modem o camara facil de conectar|se te quemo el eliminador aqui el repuesto universal|de pared con plug macho centro positivo para cctv|eliminador universal con puntas intercambiables|tipo ladrillo con cordon y barril para access point',
  },
  {
    kind: 'transformador',
    sheets:
      'ac ac adapter|ac to ac adapter|ac output power supply|24vac supply|24vac output|voltage converter 110 220|fuente salida alterna|fuente salida 24vac|fuente 28vac|adaptador 16vac|adaptador 24vac|adaptador salida alterna|eliminador 24vac|eliminador 16vac|eliminador corriente alterna|distribuidor 24vac',
    keyed:
      'transformador de corriente alterna para panel de alarma|transformador enchufable con terminales de tornillo y fusible|transformador reductor para timbre e interfon|transformador de control para tablero con primario multiple|transformador en gabinete para camaras salida de alterna|plug in transformer screw terminals for alarm panel|ac power transformer class two with reset fuse|control transformer multi tap primary for hvac|doorbell transformer hardwired junction box mount|transformador para tu alarma se conecta a la pared|repuesto de corriente alterna para alarma de casa enchufable|enchufable de alterna para panel con tornillos|primario multiple secundario de alterna para termostato y clima|bajada de voltaje alterno con toma central y nucleo',
  },
  {
    kind: 'convertidor de corriente directa',
    sheets:
      'boost converter|step up converter|buck boost|step down module|step down regulator|dc to dc step down|dc reducer|dc regulator|24v to 12v|48v to 12v|convertidor cd cd|convertidor vcd vcd|convertidor reductor|convertidor elevador|convertidor 48v a 12v|convertidor 12v a 24v|modulo reductor|modulo step down|elevador dc',
    keyed:
      'convertidor dc dc reductor aislado para vehiculo|convertidor de voltaje vehicular para radio movil|modulo step down ajustable con display|convertidor elevador de corriente directa encapsulado resistente al agua|convertidor dc dc para riel din entrada amplia|dc dc step down converter waterproof vehicle|isolated dc converter wide input for mobile radio|buck converter module adjustable with voltmeter|boost step up dc converter encapsulated aluminum|conecta tu radio al trailer sin quemarlo reductor|baja el voltaje de tu camion para estereo y luces|reductor de bateria de camion para radios moviles|entrada amplia salida aislada vcc para montacargas|step down encapsulado potteado con disipador para carro de golf',
  },
  {
    kind: 'conector de corriente',
    sheets: 'dc pigtail|power pigtail|power jack|conector poder|plug poder|pigtail energia',
    keyed:
      'conector de energia macho con terminales de tornillo cctv|jack hembra de corriente con bornes para camara|divisor de corriente una hembra a cuatro machos|conector de energia a presion hembra sin herramienta|splitter de corriente para camaras con cable|male dc power plug with screw terminals cctv|female dc jack connector push type|dc power splitter cable one to eight|barrel connector pigtail male for camera|conecta varias camaras con un solo eliminador pulpo|bolsa de plugs para tus camaras sin soldar|plug macho atornillable a bornera para cctv|pulpo de una entrada a varias salidas dc|hembra tipo barril con clema para tira led',
  },
  {
    kind: 'cable de poder',
    sheets:
      'iec cord|line cord|figure 8 cord|cable energia pc|cable figura 8|cable mickey mouse|cable linea pc|cable cpu monitor|cable fuente pc|cordon corriente|cordon electrico nema|c13 to c14|nema to c13',
    keyed:
      'cable de alimentacion tipo interlock para computadora|cordon de alimentacion nema a tipo c para servidor|cable de poder para pdu macho a hembra|cable de corriente tipo trebol para laptop|cable tomacorriente tipo ocho para grabador|power cord nema plug to iec female|server power cable c14 to c13 black|figure eight power cord two prong non polarized|locking power cord for pdu rack|cable de corriente para tu pc o monitor|repuesto de cable para fuente pc y proyector|interlock con clavija polarizada y tierra para monitor|c13 a c14 para regleta de rack|clavija con tierra a conector trapezoidal para cpu',
  },
  {
    kind: 'pilas',
    sheets:
      'bateria cr2025|bateria cr2450|bateria lr44|bateria 27a|bateria zinc carbon|alcalina 9v|alcalina aa|alcalina aaa|cr123 battery|lithium cr123|alkaline aa|alkaline aaa',
    keyed:
      'pila alcalina aa paquete blister|pila de litio cr123 para sensor inalambrico|pila boton de litio cr2032 para control|pilas recargables nimh aaa precargadas|pila alcalina cuadrada para detector de humo|alkaline aa battery pack long lasting|lithium coin cell battery for remotes|photo lithium battery non rechargeable for wireless sensors|rechargeable nimh batteries low self discharge|pilas para control y juguetes paquete familiar|pila para tu sensor de alarma rinde mucho|cr123 litio no recargable para contacto magnetico inalambrico|doble a alcalinas blister con varias piezas|boton de litio para llavero y tarjeta madre',
  },
  {
    kind: 'cargador de baterías',
    sheets:
      'recargador pilas|recargador baterias|charger maintainer|lithium charger|deep cycle charger|forklift charger|golf cart charger|aa charger|nimh charger|18650 charger|cargador mantenedor|cargador flotacion|cargador litio|cargador agm|cargador plomo acido|cargador ciclo profundo|cargador montacargas|cargador carro golf|cargador aa aaa|cargador 18650|desulfatador',
    keyed:
      'cargador de baterias plomo acido inteligente con pinzas|cargador para pilas aa y aaa con indicador|mantenedor de bateria automotriz de flotacion|cargador de acumulador para lifepo4 con ventilador|cargador multiple para baterias de radio de escritorio|smart battery charger and maintainer lead acid agm|lifepo4 battery charger aluminum case with clips|nimh aa aaa battery charger four independent slots|multi stage automatic battery charger desulfator display|revive la bateria de tu coche cargador inteligente|cargador para pilas recargables con pantalla|mantenedor flotante con pinzas caiman para agm y gel|varias etapas automatico para acumulador con desulfatador|base de carga con ranuras para pilas nimh',
  },
  {
    kind: 'arrancador',
    sheets:
      'jumpstarter|jumper starter|jump start|jump box|emergency jump|battery jumper|booster bateria|booster auto|boost starter|emergency starter|portable starter|paso corriente|pasa corrientes auto|pinzas pasa corriente|cables arranque|cables puente bateria|cables auxiliares bateria|auxiliar arranque|arranque emergencia|arranca autos|arranca carros|arranca coches|iniciador bateria',
    keyed:
      'arrancador portatil de litio con cables y lampara|cables pasacorriente de cobre uso rudo con pinzas|arrancador de baterias con compresor de aire|arrancador booster profesional para taller y camion|arrancador portatil de auto con usb y pantalla|portable lithium jump starter with smart clamps|heavy duty jumper cables with carrying bag|car jump starter air compressor led light|professional booster pack lead acid for diesel engines|arranca tu carro sin pedir ayuda portatil|pasa corriente para auto y camioneta con estuche|auxilio de arranque litio con pinzas inteligentes y linterna|pinzas cocodrilo rojo negro para pasar corriente entre autos|booster de emergencia para motor gasolina y diesel',
  },
  {
    kind: 'batería portátil',
    sheets:
      'power pack usb|portable battery usb|portable phone battery|usb battery pack|battery pack usb|magnetic battery|mobile power|power bang|pawer bank|banco energia celular|banco carga celular|banco poder|bateria recargable celular|bateria auxiliar celular|bateria respaldo celular|bateria magnetica|bateria inalambrica celular|pila externa|pila portatil|pila auxiliar celular|pila recargable celular|cargador bolsillo|cargador emergencia celular',
    keyed:
      'bateria externa usb carga rapida con pantalla|bateria portatil magnetica inalambrica para celular|power bank usb c con cable integrado|bateria externa solar con linterna resistente al agua|power bank delgado de polimero de litio doble puerto|portable charger power bank dual usb fast charging|magnetic wireless power bank with kickstand|slim lithium polymer power bank type c input|rugged solar power bank with flashlight|que no se te apague el celular pila portatil|carga tu cel donde sea delgadita dos puertos|cargador portatil de bolsillo con indicador led recargable|magnetica inalambrica para telefono con usb c de bolsillo|respaldo para celular polimero de litio carga rapida',
  },
  {
    kind: 'cargador de celular',
    sheets:
      'usb wall plug|travel charger|wireless charger|pd charger|magnetic charger|multi port charger|wireless charging stand|cargador telefono|cargador smartphone|cargador lightning|cargador viaje|cargador magnetico|cargador pd|cargador power delivery|cargador multipuerto|cubo usb|cubo carga|cubo usb c|base carga inalambrica|carga inalambrica celular',
    keyed:
      'cargador de pared usb c carga rapida gan|cargador inalambrico de escritorio tipo disco|cubo cargador usb con cable incluido|cargador de varios puertos usb para escritorio|usb c wall charger gan fast charging foldable plug|magnetic wireless charging stand phone watch earbuds|multi port usb charging station desktop|carga tu cel en minutos cubo con cable|cubo tipo c power delivery clavija plegable|base inalambrica qi con soporte para telefono y reloj',
  },
  {
    kind: 'cargador de laptop',
    sheets:
      'notebook charger|laptop adapter|chromebook charger|chromebook adapter|laptop power supply|notebook power supply|ac adapter notebook|universal laptop power|cargador lap top|cargador ultrabook|cargador chromebook|cargador pc portatil|adaptador notebook|adaptador lap top|adaptador computadora portatil|eliminador notebook|eliminador lap top|eliminador computadora portatil|fuente laptop|fuente notebook|fuente computadora portatil|transformador laptop',
    keyed:
      'cargador para laptop con punta tipo barril y cordon|cargador universal de laptop con puntas intercambiables|adaptador de laptop usb c power delivery|eliminador para laptop con cable trebol|cargador para computadora portatil con conector magnetico|laptop charger replacement ac adapter with power cord|universal notebook adapter with interchangeable tips|usb c laptop charger power delivery|slim notebook ac adapter travel size|se murio tu cargador de lap aqui repuesto|cargador de lap nuevo incluye cable de corriente|eliminador para notebook punta fina con cordon|repuesto para computadora portatil punta azul con cable|tipo c para notebook y ultrabook entrega de potencia',
  },
  {
    kind: 'batería de laptop',
    sheets:
      'battery laptop|battery notebook|lap top battery|ultrabook battery|netbook battery|chromebook battery|3 cell battery|bateria lap top|bateria ultrabook|bateria netbook|bateria chromebook|bateria pc portatil|bateria 3 celdas|pila notebook|pila lap top|pila computadora portatil|acumulador laptop',
    keyed:
      'bateria de reemplazo para laptop celdas de litio|bateria interna para computadora portatil polimero|bateria para notebook externa de seis celdas|bateria para laptop compatible con conector interno|pila para laptop alta capacidad con garantia|replacement laptop battery lithium ion six cell|internal notebook battery lithium polymer with tools|extended capacity laptop battery nine cell|main battery pack for notebook computer|tu lap no dura cambia la pila nueva|pila nueva para tu laptop facil de instalar|interna de polimero para notebook con desarmadores|seis celdas recargable para computadora portatil|repuesto de litio para ultrabook con conector plano',
  },
  {
    kind: 'batería de herramienta',
    sheets:
      'impact battery|screwdriver battery|trimmer battery|mower battery|blower battery|bateria destornillador|bateria esmeriladora|bateria amoladora|bateria pulidora|bateria sierra|bateria caladora|bateria motosierra|bateria desbrozadora|bateria sopladora|bateria crimpadora|bateria ponchadora|pila atornillador|pila rotomartillo|pila destornillador|pila herramienta',
    keyed:
      'bateria de litio para taladro inalambrico con indicador|bateria recargable para rotomartillo de alta capacidad|bateria para herramienta sistema deslizante ion litio|bateria compacta para atornillador de impacto|kit de baterias para herramienta con cargador rapido|cordless power tool battery pack lithium ion fuel gauge|high output battery for cordless rotary hammer|compact slide pack drill battery replacement|starter kit two tool batteries and rapid charger|pila para tu taladro rinde todo el dia|repuesto de pila para atornillador y pulidora|ion litio deslizante para herramienta inalambrica con medidor|paquete recargable para esmeriladora y taladro con led|alta capacidad para rotomartillo inalambrico celdas de litio',
  },
  {
    kind: 'cargador de vehículo eléctrico',
    sheets:
      'electric vehicle charging|electric vehicle supply|level 2 charger|level 2 ev|dc fast charging|charging pile|charge point|cargador j1772|cargador tipo 1|cargador ocpp|cargador ccs|cargador hibrido enchufable|estacion recarga|punto recarga|punto carga vehiculo|poste carga|ac charger ocpp',
    keyed:
      'cargador de pared para vehiculo electrico con manguera|estacion de carga rapida dc con dos mangueras|cargador portatil para auto electrico con maletin|cargador ev con lector rfid y pantalla|estacion de carga en pedestal para estacionamiento publico|level two ev charger wall mounted wifi app|dc fast charging station dual connector ocpp|portable electric vehicle charger adjustable current|commercial ev charging station pedestal rfid payment|carga tu auto electrico en casa con app|electrolinera para tu negocio cobra con tarjeta|wallbox inteligente con manguera j1772 y rfid|nivel dos con app balanceo de carga y manguera|pedestal doble ocpp con ccs para flotilla electrica',
  },
  {
    kind: 'cable para cargador de vehículo',
    sheets:
      'ev extension|j1772 extension|type 2 to type 2|mode 3 cable|mode 3 charging|electric vehicle cable|electric car cable|tipo 2 a tipo 2|cable modo 3|cable gbt|cable recarga vehiculo|cable recarga auto|manguera j1772|manguera tipo 2|manguera carga vehiculo|extension cargador vehiculo',
    keyed:
      'cable de carga tipo dos a tipo dos trifasico|cable de carga j1772 con extremo abierto|extension para cargador de vehiculo electrico con estuche|cable tipo uno para vehiculo electrico monofasico|manguera de repuesto para cargador ev con holster|ev charging cable type two to type two|j1772 extension cable for electric vehicle charger|replacement ev charging cable open end tethered|type one to type two charging cable with bag|alarga tu cargador de auto electrico extension|cable para cargar tu coche electrico con bolsa|tipo dos macho hembra trifasico para estacion publica|manguera j1772 con pistola para repuesto de wallbox|extension con pistola y enchufe para coche electrico',
  },
];
