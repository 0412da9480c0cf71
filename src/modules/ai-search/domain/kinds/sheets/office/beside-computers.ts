import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/beside-computers.ts`. */
export const BESIDE_COMPUTERS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'teclado y ratón',
    sheets: 'combo gamer teclado|kit teclado raton|wireless desktop combo',
    keyed:
      'kit de teclado y mouse inalambrico receptor usb en espanol|wireless keyboard and mouse combo usb receiver spanish layout|escribe comodo en silencio combo para oficina',
  },
  {
    kind: 'teclado',
    sheets:
      'teclado computadora|teclado alambrico usb|teclado multimedia|teclado ergonomico|teclado plegable bluetooth|teclado numerico usb|teclado espanol usb|numeric keypad usb|usb keypad numeric|mechanical keyboard',
    keyed:
      'teclado mecanico retroiluminado rgb switch rojo alambrico|teclado numerico usb externo para laptop|mechanical gaming keyboard rgb backlit hot swappable|gana tus partidas con luces rgb y teclas mecanicas|mecanico compacto switch azul teclas en doble inyeccion cable desmontable',
  },
  {
    kind: 'ratón',
    sheets:
      'trackpad|track ball|bola de seguimiento|touchpad usb|gaming mouse|optical mouse|bluetooth mouse|ergonomic mouse|gaming mice',
    keyed:
      'mouse optico alambrico usb ambidiestro tres botones|mouse inalambrico ergonomico vertical recargable|ergonomic vertical mouse rechargeable silent click|wired optical mouse usb ambidextrous scroll wheel|trackball inalambrico de pulgar con bola removible|ergonomico vertical optico recargable clic silencioso bluetooth',
  },
  {
    kind: 'mouse pad',
    sheets:
      'tapete gamer|tapete escritorio gamer|almohadilla mouse|almohadilla raton|almohadilla gel muneca|pad para mouse|pad para raton|base para mouse|superficie para mouse|superficie gamer|apoya munecas|mouspad|alfombra raton|alfombra gaming|desk mat|gaming mat|wrist rest|wrist support|mousemat|mouse surface|gaming surface|extended gaming pad',
    keyed:
      'mouse pad de tela base antiderrapante bordes cosidos|mouse pad con descansa munecas de gel ergonomico|mouse pad gamer extendido con iluminacion rgb usb|mouse pad rigido de aluminio superficie doble|alfombrilla de escritorio piel sintetica impermeable|extended gaming mouse pad stitched edges non slip rubber|gel wrist rest mouse pad ergonomic memory foam|rgb led gaming mouse mat usb|waterproof leather desk pad mouse mat dual sided|protege tu escritorio y desliza mejor tapete gamer grande|adios al dolor de mano tapete con almohadilla de gel|tapete extendido de escritorio superficie de velocidad bordes cosidos|alfombrilla con carga inalambrica y luz rgb|reposamunecas de espuma para teclado y tapete juego',
  },
  {
    kind: 'tableta gráfica',
    sheets:
      'tableta pluma digital|tableta ilustracion|tableta diseno grafico|tabla digitalizadora|tabla grafica|tabla de dibujo digital|pantalla de dibujo|monitor para dibujo|pantalla interactiva pluma|niveles de presion pluma|niveles presion lapiz|creative pen tablet|digitizer tablet|digitizing tablet|digital drawing pad|drawing display|drawing monitor|drawing pad|art tablet|interactive pen display',
    keyed:
      'tableta grafica con pluma sin bateria niveles de presion|monitor tableta grafica con pantalla laminada y base|tableta digitalizadora inalambrica bluetooth teclas programables|tableta para dibujo compacta usb con puntas de repuesto|tableta de diseno profesional soporte de inclinacion y anillo tactil|graphics drawing tablet battery free pen pressure levels|pen display monitor laminated screen adjustable stand|wireless bluetooth graphic tablet express keys|compact drawing pad usb for beginners spare nibs included|dibuja y edita como profesional en tu computadora|ideal para maestros en linea pizarra digital con pluma|digitalizadora de area activa grande con teclas expres y guante|pluma pasiva con inclinacion para ilustracion digital usb|pantalla interactiva para ilustrador lapiz sin pila y soporte',
  },
  {
    kind: 'lápiz para pantalla',
    sheets:
      'lapiz tactil|lapiz touch|lapiz activo|lapiz inteligente tablet|lapiz para tableta|lapiz pantalla tactil|pluma touch|pluma tactil|pluma capacitiva|pluma optica|pluma pantalla tactil|puntero capacitivo|puntero tactil|touch pen|active pen|capacitive pen|touchscreen pen|touch screen pen|capacitive pencil|digital pencil|lapicero tactil',
    keyed:
      'lapiz capacitivo punta de disco para pantalla tactil|lapiz activo recargable rechazo de palma para tableta|pluma stylus punta fina magnetica con carga usb c|lapiz digital de repuesto para laptop tactil con pila|puntas de repuesto para lapiz activo paquete|active stylus pen palm rejection magnetic tilt|capacitive disc tip stylus for touch screens|rechargeable digital pencil fine point usb c charging|replacement nibs for active stylus pen|toma notas y dibuja en tu tablet como en papel|pluma para celular tactil no raya la pantalla|stylus universal doble punta fibra y disco|capacitivo con clip y punta de goma para pantalla|magnetico rechazo de palma inclinacion para tableta recargable',
  },
  {
    kind: 'gamepad',
    sheets:
      'mando inalambrico juegos|mando para consola|mando gamer|mando para videojuegos|joystick pc|joypad|palanca de juegos|control para consola|control celular juegos|consola retro|consola portatil juegos|maquinita arcade|videojuego|wireless game controller|arcade stick|flight stick|racing wheel|gaming steering wheel|game console|handheld game',
    keyed:
      'control inalambrico para videojuegos con vibracion y gatillos|consola de videojuegos portatil con juegos precargados|volante para juegos con pedales y palanca de cambios|gamepad alambrico usb para pc doble palanca analogica|consola retro con dos controles y salida hdmi|wireless game controller dual vibration analog triggers|racing steering wheel pedals force feedback shifter|retro video game console plug and play two controllers|mobile phone gamepad bluetooth telescopic clip|juega en tu celular como en consola control bluetooth|juegos clasicos para toda la familia conecta y juega|joystick de palanca para simulador de vuelo con acelerador|palanca arcade con botones usb para pc y consola|volante con pedales retroalimentacion de fuerza palanca y base',
  },
  {
    kind: 'lentes de realidad virtual',
    sheets:
      'realidad virtual|realidad mixta|gafas vr|casco vr|visor realidad aumentada|gafas realidad aumentada|lentes inmersivos|vr glasses|vr goggles|vr box|vr viewer|virtual reality|virtual glasses|mixed reality|augmented reality headset|augmented reality glasses|ar glasses|headset vr|head mounted display|vr kit|virtual reality goggles',
    keyed:
      'lentes de realidad virtual autonomos con controles|visor de realidad virtual para celular con audifonos|lentes de realidad mixta con camaras y seguimiento de manos|casco de realidad virtual para pc con sensores externos|lentes de realidad aumentada ligeros con pantalla oled|standalone virtual reality headset touch controllers|smartphone vr headset adjustable lenses bluetooth remote|mixed reality headset passthrough hand tracking|augmented reality smart glasses oled display usb c|vive tus juegos y peliculas como si estuvieras ahi|mete tu celular y disfruta videos en tres dimensiones|visor vr inalambrico con mandos y correa de cabeza|gafas para celular lentes ajustables correa y control|realidad mixta profesional para capacitacion industrial manos libres',
  },
  {
    kind: 'bocina para computadora',
    sheets:
      'altavoces computadora|altavoces multimedia|altavoces escritorio pc|altavoces gamer|altavoz para laptop|parlantes pc|parlantes computadora|parlantes multimedia|parlantes escritorio|barra de sonido pc|barra sonido computadora|barra de sonido laptop|bocina gamer|par bocinas computadora|bocina alambrica pc|desktop speaker|multimedia speaker|usb powered speaker|laptop speaker|gaming speaker|computer soundbar|pc soundbar',
    keyed:
      'bocinas para computadora alimentadas por usb entrada auxiliar|bocinas multimedia con subwoofer de madera para pc|barra de sonido para monitor usb con luces|bocinas gamer con iluminacion rgb para escritorio|bocina clip para laptop usb estereo compacta|usb powered computer speakers stereo volume control|multimedia speaker system with subwoofer for pc|under monitor computer soundbar usb rgb|gaming desktop speakers rgb backlight headphone jack|dale mejor sonido a tu compu sin enchufe|par de bocinitas para tu laptop con luz|satelites con subwoofer de madera para pc control de bajos|barra estereo para escritorio usb bajo monitor|par estereo multimedia usb con perilla de volumen para pc',
  },
  {
    kind: 'audífonos bluetooth',
    sheets:
      'auriculares inalambricos|auricular inalambrico deportivo|audifonos sin cable|audifonos estuche carga|audifonos cancelacion ruido bluetooth|audifonos conduccion osea|audifonos banda cuello|audifonos recargables|cascos inalambricos|cascos bluetooth|earpods|true wireless stereo|wireless headphones|bluetooth headphones|bluetooth earphones|neckband|in ear bluetooth|noise cancelling headphones|over ear bluetooth',
    keyed:
      'audifonos bluetooth true wireless con estuche de carga|audifonos inalambricos de diadema cancelacion activa de ruido|audifonos deportivos de gancho resistentes al sudor|audifonos de conduccion osea bluetooth para correr|audifonos in ear con banda para cuello y microfono|true wireless earbuds charging case touch control|over ear wireless headphones active noise cancelling|sports earphones ear hook sweatproof bluetooth|bone conduction open ear wireless headset running|escucha musica y contesta sin cables larga bateria|para el gym no se caen graves potentes|tws in ear con caja cargadora y pantalla led|earbuds con microfono y tactiles para llamadas blancos|de boton inalambricos con cancelacion de ruido y estuche',
  },
  {
    kind: 'adaptador y hub USB',
    sheets: 'adaptador lightning|usb adapter|type c adapter|usb serial adapter',
    keyed:
      'convertidor usb a ethernet gigabit de aluminio|te faltan puertos multiplica tus usb en un segundo|replicador de puertos para portatil doble pantalla con carga|usb a serial industrial con tornillos y led indicador',
  },
  {
    kind: 'cable USB',
    sheets:
      'cable carga rapida|cable carga datos|cable cargador celular|cable sincronizacion|cable v8|cable otg|cable thunderbolt|cable tipo c lightning|cable imantado carga|extension usb|extension activa usb|cordon usb|type c cable|charging cable|charge cable|sync cable|data sync cable|thunderbolt cable|usb extension',
    keyed:
      'cable usb c a usb c carga rapida trenzado nylon|cable usb a macho a b macho para impresora|extension usb activa macho hembra con amplificador|cable micro usb de carga y datos plano|cable lightning certificado carga rapida reforzado|braided usb c to usb c charging cable fast charge|usb a to b printer cable shielded|active usb extension cable male to female repeater|usb a to micro b charge sync cable|carga tu celular rapido cable que no se rompe|cable largo para cargar desde la cama tipo c|tres en uno micro lightning y tipo c trenzado retractil|tipo a macho a mini b blindado con ferrita|extension activa macho hembra con repetidor para camara web',
  },
  {
    kind: 'base y brazo para monitor',
    sheets:
      'brazo gas monitor|brazo neumatico monitor|brazo dos monitores|brazo resorte monitor|elevador para pantalla escritorio|levanta monitor|soporte dos monitores|soporte triple monitor|soporte mesa monitor|soporte monitor pinza|stand para monitor|base giratoria monitor|base doble monitor|pedestal monitor escritorio|dual monitor arm|dual monitor stand|monitor desk stand|monitor riser|gas spring monitor|desk clamp monitor|dual monitor mount|display arm desk',
    keyed:
      'brazo para monitor articulado resorte de gas con prensa|soporte doble monitor de escritorio vesa altura ajustable|base elevadora de madera para monitor con cajones|brazo de pared articulado para monitor con gestion de cables|soporte triple monitor de poste con abrazadera y ojal|gas spring single monitor arm desk clamp vesa|dual monitor desk mount height adjustable swivel|monitor riser stand wood drawers storage|triple monitor stand freestanding pole grommet|libera espacio en tu escritorio y cuida tu cuello|monta dos pantallas en tu mesa facil|elevador de pantalla con cajon y puertos para escritorio|resorte de gas vesa prensa de mesa giratorio rotacion|doble articulado de mesa vesa inclinacion rotacion aluminio',
  },
  {
    kind: 'base para laptop',
    sheets:
      'base refrigerante laptop|base plegable laptop|mesa cama laptop|brazo para laptop|atril para laptop|cooler pad|cooling stand|laptop riser|laptop table|laptop tray|laptop holder|notebook stand|notebook riser|notebook cooling|lap desk',
    keyed:
      'base plegable de aluminio para laptop altura ajustable|base enfriadora para laptop con ventiladores led|soporte vertical para laptop cerrada dos ranuras|mesa plegable para laptop cama con charola|base giratoria ergonomica para notebook con disipacion|adjustable aluminum laptop stand foldable ergonomic|laptop cooling pad quiet fans usb powered|vertical laptop stand dual slot space saving|portable folding bed tray table for laptop|trabaja comodo desde la cama con tu compu|que no se caliente tu laptop gamer cooler con luces|enfriador con ventiladores silenciosos para notebook inclinacion ajustable|elevador plegable de aluminio para portatil antiderrapante|cooler rgb con ventiladores y soporte para celular gamer',
  },
  {
    kind: 'filtro de privacidad',
    sheets:
      'filtro pantalla privacidad|filtro antiespia|filtro anti espia|filtro para laptop|filtro antirreflejante pantalla|filtro luz azul monitor|protector de privacidad monitor|lamina de privacidad|mica privacidad laptop|mica privacidad monitor|privacidad para laptop|privacidad para monitor|pantalla antiespia|protector antiespia monitor|privacy film|privacy protector|laptop privacy|monitor privacy|notebook privacy|privacy shield monitor|anti spy filter|anti glare filter|blue light filter|anti peep',
    keyed:
      'filtro de privacidad para monitor panoramico adhesivo removible|filtro de privacidad magnetico para laptop antirreflejante|pantalla de privacidad negra reversible mate y brillante|filtro de privacidad para tableta con marco|lamina de privacidad para laptop tactil con luz azul reducida|widescreen monitor privacy filter removable frame|magnetic laptop privacy screen anti glare|blackout privacy filter reversible gloss matte touch|tablet privacy screen portrait landscape adhesive|que nadie vea lo que haces en tu pantalla|evita mirones en el avion para tu laptop|anti espia magnetico para portatil reduce luz azul|protector contra miradas laterales para monitor pestanas adhesivas|lamina oscurecedora lateral confidencial para notebook panoramica',
  },
  {
    kind: 'mochila y maletín',
    sheets:
      'bolsa para laptop|bolso para laptop|estuche para laptop|funda para notebook|funda neopreno laptop|maleta para laptop|morral|bolsa mensajero|bolsa de viaje|bolsa de hombro|cangurera|manga para laptop|briefcase|messenger bag|laptop briefcase|notebook carrying case|toploading|topload|shoulder bag|sling bag|travel bag|duffel',
    keyed:
      'mochila para laptop impermeable con puerto usb y candado|maletin ejecutivo para laptop piel sintetica con correa|funda neopreno para laptop con bolsillo frontal|mochila tecnica para herramienta y equipo con base rigida|mochila tactica con compartimientos y sistema molle|laptop backpack water resistant anti theft usb port|slim laptop briefcase shoulder strap executive|neoprene laptop sleeve zipper pocket|rolling laptop case telescopic handle wheels|lleva tu lap segura a la escuela o al trabajo|mochila antirrobo para viaje y oficina|portafolio de piel con correa para portatil y documentos|antirrobo con espacio acolchado para portatil y puerto de carga|funda acolchada con asa y cierre para portatil delgada',
  },
  {
    kind: 'funda para tableta',
    sheets:
      'funda para tableta|funda teclado tablet|estuche para tablet|estuche para tableta|carcasa para tablet|mica para tablet|soporte para tableta|gabinete para tablet|brazo para tablet|pedestal para tablet|folio case|tablet folio|tablet cover|tablet sleeve|tablet mount|tablet enclosure|ipad case|ipad stand|ipad enclosure',
    keyed:
      'funda uso rudo para tableta con correa y soporte|funda con teclado bluetooth desmontable para tableta|funda infantil de espuma con asa para tableta|soporte de escritorio antirrobo para tableta con llave|funda tipo libro piel sintetica con espacio para lapiz|rugged tablet case hand strap kickstand|bluetooth keyboard folio case for tablet|kids foam tablet case handle shockproof|secure tablet enclosure wall mount lockable|que tu hijo no rompa la tablet funda antigolpes|convierte tu tablet en laptop con teclado|carcasa ruda con correa giratoria y tapa para tableta|folio con teclado retroiluminado y trackpad magnetico|gabinete antirrobo de pared con llave para tableta',
  },
  {
    kind: 'carro de carga',
    sheets:
      'carrito cargador|carro movil laptops|gabinete carga tablets|gabinete cargador tablets|armario de carga tablets|estacion carga tablets|locker de carga|charge cart|charging trolley|laptop cart|tablet cart|notebook cart|chromebook cart|ipad cart|laptop trolley',
    keyed:
      'carro de carga para laptops y tabletas con cerradura|carro de carga usb para tabletas escolares con ruedas|gabinete de carga de pared para tabletas con candado|estacion de carga y sincronizacion para portatiles escolares con temporizador|carrito cargador metalico ventilado para portatiles con multicontacto|charging cart for laptops and tablets locking doors|mobile usb c charging trolley classroom notebooks|wall mounted tablet charging cabinet lockable|sync and charge station intelligent power management casters|carga todas las tablets de tu escuela a la vez|guarda y carga las laptops del salon bajo llave|gabinete rodante para cargar portatiles con ranuras y cerradura|locker de carga para celulares con puertas y llave|carrito escolar con ranuras multicontacto y ventilacion',
  },
  {
    kind: 'funda y mica de celular',
    sheets:
      'funda para smartphone|funda silicon celular|funda transparente celular|funda impermeable celular|bolsa impermeable celular|case para celular|estuche para celular|protector para celular|hidrogel|mica antiespia celular|mica ceramica|mica curva|cristal protector celular|protector lente celular|phone cover|phone pouch|smartphone case|smartphone cover|glass screen|glass protector|hydrogel film|waterproof phone|silicone phone case',
    keyed:
      'funda uso rudo para celular doble capa con clip|mica de cristal templado borde completo con aplicador|funda transparente de silicon esquinas reforzadas|mica de hidrogel mate de privacidad para celular|funda tipo cartera con tarjetero y cierre magnetico|shockproof rugged phone case belt clip kickstand|tempered glass screen protector full coverage phone|clear silicone phone case magnetic ring|privacy hydrogel film screen protector phone|protege tu cel de caidas funda bonita|no rompas tu pantalla paquete de cristales templados|cristal templado antiespia para celular kit de limpieza|transparente antigolpes con anillo magnetico para celular|protector de lente de camara de celular cristal zafiro',
  },
  {
    kind: 'tripié y soporte para celular',
    sheets:
      'soporte magnetico celular|soporte para smartphone|tripode para celular|baston selfie|monopie celular|holder para celular|sujetador de celular|portacelular|anillo de luz|aro luz led|luz para selfie|phone stand|smartphone holder|smartphone tripod',
    keyed:
      'tripie para celular con control bluetooth extensible|aro de luz led con tripie y soporte para celular|estabilizador gimbal para celular plegable seguimiento facial|soporte de escritorio para celular plegable aluminio|phone tripod bluetooth remote extendable selfie stick|ring light with stand phone holder dimmable|smartphone gimbal stabilizer foldable tracking|graba tus videos y lives con buena luz|palo para selfie con disparador y patas desplegables|aro de luz regulable con base y portacelular',
  },
  {
    kind: 'limpieza de equipo',
    sheets:
      'removedor de polvo|gas comprimido limpieza|espuma de limpieza|limpia pantallas|limpiapantallas|limpia contactos|pano de microfibra|hisopos limpieza|alcohol isopropanol|lubricante de contactos|lubricante multiusos|spray limpieza electronica|dust remover|duster spray|electronic cleaner|cleaning wipes|cleaning swabs|cleaning foam|cleaning spray|isopropyl alcohol|microfiber cloth',
    keyed:
      'aire comprimido en lata para limpiar equipo electronico|espuma limpiadora para cubiertas y carcasas de computo|alcohol isopropilico puro en aerosol para tarjetas electronicas|limpiador de contactos electricos secado rapido dielectrico|kit de limpieza de conectores de fibra tipo pluma|compressed air duster can non flammable electronics|contact cleaner spray fast drying non residue|isopropyl alcohol cleaning wipes screens tub|fiber optic connector cleaning pen one click|quita el polvo de tu teclado y ventiladores facil|deja tu pantalla sin manchas kit con pano|aerosol removedor de polvo con popote para teclado|dielectrico en aerosol para tarjetas y contactos no inflamable|toallas humedas antiestaticas para pantalla bote dispensador',
  },
];
