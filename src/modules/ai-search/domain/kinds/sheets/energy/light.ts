import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/light.ts`. */
export const LIGHT_SHEETS: readonly KindSheets[] = [
  {
    kind: 'reflector LED',
    sheets:
      'proyector led exterior|proyector de area|reflector de area|reflector multivoltaje|reflector rgb|reflector de intemperie|reflector smd|reflector cob|foco reflector|wall pack|wallpack|luminaria para fachada|luminaria deportiva|led flood|area light led|sports lighting|canopy light|wall washer|banador de pared|luz de trabajo led',
    keyed:
      'reflector led para exterior cuerpo de aluminio|reflector led con sensor de movimiento para muro|reflector led rgb con control remoto|reflector led de alta potencia para cancha deportiva|reflector led delgado luz fria con soporte ajustable|outdoor led floodlight slim aluminum tempered glass|stadium led flood light high output narrow beam|led security floodlight motion sensor twin head|explosion proof led luminaire hazardous location|ilumina tu patio y cochera luz blanca potente|reflector para fachada con colores y control|proyector de area luz dia cristal templado con yugo|smd ultradelgado para muro y fachada intemperie|haz abierto para cancha y anuncio con brazo orientable',
  },
  {
    kind: 'reflector solar',
    sheets:
      'proyector solar|proyector led solar|proyector fotovoltaico|reflector fotovoltaico|reflector de energia solar|reflector carga solar|reflector autonomo|reflector recargable con celda|solar reflector|solar reflector light|solar flood|flood solar|flood light solar|floodlight panel solar|spotlight solar|solar powered floodlight|solar security floodlight|solar projector light|solar outdoor flood|wall pack solar|solar wall pack|luz reflectora solar|solar work light',
    keyed:
      'reflector solar led con panel separado y control|reflector solar con sensor de movimiento para muro|reflector led solar con bateria de litio recargable|reflector solar de aluminio con indicador de carga|reflector solar doble con panel y cable para exterior|solar floodlight remote control separate panel|outdoor solar flood light dusk to dawn lithium battery|solar security floodlight motion sensor adjustable heads|high lumen solar flood light aluminum with timer|reflector que no gasta luz con control y panel|alumbra tu terreno gratis reflector de sol|panel aparte con cable y proyector led recargable|proyector led con panel monocristalino temporizador y control|foco de exterior tipo proyector con panel y control remoto',
  },
  {
    kind: 'lámpara solar',
    sheets:
      'lampara fotovoltaica|luminaria fotovoltaica|luminario fotovoltaico|arbotante fotovoltaico|alumbrado solar|solar streetlight|solar lighting|solar luminaire|solar lantern|solar bollard|bolardo solar|antorcha solar|solar torch light|aplique solar|plafon solar exterior|luminaria carga solar|lampara carga solar|luz jardin solar|luz camino solar|luz escalera solar|garden light solar',
    keyed:
      'lampara solar de pared con sensor de movimiento|luminaria solar todo en uno para poste|farol solar de jardin con estaca|arbotante solar decorativo luz calida para muro|luminario solar vial con panel integrado y brazo|all in one solar street light pole mount|solar garden stake lights warm white set|solar wall lamp motion sensor outdoor|solar post cap light decorative lantern|decora tu jardin estacas de sol luz calida|luz para tu calle sin cables ni recibo solar|integrada con panel y sensor para poste alumbrado autonomo|farolito de estaca recargable con sol para camino|aplique exterior con celda y sensor de presencia',
  },
  {
    kind: 'foco LED',
    sheets:
      'bulbo led|bombillo|ampolleta led|lampara de filamento|filament lamp|lampara ahorradora|ahorrador espiral|dicroico|candelabra led',
    keyed:
      'foco led tipo bulbo luz fria base rosca|foco led spot dicroico base de pines|led bulb dimmable warm white screw base|focos ahorradores para toda tu casa paquete|foco vintage filamento luz calida para tu cafe|dicroico luz calida atenuable para riel y empotrar|vela filamento base candelabro luz ambar',
  },
  {
    kind: 'tira LED',
    sheets:
      'tape light|lightstrip|tira luminosa|tira rgb|tira rgbw|tira cob|tira smd|tira neon|tira direccionable|tira pixel|tira retroiluminacion|cinta luminosa|cinta rgb|rollo de led|rollo luz led|rgb strip|cob strip|neon strip|addressable strip|flexible strip light|smart strip light|tv backlight strip',
    keyed:
      'tira led rgb con control y fuente|tira led luz calida autoadherible para interior|tira led neon flexible de silicon exterior|cinta led cob continua para plafon y cajillo|tira led inteligente wifi con controlador y asistente de voz|rgb led strip light kit remote adhesive|cob led strip dotless warm white flexible|neon flex led rope waterproof silicone|smart wifi led strip music sync cuttable|luces led para tu cuarto cambian de color|decora tu sala gamer luces adhesivas con app|rollo cob autoadherible cortable para cajillo luz continua|manguera neon flexible de silicon para anuncio exterior|cinta de leds direccionables pixel con controlador musical',
  },
  {
    kind: 'luminaria vial',
    sheets:
      'cobrahead|luminario cobra|cabeza de cobra|roadway light|roadway luminaire|roadway lighting|streetlight|luminario para vialidad|lampara de calle|farola led|alumbrado vial|alumbrado de calles|luminaria urbana|luminario urbano|post top|luminaria para estacionamiento|parking lot light|shoebox light|luminaria para avenida|luminaria para carretera',
    keyed:
      'luminaria vial led con fotocelda para poste|luminario publico led tipo cobra aluminio inyectado|lampara suburbana led con brazo y fotocelda|luminaria de poste con base para fotocontrol y supresor|luminaria led para estacionamiento tipo caja de zapatos|led street light cobra head die cast photocell socket|roadway luminaire type three distribution surge protected|parking lot area light shoebox slip fitter|suburban led barn light dusk to dawn arm|alumbra tu calle o privada lampara de poste|suburbana para tu calle prende sola de noche|cabeza de cobra aluminio fundido receptaculo de fotocelda|alumbrado publico curva tipo dos con supresor integrado|punta de poste para parque y andador difusor policarbonato',
  },
  {
    kind: 'luminaria industrial',
    sheets:
      'hibay|low bay|lowbay|bay light|luminario industrial|luminario para nave|luminario para bodega|luminaria para almacen|lampara para bodega|lampara para almacen|luminaria contra vapor|luminaria a prueba de vapor|vaporproof light|explosion proof luminaire|hazardous location luminaire|industrial luminaire|triproof|tri proof|luminaria para gasolinera|iluminacion industrial|iluminacion de nave',
    keyed:
      'campana led tipo ufo para nave industrial|luminaria highbay lineal led para bodega|lampara industrial colgante con gancho y cadena|luminaria led para nave con sensor y atenuacion|ufo led high bay light dimmable warehouse|linear high bay fixture suspended aisle lighting|high bay led luminaire motion sensor hook mount|ilumina tu bodega o taller lampara ufo|lampara para nave alta mucha luz poco consumo|ufo colgante con gancho y reflector de aluminio|high bay redondo atenuable para gimnasio y almacen',
  },
  {
    kind: 'fotocelda de alumbrado',
    sheets:
      'fotocelda media vuelta|fotocelda con base|fotocelda encendido automatico|fotocelda luz de dia|fotocelda para poste|fotocelda giratoria|fotocelda twist lock|button photocell|stem mount photocell|contacto con fotocelda|fotocelda anochecer|fotocelula crepuscular|fotocelula alumbrado|rele crepuscular|photocell lighting control|dusk dawn switch|twilight switch|daylight switch|interruptor fotoelectrico alumbrado',
    keyed:
      'fotocelda para luminaria de media vuelta con base|fotocontrol electronico de tres terminales para alumbrado publico|fotocelda crepuscular con cables para empotrar|interruptor crepuscular riel din con sonda exterior|fotocontactor en gabinete para circuito de alumbrado|twist lock photocontrol street light fail on|dusk to dawn photocell wire in button type|din rail twilight switch with external sensor|long life electronic photocontrol zero cross receptacle|prende tu luz sola cuando anochece fotocelda|socket con ojo magico para foco automatico noche|media vuelta tres contactos para suburbana y poste|sensor de anochecer de boton con chicote para arbotante|socket rosca con sensor crepuscular encendido automatico del foco',
  },
  {
    kind: 'driver y balastra',
    sheets:
      'driver para luminaria|driver corriente constante|driver atenuable|driver regulable|driver dali|driver de emergencia|constant current driver|constant voltage driver|dimmable driver|emergency led driver|balasto|balasto electronico|electronic ballast|fluorescent ballast|lamp ballast|hid ballast|balastra magnetica|balastra aditivo metalico|balastra vapor de sodio|balastra fluorescente|balastra de induccion|transformador para leds|led transformer|reactancia sodio',
    keyed:
      'balastra electronica para tubo fluorescente dos lamparas|balastro electromagnetico para vapor de sodio con capacitor|driver led de corriente constante atenuable|driver led intemperie para luminaria vial|ignitor para aditivos metalicos y sodio|constant current led driver dimmable waterproof|electronic ballast instant start fluorescent lamps|magnetic ballast kit metal halide with ignitor|programmable outdoor led driver surge protection|balastro para tus tubos no parpadea facil|repuesto de driver para tu panel led|corriente constante para panel led con cable y conector|encendido rapido para dos tubos fluorescentes alto factor|reactor con ignitor y capacitor para aditivo metalico',
  },
  {
    kind: 'iluminación de escritorio',
    sheets:
      'reading lamp|reading light|bedside lamp|task lamp|book light|desk light|clip on lamp|lampara de estudio|lampara flexo|lampara de aumento|lampara de arquitecto|lampara de pinza|lampara con clip|luz de lectura|luz para libro|lampara para monitor|barra de luz para monitor|monitor light bar|lampara con cargador inalambrico',
    keyed:
      'lampara de escritorio led brazo flexible con atenuador tactil|lampara de restirador brazo articulado con pinza metalica|lampara con lupa de cristal y aro luminoso para taller|lampara de lectura recargable cuello de ganso base pesada|lampara de buro con cargador inalambrico y luz calida|led desk lamp dimmable with usb charging port|swing arm architect task lamp with clamp base|magnifying lamp illuminated ring light for workbench and crafts|rechargeable bedside reading light clip on flexible gooseneck|estudia de noche sin cansar tu vista lampara de mesa|lamparita plegable para tu home office cuida tus ojos|luminaria de trabajo con lente de aumento y prensa|luz para leer en cama con clip y cuello flexible|cuello flexible atenuable tres tonos con base y portalapices',
  },
  {
    kind: 'luz decorativa',
    sheets:
      'luz decorativa|curtain string light|icicle light|lampara de luna|lava lamp|galaxy projector|star projector|neon sign|rope light|panel hexagonal luces|hexagon light|vela led|flameless candle|mood lamp',
    keyed:
      'guirnalda de luces led para exterior bombillas vintage conectables|manguera luminosa flexible led multicolor con controlador|neon flexible de silicon luz blanca calida para fachada|serie de luces navidenas led cable verde ocho secuencias|cortina de luces led cascada con control remoto|outdoor string lights globe bulbs shatterproof connectable for patio|solar fairy lights copper wire warm white waterproof|neon led rope flexible silicone color changing for sign|curtain icicle lights plug in with remote timer|adorna tu arbol de navidad con luces multicolor musicales|ambienta tu terraza o boda con foquitos colgantes vintage|letrero de neon led corazon para pared de recamara|extension de foquitos de hadas en alambre de cobre|cascada multicolor para ventana con efecto de carambanos',
  },
  {
    kind: 'linterna',
    sheets:
      'lampara de explorador|lampara minera|lampara de campamento|lampara camping|lampara pluma|lampara llavero|lampara para arma|farol de campamento|farol camping|reflector de mano|camping lantern|keychain light|penlight|pen light|searchlight|inspection light|weapon light|lampara con zoom',
    keyed:
      'linterna tactica led de aluminio recargable con zoom|lampara de mano recargable resistente al agua con estrobo|lampara frontal para cabeza con sensor de movimiento|lampara de minero led recargable con cable y casco|rechargeable tactical flashlight high lumen zoomable with holster|led headlamp adjustable headband red light for camping|right angle torch intrinsically safe for firefighters polycarbonate body|penlight pocket flashlight aluminum body alkaline batteries|alumbra lejisimos super potente ideal para campismo y guardias|ilumina donde vayas recargable por usb con luz lateral|reflector de mano recargable de largo alcance con correa|foco frontal con banda elastica y haz ajustable|de bolsillo aluminio anodizado haz enfocable modo estrobo sos',
  },
  {
    kind: 'repelente electrónico',
    sheets:
      'repelente de plagas|repelente de ratones|repelente de perros|mosquito repeller|ultrasonic repeller|rodent repeller|bird repeller|mosquito killer|insect killer|fly killer|mosquito trap|matamoscas|matamosquitos|mata insectos|lampara antimosquitos|espanta palomas|espanta pajaros',
    keyed:
      'ahuyentador ultrasonico de ratas y cucarachas enchufable|electrocutador de insectos con luz ultravioleta charola removible|repelente electronico solar de topos con estaca para jardin|ahuyentador de palomas ultrasonico para exterior con sensor de movimiento|lampara mata moscos electrica colgante para interior|ultrasonic pest repeller plug in for mice and roaches|electric bug zapper ultraviolet lamp for indoor flying insects|solar powered animal deterrent motion activated ultrasonic for garden|rechargeable electric fly swatter racket with mosquito lure lamp|adios mosquitos duerme tranquilo sin quimicos ni olores|saca los ratones de tu casa sin veneno enchufable|raqueta mata moscas recargable con rejilla electrificada|espanta pajaros electronico con sonidos de ave rapaz|trampa de luz ultravioleta con rejilla electrica para moscas',
  },
];
