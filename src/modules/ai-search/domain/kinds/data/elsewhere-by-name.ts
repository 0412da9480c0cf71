import type { KindEntry } from '../book/kind-entry';

/** What others sell, by names of several words: these stand side by side, so that they take none from what is asked for. */
export const ELSEWHERE_BY_NAME: readonly KindEntry[] = [
  {
    kind: 'frío para alimentos',
    within: 'refrigerador',
    close: true,
    is: 'cava de vinos|congelador vertical|mini fridge|ice maker|water cooler|refrigerador para negocio',
  },
  {
    kind: 'lavado y planchado',
    within: 'lavadora',
    close: true,
    is: 'plancha de vapor|tabla de planchar|lavadora automatica|ironing board|ganchos de ropa|lavadora usada|lavadora industrial|laundry machine|canasto de ropa',
  },
  {
    kind: 'cosas de cocina',
    within: 'estufa',
    close: true,
    is: 'picadora de alimentos|maquina de palomitas|freidora industrial|licuadora industrial|molino de carne|moledora de carne|air fryer|rice cooker|pressure cooker|frying pan|parrilla de gas|parrilla electrica|horno para pizza|plancha para hamburguesas|maquina de cafe|molino de cafe|exprimidor de naranjas|cuchara de palo|platos y vasos|cubiertos de mesa|termo para cafe|comal de barro|olla tamalera|vaporera de tamales|ahumador de carne|molde para pastel',
  },
  {
    kind: 'cosas de limpieza',
    within: 'aspiradora',
    close: true,
    is: 'carpet cleaner|cera para pisos|atomizador de limpieza|fibra para trastes|papel de cocina|desinfectante de pisos|limpieza de alfombras|aspiradora de mano|robot trapeador',
  },
  {
    kind: 'muebles por su nombre',
    within: 'muebles',
    close: true,
    is: 'sillon reclinable|juego de comedor|juego de sala|mueble oficina|cocina integral|sillas plegables|marco para fotos|banca de jardin|dining table|bed frame|colchon matrimonial|colchon individual|colchon king|cabecera de cama|escritorio para niño|silla para escritorio|mesa de jardin|mesa plegable|sillas de plastico|tablon plegable|carpa para eventos|toldo para fiesta|estante de madera|repisa de madera|ropero de madera|vitrina de madera|mosquitero para cama|cobija electrica|sofa bed',
  },
  {
    kind: 'prendas de vestir',
    within: 'ropa y calzado',
    close: true,
    is: 'traje de charro|uniforme escolar|playera de futbol|jersey de futbol|pants deportivo|ropa interior|playeras con logo|ropa de bebe|vestido de quinceañera|zapatos de vestir|zapatos de niño|tenis de niño|botas para dama|jeans de mujer|running shoes|high heels|t shirts|pantalon de mezclilla|camisa de vestir|playera polo|gorro tejido|bata de baño|chamarra de piel|traje para boda|ropa deportiva|ropa usada|sombrero vaquero|cinto piteado|cartera de piel|lentes de sol',
  },
  {
    kind: 'comida y bebida',
    within: 'alimentos',
    close: true,
    is: 'agua purificada en garrafon|queso oaxaca|miel de abeja|costal de frijol|costal de azucar|harina de trigo|harina de maiz|bulto de maiz|pollo rostizado|tacos al pastor|orden de tamales|leche en polvo|cerveza artesanal|crema de cacahuate|chiles secos|alimento para pollos|alimento para ganado|alimento para puercos|camaron congelado|filete de pescado|jamon de pavo|paletas de hielo|cereal de caja|agua mineral|jugo de naranja|refrescos de cola|dog food|cat food|coffee beans|torta ahogada|canasta basica|despensa basica|salsa picante|sal de mesa',
  },
  {
    kind: 'salud y belleza',
    within: 'medicina',
    close: true,
    is: 'suero oral|lentes graduados|proteina en polvo|jabon facial|cera para depilar|maquina para cortar pelo|uñas postizas|cama hospitalaria|hair dryer|nail polish|prueba de embarazo|suplemento alimenticio|crema para arrugas|crema dental|jabon de baño|gel para cabello|cepillo para cabello|sillon dental|medidor de glucosa|tiras reactivas|rodillera ortopedica|faja postparto|agua oxigenada|gotas para los ojos|suero intravenoso|bata quirurgica|agujas hipodermicas',
  },
  {
    kind: 'partes de automóvil',
    within: 'autopartes',
    close: true,
    is: 'llanta de refaccion|bomba de gasolina|defensa de carro|terminal de direccion|tapetes de carro|cera automotriz|aromatizante de carro|marcha de carro|radiador de carro|brake pads|spark plugs|windshield wipers|car seat cover|rines deportivos|mica de faro|banda de distribucion|bomba de agua para carro|junta de cabeza|flecha de carro|resortes de suspension|tripas de llanta|rin de moto|cadena para moto|llantas para moto|llanta para tractor|acumulador lth|anticorrosivo para carro|shampoo para carro|pintura automotriz|polarizado de vidrios|birlos de seguridad',
  },
  {
    kind: 'vehículos en venta',
    within: 'vehículos',
    close: true,
    is: 'camioneta usada|auto seminuevo|auto usado|moto italika|moto nueva|cuatrimoto para niño|casa rodante|silla de montar|used car|used motorcycle|electric bike|dirt bike|speed boat|mountain bike|electric scooter|bicicleta usada|bicicleta de ruta|bicicleta para mujer|mototaxi nuevo|tractor agricola|retroexcavadora usada|camion de volteo usado|remolque para caballos|velero usado|patines en linea|globo aerostatico|caballo en venta',
  },
  {
    kind: 'materiales de obra',
    within: 'construcción',
    close: true,
    is: 'block hueco|block de concreto|block para muro|block solido|block ligero|cinder block|puerta de tambor|puerta de madera|puerta principal de madera|ventanas de aluminio|ventana corrediza|teja de barro|perfil tubular|malla electrosoldada|castillo armado|alambre recocido|impermeabilizante acrilico|sellador para madera|piedra laja|codo de cobre|tuberia hidraulica|tubo de cobre|taza de baño|asiento de baño|fosa septica|bomba centrifuga|bomba para pozo|bathroom sink|shower head|roof tiles|water heater|house paint|pintura de agua|pintura de esmalte|pintura para pared|pintura para casa|cemento blanco|saco de cemento|cubeta de pintura|cubeta de impermeabilizante|viaje de arena|viaje de grava|varilla de media|varilla corrugada|vigueta y bovedilla|mezcla lista|vidrio templado para baño|accesorios de baño|manguera de regadera|tinaco rotoplas|filtro para tinaco|purificador de agua|suavizador de agua|lana mineral|espuma de poliuretano|piedra decorativa|cantera labrada|herreria para ventana|barda prefabricada',
  },
  {
    kind: 'cosas de jardín',
    within: 'jardín',
    close: true,
    is: 'manguera de riego|aspersor de riego|sistema de riego por goteo|riego por goteo|tierra para plantas|cesped en rollo|sopladora de hojas|plastico para invernadero|fumigadora de mochila|bomba fumigadora|tijeras de podar|garden hose|flower bouquet|pool cleaner|pool chlorine|plantas de ornato|planta de sombra|arbol frutal|arbol de limon|semilla de maiz|semilla de pasto|semillas de jitomate|macetas de barro|piedras decorativas para jardin|corta setos|pico y pala|molino para forraje|fertilizante foliar|veneno para ratas|mata hormigas|mata mosquitos|repelente de insectos|insecticida en aerosol|filtro para alberca|bomba para alberca|robot para alberca|rosas rojas',
  },
  {
    kind: 'juegos y deportes',
    within: 'juguetes',
    close: true,
    is: 'juego de mesa|juegos de mesa|muñeca bebe|carros a escala|bloques de construccion|pista de carros|triciclo infantil|montable para niño|casita de muñecas|balon de voleibol|porteria de futbol|tabla de surf|caminadora electrica|banda para correr|aparato para abdominales|board game|soccer ball|yoga mat|camping tent|fishing rod|cuerdas de guitarra|violin para niño|piano digital|teclado casio|atril para partituras|carro montable|oso de peluche|figuras de accion|cartas de pokemon|cubo rubik|cocinita de juguete|alberca para niños|inflable para brincar|bicicleta estatica|ligas de ejercicio|tacos de futbol|goggles de natacion|hielera para acampar',
  },
  {
    kind: 'telefonía de consumo',
    within: 'celular',
    close: true,
    is: 'iphone usado|celular barato|celular para abuelito|celular motorola|celular xiaomi|telefono samsung|telefono xiaomi|telefono motorola|phone case|screen protector|unlocked phone|refurbished iphone|mica hidrogel|cambio de pantalla de celular|reparacion de celular|recarga de tiempo aire|tiempo aire|plan de celular|celular a plazos|celulares baratos|celular con doble sim|smartphone barato|carcasa de celular|celular reacondicionado',
  },
  {
    kind: 'útiles y libros',
    within: 'papelería',
    close: true,
    is: 'papel de china|corrector liquido|pegamento en barra|juego de geometria|hojas de colores|block de dibujo|libro de cuentos|mapa escolar|school supplies|glue stick|printer paper|copy paper|sobres de papel|volantes impresos|lonas impresas|calendario de pared|plumas de gel|plumas bic|gises de colores|pizarron de corcho|perforadora de hojas|ligas de hule|carpetas de argollas|protectores de hojas|papel albanene|papel fotografico|papel autoadherible|cuadernos profesionales|libro de texto|globo terraqueo|estuche de lapices|tijeras escolares|papel para envolver|cinta scotch|cinta magica',
  },
  {
    kind: 'rentas, trámites y oficios',
    within: 'servicios',
    close: true,
    is: 'renta de carros|renta de autos|renta de camioneta|renta de mesas y sillas|renta de lonas|renta de maquinaria|renta de brincolin|renta de rockola|renta de local|renta de habitacion|cuarto en renta|casa en renta|departamento en renta|local en renta|instalacion de gas|instalacion de tinaco|servicio de plomeria|carpintero a domicilio|albañil por dia|notario publico|fumigacion de casa|lavado de tinacos|lavado de salas|reparacion de lavadoras|reparacion de refrigeradores|reparacion de estufas|clases de guitarra|clases de natacion|clases de matematicas|escuela de idiomas|visa americana|acta de nacimiento|boletos de concierto|boletos de autobus|paquete a cancun|seguro de auto|seguro de vida|seguro de casa|prestamo personal|credito infonavit|credito hipotecario|banquete para boda|payaso para fiesta|grupo musical para fiesta|sesion de fotos|flight ticket|car insurance|life insurance|apartment for rent|house for sale|car rental|english classes|moving company|cleaning lady|hair salon|masaje relajante|spa para pareja|limpia con huevo|lectura de cartas|brackets dentales|cirugia plastica|consulta con psicologo|abogado penalista|contador publico|tramite de placas|multas de transito|verificacion vehicular|traspaso de negocio|rancho en venta|local comercial en venta',
  },
  {
    kind: 'consumibles de impresión 3D',
    within: 'impresora 3D',
    close: true,
    is: 'impresion 3d|filamento para impresora 3d|cama caliente de impresora 3d|boquilla de impresora 3d|resina para impresora 3d|3d printing',
  },
  {
    kind: 'costura y telas',
    within: 'máquina de coser',
    close: true,
    is: 'carrete de hilo|maquina overlock|maquina bordadora|cierre para pantalon|resorte para ropa|tela de algodon|tela por metro|sewing thread|knitting yarn|embroidery machine|maquina de coser recta|maquina de coser industrial|maquina de coser portatil|hilo para bordar|manta de cielo',
  },
  {
    kind: 'joyería',
    within: 'joyas',
    close: true,
    is: 'cadena de oro|aretes de plata|anillo de compromiso|medalla de oro|wedding ring|gold chain|silver ring|anillo de graduacion|rosario de plata|brazalete de oro|pulsera de oro|pulsera tejida',
  },
  {
    kind: 'cosas de mascotas',
    within: 'mascotas',
    close: true,
    is: 'cama para perro|plato para perro|casa para perro|ropa para perro|alimento para peces|jaula para hamster|jaula para perro|collar antipulgas|vacunas para perro|estetica canina|cachorro en venta|dog bed|cat litter|fish tank|pet food|dog leash|bird cage|pechera para perro|huesos para perro|gatito en adopcion|perro en adopcion|conejo mascota|gallinas ponedoras|becerros en venta|alimento para perro|bebedero para perro|sueter para perro|peine para perro|shampoo antipulgas',
  },
  {
    kind: 'cosas de bebé',
    within: 'bebé y maternidad',
    close: true,
    is: 'cuna para bebe|colchon de cuna|esterilizador de biberones|silla alta para bebe|pañales desechables|baby stroller|baby crib|baby bottle|diaper bag|baby clothes|cangurera de bebe|gimnasio para bebe|mecedora de bebe|leche para bebe|silla de carro para bebe|mosquitero de carriola|brincolin de bebe|cobija de bebe|baby shower',
  },
  {
    kind: 'cosas de fiesta',
    within: 'fiesta',
    close: true,
    is: 'globos de helio|helio para globos|mesa de dulces|centro de mesa|pino navideño|adornos navideños|flores artificiales|birthday cake|party decorations|christmas tree|wedding invitations|dulces para piñata|bolsitas de dulces|copas de cristal|pastel de bodas|pastel de xv años|ramo de novia|velas de cumpleanos|espuma de carnaval|arco de globos|cortina de tiras metalicas|altar de muertos|papel picado|rosca de reyes|coronas de flores|disfraz de halloween',
  },
  {
    kind: 'materiales de arte',
    within: 'arte y manualidades',
    close: true,
    is: 'oleo sobre tela|lienzo para pintar|pintura acrilica para cuadros|figura de ceramica|cuadros para sala|resina epoxica|moldes de silicon|craft supplies|pinceles de arte|acuarelas profesionales|palitos de madera|listones para moños|cuentas para pulseras|pintura para tela|pintura textil|ceramica para pintar|velas artesanales|jabon artesanal|plumas de colores',
  },
  {
    kind: 'gas y leña',
    within: 'gas y combustible doméstico',
    close: true,
    is: 'cilindro de gas lp|cambio de cilindro|llenado de gas|carbon vegetal|leña para chimenea|propane tank|gas tank refill|quemador de gas|encendedor de cocina|petroleo para lampara|alcohol solido|gas butano|pipa de gas',
  },
];
