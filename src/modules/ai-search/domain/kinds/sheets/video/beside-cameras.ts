import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/video/beside-cameras.ts`. */
export const BESIDE_CAMERAS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'soporte para cámara',
    sheets:
      'soporte poste camara|soporte poste domo|soporte bala|soporte colgante domo|soporte cuello ganso|soporte parapeto|montaje poste camara|montaje parapeto|placa montaje camara|pendant cap|corner bracket|gooseneck mount|parapet mount|dome mount|ptz mount|ptz bracket|inclined ceiling mount|in ceiling mount',
    keyed:
      'soporte de pared para camara domo aluminio blanco|soporte esquinero metalico para camara ptz exterior|montaje de techo colgante para domo con extension|soporte para poste con abrazaderas acero inoxidable para bala|brazo de pared con caja de conexiones para torreta|camera wall mount bracket aluminum alloy for dome|pole mount bracket stainless steel straps bullet camera|corner mount adapter for ptz speed dome|pendant ceiling mount bracket for network camera|base ajustable para camara de seguridad facil de colocar|brazo metalico para poner tu camara en pared o techo|esquinero de aluminio blanco para domo motorizado|cuello de ganso para domo en pretil aluminio|abrazadera de poste para bala y torreta acero',
  },
  {
    kind: 'caja de conexiones',
    sheets:
      'caja union|caja electrica|caja interconexion|caja octagonal|caja cuadrada galvanizada|caja posterior camara|caja trasera camara|caja intemperie conexiones|caja conduit|caja plexo|base caja conexiones|jbox|j box|back box camera|mounting box camera|conduit box|electrical box|weatherproof junction box|waterproof junction box|pull box',
    keyed:
      'caja de conexiones para camara bala aluminio impermeable|caja estanca plastica con tapa y conos para intemperie|caja de registro pvc con tapa atornillable|caja de paso metalica para torreta con entrada conduit|caja de derivacion plastica con pasacables de membrana|junction box for dome camera aluminum waterproof|weatherproof plastic junction box with gasket and screws|deep back box for turret camera conduit entry|abs cable connection enclosure with knockouts|esconde los cables de tu camara caja contra agua|cajita plastica para conexiones exterior resiste lluvia|registro cuadrado con tapa ciega y conos troquelados|base impermeable que oculta conectores bajo domo o torreta|de derivacion estanca con tapa transparente para empalme',
  },
  {
    kind: 'carcasa de cámara',
    sheets:
      'gabinete exterior camara|gabinete intemperie camara|gabinete calefactor camara|gabinete housing|housing exterior|housing intemperie|housing antiexplosion|housing domo|carcasa intemperie camara|carcasa calefactor camara|carcasa metalica camara|carcasa aluminio camara|carcasa cctv|caja camara profesional|alojamiento camara|envolvente camara|outdoor housing|camera enclosure|cctv housing|cctv enclosure|heater blower housing|weatherproof housing|explosion proof housing|dome housing|housing heater',
    keyed:
      'carcasa para camara exterior aluminio con calefactor y ventilador|housing para camara tipo caja con visera y soporte|carcasa de camara acero inoxidable a prueba de explosion|carcasa exterior con limpiador y apertura lateral|gabinete para camara profesional con cristal templado y llave|outdoor camera housing heater blower aluminum|stainless steel camera housing corrosion resistant marine|explosion proof camera enclosure with sunshield|box camera housing side opening with bracket|protege tu camara de lluvia y polvo con carcasa|housing metalico para camara exterior con visera|aluminio con calefactor y desempanador para camara profesional|visera parasol ventilador y cristal templado housing|envolvente exterior bisagrado para camara tipo caja',
  },
  {
    kind: 'cubierta de domo',
    sheets:
      'capelo domo|capelo camara|mica domo|mica burbuja|cristal domo|burbuja ahumada|burbuja transparente|burbuja minidomo|burbuja ptz|burbuja speed dome|cupula ahumada|cupula camara|cupula policarbonato|cubierta ahumada|tapa transparente domo|esfera acrilica camara|bubble cover|smoked bubble|clear bubble|smoked dome cover|clear dome cover|replacement bubble|replacement dome|tinted bubble',
    keyed:
      'burbuja transparente de repuesto para domo motorizado|cubierta de domo ahumada policarbonato antivandalica|cupula de acrilico para camara domo con anillo|burbuja de repuesto con recubrimiento hidrofobico|tapa domo transparente de policarbonato para minidomo|replacement clear dome cover polycarbonate for vandal camera|smoked bubble for ptz dome indoor|acrylic dome cover with trim ring|anti scratch transparent bubble replacement part|tu domo se ve borroso cambia la burbuja rayada|burbuja nueva para camara domo transparente|media esfera acrilica ahumada de repuesto para domo|policarbonato transparente sin distorsion repuesto de cupula|ahumada de repuesto con anillo de sujecion burbuja',
  },
  {
    kind: 'balun',
    sheets:
      'adaptador video utp|adaptador bnc utp|convertidor video par trenzado|transmisor video par trenzado|transceptor activo|transceptor hd|transceptor turbohd|transceptor ahd|transceptor bnc|receptor video utp|hub video utp|video transceiver|passive transceiver|active video transceiver|passive video balun|utp video transceiver|video over utp|hd video transceiver|push terminal balun|twisted pair transmitter',
    keyed:
      'balun pasivo hd con bornes de presion par|balun activo receptor de video por cable utp|par de transceptores de video con cable coaxial flexible|balun de video con conector rj45 y paso de corriente|balun multicanal para rack con salida bnc|passive hd video balun push terminal pair|active video balun receiver long distance twisted pair|power video balun bnc to rj45|multi channel passive balun hub rack mount|conecta tus camaras con cable de red par de baluns|baluns para camaras sin soldar a presion|transceptor bnc a par trenzado con filtro contra interferencia|par trenzado a bnc pasivo con cola flexible|bnc macho a terminales para utp con supresor',
  },
  {
    kind: 'conector de video',
    sheets:
      'plug bnc|jack bnc|bnc ponchable|bnc crimpable|union bnc|barril coaxial|cople coaxial|plug rca|jack rca|conector alimentacion camara|conector ponchable coaxial|bnc coupler|bnc adapter|coaxial connector|rca connector',
    keyed:
      'conector bnc macho de compresion para cable coaxial|conector rca macho metalico para soldar|adaptador bnc hembra a rca macho niquelado|conector bnc atornillable con terminales de tornillo|conector de corriente dc macho con bornes para camara|bnc compression connector for coaxial cable nickel plated|bnc female to rca male adapter|dc power plug male screw terminal for cctv cameras|twist on bnc male connector cctv bag|bolsa de conectores bnc para tus camaras sin soldar|plug de corriente macho para camara con tornillos|bnc tipo t hembra a doble hembra niquelado|compresion para coaxial bnc macho paquete|jack dc hembra con bornes de tornillo para camara',
  },
  {
    kind: 'extensor de video',
    sheets:
      'transmisor receptor hdmi|transmisor hdmi inalambrico|hdmi sobre ip|hdmi sobre utp|extensor dvi|extensor displayport|extensor sdi|extensor audio video|vga extender|dvi extender|av over ip',
    keyed:
      'extensor hdmi por cable utp categoria seis con retorno infrarrojo|kit extensor kvm usb hdmi por cable de red|extensor inalambrico hdmi transmisor y receptor|hdmi extender over ethernet cable with infrared and loop out|lleva tu senal hdmi a otro cuarto cable de red|transmite hdmi sin cables de la laptop a la pantalla|transmisor y receptor hdmi sobre utp con salida local|emisor y receptor de video por fibra optica',
  },
  {
    kind: 'Ethernet por coaxial',
    sheets:
      'adaptador ethernet coaxial|adaptador ip coaxial|adaptador red coaxial|adaptador moca|ip sobre coaxial|ip por coaxial|datos sobre coaxial|extensor ethernet coaxial|extensor ip coaxial|extensor poe coaxial|transmisor ip coaxial|transceptor ip coaxial|transceptor ethernet coaxial|epoc|moca|moca adapter|poe over coax|network over coax|coax to ethernet|ethernet to coax|coaxial ethernet extender|coax ip extender|coax network adapter',
    keyed:
      'convertidor ethernet por coaxial con poe para camaras ip|kit transmisor y receptor de ethernet sobre coaxial|convertidor ip coaxial multicanal para rack con bnc|adaptador eoc pasivo par para cable existente|convertidor de ethernet por coaxial con alimentacion remota|ethernet over coax converter poe transmitter receiver kit|ip over coaxial extender bnc to rj45 network|multi channel eoc receiver rack mount poe out|passive coax ethernet converter pair for ip camera upgrade|aprovecha tu cable coaxial viejo para camaras ip|convierte coaxial a red sin recablear adaptador par|transmisor y receptor bnc a rj45 con poe|red y energia sobre coaxial existente para camara ip|reutiliza cableado coaxial para datos y poe eoc',
  },
  {
    kind: 'micrófono para cámaras',
    sheets:
      'microfono seguridad|microfono grabador|microfono xvr|microfono domo|microfono circuito cerrado|microfono antivandalico|microfono preamplificado|microfono amplificado cctv|microfono alta sensibilidad cctv|microfono oculto cctv|mic camara seguridad|captador sonido|captador audio|recolector audio|modulo audio cctv|sound pickup|sound monitoring microphone|security microphone|security camera microphone|audio monitor microphone|nvr microphone|preamplified microphone',
    keyed:
      'microfono ambiental para cctv con ganancia ajustable|microfono omnidireccional para dvr con conector rca|modulo de audio para camara con cancelacion de ruido|microfono para videovigilancia montaje techo antivandalico|microfono oculto de alta sensibilidad para nvr|cctv audio pickup adjustable gain high sensitivity|omnidirectional surveillance microphone ceiling mount|hidden mic for dvr with rca and power connector|audio pickup noise reduction for ip camera input|escucha lo que pasa en tu negocio audio para camaras|microfono para tu dvr capta voz clara facil conexion|captador de audio para camara con perilla de ganancia|ambiental para dvr salida rca alta fidelidad|captura de sonido cctv con preamplificador y filtro',
  },
  {
    kind: 'iluminador infrarrojo',
    sheets:
      'iluminador cctv|iluminador leds infrarrojos|iluminador nocturno camara|iluminador laser infrarrojo|iluminador luz blanca cctv|luminaria infrarroja|luz infrarroja camara|luz ir cctv|reflector leds infrarrojos|reflector cctv|foco infrarrojo camara|faro infrarrojo|lampara vision nocturna|lampara leds infrarrojos|infrared lamp cctv|infrared light cctv|ir led illuminator|cctv illuminator|camera illuminator|infrared floodlight|ir floodlight|ir flood|white light illuminator|hybrid illuminator|night vision illuminator',
    keyed:
      'iluminador infrarrojo exterior led con fotocelda aluminio|lampara infrarroja para cctv largo alcance con soporte|reflector infrarrojo gran angular para camaras poe|iluminador ir con angulo ajustable y lentes intercambiables|iluminador hibrido luz blanca e infrarroja para camara de placas|infrared illuminator outdoor long range photocell|ir led illuminator poe powered wide angle|hybrid white light and infrared illuminator for cctv|adjustable beam ir lamp for night vision cameras|mejora la vision nocturna de tus camaras lampara ir|luz invisible para que tu camara vea de noche|luz ir invisible con fotocelda y brazo para camara|haz angosto infrarrojo largo alcance para vigilancia reflector|leds infrarrojos de alta potencia encendido automatico cctv',
  },
  {
    kind: 'letrero de videovigilancia',
    sheets:
      'area videovigilada|zona videovigilada|zona vigilada|lugar vigilado camaras|sonria grabando|sonria siendo grabado|anuncio camaras vigilancia|senalamiento camaras|senalamiento videovigilancia|rotulo videovigilancia|cartel camaras|cartel videovigilancia|placa videovigilancia|etiqueta videovigilancia|calcomania videovigilancia|calca camaras|sticker camaras|aviso camaras|surveillance sign|security camera sign|cctv warning sign|cctv sticker|surveillance sticker|surveillance decal|camera warning sticker|smile camera sign',
    keyed:
      'letrero de videovigilancia aluminio zona vigilada exterior|calcomania de camaras vinil adhesivo area vigilada|senal de aviso videovigilancia en plastico rigido|letrero de privacidad por grabacion de camaras en estireno|letrero cctv reflejante con postes para jardin|cctv in operation warning sign aluminum reflective|video surveillance sticker vinyl decal weatherproof|security camera warning yard sign with stake|plastic surveillance notice sign no trespassing|ahuyenta rateros letrero sonria lo estamos grabando|calcomanias para puerta y ventana camaras en uso|sonria esta siendo grabado placa de plastico|aviso de grabacion en vinil para acceso y vitrina|vinil zona vigilada con camaras paquete de etiquetas',
  },
  {
    kind: 'probador de CCTV',
    sheets:
      'monitor prueba cctv|monitor prueba camaras|monitor instalacion cctv|monitor muneca cctv|probador turbohd|probador hd tvi|probador ahd|probador camara ip|probador multifuncional cctv|comprobador cctv|comprobador camaras|analizador cctv|equipo prueba cctv|tester videovigilancia|tester turbohd|tester ahd|tester camara ip|ip camera tester|video tester|cctv test monitor|hd camera tester|surveillance tester|tvi tester|ptz tester|wrist tester',
    keyed:
      'probador de cctv con pantalla tactil y salida poe|tester ip y coaxial para camaras con multimetro|monitor probador portatil con control ptz y pinza|probador de camaras de muneca con bateria recargable|probador de video con medidor optico y localizador de cable|cctv tester touch screen onvif poe output|wrist ip camera tester ahd tvi cvi analog|camera test monitor with cable tracer and multimeter|portable cctv service monitor hdmi input network tools|instala camaras mas rapido prueba imagen en sitio|tester para instaladores ve la camara arriba de la escalera|de muneca para camaras ip y coaxiales con poe|pantalla de servicio onvif con prueba de cable y ptz|instalador portatil prueba tvi ahd ip localiza cable tester',
  },
  {
    kind: 'dock para cámara corporal',
    sheets:
      'docking camara|base carga bodycam|base carga camara corporal|base multiple bodycam|base descarga camara corporal|estacion acoplamiento camara|estacion acoplamiento bodycam|estacion carga camara corporal|estacion descarga camara corporal|estacion transferencia bodycam|estacion recoleccion evidencia|estacion evidencia|rack carga bodycam|servidor evidencia bodycam|body camera docking|body worn dock|body worn docking|body camera charging station|bodycam charging station|evidence collection station|evidence management station|evidence dock|upload station',
    keyed:
      'estacion de descarga para camaras corporales con pantalla tactil|dock de carga multiple para bodycam con almacenamiento|estacion de carga y descarga automatica de evidencia policial|base de descarga individual para camara corporal usb|dock camara corporal de gabinete con servidor y llave|body camera docking station automatic upload and charging|multi bay bodycam dock with touch screen storage|desktop charging dock for body worn cameras|evidence management docking station body cam data collection|carga y descarga todas tus bodycam al mismo tiempo|cargador multiple para bodycams de policia con puertos|bahias de carga y respaldo de evidencia para bodycam|cuna de carga individual para bodycam con cable usb|recolector de evidencia digital multipuerto con pantalla para bodycam',
  },
  {
    kind: 'lente para cámara',
    sheets:
      'lente mm montura|lente mm cs|lente mm m12|lente varifocal mm|lente fijo mm|lente megapixel|lente p iris|lens cs mount|lens c mount|lens m12|board lens|fixed lens|p-iris lens|optica varifocal',
    keyed:
      'lente varifocal de autoiris montura cs para camara de caja|lente fijo m12 de repuesto para camara bala|lente motorizado de alta resolucion para camara de placas|varifocal auto iris lens cs mount megapixel|fixed board lens m12 for cctv camera',
  },
];
