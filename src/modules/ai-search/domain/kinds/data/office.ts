import type { KindEntry } from '../book/kind-entry';

/** Shops, offices, computers, tools and vehicles. */
export const OFFICE: readonly KindEntry[] = [
  {
    kind: 'lector de código de barras',
    is: 'lector cb|lector codigos|lector cb|lector cod barras|lector codigo barras|lector codigo|lector codigos|escaner codigo|barcode scanner|lector qr|scanner|lector 2d|lector barras|lector imagen|barcode reader|pistola lectora|escaner|lector inalambrico codigo|lector omnidireccional|verificador precios|lector 1d|handheld scanner|lector de mesa',
    say: 'pistolita para leer precios|leer las rayitas de los productos|cobrar mas rapido en la tienda|escanear productos|leer codigos del celular|pasar los productos en la caja|lector para cobrar en caja|la pistola del super|beep en la caja|scan products|hacer inventario con pistola|que el cliente vea el precio|rayitas del codigo|pistola para leer codigos|leer el codigo del producto|aparatito que hace bip|escaner de precios|leer qr en el mostrador|lector para la tienda de abarrotes|pistola de la caja|leer el codigo y que salga el precio|escaner de mano|lector sin cable para bodega|leer precios|pasar los productos por la caja|rayitas|escanear codigos|lector de la tiendita|lector para inventario|leer qr de boletos|pistolita|scanner|laser del super|lector de mesa',
  },
  {
    kind: 'terminal de inventario',
    is: 'terminal portatil|colector datos|handheld|mobile computer|colectora|terminal inventario|pda|computadora movil|hand held|colector de datos|terminal movil',
    say: 'hacer inventario en la bodega|contar mercancia con aparato|levantar pedidos en la calle|llevar el inventario del almacen|surtir pedidos en almacen|contar la mercancia con aparato|pda para almacen|colector de datos|hacer inventario|computadora de mano para bodega|leer codigos y guardar|handheld|android con lector|contar mercancia en la bodega|colector|celular con lector de codigos|levantar inventario|pda|surtir pedidos con pistola|inventory handheld|equipo para almacenistas',
  },
  {
    kind: 'impresora de tickets',
    is: 'impresora tickets|impresora recibos|miniprinter|mini printer|receipt printer|impresora termica|impresora ticket|ticketera|impresora punto venta|thermal printer|impresora comandas|impresora de tickets',
    say: 'dar recibo a los clientes|papelito de la compra|imprimir notas de venta|imprimir comandas en la cocina|notitas de cobro|imprimir el ticket|print receipts|sacar el comprobante de compra|que salgan los tickets de la caja|salga el ticket al cobrar|maquinita de los tickets|maquinita de tickets|impresora para comandas|imprimir recibos|impresora de la caja|tickets para restaurante|impresora chiquita de papelito|sin tinta para tickets|imprimir desde el celular el ticket|miniprinter|imprimir la cuenta|tickets de la tienda|papelito de la venta|comandas de cocina|notas de venta|recibos|impresora chiquita de rollo|receipt|impresora para fonda|impresora de bluetooth para vender|ticketera',
  },
  {
    kind: 'impresora de etiquetas',
    is: 'impresora etiquetas|etiquetadora termica|label printer|impresora codigo barras|impresora transferencia termica|impresora de etiqueta|zebra|barcode printer|impresora brazaletes',
    say: 'poner precio a mis productos|imprimir codigos de barras|etiquetas para mercancia|etiquetas para envios|etiquetar cajas de la bodega|imprimir rayitas para mis productos|guias de paqueteria|hacer etiquetas de precio|etiquetas para productos|imprimir guias de envio|etiquetas adheribles|etiquetar ropa con codigo|maquina de etiquetas para paquetes|zebra|codigos de barras en calcomania|etiquetas de envio|guias de mercado libre|etiquetar productos|label printer|etiquetas adhesivas|etiquetas para frascos',
  },
  {
    kind: 'cajón de dinero',
    is: 'cajon dinero|cash drawer|gaveta dinero|cajon efectivo|cajon portamonedas|gaveta',
    say: 'donde guardo el dinero de la caja|cajon que se abre solo al cobrar|donde va el cambio|guardar monedas y billetes al cobrar|cajita del dinero de la tienda|caja para billetes y monedas|donde se guarda el dinero de la venta|cajon que se abre con la impresora|caja registradora cajon|gaveta de monedas|que se abra al cobrar|donde guardar el dinero de la venta|caja que se abre al cobrar|charola de billetes|gaveta|cash drawer|cajon para monedas|cajon de la caja registradora',
  },
  {
    kind: 'punto de venta',
    is: 'punto venta|terminal punto venta|pos|pos terminal|kit punto venta|all in one pos|equipo punto venta|terminal touch|computadora punto venta|caja registradora|cash register|software punto venta',
    say: 'cobrar en mi tienda|sistema para mi tiendita|llevar las ventas de mi abarrotes|registrar lo que vendo|caja para el restaurante|todo para cobrar en mi negocio|controlar mi papeleria|sistema para cobrar en la farmacia|run my store checkout|caja registradora|sistema para cobrar|computadora para la tienda|cobrar en mi negocio|pantalla tactil para restaurante|equipo para abarrotes|maquina para cobrar|llevar las ventas|todo para la caja de mi tienda|kit para cobrar|checador de precios|sistema para abarrotes|todo para la caja|pantalla touch para restaurante|control de ventas|cash register|equipo para mi fonda|cobrar con pantalla|tiendita',
  },
  {
    kind: 'terminal de pago',
    is: 'terminal bancaria|terminal pago|lector tarjeta bancaria|pinpad|card payment|payment terminal|mpos',
    say: 'cobrar con tarjeta de credito|que me paguen con tarjeta|aceptar tarjetas en mi negocio|pasar la tarjeta del banco|cobrar con tarjeta|terminal bancaria|aceptar tarjetas|pagar con tarjeta en mi tienda|clip para cobrar|maquinita de tarjetas|pasar la tarjeta de credito|aceptar visa|clip|mercado pago|card terminal|pagos con celular|mis clientes quieren pagar con tarjeta',
  },
  {
    kind: 'contador de billetes',
    is: 'contador billetes|contadora billetes|bill counter|contadora|contador monedas|money counter|contadora de billetes|clasificadora monedas|cuenta billetes|maquina cuenta billetes',
    say: 'contar dinero rapido|maquina que cuenta billetes|saber si un billete es falso|me dieron un billete falso|contar monedas|luz para ver billetes falsos|count cash|contar el efectivo del dia|no me den billetes falsos|contar dinero|saber si el billete es falso|detectar billetes falsos|revisar billetes con luz|separar billetes|contar feria|contar fajos|maquina de contar|cuadrar la caja|money machine|conteo de efectivo|separar monedas',
  },
  {
    kind: 'báscula',
    is: 'bascula|balanza|scale|bascula digital|bascula comercial|bascula industrial|bascula colgante|bascula plataforma|bascula etiquetadora',
    say: 'pesar frutas en mi tienda|pesar tarimas|pesar carne|pesar costales|vender por kilo|cuanto pesan los paquetes|pesar verdura|weigh produce|pesar fruta|pesar paquetes|bascula para carniceria|cuanto pesa|pesa para tienda|pesar kilos|bascula de plataforma|bascula con impresora|pesar camiones|pesar en la carniceria|balanza|kilos|peso de costales|scale|pesar tortillas|pesar ganado',
  },
  {
    kind: 'papel y etiquetas',
    is: 'rollo ticket|rollo termico|papel termico|papel termico|rollo papel|etiquetas|etiqueta|rollo termico|thermal paper|rollo etiqueta|labels|etiquetas termicas|papel para impresora|rollos de papel',
    say: 'rollitos para la impresora de tickets|se acabo el papel de la caja|papel para notas|calcomanias para la impresora|rollos para la impresora de tickets|papel termico|rollitos blancos|etiquetas en blanco|se acabo el rollo|papel para la terminal|cinta para etiquetas|ribbon|rollos para ticket|rollo de la terminal|se acabo el rollo de la impresora|rollos de papel|receipt rolls|rollo 80 mm|stickers en rollo',
  },
  {
    kind: 'impresora',
    is: 'impresora|printer|multifuncional|impresora laser|impresora tinta|laser printer|impresora multifuncional|plotter|inkjet|escaner documentos|copiadora|all-in-one printer',
    say: 'imprimir tareas|sacar copias|imprimir a color|imprimir fotos|escanear documentos|imprimir facturas en hojas|copias en la oficina|print documents|imprimir documentos|escanear hojas|impresora para la oficina|impresora de tinta|multifuncional para casa|imprimir a doble cara|laser para oficina|multifuncional|fotocopias|impresora para oficina|imprimir hojas|plotter|laser printer',
  },
  {
    kind: 'tóner y tinta',
    is: 'toner|tinta|cartucho|cartucho tinta|toner laser|ink|cartridge|botella tinta|ink bottle|tambor|drum',
    say: 'se acabo la tinta|la impresora imprime borroso|rellenar la impresora|polvo para la copiadora|printer out of ink|cartucho para impresora|botellas de tinta|toner negro|recargar la impresora|ya no imprime por tinta|tinta de colores|tinta para impresora|se acabo el toner|cartucho|recargar impresora|tinta negra|ink|botella de tinta',
  },
  {
    kind: 'laptop',
    is: 'laptop|notebook|computadora portatil|lap top|macbook|ultrabook|laptops|chromebook',
    say: 'computadora para la escuela|computadora que se pueda llevar|computadora para llevar al trabajo|hacer tareas en la universidad|computadora plegable|trabajar en el cafe|computer for college|computadora portatil|lap para la escuela|compu para llevar|notebook para trabajar|computadora de viaje|compu que se dobla|lap para diseñar|lap|compu para la universidad|notebook|macbook|laptop gamer|compu para home office',
  },
  {
    kind: 'computadora',
    is: 'computadora|desktop|pc|mini pc|computadora escritorio|all in one|cpu|equipo computo|workstation|desktop computer|computadora mini|nuc|torre pc|thin client|barebone',
    say: 'compu para la oficina|maquina para la recepcionista|computadora fija|compu para trabajar en casa|maquina chiquita atras del monitor|compu de escritorio|computadora para la tienda|cpu completo|all in one|computadora chiquita|mini pc|compu para la caja|computadora para juegos|equipo de computo para escuela|pc|computadora para oficina|cpu|pc gamer|computadora barata|computadora para la secretaria|desktop',
  },
  {
    kind: 'tableta',
    is: 'tablet|tableta|ipad|tableta android|tablet industrial|tablet rugged|tabletas',
    say: 'pantalla para que el mesero tome pedidos|aparato touch para niños|leer libros y ver videos en pantalla touch|tomar pedidos en la mesa|tablet para niños|ipad|pantalla portatil para pedidos|tablet para tomar ordenes|tablet resistente|tablet para leer|tableta para meseros|tablet|tableta para niños|tablet para tomar pedidos|pantallita touch portatil|menu en tablet',
  },
  {
    kind: 'teclado y ratón',
    is: 'teclado usb|mouse|raton|kit teclado mouse|keyboard|teclado mouse|mouse inalambrico|teclado inalambrico|teclado mecanico|combo teclado|wireless mouse|teclado bluetooth|keyboard and mouse|trackball|mouse pad',
    say: 'escribir en la computadora|mover la flechita de la compu|letras de la compu no sirven|teclado y raton sin cable|mouse inalambrico|teclado para la compu|raton para laptop|teclado sin cable|se descompuso el mouse|combo de teclado|alfombrilla|mouse|teclado para compu|raton inalambrico|teclado y mouse|keyboard|teclado numerico para contador|mousepad',
  },
  {
    kind: 'diadema',
    is: 'diadema|headset|audifonos|auriculares|diadema usb|diadema call center|headphones|audifono|diadema telefonica|audifonos bluetooth|diademas|auricular|diadema inalambrica|earbuds|audifonos gamer',
    say: 'audifonos con microfono para la oficina|para los que contestan llamadas|hablar por telefono con las manos libres|para el call center|oir musica sin molestar|audifonos para juntas|atender clientes por telefono todo el dia|que no se oiga el ruido de afuera|headphones for calls|audifonos con microfono|para call center|audifonos para clases|auriculares de oficina|audifonos para la compu|audifonos para juegos|contestar llamadas en la computadora|audifonos sin cable|call center|diadema para computadora|clases en linea|contestar llamadas manos libres|headset|auriculares para oficina|telemarketing|hablar por la compu|audifonos para videollamada|contestar el telefono con las manos libres',
  },
  {
    kind: 'memoria RAM',
    is: 'memoria ram|ram|ddr4|ddr5|sodimm|memoria ddr4|dimm|memory module|ram memory',
    say: 'mi compu se traba con muchas ventanas|que aguante mas programas abiertos|mas memoria a la laptop|mi compu se traba|se congela la computadora|ampliar la memoria|ram para pc|abrir mas programas|ampliar memoria de la compu|ram|la compu se traba|memoria para laptop|8 gigas mas',
  },
  {
    kind: 'componente de PC',
    is: 'tarjeta madre|motherboard|procesador|tarjeta video|tarjeta grafica|gabinete pc|fuente pc|disipador|gpu|graphics card|enfriamiento liquido|ventilador pc|cpu cooler|fuente atx|tarjeta de video|procesador intel|case pc|gabinete gamer',
    say: 'armar una computadora|jugar videojuegos en la compu con buenos graficos|mi compu se calienta mucho|tarjeta grafica|procesador|tarjeta madre|fuente de pc|gabinete de computadora|enfriar el procesador|pasta termica|tarjeta de video|fuente para pc|disipador|gabinete para pc|armar mi pc|gpu|ventilador de cpu',
  },
  {
    kind: 'adaptador y hub USB',
    is: 'hub usb|adaptador usb|docking|docking station|adaptador usb c|usb hub|adaptador hdmi|adaptador displayport|replicador puertos|convertidor usb|usb-c hub|adaptador vga|convertidor hdmi vga|multipuerto|adaptador multipuerto',
    say: 'mas entradas usb|mi laptop no tiene entrada hdmi|conectar todo a mi laptop con un solo cable|me faltan puertos en la laptop|conectar dos monitores a la laptop|ladron de usb|usb c a hdmi|mi laptop solo tiene usb c|conectar varias memorias|adaptador para mac|convertir usb a serial|docking|hub|convertidor de usb|multipuerto|la laptop solo trae tipo c|lector usb',
  },
  {
    kind: 'cable USB',
    is: 'cable usb|cable usb c|cable cargador|usb cable|cable tipo c|cable lightning|cable impresora|cable extension usb|cable de carga|usb-c cable|cable micro usb',
    say: 'cable para cargar el celular|cable de la impresora a la compu|cable del cargador|cable tipo c|cable de impresora|cable para datos|cable del iphone|cable de cargador|extension usb|cable del celular|cable para cargar|usb cable|cable lightning|cable micro usb|cable serial',
  },
  {
    kind: 'cargador de celular',
    is: 'cargador celular|cargador usb|wall charger|cargador pared|cargador usb c|cargador carro|cargador inalambrico|cargador rapido usb|cargador laptop|phone charger|cargador para laptop|adaptador de laptop',
    say: 'cargar el telefono|cargar varios celulares|se me perdio el cargador|cargar el celular en el coche|perdi el cargador de la laptop|pila portatil para celular|me quedo sin pila en la calle|power bank|cargador rapido|cargar en el carro|cargador inalambrico|cubo de cargador|bateria externa|cubo para el celular|cargador para el coche|phone charger|cargador tipo c',
  },
  {
    kind: 'mochila y maletín',
    is: 'mochila|maletin|backpack|funda laptop|porta laptop|maletin laptop|laptop bag|sleeve',
    say: 'llevar la laptop en la espalda|cargar mi computadora|donde llevar la computadora|bolsa para la laptop|mochila para herramienta|maletin de instalador|guardar la computadora|estuche para laptop|cargar mis herramientas|mochila para laptop|maletin|bolsa para herramientas de tecnico|funda de laptop|backpack|estuche rigido',
  },
  {
    kind: 'antivirus y licencias',
    is: 'antivirus|licencia office|microsoft 365|windows|licencia windows|office|endpoint security|licencia antivirus|sistema operativo',
    say: 'quitar virus de la compu|word y excel|mi compu tiene virus|programa para hacer documentos|quitar virus|office|windows original|proteger la compu de virus|licencia de windows|programa de contabilidad|antivirus|windows|licencia de excel|proteger de virus|software de facturacion|word original|activar windows',
  },
  {
    kind: 'destructora',
    is: 'destructora|trituradora papel|shredder|trituradora|destructora papel',
    say: 'hacer pedazos papeles|que nadie lea documentos viejos|deshacer papeles confidenciales|triturar papeles|destruir documentos|que no lean mis papeles|maquina que hace tiritas el papel|picar hojas|triturar papel|romper documentos|shredder|destruir papeles del despacho',
  },
  {
    kind: 'calculadora',
    is: 'calculadora|calculator|sumadora',
    say: 'sumar cuentas con papelito|hacer cuentas en el mostrador|hacer cuentas|sumadora con rollo|calculadora de escritorio|calculadora para contador|sumadora|calculadora cientifica|sumar con rollo',
  },
  {
    kind: 'multímetro',
    is: 'multimetro|amperimetro|gancho amperimetro|voltimetro|multimeter|clamp meter|pinza amperimetrica|probador voltaje|amperimetro gancho|detector voltaje|voltage tester|medidor de resistencia de tierra|telurometro|megohmetro|tester voltaje|tester digital|tester volts',
    say: 'medir voltaje|saber si hay corriente en el contacto|medir si llega luz|checar si una pila sirve|saber si un cable tiene corriente|medir corriente|no electrocutarme al revisar|saber si hay corriente|aparato de electricista|probar si pasa corriente|medir amperes|gancho para medir corriente|tester electrico|probar pilas|ver si el cable tiene luz|medir continuidad|ver si hay luz en el cable|tester|amperimetro de gancho|probar contactos|gancho|checar pila|ohms|voltimetro|el aparato con dos puntas roja y negra|electricista mide|volt meter|probar la tierra fisica',
  },
  {
    kind: 'taladro',
    is: 'taladro|rotomartillo|drill|taladro inalambrico|atornillador|esmeriladora|sierra|rotary hammer|cordless drill|destornillador electrico|pulidora|llave de impacto|hole saw',
    say: 'hacer hoyos en la pared|hacer agujeros en concreto|perforar muro|atornillar sin esfuerzo|hacer hoyos para los taquetes|cortar metal|make holes in wall|perforar concreto|rotomartillo|broca|atornillar rapido|desarmador electrico|taladrar techo|hacer agujeros|pistola para tornillos|hacer hoyos|atornillador|agujerear la pared|drill|destornillador electrico|poner taquetes|taladro de pila|esmeriladora',
  },
  {
    kind: 'herramienta de mano',
    is: 'maleta herramienta|bolsa herramienta|desarmador|juego herramienta|kit herramienta|herramienta|juego desarmadores|screwdriver|tool kit|martillo|nivel|flexometro|caja herramienta|cutter|navaja|hand tool|toolbox|juego de herramientas|destornillador|llave allen|dados|matraca|tape measure|segueta|cinta metrica|medidor laser|distanciometro',
    say: 'herramienta para instalador|apretar tornillos|maletin con herramienta|medir la pared|aflojar tornillos|lo basico para instalar camaras herramienta|medir distancias con laser|cortar cajas|pinzas y desarmadores|caja de herramientas|juego de desarmadores|martillo|llaves allen|cortar alambre|maleta de herramienta|perica|flexometro|herramienta de electricista|nivel|desarmadores|pinzas|llave perica|juego de dados|cutter|tools|serrucho|maleta de tecnico|medir distancia con laser|juego de herramientas',
  },
  {
    kind: 'escalera',
    is: 'escalera|ladder|escalera telescopica|escalera tijera|escalera extension|andamio|escalera aluminio',
    say: 'subir al techo|alcanzar lo alto para instalar|subirme al poste|cambiar focos altos|reach the roof|alcanzar el techo|escalera de tijera|escalera que se alarga|subir a la azotea|escalera de fibra de vidrio|escalera plegable|instalar en alto|escalera de aluminio|cambiar el foco alto|ladder|escalera que se dobla|escalera de extension|andamio',
  },
  {
    kind: 'cautín',
    is: 'cautin|soldering iron|estacion soldar|soldadura|cautin lapiz|soldadora|pistola calor|desoldador|solder|estaño|heat gun|pasta para soldar',
    say: 'soldar cables|pegar componentes electronicos|derretir estaño|unir cables con soldadura|pistola para soldar|estaño|soldar circuitos|pegar componentes|arreglar tarjetas electronicas|estacion de soldar|soldar|pistola de calor|reparar tarjetas|solder|pasta para soldar',
  },
  {
    kind: 'cinta',
    is: 'cinta aislar|cinta aislante|cinta|electrical tape|cinta vulcanizada|cinta doble cara|tape|termofit|thermofit|tubo termocontractil|heat shrink|cinta de aislar|termocontractil|silicon|sellador|cinta gris|adhesivo',
    say: 'tapar cables pelados|forrar cables|cubrir la union del cable|pegar cables para que no den toques|que no le entre agua a la union|sellar hoyos|cinta de aislar|cinta doble cara|cinta negra electrica|pegar cables|cinta vulcanizada|cinta gris|tapar alambre pelado|cinta de peligro|tape|cinta negra|cinta para cables|forrar|cinta de doble cara|pegar|cinta amarilla de precaucion|tubo que se encoge con calor|aislar el alambre|silicon para sellar|tape para electricista',
  },
  {
    kind: 'tornillos y taquetes',
    is: 'taquete|taquetes|tornillo|tornillos|pija|pijas|ancla|fijacion|anchor|screws|tuerca|arandela|abrazadera omega|clip fijacion|perno|rondana|grapa',
    say: 'fijar a la pared|agarrar algo al muro de concreto|que no se caiga de la pared|meter en el hoyo para atornillar|taquetes para pared|fijar en concreto|pijas|tornillos para tablaroca|colgar en pared hueca|anclas|sujetar en tabique|abrazaderas|taquetes|tornillos|clavos|colgar en tablaroca|tuercas|screws|abrazaderas para tubo',
  },
  {
    kind: 'seguridad personal',
    is: 'casco|arnes|guantes|chaleco|harness|lentes seguridad|helmet|linea vida|chaleco reflejante|botas|safety glasses|gloves|arnes seguridad|hard hat|kit alturas|cono|cono vial|traficono|conos|cinta precaucion|cinta peligro|chaleco tactico|chaleco antibalas|escudo|equipo tactico|esposas|tolete|gas pimienta|macana|pr24|baston',
    say: 'no caerme de la torre|subir a postes con seguridad|proteger la cabeza en la obra|que me vean los carros de noche|proteger las manos|que el guardia este protegido de balas|defenderme en la calle|desviar el trafico|ropa para que me vean en la carretera|defenderse de un asaltante|casco de obra|chaleco reflejante|guantes de trabajo|arnes para alturas|lentes de proteccion|botas con casquillo|trabajar en alturas sin caerme|chaleco para transito|proteger la cabeza|gas pimienta|conos para trafico|linea de vida|chaleco antibalas|tapones para el ruido|casco|guantes|chaleco|botas|arnes para altura|trabajar arriba del poste|cuerda de vida|no caerme del techo|cubrebocas industrial|ppe|equipo de proteccion|tapones de oidos',
  },
  {
    kind: 'limpieza de equipo',
    is: 'aire comprimido|limpiador|limpiador contactos|espuma limpiadora|alcohol isopropilico|kit limpieza|compressed air|cleaning kit|toallas limpieza|limpiador fibra|contact cleaner|dielectrico|aflojatodo',
    say: 'quitar el polvo de la compu|limpiar contactos|limpiar la pantalla|limpiar la fibra|soplarle al teclado|limpiar la computadora|aire para quitar polvo|limpiar pantallas|alcohol isopropilico|soplar polvo|limpiar contactos electricos|toallitas para pantalla|limpiar conectores de fibra|aire comprimido|quitar polvo del teclado|limpiador de contactos|limpiar fibra',
  },
  {
    kind: 'torreta vehicular',
    is: 'torreta|torreta|barra luces|torreta vehicular|lightbar|light bar|sirena vehicular|torreta magnetica|luces patrulla|torreta led|estrobo vehicular|barra de luces|luz perimetral|sirena patrulla|bocina patrulla|beacon|sirena electronica|luz de advertencia|warning light|luces auxiliares|faro',
    say: 'lucecita roja que gira y avisa|luz que gira arriba del montacargas|luces de patrulla|luces para la ambulancia|luces rojas y azules para carro|que se abran los carros en emergencia|luz amarilla para la grua|luz que da vueltas en el techo|luces para camioneta de seguridad|lights for patrol car|luz roja y azul|sirena de ambulancia|torreta para camioneta|luces ambar para grua|codigos para carro de seguridad|barra de luces|estrobos para patrulla|luz giratoria|luz que da vueltas y avisa|lucecita roja que gira|faro rojo giratorio|torreta de ambulancia|luz para grua|codigo para camioneta|estrobos para carro|luz ambar|sirena de patrulla|luces de emergencia de vehiculo',
  },
  {
    kind: 'alcoholímetro',
    is: 'alcoholimetro|breathalyzer|alcoholimetros|alcohol tester|detector alcohol|boquilla alcoholimetro',
    say: 'saber si el chofer tomo|soplar para ver si esta borracho|checar que no lleguen tomados|que no manejen crudos|saber si viene tomado|detectar aliento alcoholico|saber si tomo alcohol|prueba de alcohol a choferes|medir aliento|operadores tomados|alcoholimetro para empresa|medir si viene tomado|soplar|chofer borracho|prueba de alcohol|breathalyzer|alcohol en aliento',
  },
  {
    kind: 'dron',
    is: 'dron|drone|drones|cuadricoptero|uav|quadcopter',
    say: 'grabar desde el aire|ver el rancho desde arriba|camara que vuela|volar con camara|fumigar desde el aire|tomar fotos desde arriba|helicoptero con camara|avioncito con camara|vigilar el rancho desde el cielo|tomar video de arriba|drone para agricultura|drone|ver desde arriba el terreno|fumigar con dron|grabar bodas desde el aire|quadcopter',
  },
  {
    kind: 'binoculares',
    is: 'binoculares|binocular|monocular|vision nocturna binocular|telescopio|night vision|mira termica|monocular termico|thermal monocular|binoculares nocturnos|mira',
    say: 'ver de lejos animales|ver lejos con los dos ojos|cazar de noche|mirar a lo lejos en la oscuridad|ver venados|ver lejos|largavistas|ver de noche con aparato|vision nocturna de mano|lentes para ver animales lejos|catalejo|telescopio|prismaticos|largavista|ver de noche en el monte|lentes de larga vista|night vision|vision nocturna|ver animales de lejos',
  },
  {
    kind: 'cámara de inspección',
    near: 'cámara de seguridad',
    is: 'endoscopio|boroscopio|camara inspeccion|borescope|camara endoscopica|camara tuberia|inspection camera',
    say: 'ver dentro del tubo|camarita para ver dentro de la pared|ver por que se tapo el drenaje|camara con manguerita|revisar adentro del motor|ver dentro de la tuberia|camarita con cable para el drenaje|camara para motor|ver adentro de la pared|revisar tubos tapados|boroscopio|camara de viborita|ver adentro de la tuberia|camara con manguera|camara de fontanero|endoscopio|ver dentro del motor|revisar drenaje|pipe camera',
  },
  {
    kind: 'ventilador y clima',
    is: 'ventilador|aire acondicionado|minisplit|clima|extractor|enfriador|fan|air conditioner|aire acondicionado precision|aire acondicionado gabinete|calefactor|heater|mini split',
    say: 'enfriar el cuarto|que no haga calor en la oficina|calentar el cuarto|refrescar la recamara|aire frio para la casa|me da mucho calor|aire acondicionado|abanico|minisplit|aire fresco en la oficina|calefactor|ventilador de techo|enfriar el site|hace calor en el site|enfriar cuarto|cooler|calenton|extractor de aire',
  },
  {
    kind: 'reproductor y streaming',
    is: 'chromecast|roku|tv box|android tv box|reproductor|streaming|tv stick|apple tv|fire tv|blu-ray|reproductor bluray|dvd',
    say: 'ver netflix en tele vieja|hacer inteligente mi tele|pasar el celular a la tele|hacer smart la tele|chromecast|roku|tv box|apple tv|netflix en tele vieja|convertir tele en smart|fire stick|canales en la tele',
  },
  {
    kind: 'antena de TV',
    is: 'antena tv|antena hd|antena television|tv antenna|antena aerea|antena digital',
    say: 'ver canales gratis|ver la tele sin cable|que agarre el canal 5|ver television abierta|ver canales abiertos|tele sin cable|canales gratis|antena para la tele|ver el canal 5|antena digital de aire|no se ven los canales|antena aerea|tele abierta|decodificador de tv|tv antenna|television digital',
  },
  {
    kind: 'grabadora de voz',
    is: 'grabadora voz|voice recorder|grabadora audio|grabadora periodista',
    say: 'grabar conversaciones|grabar lo que dice el maestro|grabar juntas de audio|grabar entrevistas|grabar la clase|grabar juntas|grabadora de reportero|dictar notas|grabar clases|dictar|grabar platicas|voice recorder|entrevista grabada',
  },
  {
    kind: 'lector de tarjetas de memoria',
    is: 'lector memorias|card reader usb|lector microsd|lector tarjetas memoria',
    say: 'pasar fotos de la tarjeta a la compu|leer la memoria de la camara en la compu|meter la micro sd a la laptop|pasar fotos de la camara|adaptador de memoria sd|pasar fotos de la camara a la compu|leer micro sd|adaptador de memoria|card reader for photos',
  },
  {
    kind: 'reloj',
    is: 'reloj pared|smartwatch|reloj inteligente|reloj|reloj digital|wall clock|reloj ip|smart watch|reloj sincronizado|banda inteligente',
    say: 'contar mis pasos|que todos vean la misma hora|ver mensajes en la muñeca|reloj de pared digital|ver la hora en la oficina|reloj con numeros rojos|reloj sincronizado para hospital|cronometro de pared|reloj para gimnasio|reloj de pared|smartwatch|pulsera de ejercicio|reloj inteligente|medir pasos',
  },
  {
    kind: 'gamepad',
    is: 'control juegos|gamepad|joystick juegos|volante gamer|control xbox|silla gamer|consola videojuegos|playstation|xbox|nintendo|consola de juegos|control inalambrico gamer',
    say: 'jugar videojuegos|jugar fifa|jugar con la tele|jugar videojuegos en la compu|control para juegos|mando para pc|volante para juegos|palanca de juegos|control de juego|palanca para juegos|joystick de videojuegos|control de xbox',
  },
];
