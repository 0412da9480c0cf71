/** Names that titles have beside those of the other list: lines of products that everybody calls by their maker's name, and clerks' cuts of words. */
export const SHEET_NAMES: Readonly<Record<string, string>> = {
  laptop:
    'thinkpad|probook|elitebook|vivobook|zenbook|ideapad|macbook air|macbook pro|latitude laptop|lap lenovo|lap hp|lap dell|lap asus|lap acer|mobile workstation|gaming laptop|tuf gaming rtx|vostro|nb core|chrome os|laptop chrome|computadora chrome|computadora con chrome',
  computadora:
    'desktop core|all in one core|aio lenovo|aio hp|aio core|ideacentre|optiplex|thinkcentre|all in one touch core',
  monitor:
    'ultrawide|wqhd|curvo wqhd|hub monitor|usb c hub monitor|ultrasharp|odyssey|mon ips|mon led|mon fhd|fhd ips|ips displayport|usb c curvo hz|fast ips|gaming hz ips|wqhd hz',
  'memoria RAM': 'memoria para laptop|memoria laptop sodimm|memoria ddr4 sodimm|memoria ddr3|memoria ddr3l',
  'cámara inalámbrica':
    'camara wi-fi giratoria|camara wi-fi exterior|camara exterior giratoria|camara seguridad wi-fi|camara wi-fi vision|smart home camera|camara ptz wi-fi|monitor bebe wifi|camara wi-fi full hd|camara de bateria panel solar|kit camara bateria',
  'cámara termográfica': 'thermography camera|handheld thermography',
  'soporte para cámara':
    'mounting bracket camera|bracket for camera|bracket ptz camera|mounting bracket dome camera|wall mounting bracket camera',
  'control de asistencia':
    'reloj checador huella|reloj checador huella rostro|control de asistencia huella|control asistencia lector huella|attendance terminal|facial attendance terminal|fingerprint time terminal',
  'terminal facial': 'rostro palma|rostro touch',
  'lector de huella': 'acceso huella|acceso huella tarjeta|acceso huella wifi',
  'tarjeta de proximidad': 'contactless smart card|mifare card',
  'motor de garaje': 'abridor de puerta|abridor puerta cochera|abridor cochera|garage opener',
  timbre: 'chicharra|campana industrial|chicharra campana|chicharra campana industrial',
  'teclado de alarma':
    'alpha display keypad|alphanumeric keypad|keypad for panels|wireless led keypad|keypad rf receiver|teclado alfanumerico|teclado alfanum',
  'bocina de pared': 'caja acustica',
  'micrófono inalámbrico':
    'lavalier wireless|wireless lavalier|lavalier system|wireless mic system|amplificador voz diadema|amplificador de voz',
  micrófono: 'condenser microphone|usb condenser microphone|microfono alambrico|microphone kit',
  'barra de sonido': 'compact soundbar|soundbar|all in one soundbar',
  bafle: 'passive loudspeaker|loudspeaker|powered loudspeaker',
  'bocina portátil': 'portable waterproof speaker|portable bluetooth speaker',
  televisor: 'uhd smart|4k uhd smart|pantalla uhd smart|pantalla smart vidaa|signage tv',
  'soporte para TV':
    'ceiling tv mount|soporte televisor|soporte pared televisor|soporte pared tv|soporte pared pantalla',
  'jumper de fibra':
    'jumper fibra monomodo|jumper fibra multimodo|jumper fibra sc|jumper fibra lc|jumper fibra sc lc monomodo',
  balun: 'kit transceptores|kit baluns|kit transceptores turbohd|kit transceptores baluns turbohd video',
  'antena antirrobo': 'eas pedestal|pedestal eas|eas pedestal checkpoint',
  multímetro: 'clamp meter|clamp meter clamp',
  'lector de código de barras': 'lector cb 1d|lector cb 2d|lector cb bluetooth|lector cb inalambrico',
  'barra de contactos': 'barra c supresor|barra tomas|barra contactos usb',
  'cable HDMI': 'hdmi aoc|aoc cable|hdmi aoc fiber cable',
  'cámara web': 'conferencecam|conference camera',
  cautín: 'tubo soldadura|rollo soldadura|soldadura estano plomo|tubo soldadura estano plomo',
  'papel y etiquetas': 'rollo bond',
  'reproductor y streaming': 'roku|roku express|chromecast|fire tv stick|convierte tu tv en smart',
  'radio portátil': 'uhf dmr|vhf dmr|vhf digital dmr|uhf digital dmr',
  'batería para radio': 'battery for motorola|battery mah motorola|battery for radio',
  switch: 'port desktop switch|mbps desktop switch|smart 24 port|ge sfp|port switch',
  'switch PoE': 'port poe switch|poe switch|switch poe+|smart switch poe|switch with poe',
  'adaptador de red':
    'nano usb wi-fi|usb wi-fi mbps|ac1300 usb adapter|usb adapter high gain|usb adapter antenna|tarjeta pcie wi-fi|usb wifi dongle|wifi usb dongle|powerline',
  'repetidor WiFi': 'wi-fi extender|mesh wi-fi extender|adaptador powerline',
  'conector RJ45': 'conectores plug|conector plug rj45|conectores plug rj45',
  'patch cord': 'cable de red ponchado|cable ethernet ponchado|cable red consola',
  'disco externo': 'disco ext|ssd ext|ssd externo|disco externo|portable external hard drive',
  'impresora de tickets': 'impresora ticket copia|matriz ticket|matriz de puntos ticket|imp ticket|minipos',
  impresora:
    'imp foto|multif tinta|multif adf|laserjet pro|color laser|laser pro|deskjet|ecotank|pixma|designjet|deskjet all in one|ink advantage all in one|deskjet ink advantage all in one',
  'terminal de inventario': 'touch computer|mobile computer|android imager',
  'cajón de dinero': 'caja dinero|caja metalica dinero|charola monedas',
  'tira LED': 'light strip|smart light strip|wi-fi light strip',
  'contacto inteligente': 'smart plug|wi-fi plug|smart wi-fi plug|contacto wi-fi|contacto doble wi-fi|wi-fi smart plug',
  'foco inteligente': 'smart bulb|foco wi-fi',
  'estación de energía': 'portable station|1024wh portable',
  'cargador de celular':
    'wireless charging pad|charging pad|estacion carga usb|estacion de carga puertos usb|charging station usb',
  'cargador de laptop': 'ac adapter thinkpad|usb c ac adapter|ac adapter for thinkpad|65w adapter thinkpad',
  'sensor de nivel':
    'sensor nivel agua tinaco|nivel agua tinaco cisterna|sensor wi-fi nivel agua|sensor wi-fi de nivel de agua para tinaco',
  'soporte para proyector': 'soporte techo proyector|montaje techo projector|montaje techo proyector|techo projector',
  proyector: 'mini proyector|mini proyector led|proyector led|mini proyector wifi|wxga lumens|lumens dlp',
  'probador de cable': 'cable verifier|verificador cable',
  'seguridad personal': 'protective eyewear|safety glasses|goggles seguridad',
  firewall: 'fortigate',
  'tóner y tinta': 'tambor drum|unidad tambor|ink bottles|toner compatible',
  'batería de litio': 'bateria litio',
};
