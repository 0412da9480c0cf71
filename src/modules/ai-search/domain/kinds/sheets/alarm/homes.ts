import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/alarm/homes.ts`. */
export const HOMES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'hub de casa inteligente',
    sheets:
      'central domotica|central casa inteligente|centro control domotico|cerebro domotica|pasarela domotica|pasarela inteligente|gateway domotica|gateway casa inteligente|gateway bluetooth mesh|gateway multimodo|multimode gateway|multi mode gateway|smart bridge|smart home gateway|smart home bridge|smart home controller|controlador automatizacion hogar|matter gateway|thread border router|puente casa inteligente|puerta enlace inteligente|centro mando domotico',
    keyed:
      'hub de casa inteligente zigbee y wifi con conexion ethernet|controlador domotico z wave con escenas y control por aplicacion|gateway zigbee bluetooth multimodo con sirena y luz nocturna|hub inteligente compatible matter y thread con asistente de voz|puente domotico empotrable con pantalla tactil para pared y zigbee|smart home hub zigbee z wave ethernet and battery backup|zigbee gateway wired usb powered multi device app control|matter and thread border router smart home controller|wall mount touch panel home automation controller with zigbee hub|conecta todos tus dispositivos inteligentes en una sola aplicacion|cerebro de tu casa inteligente puente zigbee facil de configurar|puente multiprotocolo para escenas y automatizaciones con dispositivos zigbee|central domotica de escenas con radio z wave y matter|coordinador zigbee usb para servidor de automatizacion local',
  },
  {
    kind: 'apagador inteligente',
    sheets:
      'touch switch|touch panel switch|gang touch switch|gang light switch|glass panel switch|interruptor zigbee|interruptor domotico|gang wall touch|interruptor atenuable|interruptor sin neutro|no neutral switch|interruptor escenas|scene switch|scene panel|llave luz inteligente|tecla inteligente|tecla tactil|botonera iluminacion|botonera inteligente|teclado iluminacion|regulador intensidad luz',
    keyed:
      'apagador inteligente wifi tres botones tactil con panel de cristal|apagador sencillo zigbee con neutro montaje en caja de pared|atenuador inteligente wifi para focos led con control por voz|apagador de escalera tres vias inteligente con aplicacion movil|interruptor de pared inteligente z wave color blanco con placa|smart wifi light switch three gang touch glass panel|zigbee wall switch no neutral required single pole|smart dimmer switch in wall for led app voice control|three way smart wall switch kit with wireless remote|prende y apaga la luz de casa desde el celular|cambia tu apagador viejo por tactil que obedece tu voz|dimmer de pared inalambrico para luces regulables con placa decorativa|panel tactil cristal dos botones para iluminacion con control remoto|tres pulsadores de pared sin neutro zigbee para luces',
  },
  {
    kind: 'contacto inteligente',
    sheets:
      'enchufe zigbee|contacto zigbee|clavija wifi|tomacorriente zigbee|toma wifi|toma zigbee|receptaculo inteligente|outlet wifi|zigbee plug|zigbee socket|zigbee outlet|multicontacto inteligente|multicontacto wifi|regleta inteligente|regleta wifi|smart power strip|wifi power strip|enchufe domotico|contacto domotico|enchufe control voz|enchufe medidor consumo|plug energy monitoring',
    keyed:
      'contacto inteligente wifi con medicion consumo y programacion de horarios|enchufe inteligente zigbee con repetidor de senal clavija polarizada|contacto inteligente doble de pared con puertos usb empotrable|toma inteligente para exterior dos salidas a prueba de agua|multicontacto inteligente wifi con salidas independientes y puertos usb|smart wifi plug with energy monitoring and timer|zigbee smart outlet plug in mini size voice control|outdoor smart plug two independent sockets weatherproof|in wall smart receptacle duplex with usb charging|apaga la cafetera desde tu celular con este enchufe wifi|convierte cualquier aparato en inteligente solo conecta y listo|tomacorriente wifi de pared con medidor de energia|adaptador de clavija con control por voz y temporizador|clavija polarizada con medicion de consumo y encendido remoto',
  },
  {
    kind: 'módulo de interruptor',
    sheets:
      'micromodulo rele|relevador zigbee|relay zigbee|zigbee relay|bluetooth relay|relevador bluetooth|relevador domotico|modulo domotico|modulo dimmer|dimmer module|switch diy|diy switch|interruptor diy|flush mount relay|modulo contacto seco wifi|interruptor oculto wifi|inching self locking',
    keyed:
      'modulo interruptor wifi de un canal para caja de apagador|mini modulo relevador zigbee dos canales con entrada para apagador|modulo relevador wifi de contacto seco para porton y automatizacion|modulo interruptor z wave empotrable con medicion de energia|modulo relevador inteligente de cuatro canales para riel din|mini smart switch module wifi behind wall switch|zigbee two gang relay module with neutral in wall|dry contact smart relay wifi inching mode for garage door|din rail smart relay with energy metering multi channel|haz inteligente tu apagador actual sin cambiarlo mini modulo oculto|automatiza tu porton con este rele wifi de contacto seco|rele oculto tras el apagador con conmutacion de escalera|microrelevador dos canales empotrable en chalupa compatible con pulsador existente|contacto seco un canal modo pulso con antena y aplicacion',
  },
  {
    kind: 'control infrarrojo',
    sheets:
      'infrared blaster|infrared controller|infrared remote wifi|ir remote controller|ir remote hub|ir rf remote|zigbee ir remote|smart universal remote|controlador infrarrojo|controlador ir wifi|emisor infrarrojo wifi|transmisor infrarrojo wifi|puente infrarrojo|mando infrarrojo|mando ir|hub infrarrojo|control aire acondicionado wifi|control minisplit wifi|control remoto inteligente universal|control remoto universal inteligente|controla aire tv celular|air conditioner controller ir',
    keyed:
      'control infrarrojo universal wifi para aire acondicionado y televisor|control remoto universal infrarrojo y radiofrecuencia con aplicacion|control infrarrojo zigbee para minisplit con sensor de temperatura|control infrarrojo inteligente de techo con cobertura de toda habitacion|emisor infrarrojo wifi con aprendizaje de codigos y alimentacion usb|universal wifi ir remote controller for tv and air conditioner|smart infrared blaster with code learning usb powered|ir and rf universal remote hub with voice assistant support|zigbee infrared transmitter for split air conditioner battery powered|controla tu clima y television desde el celular estando lejos|olvidate de tantos controles mando universal wifi toda la casa|mando universal inteligente con aprendizaje para aparatos con control remoto|emisor ir con base de datos de televisores y minisplit|aprende codigos de tus controles y manda por infrarrojo wifi',
  },
  {
    kind: 'motor para cortina',
    sheets:
      'tubular motor|shade motor|blind driver|chain blind motor|roller shutter motor|awning motor|drapery motor|smart shades|curtain track|curtain robot|curtain opener|curtain driver|toldo motorizado|motor estor|estor motorizado|robot cortinas|abre cortinas',
    keyed:
      'motor para cortina inteligente wifi riel ajustable y control remoto|motor tubular para persiana enrollable con control de radiofrecuencia|motor cortina zigbee con apertura central y riel de aluminio|motor para persiana de cadena recargable con panel solar|cortinero motorizado silencioso con arranque al tacto y limite electronico|smart curtain motor zigbee with adjustable track|tubular motor for roller shades rf remote electronic limits|rechargeable bead chain roller blind motor with solar panel|retrofit curtain robot for rod rail bluetooth battery powered|despierta con luz natural abre tus cortinas desde el celular|automatiza tus persianas sin cablear motor recargable facil de poner|tubular silencioso con corona y adaptador para tubo enrollable|riel electrico de apertura central con carros y banda dentada|accionamiento de cadena para estor enrollable con bateria y mando',
  },
  {
    kind: 'termostato',
    sheets:
      'cronotermostato|humidistato|humidostato|controlador temperatura ambiente|control temperatura ambiente|regulador temperatura ambiente|room temperature controller|room controller hvac|temperature controller|controlador temperatura|fan coil controller|controlador fan coil|control fan coil|hvac controller|controlador hvac|control hvac|heating controller|controlador calefaccion|control calefaccion|climate controller|controlador climatizacion|control temperatura aire acondicionado|heat cool controller',
    keyed:
      'termostato inteligente wifi para aire acondicionado central con pantalla tactil|termostato digital programable para fan coil de cuatro tubos|termostato modbus empotrable para hotel con sensor de ocupacion|termostato no programable una etapa calor y frio a pilas|termostato zigbee para piso radiante con sonda externa|smart wifi thermostat touchscreen heat pump multi stage|digital fan coil thermostat modbus three speed hotel|programmable thermostat weekly schedule battery powered heat cool|line voltage thermostat for electric floor heating with sensor|ahorra energia en tu clima controla temperatura desde el celular|pantalla tactil para tu clima central programa horarios facil|control clima de pared con horario semanal y ventilador automatico|regulador ambiente para fan coil con tres velocidades y valvula|calor frio automatico multietapa con pantalla tactil requiere cable comun',
  },
  {
    kind: 'válvula inteligente',
    sheets:
      'solenoid valve|electric valve|water valve|wifi valve|zigbee valve|valve actuator|valve controller|water shut off valve|gas shutoff valve|gas shut off valve|irrigation timer|sprinkler timer|hose timer|valvula zigbee|valvula lorawan|valvula riego|valvula corte gas|controlador aspersores|riego automatico|riego wifi|robot valvula',
    keyed:
      'valvula inteligente wifi para toma de agua con cierre automatico|electrovalvula de laton normalmente cerrada para agua y aire|valvula de bola motorizada de acero inoxidable con actuador electrico|controlador riego wifi de varias zonas con pronostico de clima|actuador zigbee para llave de paso de gas o agua|smart wifi water shutoff valve with leak detection|motorized ball valve brass two wire electric actuator|wifi smart sprinkler irrigation controller multi zone outdoor|lorawan solenoid valve controller for agriculture irrigation battery powered|cierra llave del agua desde tu celular y evita fugas|riega tu jardin solo con programador wifi para manguera|solenoide de riego normalmente cerrado con bobina y rosca|actuador de cierre para llave de paso existente con abrazadera|programador de riego por goteo bluetooth para grifo de jardin',
  },
  {
    kind: 'foco inteligente',
    sheets:
      'foco zigbee|foco bluetooth|foco multicolor|foco cambia color|foco control voz|bombilla rgb|bombilla zigbee|ampolleta inteligente|zigbee bulb|spot inteligente|tunable white bulb|smart lamp|smart downlight|smart led strip|wifi led strip|tira rgb wifi|tira rgb inteligente|tira neon inteligente|plafon inteligente|luminaria inteligente|luz inteligente|downlight inteligente|rgbcw',
    keyed:
      'foco inteligente led wifi multicolor atenuable rosca estandar|tira led inteligente rgb wifi con control y adhesivo|foco led zigbee de luz blanca calida a fria regulable|foco inteligente para empotrar tipo dicroico con control por voz|bombilla inteligente de filamento vintage atenuable wifi luz ambar|smart wifi led bulb multicolor dimmable voice control|zigbee tunable white bulb warm to cool dimmable|smart rgb led strip light kit wifi music sync|smart recessed downlight color changing app control ceiling|cambia el color de tu cuarto con voz foco wifi|ambienta tus fiestas con luces inteligentes que siguen la musica|bombilla rgb con millones de colores y escenas por aplicacion|luminaria plafon conectada con temperatura de color ajustable y voz|rosca estandar multicolor wifi sin puente con horarios y escenas',
  },
  {
    kind: 'sensor de movimiento inteligente',
    sheets:
      'detector movimiento zigbee|detector movimiento wifi|detector movimiento inteligente|zigbee pir|wifi pir|lorawan pir|pir lorawan|lorawan motion sensor|matter motion sensor|thread motion sensor|zigbee presence sensor|presence sensor zigbee|smart presence sensor|smart occupancy sensor|human presence sensor|radar presence sensor|mmwave presence|mmwave sensor|sensor mmwave|sensor presencia inteligente|sensor presencia humana|sensor presencia lorawan|sensor ocupacion zigbee|sensor ocupacion lorawan|sensor movimiento lorawan|sensor movimiento bluetooth',
    keyed:
      'sensor de movimiento zigbee a bateria con base magnetica|sensor de movimiento wifi con notificacion al celular y pila|sensor de presencia humana zigbee por ondas milimetricas para techo|sensor de movimiento inteligente z wave con medicion de luz|sensor pir inteligente bluetooth para automatizar luces en casa|zigbee motion sensor battery powered with magnetic mount|smart wifi pir motion sensor with app push notification|mmwave human presence sensor zigbee ceiling usb powered|z wave motion sensor light and temperature for home automation|enciende luces al pasar sensor zigbee para tu casa inteligente|recibe aviso en celular si alguien se mueve sensor wifi|radar milimetrico de presencia para escenas domoticas con luminosidad|detector pir domotico a pila requiere puente zigbee|presencia humana respirando o sentada onda milimetrica wifi para automatizacion',
  },
  {
    kind: 'sensor de puerta inteligente',
    sheets:
      'zigbee contact sensor|wifi contact sensor|smart contact sensor|lorawan door sensor|lorawan magnetic|magnetic contact lorawan|matter door sensor|door sensor zigbee|door sensor wifi|door window sensor lorawan|detector apertura wifi|detector apertura zigbee|detector puerta wifi|sensor apertura inteligente|sensor apertura lorawan|sensor magnetico wifi|sensor magnetico zigbee|sensor magnetico lorawan|contacto magnetico lorawan|contacto magnetico inteligente|sensor contacto zigbee|sensor contacto wifi|sensor ventana inteligente|sensor porton wifi|sensor puerta bluetooth',
    keyed:
      'sensor de puerta y ventana zigbee a bateria con adhesivo|sensor de puerta wifi con notificacion al celular sin puente|sensor magnetico de apertura lorawan para puerta de gabinete|sensor inteligente de ventana z wave con alerta de sabotaje|contacto magnetico zigbee para automatizacion de puertas y escenas|smart zigbee door and window sensor battery powered|wifi door contact sensor with app alerts no hub required|lorawan magnetic door open close sensor long battery life|z wave window sensor recessed hidden for home automation|recibe aviso en tu celular cuando abren la puerta|sensor wifi para puerta ventana o cajon pega y listo|contacto apertura domotico con puente zigbee y pila de boton|iman y reed wifi aviso de abierto cerrado en aplicacion|apertura de ventana conectada a escenas del hogar bluetooth',
  },
  {
    kind: 'bocina inteligente',
    sheets:
      'parlante inteligente|corneta inteligente|altavoz asistente|parlante asistente|altavoz domotico|bocina domotica|bocina control voz|altavoz control voz|parlante control voz|bocina comandos voz|intelligent speaker|voice controlled speaker|voice control speaker|parlante comandos voz|altavoz comandos voz|bocina interactiva voz|pantalla inteligente asistente|smart clock',
    keyed:
      'bocina inteligente con asistente de voz y pantalla tactil|bocina inteligente compacta wifi con control de casa por voz|bocina inteligente portatil recargable con asistente de voz y bluetooth|pantalla inteligente con bocina camara y asistente de voz|bocina inteligente de alta fidelidad con microfonos de campo lejano|smart speaker with built in voice assistant compact fabric|smart display speaker with touchscreen camera and voice control|voice assistant speaker with clock display and smart home hub|premium hi fi smart speaker multiroom far field microphones|pide tu musica con la voz y controla las luces|tu asistente de voz en casa bocina redonda con reloj|asistente de voz de escritorio con altavoz y reloj|altavoz con asistente virtual para musica alarmas y casa conectada|asistente virtual manos libres con boton para silenciar microfonos',
  },
  {
    kind: 'botón inteligente',
    sheets: 'boton escenas zigbee|control escenas inalambrico|rutina boton|zigbee scene|wireless remote switch zigbee',
    keyed:
      'boton inalambrico zigbee de escenas|smart button for smart home routines|wireless scene switch four button zigbee|boton inteligente con pila para automatizaciones',
  },
  {
    kind: 'soporte de bocina inteligente',
    sheets: 'soporte echo|echo wall mount',
    keyed: 'soporte de pared para echo dot',
  },
];
