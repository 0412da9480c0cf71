import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What a workshop has beside the tools that installers carry. */
export const WORKSHOP: readonly KindEntry[] = [
  {
    kind: 'rotomartillo',
    within: 'taladro',
    is: 'rotomartillo|rotomartillo inalambrico|rotomartillo sds|rotomartillo sds plus|rotomartillo electrico|martillo demoledor|demoledor|martillo perforador|hammer drill|rotary hammer|rotary hammer drill|demolition hammer|jackhammer|sds drill|cordless hammer drill',
    titles:
      'rotomartillo|rotomartillo bat recargable|rotomartillo bateria|rotomartillo recargable|roto martillo|hammer drill|demoledor|martillo demoledor|sds plus|sds max|cordless hammer drill driver|hammer drill driver kit',
    say: 'agujerear losa de concreto|el que golpea y gira|hacer hoyos en concreto duro|romper el piso del baño|ranurar el muro para el poliducto|pasar la pared de lado a lado con broca larga|anclas en la trabe|el taladro normal no le entra al concreto|poner taquetes en el techo de losa|demoler un murito|drill into concrete|break up the floor|la que hace mucho ruido y polvo de los albañiles|perforar castillo con varilla|con cincel para picar loseta|hacer agujeros en concreto|perforar muro|hacer hoyos para los taquetes|perforar concreto|rotomartillo|poner taquetes|barrenar la losa para pasar tuberia|maquina que golpea y gira para concreto duro|ranurar la barda para meter poliducto|pasar el muro de lado a lado|demoler un pedacito de piso|taladro para concreto|rotomartillo para losa|martillo demoledor|romper piso|cortar concreto|hammer drill|rotary hammer|roto martillo para electricista|ranurar pared|tengo que colgar cortinas y el clavo se dobla en el concreto|el albañil pide algo que golpee y gire para atravesar la losa|demoler el piso del baño para cambiar la tuberia|rayar el muro para ahogar la manguera electrica|la de mi papa ya no tiene fuerza y se atora en el tabique|hacer hoyos en concreto|romper piso de concreto|hacer un hoyo en la losa|abrir hoyos para los taquetes|fijar mensulas a la losa|le pego con clavo al muro y se dobla|colgar repisas en pared de tabique|agujero en la losa para pasar un cable|agujerar el muro|perforar concreto para poner camaras|romper losa con martillo electrico|no entra el clavo en el concreto|albañil que demuele muro',
  },
  {
    kind: 'llave de impacto',
    near: 'taladro',
    is: 'llave de impacto|llave impacto|pistola de impacto|pistola impacto|llave de impacto neumatica|llave de impacto inalambrica|impact wrench|impact gun|air impact wrench|cordless impact wrench|torquimetro|torque wrench',
    titles: 'llave impacto|pistola impacto|atornillador impacto|impact wrench|torquimetro',
    say: 'aflojar birlos de las llantas|quitar las tuercas del camion rapido|la pistola de la vulcanizadora|tuercas pegadas que no salen con la llave|apretar tornilleria de la torre|para el taller mecanico|ponchadura y cambio rapido de llanta|apretar al torque exacto|tuercas de la estructura solar una tras otra|la que hace trrr en los talleres|take lug nuts off|loosen stuck bolts|pistolita de aire para tuercas|pijas largas en madera sin batallar|sin cable para la vulca movil|pistola de impacto|impact driver|aflojar birlos de las llantas sin brincar en la cruceta|quitar birlos de la llanta|aflojar tuercas bien apretadas|pistola para quitar llantas|quitar tornillos oxidados del motor|apretar a cierto torque|vulcanizadora|desarmar suspension|la pistola de los mecanicos|take lug nuts off fast|tighten bolts to a set torque|birlos del camion que no aflojan',
  },
  {
    kind: 'pistola de calor',
    near: 'cautín',
    is: 'pistola de calor|pistola calor|pistola de aire caliente|soplete de aire caliente|decapador termico|heat gun|hot air gun|hot air blower',
    titles: 'pistola calor|heat gun|pistola aire caliente',
    say: 'encoger termofit rapido|quitar pintura vieja con aire caliente|despegar calcomanias|doblar tubo de pvc con calor|aire muy caliente como secadora|quitar el polarizado del vidrio|ablandar el pegamento para levantar piso|encoger el plastico de empaque|secadora de pelo pero industrial|poner vinil en el carro|shrink tubing with heat|strip paint with hot air|descongelar una tuberia|aflojar la pantalla pegada del celular|dos temperaturas con boquillas|pistola de calor|encoger forritos con aire ardiente|pistola de aire caliente|aire caliente para termofit|encoger tubitos de colores con aire muy caliente|pistola de aire caliente para chips|encoger termofit|quitar pintura con calor|doblar pvc con aire caliente|despegar la pantalla de un celular|quitar calcomanias del carro|secadora pero mas caliente|descongelar tubos|shrink tubing with hot air|encoger el plastico de los paquetes',
  },
  {
    kind: 'nivel láser',
    near: 'herramienta de mano',
    is: 'nivel laser|nivel laser autonivelante|nivel laser verde|nivel laser de lineas|nivel de lineas cruzadas|nivel|nivel de burbuja|nivel de gota|nivel digital|laser level|line laser|cross line laser|spirit level|bubble level|self leveling laser',
    titles: 'nivel laser|nivel lineas|laser level|nivel burbuja|nivel torpedo|nivel gota',
    say: 'linea roja proyectada en el muro|que la repisa quede derechita|poner el plafon parejo|rayas verdes en la pared para colocar azulejo|alinear las camaras a la misma altura|la burbujita que dice si esta derecho|nivelar la tuberia|trazar a plomo sin hilo|doce lineas para tablaroca|instalar el rack bien a plomo|project a straight line on the wall|see if the shelf is level|marcar la misma altura en todo el cuarto|cruz de luz para poner lamparas|nivelar el piso|nivel|que la repisa quede derechita con la burbuja|rayo rojo que marca la linea en el muro|nivel laser|que la repisa quede derecha con una burbujita|linea roja proyectada para colocar azulejo parejo|bubble thing to set a shelf straight|flexometro nivel y cutter|poner los cuadros derechos|alinear las cajas electricas a la misma altura|raya de luz en la pared para colgar repisas|ver si la barda esta derecha|gotita para ver si esta derecho|line up cabinets on a wall|que el riel quede a nivel',
  },
  {
    kind: 'caja de herramientas',
    within: 'herramienta de mano',
    is: 'caja de herramientas|caja herramienta|caja para herramienta|maleta herramienta|maletin de herramientas|bolsa herramienta|bolsa porta herramienta|bolsa de herramientas|porta herramientas|cinturon herramienta|cinturon porta herramienta|mochila para herramienta|gabinete para herramienta|carro para herramienta|tool box|toolbox|tool bag|tool case|tool chest|tool belt|tool backpack|tool cabinet|tool pouch|tool organizer',
    titles:
      'tool box|toolbox|tool case|tool chest|caja herramientas|porta herramienta|caja plastica herramienta|organizador herramienta|bolsa herramienta|case tools|tool bag|tool backpack|gabinete rodante cajones|caja con ruedas apilable|caja apilable|gabinete rodante|caja ruedas toughsystem|carro herramientas cajones',
    say: 'donde guardar los desarmadores y pinzas|cargar la herramienta a la obra|caja de plastico con charolas|maletin vacio para el tecnico|traigo los fierros sueltos en la camioneta|con ruedas y asa para llevar los fierros|mochila para subir con lo necesario|cinturon con bolsas para el electricista|organizar tornillos en compartimientos|mueble con cajones y ruedas del taller|store my tools|carry tools up the ladder|que no se me pierdan las pinzas y los desarmadores|caja de lamina con candado|para los fierros del chalan|maletin con herramienta|caja de herramientas|maleta de herramienta|maleta de tecnico|cinturon con bolsillos para el chalan|basic toolbox for technician|caja con herramientas para casa|cinturon para herramienta|caja de plastico para herramienta|tool box|cinturon con bolsas para subir con todo lo necesario|caja de plastico con charolas para guardar los fierros|belt with pockets for an electrician|caja con dados y matraca|caja para el tecnico que instala|cinturon para cargar pinzas',
  },
  {
    kind: 'llaves y dados',
    within: 'herramienta de mano',
    is: 'llave inglesa|llave perica|llave ajustable|llave stilson|llave allen|llaves allen|llave española|llave combinada|llave mixta|juego de llaves|juego de llaves mixtas|juego de llaves allen|llave hexagonal|llave torx|llave cruceta|dados|juego de dados|matraca|autocle|maneral|wrench|wrench set|allen wrench|hex key|hex key set|hex keys|socket set|socket wrench|ratchet set|adjustable wrench|pipe wrench|spanner',
    titles:
      'juego dados|juego llaves|llave mixta|llave combinada|llave allen|matraca|autocle|perico|llave perica|stilson|socket set',
    say: 'apretar tuercas|aflojar una tuerca oxidada|la que se ajusta con el dedo|hexagonales para armar muebles|juego para tuercas milimetricas y estandar|quitar tornillos de gota|la del plomero para tubo|matraca con todos sus dados|los tornillos de la bici son de seis lados|tighten nuts and bolts|assemble furniture with hex screws|apretar la abrazadera del poste|tornillos de la torre de media|la de cruz para las llantas|juego de mecanico en estuche|llaves allen|perica|llave perica|juego de dados|apretar una tuerca oxidada|llave de tuercas que se ajusta con el dedo|llave inglesa|matraca y dados|llaves españolas|llave stilson|wrench set|mi chalan entra el lunes y no trae ni con que apretar una tuerca|apretar tuercas de varias medidas con matraca|hexagonales para armar muebles y bicicletas|llave que se ajusta con el dedo para plomeria|llaves martillo y de todo para el taller|aflojar tuercas|no tengo con que aflojar la llave del agua|pinzas martillo y llaves en estuche|pliers and wrench set|llaves allen y españolas|perica para apretar tuercas|matraca con dados',
  },
  {
    kind: 'martillo y golpe',
    within: 'herramienta de mano',
    is: 'martillo|martillo de uña|martillo de bola|marro|mazo|mazo de goma|barreta|pata de cabra|cincel|hammer|claw hammer|ball peen hammer|sledge hammer|rubber mallet|mallet|pry bar|crowbar|chisel',
    titles: 'martillo uña|martillo bola|marro|mazo|barreta|cincel|claw hammer',
    say: 'clavar clavos|sacar clavos|golpear sin maltratar la loseta|tumbar una bardita|clavar la varilla de tierra|romper un tabique|clavar grapas del cable|tirar la pared a golpes|hacer palanca para abrir una tarima|picar el muro a mano|drive nails|knock a wall down|clavar estacas|enterrar la varilla de tres metros|de goma para asentar azulejo|martillo|clavar y sacar clavos|marro|barreta|clavar y desclavar tablas de la cimbra|barreta y marro para tumbar una bardita|alicates y martillo|martillo de uña para clavar|tumbar un pedazo de pared|romper concreto a mano|golpear sin rayar|abrir tarimas de madera|hacer palanca|picar la losa a mano|quitar azulejo viejo|knock down a small wall|pry boards apart',
  },
  {
    kind: 'cutter y navaja',
    within: 'herramienta de mano',
    is: 'cutter|navaja|navaja multiusos|navaja retractil|navaja de bolsillo|exacto|multiherramienta|navaja suiza|repuesto de navaja|hojas para cutter|tijeras para electricista|utility knife|box cutter|pocket knife|multitool|multi tool|knife blades|electrician scissors',
    titles: 'cutter|navaja retractil|navaja electricista|multiherramienta|utility knife',
    say: 'abrir cajas de carton|pelar cable con filo|cortar la cinta de los paquetes|la navajita de hoja que se corta|cortar tubo conduit a mano|hojas de repuesto que se quiebran|cortar canaleta|navaja con pinzas y destapador|cortar alfombra y linoleo|open cardboard boxes|cut pipe by hand|tijeras que corten cable|para el almacen que abre cientos de cajas|cortar vinil parejito|cortar cajas|cutter|navaja|abrir cajas de carton sin maltratar lo de adentro|navaja de bolsillo con pinzas y destapador|navaja multiusos del instalador|abrir cajas|cortar carton|cortar cinta y plastico|navajita de bolsillo con muchas cosas|cortar alfombra|repuesto de hojas|pelar cable con navaja|cortar cinchos|open boxes|cut drywall with a knife|herramienta plegable con pinza y navaja',
  },
  {
    kind: 'pinza de mano',
    within: 'herramienta de mano',
    is: 'pinza de presion|pinza mecanica|pinza de mecanico|pinza universal|pinza de chofer|pinza de extension|pinza perica|pinza pico de loro|pinza de seguros|juego de pinzas|pliers|pliers set|locking pliers|needle nose pliers|long nose pliers|tongue and groove pliers|slip joint pliers|lineman pliers|vise grip|side cutters|diagonal cutters|cutting pliers|prensa de tornillo|tornillo de banco|bench vise|c clamp|bar clamp|sargento de carpintero',
    titles:
      'linesman pliers|pinza presion|pinza mecanica|pinza extension|juego pinzas|pliers set|tornillo banco|prensa c|pinza electricista|pinza corte|pinza punta',
    say: 'agarrar y no soltar una pieza|la que se traba y queda apretada|jalar alambre con los dedos de acero|doblar alambre|detener la pieza mientras le pego|sujetar la tabla a la mesa|girar un tubo grueso|quitar seguros omega|de puntita para alcanzar adentro|grip things tightly|bend wire by hand|hold the board while gluing|juego de tres con mango de goma|alcanzar un tornillo caido|aisladas mil volts para electricista|pinzas|pinzas de punta|pinzas de presion|pliers set|jalar doblar y agarrar alambre con los dedos de acero|pinzas de electricista aisladas|cortar cable|agarrar una tuerca redonda|apretar un tubo redondo|sacar un clavo chueco|agarrar piezas chiquitas donde no caben los dedos|quitar seguros de flecha|cortar alambre de puas|pelar y cortar cable de luz|sujetar dos piezas mientras sueldo|pull a broken screw out|cut thick cable',
  },
  {
    kind: 'remachadora y engrapadora',
    near: 'herramienta de mano',
    is: 'remachadora|remachadora manual|pistola de remaches|remaches|remache pop|engrapadora de pistola|engrapadora industrial|engrapadora de pared|pistola de grapas|clavadora neumatica|pistola de clavos|pistola de silicon|pistola silicon|pistola calafateadora|barras de silicon|rivet gun|riveter|pop rivets|staple gun|nail gun|brad nailer|glue gun|hot glue gun|glue sticks|caulking gun|caulk gun|stapler gun',
    titles: 'remachadora|engrapadora pistola|pistola silicon|pistola calafatear|rivet gun|staple gun|glue gun|remache',
    say: 'unir lamina sin tornillos|poner remaches de aluminio|engrapar cable a la madera|fijar el tapiz al mueble|pegar con barritas calientes|poner el silicon en el canto del baño|clavar molduras con aire|sujetar canaleta de lamina|pegar adornos con plastico caliente|aplicar el sellador del cartucho|join sheet metal with pins|shoot staples into wood|melt glue sticks|grapas para cable de red en la pared|fijar la malla al marco de madera|pegar dos laminas sin soldar|poner remaches|tapizar un sillon|clavar molduras rapido|aplicar silicon en la ventana|sellar con cartucho de silicon|pistola para sellador|pegar adornos con silicon caliente|join two metal sheets without welding|staple fabric to wood|clavar tarimas',
  },
  {
    kind: 'compresor de aire',
    is: 'compresor de aire|compresor|compresor electrico|compresor portatil|compresor de tornillo|compresor libre de aceite|inflador de llantas|inflador portatil|bomba de aire para llantas|air compressor|compressor|tire inflator|portable air pump|air pump',
    titles: 'compresor aire|compresor litros|inflador|air compressor|compresor libre aceite|tire inflator',
    say: 'inflar llantas|echarle aire a la llanta en carretera|pintar con aire|pistola neumatica necesita aire|sopletear el polvo del gabinete con aire|tanque con motor que hace aire|para el taller de hojalateria|para la vulcanizadora|inflar balones y colchones|soplar tuberia para meter la guia|inflate tires|air tools for the shop|aparatito que se conecta al encendedor e infla|clavar con aire|jalar fibra con aire en el ducto|inflar las llantas|inflar llantas en casa|cosa que se conecta al encendedor para inflar|sopletear la computadora|usar herramienta neumatica|pintar con pistola de aire|aire a presion para el taller|inflar balones|llenar de aire la llanta de la bici|se me bajo la llanta y no hay gasolinera|inflate my tires|pump up a flat tire at home|tanque con motor que guarda aire|clavadora de aire en la carpinteria|aire para el consultorio dental|bombita para inflar colchones',
  },
  {
    kind: 'hidrolavadora',
    is: 'hidrolavadora|lavadora a presion|lavadora de presion|hidrolavadora electrica|hidrolavadora a gasolina|karcher|pressure washer|power washer|high pressure cleaner',
    titles: 'hidrolavadora|pressure washer|hidrolavadora psi',
    say: 'lavar el patio a presion|lavar carros con chorro fuerte|quitar la mugre de la banqueta con agua|lavar paneles solares sucios|lavar la fachada|autolavado casero|desprender lodo de los camiones|quitar grafiti con agua|chorro de agua con mucha fuerza|blast dirt off the driveway|wash cars with pressure|lavar corrales|limpiar la alberca vacia|lavar maquinaria con grasa|despintar la barda con agua|lavar el carro con agua a presion|quitar el moho de la banqueta|lavar el patio con fuerza|quitar la grasa del motor|lavar camiones|quitar chicle del piso|limpiar la barda antes de pintar|lavar los corrales|chorro fuerte para limpiar|autolavado|limpiar los paneles con presion|wash the driveway|blast dirt off a truck|lavar la terraza llena de tierra|maquina que avienta agua fuerte',
  },
];
