import type { KindEntry } from '../book/kind-entry';

/** What others sell. Where a catalog has none of it, asking for it finds nothing rather than what shares a word. */
export const ELSEWHERE: readonly KindEntry[] = [
  {
    kind: 'refrigerador',
    is: 'refrigerador|refri|nevera|frigobar|congelador|refrigerator|fridge|freezer|hielera|frigorifico|enfriador de agua|dispensador de agua|vitrina refrigerada|maquina de hielos|congelador horizontal',
    say: 'enfriar refrescos|guardar la comida fria|mantener la carne congelada|hacer hielos|que no se eche a perder la leche|donde meter las sobras del mole|tener cheves bien heladas',
  },
  {
    kind: 'lavadora',
    is: 'lavadora|secadora|lavasecadora|washing machine|dryer|plancha|lavavajillas|secadora de ropa|lavatrastes|burro de planchar|tendedero|centro de lavado|planchador',
    say: 'lavar la ropa|secar la ropa|planchar camisas|lavar los trastes|quitar manchas de la blusa|exprimir y tender calcetines|la mezclilla sale arrugada',
  },
  {
    kind: 'estufa',
    is: 'estufa|horno|microondas|parrilla|licuadora|batidora|cafetera|tostador|freidora|stove|microwave|blender|coffee maker|freidora aire|olla|sarten|vajilla|horno electrico|extractor jugos|olla express|asador|waflera|cuchillos|utensilios|comal|molcajete|cazuela|vaporera|sandwichera|exprimidor|colador|tortilladora|rebanadora|olla de presion|budinera|arrocera|cacerola|anafre|sarten electrico|molino de nixtamal',
    say: 'hacer cafe|calentar la comida|hacer licuados|freir papas|cocinar|hornear pasteles|hacer tortillas|preparar jugos|hacer carne asada|calentar tortillas|cocer frijoles|tostar bolillo|guisar con menos aceite|hacer palomitas en casa|freir milanesas|batir claras de huevo',
  },
  {
    kind: 'aspiradora',
    is: 'aspiradora|robot aspirador|vacuum|barredora|escoba|trapeador|hidrolavadora|detergente|jabon|cloro|aspiradora robot|cubeta|mechudo|suavizante|aromatizante|bolsas de basura|plumero|limpiavidrios|recogedor',
    say: 'limpiar la alfombra|barrer la casa|trapear el piso|lavar el carro a presion|aspirar el piso|quitar cochambre|sacudir los sillones de pelusa|dejar rechinando los azulejos',
  },
  {
    kind: 'muebles',
    is: 'silla|sillon|sofa|mesa|escritorio|cama|colchon|librero|archivero|mueble|chair|desk|mattress|bed|couch|sala|comedor|ropero|closet|recamara|almohada|cobija|sabanas|cortinas|tapete|silla oficina|silla ejecutiva|mesa de centro|litera|mecedora|hamaca|tocador|cajonera|edredon|cobertor|mantel|florero|perchero|zapatera|base de cama|sofa cama|colcha|futon',
    say: 'sentarme a trabajar|dormir mejor|donde sentarse|guardar mi ropa|donde poner los libros|descansar la espalda al dormir|comedor de seis para la familia|decorar la sala con cojines',
  },
  {
    kind: 'ropa y calzado',
    is: 'zapatos|tenis|ropa|camisa|playera|pantalon|vestido|chamarra|shoes|shirt|tenis para correr|uniforme|sombrero|gorra|calcetines|traje|bolsa dama|lentes sol|botas vaqueras|sudadera|falda|blusa|traje de baño|cinturon de piel|bolso|huaraches|brasier|calzones|pijama|leggins|sueter|bufanda|sandalias|chanclas|tacones|zapatillas|paraguas|sombrilla|disfraz|lenceria|medias de dama|rebozo|abrigo|vestido de novia|jeans|mezclilla',
    say: 'vestirme para una boda|correr un maraton|algo para ponerme|taparme del frio con algo tejido|que me combine con el pantalon|zapatear en el baile|tallas extra para dama',
  },
  {
    kind: 'alimentos',
    is: 'comida|leche|pan|fruta|carne|refresco|cerveza|croquetas|alimento perro|agua embotellada|garrafon|garrafon agua|agua garrafon|vino|cafe|dulces|food|huevo|pastel|pizza|tortillas|aceite cocina|arroz|tequila|whisky|botana|croquetas para perro|alimento mascotas|vitaminas|suplemento|proteina|alimento para gato|atun|mayonesa|mermelada|yogurt|galletas|aguacate|gelatina|mazapan|cacahuates|sushi|hamburguesa|vodka|mezcal|ron añejo|papas fritas|chicharron|sopa instantanea|catsup|champaña|te de manzanilla|chicles',
    say: 'comer|darle de comer al perro|desayunar|merendar con la familia|brindar en año nuevo|antojo de algo dulce|lo de la despensa del mes',
  },
  {
    kind: 'medicina',
    is: 'medicina|paracetamol|aspirina|curitas|vendas|silla ruedas|muletas|baumanometro|oximetro|glucometro|cubrebocas|gel antibacterial|medicine|jeringa|pañales|biberon|shampoo|perfume|maquillaje|crema|desodorante|pasta dental|rastrillo|rasuradora|secadora cabello|plancha cabello|cepillo dental|labial|condones|pastillas para|jarabe|tanque de oxigeno|cama de hospital|carriola|pañal|toallas femeninas|rimel|unas acrilicas|insulina|antibiotico|ibuprofeno|omeprazol|andadera|nebulizador|estetoscopio|lentes de contacto|bloqueador solar|protector solar|tinte de cabello|esmalte de uñas|pestañas postizas|peluca|enjuague bucal|faja reductora|collarin|plantillas ortopedicas|mertiolate|alcohol en gel|hilo dental|acondicionador cabello|aparato auditivo|antigripal|crema facial|te para adelgazar|loratadina|protesis',
    say: 'dolor de cabeza|medir la presion|bajar la fiebre|curar heridas|rasurarme|oler rico|gripa|bajar de peso|me arde la garganta|quitarme lo arrugado de la piel|pintarme las canas|pies cansados y juanetes|alergia al polen',
  },
  {
    kind: 'autopartes',
    is: 'llantas|llanta|aceite motor|balatas|amortiguador|bujias|filtro aceite|tires|rines|limpiaparabrisas|anticongelante|gasolina|motor coche|autoestereo|estereo auto|tapetes auto|batería de carro lth|bateria automotriz|bateria para carro|escape|clutch|radiador|parabrisas|cera para auto|polarizado|faros de coche|alternador de carro|liquido de frenos|banda de tiempo|portaequipaje|cubreasientos|cadena de moto|inyectores de gasolina|filtro de aire|filtro de gasolina|birlos|forro de volante|tapones de rin|calaveras de auto|aceite de transmision',
    say: 'cambiar las llantas|el carro no frena bien|cambio de aceite|afinar el motor|rechina al frenar|pulir los rines|alineacion y balanceo',
  },
  {
    kind: 'vehículos',
    is: 'bicicleta|motocicleta nueva|patineta|scooter|coche nuevo|bicycle|patin electrico|triciclo|cuatrimoto|bici|carro usado|lancha|scooter electrico|bicicleta montaña|casco de moto|montacargas|tractor|motoneta|bicicleta electrica|carrito de golf|jet ski|kayak|yate|moto acuatica|patines|avioneta|go kart|moto usada|patin del diablo',
    say: 'andar en bici|montar por la ciudad|transportarme al trabajo pedaleando|pasear por la playa en dos ruedas|pedalear los domingos',
  },
  {
    kind: 'construcción',
    is: 'cemento|pintura|varilla construccion|ladrillo|tabique|impermeabilizante|yeso|loseta|piso ceramico|paint|cemento gris|brocha|rodillo pintura|tinaco|inodoro|lavabo|regadera|boiler|calentador agua|bomba agua|fregadero|azulejo|madera|triplay|tabla roca|llave mezcladora|excusado|calentador solar|arena|grava|block|cal|lamina|tubo pvc sanitario|wc|bomba sumergible|puerta madera|ventana aluminio|bomba de agua|cisterna|pala|carretilla|revolvedora|manguera jardin|tarja|mingitorio|pegazulejo|barniz|thinner|resistol|lija|jacuzzi|tina de baño|adoquin|escusado|cimbra|mortero|tirol|zoclo|cancel de baño|pega piso|calentador de paso|lavadero|cespol',
    say: 'pintar la casa|construir un cuarto|poner piso|tapar goteras|calentar el agua para bañarme|subir agua al tinaco|goteras en el techo|emparejar la pared con mezcla|colar una losa|se descarapela la fachada y la quiero pintar',
  },
  {
    kind: 'jardín',
    is: 'podadora|cortacesped|desbrozadora|motosierra|fertilizante|maceta|lawn mower|pasto|tierra maceta|tijeras podar|plantas|semillas|insecticida|raticida|alberca|cloro alberca|pesticida|arbol|flores|ramo de flores|abono|azadon|machete|composta|pasto sintetico|alpiste|rastrillo de jardin|rosal|suculentas|orquideas|carpa de jardin|regadera de jardin|desmalezadora|herbicida|sustrato',
    say: 'cortar el pasto|matar cucarachas|podar arboles|matar ratas|sembrar maiz|matar mosquitos|mis rosas tienen pulgon|cosechar jitomates en macetas|quitar maleza del patio|que crezcan las matas',
  },
  {
    kind: 'juguetes',
    is: 'juguete|muñeca|pelota|bicicleta niño|rompecabezas|lego|toy|balon|balon futbol|peluche|carrito juguete|globos|piñata|raqueta de tenis|guitarra|piano|bateria musical|violin|teclado musical|bajo electrico|flauta|ukulele|guitarra electrica|casa de campaña|sleeping|caña pescar|pesas|caminadora|bicicleta fija|mancuernas|tapete yoga|trampolin|barbie|papalote|canicas|resbaladilla|columpio|brincolin|plastilina|slime|ajedrez|domino|baraja|saxofon|acordeon|clarinete|armonica|costal de box|guantes de box|bate de beisbol|balon de basquetbol|cuerda para saltar|bicicleta de spinning|mesa de billar|alberca inflable|yoyo|hot wheels|saco de dormir|violonchelo|maracas|tarola|bicicleta de montaña',
    say: 'regalo para niño|jugar en el parque|hacer ejercicio|aprender a tocar musica|ir a pescar|acampar con carpa|tocar serenata|marcar los cuadritos del abdomen|echar cascarita',
  },
  {
    kind: 'celular',
    is: 'celular|smartphone|iphone|telefono celular|celular android|cellphone|samsung galaxy|telefono inteligente|xiaomi redmi|funda celular|mica celular|celular nuevo|celulares|protector de pantalla celular|mica de cristal para celular|funda de iphone|celular usado|celular liberado',
    say: 'telefono para whatsapp|celular con buena camara|que tome selfies nitidas|equipo en plan de renta mensual con minutos',
  },
  {
    kind: 'papelería',
    is: 'papel bond|cuaderno|pluma escribir|lapiz|libro|engrapadora|carpeta|notebook paper|hojas blancas|pizarron blanco|marcadores|resma|papel higienico|libreta|libros|crayolas|tijeras|folder|papel carta|boligrafo|cartulina|plumones|sacapuntas|goma de borrar|diccionario|acuarelas|pinceles|post it|lapices de colores|forro para cuadernos|pegamento escolar|papel de regalo|moño para regalo|lapicera|pincel|papel crepe|colores de madera',
    say: 'escribir apuntes|engrapar hojas|lista de utiles de la primaria|forrar los libros|hacer una maqueta del sistema solar|envolver un obsequio',
  },
  {
    kind: 'servicios',
    is: 'boleto avion|hotel reservacion|vuelo|seguro auto|seguro vida|seguro medico|seguro gastos medicos|gastos medicos|poliza|credito|prestamo|viaje|curso|renta casa|mudanza|tarjeta credito|terreno en venta|casa en venta|departamento renta|boletos|limpieza de casa|fletes y mudanzas|plomero|licencia de manejo|manicure|corte de cabello|tatuaje|clases de ingles|clases de baile|hipoteca|mariachi|renta de sillas|paseador de perros|bolsa de trabajo|tarot|clases de manejo|divorcio|inflables renta',
    say: 'viajar a cancun|pedir dinero prestado|rentar un departamento|comprar un terreno|quiero bajar mi cita del pasaporte|que me lean las cartas|sacarme una muela|aprender a manejar standard|tramitar mi ine|organizar unos quince años',
  },
  {
    kind: 'impresora 3D',
    is: 'impresora 3d|filamento|3d printer|filamento pla|resina 3d|filamento petg|filamento abs|impresora de resina 3d|pluma 3d',
    say: 'imprimir figuras de plastico|hacer prototipos en plastico capa por capa|moldes de figurillas coleccionables',
  },
  {
    kind: 'máquina de coser',
    is: 'maquina coser|sewing machine|hilo coser|tela|maquina de coser|estambre|agujas de coser|botones para ropa|ganchillo|overlock|patrones de costura|agujas de tejer',
    say: 'coser ropa|hacer vestidos|costura|hacer bastilla al pantalon|zurcir un calcetin|tejer chambritas',
  },
  {
    kind: 'joyas',
    is: 'anillo compromiso|collar oro|aretes|joyeria|reloj pulsera|jewelry|pulsera plata|anillo|collar de perlas|dije|esclava de oro|anillo de bodas|argollas de matrimonio|collar de plata|piercing|broqueles',
    say: 'pedir matrimonio|para darle a mi novia en el aniversario|bañado en oro de muchos quilates',
  },
  {
    kind: 'mascotas',
    is: 'arena para gato|pecera|jaula para pajaros|correa para perro|shampoo para perro|rascador para gato|transportadora para perro|antipulgas|hamster|pez betta|canario|juguete para perro|premios para perro',
    say: 'quitarle las pulgas al cachorro|bañar al gato|darle sobrecitos al minino',
  },
  {
    kind: 'bebé y maternidad',
    is: 'carreola|autoasiento|silla de bebe para auto|chupon|mamila|formula para bebe|toallitas humedas|pañalera|bañera para bebe|andadera de bebe|tiraleche|ropa de bebe|sonaja|periquera|ropa de maternidad|corral para bebe',
    say: 'cambiarle el pañal|arrullarlo para que se duerma en brazos|destetar|papilla de zanahoria',
  },
  {
    kind: 'fiesta',
    is: 'serpentinas|velas de cumpleaños|gorros de fiesta|platos desechables|vasos desechables|arbol de navidad|esferas navideñas|nacimiento navideño|pirotecnia|manteles de fiesta|bolo de dulces|arreglo floral|corona funebre|ataud|piñatas|invitaciones de boda|recuerdos de boda',
    say: 'apagar las velitas|decorar el salon con globos|flores para mi mama el diez de mayo',
  },
  {
    kind: 'arte y manualidades',
    is: 'pintura oleo|caballete|bastidor de tela|foami|diamantina|barro para modelar|cuadro decorativo|estambres|vela aromatica|manualidades|rompecabezas de madera|album de fotos',
    say: 'pintar un bodegon|decorar un marco con lentejuela|hacer velas perfumadas',
  },
  {
    kind: 'gas y combustible doméstico',
    is: 'cilindro de gas|recarga de gas|carbon para asar|leña|ocote',
    say: 'prender el anafre',
  },
];
