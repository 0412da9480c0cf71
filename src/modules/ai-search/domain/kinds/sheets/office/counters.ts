import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/counters.ts`. */
export const COUNTERS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'lector de código de barras',
    sheets:
      'pistola codigo barras|pistola escaner|pistola lectora codigos|escaner omnidireccional|lector de mostrador|escaner de mostrador|escaner bioptico|lector de anillo|lector bidimensional|lector data matrix|lector laser codigos|lector de imagenes codigo|omnidirectional scanner|presentation scanner|cordless scanner|ring scanner|bioptic scanner|checkout scanner|fixed mount scanner|area imager|linear imager|lector dpm',
    keyed:
      'lector de codigo de barras laser unidireccional usb con base|escaner imagen area 2d inalambrico bluetooth con cuna de carga|lector omnidireccional de mostrador empotrable para caja de supermercado|pistola lectora industrial uso rudo lectura dpm largo alcance|lector fijo de codigos qr para banda transportadora salida serial|handheld linear imager barcode scanner with stand usb cable|cordless 2d area imager barcode reader rugged healthcare white|presentation barcode scanner hands free omnidirectional countertop|ring wearable barcode scanner bluetooth for picking gloves|escanea codigos de tus productos facil en tu tienda|pistola para cobrar rapido en abarrotes plug and play usb|escaner de anillo bluetooth para dedo lectura qr|omnidireccional de presentacion lee codigos en pantalla de celular|laser alambrico gatillo una dimension negro con soporte',
  },
  {
    kind: 'base de lector',
    sheets:
      'stand para escaner|soporte para escaner|soporte pistola escaner|stand manos libres escaner|base de comunicacion escaner|base bluetooth lector|cuna de comunicacion|cuna cargadora|cuna vehicular|cuna multiple|cuna ethernet|dock terminal portatil|communication cradle|ethernet cradle|vehicle cradle|multi slot cradle|multi slot charger|scanner stand|scanner holder|scanner dock|hands free stand|autosense stand|presentation stand|smart stand escaner',
    keyed:
      'base de carga y comunicacion bluetooth para lector inalambrico|cuna cargadora sencilla para terminal portatil con fuente|cuna multiple de cuatro posiciones carga ethernet para colectores|base de escritorio con sensor automatico para escaner manos libres|soporte flexible cuello de ganso para lector de barras|single slot charging cradle for mobile computer spare battery bay|multi bay ethernet cradle for handheld terminals power supply included|presentation base bluetooth communication cordless barcode scanner|hands free gooseneck stand for handheld barcode scanner|deja tu escaner siempre cargado y listo en el mostrador|stand para pistola lectora manos libres ajustable economico|cargador de bahias para baterias y terminal de inventario|cuna vehicular para colector de datos con alimentacion de montacargas|para lector inalambrico carga y radio comunicacion usb integrada',
  },
  {
    kind: 'lector de banda magnética',
    sheets:
      'lector de tarjeta magnetica|lector cinta magnetica|lector deslizable tarjeta|lector tres pistas|lector banda tres pistas|lector codificador magnetico|codificador banda magnetica|codificador tarjetas magneticas|lector grabador magnetico|magstripe reader|magnetic card reader|magnetic swipe reader|swipe card reader|card swipe|track card reader|triple track reader|magnetic stripe encoder|magnetic card encoder',
    keyed:
      'lector de banda magnetica triple pista usb emulacion teclado|lector de tarjetas magneticas de deslizamiento con puerto serial|lector grabador de banda magnetica alta y baja coercitividad|modulo lector de banda magnetica para monitor touch|lector magnetico encriptado de insercion para kiosco|magnetic stripe reader triple track usb keyboard emulation black|encrypted swipe card reader msr bidirectional hid|magstripe card encoder writer hico loco usb software|side mount msr attachment for pos touch terminal|desliza tarjetas de puntos y membresia en tu negocio|graba la banda de tus propias tarjetas de lealtad facil|msr de tres pistas deslizable bidireccional usb negro|codificador de alta coercitividad para tarjetas de pvc con banda|deslizador magnetico lateral para punto de venta tres pistas',
  },
  {
    kind: 'terminal de inventario',
    sheets:
      'recolector de datos|capturador de datos|terminal captura datos|terminal de mano|terminal uso rudo|terminal para almacen|terminal para montacargas|pistola de inventario|toma de inventario|asistente digital personal|computador de mano|computador movil|rugged handheld|rugged mobile device|enterprise mobile|enterprise digital assistant|data collection terminal|portable data terminal|wearable computer|vehicle mount computer|computadora para montacargas',
    keyed:
      'terminal portatil android con escaner imagen y teclado numerico|colector de datos inalambrico wifi bluetooth con empunadura pistola|computadora movil uso rudo pantalla tactil lector largo alcance|terminal de inventario con memoria modo batch y pantalla monocromatica|terminal movil uhf rfid con lector 2d y bateria intercambiable|rugged mobile computer android 2d imager touchscreen hot swap battery|handheld data collector wireless alphanumeric keypad inventory memory|pistol grip mobile computer extended range scan engine freezer rated|uhf rfid handheld terminal sled android barcode imager|haz tu inventario de bodega rapido con esta handheld android|pda con lector integrado para almacen y reparto|vehicular para montacargas pantalla tactil teclado android almacen|con gatillo teclado alfanumerico lector 2d android wifi camara|inventarios sin papel recolecta datos en almacen frio modo batch',
  },
  {
    kind: 'impresora de tickets',
    sheets:
      'impresora de cocina|impresora pos|impresora de comprobantes|impresora de vouchers|impresora de boletos|impresora matricial tickets|impresora matricial recibos|impresora para restaurante|impresora barra cocina|impresora papel termico|impresora autocortador|impresora corte automatico|impresora fiscal|impresora para kiosco|imprime tickets|kitchen printer|kiosk printer|impact receipt|fiscal printer|pos receipt|voucher printer',
    keyed:
      'impresora termica de tickets ethernet usb con autocortador|miniprinter de impacto matricial papel autocopiante serial|impresora de comandas para cocina con alarma sonora y red|impresora de recibos termica wifi montaje en pared negra|impresora termica directa con apertura para cajon y fuente|direct thermal receipt printer auto cutter usb ethernet serial|impact dot matrix kitchen printer two color tear bar|pos receipt printer wall mount buzzer cash drawer kick port|cloud receipt printer wireless lan front paper exit|imprime los tickets de tu tienda sin gastar en tinta|miniprinter para abarrotes y fonda con corte automatico|ticketera de mostrador salida frontal antiderrames cuchilla guillotina|termica para comandas corte automatico puerto de red cocina|matricial de impacto con cortador para punto de venta',
  },
  {
    kind: 'impresora de tickets portátil',
    sheets:
      'impresora movil recibos|impresora de cinturon|impresora tickets bluetooth|impresora tickets recargable|impresora tickets bateria|impresora ticket celular|mini impresora bluetooth|mini impresora recargable|mini impresora termica|mini impresora inalambrica|miniprinter recargable|miniprinter inalambrica|miniprinter bateria|ticketera portatil|ticketera bluetooth|imprime tickets celular|mobile thermal printer|portable thermal printer|mobile ticket printer|bluetooth receipt printer|bluetooth thermal printer|portable pos printer|belt printer|pocket receipt printer',
    keyed:
      'impresora portatil termica bluetooth con bateria recargable y clip|miniprinter movil para recibos de ruta con funda para cinturon|impresora de tickets de bolsillo bluetooth android con cargador|impresora movil uso rudo wifi resistente caidas con lector magnetico|mini impresora portatil termica para celular puerto usb y bateria|portable receipt printer bluetooth rechargeable battery belt clip|rugged mobile receipt printer wireless lan drop resistant|pocket thermal printer mobile app rechargeable lithium battery|mobile printer for route accounting shoulder strap leather case|imprime tickets desde tu celular donde vendas recargable|mini printer bluetooth para cobranza a domicilio y rutas|de cinturon termica bluetooth bateria de litio para repartidor|recibos en ruta desde celular inalambrica de bolsillo|ticketera movil recargable con estuche y correa para preventa',
  },
  {
    kind: 'comandera',
    sheets:
      'kitchen screen|kitchen monitor|kitchen controller|bump bar|pantalla de comandas|monitor de cocina|monitor de comandas|toma comandas|tomador de comandas|terminal de comandas|terminal para meseros|tablet para meseros|sistema de comandas|control de comandas|ordenes de cocina pantalla|order taking terminal|handheld order taking|waiter terminal|restaurant order terminal|toma de ordenes restaurante',
    keyed:
      'comandera digital android para meseros con pantalla tactil|comandera inalambrica para restaurante con wifi y bateria|pantalla de cocina kds tactil con botonera y soporte|sistema de comandas kds con monitor industrial resistente a grasa|comandera tactil portatil con funda y correa para mesero|kitchen display system touch controller with bump bar|wireless order taking handheld for waiters restaurant|kds touchscreen monitor heat resistant kitchen wall mount|android kitchen display all in one ethernet vesa stainless|toma la orden en mesa y mandala directo a cocina|adios a las notas de papel en tu restaurante kds|para tomar ordenes en mesa tactil meseros wifi|kds con botonera para cocina acero inoxidable pared|ordenes de meseros a cocina en pantalla tactil sin papel',
  },
  {
    kind: 'impresora de etiquetas',
    sheets:
      'impresora de pulseras|impresora rfid|impresora de calcomanias|impresora de codigos|impresora de marbetes|impresora de autoadheribles|impresora de paqueteria|impresora etiqueta joyeria|impresora cera resina|impresora ribbon|imprime etiquetas|direct thermal printer|wristband printer|rfid printer|shipping label|tag printer|desktop label|industrial label|print engine|print and apply|linerless printer',
    keyed:
      'impresora de etiquetas transferencia termica industrial con red|impresora de codigo de barras termica directa escritorio usb|impresora de etiquetas portatil bluetooth con bateria despegador y clip|impresora de brazaletes para hospital cartucho antimicrobiano|impresora de etiquetas a color inyeccion con cortador rollo|desktop direct thermal label printer usb peeler|industrial thermal transfer barcode printer ethernet touch display|mobile label printer linerless wireless belt mount|rfid label printer encoder uhf rewinder cutter|imprime guias de envio sin tinta para tus paqueterias|haz etiquetas de precio y joyeria con codigo de barras|transferencia termica industrial con rebobinador y aplicador metalica|brazaletes de paciente termica directa escritorio hospital|etiquetera de guias y anaquel ribbon cera resina sensor movible',
  },
  {
    kind: 'cajón de dinero',
    sheets:
      'cajon para punto venta|cajon de billetes|cajon de monedas|cajon billetes monedas|cajon portadinero|cajon apertura automatica|cajon de cobro|cajon caja registradora|cajon charola monedas|cajon registrador|caja chica metalica|caja portavalores efectivo|pos drawer|pos cash drawer|coin drawer|flip top drawer|flip lid drawer|money box|petty cash',
    keyed:
      'cajon de dinero metalico para billetes y monedas con cable|gaveta de efectivo apertura electrica por impresora con llave|cajon portamonedas manual apertura por presion acero negro|cajon de dinero tapa abatible con charola removible y cerradura|gaveta de efectivo usb frente acero inoxidable rieles reforzados|heavy duty cash drawer printer driven bill coin tray|manual push open cash drawer under counter mount|flip top cash drawer removable till insert lock|steel cash drawer usb interface media slots stainless front|guarda el efectivo de tu caja bajo llave seguro|gaveta para tu negocio se abre al imprimir ticket|portavalores de mostrador para billetes y monedas llave de posiciones|charola para billetes y monedas de caja con tapa|metalica para efectivo apertura automatica con impresora ranura vales',
  },
  {
    kind: 'punto de venta',
    sheets:
      'touch pos|epos|retail terminal|android pos|dual screen pos|terminal doble pantalla venta|terminal todo en uno venta|paquete punto venta|sistema de cobro tienda|sistema para tienda|equipo para abarrotes|kit abarrotes|kit para negocio|kit tienda|software para tiendas|software para abarrotes|software ventas inventario|software restaurante|programa punto venta|sistema para restaurante|touch screen register|punto de cobro',
    keyed:
      'terminal punto de venta todo en uno pantalla tactil capacitiva|kit punto de venta con lector miniprinter y cajon|equipo punto de venta sin ventilador doble pantalla lector magnetico|computadora punto de venta tactil android con impresora integrada|software punto de venta licencia para tienda inventario y facturacion|all in one pos terminal capacitive touch fanless|dual screen android pos system built in receipt printer|retail pos bundle touch terminal scanner printer cash drawer|modular touch pos computer spill resistant solid state drive|todo para cobrar en tu tienda kit completo con programa|controla ventas e inventario de tu abarrotes pantalla touch|todo en uno tactil para caja de restaurante sin ventilador|paquete de cobro con pantalla tactil escaner miniprinter y gaveta|pos touch de doble cara con impresora para boutique',
  },
  {
    kind: 'caja registradora',
    sheets:
      'electronic cash register|ecr|sales register|retail cash register|thermal cash register|alphanumeric cash register|caja de cobro departamentos|maquina de cobro departamentos|caja fiscal|registradora electronica|registradora alfanumerica|registradora termica|registradora fiscal|registradora comercial|registradora portatil|registradora departamentos|registradora teclado plano|registradora para tienda',
    keyed:
      'caja registradora electronica con departamentos e impresora termica|registradora con cajon de dinero y pantalla para cliente|caja registradora teclado plano impermeable para restaurante|caja registradora portatil con bateria y rollo termico|registradora fiscal con memoria de articulos y diario electronico|electronic cash register thermal printer departments drawer|raised keyboard cash register alphanumeric display dual roll|flat spill proof keyboard cash register restaurant clerks|portable cash register battery operated small business|cobra y controla tus ventas sin computadora registradora sencilla|registradora para tiendita con cajon y llave de gerente|registra ventas por departamento con rollo cajon y llaves|electronica de teclas con reporte z gaveta y visor|con teclas de departamento impresion de rodillo y cajon',
  },
  {
    kind: 'verificador de precios',
    sheets:
      'consulta precio articulo|terminal consulta precios|comprobador de precios|revisor de precios|escaner de precios|lector de precios|kiosco verificador|kiosco de precios|verifica precios|price verifier|price lookup|price checking|price check terminal|micro kiosk|microkiosk|micro kiosco|price inquiry',
    keyed:
      'verificador de precios tactil wifi con lector 2d para tienda|consultor de precios de pared con escaner omnidireccional y ethernet|verificador de precios android poe con bocinas y camara|micro kiosco consulta de precios pantalla color montaje vesa|checador de precios empotrable en columna para autoservicio|price checker kiosk touch display built in barcode imager|wall mount price verifier android power over ethernet|micro kiosk price lookup scanner store aisle|self service price checking terminal omnidirectional scanner wifi|que tus clientes consulten el precio solos en el pasillo|checador de precios para supermercado pantalla a color|consulta de precios en anaquel lector integrado red poe|checa precio de pared con pantalla y escaner fijo|micro quiosco para pasillo lee codigo y muestra precio',
  },
  {
    kind: 'kiosco de autoservicio',
    sheets:
      'totem autoservicio|totem de autopago|terminal de autoservicio|terminal de autopago|modulo de autoservicio|estacion de autoservicio|autocobro|caja de autocobro|auto checkout|cajero autoservicio|autoservicio touch|pedidos autoservicio|quiosco|quiosco autoservicio|quiosco touch|self ordering|self order|self service terminal|self payment|self check in|self service payment|self pay|interactive totem',
    keyed:
      'kiosco de autoservicio tactil con impresora termica y lector qr|kiosco de pedidos para restaurante de pedestal con terminal bancaria|kiosco de autopago con aceptador de billetes y monedas|kiosco interactivo informativo de piso pantalla vertical multitactil|kiosco de turnos con impresora de tickets metalico pedestal|self service ordering kiosk floor stand touch receipt printer|self checkout kiosk bill acceptor coin dispenser|freestanding interactive kiosk infrared multitouch vandal resistant|wall mounted payment kiosk card reader android|que tu cliente pida y pague solo en tu restaurante|reduce filas en tu negocio con pantalla de autopago|autopago de estacionamiento con billetero monedero y pantalla tactil|autocobro de pedestal con escaner impresora y terminal de pago|pedestal tactil para pedidos y turnos con impresora integrada',
  },
  {
    kind: 'pantalla de cliente',
    sheets:
      'visor de precio|visor torre|visor vfd|torreta cliente|monitor de cliente|segunda pantalla cliente|pantalla secundaria cliente|display poste|display torre|display vfd|pantalla vfd|customer pole|customer monitor|vacuum fluorescent|line display|secondary customer screen',
    keyed:
      'pantalla de cliente de dos lineas vfd con poste usb|torreta visor para cliente led serial punto de venta|display de cliente a color lcd montaje trasero en terminal|pantalla secundaria para cliente sin tactil vesa hdmi|visor de cliente de poste ajustable caracteres verdes fluorescentes|pole customer display vfd two line usb black|rear mount customer facing lcd display for pos terminal|second screen customer display non touch bracket included|graphic customer pole display serial powered usb tilt|que tu cliente vea el total de su compra|torreta para caja muestra el precio al cliente|visor de poste fluorescente dos renglones punto de venta|torreta de precio total con base y poste telescopico usb|segundo visor trasero para punto de venta muestra total',
  },
  {
    kind: 'terminal de pago',
    sheets:
      'lector bancario|lector de pagos|lector chip cobro|terminal cobro tarjeta|maquina cobro tarjeta|cobra con tarjeta|pago con tarjeta|acepta tarjetas credito|pago sin contacto|posnet|emv terminal|emv reader|emv chip reader|contactless payment|smart payment|payment reader|payment device|nfc payment|mobile payment|unattended payment|cashless reader',
    keyed:
      'terminal de pago android inalambrica con impresora y chip|pinpad alambrico usb con chip banda y contactless|terminal bancaria portatil con sim wifi y bateria|lector de tarjetas bancarias mpos bluetooth para celular|terminal de cobro empotrable sin teclado para kiosco emv|wireless payment terminal android contactless emv receipt printer|countertop pinpad chip and pin magnetic stripe nfc|mobile card reader mpos bluetooth tap chip swipe|unattended payment terminal emv contactless kiosk vending|acepta tarjetas de credito y debito sin renta mensual|cobra con tarjeta desde tu celular meses sin intereses|datafono inalambrico con chip contactless y rollo termico|chip banda y contactless para cobrar con tarjeta sim incluida|pinpad de mostrador con teclado cifrado y firma en pantalla',
  },
  {
    kind: 'soporte para terminal',
    sheets:
      'soporte mesa facial|soporte escritorio facial|poste para facial|poste reconocimiento facial|poste control acceso|poste para videoportero|poste de lectora|poste para biometrico|pedestal control acceso|pedestal para videoportero|pedestal intercomunicador|pedestal lectora|cuello de cisne|soporte pinpad|soporte terminal bancaria|pinpad stand|payment terminal stand|reader pedestal|reader post|access control pedestal|intercom pedestal|access control floor stand|face terminal bracket|turnstile mount bracket|turnstile bracket',
    keyed:
      'pedestal de piso para terminal de reconocimiento facial acero|soporte de escritorio inclinable para terminal biometrica facial|poste cuello de ganso para lector de proximidad vehicular|soporte giratorio antirrobo para terminal bancaria con poste|base metalica para montar terminal facial en torniquete|floor stand pedestal for face recognition terminal stainless steel|gooseneck pedestal access control reader vehicle height|swivel payment terminal stand pole mount theft deterrent|turnstile bracket for facial recognition access terminal|pon tu checador facial donde quieras sin perforar la pared|base firme para tu terminal de cobro gira al cliente|cuello de ganso doble altura auto y camion acero negro|pedestal de acero inoxidable para biometrico con cableado oculto|brazo para torniquete fija facial con pasacable y tornilleria',
  },
  {
    kind: 'contador de billetes',
    sheets:
      'contadora de efectivo|contador de efectivo|contador mixto billetes|cuenta dinero|cuenta monedas|cuenta efectivo|maquina contar dinero|maquina contar monedas|clasificador de billetes|clasificador de monedas|separador de monedas|recontadora|conteo de billetes|bank note counter|currency counter|currency counting|bill counting|bill sorter|banknote sorter|coin sorter|mixed denomination|coin counting',
    keyed:
      'contador de billetes con deteccion ultravioleta y magnetica|contadora de billetes mixtos suma de denominaciones y doble bolsillo|contador clasificador de monedas electrico con charolas|contadora de dinero portatil con bateria y pantalla para cliente|clasificadora de billetes profesional cis impresora y deteccion infrarroja|bill counter with ultraviolet magnetic counterfeit detection large hopper|mixed denomination value counter two pocket cis sorter|coin counter sorter motorized wrapper tubes|front loading money counter batch add mode external display|cuenta tu dinero rapido y sin errores con pantalla|ahorra tiempo al cerrar caja cuenta fajos de billetes|clasificadora de monedas con tubos y encartuchado automatico|cuenta fajos con tolva alta alerta de billete doble|maquina contadora multidivisa mezcla y suma con reject pocket',
  },
  {
    kind: 'detector de billetes falsos',
    sheets:
      'detector dolares falsos|detector de dolares|detector moneda falsa|detector de dinero|detecta billetes falsos|verificador de dinero|comprobador billetes|identificador de billetes|autentificador de billetes|lampara detectora billetes|luz ultravioleta billetes|luz negra billetes|plumon detector|plumon verificador billetes|pluma detectora billetes|marcador detector billetes|counterfeit pen|counterfeit money|counterfeit bill|counterfeit banknote|counterfeit currency|currency detector|bill checker|uv money|money checker',
    keyed:
      'detector de billetes falsos lampara ultravioleta y lupa|detector automatico de billetes magnetico infrarrojo con bateria|verificador de billetes mostrador luz blanca y marca de agua|detector portatil de dinero falso led ultravioleta de bolsillo|plumon detector de billetes falsos tinta reactiva|automatic counterfeit detector infrared magnetic ink multi orientation|ultraviolet counterfeit bill detector desktop lamp watermark|portable fake money detector battery operated led|counterfeit detector pen iodine ink pack|no te den billetes falsos revisa al instante|lamparita para checar billetes falsos tienda abarrotes|luz negra para verificar billetes con lupa y regla|probador de billetes automatico luz verde bueno rojo falso|plumones para marcar y revisar billetes autenticidad paquete',
  },
  {
    kind: 'báscula',
    sheets:
      'pesa electronica|pesa colgante|pesa equipaje|pesa de cocina|pesa joyeria|pesabebes|pesa personas|gramera|pesadora|romana digital|plataforma de pesaje|plataforma pesadora|patin pesador|indicador de peso|indicador de pesaje|pesaje camiones|weighing platform|weight indicator|weighing indicator|weighing machine|analytical balance|precision balance|digital balance|weighbridge|price computing',
    keyed:
      'bascula digital de mostrador con plato de acero inoxidable recargable|bascula de plataforma piso industrial con indicador y celdas|bascula etiquetadora con impresora termica y red|bascula colgante de gancho tipo grua con control remoto|balanza de precision para joyeria con calibracion externa|price computing scale dual display rechargeable stainless platter|industrial floor scale load cells indicator ramp|digital crane hanging scale remote control hook|pos interface scale scanner checkout serial usb|pesa tu mercancia exacto para carniceria y verduleria|pesa paquetes de envio en tu casa pantalla grande|tortilleria y carniceria calcula precio plato inoxidable recargable|de gancho para colgar pantalla roja y retencion de peso|balanza gramera de laboratorio con parabrisas y pesa patron',
  },
  {
    kind: 'papel y etiquetas',
    sheets:
      'papel sumadora|rollo sumadora|papel multiproposito|papel autocopiante|papel continuo|forma continua|papel adhesivo|papel opalina|papel couche|rollo miniprinter|rollo autoadherible|rollo para terminal bancaria|rollo pulseras|photo paper|bond paper',
    keyed:
      'rollo de papel termico para miniprinter caja con piezas|etiquetas termicas autoadheribles en rollo centro chico para guias|etiquetas de transferencia termica papel mate perforadas|papel bond autocopiante en rollo dos tantos para impresora matricial|etiqueta de poliester plata para activo fijo adhesivo permanente|thermal paper rolls for receipt printer bpa free case|direct thermal labels permanent adhesive perforated fanfold|thermal transfer polypropylene labels roll removable adhesive|laser inkjet address label sheets white letter size|no te quedes sin papel para tu terminal de cobro|paquete de rollitos para tickets de tu negocio|termico para miniprinter sin centro blanco caja|autoadhesivas para guias de paqueteria blancas rollo perforado|hojas bond blancas carta resma para copiadora',
  },
];
