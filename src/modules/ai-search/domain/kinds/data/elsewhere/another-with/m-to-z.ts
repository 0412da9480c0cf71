/** First words from m to z, and those behind that make them another thing. */
export const M_TO_Z: Readonly<Record<string, string>> = {
  malla:
    'sombra|gallinero|mosquitera|electrosoldada|antipajaros|voleibol|borreguera|ballet|gimnasia|deportiva|cabello|raschel|ciclismo|tul|pescar|tejer|leggins|medias|antigranizo|hernia|gallinera|mallasombra|corporal vestido',
  manguera:
    'jardin|gas|radiador|lavadora|regar|riego|bombero jardin|lavabo|cocina|clima|gasolina|narguile|regadera|fregadero|aspiradora|freno|bomberos disfraz|gas estufa|gasolina auto',
  maquina:
    'humo fiesta|burbujas|palomitas|algodon|escribir|tortillas|cafe|tatuar|helados|hielos|afeitar|peluches|cortar cabello|cortar pelo|raspados|tragamonedas|snacks|dulces|boba|pan|nieve|soft|hilo|bordar|tejer|pasta|chicles|burbuja|garra|ejercicio|churros|crepas|capuchino|hot dogs|vapor piso|rasurar|coser|depilar|donas',
  memoria:
    'fotografica|largo plazo|corto plazo|historica|estudiantil|album|muscular|difunto|lapida|lapidas|abuelo|graduacion',
  mesa: 'billar|ping pong|dulces|planchar|masaje|picnic|regalos|hockey aire|pool',
  mochila:
    'escolar|viaje|bebe|fumigadora|aspersora|panalera|termica|mezclilla|uber|didi|kinder|princesas|spiderman|hidratacion|perro|gato|frozen|avengers|paseo|montana|costco|acampar|senderismo|jansport|escuela nina|lonchera',
  molino: 'cafe|nixtamal|carne|maiz|viento harina|especias|pimienta|martillos|agua|chile',
  monitor:
    'presion|cardiaco|gimnasio|fetal|signos vitales|glucosa|natacion|campamento|deportivo|ritmo cardiaco|presion arterial|holter|parto|paciente|hemodinamico|yoga|esqui|surf|spinning|ludoteca|crossfit|bebe oxigeno|educativo|ski',
  motor:
    'lancha|fuera borda|carro|coche|licuadora|lavadora|moto|motocicleta|bicicleta|gasolina|diesel|tsuru|vocho|jetta|ventilador|bomba|avion|busqueda|refrigerador|limpiaparabrisas|podadora|maquina coser|ford|chevrolet|nissan|tractor|molino|tortilladora|batidora|italika|desbrozadora|marino|dos tiempos|honda civic|mezcladora cemento|nixtamal|maquina escribir|aspiradora|secadora|motosierra|cuatrimoto|chevy|aveo|platina|triciclo|yate|batidora cocina|cortadora pasto|pastelero|diesel tractor|diesel camion|desarmadora|fuera borda lancha|barco',
  mouse: 'limon|mango|fresa|guayaba|postre|cafe postre|yogurt',
  paleta:
    'helado|hielo|payaso|sombras|dulce|ping pong|pintor|maquillaje|padel|nieve|carne|cordero|cemento albanil|ojos|colores oleo|tenis mesa|congelada|hieleria|bombon|vainilla',
  panel:
    'yeso|abejas|expertos|tablaroca|durock|sandwich|decorativo|covintec|aislante|madera|mdf|juicio|avispas|unicel|espuma|cementicio|durlock|poliuretano techo|debate|discusion|pvc decorativo|madera decorativo|miel|sandwich techo|publicitario renta',
  pantalla:
    'solar piel|solar bloqueador|solar facial|lampara|buro|seda lampara|solar crema|lampara buro|rotoplas|chimenea',
  papel:
    'aluminio|tapiz|bano|higienico|picado|china|crepe|regalo|estraza|lija|encerado|seda|cascaron|america|arroz|cebolla|fotos album|pared|origami|kraft|cartulina|mache|albanene|celofan|metalico|volteado|protagonista|moneda|sanitario|encerado cocina',
  paqueteria: 'ups|dhl|fedex|estafeta',
  parche:
    'nicotina|bordado|llanta|termico|ojo|anticonceptivo|lupus|ropa|pirata|jean|mezclilla|pantalon|detox|pezon|ocular|camara llanta|biker|lidocaina|adelgazar|inflable|tambor',
  pasta: 'dental|dientes|sopa|spaguetti|italiana|zapatos|moldear|lasana|tomate',
  pila: 'bautismal|agua|ropa|lavadero|libros|bautizo|bano|bautismo|agua jardin|volta|benditera|bautizar|hojas|platos|lena|lavar ropa|agua lavadero|concreto',
  pintura:
    'vinilica|oleo|esmalte|automotriz|acrilica|unas|cabello|facial|dedo|abstracta|anticorrosiva|impermeable|aerosol|cuadro|rupestre|epoxica',
  pinza:
    'cejas|cabello|ensalada|pelo|depilar|hielo|ropa|tendedero|rizadora|carne asador|pan|cangrejo|banana cabello|cocina|ropa tender',
  piso: 'laminado|ceramico|vinilico|porcelanato|madera|pelvico|mosaico|duela|spc',
  pistola:
    'agua|silicon|pintura|pintar|masaje|nerf|impacto|gasolina|paintball|glock|dardos|burbujas|clavos|fulminantes|engrasar|calafateo|gotcha|diabolos|balines|pegamento|salva|vaqueros|hidrogel|soplete|tatuar|perforar orejas|vacunar|inyectar|grapas|calor|impacto neumatica',
  placa:
    'dental|dentales|conmemorativa|perro|mascota|tectonica|bacteriana|acero|fierro|yeso|rayos x|torax|madre computo|bebe nombre|tumba|lapida|premio|arqueologica|dento|huesos|perro nombre|fierro vaciado|coche nuevo|auto nuevo|tramite|moto tramite|homenaje|uñas|bacterial|marmol tumba|huellas mascota',
  plancha: 'ropa|cabello|pelo|vapor|hamburguesas|concreto|abdominal|alaciadora|asar|tortillas',
  plug: 'oreja|orejas|expansor|expansion|expandir|nariz|piercing|acrilico',
  pluma:
    'fuente|ave|ganso|escribir|gel|tinta|bic|tatuar|almohada|pavo|escolar|punto fino|bebe|paraiso|insulina|cebra|pavorreal|avestruz|caligrafia|sombrero|colores|atrapasuenos|gallo|pescar|anzuelo|parker|fuente caligrafia|gallina|tinta gel',
  polvo: 'hornear|maquillaje|pica pica|estrellas|proteina|compacto|traslucido|talco|hadas|picante|huevo',
  portero: 'futbol|america|seleccion|atlas|chivas|guantes futbol|pumas|penales|cruz azul|hockey',
  poste:
    'voleibol|baile|pole dance|madera|futbol|basquetbol|cama|luz concreto|tendedero|baloncesto|sombrilla|flores|tetherball|gato rascador|concreto',
  proyector:
    'estrellas|galaxia|vida|luna|constelaciones|estrellado|bebe dormir|galaxias|diapositivas antiguo|inversion|ciudadano|navideno',
  puente:
    'dental|colgante|hamaca|peatonal|guitarra|nasal|brooklyn|vacacional|muscular|golden gate|dientes|nariz|ferrocarril|guitarra acustica',
  pulsera: 'plata|tejida|tobillo|mosquitos|parejas|pandora|oro|hilo rojo|perlas|amistad|nauseas',
  puntas: 'ballet|danza|flecha|pie|cabello|pelo|abiertas|acero bolas',
  punto:
    'cruz|muerto|fuga|bordado|g|gol|venta tamales|partido|ebullicion|suspensivo|crochet|sutura|tejido|cadeneta|arroz',
  rack: 'ropa|bicicleta|bicicletas|vinos|zapatos|sentadillas|pesas|mancuernas|gimnasio|costillas|kayak|cocina|especias|toldo|surf|tenis|botellas|toallas|jamones|barricas|sarten|tablas surf|discos pesas|press banca|llantas|motos|cascos|canastas|verduras|trastes|platos|vasos|cuchillos|sentadilla|canastilla camioneta',
  radio:
    'bicicleta|albanil|albañil|despertador|reloj|fm|am|am fm|onda corta|cassette|cd|grabadora|novela|terapia|cocina|obra musica|antiguo|vintage|estereo|autoestereo|transistor abuelo|rines|tocadiscos|circunferencia|humero|cubito|hueso|gramola|cristiana|evangelica|formula|telenovela|pasillo cocina|circulo|fm grupera|brazo|fracturado|curvatura|antebrazo|giro|planchado',
  raton:
    'mascota|hamster|biblioteca|campo|laboratorio|dientes|trampa|perez|miguelito|mickey|mascota jaula|veneno|serpiente|vibora|boa|comida|juguete gato|pinky|alimento|campo plaga|vivo',
  red: 'pesca|pescar|voleibol|futbol|tenis|basquetbol|porteria|hamaca|alberca|cabello|mosquitera|mariposas|badminton|carga camioneta|balones|canasta|basquet|frontenis|gallinas|hockey|trampolin|atrapar peces|camaron|aro|arana|tendida cama|social|neuronal|trofica|alimentaria|drenaje|sanitaria|tenis mesa|cancha|proteccion gatos|albercas|amigos|voley|pajaros|tenis playa|frutas|contactos|apoyo|mosquitos|costal naranja|ventas|mercadeo',
  reflector: 'bicicleta|bici|casco|ciclista|chaleco|pintura|patin|corredor',
  regleta: 'geometria|medir|costura|matematicas|cuisenaire|escolar|madera',
  regulador:
    'gas|buceo|oxigeno|acuario|apetito|crecimiento|tanque gas|boiler|menstrual|cilindro gas|estufa|asador|tanque estacionario|buceo octopus|hormonal|ph alberca|azucar|presion agua|gas lp|vidrios|gas estufa|presion gas|oxigeno medicinal',
  reloj:
    'mano|cucu|arena|bolsillo|casio|deportivo|sol|apple|rolex|dama|caballero|biologico|pulsera dama|pared cucu|caja fuerte lujo|seiko|citizen|invicta|michael kors|cocina timer huevo|pared vintage|abuelo|antiguo|fosil|oro|sol jardin|pulsera|quinceanos|cocina|correr|hombre|mujer',
  rociador:
    'plantas|cabello|agua|aceite|jardin|perfume|pasto|maceta|cloro|alcohol|insecticida|herbicida|salsa|barniz|tirol|anti polillas|desinfectante|fumigar|huerta|pelo|fertilizante',
  rollo:
    'primavera|canela|sushi|papel higienico|fotografico|tela|pelicula foto|manualidades|pasto|estambre|aluminio|papel aluminio|jamon|canela horno|pelicula|alambre puas|papel cocina|papel encerado|polipapel|plastico burbuja',
  router:
    'madera|cnc|carpinteria|carpintero|makita|melamina|trimmer|rebajador|bosch|dewalt|truper|tallar|molduras|fresadora|ebanista|milwaukee',
  sello:
    'goma|agua|mecanico|postal|lacre|personalizado|lacrado|garantia oring|retenes|ciguenal|notarial|real|bomba agua|discografico|tampon|fechador|pelusa|postales|hule',
  sensor:
    'oxigeno|abs|maf|map|tps|glucosa|ciguenal|levas|detonacion|lambda|airbag|ovulacion|fetal|embarazo|inyeccion|transmision|nox|gasolina tablero|arbol levas|golpeteo|mariposa|aceite motor|anticongelante|cadera bebe|cuerpo aceleracion|fertilidad|airbag tsuru|velocidad carro|temperatura carro|pedal acelerador|reversa retroceso tsuru|rpm auto|abs carro|piso carro|cinturon asiento|rueda|glucosa brazo|parabrisas|limpiaparabrisas|celular repuesto|oxigeno auto|oxigeno chevy|oxigeno jetta|temperatura coche|presion aceite',
  servidor:
    'publico|bebidas|cereal|tamales|cafe|nacion|minecraft|agua|ensaladas|social|nacional|pasteles|publica|mole|sopa|mesa|buffet|ponche|postres|bufet|vino|whisky|meseros|banquete|cerveza|refresco|agua jamaica',
  silla:
    'ruedas|comedor|bebe carro|montar|alta bebe|playa|plegable|mecedora|tiffany|barbero|dental|auto bebe|periquera|gamer juegos ninos',
  sirena:
    'mar|disney|ariel|cola|muneca|cuento|tatuaje|mitologia|vestido|aleta|bosque|bicicleta|bici|triciclo|tina|cola disfraz|pelicula',
  soplete: 'cocina|crema brulee|acetileno|gas butano|repostero|pintar|reposteria',
  soporte:
    'lumbar|rodilla|emocional|guitarra|bicicleta|hamaca|amortiguador|motor|espalda|maceta|macetas|tobillo|tecnico domicilio|vida|nutricional|guitarra pared|pelvico|embarazada|plantar|menstrual|motor aveo|caja velocidades|motor tsuru|pecho|motor jetta|muneca',
  switch:
    'nintendo|oled|lite|pedal|encendido|ignicion|arranque|moto|elevador|freno|reversa auto|guitarra|mario|zelda|elevavidrios|direccionales|claxon|lite juegos|luz freno moto|consola|videojuego|lenguaje programacion|juegos consola|encendido carro|encendido tsuru|reversa carro|nintendo oled',
  tableta:
    'vitamina|cloro|efervescente|paracetamol|aspirina|madera|ibuprofeno|cafeina|antiacida|calcio|chocolate amargo|gomitas|cloro alberca|abecedario|barro|alberca|dolor|masticable|analgesico|caldo|colesterol|turron',
  tabletas: 'cloro|dolor|vitamina|efervescentes|masticables|analgesicas|colesterol|gripa|acidez|pastillas',
  taladro:
    'dental|pozo|petrolero|dientes|ganado|unas|barrena tierra|hoyos postes tierra|pesca hielo|manicura|agua pozo',
  tambor:
    'freno|detonante|musical|lavadora|pandereta|agua lavadora|lamina|chamanico|banda guerra|djembe|cama|redoblante',
  tanque:
    'gas|oxigeno|agua|buceo|guerra|gasolina|estacionario|cloro|rotoplas|wc|nitrogeno|bano|helio|peces|boiler|acetileno|propano|gas estacionario|gas lp|gas casa',
  tapete:
    'yoga|entrada|auto|sala|bano|bebe|gateo|persa|cocina|pilates|antifatiga bano|carro|camioneta|mascotas|cama|puzzle|fieltro|camping|gimnasio',
  tarjeta:
    'regalo|presentacion|cumpleanos|credito|debito|postal|navidad|circulacion|felicitacion|invitacion|boda|banco|amarilla|roja|lavadora|minisplit|refrigerador|pokemon|didactica|opalina|metro|nomina|madre amor|xbox|netflix|itunes|google play|departamental|vacunacion|san valentin|bienestar|spotify|roblox|free fire|playstation|tarot|bautizo|xv anos|memorama|liverpool|coppel|walmart|poblana|navidena|graduacion|amonestacion|dia madres|oxxo regalo',
  tarjetas: 'presentacion|navidad|cumpleanos|invitacion|regalo|postales|lectura ninos|loteria|pokemon|credito',
  teclado:
    'casio|yamaha|musical|piano|roland|korg|organo|musica|electronico yamaha|sintetizador|iglesia alabanza|acordeon|organeta|nord|arpegiador|tocar|tocar musica|casiotone|61 teclas|88 teclas|iglesia coro|casio musical|yamaha musical|5 octavas',
  tela: 'sombra|vestido|mezclilla|tapizar|algodon|costura|satin|polar|cortinas|lino|licra|mascarilla',
  terminal: 'autobuses|camiones|aerea|omnibus|ferry|enfermo|cancer|adn|direccion tsuru|ado',
  tierra:
    'negra|maceta|diatomeas|plantas|jardin|caliente|hoja|abono|fertil|cactus|lombriz|hojas|composta|santa|suculentas|cultivo|venta hectareas|gato arenero',
  tijeras: 'podar|costura|cabello|peluquero|pollo|punta roma|cuticula|sastre|zig zag|jardin',
  timbre: 'bicicleta|postal|fiscal|fiscales|correo|voz|bici|guitarra|voz soprano|postales coleccion|soprano|cfdi|sat',
  tinta: 'cabello|tatuaje|tatuajes|china|pelo|calamar|pelo rubio|boligrafo|china dibujo|labios',
  toner: 'facial|rosas|piel|cara|cabello|acne|pepino|hidratante',
  tornillo: 'banco|banco trabajo|dental|sin fin|quirurgico|ortopedico|huesos|arquimedes|bicicleta|rines|dientes|biela',
  torniquete:
    'medico|sangre|hemorragia|arterial|primeros auxilios|tactico medico|quirurgico|neumatico|sangrado|isquemia|pierna|brazo herido',
  torre:
    'eiffel|pisa|hanoi|aprendizaje|ajedrez|especias|babel|latino|champagne|vasos|bloques|lego|jenga|montessori|princesa|castillo|marfil|medieval|platos|fruta|cafe|inflable|agua potable|control aeropuerto|perforacion|enfriamiento|agua|globos|alfajores|cerveza|cervezas|panqueques|hot cakes|hotcakes|donas|pan|dulces|galletas|libros|control avion|rascador|gatos|maquillaje|zapatos|sonido renta|andamio|copas champana',
  trampa: 'ratas|ratones|moscas|cucarachas|raton|grasa|cangrejos|mosquitos|jaula zorrillo|sifon',
  transformador: 'bumblebee|optimus|robot juguete|peliculas|energia personal',
  tripie: 'guitarra|olla|olla barro|asador|boxeo|atril',
  tuberia: 'gas|cobre gas|drenaje|agua potable|hidraulica|pvc sanitario|sanitaria|agua caliente|agua',
  tubo: 'ensayo|escape|cobre|sanitario|hidraulico|pole dance|cortina|drenaje|digestivo|endotraqueal|desague|pasta|lavabo|silicon|pvc drenaje|gas|neon fiesta|pelotas|labial|cobre gas|estufa|pasta dental|torax|embarazada|rizos|cabello|baile|pasta dientes|agua caliente|cobre plomeria|rizador|pvc sanitario|pintura oleo|escape moto',
  ups: 'fedex|paquete|guia|envio|rastreo paquete',
  valvula:
    'corazon|cardiaca|olla|llanta|pcv|egr|mitral|wc|sanitario|tinaco|bicicleta|iac|cilindro|regadera|olla express|tricuspide|admision|escape|camara bici|tanque bano|estufa|gas estufa',
  varilla: 'construccion|corrugada|recocida|3/8|1/2|castillo|albanil|paraguas|incienso|pescar',
  vela: 'aromatica|cumpleanos|barco|citronela|soja|velero|numeros|santo|decorativa|bautizo|windsurf',
  ventilador:
    'radiador|pulmonar|mecanico hospital|tsuru|motoventilador|paciente|radiador carro|neonatal|oxigeno|radiador coche',
  video: 'boda|xv|quince|bautizo|musical filmar',
  visor: 'buceo|rifle|realidad virtual|vr|snorkel|caza|playstation|meta quest|oculus|telescopico caza|alberca|natacion',
  trompeta:
    'bemol|si bemol|musical|mariachi|laton|jazz|escuela musica|vuvuzela|estadio|banda escuela|banda secundaria|banda guerra|banda musica|yamaha',
  procesador: 'alimentos|comida|cocina|verduras|oster|ninja cocina',
  mezcladora: 'cemento|concreto|fregadero|lavabo|cocina|regadera|tina|masa|pan|cemento saco|monomando',
  rodillo: 'pintura|jade|masaje|pintar|amasar|cocina',
  tapa: 'olla|bano|inodoro|cajuela|motor|tinaco|punterias|wc|frasco|excusado',
  silbato: 'arbitro|perro|futbol',
};
