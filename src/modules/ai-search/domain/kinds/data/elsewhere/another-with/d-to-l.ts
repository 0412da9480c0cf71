/** First words from d to l, and those behind that make them another thing. */
export const D_TO_L: Readonly<Record<string, string>> = {
  desarmador: 'coctel|vodka|bebida|naranja vodka|receta|trago|quirurgico|implante dental|tornillo hueso|bar',
  destructora:
    'naval|barco|estrella lego|star wars|ramas|guerra mundial|autoestima|hormigas|llantas|basura organica|chatarra',
  detector:
    'mentiras|embarazo|ovulacion|fantasmas|covid|oro|tesoros|pozos agua|oro antiguo|tesoro|mentira|drogas orina|latidos|vetas|fugas llantas|chismes|plagio|ia textos|glucosa|latidos bebe|droga orina|infieles|vih|estrias|ectoplasma|antidoping|celiaquia',
  diadema:
    'flores|novia|princesa|cabello|conejo|reina|unicornio|dental|pelo|perlas|xv|mono|bautizo|nina|bebe|tiara|gimnasia|tela|mariposas|quinceanera|primera comunion|boda|brackets|lentejuelas|tejida|navidena|corona xv',
  disco:
    'freno|frenos|corte|vinil|vinilo|acetato|musica|embrague|clutch|lija|diamante|sierra|arado|rastra|pesas|hockey|esmeril|desbaste|intervertebral|olimpico|rock|banda|navidad|solar dental|abrasivo|traccion|flap|lijar|pulir|piedra|reggaeton|cumbia|compacto musica|freezbee|frisbee|volador|algodon|demaquillante|facial|tractor|pizza|cervical|corte metal|musica banda|corte madera|tractor agricola|hernia|lumbar|bolo|desmaquillante|ball|juanes|vertebral|playa frisbee|luis miguel|musica 80|lanzamiento atletismo|bad bunny|ventilado|desmaquillar',
  domo: 'jardin|geodesico|policarbonato|acrilico|invernadero|camping|tragaluz|azotea|bano|iglu|pastel|patio|cristal techo|cobre|inflable|hotel glamping|cupula iglesia|planetario|salino|cascaron|alberca|piscina|terraza|cancha techada|acrilico techo|beisbol|glamping|queso|hamster|carpa|postre|trampolin',
  electrodo:
    'tens|electrocardiograma|fisioterapia|ekg|cochlear|acupuntura|electroestimulador|ecg|desfibrilador|parche muscular|electroencefalograma|marcapasos|ph acuario|gimnasia pasiva|cosmetologia',
  enfriador:
    'vinos|cerveza|aceite motor|refrescos|botella|leche lechera|bebidas|cava|pasteles galletas|masa|transmision aceite|mosto|carne|helado|garrafon|lacteos|champagne|flores|egr',
  enlace:
    'matrimonial|quimico|boda|covalente|ionico|civil|covalentes|amoroso|peptidico|whatsapp|hidrogeno|metalico tarea|novios|real principe|sindical|doble carbono|conyugal',
  escalera:
    'electrica|caracol|mecanica|alberca|perro|gato|concreto|marmol|cuerda|madera casa|herreria|cereza|litera|piscina|forjada|granito|loft|colonial|jacob|pasamanos|hamster|huracan|emergencia construir|madera tapanco|poker|barandal|literas|resbaladilla|mascota cama|agilidad futbol|perro sofa|madera barandal|serpientes|electrica plaza|entrenamiento|cama perro|cardio',
  escaner:
    'automotriz|obd|dental|cerebral|tsuru|tomografia|medico|rodilla|embarazo|obd2|cerebro|tac|resonancia|cnc moldes|dental intraoral|intraoral|pulmon|podologico|perro chip|codigos auto|uterino|abdominal|lunares|pies plantillas|aura',
  espejo:
    'tocador|bano|retrovisor|maquillaje|recamara|lateral|decorativo|dental|bolsillo|cuerpo completo|sala|pared sala|moto|entrada casa|baul|aumento maquillaje|camerino|gimnasio|bano led|decoracion|cuerpo|cuerpo entero|sala decorativo|bano luz|lateral derecho|vanidad|veneciano|sol decorativo|peluqueria|bano lavabo|danza|horoscopo|marco dorado|mesa dulces|afeitar|comoda|probador ropa',
  espuma:
    'afeitar|mar|cabello|colchon|fiesta|rizos|limpiadora facial|rasurar|carnaval|tapiceria|cerveza|cafe|memory|chantilly|leche capuchino|bano tina|cojines|slime|vaginal|bebe|poliestireno|facial|zapatos tenis',
  estacion:
    'radio|bicicletas|tren|servicio|metro|gasolina|espacial|cafe|maquillaje|lluvias|planchado|autobuses|camiones|polar|radio fm|primavera|ferrocarril|esqui|bebidas|lego|radio grupera|bomberos|trabajo cocina|meteorologica juguete|trabajo peluqueria|biblica|viacrucis|bomberos juguete|invierno|cafe coffee|otono|verano|central camionera|metrobus|cereales|bebidas fiesta|espacial maqueta',
  estrobo: 'izaje|nailon|carga|eslinga|acero',
  estructura:
    'organizacional|texto|adn|ensayo|celular biologia|narrativa|cancion|atomica|cuento|novela|pasteles|oracion|carpa|arco globos|molecular|columpio|corporal|tesis|gramatical|curriculum|trampolin',
  estuche:
    'lapices|maquillaje|lentes sol|guitarra|violin|joyas|manicure|cosmeticos|geometria|trompeta|dentadura|brochas|escolar|plumones|sax|acordeon|joyeria|retenedores|lapicera|perfume|puros|acuarelas',
  etiqueta:
    'ropa bordada|vino|cerveza|escolar|cuadernos|traje|boda|mermelada|mezcal|regalo|social|vestir|traje gala|cabello|bebe|novio|boda civil|prenda|kinder|lonchera|tela|cuaderno|negra whisky|bautizo|nutricional|protocolo|rigurosa|esmoquin|tequila|bordada|curso modales|cumpleanos|libreta|johnnie walker',
  etiquetas: 'ropa',
  extension:
    'pestanas|cabello|unas|pelo|agraria|cuello|dominio|maternidad|capilar|prestamo|cilios|cejas|visa|rodilla|pierna ejercicio|universitaria|natural rizada|trenzas|cuadriceps|tallo flores|cortina clip|cabellera|plazo sat|coleta|espalda ejercicio|estancia',
  extintor: 'sed|disfraz bombero|galleta|pastel bombero|colores fiesta|bebida|maqueta|dibujo colorear',
  extractor:
    'jugos|leche|leche materna|naranja|comedones|puntos negros|sacaleches|miel|semillas|mama|espinillas|jugo verde|lactancia|aceites esenciales|citricos|turmix|canas azucar|zanahoria|caldo|cera oidos|mandarina|veneno',
  fibra:
    'alimentaria|alimenticia|dietetica|muscular|trastes|lavar trastes|soluble|insoluble|psyllium|textil|coco|estropajo|avena|intestino|linaza|estrenimiento|salvado|cocina lavar|tela|carbono cofre|relleno almohada|cereal|suplemento|algodon|estopa|ixtle|agave',
  filtro:
    'agua|aire|aceite|cafe|gasolina|cabina|solar facial|alberca|cigarro|instagram|garrafon|tinaco|pecera|acuario|piscina|aspiradora|harina|te|cafetera|combustible|transmision|purificador|osmosis|solar cara|aceite tsuru|aire coche|agua cocina|amor|snapchat|agua garrafon|cabina carro|polen|carbon agua|cerveza|campana estufa|gatos tiktok|diesel|canister|freidora|coladera',
  foco: 'infeccion|infeccioso|atencion|tortuga|tortugas|reptil|reptiles|iguana|pollitos|incubadora|calor|acuario|pecera|terrario|conflicto|contagio|delantero|trasero|antiniebla|faro|stop carro|direccional|halogeno auto|cuarto carro|tablero carro|conservacion|niebla faro|stop cola|h4|cuartos carro|contaminacion|h7|calavera',
  fuente:
    'agua|jardin|sodas|trabajo|ingreso|ingresos|informacion|tipografica|decorativa|piedra|cantera|perro|gato|danzante|patio|vitamina|letra|soda|brotante|feng shui|zen|peces|hierro|calcio|proteina|bautismal|inspiracion|empleo|horno|refractario|ensalada|aguas danzantes|poder politico|riqueza|primaria tesis|ovulos|bebedero gato|chamoy|queso|bibliografica|apa',
  funda:
    'almohada|colchon|sillon|sofa|asiento|asientos|volante|traje|edredon|guitarra|iphone|silla|sillas|moto|dental|auto|cama|cojin|ipad rosa|muelas|diente|nucleo|asador|lavadora|comedor|bajo electrico|violin|vestido|tarjeta credito|esqui|duvet|cuchillos|tabla planchar|silla boda|raqueta|dental corona|moto lona|ukulele|machete|sillas fiesta|minisplit plastico',
  fusible: 'entretela|tela|pellon|adhesivo costura|hama beads|pelon|patchwork|guata|entretela camisa|vitrofusion',
  gabinete:
    'cocina|bano|alacena|medicina|dental|presidencial|aereo cocina|lavabo|despensa|botiquin|cosmeticos|licores|tarja|fregadero|sombra|presidente|psicopedagogico|zapatos|medicamentos|cocina integral|dermatologia|masajes|abogados|cosmetologia|ultrasonido|trastes|rayos dental|depilacion|psicologico|radiologia|secretarios|estudios medicos',
  gafete:
    'bautizo|fiesta infantil|mascota perro|disney viaje|kinder foami|galleta|boda|maestra fieltro|primer dia|baby shower|tejido|preescolar',
  gancho:
    'ropa|tejer|crochet|pelo|pirata|toallas|pesca|brasier|hamaca|boxeo|bisuteria|cortina bano|arete|navideno|carne|estambre|mujer cadera|lavadora|amigurumi|remolque|columpio|dentista',
  gato: 'hidraulico|patin|angora|persa|siames|carro|esterilizado|bebe adopcion|cartera|montes|hidraulico toneladas|lagarto|arena|levantar carro|levantar coche|levantar camioneta|mecanico|tijera|botella|coche|gordo|callejero',
  generador:
    'hidrogeno|ozono|vapor|espuma|ideas|nombres|memes|oxigeno|burbujas|contrasenas|empleos|leads|hielo|ozono alberca|sal alberca|citas apa|curp|qr gratis|rfc|excusas|vapor sauna|oxigeno medico|espuma fiesta|imagenes ia|burbujas fiesta|sauna|lead ventas|algodon azucar',
  glandula:
    'tiroides|mamaria|sebacea|pituitaria|salival|suprarrenal|bartolino|parotida|sudoripara|pineal|hipofisis|anal perro|prostatica|lagrimal|hormonas',
  grabador: 'vidrio copas|medallas|trofeos|linoleo|gubias|lapidas|anillos|xilografia|buril|artista aguafuerte|lapida',
  guantes:
    'latex|box|boxeo|cocina|beisbol|portero|nieve|moto|nitrilo|jardin|gimnasio|novia|lavar trastes|boxing|gala|lana|cirujano|esqui|bicicleta|horno|portera|quinceanera|latex cocina|ciclismo|bebe|nitrilo medico|exfoliante|golf|encaje|thanos|spandex|manicure|tejidos|quirurgicos|mma',
  guia: 'ups|turistica|estudio|exani|roji|telefonica|canal tv|michelin|didactica|acceso unam|ceneval|espiritual|perros ciegos|viaje|secundaria|prenatal|turista|turistas|pastor|paqueteria|turistico|examen unam|ipn|comipems|embarazo|nutricional|montessori|santa|estudio prepa|padres|tutor|dhl|fedex|estafeta|quirurgica implante|montana|escolar',
  helice:
    'lancha|barco|bote|ventilador|avion|motor fuera borda|fuera borda|molino viento|licuadora|lavadora|adn|juguete avioneta|motor borda|radiador|piercing|bicicleta rehilete|yate|avioneta|cohete agua|papel tarea',
  hilo: 'dental|coser|bordar|pescar|crochet|tanga|canamo|papalote|nylon pesca|desbrozadora|macrame|tenax|faciales|estambre|algodon|overlock|pdo|bikini|elastico pulsera|seda quirurgico|queso oaxaca|sutura|depilacion|mostacilla|nylon pulseras|facial|ortodoncia',
  hongo:
    'unas|pies|portobello|shiitake|comestible|piel|vaginal|reishi|mario|alucinogeno|champinon|pared humedad|huitlacoche|tina|cuero cabelludo|psilocibina|atleta|melena leon|perro piel|candida|boca|ingle',
  horno: 'pizza|pan|barro|tostador|lena|conveccion|pirolitico|microondas|fundicion|ceramica|crematorio',
  hub: 'bicicleta|rueda bici|rin',
  huella:
    'perro|carbono|bebe|hidrica|dinosaurio|mascota recuerdo|ecologica|oso|bebe recuerdo|pie yeso|perro tatuaje|abolida|llanta lodo|estres|mamut|jabali|pintada manos|plantar pisada|dental',
  iman: 'neodimio|refrigerador|recuerdo boda|bautizo|souvenir|refri|cocina frases|dinero ritual|foto recuerdo|fiestas recuerdos|amor ritual|terapia biomagnetismo|clases religion|biomagnetismo|musulman|cuchillos|letras didacticas|baby shower|pesca magnetica|costura alfileres|xv anos|mezquita',
  impresora:
    'pastel|comestible|dientes|carne|pasteles|playeras|dtf textil|lonas|tatuajes|offset|serigrafia|oblea|ceramica dental|concreto casas|bordado|galletas',
  interruptor:
    'freno|direccion hidraulica|elevador ventana|embarazo|coito|licuadora|moto arranque|hambre|neutral transmision|reversa auto',
  inversor:
    'bolsa|soldadura|cetes|inmobiliario|bolsa valores|bienes raices|soldar|angel|metatrader|microalambre|criptomonedas|capital|acciones|startup|startups|privado|extranjero|cabello|angel startup|dinero|cripto|gravedad|forex|mesa terapia|fibras bolsa|usura|mexicano valores|gym espalda|negocios socio',
  jack: 'daniels|sparrow|calabaza|russell|whisky|reacher|honey|poker|ripper|pelicula|skellington|blackjack|tequila|perro raza|apple',
  jaula:
    'pajaros|perico|hamster|gallinas|perro|gimnasio|conejo|perros|bateo|canario|aves|periquito|loro|hurones|gatos|locas|mma|ganado|rompeolas|cuyo|transportadora|codornices|chinchilla|tortugas|tiburon|lecheria',
  juego:
    'mesa|sabanas|loteria|domino|bano tapete|vajilla|didactico|cubiertos|ajedrez|lego|pijama|anillos|poker|edredon|pants|toallas|apuestas|joyeria|destreza',
  jumper:
    'ropa|bebe|mezclilla|mujer|dama|escolar|nina|escolar nina|embarazada|mezclilla nina|saltar bebe|uniforme|falda|saltarin|brincolin|vestido|embarazo|mono corto|pana|trampolin|tirantes|colegiala|suspension auto|primaria',
  lamina: 'asbesto|zinc|didactica|policarbonato techo|pintro|acanalada|escolar|monografia|teja|cuerpo humano',
  laminadora:
    'masa|pan|pasta|croissant|tortillas|joyeria|cejas|hojaldre|reposteria|pizza|pestanas|empanadas|pastas|raviol',
  lampara:
    'mesa buro|mesa|unas|noche|sal|lava|buro|colgante|comedor|infantil|dental|aceite|petroleo|candil|arana|bronceado|acuario|odontologica|sala|recamara|aladino|escritorio nina|secado unas|tiffany|vintage|cabecera|bebe|selenita|sastre|pie sala|gel unas|himalaya|queroseno|unas gel|papel china|genio|quirofano|sal himalaya|fototerapia|hendidura|polimerizacion|terrario|reptiles|bebe cuna|aromaterapia',
  lapiz:
    'labial|cejas|ojos|delineador|borrador|sacapuntas|dibujo carbon|labios|grafito|numero 2|mirado|kajal|carboncillo|adhesivo|hb|blanco unas|prismacolor|mina|alba|acuarelable|waterproof maquillaje|bicolor',
  laser:
    'depilacion|unas|tatuaje borrar|ojos miopia|lipo|verrugas|piel|acne|rejuvenecimiento|hemorroides|melasma|axilas|bikini|tag juego|cataratas|hiperplasia|manchas|co2 fraccionado|vaginal|operacion vista|bigote|vascular|cicatrices',
  lector:
    'libros|electronico|kindle|ebooks|dvd|bluray|cartas|tarot|glucosa|noticias|digital libros|manga|rss|mentes|cuentos|novelas|novela|libros electronico|cartas tarot|lectura veloz|poesia|mangas|colesterol|club lectura|infantil cuentos|taller lectura',
  lentes:
    'contacto|sol|graduados|lectura|natacion|aumento|vista cansada|moda|oakley|ray ban|bifocales|progresivos|playa|ver lejos graduados|pupilentes|armazon|buzo|leer|ver cerca|camara nikon|camara canon|camara sony|camara reflex|camara fujifilm|nikon|canon|sigma|sony alpha|camara profesional fotos|camara fotografica|miopia|astigmatismo|corazon fiesta|rayban|halloween color|aviador|buceo|presbicia|ciclismo|alberca|cataratas',
  letrero:
    'boda|bienvenida|cumpleanos|vende|renta|graduacion|bautizo|baby shower|se vende|se renta|bienvenida bebe|vaquero|renta departamento|feliz|propuesta matrimonio|mexicano comida|vende terreno|primera comunion|xv|madera rustico|mesa dulces|divorcio',
  licencia:
    'photoshop|autocad|adobe|corel|coreldraw|contpaqi|aspel|canva|revit|solidworks|construccion|conducir|maternidad|paternidad|alcoholes|uso suelo|funcionamiento|medica|caza|pesca|chofer|matrimonio|sanitaria|goce sueldo|arma|cazar|motociclista|bebidas alcoholicas|piloto avion|federal|james bond|tatuador|obra|luto|incapacidad',
  limpiador:
    'facial|banos|pisos|sarro|pescado|dental|hornos|inyectores|lengua|pinol|colon|zapatos|juntas azulejo|alfombra|rostro|tapiceria|dentaduras|parabrisas|oidos|brochas|inodoro|intestinal|desengrasante cocina|joyas|piel grasa',
  linterna:
    'verde|calabaza|china|papel|papel boda|aladino|frontal caceria juguete|calaverita|verde disfraz|papel china|japonesa papel|kerosene|vela|boda flotante|oriental|jack calabaza|farol vela|deseo volador|volador|magica',
  llave:
    'agua|lavabo|regadera|fregadero|tarja|mezcladora|jardin|judo|coche|carro|cisterna|gas|cruz llantas|paso gas|monomando|nariz|bola agua|cuello|tina|cocina agua|lavadero|saxofon|stilson|cruz|perico|cuello ganso cocina|steelson|mezcladora bano|cruz llanta|lucha libre|sol musica|ducha|cofre tesoro|jardin nariz|clef',
  llavero:
    'recuerdo|boda|bautizo|xv|tejido|boda recuerdo|piel grabado|acrilico recuerdo|pompon|amigurumi|graduacion|resina|futbol america|labubu|macrame|madre regalo|stitch|xv anos|chivas|sublimar|kpop',
  lupa: 'explorador ninos|sherlock|detective disfraz|facial poro|gemologo|estampillas|insectos|cuerpo lupus|juguete ninos|safari|sopa letras|preescolar|filatelia',
  luz: 'credito|divina|propia|parto',
};
