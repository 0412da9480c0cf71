import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/**
 * What others sell, by names of several words: these stand side by side, so that they take none from what is asked for. None is within a
 * wider kind: who sells something of that one (car stereos) would answer with it for want of these (tyres).
 */
export const ELSEWHERE_BY_NAME: readonly KindEntry[] = [
  {
    kind: 'lavado y planchado',
    close: true,
    is: 'plancha de vapor|tabla de planchar|lavadora automatica|ironing board|ganchos de ropa|lavadora usada|lavadora industrial|laundry machine|canasto de ropa',
  },
  {
    kind: 'cosas de cocina',
    close: true,
    is: 'picadora de alimentos|maquina de palomitas|freidora industrial|licuadora industrial|molino de carne|moledora de carne|air fryer|rice cooker|pressure cooker|frying pan|parrilla de gas|parrilla electrica|horno para pizza|plancha para hamburguesas|maquina de cafe|molino de cafe|exprimidor de naranjas|cuchara de palo|platos y vasos|cubiertos de mesa|termo para cafe|comal de barro|olla tamalera|vaporera de tamales|ahumador de carne|molde para pastel|tabla para picar|carrito de hot dogs|carrito de tacos|lonchera|tupper|plancha para tortas|copas de vino|abrelatas|pelapapas|rallador de queso|charola para hornear|guantes para horno|mandil de cocina|cutting board|kitchen knife|dinner plates|bottle opener|wine glasses|cafetera italiana|prensa francesa|maquina para tortillas|extractor de jugo|disco para carne asada',
  },
  {
    kind: 'cosas de limpieza',
    close: true,
    is: 'carpet cleaner|cera para pisos|atomizador de limpieza|fibra para trastes|papel de cocina|desinfectante de pisos|limpieza de alfombras|aspiradora de mano|destapacaños|bolsas para basura|jalador de piso|jabon en polvo|jabon liquido|escoba y recogedor|quitamanchas|bote de basura|trash bags|laundry soap|cleaning mop',
  },
  {
    kind: 'muebles por su nombre',
    close: true,
    is: 'juego de comedor|juego de sala|mueble oficina|cocina integral|banca de jardin|dining table|bed frame|cabecera de cama|tablon plegable|estante de madera|repisa de madera|vitrina de madera|sofa bed|dressing table|silla de barbero',
  },
  {
    kind: 'cosas de casa',
    close: true,
    is: 'marco para fotos|carpa para eventos|toldo para fiesta|mosquitero para cama|cobija electrica|cortina blackout|persiana blackout|lamp shade|table lamp|throw pillow|bathroom mirror|shoe rack|coat rack|espejo de cuerpo|persianas|persiana|persianas de madera|persiana de madera|papel higienico|pantuflas afelpadas invierno|ultrasonido 4d embarazo|analisis sangre completo|terapia psicologica pareja|rehabilitacion fisica rodilla|alisado keratina brasilena|depilacion cera bikini|pipeta antipulgas gato|poda arboles altos|alineacion y balanceo|rectificado cabezas motor|solicito empleada domestica',
  },
  {
    kind: 'prendas de vestir',
    close: true,
    is: 'traje de charro|uniforme escolar|playera de futbol|jersey de futbol|pants deportivo|ropa interior|playeras con logo|ropa de bebe|vestido de quinceañera|zapatos de vestir|zapatos de niño|tenis de niño|botas para dama|jeans de mujer|running shoes|high heels|t shirts|pantalon de mezclilla|camisa de vestir|playera polo|gorro tejido|bata de baño|chamarra de piel|traje para boda|ropa deportiva|ropa usada|sombrero vaquero|cinto piteado|cartera de piel|lentes de sol|bata de laboratorio|wedding dress|evening dress|winter coat|leather jacket|baseball cap|school uniform|vestidos de noche|ropa de dama|ropa de hombre|ropa de niño|playera estampada|playeras personalizadas|gorras bordadas|tacones altos',
  },
  {
    kind: 'comida y bebida',
    close: true,
    is: 'agua purificada en garrafon|queso oaxaca|miel de abeja|costal de frijol|costal de azucar|harina de trigo|harina de maiz|bulto de maiz|pollo rostizado|tacos al pastor|orden de tamales|leche en polvo|cerveza artesanal|crema de cacahuate|chiles secos|alimento para pollos|alimento para ganado|alimento para puercos|camaron congelado|filete de pescado|jamon de pavo|paletas de hielo|cereal de caja|agua mineral|jugo de naranja|refrescos de cola|dog food|cat food|coffee beans|torta ahogada|canasta basica|despensa basica|salsa picante|sal de mesa|queso fresco|queso manchego|botella de tequila|botella de vino|azucar por bulto|bulto de azucar|harina para pan|huevo por caja|carne de res|carne de puerco|carne molida|alimento para vacas|alimento para caballos|alimento para conejos|alimento para perros|alimento para gatos|mole poblano|cold beer|orange juice|ice cream|fried chicken|olive oil|peanut butter|energy drink|bebida energetica|avena|granola|chorizo|tocino|esquites|tamales|quesadillas|tlayudas|raspados|papas a la francesa|bolillo|pan dulce|pan de muerto|nieve de limon|costal de papas|costal de cebolla|costal de naranja|costal de maiz|costal de harina|costal de arroz|bulto de harina|arpilla de naranja|arpilla de papa|arpilla de cebolla|reja de jitomate|reja de tomate|caja de aguacate|caja de jitomate|kilo de papas|kilo de jitomate|papas fritas|formula lactea',
  },
  {
    kind: 'salud y belleza',
    close: true,
    is: 'peine pelo|peine cabello|cepillo pelo|secadora pelo|plancha pelo|tijeras pelo|tinte cabello|esmalte uñas|uñas acrilicas|rastrillo afeitar|desodorante|bloqueador solar|nail polish|hair dryer|hair brush|suero oral|lentes graduados|proteina en polvo|jabon facial|cera para depilar|maquina para cortar pelo|uñas postizas|cama hospitalaria|prueba de embarazo|suplemento alimenticio|crema para arrugas|crema dental|jabon de baño|gel para cabello|cepillo para cabello|sillon dental|medidor de glucosa|tiras reactivas|rodillera ortopedica|faja postparto|agua oxigenada|gotas para los ojos|suero intravenoso|bata quirurgica|agujas hipodermicas|pastillas para dormir|pastillas para dolor|pastillas para la presion|pastillas para adelgazar|tiras para glucometro|lentes para leer|lentes para vista cansada|camilla|tinte rubio|tinte para cabello|faja colombiana|baston para caminar|baston ortopedico|termometro para fiebre|bascula para bebe|bascula para pesar bebes|aparato para sordos|aparatos para sordos|frenos dentales|crema para estrias|vacuna contra la rabia|vacuna contra la influenza|hearing aid|wheel chair|reading glasses|cough syrup|face cream|hand cream|electric razor|hair straightener|electric toothbrush|adult diapers|vitamina c|gotas para ojos',
  },
  {
    kind: 'partes de automóvil',
    close: true,
    is: 'llanta de refaccion|bomba de gasolina|defensa de carro|terminal de direccion|tapetes de carro|cera automotriz|aromatizante de carro|marcha de carro|radiador de carro|brake pads|spark plugs|windshield wipers|car seat cover|rines deportivos|mica de faro|banda de distribucion|bomba de agua para carro|junta de cabeza|flecha de carro|resortes de suspension|tripas de llanta|rin de moto|cadena para moto|llantas para moto|llanta para tractor|anticorrosivo para carro|shampoo para carro|pintura automotriz|polarizado de vidrios|birlos de seguridad|defensa delantera|defensa trasera|facia delantera|cuartos traseros|banda de alternador|aceite para dos tiempos|aceite para carro|aceite para coche|new tires|used tires|winter tires|spark plug|timing belt|oil change|head gasket|faro de carro|calavera de carro|espejo lateral de coche|espejo lateral de carro|tapones de rines|llantas usadas|llanta nueva|cables para bateria de carro|tapete para carro',
  },
  {
    kind: 'vehículos en venta',
    close: true,
    is: 'camioneta usada|auto seminuevo|auto usado|moto italika|moto nueva|cuatrimoto para niño|casa rodante|silla de montar|used car|used motorcycle|electric bike|dirt bike|speed boat|mountain bike|electric scooter|bicicleta usada|bicicleta de ruta|bicicleta para mujer|mototaxi nuevo|tractor agricola|retroexcavadora usada|camion de volteo usado|remolque para caballos|velero usado|patines en linea|globo aerostatico|caballo en venta|camioneta ford|camioneta chevrolet|camioneta nissan|camioneta toyota|remolque para lancha|bicicleta rodada|cadena para bicicleta|casco para niño|casco para patines|kids bicycle|used truck|bike helmet|carro barato|carro de segunda|carro seminuevo|camion usado|inflatable boat',
  },
  {
    kind: 'materiales de obra',
    close: true,
    is: 'varilla corrugada|varilla construccion|varilla acero|alambron|malla electrosoldada|block hueco|tabique rojo|mortero|cal hidra|yeso|arena y grava|polin de madera|lamina galvanizada techo|block de concreto|block para muro|block solido|block ligero|cinder block|puerta de tambor|puerta de madera|puerta principal de madera|ventanas de aluminio|ventana corrediza|teja de barro|perfil tubular|castillo armado|alambre recocido|impermeabilizante acrilico|sellador para madera|piedra laja|codo de cobre|tuberia hidraulica|tubo de cobre|taza de baño|asiento de baño|fosa septica|bathroom sink|shower head|roof tiles|water heater|house paint|pintura de agua|pintura de esmalte|pintura para pared|pintura para casa|cemento blanco|saco de cemento|cubeta de pintura|cubeta de impermeabilizante|viaje de arena|viaje de grava|varilla de media|vigueta y bovedilla|mezcla lista|vidrio templado para baño|accesorios de baño|manguera de regadera|tinaco rotoplas|filtro para tinaco|purificador de agua|suavizador de agua|lana mineral|espuma de poliuretano|piedra decorativa|cantera labrada|herreria para ventana|barda prefabricada|viga de acero|viga de madera|angulo de fierro|solera de fierro|perfil ptr|malla ciclonica|lamina galvanizada|lamina para techo|esmalte para herreria|esmalte para fierro|tuberia pvc hidraulica|tuberia pvc sanitaria|tubo pvc hidraulico|tubo pvc sanitario|cisterna rotoplas|cement bag|cement mixer|bathroom tile|kitchen sink|toilet seat|wood planks|cancel para baño|cancel de aluminio|ventana de madera|pisos laminados|pisos de madera|viga ipr|puerta de cristal templado para baño|puerta de cristal para baño',
  },
  {
    kind: 'cosas de jardín',
    close: true,
    is: 'manguera de riego|aspersor de riego|sistema de riego por goteo|riego por goteo|tierra para plantas|cesped en rollo|sopladora de hojas|plastico para invernadero|fumigadora de mochila|bomba fumigadora|tijeras de podar|garden hose|flower bouquet|pool cleaner|pool chlorine|plantas de ornato|planta de sombra|arbol frutal|arbol de limon|semilla de maiz|semilla de pasto|semillas de jitomate|macetas de barro|piedras decorativas para jardin|corta setos|pico y pala|molino para forraje|fertilizante foliar|veneno para ratas|mata hormigas|mata mosquitos|repelente de insectos|insecticida en aerosol|filtro para alberca|robot para alberca|rosas rojas|veneno para cucarachas|veneno para hormigas|veneno para ratones|repelente de mosquitos|repelente para mosquitos|mosquitero para ventana|mosquitero para puerta|aspersor de jardin|aspersor para jardin|aspersor para pasto|pasto artificial|potting soil|flower pot|bug spray|weed killer|plant pot|trampa para ratones',
  },
  {
    kind: 'juegos y deportes',
    close: true,
    is: 'juego de mesa|juegos de mesa|muñeca bebe|carros a escala|bloques de construccion|pista de carros|triciclo infantil|montable para niño|casita de muñecas|balon de voleibol|porteria de futbol|tabla de surf|caminadora electrica|banda para correr|aparato para abdominales|board game|soccer ball|yoga mat|camping tent|fishing rod|cuerdas de guitarra|violin para niño|piano digital|teclado casio|atril para partituras|carro montable|oso de peluche|figuras de accion|cartas de pokemon|cubo rubik|cocinita de juguete|alberca para niños|inflable para brincar|bicicleta estatica|ligas de ejercicio|tacos de futbol|goggles de natacion|hielera para acampar|cuerdas de nylon para guitarra|teclado para aprender piano|tienda de acampar|tienda de campaña|costal de boxeo|rifle de diabolos|rifle de balines|acoustic guitar|electric guitar|running machine|violin strings|guitar strings|red para porteria|carro de pedales|carro de control remoto|guantes de portero|juguetes para niña|juguetes para niño',
  },
  {
    kind: 'telefonía de consumo',
    close: true,
    is: 'iphone usado|celular barato|celular para abuelito|celular motorola|celular xiaomi|telefono samsung|telefono xiaomi|telefono motorola|phone case|screen protector|unlocked phone|refurbished iphone|mica hidrogel|cambio de pantalla de celular|reparacion de celular|recarga de tiempo aire|tiempo aire|plan de celular|celular a plazos|celulares baratos|celular con doble sim|smartphone barato|carcasa de celular|celular reacondicionado|oppo reno|motorola edge|celular honor|celular oppo|celular huawei|mica de vidrio para iphone|mica de vidrio para celular|mica para iphone|funda para galaxy|funda para samsung|case para iphone|recarga telcel|cambio de bateria de celular',
  },
  {
    kind: 'útiles y libros',
    close: true,
    is: 'papel de china|corrector liquido|pegamento en barra|juego de geometria|hojas de colores|block de dibujo|libro de cuentos|mapa escolar|school supplies|glue stick|printer paper|copy paper|sobres de papel|volantes impresos|lonas impresas|calendario de pared|plumas de gel|plumas bic|gises de colores|perforadora de hojas|ligas de hule|carpetas de argollas|protectores de hojas|papel albanene|papel fotografico|papel autoadherible|cuadernos profesionales|libro de texto|globo terraqueo|estuche de lapices|tijeras escolares|papel para envolver|cinta scotch|cinta magica|story book|school book|coloring book|libro de cocina|libro de ingles|libro para colorear|libros infantiles|plumas para escribir|hojas tamaño carta|hojas bond',
  },
  {
    kind: 'rentas, trámites y oficios',
    close: true,
    is: 'renta de carros|renta de autos|renta de camioneta|renta de mesas y sillas|renta de lonas|renta de maquinaria|renta de brincolin|renta de rockola|renta de local|renta de habitacion|cuarto en renta|casa en renta|departamento en renta|local en renta|instalacion de gas|instalacion de tinaco|servicio de plomeria|carpintero a domicilio|albañil por dia|notario publico|fumigacion de casa|lavado de tinacos|lavado de salas|reparacion de lavadoras|reparacion de refrigeradores|reparacion de estufas|clases de guitarra|clases de natacion|clases de matematicas|escuela de idiomas|visa americana|acta de nacimiento|boletos de concierto|boletos de autobus|paquete a cancun|seguro de auto|seguro de vida|seguro de casa|prestamo personal|credito infonavit|credito hipotecario|banquete para boda|payaso para fiesta|grupo musical para fiesta|sesion de fotos|flight ticket|car insurance|life insurance|apartment for rent|house for sale|car rental|english classes|moving company|cleaning lady|hair salon|masaje relajante|spa para pareja|limpia con huevo|lectura de cartas|brackets dentales|cirugia plastica|consulta con psicologo|abogado penalista|contador publico|tramite de placas|multas de transito|verificacion vehicular|traspaso de negocio|rancho en venta|local comercial en venta|cerrajero a domicilio|electricista a domicilio|plomero a domicilio|tecnico a domicilio|fumigacion a domicilio|servicio de fumigacion|hotel en la playa|hotel en acapulco|hotel en cancun|hotel todo incluido|hotel room|hotel booking|paquete de viaje|paquete vacacional|viaje a europa|viaje a cancun|viaje a la playa|tour por oaxaca|plane ticket|flight to new york|cheap flight|crucero por el caribe|crucero por el mediterraneo|mariachis|grupo norteño|salon para fiestas|salon de fiestas|renta de mesas|renta de salon|fotografo para boda|fotografo para eventos|psicologo|abogado|contador para mi declaracion|misa de difuntos|curso de ingles|curso de manejo|reparacion de celulares|reparacion de pantallas|reparacion de computadoras|reparacion de laptop|boletos para el futbol|boletos para concierto|autolavado|grupo versatil|impermeabilizar azotea precio|compostura ropa cierre|tapiceria muebles sala|destape drenaje canos|pulido pisos marmol|testamento notario publico|pago tenencia vehicular|constancia situacion fiscal|taller costura principiantes|regularizacion matematicas secundaria|hostal centro oaxaca|lavanderia por kilo|tintoreria vestido novia',
  },
  {
    kind: 'consumibles de impresión 3D',
    close: true,
    is: 'impresion 3d|filamento para impresora 3d|cama caliente de impresora 3d|boquilla de impresora 3d|resina para impresora 3d|3d printing',
  },
  {
    kind: 'costura y telas',
    close: true,
    is: 'carrete de hilo|maquina overlock|maquina bordadora|cierre para pantalon|resorte para ropa|tela de algodon|tela por metro|sewing thread|knitting yarn|embroidery machine|maquina de coser recta|maquina de coser industrial|maquina de coser portatil|hilo para bordar|manta de cielo|cierre para chamarra|cierre para falda|boton para camisa|hilo de coser',
  },
  {
    kind: 'joyería',
    close: true,
    is: 'cadena de oro|aretes de plata|anillo de compromiso|medalla de oro|wedding ring|gold chain|silver ring|anillo de graduacion|rosario de plata|brazalete de oro|pulsera de oro|pulsera tejida',
  },
  {
    kind: 'cosas de mascotas',
    close: true,
    is: 'vaca lechera|vacas lecheras|becerros|borregos|lechones|gallinas ponedoras|pollitos|toro semental|yegua|alimento ganado|croquetas|arena de gato|cama para perro|plato para perro|casa para perro|ropa para perro|alimento para peces|jaula para hamster|jaula para perro|collar antipulgas|vacunas para perro|estetica canina|cachorro en venta|dog bed|cat litter|fish tank|pet food|dog leash|bird cage|pechera para perro|huesos para perro|gatito en adopcion|perro en adopcion|conejo mascota|becerros en venta|alimento para perro|bebedero para perro|sueter para perro|peine para perro|shampoo antipulgas|perro chihuahua|perro pastor aleman|perro pitbull|perro labrador|gato siames|perrito en venta|alimento para mi gato|alimento para mi perro|vacuna para perro|aquarium|dog house|dog shampoo|cat toy|hamster cage|cachorro chihuahua|cachorro labrador|cachorro husky|cachorro pug|cachorro pastor aleman|cachorro schnauzer|cachorro pitbull|cachorro french poodle|cachorro golden|gatito persa|gatito siames',
  },
  {
    kind: 'cosas de bebé',
    close: true,
    is: 'cuna para bebe|colchon de cuna|esterilizador de biberones|silla alta para bebe|pañales desechables|baby stroller|baby crib|baby bottle|diaper bag|baby clothes|cangurera de bebe|gimnasio para bebe|mecedora de bebe|leche para bebe|silla de carro para bebe|mosquitero de carriola|brincolin de bebe|cobija de bebe|baby shower|cuna de madera|cuna corral|cuna colecho|carrito de bebe|silla de bebe|silla para bebe|bañera de bebe|baby food|baby wipes|baby bath',
  },
  {
    kind: 'cosas de fiesta',
    close: true,
    is: 'globos de helio|helio para globos|mesa de dulces|centro de mesa|pino navideño|adornos navideños|flores artificiales|birthday cake|party decorations|christmas tree|wedding invitations|dulces para piñata|bolsitas de dulces|copas de cristal|pastel de bodas|pastel de xv años|ramo de novia|velas de cumpleanos|espuma de carnaval|arco de globos|cortina de tiras metalicas|altar de muertos|papel picado|rosca de reyes|coronas de flores|disfraz de halloween|corona para funeral|corona funeraria|lapida|urna funeraria|wedding cake|wedding flowers|funeral flowers|arreglo de globos',
  },
  {
    kind: 'materiales de arte',
    close: true,
    is: 'oleo sobre tela|lienzo para pintar|pintura acrilica para cuadros|figura de ceramica|cuadros para sala|resina epoxica|moldes de silicon|craft supplies|pinceles de arte|acuarelas profesionales|palitos de madera|listones para moños|cuentas para pulseras|pintura para tela|pintura textil|ceramica para pintar|velas artesanales|jabon artesanal|plumas de colores',
  },
  {
    kind: 'puertas y rejas',
    close: true,
    is: 'puerta de cristal|puerta de vidrio|puerta de cristal templado|puerta templada|cristal templado|vidrio templado|porton de herreria|porton de madera|porton de fierro|zaguan de herreria|puerta de herreria|puerta blindada|puerta multilock|puerta de seguridad multilock|puerta cortafuego|puerta contra fuego|puerta cortafuegos|reja plegadiza|rejas plegadizas|malla ciclonica|wrought iron gate|steel security door|fire rated door|chain link fence|cortina metalica para local|cortina metalica para negocio|puerta de tambor|puerta de aluminio|ventana de aluminio|rolling steel shutter',
  },
  {
    kind: 'obra de vigilancia y tránsito',
    close: true,
    is: 'caseta de vigilancia|caseta prefabricada|caseta de guardia|caseta movil|guard booth|guard shack|vidrio blindado|cristal blindado|vidrio antibalas|pelicula de seguridad|pelicula antiasalto|bulletproof glass|security window film|semaforo|semaforo vehicular|semaforo peatonal|poste de alumbrado|poste para alumbrado|poste metalico alumbrado|poste para luminaria|poste de acero alumbrado|poste de luz|lamp post|light pole',
  },
  {
    kind: 'luz que no es LED',
    close: true,
    is: 'lampara fluorescente|vapor de sodio|vapor de mercurio|aditivo metalico|lampara colgante|candil|candil colgante|candelabro|candiles|fluorescent lamp|chandelier|pendant lamp',
  },
  {
    kind: 'estantes y carga',
    close: true,
    is: 'estante para bodega|estante metalico|anaquel|anaqueles|anaquel metalico|estanteria metalica|rack selectivo|rack de carga|rack industrial de carga|pallet rack|storage shelf|steel shelving|bascula camionera|bascula para camiones|bascula ganadera|bascula para ganado|truck scale|livestock scale',
  },
  {
    kind: 'luces y efectos de fiesta',
    close: true,
    is: 'maquina de humo fiesta|maquina de humo para fiestas|maquina de burbujas|controlador dj|mezcladora dj|consola dj|dj controller|party fog machine',
  },
  {
    kind: 'audio y espejos de auto',
    close: true,
    is: 'bocinas para carro|bocina para carro|bocinas para auto|bocinas para coche|bocinas de carro|subwoofer para auto|subwoofer para carro|amplificador para carro|estereo para carro|estereo para auto|sensor de reversa|sensores de reversa|sensor de estacionamiento para auto|car speakers|car subwoofer|car stereo|parking sensor',
  },
  {
    kind: 'gas y leña',
    close: true,
    is: 'cilindro de gas lp|cambio de cilindro|llenado de gas|carbon vegetal|leña para chimenea|propane tank|gas tank refill|quemador de gas|encendedor de cocina|petroleo para lampara|alcohol solido|gas butano|pipa de gas|estufa de leña|camping stove',
  },
];
