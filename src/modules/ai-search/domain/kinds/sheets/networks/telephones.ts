import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/telephones.ts`. */
export const TELEPHONES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'teléfono IP',
    sheets:
      'ipphone|deskphone|sip telephone|voip telephone|desktop phone|business phone|executive phone|wifi phone sip|color screen phone|terminal sip|terminal voip|terminal telefonica|aparato telefonico|aparato sip|equipo telefonico ip|videotelefono|video telefono|fono ip|lineas sip poe pantalla|entry level phone|multiline phone',
    keyed:
      'telefono ip de escritorio pantalla a color con poe|telefono sip dos lineas teclas programables y altavoz|telefono ip ejecutivo pantalla tactil con camara y wifi|telefono recepcion con modulo de expansion y puertos gigabit|enterprise ip phone color display gigabit poe hd voice|entry level voip desk phone two sip accounts|touchscreen video ip phone with bluetooth and wifi|telefono para oficina por internet con altavoz y conferencia|aparato de extension para conmutador con pantalla y poe|extension sip de mesa auricular hd teclas blf|aparato ejecutivo doce lineas con pantalla y puerto auricular',
  },
  {
    kind: 'teléfono DECT',
    sheets:
      'cordless sip|cordless voip|sip cordless|wireless ip phone|wireless sip phone|wireless voip phone|roaming handset|additional handset|expansion handset|handset adicional|handset ip inalambrico|handset voip|auricular ip inalambrico|auricular voip inalambrico|telefono inalambrico sip|telefono sip inalambrico|telefono voip inalambrico|terminal inalambrica sip|terminal inalambrica voip|estacion base voip|multicelda voip|base multicelda|cordless base station',
    keyed:
      'telefono inalambrico dect con base ip y cargador|auricular dect adicional pantalla a color para base sip|base dect multicelda para itinerancia entre celdas con poe|auricular dect robusto resistente a agua y polvo industrial|repetidor dect para ampliar cobertura de base telefonica|dect cordless ip phone base and handset bundle|ruggedized dect handset with alarm button and belt clip|multicell dect base station seamless handover poe|additional dect handset color screen hd audio charging cradle|camina por tu oficina contestando llamadas telefono dect recargable|auricular extra para base dect con cuna de carga|terminal portatil dect con clip para cinturon y vibracion|estacion base multicelda sip registro de varios auriculares|inalambrico sip antibacterial para hospital con cuna cargador dect',
  },
  {
    kind: 'teléfono inalámbrico de casa',
    sheets:
      'telefono residencial|telefono domestico|telefono hogar|telefono linea fija|telefono linea terrestre|telefono con identificador|telefono identificador llamadas|telefono inalambrico digital|telefono digital inalambrico|telefono inalambrico duo|telefono de cable|telefono teclas grandes|telefono botones grandes|telefono adulto mayor|telefono trimline|telefono retro|big button phone|home telephone|wired telephone|cordless telephone|caller id phone|answering machine phone',
    keyed:
      'telefono inalambrico de casa con identificador y contestadora|telefono inalambrico duo dos auriculares manos libres pantalla iluminada|cordless home phone with answering machine and caller identification|expandable cordless landline phone with call block two handsets|telefono para abuelitos con numeros grandes y volumen alto|telefono de casa con identificador de llamadas bonito negro|contestadora digital y dos auriculares para linea residencial|de casa manos libres altavoz agenda y despertador inalambrico',
  },
  {
    kind: 'conmutador telefónico',
    sheets:
      'pabx|ip pabx|private branch exchange|telephony server|telephony system|business telephone system|unified communications server|unified communications appliance|centralita|centralita ip|centralita telefonica|central voip|central sip|planta ip|sistema telefonico|sistema telefonia|servidor telefonia|servidor voip|servidor sip|servidor comunicaciones unificadas|troncales y extensiones|lineas y extensiones|extensiones llamadas simultaneas|extensiones llamadas concurrentes',
    keyed:
      'conmutador ip con puertos fxo y fxs para pequena empresa|conmutador telefonico hibrido lineas analogicas y extensiones digitales|central telefonica ip con grabacion de llamadas y operadora automatica|conmutador voip en rack con alta disponibilidad para empresa|pbx ip con licencias de extension movil y colas|ip pbx appliance unified communications auto attendant call recording|small business phone system analog trunk and extension ports|hybrid pbx with voip trunks voicemail and queues|cloud pbx subscription extensions with mobile softphone|pon operadora automatica y extensiones en tu negocio conmutador|central para oficina con buzon de voz y varias extensiones|planta telefonica analogica tres lineas ocho extensiones|comunicaciones unificadas troncales sip con buzon y videollamada|tarjeta de extensiones analogicas para central telefonica hibrida',
  },
  {
    kind: 'gateway VoIP',
    sheets:
      'adaptador telefonico analogico|adaptador analogico telefono ip|adaptador fxs|adaptador sip|telephone adapter|sip gateway|gsm gateway|pstn gateway|trunk gateway|media gateway voip|gateway pstn|gateway troncal|gateway telefonia|gateway pri|pasarela voip|pasarela sip|puerta enlace voip|puerta enlace telefonica|session border controller',
    keyed:
      'gateway sip analogico con puertos fxs para telefonos|gateway fxo para lineas telefonicas analogicas a sip|gateway gsm con ranuras para tarjeta celular a sip|gateway de troncal digital a sip para conmutador|adaptador telefonico analogico un puerto fxs con enrutador|analog voip gateway fxs ports high density rack mount|fxo gateway connects analog lines to ip pbx|cellular voip gateway four sim slots lte|analog telephone adapter two fxs ports sip fax support|conecta tu telefono de siempre a internet adaptador sip|usa chip celular en tu conmutador para llamadas baratas|adaptador de telefono analogico a sip con puerto ethernet|convertidor de troncal digital pri a sip montaje bastidor|puertos fxs fxo mixtos con supervivencia de linea gateway',
  },
  {
    kind: 'altavoz de conferencia',
    sheets:
      'bocina conferencia|bocina videoconferencia|bocina para juntas|bocina sala juntas|bocina reuniones|bocina microfono usb|altavoz reuniones|altavoz sala juntas|altavoz juntas|altavoz manos libres usb|altavoz audioconferencia|altoparlante conferencia|parlante conferencia|parlante reuniones|microfono bocina usb|microfono y bocina conferencia|dispositivo audioconferencia|equipo audioconferencia|audioconferencia usb|manos libres conferencia|conferencing speaker|meeting speaker|meeting room speaker|speaker microphone conference|microphone speaker usb|hands free conference',
    keyed:
      'altavoz de conferencia usb bluetooth con microfonos omnidireccionales|altavoz de mesa con cancelacion de eco bateria recargable|telefono de conferencia con altavoz ip y microfonos de expansion|altavoz para videoconferencia en cadena con microfonos en arreglo|microfono altavoz portatil usb c con boton de silencio|portable usb speakerphone noise cancelling microphone bluetooth|conference speakerphone full duplex omnidirectional beamforming microphones|daisy chain conference speakerphone for large meeting rooms|wireless speakerphone with dongle rechargeable mute button|bocina con microfono para tus juntas en linea portatil|escucha y habla manos libres en reuniones altavoz usb|microfono omnidireccional con bocina para sala de juntas|manos libres de mesa con cancelacion de eco y bluetooth|full duplex usb para sala pequena con captacion circular',
  },
  {
    kind: 'barra de videoconferencia',
    sheets:
      'barra colaboracion|barra reuniones|barra conferencia|barra sala juntas|conferencing bar|collaboration bar|meeting bar|video conference bar|video conference camera|video conference terminal|video conferencing system|videoconferencing system|video collaboration bar|meeting room kit|kit sala juntas|camara reuniones|video endpoint|equipo colaboracion sala',
    keyed:
      'barra de videoconferencia con camara ultra alta definicion y microfonos|sistema de videoconferencia todo en uno para sala mediana|camara de videoconferencia usb con seguimiento de orador|barra de video con encuadre automatico montaje sobre pantalla|equipo de videoconferencia con camara movible y panel tactil|all in one video bar auto framing speaker tracking|huddle room video conferencing bar with built in speakers|video conference camera pan tilt zoom usb plug and play|room system with touch controller dual camera video bar|equipa tu sala de juntas camara microfono y bocina juntos|barra con camara para juntas virtuales conecta y listo|videobarra con inteligencia artificial doble lente para sala grande|todo en uno camara bocina y microfonos sobre televisor|sala de juntas pequena encuadre automatico gran angular usb videobarra',
  },
  {
    kind: 'diadema',
    sheets:
      'binaural|biaural|monaural|monoaural|head phones|head set|hedset|ear phones|neckband bluetooth|conduccion osea|over ear|on ear|circumaural|cascos gamer|audiofonos|earset|manos libres doble oido|microfono boom cancelacion ruido',
    keyed:
      'diadema usb monoaural con microfono cancelacion de ruido|diadema inalambrica bluetooth con base cargadora para oficina|diadema biaural para centro de llamadas conector de desconexion rapida|wired usb headset stereo noise cancelling boom microphone|wireless bluetooth headset with charging stand and dongle|call center mono headset quick disconnect leatherette cushion|over ear gaming headset surround sound detachable microphone|atiende llamadas comodo todo el dia diadema ligera acojinada|biaural con almohadillas de piel sintetica y brazo giratorio|manos libres de cabeza con microfono antirruido y cable usb|auricular monoaural convertible inalambrico dect para telefono|audifonos para clases en linea y trabajo con microfono',
  },
  {
    kind: 'sistema de conferencia',
    sheets:
      'microfono presidente|puesto delegado|base delegado|unidad central conferencia|unidad central discusion|sistema discusion|unidad debate|sistema congreso|delegate microphone|chairman microphone|congress system|voting system|conference central unit',
    keyed:
      'microfono de delegado cuello de ganso con altavoz integrado|unidad central para sistema de conferencia con grabacion|sistema de debate inalambrico con unidad de presidente y votacion|unidad de presidente con boton de prioridad y cuello flexible|sistema de conferencias digital cableado en cadena para delegados|digital discussion system delegate unit with gooseneck microphone|wireless conference system chairman unit with priority button|conference central control unit with voting and interpretation|interpreter desk console for simultaneous interpretation conference system|microfonos para sala de cabildo con boton de hablar|sistema para juntas de consejo con presidente y delegados|cuello de ganso con aro luminoso para delegado pupitre|votacion electronica para congreso con tarjeta y pantalla|interpretacion simultanea receptor infrarrojo con seleccion de idioma',
  },
  {
    kind: 'audífonos',
    sheets:
      'audifonos diadema|audifonos plegables|audifonos alambricos|audifonos estereo|audifonos rgb|audifonos monitoreo|audifonos studio|headphones stereo|stereo headset|gaming headset rgb|closed back|wired headset',
    keyed:
      'audifonos gamer con microfono y luces rgb diadema ajustable|audifonos de estudio cerrados para monitoreo con cable|audifonos alambricos con manos libres conector de tres punto cinco|over ear gaming headset with microphone and rgb|studio monitor headphones closed back|audifonos infantiles con limitador de volumen|audifonos con microfono estereo para escritorio control de volumen|auriculares gamer con luces y microfono retractil',
  },
];
