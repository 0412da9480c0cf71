import type { KindEntry } from '../book/kind-entry';

/** Narrower kinds of sound, tracking and radio. Their names are not names of the wider kind. */
export const NARROWER_COMMUNICATIONS: readonly KindEntry[] = [
  {
    kind: 'bocina de techo',
    within: 'bocina',
    is: 'bocina techo|bocina plafon|ceiling speaker|altavoz techo|bocina empotrable|altavoz plafon|bocina de plafon|in-ceiling speaker|plafon audio|bocina empotrada|bocinas de techo|bocina 70v techo|bocina de empotrar|speaker ceiling',
    say: 'bocinitas para el techo|bocinas de plafon|musica en los baños|musica ambiental en el restaurante|bocinas escondidas en el techo|sonido que no se vea|musica en el consultorio|bocina redonda en el techo|musica en el lobby|sonido en el pasillo del hotel|musica en toda la tienda desde el techo|ceiling music|bocinas en el falso plafon|sonido ambiental oficina|bocina empotrada en tablaroca|seis pulgadas redondas con rejilla blanca|recortar el plafon y embutirla|hilo musical en la clinica dental|el spa con ambiente relajante desde arriba|embutidas en el yeso de la sala|que salga la voz de arriba en los pasillos del hospital|musiquita en el elevador|cajero que vocea desde arriba en el super|boutique con sonido invisible|flush mount sound|rejilla magnetica circular|con transformador de linea para el falso techo',
  },
  {
    kind: 'bocina de pared',
    within: 'bocina',
    is: 'bafle pared|bafle de pared|bocina pared|bocina ambiental|wall speaker|bocina exterior|bocina muro|bocina intemperie|altavoz pared|bocina colgante|gabinete acustico pared|bocina terraza|bocina para exterior|bocina de intemperie|bocina de superficie|surface mount speaker',
    say: 'bocinas para la terraza|musica en la alberca|bocina colgada en la pared|sonido para la palapa|bocinas que aguanten lluvia|musica en el jardin del restaurante|par de bocinas para el patio|bocinas para el gimnasio|musica en la terraza del bar|bocina de muro|outdoor music|sonido para salon de clases|cajitas negras con escuadra en las esquinas|el asador del jardin con rolas|rincones del bar|par blanco en la fachada|patio de comidas|aguante brisa de mar en el club de playa|atornillada en las columnas de la nave|aula con dos cajas a los lados del pizarron|gimnasio de crossfit con cajas en alto|audio en el quincho|outside speakers for patio|cajas en la marquesina|salon de belleza con cajas esquinadas',
  },
  {
    kind: 'trompeta',
    within: 'bocina',
    is: 'trompeta|bocina trompeta|horn speaker|corneta|bocina corneta|altavoz trompeta|bocina tipo trompeta|reflex horn|trompeta voceo|horn|trompeta de voceo|bocina de corneta|altavoz de corneta|paging horn',
    say: 'bocina de pueblo para anunciar|vocear en el patio de la escuela|vocear a los alumnos|bocina de trompeta para vocear|voceo en la fabrica|bocinas de patio|anunciar en la plaza|bocina que se oiga muy lejos|bocina de cono|bocina para anunciar en la calle|llamar a los trabajadores en el patio|bocina del carro de la fruta|anuncios en el campo|bocina gris de feria|avisos de la comunidad|bocina para el comisariado|que se oiga en toda la escuela|el que vende gas por la colonia con su cantadita|se compra fierro viejo colchones|poste del ejido con avisos de asamblea|toque de recreo en el patio civico|minero en el tajo a cielo abierto que escuche el aviso|cono metalico sobre la torre de la capilla|aviso de evacuacion que llegue al otro extremo del patio de maniobras',
  },
  {
    kind: 'altavoz de conferencia',
    within: 'bocina',
    is: 'speakerphone|altavoz conferencia|altavoz videoconferencia|speaker phone|altavoz usb|bocina usb|conference speaker|altavoz para conferencia|microfono altavoz|speakerphone usb|altavoz bluetooth conferencia|altavoz de mesa',
    say: 'bocina para juntas|que se oigan todos en la videollamada|altavoz para zoom en la mesa|poner en altavoz la junta|bocina con microfono para la mesa|llamadas en grupo|conference call on the table|microfono y bocina para teams|juntas por zoom en la sala de consejo|disquito redondo en medio de la mesa con botones de colgar|mi laptop no se oye cuando somos seis personas|hacer llamadas sin diadema entre varios|pulpo negro de tres patas de la sala|cliente del otro lado dice que nos oimos lejos|hands free para la junta|portatil para viajes de negocios con llamada grupal|bluetooth para llamada de varios en la mesa|cancelar el eco en la llamada|hockey puck for calls|unos en sala y otros en casa que se escuchen parejo|cajita que se pone al centro y todos opinan|los colegas remotos reclaman que casi no nos perciben',
  },
  {
    kind: 'barra de videoconferencia',
    near: 'cámara web',
    is: 'barra videoconferencia|barra video|video bar|videobarra|sistema videoconferencia|equipo videoconferencia|camara videoconferencia|videoconferencia|camara para videoconferencia|all in one videoconference|all in one video bar|videobar|barra de video|sistema de videoconferencia|equipo de videoconferencia|videoconference bar|kit videoconferencia',
    say: 'juntas por zoom en la sala|camara para la sala de juntas|ver a todos en la videollamada|equipo para juntas a distancia|camara y bocina todo en uno para la pantalla|reuniones por teams en la sala|video meetings in conference room|juntas por zoom en la sala de consejo|clases en linea en el salon|que se vea toda la mesa en la junta|seguimiento automatico del que habla en la mesa|telemedicina entre clinica y hospital|aula hibrida con alumnos en casa y en salon|consejo directivo con socios en el extranjero|conectar la sala con el corporativo por meet|encuadra a los doce asistentes|aparato largo abajo del monitor con lente y micros|se ven nada mas dos y somos diez en la mesa|audiencias a distancia en el juzgado|reunion hibrida|equipar sala ejecutiva para enlaces remotos|un solo usb para lente microfono y altavoz|gran angular para salita de cuatro|hacer entrevistas de trabajo por zoom en la sala|capacitacion remota desde el auditorio|huddle room kit|room system for teams|consultorio virtual|cabildo en linea|salita de juntas con zoom sin laptop|camara que encuadra sola a todos los asistentes|reuniones con proveedores de china|los del otro lado no alcanzan a ver a los del fondo|control tactil para iniciar la reunion|sesiones del congreso en modalidad remota',
  },
  {
    kind: 'GPS para vehículo',
    within: 'rastreador GPS',
    is: 'localizador satelital|rastreador satelital|localizador carro|localizador vehicular|rastreador vehicular|vehicle tracker|gps vehicular|gps vehiculo|rastreador auto|gps auto|gps carro|gps camion|car tracker|gps obd|tracker obd|obd gps|rastreador vehiculo|gps tracker car|localizador auto|avl|gps moto|rastreador moto|gps flotilla|gps para vehiculo|localizador para auto|rastreador para auto|rastreador para vehiculo|localizador gps vehicular|gps tracker vehiculo|gps para moto|gps para carro',
    say: 'saber donde anda mi carro|saber donde anda mi camion|rastrear mi flotilla|me robaron el carro|apagar el carro si me lo roban|ver donde va el chofer|ver por donde anda la camioneta|saber si el chofer se desvia|localizar mi moto|cuidar mi moto|ver el recorrido de mis unidades|a que velocidad maneja el chofer|find my truck|track my car|donde va mi trailer|aparatito para el coche por si lo roban|saber donde estan mis repartidores|paro de motor a distancia|ubicar mi troca|rastreo satelital de camiones|que me mande alerta si sale de la ciudad el taxi|llevo quince vans de reparto y no se por donde van|plataforma con paradas y kilometros|se metieron a ruta prohibida',
  },
  {
    kind: 'GPS de activos',
    within: 'rastreador GPS',
    is: 'gps activos|gps magnetico|asset tracker|gps iman|rastreador activos|localizador activos|gps contenedor|gps bateria larga|gps remolque|rastreador magnetico|gps portatil|rastreador portatil|gps para activos|rastreador de activos|localizador magnetico|localizador portatil|localizador de carga',
    say: 'gps con iman|gps escondido en la mercancia|saber donde esta mi remolque|ubicar la maquinaria|se roban la mercancia en el camino|rastrear un contenedor|gps que se pega|localizador sin cables con pila|seguir un paquete|saber donde quedo la planta de luz|ubicar herramienta cara|gps que dure meses la pila|rastrear la caja del trailer|pegar un gps abajo del coche|track cargo|la retroexcavadora amanecio en otro estado|tanques de gas rentados sin regresar|rentadora de andamios y generadores|la bobina de acero desaparecio del patio|que reporte una vez al dia durante tres años|pegarlo con imancito en el chasis|ocultar en una tarima|saber si las cajas secas siguen en el patio',
  },
  {
    kind: 'GPS personal',
    within: 'rastreador GPS',
    is: 'localizador adulto mayor|localizador adulto|localizador anciano|gps personal|rastreador personal|localizador personal|reloj gps|reloj localizador|gps sos|gps niño|personal tracker|boton sos gps|gps adulto mayor|smartwatch gps niños|reloj gps nino|kids gps watch|gps para niños|gps para adulto mayor|localizador para adulto mayor|reloj con gps|localizador de personas',
    say: 'saber donde esta mi hijo|localizador para niños|ubicar a mi abuelo con alzheimer|reloj para saber donde esta el niño|que mi mama pida ayuda con un boton|que no se me pierda el abuelo|cuidar a mi hija cuando sale|pulsera para localizar|boton de ayuda para adulto mayor con ubicacion|gps para persona|find my kid|mi papa se sale y se pierde|ubicar trabajadores solos|tia con demencia que camina sola|mi chavo sale de la prepa tarde|enfermera a domicilio que va sola a colonias bravas|lo trae colgado del cuello y aprieta si se cae|corredora de madrugada|relojito rosa para la nena|excursion de primaria sin que se extravie ninguno',
  },
  {
    kind: 'GPS de mascota',
    within: 'rastreador GPS',
    is: 'collar gps|gps mascota|gps perro|localizador mascota|pet tracker|dog tracker|rastreador mascota|gps ganado|collar localizador|collar gps perro|collar con gps|gps para perro|gps para mascotas|gps para ganado|localizador para mascotas',
    say: 'encontrar a mi perro perdido|que no se me pierda el perro|collar para saber donde anda la vaca|localizar ganado|donde anda mi gato|collar que diga donde esta el perro|se me escapa el perro|find my dog|saber por donde andan las vacas|ubicar caballos|mi mascota se pierde|mi lomito se brinca la barda|el michi no regresa en las noches|se robaron becerros del potrero|yeguas sueltas en la sierra|perro de caceria que se aleja en el monte|arete con señal para reses|chip en el cuello del cachorro|borregos que se van con el rebaño ajeno|que suene mi telefono si el firulais se sale del parque|cattle locator',
  },
  {
    kind: 'sensor de combustible',
    within: 'accesorio de rastreo',
    is: 'sensor combustible|sensor gasolina|sensor diesel|fuel sensor|medidor combustible|sensor nivel combustible|fuel level sensor|varilla combustible|medidor diesel|medidor tanque|sensor de nivel de combustible|sensor de diesel|varilla de combustible|sensor ultrasonico combustible|fuel rod',
    say: 'me roban la gasolina del camion|cuanto diesel le queda al tanque|ordeña de diesel|saber cuanta gasolina trae|el chofer se roba el diesel|medir el tanque de combustible|cuanto combustible gasta|control de gasolina de la flotilla|fuel theft|nivel del tanque de diesel|varilla capacitiva cortada a la altura del deposito|bajones repentinos de litros en la noche|llena veinte y reporta sesenta en la gasolinera|rendimiento real por kilometro de la flota|la planta de emergencia gasta de mas|me extraen litros con manguera en los paraderos|sonda para el deposito del tractor|litros que trae el tractocamion en la plataforma|huachicoleo de mis propios operadores|siphoning alert|cisterna de la pipa en litros',
  },
  {
    kind: 'paro de motor',
    within: 'accesorio de rastreo',
    is: 'paro motor|relevador gps|bloqueo motor|inmovilizador|relevador paro|engine cut|relay paro|relevador corte|engine kill relay|paro de motor|corte de motor|corta corriente|relevador de paro|relevador para paro de motor|inmovilizador vehicular',
    say: 'apagar el carro a distancia|que se apague el motor si lo roban|cortar la corriente del carro robado|detener el carro desde el celular|bloquear el motor|que no arranque el ladron|stop the engine remotely|inmovilizar la unidad|que se quede tirado el asaltante a media cuadra|mandar mensaje y que ya no encienda|cubito negro de cinco patas para cortar la bomba de gasolina|dejar sin marcha la unidad de quien no paga la renta|corta corriente escondido|cortacorriente|apagado gradual sin accidente|arnes con relevador de doce y veinticuatro volts|interruptor remoto de ignicion|kill switch for stolen truck|evitar que enciendan mi carro con puente|moroso con el coche fiado',
  },
  {
    kind: 'sensor de nivel',
    near: 'sensor de inundación',
    is: 'sensor nivel|nivel agua|sensor de nivel|water level sensor|medidor nivel|sensor tinaco|sensor cisterna|nivel de tanque|level sensor|flotador electronico|sensor de nivel de agua|electronivel|sensor ultrasonico de nivel|sensor nivel tanque',
    say: 'saber si el tinaco tiene agua|cuanta agua le queda a la cisterna|avisar cuando se llene el tinaco|medir el nivel del tanque|que no se desborde la cisterna|se acaba el agua y no me entero|water level in tank|medir nivel de agua del pozo|la bomba trabaja en seco porque no hay en la cisterna|que arranque la bomba cuando baje el rotoplas|boyita con cable dentro del tanque|pera electrica para la bomba|ultrasonico que mira desde la tapa|el aljibe de la escuela amanece vacio|carcamo que se rebosa con las lluvias|presa o bordo a que altura va|alerta de crecida del rio|silo de maiz cuanto le queda|altura del liquido en el deposito quimico|purificadora con depositos que se derraman|varillas de acero que hacen contacto con el liquido|pipas de agua cuando pedir otra|el vecino se queja de que tiro agua por el techo|tank full alert|float switch for cistern|lo que resta de gas estacionario|hidrometro de pozo|avise al telefono que ya casi no queda en el tanque elevado|tambos de aceite a que altura andan|rebosadero|condominio que se queda sin abasto|hotel con cisternas en el sotano|tolva de alimento para puercos|abrevadero del ganado vacio|aviso de alto y bajo en el deposito',
  },
  {
    kind: 'radio PoC',
    within: 'radio portátil',
    is: 'radio poc|radio lte|poc|ptt over cellular|push to talk over cellular|radio celular|radio 4g|radio poc 4g|poc radio|radio ptt|radio internet|radio por celular|radio sim|radio nacional|radio lte poc|radio push to talk celular|radio poc lte|poc movil|radio wifi poc',
    say: 'radio que hable a todo el pais|radio con chip|radio por internet|hablar por radio de ciudad a ciudad|radio como nextel|nextel|radio con cobertura nacional|radio de largo alcance con sim|radio para choferes foraneos|radio que use red celular|comunicarme con mis camiones en carretera|radio sin limite de distancia|hablar de tijuana a merida apretando|sin repetidora ni licencia y en todas las ciudades|mensualidad por equipo con plataforma de despacho|los choferes en otra entidad no me copian|walkie con datos moviles|unlimited range walkie|ver en mapa a cada guardia y hablarle|android con boton lateral para platicar en grupo|grupos de voz por todo el territorio|supervisores de sucursales en varios estados',
  },
  {
    kind: 'micrófono para radio',
    within: 'accesorio de audio para radio',
    is: 'microfono bocina|microfono radio|microfono altavoz radio|mic radio|speaker mic|microfono de mano|mic de mano|mic mano|microfono solapa radio|microfono para radio|remote speaker microphone|microfono de repuesto radio|hand mic|mic movil|mic bocina|speaker microphone|microfono para radio movil|microfono de solapa radio',
    say: 'microfono que se cuelga en el hombro del radio|microfono de policia para el radio|microfono de mano para radio movil|hablar sin sacar el radio del cinturon|microfono del radio de la patrulla|se descompuso el micro del radio|perilla con cable rizado que va al tablero|cuadrito con boton que se engancha en la camisa del policia|el mic con teclas de numeros del movil|se trozo el rizado del micro de la unidad|los bomberos lo traen prendido en el chaqueton|palm mic for mobile|hombrera con bocinita para el oficial|contesta sin bajar la mano a la cintura|boton ptt lateral y parlante junto al cuello|impermeable sumergible para el rescatista|el micro viejo del movil mete estatica|gancho del tablero para colgar el micro|colgante del hombro para el paramedico|extensor de voz con jack de audifono para el portatil|repuesto del telefono rizado del movil de taxi',
  },
];
