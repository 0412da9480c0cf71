import type { KindEntry } from '../book/kind-entry';

/** Narrower kinds of sound, tracking and radio. Their names are not names of the wider kind. */
export const NARROWER_COMMUNICATIONS: readonly KindEntry[] = [
  {
    kind: 'bocina de techo',
    within: 'bocina',
    is: 'bocina techo|bocina plafon|ceiling speaker|altavoz techo|bocina empotrable|altavoz plafon|bocina de plafon|in-ceiling speaker|plafon audio',
    say: 'bocinitas para el techo|bocinas de plafon|musica en los baños|musica ambiental en el restaurante|bocinas escondidas en el techo|sonido que no se vea|musica en el consultorio|bocina redonda en el techo|musica en el lobby|sonido en el pasillo del hotel|musica en toda la tienda desde el techo|ceiling music|bocinas en el falso plafon|sonido ambiental oficina|bocina empotrada en tablaroca',
  },
  {
    kind: 'bocina de pared',
    within: 'bocina',
    is: 'bafle pared|bafle de pared|bocina pared|bocina ambiental|wall speaker|bocina exterior|bocina muro|bocina intemperie|altavoz pared|bocina colgante|gabinete acustico pared|bocina terraza',
    say: 'bocinas para la terraza|musica en la alberca|bocina colgada en la pared|sonido para la palapa|bocinas que aguanten lluvia|musica en el jardin del restaurante|par de bocinas para el patio|bocinas para el gimnasio|musica en la terraza del bar|bocina de muro|outdoor music|sonido para salon de clases',
  },
  {
    kind: 'trompeta',
    within: 'bocina',
    is: 'trompeta|bocina trompeta|horn speaker|corneta|bocina corneta|altavoz trompeta|bocina tipo trompeta|reflex horn|trompeta voceo|horn',
    say: 'bocina de pueblo para anunciar|vocear en el patio de la escuela|vocear a los alumnos|bocina de trompeta para vocear|voceo en la fabrica|bocinas de patio|anunciar en la plaza|bocina que se oiga muy lejos|bocina de cono|bocina para anunciar en la calle|llamar a los trabajadores en el patio|bocina del carro de la fruta|anuncios en el campo|bocina gris de feria|avisos de la comunidad|bocina para el comisariado|que se oiga en toda la escuela',
  },
  {
    kind: 'altavoz de conferencia',
    within: 'bocina',
    is: 'speakerphone|altavoz conferencia|altavoz videoconferencia|speaker phone|altavoz usb|bocina usb|conference speaker|altavoz para conferencia|microfono altavoz',
    say: 'bocina para juntas|que se oigan todos en la videollamada|altavoz para zoom en la mesa|poner en altavoz la junta|bocina con microfono para la mesa|llamadas en grupo|conference call on the table|microfono y bocina para teams|juntas por zoom en la sala de consejo',
  },
  {
    kind: 'barra de videoconferencia',
    near: 'cámara web',
    is: 'barra videoconferencia|barra video|video bar|videobarra|sistema videoconferencia|equipo videoconferencia|camara videoconferencia|videoconferencia|camara para videoconferencia|all in one videoconference|all in one video bar|videobar',
    say: 'juntas por zoom en la sala|camara para la sala de juntas|ver a todos en la videollamada|equipo para juntas a distancia|camara y bocina todo en uno para la pantalla|reuniones por teams en la sala|video meetings in conference room|juntas por zoom en la sala de consejo|clases en linea en el salon|que se vea toda la mesa en la junta',
  },
  {
    kind: 'GPS para vehículo',
    within: 'rastreador GPS',
    is: 'localizador satelital|rastreador satelital|localizador carro|localizador vehicular|rastreador vehicular|vehicle tracker|gps vehicular|gps vehiculo|rastreador auto|gps auto|gps carro|gps camion|car tracker|gps obd|tracker obd|obd gps|rastreador vehiculo|gps tracker car|localizador auto|avl|gps moto|rastreador moto|gps flotilla',
    say: 'saber donde anda mi carro|saber donde anda mi camion|rastrear mi flotilla|me robaron el carro|apagar el carro si me lo roban|ver donde va el chofer|ver por donde anda la camioneta|saber si el chofer se desvia|localizar mi moto|cuidar mi moto|ver el recorrido de mis unidades|a que velocidad maneja el chofer|find my truck|track my car|donde va mi trailer|aparatito para el coche por si lo roban|saber donde estan mis repartidores|paro de motor a distancia|ubicar mi troca|rastreo satelital de camiones',
  },
  {
    kind: 'GPS de activos',
    within: 'rastreador GPS',
    is: 'gps activos|gps magnetico|asset tracker|gps iman|rastreador activos|localizador activos|gps contenedor|gps bateria larga|gps remolque|rastreador magnetico|gps portatil|rastreador portatil',
    say: 'gps con iman|gps escondido en la mercancia|saber donde esta mi remolque|ubicar la maquinaria|se roban la mercancia en el camino|rastrear un contenedor|gps que se pega|localizador sin cables con pila|seguir un paquete|saber donde quedo la planta de luz|ubicar herramienta cara|gps que dure meses la pila|rastrear la caja del trailer|pegar un gps abajo del coche|track cargo',
  },
  {
    kind: 'GPS personal',
    within: 'rastreador GPS',
    is: 'localizador adulto mayor|localizador adulto|localizador anciano|gps personal|rastreador personal|localizador personal|reloj gps|reloj localizador|gps sos|gps niño|personal tracker|boton sos gps|gps adulto mayor|smartwatch gps niños|reloj gps nino|kids gps watch',
    say: 'saber donde esta mi hijo|localizador para niños|ubicar a mi abuelo con alzheimer|reloj para saber donde esta el niño|que mi mama pida ayuda con un boton|que no se me pierda el abuelo|cuidar a mi hija cuando sale|pulsera para localizar|boton de ayuda para adulto mayor con ubicacion|gps para persona|find my kid|mi papa se sale y se pierde|ubicar trabajadores solos',
  },
  {
    kind: 'GPS de mascota',
    within: 'rastreador GPS',
    is: 'collar gps|gps mascota|gps perro|localizador mascota|pet tracker|dog tracker|rastreador mascota|gps ganado|collar localizador',
    say: 'encontrar a mi perro perdido|que no se me pierda el perro|collar para saber donde anda la vaca|localizar ganado|donde anda mi gato|collar que diga donde esta el perro|se me escapa el perro|find my dog|saber por donde andan las vacas|ubicar caballos|mi mascota se pierde',
  },
  {
    kind: 'sensor de combustible',
    within: 'accesorio de rastreo',
    is: 'sensor combustible|sensor gasolina|sensor diesel|fuel sensor|medidor combustible|sensor nivel combustible|fuel level sensor|varilla combustible|medidor diesel|medidor tanque',
    say: 'me roban la gasolina del camion|cuanto diesel le queda al tanque|ordeña de diesel|saber cuanta gasolina trae|el chofer se roba el diesel|medir el tanque de combustible|cuanto combustible gasta|control de gasolina de la flotilla|fuel theft|nivel del tanque de diesel',
  },
  {
    kind: 'paro de motor',
    within: 'accesorio de rastreo',
    is: 'paro motor|relevador gps|bloqueo motor|inmovilizador|relevador paro|engine cut|relay paro|relevador corte|engine kill relay',
    say: 'apagar el carro a distancia|que se apague el motor si lo roban|cortar la corriente del carro robado|detener el carro desde el celular|bloquear el motor|que no arranque el ladron|stop the engine remotely|inmovilizar la unidad',
  },
  {
    kind: 'sensor de nivel',
    near: 'sensor de inundación',
    is: 'sensor nivel|nivel agua|sensor de nivel|water level sensor|medidor nivel|sensor tinaco|sensor cisterna|nivel de tanque|level sensor|flotador electronico',
    say: 'saber si el tinaco tiene agua|cuanta agua le queda a la cisterna|avisar cuando se llene el tinaco|medir el nivel del tanque|que no se desborde la cisterna|se acaba el agua y no me entero|water level in tank|medir nivel de agua del pozo',
  },
  {
    kind: 'radio PoC',
    within: 'radio portátil',
    is: 'radio poc|radio lte|poc|ptt over cellular|push to talk over cellular|radio celular|radio 4g|radio poc 4g|poc radio|radio ptt|radio internet|radio por celular|radio sim|radio nacional',
    say: 'radio que hable a todo el pais|radio con chip|radio por internet|hablar por radio de ciudad a ciudad|radio como nextel|nextel|radio con cobertura nacional|radio de largo alcance con sim|radio para choferes foraneos|radio que use red celular|comunicarme con mis camiones en carretera|radio sin limite de distancia',
  },
  {
    kind: 'micrófono para radio',
    within: 'accesorio de audio para radio',
    is: 'microfono bocina|microfono radio|microfono altavoz radio|mic radio|speaker mic|microfono de mano|mic de mano|mic mano|microfono solapa radio|microfono para radio|remote speaker microphone|microfono de repuesto radio|hand mic|mic movil',
    say: 'microfono que se cuelga en el hombro del radio|microfono de policia para el radio|microfono de mano para radio movil|hablar sin sacar el radio del cinturon|microfono del radio de la patrulla|se descompuso el micro del radio',
  },
];
