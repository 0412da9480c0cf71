import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';
import { withMoreBehind } from './made-of';

/** What is called like a thing of the trade, but for the word behind it: by the first word, those that make it another thing. */
const ANOTHER_WITH: Readonly<Record<string, string>> = {
  camara:
    'llanta|frigorifica|fria|refrigeracion|congelacion|aire|fotografica|fotos|fotografia|reflex|instantanea|polaroid|instax|desechable|canon|nikon|hiperbarica|bicicleta|bici|moto|diputados|senadores|comercio|gesell|compresion|combustion|bronceado|mortuoria|nupcial|oscura|magmatica|gas|vapor|anecoica|llantas|tractor|carretilla|balon|sauna|crioterapia|rollo|frio|maduracion|sony alpha|nupcial hotel|flotacion|propietarios|analoga rollo|llanta bici|lenta|juguete|vlog|senado|kodak|fujifilm|revelado|instax mini|llantas carretilla|carretilla llanta|rin bicicleta|descompresion|criogenica',
  disco:
    'freno|frenos|corte|vinil|vinilo|acetato|musica|embrague|clutch|lija|diamante|sierra|arado|rastra|pesas|hockey|esmeril|desbaste|intervertebral|olimpico|rock|banda|navidad|solar dental|abrasivo|traccion|flap|lijar|pulir|piedra|reggaeton|cumbia|compacto musica',
  fuente:
    'agua|jardin|sodas|chocolate|trabajo|ingreso|ingresos|informacion|tipografica|decorativa|piedra|cantera|perro|gato|danzante|patio|vitamina|letra|soda|brotante|feng shui|zen|peces|hierro|calcio|proteina|bautismal|inspiracion|empleo|horno|refractario|ensalada|aguas danzantes|poder politico',
  cable:
    'acero|guitarra|tendedero|freno|frenos|bicicleta|clutch|acelerador|bujia|bujias|velocimetro|grua|saltar|embrague|chicote|polea|gimnasio|corriente carro|malacate|pasa corriente|pasar corriente carro|tirolesa|persiana|cortinero|crossfit|choke|cofre|tender ropa|bujia tsuru|bujias tsuru|bujias carro|bujia moto|bateria carro|bateria coche',
  sensor:
    'oxigeno|abs|maf|map|tps|glucosa|ciguenal|levas|detonacion|lambda|airbag|ovulacion|fetal|embarazo|inyeccion|transmision|nox|gasolina tablero|arbol levas|golpeteo|mariposa|aceite motor|anticongelante|cadera bebe|cuerpo aceleracion|fertilidad|airbag tsuru|velocidad carro|temperatura carro|pedal acelerador|reversa retroceso tsuru|rpm auto',
  control:
    'plagas|natal|prenatal|peso|calidad|esfinteres|diabetes|estres|natalidad|inventarios curso|minisplit|clima|directv|sky|roku|estereo|malezas|hormigas|cucarachas|moscas|emociones|ira|embarazo|nutricional|sobrepeso|embarazada|colesterol|gastos|vectores|presupuestal|obesidad|azucar|calificaciones|enfermedades|roedores|termitas|chinches|vejiga|calidad alimentos|maleza|ratas|remoto minisplit|remoto clima|remoto directv|remoto sky|remoto roku|remoto estereo',
  radio:
    'bicicleta|albanil|albañil|despertador|reloj|fm|am|am fm|onda corta|cassette|cd|grabadora|novela|terapia|cocina|obra musica|antiguo|vintage|estereo|autoestereo|transistor abuelo|rines|tocadiscos|circunferencia|humero|cubito|hueso|gramola|cristiana|evangelica|formula|telenovela|juguete|pasillo cocina|circulo|fm grupera',
  switch:
    'nintendo|oled|lite|pedal|encendido|ignicion|arranque|moto|elevador|freno|reversa auto|guitarra|mario|zelda|elevavidrios|direccionales|claxon|lite juegos|luz freno moto|consola|videojuego|lenguaje programacion|juegos consola',
  antena:
    'hormiga|insecto|caracol|mariposa|abeja|tiburon carro|diadema disfraz|parabolica juguete|langosta|cucaracha|grillo|saltamontes|marciano|camaron',
  bateria:
    'cocina|celular|auto|coche|carro|moto|motocicleta|camioneta|camion|lth|automotriz|musical|acustica|electronica musical|tambores|juguete tambor|iphone|yamaha|pearl|patineta|scooter|bici|bicicleta|antiaerea|ollas|sartenes|examenes|pruebas psicologicas|laptop gamer|tsuru|jetta|versa|aveo|podadora|tama|mapex|rock|cacerolas|cocina acero|preguntas|reloj mano|aspiradora|celular samsung|pruebas medicas|chevy|tractor|roland|peltre|antiadherente|infantil musical|baquetas|teflon',
  bocina: 'claxon|tren|bicicleta',
  claxon: 'carro|moto|bicicleta|trailer|aire',
  sirena: 'mar|disney|ariel|disfraz|peluche|cola|barbie|muneca|cuento|tatuaje|mitologia|vestido|aleta|bosque',
  panel:
    'yeso|abejas|expertos|tablaroca|durock|sandwich|decorativo|covintec|aislante|madera|mdf|juicio|avispas|unicel|espuma|cementicio|durlock|poliuretano techo|debate|discusion|pvc decorativo|madera decorativo|miel',
  tarjeta:
    'regalo|presentacion|cumpleanos|credito|debito|postal|navidad|circulacion|felicitacion|invitacion|boda|banco|amarilla|roja|lavadora|minisplit|refrigerador|pokemon|didactica|opalina|metro|nomina|madre amor|xbox|netflix|itunes|google play|departamental|vacunacion|san valentin|bienestar|spotify|roblox|free fire|playstation|tarot|bautizo|xv anos|memorama|liverpool|coppel|walmart|poblana|navidena|graduacion',
  red: 'pesca|pescar|voleibol|futbol|tenis|basquetbol|porteria|hamaca|alberca|cabello|mosquitera|mariposas|badminton|carga camioneta|balones|canasta|basquet|frontenis|gallinas|hockey|trampolin|atrapar peces|camaron|aro|arana|tendida cama|social|neuronal|trofica|alimentaria|drenaje|sanitaria|tenis mesa|cancha|proteccion gatos|albercas|amigos',
  router:
    'madera|cnc|carpinteria|carpintero|makita|melamina|trimmer|rebajador|bosch|dewalt|truper|tallar|molduras|fresadora|ebanista|milwaukee',
  monitor:
    'presion|cardiaco|gimnasio|fetal|signos vitales|glucosa|natacion|campamento|deportivo|ritmo cardiaco|presion arterial|holter|parto|paciente|hemodinamico|yoga|esqui|surf|spinning|ludoteca|crossfit|bebe oxigeno',
  cargador:
    'bebe|frontal|retroexcavadora|pistola|cartuchos|portabebe|fusil|rifle|mochila bebe|bebes|glock|tractor|minicargador|bobcat|pallets|maletas|palos golf|recien nacido|canguro|rebozo|calibre|portabebes',
  escalera:
    'electrica|caracol|mecanica|alberca|perro|gato|concreto|marmol|cuerda|madera casa|herreria|cereza|litera|piscina|forjada|granito|loft|colonial|jacob|pasamanos|hamster|huracan',
  torre:
    'eiffel|juguete|pisa|hanoi|aprendizaje|ajedrez|especias|babel|latino|champagne|vasos|bloques|lego|jenga|cupcakes|montessori|princesa|castillo|marfil|medieval|platos|fruta|cafe|inflable|agua potable|control aeropuerto|perforacion|enfriamiento|agua|globos|alfajores',
  poste:
    'voleibol|baile|pole dance|madera|futbol|basquetbol|cama|luz concreto|tendedero|baloncesto|sombrilla|flores|tetherball|gato rascador|concreto',
  motor:
    'lancha|fuera borda|carro|coche|licuadora|lavadora|moto|motocicleta|bicicleta|gasolina|diesel|tsuru|vocho|jetta|ventilador|bomba|avion|busqueda|refrigerador|limpiaparabrisas|podadora|maquina coser|ford|chevrolet|nissan|tractor|molino|tortilladora|batidora|italika|desbrozadora|marino|dos tiempos|honda civic|mezcladora cemento|nixtamal|maquina escribir|aspiradora|secadora|motosierra|cuatrimoto|chevy|aveo|platina|triciclo|yate|batidora cocina|cortadora pasto',
  barrera:
    'bebe|coral|cama|arquitectonica|perro|perros|mascotas|ninos|piel|idioma|lenguaje|humedad|vapor|comercial|cutanea|cultural|linguistica|autoestima|arrecife|hematoencefalica',
  pluma:
    'fuente|ave|ganso|escribir|gel|tinta|bic|tatuar|almohada|pavo|escolar|punto fino|bebe|paraiso|insulina|cebra|pavorreal|avestruz|caligrafia|sombrero|colores|atrapasuenos|gallo',
  teclado:
    'casio|yamaha|musical|piano|roland|korg|organo|musica|electronico yamaha|sintetizador|iglesia alabanza|acordeon|organeta|nord|arpegiador|juguete',
  caja: 'carton|velocidades|zapatos|regalo|musical|galletas|chocolates|cereal|mudanza|toracica|transmision|direccion|cambios|arena|arena gato|ahorro|cigarros|lonche|pizza|huevos|trailer|seca|bombones|fosforos|muerto|dulces|fruta|lapices|colores|pandora|popular|herramientas bici|cerillos|dientes|sorpresa|lunch|mudanzas|fresas|vinos|archivo muerto|recuerdos|cupcakes|panuelos|pescar|bento|manzanas|tomate|jitomate|refrescos|cerveza|flores|herramientas juguete|ahorros|muerto archivo|bombon|nieve|dientes bebe',
  gabinete:
    'cocina|bano|alacena|medicina|dental|presidencial|aereo cocina|lavabo|despensa|botiquin|cosmeticos|licores|tarja|fregadero|sombra|presidente|psicopedagogico|zapatos|medicamentos',
  rack: 'ropa|bicicleta|bicicletas|vinos|zapatos|sentadillas|pesas|mancuernas|gimnasio|costillas|kayak|cocina|especias|toldo|surf|tenis|botellas|toallas|jamones|barricas|sarten|tablas surf|discos pesas|press banca|llantas|motos|cascos',
  canaleta:
    'lluvia|pluvial|pluviales|desague|gotera|galvanizada techo|techo agua|lamina agua|bajada pluvial|azotea lluvia|cochera lluvia',
  tubo: 'ensayo|escape|cobre|sanitario|hidraulico|pole dance|cortina|drenaje|digestivo|endotraqueal|desague|pasta|lavabo|silicon|pvc drenaje|gas|neon fiesta|pelotas|labial|cobre gas|estufa|pasta dental|torax|embarazada|rizos|cabello|baile|pasta dientes',
  cinta:
    'correr|caminadora|costura|medir costura|cabello|karate|kinesiologica|vhs|cassette|regalo|transportadora|pelo|listones|scotch regalos|decorativa|nudillos|podcast|raso|satin|boda|gimnasia|bies|elastica|metrica costura|moebius|porosa|micropore|quirurgica|listones fiesta',
  extension: 'pestanas|cabello|unas|pelo|agraria|cuello|dominio|maternidad|capilar|prestamo|cilios|cejas',
  lampara:
    'mesa|unas|noche|sal|lava|buro|colgante|comedor|infantil|dental|aceite|petroleo|candil|arana|bronceado|acuario|odontologica|sala|recamara|aladino|escritorio nina|secado unas|tiffany|vintage|cabecera|bebe|selenita|sastre|pie sala|gel unas',
  barra:
    'proteina|cortina|labios|bar|dominadas|chocolate|cereal|olimpica|pesas|desayunador|granola|jabon|estabilizadora|ejercicio|pan|cocina|oro|silicon|amaranto|cafe|cereales|ballet|tienda vinos|equilibrio|granito|cantina|energetica|avena|mantequilla|abdominales',
  botas: 'lluvia|vaqueras|navidad|nieve|vino|montar|charras',
  casco:
    'bicicleta|moto|motociclista|vikingo|realidad virtual|futbol|equitacion|barco|bici|romano|patinar|astronauta|gladiador|star wars|moto certificado|caballo|antiguo',
  guantes:
    'latex|box|boxeo|cocina|beisbol|portero|nieve|moto|nitrilo|jardin|gimnasio|novia|lavar trastes|boxing|gala|lana|cirujano|esqui|bicicleta|horno|portera|quinceanera',
  malla:
    'sombra|gallinero|mosquitera|electrosoldada|antipajaros|voleibol|borreguera|ballet|gimnasia|deportiva|cabello|raschel|ciclismo|tul|pescar|tejer|leggins|medias|antigranizo|hernia|gallinera|mallasombra|corporal vestido',
  timbre: 'bicicleta|postal|fiscal|fiscales|correo|voz|bici|guitarra|voz soprano|postales coleccion|soprano',
  boton:
    'camisa|ropa|pantalon|saco|flor|rosa|uniforme|costura|youtube|rosas|flores|camisas|saco traje|youtube plata|gemelos|panza',
  funda:
    'almohada|colchon|sillon|sofa|asiento|asientos|volante|traje|edredon|guitarra|iphone|silla|sillas|moto|dental|auto|cama|cojin|ipad rosa|muelas|diente|nucleo|asador|lavadora|comedor|bajo electrico|violin|vestido|tarjeta credito|esqui',
  mochila:
    'escolar|viaje|bebe|fumigadora|aspersora|panalera|termica|mezclilla|uber|didi|kinder|princesas|spiderman|hidratacion|perro|gato|frozen|avengers|paseo|montana|costco|acampar|senderismo|jansport|escuela nina|lonchera',
  placa:
    'dental|dentales|conmemorativa|perro|mascota|tectonica|bacteriana|acero|fierro|yeso|rayos x|torax|madre computo|bebe nombre|tumba|lapida|premio|arqueologica|dento|huesos|perro nombre|fierro vaciado|coche nuevo|auto nuevo|tramite|moto tramite|homenaje|uñas',
  espejo:
    'tocador|bano|retrovisor|maquillaje|recamara|lateral|decorativo|dental|bolsillo|cuerpo completo|sala|pared sala|moto|entrada casa|baul|aumento maquillaje|camerino|gimnasio|bano led|decoracion',
  llave:
    'agua|lavabo|regadera|fregadero|tarja|mezcladora|jardin|judo|coche|carro|cisterna|gas|cruz llantas|paso gas|monomando|nariz|bola agua|cuello|tina|cocina agua|lavadero|saxofon',
  valvula:
    'corazon|cardiaca|olla|llanta|pcv|egr|mitral|wc|sanitario|tinaco|bicicleta|iac|cilindro|regadera|olla express|tricuspide|admision|escape|camara bici|tanque bano|estufa',
  punto: 'cruz|muerto|fuga|bordado|g|gol|venta tamales|partido|ebullicion|suspensivo|crochet|sutura|tejido',
  domo: 'jardin|geodesico|policarbonato|acrilico|invernadero|camping|tragaluz|azotea|bano|iglu|pastel|patio|cristal techo|cobre|inflable|hotel glamping|cupula iglesia|planetario|salino|cascaron|alberca|piscina|terraza|cancha techada',
  bala: 'pistola|canon|rifle|calibre|plata|escopeta|salva|menta|goma|revolver|tibetana',
  pistola:
    'agua|silicon|pintura|pintar|masaje|juguete|nerf|impacto|gasolina|paintball|glock|dardos|burbujas|clavos|fulminantes|engrasar|calafateo|gotcha|diabolos|balines|pegamento|salva|vaqueros|hidrogel|soplete|tatuar|perforar orejas|vacunar|inyectar',
  servidor:
    'publico|bebidas|cereal|tamales|cafe|nacion|minecraft|agua|ensaladas|social|nacional|pasteles|publica|mole|sopa',
  estacion:
    'radio|bicicletas|tren|servicio|metro|gasolina|espacial|cafe|maquillaje|lluvias|planchado|autobuses|camiones|polar|radio fm|primavera|ferrocarril|esqui|bebidas|lego|radio grupera|bomberos|trabajo cocina|meteorologica juguete',
  detector:
    'mentiras|embarazo|ovulacion|fantasmas|covid|oro|tesoros|pozos agua|oro antiguo|tesoro|mentira|drogas orina|latidos',
  jumper: 'ropa|bebe|mezclilla|mujer|dama|escolar|nina|escolar nina|embarazada|mezclilla nina|saltar bebe|uniforme',
  raton:
    'mascota|hamster|biblioteca|campo|laboratorio|dientes|trampa|perez|miguelito|peluche|mickey|mascota jaula|veneno',
  proyector:
    'estrellas|galaxia|vida|luna|constelaciones|estrellado|bebe dormir|galaxias|diapositivas antiguo|inversion|ciudadano|navideno',
  regulador:
    'gas|buceo|oxigeno|acuario|apetito|crecimiento|tanque gas|boiler|menstrual|cilindro gas|estufa|asador|tanque estacionario|buceo octopus|hormonal|ph alberca|azucar',
  lentes:
    'contacto|sol|graduados|lectura|natacion|aumento|vista cansada|moda|oakley|ray ban|bifocales|progresivos|playa|ver lejos graduados|pupilentes|armazon|buzo|disfraz|leer|ver cerca|camara nikon|camara canon|camara sony|camara reflex|camara fujifilm|nikon|canon|sigma|sony alpha|camara profesional fotos|camara fotografica',
  chapa:
    'oro|madera|cajuela|coche|triplay|auto|carro|cajuela carro|roble|pino|dientes|encino|puerta coche|puerta carro|puerta auto|puerta camioneta|coche puerta|cofre|cajuela jetta',
  base: 'cama|maquillaje|colchon|matrimonial|individual|liquida|pastel|pizza|lavadora|garrafon|box|unas|tocador|colchon king|queen size|fondant|unas gel|acrilica unas|cremosa|cobertura total|pay|florero|tratado|cama box|refri|refrigerador|labios|licuadora|enfriador agua|maceta',
  soporte:
    'lumbar|rodilla|emocional|guitarra|bicicleta|hamaca|amortiguador|motor|espalda|maceta|macetas|tobillo|tecnico domicilio|vida|nutricional|guitarra pared|pelvico|embarazada|plantar|menstrual|motor aveo|caja velocidades',
  reloj:
    'mano|cucu|arena|bolsillo|casio|deportivo|sol|apple|rolex|dama|caballero|biologico|pulsera dama|pared cucu|caja fuerte lujo|seiko|citizen|invicta|michael kors|cocina timer huevo|pared vintage|abuelo|antiguo|fosil',
  lector:
    'libros|electronico|kindle|ebooks|dvd|bluray|cartas|tarot|glucosa|noticias|digital libros|manga|rss|mentes|cuentos|novelas',
  audifonos:
    'sordera|sordo|sordos|auditivos medicos|medicos oido|abuelito sordo|geriatrico|otorrino|retroauricular|amplificador sordera',
  tierra:
    'negra|maceta|diatomeas|plantas|jardin|caliente|hoja|abono|fertil|cactus|lombriz|hojas|composta|santa|suculentas|cultivo|venta hectareas|gato arenero',
  banco:
    'sangre|parque|pesas|abdominales|jardin|madera|azteca|bar|alimentos|cantina|bbva|banamex|plastico cocina|bienestar|barra cocina|ejercicio|peces|niebla|semen|tapizado|zapatero|leche materna|carpintero|plasma|barra|sentarse|alto|leche|arena|mesa|cocina|escolar',
  arco: 'flecha|flechas|iris|globos|violin|boda|caza|segueta|tiro|cupido|dental|belleza fiesta|triunfo|flores|flor|cejas|violoncello|caceria|plantar|medieval',
  paleta:
    'helado|hielo|payaso|sombras|dulce|ping pong|pintor|maquillaje|padel|nieve|carne|cordero|cemento albanil|ojos|colores oleo|tenis mesa|congelada|hieleria|bombon|vainilla',
  etiqueta:
    'ropa bordada|vino|cerveza|escolar|cuadernos|traje|boda|mermelada|mezcal|regalo|social|vestir|traje gala|cabello',
  tinta: 'cabello|tatuaje|tatuajes|china|pelo|calamar|pelo rubio|boligrafo|china dibujo|labios',
  cartucho:
    'escopeta|gas|nintendo|calibre|silicon|pistola|cosmico|gameboy|gas butano|filtro agua|polaroid|silicona|depiladora|9mm|nitroso|mezcladora agua|monomando',
  papel:
    'aluminio|tapiz|bano|higienico|picado|china|crepe|regalo|estraza|lija|encerado|seda|cascaron|america|arroz|cebolla|fotos album|pared|origami|kraft|cartulina|mache|albanene|celofan|metalico|volteado|protagonista|moneda|sanitario|encerado cocina',
  tableta:
    'chocolate|vitamina|cloro|efervescente|paracetamol|aspirina|madera|ibuprofeno|cafeina|antiacida|calcio|chocolate amargo|gomitas|cloro alberca|abecedario|barro|alberca',
  computadora: 'coche|carro|buceo|motor|automotriz|moto|tsuru|jetta|ecu|viaje tablero|gas carro|inyeccion',
  amplificador:
    'guitarra|bajo|carro|coche|auto|bajo electrico|marshall|fender|guitarra electrica|ukulele|acustico guitarra|bluetooth moto',
  transformador: 'juguete|bumblebee|optimus|robot juguete|peliculas|energia personal',
  manguera:
    'jardin|gas|radiador|lavadora|regar|riego|bombero jardin|lavabo|cocina|clima|gasolina|narguile|regadera|fregadero|aspiradora|freno',
  rociador:
    'plantas|cabello|agua|aceite|jardin|perfume|pasto|maceta|cloro|alcohol|insecticida|herbicida|salsa|barniz|tirol|anti polillas|desinfectante',
  maquina:
    'humo fiesta|burbujas|palomitas|algodon|escribir|tortillas|cafe|tatuar|helados|hielos|afeitar|peluches|cortar cabello|cortar pelo|raspados|tragamonedas|snacks|dulces|boba|pan|nieve|soft|hilo|bordar|tejer|pasta|chicles|burbuja|garra|ejercicio|churros|crepas|capuchino|hot dogs|vapor piso|rasurar|coser|depilar|donas',
  visor: 'buceo|rifle|realidad virtual|vr|snorkel|caza|playstation|meta quest|oculus|telescopico caza|alberca|natacion',
  cono: 'helado|nieve|volcanico|papel|waffle|crepa|sorrentino|hilo|nieve helado|lodge|surf',
  linterna: 'verde|calabaza|china|halloween|papel|papel boda|aladino|frontal caceria juguete|calaverita',
  arnes:
    'perro|bebe|gato|mascota|coche|moto|caballo|mascota perro|parapente|ortopedico|bebe caminar|correa gato|conejo|seguridad bebe|vestir',
  chaleco:
    'tejido|vestir|salvavidas|mezclilla|pluma|dama|lana|cuero|gala|novio|kayak|natacion|flotador|bebe|estambre|boda|pesas',
  pila: 'bautismal|agua|ropa|lavadero|libros|bautizo|bano|bautismo|agua jardin|volta|benditera|bautizar|hojas|platos|lena',
  inversor:
    'bolsa|soldadura|cetes|inmobiliario|bolsa valores|bienes raices|soldar|angel|metatrader|microalambre|criptomonedas',
  generador: 'hidrogeno|ozono|vapor|espuma|ideas|nombres|memes|oxigeno|burbujas|contrasenas|empleos|leads|hielo',
  convertidor:
    'catalitico|torque|pdf|moneda|mp3|torque automatico|divisas|youtube mp3|unidades|dolar peso|word pdf|escape',
  enlace: 'matrimonial|quimico|boda|covalente|ionico|civil|covalentes|amoroso|peptidico|whatsapp',
  puente:
    'dental|colgante|hamaca|peatonal|guitarra|nasal|brooklyn|vacacional|muscular|golden gate|dientes|nariz|ferrocarril|guitarra acustica',
  cerca:
    'jardin|madera|decorativa|viva|corral|picket|jardinera|bambu|ganado madera|setos|arbustos|corral conejos|perros corral|alambre gallinero',
  parche:
    'nicotina|bordado|llanta|termico|ojo|anticonceptivo|lupus|ropa|pirata|jean|mezclilla|pantalon|detox|pezon|ocular|camara llanta|biker|lidocaina|adelgazar|inflable|tambor',
  paqueteria: 'ups|dhl|fedex|estafeta',
  guia: 'ups|turistica|estudio|exani|roji|telefonica|canal tv|michelin|didactica|acceso unam|ceneval|espiritual|perros ciegos|viaje|secundaria|prenatal|turista|turistas|pastor|paqueteria',
  centro: 'mesa|entretenimiento|lavado|copiado|mesa boda|masajes',
  gato: 'hidraulico|patin|angora|persa|siames|carro|esterilizado|bebe adopcion|cartera|montes|hidraulico toneladas|lagarto|arena|levantar carro|levantar coche|levantar camioneta|mecanico|tijera|botella|coche|gordo|callejero',
  bomba:
    'agua|gasolina|aire|bicicleta|alberca|sumergible|atomica|chicle|balon|fumigar|bano|espuma|tiempo cine|leche|tiraleche|lavadora|direccion hidraulica|clutch|casera|chocolate|bencina|infusion|extractora leche|inflar llantas|inflar balones|inflar llanta bici|inflar globos|inflar alberca|aire balones|pie inflar',
  filtro:
    'agua|aire|aceite|cafe|gasolina|cabina|solar facial|alberca|cigarro|instagram|garrafon|tinaco|pecera|acuario|piscina|aspiradora|harina|te|cafetera|combustible|transmision|purificador|osmosis|solar cara',
  aspa: 'ventilador|molino|licuadora|batidora|minisplit|boomerang|molinillo',
  ventilador: 'radiador|pulmonar|mecanico hospital|tsuru|motoventilador|paciente|radiador carro|neonatal|oxigeno',
  tanque:
    'gas|oxigeno|agua|buceo|guerra|gasolina|estacionario|cloro|rotoplas|wc|nitrogeno|bano|helio|peces|boiler|acetileno|propano|gas estacionario|gas lp|gas casa',
  calentador:
    'agua|solar agua|paso|gas|biberones|cera|toallas|piscina|alberca|cama|pies|agua regadera|tortillas|comida|pecera|acuario|boiler|mamilas',
  alarma: 'despertador|reloj|buro|celular despertar|gallina|gallo|pastillas medicina|biologica|despertadora',
  portero: 'futbol|america|seleccion|atlas|chivas|guantes futbol|pumas|penales|cruz azul|hockey',
  conector:
    'costura|manguera|hidraulico|cables audifono medico|gramatical|logico texto|lego|piscina|tuberia pvc agua|gas manguera|texto|ingles|oracional',
  bascula:
    'bano|bebe|vibratoria|corporal|bariatrica|personas bano|cocina reposteria|neonatal|grasa corporal|peso persona|imc',
  carga: 'camion|flete|mudanza|viral|tributaria|laboral|academica|social imss|fiscal|horaria|emocional',
  collar:
    'perro|perlas|oro|gato|cervical|antipulgas|ortopedico|dije|corazon|antiladridos perro|isabelino|santos|swarovski|nombre|perlitas|chapa oro|caballo|cuarzo|ballet',
  cortina:
    'bano|recamara|sala|tela|regadera|cocina|comedor|bambu|cuentas|gasa|cabina|bebe|infantil|romana|voile|luces fiesta',
  sello:
    'goma|agua|mecanico|postal|lacre|personalizado|lacrado|garantia oring|retenes|ciguenal|notarial|real|bomba agua|discografico|tampon|fechador|pelusa|postales|hule',
  tapete:
    'yoga|entrada|auto|sala|bano|foami|bebe|gateo|persa|cocina|pilates|antifatiga bano|carro|camioneta|mascotas|cama|puzzle|fieltro|camping|gimnasio',
  tambor:
    'freno|detonante|musical|lavadora|pandereta|agua lavadora|lamina|chamanico|banda guerra|djembe|cama|redoblante',
  tornillo: 'banco|banco trabajo|dental|sin fin|quirurgico|ortopedico|huesos|arquimedes|bicicleta|rines|dientes|biela',
  taladro:
    'dental|pozo|petrolero|dientes|ganado|juguete|unas|barrena tierra|hoyos postes tierra|pesca hielo|manicura|agua pozo',
  pinza: 'cejas|cabello|ensalada|pelo|depilar|hielo|ropa|tendedero|rizadora|carne asador|pan|cangrejo|banana cabello',
  cubierta: 'cocina granito|libro|barco|piscina|cuchillos|marmol|cuarzo cocina|pastel|sofa|alberca',
  rollo: 'primavera|canela|sushi|papel higienico|fotografico|tela|pelicula foto|manualidades|foami|pasto|estambre',
  plancha: 'ropa|cabello|pelo|vapor|hamburguesas|concreto|abdominal|alaciadora|asar|tortillas',
  tijeras: 'podar|costura|cabello|peluquero|pollo|punta roma|cuticula|sastre|zig zag|jardin',
  aceite:
    'motor|cocina|oliva|coco|comestible|girasol|corporal|almendras|esencial|bebe|ricino|transmision|aguacate|barba|cbd|argan|soya',
  pasta: 'dental|dientes|sopa|spaguetti|italiana|zapatos|fondant|moldear|lasana|tomate',
  crema: 'facial|batida|corporal|manos|afeitar|cacahuate|noche|antiarrugas|acida|peinar|depilatoria|vaginal|pies|solar',
  polvo: 'hornear|maquillaje|pica pica|estrellas|proteina|compacto|traslucido|talco|hadas|picante|huevo',
  jaula: 'pajaros|perico|hamster|gallinas|perro|gimnasio|conejo|perros|bateo|canario',
  silla:
    'ruedas|comedor|bebe carro|montar|alta bebe|playa|plegable|mecedora|tiffany|barbero|dental|auto bebe|periquera|gamer juegos ninos',
  horno: 'pizza|pan|barro|tostador|lena|conveccion|pirolitico|microondas|fundicion|ceramica|crematorio',
  vela: 'aromatica|cumpleanos|barco|citronela|soja|velero|numeros|santo|decorativa|bautizo|windsurf',
  bolsa:
    'dormir|basura|regalo|dama|agua caliente|valores mexicana|papas|papel kraft|ecologica|plastico camiseta|boxeo|celofan|aire vehiculo|te|mandado|super|playa',
  mesa: 'billar|ping pong|dulces|planchar|masaje|picnic|regalos|hockey aire|pool',
  piso: 'laminado|ceramico|vinilico|porcelanato|madera|foami|pelvico|mosaico|duela|spc',
  lamina: 'asbesto|zinc|didactica|policarbonato techo|pintro|acanalada|escolar|monografia|teja|cuerpo humano',
  pintura:
    'vinilica|oleo|esmalte|automotriz|acrilica|unas|cabello|facial|dedo|abstracta|anticorrosiva|impermeable|aerosol|cuadro|rupestre|epoxica',
  molino: 'cafe|nixtamal|carne|maiz|viento harina|especias|pimienta|martillos|agua|chile',
  tela: 'sombra|vestido|mezclilla|tapizar|algodon|costura|satin|polar|cortinas|lino|licra|mascarilla',
  hilo: 'dental|coser|bordar|pescar|crochet|tanga|canamo|papalote|nylon pesca|desbrozadora',
  copa: 'menstrual|vino|america|mundial|champana|oro futbol|brasier|trofeo|mundo|martini|cristal',
  trampa: 'ratas|ratones|moscas|cucarachas|raton|grasa|cangrejos|mosquitos|jaula zorrillo|sifon',
  soplete: 'cocina|crema brulee|acetileno|gas butano|repostero|pintar|reposteria',
  compresor: 'aire|llantas|pintar|refrigerador|minisplit|inflar|pistola pintar|aerografo|dental|buceo',
  pulsera: 'plata|tejida|tobillo|mosquitos|parejas|pandora|oro|hilo rojo|perlas|amistad|nauseas',
  cremallera:
    'direccion|direccion hidraulica|pantalon|chamarra|vestido|invisible vestido|costura|mochila|tsuru|jetta|chevy|falda|chaqueta|jeans|bota',
  torniquete: 'medico|sangre|hemorragia|arterial|primeros auxilios|tactico medico',
  cincho: 'vaquero|charro|piteado|pantalon|lumbar|caballo|montar|piel vaquero',
  fibra: 'alimentaria|alimenticia|dietetica|muscular|trastes|lavar trastes|soluble|insoluble|psyllium|textil|coco',
  escaner: 'automotriz|obd|dental|cerebral|tsuru|tomografia',
  letrero: 'boda|bienvenida|cumpleanos|vende|renta|graduacion|bautizo|baby shower|se vende|se renta',
  alambre: 'recocido|bisuteria|joyeria|brackets|pastor tacos|res|camaron|pollo tacos',
  cadena: 'perro|oro|plata|motosierra|nieve|cubana',
};

/**
 * Things that only share a name with what these distributors sell. One kind for each first word: where a catalog does sell one, it is found by that
 * name and the others still aren't. The words have to stand side by side.
 */
export const LOOKALIKES: readonly KindEntry[] = [
  ...withMoreBehind(ANOTHER_WITH).map(([first, behind]) => ({
    kind: `${first} (otra cosa)`,
    is: behind.map((word) => `${first} ${word}`).join('|'),
    close: true,
  })),
  {
    kind: 'otras cosas que se llaman igual',
    is: 'microscopio laboratorio|microscopio escolar|microscopio biologico|microscopio electronico|microscopio monocular|microscopio binocular|puerta madera|puerta tambor|puerta aluminio|puerta closet|puerta multipanel|puerta herreria|puerta corrediza aluminio|puerta corrediza bano|puerta refrigerador repuesto|puerta garage madera|puerta pvc bano|puerta cantina|puerta alacena|linea blanca|linea blanca credito|linea produccion|linea crucero|linea aerea|linea ropa|linea maquillaje|serie television|serie netflix|serie navideña luces|serie turca|clavija guitarra|clavija violin|clavija ukulele|clavija bajo|clavija tornillo ortopedica|inner tube|bike tube|fishing net|fishing rod|pest control|drum kit|drum set|gift card|brake disc|brake disk|brake pad|garden hose|chocolate fountain|baby carrier|kitchen cabinet|key lime|interest credit card|guitar amplifier|guitar amp|dog leash|water fountain|drinking fountain|exercise bench|weight bench|bookcase|medicine cabinet|swimming pool|birthday card|business card|greeting card|playing card|bank account|tv series|mouse trap|rat trap|hair dryer|hair clipper|nail clipper|pillow case|record player|vinyl record|cooking oil|engine oil|motor oil|oil filter|water filter|coffee filter|water pump|bicycle pump|bike pump|breast pump|heart monitor|blood pressure monitor|pregnancy test|wrapping paper|toilet paper|tissue paper|glue gun|paint gun|spray gun|water gun|toy gun|toy car|train set|race car|rc car|wooden fence|picket fence|garden fence|bubble machine|sewing machine|washing machine|vending machine|coffee machine|bed frame|door mat|wooden door|windshield wiper|wiper blade|spare tire|seat cover|flea collar|bird cage|fish tank|ice cream cone|lunch box|music box|shoe box|gift box|cardboard box|gear box|jewelry box|litter box|shower head|garden gnome|light beer|sugar cube|ink pen|pen ink|nintendo switch|discos freno|bota vino|botones ropa|plug baño|enchufe nariz|carta poder|placas dentales|candado bicicleta|balas|plato parabolico comida|prueba embarazo|despertador|cerco madera|jack daniels|mouse pad gamer alfombra|aire comprimido tanque buceo|cables pasa corriente|cadena oro|impresora resina|purificador agua|termometro cocina|termometro bebe|termo|vaso termico|termo agua|cable pasa corriente|inflador de llantas|inflador de balones|palillos para bateria|baquetas para bateria|parches para tambor|boquilla para trompeta|boquilla para saxofon|encordado para guitarra|plumilla para guitarra|baston ortopedico|baston adulto mayor|baston para anciano|baston para abuelito|objetivo para canon|objetivo para nikon|objetivo mm canon|manija puerta carro|manija puerta coche|manija puerta camioneta|manija puerta nissan|manija puerta jetta|manija puerta tsuru',
  },
];
