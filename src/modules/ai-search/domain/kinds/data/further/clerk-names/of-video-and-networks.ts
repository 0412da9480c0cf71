/** By kind: how clerks key in cameras and recorders, networks and power. */
export const OF_VIDEO_AND_NETWORKS: Readonly<Record<string, string>> = {
  // video
  'cámara bala':
    'cam tubo|camara tubo|tubo ip|tubo hd|bala hd|bala 4 en 1|bullet hd|mini bullet|cam bullet|bullet varifocal|bala varifocal|bala motorizada|cam exterior bala|bullet cam|tipo tubo',
  'cámara domo':
    'minidomo|mini domo|domo antivandalico|domo hd|domo interior|domo ip|vandal dome|mini dome|domo varifocal|dome cam|domo plastico|domo metalico',
  'cámara turret':
    'smart dual light|dual light eyeball|eyeball|eye ball|cam eyeball|turret hd|torreta hd|turret cam|eyeball cam|domo eyeball|domo turret|turreta|cam torreta|minitorreta',
  'cámara PTZ':
    'speed dome|domo ptz|mini ptz|ptz ip|domo movil|speed domo|cam robotizada|domo robotizado|ptz dome|auto tracking ptz|camara motorizada ptz|ptz hd',
  'cámara panorámica':
    'fisheye|fish eye|ojo pez|hemisferica|panoramica 360|panoramica 180|panovu|multisensor|multilente|multi sensor cam|camara 360 techo',
  'cámara térmica':
    'bi spectrum|bispectral|thermal bullet|thermal camera|camara bispectral|termica bala|thermal ptz|cam termica',
  'cámara de placas':
    'lpr cam|anpr|anpr cam|camara lpr|lectora placas|reconocimiento placas|itc cam|license plate cam|cam lpr',
  'cámara inalámbrica':
    'tapo pan|pan/tilt ai home security|pan tilt home security|home security wi-fi|tapo pan tilt|imou cue|imou ranger|imou bullet|tapo c200|tapo cam|ezviz c6n|ezviz c8|ezviz h|cam pt wifi|baby cam|baby monitor|vigilabebe|cam foco|camara foco|wifi ptz|cam bateria|camara tuya|cam tuya|outdoor cam wifi|camara robotica wifi',
  'cámara espía':
    'pluma espia|reloj espia|cargador espia|camara oculta|mini camara espia|boton espia|lentes espia|spy cam|spy camera|hidden camera|minicamara|pinhole',
  'cámara falsa': 'dummy|domo dummy|camara dummy|domo simulado|camara simulada|camara disuasiva',
  'cámara corporal': 'bodycam|body cam|body worn|body worn camera|camara policial|camara de pecho|camara solapa',
  'cámara para vehículo':
    'domo movil ahd|camara movil ahd|cam movil|mobile camera|camara m12|camara aviacion|cam p/ vehiculo|camara para camion',
  'cámara web':
    'webcam|web cam|c920|c922|c930|brio|hd pro usb|camara usb|usb webcam|webcam fhd|camara para pc|conference cam usb',
  NVR: 'grabador ip|grabador de red|network video recorder|nvr poe|videograbador ip|grabador nvr|nvr wizsense|dvr ip',
  DVR: 'xvr|hvr|dvr turbohd|pentahibrido|pentabrido|hibrido dvr|grabador hd|videograbador|grabador analogico|dvr hibrido|grabador coaxial|digital video recorder|grabador ahd|dvr wizsense|tribrido',
  'DVR móvil': 'mdvr|mobile dvr|dvr vehicular|dvr movil|grabador movil|grabador vehicular|mnvr|nvr vehicular',
  'kit de cámaras':
    'paq camaras|paquete camaras|paq cctv|kit cctv|sistema cctv|paquete cctv|kit 4 camaras|kit 8 camaras|kit videovigilancia|paq videovigilancia',
  monitor:
    'monitor led|led monitor|monitor curvo|monitor gamer|monitor ips|led fhd|led vga hdmi|lcd monitor|monitor cctv|display monitor|pantalla monitor',
  'probador de CCTV':
    'tester cctv|tester ip|tester camaras|ipc tester|cctv tester|probador camaras|monitor de prueba|test monitor|tester tvi|tester 5 en 1',
  'soporte para cámara':
    'brazo para domo|brazo pared domo|brazo pared|brazo poste|bracket camara|wall mount camera|pendant mount|pole mount bracket|corner mount|soporte poste|montaje esquina|montaje poste|soporte pared camara|brazo ptz|base camara|soporte domo|adaptador plafon domo|ceiling mount camera|adaptador poste',
  'caja de conexiones':
    'caja estanca|junction box|caja redonda camara|caja plastica camara|back box|caja para camara|caja de empalme camara|caja intemperie camara|caja base camara',
  balun:
    'transceptor|transceptor video|transceptor pasivo|video balun|balun hd|par balun|transceiver video|balun pasivo|balun activo',
  'conector de video':
    'bnc macho|bnc compresion|conector bnc|bnc hembra|bnc atornillable|conector dc macho|conector dc hembra|bnc rg59|bnc rg6',
  'iluminador infrarrojo': 'lampara ir|ir illuminator|iluminador ir|reflector ir|illuminator 850nm|luz infrarroja',
  'disco duro':
    'skyhawk|wd purple|purple|surveillance hdd|barracuda|ironwolf|hdd interno|disco 3.5|disco vigilancia|dd vigilancia|wd blue|wd red|disco sata|hdd sata|hdd enterprise',
  SSD: 'nvme|m.2|nvme m.2|ssd sata|estado solido|unidad ssd|solid state|ssd nvme|unidad estado solido',
  'disco externo':
    'my passport|expansion portable|disco portatil|elements portable|hdd externo|dd externo|external hdd|one touch hdd|ssd externo',
  'memoria microSD': 'microsdxc|microsdhc|micro sd|sd card|tarjeta sd|microsd surveillance|memoria sd|sdxc',
  'memoria USB': 'flash drive|pendrive|pen drive|usb drive|datatraveler|cruzer blade|memoria flash|exodia|flash usb',
  NAS: 'diskstation|servidor nas|almacenamiento en red|network attached storage|nas bahias|servidor de almacenamiento|rackstation|turbonas',
  // networks
  'switch PoE':
    'switch poe|sw poe|poe switch|switch gigabit poe|conmutador poe|switch administrable poe|sw giga poe|unifi switch poe',
  switch:
    'catalyst|sw adm|nexus switch|sw giga|sw gigabit|switch gigabit|switch escritorio|desktop switch|switch administrable|switch no administrable|smart switch l2|switch rack|sw administrable|sw no adm|managed switch|unmanaged switch|conmutador de red|switch metalico',
  'inyector PoE': 'poe injector|poe inj|inyector gigabit|adaptador poe|midspan|inj poe|inyector pasivo',
  router:
    'hex s|mikrotik hex|ccr|edgerouter|dream machine|cloud gateway|ruteador|routerboard|vpn router|multi wan|multiwan|balanceador|dual wan|router vpn|load balancer|ruteador giga',
  'router 4G':
    'modem lte|router lte|cpe lte|modem 4g|router sim|mifi|bam|router celular|4g router|lte router|ruteador lte|router 5g|modem sim',
  'router WiFi':
    'archer|router inalambrico|wifi router|ruteador wifi|router ac1200|router ax|wireless router|router doble banda|router wifi 6',
  'WiFi en malla': 'mesh|deco|sistema mesh|whole home mesh|malla wifi|wifi mesh|router mesh|kit mesh',
  'repetidor WiFi':
    'range extender|extensor wifi|extensor de rango|wifi extender|repetidor inalambrico|amplificador wifi|wifi repeater|extensor de cobertura',
  'controlador inalámbrico':
    'controlador ap|controladora ap|controlador wifi|wifi controller|cloud key|omada controller',
  firewall: 'fortigate|sophos xgs|firewall utm|utp bundle|next generation firewall|ngfw|watchguard firebox|sonicwall',
  'punto de acceso':
    'unifi u6|unifi u7|u6-lite|u6 pro|unifi ac|u6+|aironet|instant on ap|access point|ap wifi|unifi ap|omada ap|ap wifi 6|ap ac|ap ax|wireless ap|ap dual band|ap doble banda|punto acceso',
  'punto de acceso interior': 'ap techo|ap empotrable|mu mimo techo|ceiling ap|ap plafon',
  'punto de acceso exterior': 'ap exterior|outdoor ap|ap outdoor|access point exterior|ap intemperie|ap mesh exterior',
  'enlace inalámbrico':
    'nanostation|litebeam|powerbeam|nanobeam|airmax|cpe 5ghz|ptp 5ghz|ptmp|radioenlace|bridge inalambrico|enlace ptp|wireless bridge|airfiber|rocket|loco5ac|nanoloco|cpe exterior|radio 5ghz|epmp|force 300|cpe wifi exterior',
  'antena de red':
    'antena sectorial|sectorial 5ghz|sector antenna|plato 5ghz|dish antenna|antena plato|antena panel 5ghz|antena omni 2.4|antena omnidireccional|rocket dish',
  'módulo SFP':
    'mini gbic|gbic|transceiver sfp|sfp plus|modulo fibra sfp|transceptor sfp|sfp+|transceptor optico|sfp rj45',
  'convertidor de medios':
    'media converter|convertidor fibra|convertidor optico|fibra a rj45|1000sx a rj45|media conv|convertidor rj45 fibra',
  'cable UTP':
    'bobina utp|bobina cat5e|bobina cat6|utp cat5e|utp cat6|cable red bobina|utp interior|utp exterior|cable cat6|cable cat5e|ftp cat6|cable lan|bobina cable red|cable de red 305',
  'patch cord':
    'latiguillo|cordon de parcheo|patch cable|cable de parcheo|jumper utp|cable red armado|patchcord|cable patch|cordon cat6',
  'panel de parcheo': 'patchpanel|patch panel|panel parcheo|panel 24 puertos|panel modular|panel keystone|panel cat6',
  'jack RJ45': 'keystone|jack keystone|modulo keystone|jack cat6|jack cat5e|modulo hembra|modulo rj45',
  'conector RJ45':
    'plug rj45|rj-45 pass|pass thru|pass through|conector rj-45|conector rj45|plug cat6|plug cat5e|conector cat6|ez rj45',
  'gabinete de pared':
    'gab pared|gabinete mural|wall cabinet|gab 6ur|gab 9ur|gab 12ur|gabinete abatible|wall mount cabinet',
  'gabinete de piso': 'gab piso|gabinete 42ur|rack cerrado|server cabinet|gabinete servidor',
  'rack abierto': 'rack 2 postes|rack aluminio|rack piso|open rack|relay rack',
  'barra de contactos':
    'pdu|pdu rack|multicontacto|regleta|multicontacto rack|barra multicontacto|pdu basico|power strip|barra contactos|pdu 8 salidas|outlets pdu',
  'pinza ponchadora':
    'crimpadora|pinza crimp|pinza crimpeadora|crimping tool|ponchadora|pinza rj45|crimp tool|pinza compresion|crimpeadora',
  'herramienta de impacto': 'ponchadora impacto|punch down|punchdown|pinza impacto|herramienta 110',
  'probador de cable': 'lan tester|cable tester|tester red|tester rj45|probador red|tester utp|network tester',
  'cable de fibra óptica':
    'fo drop|fibra drop|cable drop|fo monomodo|fo multimodo|fibra adss|cable adss|fibra armada|fibra figura 8|cable fo|drop ftth|fo adss|cable fibra 12 hilos|fiber cable',
  fusionadora: 'fusion splicer|empalmadora|empalmadora fibra|splicer|fusionadora fo|core alignment splicer|corealign',
  OTDR: 'mini otdr|reflectometro|otdr tester|otdr',
  // energy
  UPS: 'smart-ups|smart ups|back-ups|back ups|no-break|nobreak|no break|ups interactivo|ups linea interactiva|sai|line interactive|ups regulador|ups va|battery backup|respaldo ups',
  'UPS en línea':
    'ups online|ups on line|doble conversion|double conversion|online ups|ups en linea|smart-ups srt|ups rack online',
  'batería de respaldo':
    'bat sellada|bat 12v 7ah|bateria agm|bateria gel|acumulador|bateria plomo|sla battery|lead acid|vrla|bateria sellada|bateria recargable 12v|pila 12v 7ah|ciclo profundo',
  'batería de litio':
    'lifepo4|bateria litio|lithium battery|bat litio|bateria lifepo4|litio hierro fosfato|powerwall|modulo litio',
  'adaptador de corriente':
    'eliminador|adaptador 12v|adaptador 12vdc|ac adapter|ac/dc adapter|power adapter|fuente tipo eliminador|eliminador regulado|adaptador corriente|trafo 12v|fuente plug 12v',
  'fuente de alimentación':
    'fuente 12v|fte 12v|fte cctv|fuente cctv|psu|power supply|fuente conmutada|switching power supply|fuente regulada|fuente profesional|fuente distribuida|fuente metalica',
  'regulador de voltaje':
    'avr|estabilizador|regulador avr|voltage regulator|regulador va|estabilizador de voltaje|reg voltaje|regulador contactos|linea de voltaje regulador',
  'supresor de picos':
    'protector de sobretension|protector de voltaje|supresor|surge protector|dps|spd|surge arrester|protector de picos|surgearrest|protector contra descargas',
  'panel solar':
    'modulo fotovoltaico|panel fv|modulo fv|panel mono|modulo solar|monocristalino|policristalino|mono perc|n-type|tiger neo|panel bifacial|pv module|panel 550w|celda solar|modulo bifacial',
  'inversor aislado':
    'inversor onda pura|inversor onda modificada|inversor dc ac|power inverter|inversor 12v 110v|inversor 12v a 120v|inversor de corriente|inversor auto',
  'controlador de carga':
    'mppt|pwm|bluesolar|smartsolar|controlador solar|charge controller|regulador solar|controlador mppt|controlador pwm',
  'lámpara solar':
    'alumbrado publico solar|luminaria solar|farola solar|lampara solar suburbana|street light solar|solar street light|luminario solar|poste solar|all in one solar|lampara solar|suburbana solar',
  'reflector solar':
    'reflector solar|lampara solar 200w|solar flood light|solar floodlight|proyector solar led|reflector c/panel',
  'luminaria vial':
    'alumbrado publico|luminaria vial|street light|luminario publico|lampara suburbana|cobra led|luminario vial',
  'reflector LED':
    'flood light|floodlight|reflector led|proyector led|reflector exterior|luminario reflector|reflector ultra delgado',
  generador:
    'planta de luz|planta electrica|generator|generador gasolina|generador diesel|generador inversor|planta de emergencia',
  'estación de energía':
    'ecoflow|power station|portable power|estacion portatil|bluetti|planta portatil|estacion energia|explorer 500|generador portatil bateria',
  'cargador de vehículo eléctrico':
    'wallbox|ev charger|cargador ev|cargador auto electrico|evse|cargador vehiculo electrico|wall box|estacion de carga ev',
  'interruptor termomagnético':
    'pastilla|pastilla termomagnetica|breaker|int termomagnetico|itm|miniature circuit breaker|mcb|pastilla qo|termomagnetico din|interruptor qo',
};
