/** Nicknames that people have for things, by the kind: found like names of titles, in the role that they have in a sentence. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  computadora:
    'compu escritorio|compu armada|compu mesa|compu fija|compu gamer|torre gamer|maquina ciber|maquina cibercafe',
  laptop:
    'compu portatil|computadora portatil|compu doblar|compu mochila|computadora doblar|computadora mochila|laptop estudiante|lap estudiante',
  monitor:
    'tele compu|pantalla compu|pantalla computadora|pantalla cpu|pantalla pc|computer screen|screen desktop|pc screen|tele computadora',
  'batería de laptop':
    'pila lap|pila laptop|pila compu portatil|bateria lap|bateria laptop|bateria macbook|laptop battery|macbook battery|pila macbook',
  'cargador de laptop':
    'cargador lap|cargador laptop|cargador compu|cargador computadora|cargador notebook|cargador macbook|eliminador laptop|laptop charger|macbook charger|ladrillo laptop',
  'componente de PC':
    'fuente compu|fuente poder compu|fuente poder pc|fuente computadora|tarjeta madre|tarjeta video|ventilador compu|abanico compu|ventilador procesador|graphics card|motherboard',
  SSD: 'disco solido|disco estado solido|disco no gira|disco rapido lap|disco rapido compu',
  'base para laptop':
    'base lap|base laptop|soporte lap|soporte laptop|base abanicos laptop|base ventiladores laptop|base enfriadora|laptop stand|cooling pad',
  'base y brazo para monitor':
    'brazo pantalla compu|brazo pantalla escritorio|brazo monitor|soporte monitor escritorio|base dos monitores',
  tableta: 'celular grandote|celular gigante|tablet niños|tablet dibujar',
  'tripié y soporte para celular':
    'palo selfie|aro luz|aro luz celular|tripie celular|soporte celular carro|soporte celular moto|base celular',
  'batería portátil':
    'pila celular bolsa|pila portatil celular|bateria bolsillo|pocket battery|pocket charger|pila bolsillo|pila llevar celular|pila cargar celular',
  'cable USB':
    'cable impresora|cable impresora compu|cable celular|cablecito celular|printer cable|phone cable|cable cargar celular|cable datos celular|cable tipo c|cable iphone',
  linterna:
    'foco pilas|foco mano|lampara mano|lampara cabeza|lampara pilas|lampara casco|lampara velador|lampara minero|lampara frente|hand light|head lamp',
  'foco LED': 'light bulb|bombilla|foco ahorrador|foco rosca|foco cocina|focos luz blanca|foco recamara',
  'panel solar':
    'celda solar|celda sol|celdas azotea|placa sol|placa solar|placas azotea|lamina solar|panel sol|panel luz',
  'extensión y carrete':
    'extension larga|extension metros|extension podadora|extension luz metros|cable largo luz|cable luz largo|extension electrica larga|extension obra|alargador luz|long extension',
  'contacto eléctrico':
    'enchufe pared|enchufe plancha|toma corriente pared|enchufe doble|contacto doble|contacto pared',
  'apagador y placa':
    'boton luz|boton foco|boton pared luz|switch luz pared|apagador foco|light switch|apagador cuarto|apagador escalera',
  fusible: 'tubito vidrio|fusible vidrio|cartucho fusible|tubito quema',
  'llamado de enfermera':
    'boton cama enfermo|boton enfermera|timbre enfermera|timbre cama|nurse button|timbre hospital',
  'radio móvil':
    'radio taxi|radio patrulla|radio tablero|radio camion|radio camioneta|taxi radio|cab radio|truck radio|radio tractocamion|radio ambulancia',
  'amplificador celular':
    'antena celular|antena telefono celular|antena señal celular|antena llamadas|antena celular rancho|antena señal telefono|booster celular|cell booster',
  'radio portátil': 'wokitoki|guoqui toqui|radio guardia|radio vigilante|radios meseros|radio cambio fuera|walkie',
  'conector RJ45':
    'uñitas cable red|clavija red|clavija internet|clavijita internet|punta cable internet|punta cable red|puntita internet|cabeza cable red|plastiquito cable internet',
  'cable UTP':
    'cable ocho hilos|rollo cable internet|caja cable internet|bobina cable internet|cable internet rollo|internet wire',
  'panel de parcheo': 'regleta red|regleta rack red|regleta cables red|tira puertos rack|panel nodos',
  'tornillos de rack': 'tornillo rack|tornillos gabinete|tornillo tuerca cuadrada|tuerca cuadrada',
  'convertidor de medios':
    'cajita fibra cable|cajita fibra red|caja fibra cobre|adaptador fibra red|convertidor fibra internet',
  'cable de poder': 'cable tres patas|cable corriente compu|cable luz compu|cable corriente monitor',
  'paro de motor': 'cortacorriente|corta corriente|apagador oculto carro|bloqueo motor',
  'caja registradora': 'registradora|cash register|caja teclas|registradora teclas|maquina registradora',
  transferencia: 'switch planta luz|cambio planta luz|transferencia planta',
  'gabinete y rack': 'mueble rack|mueble metal red|mueble red|closet red',
  UPS: 'pila compu|pila respaldo compu|bateria respaldo compu|pila modem|respaldo modem|nobrek|no breik',
  'detector de billetes falsos': 'lampara billetes|plumon billetes|luz morada billetes',
  'terminal de pago': 'maquinita tarjetas|terminal tarjetas|lector tarjetas credito|card machine',
  'impresora de tickets': 'tiquetera|impresorita recibos|maquinita recibos|maquinita tickets',
  proyector: 'cañon salon|cañon escuela|cañon peliculas|cañon clases',
  'teléfono inalámbrico de casa': 'telefono casa|telefono camina|telefono numeros grandes',
  'memoria USB': 'memorita tarea|palito tarea|palito usb|usb musica',
  'cable HDMI': 'cable compu tele|cable lap tele|cable laptop tele|cable laptop pantalla|cable tele compu',
  'disco externo': 'disco fotos|disco respaldo|disco usb fotos',
  'adaptador de red': 'usb internet compu|usbsito wifi|antenita compu|antenita usb',
};

/** More everyday ways to ask, by the kind: what happens, who asks, what it looks like. */
export const EVERYDAY_WAYS: Readonly<Record<string, string>> = {
  'switch PoE':
    'red y corriente por el mismo cable para varias camaras|prender todas las camaras con el puro cable de red|no hay enchufe junto a cada camara',
  'inyector PoE': 'corriente por el cable de red para un solo aparato|la cajita que le mete corriente a la antena',
  'repetidor WiFi':
    'se corta el internet en el cuarto del fondo|qué le pongo al modem para que llegue hasta atras|las paredes no dejan pasar el internet al cuarto|el internet se queda en la sala y no pasa a los cuartos|wifi does not make it to the back room',
  'WiFi en malla':
    'uno en cada piso y la misma red en toda la casa|aparatitos repartidos por la casa que hacen una sola red|caminar por la casa sin que se caiga la videollamada|casa grande de varios pisos con el mismo internet',
  'adaptador de red':
    'la compu usada no trae wifi integrado|que la computadora agarre internet sin cable|la computadora que compre no tiene wifi|little usb thing to get wifi|la lap no tiene donde meter el cable de red|la entrada de red de mi lap no existe',
  computadora:
    'armar el ciber con varias maquinas|la maquina de la recepcionista para escribir|una completa con pantalla y teclado para la escuela',
  laptop:
    'para llevarla en la mochila a la escuela|que le dure la pila en clase|mi hija entra a la universidad y le piden compu|que se pueda llevar a todos lados y no de escritorio',
  monitor: 'solo la pantalla para la compu|donde se ve lo de la computadora|la pantalla de mi compu se ve con rayas',
  'memoria RAM':
    'mi compu esta lenta y le quiero poner mas memoria|se traba con muchas ventanas abiertas y le falta memoria|ponerle mas gigas de memoria a la lap|la tablita verde de memoria de la laptop',
  SSD: 'disco sin partes que giran|cambiarle el disco para que prenda rapido|que la lap vieja arranque en segundos|se tarda diez minutos en prender y el disco suena',
  'base para laptop':
    'que la lap no se caliente|levantar la laptop para no agachar el cuello|base con abanicos para la laptop|subir la lap a la altura de los ojos',
  'batería de laptop':
    'la lap solo prende conectada|la pila de la laptop se inflo|mi laptop no dura nada sin el cargador|la compu portatil ya no agarra carga',
  'cargador de laptop':
    'perdi el cable con el que se carga la laptop|my laptop charger stopped working|lost the charger of my laptop',
  'cargador de celular':
    'cubito y cable para el telefono|se perdio el cargador de mi telefono|cargar el telefono en el encendedor del carro',
  'batería portátil':
    'cargar el telefono cuando ando fuera de casa|cargar el cel caminando|que no me quede sin pila en el camion|battery i can carry to charge my phone',
  'cable USB':
    'conectar la impresora a la compu|el cable de la impresora se perdio|connect my printer to the computer with a cord|puntita que se mete en el telefono',
  'cable HDMI':
    'ver la compu en la tele|conectar la lap a la pantalla grande|poner la pelicula de la lap en la tele|que se vea y se oiga la compu en la television',
  'adaptador y hub USB':
    'conectar teclado mouse e impresora si solo hay una entrada|faltan entradas usb|more usb holes for my laptop|mi lap nueva no tiene usb de los normales',
  'mochila y maletín':
    'llevar la laptop con su cargador y cables|cargar la compu sin que se golpee|carry my laptop and its cords to school',
  KVM: 'un teclado y un raton para dos compus|cambiar de una compu a otra con un boton|misma pantalla para la laptop y la de escritorio|two computers one screen',
  'componente de PC':
    'se quemo la fuente de la computadora|la compu no prende y es la fuente|tarjeta para que corran los juegos|pieza de adentro de la compu',
  'barra de contactos':
    'enchufar la tele el dvd y la bocina en un solo lugar|conectar computadora monitor e impresora en un enchufe|plug computer screen and printer in one outlet|muchos hoyos para enchufar en el escritorio',
  'extensión y carrete':
    'llevar la luz lejos para la podadora|que alcance la luz hasta el corral|el enchufe queda lejos y el cable no llega|enrollado de muchos metros para la luz',
  'supresor de picos':
    'que no se quemen la tele y el refri con los rayos|proteger la tele el refri y la computadora de los rayos|truena el cielo y tengo que desconectar todo|cuando regresa la luz de golpe quema cosas|barra con enchufes que protege',
  UPS: 'aguante prendida aunque no haya luz|que el modem siga jalando sin luz|guardar el trabajo antes de que se apague|se apaga de golpe y pierdo lo que estaba haciendo|seguir con internet en los apagones',
  'regulador de voltaje':
    'la luz llega muy alta|los focos suben y bajan de brillo|la luz esta muy baja y no arranca el refri|voltaje disparejo en la colonia',
  'fuente de alimentación':
    'dar corriente a varias camaras desde un mismo lugar|una caja que alimente cuatro camaras|todas las camaras con una sola fuente',
  'batería de litio':
    'pila grande para guardar lo del sol|guardar en la noche lo que juntan los paneles|pila de litio para la casa solar|store solar power at home',
  inversor:
    'cambiar la corriente de la pila a la de la casa|sacar corriente de enchufe de la pila de la camioneta|conectar el taladro a la bateria del coche|enchufar la lap en el carro|regular plug from a truck battery',
  'panel solar': 'las celdas que van en la azotea|placas que agarran el sol|las laminas que juntan sol en el techo',
  transferencia:
    'que la planta prenda sola cuando se va la luz|pasar de la comision a la planta sin ir a moverle|que el generador entre solo|switch to the generator by itself',
  fusible:
    'se quemo el alambrito de adentro del tubito|tubito de vidrio que se funde|lo que se quema para proteger el aparato|cambiar el tubito quemado',
  'contacto eléctrico':
    'el enchufe de la pared esta flojo|sacar chispas al conectar la plancha|enchufe nuevo para la cocina|donde se conecta la plancha en la pared',
  'apagador y placa':
    'el boton para prender la luz del cuarto|se rompio el boton de la luz de la pared|prender la luz de la escalera desde arriba y abajo',
  'fotocelda de alumbrado':
    'que la lampara prenda sola al oscurecer|se apagan solas al amanecer|el ojito que prende la lampara del poste|dejaron la luz de la calle prendida de dia',
  'foco LED': 'foco para la cocina|se fundio el foco|focos que gasten menos|bulb burned out',
  linterna:
    'salir de noche al corral con luz|revisar debajo del carro con luz|alumbrarme con las manos libres|light for walking at night',
  'reflector LED':
    'la cancha esta oscura y ya hay postes con luz|lampara potente para que jueguen de noche|alumbrar la fachada toda la noche',
  'ventilador y clima':
    'hace mucho calor en la oficina|nos asamos en el local|refrescar el cuarto|mucho calor en el salon de clases|it is too hot in the shop',
  'radio móvil':
    'hablar del taxi a la base|talk with dispatch from my cab|radio fijo en la camioneta|el que va atornillado en el camion',
  'radio portátil':
    'hablarnos entre los guardias|avisarnos entre cuates en el cerro|jueces de la carrera repartidos sin señal|hablar entre todos sin pagar saldo',
  'amplificador celular':
    'antena para que agarre señal el telefono|que el celular agarre rayitas adentro|subo a la azotea para poder llamar|en la barranca no entra la llamada|signal for calls inside the house',
  'bloqueador de señal':
    'que los alumnos no tengan señal en el examen|que no entren llamadas en la sala|cortar la señal de los celulares',
  'antena de radio': 'se rompio la antena de hule|la antenita del radio de mano|rubber antenna for handheld',
  'paro de motor':
    'apagar el carro a distancia si se lo llevan|que el carro se pare si lo roban|cortarle la corriente al motor|kill the engine if stolen',
  'punto de venta':
    'que pase el producto salga el precio e imprima el recibo y diga cuanto vendi|saber lo que vendi y lo que falta|todo para cobrar en mi papeleria|abrir una tienda y cobrar con computadora',
  'caja registradora':
    'caja de las de antes con teclas|teclear el precio y que abra el cajon|old school keys for the shop',
  multímetro:
    'saber si llega corriente al enchufe|check if the plug has electricity|ver cuantos volts tiene la pila|saber si el cable tiene luz',
  'tornillos de rack': 'tornillos con tuerca cuadrada|la tuerca en su jaulita|atornillar el equipo al rack',
  'organizador de cables': 'cochinero de cables en el rack|que no cuelguen los cables del gabinete',
  'canaleta y tubo':
    'tira de plastico con tapa para meter cables|tapar el cable que va por la pared|que el cable no se vea en la sala|plastic strip to hide the cord',
  'probador de cable':
    'foquitos que dicen si el cable de red quedo bien|saber si ponche bien|cual hilito del cable esta roto',
  'panel de parcheo':
    'regleta donde llegan los cables de red por atras|llegan los cables de todas las oficinas al rack|numerar los cables que llegan',
  'conector RJ45': 'clavijita del cable de internet|uñas del cable de red|la cabecita que entra al modem',
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
    'el enfermo aprieta un boton desde la cama|avisarle a la enfermera desde el cuarto|que suene con la enfermera',
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
  'escáner de documentos': 'guardar expedientes de papel en la compu|pasar actas viejas a archivo',
  'adaptador de red por corriente':
    'pasar el internet por los enchufes|internet por la instalacion de luz|que el internet viaje por los contactos',
  'marcador de cable': 'numeritos para los cables|anillitos con letras para los cables|ponerle numero a cada cable',
  router:
    'repartir el ancho de banda parejo|si falla una compañia que entre la otra|limitar la velocidad a cada cliente',
  'divisor HDMI': 'lo mismo en dos teles|una señal para varias pantallas|duplicar la imagen en todas las teles',
  generador: 'luz con gasolina para el puesto|maquina de gasolina para la feria',
};
