/** What people at home and behind counters call things of the trade, by the kind: found like names of titles, in the role that they have in a sentence. */
export const HOUSEHOLD_NAMES: Readonly<Record<string, string>> = {
  torniquete:
    'rehilete entrada|rehilete personal|rehilete acceso|rehilete trabajadores|rehilete empleados|rehilete gente|rehilete pasar|rehilete gimnasio|rehilete estadio|rehilete metro|molinete entrada|molinete acceso|fierros giran entrada|tubos giran entrada',
  'panel de parcheo':
    'tira hoyitos red|tira con hoyitos red|tira con muchos hoyitos red|tira entradas red|tira entradas internet|panel hoyitos red|panel entradas internet|barra puertos red|barra entradas red|tablero cables red',
  'placa de pared':
    'tapita pared internet|tapa pared internet|tapita pared red|cuadrito pared internet|contacto internet pared|contacto red pared|salida red pared',
  'cople RJ45': 'union cable red|union cable internet|empate cable red|hembra hembra red',
  switch:
    'multicontacto internet|multicontacto red|ladron internet|ladron red|divisor internet|repartidor internet|repartidor red|caja repartir internet|cajita repartir internet|cajita entradas internet|cajita salidas internet',
  'adaptador de red por corriente':
    'internet enchufe luz|internet enchufes luz|internet contactos luz|internet cableado luz|internet instalacion electrica|internet corriente electrica',
  'punto de acceso interior': 'platito techo wifi|platito wifi techo|ovni wifi techo|plato blanco techo wifi',
  'enlace inalámbrico':
    'parabolica internet|plato internet rancho|antena pasar internet|antena mandar internet|antena compartir internet|antena llevar internet|antenas pasar internet|antena internet vecino',
  'router 4G': 'modem chip|modem chip celular|modem sim|internet chip|modem rancho chip',
  'gateway VoIP': 'adaptador telefono viejo|adaptador telefono antiguo internet',
  'cierre de empalme':
    'tubo negro fibra poste|bote fibra poste|capsula fibra poste|chorizo fibra|domo empalmes fibra|caja negra fibra poste',
  'jumper de fibra':
    'cablecito amarillo fibra|cable amarillo internet|cablecito amarillo internet|cable amarillo modem',
  'distribuidor de fibra':
    'cajita fibra pared|cajita cable amarillo|cajita llega cable amarillo|cajita donde llega cable amarillo|cajita pared fibra',
  'módulo SFP': 'piquito fibra switch|pluguito fibra switch|cartuchito fibra|clavija fibra switch|enchufe fibra switch',
  'bota para plug': 'capuchon plug|capuchon rj45|gorrito plug|gorrito rj45|funda plug red|botita cable red',
  'organizador de cables': 'peine cables|peineta cables|peine rack',
  'tapa ciega de rack': 'tapa hueco rack|tapadera rack|tapas huecos rack',
  'charola de rack': 'repisa rack|repisa gabinete|bandeja rack|entrepaño rack|entrepaño gabinete',
  'ventilador de rack': 'abanico rack|abanico gabinete|ventilador gabinete|ventiladorcito gabinete|aire gabinete rack',
  'tornillos de rack': 'tornillo tuerca cuadradita|tornillos tuerca cuadrada',
  'gabinete exterior': 'caja poste switch|caja intemperie equipo|caja lluvia equipo|caja fierro calle switch',
  'probador de cable':
    'checador cable red|checador cable internet|aparato probar cables|aparato checar cables red|aparatito foquitos cable red',
  'generador de tonos': 'pitador cable|buscador cable pared|chicharra cables|rastreador cable pared',
  'herramienta de impacto': 'pistolita jacks|pistola jacks|metedor alambritos|matraca jacks',
  'inyector PoE': 'cajita corriente antena|eliminador antena internet|cargador antena internet|fuente antena internet',
  pelacables: 'tijera pelar cable|navaja pelar cable|pinza pelar cable|cuchillito cable',
  'cerradura inteligente':
    'puerta abrir celular|chapa celular|chapa clave|chapa numeros|chapa numeritos|chapa codigo|chapa huella|chapa dedo|puerta sin llaves|chapa sin llaves|chapa airbnb|cerradura airbnb',
  'monitor de videoportero': 'pantalla interfon|pantallita interfon|pantallita portero|pantalla portero|tele interfon',
  videoportero: 'interfon camara|interfon pantalla|interfon pantallita|timbre pantalla|timbre camara pantalla',
  interfón:
    'telefono abrir puerta|telefonito contestar puerta|telefonito puerta|telefono contestar puerta|telefono puerta calle|bocinita puerta calle|bocina calle contestar|portero voz',
  'auricular de interfón':
    'telefono interfon|bocina interfon|telefono cocina interfon|auricular portero|bocinita interfon|telefonito interfon',
  'frente de calle': 'tablero timbres|placa timbres|timbres departamentos|botonera timbres|botones departamentos',
  cierrapuertas:
    'brazo puerta|brazo cierra puerta|brazo jala puerta|brazo hidraulico puerta|puerta no azote|puerta cierra sola',
  'barra antipánico': 'barra empujar puerta|barra puerta cine|barra salida cine|barra puerta escape',
  'retenedor magnético': 'iman detiene puerta|iman puerta abierta|iman puerta fuego',
  'montaje de chapa magnética':
    'escuadra iman|escuadra electroiman|fierro iman puerta|angulo electroiman|herraje electroiman',
  'brazo de barrera':
    'palo pluma|brazo pluma|tubo pluma estacionamiento|repuesto pluma estacionamiento|fierro pluma|palo barrera',
  'barrera vehicular':
    'palo levanta carros|palo sube baja carros|palo estacionamiento|tranca electrica|tranca automatica|tubo sube baja entrada|talanquera',
  'lector UHF': 'lector calca|lector calcas|lector calcomania|lector calcomanias|antena calcomanias|lector parabrisas',
  'tag vehicular':
    'calca parabrisas|calcomania parabrisas|calca pluma|calcomania pluma|calca entrar coto|calcomania fraccionamiento',
  'detector de masa': 'alambre piso carro|cable enterrado carro|lazo piso carro|detector carros piso',
  ponchallantas: 'picos llantas|picos piso|pinchos llantas|picos estacionamiento',
  bolardo: 'postecito banqueta|tubo amarillo estacionamiento|poste sube baja|poste no choquen|tubo choquen',
  cremallera: 'riel dientes|riel dentado|barra dientes porton|tira dentada porton|dientes porton',
  fotocelda: 'ojitos porton|ojos porton|ojito porton|ojo electrico porton|sensor no machuque|ojo magico porton',
  'control remoto': 'controlito porton|controlito zaguan|control zaguan|control cochera|controlito pluma|control pluma',
  'motor para portón': 'zaguan electrico|motor zaguan|maquina porton|porton solo|aparato porton',
  'pasillo motorizado': 'puertitas vidrio entrada|puertas cristal torniquete|puertitas metro|aletas vidrio',
  'etiqueta antirrobo': 'boton alarma ropa|botones alarma ropa|pin alarma ropa|plastico alarma ropa|alarma ropa',
  'antena antirrobo': 'arco pita ropa|antena pita salida|antena salida tienda|arco salida tienda',
  'control de rondas': 'baston velador|baston guardia|baston vigilante|rondin velador|checador rondines|puntos rondin',
  'consumible de credenciales':
    'tinta credenciales|cinta credenciales|cartucho credenciales|color credenciales|tinta gafetes',
  'tarjeta de checador':
    'carton checar|cartoncitos checar|cartoncillo checador|cartones checador|tarjetas carton reloj',
  'reloj checador de tarjeta': 'reloj poncha tarjeta|reloj tarjeta carton|reloj perfora tarjeta|checador viejito',
  portagafete: 'cordon gafete|gafete cordon|liston gafete|yoyo gafete|funda gafete',
  'visor y espejo': 'espejo redondo tienda|espejo panzon|espejo ver pasillos|espejo estacionamiento|espejo esquina',
  'caja fuerte': 'cajita clave joyas|caja clave dinero|cajita fierro joyas|caja esconder dinero',
  sirena:
    'bocina alarma|chicharra alarma|pito alarma|pitido alarma|timbrazo robo|bocina espantar ratero|escandalo ratero',
  'gabinete de sirena': 'caja bocina alarma|caja metalica sirena|jaula sirena|proteger sirena|protector sirena',
  'panel de alarma': 'cerebro alarma|caja blanca alarma|cajita closet alarma|caja cables alarma|cajita madre alarma',
  'teclado de alarma': 'tecladito alarma|numeritos alarma|botonera alarma',
  'accesorio de cerca eléctrica':
    'navajas barda|alambre navajas|rollo navajas|alambre picos barda|rollo picos barda|puas barda|serpentina picos',
  'poste de cerca': 'palitos cerca|palos cerca|fierritos cerca|varillas hilos barda|palitos barda',
  'aislador de cerca': 'bolitas cerca|plastiquitos cerca|bolitas alambre cerca|carretitos cerca',
  'cable de bujía': 'cable toque cerca|cable grueso cerca|cable maquina barda',
  energizador: 'maquina cerca|maquina toques|caja toques barda|aparato toques barda|maquina barda|cerebro cerca',
  'alambre para cerca': 'alambre toques|hilo toques|alambre vacas|hilos barda|hilo barda',
  'letrero de cerca': 'letrero alta tension|letrero peligro barda|letrero toques|letrero amarillo barda',
  'sensor de nivel':
    'flotador electrico|flotador bomba|pera tinaco|pera cisterna|flotador tinaco|agua llego tope|medidor tinaco|medidor cisterna',
  'luz de emergencia':
    'foco emergencia|focos emergencia|lampara ojitos|lampara faros emergencia|lampara apagones|foco apagon|luz apagones',
  'estación manual':
    'palanca roja jalar|palanquita roja|palanca jalar fuego|palanquita fuego|jaladera fuego|jalon fuego|palanquita incendio|manija incendio',
  'tapa de estación manual': 'tapita alarma fuego|cubierta palanca fuego|tapa palanca incendio',
  anunciador: 'tablero foquitos fuego|tablero foquitos incendio',
  'campana contra incendio': 'campana roja|campanota roja|campana fuego',
  'detector de calor': 'sensor calor cocina|detector calor cocina',
  rociador: 'regadera techo fuego|regadera techo incendio|chisguete techo|aspersor techo incendio',
  extintor: 'tanque rojo|tanquecito rojo|tanque apagar fuego|bote rojo fuego|cilindro rojo fuego',
  pararrayos: 'punta rayos|pico rayos|antena rayos|punta azotea rayos',
  'tierra física': 'palo cobre|clavo cobre|varilla tierra|palo tierra luz|fierro tierra luz',
  'interruptor termomagnético':
    'pastilla luz|pastillas luz|pastilla bota|pastilla brinca|switch bota luz|breker|braker|boton corto luz',
  'centro de carga': 'caja pastillas|cajita pastillas|tablero pastillas|caja breakers',
  transformador: 'ladrillo 220 110|elevador 110 220|aparato gringo luz',
  'adaptador de corriente':
    'cubito negro enchufe|cubito enchufe|cubo enchufe|ladrillito corriente|cargador modem|cargador camara|cargador 12 voltios|transformador camara|pila pared',
  'regulador de voltaje': 'brinca luz|brincos luz|brinque luz|subidas luz|bajones luz|altas bajas luz|elevador voltaje',
  'banco de baterías para UPS': 'pila grandota rack|caja baterias no break',
  'batería de respaldo':
    'pila alarma|pila no break|bateria alarma|pila nobreak|pila cerca|pila cuadrada negra|pila negra 12v|pila motor porton',
  arrancador:
    'cables pasar corriente|cable pasar corriente|cables pasacorriente|cables corriente carro|caimanes bateria carro',
  'estructura solar':
    'fierros celda|fierros celdas|fierros paneles|patas panel solar|base celda|bases celdas|rieles paneles|tripie panel solar|fierros poner celdas|fierros poner paneles',
  'kit solar': 'luz sol rancho|luz cabaña sol|luz donde no hay cfe|luz sin cfe',
  'conector MC4': 'enchufitos panel|clavijas panel|clavijas celda|enchufes celda',
  'estación de energía':
    'caja luz campamento|pila gigante campamento|caja bateria campamento|planta sin gasolina|generador sin gasolina',
  'lámpara solar': 'lampara panelito|foco panelito|lamparita sol|lampara carga sol|foco sol|foco solar',
  'luz decorativa':
    'luz navidad|lucecitas navidad|serie navidad|series navidad|foquitos navidad|luces arbol|serie luces|cortina luces',
  'tira LED':
    'luces colores cuarto|luces color recamara|listoncito luces|manguera luces|cinta luces|tira luces|tira foquitos|liston led',
  'fotocelda de alumbrado': 'ojito prende luz|ojo foco noche|ojito lampara calle',
  'apagador y placa': 'apagador arriba abajo|apagador tres vias|apagador de escalera',
  'contacto inteligente':
    'contacto apagar celular|contacto app|clavija celular|clavija app|contacto prende celular|enchufe app|contacto desde lejos',
  'radio recreativo': 'radios paseo|radios baratos|radio juguete alcance|radios campamento|radios niños|walkie niños',
  'radio PoC': 'radio chip|radios chip|radios nextel|nextel|radio nacional|radio todo pais',
  'micrófono para radio': 'microfono hombro|microfono resorte|mic hombro|microfono policia|microfono espiral radio',
  'audífono de radio': 'chicharito radio|chicharo guarura|tubito oreja|cablecito oreja|chicharo oreja|caracol oreja',
  'batería para radio': 'pila radio|pilas radio|pila walkie',
  'cargador para radio': 'base radio|cuna radio|base cargar radio|base radios',
  'repetidor de radio': 'repetidor cerro|aparato cerro radios|antena cerro radios',
  'antena móvil': 'antenita camioneta|antena iman camioneta|antena techo carro|antena camioneta|latigo antena carro',
  'torre y mástil': 'tubo antena|tubo poner antena|tubo subir antena|palo antena|poste antena|fierro antena',
  'cámara de reversa':
    'camara echar reversa|camara echarme reversa|camara atras carro|camara defensa|camara reversa troca|camarita reversa',
  'GPS de activos': 'gps iman|gps pegar carro|gps esconder carro|rastreador iman',
  'pantalla para videowall':
    'teles pegadas|teles juntas|pantallas pegadas|pantallas juntas|muro pantallas|pared pantallas|pared teles|muro teles|mosaico pantallas|teles forman',
  'pantalla LED modular':
    'pantalla foquitos|pantalla puros foquitos|pantalla gigante foquitos|pantalla concierto|pantalla espectacular|pantallota evento|pantalla gigante evento',
  'señalización digital':
    'letrero letras corren|letras corren|letrero letras rojas|letrero programable|pantalla menu|pantalla poner menu|tele menu|menu pantalla|tele anuncios',
  'soporte para TV':
    'fierro tele|fierros tele|brazo tele|base tele pared|base pantalla pared|base colgar pantalla|base colgar tele|fierro pantalla|herraje tele',
  'divisor HDMI': 'dos teles señal|ladron hdmi|cajita dos teles',
  'pantalla de cliente':
    'pantallita cliente|pantalla cliente|pantallita ve cliente|pantallita mira cliente|pantalla mira cliente|pantalla ve cliente|visor cliente|torrecita precio',
  'llamado de enfermera': 'boton enfermo|boton enfermito|boton paciente|boton abuelita cama|boton llamar enfermera',
  'localizador de comensales': 'aparatos vibran comida|disco vibra comida|vibrador mesas|pastilla vibra orden',
  'impresora de etiquetas':
    'maquina stickers|maquina etiquetas|impresora stickers|impresora envios|maquinita precios etiquetas',
  'gabinete para disco':
    'cajita disco|caja disco usb|caja poner disco|cajita poner disco|carcasa disco|estuche disco duro usb',
  'memoria RAM': 'palito memoria velocidad|memoria velocidad pc|tarjetita memoria compu|barrita memoria',
  'adaptador y hub USB': 'ladron usb|multiplicar usb|multicontacto usb datos|cajita usb lap',
  KVM: 'teclado dos computadoras|teclado mouse dos computadoras|teclado dos compus|pantalla dos compus',
  'cámara termográfica': 'camara calor paredes|camara ve calor|camara fugas calor|camara escapa calor',
  balun: 'cable red camara vieja|utp camara vieja|parecito camara',
  'quemador óptico': 'quemador cd|quemador dvd|quemadora discos',
  multímetro: 'aparato agujita|medidor agujita|probador corriente agujas',
  'controlador lógico programable': 'cerebro maquina fabrica|computadora maquina industrial|cerebro tablero maquinas',
  'repelente electrónico': 'ahuyentar ratas|raqueta moscos',
  'control de cámaras': 'palanquita camaras|joystick camaras|palanca mover camaras',
  'cámara PTZ': 'camara gira|camara da vuelta|camara voltea|camara mueve sola',
  'disco duro': 'memoria grande camaras',
  bafle: 'bocinota fiesta|bocinota ruedas|bocina dj|bocina sonidero|bocinota',
  trompeta: 'corneta tamales|corneta gas|corneta iglesia|bocina tamalero|bocina del gas',
  'guía jalacables':
    'resorte meter cables|resorte cables|alambre jalar cables|vibora cables|sonda cables|gusano cables',
  escalera: 'escalerita dobla|escalerita tijera',
  'cámara falsa': 'camara mentiras|camara mentiritas|camara juguete espantar|camara no sirve espantar',
};
