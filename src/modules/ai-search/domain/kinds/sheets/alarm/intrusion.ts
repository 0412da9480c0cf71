import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/alarm/intrusion.ts`. */
export const INTRUSION_SHEETS: readonly KindSheets[] = [
  {
    kind: 'panel de alarma',
    sheets:
      'central intrusion|central robo|central antirrobo|tablero intrusion|tablero robo|centralita intrusion|centralita antirrobo|unidad central intrusion|central zonas particiones|zonas particiones|zonas hibridas|hub seguridad inalambrico|hub inteligente sensores|hub intrusion|intrusion control|burglar panel|burglary panel|intruder panel|security control panel|wireless control panel|self contained control panel|security hub|control panel partitions',
    keyed:
      'panel de alarma hibrido de ocho zonas con gabinete|central de alarma inalambrica wifi y gsm con aplicacion|panel de intrusion cableado expandible con particiones y comunicador|hub de alarma inalambrico con doble red y bateria interna|tablero de alarma con transformador y zonas programables|hybrid intrusion alarm control panel expandable zones|wireless security hub dual path ethernet and cellular|alarm control panel board with partitions and enclosure|self contained wireless alarm panel with touch screen|el cerebro de tu alarma controla todo desde el celular|central inteligente para proteger tu negocio sin mensualidades|central hibrida de particiones multiples con marcador telefonico|cerebro inalambrico bidireccional con ethernet y chip celular|tarjeta principal de intrusion zonas dobles con salida de sirena',
  },
  {
    kind: 'kit de alarma',
    sheets:
      'kit intrusion|paquete intrusion|kit panel teclado|kit panel sensor|paquete panel teclado|kit hub sensores|kit inicio intrusion|kit antirrobo casa|combo alarma|panel teclado sensor sirena|panel teclado sensor contacto|panel gabinete transformador teclado|sistema antirrobo casa|sistema intrusion casa|intrusion kit|burglar kit|security starter kit|alarm starter|alarm bundle|diy security',
    keyed:
      'kit de alarma inalambrica con panel sensores y control|paquete de alarma cableada con teclado sirena bateria y contacto|kit de alarma wifi con sensor de movimiento y sirena|sistema de alarma residencial con hub contactos y llavero|kit de alarma hibrida con gabinete transformador y detector|wireless home alarm kit with hub motion sensor and keyfob|diy home security system starter kit wifi|hardwired alarm kit with panel keypad siren and battery|smart alarm starter set door sensors motion sensor siren|protege tu casa hoy mismo alarma completa sin mensualidad|todo incluido para tu negocio sirena sensores y aplicacion|paquete completo de intrusion con teclado bateria y sirena|juego inicial hub contacto movimiento y llavero|todo en uno residencial inalambrico con sensores y dos llaveros',
  },
  {
    kind: 'teclado de alarma',
    sheets:
      'teclado iconos|teclado zonas|teclado particiones|teclado intrusion|teclado armado desarmado|teclado mensaje fijo|teclado grafico tactil|teclado bidireccional|teclado receptor integrado|teclado transceptor|fixed message keypad|fixed english keypad|custom english keypad|icon keypad|graphic keypad|graphic touchscreen keypad|keypad transceiver|security keypad|intrusion keypad|intrusion system keypad|arm disarm keypad|arming station|zone keypad|lcd zone keypad',
    keyed:
      'teclado alfanumerico lcd para panel de alarma cableado|teclado inalambrico tactil con lector de tag para alarma|teclado led de ocho zonas con botones de emergencia|teclado touch a color con iconos para panel de intrusion|teclado de alarma con receptor inalambrico integrado y puerta|alphanumeric lcd keypad for intrusion alarm panel|wireless arming keypad with proximity tag reader|touch screen color alarm keypad with icons|led zone keypad with panic keys hardwired|arma y desarma tu alarma con clave o tag|pon otra clave de tu alarma en la puerta trasera|consola de armado lcd con teclas de panico y fuego|pantalla tactil para armar particiones con menu en espanol|botonera de zonas led para armar y desarmar',
  },
  {
    kind: 'sensor de movimiento',
    sheets:
      'pet immune|pet immunity|inmune mascotas|inmunidad mascotas|inmunidad animales|antimascotas|volumetrico|detector ocupacion|detector intrusion interior|sensor volumetrico|sensor infrarrojo techo|elemento cuadruple|vacancy sensor|movement sensor|movement detector|microwave detector',
    keyed:
      'sensor de movimiento infrarrojo pasivo inmune a mascotas cableado|detector de doble tecnologia microondas e infrarrojo para exterior|sensor pir inalambrico con bateria para panel de alarma|detector de movimiento tipo cortina para ventana y puerta|sensor de movimiento de techo cobertura circular con relevador|pet immune passive infrared motion detector wired|outdoor dual technology motion sensor anti masking|wireless curtain pir detector for windows|ceiling mount motion detector panoramic coverage|que tu perro no dispare la alarma pasivo infrarrojo|avisa si alguien anda en tu patio detecta personas|infrarrojo pasivo cuadruple inmune a mascotas lente esferico|cortina inalambrica para ventanal con angulo estrecho|doble tecnologia antienmascaramiento para intemperie con camara fotografica',
  },
  {
    kind: 'soporte para sensor',
    sheets:
      'soporte detector intrusion|soporte articulado detector|soporte giratorio detector|soporte multiangular detector|montaje pir|montaje detector movimiento|base giratoria sensor|base giratoria detector|brazo sensor movimiento|herraje sensor movimiento|bracket detector|bracket motion|detector swivel bracket|motion sensor mount|motion detector mount|sensor bracket|sensor swivel|swivel mount detector|swivel bracket detector',
    keyed:
      'soporte giratorio de pared para sensor de movimiento|rotula de plastico orientable para detector pir|soporte de techo para detector infrarrojo con paso de cable|base multiangulo metalica para sensor exterior en poste|soporte de esquina con tamper para detector de movimiento|swivel wall bracket for pir motion detector|ceiling mount bracket for motion sensor adjustable|multi angle pole bracket for outdoor detector|ball joint mounting bracket for infrared sensors white|acomoda tu detector de movimiento en cualquier angulo rotula|paquete de rotulas para orientar tus pir facil|rotula universal blanca para pir pared o techo|brazo articulado plastico para fijar detector infrarrojo|base orientable con paso de cable para detector de cortina',
  },
  {
    kind: 'contacto magnético',
    sheets:
      'magnetic switch|door switch|door position switch|surface contact magnet|recessed magnetic|roller shutter contact|balanced magnetic|entry sensor|open close sensor|contacto riel aluminio|contacto triple balanceado|detector puerta ventana|transmisor puerta ventana|iman ventana',
    keyed:
      'contacto magnetico de sobreponer con adhesivo y tornillos blanco|contacto magnetico de uso rudo para cortina metalica cable blindado|contacto empotrable de terminal para puerta de madera|contacto inalambrico de puerta y ventana con bateria|contacto magnetico balanceado de alta seguridad normalmente cerrado|surface mount magnetic door contact with screw terminals|overhead roll up door contact armored cable|recessed magnetic contact for steel door|wireless door window sensor with extra input|recibe aviso si abren tu ventana pequeno inalambrico|sabe cuando abren la puerta de tu negocio iman|iman y reed empotrable cafe para puerta de madera|uso rudo de aluminio para cortina de local cable armado|apertura de puerta o ventana inalambrica con entrada auxiliar',
  },
  {
    kind: 'barrera infrarroja',
    sheets:
      'infrared barrier|infrarrojo activo|doble haz|triple haz|cortina infrarroja perimetral|barrera laser|laser barrier|laser fence|infrared fence|barrera microondas|microwave barrier|barrera solar inalambrica|muro infrarrojo|cerca infrarroja|fotocelula perimetral|detector perimetral|perimeter sensor|perimeter detector|sensor muro|fence intrusion sensor',
    keyed:
      'barrera infrarroja de doble haz para exterior emisor receptor|barrera fotoelectrica de cuatro haces con frecuencias seleccionables|barrera de multiples haces tipo barra para ventana|barrera perimetral inalambrica solar para barda|barrera infrarroja en torre con haces sincronizados y calefactor|quad beam photoelectric detector outdoor perimeter selectable frequency|dual beam infrared barrier transmitter and receiver set|multi beam infrared bar for windows and doors|solar wireless active infrared beam perimeter fence|detecta al que brinque tu barda haces invisibles|protege el perimetro de tu bodega emisor y receptor|haces activos dobles para barda con alineacion optica|perimetral de cuatro rayos antineblina para largo alcance|fotoelectrico solar inalambrico para muro perimetral par',
  },
  {
    kind: 'sensor de ruptura de cristal',
    sheets:
      'rompimiento vidrio|rompimiento ventana|ruptura ventana|quiebre cristal|quiebre vidrio|detector cristal|detector vidrio|cristal roto|acustico cristal|acustico vidrio|sensor choque|detector choque|detector impacto|detector inercial|glass breakage|glass shatter|broken glass|acoustic glass|window break',
    keyed:
      'sensor de ruptura de cristal acustico cableado de pared|detector de rotura de vidrio inalambrico con microfono omnidireccional|sensor de vibracion e impacto para ventana con ajuste|detector de rompimiento de cristal de techo doble frecuencia|sensor de impacto inalambrico con contacto magnetico para ventana|acoustic glass break detector wired wall or ceiling|wireless glassbreak sensor with digital signal processing|adhesive shock vibration sensor for windows|flush mount glass break detector for plate and tempered glass|suena si rompen el vidrio de tu aparador|protege ventanales contra golpes pegado al vidrio|acustico para vidrio templado laminado y alambrado con prueba|rompimiento de vitrina por audio y flexion inalambrico|vibracion en marco de ventana por golpe sensibilidad ajustable',
  },
  {
    kind: 'detector sísmico',
    sheets:
      'detector caja fuerte|detector perforacion|detector bancario|sensor caja fuerte|sensor vibracion caja fuerte|sensor cajero automatico|sismico boveda|sismico cajero|sismico caja fuerte|proteccion boveda|vault detector|vault seismic|vault shock|vault protection|safe seismic|safe shock|atm vibration|seismic vibration|drilling detector',
    keyed:
      'detector sismico para boveda y caja fuerte contra taladro|sensor sismico para cajero automatico con tamper y relevador|detector de butron para muro de concreto y puerta acorazada|detector sismico piezoelectrico antisoplete con ajuste de sensibilidad|detector sismico inalambrico para caja fuerte con bateria de litio|seismic detector for vaults safes and atms|vault vibration sensor detects drilling and thermal lance|atm seismic sensor with tamper and test transmitter|surface mount seismic detector for vault door digital analysis|protege tu caja fuerte si intentan taladrarla o quemarla|para joyerias avisa si perforan el muro de la boveda|antiperforacion para puerta de boveda bancaria piezoelectrico|antibutron de muro contra taladro lanza termica y explosivo|vibracion de cajero bancario detecta disco y soplete',
  },
  {
    kind: 'botón de pánico',
    sheets:
      'hold up switch|hold up device|holdup|duress switch|boton atraco|pulsador atraco|boton antiasalto|boton amago|boton asistencia|pedal emergencia|colgante emergencia|pendiente medico|pulsera emergencia|medical pendant|panic switch|medical alert|money clip|clip billetes|trampa billetes',
    keyed:
      'boton de panico inalambrico con clip para cinturon|boton de asalto cableado doble pulsador con llave de restablecimiento|pedal de asalto metalico para mostrador bancario|pulsador de emergencia medico colgante a prueba de agua|boton de panico tipo hongo rojo con cubierta|wireless panic button with belt clip for alarm panel|hardwired hold up button latching with key reset|foot operated hold up pedal switch for bank teller|waterproof medical alert pendant emergency button|pide ayuda en silencio desde la caja de tu negocio|tus abuelos piden auxilio con solo oprimir colgante|pedal silencioso de asalto bajo escritorio enclavado|doble accion bajo mostrador con memoria y llave|colgante de auxilio inalambrico para adulto mayor',
  },
  {
    kind: 'llavero de alarma',
    sheets:
      'keyfob remote|wireless key fob|button keyfob|two way keyfob|bidirectional keyfob|arm disarm keyfob|arming keyfob|arm disarm remote|security remote control|security keyfob|llavero bidireccional|llavero desarmado|llavero intrusion|llavero armar desarmar|llavero inalambrico botones|llavero inalambrico panico|control armado desarmado|control armar desarmar|control remoto armado|control remoto intrusion|mando distancia alarma|telemando alarma',
    keyed:
      'llavero inalambrico de cuatro botones para armar panel de alarma|control remoto bidireccional para alarma con indicador led|llavero de armado y desarmado con boton de panico|control adicional para alarma inalambrica con bateria de litio|llavero resistente al agua para panel de intrusion|four button wireless keyfob for alarm panel arm disarm|two way alarm remote with status led|keyfob with panic button for security hub|additional remote control for wireless alarm kit|arma tu alarma antes de llegar a casa llavero chico|otro control para que tu familia desactive la alarma|mando de armar desarmar y panico para panel inalambrico|keyfob bidireccional cuatro teclas para hub de seguridad|armado total parcial y desarmado desde el bolsillo',
  },
  {
    kind: 'sirena',
    sheets:
      'avisador acustico|avisador sonoro|indicador acustico|dispositivo sonoro alarma|bocina piezoelectrica|bocina dos tonos|corneta dos tonos|zumbador alarma|buzzer alarma|claxon alarma|screamer|piezo screamer|piezo alarm|piezoelectric alarm|piezo dynamic horn|outdoor bell box|alarm screamer|aviso acustico intrusion',
    keyed:
      'sirena exterior inalambrica con estrobo y bateria para alarma|sirena cableada tipo corneta de dos tonos para alarma|sirena interior piezoelectrica compacta blanca|sirena autoalimentada con tamper y carcasa de policarbonato|sirena de alta potencia con bocina para montar en gabinete|outdoor wireless siren with strobe light tamper protected|dual tone wired horn siren for burglar alarm|indoor piezo siren compact high decibel|self contained bell box with backup battery|espanta a los ladrones bocina muy fuerte para alarma|que todo el barrio escuche tu alarma ruido ensordecedor|corneta de dos tonos para alarma de robo|bocina de alarma potente con soporte metalico intemperie|piezoelectrica interior ultra aguda conexion directa al panel',
  },
  {
    kind: 'gabinete de sirena',
    sheets:
      'gabinete corneta|gabinete bocina alarma|caja corneta|carcasa sirena|carcaza sirena|tapa sirena|cofre sirena|caseta sirena|chasis sirena|proteccion metalica sirena|portasirena|siren housing|siren cover|siren cage|siren case|siren shell|siren guard|enclosure siren|housing siren|bell box cover|horn enclosure',
    keyed:
      'gabinete metalico para sirena exterior con tamper y llave|caja de lamina para sirena con rejilla y pintura blanca|gabinete de policarbonato para sirena y estrobo|cubierta metalica antivandalica para sirena de alarma|gabinete para sirena doble tapa con resorte de tamper|metal siren enclosure outdoor with tamper switch|steel siren box louvered with cover lock|polycarbonate housing for siren and strobe|vandal resistant double skin siren cabinet|evita que corten tu sirena caja de lamina gruesa|cubre tu sirena del sol y vandalos con jaula|caja con louver de lamina calibre grueso para corneta|proteccion de lamina blanca para bocina de alarma con tamper|jaula metalica para corneta exterior con candado',
  },
  {
    kind: 'gabinete de alarma',
    sheets:
      'gabinete intrusion|gabinete expansor zonas|caja alarma|caja central alarma|caja expansor zonas|caja lamina alarma|carcasa alarma|carcasa central alarma|cofre alarma|cofre panel alarma|alarm cabinet|alarm housing|alarm panel box|alarm panel cabinet|alarm panel housing|intrusion enclosure|intrusion cabinet|metal can panel|enclosure alarm panel|cabinet alarm panel|control panel enclosure|expander enclosure|metal cabinet alarm',
    keyed:
      'gabinete metalico para panel de alarma con chapa y llave|caja de lamina para central de alarma espacio para bateria|gabinete plastico para panel y transformador con tamper|gabinete grande para tarjeta de intrusion y expansores|gabinete para panel de alarma con prelocalizados y puerta desmontable|metal enclosure for alarm control panel with lock|alarm can with knockouts and battery space|plastic alarm panel enclosure with antenna friendly cover|large steel cabinet for intrusion board and expanders|guarda tu panel y pila en caja metalica con llave|protege la tarjeta de tu alarma de manos curiosas|caja de lamina beige para tarjeta de alarma y pila|bote metalico con chapa para central de intrusion|caja plastica para hub e inalambricos que deja pasar senal',
  },
  {
    kind: 'comunicador de alarma',
    sheets:
      'marcador telefonico|marcador automatico|marcador gsm|discador gsm|discador telefonico|auto dialer|autodialer|gsm dialer|telephone dialer|cellular dialer|transmisor gprs|modulo gprs alarma|modulo lte alarma|modulo 4g alarma|modulo internet alarma|tarjeta internet alarma|interfaz gsm alarma|respaldo celular panel|cellular alarm module|gprs alarm module|alarm internet module|central station receiver',
    keyed:
      'comunicador celular lte doble chip para panel de alarma|comunicador ip ethernet para reporte a central de monitoreo|modulo wifi para panel de alarma con aplicacion movil|comunicador dual celular e internet universal contact id|receptora de alarmas ip para central de monitoreo|universal lte cellular alarm communicator contact id|dual path ip and cellular communicator for alarm panels|wifi internet module for intrusion panel remote arming|ip alarm monitoring receiver for central station|controla tu alarma vieja desde el celular modulo|recibe avisos de tu alarma sin linea telefonica chip|doble chip celular con reporte a central y notificaciones|captura de marcador telefonico y envio por red celular|modulo ethernet enchufable al panel para autoservicio y monitoreo',
  },
  {
    kind: 'expansor de zonas',
    sheets:
      'ampliador zonas|ampliacion zonas|duplicador zonas|doblador zonas|concentrador zonas|expansion zonas|placa zonas|expander zones|zone board|zone card|zone doubler|zone input module|hardwire expander|hardwired expander|hardwired zone|hardwire zone|wired expander|expander hardwire|input expander alarm|pgm expander|hardwire wireless translator|convertidor zonas cableadas inalambricas|zonas cableadas inalambrico convertidor',
    keyed:
      'expansor de ocho zonas cableadas para panel de alarma|tarjeta expansora de zonas con bus de comunicacion y gabinete|modulo expansor de zonas con salidas programables|expansor de zonas dobles con resistencia de fin de linea|modulo de zonas inalambrico para integrar sensores cableados|eight zone hardwired expander module for alarm panel|bus zone expansion board with supervised inputs|zone expander with programmable outputs and tamper|wired to wireless zone converter module|agrega mas sensores cableados a tu alarma|crece tu panel con ocho entradas mas facil|tarjeta de ocho entradas supervisadas para bus del panel|ampliacion de entradas cableadas fin de linea doble|modulo que suma dieciseis zonas al panel de intrusion',
  },
  {
    kind: 'receptor inalámbrico de alarma',
    sheets:
      'receptor transmisores inalambricos|receptor dispositivos inalambricos|receptor sensores|receptor detectores inalambricos|receptor supervisado|receptor rf zonas|receptor llaveros panel|transceptor alarma|transceptor inalambrico panel|transceptor inalambrico zonas|modulo transceptor inalambrico|modulo inalambrico alarma|modulo inalambrico zonas|modulo rf alarma|expansor inalambrico alarma|interfaz inalambrica alarma|wireless receiver zones|wireless transceiver alarm|wireless transceiver panel|wireless module panel|wireless expansion receiver|supervised wireless receiver|rf receiver panel|security wireless receiver',
    keyed:
      'receptor inalambrico de zonas para panel de alarma cableado|modulo receptor rf para sensores inalambricos con antena doble|receptor inalambrico bidireccional para bus de panel hibrido|receptor de sensores y llaveros inalambricos con salidas relevador|receptor inalambrico universal para agregar contactos y pir al panel|wireless zone receiver for hardwired alarm panel|two way wireless receiver module for hybrid panel bus|universal wireless receiver for sensors and keyfobs relay outputs|supervised rf receiver module dual antenna intrusion|vuelve inalambrica tu alarma cableada modulo con antenas|usa sensores sin cable en tu panel viejo|modulo de radio al panel para contactos pir y llaveros|antena doble para dar de alta detectores inalambricos al panel|interfaz rf supervisada para zonas sin cable en bus',
  },
  {
    kind: 'repetidor de alarma',
    sheets:
      'repetidor sensores|repetidor senal sensores|repetidor dispositivos inalambricos|repetidor detectores inalambricos|repetidor zonas inalambricas|repetidor intrusion|repetidor transmisores inalambricos|repetidor inalambrico panel|extensor alcance alarma|extensor alcance sensores|extensor rango alarma|ampliador alcance sensores|amplificador senal sensores|sensor repeater|wireless repeater alarm|wireless repeater sensors|signal repeater sensors|rf repeater sensors|repeater alarm|repeater intrusion|security repeater|range extender sensors|range extender security|extender hub alarm|wireless sensor repeater',
    keyed:
      'repetidor inalambrico de senal para sensores de alarma|repetidor de alarma bidireccional con bateria de respaldo|extensor de alcance de radio para detectores inalambricos|repetidor inalambrico de pared con transformador para panel|repetidor de senal ethernet y radio para hub de alarma|wireless alarm signal repeater with backup battery|range extender for wireless intrusion sensors|two way repeater for security hub detectors|plug in rf repeater for alarm sensors and keyfobs|que tus sensores lejanos si lleguen al panel|amplia el alcance de tu alarma a bodega y cochera|extensor de radio para detectores de otro edificio|amplificador de cobertura para hub y sus sensores|retransmite contactos pir y llaveros hasta la central',
  },
  {
    kind: 'generador de niebla',
    sheets:
      'fog security|fog defense|fog barrier|fogging cannon|fogging device|fogging security|security fogger|burglar fog|intruder fog|anti theft fog|anti intrusion fog|smoke cannon|smoke screen|smokescreen|nebulogeno|nebulizador seguridad|nebulizador antirrobo|cortina humo|pantalla humo|humo antirrobo|humo disuasivo|canon antirrobo',
    keyed:
      'generador de niebla de seguridad para joyeria descarga inmediata|canon de niebla antirrobo con tanque de fluido y relevador|generador de humo contra robo para tienda montaje en pared|generador de niebla de techo con fluido glicol y caldera|maquina de niebla de seguridad inalambrica con cartucho desechable|security fog generator for retail burglary protection|instant fog cannon wall mount with glycol tank|wireless security smoke generator cartridge type|ceiling mount security fogging system with swivel nozzle|ciega al ladron en segundos humo denso inofensivo|si no ven no roban humo para tu joyeria|canon antirrobo de visibilidad cero con glicol|humo denso disparado por panel de intrusion para boveda|niebla instantanea con boquilla orientable techo o pared',
  },
  {
    kind: 'alerta sísmica',
    sheets:
      'alerta temblor|alarma temblor|detector temblor|sensor temblor|temblores|alerta terremoto|alarma terremoto|sensor terremoto|detector terremoto|alertador temblores|voceo sismico|sistema sismico|acelerometro sismico|sismografo|sismometro|sarmex|cires|earthquake detector|earthquake sensor|earthquake early warning|earthquake alert|early warning earthquake',
    keyed:
      'receptor de alerta sismica oficial con bocina y bateria|radio receptor sismico con altavoz y relevador para voceo|alarma sismica domestica con sensor de ondas primarias|receptor de alertamiento sismico para edificio con antena exterior|alerta sismica conectada a amplificador con mensaje pregrabado|earthquake early warning radio receiver with siren|seismic alert receiver with relay output and battery backup|home earthquake alarm primary wave detector|building seismic alert system with antenna and voice message|gana segundos antes del temblor para evacuar tu casa|que suene la alerta de sismo en tu escuela|radio de alertamiento oficial para escuelas y oficinas|ondas primarias detecta temblor y activa bocina|alertamiento por sismo con tono oficial y contacto seco',
  },
  {
    kind: 'alarma vecinal',
    sheets:
      'alarma vecindario|alarma cuadra|alarma fraccionamiento|alarma condominio|alarma unidad habitacional|alarma comunal|alarma barrial|boton vecinal|sirena vecinal|panico vecinal|alerta vecinal|sistema vecinal|seguridad vecinal|vigilancia vecinal|vecino vigilante|kit vecinal|paquete vecinal|central vecinal|tablero vecinal|sirena comunitaria|sirena barrial|alerta comunitaria|neighborhood watch|neighborhood security|community siren',
    keyed:
      'alarma vecinal con sirena estrobo y controles inalambricos|kit de alarma comunitaria con gabinete bocina y controles remotos|alarma vecinal celular con llamada y aplicacion para colonia|alarma de calle solar con torreta y botones de panico|alarma vecinal con perifoneo reflector y bateria de respaldo|neighborhood alarm system with siren strobe and remotes|community street alarm kit with panic remotes|cellular neighborhood siren with mobile app activation|solar powered community alarm with loudspeaker and strobe|unete con tus vecinos contra el robo sirena y controles|protege tu cuadra kit con bocina y veinte controles|comunitaria de poste con corneta torreta y llaveros|barrio seguro gabinete con bocina y activacion por llamada|sirena de colonia con controles para cada vecino',
  },
  {
    kind: 'estrobo de alarma',
    sheets:
      'lampara estroboscopica alarma|luz intermitente alarma|luz destellante alarma|lampara destellante alarma|destellador alarma|baliza alarma|aviso luminoso alarma|avisador luminoso|indicador luminoso alarma|foco estroboscopico|estrobo intrusion|estrobo xenon|xenon strobe|security strobe|intrusion strobe|burglar strobe|alarm flasher|alarm flash light|alarm beacon|visual alarm indicator',
    keyed:
      'estrobo led rojo para alarma montaje de superficie|lampara estroboscopica azul intemperie con base de tornillos|estrobo de alarma ambar con domo de policarbonato|luz estroboscopica de xenon para sirena exterior|estrobo inalambrico con bateria para panel de intrusion|red led strobe light for alarm system|blue xenon flashing alarm light surface mount|amber strobe beacon polycarbonate lens weatherproof|wireless flashing strobe for security hub|luz que parpadea cuando suena tu alarma muy visible|ubica rapido la casa con alarma disparada destello|destellante rojo de domo para alarma de robo|flash de xenon azul con base atornillable|senal luminosa intermitente para complementar sirena exterior',
  },
  {
    kind: 'accesorio de alarma',
    sheets: 'resistencia eol|paquete resistencias|eolr pack|antisabotaje gabinete',
    keyed:
      'resistencia fin de linea cinco punto seis k paquete de diez piezas|tamper switch para gabinete de alarma|end of line resistor pack',
  },
  {
    kind: 'sensor de doble tecnología',
    sheets: 'pir microonda|microonda pir|dual tec alambrico|antimask dual',
    keyed:
      'detector de doble tecnologia pir y microondas antienmascaramiento|sensor doble tecnologia alambrico once por doce|dual technology pir microwave detector anti mask',
  },
];
