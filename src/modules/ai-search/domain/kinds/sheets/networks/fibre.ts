import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/fibre.ts`. */
export const FIBRE_SHEETS: readonly KindSheets[] = [
  {
    kind: 'ONT y OLT',
    sheets:
      'gepon|xgspon|xgs pon|xg pon|combo pon|ngpon|ng pon|passive optical network|red optica pasiva|equipo pon|equipo ftth activo|pon device|pon equipment|pon gigabit ethernet|pon active equipment|equipo activo ftth|solucion pon|terminal pon',
    keyed:
      'solucion gpon con cabecera y terminales para proveedor de internet|equipo xpon para red ftth compatible gpon y epon|kit gpon cabecera compacta y terminales opticas de usuario|equipo activo epon para acceso por fibra hasta el hogar|sistema de acceso pon con plataforma de gestion y terminales|gpon ftth solution headend and subscriber terminals|epon access equipment for fiber to the home networks|xpon dual mode optical access device for isp|gpon starter kit headend with subscriber units and transceiver|arranca tu propio internet por fibra kit gpon completo|pon tu isp de fibra todo para empezar xpon|plataforma pon para ftth cabecera con terminales incluidas|red optica pasiva equipo activo gpon para proveedores|gpon epon doble modo para acceso de fibra al hogar',
  },
  {
    kind: 'OLT',
    sheets:
      'optical line terminator|optical line termination|terminal linea optica|terminacion linea optica|cabecera pon|cabecera optica|cabecera epon|cabecera xgs|cabecera xpon|concentrador gpon|concentrador epon|concentrador pon|central gpon|central pon|equipo central pon|switch gpon|switch pon|headend gpon|gpon headend|gpon chassis|gpon central office|gpon pizza box|pizza box pon|administra onu|gestiona ont',
    keyed:
      'olt gpon de puertos pon con uplink sfp montaje rack|olt epon compacta para proveedor con fuente redundante|cabecera gpon modular con tarjetas de servicio y control redundante|olt xgs pon con puertos combo y uplink qsfp|olt xpon con modulos pon clase c y gestion web|gpon optical line terminal rackmount with sfp uplinks|compact epon olt dual power supply layer three|modular chassis olt with line cards and redundant control|combo xgs pon olt for central office with pon transceivers|cabecera para dar internet por fibra a tu colonia|empieza tu isp administra cientos de clientes desde una olt|terminal de linea optica con puertos pon y doble fuente|central gpon para proveedor con perfiles de onu y uplink|tarjeta de servicio de puertos pon para chasis de cabecera',
  },
  {
    kind: 'ONT',
    sheets:
      'optical network termination|terminal red optica|unidad red optica|unidad optica red|terminal optico cliente|router gpon|router ftth|router epon|router xpon|router fibra optica|gpon router|xpon router|gpon home gateway|home gateway unit|gateway gpon|gpon wifi|epon wifi|xpon wifi|modem epon|modem xpon|modem optico',
    keyed:
      'ont gpon con wifi doble banda puertos gigabit y telefonia|onu xpon un puerto gigabit modo puente conector sc apc|ont wifi ax con puerto voz y usb para ftth|onu epon compacta con alimentacion externa para usuario final|ont gpon exterior poe para camara o radio|gpon ont dual band wireless gateway with voip port|single port xpon onu bridge mode sc apc|ax wifi ont gigabit ports for ftth subscriber|catv xpon onu with wireless and video output|modem para internet de fibra compatible con tu proveedor|cambia tu modem de fibra por uno con mejor wifi|modem de fibra gpon con ruteo y puertos lan|terminal optico de abonado con salida catv y voz|unidad de red optica en puente para cliente residencial',
  },
  {
    kind: 'cable de fibra óptica',
    sheets:
      'loose tube|cable loose tube|tubo holgado|cable holgado monomodo|cable drop plano|drop ftth figura|acometida optica|cable acometida ftth|cable figura ocho monomodo|cable hilos monomodo|cable hilos multimodo|cable optico hilos|cable optico exterior|cable optico armado|cable optico autosoportado|cable dielectrico autosoportado|adss hilos|mini adss|cable asu|opgw|microcable optico|bobina monomodo|bobina multimodo|carrete monomodo|tight buffer cable',
    keyed:
      'cable de fibra optica monomodo exterior armado tubo holgado gel|bobina de fibra adss autosoportada para vano entre postes|cable de fibra optica multimodo interior exterior cubierta lszh|cable drop plano con mensajero de acero para acometida ftth|carrete de fibra optica figura ocho monomodo chaqueta polietileno|single mode outdoor loose tube armored fiber optic cable|adss self supporting aerial fiber cable dielectric|indoor outdoor tight buffered multimode fiber cable riser|ftth flat drop cable steel messenger bend insensitive|rollo de fibra para llevar internet a tus clientes|carrete de fibra para tender entre postes aguanta sol|adss dielectrico doble chaqueta monomodo por carrete|carrete de acometida plana de un hilo con mensajero|tubo holgado armado con cinta de acero para enterrado directo',
  },
  {
    kind: 'jumper de fibra',
    sheets:
      'latiguillo fibra|latiguillo optico|latiguillo monomodo|latiguillo multimodo|patch cord optico|patchcord optico|patch cord monomodo|patch cord multimodo|patch cord lc|patch cord sc|patchcord lc|patchcord sc|patch cord om3|patch cord om4|cordon optico|cordon monomodo|cordon multimodo|cordon lc|cordon sc|cordon parcheo fibra|optical patch cable|lc patch cord|sc patch cord|patch cable lc|mpo trunk',
    keyed:
      'jumper de fibra monomodo duplex lc a sc pulido upc|patch cord fibra multimodo om4 lc a lc chaqueta aqua|cordon de fibra simplex sc apc para roseta y ont|jumper mpo hembra troncal para centro de datos chaqueta plenum|jumper de fibra armado blindado para exterior lc duplex|duplex single mode lc to lc fiber patch cord upc|aqua om3 multimode fiber jumper lc to sc lszh|simplex sc apc fiber patch cable for ftth|mtp mpo trunk fiber patch cable polarity b|cable de fibra para tu modem conectores verdes listo|conecta modulo sfp a tu odf cordon lc listo|cordon duplex amarillo lc a lc monomodo uniboot|cordon preconectorizado sc apc en ambas puntas para terminal ftth|patch optico multimodo con conectores de fabrica en ambos extremos',
  },
  {
    kind: 'pigtail de fibra',
    sheets:
      'pigtail fc|pigtail simplex|pigtail om3|pigtail om4|pigtail os2|pigtail colores|juego de pigtails|paquete de pigtails|pigtail optico|pigtail singlemode|pigtail single mode|pigtail multimode|singlemode pigtail|single mode pigtail|multimode pigtail|lc pigtail|sc pigtail|optical pigtail|color coded pigtail|pigtail tight buffer|rabillo fibra|rabillo monomodo|cola de cerdo fibra|cola optica',
    keyed:
      'pigtail de fibra monomodo sc apc para empalme por fusion|pigtail lc upc multimodo om3 juego de colores|pigtail de fibra optica con recubrimiento ajustado conector sc upc|juego de doce pigtails monomodo colores normalizados para odf|pigtail fc upc monomodo simplex chaqueta lszh|single mode sc apc fiber pigtail tight buffer fusion splice|twelve color lc upc pigtail set for patch panel|om4 multimode lc pigtail unjacketed aqua|st upc fiber pigtail simplex pvc jacket|puntas de fibra con conector verde listas para fusionar|paquete de colitas de fibra de colores para tu charola|cola de fibra optica conectorizada en un extremo para fusion|rabillo monomodo sc apc para charola de empalme|una punta conectorizada y otra libre para fusionar en distribuidor',
  },
  {
    kind: 'conector de fibra',
    sheets:
      'conector st|conector fc monomodo|conector optico|conector ensamble rapido|conector ensamble campo|conector armado campo|conector prepulido|conector pre pulido|conector terminacion campo|conector mpo|conector mecanico apc|conector mecanico upc|conector epoxico|conector anaerobico|conector empalme mecanico|conector para drop|conector ftth|field installable connector|field assembly connector|prepolished connector|pre polished connector|quick assembly connector|quick connector fiber|splice on connector|mechanical splice connector|no epoxy connector',
    keyed:
      'conector rapido de fibra sc apc para cable drop plano|conector mecanico sc upc preensamblado sin epoxico|conector de campo lc multimodo om3 prepulido con ferula|conector de fibra para fusion en sitio sc apc|conector sc reforzado contra agua para caja nap exterior|field installable sc apc fast connector for drop cable|prepolished lc multimode fiber connector no epoxy|fusion splice on connector sc upc single mode|hardened waterproof optical connector for ftth drop|arma tu punta de fibra en minutos sin fusionadora|bolsa de conectores verdes para fibra de acometida|fast sc apc verde reutilizable para acometida ftth|ferula prepulida de campo con gel igualador monomodo|terminacion mecanica en campo sc upc azul paquete',
  },
  {
    kind: 'divisor óptico',
    sheets:
      'divisor fibra|divisor potencia optica|repartidor optico|repartidor fibra|derivador optico|splitter planar|planar lightwave circuit|planar splitter|splitter fbt|fbt splitter|fbt coupler|splitter balanceado|splitter desbalanceado|unbalanced splitter|splitter conectorizado|splitter lgx|lgx splitter|splitter gpon|splitter pon|splitter ftth|pon splitter|ftth splitter|blockless splitter|splitter monomodo',
    keyed:
      'divisor optico plc con conectores sc apc tipo mini modulo|splitter de fibra plc caja abs entrada y salidas sc|divisor optico desbalanceado fbt para distribucion en bus|splitter plc tipo bloque sin conectores para cierre de empalme|divisor optico plc montaje en rack con adaptadores sc upc|plc optical splitter cassette type sc apc connectors|bare fiber mini tube plc splitter for splice closure|unbalanced fbt optical splitter asymmetric ratio tap|rackmount plc fiber splitter with sc adapters low loss|reparte un hilo de fibra entre varios clientes|divide tu puerto pon entre ocho casas splitter listo|plc en tubo de acero con colas desnudas uniforme|acoplador desbalanceado para red pon en cascada|uno por dieciseis con salidas conectorizadas sc apc para nap',
  },
  {
    kind: 'distribuidor de fibra',
    sheets:
      'patch panel fibra|panel parcheo fibra|caja distribucion ftth|caja terminacion fibra|caja terminacion optica|fiber distribution hub|fiber distribution frame|fiber adapter panel|bandeja fibra optica|bandeja optica rack|cassette fibra|cassette mpo|panel acopladores lc',
    keyed:
      'rackmount sliding fiber patch panel loaded lc duplex adapters|odf precargado con pigtails y acopladores para rack|cople adaptador sc apc hembra hembra con brida|distribuidor de fibra deslizable para rack con charola de empalme|gabinete de distribucion de fibra montaje en pared con cerradura|wall mount fiber enclosure with splice tray|charola rackeable con placas acopladoras y portaempalmes',
  },
  {
    kind: 'cierre de empalme',
    sheets:
      'caja empalme optico|caja empalme domo|caja empalme aerea|caja union fibra|cierre domo|cierre tipo domo|cierre horizontal fibra|cierre lineal fibra|cierre inline|cierre aereo fibra|cierre subterraneo fibra|cierre termocontractil fibra|torpedo empalme|torpedo fibra|optical closure|horizontal closure|inline closure|joint closure|splice case|splice dome|fiber splice box|fiber joint box|fosc',
    keyed:
      'cierre de empalme tipo domo termocontractil fibra aerea y subterranea|mufa horizontal de fibra optica con charolas y sello mecanico|cierre de empalme de fibra en linea cuatro entradas|caja de empalme fibra exterior con charolas y herraje poste|domo de empalme con abrazadera mecanica y salidas ovales|dome type fiber splice closure heat shrink sealing|inline horizontal fiber optic splice closure aerial and buried|mechanical sealed splice closure with splice trays waterproof|fiber closure dome with oval port and pole mount bracket|protege tus empalmes de fibra del agua en el poste|mufa para unir dos carretes de fibra incluye charolas|botella de empalme con sello mecanico para registro subterraneo|mufa tipo almeja con charolas para derivacion aerea|hermetico tipo domo con bandejas para fusiones y puerto oval',
  },
  {
    kind: 'fusionadora',
    sheets:
      'fusionador|fusionador fibra|empalmador fusion|empalmador de fibra fusion|maquina fusion fibra|maquina para fusionar|maquina de fusion|equipo fusion fibra|equipo empalme fusion|soldadora fibra optica|soldador fibra optica|soldadora por arco fibra|empalmador de arco|arc fusion|fusion machine|fusion splicing|core alignment|core to core alignment|cladding alignment|alineacion nucleo|alineacion nucleo a nucleo|alineamiento nucleo|alineacion revestimiento|fusiona fibra en segundos|tiempo fusion segundos|fusion splice machine',
    keyed:
      'fusionadora de fibra optica alineacion a nucleo con seis motores|fusionadora portatil para ftth alineacion por revestimiento con maletin|empalmadora de fusion con pantalla tactil horno y bateria litio|maquina fusionadora de cinta para fibra multiple con cortadora incluida|fusionadora activa con alineacion de nucleo y medidor integrado|core alignment fiber fusion splicer six motors with cleaver|handheld cladding alignment fusion splicer for ftth|ribbon fiber fusion splicer kit with heater and battery|fusion splicer with touchscreen fast heating and carrying case|une fibra como profesional equipo completo con maletin|empalma tus hilos en segundos ideal para instalador de internet|empalmadora de nucleo a nucleo con horno rapido|maquina de empalme por arco con seis motores y estuche|alineacion nucleo con arco electrico horno dual y pantalla tactil',
  },
  {
    kind: 'electrodo de fusionadora',
    sheets:
      'electrodo empalme|electrodo fusionador|electrodo empalmador|electrodo maquina fusion|electrodo maquina empalme|electrodo soldadora fibra|electrodo arco|electrodo descarga arco|electrodo reemplazo|electrodo refaccion|reemplazo de electrodos|refaccion de electrodos|repuesto electrodos|varilla electrodo fusion|electrodo tungsteno fusion|electrode splicer|electrodes for splicer|electrodes for fusion|splicing electrode|electrode rod|electrode pair|replacement electrode|spare electrode|arc electrode',
    keyed:
      'par de electrodos de repuesto para fusionadora de fibra|electrodos de tungsteno para empalmadora de fusion larga vida|electrodos de reemplazo para maquina de empalme con estuche protector|juego de electrodos para fusionadora de nucleo|par de electrodos de fusion de larga duracion para empalmadora|replacement electrodes pair for fiber fusion splicer|tungsten splicer electrodes long life arc discharges|fusion splicer spare electrode set core alignment|pair of splicing machine electrodes with protective case|tu fusionadora hace mal arco cambiale los electrodos|refaccion para fusionadora electrodos nuevos par original|puntas de descarga de arco para empalmadora par|varillas de tungsteno de repuesto para arco de fusion|repuesto de arco para maquina de empalme vida prolongada par',
  },
  {
    kind: 'cortadora de fibra',
    sheets:
      'clivadora|clivador|clivadora fibra|cliveadora|cliver fibra|cortador optico|cortadora optica|cortador precision fibra|cortador ftth|cortador alta precision fibra|guillotina fibra|maquina corte fibra|herramienta corte fibra|herramienta para clivar|lapiz cortador fibra|lapiz corte fibra|bisturi fibra|corte recto fibra|fiber cleaving|cleaving tool|cleaving machine|optical fiber cutter|optical cutter|fiber scribe|carbide scribe',
    keyed:
      'cortadora de precision para fibra con deposito de residuos|cortadora de fibra optica automatica cuchilla de larga duracion|cortador de fibra monomodo y multimodo angulo de corte recto|cortadora de fibra para cinta con cuchilla rotativa|cortadora compacta de fibra ftth con portafibra universal|high precision fiber cleaver with scrap collector|automatic rotating blade fiber optic cleaver single fiber|handheld fiber cleaver for ftth connector installation|ribbon fiber cleaver with multi position blade|corta tu fibra perfecto antes de fusionar o conectorizar|cleaver para conectores rapidos de fibra corte limpio|cuchilla de varias posiciones corte perpendicular de fibra|cleaver de precision con recolector de fragmentos y estuche|corte recto de hilo desnudo para fusion con recolector automatico',
  },
  {
    kind: 'kit de herramientas de fibra',
    sheets:
      'kit limpieza conectores fibra|limpiador conectores fibra|lapiz limpiador fibra|cassette limpiador|fiber optic cleaning|fiber stripping kit|maletin ftth|maletin herramientas fibra|kit instalador fibra|kit empalme fibra|kit empalme mecanico|kit conectorizacion fibra|herramientas ftth|herramienta fibra optica|tijera kevlar|kevlar scissors|kevlar shears|pelador fibra|pelador drop|three hole stripper',
    keyed:
      'kit de herramientas fibra optica con cortadora peladora y medidor|maletin de fibra optica para conectorizacion en campo ftth|pinza peladora de fibra tres orificios acero templado|kit de limpieza de fibra con pluma casete y toallas|juego de herramientas fibra para cable armado y sangrado longitudinal|fiber optic ftth tool kit with cleaver and power meter|three hole fiber stripper buffer and jacket|fiber cleaning kit one click pen and cassette|fiber termination kit with kevlar scissors and carrying case|todo para conectorizar fibra en una sola maleta|pela y limpia tu fibra como instalador profesional|maleta de conectorizacion con tijera kevlar peladora y cortadora|peladora de drop plano y alcohol en estuche|tijeras para kevlar con mango ergonomico para fibra optica',
  },
  {
    kind: 'medidor de fibra',
    sheets:
      'medidor fibra|medidor perdida optica|medidor atenuacion optica|medidor de luz fibra|probador fibra|probador optico|tester fibra|tester optico|kit prueba fibra|fiber test kit|loss test set|fuente laser fibra|microscopio fibra|fiber microscope|fiber inspection probe|fiber inspection scope|fiber identifier|live fiber detector|detector fibra viva|optical multimeter',
    keyed:
      'fuente de luz laser estabilizada monomodo doble longitud de onda|identificador de fibra activa con deteccion de direccion de trafico|microscopio de inspeccion de conectores de fibra con pantalla|live fiber identifier with traffic direction and tone detection|fiber inspection scope video microscope for connectors|mide cuanta senal llega a tu cliente de fibra|checa la perdida de tu fibra con pantalla facil lectura|juego para perdida por insercion fuente y receptor optico|potenciometro optico con longitudes de onda calibradas y adaptador universal|inspeccion de ferulas con sonda de video y analisis automatico',
  },
  {
    kind: 'OTDR',
    sheets:
      'odtr|reflectometer|fiber reflectometer|optical time reflectometer|optical domain reflectometer|reflectometria optica|reflectometria dominio tiempo|reflectometro dominio tiempo|dominio tiempo optico|medidor distancia fibra|medidor longitud fibra|localizador distancia fibra|analizador eventos fibra|analizador trazas opticas|fiber event analyzer|fiber fault analyzer|optical trace analyzer|fiber ranger|optical fiber ranger|mide distancia fibra|detecta eventos fibra|probador retrodispersion',
    keyed:
      'otdr portatil monomodo con pantalla tactil y mapa de eventos|mini otdr multifuncion con medidor de potencia y localizador visual|reflectometro optico multimodo y monomodo cuatro longitudes de onda|otdr para redes pon con medicion en fibra activa filtrada|reflectometro de fibra de alto rango dinamico para larga distancia|handheld single mode otdr touchscreen event map|mini otdr multifunction with opm vfl and light source|optical time domain reflectometer quad wavelength multimode and single mode|pon otdr live fiber testing filtered port|encuentra a que distancia se rompio tu fibra|mide tramos de fibra y ve cada empalme en pantalla|reflectometro de mano con zona muerta corta y reportes|trazas de fibra con rango dinamico y analisis de eventos|dominio del tiempo optico portatil con bateria y maletin',
  },
  {
    kind: 'localizador visual de fallas',
    sheets:
      'visual fault|visual fault finder|visual fault detector|visual fault identifier|localizador visual|detector visual fallas|detector fallas fibra|identificador visual fallas|buscador fallas fibra|lapiz luz roja|lapiz laser rojo|lapiz visual fibra|pluma luz roja|pluma optica fibra|pluma laser rojo|puntero laser fibra|linterna laser fibra|probador laser fibra|red light pen|fiber light pen|light pen fiber|fiber fault locator|fiber fault finder|optical fault locator',
    keyed:
      'localizador visual de fallas tipo pluma laser rojo conector universal|lapiz optico para fibra con adaptador lc y estuche|localizador visual de fallas recargable cuerpo aluminio modo pulsado|pluma laser para fibra optica de largo alcance con baterias|localizador de fallas de fibra compacto para llavero conector sc|pen type visual fault locator red laser universal connector|rechargeable vfl fiber tester continuous and pulse mode|visual fault locator with lc adapter for fiber tracing|pocket red light fiber optic fault finder aluminum body|encuentra donde esta rota tu fibra con luz roja|lapiz laser para ver dobleces y cortes en fibra|pluma vfl de luz roja continua e intermitente|haz rojo visible para rastrear hilos y macrocurvaturas|lapicero laser para continuidad de fibra con ferula universal',
  },
  {
    kind: 'atenuador de fibra',
    sheets:
      'atenuador macho hembra|atenuador db|atenuador monomodo|atenuador apc|atenuador upc|inline attenuator|attenuator sc|attenuator lc|bulkhead attenuator',
    keyed:
      'atenuador optico fijo sc apc macho hembra|atenuador lc upc monomodo de diez decibeles|variable optical attenuator handheld|fixed fiber optic attenuator sc male female single mode',
  },
  {
    kind: 'medidor de potencia óptica',
    sheets:
      'medidor optico potencia|medidor dbm|opm vfl|medidor pon|optical multimeter|laser source|optical source|fiber loss|optical loss test|optical light source|fuente luz laser',
    keyed:
      'medidor de potencia optica con localizador visual integrado|medidor pon de tres longitudes de onda en servicio|fuente de luz optica monomodo estabilizada|handheld optical power meter with vfl|pon optical power meter three wavelengths|medidor de potencia optica portatil con adaptadores fc y sc|medidor de potencia pon para gpon con medicion en linea|handheld optical power meter with fc sc adapters|stabilized laser light source dual wavelength single mode',
  },
];
