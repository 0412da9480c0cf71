import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/protection.ts`. */
export const PROTECTION_SHEETS: readonly KindSheets[] = [
  {
    kind: 'seguridad personal',
    sheets: 'kit proteccion personal|kit seguridad trabajador|paquete proteccion personal|ppe kit',
    keyed:
      'kit de proteccion personal casco lentes guantes y chaleco|paquete de seguridad industrial para visitante|ppe starter kit hard hat glasses vest and gloves|equipo completo para trabajador de obra en mochila',
  },
  {
    kind: 'casco de seguridad',
    sheets:
      'casco abs|casco polietileno|casco ala|casco alas|casco intervalos|casco ratchet|casco plastico industrial|helmet class|cap style helmet|ratchet helmet|full brim|protective helmet|climbing helmet|tafilete',
    keyed:
      'casco de seguridad dielectrico con suspension de matraca|casco blanco dielectrico con matraca y barbiquejo|casco de ala completa amarillo suspension de intervalos|casco ventilado para alturas con barbiquejo de cuatro puntos|suspension de repuesto para casco con matraca|hard hat with ratchet suspension electrical class|full brim hard hat vented four point suspension|climbing helmet with chin strap for tower work|cachucha con casquete protector ligera|casco tipo cachucha clase e y g color naranja|barbiquejo elastico con mentonera para casco',
  },
  {
    kind: 'arnés y línea de vida',
    sheets:
      'proteccion caidas|proteccion anticaidas|sistema anticaidas|retractil anticaidas|anticaidas|shock absorbing lanyard|arnes cruzado|arnes rescate|arnes d ring|faja arnes|d ring harness|anillo dorsal|argollas d|cuerda posicionamiento|linea retractil|rope grab|beam anchor|anchor strap|fall limiter|contra caidas|arrestador caidas|deceleration device',
    keyed:
      'arnes de cuerpo completo con linea de vida y amortiguador|arnes de cuatro argollas hebillas de paso talla universal|linea de vida doble con amortiguador y ganchos grandes|linea de vida retractil de cinta con gancho de acero|linea de vida de posicionamiento ajustable|mosqueton de acero con seguro automatico|kit para alturas arnes linea de vida y mochila|cuerda de nylon para linea de vida vertical con freno|full body fall protection harness with lanyard|harness with dorsal and side d rings quick connect|self retracting lifeline web with snap hook|double leg shock absorbing lanyard with rebar hooks|bandola ajustable para liniero con gancho|no te caigas de la torre con correas acolchadas|faja de anclaje para viga con argolla',
  },
  {
    kind: 'guantes de trabajo',
    sheets:
      'guante recubierto|guante nylon|guante poliester|guante hppe|guante kevlar|guante algodon|guante piel|guante res|guante cabra|guante mecanico|guante examinacion|guante cirujano|recubiertos nitrilo|palm coated|coated glove|cut level|driver glove|glove liner|manga anticorte|mangas kevlar',
    keyed:
      'guantes anticorte recubiertos de nitrilo para trabajo|guante de nylon con palma de poliuretano gris|guantes de carnaza largos para soldador|guantes dielectricos clase dos con sobreguante de piel|caja de guantes de nitrilo sin polvo talla grande|guante de piel de res tipo operador|guante japones de algodon con puntos de hule|protege tus manos en la obra palma de nitrilo|cut resistant work gloves level five nitrile palm|insulating rubber gloves class zero with leather protector|mechanics gloves with impact protection|disposable nitrile gloves powder free box|welding gloves split cowhide gauntlet|manga anticorte con agujero para pulgar',
  },
  {
    kind: 'calzado de seguridad',
    sheets:
      'calzado seguridad|calzado dielectrico|calzado tactico|calzado industrial|zapato industrial|zapato tenis industrial|tenis dielectrico|botin dielectrico|botin casquillo|bota pvc|bota jardinera|bota petrolera|suela antiderrapante|suela dual|casquillo poliamida|casquillo acero|casquillo composite|safety shoes|safety footwear|slip resistant|puncture resistant|rain boot',
    keyed:
      'botas con casquillo comodas y dielectricas para electricista|zapato dielectrico con casquillo suela antiderrapante|bota de hule pvc amarilla con casquillo de acero|choclo industrial negro con casquillo de poliamida|tenis de seguridad ligero con casquillo y malla transpirable|borcegui de piel flor entera suela de poliuretano|bota tactica negra con cierre lateral|steel toe work boots slip resistant leather|composite toe safety shoe electrical hazard rated|rubber rain boots steel toe yellow|puncture resistant midsole work boot waterproof|que no te resbales suela antiderrapante para almacen',
  },
  {
    kind: 'chaleco reflejante',
    sheets:
      'reflective vest|high visibility vest|visibility vest|mesh vest|surveyor vest|chaleco poliester|chaleco gabardina|chaleco economico|chaleco bolsas|chaleco naranja|chaleco verde limon|chaleco cierre|chaleco cinta reflejante|alta visibilidad|high visibility|hi viz|ansi clase|bandolera reflejante|prenda sin mangas',
    keyed:
      'chaleco reflejante de malla con cierre y bolsas|chaleco de gabardina naranja con cinta reflejante y bolsas|chaleco verde limon clase dos con cierre de velcro|chaleco brigadista color rojo con leyenda|tirantes reflejantes ajustables para motociclista|cinta reflejante para coser en ropa rollo|high visibility reflective safety vest mesh|class two surveyor safety vest with pockets zipper|que te vean de noche chaleco fluorescente economico|camisola de alta visibilidad manga larga',
  },
  {
    kind: 'lentes y careta de seguridad',
    sheets:
      'careta facial|careta soldar|face shield|monogafas|gafas proteccion|safety goggles|lente policarbonato|lente antirayaduras|lente oscuro|lentes oscuros|lentes antiempanantes|sobrelente|lente seguridad|lente proteccion|auto darkening|welding hood|chemical splash|splash goggles|visor policarbonato|cabezal careta|mica careta|sombra soldar|eyewear',
    keyed:
      'lentes de seguridad de policarbonato antiempanantes claros|lente de seguridad gris espejo antirrayadura|goggles de ventilacion indirecta para quimicos|careta para soldar electronica de sombra variable|careta para esmerilar con visor abatible y matraca|sobrelentes transparentes para visita|anti fog clear safety glasses polycarbonate lens|chemical splash goggles indirect vent elastic band|auto darkening welding helmet solar powered|full face shield with ratchet headgear|mica de repuesto para careta facial|cuida tus ojos al cortar lente ambar|careta electronica fotosensible para soldar|auto darkening welding helmet adjustable shade',
  },
  {
    kind: 'protección auditiva',
    sheets:
      'protector auditivo|ear plugs|ear muffs|hearing protector|tapones espuma|tapones silicon|tapones reusables|tapones desechables|tapon espuma|tapon reusable|tapon silicon|auditivos|nrr|conchas auditivas|orejera diadema|orejera casco|orejera plegable|noise reduction rating|over the head ear',
    keyed:
      'tapones auditivos con cordon reutilizables de silicon|caja de tapones de espuma desechables sin cordon|orejeras de diadema plegables de alta atenuacion|orejeras para montar en casco par|foam ear plugs uncorded disposable box|over the head ear muffs noise reduction|cap mounted ear muffs for hard hat|reusable corded silicone ear plugs with case|dispensador de tapones auditivos de pared|cuida tus oidos junto a la maquina con espuma',
  },
  {
    kind: 'respirador y cubrebocas',
    sheets:
      'media cara|cara completa|respirador libre|respirador desechable|mascarilla desechable|mascarilla plegable|cubrebocas plegable|cubrebocas tricapa|cubrebocas termosellado|cartucho vapores|cartucho gases|vapores organicos|filtro particulas|gases acidos|half facepiece|full facepiece|organic vapor|particulate respirator|particulate filter|particulate|exhalation valve|valvula exhalacion|pieza facial|autonomo scba',
    keyed:
      'respirador n95 con valvula de exhalacion caja|cubrebocas plegable kn95 termosellado paquete|respirador de media cara reutilizable de silicon|cartucho para vapores organicos y gases acidos par|cubrebocas tricapa desechable azul caja|respirador de cara completa con visor panoramico|particulate respirator n95 box with exhalation valve|half facepiece reusable respirator medium|organic vapor cartridge pair for half mask|disposable three layer face mask with ear loop|filtro de particulas p100 con vapores molestos|no tragues polvo mascarilla con banda elastica',
  },
  {
    kind: 'ropa de trabajo',
    sheets:
      'overol algodon|overol mezclilla|overol desechable|overol microporoso|gabardina trabajo|camisola gabardina|camisola mezclilla|pantalon gabardina|pantalon carga|traje proteccion quimica|impermeable pvc|impermeable dos piezas|traje lluvia|gabardina impermeable|mandil pvc|mandil piel|mangas carnaza|polainas|chamarra termica|disposable coveralls|protective coverall|rain jacket|rainwear|flame resistant|arc flash',
    keyed:
      'overol de gabardina manga larga con cierre azul marino|overol desechable microporoso con capucha blanco|impermeable de dos piezas amarillo con capucha|gabardina impermeable reforzada para vigilante|camisola de mezclilla manga larga para trabajo|pantalon cargo de gabardina con bolsas laterales|mandil de carnaza para soldador|disposable coverall with hood and elastic cuffs|two piece rain suit yellow pvc with hood|flame resistant work shirt long sleeve|chamarra de carnaza para soldador talla grande|peto de pvc para quimicos con ajuste',
  },
  {
    kind: 'equipo táctico',
    sheets:
      'chaleco portaplacas|portaplacas|chaleco molle|chaleco nivel|casco antimotin|equipo antimotin|traje robocop|candado manos|esposas acero|esposas cadena|esposas bisagra|esposas rigidas|baston expandible|baston extensible|tonfa|pr 24|aerosol irritante|gas irritante|oleoresina|pistola electrica|chicharra electrica|expandable baton|plate carrier|anti riot|riot shield|duty belt|stun baton|pepper gel',
    keyed:
      'chaleco tactico con porta radio y bolsas molle|chaleco antibalas nivel tres a con funda exterior|escudo antimotin de policarbonato con empunadura|esposas de acero niqueladas con doble seguro|tolete pr24 de policarbonato con empunadura lateral|baston retractil de acero con funda|gas pimienta en aerosol con chorro y funda|fornitura completa para guardia con porta esposas|ballistic vest level iiia concealable with carrier|riot shield polycarbonate clear full size|steel handcuffs double lock with keys|expandable baton with holster|pepper spray keychain stream|stun gun rechargeable with flashlight|rodilleras y coderas de uso rudo para policia',
  },
  {
    kind: 'cono y señalización vial',
    sheets:
      'cono señalamiento|cono senalamiento|cono proteccion|cono flexible|cono base|cono reflectivo|cono pvc|tambo reflejante|trafi tambo|hito abatible|poste abatible|delineador abatible|delineador flexible|barrera separadora|separador vial|caballete plegable|valla plastica|senal alto|placa vial|pole cone|road marker|traffic post|channelizer|barricade|stop slow|collapsible cone|reflective cone',
    keyed:
      'cono de pvc naranja con dos bandas reflejantes base negra|cono vial flexible con reflejante alta intensidad|trafitambo naranja con cuatro bandas reflejantes y base de hule|barrera vial de plastico rellenable con agua naranja|hito delineador abatible con reflejante para atornillar|paleta de alto y siga de plastico con mango|barra retractil amarilla para unir conos|reflective traffic cone orange pvc black base|channelizer drum with rubber base reflective bands|water filled plastic traffic barrier|flexible delineator post surface mount reflective|señal vial de alto en lamina con reflejante y poste|collapsible safety cone with light and bag|caballete plegable de plastico con banda reflejante|poste flexible delimitador naranja con bandas reflejantes',
  },
  {
    kind: 'cinta de precaución',
    sheets:
      'cinta amarilla|cinta roja peligro|cinta plastica precaucion|cinta delimitar|cinta acordonamiento|cinta advertencia|cinta subterranea|underground warning tape|barrier tape|barricade ribbon|do not cross|no pasar|malla delimitadora|malla perimetral naranja|orange safety fence',
    keyed:
      'cinta amarilla de precaucion leyenda negra rollo|cinta roja de peligro no pase rollo de plastico|cinta de barricada sin adhesivo precaucion area restringida|malla de seguridad naranja rollo para obra|yellow caution tape roll non adhesive|danger do not enter barricade tape red|cinta de advertencia para cable subterraneo de fibra|orange plastic safety fence roll|acordona tu obra rollo amarillo con letras',
  },
  {
    kind: 'tope y reductor de velocidad',
    sheets:
      'tope concreto|tope plastico|tope caucho|tope modular|tope parking|tope cajon|reductor modular|reductor caucho|reductor hule|boya aluminio|boya plastica|boya ceramica|vialeta reflejante|ojo de gato vial|esquinero hule|protector esquina|protector columna|esquinero foam|calza rueda|cuna rueda|rubber speed|car stop|parking bumper|rubber corner guard|road reflector|cable ramp|cable protector|rompemuelles|rompe velocidades|policia acostado',
    keyed:
      'tope de hule para estacionamiento con reflejante amarillo|reductor de velocidad modular de caucho con tornilleria|tope de concreto para cajon de estacionamiento|boya metalica vial con ancla blanca|vialeta reflejante de dos caras para pavimento|esquinero de hule amarillo y negro para columna|cuña de hule para llanta de camion con cadena|rubber speed bump modular yellow and black|rubber parking curb wheel stop with hardware|corner guard rubber reflective for column|protege cables en el piso rampa de hule de canales|aluminum road stud reflector two sides|tope de estacionamiento de hule con franjas reflejantes|reductor de velocidad de caucho modular con anclas|rubber wheel stop with reflective stripes parking lot|modular rubber speed bump yellow and black|que bajen la velocidad frente a tu casa de hule|boya metalica vial amarilla con perno para anclar|estoperol reflejante de aluminio para piso dos caras',
  },
  {
    kind: 'señal de seguridad',
    sheets:
      'senal seguridad|senal evacuacion|senal emergencia|senal informativa|senal preventiva|senal fotoluminiscente|senal estireno|senal vinil|senal autoadherible|letrero vinil|letrero pvc|letrero lamina|letrero plastico|letrero fotoluminiscente|letrero prohibido|letrero obligatorio|letrero precaucion|letrero peligro alto|letrero salvavidas|aviso prohibido|aviso precaucion|aviso proteccion civil|rotulo seguridad|rombo nfpa|piso mojado|punto reunion|que hacer sismo|senalizacion fotoluminiscente|floor sign|photoluminescent sign|notice sign|danger sign',
    keyed:
      'señal de extintor fotoluminiscente en estireno|señalamiento ruta de evacuacion flecha derecha autoadherible|letrero plegable de piso mojado amarillo dos caras|letrero de no fumar en vinil|señal de punto de reunion en lamina|letrero de riesgo electrico triangular adhesivo|letrero de uso obligatorio de casco y lentes|juego de señales de proteccion civil para negocio|rombo de identificacion de riesgos para tanque|wet floor sign foldable yellow two sided|fire extinguisher sign self adhesive with arrow|high voltage warning label vinyl sticker|no smoking sign plastic self adhesive|evacuation route sign photoluminescent|letrero baño caballeros acrilico con braille',
  },
  {
    kind: 'botiquín',
    sheets:
      'botiquin vacio|botiquin equipado|botiquin portatil|botiquin tipo|gabinete primeros auxilios|mochila primeros auxilios|estacion lavaojos|ducha emergencia|ducha lavaojos|camilla marina|camilla plegable|tabla rigida|inmovilizador craneal|araña sujetadora|desfibrilador externo|external defibrillator|emergency eyewash|eye wash|trauma bag|rescue stretcher',
    keyed:
      'botiquin metalico de pared equipado para diez personas|botiquin de primeros auxilios portatil de plastico con asa|maletin de primeros auxilios tipo mochila roja|estacion lavaojos de pared con botella|regadera de emergencia con lavaojos acero inoxidable|camilla rigida de plastico naranja con cinturones|desfibrilador externo automatico con gabinete y alarma|first aid kit metal wall mount cabinet|portable first aid kit for vehicle soft case|emergency eyewash station bottle wall mounted|automated external defibrillator with pads|botiquin vacio blanco con cruz roja y llave',
  },
  {
    kind: 'faja y rodilleras',
    sheets:
      'faja industrial|faja tres cintas|faja tirantes|faja talla|faja carga|cinturon sacrolumbar|soporte sacrolumbar|sacrolumbar|rodillera gel|rodillera espuma|rodillera industrial|rodilleras gel|kneeling pad|knee pad|back support|lumbar support belt',
    keyed:
      'faja sacrolumbar elastica con tirantes talla mediana|faja de carga con tres cintas y doble ajuste|rodilleras de gel con correa ajustable para piso|cinturon lumbar de piel para cargar|elastic back support belt with suspenders|gel knee pads heavy duty with straps|cuida tu espalda al cargar faja con varillas',
  },
  {
    kind: 'martillo rompevidrios',
    sheets:
      'martillo rompe|martillo autobus|martillo vidrio|martillo salida emergencia|rompe ventanas|seatbelt cutter|seat belt cutter|glass punch|life hammer|bus emergency',
    keyed:
      'martillo rompevidrios rojo con base y cable para autobus|martillo de emergencia con cortacinturon para auto|emergency escape hammer with seat belt cutter|bus window safety hammer with alarm bracket',
  },
  {
    kind: 'chaleco antibalas',
    sheets: 'balistico nivel|nivel balistico|bullet proof|bulletproof|nivel iiia',
    keyed:
      'chaleco antibalas nivel tres a con funda exterior|placa balistica nivel tres acero|ballistic vest level iiia concealable with carrier|casco balistico nivel tres',
  },
  {
    kind: 'silbato',
    sheets: 'silbato vigilante|silbato bolita|pealess whistle',
    keyed:
      'silbato metalico con cordon para vigilante|silbato plastico sin bolita con cordon|safety whistle with lanyard orange',
  },
  {
    kind: 'bastón luminoso',
    sheets: 'baston parpadeante|baston estroboscopico|vara luminosa transito|led wand',
    keyed:
      'baston luminoso rojo cincuenta y cuatro centimetros para transito|baston led rojo verde recargable|led traffic wand red with magnet base',
  },
  {
    kind: 'alarma personal',
    sheets: 'alarma antivioladores|alarma llavero linterna|sos keychain|self defense alarm',
    keyed:
      'alarma personal de llavero ciento treinta decibeles con linterna|alarma personal antiasalto recargable con cordon|personal safety alarm keychain with led light',
  },
];
