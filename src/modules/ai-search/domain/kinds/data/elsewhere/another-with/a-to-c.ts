/** First words from a to c, and those behind that make them another thing. */
export const A_TO_C: Readonly<Record<string, string>> = {
  aceite:
    'motor|cocina|oliva|coco|comestible|girasol|corporal|almendras|esencial|bebe|ricino|transmision|aguacate|barba|cbd|argan|soya',
  adaptador:
    'manguera|llave agua|regadera|fregadero|tuerca rueda|guion|asiento bebe|wc nino|bano bebe|curricular|inodoro|biberon|cafetera capsulas|carriola|isofix|mopa|filtro aceite|guion cine|cochecito|pvc drenaje|tinaco|tubo sanitario|pedal bici|silla auto|dado matraca|estufa',
  aire: 'freidora|llantas|libre comedor|bolsa|pistola pintar|colchon|globos|freno|libre actividades|embolia|calzon|freidora papas|ambientador|aromatizante|estomago|carro recarga',
  alambre:
    'recocido|bisuteria|joyeria|brackets|pastor tacos|res|camaron|pollo tacos|ortodoncia|dental|floral|brasier|aretes|manualidades|macrame|pulseras|bonsai|flores|dije|limpiapipas|recocido castillos',
  alarma:
    'despertador|reloj|buro|celular despertar|gallina|gallo|pastillas medicina|biologica|despertadora|medicinas|pastillas|cocina temporizador|olla|olla express|olla presion|pastillero|enuresis|social|incontinencia|huevos cocina|medicina pastilla|amorosa|hambre|pipi cama|tono celular|cancion tono|pastillas recordatorio|menstruacion|divorcio',
  alcohol:
    'canas|gel manos|vino|cocina fondue|cetilico|rompope|antibacterial|mezcal|alcoholicos anonimos|cantina|desmadre fiesta|curaciones|perfumeria|cerveza|70 curacion|embarazo|botella tequila|herida',
  amplificador:
    'guitarra|bajo|carro|coche|auto|bajo electrico|marshall|fender|guitarra electrica|ukulele|acustico guitarra|bluetooth moto|mama|busto|labios|acustica guitarra|volumen cabello|pestanas|bajo quinto|bajo sexto|bulbos guitarra|gluteos',
  antena:
    'hormiga|insecto|caracol|mariposa|abeja|tiburon carro|diadema disfraz|parabolica juguete|langosta|cucaracha|grillo|saltamontes|marciano|camaron|extraterrestre|alien|catarina|abejita|fiesta|hormigas|diadema fiesta|escarabajo|botarga',
  apagador: 'vela|velas|sed|incendios juguete|cigarro|iglesia cirio|cal|cirios|colillas|fiesta pinata|puro',
  arco: 'flecha|flechas|iris|globos|violin|boda|caza|segueta|tiro|cupido|dental|belleza fiesta|triunfo|flores|flor|cejas|violoncello|caceria|plantar|medieval|portal boda|brackets|plantar pie|tiro deportivo|cello|ortodoncia|ballesta|iris pastel|iris tarea|ojiva|recurvo|barba|contrabajo|diana tiro|pasteles',
  arnes:
    'perro|bebe|gato|mascota|coche|moto|caballo|mascota perro|parapente|ortopedico|bebe caminar|correa gato|conejo|seguridad bebe|vestir|bebe andador|lenceria|clavadista|columpio|bungee|cachorro|sujetador mujer|nino correa|elastico pierna|quinceanera vestido|danza aerea|huron',
  aspa: 'ventilador|molino|licuadora|batidora|minisplit|boomerang|molinillo',
  audifono:
    'sordera|auxiliar auditivo|sordos|oido abuelito|hipoacusia|audiologo|perdida auditiva|coclear|audiometria|otorrino|audiologia|amplificador sordera',
  audifonos:
    'sordera|sordo|sordos|auditivos medicos|medicos oido|abuelito sordo|geriatrico|otorrino|retroauricular|amplificador sordera',
  bala: 'pistola|canon|rifle|calibre|plata|escopeta|salva|menta|goma|revolver|tibetana|paja|heno|alfalfa|calibre 22|expansiva|perdida|9 milimetros|municion|cartuchera|ballenato|futbol americano|suplemento',
  balanza:
    'justicia|libra signo|comercial pais|pagos|montessori|tatuaje|signo zodiaco|derecho abogado|matematicas primaria|comprobacion|dama justicia|antigua decorativa|granataria escolar',
  balas: 'calibre|goma|salva|escopeta|pistola|rifle',
  banco:
    'sangre|parque|pesas|abdominales|jardin|madera|azteca|bar|alimentos|cantina|bbva|banamex|plastico cocina|bienestar|barra cocina|ejercicio|peces|niebla|semen|tapizado|zapatero|leche materna|carpintero|plasma|barra|sentarse|alto|leche|arena|mesa|cocina|escolar|iglesia|esperma|tejidos',
  barra:
    'proteina|cortina|labios|bar|dominadas|cereal|olimpica|pesas|desayunador|granola|jabon|estabilizadora|ejercicio|pan|cocina|oro|silicon|amaranto|cafe|cereales|ballet|tienda vinos|equilibrio|granito|cantina|energetica|avena|mantequilla|abdominales|chocolate amargo|pesas olimpica',
  barrera:
    'acustica|antirruido|ruido|bebe|coral|cama|arquitectonica|perro|perros|mascotas|ninos|piel|idioma|lenguaje|humedad|vapor|comercial|cutanea|cultural|linguistica|autoestima|arrecife|hematoencefalica|escalera bebe|anticaida|derrames|petroleo|contencion derrames|sonido|arancelaria|bebe cama|idiomas|anticonceptivo|humedad muros|proteccion cama|aprendizaje|crema dermatologica|vapor techo|raices|cuna|solar facial',
  bascula:
    'bano|bebe|vibratoria|corporal|bariatrica|personas bano|cocina reposteria|neonatal|grasa corporal|peso persona|imc|adulto estadimetro|estadimetro|dieta|nutriologa|pediatrica|bioimpedancia|maletas viaje|panales|recien nacido|nutricion',
  base: 'cama|maquillaje|colchon|matrimonial|individual|liquida|pastel|pizza|lavadora|garrafon|box|unas|tocador|colchon king|queen size|unas gel|acrilica unas|cremosa|cobertura total|pay|florero|tratado|cama box|refri|refrigerador|labios|licuadora|enfriador agua|maceta|king size|lavabo|datos escolares|liquida mac|cajeta|datos curso|beisbol|gel manicure|cotizacion imss|plaza sindicato|individual colchon|acido|guisado|tarta|gravable|plaza maestro|boxspring',
  baston:
    'ortopedico|abuelo|ciego|dulce navidad|caramelo|senderismo|trekking|cuatro puntas|madera tallado|caminar|rey mago|ski|navideno|plegable adulto|majorette|bastonera|invidente|anciano|magico|gandalf|canadiense',
  bateria:
    'camara canon|camara fotos|camara fotografica|camara nikon|camara reflex|cocina|celular|musical|acustica|electronica musical|tambores|juguete tambor|iphone|yamaha|pearl|patineta|scooter|bici|bicicleta|antiaerea|ollas|sartenes|examenes|pruebas psicologicas|laptop gamer|podadora|tama|mapex|rock|cacerolas|cocina acero|preguntas|reloj mano|aspiradora|celular samsung|pruebas medicas|roland|peltre|antiadherente|infantil musical|baquetas|teflon|electronica alesis|cocina antiadherente|guitar hero|percusion|rock band|acustica principiantes|cocina peltre|platillos|batucada|psicometrica|clases|rock musica|antigeriatrica|beisbol pitcher|artilleria|gallinas ponedoras',
  bisagra:
    'lentes|bidet|wc|gabinete cocina|cofre|alacena|armazon|cazoleta|horno|refrigerador|rodilla protesis|cajuela|joyero|perro|puerta coche|excusado|codo|ropero',
  bobina:
    'encendido|coser|jetta|tsuru|bujias|moto ignicion|singer|chevy|plastico emplaye|papel kraft|aveo|lamina rolada|stretch film|maquina costura|embobinada lavadora|spark|clutch compresor|guitarra humbucker|golf a4|italika',
  bocina:
    'claxon|tren|bicicleta|aire|aire trailer|tren claxon|claxon bicicleta|dibujo colorear|manzana|colmena|estadio vuvuzela|caracol|galleta|amigurumi|botarga',
  bolsa:
    'dormir|basura|regalo|dama|agua caliente|valores mexicana|papas|papel kraft|ecologica|plastico camiseta|boxeo|celofan|aire vehiculo|te|mandado|super|playa',
  bomba:
    'gasolina|bicicleta|atomica|chicle|balon|fumigar|bano|espuma|tiempo cine|leche|tiraleche|lavadora|direccion hidraulica|clutch|casera|bencina|infusion|extractora leche|inflar llantas|inflar balones|inflar llanta bici|inflar globos|inflar alberca|aire balones|pie inflar|nissan|gasolina carro|fumigadora|extraer leche|humo fiesta|crema|bano sales|gasolina tsuru|aire bici|insulina|sacaleches|aceite|confeti|cloro|frenos|agua carro|lactancia|destapar|extraccion leche|bicicleta inflar|pintura|molotov|yucateca|lluvia|globos|inyeccion diesel|cerveza',
  boquilla: 'sax|saxofon|clarinete|trombon|cigarro|duya|pastel|biberon|tuba|flauta|pipa|sax alto|merengue',
  bota: 'vaquera|mujer|lluvia|tacon|minera|piel|vino|dama|ortopedica|futbol|invierno|walker|navidena|montar|fractura|texana|timberland|nieve|nina|ugg|avestruz|esguince',
  botas: 'lluvia|vaqueras|navidad|nieve|vino|montar|charras',
  boton:
    'camisa|ropa|pantalon|saco|flor|rosa|uniforme|costura|youtube|rosas|flores|camisas|saco traje|youtube plata|gemelos|panza|germen|gastrico|ombligo|mezclilla|coser|forrado|tela|ojal|clavel|champinon|pin solapa|peluche ojos|gastrostomia|youtube suscribirse|arete|pijama',
  brazo:
    'excavadora|retroexcavadora|gitano|protesis|tatuado|reina|mar|tonificar|roto|armadillo|pitman|fractura|tatuaje|ejercicio gordo|biceps|auxiliar suspension|celulitis|lipoescultura|cabestrillo|limpiaparabrisas|liposuccion|lavavajillas|manga compresion|yeso',
  broca:
    'cafe|dental|cafetal|barrenillo|plaga|hueso|manicure|acrilico unas|petrolera|tricono|pozo|ceramica unas|implantes',
  burbuja:
    'jabon|ninos|plastica empaque|inflable|navidena|bubble tea|inmobiliaria|futbol bumper|soccer|bano|boba|espejo pastel|camping|globo|chicle|bailarina|fiesta|gastrica|tapioca|financiera|plastico embalaje',
  cable:
    'acero|guitarra|tendedero|freno|frenos|bicicleta|clutch|acelerador|bujia|bujias|velocimetro|grua|saltar|embrague|chicote|polea|gimnasio|corriente carro|malacate|pasa corriente|pasar corriente carro|tirolesa|persiana|cortinero|crossfit|choke|cofre|tender ropa|bujia tsuru|bujias tsuru|bujias carro|bujia moto|bateria carro|bateria coche|tender|colgar ropa|tendedero ropa|poleas|bujia chevy|bujia auto|bujia coche|bujia carro|freno moto|freno bici|pasacorriente auto|gimnasio polea|tejer|bicicleta frenos|palanca velocidades|gondola|teleferico|cofre auto|saltar cuerda|bajio bus',
  cables: 'bujia chevy|bujia tsuru|bujia auto|bujia coche|bujia carro|bujia jetta|pasa corriente coche',
  cadena:
    'acero|plastico|plastica|galvanizada|eslabon|perro|oro|plata|motosierra|nieve|cubana|bicicleta|moto|bici|tiempo motor|distribucion',
  caja: 'carton|velocidades|zapatos|regalo|musical|galletas|chocolates|cereal|mudanza|toracica|transmision|direccion|cambios|arena|arena gato|ahorro|cigarros|lonche|pizza|huevos|trailer|seca|bombones|fosforos|muerto|dulces|fruta|lapices|colores|pandora|popular|herramientas bici|cerillos|dientes|sorpresa|lunch|mudanzas|fresas|vinos|archivo muerto|recuerdos|panuelos|pescar|bento|manzanas|tomate|jitomate|refrescos|cerveza|flores|herramientas juguete|ahorros|muerto archivo|bombon|nieve|dientes bebe|carton mudanza|pastel|popular ahorro|huevo|leche|crayones',
  calcomania:
    'cuaderno|princesas|cuarto bebe|tatuaje|llama carro|bebe bordo|mariposas|pared infantil|flores|familia carro|tuning|anime|virgen|termo|verificacion vehicular|hologramas verificacion|santo|dinosaurio|moto tanque|unicornio',
  calculadora:
    'isr|infonavit|finiquito|embarazo|calorias|imc|ovulacion|aguinaldo|afore|prestamo|hipoteca|divisas|amor|numerologia|edad gestacional|vacaciones|semanas imss|macros|liquidacion|dias fertiles',
  calentador:
    'agua|solar agua|paso|gas|biberones|cera|toallas|piscina|alberca|cama|pies|agua regadera|tortillas|comida|pecera|acuario|boiler|mamilas|bebe biberon|boiler paso|cuello|calorex|manos|pierna tejido|ballet|platos|terrario|carbon|tamales|leche|menstrual|polainas|tazas',
  camara:
    'fumigacion|desinfeccion|llanta|frigorifica|fria|refrigeracion|congelacion|aire|fotografica|fotos|fotografia|reflex|instantanea|polaroid|instax|desechable|canon|nikon|hiperbarica|bicicleta|bici|moto|diputados|senadores|comercio|gesell|compresion|combustion|bronceado|mortuoria|nupcial|oscura|magmatica|gas|vapor|anecoica|llantas|tractor|carretilla|balon|sauna|crioterapia|rollo|frio|maduracion|sony alpha|nupcial hotel|flotacion|propietarios|analoga rollo|llanta bici|lenta|vlog|senado|kodak|fujifilm|revelado|instax mini|llantas carretilla|carretilla llanta|rin bicicleta|descompresion|criogenica|fermentacion|leudado|lenta peluqueria|baja|legislativa|refrigeracion carne|tractor llanta|congelacion pescado|cremacion',
  campana:
    'queso|extractora|viento|cocina extractora|bautizo|navidad|gauss|gimnasia|pantalon|gato collar|pastel|vacas|humo estufa|tibetana|vidrio quesera|cobre artesanal|vaca|boda|fregona|freidora|elefante|arbol navideno',
  canal: 'lluvia|youtube|ventas|venta|tv|television|parto|telegram|whatsapp',
  canaleta:
    'lluvia|pluvial|pluviales|desague|gotera|galvanizada techo|techo agua|lamina agua|bajada pluvial|azotea lluvia|cochera lluvia|bebedero|galvanizada lluvia|azotea agua|boliche|hidroponia|lechugas',
  candado:
    'barba|collar dije|dije plata|fiscal|amor puente|bigote|arete|pulsera pareja|recorte barba|chino lucha|perilla barba|pandora',
  canon:
    'cobre viaje|guerra|sumidero|barrancas|pirata|artilleria|circo|maquillaje|agave|huasteco|colorado viaje|escopeta|senderismo',
  carcasa:
    'pollo|filtro aceite|clutch|licuadora|termostato motor|caracol|tortuga|llave auto|diferencial|pavo caldo|pescado|recaps|faro|pollo caldo',
  careta: 'buceo|proteccion facial medica|esgrima',
  carga: 'camion|flete|mudanza|viral|tributaria|laboral|academica|social imss|fiscal|horaria|emocional',
  cargador:
    'bebe|frontal|retroexcavadora|pistola|cartuchos|portabebe|fusil|rifle|mochila bebe|bebes|glock|tractor|minicargador|bobcat|pallets|maletas|palos golf|recien nacido|canguro|rebozo|calibre|portabebes|costal|costales|bultos|equipaje|refrescos|tierra|frontal bobcat|municion|pistola 9mm|arma|escopeta|fular|porteo|mudanza|excavadora|flechas|maleta aeropuerto|fletes|estibador',
  carrete:
    'pesca|canas|fotos iphone|estambre|35mm|costura|bordar|coser|maquina singer|diablo chino|currican|mosca trucha|bobina coser|pelicula kodak|tanza|pescar',
  carro:
    'control juguete|bebe|lego|montable|empeno|hotdogs|tamales|paletas|pedales|aguinaldo|verificacion|seguro cobertura|hot dog',
  cartucho:
    'escopeta|gas|nintendo|calibre|silicon|pistola|cosmico|gameboy|gas butano|filtro agua|polaroid|silicona|depiladora|9mm|nitroso|mezcladora agua|monomando|butano|dinamita|posgrado|dental anestesia|unas tatuaje|cafe|papel dulces|regadera|tatuaje|super nintendo|sacacorchos|mezcladora bano|rifle|vape|silicon sellador|n64|agua purificador|helado',
  casco:
    'bicicleta|moto|motociclista|vikingo|realidad virtual|futbol|equitacion|barco|bici|romano|patinar|astronauta|gladiador|star wars|moto certificado|caballo|antiguo|patines|futbol americano|beisbol|bebe plagiocefalia|stormtrooper|capilar|motocross|naranja gajo|skate|centro historico|hockey|guerrero|darth vader|patineta|boxeo',
  centro: 'mesa|entretenimiento|lavado|copiado|mesa boda|masajes',
  cerca:
    'jardin|madera|decorativa|viva|corral|picket|jardinera|bambu|ganado madera|setos|arbustos|corral conejos|perros corral|alambre gallinero|plegable|pvc|jardin decorativa|blanca casa|bebe corral|madera jardin|navidena|plantas macetas|miniatura maqueta|ninos barandal|decorar arbol|playmobil|juguete granja|boj natural',
  cerradura:
    'maleta|equipaje|diario|joyero|cuento|cajuela|tatuaje|horno|lavadora|lenceria|matematicas|algebraica|dibujo|cinturon castidad|diario nina|cofre auto|guantera',
  chaleco:
    'tejido|vestir|salvavidas|mezclilla|pluma|dama|lana|cuero|gala|novio|kayak|natacion|flotador|bebe|estambre|boda|pesas|traje|charro|crochet|borrego|perro ropa|lentejuelas|escolar|nina|sastre|acolchado',
  chapa:
    'oro|madera|cajuela|coche|triplay|auto|carro|cajuela carro|roble|pino|dientes|encino|puerta coche|puerta carro|puerta auto|puerta camioneta|coche puerta|cofre|cajuela jetta|cedro|dental|tsuru|veneer|formica|mejillas|rubor|medalla|lamina|maquillaje|madera encino|oro joyeria|enchapado muebles|aretes|marmol|nogal|corona',
  chapas: 'mejillas|rojas cara|botella',
  charola:
    'hornear|galletas|quesos|pasteles|bocadillos|mesero|madera desayuno|horno|carnes frias|dulces|sushi|botanas|unicel|hielos|fruta|antipasto|pizza|taquiza|gelatina|bandeja comida|joyeria',
  cincho: 'vaquero|charro|piteado|pantalon|lumbar|caballo|montar|piel vaquero',
  cinta:
    'canela|empaque|video vhs|correr|caminadora|costura|medir costura|cabello|karate|kinesiologica|vhs|cassette|regalo|transportadora|pelo|listones|scotch regalos|decorativa|nudillos|podcast|raso|satin|boda|gimnasia|bies|elastica|metrica costura|moebius|porosa|micropore|quirurgica|listones fiesta|baile|ritmica|ballet|reina|cumpleanos|candidata|karateka|antropologia|metrica modista|vestido|monos|satinada|encaje|negra taekwondo|gimnasia ritmica|teipe muscular|correctora cuaderno|ortodoncia|umbilical|pelicula cine',
  cinturon:
    'piteado|piel|vestir|hombre|mujer|dama|karate|lastre|pesas|mariachi|charro|gucci|faja|caballero|vaquero|talla|cuero|levantar pesas|negro karate|yoga|orion|castidad|lumbar|gimnasio|tacto herpes|campeon lucha|asteroides|wwe|boxeo|embarazo|luchador|postura|cowboy',
  claxon: 'carro|moto|bicicleta|trailer|aire',
  clima:
    'laboral|organizacional|pronostico|cancun hoy|tropical|cdmx hoy|encuesta nom|escolar convivencia|templado vegetacion|cambio tarea|monterrey hoy|playa semana|desertico',
  clip: 'papel|cabello|pelo|mariposa|nasal natacion|aneurisma|tinta pelo|ligadura|extensiones|oficina papeleria|bolsas frituras|pestana|lengua|galeria|chupon|cuadernos|oreja piercing|flor',
  codo: 'tenista|dolor|fractura|pvc sanitario|epicondilitis|drenaje|rodillera|pasta|coditos|cobre gas|boiler|bursitis|tacano|resequedad|cpvc|tinaco|oscuro crema|chimenea|luxacion|golfista|sopa|regadera|wc|dermatitis|codera',
  collar:
    'perro|perlas|oro|gato|cervical|antipulgas|ortopedico|dije|corazon|antiladridos perro|isabelino|santos|swarovski|nombre|perlitas|chapa oro|caballo|cuarzo|ballet|diamantes|perro pulgas|plata|chaquira|novia|garrapatas|gato cascabel|mujer|seresto|flores hawaiano|piedra|sumision|macarron|gargantilla|cuello esguince',
  columna:
    'lumbar|griega|castillo construccion|escoliosis|periodico|hernia|dolor|cervical|excel|dorica|jonica|pasteles|traumatologo|direccion auto|opinion|cantera|barroca|globos|destilacion|opuestas quiropractico|yeso',
  compresor: 'refrigerador|minisplit|aerografo|dental|buceo',
  computadora: 'coche|carro|buceo|motor|automotriz|moto|tsuru|jetta|ecu|viaje tablero|gas carro|inyeccion',
  conector:
    'gas|costura|manguera|hidraulico|cables audifono medico|gramatical|logico texto|lego|piscina|tuberia pvc agua|gas manguera|texto|ingles|oracional|garden|grifo|ilativo|texto gramatica|espanol gramatica|pvc drenaje|ingles gramatica|fregadero|lavabo|ensayo escribir|regadera|wc|oraciones|adversativo|boiler|redaccion|flexible sanitario|matraz|causales|tren juguete|frenos|magneticos juguete|acuario',
  cono: 'helado|nieve|volcanico|papel|waffle|crepa|sorrentino|hilo|nieve helado|lodge|surf',
  consola:
    'muebles recibidor|entrada mueble|madera espejo|mesa recibidor|antigua tocadiscos|descansabrazos|mueble sala|rustica|mesita|vintage mueble|corazon|asiento coche',
  contacto:
    'lentes|pupilente|piel dermatitis|cero|ex novia|influencer|mejora improvisacion|futbol deporte|deportes|dermatitis|agencia artistas|sacerdote|arrendador|danza improvisacion',
  control:
    'plagas|natal|prenatal|peso|calidad|esfinteres|diabetes|estres|natalidad|inventarios curso|minisplit|clima|directv|sky|roku|estereo|malezas|hormigas|cucarachas|moscas|emociones|ira|embarazo|nutricional|sobrepeso|embarazada|colesterol|gastos|vectores|presupuestal|obesidad|azucar|calificaciones|enfermedades|roedores|termitas|chinches|vejiga|calidad alimentos|maleza|ratas|remoto minisplit|remoto clima|remoto directv|remoto sky|remoto roku|remoto estereo|glucosa|confianza policial|calidad curso|esfinter|ansiedad|escolar sep|nino sano|vacunas',
  convertidor:
    'catalitico|torque|pdf|moneda|mp3|torque automatico|divisas|youtube mp3|unidades|dolar peso|word pdf|escape',
  copa: 'menstrual|vino|america|mundial|champana|oro futbol|brasier|trofeo|mundo|martini|cristal',
  cople:
    'pvc sanitario|drenaje|flecha|cpvc|freno|lavadora|licuadora|oster|remolque bola|tuboplus|cobre gas|manguera jardin|regadera|batidora|hidraulica tubo|flecha tractor|riego|albanal|tinaco',
  cordon:
    'umbilical|bleu|zapatos|san francisco|tejer|franciscano|bebe|pollo bleu|tenis agujetas|sudadera|macrame|espermatico|seda|dorado graduacion|banda gala|medular|chaquira|cera velas|celulas madre|estambre|escolar gala|monaguillo|bandera escolta',
  corneta:
    'musical|unicel futbol|banda guerra|clarin|fiesta infantil|nieve barquillo|rellena crema|soplar cumpleanos|militar|sordina|apache|escolta escolar|tambor escolar|vuvuzela',
  cortadora:
    'pasto|cesped|cabello|pelo|azulejo|loseta|carnes frias|carne|jamon|galletas|verduras|pizza|queso|papas|pasto gasolina|tela|unicel|huevo|cricut|pan|verdura|barba|fiambre|masa|sandia',
  cortina:
    'bano|recamara|sala|tela|regadera|cocina|comedor|bambu|cuentas|gasa|cabina|bebe|infantil|romana|voile|luces fiesta|ojillos|cocina cafetera|terciopelo|vidrios carro|encaje|metalica fiesta|velo|macrame|tul|anillos|doble tergal|flecos',
  credencial: 'inapam|imss|issste|adulto mayor|pensionado|cita ine|renovar|bienestar|conadis',
  crema: 'facial|batida|corporal|manos|afeitar|cacahuate|noche|antiarrugas|acida|peinar|depilatoria|vaginal|pies|solar',
  cremallera:
    'direccion|direccion hidraulica|pantalon|chamarra|vestido|invisible vestido|costura|mochila|tsuru|jetta|chevy|falda|chaqueta|jeans|bota|sudadera|costurera|tela|bolso|zipper|estuche lapices|mezclilla|terminales direccion|cojin|mono pijama|tren montana|sleeping',
  cristal:
    'murano|swarovski|copas|cuarzo|florero|botella|medallero|sabila|vajilla|licor|cortado vasos|delantero auto|vasos|checo|metanfetamina|cuarzos|candelabro|bohemia|biselado|joya|ensaladera',
  cubierta:
    'cocina granito|libro|barco|piscina|cuchillos|marmol|cuarzo cocina|pastel|sofa|alberca|granito|cuarzo|cocina integral|colchon|volante|asiento|cama|sillon|tarja|dental corona|llanta|alberca lona|asador|estufa|carbon mesa|lavabo|edredon',
  cuchilla:
    'licuadora|rasurar|podadora|barbero|oster|afeitar|barba|cabello|carniceria|molino carne|desbrozadora|patines|gillette|quesos|arado|tractor|wahl|pasto|procesador alimentos|perro estetica|bulldozer|rastrillo|arcilla|licuar|cesped',
  cuna: 'colecho|madera|corral|recien nacido|mecedora|viaje|gemelos|colchon|moises|portatil bebe|vestido|sabanas|movil musical|convertible|muneca|lobos|moll|tejida|nino dios|pesebre|humanidad',
};
