/** First words from a to l, and those behind that make them another thing. */
export const A_TO_L: Readonly<Record<string, string>> = {
  aceite:
    'motor|cocina|oliva|coco|comestible|girasol|corporal|almendras|esencial|bebe|ricino|transmision|aguacate|barba|cbd|argan|soya',
  adaptador: 'manguera|llave agua|regadera|fregadero|tuerca rueda|guion',
  alambre: 'recocido|bisuteria|joyeria|brackets|pastor tacos|res|camaron|pollo tacos',
  alarma:
    'despertador|reloj|buro|celular despertar|gallina|gallo|pastillas medicina|biologica|despertadora|medicinas|pastillas|cocina temporizador|olla|olla express|olla presion',
  amplificador:
    'guitarra|bajo|carro|coche|auto|bajo electrico|marshall|fender|guitarra electrica|ukulele|acustico guitarra|bluetooth moto',
  antena:
    'hormiga|insecto|caracol|mariposa|abeja|tiburon carro|diadema disfraz|parabolica juguete|langosta|cucaracha|grillo|saltamontes|marciano|camaron|extraterrestre|alien|catarina|abejita|fiesta|hormigas',
  arco: 'flecha|flechas|iris|globos|violin|boda|caza|segueta|tiro|cupido|dental|belleza fiesta|triunfo|flores|flor|cejas|violoncello|caceria|plantar|medieval',
  arnes:
    'perro|bebe|gato|mascota|coche|moto|caballo|mascota perro|parapente|ortopedico|bebe caminar|correa gato|conejo|seguridad bebe|vestir',
  aspa: 'ventilador|molino|licuadora|batidora|minisplit|boomerang|molinillo',
  audifonos:
    'sordera|sordo|sordos|auditivos medicos|medicos oido|abuelito sordo|geriatrico|otorrino|retroauricular|amplificador sordera',
  bala: 'pistola|canon|rifle|calibre|plata|escopeta|salva|menta|goma|revolver|tibetana|paja|heno|alfalfa',
  balas: 'calibre|goma|salva|escopeta|pistola|rifle',
  banco:
    'sangre|parque|pesas|abdominales|jardin|madera|azteca|bar|alimentos|cantina|bbva|banamex|plastico cocina|bienestar|barra cocina|ejercicio|peces|niebla|semen|tapizado|zapatero|leche materna|carpintero|plasma|barra|sentarse|alto|leche|arena|mesa|cocina|escolar|iglesia|esperma|tejidos',
  barra:
    'proteina|cortina|labios|bar|dominadas|cereal|olimpica|pesas|desayunador|granola|jabon|estabilizadora|ejercicio|pan|cocina|oro|silicon|amaranto|cafe|cereales|ballet|tienda vinos|equilibrio|granito|cantina|energetica|avena|mantequilla|abdominales|chocolate amargo|pesas olimpica',
  barrera:
    'bebe|coral|cama|arquitectonica|perro|perros|mascotas|ninos|piel|idioma|lenguaje|humedad|vapor|comercial|cutanea|cultural|linguistica|autoestima|arrecife|hematoencefalica|escalera bebe|anticaida|derrames|petroleo|contencion derrames|sonido|arancelaria',
  bascula:
    'bano|bebe|vibratoria|corporal|bariatrica|personas bano|cocina reposteria|neonatal|grasa corporal|peso persona|imc',
  base: 'cama|maquillaje|colchon|matrimonial|individual|liquida|pastel|pizza|lavadora|garrafon|box|unas|tocador|colchon king|queen size|unas gel|acrilica unas|cremosa|cobertura total|pay|florero|tratado|cama box|refri|refrigerador|labios|licuadora|enfriador agua|maceta|king size|lavabo|datos escolares',
  bateria:
    'cocina|celular|auto|coche|carro|moto|motocicleta|camioneta|camion|lth|automotriz|musical|acustica|electronica musical|tambores|juguete tambor|iphone|yamaha|pearl|patineta|scooter|bici|bicicleta|antiaerea|ollas|sartenes|examenes|pruebas psicologicas|laptop gamer|tsuru|jetta|versa|aveo|podadora|tama|mapex|rock|cacerolas|cocina acero|preguntas|reloj mano|aspiradora|celular samsung|pruebas medicas|chevy|tractor|roland|peltre|antiadherente|infantil musical|baquetas|teflon|electronica alesis|cocina antiadherente|guitar hero|percusion|rock band|acustica principiantes|cocina peltre',
  bocina: 'claxon|tren|bicicleta|aire|aire trailer|tren claxon',
  bolsa:
    'dormir|basura|regalo|dama|agua caliente|valores mexicana|papas|papel kraft|ecologica|plastico camiseta|boxeo|celofan|aire vehiculo|te|mandado|super|playa',
  bomba:
    'agua|gasolina|aire|bicicleta|alberca|sumergible|atomica|chicle|balon|fumigar|bano|espuma|tiempo cine|leche|tiraleche|lavadora|direccion hidraulica|clutch|casera|bencina|infusion|extractora leche|inflar llantas|inflar balones|inflar llanta bici|inflar globos|inflar alberca|aire balones|pie inflar|nissan|gasolina carro|inflar|fumigadora|extraer leche|humo fiesta|crema|bano sales|agua casa|sumergible pozo|gasolina tsuru|tinaco|aire bici|cisterna',
  botas: 'lluvia|vaqueras|navidad|nieve|vino|montar|charras',
  boton:
    'camisa|ropa|pantalon|saco|flor|rosa|uniforme|costura|youtube|rosas|flores|camisas|saco traje|youtube plata|gemelos|panza',
  brazo: 'excavadora|retroexcavadora|gitano|protesis|tatuado|reina|mar|tonificar|roto',
  cable:
    'acero|guitarra|tendedero|freno|frenos|bicicleta|clutch|acelerador|bujia|bujias|velocimetro|grua|saltar|embrague|chicote|polea|gimnasio|corriente carro|malacate|pasa corriente|pasar corriente carro|tirolesa|persiana|cortinero|crossfit|choke|cofre|tender ropa|bujia tsuru|bujias tsuru|bujias carro|bujia moto|bateria carro|bateria coche|tender|colgar ropa|tendedero ropa|poleas|bujia chevy|bujia auto|bujia coche|bujia carro|freno moto|freno bici|pasacorriente auto|gimnasio polea',
  cadena: 'perro|oro|plata|motosierra|nieve|cubana|bicicleta|moto|bici|tiempo motor|distribucion',
  caja: 'carton|velocidades|zapatos|regalo|musical|galletas|chocolates|cereal|mudanza|toracica|transmision|direccion|cambios|arena|arena gato|ahorro|cigarros|lonche|pizza|huevos|trailer|seca|bombones|fosforos|muerto|dulces|fruta|lapices|colores|pandora|popular|herramientas bici|cerillos|dientes|sorpresa|lunch|mudanzas|fresas|vinos|archivo muerto|recuerdos|panuelos|pescar|bento|manzanas|tomate|jitomate|refrescos|cerveza|flores|herramientas juguete|ahorros|muerto archivo|bombon|nieve|dientes bebe|carton mudanza',
  calentador:
    'agua|solar agua|paso|gas|biberones|cera|toallas|piscina|alberca|cama|pies|agua regadera|tortillas|comida|pecera|acuario|boiler|mamilas',
  camara:
    'llanta|frigorifica|fria|refrigeracion|congelacion|aire|fotografica|fotos|fotografia|reflex|instantanea|polaroid|instax|desechable|canon|nikon|hiperbarica|bicicleta|bici|moto|diputados|senadores|comercio|gesell|compresion|combustion|bronceado|mortuoria|nupcial|oscura|magmatica|gas|vapor|anecoica|llantas|tractor|carretilla|balon|sauna|crioterapia|rollo|frio|maduracion|sony alpha|nupcial hotel|flotacion|propietarios|analoga rollo|llanta bici|lenta|vlog|senado|kodak|fujifilm|revelado|instax mini|llantas carretilla|carretilla llanta|rin bicicleta|descompresion|criogenica|fermentacion|leudado|lenta peluqueria|baja|legislativa',
  campana: 'queso|extractora|viento',
  canaleta:
    'lluvia|pluvial|pluviales|desague|gotera|galvanizada techo|techo agua|lamina agua|bajada pluvial|azotea lluvia|cochera lluvia',
  carga: 'camion|flete|mudanza|viral|tributaria|laboral|academica|social imss|fiscal|horaria|emocional',
  cargador:
    'bebe|frontal|retroexcavadora|pistola|cartuchos|portabebe|fusil|rifle|mochila bebe|bebes|glock|tractor|minicargador|bobcat|pallets|maletas|palos golf|recien nacido|canguro|rebozo|calibre|portabebes|costal|costales|bultos|equipaje|refrescos|tierra|frontal bobcat|municion|pistola 9mm|arma',
  cartucho:
    'escopeta|gas|nintendo|calibre|silicon|pistola|cosmico|gameboy|gas butano|filtro agua|polaroid|silicona|depiladora|9mm|nitroso|mezcladora agua|monomando|butano|dinamita',
  casco:
    'bicicleta|moto|motociclista|vikingo|realidad virtual|futbol|equitacion|barco|bici|romano|patinar|astronauta|gladiador|star wars|moto certificado|caballo|antiguo',
  centro: 'mesa|entretenimiento|lavado|copiado|mesa boda|masajes',
  cerca:
    'jardin|madera|decorativa|viva|corral|picket|jardinera|bambu|ganado madera|setos|arbustos|corral conejos|perros corral|alambre gallinero|plegable|pvc|jardin decorativa|blanca casa',
  cerradura: 'maleta|equipaje|diario|joyero',
  chaleco:
    'tejido|vestir|salvavidas|mezclilla|pluma|dama|lana|cuero|gala|novio|kayak|natacion|flotador|bebe|estambre|boda|pesas',
  chapa:
    'oro|madera|cajuela|coche|triplay|auto|carro|cajuela carro|roble|pino|dientes|encino|puerta coche|puerta carro|puerta auto|puerta camioneta|coche puerta|cofre|cajuela jetta|cedro|dental|tsuru|veneer|formica|mejillas|rubor|medalla|lamina',
  chapas: 'mejillas|rojas cara|botella',
  cincho: 'vaquero|charro|piteado|pantalon|lumbar|caballo|montar|piel vaquero',
  cinta:
    'correr|caminadora|costura|medir costura|cabello|karate|kinesiologica|vhs|cassette|regalo|transportadora|pelo|listones|scotch regalos|decorativa|nudillos|podcast|raso|satin|boda|gimnasia|bies|elastica|metrica costura|moebius|porosa|micropore|quirurgica|listones fiesta|baile|ritmica|ballet|reina|cumpleanos|candidata|karateka',
  claxon: 'carro|moto|bicicleta|trailer|aire',
  collar:
    'perro|perlas|oro|gato|cervical|antipulgas|ortopedico|dije|corazon|antiladridos perro|isabelino|santos|swarovski|nombre|perlitas|chapa oro|caballo|cuarzo|ballet|diamantes',
  compresor: 'aire|llantas|pintar|refrigerador|minisplit|inflar|pistola pintar|aerografo|dental|buceo',
  computadora: 'coche|carro|buceo|motor|automotriz|moto|tsuru|jetta|ecu|viaje tablero|gas carro|inyeccion',
  conector:
    'costura|manguera|hidraulico|cables audifono medico|gramatical|logico texto|lego|piscina|tuberia pvc agua|gas manguera|texto|ingles|oracional|garden|grifo',
  cono: 'helado|nieve|volcanico|papel|waffle|crepa|sorrentino|hilo|nieve helado|lodge|surf',
  control:
    'plagas|natal|prenatal|peso|calidad|esfinteres|diabetes|estres|natalidad|inventarios curso|minisplit|clima|directv|sky|roku|estereo|malezas|hormigas|cucarachas|moscas|emociones|ira|embarazo|nutricional|sobrepeso|embarazada|colesterol|gastos|vectores|presupuestal|obesidad|azucar|calificaciones|enfermedades|roedores|termitas|chinches|vejiga|calidad alimentos|maleza|ratas|remoto minisplit|remoto clima|remoto directv|remoto sky|remoto roku|remoto estereo|glucosa|confianza policial|calidad curso',
  convertidor:
    'catalitico|torque|pdf|moneda|mp3|torque automatico|divisas|youtube mp3|unidades|dolar peso|word pdf|escape',
  copa: 'menstrual|vino|america|mundial|champana|oro futbol|brasier|trofeo|mundo|martini|cristal',
  cortina:
    'bano|recamara|sala|tela|regadera|cocina|comedor|bambu|cuentas|gasa|cabina|bebe|infantil|romana|voile|luces fiesta',
  crema: 'facial|batida|corporal|manos|afeitar|cacahuate|noche|antiarrugas|acida|peinar|depilatoria|vaginal|pies|solar',
  cremallera:
    'direccion|direccion hidraulica|pantalon|chamarra|vestido|invisible vestido|costura|mochila|tsuru|jetta|chevy|falda|chaqueta|jeans|bota',
  cubierta: 'cocina granito|libro|barco|piscina|cuchillos|marmol|cuarzo cocina|pastel|sofa|alberca',
  detector:
    'mentiras|embarazo|ovulacion|fantasmas|covid|oro|tesoros|pozos agua|oro antiguo|tesoro|mentira|drogas orina|latidos|vetas|fugas llantas',
  diadema:
    'flores|novia|princesa|cabello|conejo|reina|unicornio|dental|pelo|perlas|xv|mono|bautizo|nina|bebe|tiara|gimnasia|tela|mariposas',
  disco:
    'freno|frenos|corte|vinil|vinilo|acetato|musica|embrague|clutch|lija|diamante|sierra|arado|rastra|pesas|hockey|esmeril|desbaste|intervertebral|olimpico|rock|banda|navidad|solar dental|abrasivo|traccion|flap|lijar|pulir|piedra|reggaeton|cumbia|compacto musica|freezbee|frisbee|volador|algodon|demaquillante|facial|tractor|pizza|cervical|corte metal|musica banda|corte madera|tractor agricola',
  domo: 'jardin|geodesico|policarbonato|acrilico|invernadero|camping|tragaluz|azotea|bano|iglu|pastel|patio|cristal techo|cobre|inflable|hotel glamping|cupula iglesia|planetario|salino|cascaron|alberca|piscina|terraza|cancha techada|acrilico techo|beisbol',
  enlace: 'matrimonial|quimico|boda|covalente|ionico|civil|covalentes|amoroso|peptidico|whatsapp',
  escalera:
    'electrica|caracol|mecanica|alberca|perro|gato|concreto|marmol|cuerda|madera casa|herreria|cereza|litera|piscina|forjada|granito|loft|colonial|jacob|pasamanos|hamster|huracan|emergencia construir|madera tapanco',
  escaner: 'automotriz|obd|dental|cerebral|tsuru|tomografia|medico|rodilla|embarazo',
  espejo:
    'tocador|bano|retrovisor|maquillaje|recamara|lateral|decorativo|dental|bolsillo|cuerpo completo|sala|pared sala|moto|entrada casa|baul|aumento maquillaje|camerino|gimnasio|bano led|decoracion|cuerpo|cuerpo entero|sala decorativo|bano luz',
  estacion:
    'radio|bicicletas|tren|servicio|metro|gasolina|espacial|cafe|maquillaje|lluvias|planchado|autobuses|camiones|polar|radio fm|primavera|ferrocarril|esqui|bebidas|lego|radio grupera|bomberos|trabajo cocina|meteorologica juguete',
  estrobo: 'izaje|nailon|carga|eslinga|acero',
  etiqueta:
    'ropa bordada|vino|cerveza|escolar|cuadernos|traje|boda|mermelada|mezcal|regalo|social|vestir|traje gala|cabello|bebe|novio|boda civil|prenda|kinder|lonchera|tela',
  extension: 'pestanas|cabello|unas|pelo|agraria|cuello|dominio|maternidad|capilar|prestamo|cilios|cejas|visa',
  extintor: 'sed',
  fibra: 'alimentaria|alimenticia|dietetica|muscular|trastes|lavar trastes|soluble|insoluble|psyllium|textil|coco',
  filtro:
    'agua|aire|aceite|cafe|gasolina|cabina|solar facial|alberca|cigarro|instagram|garrafon|tinaco|pecera|acuario|piscina|aspiradora|harina|te|cafetera|combustible|transmision|purificador|osmosis|solar cara|aceite tsuru|aire coche|agua cocina',
  foco: 'infeccion|infeccioso|atencion|tortuga|tortugas|reptil|reptiles|iguana|pollitos|incubadora|calor|acuario|pecera|terrario|conflicto|contagio|delantero|trasero|antiniebla|faro|stop carro|direccional|halogeno auto|cuarto carro|tablero carro',
  fuente:
    'agua|jardin|sodas|trabajo|ingreso|ingresos|informacion|tipografica|decorativa|piedra|cantera|perro|gato|danzante|patio|vitamina|letra|soda|brotante|feng shui|zen|peces|hierro|calcio|proteina|bautismal|inspiracion|empleo|horno|refractario|ensalada|aguas danzantes|poder politico|riqueza|primaria tesis|ovulos',
  funda:
    'almohada|colchon|sillon|sofa|asiento|asientos|volante|traje|edredon|guitarra|iphone|silla|sillas|moto|dental|auto|cama|cojin|ipad rosa|muelas|diente|nucleo|asador|lavadora|comedor|bajo electrico|violin|vestido|tarjeta credito|esqui',
  gabinete:
    'cocina|bano|alacena|medicina|dental|presidencial|aereo cocina|lavabo|despensa|botiquin|cosmeticos|licores|tarja|fregadero|sombra|presidente|psicopedagogico|zapatos|medicamentos|cocina integral',
  gato: 'hidraulico|patin|angora|persa|siames|carro|esterilizado|bebe adopcion|cartera|montes|hidraulico toneladas|lagarto|arena|levantar carro|levantar coche|levantar camioneta|mecanico|tijera|botella|coche|gordo|callejero',
  generador: 'hidrogeno|ozono|vapor|espuma|ideas|nombres|memes|oxigeno|burbujas|contrasenas|empleos|leads|hielo',
  guantes:
    'latex|box|boxeo|cocina|beisbol|portero|nieve|moto|nitrilo|jardin|gimnasio|novia|lavar trastes|boxing|gala|lana|cirujano|esqui|bicicleta|horno|portera|quinceanera',
  guia: 'ups|turistica|estudio|exani|roji|telefonica|canal tv|michelin|didactica|acceso unam|ceneval|espiritual|perros ciegos|viaje|secundaria|prenatal|turista|turistas|pastor|paqueteria',
  hilo: 'dental|coser|bordar|pescar|crochet|tanga|canamo|papalote|nylon pesca|desbrozadora',
  horno: 'pizza|pan|barro|tostador|lena|conveccion|pirolitico|microondas|fundicion|ceramica|crematorio',
  hub: 'bicicleta|rueda bici|rin',
  impresora: 'pastel|comestible|dientes|carne',
  inversor:
    'bolsa|soldadura|cetes|inmobiliario|bolsa valores|bienes raices|soldar|angel|metatrader|microalambre|criptomonedas|capital|acciones|startup|startups|privado|extranjero',
  jaula: 'pajaros|perico|hamster|gallinas|perro|gimnasio|conejo|perros|bateo|canario',
  jumper: 'ropa|bebe|mezclilla|mujer|dama|escolar|nina|escolar nina|embarazada|mezclilla nina|saltar bebe|uniforme',
  lamina: 'asbesto|zinc|didactica|policarbonato techo|pintro|acanalada|escolar|monografia|teja|cuerpo humano',
  lampara:
    'mesa|unas|noche|sal|lava|buro|colgante|comedor|infantil|dental|aceite|petroleo|candil|arana|bronceado|acuario|odontologica|sala|recamara|aladino|escritorio nina|secado unas|tiffany|vintage|cabecera|bebe|selenita|sastre|pie sala|gel unas|himalaya|queroseno|unas gel|papel china|genio',
  lector:
    'libros|electronico|kindle|ebooks|dvd|bluray|cartas|tarot|glucosa|noticias|digital libros|manga|rss|mentes|cuentos|novelas',
  lentes:
    'contacto|sol|graduados|lectura|natacion|aumento|vista cansada|moda|oakley|ray ban|bifocales|progresivos|playa|ver lejos graduados|pupilentes|armazon|buzo|leer|ver cerca|camara nikon|camara canon|camara sony|camara reflex|camara fujifilm|nikon|canon|sigma|sony alpha|camara profesional fotos|camara fotografica',
  letrero: 'boda|bienvenida|cumpleanos|vende|renta|graduacion|bautizo|baby shower|se vende|se renta',
  licencia:
    'construccion|conducir|maternidad|paternidad|alcoholes|uso suelo|funcionamiento|medica|caza|pesca|chofer|matrimonio|sanitaria|goce sueldo',
  linterna: 'verde|calabaza|china|papel|papel boda|aladino|frontal caceria juguete|calaverita',
  llave:
    'agua|lavabo|regadera|fregadero|tarja|mezcladora|jardin|judo|coche|carro|cisterna|gas|cruz llantas|paso gas|monomando|nariz|bola agua|cuello|tina|cocina agua|lavadero|saxofon|stilson|cruz|perico|cuello ganso cocina|steelson',
  llavero: 'recuerdo|boda|bautizo|xv',
  luz: 'credito|divina|propia|parto',
  boquilla: 'sax|saxofon|clarinete|trombon|cigarro|duya|pastel|biberon|tuba|flauta|pipa|sax alto|merengue',
  cinturon:
    'piteado|piel|vestir|hombre|mujer|dama|karate|lastre|pesas|mariachi|charro|gucci|faja|caballero|vaquero|talla|cuero|levantar pesas',
  cortadora:
    'pasto|cesped|cabello|pelo|azulejo|loseta|carnes frias|carne|jamon|galletas|verduras|pizza|queso|papas|pasto gasolina',
  helice: 'lancha|barco|bote|ventilador|avion|motor fuera borda|fuera borda|molino viento',
  cables: 'bujia chevy|bujia tsuru|bujia auto|bujia coche|bujia carro|bujia jetta|pasa corriente coche',
  careta: 'buceo|proteccion facial medica|esgrima',
};
