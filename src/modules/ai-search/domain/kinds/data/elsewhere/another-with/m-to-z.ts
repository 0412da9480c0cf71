/** First words from m to z, and those behind that make them another thing. */
export const M_TO_Z: Readonly<Record<string, string>> = {
  maleta:
    'cabina avion|rodante|equipaje|maternidad|bebe hospital|20 kilos|volaris|gimnasio|infantil|maquillaje|rimel|carry|panalera|tula|deportiva|vacaciones|perdida aeropuerto|playa',
  maletin:
    'maquillaje|enfermeria|medico|barbero|primeros auxilios|unas|poker|pintura oleo|manicurista|veterinario|estilista|juguete doctor|cosmetiquera|asador|acuarelas|reflexologia|domino|pesca',
  malla:
    'sombra|gallinero|mosquitera|electrosoldada|antipajaros|voleibol|borreguera|ballet|gimnasia|deportiva|cabello|raschel|ciclismo|tul|pescar|tejer|leggins|medias|antigranizo|hernia|gallinera|mallasombra|corporal vestido|deportiva mujer|curricular|leggings|danza|mosquitero|pilates|hexagonal gallina|lavar ropa|quirurgica|bano bebe|plafon yeso|frutas|venado|losa',
  manguera:
    'jardin|gas|radiador|lavadora|regar|riego|bombero jardin|lavabo|cocina|clima|gasolina|narguile|regadera|fregadero|aspiradora|freno|bomberos disfraz|gas estufa|gasolina auto|anticongelante|boiler|direccion hidraulica|lactancia|pecera|lavar coche|turbo|gotero|buceo|calefaccion auto|wc|hookah|compresor pintar|shisha',
  maquina:
    'humo fiesta|burbujas|palomitas|algodon|escribir|tortillas|cafe|tatuar|helados|hielos|afeitar|peluches|cortar cabello|cortar pelo|raspados|tragamonedas|snacks|dulces|boba|pan|nieve|soft|hilo|bordar|tejer|pasta|chicles|burbuja|garra|ejercicio|churros|crepas|capuchino|hot dogs|vapor piso|rasurar|coser|depilar|donas|lavar|algodon azucar|escribir antigua|overlock|tiempo|waffles',
  medidor:
    'glucosa|presion arterial|tazas|cucharas|reposteria|estatura|grasa corporal|anillos|ph alberca|cloro alberca|colesterol|pies zapatos|oxigeno sangre|azucar|aceite bayoneta|crecimiento|hemoglobina|modista|tazas harina|cucharadas|cerveza alcohol|onzas coctel|flujo pulmonar',
  memoria:
    'fotografica|largo plazo|corto plazo|historica|estudiantil|album|muscular|difunto|lapida|lapidas|abuelo|graduacion|vitaminas|ginkgo|cojin foam|almohada foam|ejercicios|juego cartas|colchon foam|alzheimer|descriptiva obra|pastillas|colchon|almohada|memorama|ginseng|estudiar examen',
  mesa: 'billar|ping pong|dulces|planchar|masaje|picnic|regalos|hockey aire|pool',
  mezcladora:
    'cemento|concreto|fregadero|lavabo|cocina|regadera|tina|masa|pan|cemento saco|monomando|cocina tarja|pintura|alimento ganado|mortero|bacha|trompo|harina|forraje|bano llave|helvex|polvos|betonera|urrea',
  mica: 'lentes graduados|green card|sombras maquillaje|faro pulir|mineral|antirreflejante|oftalmica|migratoria|transitions|maquillaje mineral|calavera|permanente eeuu|careta dental|faros pulidos',
  microfono: 'pastel|galleta|dibujo|inflable|plastico fiesta|collar dije',
  mochila:
    'campismo|acampar|senderismo|montana|escolar|viaje|bebe|fumigadora|aspersora|panalera|termica|mezclilla|uber|didi|kinder|princesas|spiderman|hidratacion|perro|gato|frozen|avengers|paseo|costco|jansport|escuela nina|lonchera|ruedas nina|camping|preescolar|primaria|mascota gato|fumigar|gimnasio|unicornio|paw patrol|moda mujer|hello kitty|chenson|bolsa dama',
  modulo:
    'sep aprendizaje|prepa linea|ine cita|closet|prepa abierta|verificacion|cocina integral|licencias manejo|pasaporte|sat cita|lunar|elasticidad|afore|cajones ropa|bienestar|alacena|abs|inea|lactario|bolsa aire',
  molinete: 'viento|papel colores|reguilete|ancla|lancha|rehilete|carrete pesca|cafe|jardin viento|maiz|tango|judo',
  molino: 'cafe|nixtamal|carne|maiz|viento harina|especias|pimienta|martillos|agua|chile',
  monitor:
    'presion|cardiaco|gimnasio|fetal|signos vitales|glucosa|natacion|campamento|deportivo|ritmo cardiaco|presion arterial|holter|parto|paciente|hemodinamico|yoga|esqui|surf|spinning|ludoteca|crossfit|bebe oxigeno|educativo|ski|infantil verano|apnea|gimnasio instructor|lagarto|embarazo',
  montaje:
    'teatral|boda mesas|pestanas|flores|cocina integral|llantas|banquete|obra teatro|coreografia|vals|postizos|unas|altar muertos|mesa dulces',
  motor:
    'lancha|fuera borda|carro|coche|licuadora|lavadora|moto|motocicleta|bicicleta|gasolina|diesel|tsuru|vocho|jetta|ventilador|bomba|avion|busqueda|refrigerador|limpiaparabrisas|podadora|maquina coser|ford|chevrolet|nissan|tractor|molino|tortilladora|batidora|italika|desbrozadora|marino|dos tiempos|honda civic|mezcladora cemento|nixtamal|maquina escribir|aspiradora|secadora|motosierra|cuatrimoto|chevy|aveo|platina|triciclo|yate|batidora cocina|cortadora pasto|pastelero|diesel tractor|diesel camion|desarmadora|fuera borda lancha|barco|desbielado|anillos|culata|bielas|secadora ropa|aceite cambio|inyectores',
  mouse:
    'limon|mango|fresa|guayaba|postre|cafe postre|yogurt|minnie|cabello|peinado|jerry|queso crema|maracuya|orejas fiesta|ratatouille',
  navaja:
    'barbero|afeitar|rasurar|cabello|mariposa|arena|toledo|almeja|barba|gallo|peluquero|cejas|oso|gillette|estilista|hongos setas|molusco|platino|gallos|sacapuntas|depilar|escamar',
  nivel:
    'educativo|ingles|socioeconomico|vida|embarazo|primaria|azucar|escolar|hormonal|glucosa|colesterol|medio superior|trigliceridos|aceite motor|preescolar|toefl|testosterona|frances|natacion|estudios|pensamiento|hierro|bachillerato|progesterona',
  organizador:
    'bodas|zapatos|maquillaje|closet|joyas|ropa interior|especias|refrigerador|eventos|juguetes|panales|calcetines|aretes|cosmeticos|escolar|bano shampoo|verduras|pastillas semanal|fiestas|trastes|brochas|xv anos|bolsas mano|viaje ropa|costura',
  palanca:
    'brazo fisica|wc|retiro carta|freno|cartas retiro|empresa padrino|financiera|moto clutch|simple maquina|estandar coche|direccionales|freno mano|excusado|fregadero|fisica tarea|tragamonedas|barreta',
  paleta:
    'helado|hielo|payaso|sombras|dulce|ping pong|pintor|maquillaje|padel|nieve|carne|cordero|cemento albanil|ojos|colores oleo|tenis mesa|congelada|hieleria|bombon|vainilla|limon|colores pintor|omoplato|acuarela|caramelo|magnum|agua sabores|michoacana|mezclas|cejas|tamarindo|dentista lengua|mango',
  panel:
    'yeso|abejas|expertos|tablaroca|durock|sandwich|decorativo|covintec|aislante|madera|mdf|juicio|avispas|unicel|espuma|cementicio|durlock|poliuretano techo|debate|discusion|pvc decorativo|madera decorativo|miel|sandwich techo|publicitario renta|huevo|multipanel techo|corcho|musgo|decorativo pvc|encuestas|hepatico',
  pantalla:
    'iphone|celular|celular samsung|celular motorola|celular xiaomi|celular huawei|telefono celular|solar piel|solar bloqueador|solar facial|lampara|buro|seda lampara|solar crema|lampara buro|rotoplas|chimenea|acne|buro tela|lino|solar bebe|carey|peineta|bano vidrio|lampara tejida|bambu sombrilla|bloqueador piel|mampara regadera|rattan|japonesa biombo',
  papel:
    'aluminio|tapiz|bano|higienico|picado|china|crepe|regalo|estraza|lija|encerado|seda|cascaron|america|arroz|cebolla|fotos album|pared|origami|kraft|cartulina|mache|albanene|celofan|metalico|volteado|protagonista|moneda|sanitario|encerado cocina|kraft florista|manteca|actor|toalla|lustre|horno|tortillas|hornear|amate',
  paquete:
    'vacacional|cancun|funerario|boda|quinceanera|panales|turistico|parto|fotografico xv|graduacion|disney|crucero|spa|hamburguesas|fiesta infantil|maternidad|tortillas|galletas|cigarros|fiscal|despensa',
  paqueteria: 'ups|dhl|fedex|estafeta',
  parche:
    'nicotina|bordado|llanta|termico|ojo|anticonceptivo|lupus|ropa|pirata|jean|mezclilla|pantalon|detox|pezon|ocular|camara llanta|biker|lidocaina|adelgazar|inflable|tambor',
  pasillo:
    'tapete|alfombra|boda flores|mueble zapatera|avion asiento|cuadros decorar|iglesia boda|petalos|lacteos|humanitario|encaje boda|vinos',
  pasta: 'dental|dientes|sopa|spaguetti|italiana|zapatos|moldear|lasana|tomate',
  pastilla:
    'freno|dolor|abortiva|anticonceptiva|dia siguiente|alergia|gripe|jabon|caldo pollo|guitarra|menta|cloro alberca|garganta|antiparasitaria|perro pulgas|viagra|dormir|presion arterial|bano wc|balatas|bajar peso|halls|tos|disco freno',
  pedal:
    'bicicleta|clutch|freno|acelerador|maquina coser|ejercicio|mtb|singer|bote basura|spinning|rehabilitacion piernas|bici|carrito nino|ruta shimano|coser|ebike',
  pedestal:
    'lavabo|flores|pastel|columpio|escultura|busto|virgen|estatua|maniqui|planta|maceta|lampara boda|trofeo|copa|letra|charola pasteles|santo|lavamanos|florero|cristo|pan',
  perilla:
    'cajon|puerta closet|asador|barba|mueble infantil|boxeo|cocina alacena|lactancia|aspiracion nasal|bebe mocos|tensiometro|horno|ceramica|oidos lavado|lavadora|comoda|palanca cambios|enema|baumanometro',
  perno:
    'dental|munon|tatuaje hueso|calavera freno|caliper|llanta|endodoncia|piston|implante|fractura|diente|biela|cadera|biga|birlo|corona dental|bola remolque|cadena moto',
  persiana:
    'madera lavado|lavanderia|parasol coche|mueble zapatera|zapatera|sheer confeccion|veneciana limpieza|closet louver|pintar|carton manualidad|casita munecas|maqueta',
  pila: 'bautismal|agua|ropa|lavadero|libros|bautizo|bano|bautismo|agua jardin|volta|benditera|bautizar|hojas|platos|lena|lavar ropa|agua lavadero|concreto|agua bendita|ropa sucia|cemento lavar|arena|concreto agua|ganado bebedero|trastes sucios|estiercol|composta',
  pintura:
    'vinilica|oleo|esmalte|automotriz|acrilica|unas|cabello|facial|dedo|abstracta|anticorrosiva|impermeable|aerosol|cuadro|rupestre|epoxica',
  pinza:
    'cejas|cabello|ensalada|pelo|depilar|hielo|ropa|tendedero|rizadora|carne asador|pan|cangrejo|banana cabello|cocina|ropa tender|pestanas|tender ropa|cuticula|quirurgica|hemostatica|azucar|carne asada|bbq|chongo|espagueti|pollo|cirugia|parto|tostadora',
  piso: 'falso|tecnico|laminado|ceramico|vinilico|porcelanato|madera|pelvico|mosaico|duela|spc',
  pistola:
    'agua|pintura|masaje|nerf|gasolina|paintball|glock|dardos|burbujas|fulminantes|engrasar|calafateo|gotcha|diabolos|balines|pegamento|salva|vaqueros|hidrogel|soplete|tatuar|perforar orejas|vacunar|inyectar',
  pizarra:
    'gis|ninos madera|acrilica plumones|magnetica infantil|piedra piso|montessori|tecnica futbol|plancha queso|fachada piedra|cocina quesos|primer dia|verde escolar|laja|caballete infantil|sushi plato',
  placa:
    'dental|dentales|conmemorativa|perro|mascota|tectonica|bacteriana|acero|fierro|yeso|rayos x|torax|madre computo|bebe nombre|tumba|lapida|premio|arqueologica|dento|huesos|perro nombre|fierro vaciado|coche nuevo|auto nuevo|tramite|moto tramite|homenaje|uñas|bacterial|marmol tumba|huellas mascota|dentadura|identificacion perro|petri|ateroma|panteon|nombre perro|auto tramite|tenencia|reemplacamiento|mascota grabada|bautizo|titanio hueso|radiografia|policia disfraz|vacuna|arterial',
  plancha: 'ropa|cabello|pelo|vapor|hamburguesas|concreto|abdominal|alaciadora|asar|tortillas',
  planta:
    'pie|suculenta|artificial|maceta|sombra|tomate|zapato|fascitis|medicinal|ornato|monstera|purificadora garrafon|interior maceta|cactus|carnivora|docente|dolor pie|sabila|orquidea|maguey|lavanda|zombies|aguacate',
  plug: 'anal|llanta|llantas|oreja|orejas|expansor|expansion|expandir|nariz|piercing|acrilico|expansion oreja|expansor oido|estetico|perforacion|vape|comedogenico|bujia|tanque gasolina|dilatador|lagrimal|carter aceite',
  pluma:
    'fuente|ave|ganso|escribir|gel|tinta|bic|tatuar|almohada|pavo|escolar|punto fino|bebe|paraiso|insulina|cebra|pavorreal|avestruz|caligrafia|sombrero|colores|atrapasuenos|gallo|pescar|anzuelo|parker|fuente caligrafia|gallina|tinta gel|edredon|indio|faisan|cisne|tinta negra|badminton|grua|gansos|lapicero|ostra|penacho|boligrafo|mont blanc|tatuaje|aretes',
  polvo: 'hornear|maquillaje|pica pica|estrellas|proteina|compacto|traslucido|talco|hadas|picante|huevo',
  portero: 'futbol|america|seleccion|atlas|chivas|guantes futbol|pumas|penales|cruz azul|hockey',
  porton: 'pintura|maqueta|playmobil|dibujo|forja|barniz|esmalte|anticorrosivo|oxido|antioxidante',
  poste:
    'voleibol|baile|pole dance|madera|futbol|basquetbol|cama|luz concreto|tendedero|baloncesto|sombrilla|flores|tetherball|gato rascador|concreto|munon dental|endodoncia|porteria|gol|madera barbacoa|tapete rascador|rascador|futbol americano|muela|red voleibol|dolor|cabecera|canasta',
  procesador: 'alimentos|comida|cocina|verduras|oster|ninja cocina',
  proyector:
    'estrellas|galaxia|vida|luna|constelaciones|estrellado|bebe dormir|galaxias|diapositivas antiguo|inversion|ciudadano|navideno',
  puente:
    'h l298n|h|dental|colgante|hamaca|peatonal|guitarra|nasal|brooklyn|vacacional|muscular|golden gate|dientes|nariz|ferrocarril|guitarra acustica|vacaciones|noviembre vacaciones|violin|gluteos|muelas|guadalupe reyes|tirante ejercicio|ejercicio|noviembre viaje|madera jardin|palillos maqueta|cosecha|piercing|lentes armazon|miocardico|frances amor',
  pulsera:
    'plata|tejida|tobillo|mosquitos|parejas|pandora|oro|hilo rojo|perlas|amistad|nauseas|hilo|chaquira|pareja|bebe azabache|rojo protege|macrame|cuarzo|esclava|mostacilla|embarazo nauseas|repelente mosquito|novia|amuleto|acero grabada|magnetica dolor',
  punta:
    'ballet|cana|pescado|diamante unas|arena|cabello abierta|diamante riviera|zarandeado|mita|flecha|aguja zapato|esparragos|filete|pelo|lapicero|lanza|pies|danza|costilla|arrachera|palmilla|mocasin|iceberg',
  puntas: 'ballet|danza|flecha|pie|cabello|pelo|abiertas|acero bolas',
  puntera:
    'zapatos|gel dedo|ballet|calcetin|agujeta|punta ballet|lapiz|silicon dedo|costura|dedos juanete|futbol|dardos|pastel duya',
  punto:
    'cruz|muerto|fuga|bordado|g|gol|venta tamales|partido|ebullicion|suspensivo|crochet|sutura|tejido|cadeneta|arroz',
  rack: 'ropa|bicicleta|bicicletas|vinos|zapatos|sentadillas|pesas|mancuernas|gimnasio|costillas|kayak|cocina|especias|toldo|surf|tenis|botellas|toallas|jamones|barricas|sarten|tablas surf|discos pesas|press banca|llantas|motos|cascos|canastas|verduras|trastes|platos|vasos|cuchillos|sentadilla|canastilla camioneta|portaequipaje|copas|sombreros|guitarras|lena|canastilla techo|cordero',
  radio:
    'bicicleta|albanil|albañil|despertador|reloj|fm|am|am fm|onda corta|cassette|cd|grabadora|novela|terapia|cocina|obra musica|antiguo|vintage|estereo|autoestereo|transistor abuelo|rines|tocadiscos|circunferencia|humero|cubito|hueso|gramola|cristiana|evangelica|formula|telenovela|pasillo cocina|circulo|fm grupera|brazo|fracturado|curvatura|antebrazo|giro|planchado|fractura|bicicleta rayos|geometria|elemento quimico|anuncio spot|curva|yeso|ortopedia|protesis',
  raqueta:
    'tenis|padel|badminton|squash|wilson|frontenis|babolat|ping pong|head|encordado|grip|infantil tenis|racquetball|nieve',
  raton:
    'mascota|hamster|biblioteca|campo|laboratorio|dientes|trampa|perez|miguelito|mickey|mascota jaula|veneno|serpiente|vibora|boa|comida|juguete gato|pinky|alimento|campo plaga|vivo',
  receptor:
    'futbol americano|hormonal|opioide|futbol|beisbol|dopamina|trasplante|insulina|nfl|estrogeno|organo donador|sangre universal|sensorial piel|factura cfdi|adrenergico|acido gastrico|careta beisbol',
  red: 'pesca|pescar|voleibol|futbol|tenis|basquetbol|porteria|hamaca|alberca|cabello|mosquitera|mariposas|badminton|carga camioneta|balones|canasta|basquet|frontenis|gallinas|hockey|trampolin|atrapar peces|camaron|aro|arana|tendida cama|social|neuronal|trofica|alimentaria|drenaje|sanitaria|tenis mesa|cancha|proteccion gatos|albercas|amigos|voley|pajaros|tenis playa|frutas|contactos|apoyo|mosquitos|costal naranja|ventas|mercadeo',
  refacciones:
    'bicicleta|bici|moto|motocicleta|carro|coche|auto|camion|tractor|licuadora|lavadora|secadora|refrigerador|estufa|microondas|celular|iphone|dron|maquina coser|podadora|electrodomesticos|linea blanca|aspiradora|ventilador',
  reflector:
    'bicicleta|bici|casco|ciclista|chaleco|pintura|patin|corredor|chaleco ciclista|calavera trailer|casco moto|pedal bici|fascia|mono disfraz|solar cosmetico|rayos bici|tenis correr|correa perro|mochila escolar|carriola',
  regleta: 'geometria|medir|costura|matematicas|cuisenaire|escolar|madera',
  regulador:
    'gas|buceo|oxigeno|acuario|apetito|crecimiento|tanque gas|boiler|menstrual|cilindro gas|estufa|asador|tanque estacionario|buceo octopus|hormonal|ph alberca|azucar|presion agua|gas lp|vidrios|gas estufa|presion gas|oxigeno medicinal|intestinal|crecimiento plantas|sueno|boiler gas|ph piel|cerveza barril|co2 cerveza|acetileno|vidrio elevador',
  relevador:
    'pitcher|beisbol|ministerio|clutch|futbol|atletismo|4x100|yankees|cerrador|natacion|bombero turno|cuidador',
  reloj:
    'mano|cucu|arena|bolsillo|casio|deportivo|sol|apple|rolex|dama|caballero|biologico|pulsera dama|pared cucu|caja fuerte lujo|seiko|citizen|invicta|michael kors|cocina timer huevo|pared vintage|abuelo|antiguo|fosil|oro|sol jardin|pulsera|quinceanos|cocina|correr|hombre|mujer|cadena oro|casio mujer|fossil|pendulo|cartier|swatch|hublot|ajedrez|antiguo abuelo|gucci|juguete aprender|abdomen ejercicio',
  resistencia:
    'ligas|insulina|civil|bandas ejercicio|cafetera|boiler|plancha|refrigerador deshielo|antibiotico|aerobica|bacteriana|lavavajillas|horno estufa|regadera|entrenamiento|secadora|gluteos|cardio|freidora|banda elastica|tortilladora|insulinica|tamalera',
  riel: 'closet|cajon|asiento|tren|zapatos|montana rusa|puerta closet|inyectores|freidora|carne rastro|oruga|copas|corredera|tranvia',
  rociador:
    'plantas|cabello|agua|aceite|jardin|perfume|pasto|maceta|cloro|alcohol|insecticida|herbicida|salsa|barniz|tirol|anti polillas|desinfectante|fumigar|huerta|pelo|fertilizante|aceite cocina|riego pasto|estilista|botella peluqueria|pintura|vinagre|agua facial|plancha ropa|garganta|nasal|brillantina|spray bronceador|maquillaje|vegetal',
  rodillo: 'pintura|jade|masaje|pintar|amasar|cocina',
  rollo:
    'primavera|canela|sushi|papel higienico|fotografico|tela|pelicula foto|pelicula 35 mm|manualidades|pasto|estambre|aluminio|papel aluminio|jamon|canela horno|pelicula|alambre puas|papel cocina|papel encerado|polipapel|plastico burbuja|higienico|kodak|pelicula fotografica|pastel helado|egapack|hule cristal|pintura rodillo|carne|bolsas basura|foamy|cajeta|toallas cocina|fotos 35mm',
  rotula:
    'suspension|rodilla|luxacion|jetta|chevy|dolor|tsuru|direccion|femoral|terminales|silverado|aveo|rodillera|bujes|condromalacia|horquilla|tijera|tornillo fractura',
  router:
    'madera|cnc|carpinteria|carpintero|makita|melamina|trimmer|rebajador|bosch|dewalt|truper|tallar|molduras|fresadora|ebanista|milwaukee',
  rueda:
    'prensa|hamster|fortuna|casino|hula|feria|molino|carreta|caballo|bicicleta|patines|cama|abdominal|alimentos|navajas|emociones|moscovita|caprichos|alfarero|yoga|queso|color maquillaje|andadera',
  sello:
    'goma|agua|mecanico|postal|lacre|personalizado|lacrado|garantia oring|retenes|ciguenal|notarial|real|bomba agua|discografico|tampon|fechador|pelusa|postales|hule',
  semaforo:
    'covid|alimentario|epidemiologico|emociones|fiesta carros|nutricional|maqueta|galletas|conducta|calorias|preescolar|alerta sanitaria',
  senal:
    'embarazo|apocalipsis|dios|amor|bursatil|virgo|zodiaco|autismo|ansiedad|trading|reiki|sordos|cancer|divina|persignarse|infarto|infidelidad',
  sensor:
    'estacionamiento reversa|reversa|oxigeno|abs|maf|map|tps|glucosa|ciguenal|levas|detonacion|lambda|airbag|ovulacion|fetal|embarazo|inyeccion|transmision|nox|gasolina tablero|arbol levas|golpeteo|mariposa|aceite motor|anticongelante|cadera bebe|cuerpo aceleracion|fertilidad|airbag tsuru|velocidad carro|temperatura carro|pedal acelerador|reversa retroceso tsuru|rpm auto|abs carro|piso carro|cinturon asiento|rueda|glucosa brazo|parabrisas|limpiaparabrisas|celular repuesto|oxigeno auto|oxigeno chevy|oxigeno jetta|temperatura coche|presion aceite|freestyle|ckp|iac|bujias|insulina|lavadora|egr',
  servidor:
    'publico|bebidas|cereal|tamales|cafe|nacion|minecraft|agua|ensaladas|social|nacional|pasteles|publica|mole|sopa|mesa|buffet|ponche|postres|bufet|vino|whisky|meseros|banquete|cerveza|refresco|agua jamaica|servilletas|agua garrafon|nacion curso|ensalada|pastel|declaracion patrimonial|salsas|jugos|aguas frescas',
  silbato: 'arbitro|perro|futbol',
  silla:
    'ruedas|comedor|bebe carro|montar|alta bebe|playa|plegable|mecedora|tiffany|barbero|dental|auto bebe|periquera|gamer juegos ninos',
  sirena:
    'mar|disney|ariel|cola|muneca|cuento|tatuaje|mitologia|vestido|aleta|bosque|bicicleta|bici|triciclo|tina|cola disfraz|pelicula|pastel|fiesta infantil|varada|loteria|traje bano|dibujo|monoaleta|mermelada',
  software:
    'contpaqi|aspel|contabilidad|contable|facturacion|dental|dieta|nutriologos|patronaje|psicologos|bordado|arquitectura|horoscopo|inmobiliaria|edicion fotos|costura|tarot|genealogia|diseno joyas',
  soldadura:
    'dental|oro joyeria|pompeyana|curso cecati|biologica|mofles|herrero domicilio|plata joyero|anillo|ortodoncia|vacante empleo|submarina curso|pailera empleo',
  soplete: 'cocina|crema brulee|acetileno|gas butano|repostero|pintar|reposteria',
  soporte:
    'lumbar|rodilla|emocional|guitarra|bicicleta|hamaca|amortiguador|motor|espalda|maceta|macetas|tobillo|tecnico domicilio|vida|nutricional|guitarra pared|pelvico|embarazada|plantar|menstrual|motor aveo|caja velocidades|motor tsuru|pecho|motor jetta|muneca|motor goma|busto|muneca ortopedico|pastel|vientre embarazo|columna espalda|zapatos arco|toallero|jamon|vital|testicular|repisa madera|papel higienico|cruz boda',
  supresor:
    'apetito|hambre|tos|sabor|olores|prolactina|cupones|lactancia|maleza|rifle|pistola|acido gastrico|humo cigarro',
  switch:
    'nintendo|oled|lite|pedal|encendido|ignicion|arranque|moto|elevador|freno|reversa auto|guitarra|mario|zelda|elevavidrios|direccionales|claxon|lite juegos|luz freno moto|consola|videojuego|lenguaje programacion|juegos consola|encendido carro|encendido tsuru|reversa carro|nintendo oled|mario kart|pokemon|marcha coche|encendido auto|elevador vidrio|luz freno|cebadora|pedal freno|moto encendido|animal crossing',
  tablero:
    'ajedrez|basquetbol|ouija|damas|dardos|monopoly|parques|pizarra corcho|puntillas montessori|pinterest|sensorial|cuero limpiador|cubre auto|serpientes|vision board|corcho|oca|dibujo restirador|scrabble|metas|turista mundial|canasta',
  tableta:
    'vitamina|cloro|efervescente|paracetamol|aspirina|madera|ibuprofeno|cafeina|antiacida|calcio|chocolate amargo|gomitas|cloro alberca|abecedario|barro|alberca|dolor|masticable|analgesico|caldo|colesterol|turron|abdominal|antiacido|abuelita|abdomen|purificadora agua|desparasitante|lavavajillas|suplemento|barro arcilla|madera picar|potabilizadora|nutella|amargo',
  tabletas: 'cloro|dolor|vitamina|efervescentes|masticables|analgesicas|colesterol|gripa|acidez|pastillas',
  taladro:
    'banco|columna|dental|pozo|petrolero|dientes|ganado|unas|barrena tierra|hoyos postes tierra|pesca hielo|manicura|agua pozo|manicure|odontologo|pozos agua|hielo pesca|huesos|cuticula|craneo|ortopedico|pocero|perforacion petrolera',
  tambor:
    'freno|detonante|musical|lavadora|pandereta|agua lavadora|lamina|chamanico|banda guerra|djembe|cama|redoblante',
  tanque:
    'gas|oxigeno|agua|buceo|guerra|gasolina|estacionario|cloro|rotoplas|wc|nitrogeno|bano|helio|peces|boiler|acetileno|propano|gas estacionario|gas lp|gas casa',
  tapa: 'olla|bano|inodoro|cajuela|motor|tinaco|punterias|wc|frasco|excusado|rosca tinaco|cacerola|sarten|cerveza|motor valvulas|sanitario|aceite carro|radiador|licuadora|cisterna concreto|tupper|tambor|gasolina moto|cardan|gluteo|espanola aperitivo|biberon|distribuidor bujias',
  tapete:
    'yoga|entrada|auto|sala|bano|bebe|gateo|persa|cocina|pilates|antifatiga bano|carro|camioneta|mascotas|cama|puzzle|fieltro|camping|gimnasio',
  tarjeta:
    'regalo|presentacion|cumpleanos|credito|debito|postal|navidad|circulacion|felicitacion|invitacion|boda|banco|amarilla|roja|lavadora|minisplit|refrigerador|pokemon|didactica|opalina|metro|nomina|madre amor|xbox|netflix|itunes|google play|departamental|vacunacion|san valentin|bienestar|spotify|roblox|free fire|playstation|tarot|bautizo|xv anos|memorama|liverpool|coppel|walmart|poblana|navidena|graduacion|amonestacion|dia madres|oxxo regalo|amarilla arbitro|roja arbitro|baby shower|condolencias|didacticas|coleccion futbol|agradecimiento',
  tarjetas: 'presentacion|navidad|cumpleanos|invitacion|regalo|postales|lectura ninos|loteria|pokemon|credito',
  teclado:
    'casio|yamaha|musical|piano|roland|korg|organo|musica|electronico yamaha|sintetizador|iglesia alabanza|acordeon|organeta|nord|arpegiador|tocar|tocar musica|casiotone|61 teclas|88 teclas|iglesia coro|casio musical|yamaha musical|5 octavas|musica clases|juguete musical|partituras|principiante piano|cumbia|mariachi|norteno',
  tela: 'sombra|vestido|mezclilla|tapizar|algodon|costura|satin|polar|cortinas|lino|licra|mascarilla',
  telefono:
    'locatel|banco atencion|issste cita|sat atencion|imss|cfe reportes|vaso hilo|pastel|emergencias psicologicas|bebe didactico|aeromexico|infonavit|coppel',
  televisor:
    'caja carton|mueble flotante|maqueta|centro entretenimiento|mueble madera|empeno|miniatura|dibujo colorear',
  tensor:
    'banda|muscular|facial|tiempo distribucion|cadena moto|aveo|cuello|rodilla|papada|piel|alternador|fascia lata|jetta|calculo vectorial|tsuru|distribucion|cadena bicicleta|arrugas|clutch|dupuytren|poly v|ojeras|suspension',
  terminal:
    'autobuses|camiones|aerea|omnibus|ferry|enfermo|cancer|adn|direccion tsuru|ado|central norte|camionera|tapo|portuaria|observatorio|paciente|carro direccion|ileon|fase|crucero|suspension|estudios carrera',
  termometro:
    'rectal|bebe|axila|fiebre|mercurio|carne|clinico|basal|reposteria|vaginal|oido|tina bebe|horno|oral|dulce caramelo|asador|ovulacion',
  termostato:
    'jetta|chevy|tsuru|aveo|nissan motor|radiador|horno estufa|plancha|anticongelante|toma agua|lavadora|ford ranger|freidora|sentra',
  tierra:
    'negra|maceta|diatomeas|plantas|jardin|caliente|hoja|abono|fertil|cactus|lombriz|hojas|composta|santa|suculentas|cultivo|venta hectareas|gato arenero|negra plantas|santa viaje|bendita|maqueta|colorada novela|sembrar|caliente michoacan|vegetal|adentro|ejidal|planeta|comal|huerto|preparada',
  tijeras: 'podar|costura|cabello|peluquero|pollo|punta roma|cuticula|sastre|zig zag|jardin',
  timbre:
    'bicicleta|postal|fiscal|fiscales|correo|voz|bici|guitarra|voz soprano|postales coleccion|soprano|cfdi|sat|coleccion|filatelia|nomina|notarial|sellos|cantante|lavadora fin|notaria|predial',
  tinta:
    'cabello|tatuaje|tatuajes|china|pelo|calamar|pelo rubio|boligrafo|china dibujo|labios|vino|pulpo|textil|comestible|serigrafia|tatuar|tela|invisible pluma|cejas|sello goma|caligrafia|pluma fuente|henna|huitlacoche|playeras',
  tira: 'pollo|comica|bordada|reactiva|glucosa|blanqueadora|nasal|depilatoria|orina|encaje|tocino|cera|asado|puntos negros|dental|tortilla|maruchan|carne|embarazo|brasier|pestanas|ovulacion|fotografica|bacon|materias',
  toner: 'facial|rosas|piel|cara|cabello|acne|pepino|hidratante',
  tope: 'salarial|amortiguador|suspension|rodilla|infonavit|credito|tijera auto|cofre|gastos campana|imss|cajon cocina',
  tornamesa:
    'pastel|decorar|reposteria|giratoria betun|ceramica|comida china|queso|pasteles|rastra trailer|quinta rueda|maquillaje|alfarero|especiero|pizza',
  tornillo:
    'dental|sin fin|quirurgico|ortopedico|huesos|arquimedes|bicicleta|rines|dientes|biela|rosca pie|embarazo|hueso|rodilla|bicicleta manubrio|implante dental|tatuaje|cervical|fractura|columna vertebral|ganado gusano|carter|mosca barrenador|pedicular|pasta sopa|birlos llanta|tapon aceite|anteojos|trasplante',
  torniquete:
    'medico|sangre|hemorragia|arterial|primeros auxilios|tactico medico|quirurgico|neumatico|sangrado|isquemia|pierna|brazo herido|cat tourniquet|banda venosa|bordado|brazo inyeccion|paramedico|venopuncion|ligadura|ropa exprimir',
  torre:
    'eiffel|pisa|hanoi|aprendizaje|ajedrez|especias|babel|latino|champagne|vasos|bloques|lego|jenga|montessori|princesa|castillo|marfil|medieval|platos|fruta|cafe|inflable|agua potable|control aeropuerto|perforacion|enfriamiento|agua|globos|alfajores|cerveza|cervezas|panqueques|hot cakes|hotcakes|donas|pan|dulces|galletas|libros|control avion|rascador|gatos|maquillaje|zapatos|sonido renta|andamio|copas champana|pastel|postres|aprendizaje montessori|lavado secado|mariscos|aguachile',
  torreta: 'cnc|bordadora|castillo|torno|tanque guerra|ajedrez|revolver microscopio|mirador|ametralladora|hot cakes',
  trampa: 'ratas|ratones|moscas|cucarachas|raton|grasa|cangrejos|mosquitos|jaula zorrillo|sifon',
  transformador:
    'bumblebee|optimus|robot juguete|peliculas|energia personal|optimus prime|robot nino|vidas coach|liderazgo|social curso|agente cambio|maestro educacion|autobot|pelicula|tren electrico',
  transmisor: 'enfermedades|dengue|sexual|rabia|mosquito|sinaptico|neuro|dopamina|malaria|serotonina|vih|chagas',
  tripie:
    'guitarra|olla|olla barro|asador|boxeo|atril|corona flores|oleo|asador fogata|pintura caballete|lona caballete|mesa boda|camping olla|pizarron cuentos|arreglo floral|caballete|boda cartel|invitados lista',
  trituradora:
    'ramas|alimentos|carne|forraje|llantas|fregadero|verduras|hojarasca|hielo|maiz|piedra|plastico pet|pastura|madera jardin|tarja|grava|vidrio botella|comida|nixtamal|composta|chile|ajo|cacao',
  trompeta:
    'bemol|si bemol|musical|mariachi|laton|jazz|escuela musica|vuvuzela|estadio|banda escuela|banda secundaria|banda guerra|banda musica|yamaha|clases|boquilla sordina|partitura|angel|planta flor|bach|falopio|eustaquio|apocalipsis|pocket|boquilla|sordina|setas|sinaloense',
  tuberia: 'gas|cobre gas|drenaje|agua potable|hidraulica|pvc sanitario|sanitaria|agua caliente|agua',
  tubo: 'ensayo|escape|cobre|sanitario|hidraulico|pole dance|cortina|drenaje|digestivo|endotraqueal|desague|pasta|lavabo|silicon|pvc drenaje|gas|neon fiesta|pelotas|labial|cobre gas|estufa|pasta dental|torax|embarazada|rizos|cabello|baile|pasta dientes|agua caliente|cobre plomeria|rizador|pvc sanitario|pintura oleo|escape moto|rizadora|pvc hidraulico|rizar|pelo|cpvc|dental|neural|calcetin|crema|timpano|ventilacion oido|sangre vacutainer|flautas|mofle|albanal',
  tuerca:
    'birlo|llanta|juguete madera|anillo dedo|rin|lavabo|wc|regadera|excusado|montessori|arete|tarja|flecha homocinetica|bicicleta maza|masa rueda|seguridad rin|alma guitarra|piercing|gas estufa',
  ups: 'fedex|paquete|guia|envio|rastreo paquete',
  valvula:
    'corazon|cardiaca|olla|llanta|pcv|egr|mitral|wc|sanitario|tinaco|bicicleta|iac|cilindro|regadera|olla express|tricuspide|admision|escape|camara bici|tanque bano|estufa|gas estufa|aortica|motor escape|trompeta musical|hakim|biberon|vvt|fregadero|puncion|instrumento|acuario|buceo',
  varilla:
    'construccion|corrugada|recocida|3/8|1/2|castillo|albanil|paraguas|incienso|pescar|barba|brasier|mecanica movil|pan|aromatica|difusor|lentes|magica|corset|cortina|bambu|globo|aceite bayoneta|3/8 construccion|trabes|tejer|pasteles|radiestesia|losa',
  vela: 'aromatica|cumpleanos|barco|citronela|soja|velero|numeros|santo|decorativa|bautizo|windsurf',
  velcro:
    'tenis|panal|zapato nino|coser ropa|sandalias|rulos|tubos cabello|chaqueta|faja|rizos|costurera|tela|reloj correa|cabello|parches militares|ferula|tapete juego',
  ventilador:
    'radiador|pulmonar|mecanico hospital|tsuru|motoventilador|paciente|radiador carro|neonatal|oxigeno|radiador coche|mecanico paciente|mano espanol|motor auto|abanico flamenco|cpap|refrigerador|bipap|horno conveccion|abanico boda|papel fiesta|intubado',
  video: 'boda|xv|quince|bautizo|musical filmar',
  visor: 'buceo|rifle|realidad virtual|vr|snorkel|caza|playstation|meta quest|oculus|telescopico caza|alberca|natacion',
  volante:
    'publicidad|vestido|imprimir|folleto|falda|impresos|imss|plan escolar|cubre coche|clutch|badminton|mascada|encuerado|olan|forrado|medico|reparto|blusa|motor inercia|repartidor|futbolista|manga olanes',
  zapata:
    'freno|emiliano|concreto|cimentacion|balatas|corrida construccion|revolucion|aislada|tambor|cimiento|moto|plan ayala|biografia|bicicleta|traseras|museo|dibujo colorear|castillo losa|metro estacion|cartel|vocho',
};
