import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What others sell. Where a catalog has none of it, asking for it finds nothing rather than what shares a word. */
export const THINGS_ELSEWHERE: readonly KindEntry[] = [
  {
    kind: 'refrigerador',
    is: 'refrigerador|refri|nevera|frigobar|congelador|refrigerator|fridge|freezer|hielera|frigorifico|enfriador de agua|enfriador vertical|enfriador cervezas|enfriador refrescos|enfriador bebidas|enfriador comercial|dispensador de agua|vitrina refrigerada|maquina de hielos|congelador horizontal|minibar|cava de vinos|mini fridge|ice maker|water cooler|cuarto frio|water dispenser|despachador de agua',
    say: 'enfriar refrescos|guardar la comida fria|mantener la carne congelada|hacer hielos|que no se eche a perder la leche|donde meter las sobras del mole|tener cheves bien heladas|que la fruta dure mas dias fresca|la carne se me descongelo|helar agua para vender en la tienda|guardar paletas y nieves sin que se derritan|necesito frio para los refrescos del puesto|donde guardo la comida que sobro|keep food cold|somewhere to store frozen meat|hielos para la fiesta',
  },
  {
    kind: 'lavadora',
    is: 'lavadora|secadora|lavasecadora|washing machine|dryer|plancha|lavavajillas|secadora de ropa|lavatrastes|burro de planchar|tendedero|centro de lavado|planchador|dishwasher',
    say: 'quitar manchas de la alfombra|sacar el vino tinto del sillon|desmanchar la ropa blanca|limpiar el piso de madera|lavar la ropa|secar la ropa|planchar camisas|lavar los trastes|quitar manchas de la blusa|exprimir y tender calcetines|la mezclilla sale arrugada|ropa sucia de toda la familia|secar cobijas cuando llueve|que no lave a mano mi esposa|sacar la mugre de los uniformes|montar una lavanderia de barrio|wash clothes|dry laundry|lavar cobijas gruesas|dejar lisita la ropa',
  },
  {
    kind: 'estufa',
    is: 'estufa|horno|microondas|parrilla|licuadora|batidora|cafetera|tostador|freidora|stove|microwave|blender|coffee maker|freidora aire|olla|sarten|vajilla|horno electrico|extractor jugos|olla express|asador|waflera|cuchillos|utensilios|comal|molcajete|cazuela|vaporera|sandwichera|exprimidor|colador|tortilladora|rebanadora|olla de presion|budinera|arrocera|cacerola|anafre|sarten electrico|molino de nixtamal|tetera|rosticero|toaster|cookware|tortillera',
    say: 'hacer cafe|calentar la comida|hacer licuados|freir papas|cocinar|hornear pasteles|hacer tortillas|preparar jugos|hacer carne asada|calentar tortillas|cocer frijoles|tostar bolillo|guisar con menos aceite|hacer palomitas en casa|freir milanesas|batir claras de huevo|preparar tamales para vender|hornear pan dulce|hacer malteadas|recalentar la cena|poner una cocina economica|cocer los elotes|guisar para mucha gente|hacer salsa|moler chiles|preparar el desayuno|freir churros|boil water for tea|cook dinner|bake a cake|make coffee at the office|grill meat|hacer hot cakes|asar elotes y carne',
  },
  {
    kind: 'aspiradora',
    is: 'aspiradora|vacuum|barredora|escoba|trapeador|hidrolavadora|detergente|jabon|cloro|cubeta|mechudo|suavizante|aromatizante|bolsas de basura|plumero|limpiavidrios|recogedor|mop|broom|quitasarro',
    say: 'limpiar la alfombra|barrer la casa|trapear el piso|lavar el carro a presion|aspirar el piso|quitar cochambre|sacudir los sillones de pelusa|dejar rechinando los azulejos|recoger pelos del perro en el sillon|tallar el baño|sacarle brillo al piso|quitar manchas del sofa|desmanchar azulejo|lavar el patio con presion|desinfectar el baño|clean the carpet|vacuum the house|mop the floor|limpiar vidrios de la casa|que huela bonito la casa|no tengo tiempo de barrer|juntar el polvo del piso sin hacer nada|soy alergico al polvo de la casa|el que se maneja solito por el piso|pelo de perro por toda la casa|harta de barrer|que limpie mientras no estoy en casa|mi suegra ya no puede barrer ni trapear|no me puedo agachar a barrer|que barra la casa solita|barrer la casa sin agacharse',
  },
  {
    kind: 'robot aspiradora',
    within: 'aspiradora',
    is: 'robot aspiradora|robot aspirador|aspiradora robot|robot trapeador|robot limpiador|robot barre|robot trapea|robot de limpieza|robot vacuum|robot vacuum cleaner|robotic vacuum|robot mop|roomba|limpiavidrios robot',
    titles: 'robot aspirador|aspiradora robot|robot vacuum|robot trapeador|roomba|robot limpieza',
    say: 'robot que aspira y trapea|el redondito que limpia solo el piso|que aspire los pelos del perro mientras no estoy|programar desde el celular la limpieza del piso|que vacie solo su deposito|mapea la casa con laser y barre|cleans the floor by itself|disco que se mete debajo de la cama a limpiar|no quiero barrer yo|la alexa que lo mande a barrer|robot que barre solo|el que anda barriendo solo por la sala|la que aspira sola y regresa a cargarse|robot that sweeps by itself|maquina que barre sola mientras no estoy|que se limpie el piso solo|el disquito que anda barriendo solo|barrer el pelo del perro solo todos los dias|the round thing that sweeps by itself|robotito que barre|barre y trapea solo|la rumba que anda sola|clean the floor by itself|que limpie el piso solo mientras trabajo|robot que barre y trapea',
  },
  {
    kind: 'muebles',
    is: 'silla|sillon|sofa|mesa|cama|colchon|librero|archivero|chair|mattress|bed|couch|sala|comedor|ropero|closet|recamara|almohada|cobija|sabanas|cortinas|tapete|mesa de centro|litera|mecedora|hamaca|tocador|cajonera|edredon|cobertor|mantel|florero|perchero|zapatera|base de cama|sofa cama|colcha|futon|mueble sala|mueble recamara|mueble cocina|mueble ropa|mueble zapatos|mueble bano|mueble comedor|mueble madera|mueble antiguo|mueble jardin|buro|credenza|alfombra|biombo|cojines|wardrobe|bookshelf|nightstand|pillow|rug|baul|trinchador|armchair',
    say: 'dormir mejor|donde sentarse|guardar mi ropa|donde poner los libros|descansar la espalda al dormir|comedor de seis para la familia|decorar la sala con cojines|amueblar mi departamento|acomodar las visitas a dormir|donde colgar la ropa|guardar los zapatos en orden|taparme en la noche|que no entre el sol por la ventana de la recamara|furnish my apartment|place to sleep|comfortable place to sit|sentar a cien invitados|un rincon para leer acostado',
  },
  {
    kind: 'ropa y calzado',
    is: 'zapatos|tenis|ropa|camisa|playera|pantalon|vestido|chamarra|shoes|shirt|tenis para correr|uniforme|sombrero|gorra|calcetines|traje|bolsa dama|lentes sol|botas vaqueras|sudadera|falda|blusa|traje de baño|cinturon de piel|bolso|huaraches|brasier|calzones|pijama|leggins|sueter|bufanda|sandalias|chanclas|tacones|zapatillas|paraguas|sombrilla|disfraz|lenceria|medias de dama|rebozo|abrigo|vestido de novia|jeans|mezclilla|guayabera|cachucha|botines|mocasines|alpargatas|socks|sweater|hoodie|sneakers|mandil|delantal|faldas|boxers|tangas|pantimedias',
    say: 'vestirme para una boda|correr un maraton|algo para ponerme|taparme del frio con algo tejido|que me combine con el pantalon|zapatear en el baile|tallas extra para dama|que ponerme para la graduacion|mi hijo crecio y ya no le quedan|estrenar en navidad|ir elegante a la oficina|algo abrigador para el invierno|vestir a la quinceañera|wear to a wedding|comfortable for running|bailable falda para folclor|la talla grande no la encuentro',
  },
  {
    kind: 'alimentos',
    is: 'comida|leche|pan|fruta|carne|refresco|cerveza|croquetas|alimento perro|agua embotellada|garrafon|garrafon agua|agua garrafon|vino tinto|vino blanco|vino de mesa|botella de vino|vino para la cena|vinos|cafe|dulces|food|huevo|pastel|pizza|tortillas|aceite cocina|arroz|tequila|whisky|botana|croquetas para perro|alimento mascotas|vitaminas|suplemento|proteina|alimento para gato|atun|mayonesa|mermelada|yogurt|galletas|aguacate|gelatina|mazapan|cacahuates|sushi|hamburguesa|vodka|mezcal|ron añejo|papas fritas|chicharron|sopa instantanea|catsup|champaña|te de manzanilla|chicles|pastura|alfalfa|salchichas|verduras|jitomate|cebolla|lechuga|helado|chocolates|snacks|sandwich|ensalada|ceviche|barbacoa|carnitas|birria|pozole|enchiladas|azucar|frijoles|lentejas|endulzante',
    say: 'comer|darle de comer al perro|desayunar|merendar con la familia|brindar en año nuevo|antojo de algo dulce|lo de la despensa del mes|tengo hambre|cenar rico|algo para el lonche|darle de cenar a los niños|la comida del domingo|invitar unas cervezas|surtir mi tienda de botanas y refrescos|engordar puercos|dar de comer a las gallinas|something to eat|feed my dog|buy lunch|postre para la reunion familiar|tomar algo fresco|una botella de tequila para la fiesta|azucar y frijol por bulto',
  },
  {
    kind: 'medicina',
    is: 'medicina|paracetamol|aspirina|curitas|vendas|silla ruedas|muletas|baumanometro|oximetro|glucometro|gel antibacterial|medicine|jeringa|pañales|biberon|shampoo|perfume|maquillaje|crema|desodorante|pasta dental|rastrillo|rasuradora|secadora cabello|plancha cabello|cepillo dental|labial|condones|pastillas para|jarabe|tanque de oxigeno|cama de hospital|carriola|pañal|toallas femeninas|rimel|unas acrilicas|insulina|antibiotico|ibuprofeno|omeprazol|andadera|nebulizador|estetoscopio|lentes de contacto|bloqueador solar|protector solar|tinte de cabello|esmalte de uñas|pestañas postizas|peluca|enjuague bucal|faja reductora|collarin|plantillas ortopedicas|mertiolate|alcohol en gel|hilo dental|acondicionador cabello|aparato auditivo|antigripal|crema facial|te para adelgazar|loratadina|protesis|gasas|inhalador|colageno|cortauñas|depiladora|rizador|diapers|crutches|painkillers|vitamins|sunscreen|lipstick|toothpaste|anticonceptivos|merthiolate|pomada|unguento|vaporub|antiacido|laxante|antialergico|bisturi|wheelchair|electric wheelchair|silla de ruedas',
    say: 'bajar de peso|adelgazar rapido|quitar la panza|quitar los piojos|remedio para la gastritis|curar la gripa|me duele la cabeza|se me cae el pelo|algo para los hongos de los pies|dormir sin pastillas|desinflamar la rodilla|lose weight fast|something for a headache|dolor de cabeza|medir la presion|bajar la fiebre|curar heridas|rasurarme|oler rico|gripa|me arde la garganta|quitarme lo arrugado de la piel|pintarme las canas|pies cansados y juanetes|alergia al polen|me duele la muela|tengo tos con flemas|manchas en la cara|dormir porque tengo insomnio|me lastime la rodilla|tomarle la presion a mi mama|azucar alta en la sangre|me pico un alacran|agruras despues de comer|lavarme los dientes|rasurarme la barba|maquillarme para la boda|my head hurts|lose weight|lavarme el pelo con caspa|depilarme las piernas|los dientes chuecos de mi hija|que mi abuelo sordo oiga con un aparato|ya no veo de cerca para leer',
  },
  {
    kind: 'autopartes',
    is: 'llantas|llanta|aceite motor|balatas|amortiguador|bujias|filtro aceite|car tires|rines|limpiaparabrisas|anticongelante|gasolina|motor coche|tapetes auto|batería de carro lth|escape|clutch|radiador|parabrisas|cera para auto|polarizado|faros de coche|alternador de carro|liquido de frenos|banda de tiempo|portaequipaje|cubreasientos|cadena de moto|inyectores de gasolina|filtro de aire|filtro de gasolina|birlos|forro de volante|tapones de rin|calaveras de auto|aceite de transmision|mofle|catalizador|pistones|cigueñal|faro delantero|faros delanteros|calavera trasera|faro niebla coche',
    say: 'cambiar las llantas|el carro no frena bien|cambio de aceite|afinar el motor|rechina al frenar|pulir los rines|alineacion y balanceo|mi coche se calienta en subidas|tira aceite el motor|se poncho en la carretera|cuesta trabajo que meta la velocidad|le suena la suspension|encerar y pulir mi carro|el volante se va de lado|verificacion y no pasa por humo|change the oil|my car brakes squeak|flat tire|humea por el mofle|cambiar el parabrisas estrellado|refacciones para mi tsuru|se me poncho la llanta y quiero una nueva|marcha para chevy que ya no da|llanta ponchada',
  },
  {
    kind: 'vehículos',
    is: 'bicicleta|motocicleta nueva|patineta|scooter|coche nuevo|bicycle|patin electrico|triciclo|cuatrimoto|bici|carro usado|lancha|scooter electrico|bicicleta montaña|casco de moto|montacargas|tractor|motoneta|bicicleta electrica|carrito de golf|jet ski|kayak|yate|moto acuatica|patines|avioneta|go kart|moto usada|patin del diablo|bicimoto|paracaidas|monociclo|hoverboard',
    say: 'andar en bici|montar por la ciudad|transportarme al trabajo pedaleando|pasear por la playa en dos ruedas|pedalear los domingos|comprar mi primer coche|algo economico para moverme diario|enganche y mensualidades para estrenar carro|ride to work|salir a rodar con amigos|bajar el cerro pedaleando|cambiar mi moto por otra mas nueva|carro familiar de siete pasajeros|agencia de autos',
  },
  {
    kind: 'construcción',
    is: 'cemento|pintura|varilla construccion|ladrillo|tabique|impermeabilizante|yeso|loseta|piso ceramico|paint|cemento gris|brocha|rodillo pintura|tinaco|inodoro|lavabo|regadera|boiler|calentador agua|fregadero|azulejo|madera|triplay|tabla roca|llave mezcladora|excusado|arena|grava|cal|lamina|tubo pvc sanitario|wc|puerta madera|ventana aluminio|cisterna|pala|carretilla|revolvedora|manguera jardin|tarja|mingitorio|pegazulejo|barniz|thinner|resistol|lija|jacuzzi|tina de baño|adoquin|escusado|cimbra|mortero|tirol|zoclo|cancel de baño|pega piso|calentador de paso|lavadero|cespol|polin|alambron|porcelanato|tragaluz|monomando|biodigestor|plywood|varnish|bovedilla|canceleria|toallero|cpvc|tubo de cpvc|codo de cpvc|cople de cpvc|codo pvc hidraulico|cople pvc hidraulico',
    say: 'levantar una barda|colar una losa|pegar azulejo|impermeabilizar el techo|hacer un cuarto de tabique|tapar la humedad de la pared|pintar la casa|construir un cuarto|poner piso|tapar goteras|calentar el agua para bañarme|goteras en el techo|emparejar la pared con mezcla|se descarapela la fachada y la quiero pintar|echar el colado|poner azulejo en el baño|el baño se tapo y hay que cambiarlo|pintar la fachada de blanco|cambiar el piso de la sala|techar el patio|gotea la llave del fregadero|no sale agua caliente en la regadera|resanar grietas|hacer otro cuarto arriba|aplanar el muro|paint the bedroom|fix leaking roof|build a wall|remodelar la cocina|poner puerta nueva de madera|escarbar los cimientos|piso laminado para la sala|piso vinilico en la recamara|piso de madera laminado|lamina galvanizada para techo|techo de lamina para el patio',
  },
  {
    kind: 'jardín',
    is: 'podadora|cortacesped|desbrozadora|fertilizante|maceta|lawn mower|pasto|tierra maceta|tijeras podar|plantas|semillas|insecticida|raticida|alberca|cloro alberca|pesticida|arbol|flores|ramo de flores|abono|azadon|machete|composta|pasto sintetico|alpiste|rastrillo de jardin|rosal|suculentas|orquideas|carpa de jardin|regadera de jardin|desmalezadora|herbicida|sustrato|cesped|pergola|fertilizer|bonsai|cactus|macetero|hacha|motocultor|aspersora|urea|bugambilia|bugambilias|macetas de barro|macetas|rosales|pasto en rollo|suculenta',
    say: 'cortar el pasto|matar cucarachas|podar arboles|matar ratas|sembrar maiz|matar mosquitos|mis rosas tienen pulgon|cosechar jitomates en macetas|quitar maleza del patio|que crezcan las matas|el zacate esta muy alto|regar las plantas|se secan mis macetas|hormigas en la cocina|alacranes en la casa|plaga en el maiz|abonar la tierra|adornar el jardin con flores|el agua de la alberca esta verde|mow the lawn|water my plants|kill cockroaches|trasplantar el rosal|sembrar frijol y calabaza|chinches en la cama|quitarle las hojas secas al patio',
  },
  {
    kind: 'juguetes',
    is: 'juguete|muñeca|pelota|bicicleta niño|rompecabezas|lego|toy|balon|balon futbol|peluche|carrito juguete|globos|piñata|raqueta de tenis|guitarra|piano|bateria musical|violin|teclado musical|bajo electrico|flauta|ukulele|guitarra electrica|casa de campaña|sleeping|caña pescar|pesas|caminadora|bicicleta fija|mancuernas|tapete yoga|trampolin|barbie|papalote|canicas|resbaladilla|columpio|brincolin|plastilina|slime casero|ajedrez|domino|baraja|saxofon|acordeon|clarinete|armonica|costal de box|guantes de box|bate de beisbol|balon de basquetbol|cuerda para saltar|bicicleta de spinning|mesa de billar|alberca inflable|yoyo|hot wheels|saco de dormir|violonchelo|maracas|tarola|bicicleta de montaña|raquetas|eliptica|puzzle|treadmill|dumbbells|tuba|trombon|contrabajo|congas|bongo|pandero|castañuelas|metronomo|cometa|trompo|balero|espinilleras|anzuelos',
    say: 'regalo para niño|jugar en el parque|hacer ejercicio|aprender a tocar musica|ir a pescar|acampar con carpa|tocar serenata|marcar los cuadritos del abdomen|echar cascarita|entretener a los niños el sabado|dia del niño y posada|hacer pesas en casa|bajar la panza|aprender guitarra|dar serenata|pasar el fin de semana en el bosque|armar una retadora con la pelota|pescar mojarras|gift for a boy|birthday toy|work out at home|play an instrument|nadar los domingos|cantar y tocar en la rondalla',
  },
  {
    kind: 'celular',
    is: 'celular|smartphone|iphone|telefono celular|celular android|cellphone|samsung galaxy|telefono inteligente|xiaomi redmi|funda celular|mica celular|celular nuevo|celulares|protector de pantalla celular|mica de cristal para celular|funda de iphone|celular usado|celular liberado',
    say: 'telefono para whatsapp|celular con buena camara|que tome selfies nitidas|equipo en plan de renta mensual con minutos|se me estrello la pantalla del telefono|se me cayo el telefono al agua|cambiar de compañia y conservar mi numero|tomar fotos y subirlas a facebook|buy a new phone|un telefono para tiktok|ponerle saldo a mi numero|chip con saldo para hablar',
    titles:
      'cel uso rudo|telefono de teclas|celular de teclas|celular basico|telefono para adulto mayor|celular uso rudo',
  },
  {
    kind: 'papelería',
    is: 'papel bond|cuaderno|pluma escribir|lapiz|libro|engrapadora|carpeta|notebook paper|hojas blancas|marcadores|resma|papel higienico|libreta|libros|crayolas|tijeras|folder|papel carta|boligrafo|cartulina|plumones|sacapuntas|goma de borrar|diccionario|acuarelas|pinceles|post it|lapices de colores|forro para cuadernos|pegamento escolar|papel de regalo|moño para regalo|lapicera|pincel|papel crepe|colores de madera|novela|revista|monografias|pencils|stapler|agenda|marcatextos|biblia|comics|enciclopedia|lapicero|diurex',
    say: 'escribir apuntes|engrapar hojas|lista de utiles de la primaria|forrar los libros|hacer una maqueta del sistema solar|envolver un obsequio|regreso a clases|tomar notas en el salon|hacer la tarea de dibujo|colorear|leer antes de dormir|mandar a hacer tarjetas con mi nombre|una lona con mi logo|imprimir volantes para mi negocio|books for school|write letters by hand|presentar un periodico mural|forros y portadas',
  },
  {
    kind: 'servicios',
    services: true,
    is: 'haircut|flower delivery|babysitter|vuelo redondo|renta de departamento|departamento en renta|casa en renta|boleto avion|hotel reservacion|vuelo|seguro auto|seguro vida|seguro medico|seguro gastos medicos|gastos medicos|poliza|credito|prestamo|viaje|curso|renta casa|mudanza|tarjeta credito|terreno en venta|casa en venta|departamento renta|boletos|limpieza de casa|fletes y mudanzas|plomero|licencia de manejo|manicure|corte de cabello|tatuaje|clases de ingles|clases de baile|hipoteca|mariachi|renta de sillas|paseador de perros|bolsa de trabajo|tarot|clases de manejo|divorcio|inflables renta|niñera|traductor|maestria|beca|vacante|curriculum|pasaporte|funeral|dentista|ortodoncia|gestoria|empleo|arreglan pantallas|arreglo de pantallas|cambio de pantalla de celular|reparacion de celulares|activar netflix|instalar netflix|contratar internet|plan de internet|paquete de internet|afinar motos|afinacion motos|afine motos|afinar moto|mecanico motos|trabajos de herreria|herreria a domicilio|arreglar lavadora|arregla lavadora|arreglen lavadora|reparar lavadora|reparacion de lavadoras|arreglar refrigerador|arregla refri|arreglar estufa|arreglar licuadora|arreglar tele|hojalateria y pintura',
    say: 'que me corten el cabello|rentar un cuarto|rentar un local|depa en renta|comprar casa|vender mi carro|viajar barato|conocer gente|quien me cuide a mi mama|que me hagan una pagina|que pinten mi casa|arreglar la gotera del techo|reparar el boiler|destapar el caño|get a haircut|fresh flowers delivered|flower delivery|fix my roof|house cleaning|babysitter|viajar a cancun|pedir dinero prestado|rentar un departamento|comprar un terreno|quiero bajar mi cita del pasaporte|que me lean las cartas|sacarme una muela|aprender a manejar standard|tramitar mi ine|organizar unos quince años|que vengan a limpiar mi casa|quien me arregle la lavadora|me urge dinero|conseguir trabajo|irme de vacaciones a la playa|cambiarme de casa|que cuiden a mis hijos|sacar mi licencia|casarme por el civil|demandar a mi patron|pagar la tenencia|aprender ingles|book a flight|someone to clean my house|find a job|rent an apartment|cortarme el pelo|asesoria para mi tesis|renta de cuarto para estudiante|organizar la boda en jardin|vuelo a miami redondo|vuelo barato a cancun|un abogado que me defienda|mi declaracion de impuestos|hospedarme en la playa el fin de semana|grupo norteño para mi fiesta|quien me arregla una lavadora|hacen trabajos de herreria|quiero que me hagan un zaguan|quien repara refrigeradores a domicilio|que me arreglen la lavadora|quien me afina el carro',
  },
  {
    kind: 'impresora 3D',
    is: 'impresora 3d|filamento|3d printer|filamento pla|resina 3d|filamento petg|filamento abs|impresora de resina 3d|pluma 3d|filament',
    say: 'imprimir figuras de plastico|hacer prototipos en plastico capa por capa|moldes de figurillas coleccionables|hacer piezas de plastico capa a capa|imprimir figuras y llaveros de plastico|print plastic figures',
  },
  {
    kind: 'máquina de coser',
    is: 'maquina coser|sewing machine|hilo coser|tela|maquina de coser|estambre|agujas de coser|botones para ropa|ganchillo|overlock|patrones de costura|agujas de tejer|dedal|alfileres|fieltro',
    say: 'coser ropa|hacer vestidos|costura|hacer bastilla al pantalon|zurcir un calcetin|tejer chambritas|hacer cortinas y manteles|remendar pantalones|bordar servilletas|poner un taller de uniformes escolares|sew clothes|subirle el dobladillo|tejer una bufanda|confeccionar vestidos de fiesta',
  },
  {
    kind: 'joyas',
    is: 'anillo compromiso|collar oro|aretes|joyeria|reloj pulsera|jewelry|pulsera plata|anillo|collar de perlas|dije|esclava de oro|anillo de bodas|argollas de matrimonio|collar de plata|piercing|broqueles|earrings|necklace|arracadas|prendedor|mancuernillas|perlas|bisuteria',
    say: 'pedir matrimonio|para darle a mi novia en el aniversario|bañado en oro de muchos quilates|pedirle la mano a mi novia|regalo elegante para mi esposa|joyita para bautizo|gift for my wife with gold',
  },
  {
    kind: 'mascotas',
    is: 'arena para gato|pecera|jaula para pajaros|correa para perro|shampoo para perro|rascador para gato|transportadora para perro|antipulgas|hamster|pez betta|canario|juguete para perro|premios para perro|acuario|arenero|herraduras|bozal|periquitos|tortuga|pollitos|cachorro|pechera perro|pechera chihuahua|pechera y correa|pechera mascota|vacuna perro|vacuna rabia|veterinaria|veterinario|vets|veterinarian|rabies shot|dog vaccine',
    say: 'quitarle las pulgas al cachorro|bañar al gato|darle sobrecitos al minino|mi perro tiene garrapatas|cortarle el pelo al perrito|que el gato haga en su lugar|adoptar un cachorro|premiar al perrito|groom my dog|donde duerma mi gato|peces de colores|alpiste y jaula para mis pajaritos|quiero un perrito de raza|comida para mi gato persa|vacunar al perro contra la rabia',
  },
  {
    kind: 'bebé y maternidad',
    is: 'carreola|autoasiento|silla de bebe para auto|chupon|mamila|formula para bebe|toallitas humedas|pañalera|bañera para bebe|andadera de bebe|tiraleche|ropa de bebe|sonaja|periquera|ropa de maternidad|corral para bebe|mameluco|pacifier|portabebe|bacinica|babero|moises',
    say: 'cambiarle el pañal|arrullarlo para que se duerma en brazos|destetar|papilla de zanahoria|nacio mi sobrino|voy a ser mama|dormir al recien nacido|que el bebe tome su leche|pasear al bebe en el parque|things for a newborn|dar pecho|destetar al niño',
  },
  {
    kind: 'fiesta',
    is: 'serpentinas|velas de cumpleaños|gorros de fiesta|platos desechables|vasos desechables|arbol de navidad|esferas navideñas|nacimiento navideño|pirotecnia|manteles de fiesta|bolo de dulces|arreglo floral|corona funebre|ataud|piñatas|invitaciones de boda|recuerdos de boda|confeti|bengalas|balloons|costume|cotillon|manteleria|cempasuchil|nochebuenas|calabazas',
    say: 'apagar las velitas|decorar el salon con globos|flores para mi mama el diez de mayo|cumpleaños de mi hijo con tema de superheroes|posada con piñata y aguinaldos|adornar el salon|romper la piñata|poner el nacimiento|dia de muertos con ofrenda|decorate a birthday|party for kids|recuerdos para los invitados|arreglar la mesa principal con flores',
  },
  {
    kind: 'arte y manualidades',
    is: 'pintura oleo|caballete|bastidor de tela|foami|diamantina|barro para modelar|cuadro decorativo|estambres|vela aromatica|manualidades|rompecabezas de madera|album de fotos|escultura|easel|yarn|arcilla|fomi|limpiapipas|chaquira|parafina|macrame|tinta para tatuar|tinta para tatuaje|maquina para tatuar',
    say: 'pintar un bodegon|decorar un marco con lentejuela|hacer velas perfumadas|pintar cuadros|clase de manualidades para señoras|hacer pulseritas de chaquira|bordar a mano|modelar figuras|paint pictures|make candles at home|hacer moños',
  },
  {
    kind: 'gas y combustible doméstico',
    is: 'cilindro de gas|recarga de gas|carbon para asar|leña|ocote|charcoal|firewood|cerillos|briquetas',
    say: 'prender el anafre|se me acabo el gas y no he comido|que me traigan gas a la casa|juntar lumbre para asar|lena para el temazcal|refill my gas tank|cambiar el cilindro vacio por uno lleno|brasa para los elotes',
  },
  {
    kind: 'cigarros y vapeadores',
    is: 'cigarros|vape|vapeador|cigarro electronico|hookah|tabaco|pipa para fumar|encendedor zippo|papel para fumar|bong|cigarettes|cajetilla de cigarros|narguile|puros cubanos',
    say: 'dejar de fumar|fumar sin humo|me quede sin cigarros|echarme un tabaquito|liquido con nicotina de sabor',
  },
  {
    kind: 'maquinaria',
    close: true,
    is: 'torno paralelo|fresadora|dobladora de tubo|planta de soldar|electrodos para soldar|polipasto|patin hidraulico|diablito de carga|maquina de soldar|bailarina compactadora|vibrador de concreto|rotomoldeo|inyectora de plastico|maquina empacadora|selladora de bolsas|envasadora|tortilladora industrial|molino industrial|prensa hidraulica|welding machine|revolvedora de cemento|mezcladora de cemento|motor fuera de borda|lancha|revolvedora',
    say: 'soldar herreria y portones|hacer ventanas de fierro en mi taller|inflar llantas y pintar con aire|cargar tarimas y moverlas en la bodega con ruedas|embolsar y sellar frituras|weld steel|empacar al vacio',
  },
  {
    kind: 'maquinaria agrícola',
    is: 'sembradora|cosechadora|ordeñadora|incubadora de huevos|arado de discos|rastra agricola|desgranadora|empacadora de forraje|molino de martillos|bebedero para ganado|comedero para gallinas|corral para ganado|manga ganadera|tractor john deere|implementos agricolas|sistema de riego agricola|milking machine|egg incubator',
    say: 'arar la tierra|desgranar la mazorca|ordeñar las vacas sin usar las manos|empollar huevos de gallina|cosechar el trigo|barbechar antes de las lluvias|plow the field',
  },
  {
    kind: 'artículos religiosos',
    is: 'veladora de santo|veladoras para altar|rosario de madera|imagen de la virgen|crucifijo|agua bendita|incienso|vestido de niño dios|biblia de estudio|estampas de santos|nicho para santo|ropon de bautizo|candle for altar',
    say: 'pagar una manda|vestir al niño dios|prenderle al santito|bautizo de mi ahijado',
  },
];
