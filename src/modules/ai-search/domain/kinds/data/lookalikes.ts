import type { KindEntry } from '../book/kind-entry';

/** What is called like a thing of the trade, but for the word behind it: by the first word, those that make it another thing. */
const ANOTHER_WITH: Readonly<Record<string, string>> = {
  camara:
    'llanta|frigorifica|fria|refrigeracion|congelacion|aire|fotografica|fotos|fotografia|reflex|instantanea|polaroid|instax|desechable|canon|nikon|hiperbarica|bicicleta|bici|moto|diputados|senadores|comercio|gesell|compresion|combustion|bronceado|mortuoria|nupcial|oscura|magmatica|gas|vapor|anecoica|llantas|tractor|carretilla|balon',
  disco:
    'freno|frenos|corte|vinil|vinilo|acetato|musica|embrague|clutch|lija|diamante|sierra|arado|rastra|pesas|hockey|esmeril|desbaste|intervertebral|olimpico|rock|banda|navidad|solar dental',
  fuente:
    'agua|jardin|sodas|chocolate|trabajo|ingreso|ingresos|informacion|tipografica|decorativa|piedra|cantera|perro|gato|danzante|patio|vitamina|letra',
  cable:
    'acero|guitarra|tendedero|freno|frenos|bicicleta|clutch|acelerador|bujia|bujias|velocimetro|grua|saltar|embrague|chicote|polea|gimnasio|corriente carro|malacate|pasa corriente|pasar corriente carro',
  sensor:
    'oxigeno|abs|maf|map|tps|glucosa|ciguenal|levas|detonacion|lambda|airbag|ovulacion|fetal|embarazo|inyeccion|transmision|nox|gasolina tablero',
  control:
    'plagas|natal|prenatal|peso|calidad|esfinteres|diabetes|estres|natalidad|inventarios curso|tv|tele|television|minisplit|clima|directv|sky|roku|smart tv|estereo',
  radio:
    'bicicleta|albanil|albañil|despertador|reloj|fm|am|am fm|onda corta|cassette|cd|grabadora|novela|terapia|cocina|obra musica|antiguo|vintage|estereo|autoestereo|transistor abuelo|rines',
  switch: 'nintendo|oled|lite|pedal|encendido|ignicion|arranque|moto|elevador|freno|reversa auto|guitarra',
  antena: 'hormiga|insecto|caracol|mariposa|abeja|tiburon carro|diadema disfraz|parabolica juguete',
  bateria:
    'cocina|celular|auto|coche|carro|moto|motocicleta|camioneta|camion|lth|automotriz|musical|acustica|electronica musical|tambores|juguete tambor|iphone|yamaha|pearl|patineta|scooter|bici|bicicleta|antiaerea|ollas|sartenes|examenes|pruebas psicologicas|laptop gamer',
  bocina: 'claxon|tren|bicicleta',
  claxon: 'carro|moto|bicicleta|trailer|aire',
  sirena: 'mar|disney|ariel|disfraz|peluche|cola|barbie|muneca',
  panel: 'yeso|abejas|expertos|tablaroca|durock|sandwich|decorativo|covintec|aislante|madera|mdf|juicio|avispas',
  tarjeta:
    'regalo|presentacion|cumpleanos|credito|debito|postal|navidad|circulacion|felicitacion|invitacion|boda|banco|amarilla|roja|lavadora|minisplit|refrigerador|pokemon|didactica|opalina|metro|nomina|madre amor|xbox|netflix|itunes|google play|departamental',
  red: 'pesca|pescar|voleibol|futbol|tenis|basquetbol|porteria|hamaca|alberca|cabello|mosquitera|mariposas|badminton|carga camioneta|balones',
  router: 'madera|cnc|carpinteria|carpintero|makita|melamina|trimmer|rebajador',
  monitor:
    'presion|cardiaco|gimnasio|fetal|signos vitales|glucosa|natacion|campamento|deportivo|ritmo cardiaco|presion arterial',
  cargador: 'bebe|frontal|retroexcavadora|pistola|cartuchos|portabebe|fusil|rifle|mochila bebe|bebes|glock',
  escalera: 'electrica|caracol|mecanica|alberca|perro|gato|concreto|marmol|cuerda|madera casa|herreria|cereza|litera',
  torre: 'eiffel|juguete|pisa|hanoi|aprendizaje|ajedrez|especias|babel|latino|champagne|vasos|bloques',
  poste: 'voleibol|baile|pole dance|madera|futbol|basquetbol|cama|luz concreto',
  motor:
    'lancha|fuera borda|carro|coche|licuadora|lavadora|moto|motocicleta|bicicleta|gasolina|diesel|tsuru|vocho|jetta|ventilador|bomba|avion|busqueda|refrigerador|limpiaparabrisas|podadora|maquina coser',
  barrera: 'bebe|coral|cama|arquitectonica|perro|perros|mascotas|ninos|piel|idioma|lenguaje|humedad|vapor|comercial',
  pluma: 'fuente|ave|ganso|escribir|gel|tinta|bic|tatuar|almohada|pavo|escolar|punto fino|bebe',
  teclado: 'casio|yamaha|musical|piano|roland|korg|organo|musica|electronico yamaha',
  caja: 'carton|velocidades|zapatos|regalo|musical|galletas|chocolates|cereal|mudanza|toracica|transmision|direccion|cambios|arena|arena gato|ahorro|cigarros|lonche|pizza|huevos|trailer|seca|bombones|fosforos|muerto|dulces|fruta|lapices|colores|pandora|popular|herramientas bici',
  gabinete: 'cocina|bano|alacena|medicina|dental|presidencial|aereo cocina|lavabo|despensa',
  rack: 'ropa|bicicleta|bicicletas|vinos|zapatos|sentadillas|pesas|mancuernas|gimnasio|costillas|kayak|cocina|especias|toldo|surf|tenis|botellas',
  canaleta: 'lluvia|pluvial|pluviales|desague|gotera|galvanizada techo',
  tubo: 'ensayo|escape|cobre|sanitario|hidraulico|pole dance|cortina|drenaje|digestivo|endotraqueal|desague|pasta|lavabo|silicon|pvc drenaje|gas',
  cinta:
    'correr|caminadora|costura|medir costura|cabello|karate|kinesiologica|vhs|cassette|regalo|transportadora|pelo|listones|scotch regalos|decorativa',
  extension: 'pestanas|cabello|unas|pelo|agraria|cuello',
  lampara:
    'mesa|unas|noche|sal|lava|buro|colgante|comedor|infantil|dental|aceite|petroleo|candil|arana|bronceado|acuario|odontologica|sala|recamara|aladino',
  barra:
    'proteina|cortina|labios|bar|dominadas|chocolate|cereal|olimpica|pesas|desayunador|granola|jabon|estabilizadora|ejercicio|pan|cocina|oro|silicon|amaranto|cafe',
  botas: 'lluvia|vaqueras|navidad|nieve|vino|montar|charras',
  casco: 'bicicleta|moto|motociclista|vikingo|realidad virtual|futbol|equitacion|barco|bici|romano|patinar',
  guantes: 'latex|box|boxeo|cocina|beisbol|portero|nieve|moto|nitrilo|jardin|gimnasio|novia|lavar trastes',
  malla: 'sombra|gallinero|mosquitera|electrosoldada|antipajaros|voleibol|borreguera|ballet|gimnasia|deportiva|cabello',
  timbre: 'bicicleta|postal|fiscal|fiscales|correo|voz|bici',
  boton: 'camisa|ropa|pantalon|saco|flor|rosa|uniforme|costura|youtube',
  funda:
    'almohada|colchon|sillon|sofa|asiento|asientos|volante|traje|edredon|guitarra|iphone|silla|sillas|moto|dental|auto|cama',
  mochila: 'escolar|viaje|bebe|fumigadora|aspersora|panalera|termica|mezclilla|uber|didi|kinder|princesas|spiderman',
  placa:
    'dental|dentales|coche|conmemorativa|perro|mascota|tectonica|bacteriana|acero|fierro|yeso|rayos x|torax|moto|madre computo',
  espejo: 'tocador|bano|retrovisor|maquillaje|recamara|lateral|decorativo|dental|bolsillo|cuerpo completo|sala',
  llave: 'agua|lavabo|regadera|fregadero|tarja|mezcladora|jardin|judo|coche|carro|cisterna|gas',
  valvula: 'corazon|cardiaca|olla|llanta|pcv|egr|mitral|wc|sanitario|tinaco|bicicleta|iac|cilindro',
  punto: 'cruz|muerto|fuga|bordado|g|gol|venta tamales',
  domo: 'jardin|geodesico|policarbonato|acrilico|invernadero|camping|tragaluz|azotea|bano|iglu|pastel|patio|cristal techo|cobre',
  bala: 'pistola|canon|rifle|calibre|plata|escopeta|salva',
  pistola:
    'agua|silicon|pintura|pintar|masaje|juguete|nerf|impacto|gasolina|paintball|glock|dardos|burbujas|clavos|fulminantes|engrasar',
  servidor: 'publico|bebidas|cereal|tamales|cafe|nacion|minecraft|agua',
  estacion: 'bicicletas|tren|servicio|metro|gasolina|espacial|cafe|maquillaje|lluvias|planchado|autobuses',
  detector: 'mentiras|embarazo|ovulacion|fantasmas|covid|oro|tesoros',
  jumper: 'ropa|bebe|mezclilla|mujer|dama|escolar|nina',
  raton: 'mascota|hamster|biblioteca|campo|laboratorio|dientes|trampa',
  proyector: 'estrellas|galaxia|vida|luna|constelaciones',
  regulador: 'gas|buceo|oxigeno|acuario|apetito|crecimiento|tanque gas|boiler|menstrual',
  lentes: 'contacto|sol|graduados|lectura|natacion|aumento|vista cansada|moda',
  chapa: 'oro|madera|cajuela|coche|triplay|auto|carro',
  base: 'cama|maquillaje|colchon|matrimonial|individual|liquida|pastel|pizza|lavadora|garrafon|box|unas',
  soporte: 'lumbar|rodilla|emocional|guitarra|bicicleta|hamaca|amortiguador|motor|espalda|maceta|macetas|tobillo',
  reloj: 'mano|cucu|arena|bolsillo|casio|deportivo|sol|apple|rolex|dama|caballero|biologico|pulsera dama',
  lector: 'libros|electronico|kindle|ebooks|dvd|bluray|cartas|tarot|glucosa|noticias|digital libros',
  audifonos: 'sordera|sordo|sordos|auditivos medicos',
  tierra: 'negra|maceta|diatomeas|plantas|jardin|caliente|hoja|abono|fertil',
  banco: 'sangre|parque|pesas|abdominales|jardin|madera|azteca|bar|alimentos|cantina',
  arco: 'flecha|flechas|iris|globos|violin|boda|caza|segueta|tiro|cupido',
  paleta: 'helado|hielo|payaso|sombras|dulce|ping pong|pintor|maquillaje|padel|nieve',
  etiqueta: 'ropa bordada|vino|cerveza|escolar|cuadernos|traje',
  tinta: 'cabello|tatuaje|tatuajes|china|pelo|calamar',
  cartucho: 'escopeta|gas|nintendo|calibre|silicon|pistola|cosmico',
  papel: 'aluminio|tapiz|bano|higienico|picado|china|crepe|regalo|estraza|lija|encerado|seda|cascaron|america',
  tableta: 'chocolate|vitamina|cloro|efervescente|paracetamol|aspirina|madera|ibuprofeno',
  computadora: 'coche|carro|buceo|motor|automotriz|moto',
  amplificador: 'guitarra|bajo|carro|coche|auto|bajo electrico',
  transformador: 'juguete|bumblebee|optimus',
  manguera: 'jardin|gas|radiador|lavadora|regar|riego',
  rociador: 'plantas|cabello|agua|aceite|jardin|perfume|pasto|maceta',
  maquina:
    'humo fiesta|burbujas|palomitas|algodon|escribir|tortillas|cafe|tatuar|helados|hielos|afeitar|peluches|cortar cabello|cortar pelo|raspados|tragamonedas',
  visor: 'buceo|rifle|realidad virtual|vr|snorkel|caza',
  cono: 'helado|nieve|volcanico|papel',
  linterna: 'verde|calabaza|china|halloween|papel',
  arnes: 'perro|bebe|gato|mascota|coche|moto|caballo',
  chaleco: 'tejido|vestir|salvavidas|mezclilla|pluma|dama',
  pila: 'bautismal|agua|ropa|lavadero|libros|bautizo|bano',
  inversor: 'bolsa|soldadura|cetes',
  generador: 'hidrogeno|ozono|vapor|espuma|ideas',
  convertidor: 'catalitico|torque|pdf|moneda|mp3',
  enlace: 'matrimonial|quimico|boda|covalente',
  puente: 'dental|colgante|hamaca|peatonal|guitarra',
  cerca: 'jardin|madera|decorativa|viva|corral',
  parche: 'nicotina|bordado|llanta|termico|ojo|anticonceptivo',
  paqueteria: 'ups|dhl|fedex|estafeta',
  guia: 'ups|turistica|estudio|exani|turista|roji',
  centro: 'mesa|entretenimiento|lavado|copiado',
  gato: 'hidraulico|patin|angora|persa|siames|carro',
  bomba: 'agua|gasolina|aire|bicicleta|alberca|sumergible|atomica|chicle|balon|fumigar',
  filtro: 'agua|aire|aceite|cafe|gasolina|cabina|solar facial|alberca',
  aspa: 'ventilador|molino|licuadora',
  ventilador: 'radiador|pulmonar|mecanico hospital',
  tanque: 'gas|oxigeno|agua|buceo|guerra|gasolina|estacionario',
  calentador: 'agua|solar agua|paso|gas|biberones|cera',
  alarma: 'despertador|reloj',
  portero: 'futbol|america|seleccion',
  conector: 'costura|manguera|hidraulico|cables audifono medico',
  bascula: 'bano|bebe|vibratoria',
  carga: 'camion|flete|mudanza',
  collar: 'perro|perlas|oro|gato|cervical|antipulgas',
  cortina: 'bano|recamara|sala|tela|regadera|cocina',
  sello: 'goma|agua|mecanico|postal|lacre',
  tapete: 'yoga|entrada|auto|sala|bano',
  tambor: 'freno|detonante|musical|lavadora',
  tornillo: 'banco|banco trabajo|dental|sin fin',
  taladro: 'dental|pozo|petrolero',
};

/**
 * Things that only share a name with what these distributors sell. One kind for each first word: where a catalog does sell one, it is found by that
 * name and the others still aren't. The words have to stand side by side.
 */
export const LOOKALIKES: readonly KindEntry[] = [
  ...Object.entries(ANOTHER_WITH).map(([first, behind]) => ({
    kind: `${first} (otra cosa)`,
    is: behind
      .split('|')
      .map((word) => `${first} ${word}`)
      .join('|'),
    close: true,
  })),
  {
    kind: 'otras cosas que se llaman igual',
    is: 'nintendo switch|discos freno|bota vino|botones ropa|plug baño|enchufe nariz|carta poder|placas dentales|candado bicicleta|balas|plato parabolico comida|prueba embarazo|despertador|cerco madera|jack daniels|mouse pad gamer alfombra|aire comprimido tanque buceo|cables pasa corriente|cadena oro|impresora resina|purificador agua|termometro cocina|termometro bebe|termo|vaso termico|termo agua|cable pasa corriente',
  },
];
