/**
 * What everyday English is in Spanish, so that a way of asking counts in both: after the Spanish word those that mean it. Words that are spelled
 * like others of Spanish (`red`, `once`, `tape`) and names of things that both call the same are left out.
 */
const NOUNS =
  'camara camera cam|grabador recorder|reja gate|puerta door doorway|ventana window|patio yard backyard courtyard|jardin garden lawn|casa house home|edificio flat apartment condo|hotel inn motel|huesped guest tenant|recamara bedroom|cocina kitchen|bano bathroom toilet restroom|sala living|pasillo hallway corridor aisle|escalera stairs stairway staircase ladder|sotano basement cellar|elevador elevator lift|estacionamiento parking|calle street sidewalk|carretera road highway|esquina corner|' +
  'bodega warehouse shed barn|fabrica factory mill|taller workshop|iglesia church chapel temple|gimnasio gym|parque park|cancha stadium court|alberca pool|playa beach|isla island|mar sea ocean|rio river creek|pozo well|tinaco cistern|monte woods forest wilderness|sierra mountain hill|mina mine|obra construction|carcel prison jail|banco bank|boveda vault|farmacia pharmacy drugstore|restaurante restaurant diner|bar pub|cafeteria canteen|salon classroom|maestro teacher|alumno student pupil|biblioteca library|auditorio auditorium|caseta booth gatehouse|recepcion reception lobby|mostrador counter|caja till|' +
  'cliente customer shopper buyer|visita visitor caller|persona person people pedestrian|gente crowd anybody anyone somebody someone everybody everyone|mujer woman wife|hombre man guy|mama mom mum mother|papa dad father|abuelo grandpa grandma grandmother grandfather grandparents elderly senior|esposo husband|vecino neighbor neighbour neighborhood neighbourhood|nino kid children toddler|bebe nursery newborn|nina babysitter|gato cat|perro puppy|ganado cattle cow livestock|gallina chicken hen|caballo horse|animal animals wildlife|pajaro bird|ratero robber intruder crook prowler trespasser shoplifter|policia cop patrol|guardia watchman|bombero firefighter|soldado soldier army|chofer trucker|cajero cashier|gerente manager|jefe boss|mesero waiter|medico physician nurse|enfermo sick patient|ciego blind|sordo deaf|' +
  'carro vehicle fleet|autobus bus coach|moto motorcycle motorbike|tractor tractors|lancha boat yacht|remolque trailer|llanta tire tyre wheel|parabrisas windshield windscreen|tablero dashboard|cofre hood bonnet|placa plate|reversa reverse reversing|motor engine|bujia spark|tanque tank|gasolina petrol|' +
  'cable cord wire lead wiring cabling|conector connector plug|adaptador adapter adaptor|enchufe socket outlet receptacle|clavija prong|cargador charger|bateria batteries|foco bulb|lampara lamp|linterna torch flashlight|poste pole post|torre tower|mastil mast|antena antenna aerial|senal signal reception bars coverage|alcance range|torreta beacon|pantalla screens|teclado keyboard keypad|raton mice|audifono earpiece earphone headphones earbuds|diadema headset|bocina speaker loudspeaker|trompeta horn|microfono microphone mic|amplificador amplifier|musica music song|cancion singing karaoke|fiesta party|boda wedding|concierto concert gig|anuncio announcement advert ads|aviso notice|multitud protest rally|' +
  'impresora printer|tinta ink|papel paper|etiqueta label sticker|codigo code|precio price|boleto receipt|tarjeta card|gafete badge|llavero fob keychain|pulsera wristband bracelet|cerradura lock latch deadbolt|candado padlock|chapa doorlock|bisagra hinge|manija handle knob|tornillo screw bolt|taquete anchor|herramienta tool|pinza pliers tongs|llaves wrench spanner|martillo hammer|taladro drill|broca bit|desarmador screwdriver|sierra saw|navaja knife knives blade|arma gun weapon|' +
  'red network lan|internet broadband|servidor server|disco drive|memoria memory stick|archivo file|documento document|respaldo backup|programa program app|virus malware|hacker hackers|correo email|pagina website|juego game gaming|pelicula movie|canal channel|imagen picture image footage|foto photo|llamada call|mensaje message|numero number|extension extensions|linea line landline|fibra fiber fibre optic|rollo spool roll reel|tubo pipe conduit tube|canaleta raceway trunking|gabinete cabinet enclosure|repisa shelf shelves tray|tapa cover lid|caja box|bolsa bag pouch|mochila backpack rucksack|maleta suitcase briefcase|funda holster sleeve|soporte bracket mount holder stand|' +
  'gas propane butane lpg|humo smoke smoky|flama flame|incendio fires|calor heat hot|frio cold chill|hielo ice|lluvia rain rainy|viento wind|nieve snow|sol sun sunlight sunshine|luna moon|rayo lightning thunder storm|niebla fog mist|polvo dust dirt|lodo mud|fuga leak leakage|inundacion flood flooding|humedad humidity damp moisture|temperatura temperature fever|aire air|olor smell odor odour|terremoto earthquake quake|explosion blast|corto short|chispa sparks|descarga shock|voltaje voltage volts|apagon blackout|luz grid mains|consumo consumption usage|noche night nighttime|dia day daytime|oscuridad dark darkness|distancia distance far away|metros meters metres|cerca near nearby close|' +
  'alarma alarm|sirena siren|sensor sensors|boton button|timbre doorbell bell chime|campana bells|espejo mirror|casco helmet|guante glove|chaleco vest|bota boots|uniforme uniform|cinturon belt|pecho chest|hombro shoulder|oreja ear|mano hand|ojo eye|dedo fingers thumb|palma palm|cuerpo body|cabeza head|rostro faces|pie foot|letrero sign signage|palanca lever joystick|vidrio glass|cristal windows|madera wood wooden|metal steel iron|plastico plastic|tierra soil ground earth|planta plants crops|riego irrigation sprinkling|pasto grass|arbol tree|' +
  'joya jewelry jewellery jewels|moneda coin|billete banknote|cheque cheques|mercancia merchandise goods stock|inventario inventory stocktaking|paquete package parcel|caducidad expiry|fila queue|turno turns|verdura vegetables|peso weight|balanza scales|borracho drunk|alcohol booze|horario schedule timetable shift|hora hour clock|asistencia attendance|nomina payroll|falsa fake dummy counterfeit bogus|oculta hidden secret concealed|doble double|redondo round|largo long|corto short|pequeno small little tiny mini|grande big large huge|alto tall high|bajo low|delgado thin slim skinny|pesado heavy|rapido fast quick quickly|lento slow|nuevo new|viejo old|barato cheap inexpensive|negro black|blanco white|verde green|azul blue|amarillo yellow|portatil portable handheld|vecinal community|publico public|privado private';

const VERBS =
  'alimentar feed supply|luz power|vigilar surveil oversee supervise|cuidar protect care safeguard|grabar record|ver view look watch see|entrar enter sneak|salir exit leave|abrir open unlock|cerrar close shut|apagar die|alumbrar light illuminate brighten|cargar charge recharge|conectar connect attach hook|enchufar plug|desconectar disconnect unplug|instalar install|sujetar mount hang fix fasten clamp hold|unir splice join|cortar cut trim|pelar strip|ponchar crimp|jalar pull drag|empujar push|tapar cover hide|esconder conceal hide disguise|mover move turn spin swivel tilt rotate|seguir follow chase|leer read scan|imprimir print|pesar weigh|contar count|medir measure gauge test check|probar try verify|detectar detect notice spot|identificar identify recognize recognise|localizar locate track find|avisar warn notify alert remind tell|sonar ring beep buzz chime|gritar shout yell scream|hablar speak talk chat communicate|escuchar hear listen|llamar call dial phone|contestar answer|transmitir transmit broadcast stream|enviar send carry|recibir receive|compartir share|repartir distribute split|ampliar extend expand increase|amplificar boost amplify strengthen|mejorar improve enhance|alcanzar reach|llegar reach arrive|bloquear block jam|detener stop prevent halt deter|espantar scare frighten|asaltar rob mug|robar steal loot pilfer|brincar climb jump|romper smash shatter break|cruzar cross|pasar pass|estacionar park|manejar drive|chocar crash hit|viajar travel ride|volar fly|caminar walk|correr run|caer fall|dormir sleep|limpiar clean wash wipe|quemar burn|calentar warm overheat|enfriar cool|mojar soak|regar water|proteger shield|guardar save archive|borrar erase delete wipe|destruir shred destroy|copiar copy|escribir write type|dibujar draw|ensenar teach learn|estudiar study|trabajar work|cobrar sell charge|pagar pay|comprar purchase|controlar manage operate handle|programar program schedule|automatizar automate|restringir restrict limit|autorizar allow authorize authorise permit grant|checar clock punch|firmar sign|registrar register log|generar generate|convertir convert change|regular regulate stabilize stabilise|bajar lower download|subir raise lift upload|soldar solder weld|atornillar screw|taladrar drill|clavar nail|etiquetar label tag|organizar organize organise tidy arrange|marcar mark|doblar bend fold|amarrar tie bundle|revisar inspect examine|diagnosticar troubleshoot diagnose|reparar repair mend|reemplazar replace|durar last|aguantar withstand resist|perder lose|buscar search seek|pedir ask|esperar wait|atender serve|sentar sit|jugar play|cantar sing|divertir entertain|presentar show present|proyectar project|exhibir exhibit|fumar smoke|respirar breathe|oler smell|temblar shake tremble|evacuar evacuate|rescatar rescue|ayudar help assist|apretar press squeeze tighten|tocar touch|deslizar slide swipe|torcer twist revolve|empatar match|rastrear trace';

/** Verbs that double their last letter before -ed and -ing. */
const DOUBLING = /(?:^|[^aeiou])[aeiou][bdgklmnprt]$/;
const LONGEST_DOUBLING = 4;
/** Forms that follow no rule, after their verb. */
const STRONG =
  'steal stole stolen|break broke broken|see saw seen|hear heard|hide hid hidden|leave left|lose lost|run ran|ring rang|send sent|speak spoke spoken|tell told|fall fell fallen|fly flew flown|drive drove driven|hang hung|shake shook shaken|write wrote written|pay paid|sell sold|teach taught|die dying|tie tying|find found|take took taken|wear wore worn';

/** An English word in any form, folded -> what it is in Spanish. */
export const IN_SPANISH: ReadonlyMap<string, string> = (() => {
  const known = new Map<string, string>();
  const put = (word: string, spanish: string): void => {
    if (!known.has(word)) known.set(word, spanish);
  };
  for (const [spanish, english] of pairs(NOUNS)) {
    put(english, spanish);
    put(plural(english), spanish);
  }
  for (const [spanish, english] of pairs(VERBS)) for (const form of formsOf(english)) put(form, spanish);
  for (const [verb, form] of pairs(STRONG)) put(form, known.get(verb) ?? verb);
  return known;
})();

/** What can stand behind `to` where it tells a purpose. */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  [...pairs(VERBS)].map(([, verb]) => verb).concat('keep make get let know be have do put'.split(' ')),
);

function* pairs(lines: string): Generator<readonly [string, string]> {
  for (const line of lines.split('|')) {
    const [spanish = '', ...all] = line.split(' ');
    for (const english of all) yield [spanish, english];
  }
}

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function* formsOf(verb: string): Generator<string> {
  const doubled = verb.length <= LONGEST_DOUBLING && DOUBLING.test(verb) ? verb + verb.slice(-1) : verb;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : doubled.replace(/e$/, '');
  yield* [verb, plural(verb), `${past}ed`, `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : doubled}ing`];
}
