import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What some such distributors sell beside their trade: of vehicles, workshops, machines, farms and homes. */
export const FURTHER: readonly KindEntry[] = [
  {
    kind: 'alarma para vehículo',
    is: 'alarma auto|alarma carro|alarma coche|alarma vehicular|alarma camioneta|alarma moto|car alarm|vehicle alarm|alarma automotriz|alarma para auto',
    say: 'que chille si me abren el carro|chillona con control para la camioneta|que suene si rompen el vidrio del coche|que no me roben la troca de la calle|cristalazo|me abrieron el coche afuera de la casa|control para abrir los seguros del carro y que pite|que el carro grite si lo mueven|something that beeps when somebody breaks into my car|keep thieves from breaking into my truck',
  },
  {
    kind: 'autoestéreo',
    near: 'monitor de vehículo',
    is: 'autoestereo|autoestereo pantalla|car stereo|estereo carro|estereo auto|estereo coche|radio carro|radio auto|head unit|car radio|pantalla android carro|estereo pantalla',
    say: 'musica en el carro con bluetooth|cambiar el radio viejo del coche por uno de pantalla|pantalla para el tablero con mapa y llamadas|que conteste llamadas y ponga el mapa en el tablero|el radio del carro solo agarra am|poner spotify en la camioneta|carplay|android auto|play music in my car from the phone|touch screen for the dashboard with maps',
  },
  {
    kind: 'batería portátil',
    near: 'estación de energía',
    is: 'power bank|powerbank|bateria portatil celular|bateria externa celular|cargador portatil|portable charger|bateria externa|pila portatil celular|power bank usb|portable power bank|bateria externa usb|bateria externa portatil|bateria portatil|bateria portatil usb|banco energia portatil|banco bateria usb',
    say: 'cargar el celular sin enchufe en el camion|pila extra para el telefono|que no se me acabe la pila del celular en la calle|ladrillito para cargar el telefono|cargar el cel en el viaje|bateria de bolsillo para el telefono|se me descarga el celular todo el dia en la ruta|charge my phone on the bus|extra phone battery for camping|pila externa para el telefono|phone power bank|cargar el celular en la calle|bateria externa|pila portatil para celular|me quedo sin pila en la calle|power bank|lo llenas en la casa y luego le conectas el celular|ladrillo que se carga en la noche y le da pila al cel|tabique que traigo en la mochila para cargar el telefono|cargarlo en casa y llevarlo en la bolsa|charge it at home and plug the phone in later|brick that charges my phone on the road',
  },
  {
    kind: 'bomba de agua solar',
    is: 'bomba agua solar|bomba solar|bomba solar sumergible|bomba agua sumergible solar|bomba sumergible solar|solar pump|solar water pump|submersible solar pump|kit bombeo solar|bombeo solar',
    say: 'sacar agua del pozo donde no hay luz|subir el agua del pozo con puro sol|agua para las vacas sin cfe|regar la parcela sin pagar luz|bombear agua con paneles|llenar el tinaco con el sol|sacar agua del aljibe del rancho|pump water from a well without electricity|water for the cattle with solar power',
  },
  {
    kind: 'variador de frecuencia',
    is: 'variador frecuencia|variador velocidad|vfd|vfd drive|variable frequency drive|inverter drive|convertidor frecuencia|drive motor|variador',
    say: 'que el motor arranque despacito|bajarle las vueltas al motor trifasico|controlar la velocidad de la banda|que la bomba gaste menos y no arranque de golpe|cambiar la velocidad de un motor de tres fases|mover un motor trifasico con corriente de casa|make a motor run slower|control the speed of a conveyor',
  },
  {
    kind: 'controlador lógico programable',
    is: 'plc|controlador logico|controlador logico programable|rele programable|programmable relay|programmable logic controller|micro plc|logo rele',
    say: 'automatizar la maquina con un programita|que la linea arranque por pasos sola|controlar bombas y motores con secuencia|cerebro para el tablero de la maquina|programar cuando prende cada motor|brain for my machine panel|automate a small production line',
  },
  {
    kind: 'sensor industrial',
    is: 'sensor inductivo|sensor proximidad inductivo|inductive sensor|sensor fotoelectrico industrial|photoelectric sensor|sensor capacitivo|sensor fotoelectrico|proximity sensor|sensor ultrasonico industrial',
    say: 'detectar la caja que pasa por la banda|contar botellas en la linea|que la maquina pare cuando no hay pieza|saber si el piston llego al tope|detecta metal sin tocarlo en la maquina|count boxes on the conveyor|stop the machine when there is no part',
  },
  {
    kind: 'temporizador',
    is: 'temporizador|timer|reloj programable|programador horario|interruptor horario|time switch|timer digital|temporizador riel din|programmable timer',
    say: 'que las luces prendan a cierta hora|apagar el boiler solo en la madrugada|programar a que hora prende la bomba|que el anuncio se apague a las once|reloj que prende y apaga|prender el riego por horario|turn the lights on at a set time|switch something off by itself every night',
  },
  {
    kind: 'relevador',
    is: 'relevador|rele|relay|relevador base|rele base|relay module|modulo relevador|relevador auxiliar|solid state relay|relevador 12v',
    say: 'prender algo grande con una senal chiquita|que el sensor active un motor|cubito con patitas que truena al activarse|separar la senal de la carga|contacto seco para activar otra cosa|switch a big load with a small signal|contactor|relevador de 12 volts|relevador de tiempo|contactor para bomba',
  },
  {
    kind: 'centro de carga',
    near: 'interruptor termomagnético',
    is: 'centro carga|load center|tablero electrico|centro de carga vias|caja pastillas|tablero distribucion|breaker panel|breaker box|panel board|caja breakers|gabinete pastillas|caja pastillas luz|caja interruptores|tablero pastillas|breaker load center|main breaker panel|tablero interruptores',
    say: 'caja donde van las pastillas de la luz|la caja de los breakers|donde se bajan los switches de la casa|tapa con las palanquitas de la luz|repartir los circuitos de la casa nueva|box for the breakers|fuse box for the house|caja de las pastillas de luz|caja de pastillas|centro de carga|gabinete para pastillas|la caja de los switches de la luz|donde van los breakers|caja metalica empotrada para los breakers|where the breakers go',
  },
  {
    kind: 'cable eléctrico',
    is: 'cable thw|thw|thw wire|alambre thw|cable electrico|cable calibre thw|building wire|cable uso rudo|cable cobre thw|electrical wire|cable duplex electrico|cable calibre electrico|thhn|cable thhn',
    say: 'alambrar los contactos de la casa|cable para los apagadores y focos|jalar corriente del medidor al cuarto|cable para meter en las paredes de luz|extension de uso rudo por metro|cablear la instalacion de luz|wire the outlets of a new house|wire for lights and sockets|cable de luz|cable para contactos|cable de cobre para instalacion electrica',
  },
  {
    kind: 'conector de fibra',
    is: 'conector fibra|conector rapido fibra|fast connector|fast fiber connector|conector mecanico fibra|fiber connector|conector sc|conector lc|conector fast|conector campo fibra|field connector|conec rapido fo|conec rapido fibra|conector rapido fo',
    say: 'puntita para la fibra sin fusionar|ponerle cabeza a la fibra sin maquina|punta azul o verde para el hilito de vidrio|terminar la fibra a mano|connect fiber without a splicer|plastic tip for a glass cable',
  },
  {
    kind: 'etiqueta antirrobo',
    near: 'antena antirrobo',
    is: 'etiqueta antirrobo|etiqueta rigida|etiquetas rigidas|etiqueta eas|eas tag|hard tag|eas label|etiqueta rf|security tag|tag antirrobo|pin antirrobo',
    say: 'plastiquito de la ropa que pita en la salida|lo que le ponen a la ropa para que no la roben|alarma pegada a la mercancia|sticker que suena si no lo pasan por la caja|the tag on clothes that beeps at the door|stop shoplifters with a tag',
  },
  {
    kind: 'desprendedor',
    near: 'antena antirrobo',
    is: 'desprendedor|detacher|desactivador etiquetas|desprendedor etiquetas|tag detacher|label deactivator|desacoplador',
    say: 'iman para quitar la alarma de la ropa|con que le quitan el plastico a la ropa en la caja|quitar los tags al cobrar|magnet that takes the tag off the clothes',
  },
  {
    kind: 'base de lector',
    near: 'lector de código de barras',
    is: 'base lector|cuna carga|base carga lector|cradle|charging cradle|cuna|charging base|base cargadora|soporte lector|stand lector|cuna terminal',
    say: 'donde se para la pistola de los codigos|cargar la pistolita de codigos|base donde descansa el escaner|where the scanner sits and charges',
  },
  {
    kind: 'tripié de bafle',
    is: 'tripie bafle|tripie bocina|speaker stand|pedestal bafle|stand bafle|base bafle|tripode bocina|tripie',
    say: 'parar las bocinas del sonido|patas para subir el bafle|que la bocina quede en alto en la fiesta|palo con tres patas para la bocina|stand to lift the speaker at a party',
  },
  {
    kind: 'bocina portátil',
    within: 'bocina',
    is: 'bocina bluetooth portatil|bocina portatil|bocina bluetooth|bluetooth speaker|portable speaker|bocina bt portatil|bocina bt|bocina recargable',
    say: 'musica en la alberca desde el celular|bocinita para la playa que aguante agua|bocina chiquita para llevar al parque|oir musica en el bano con el celular|bocinita que se carga por usb|small speaker for the pool|music at the beach from my phone',
  },
  {
    kind: 'bocina inteligente',
    near: 'hub de casa inteligente',
    is: 'bocina inteligente|asistente voz|smart speaker|voice assistant|bocina alexa|alexa|echo|google home|bocina asistente',
    say: 'a la que le hablas y te pone musica|la que contesta cuando le preguntas|prender la luz hablandole|bocina que obedece la voz|talk to it and it plays music|the thing you ask about the weather|alexa|google home|la alexa de la cocina|la que le dicen alexa|preguntarle la hora a la bocina',
  },
  {
    kind: 'cámara de fauna',
    within: 'cámara de seguridad',
    is: 'camara sendero|camara fauna|trail camera|cam de sendero|camara trampa|wildlife camera|game camera|hunting camera|camara caza|camara cazador',
    say: 'ver que animales bajan al arroyo de noche|saber que venado pasa por la vereda|foto de los animales del monte sin estar|coyotes que se comen las gallinas quiero verlos|camara camuflada para el arbol|see which animals come at night|take pictures of deer on a trail',
  },
  {
    kind: 'accesorio de dron',
    near: 'dron',
    is: 'helices dron|helices|propellers|maleta dron|filtros nd|bateria vuelo|intelligent flight battery|flight battery|helice|filtro dron|drone bag|drone propellers|bateria dron',
    say: 'aspas de repuesto del dron|se me quebro una aspa al aterrizar|otra pila para volar mas rato|donde cargo el dron para que no se golpee|spare blades for my drone|another battery to fly longer',
  },
  {
    kind: 'cargador de laptop',
    is: 'cargador laptop|cargador notebook|laptop charger|adaptador laptop|eliminador laptop|ac adapter laptop|cargador computadora portatil|notebook adapter|cargador para laptop|adaptador de laptop',
    say: 'se quemo el cable de luz de mi laptop|ya no carga mi lap|conectar la laptop a la corriente|perdi el cargador de la computadora|my laptop does not charge any more|perdi el cargador de la laptop|se perdio el ladrillo de mi notebook|se calento el ladrillito y ya no da carga la lap',
  },
  {
    kind: 'batería de laptop',
    is: 'bateria laptop|laptop battery|bateria computadora portatil|bateria notebook|notebook battery|pila laptop',
    say: 'mi laptop se apaga en cuanto la desconecto|la pila de la lap ya no dura|laptop dies when unplugged',
  },
  {
    kind: 'controlador inalámbrico',
    near: 'punto de acceso',
    is: 'controlador inalambrico|controlador wifi|wifi hardware controller|wireless controller|controladora inalambrica|hardware controller|cloud key|wlan controller|controlador access point',
    say: 'administrar todas las antenas del hotel desde un lugar|ver todos los access point juntos|manejar el wifi de todas las sucursales|manage all the wifi access points together',
  },
  {
    kind: 'ponchallantas',
    near: 'bolardo',
    is: 'ponchallantas|poncha llantas|tire spikes|tire spike|traffic spikes|road spikes|spike strip|spike barrier|tire killer|tyre killer|picos ponchallantas|picos poncha llantas|erizo vehicular|picos llantas|tire shredder',
    say: 'picos que ponchan llantas|picos para llantas|ponchar al que salga huyendo|dientes de fierro en el suelo que ponchan al que va en contra|que nadie se meta por el carril de salida o se le ponche|picos para que no entren en sentido contrario|si entran por la salida que se les ponchen las llantas|puas que ponchan en la pluma del estacionamiento|dientes que solo dejan salir y ponchan al que entra|spikes that flatten the tires of whoever goes the wrong way|spikes in the exit lane|teeth on the ground so nobody enters through the exit|stop cars from driving in the wrong way|metal teeth in the pavement',
  },
  {
    kind: 'tarjeta de lazo',
    near: 'módulo de incendio',
    is: 'tarjeta lazo|tarjeta de lazo|loop card|loop expander card|loop expander|loop expansion|tarjeta slc|slc card|slc expander|tarjeta expansion lazo|tarjeta expansora lazo|modulo expansor lazo|expansor lazo',
    say: 'agregar otro lazo al panel de incendio|ya no me caben detectores en el panel de incendio|al panel direccionable se le acabaron las direcciones|otro lazo para el panel de fuego|meter mas detectores al panel direccionable|add one more loop to the fire panel|fire panel ran out of addresses',
  },
];
