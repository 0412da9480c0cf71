import type { KindEntry } from '../book/kind-entry';

/** What others sell. Where a catalog has none of it, asking for it finds nothing rather than what shares a word. */
export const ELSEWHERE: readonly KindEntry[] = [
  {
    kind: 'refrigerador',
    is: 'refrigerador|refri|nevera|frigobar|congelador|refrigerator|fridge|freezer|hielera|frigorifico|enfriador de agua|dispensador de agua',
    say: 'enfriar refrescos|guardar la comida fria|mantener la carne congelada|hacer hielos',
  },
  {
    kind: 'lavadora',
    is: 'lavadora|secadora|lavasecadora|washing machine|dryer|plancha|lavavajillas|secadora de ropa',
    say: 'lavar la ropa|secar la ropa|planchar camisas|lavar los trastes',
  },
  {
    kind: 'estufa',
    is: 'estufa|horno|microondas|parrilla|licuadora|batidora|cafetera|tostador|freidora|stove|microwave|blender|coffee maker|freidora aire|olla|sarten|vajilla|horno electrico|extractor jugos|olla express|asador|waflera|cuchillos|utensilios',
    say: 'hacer cafe|calentar la comida|hacer licuados|freir papas|cocinar|hornear pasteles|hacer tortillas|preparar jugos|hacer carne asada|calentar tortillas',
  },
  {
    kind: 'aspiradora',
    is: 'aspiradora|robot aspirador|vacuum|barredora|escoba|trapeador|hidrolavadora|detergente|jabon|cloro|aspiradora robot',
    say: 'limpiar la alfombra|barrer la casa|trapear el piso|lavar el carro a presion|aspirar el piso',
  },
  {
    kind: 'muebles',
    is: 'silla|sillon|sofa|mesa|escritorio|cama|colchon|librero|archivero|mueble|chair|desk|mattress|bed|couch|sala|comedor|ropero|closet|recamara|almohada|cobija|sabanas|cortinas|tapete|silla oficina|silla ejecutiva|mesa de centro|litera',
    say: 'sentarme a trabajar|dormir mejor|donde sentarse|guardar mi ropa|donde poner los libros',
  },
  {
    kind: 'ropa y calzado',
    is: 'zapatos|tenis|ropa|camisa|playera|pantalon|vestido|chamarra|shoes|shirt|tenis para correr|uniforme|sombrero|gorra|calcetines|traje|bolsa dama|lentes sol|botas vaqueras|sudadera|falda|blusa|traje de baño|cinturon de piel|bolso|huaraches|corbata',
    say: 'vestirme para una boda|correr un maraton|algo para ponerme',
  },
  {
    kind: 'alimentos',
    is: 'comida|leche|pan|fruta|carne|refresco|cerveza|croquetas|alimento perro|agua embotellada|garrafon|garrafon agua|agua garrafon|vino|cafe|dulces|food|huevo|pastel|pizza|tortillas|aceite cocina|arroz|tequila|whisky|botana|croquetas para perro|alimento mascotas|vitaminas|suplemento|proteina|alimento para gato|atun',
    say: 'comer|darle de comer al perro|desayunar',
  },
  {
    kind: 'medicina',
    is: 'medicina|paracetamol|aspirina|curitas|vendas|silla ruedas|muletas|baumanometro|oximetro|glucometro|cubrebocas|gel antibacterial|medicine|jeringa|pañales|biberon|shampoo|perfume|maquillaje|crema|desodorante|pasta dental|rastrillo|rasuradora|secadora cabello|plancha cabello|cepillo dental|labial|condones|pastillas para|jarabe|tanque de oxigeno|cama de hospital|carriola|pañal|toallas femeninas|rimel|unas acrilicas',
    say: 'dolor de cabeza|medir la presion|bajar la fiebre|curar heridas|rasurarme|oler rico|gripa|bajar de peso',
  },
  {
    kind: 'autopartes',
    is: 'llantas|llanta|aceite motor|balatas|amortiguador|bujias|filtro aceite|tires|rines|limpiaparabrisas|anticongelante|gasolina|motor coche|autoestereo|estereo auto|tapetes auto|batería de carro lth|bateria automotriz|bateria para carro|escape|clutch|radiador|parabrisas|cera para auto|polarizado|faros de coche',
    say: 'cambiar las llantas|el carro no frena bien|cambio de aceite|afinar el motor',
  },
  {
    kind: 'vehículos',
    is: 'bicicleta|motocicleta nueva|patineta|scooter|coche nuevo|bicycle|patin electrico|triciclo|cuatrimoto|bici|carro usado|lancha|scooter electrico|bicicleta montaña|casco de moto|montacargas|tractor',
    say: 'andar en bici|montar por la ciudad|transportarme al trabajo pedaleando',
  },
  {
    kind: 'construcción',
    is: 'cemento|pintura|varilla construccion|ladrillo|tabique|impermeabilizante|yeso|loseta|piso ceramico|paint|cemento gris|brocha|rodillo pintura|tinaco|inodoro|lavabo|regadera|boiler|calentador agua|bomba agua|fregadero|azulejo|madera|triplay|tabla roca|llave mezcladora|excusado|calentador solar|arena|grava|block|cal|lamina|tubo pvc sanitario|wc|bomba sumergible|puerta madera|ventana aluminio|bomba de agua|cisterna|pala|carretilla|revolvedora|manguera jardin',
    say: 'pintar la casa|construir un cuarto|poner piso|tapar goteras|calentar el agua para bañarme|subir agua al tinaco|goteras en el techo',
  },
  {
    kind: 'jardín',
    is: 'podadora|cortacesped|desbrozadora|motosierra|fertilizante|maceta|lawn mower|pasto|tierra maceta|tijeras podar|plantas|semillas|insecticida|raticida|alberca|cloro alberca|pesticida|arbol|flores|ramo de flores|abono',
    say: 'cortar el pasto|matar cucarachas|podar arboles|matar ratas|sembrar maiz|matar mosquitos',
  },
  {
    kind: 'juguetes',
    is: 'juguete|muñeca|pelota|bicicleta niño|rompecabezas|lego|toy|balon|balon futbol|peluche|carrito juguete|globos|piñata|raqueta de tenis|guitarra|piano|bateria musical|violin|teclado musical|bajo electrico|flauta|ukulele|guitarra electrica|casa de campaña|sleeping|caña pescar|pesas|caminadora|bicicleta fija|mancuernas|tapete yoga|trampolin',
    say: 'regalo para niño|jugar en el parque|hacer ejercicio|aprender a tocar musica|ir a pescar|acampar con carpa',
  },
  {
    kind: 'celular',
    is: 'celular|smartphone|iphone|telefono celular|celular android|cellphone|samsung galaxy|telefono inteligente|xiaomi redmi|funda celular|mica celular|celular nuevo|celulares|protector de pantalla celular',
    say: 'telefono para whatsapp|celular con buena camara',
  },
  {
    kind: 'papelería',
    is: 'papel bond|cuaderno|pluma escribir|lapiz|libro|engrapadora|carpeta|notebook paper|hojas blancas|pizarron blanco|marcadores|resma|papel higienico|libreta|libros|crayolas|tijeras|folder|papel carta|boligrafo',
    say: 'escribir apuntes|engrapar hojas',
  },
  {
    kind: 'servicios',
    is: 'boleto avion|hotel reservacion|vuelo|seguro auto|seguro vida|seguro medico|seguro gastos medicos|gastos medicos|poliza|credito|prestamo|viaje|curso|taxi|renta casa|mudanza|tarjeta credito|terreno en venta|casa en venta|departamento renta|boletos|limpieza de casa|fletes y mudanzas|plomero',
    say: 'viajar a cancun|pedir dinero prestado|rentar un departamento|comprar un terreno',
  },
  {
    kind: 'impresora 3D',
    is: 'impresora 3d|filamento|3d printer|filamento pla|resina 3d',
    say: 'imprimir figuras de plastico',
  },
  {
    kind: 'máquina de coser',
    is: 'maquina coser|sewing machine|hilo coser|tela|maquina de coser|estambre',
    say: 'coser ropa|hacer vestidos|costura',
  },
  {
    kind: 'joyas',
    is: 'anillo compromiso|collar oro|aretes|joyeria|reloj pulsera|jewelry|pulsera plata|anillo|collar de perlas',
    say: 'pedir matrimonio',
  },
];
