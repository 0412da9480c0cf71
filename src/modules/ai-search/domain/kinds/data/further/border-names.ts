/** What people along the border call things, in English and in both tongues at once: by kind, phrases separated by `|`. */
export const BORDER_NAMES: Readonly<Record<string, string>> = {
  candado:
    'door padlock|lock gate shut|keep gate shut|gate padlock|keyed padlock|combination padlock|key padlock|pad lock|padlock for gate',
  'motor para portón':
    'driveway gate opener|gate motor|gate opener|automatic gate opener|electric gate opener|gate openers|opener gate driveway',
  'motor de garaje': 'garage opener|garage door motor|garage motor|opener garage door',
  'control remoto':
    'gate remote|garage remote|remote for gate|remote for garage|gate clicker|garage clicker|replacement remote gate|spare remote gate',
  energizador: 'fence charger|electric fence charger|fence energizer|hot wire charger',
  'alambre para cerca': 'fence wire|hot wire fence|electric fence wire',
  'gabinete de pared':
    'wall mount rack|wall mount cabinet|network box wall|wall cabinet network|network enclosure|router box|modem box|box router|box modem|box for router|caja router|caja modem',
  'fuente de alimentación':
    'camera power supply|cameras power supply|power supply cameras|power box cameras|power adapter cameras|power brick camera',
  'cable siamés': 'camera wire|camera cable|cctv cable|cctv wire|wire cameras|cable cameras|siamese cable|siamese wire',
  'cable UTP':
    'network wire|internet cable box|ethernet cable box|bulk ethernet cable|network cable spool|cat cable spool|spool ethernet',
  'patch cord':
    'pc c6|pc c5e|pc c6a|pc cat|pc utp|pc cat6|pc cat5e|pc cat6a|ethernet cord|network cord|internet cord|lan cord|short ethernet cable',
  UPS: 'modem battery backup|router battery backup|battery backup modem|battery backup router|computer battery backup|battery backup computer|power backup computer|backup power modem|battery back up',
  'timbre wifi': 'ring doorbell|camera doorbell|door bell camera|doorbell camera|front door camera bell',
  'reflector LED': 'flood light|floodlight|flood lamp|yard light|outdoor flood light',
  'reflector solar': 'solar flood light|solar yard light|solar security light|solar motion light',
  'cargador de celular':
    'car phone charger|truck phone charger|car charger usb|charger truck|charger car|phone charger car|wall charger|cigarette lighter charger',
  'enlace inalámbrico':
    'long range wifi|point to point wifi|wifi bridge|long range antenna|outdoor wifi bridge|wireless link|long range wireless|ranch wifi|barn internet link',
  'repetidor WiFi':
    'wifi booster|wifi extender|internet booster|signal booster wifi|wifi repeater|range extender|wireless extender|wireless repeater',
  pilas:
    'triple a batteries|double a batteries|aa batteries|aaa batteries|nine volt battery|9 volt battery|coin battery|button battery|pilas triple a|pilas doble a|pila triple a|pila doble a',
  'cámara inalámbrica':
    'nanny cam|baby cam|baby monitor|pet camera|home camera|indoor camera wifi|camera phone app|wireless camera',
  'cámara 4G solar':
    'camera sim card|camera with sim|camera no internet|ranch camera|cellular camera|camera cell data|camera sin internet',
  'bocina de techo': 'ceiling speaker|in ceiling speaker|speaker ceiling|speaker in the ceiling',
  'bocina de pared': 'wall speaker|speaker wall',
  'rastreador GPS':
    'truck tracker|car tracker|vehicle tracker|tracker truck|tracker car|gps truck|gps car|tracking device car|tracking device truck',
  'soporte para cámara':
    'camera mount|camera bracket|camera mounting bracket|mounting bracket camera|mounting brackets camaras|corner mount camera|pole mount camera|camera arm|bracket camaras|brackets camaras',
  'soporte para TV':
    'tv mount|tv bracket|tv wall mount|stand tv wall|wall mount tv|tv hanger|television mount|mount for tv',
  'contacto magnético': 'window sensor|door sensor|window alarm sensor|door contact|window contact|door window sensor',
  'control autónomo':
    'door keypad|office door keypad|code door keypad|keypad door|keypad office door|keypad to open door|access keypad',
  'teclado de alarma': 'keypad alarm|alarm keypad|keypads alarma|keypad alarma|keypads pa la alarma',
  'lector de código de barras':
    'price scanner|barcode gun|scanner prices|scanner gun|scanner prices register|upc scanner|barcode reader',
  'cajón de dinero': 'cash register drawer|register drawer|cash box drawer|till drawer|money drawer',
  'cable HDMI': 'tv cable computer|cable tv to computer|hdmi cord|cable connect tv computer',
  diadema:
    'call center headphones|headphones with mic|headset call center|phone headset|headphones mic|headset with microphone',
  computadora: 'mini computer|tiny computer|little computer|computer behind tv|small pc',
  extintor: 'fire bottle|kitchen extinguisher|fire extinguisher kitchen|fire thing kitchen',
  'switch PoE':
    'powered switch|powered switch cameras|poe switch cameras|switch powers cameras|power over ethernet switch',
  cierrapuertas: 'door closer|closer for door|auto door closer|door closing arm|hydraulic door closer',
  'memoria microSD': 'camera memory card|memory card camera|memory card|sd card camera|micro sd card',
  'disco externo':
    'picture storage|external drive|external hard drive|portable hard drive|backup drive|photo backup drive',
  'cargador de laptop': 'laptop charger|charger laptop|charger pa la laptop|laptop power cord|computer charger',
  'cerradura inteligente':
    'smart lock|airbnb lock|code lock door|keyless lock|keypad lock|fingerprint lock|lock with code|lock finger|finger lock|electronic door lock',
  'cable para bocina': 'speaker wire|speaker cable|cable speakers|wire speakers|cable pa speakers|cable pa bocinas',
  'radio portátil':
    'two way radio|job site radio|jobsite radio|walkie talkies|hand held radio|handheld radio|radio crew|radios crew',
  linterna: 'headlamp|head flashlight|flash light|flashlight head|work flashlight',
  'foco inteligente': 'color bulb phone|smart bulb|wifi bulb|bulb phone|color changing bulb|bulb change color phone',
  'foco LED': 'led bulb|light bulb|dusk to dawn bulb|bulb',
  'contacto inteligente': 'smart plug|wifi plug|plug phone|plug from phone|remote plug|smart outlet|wifi outlet',
  'extensión y carrete':
    'extension cord|yard extension cord|outdoor extension cord|heavy duty extension cord|cord reel|extension cord yard',
  'charola portacables': 'cable tray|wire tray|cable basket|basket tray',
  'canaleta y tubo':
    'wire cover|cord cover|cable cover wall|hide wires|hide cables wall|raceway|wire channel|cable raceway|cord hider',
  'guía jalacables': 'fish tape|wire puller|cable puller|fish rod|fishing wire tape|fish wire tape',
  'pinza ponchadora':
    'ethernet crimper|crimp tool|crimper|rj45 crimper|crimp ethernet|crimping pliers|crimper ethernet cables',
  'conector RJ45': 'ethernet ends|ethernet tips|cat6 ends|cat5 ends|internet cable ends|rj45 ends|cable ends ethernet',
  'tag vehicular':
    'windshield tag|car sticker gate|sticker tag cars|gate sticker|vehicle sticker|rfid sticker car|parking tag',
  'cámara falsa': 'fake cam|fake camera|dummy cam|dummy camera',
  'cámara de placas': 'license plate camera|plate reader camera|plate camera|lpr cam|license plate reader',
  'botón de pánico': 'panic button|emergency button|help button|sos button|panic pendant|medical alert button',
  grabador:
    'camera recorder|recording box|box records cameras|recorder cameras|video recorder cameras|security recorder|dvr box',
  'detector de monóxido': 'carbon monoxide alarm|co detector|co alarm',
  'detector de metales': 'metal detector wand|security wand',
  'impresora de tickets': 'receipt printer|register printer|ticket printer',
  'papel y etiquetas': 'receipt paper|register paper|thermal roll|label roll',
  'control de asistencia':
    'punch clock|time clock|employee clock|clock employees|time punch|clock in machine|punch in clock',
  megáfono: 'bullhorn|bull horn|loud speaker hand',
  'panel solar': 'solar panels|sun panel',
  'batería de herramienta': 'drill battery|battery drill|tool battery',
  generador: 'power generator|portable generator|gas generator|backup generator',
  inversor: 'power inverter|car inverter|truck inverter|inverter truck|dc to ac converter',
  fotocelda: 'gate beam|gate safety sensor|safety beam gate|gate eye|garage eye sensor',
  sirena: 'alarm horn|loud siren|outdoor siren|alarm speaker',
  'sensor de movimiento': 'motion detector|motion sensor|pir motion sensor|motion sensor alarm',
  'panel de control de acceso': 'ctrl acc|ctrl acceso|control acc|panel acc|access panel|access control panel',
  'probador de cable': 'cable tester|ethernet tester|network tester|internet cable tester',
  'señal de salida': 'exit sign|lighted exit sign|lit exit sign',
  'sensor de inundación': 'water sensor|leak sensor|water leak sensor|sensor water floor|flood sensor',
  'barra de contactos': 'surge strip|outlet strip|plug strip|power strip usb',
  'herramienta de mano': 'tool box|toolbox|tool case|case tools|tool chest|tool kit',
  'mochila y maletín': 'tool bag|tool backpack|bag tools',
};
