import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/alarm/measuring.ts`. */
export const MEASURING_SHEETS: readonly KindSheets[] = [
  {
    kind: 'sensor de gas',
    sheets:
      'detector lp|sensor lp|detector metano|sensor metano|detector propano|sensor propano|detector butano|detector hidrogeno|detector fuga refrigerante|transmisor gas|gas leak|gas leakage|combustible gas|lpg sensor|lpg alarm|methane detector|refrigerant leak|detector gases combustibles',
    keyed:
      'sensor gas lp y natural con sirena y salida relevador|detector gas combustible fijo a prueba de explosion salida analogica|detector fuga de gas wifi con valvula de corte automatico|detector de gas refrigerante para cuarto de maquinas con rele|sensor gas natural direccionable para cocina industrial montaje en pared|lp and natural gas leak detector plug in audible alarm|fixed combustible gas detector explosion proof transmitter catalytic bead|wireless gas leak sensor for alarm panel methane and propane|ammonia refrigerant gas detector with relay and modbus output|detecta fugas gas en tu cocina antes de un accidente|alarma de gas para casa enchufa y avisa al celular|transmisor catalitico de metano antideflagrante para caldera|alarma de fuga de butano y propano con electrovalvula|metano propano butano enchufable con zumbador y pantalla digital',
  },
  {
    kind: 'detector de monóxido',
    sheets:
      'carbon monoxide|monoxide|co gas|co sensor|co monitor|co meter|co leak|medidor co|transmisor co|detector mono oxido|smoke carbon monoxide|sensor mono oxido|alarma mono oxido|mono oxido carbono|monitor co|co transmitter|co concentration|smoke co|monoxyde',
    keyed:
      'detector de monoxido de carbono a bateria con pantalla digital|detector de monoxido de carbono direccionable con celda electroquimica|alarma de monoxido residencial con respaldo de bateria y sirena|sensor de monoxido inalambrico para panel de alarma con supervision|detector de monoxido para estacionamiento con rele para extractor|battery operated carbon monoxide alarm with digital display|system carbon monoxide detector four wire electrochemical cell|plug in carbon monoxide alarm battery backup peak level memory|parking garage carbon monoxide transmitter with relay for fan control|protege a tu familia del gas silencioso detector de monoxido|alarma monoxido para casa con boiler o calentador a pilas|celda electroquimica para co con salida de relevador en estacionamiento|alarma co de enchufe con memoria de nivel maximo|gases de combustion incompleta co residencial con alerta sonora temporal',
  },
  {
    kind: 'detector de gas portátil',
    sheets:
      'detector gas personal|detector personal gas|detector cuatro gases|detector monogas|monogas|detector gas mano|detector gas bolsillo|detector gas bomba|medidor lel|exposimetro|analizador gases|pluma detectora gas|portatil gases|gas espacios confinados|detector oxigeno portatil|four gas|four gas monitor|multi gas|multi gas detector|single gas detector|personal gas|personal gas monitor|handheld gas|portable gas|confined space gas|h2s monitor',
    keyed:
      'detector multigas portatil de cuatro gases con bomba integrada|monitor personal de un solo gas sulfhidrico desechable con clip|detector portatil de gases recargable para espacios confinados alarma vibratoria|explosimetro portatil de gas combustible con sonda flexible|detector portatil de compuestos organicos volatiles con lampara de fotoionizacion|portable four gas detector diffusion oxygen combustible and toxic|single gas personal monitor hydrogen sulfide with alligator clip|rechargeable multi gas meter with pump for confined space entry|handheld combustible gas leak locator with gooseneck probe|mide gases peligrosos antes de entrar al pozo o cisterna|medidor gases de bolsillo para trabajadores con alarma y vibracion|multigas con bomba de muestreo y cargador para espacio confinado|monitor de bolsillo para amoniaco con clip y vibracion|oxigeno explosividad sulfhidrico y monoxido de mano con clip cinturon',
  },
  {
    kind: 'sensor de inundación',
    sheets:
      'detector liquidos|sensor derrame|detector derrame|sensor goteo|detector goteras|sonda inundacion|cable sensor liquidos|deteccion liquidos|deteccion fuga agua|detector fuga liquidos|alarma inundacion|alarma agua|alarma fuga agua|water leakage|water alarm|water detection|flood alarm|flood probe|liquid leak|liquid detector|water sensing cable|leak rope',
    keyed:
      'sensor inundacion inalambrico con sonda externa para panel de alarma|detector fuga de agua tipo cable sensor centro de datos|sensor de inundacion zigbee a bateria con alerta al celular|sensor fuga de agua wifi con sirena integrada carcasa sellada|detector agua cableado con contactos de piso y salida relevador|wireless flood sensor with remote probe and temperature monitoring|water leak detection rope cable for server room raised floor|wifi water leak detector with audible siren battery powered|hardwired water sensor relay output floor mount gold contacts|evita inundaciones recibe aviso si se tira agua bajo fregadero|sensor de fuga para lavadora y boiler avisa al celular|cinta sensora de liquidos para piso falso con controlador|alerta derrame de agua en piso con electrodos y bateria|interruptor flotador para charola de condensados detecta derrame de agua',
  },
  {
    kind: 'sensor de temperatura',
    sheets:
      'sensor congelador|sensor refrigerador|sensor cuarto frio|cadena frio|sonda termica|termopar|pt100|alarma temperatura|medidor temperatura|transmisor temperatura|data logger temperatura|thermocouple|temperature data logger|temperature recorder|temperature transmitter|temp sensor|cold chain|freezer sensor|freezer alarm',
    keyed:
      'sensor de temperatura inalambrico para cuarto frio con sonda externa|sonda de temperatura en acero inoxidable con cable sumergible|registrador de temperatura usb con pantalla para cadena de frio|termometro infrarrojo sin contacto para frente con alarma de fiebre|sensor ambiental temperatura snmp para rack con alertas por correo|wireless temperature sensor with external probe for freezer|temperature data logger usb reusable for cold chain shipping|duct temperature sensor thermistor for hvac controller|non contact infrared forehead thermometer backlit display|vigila tu refrigerador de vacunas con alertas temperatura al celular|termometro digital para congelador con alarma y sonda facil lectura|sonda termopar tipo k con vaina inoxidable y conector|termometro de inmersion para tuberia con termopozo de laton|monitoreo termico de camara frigorifica con alerta alta y baja',
  },
  {
    kind: 'sensor de clima interior',
    sheets:
      'thermohygrometer|psicrometro|humiture|transmisor temperatura humedad|transmisor humedad|registrador temperatura humedad|monitor temperatura humedad|monitor humedad|detector humedad|sonda humedad|sensor confort|estacion clima interior|humidity probe|humidity temperature sensor|temperature humidity monitor|temperature humidity logger|temperature humidity probe|temperature humidity transmitter|indoor climate|climate sensor',
    keyed:
      'sensor temperatura y humedad zigbee con pantalla lcd para interior|sensor temperatura y humedad lorawan a bateria montaje en pared|termohigrometro digital de pared con memoria de maximas y minimas|transmisor humedad relativa y temperatura para cuarto con salida modbus|sensor clima bluetooth con pantalla de tinta electronica y aplicacion|indoor temperature and humidity sensor lorawan wall mount|smart zigbee temperature humidity sensor with lcd screen|room humidity and temperature transmitter for hvac modbus output|wifi hygrometer thermometer with app alerts and data export|controla humedad y temperatura de tu cuarto desde el celular|medidor humedad y temperatura para recamara del bebe con carita|higrotermometro de escritorio con pantalla y nivel de confort|humedad relativa y temperatura ambiente inalambrico para oficina y museo|higrometro inteligente con tinta electronica e historial en aplicacion',
  },
  {
    kind: 'sensor de calidad de aire',
    sheets:
      'air quality|indoor air quality|iaq|air monitor|air quality detector|co2 detector|detector co2|transmisor co2|medidor dioxido carbono|sensor dioxido carbono|carbon dioxide sensor|carbon dioxide monitor|tvoc|voc sensor|sensor tvoc|sensor particulas|contador particulas|material particulado|particulate matter|particle counter|medidor formaldehido|formaldehyde|monitor aire interior|sensor ozono',
    keyed:
      'sensor calidad de aire lorawan con medicion bioxido de carbono|monitor calidad de aire interior con pantalla y particulas suspendidas|sensor bioxido de carbono para pared salida analogica para ventilacion|medidor calidad del aire wifi con compuestos volatiles y formaldehido|sensor de vapeo y calidad aire para banos escolares poe|indoor air quality sensor co2 tvoc particulate lorawan e ink|wall mount carbon dioxide sensor ndir for demand ventilation|outdoor air quality monitor particulate matter ozone solar powered|smart wifi air quality monitor with color display formaldehyde|sabes que respiras mide co2 y polvo en tu oficina|monitor de aire para aula avisa cuando debes ventilar|medidor co2 infrarrojo no dispersivo con semaforo de ventilacion|particulas finas compuestos volatiles y co2 con pantalla tinta electronica|analizador ambiental de interiores para co2 y compuestos volatiles',
  },
  {
    kind: 'sensor de humedad de suelo',
    sheets:
      'soil temperature|soil humidity|soil conductivity|soil monitor|soil meter|soil tester|soil ph|soil npk|npk sensor|moisture probe|plant moisture|substrate moisture|agriculture sensor|agricultural sensor|humedad tierra|humedad sustrato|humedad plantas|sonda suelo|conductividad suelo|temperatura suelo|ph suelo|medidor suelo|sensor plantas|sensor cultivo|higrometro suelo',
    keyed:
      'sensor humedad de suelo lorawan con temperatura y conductividad electrica|sonda de humedad de suelo multiprofundidad para agricultura de precision|sensor de suelo zigbee a bateria para macetas y jardin|medidor humedad de tierra con salida modbus en acero inoxidable|sensor agricola de nitrogeno fosforo y potasio para suelo|lorawan soil moisture temperature and conductivity sensor outdoor|capacitive soil moisture probe for irrigation control analog output|multi depth soil profile probe with data logger solar powered|smart wireless soil sensor for plants with app watering reminder|riega solo cuando tu tierra lo necesita sensor de humedad|medidor para plantas indica si falta agua en la maceta|sonda capacitiva enterrada para riego agricola radio de largo alcance|tensiometro electronico para cultivo con lectura de agua en tierra|conductividad y contenido volumetrico de agua en tierra de cultivo',
  },
  {
    kind: 'sensor de nivel',
    sheets:
      'transmisor nivel|interruptor nivel|detector nivel|sonda nivel|nivel liquidos|nivel tinaco|nivel cisterna|nivel deposito|radar nivel|ultrasonico nivel|flotador cisterna|interruptor flotador|level transmitter|level switch|liquid level|ultrasonic level|flotador electrico tinaco',
    keyed:
      'sensor nivel ultrasonico lorawan para tanque con montaje en brida|sensor nivel de agua wifi para tinaco y cisterna aplicacion|transmisor de nivel sumergible hidrostatico en acero inoxidable|electronivel tipo pera con cable para tinaco y bomba|sensor nivel por radar para silos y liquidos salida analogica|ultrasonic tank level sensor lorawan battery powered|submersible hydrostatic level transmitter stainless steel analog output|float level switch for water tank pump control with cable|non contact radar level sensor for wastewater channel and silo|mira desde el celular cuanta agua queda en tu tinaco|evita que se derrame la cisterna flotador electrico para bomba|pera de cable con contrapeso para control bomba en cisterna|varillas de electrodos conductivos para llenado y vaciado de carcamo|medicion ultrasonica de tanque de combustible con alerta de vacio',
  },
  {
    kind: 'sensor IoT',
    sheets:
      'internet cosas|nb iot|sigfox|lpwan|iiot|iot node|iot controller|nodo sensor|sensor node|adquisicion datos|data acquisition|unidad terminal remota|remote terminal unit|entradas salidas remotas|remote io|telemetry|dtu|serial device server|device server|protocol gateway|protocol converter|convertidor rs422',
    keyed:
      'controlador iot lorawan con entradas digitales analogicas y salidas relevador|modulo remoto entradas y salidas modbus montaje en riel din|convertidor serial rs485 a ethernet industrial con modbus tcp|unidad terminal remota celular con telemetria y entradas de pulsos|sensor iot de vibracion lorawan para maquinaria con bateria reemplazable|lorawan remote io controller with analog digital inputs and relay|serial device server rs485 to ethernet din rail mount|cellular rtu telemetry unit with modbus and mqtt|wireless current transformer sensor lorawan for machine monitoring|conecta tus equipos industriales a la nube con controlador iot|monitorea a distancia tus maquinas con nodo de largo alcance|pasarela modbus a mqtt en riel din para planta|nodo de largo alcance para contactos secos y corriente analogica|puerto serie transparente sobre red con conversion de protocolo industrial',
  },
  {
    kind: 'gateway LoRaWAN',
    sheets:
      'pasarela lorawan|pasarela lora|puerta enlace lorawan|puerta enlace lora|gateway lpwan|lpwan gateway|pasarela lpwan|packet forwarder|router lorawan|lorawan router|hub lorawan|lorawan hub|estacion base lora|lorawan base station|punto acceso lorawan|lorawan access point|lorawan concentrator|lora concentrator|receptor central lorawan|coordinador lorawan|servidor red lorawan|lorawan picocell|hotspot lorawan',
    keyed:
      'gateway lorawan exterior multicanal con poe y antena de fibra|gateway lorawan interior con wifi ethernet y servidor red integrado|gateway lorawan celular para exterior con gps montaje en poste|concentrador lorawan multicanal con proteccion contra intemperie|gateway lorawan con energia solar y bateria para zonas agricolas|outdoor lorawan gateway multi channel poe with fiberglass antenna|indoor lorawan gateway with built in network server and wifi|carrier grade lorawan base station cellular backhaul gps pole mount|semi industrial lorawan gateway wall mount mqtt and vpn support|crea tu propia red lorawan de sensores de largo alcance|gateway para conectar tus sensores lorawan en rancho o ciudad|estacion base lora para ciudad inteligente con respaldo celular|concentrador multicanal con servidor de red integrado y salida mqtt|canales de subida lora con servidor embebido para exterior',
  },
  {
    kind: 'medidor de agua',
    sheets:
      'hidrometro|medidor flujo ultrasonico|medidor chorro multiple|medidor chorro unico|multi jet meter|single jet meter|micromedidor|macromedidor|medidor woltman|medidor hidraulico|medidor helice bridado|emisor pulsos|pulse emitter|telelectura agua|lectura remota agua|sensor flujo agua|water metering|water consumption sensor|lector consumo agua|turbine meter',
    keyed:
      'medidor de agua ultrasonico lorawan con cuerpo de laton|medidor agua chorro multiple con salida de pulsos para vivienda|lector pulsos lorawan para medidor de agua sumergible con bateria|medidor de agua prepago con valvula integrada y telemetria|contador de agua electromagnetico bridado para linea principal|ultrasonic smart water meter lorawan brass body remote valve|lorawan pulse counter for water and gas meters submersible|multi jet water meter pulse output dry dial residential|woltman bulk water meter flanged cast iron with reader|controla consumo de agua de cada departamento sin tomar lecturas|lee tu medidor desde el celular y detecta fugas consumo|contador de pulsos inalambrico sumergible para toma domiciliaria|hidrometro de chorro unico con comunicacion inalambrica y valvula|chorro multiple en laton con reed y lectura remota domiciliaria',
  },
  {
    kind: 'estación meteorológica',
    sheets:
      'estacion climatica|estacion climatologica|estacion agrometeorologica|estacion monitoreo climatico|meteorological station|meteo station|weather sensor|weather monitor|sensor meteorologico|rain gauge|anemometer|veleta|wind sensor|wind speed sensor|sensor viento|sensor velocidad viento|sensor direccion viento|ultrasonic wind|piranometro|pyranometer|sensor radiacion solar|sensor irradiancia|irradiance sensor|medidor lluvia|medidor viento|pronostico tiempo inalambrico',
    keyed:
      'estacion meteorologica lorawan con anemometro pluviometro y panel solar|estacion del clima wifi con pantalla color y sensores inalambricos|estacion meteorologica ultrasonica compacta con salida modbus para poste|anemometro ultrasonico velocidad y direccion de viento sin partes moviles|pluviometro de balancin con salida de pulsos en acero inoxidable|professional wireless weather station with solar powered sensor array|compact ultrasonic weather sensor wind rain temperature pressure modbus|tipping bucket rain gauge pulse output stainless steel|wifi weather station with color console and uv light sensor|conoce el clima exacto de tu rancho viento y lluvia|estacion del clima para casa con pronostico y consola color|viento lluvia radiacion solar y presion barometrica en un poste|veleta y cazoletas con cable para medir viento en torre|conjunto agroclimatico con piranometro y pluviometro de balancin inalambrico',
  },
];
