/** More everyday ways to ask, by the kind: what happens, who asks, what it looks like. */
export const EVERYDAY_WAYS: Readonly<Record<string, string>> = {
  'switch PoE':
    'red y corriente por el mismo cable para varias camaras|prender todas las camaras con el puro cable de red|no hay enchufe junto a cada camara',
  'inyector PoE': 'corriente por el cable de red para un solo aparato|la cajita que le mete corriente a la antena',
  'repetidor WiFi':
    'se corta el internet en el cuarto del fondo|qué le pongo al modem para que llegue hasta atras|las paredes no dejan pasar el internet al cuarto|el internet se queda en la sala y no pasa a los cuartos|wifi does not make it to the back room|que el internet se vea hasta el ultimo cuarto de la casa de huespedes|no llega al baño el internet|el modem esta en la entrada y atras no hay señal',
  'WiFi en malla':
    'uno en cada piso y la misma red en toda la casa|aparatitos repartidos por la casa que hacen una sola red|caminar por la casa sin que se caiga la videollamada|casa grande de varios pisos con el mismo internet|cada piso pide otra contraseña y quiero una sola red|al subir la escalera cambia de internet',
  'adaptador de red':
    'la compu usada no trae wifi integrado|que la computadora agarre internet sin cable|la computadora que compre no tiene wifi|little usb thing to get wifi|la lap no tiene donde meter el cable de red|la entrada de red de mi lap no existe|que mi compu sea inalambrica|ya no llega el cable del internet a mi escritorio|a la torre le falta lo del internet sin cable|mi cpu no agarra el wifi',
  computadora:
    'armar el ciber con varias maquinas|la maquina de la recepcionista para escribir|una completa con pantalla y teclado para la escuela|potente y que se queda en el escritorio para editar|cambiar las maquinas viejas de la biblioteca por unas completas|cuatro maquinas que tardan mucho en abrir|seis equipos fijos para el despacho|armar la oficina con equipos de escritorio',
  laptop:
    'para llevarla en la mochila a la escuela|que le dure la pila en clase|mi hija entra a la universidad y le piden compu|que se pueda llevar a todos lados y no de escritorio|maquina ligera para andar de comunidad en comunidad|abrir word y excel donde sea sin enchufarla|escribir la tesis en el cafe|write my thesis at the coffee shop|para las juntas y llevarla conmigo|hacer tarea en el camion de camino a la escuela|que corra autocad y no pese|entro a ingenieria y quiere trabajar en el camino',
  monitor: 'solo la pantalla para la compu|donde se ve lo de la computadora|la pantalla de mi compu se ve con rayas',
  'memoria RAM':
    'mi compu esta lenta y le quiero poner mas memoria|se traba con muchas ventanas abiertas y le falta memoria|ponerle mas gigas de memoria a la lap|la tablita verde de memoria de la laptop',
  SSD: 'disco sin partes que giran|cambiarle el disco para que prenda rapido|que la lap vieja arranque en segundos|se tarda diez minutos en prender y el disco suena',
  'base para laptop':
    'que la lap no se caliente|levantar la laptop para no agachar el cuello|base con abanicos para la laptop|subir la lap a la altura de los ojos|me duele el cuello de ver para abajo en la lap|alzar la lap con unos libros|la laptop hierve en la cama|la lap se calienta mucho en las piernas',
  'batería de laptop':
    'la lap solo prende conectada|la pila de la laptop se inflo|mi laptop no dura nada sin el cargador|la compu portatil ya no agarra carga',
  'cargador de laptop':
    'perdi el cable con el que se carga la laptop|my laptop charger stopped working|lost the charger of my laptop',
  'cargador de celular':
    'cubito y cable para el telefono|se perdio el cargador de mi telefono|cargar el telefono en el encendedor del carro|cargar el telefono mientras manejo|soy chofer de didi y se me baja la pila del telefono|cubo del iphone',
  'batería portátil':
    'cargar el telefono cuando ando fuera de casa|cargar el cel caminando|que no me quede sin pila en el camion|battery i can carry to charge my phone',
  'cable USB':
    'conectar la impresora a la compu|el cable de la impresora se perdio|connect my printer to the computer with a cord|puntita que se mete en el telefono',
  'cable HDMI':
    'ver la compu en la tele|conectar la lap a la pantalla grande|poner la pelicula de la lap en la tele|que se vea y se oiga la compu en la television|ver la consola en la pantalla del cuarto|conectar el xbox a la tele|conectar el play a la pantalla|mandar la laptop al proyector con audio|de la lap al cañon',
  'adaptador y hub USB':
    'conectar teclado mouse e impresora si solo hay una entrada|faltan entradas usb|more usb holes for my laptop|mi lap nueva no tiene usb de los normales|conectarle una usb a la tableta|meterle una memoria al celular',
  'mochila y maletín':
    'llevar la laptop con su cargador y cables|cargar la compu sin que se golpee|carry my laptop and its cords to school',
  KVM: 'un teclado y un raton para dos compus|cambiar de una compu a otra con un boton|misma pantalla para la laptop y la de escritorio|two computers one screen',
  'componente de PC':
    'se quemo la fuente de la computadora|la compu no prende y es la fuente|tarjeta para que corran los juegos|pieza de adentro de la compu',
  'barra de contactos':
    'enchufar la tele el dvd y la bocina en un solo lugar|conectar computadora monitor e impresora en un enchufe|plug computer screen and printer in one outlet|muchos hoyos para enchufar en el escritorio|solo hay un contacto y son muchas cosas que enchufar|one socket and many chargers|enchufar maquina lampara radio y ventilador',
  'extensión y carrete':
    'llevar la luz lejos para la podadora|que alcance la luz hasta el corral|el enchufe queda lejos y el cable no llega|enrollado de muchos metros para la luz|soldar en el porton y el enchufe esta hasta la casa|trabajar lejos del enchufe|cable de varios metros para el taladro en la obra|cable largo para la herramienta',
  'supresor de picos':
    'que no se quemen la tele y el refri con los rayos|proteger la tele el refri y la computadora de los rayos|truena el cielo y tengo que desconectar todo|cuando regresa la luz de golpe quema cosas|barra con enchufes que protege|se me queman las televisiones con los relampagos|en las lluvias se queman los aparatos|proteger la pantalla nueva de los truenos|que un trueno no me queme la tele',
  UPS: 'aguante prendida aunque no haya luz|que el modem siga jalando sin luz|guardar el trabajo antes de que se apague|se apaga de golpe y pierdo lo que estaba haciendo|seguir con internet en los apagones|que no se me muera la compu en los apagones|a media clase se va la luz y me quedo sin computadora ni modem|que la caja no se apague a media venta|se va la luz cinco minutos y todo se apaga|the power goes out and my desktop shuts off|que las camaras sigan grabando aunque bajen la luz|que baste diez minutos en lo que entra la planta',
  'regulador de voltaje':
    'la luz llega muy alta|los focos suben y bajan de brillo|la luz esta muy baja y no arranca el refri|voltaje disparejo en la colonia',
  'fuente de alimentación':
    'dar corriente a varias camaras desde un mismo lugar|una caja que alimente cuatro camaras|todas las camaras con una sola fuente|todas las camaras saquen corriente de la misma caja',
  'batería de litio':
    'pila grande para guardar lo del sol|guardar en la noche lo que juntan los paneles|pila de litio para la casa solar|store solar power at home',
  inversor:
    'cambiar la corriente de la pila a la de la casa|sacar corriente de enchufe de la pila de la camioneta|conectar el taladro a la bateria del coche|enchufar la lap en el carro|regular plug from a truck battery|licuadora con la bateria del coche|prender cosas de enchufe con el acumulador',
  'panel solar': 'las celdas que van en la azotea|placas que agarran el sol|las laminas que juntan sol en el techo',
  transferencia:
    'que la planta prenda sola cuando se va la luz|pasar de la comision a la planta sin ir a moverle|que el generador entre solo|switch to the generator by itself',
  fusible:
    'se quemo el alambrito de adentro del tubito|tubito de vidrio que se funde|lo que se quema para proteger el aparato|cambiar el tubito quemado',
  'contacto eléctrico':
    'el enchufe de la pared esta flojo|sacar chispas al conectar la plancha|enchufe nuevo para la cocina|donde se conecta la plancha en la pared|poner una toma de luz en el patio|otra toma junto a la cama',
  'apagador y placa':
    'el boton para prender la luz del cuarto|se rompio el boton de la luz de la pared|prender la luz de la escalera desde arriba y abajo|el boton del ventilador de techo ya no hace clic|el boton de la pared se trabo',
  'fotocelda de alumbrado':
    'que la lampara prenda sola al oscurecer|se apagan solas al amanecer|el ojito que prende la lampara del poste|dejaron la luz de la calle prendida de dia|se olvida apagar la luz de la barda y amanece prendida|la luz de afuera se queda prendida de dia|que prenda cuando se haga oscuro|el foco del porton prenda solo al oscurecer',
  'foco LED': 'foco para la cocina|se fundio el foco|focos que gasten menos|bulb burned out',
  linterna:
    'salir de noche al corral con luz|revisar debajo del carro con luz|alumbrarme con las manos libres|light for walking at night|alumbrarse con algo en la gorra|levantarse de madrugada a ordeñar|luz que se pone en la cabeza y se carga|me tropiezo de noche en el corral|revisar tuberias donde no entra luz|alumbrar debajo de la casa|revisar el motor de noche',
  'reflector LED':
    'la cancha esta oscura y ya hay postes con luz|lampara potente para que jueguen de noche|alumbrar la fachada toda la noche|alumbrar fuerte el patio de carga|ver bien el patio de noche',
  'ventilador y clima':
    'hace mucho calor en la oficina|nos asamos en el local|refrescar el cuarto|mucho calor en el salon de clases|it is too hot in the shop|en mayo nadie aguanta el calor|las clientas sudan en el salon',
  'radio móvil':
    'hablar del taxi a la base|talk with dispatch from my cab|radio fijo en la camioneta|el que va atornillado en el camion|radio en cada camion para hablar con la base|radio instalado en los tortons',
  'radio portátil':
    'hablarnos entre los guardias|avisarnos entre cuates en el cerro|jueces de la carrera repartidos sin señal|hablar entre todos sin pagar saldo|que el de arriba de la grua oiga al de abajo|hablar entre pisos de la obra|coordinar cocina barra y valet|hablarnos sin marcar por telefono|talk between floors without phones|las edecanes se comuniquen con el coordinador|que los del evento se hablen entre si',
  'amplificador celular':
    'antena para que agarre señal el telefono|que el celular agarre rayitas adentro|subo a la azotea para poder llamar|en la barranca no entra la llamada|signal for calls inside the house',
  'bloqueador de señal':
    'que los alumnos no tengan señal en el examen|que no entren llamadas en la sala|cortar la señal de los celulares',
  'antena de radio': 'se rompio la antena de hule|la antenita del radio de mano|rubber antenna for handheld',
  'paro de motor':
    'apagar el carro a distancia si se lo llevan|que el carro se pare si lo roban|cortarle la corriente al motor|kill the engine if stolen|no deja que el carro avance si me lo quitan',
  'punto de venta':
    'que pase el producto salga el precio e imprima el recibo y diga cuanto vendi|saber lo que vendi y lo que falta|todo para cobrar en mi papeleria|abrir una tienda y cobrar con computadora|teclee sume guarde la venta y diga cuanto hay de cada cosa|al final del dia no cuadra la venta',
  'caja registradora':
    'caja de las de antes con teclas|teclear el precio y que abra el cajon|old school keys for the shop',
  multímetro:
    'saber si llega corriente al enchufe|check if the plug has electricity|ver cuantos volts tiene la pila|saber si el cable tiene luz|ver si la pila del coche trae doce voltios|saber cuanto voltaje trae la bateria',
  'tornillos de rack': 'tornillos con tuerca cuadrada|la tuerca en su jaulita|atornillar el equipo al rack',
  'organizador de cables': 'cochinero de cables en el rack|que no cuelguen los cables del gabinete',
  'canaleta y tubo':
    'tira de plastico con tapa para meter cables|tapar el cable que va por la pared|que el cable no se vea en la sala|plastic strip to hide the cord',
  'probador de cable':
    'foquitos que dicen si el cable de red quedo bien|saber si ponche bien|cual hilito del cable esta roto',
  'panel de parcheo':
    'regleta donde llegan los cables de red por atras|llegan los cables de todas las oficinas al rack|numerar los cables que llegan',
  'conector RJ45':
    'clavijita del cable de internet|uñas del cable de red|la cabecita que entra al modem|cambiar nomas la punta del cable de la red|morder la puntita del cable de internet y ponerle otra',
  'cable UTP': 'cable de ocho hilos por rollo|rollo para cablear la escuela|mucho cable de internet para toda la casa',
  'patch cord': 'cable de internet hecho para la tele|ya con sus puntas|del modem a la consola',
  'jumper de fibra': 'cable corto de fibra con sus dos puntas|del modulo al distribuidor de fibra',
  'módulo SFP':
    'lo que se mete en la ranura del switch|fierrito para la fibra del switch|la piecita de la fibra para el switch',
  'convertidor de medios': 'me llega fibra y quiero cable normal|cambiar de fibra a cable de red|entra fibra sale red',
  'gabinete exterior':
    'caja de azotea que no le entre agua|guardar la electronica en el poste|caja para intemperie con chapa',
  'gabinete y rack':
    'donde guardo el modem el switch y el grabador|mueble con llave para los equipos de red|que los niños no agarren el modem|guardar el modem el regulador y el switch',
  'seguridad personal':
    'subir a la azotea sin matarse|colgar antenas sin peligro de caerse|trabajar en las alturas sin caer',
  'llamado de enfermera':
    'el enfermo aprieta un boton desde la cama|avisarle a la enfermera desde el cuarto|que suene con la enfermera|los viejitos del asilo pidan ayuda de noche desde su cuarto|ayuda desde la cama del asilo|cada cama con un boton que prenda foco en el pasillo|boton en la cama del sanatorio',
  'localizador de comensales':
    'vibra cuando esta la comida|avisar al cliente que ya esta su orden|el disquito que prende luces cuando esta tu pedido',
  'impresora de tickets portátil':
    'imprimir en la calle desde el telefono|recibo para el cobrador en ruta|impresorita de cinturon',
  'lector de huella USB':
    'poner el dedo en la compu para entrar|huella para el gimnasio conectada a la computadora|lectorcito de dedo para la compu',
  'tripié y soporte para celular':
    'grabar con el celular sin moverlo|sostener el telefono para videos|parar el celular en la mesa|aro con luz para grabarme',
  tableta:
    'como celular pero mas grande|leer libros y ver caricaturas|pantalla para que el niño se entretenga|bigger than a phone for reading',
  'escáner de documentos':
    'guardar expedientes de papel en la compu|pasar actas viejas a archivo|años de escrituras a la computadora|digitalizar el archivo muerto|pasar papeles viejos de la notaria a la compu|meter cincuenta hojas y que salgan en pdf|que se trague el bonche de hojas',
  'adaptador de red por corriente':
    'pasar el internet por los enchufes|internet por la instalacion de luz|que el internet viaje por los contactos',
  'marcador de cable': 'numeritos para los cables|anillitos con letras para los cables|ponerle numero a cada cable',
  router:
    'repartir el ancho de banda parejo|si falla una compañia que entre la otra|limitar la velocidad a cada cliente',
  'divisor HDMI': 'lo mismo en dos teles|una señal para varias pantallas|duplicar la imagen en todas las teles',
  generador:
    'luz con gasolina para el puesto|maquina de gasolina para la feria|que aguante los refris cuando se va la luz|maquina de jalon para los refris|runs two fridges with gas when the power is out|planta para la carpa de tacos|planta para el puesto|respaldo con gasolina que aguante toda la noche|aparato de oxigeno y la luz falla por horas',
  'jack RJ45': 'pieza de atras de la entrada de red de la pared|hoyo en la pared para conectar la red',
  cincho: 'amarrar el monton de cables atras del mueble|juntar los cables y apretarlos',
  'router 4G':
    'internet en el barco donde solo hay señal de telefono|internet con chip para la terminal del puesto|tengo un chip de datos y no tengo donde meterlo|internet en la feria con un chip',
  'enlace inalámbrico':
    'se ven una a la otra y quiero internet en las dos|pasarle mi internet al vecino por el aire|sin escarbar para meter cable a kilometro y medio|no hay cerros en medio y se alcanza a ver la otra casa|dos granjas separadas por la carretera y en una no hay internet|cruzar la carretera con internet sin cable|no dan permiso de cruzar cable',
  'punto de acceso':
    'doscientas personas conectadas sin que se trabe|en misa se conectan muchos a la vez|muchos clientes conectados a la vez en el salon|ya hay cable de red en el techo para dar internet a todos|treinta personas sentadas y se les va la señal|en la cafeteria se les corta el internet a los que estudian',
  'localizador visual de fallas':
    'ver por donde se sale la luz de la fibra|donde esta doblada o rota la fibra a simple vista',
  'kit solar':
    'prender focos cargar el telefono y un radio donde no hay luz, con todo|cuartito en el monte sin luz|que venga con todo para tener luz del sol|cabaña sin luz con focos y tele',
  'cargador de vehículo eléctrico': 'carro que no usa gasolina y se enchufa en la cochera|enchufar el coche en la casa',
  'bomba de agua solar':
    'agua del pozo para las vacas donde no hay luz|darle de beber al ganado|llenar el bebedero sin luz',
  'lector de código de barras':
    'que la medicina pase y pite|no teclear a mano cada producto|beeps when the cashier passes the groceries|pasar las cosas por la caja y que salga',
  'impresora de etiquetas':
    'ponerle codigo a las cajas de la bodega|que cada zapato traiga su codigo|pegarle codigo a lo que vendo',
  comandera:
    'que la orden del mesero llegue sola a la cocina|el mesero camina mucho a la cocina con la orden|sin papelitos entre mesa y cocina|lo que pide el cliente llegue directo a la parrilla|el pedido de la mesa salga en la cocina',
  'teclado y ratón': 'mover la flechita de la pantalla|me duele la mano de usar el raton|raton rosa sin cable',
  'memoria microSD': 'la camara pide una tarjetita para guardar|tarjetita para que grabe la camara de la cuna',
  'base y brazo para monitor':
    'que la pantalla de la compu quede flotando|liberar el escritorio de la pantalla|pantalla en el aire y mesa libre|subir la pantalla a la altura de los ojos',
  'antivirus y licencias':
    'pide la clave para activar el sistema de la compu|compu infectada|salen anuncios raros en la compu',
  destructora:
    'tiramos hojas con los sueldos y las leen|que no lean lo que tiramos a la basura|hacer pedacitos los estados de cuenta',
  taladro:
    'colgar repisas en pared de tabique|hacer hoyos para las repisas|agujero en la losa para pasar un cable|agujerar el muro',
  cinta: 'tapar dos cables unidos que quedaron al aire|cables pelados que dan toques',
  proyector:
    'aventar la imagen a una sabana|funcion de cine en el patio|cine los viernes en la escuela|lo que avienta la imagen a la pared',
  megáfono:
    'la maestra se queda sin voz en el patio de la escuela|gritar menos en la clase de deportes|que me oigan todos en el campo',
  'cable eléctrico':
    'poner luz nueva en los cuartos|alambre para la luz de la casa|cablear la luz de un cuarto nuevo|cambiar todo el alambrado viejo de la casa|realambrar la casa',
  transformador:
    'licuadora de europa de 220|aparato traido de otro pais con otro voltaje|enchufar un aparato de 220 en 110|maquina que pide 220 y aqui hay 110|aparato chino de otro voltaje',
  'herramienta de impacto': 'meter los hilos de colores atras de la toma de red|empujar los hilitos en las ranuras',
  'generador de tonos':
    'de cuarenta cables no se cual va a mi oficina|saber cual de todos los cables es el mio|cual cable va a donde',
  'candado para laptop':
    'que no se lleven las portatiles del salon de computo|amarrar las lap a las mesas|que no se lleven la portatil de la mesa de la exposicion',
  impresora:
    'imprimir los examenes de los grupos|imprimir boletas y oficios de la escuela|los cartuchos salen carisimos y quiero una que rinda|una de las que se rellenan|sacar copias y escanear en el ciber|la de cartuchos se come la ganancia',
  'tóner y tinta': 'botellitas para la ecotank|imprime clarito y ya no pinta',
  'cable de fibra óptica': 'cable que lleva señal de luz de un edificio a otro',
  OTDR: 'en que parte de los kilometros se corto el cable de luz|saber donde esta el corte de la fibra',
  'lámpara solar': 'focos del jardin que prenden solos y no gastan|luces del jardin sin recibo',
  'tira LED': 'lucecitas pegables para la cama|luces que se pegan atras de la cama',
  'repetidor de radio': 'hay un cerro entre la base y los camiones y no se oyen|los radios no alcanzan del otro lado',
  'torre y mástil':
    'elevar el plato varios metros|subir la antena para tener linea de vista|que la antena pase de los arboles',
  'GPS personal': 'ver a mi hija en el mapa cuando va sola a la escuela|saber si mi niño ya llego a la secundaria',
  'reproductor y streaming': 'ponerle internet a la television vieja|la tele no trae internet',
  temporizador: 'que el letrero prenda y se apague a cierta hora|luminoso que se apague a medianoche',
  microinversor: 'un panel con sombra me baja a todos|sombra del tinaco en un panel',
  'conector MC4': 'alargar los cables de los paneles|hacer mas largo el cable del panel',
  'protector de red':
    'el rayo entro por el cable de internet y quemo el grabador|se quemo el puerto de red con la tormenta',
};
