import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What dealers in computers sell beside them: scanners, parts of computers, what stands on desks, things for pictures and for learning electronics. */
export const COMPUTING: readonly KindEntry[] = [
  {
    kind: 'escáner de documentos',
    near: 'impresora',
    is: 'escaner documentos|escaner alimentador|escaner alimentador automatico|escaner duplex|escaner portatil|escaner a color|escaner de fotos|escaner de documentos|document scanner|escaner cama plana|flatbed scanner|escaner adf|sheetfed scanner|escaner de oficina|escaner portatil documentos|escaner de hojas|escaner de alta velocidad|escaner de produccion|escaner de credenciales y documentos|digitalizador documentos|book scanner|escaner de libros|escaner cenital',
    titles:
      'scanner documentos|escaner portatil usb ppm|escaner cama plana fotos documentos|canoscan|escaner duplex|escaner adf ppm|escaner usb ppm',
    say: 'escaner con alimentador automatico|escaner con alimentador de hojas|escaner con adf|escaner que jale las hojas solo|pasar los papeles del archivo a la computadora|guardar las facturas viejas en pdf|digitalizar expedientes|meter un bonche de hojas y que las jale solas|copiar las ine de los clientes a la compu|ya no caben las cajas de archivo muerto|sacarle copia digital a los contratos|hacer pdf de los recibos|escanear por los dos lados de un jalon|pasar libros viejos sin romperlos|el notario quiere sus escrituras en digital|tengo miles de hojas que subir a la nube|fotos viejas de la abuela en la computadora|mandar documentos firmados por correo|papeles de los pacientes en la computadora|oficina sin papel|turn paper into pdf files|scan a stack of contracts|digitize old family photos|aparato que se traga las hojas y las guarda|leer los cheques y pasarlos al sistema|chiquito para escanear fuera de la oficina|archivo de la escuela en digital|que convierta lo impreso en texto que se pueda buscar',
  },
  {
    kind: 'tableta gráfica',
    near: 'tableta',
    is: 'tableta grafica|tableta digitalizadora|digitalizadora|graphics tablet|drawing tablet|tableta para dibujo|tableta para dibujar|tableta de diseño',
    titles: 'pen tablet|pen display|monitor interactivo para dibujo',
    say: 'dibujar en la compu con pluma|hacer caricaturas digitales|mi hija quiere ilustrar en la computadora|la que usan los diseñadores para pintar|retocar fotos con lapiz|trazar a mano y que salga en el monitor|clases de mate en linea escribiendo a mano|escribir formulas en la videollamada|firmar a mano en la pantalla de la compu|animar monitos|pluma sin pila que dibuja en la pc|draw with a pen on my computer|el raton no sirve para dibujar|para el arquitecto que bocetea|ilustradora busca con que dibujar en la lap|paint digitally',
  },
  {
    kind: 'tableta de firma',
    near: 'punto de venta',
    is: 'pad de firma|signature pad|signature capture pad|capturador de firma|digitalizador de firma|pad firmas',
    titles: 'tableta de firma|tableta firma',
    say: 'que el cliente firme en una pantallita|capturar la firma en la ventanilla del banco|firmar sin papel en la recepcion|rubrica digital en el mostrador|guardar la firma del paciente|firmar contratos electronicos en la sucursal|el cuadrito donde firmas con plumita|sign on a small screen at the counter|firmar de recibido en el almacen',
  },
  {
    kind: 'lápiz para pantalla',
    near: 'tableta',
    is: 'stylus|stylus pen',
    titles:
      'lapiz stylus|lapiz optico|pluma stylus|lapiz para tablet|lapiz para ipad|pluma para tablet|lapiz capacitivo|apple pencil|pluma digital',
    say: 'escribir en la tablet sin ensuciarla con el dedo|tomar apuntes en la tableta|plumita para la pantalla|dibujar en el ipad|mi dedo es muy gordo para la pantalla|lapicito que se pega con iman a la tablet|subrayar pdf en la tableta|pen to write on the tablet|rayar la pantalla sin rayarla',
  },
  {
    kind: 'base y brazo para monitor',
    near: 'soporte para TV',
    is: 'brazo monitor|brazo para monitor|soporte monitor escritorio|base para monitor|soporte doble monitor|brazo doble monitor|soporte de escritorio para monitor|brazo articulado monitor',
    titles: 'monitor arm|elevador de monitor|monitor stand|monitor desk mount',
    say: 'levantar la pantalla de la compu a la altura de los ojos|me duele el cuello por ver hacia abajo|dos pantallas en un mismo palo|ganar espacio en el escritorio|que el monitor no ocupe mesa|fierro que prensa en el escritorio y sostiene la pantalla|girar la pantalla para enseñarle al cliente|poner el monitor en vertical|colgar tres pantallas en mi escritorio|raise my computer screen|swing the screen to the side|tengo el monitor encima de unos libros',
  },
  {
    kind: 'base para laptop',
    near: 'laptop',
    is: 'laptop stand|laptop cooler|notebook cooler',
    titles:
      'base para laptop|soporte para laptop|base enfriadora|enfriador laptop|cooling pad|base laptop ventilador|elevador laptop|mesa para laptop|soporte notebook|base enfriadora laptop',
    say: 'mi lap se calienta sobre las piernas|ventiladores debajo de la portatil|que la laptop no me queme|subir la compu portatil para no jorobarme|se apaga de caliente la laptop al jugar|mesita para trabajar en la cama con la lap|plataforma inclinada para la portatil|my laptop runs hot|lift the laptop screen|ventilar la notebook por abajo',
  },
  {
    kind: 'candado para laptop',
    near: 'candado',
    is: 'candado laptop|candado para laptop|candado kensington|kensington lock|candado para computadora|candado de cable para laptop',
    titles: 'cable de seguridad laptop|laptop lock|cable antirrobo laptop|notebook lock',
    say: 'amarrar la lap a la mesa|que no se roben las compus del cibercafe|se llevan las laptops de exhibicion|cable de acero para la computadora portatil|asegurar las laptops del salon|la ranurita del costado de la portatil|dejar la computadora sola en la biblioteca|tie the laptop to the desk|las computadoras de muestra de la tienda',
  },
  {
    kind: 'filtro de privacidad',
    near: 'monitor',
    is: 'privacy filter|privacy screen|pantalla de privacidad',
    titles: 'filtro privacidad|filtro de privacidad|mica de privacidad|filtro para monitor',
    say: 'que no vean mi pantalla los de al lado|trabajo en el avion y se asoman|mica oscura para la compu|que solo se vea de frente|los clientes alcanzan a ver la pantalla de la cajera|protector que oscurece la pantalla de lado|confidencialidad de la pantalla en recepcion|nosy people looking at my screen|keep neighbours from reading my laptop',
  },
  {
    kind: 'presentador inalámbrico',
    near: 'teclado y ratón',
    is: 'presentador inalambrico|presentador laser|apuntador laser|presenter|wireless presenter|puntero laser|apuntador presentador|señalador laser|clicker|powerpoint clicker|presentation clicker',
    titles: 'laser pointer|control para presentaciones|control de diapositivas|clicker presentacion',
    say: 'cambiar las diapositivas desde lejos|pasar las laminas sin ir a la compu|lucecita roja para señalar en el pizarron|doy clases y camino por el salon|controlecito para el powerpoint|exponer la tesis caminando|punto rojo o verde para la conferencia|el profe quiere avanzar la presentacion|change slides from across the room|point at the slide|control para dar platicas',
  },
  {
    kind: 'lentes de realidad virtual',
    near: 'gamepad',
    is: 'vr headset|virtual reality headset|gafas de realidad virtual|meta quest|realidad aumentada lentes',
    titles: 'lentes realidad virtual|lentes vr|visor de realidad virtual|lentes de realidad aumentada',
    say: 'meterse al videojuego con lentes|simular la planta antes de construirla|entrenar soldadores en mundo virtual|visor para ver en tres dimensiones|recorrer la casa antes de que exista|casco para jugar viendo alrededor|see a virtual world|train workers in a simulated plant',
  },
  {
    kind: 'thin client',
    near: 'computadora',
    is: 'thin client|cliente ligero|cliente delgado|zero client|terminal tonta|mini cliente|thin pc',
    say: 'computadoras tontitas que jalan del servidor|el call center no necesita torres completas|conectarse al escritorio remoto y nada mas|que nada se guarde en la maquina del empleado|cajita atras del monitor sin disco|cheap terminals for remote desktop|treinta puestos que trabajan todos en un servidor',
  },
  {
    kind: 'tarjeta de desarrollo',
    near: 'componente electrónico',
    is: 'arduino|raspberry pi|microcontrolador|esp32|development board|raspberry|microcontroller|shield arduino',
    titles:
      'tarjeta de desarrollo|placa de desarrollo|kit arduino|single board computer|placa arduino|kit robotica|kit de robotica|kit educativo robotica',
    say: 'proyecto de robotica de la prepa|aprender a programar foquitos|computadora del tamaño de una tarjeta|hacer un carrito que siga la linea|la tarjetita azul de los proyectos|mi hijo quiere hacer un robot para la feria de ciencias|prototipo con sensores para la universidad|maestro de tecnologia pide veinte kits|programar un riego casero|board to learn electronics|kids robotics class|tarea de electronica de mi chavo',
  },
  {
    kind: 'componente electrónico',
    is: 'resistencia electronica|resistencias electronicas|capacitor electrolitico|capacitor ceramico|transistor|diodo|protoboard|circuito integrado|potenciometro|breadboard|integrated circuit|resistor|triac|mosfet',
    titles:
      'led 5mm|kit de resistencias|placa fenolica|regulador 7805|display siete segmentos|jumpers dupont|cables dupont',
    say: 'piezas sueltas para armar circuitos|tablita blanca con hoyitos para pinchar componentes|comprar resistencias de colores|reparar una tarjeta con un transistor quemado|la tarea pide leds y resistencias|foquitos chiquitos con dos patitas|cafecitos de dos alambres con rayas de color|parts for an electronics class|tecnico que repara tarjetas y cambia capacitores inflados|cablecitos para conectar el protoboard|material para el laboratorio de electronica|cloruro ferrico y placa de cobre',
  },
  {
    kind: 'disco óptico',
    near: 'papel y etiquetas',
    is: 'cd virgen|cd-r|bluray grabable',
    titles:
      'dvd virgen|dvd-r|torre de cd|torre de dvd|disco dvd grabable|disco cd grabable|blank dvd|blank cd|discos virgenes',
    say: 'quemar musica en disco|discos en blanco para grabar|entregar los videos de la boda en disco|torre de cincuenta discos|el juzgado pide las pruebas en cd|copiar estudios de radiografia en disco|discs to burn',
  },
  {
    kind: 'quemador óptico',
    near: 'disco externo',
    is: 'unidad optica|unidad dvd externa|lectograbador',
    titles:
      'quemador dvd|quemador externo|lector dvd usb|grabador dvd externo|dvd writer|optical drive|quemador de dvd|dvd externo usb',
    say: 'mi laptop no trae para meter discos|leer un cd en la compu nueva|instalar un programa que viene en disco|quemar discos con la lap|charolita por usb para discos|abrir el disco del estudio medico en la computadora|read a cd on a new laptop',
  },
  {
    kind: 'gabinete para disco',
    near: 'disco externo',
    is: 'ssd enclosure',
    titles:
      'gabinete para disco duro|case para disco duro|enclosure disco|carcasa disco duro|hdd enclosure|adaptador sata usb|base para disco duro|docking disco duro|hard drive dock|caja para disco duro externo|cable sata usb',
    say: 'volver externo el disco de mi lap vieja|rescatar archivos de la compu que murio|cajita para meter el disco que saque|conectar un disco suelto por usb|clonar el disco viejo al nuevo|base donde se paran dos discos|use an old internal drive over usb|la compu no prende pero el disco si sirve|sacar las fotos de una laptop descompuesta',
  },
  {
    kind: 'respaldo en cinta',
    near: 'NAS',
    is: 'lto tape|biblioteca de cintas|autoloader',
    titles:
      'cartucho lto|cinta lto|tape drive|unidad de cinta|cinta de respaldo|tape library|cartucho de datos|cinta limpieza lto',
    say: 'respaldar el servidor en cinta y guardarla en la boveda|cintas que cambia el de sistemas cada noche|archivo historico fuera de linea contra ransomware|cassette de respaldo del banco|offline backup on tape|guardar datos treinta años',
  },
  {
    kind: 'bocina para computadora',
    within: 'bocina',
    is: 'bocina computadora|bocinas computadora|bocina para pc|bocinas para pc|bocinas 2.1|bocinas usb|bocina multimedia|bocinas multimedia|altavoces para pc|bocina para laptop|bocinas escritorio',
    titles: 'pc speakers|computer speakers',
    say: 'la compu no tiene sonido propio|oir los videos de youtube en la compu del trabajo|bocinitas a los lados del monitor|que suene la clase en linea|par de parlantes chicos de usb|mi computadora esta muda|sonido para jugar en la pc|hear the computer|con su bajo debajo del escritorio',
  },
  {
    kind: 'audífonos bluetooth',
    within: 'diadema',
    is: 'audifonos bluetooth|audifonos inalambricos|earbuds|audifonos in ear|audifonos tws|earphones|airpods|audifonos de boton|audifonos deportivos|wireless earbuds|audifonos true wireless|audifonos manos libres bluetooth|audifonos gamer inalambricos',
    titles: 'chicharos inalambricos',
    say: 'oir musica corriendo sin cables|botoncitos para los oidos|chicharitos sin alambre|contestar llamadas con las manos ocupadas|se me enreda el cable de los audifonos|que se metan en la oreja y no se caigan en el gym|cajita donde se cargan los audifonos|que no oiga el ruido del metro|mi chavo quiere de esos blancos|escuchar podcasts en el camion|music while jogging|little buds for my ears|cancelar el ruido del avion',
  },
  {
    kind: 'mouse pad',
    within: 'teclado y ratón',
    is: 'mouse pad|mousepad|mouse pad gamer|alfombrilla|reposamuñecas|descansa muñecas|mouse mat',
    titles: 'tapete para mouse|tapete raton|desk pad',
    say: 'cuadrito de tela para el raton|el raton se atora en el vidrio|me duele la muñeca al usar el raton|tapete grande para teclado y raton|donde se desliza el mouse|cojincito para la mano|regalo corporativo para el escritorio|something under the mouse',
  },
  {
    kind: 'capturadora de video',
    within: 'extensor de video',
    is: 'capturadora|capturadora de video|capturadora hdmi|capture card|video capture|capturadora usb',
    titles: 'tarjeta capturadora|tarjeta de captura|game capture',
    say: 'pasar los videos de la camara a obs|transmitir partidas por twitch|meter la señal hdmi a la laptop|convertir cassettes vhs a digital|pasar peliculas viejas de beta a la computadora|record my console gameplay|grabar la pantalla del ultrasonido|misa en vivo con la camara buena',
  },
  {
    kind: 'lector de huella USB',
    near: 'lector de huella',
    is: 'lector huella usb|lector de huella usb|enrolador huella|enrolador usb|enrolador de huellas|lector biometrico usb|fingerprint enroller|lector huella para pc',
    titles: 'usb fingerprint reader',
    say: 'registrar dedos desde la compu|dar de alta huellas en recepcion|entrar a windows con el dedo|el gimnasio checa socios con el dedo en la computadora|conectar al sistema de la clinica un lector de dedos|enroll fingers at the desk|cuadrito con luz roja por usb para poner el dedo',
  },
  {
    kind: 'carro de carga',
    near: 'cargador de celular',
    is: 'carro de carga',
    titles:
      'carrito de carga|gabinete de carga|charging cart|carro cargador laptops|carro para tablets|charging cabinet|estacion de carga laptops|carrito para laptops|carro de carga para tabletas|estacion de carga celulares|kiosco de carga|estacion de carga usb multiple|charging locker',
    say: 'guardar y cargar treinta tablets de la escuela|mueble con llave y ruedas para las laptops del salon|carga de muchos celulares en la plaza|que los clientes carguen su telefono en el restaurante|llevar las chromebooks de salon en salon|cargar las ipads del kinder todas juntas|charge a classroom of tablets|mueble rodante con contactos para portatiles|torre para recargar celulares en el aeropuerto',
  },
  {
    kind: 'funda para tableta',
    near: 'tableta',
    is: 'tablet case|rugged tablet case|tablet stand|tablet holder',
    titles:
      'funda tablet|funda para tablet|funda ipad|funda para ipad|case tablet|funda uso rudo tablet|protector tablet|soporte para tablet|base para tablet|soporte tablet',
    say: 'que la tablet del niño aguante caidas|forro de hule con agarradera para la tableta|se estrello la tableta del chofer|poner la tablet parada en el mostrador|detener la tableta en la cocina mientras veo la receta|asegurar la tableta con llave en la tienda|kid proof cover for the tablet|tripie para la tablet en el evento',
  },
  {
    kind: 'adaptador de red por corriente',
    near: 'repetidor WiFi',
    is: 'powerline|homeplug|kit powerline|powerline adapter',
    titles: 'plc ethernet|adaptador powerline|red por corriente|internet por cable de luz|internet por la corriente',
    say: 'llevar internet por los contactos de la luz|que pase la red por el enchufe sin tirar cable|el wifi no atraviesa la pared de adobe y no quiero cablear|mandar datos por la instalacion electrica|internet through the power outlets|network over the house wiring',
  },
  {
    kind: 'tripié y soporte para celular',
    is: 'selfie stick|aro de luz|gimbal celular',
    titles:
      'tripie celular|tripie para celular|palo selfie|soporte celular auto|porta celular|soporte para celular|phone holder|phone mount|car phone mount|soporte celular carro|porta celular para auto|ring light|tripie con aro de luz|soporte celular escritorio|estabilizador celular|phone tripod|luz para tiktok|brazo para celular',
    say: 'grabar tiktoks parado|poner el telefono en el tablero del carro|que no se me caiga el celular al manejar|foco redondo para los videos de maquillaje|detener el cel en la moto|hacer videos de cocina desde arriba|palito para tomarse fotos en grupo|ventosa para el parabrisas y el telefono|luz bonita para las transmisiones|usar el waze sin tener el telefono en la mano|donde pongo el celular para el live|hold my phone in the car|round light for makeup videos|que no salga movido lo que grabo con el telefono|mi hija hace videos y necesita luz|clip de rejilla para el telefono',
  },
  {
    kind: 'cámara fotográfica y accesorios',
    is: 'videocamara|camcorder|dslr|gopro|action camera|softbox|fondo verde|gimbal camara|teleprompter',
    titles:
      'camara fotografica|camara reflex|camara mirrorless|camara digital|camara de fotos|camara de accion|camara instantanea|tripie para camara|tripie fotografico|camera tripod|digital camera|photo camera|tripie video|flash fotografico|green screen',
    say: 'sacar fotos profesionales de los productos|grabar la boda en video|camarita para el casco de la moto|filmar debajo del agua|vlogear de viaje|fotos de estudio para la credencial|patas para la camara de fotos|que lea el texto mientras grabo|fondo de color para quitarlo despues|luces para estudio fotografico|fotografiar pasteles para el catalogo|take pictures of my products|film my surf trip|grabar los partidos de futbol de mi hijo de lejos',
  },
];
