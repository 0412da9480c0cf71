import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/communications/radio.ts`. */
export const RADIO_SHEETS: readonly KindSheets[] = [
  {
    kind: 'radio portátil',
    sheets:
      'handie talkie|handie|handheld transceiver|portable transceiver|transceptor portatil|transceptor de mano|radio transreceptor|radio transceptor|radio bidireccional|radio doble banda|radio trunking|radio tetra|radio intrinsecamente seguro|dmr handheld|two way portable|digital two way|digital portable two way|intrinsically safe portable',
    keyed:
      'radio portatil digital dmr uhf con pantalla y teclado|radio analogico vhf sumergible con bateria cargador antena y clip|radio de dos vias intrinsecamente seguro con cancelacion de ruido|radio portatil digital troncal con gps y encriptacion|radiocomunicador uhf compacto sin pantalla dieciseis canales|portable two way radio uhf digital analog mixed mode|handheld vhf radio waterproof with man down and emergency button|intrinsically safe handheld transceiver with keypad and display|professional portable radio voice scrambler vox includes charger|comunicate con tu equipo de seguridad largo alcance|walkie talkie profesional para obra y guardias uso rudo|transceptor de mano doble banda con linterna y scanner|equipo de comunicacion portatil para brigadistas con alerta hombre caido|boquitoqui profesional de banda uhf con tonos y vox',
  },
  {
    kind: 'radio recreativo',
    sheets:
      'walkie talkie infantil|walkie talkie juguete|walkie talkie familiar|walkie talkie recreativo|walkie talkie campismo|kids walkie talkie|walkie talkie toy|radio para campismo|radio para senderismo|radio para excursion|radio uso libre|radio uso familiar|radio libre de licencia|license free radio|consumer two way|frs two way|gmrs two way|frs radio|gmrs radio|frs walkie|gmrs walkie|pareja de radios|paquete walkie talkie|radio pmr',
    keyed:
      'radio recreativo frs gmrs sin licencia par con cargador doble|par de radios familiares recargables con linterna y vox|radio recreativo acuatico flotante con canales de clima|juego de radios frs para ninos con clip y correa|radio gmrs camuflaje con audifonos y base de carga|pair of frs gmrs two way radios weather alert rechargeable|license free family radio privacy codes with belt clips|kids walkie talkies set with flashlight for outdoor adventures|waterproof recreational radio floating hands free sos siren|juega y platica con tus hijos en el campamento par|diversion en familia sin pagar licencia alcance largo excursion|walkie talkie par para ninos colores con luz|intercomunicadores de juguete para exploradores con tono de llamada|dos piezas sin licencia para caza senderismo y esqui',
  },
  {
    kind: 'radio móvil',
    sheets:
      'transceptor movil|mobile transceiver|two way mobile|mobile two way|vehicle mounted radio|radio estacion base|base station transceiver|cb radio|citizen band|radio banda ciudadana|marine radio|marine transceiver|transceptor marino|radio banda aerea|radio aeronautico|airband transceiver|radio hf|hf transceiver|transceptor hf|radio trailero',
    keyed:
      'radio movil digital dmr vhf con microfono y bracket|radio vehicular uhf alta potencia con pantalla alfanumerica|radio base para central de despacho con fuente y microfono|radio movil banda aerea con montaje para cabina|radio marino vhf fijo con llamada selectiva digital|mobile two way radio high power remote head detachable front|digital mobile radio trunking dash mount with palm microphone|fixed mount marine vhf radio with distress call|citizens band mobile transceiver single sideband for trucks|banda civil para tu trailer comunicate en carretera|instala en tu camioneta comunicacion de largo alcance|transceptor para tablero con frente desmontable y microfono de palma|equipo movil doble banda para radioaficionado con repetidor cruzado|movil poc lte para taxi con gps y microfono',
  },
  {
    kind: 'radio PoC',
    sheets:
      'push to talk celular|push to talk lte|push to talk internet|push to talk red celular|ptt celular|ptt lte|ptt 4g|broadband ptt|broadband push to talk|lte two way|lte handheld radio|lte portable radio|4g two way|network two way|internet two way|walkie talkie 4g|walkie talkie sim|walkie talkie celular|walkie talkie internet|walkie talkie lte|radio ilimitado|radio sin limite de distancia|radio red celular|celular push to talk',
    keyed:
      'radio poc lte con pantalla tactil camara y gps|radio portatil push to talk por celular cobertura nacional|terminal poc con wifi bluetooth y boton de emergencia|radio por internet con tarjeta sim y plataforma de despacho|radio hibrido lte y dmr con posicionamiento y grabacion|push to talk over cellular radio with sim card slot|poc handset lte wifi long battery nationwide coverage|smart poc terminal with touchscreen rear camera and nfc|hybrid network radio cellular and land mobile dispatch ready|habla a todo mexico sin repetidor usa chip celular|radio sin limite de distancia con chip ideal para transportistas|ptt celular nacional con gps en tiempo real|terminal de banda ancha para despacho con llamada grupal|celular ilimitado en alcance grupos virtuales sos gps y wifi',
  },
  {
    kind: 'repetidor de radio',
    sheets:
      'base repeater|repeater station|digital repeater|analog repeater|fm repeater|trunking repeater|tetra repeater|nxdn repeater|desktop repeater|cross band repeater|single frequency repeater|rackmount repeater|land mobile repeater|repetidor nxdn|repetidor trunking|repetidor tetra|repetidor convencional|repetidor banda cruzada|repetidor ciclo continuo|repetidor multisitio|repetidor duplex|repetidor simplex|repetidor con duplexor|base repetidor|repetidor fm',
    keyed:
      'repetidor digital dmr uhf con duplexor integrado|repetidor analogico vhf ciclo de trabajo continuo para rack|estacion repetidora en gabinete con fuente y duplexor de cavidades|repetidor digital enlace ip multisitio con dos ranuras de tiempo|repetidor portatil en mochila para emergencias con bateria|dmr repeater uhf full duty cycle rack mount|vhf analog digital radio repeater with ip site connect|compact repeater with internal duplexer wall mount or backpack|base station repeater trunking multi site with network interface|amplia el alcance de tus radios portatiles en cerro|repetidora lista para instalar programada con antena y cable|estacion base repetidora duplex con doble slot|retransmisor uhf de radios con ventilador para montaje en rack|equipo de sitio duplex con enlace ip y respaldo automatico',
  },
  {
    kind: 'batería para radio',
    sheets:
      'acumulador para radio|acumulador para handie|pila para handie|pila walkie talkie|pila radiocomunicador|bateria para handie|bateria para transceptor|bateria radiocomunicador|bateria radiocomunicacion|bateria portatil dmr|bateria intrinsecamente segura|intrinsically safe battery|two way battery|battery for two way|battery for walkie talkie|transceiver battery|handheld transceiver battery|eliminador de bateria radio|caja de pilas radio|porta pilas radio',
    keyed:
      'bateria de litio ion para radio portatil alta capacidad|bateria de niquel metal hidruro recargable para radio analogico|bateria inteligente para radio digital con clip incluido|bateria intrinsecamente segura certificada para radio portatil|bateria delgada de litio polimero para radio con chip|lithium ion replacement battery for two way radio|nickel metal hydride radio battery pack with belt clip|intrinsically safe battery for portable radio high capacity|impact resistant smart battery slim for handheld radio|dale nueva vida a tu radio pila de larga duracion|pila de repuesto para tu walkie talkie recargable nueva|paquete de celdas recargables para radio de dos vias|pila para radiocomunicador tipo caja para celdas alcalinas|repuesto litio ion sumergible compatible con radio digital portatil',
  },
  {
    kind: 'cargador para radio',
    sheets:
      'cargador multiunidad|cargador multiunitario|cargador de unidad simple|cargador walkie talkie|cargador para handie|cargador radiocomunicador|cargador para transceptor|base cargadora radio|cuna de carga radio|estacion de carga radio|copa para cargador|adaptador copa cargador|charger cup|charger pod|drop in charger|single unit charger|rapid rate charger|two way charger|transceiver charger',
    keyed:
      'cargador de escritorio rapido para radio portatil con adaptador|multicargador de seis cavidades para radios con fuente|cargador individual para bateria de litio ion de radio|cargador vehicular para radio portatil con montaje y encendedor|cargador inteligente acondicionador de baterias de radio con pantalla|desktop rapid charger for two way radio battery|six unit multi charger for portable radios|vehicle travel charger kit for handheld radio with mount|single unit charging cradle with power supply for radio|carga todos tus radios a la vez multiple|base cargadora de repuesto para tu walkie talkie|cuna de carga para radio y bateria con indicador led|multiple seis bahias para radios con transformador|base rapida litio y niquel para pila de radiocomunicador',
  },
  {
    kind: 'accesorio de audio para radio',
    sheets:
      'kit de solapa|kit de vigilancia dos cables|two wire surveillance|three wire surveillance|diadema ptt|headset ptt|ptt headset|push to talk headset|ptt adapter|adaptador ptt|wireless ptt|ptt inalambrico|ptt bluetooth|boton ptt inalambrico|throat mic|microfono de garganta|laringofono|microfono craneal|diadema tactica|tactical headset|helmet headset|diadema para casco|bone conduction ptt|diadema walkie talkie',
    keyed:
      'manos libres para radio portatil con boton ptt y microfono|diadema para radio uso pesado con cancelacion de ruido|microfono de solapa con audifono de tubo para radio|auricular de casco para motociclista compatible con radio portatil|laringofono tactico para radio con boton ptt de dedo|two way radio headset behind the head with boom microphone|heavy duty noise cancelling headset for portable radio|lapel microphone with earpiece kit push to talk|throat microphone for radio with acoustic tube and finger button|manos libres comodo para meseros y guardias con su radio|habla por tu walkie sin sacarlo del cinturon|adaptador de audio bluetooth para radio con ptt inalambrico|diadema ligera de un solo oido con ptt en cable|orejeras con brazo de microfono y conector de dos pines',
  },
  {
    kind: 'micrófono para radio',
    sheets:
      'shoulder microphone|microfono hombrera|microfono parlante|bocina de solapa|microbocina|lapel speaker microphone|submersible speaker microphone|rsm|palm mic|palm microphone|fist mic|fist microphone|dtmf mic|dtmf microphone|microfono dtmf|microfono teclado dtmf|microfono compacto movil|mobile microphone|microfono ptt|microfono cable espiral|microfono walkie talkie|microfono para handie',
    keyed:
      'microfono bocina remoto para radio portatil con clip giratorio|microfono de mano compacto para radio movil con gancho|microfono altavoz sumergible con boton de emergencia para radio|microfono de escritorio para radio base con monitor|microfono con teclado dtmf para radio movil cable espiral|remote speaker microphone waterproof with audio jack for radio|mobile hand microphone with coiled cord and hang up clip|keypad microphone for mobile radio backlit dtmf|desktop base station microphone omnidirectional for radio|repuesto de microfono para tu radio de trailer banda civil|bocinita con microfono para hombro de tu radio portatil|altavoz de hombro con ptt y entrada para audifono|palmar para radio movil con cable rizado y conector modular|parlante microfono reforzado cancelacion de viento para radio digital',
  },
  {
    kind: 'audífono de radio',
    sheets:
      'tubo acustico transparente|acoustic coil|coiled tube|translucent tube|ear loop ptt|ear hook ptt|listen only|receive only earphone|audifono solo escucha|audifono solo recepcion|audifono guardaespaldas|audifono con ptt|audifono walkie talkie|audifono para handie|auricular para radio|auricular con ptt|auricular walkie talkie|radio earphone|earphone two way|earbud ptt|pinganillo|audifono microfono de solapa',
    keyed:
      'audifono de tubo acustico transparente para radio con ptt|audifono de gancho en forma de letra para radio portatil|audifono solo recepcion para microfono bocina con conector acodado|audifono discreto tipo vigilancia de dos cables|audifono bluetooth para radio portatil con boton inalambrico|surveillance earpiece clear acoustic tube two wire|over the ear hook earpiece with inline microphone|listen only earpiece for speaker microphone coiled cable|swivel earhook receiver for two way radio lightweight|chicharo para guardia de seguridad discreto y comodo|escucha tu radio sin que nadie mas oiga|tubo acustico de repuesto con oliva de silicon|auricular de gancho flexible con ptt en linea|chicharo espia con tubo espiral transparente para escoltas',
  },
  {
    kind: 'funda y clip',
    sheets:
      'shoulder strap|correa de hombro|correa bandolera|correa de mano|wrist strap|arnes de pecho|arnes pectoral|chest harness|chest pack|porta radio|pouch|leather case|hard case|silicone case|protective case|carry bag|bolsa de transporte|belt loop|swivel holster|hip holster|porta celular cinturon',
    keyed:
      'estuche rigido con clip giratorio para radio portatil|arnes de pecho para radio con correas ajustables|funda de nylon con clip y correa para hombro|portaradio de plastico con sujecion al cinturon|correa de hombro ajustable para estuche de radio|carry case with swivel belt clip and shoulder strap|universal radio chest harness with reflective straps|hard plastic carry holder with belt loop for radio|leather case with d ring swivel belt loop|lleva tu radio seguro en el pecho arnes ajustable|protege y carga tu radio con funda y clip|portaradio de pecho con bolsas y cinta reflejante|correa con argollas para colgar radio al hombro|giro de cinturon con boton para estuche de radio',
  },
  {
    kind: 'clip de radio',
    sheets:
      'clip de resorte|clip giratorio|swivel clip|beltclip|belt hook|broche para cinturon|broche de cinto|gancho para cinturon|gancho de cinto|gancho giratorio cinturon|pinza para cinturon|pinza de cinto|sujetador de cinturon|sujetador de cinto|grapa para cinturon|clip para handie|clip para walkie talkie|clip para portatil|clip transceptor|clip para bateria portatil|swivel stud|action clip|walkie talkie clip|belt holder clip|hook para cinturon',
    keyed:
      'clip de cinturon para radio portatil con resorte|clip de plastico reforzado para bateria de radio|clip metalico de resorte para radio con tornillos|clip giratorio para cinturon ancho de radio digital|clip de repuesto atornillable para radio compacto|spring action belt clip for portable radio|replacement radio belt clip with screws steel|heavy duty belt clip for wide duty belts|snap on plastic clip for two way radio|se te rompio el clip de tu radio repuesto nuevo|engancha tu walkie al cinturon y no se cae|gancho de cinturon con resorte para radio|broche trasero para radio portatil con dos tornillos|sujetador de acero para cinto de radio uhf',
  },
  {
    kind: 'funda de radio',
    sheets:
      'funda para handie|funda walkie talkie|funda para transceptor|funda de vinil|funda de vaqueta|funda de lona radio|funda con trabilla|funda con clip giratorio|estuche de cuero|estuche de vaqueta|estuche de nylon portatil|estuche walkie talkie|bolsa para radio|porta radio de cuero|chaleco porta radio|arnes porta radio|leather holster|swivel leather case|leather carry case|leather carrying case|nylon carry case|nylon carrying case|walkie talkie pouch|radio chest harness',
    keyed:
      'funda de cuero para radio portatil con teclado|funda de nylon negro para radio con broche|funda de piel rigida con giro para cinturon|estuche de vinil transparente con ventana para radio|funda de silicon antigolpes para radio digital|leather carry case for display radio with belt loop|nylon radio holster with hook and loop closure|soft silicone protective case for portable radio|hard leather case with swivel for non keypad radio|cuida tu radio de golpes y rayones funda acolchada|fundita de piel hecha a mano para tu radio|estuche de nylon universal para radio de dos vias|forro de silicon antiderrapante para walkie talkie|de piel negra con ventana para pantalla y teclado',
  },
  {
    kind: 'cable de programación',
    sheets:
      'programming interface|programming kit|programming adapter|programming cord|usb programming adapter|ftdi programming|cable de clonacion|cable de clonado|cloning cable|clone cable|cable ftdi|cable de configuracion|configuration cable|cable para configurar|interfaz para programar|dongle de programacion|programador para radios|cable de datos radio|cable usb para radio|cable interfaz radio|cable flasheo|cable downloader|cable actualizacion firmware|adaptador de programacion',
    keyed:
      'cable de programacion usb para radio portatil de dos pines|cable programador para radio movil con conector modular|interfaz de programacion usb a serial para radios|kit de programacion con adaptadores multiples para radio y repetidor|cable de programacion para radio digital con software y controlador|usb programming cable for two way radio two pin|mobile radio programming lead with eight pin modular connector|radio interface box programming kit serial with multiple adapters|programming cable for repeater rear accessory port|programa tu mismo las frecuencias de tu radio|conecta tu radio a la computadora y cambia canales|programador usb para radios con chip integrado y disco|interfaz serial tipo caja para leer y escribir frecuencias|adaptador usb de dos pines para clonar canales de radio',
  },
  {
    kind: 'antena de radio',
    sheets:
      'antena stubby|rubber duck|rubber ducky|antena de goma|antena hule handie|antena tipo duck|heliflex|helical whip|portable whip|antena flexible portatil|antena corta portatil|antena doble banda vhf uhf|antena banda dual|antena para handie|antena walkie talkie|antena para transceptor|antena telescopica radio|antena banda aerea|antena banda civil|antena cb|antena hf|antena marina vhf|antena para scanner',
    keyed:
      'antena helicoidal uhf para radio portatil conector sma hembra|antena de latigo vhf flexible para radio portatil|antena corta uhf con gps para radio digital|antena telescopica doble banda para radio de mano|antena omnidireccional banda ancha para receptor scanner|stubby uhf antenna for handheld radio sma male|vhf helical portable radio antenna flexible whip|dual band whip antenna for handheld transceiver foldable tactical|combination gps uhf antenna for digital portable radio|mejora el alcance de tu walkie con antena larga|antenita de repuesto para tu radio portatil flexible|latigo flexible de hule para radio de mano|helicoidal vhf de rosca para radiocomunicador portatil|plegable tactica doble banda conector sma para portatil',
  },
  {
    kind: 'antena móvil',
    sheets:
      'antena cinco octavos|antena media onda movil|antena con base magnetica|antena con iman|antena con resorte|antena para camion|antena para patrulla|antena para autobus|antena cajuela|antena fantasma|phantom antenna|quarter wave nmo|half wave mobile|five eighths|nmo whip|low profile nmo|latigo nmo|varilla para antena movil|shark fin|aleta de tiburon|vehicular antenna|car antenna|glass mount antenna|antena perfil bajo nmo',
    keyed:
      'antena movil vhf cuarto de onda montaje nmo|antena vehicular uhf de ganancia con resorte y bobina|antena movil banda ancha sin sintonizar acero inoxidable|antena de perfil bajo tipo transito para vehiculo intemperie|antena movil doble banda con base plegable para camioneta|vhf mobile antenna quarter wave nmo mount black|uhf vehicle antenna with spring and closed coil gain|low profile transit antenna for public safety vehicles|tunable stainless whip mobile antenna field adjustable|antena para tu camioneta o trailer banda civil con resorte|recibe mejor en carretera antena de techo para radio movil|latigo de acero inoxidable con bobina y montaje nmo|aleta de tiburon para vehiculo con radio y gps|cinco octavos de onda nmo para techo de patrulla',
  },
  {
    kind: 'antena base de radio',
    sheets:
      'fiberglass omni|collinear|colinear|collinear antenna|exposed dipole|folded dipole|dipolo doblado|dipolo expuesto|dipolo abierto|antena cuatro dipolos|directional yagi vhf|antena ground plane|ground plane antenna|antena para torre|repeater antenna|base omni|omni base|antena discono|discone|corner reflector',
    keyed:
      'antena base omnidireccional de fibra de vidrio uhf|antena yagi vhf direccional de aluminio para enlace|arreglo de cuatro dipolos vhf con arnes de fase|antena colineal para repetidor con herrajes para mastil|antena plano de tierra para estacion base vhf|fiberglass omnidirectional base station antenna collinear uhf|vhf yagi directional antenna welded aluminum with mount|exposed folded dipole array for repeater site|ground plane base antenna aluminum tower mount|antena de azotea para tu radio base largo alcance|pon tu repetidora a volar con antena de ganancia|colineal de fibra de vidrio con conector n hembra|dipolo plegado de aluminio para torre con abrazaderas|yagi de seis elementos uhf anodizada polarizacion vertical',
  },
  {
    kind: 'montaje de antena',
    sheets:
      'montura nmo|soporte nmo|bracket nmo|base cajuela nmo|soporte antena movil|soporte para antena|abrazadera para antena|herraje para antena|herraje para yagi|trunk lid mount|trunk mount nmo|roof hole mount|lip mount|gutter mount|magnetic mount nmo|nmo magnetic base|antenna clamp|antenna bracket|antenna base cable|montaje canal de lluvia|montaje perforacion lamina|montaje de espejo antena|montaje magnetico so239|montaje magnetico uhf',
    keyed:
      'montaje nmo para lamina con cable coaxial y conector|base magnetica nmo para antena movil con cable|montaje para cajuela nmo ajustable de acero inoxidable|soporte de antena movil para espejo de trailer|montaje nmo de cofre tipo l con tornillos|nmo magnetic mount with coaxial cable and connector|trunk lip antenna mount adjustable stainless steel|through hole roof antenna mount brass with cable|mirror bracket antenna mount for trucks stud type|pon tu antena movil sin perforar base de iman|base imantada fuerte para antena de tu camioneta|iman cromado nmo con cable coaxial y conector|bracket de acero para cofre y antena nmo|orificio en lamina nmo con empaque y coaxial',
  },
  {
    kind: 'duplexor',
    sheets:
      'filtro pasabanda|filtro pasa banda|filtro notch|filtro rechazo de banda|filtro preselector|cavidad pasabanda|cavidad resonante|cavity filter|bandpass cavity|bandpass filter|band pass filter|notch filter|diplexor|diplexer|triplexor|triplexer|combinador de transmisores|transmitter combiner|multiacoplador|multicoupler|receiver multicoupler|aislador rf|rf isolator|circulador rf|rf circulator|filtro helicoidal',
    keyed:
      'duplexor uhf de seis cavidades rechazo de banda|duplexor vhf compacto para repetidor montaje en rack|duplexor movil helicoidal sintonizable con conectores n hembra|filtro duplexor pasabanda y rechazo de banda vhf|duplexor de cavidades de aluminio plateado alta selectividad|bandpass reject cavity duplexer vhf for repeater rack mount|compact mobile uhf notch duplexer six resonators|temperature compensated duplexer silver plated low insertion loss|repeater duplexer tuned to customer frequency n female connectors|usa una sola antena en tu repetidora duplexor sintonizado|dupplexor listo para repetidor uhf sintonizado a tu frecuencia|filtro de cavidades para transmision y recepcion simultanea|seis cavidades notch para repetidor baja perdida de insercion|juego de cavidades para transmitir y recibir por una antena',
  },
  {
    kind: 'torre y mástil',
    sheets:
      'mastil tubular|mastil de techo|seccion de torre|tramo intermedio|tramo triangular|tramo arriostrado|estructura autosoportada|poste metalico|poste conico|poste octagonal|poste abatible|poste para camara|camera pole|steel pole|telescopic pole|tilt down pole|guyed section|lattice section|base no penetrante|montaje no penetrante|non penetrating roof mount|minitorre',
    keyed:
      'tramo de torre arriostrada galvanizado por inmersion en caliente|torre autosoportada triangular de acero para telecomunicaciones|mastil telescopico de acero galvanizado con anclaje|poste metalico conico galvanizado para camara con placa base|tubo mastil galvanizado para antena en azotea|guyed tower section hot dip galvanized triangular|self supporting lattice tower steel for telecommunications|telescopic push up antenna mast galvanized steel|roof non penetrating mast with ballast base|mastil para tu antena de internet rural facil de armar|sube tu antena wifi a lo alto torre completa|tramo intermedio galvanizado electrolitico triangular para zonas costeras|brazo separador para torre con abrazaderas y tubo vertical|monopolo de acero con escalera y seguro de caida',
  },
  {
    kind: 'herraje de torre',
    sheets:
      'guy cable|guy strand|guy grip|perro para cable|perro galvanizado|wire rope clip|tensor galvanizado|thimble|ancla de retenida|varilla ancla|anchor rod|preformado retenida|remate preformado|grillete galvanizado|estrella antitorsion|antitorsion|antigiro torre|abrazadera para torre|tornilleria para torre|base abatible torre|base articulada torre|side arm mount',
    keyed:
      'copete para tramo final de torre arriostrada galvanizado|cable de retenida de acero galvanizado siete hilos|templador forjado galvanizado ojo y gancho para retenida|base articulada para tramo de torre con perno|ancla de concreto con varilla para retenida de torre|galvanized guy wire strand for guyed tower|forged turnbuckle jaw and eye hot dip galvanized|tower base plate hinged for concrete foundation|equalizer plate and anchor rod for tower guys|arma tu torre completa juego de retenidas y tensores|todo para tensar tu torre perros templadores y rozaderas|perro nudo galvanizado para cable de retenida|guardacabo y grillete galvanizado para tensor de retenida|tramo final con copete para recibir mastil y lampara',
  },
  {
    kind: 'luz de obstrucción',
    sheets:
      'obstruction beacon|obstruction lighting|low intensity obstruction|medium intensity obstruction|aircraft warning|aviation light|aviation warning|obstacle light|tower beacon|luz para torre|lampara para torre|lampara roja torre|lampara de balizaje|lampara de obstaculo|luz de obstaculo|luz de advertencia aerea|lampara aeronautica|faro aeronautico|faro para torre|balizamiento|kit de luces torre|sistema de iluminacion torre|controlador luces de obstruccion|lampara doble obstruccion|destellador torre',
    keyed:
      'luz de obstruccion led roja baja intensidad para torre|lampara de obstruccion doble con fotocelda y aluminio fundido|baliza led media intensidad destellante para torre de telecomunicaciones|luz de balizaje solar autonoma para edificio y grua|faro de obstruccion giratorio con lente de vidrio rojo|led obstruction light low intensity red steady tower|dual aviation warning light with photocell aluminum housing|solar powered aircraft warning beacon self contained flashing|medium intensity white red obstruction beacon with controller|ilumina tu torre y cumple con aeronautica civil|foco rojo de torre que avisa a aviones solar|senal luminosa aeronautica roja sencilla para punta de mastil|doble roja con fotocelda y relevador de transferencia|balizamiento nocturno led autonomo para chimenea y antena',
  },
  {
    kind: 'conector de RF',
    sheets:
      'conector de anillo plegable|anillo plegable|conector mcx|conector mmcx|conector qma|conector smb|conector ufl|conector so239|conector heliax|conector para lmr|conector anular heliax|adaptador tnc|adaptador uhf|adaptador pl259|adaptador tipo n|adaptador barril uhf|barril n hembra|barril sma|union n hembra|pl259|so239|n type connector|n male connector|n female connector',
    keyed:
      'conector n macho de anillo plegable para coaxial|conector sma hembra inverso dorado para cable delgado|adaptador de n hembra a uhf macho niquelado|conector tnc macho recto plateado con dielectrico de teflon|conector mini uhf macho para soldar en radio movil|n male crimp connector gold pin silver plated teflon|reverse polarity sma female bulkhead connector|right angle adapter n female to n male nickel plated|between series adapter uhf female to bnc male|adapta la antena grande a tu radio portatil sma|arma tus cables de antena conectores para crimpar|n hembra chasis de cuatro agujeros con teflon|barril doble hembra uhf para union de coaxial|acodado sma macho a bnc hembra angulo recto dorado',
  },
  {
    kind: 'cable de RF',
    sheets:
      'jumper n macho|jumper superflexible|pigtail sma|pigtail n|pigtail ufl|superflexible|cable coaxial corrugado|corrugated coaxial|cable corrugado de cobre|coaxial baja perdida|coaxial 50 ohm|rg174|rg142|rg316|extension sma|cable extension antena|cable n macho|cable sma macho|leaky feeder|radiating cable|cable radiante',
    keyed:
      'cable coaxial de baja perdida para radiofrecuencia forro negro exterior|linea de transmision corrugada cobre con dielectrico de espuma|cable coaxial flexible malla de cobre estanado para antena|bobina de cable coaxial para antena de radio forro polietileno|jumper coaxial armado con conectores n macho|low loss rf coaxial cable outdoor ultraviolet resistant jacket|corrugated foam dielectric transmission line copper outer conductor|super flexible jumper assembly n male both ends|double shielded rf coaxial cable reel for antenna|cable para antena de radio con conectores ya puestos|baja tu senal sin perdidas por metro coaxial grueso|linea rigida de transmision aire dielectrico para torre|pigtail sma macho a n hembra baja perdida|guia coaxial superflexible corrugada conductor interno de aluminio cobrizado',
  },
  {
    kind: 'wattmetro de RF',
    sheets:
      'roimetro|medidor de estacionarias|medidor vswr|vswr meter|puente de roe|directional wattmeter|rf watt meter|watimetro rf|vatimetro rf|swr power meter|swr bridge|power swr|swr analyzer|antenna analyzer|cable antenna analyzer|thruline|elemento para wattmetro|wattmeter element|potencia directa reflejada|forward reflected power|medidor potencia reflejada|medidor de potencia vhf uhf',
    keyed:
      'wattmetro direccional en linea con elementos intercambiables|medidor de roe y potencia de agujas cruzadas vhf uhf|wattmetro digital con pantalla y bateria recargable|medidor de potencia de rf con conectores n hembra|medidor de ondas estacionarias para banda civil analogico|inline directional rf wattmeter with plug in elements|cross needle swr and power meter vhf uhf|digital swr power meter backlit display rechargeable|rf power sensor forward reflected usb connection|calibra tu antena de radio mide roe facil|guatmetro para ajustar tu antena banda civil trailero|instrumento en linea para medir potencia directa y reflejada vhf|agujas cruzadas potencia directa reflejada y roe|medidor direccional en linea portatil con estuche de cuero',
  },
  {
    kind: 'amplificador celular',
    sheets:
      'cell signal amplifier|cellular repeater|cell repeater|gsm repeater|lte repeater|booster lte|repetidor gsm|repetidor lte|repetidor 5g|amplificador 5g|amplificador lte|amplificador gsm|amplificador bidireccional celular|mejora senal celular|mejorador senal celular|aumenta senal celular|potenciador de senal celular|refuerzo de senal celular|extensor de senal celular|cobertura celular|distributed antenna system',
    keyed:
      'amplificador de senal celular para casa multibanda lte|kit amplificador celular para vehiculo con antena magnetica|repetidor de senal celular para oficina con antena yagi exterior|amplificador celular industrial con ganancia ajustable para estacionamientos|amplificador de senal para bote y casa rodante|cellular signal booster kit for home with panel antenna|vehicle cell booster wireless cradle single user|enterprise cellular repeater multi carrier automatic gain control|in building signal booster with donor antenna and splitter|no tienes senal en tu rancho mejora tus llamadas|llamadas claras y datos rapidos en tu casa todas companias|booster celular cinco bandas con antena donadora e interior|repetidor multioperador para bodega con pantalla lcd|ganancia automatica multibanda para camioneta con antena de techo',
  },
  {
    kind: 'bloqueador de señal',
    sheets:
      'cell blocker|phone blocker|gps blocker|signal jamming|rf jamming|uav jamming|drone detection|drone detector|drone defense|counter drone|counter uas|anti uav|deteccion de drones|neutralizador de drones|interferidor|interferidor de senal|perturbador de senal|anulador senal celular|bloquea senal celular|bloquea celulares|supresor de senal celular|faraday bag|bolsa faraday|caja faraday',
    keyed:
      'bloqueador de senal celular portatil con antenas y bateria|inhibidor de frecuencia gps y wifi de alta potencia|inhibidor de drones tipo rifle con mochila de bateria|detector de drones por radiofrecuencia con alerta temprana|bloqueador fijo para penales con antenas direccionales|portable cell phone jammer multi band with carrying case|anti drone gun jammer gps and control link|drone detection system radio frequency passive long range|prison signal jammer high power directional panel antennas|evita celulares en tu examen bloquea todas las redes|protege tus reuniones de llamadas y grabaciones bloqueador|jammer de escritorio ocho antenas con ventilador|antidron portatil con interferencia de enlace y navegacion|inhibidor de bluetooth wifi y celular en maletin',
  },
  {
    kind: 'teléfono satelital',
    sheets:
      'satphone|satellite telephone|satellite terminal|satellite modem|satellite hotspot|satellite broadband|satellite handset|satellite airtime|satellite push to talk|satellite voice|telefono via satelite|handheld satellite|maritime satellite|low orbit satellite|bgan|vsat|comunicador por satelite|comunicacion por satelite|internet por satelite|internet via satelite|celular por satelite|mensajero por satelite',
    keyed:
      'telefono satelital portatil con gps y boton sos|comunicador satelital bidireccional con mensajes y rastreo|kit de internet satelital banda ancha con antena y router|terminal satelital fija con base y antena exterior|telefono satelital resistente al agua y polvo cobertura global|satellite phone rugged global coverage with sos button|two way satellite messenger with gps tracking and weather|low earth orbit satellite internet kit with router|portable broadband global area satellite terminal data and voice|internet en tu rancho donde no llega nada por satelite|llama desde el mar o la sierra sin senal celular|antena de orbita baja para internet rural con tripie|mensajero de emergencia por satelite para montanistas|docking para interior y vehiculo con antena satelital externa',
  },
  {
    kind: 'SIM',
    sheets:
      'esim m2m|tarjeta nanosim|chip celular|chip gsm|chip lte|chip prepago|chip telefonico|chip multioperador|chip para alarma|chip rastreo|chip datos ilimitados|tarjeta m2m|tarjeta microsim|plan m2m|plan celular m2m|linea m2m|recarga m2m|conectividad m2m|paquete de datos moviles|data plan|cellular data plan|m2m data subscription|multi carrier card|subscriber identity module',
    keyed:
      'tarjeta sim m2m multicarrier para gps y alarma|sim de datos para iot cobertura nacional prepago anual|tarjeta sim para comunicador celular de panel de alarma|chip de datos lte para camara con plan mensual|sim industrial con ip fija y red privada|m2m sim card multi network roaming for trackers|iot data sim triple cut nationwide coverage|industrial grade embedded sim with private apn|prepaid data sim card for security cameras|chip listo para tu gps con un ano incluido|internet para tu camara sin wifi chip con datos|chip multioperador de datos para rastreo vehicular|plan anual de datos y sms para dispositivos m2m|nano triple corte multicarrier con activacion inmediata y portal',
  },
];
