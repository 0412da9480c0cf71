/** What titles call things beside the names that people use, as ERPs abbreviate them and sheets of makers have them in English: by kind, phrases separated by `|`. */
export const TITLE_NAMES: Readonly<Record<string, string>> = {
  // access
  'control de asistencia':
    'reloj checador asistencia|reloj checador|time clock|checador asistencia|terminal asistencia|time attendance',
  'cerradura eléctrica': 'perno puerta|bolt lock|drop bolt|perno electrico|cerradura perno|electric deadbolt|dropbolt',
  'cerradura inteligente':
    'cerradura inteligente huella|cerradura digital|smart door lock|cerradura wifi|smart deadbolt',
  'botón de salida':
    'boton liberador|exit button|exit push|request exit|rex button|pulsador salida|boton rex|push to exit|boton no touch|no touch exit',
  'brazo de barrera':
    'brazo recto|brazo articulado|brazo barrera|boom arm|barrier arm|brazo pluma|brazo parking barrier|aluminum boom|brazo redondo',
  'motor corredizo':
    'operador puerta corrediza|operador corredizo|sliding operator|slide gate operator|operador porton corredizo|motor porton corredizo|motor puerta corrediza|motor porton deslizante|sliding gate motor',
  'motor abatible':
    'operador brazo|swing gate opener|swing gate operator|swing operator|operador abatible|motor brazo|operador puerta abatible|motor porton abatible|operador porton abatible|swing gate motor',
  'detector de masa':
    'sensor masa|detector masa|loop detector|detector lazo|sensor lazo|vehicle loop|lazo vehicular|vehicle detector loop',
  bolardo: 'pilona|hitos retractiles',
  'monitor de videoportero':
    'monitor adicional|monitor adicional videoportero|extra monitor|indoor station|indoor monitor|estacion interior|monitor interior videoportero|monitor int',
  'frente de calle':
    'door station|outdoor station|placa calle|panel intercom|panel intercom condominio|intercom condominio|frente edificio|estacion exterior videoportero|villa door station|panel llamada|calling panel',
  'timbre wifi':
    'timbre inteligente|timbre inteligente camara|timbre camara|doorbell camera|video doorbell|smart doorbell|timbre video',
  'control de rondas':
    'punto control|checkpoint|guard tour|punto rondin|baston rondin|boton rondin|guard tour reader|tour guard',
  'lector de acceso':
    'lectora proximidad|lector rfid tarjeta|proximity reader|card reader access|lectora tarjeta|lector prox|lectora prox',
  'visor y espejo': 'convex mirror|espejo convexo|espejo panoramico',
  'montaje de chapa magnética':
    'soporte zl|bracket zl|zl bracket|soporte chapa magnetica|maglock bracket|soporte electroiman',
  // alarms and fire
  'comunicador de alarma':
    'transmisor 4g|transmisor panel|comunicador gsm|comunicador ip|universal communicator|transmisor alarma|comunicador 4g|transmisor gsm|transmisor lte|alarm communicator|comunicador dual',
  'barrera infrarroja':
    'photobeam detector|photobeam|photoelectric beam|photo beam|active infrared|barrera fotoelectrica|haces infrarrojos|ir beam',
  'detector sísmico':
    'seismic sensor|shock sensor|seismic shock sensor|sensor vibracion|vibration sensor|seismic detector|sensor sismico|sensor golpe',
  'botón de pánico':
    'pulsador asalto|boton asalto|hold up button|holdup button|panic button|pulsador panico|pedal asalto|duress button|boton emergencia inalambrico',
  'accesorio de cerca eléctrica': 'alambre navajas|concertina|razor wire|alambre puas|barbed wire|razor ribbon',
  'panel de incendio convencional':
    'central convencional fuego|conventional fire panel|central convencional incendio|central fuego|panel convencional incendio|central convertidor fuego|central convertidor incendio',
  'panel de incendio direccionable':
    'central inteligente fuego|central direccionable|panel inteligente incendio|addressable panel|addressable fire panel|panel direccionable|intelligent fire panel|central inteligente incendio',
  'panel de incendio': 'central incendio|panel fuego|fire panel|fire alarm panel|central deteccion fuego',
  'alarma de humo autónoma':
    'detector humo hogar|detector humo autonomo|smoke alarm|detector humo residencial|standalone smoke detector|detector humo casa',
  'detector de calor':
    'sensor termico|detector termico|heat detector|sensor temperatura fija|detector temperatura|rate of rise|detector temperatura fija',
  'sirena estroboscópica de incendio':
    'sirena estrobo|horn strobe|strobe horn|sirena luz incendio|sirena con estrobo|speaker strobe',
  'llavero de alarma': 'llavero adicional|keyfob alarma|control llavero alarma|llavero control alarma',
  'sensor de clima interior':
    'termohigrometro|sensor temperatura humedad|temp humidity sensor|temperature humidity sensor|sensor temp hum',
  // networks
  'patch cord':
    'jumper utp|jumper cat|jumper red|cordon parcheo|cable parcheo|patch cable|cable patch|jumper ftp|jumper ethernet|cordon utp|patch cat|patch cat6|patch cat6a|patch cat5e|patch c6|patch c6a|patch c5e|patch utp|patch ftp',
  'control autónomo': 'teclado autonomo|autonomous keypad',
  'jumper de fibra':
    'jumper fibra|fiber jumper|fiber patch cord|cordon fibra|patch cord fibra|jumper monomodo|jumper multimodo|fiber patch cable|fiber patchcord|jumper fo|jumper lc|jumper sc',
  'jack RJ45':
    'modulo hembra rj45|modulo hembra|modulo rj45|modulo jack|conector hembra rj45|keystone|toma rj45|keystone jack',
  'placa de pared':
    'caja red pared|roseta|roseta red|surface mount box|caja superficie|faceplate|tapa pared|tapa keystone|wall plate|caja montaje superficie',
  'gabinete de pared':
    'rack cerrado mural|rack mural|gabinete mural|wall mount cabinet|wall cabinet|rack pared|gabinete muro|wall rack',
  'charola de rack': 'bandeja ventilada|bandeja rack|rack shelf|cantilever shelf|charola ventilada|charola|bandeja',
  'orejas y rieles de rack':
    'kit rack|rack kit|rack ears|orejas rack|kit montaje rack|rackmount kit|rieles rack|ear kit|rack mount kit',
  'extensor de video':
    'kit hdmi cat6|hdmi over cat|hdmi extender|extender hdmi|kit hdmi utp|extensor hdmi|hdmi por cat6',
  'divisor HDMI': 'hdmi splitter|splitter hdmi|distribuidor hdmi|multiplicador hdmi|spliter hdmi',
  'cable de alarma': 'security alarm cable|alarm cable|alarm wire|cable multifilar|security cable',
  'cable para bocina':
    'cable audio duplex|cable duplex|speaker cable|speaker wire|cable bicolor|cable polarizado bocina',
  'cable de RF': 'jumper heliax|heliax|jumper rf|coaxial lmr|lmr|jumper coaxial|rf cable',
  'antena de red': 'antena sectorial|antena plato|dish antenna|sector antenna|antena parabolica|antena omni wifi',
  'enlace inalámbrico':
    'wireless bridge|antena cpe|cpe|radioenlace|bridge inalambrico|punto a punto|ptp bridge|outdoor cpe|lbe|litebeam|nanobeam|nbe|loco m5|powerbeam|pbe|airgrid|sxt',
  'licencia de firewall': 'licencia utm|firewall license|utm license|utm bundle|licencia seguridad firewall',
  'teléfono DECT': 'telefono inalambrico dect|cordless dect|dect phone|telefono inalambrico voip|telefono dect',
  'gateway VoIP':
    'gateway fxo|gateway fxs|ata|adaptador telefonico|voip gateway|telefono ata|gateway analogico|adaptador ata|ata fxs|ata voip|analog telephone adapter',
  'conmutador telefónico': 'ip pbx|pbx|ucm|conmutador ip|central telefonica|phone system',
  'probador de cable': 'lan cable tester|cable tester|probador red|lan tester|network tester|probador lan',
  'cable UTP':
    'bobina utp|bobina cable red|utp cable box|cable utp caja|caja cable utp|bob utp|bob cable red|lan cable roll|bulk cable',
  // energy
  'banco de baterías para UPS':
    'banco baterias|battery pack ups|external battery pack|gabinete baterias|modulo baterias|banco bateria',
  'fuente con respaldo':
    'battery backup power supply|backup power supply|fuente respaldo|fuente cargador|power supply charger|fuente con cargador',
  'batería de litio': 'banco litio|banco litio solar|bateria lifepo4|lithium bank|lithium battery|bateria litio solar',
  'panel solar':
    'panel plegable|solar panel|foldable panel|panel solar carga|modulo fotovoltaico|panel fotovoltaico|solar module|pv module|panel solar adicional',
  'inversor de red':
    'inversor interconexion|inversor atado red|grid tie inverter|on grid inverter|string inverter|inversor string|inversor central|inversor interconectado|grid inverter',
  'inversor híbrido': 'hybrid inverter|inversor hibrido',
  'inversor aislado':
    'inversor corriente|inversor onda pura|inversor onda|pure sine inverter|inversor auto|power inverter|off grid inverter|inversor onda modificada|modified sine|inversor de corriente auto',
  'supresor de picos':
    'protector sobretensiones|protector sobretension|supresor transitorios|surge protector|surge protective device|protector tablero|supresor tablero|surge arrester',
  'protector de red':
    'protector descargas rj45|protector rj45|ethernet surge protector|protector poe|protector ethernet|supresor ethernet|ethernet surge|supresor poe',
  'barra de contactos':
    'barra supresor|barra multicontacto|multicontacto supresor|power strip|surge strip|tira contactos|barra tomas|rack pdu|pdu',
  'tierra física':
    'intensificador|compuesto tierra|ground enhancement|ground rod|varilla tierra|electrodo tierra|gel tierra|grounding kit',
  'cable para cargador de vehículo':
    'cable tipo 2|cable cargador auto electrico|ev cable|type 2 cable|cable j1772|ev charging cable',
  'reflector LED': 'luminario reflector|led floodlight|floodlight|flood light|proyector led|reflector luminario',
  'reflector solar': 'solar floodlight|solar flood light|reflector solar panel|floodlight solar',
  // communications, audio and video
  'micrófono para radio':
    'microfono mano radio|speaker mic|remote speaker microphone|microfono bocina|microfono mano|microfono solapa radio|shoulder mic|hand mic',
  'antena de radio': 'antena yagi|yagi antenna|antena yagi vhf|antena yagi uhf',
  'antena móvil':
    'antena camioneta|antena vehicular|antena auto|mobile antenna|mobile whip|antena movil|antena latigo|whip antenna',
  'montaje de antena':
    'base magnetica antena|base iman antena|magnetic mount|magnet mount|base magnetica|nmo mount|montura antena|base antena movil',
  'antena base de radio':
    'antena fibra vidrio|fiberglass antenna|base antenna|antena omnidireccional|omni antenna|antena base',
  'amplificador celular':
    'amplificador senal celular|amplificador senal|repetidor celular|cell booster|signal booster|repetidor senal|cellular amplifier',
  'torre y mástil': 'brazo antena|mastil antena|mastil telescopico|telescopic mast|tramo torre|poste antena',
  'bocina de techo':
    'altavoz empotrable|altavoz plafon|altavoz techo|bocina plafon|bocina empotrable|in ceiling speaker|ceiling loudspeaker|ceiling speaker',
  'amplificador de audio':
    'amplificador voceo|amplificador mezclador|mixer amplifier|amplificador 70v|public address amplifier|pa amplifier|amplificador perifoneo|amplificador zonas',
  'pantalla interactiva':
    'pizarron digital|pizarron interactivo|pizarra digital|interactive flat panel|interactive display|smart board|pizarron tactil|panel interactivo|interactive whiteboard',
  'soporte para TV':
    'pedestal rodante|soporte pantalla|pedestal pantalla|tv cart|carrito tv|soporte tv pared|tv wall mount|soporte pantalla pared|pedestal tv|base pantalla|soporte vesa',
  televisor: 'television smart tv|smart tv|television|tv led|pantalla smart',
  'cámara web': 'usb webcam|webcam|web cam|camara usb|conference webcam',
  'GPS para vehículo':
    'localizador gps vehiculo|localizador gps|vehicle tracker|rastreador auto|rastreador vehicular|gps vehicular|obd tracker',
  'paro de motor': 'relevador rastreador|corta corriente|paro motor|engine cut relay|relevador paro',
  'sensor de combustible':
    'varilla nivel diesel|sensor diesel|fuel sensor|sensor nivel combustible|varilla combustible|fuel level sensor|sonda combustible|varilla nivel',
  'cámara inalámbrica':
    'pan tilt cam wifi|indoor pan tilt cam|wifi smart camera|camara wifi|wifi camera|battery wire free cam|wire free camera|camara sin cables|camara bateria|camara 4g|4g camera|cam inteligente wifi',
  'cámara bala': 'coax bullet cam|ip bullet camera|bullet network camera|bullet cam|bala red',
  'cámara domo': 'ip dome camera|coax dome cam|dome network camera|dome cam|domo red|domo coaxial',
  'cámara turret': 'ip turret camera|coax turret cam|turret network camera|turret cam|torreta coaxial',
  'cámara PTZ': 'ip ptz camera|ptz network camera|ptz dome|domo ptz ip|ptz cam',
  'cámara térmica': 'thermal bullet|thermal camera|thermal network camera|cam termica|bispectral',
  'cámara de placas': 'license plate cam|license plate camera|lpr camera|anpr camera|camara lectora placas',
  'cámara espía': 'mini camara oculta|camara oculta|hidden camera|spy camera|mini cam oculta|pinhole camera',
  DVR: 'grabador turbohd|grabador coaxial|xvr|grabador hd|grabador analogico|digital video recorder|dvr turbohd|grabador pentahibrido|hybrid recorder',
  NVR: 'grabador red|network video recorder|grabador ip|nvr poe',
  'kit de cámaras HD':
    'paquete cctv|kit turbohd|kit cctv hd|kit dvr camaras|paquete dvr camaras|cctv kit|paquete cctv hd',
  'kit de cámaras IP': 'kit nvr camaras|paquete ip|kit nvr poe camaras|kit ip|ip camera kit|nvr kit|poe nvr kit',
  'kit de cámaras inalámbricas':
    'sistema inalambrico video|kit wifi camaras|wireless camera kit|wireless nvr kit|kit camaras wifi',
  'licencia de VMS': 'licencia vms|vms license|vms channel license|licencia canal vms|vms camera license',
  servidor: 'estacion grabacion|vms server|vms video server|recording server|servidor vms',
  'soporte para cámara':
    'soporte esquina|soporte esquina cctv|bracket poste|corner mount|pole mount bracket|wall bracket camera|soporte techo camara',
  'caja de conexiones': 'base techo domo|junction box|back box|caja conexion|base domo',
  'cable siamés':
    'cable bnc corriente|bnc power cable|cable bnc y corriente|siamese cable|coaxial siames|cable preconstruido',
  'conector de corriente': 'jack corriente|plug corriente|conector jack corriente|dc jack|dc plug|conector dc',
  // office and tools
  impresora:
    'ink tank printer|multifuncional tinta continua|multifuncional tinta|laser printer|multifuncional laser|impresora tanque tinta|impresora tinta continua|inkjet printer|all in one printer',
  'antivirus y licencias': 'antivirus license|licencia antivirus|software license|licencia software|antivirus',
  'detector de billetes falsos':
    'detector billetes|counterfeit detector|bill detector|money detector|detector billetes falsos',
  multímetro:
    'clamp meter|amperimetro gancho|multimeter|pinza amperimetrica|tester digital|clamp multimeter|amperimetro',
  'estación de energía':
    'portable power station|estacion portatil|generador solar portatil|power station|estacion energia portatil',
  laptop: 'computadora portatil|notebook|portable computer|laptop computer',
  'tóner y tinta': 'toner impresora|ink bottle|ink cartridge|botella tinta|cartucho tinta|toner cartridge',
  'seguridad personal':
    'arnes alturas|arnes cuerpo completo|casco dielectrico|full body harness|linea vida|safety harness|hard hat',
  'panel de parcheo': 'pp cat|pp cat6|pp cat6a|pp cat5e|pp c6|pp c6a|pp c5e|pp utp|pp puertos|pp rj45|pnl parcheo',
  'radio portátil': 'ht vhf|ht uhf|ht dmr|ht digital|ht analogo|radio ht|ht portatil|ht watts|handy',
  'ventilador de rack': 'kit ventilador|kit ventilacion|kit ventilador rack',
  'estrobo de alarma': 'luz estroboscopica',
  'kit de cámaras': 'sistema inal video',
  'soporte para proyector': 'montaje techo proyector',
};
