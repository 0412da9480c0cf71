import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/switching.ts`. */
export const SWITCHING_SHEETS: readonly KindSheets[] = [
  {
    kind: 'switch',
    sheets:
      'concentrador red|conmutador ethernet|conmutador gigabit|conmutador administrable|conmutador capa|switch rackeable|switch lan|switch nucleo|switch agregacion|switch sfp|switch apilable|switch multigigabit|switch puertos rj45|hub ethernet|rackmount switch|layer 3 switch|stackable switch|core switch|aggregation switch|fast ethernet switch|sfp switch',
    keyed:
      'switch no administrable gigabit de escritorio con carcasa metalica|switch capa tres administrable con puertos sfp apilable para rack|conmutador de red plug and play sin ventilador bajo consumo|switch de agregacion fibra puertos sfp con fuente redundante|switch administrable en nube con vlan qos y enlace troncal|unmanaged gigabit desktop switch metal housing fanless|layer two managed ethernet switch with vlan and igmp snooping|stackable core switch with redundant power supplies and sfp uplinks|smart managed multigigabit switch rackmount with link aggregation|agrega mas puertos de red a tu casa u oficina|conecta consola tele y computadora por cable sin configurar nada|capa dos administrable con enrutamiento estatico y uplink fibra|concentrador de red de escritorio autonegociable puertos fast ethernet|apilable para centro de datos con conmutacion sin bloqueo',
  },
  {
    kind: 'switch PoE',
    sheets:
      'switch alimentacion ethernet|switch presupuesto poe|switch energiza camaras|switch hi poe|switch ultra poe|switch upoe|switch poe pasivo|switch poe camaras|switch largo alcance poe|switch af at|switch 802.3af|switch 802.3at|switch 802.3bt|conmutador puertos poe|conmutador gigabit poe|concentrador poe|puertos poe uplink|puertos poe sfp|ports poe uplink|poe ports uplink|poe managed switch|poe unmanaged switch|poe ethernet switch|hi poe switch|poe plus switch|long range poe switch',
    keyed:
      'switch poe gigabit no administrable para camaras ip modo extendido|conmutador poe administrable capa dos con uplink sfp montaje rack|switch poe de escritorio metalico sin ventilador con puertos uplink|switch poe multigigabit para puntos de acceso de alta densidad|switch poe administrado en nube con reinicio automatico de camaras|unmanaged poe switch with uplink ports and cctv extend mode|managed gigabit poe switch with sfp slots and power budget|desktop fast ethernet power over ethernet switch long range mode|layer three poe switch with high power bt ports rackmount|alimenta varias camaras ip y telefonos con un solo cable|pon tus camaras sin contactos switch con energia por red|puertos con alimentacion por ethernet para camaras y uplink gigabit|conmutador para videovigilancia con presupuesto de potencia y modo extendido|administrable con energia por cable de red para telefonos voip',
  },
  {
    kind: 'switch industrial',
    sheets:
      'switch grado industrial|switch uso rudo|switch uso industrial|switch montaje din|switch carril din|switch temperatura extendida|switch temperatura extrema|switch reforzado|switch robusto|switch profinet|switch intemperie poe|conmutador industrial|conmutador riel din|conmutador carril din|conmutador ethernet industrial|ruggedized switch|ruggedized ethernet|hardened ethernet|hardened poe|harsh environment switch|extended temperature switch|wide temperature switch|din mount switch|industrial managed switch|profinet switch|outdoor poe switch',
    keyed:
      'switch industrial no administrable montaje riel din temperatura extendida|switch poe industrial endurecido con entrada de alimentacion redundante|conmutador industrial administrable anillo redundante con puertos sfp|switch industrial gigabit carcasa aluminio protegido contra descargas gabinete exterior|switch endurecido con salida de alarma relevador y montaje din|industrial managed ethernet switch din rail redundant ring protocol|hardened poe switch wide operating temperature dual power input|rugged unmanaged industrial gigabit switch fanless metal case|industrial layer two switch with fiber ports and alarm relay|switch rudo para fabrica aguanta calor polvo y vibracion|lleva red a tus maquinas y tableros montalo en riel|conmutador endurecido para poste con anillo rapido y alimentacion redundante|riel din temperatura extrema entrada dual ethernet de planta|endurecido para trafico y subestacion con puertos poe y fibra',
  },
  {
    kind: 'inyector PoE',
    sheets:
      'inyector ethernet|inyector energia ethernet|inyector rj45|inyector multipuerto|inyector ultra poe|inyector poe pasivo|adaptador corriente poe|adaptador alimentacion ethernet|adaptador inyector|eliminador poe|alimentador poe|cargador poe|fuente alimentacion poe|fuente inyector|poe inserter|poe brick|poe wall adapter|passive poe adapter|gigabit injector|ethernet injector|midspan injector|multiport midspan|single port midspan|single port injector|power over ethernet injector|power over ethernet adapter',
    keyed:
      'inyector poe gigabit pasivo con fuente de corriente integrada|inyector poe un puerto montaje pared para punto de acceso|adaptador poe pasivo con cable de alimentacion y reinicio remoto|inyector poe de alta potencia para camara domo motorizada|inyector poe de varios puertos para rack tipo midspan|single port gigabit poe injector with ac power cord|high power bt midspan injector for outdoor access point|passive poe adapter power supply with reset button|multi port rackmount poe midspan with managed power|dale corriente a tu camara ip sin comprar switch|alimenta tu antena o telefono por el cable de red|fuente de poder poe para antena puerto datos y energia|midspan de un puerto datos con alimentacion para telefono ip|entrada de datos y salida con energia af at sencillo',
  },
  {
    kind: 'extensor PoE',
    sheets:
      'amplificador poe|amplificador distancia poe|extensor ethernet poe|extensor red poe|extensor distancia poe|extensor rango poe|extensor cascada poe|repetidor poe exterior|repetidor ethernet poe|repetidor lan poe|repetidor datos poe|prolongador poe|booster poe|extiende poe|extiende red poe|poe booster|poe regenerator|poe ethernet extender|poe lan extender|poe network extender|poe distance extender|ethernet extender poe|ethernet poe repeater|lan extender poe|power over ethernet extender|power over ethernet repeater',
    keyed:
      'extensor poe gigabit para camaras ip a larga distancia|repetidor poe exterior contra intemperie con salidas en cascada|extensor de poe una entrada y dos salidas carcasa metalica|extensor lan poe sobre cable coaxial transmisor y receptor|alargador poe industrial montaje riel din temperatura extendida|gigabit poe extender one in two out daisy chain|outdoor waterproof poe repeater for ip cameras pole mount|ethernet and poe over coax extender kit transmitter receiver|poe range extender plug and play no power supply needed|lleva tu camara ip mas lejos sin poner otro contacto|duplica la distancia de red con todo y corriente|repetidor en cascada regenera datos y energia por cable ethernet|prolongador de ethernet con alimentacion para camara lejana|una entrada cuatro salidas repite datos y energia sin fuente',
  },
  {
    kind: 'divisor PoE',
    sheets:
      'splitter gigabit poe|splitter ethernet poe|splitter activo poe|splitter corriente datos|splitter 802.3af|splitter 802.3at|splitter usb poe|divisor corriente poe|divisor ethernet poe|divisor gigabit poe|divisor energia datos|separador corriente poe|separador activo poe|separador energia datos|extractor poe|derivador poe|desacoplador poe|active poe splitter|gigabit poe splitter|isolated poe splitter|poe power splitter|power over ethernet splitter|ethernet power splitter|poe extractor|poe separator|poe to usb',
    keyed:
      'divisor poe gigabit salida de corriente directa con plug barril|separador poe activo para camara sin soporte de energia ethernet|divisor poe con salida usb tipo c para tableta|divisor poe aislado para exterior carcasa contra agua|separador de poe pasivo par de cables macho y hembra|active poe splitter dc barrel output for non poe devices|gigabit poe splitter with usb type c output|waterproof outdoor poe splitter for ip camera and intercom|isolated industrial poe splitter selectable output voltage|convierte el cable poe en red y corriente por separado|usa tu camara normal en switch poe con este separador|separador de datos y corriente con salida de voltaje seleccionable|extrae la energia del cable ethernet y entrega plug directo|splitter activo para equipos sin poe con conector micro usb',
  },
  {
    kind: 'router',
    sheets:
      'router alambrico|router multi wan|router doble wan|router dual wan|router balanceo carga|router rackeable|router bgp|router sd wan|router servicios integrados|ruteador gigabit|ruteador vpn|enrutador vpn|encaminador|modem cable|modem adsl|load balancing router|multi wan router|enterprise router|edge router|broadband router|wired router|cable modem',
    keyed:
      'router empresarial con balanceo de carga multiples wan y vpn|ruteador gigabit de escritorio con control de ancho de banda|enrutador de borde para proveedor con puertos sfp montaje rack|router balanceador con failover wan y portal cautivo|router core con fuentes redundantes bgp y mpls|multi wan vpn router with load balancing and failover|enterprise edge router with sfp ports rackmount dual power|wired gigabit router five ports bandwidth management desktop|carrier grade core router bgp ospf mpls multi core processor|junta dos servicios de internet que no falle tu negocio|controla el internet de tu cafe o escuela por cable|balanceador de enlaces con doble proveedor de internet y respaldo|puerta de enlace multiservicio con tuneles ipsec para sucursal|enrutamiento bgp y ospf para proveedores con nucleos multiples',
  },
  {
    kind: 'router WiFi',
    sheets:
      'router wireless|router ac|router triple banda|router tribanda|router gamer|router gaming|router mu mimo|router beamforming|router domestico|router hogar|router internet casa|router rompemuros|enrutador wifi|enrutador inalambrico|ruteador doble banda|modem inalambrico|dual band router|tri band router|gaming router|wireless gigabit router|wireless ac router|wireless n router|mu mimo router|ax router',
    keyed:
      'router inalambrico doble banda gigabit con antenas externas fijas|router wifi ax con control parental y puertos lan gigabit|ruteador wifi tribanda para videojuegos con puerto multigigabit|router wifi gigabit para hogar con servidor vpn y usb|modem router inalambrico con puerto telefonico y red de invitados|dual band wireless router with beamforming and gigabit lan|tri band gaming wifi router with multigig wan port|ax wireless home router with parental controls and guest network|travel wireless router pocket size usb powered with vpn|mejora el internet de tu casa sin cortes ni lag|juega y ve series sin trabarse internet inalambrico antenas potentes|doble banda simultanea con cuatro antenas y red de invitados|ruteador casero inalambrico con puerto usb para compartir archivos|inalambrico ax con ofdma mumimo y beamforming para el hogar',
  },
  {
    kind: 'router 4G',
    sheets:
      'router tarjeta sim|router doble sim|router dual sim|router portatil sim|modem celular|modem 5g|gateway celular|cpe 5g|banda ancha movil|internet portatil|cellular gateway|cellular modem|mobile broadband router|5g cpe|lte modem|pocket wifi',
    keyed:
      'router lte inalambrico con ranura tarjeta sim y respaldo wan|router celular industrial doble sim riel din con vpn|modem portatil con bateria recargable y wifi para varios usuarios|cpe exterior lte con antena integrada y alimentacion poe|router celular para vehiculo con gps y antenas desmontables|dual sim industrial cellular router with vpn and serial port|portable mobile hotspot with rechargeable battery and sim slot|outdoor lte cpe with built in directional antenna|wireless router with sim card slot and ethernet wan failover|internet en tu rancho con chip de cualquier compania|llevate el internet a todos lados con tu chip liberado|mifi de bolsillo liberado con pantalla y bateria|pasarela celular doble sim para cajeros y telemetria|chip liberado quinta generacion con wifi y puertos lan',
  },
  {
    kind: 'WiFi en malla',
    sheets:
      'wifi toda casa|wifi casa completa|cobertura toda casa wifi|sistema wifi hogar|sistema mallado|wifi mallado|kit wifi malla|router malla|ruteador malla|nodo malla|satelite mesh|unidad mesh|paquete mesh|pack mesh|red mesh wifi|red malla wifi|mesh kit|mesh pack|mesh node|mesh satellite|home mesh|home wifi system|tri band mesh',
    keyed:
      'sistema mesh doble banda kit tres nodos para toda casa|nodo wifi en malla puertos gigabit y roaming sin interrupciones|sistema malla tribanda con backhaul dedicado y control parental|nodo mesh para exterior contra intemperie ampliacion de sistema|kit malla wifi con backhaul ethernet y administracion por aplicacion|whole home mesh wifi system three pack seamless roaming|tri band mesh kit with dedicated wireless backhaul|add on mesh node satellite with gigabit ethernet ports|whole home wifi system with ethernet backhaul two pack|adios zonas muertas internet parejo en toda la casa|una sola red para todos los cuartos paquete de tres|paquete de nodos para el hogar con itinerancia transparente|satelite adicional para cobertura total del hogar con backhaul|cobertura completa con un solo nombre de red y nodos',
  },
  {
    kind: 'repetidor WiFi',
    sheets:
      'repetidor senal wifi|repetidor doble banda|repetidor internet|amplificador internet|amplificador cobertura wifi|amplia senal wifi|amplia cobertura wifi|aumenta senal wifi|mejora senal wifi|ampliador wifi|expansor wifi|expansor rango|potenciador wifi|replicador wifi|extensor alcance wifi|extensor red inalambrica|booster wifi|wireless range extender|wifi amplifier|dual band extender|dual band repeater',
    keyed:
      'repetidor wifi doble banda para enchufe con puerto ethernet|extensor de cobertura inalambrico con antenas externas y boton wps|amplificador de senal wifi de pared con luces indicadoras|repetidor inalambrico ax con contacto integrado y puerto ethernet gigabit|extensor de rango wifi exterior alta potencia con antenas omnidireccionales|dual band wifi range extender wall plug with ethernet port|wireless repeater with external antennas and wps button|ax wifi booster with passthrough outlet and signal indicator|usb powered mini wifi repeater for travel|que llegue internet hasta el ultimo cuarto enchufa y listo|amplifica la senal de tu modem sin cables muy facil|amplificador de cobertura inalambrica de enchufe con boton wps|extensor de rango para contacto compatible con cualquier modem|enchufable que repite la senal inalambrica del modem doble banda',
  },
  {
    kind: 'firewall',
    sheets:
      'fire wall|muro de fuego|equipo seguridad perimetral|gestion unificada amenazas|sistema prevencion intrusos|gateway seguridad|appliance utm|appliance perimetral|appliance seguridad red|equipo utm|concentrador vpn|proteccion perimetral red|puerta enlace seguridad|security gateway|security appliance|network security appliance|adaptive security appliance|unified threat management|unified security gateway|threat management gateway|intrusion prevention system|vpn gateway|vpn appliance|web application firewall|sd wan appliance|secure sd wan',
    keyed:
      'firewall de nueva generacion con inspeccion profunda y puertos sfp|cortafuegos de escritorio para sucursal con vpn ssl e ipsec|appliance utm con antivirus filtrado web y prevencion de intrusos|firewall industrial riel din con proteccion de redes scada|appliance de seguridad con alta disponibilidad sdwan y fuente redundante|next generation firewall appliance with intrusion prevention and ssl inspection|desktop utm firewall with integrated wireless and vpn|rackmount security gateway threat protection throughput dual power supply|rugged industrial firewall din rail for operational technology networks|protege la red de tu empresa contra hackers y virus|bloquea ataques y paginas peligrosas en tu oficina|equipo de seguridad perimetral con prevencion de intrusos y sdwan|appliance utm para pequena empresa sin ventilador con puertos gigabit|proteccion contra amenazas avanzadas con inspeccion ssl y alta disponibilidad',
  },
  {
    kind: 'licencia de firewall',
    sheets:
      'licenciamiento firewall|licenciamiento utm|renovacion utm|licencia proteccion unificada|unified threat protection license|threat protection subscription|suscripcion proteccion amenazas|licencia seguridad perimetral|suscripcion seguridad perimetral|renovacion seguridad perimetral|suscripcion filtrado web|suscripcion filtrado url|web filtering license|web filtering subscription|url filtering subscription|intrusion prevention license|intrusion prevention subscription|content filtering subscription|gateway security suite|security suite renewal|security services subscription|licencia prevencion intrusos|licencia antivirus perimetral|license next generation firewall|poliza licenciamiento firewall',
    keyed:
      'licencia anual utm filtrado web antivirus y control de aplicaciones|suscripcion de seguridad para firewall con proteccion avanzada contra amenazas|renovacion de licencia firewall con soporte premium y reemplazo equipo|licencia para firewall virtual en nube por nucleo de procesador|suscripcion prevencion de intrusos y sandbox para appliance de seguridad|unified threat protection subscription license renewal for firewall|firewall enterprise protection bundle one year license with premium support|ngfw advanced security subscription web filtering and sandboxing|virtual firewall software license per core electronic delivery|renueva la proteccion de tu firewall y sigue con soporte|activa antivirus y filtro web en tu firewall entrega digital|proteccion unificada contra amenazas renovacion multianual con soporte continuo|paquete de servicios de seguridad para utm vigencia anual electronica|renovacion de filtrado web y antimalware para equipo perimetral',
  },
  {
    kind: 'punto de acceso',
    sheets:
      'accesspoint|accespoint|acces point|access poin|punto inalambrico acceso|wireless hot spot|hot spot wifi|punto de wifi|emisor wifi empresarial|wifi usuarios concurrentes|wifi usuarios simultaneos|wifi clientes concurrentes|wifi alta densidad|high density wifi|wifi portal cautivo|captive portal multi ssid|wifi administrable nube|cloud managed wifi|wifi empresarial doble banda|wifi corporativo poe|wireless dual band poe ceiling|radio access wifi',
    keyed:
      'punto de acceso wifi doble banda administrable en nube|punto de acceso inalambrico ax mumimo alta densidad de usuarios|punto de acceso empresarial tribanda con puerto multigigabit y roaming|punto de acceso inalambrico de escritorio modo cliente y puente|punto de acceso wifi con portal cautivo y multiples redes|cloud managed wireless access point dual band poe powered|tri band enterprise access point with multigigabit uplink|high density wifi access point four by four mumimo|wireless access point with captive portal and seamless roaming|buen wifi para tu negocio restaurante u hotel muchos usuarios|conecta a todos tus clientes con pagina de bienvenida|ap empresarial administrado en nube con itinerancia rapida|hotspot empresarial con portal cautivo y vlan por red|inalambrico doble radio alimentado por poe con autenticacion radius',
  },
  {
    kind: 'punto de acceso interior',
    sheets:
      'access point plafon|access point interior|access point empotrable|access point hospitality|access point habitacion hotel|access point pared|access point oficina|desktop access point|ceiling mount access point|inwall access point|hospitality access point|ceiling mount wifi|wall plate wifi|in wall wifi|wifi techo doble banda|wifi tipo plafon|wifi habitacion hotel|punto acceso plafon|punto acceso empotrable|punto acceso hotel|punto acceso oficina|ap wall plate',
    keyed:
      'punto de acceso wifi interior para techo con alimentacion poe|access point interior de pared con puertos ethernet para habitacion|punto de acceso techo ax alta densidad con antenas internas|ap interior de plafon tribanda con puerto multigigabit|punto de acceso empotrable en caja de pared para hotel|ceiling mount indoor wireless access point dual band poe|in wall access point with ethernet ports for hotel rooms|indoor high density access point internal omnidirectional antennas|low profile indoor ceiling wifi access point cloud managed|wifi en el techo de tu oficina discreto y potente|internet en cada habitacion de tu hotel ap de pared|plafon doble banda inalambrico ax con antenas integradas|placa para pared wifi con puertos lan y paso poe|disco blanco para techo con radio doble montaje en plafon',
  },
  {
    kind: 'punto de acceso exterior',
    sheets:
      'access point intemperie|access point poste|access point ip67|access point weatherproof|weatherproof access point|ruggedized access point|stadium access point|access point estadio|access point jardin|access point terraza|access point uso rudo|punto acceso ip67|punto acceso poste|punto acceso estadio|punto acceso uso rudo|hotspot exterior|hotspot outdoor|hotspot intemperie|outdoor hotspot|outdoor mesh wifi|outdoor wireless ap|wifi parque publico|wifi plaza publica|wifi jardin terraza|ap poste|ap ip67',
    keyed:
      'punto de acceso wifi exterior omnidireccional intemperie montaje en poste|access point exterior antena sectorial integrada y proteccion contra descargas|punto de acceso intemperie ax doble banda con antenas desmontables|punto de acceso exterior mesh poe para jardines y estacionamientos|ap exterior industrial temperatura extendida con conectores tipo n|outdoor wireless access point weatherproof dual band pole mount|outdoor sector access point directional antenna surge protected|ax outdoor omnidirectional access point poe powered with mounting bracket|rugged outdoor wifi access point external antenna connectors|wifi para jardin alberca o patio aguanta lluvia y sol|da internet en parque o estacionamiento punto de acceso resistente|ap para intemperie con herraje de poste y antenas omnidireccionales|hotspot para plaza publica resistente al agua con antenas externas|intemperie doble banda montaje en mastil wifi de largo alcance',
  },
  {
    kind: 'controlador inalámbrico',
    sheets:
      'controladora wifi|controladora wlan|controlador wlan|controladora access point|controlador puntos acceso|controladora puntos acceso|ap controller|access point controller|wireless lan controller|wireless access controller|wireless network controller|mobility controller|hotspot controller|controlador hotspot|gestor access point|gestor puntos acceso|administrador access point|administrador puntos acceso|wireless management appliance|controlador red inalambrica|controladora red inalambrica|controlador hardware wifi',
    keyed:
      'controlador inalambrico hardware para administrar puntos de acceso y switches|controladora inalambrica para rack alta disponibilidad con licencias de ap|controlador wifi de escritorio con portal cautivo y acceso nube|controlador de access point con roaming y balanceo de clientes|controladora wlan virtual para campus con autenticacion radius|hardware controller for centralized management of access points and switches|wireless lan controller rackmount high availability ap licenses|compact cloud access controller poe powered usb backup|wlan controller with captive portal radius and seamless roaming|administra todos tus puntos de acceso desde el celular|controla el wifi de tu hotel desde un solo equipo|gestor centralizado de puntos de acceso con respaldo en memoria|consola fisica de administracion para red inalambrica alimentada por poe|gestion centralizada de wlan con portal de invitados y roaming',
  },
  {
    kind: 'enlace inalámbrico',
    sheets:
      'wireless backhaul|radio backhaul|radio microondas|microwave link|microwave radio link|subscriber module|modulo suscriptor|radio suscriptor|base station wireless|puente wifi|puente ethernet inalambrico|radio conectorizado|connectorized radio|connectorized subscriber|millimeter wave radio|radio ondas milimetricas|radio banda licenciada|building to building bridge|par de radios|radiobase multipunto',
    keyed:
      'enlace punto a punto exterior antena integrada de alta ganancia|estacion base punto multipunto con conectores para antena sectorial|cpe inalambrico exterior con antena direccional y alimentacion poe pasiva|puente inalambrico para elevador preconfigurado para camaras ip|radio enlace en banda milimetrica con respaldo en banda baja|point to point wireless bridge kit long range outdoor|base station radio for point to multipoint with gps sync|outdoor wireless cpe directional dual polarized antenna passive poe|millimeter wave ptp radio gigabit backhaul with dish|pasa internet de una casa a otra sin cable|manda tus camaras al otro edificio par ya configurado|radio ptmp para proveedor de internet con sincronia gps|par de puentes transparentes para videovigilancia de larga distancia|suscriptor exterior punto multipunto con plato integrado y alineacion led',
  },
  {
    kind: 'radio base punto a multipunto',
    sheets:
      'radio sectorial integrado|base sectorial|estacion base conectorizada|radio base conectorizado|suscriptores por sector|integrated sector|connectorized radio|carrier class base|ptmp base|multipoint radio',
    keyed:
      'radio estacion base conectorizado requiere antena sectorial|access point ptmp para suscriptores con gps sync|airmax base station connectorized radio|point to multipoint access point integrated sector antenna',
  },
  {
    kind: 'antena de red',
    sheets:
      'horn antenna|sector horn|symmetrical horn|antena horn|antena corneta|antena de bocina asimetrica|parabolic antenna|antena parrilla|antena grid|omnidirectional antenna|antena doble polaridad|antena dual pol|antena doble polarizacion|dual polarity antenna|dual polarized antenna|antena slant|dual slant antenna|antena sectorizada|antena guia onda|sectorial doble polarizacion|dish reflector|antena plato radomo',
    keyed:
      'antena sectorial doble polaridad para estacion base con herraje|antena parabolica tipo plato alta ganancia con radomo y blindaje|antena omnidireccional exterior de fibra de vidrio conector tipo n|antena tipo panel direccional mimo para punto de acceso|antena corneta simetrica para torre con alta inmunidad al ruido|dual polarized sector antenna mimo high gain rp sma connectors|shielded parabolic dish antenna for point to point radio|outdoor omnidirectional wifi antenna n female fiberglass|indoor rubber duck dual band antenna rp sma replacement|mejora el alcance de tu radio wisp antena para torre|cambia la antenita del router wifi por una mas larga|plato de alta ganancia doble polaridad con herraje para torre|sectorial doble polaridad mimo para celdas multipunto|reflector de rejilla banda libre con alimentador y polarizacion vertical',
  },
  {
    kind: 'antena celular',
    sheets:
      'antena exterior celular|antena donante|donor antenna|antena logaritmica periodica|antena logoperiodica|log periodic antenna|antena gsm|gsm antenna|antena gprs|3g antenna|antena umts|antena amplificador celular|antena amplificador senal|antena booster|antena router celular|antena modem celular|antena telefonia rural|antena telefono rural|antena iman gsm|antena magnetica celular|antena domo celular|cell antenna|cellular yagi',
    keyed:
      'antena celular direccional yagi para amplificador conector n hembra|antena mimo lte exterior tipo panel cables con conectores sma|antena omnidireccional celular para vehiculo con base magnetica|antena de domo interior banda ancha para techo sistema celular|antena celular bajo perfil montaje con perforacion gps y wifi|outdoor lte mimo directional panel antenna sma male cables|wideband cellular yagi antenna for signal booster n female|magnetic mount omnidirectional cellular antenna for router and vehicle|indoor ceiling dome cellular antenna multiband|agarra senal de celular en el rancho con esta antena|mas rayitas para tu modem de chip antena externa|log periodica exterior banda ancha para amplificador de senal celular|yagi de alta ganancia para telefonia rural con mastil|aleta de tiburon combinada lte gps y wifi para camion',
  },
  {
    kind: 'adaptador de red',
    sheets:
      'usb wireless adapter|wireless usb adapter|wireless nano adapter|dongle wifi|usb to lan|usb lan adapter|usb gigabit adapter|tipo c a ethernet|usb c ethernet|tarjeta ethernet|tarjeta inalambrica pci|pci express wireless|pcie wifi card|wireless card|placa de red|placa wifi pci|network interface card|converged network adapter|antena usb wifi|receptor wifi usb|wifi para computadora usb|tarjeta pcie red',
    keyed:
      'adaptador usb wifi doble banda antena externa de alta ganancia|tarjeta de red pci express gigabit rj45 bracket bajo perfil|adaptador usb tipo c a ethernet gigabit carcasa aluminio|tarjeta inalambrica pci express ax con bluetooth y disipador|tarjeta de red para servidor con puertos sfp|dual band nano usb wireless adapter for laptop and desktop|usb type c to gigabit ethernet network adapter aluminum|pci express wifi card with bluetooth and magnetic antenna base|dual port sfp server network interface card pcie|ponle wifi a tu computadora de escritorio por usb|tu laptop no trae entrada de red conectala por usb|nano receptor inalambrico usb para computadora sin wifi|nic de doble puerto para servidor bajo perfil|conecta rj45 por usb tipo c para ultrabook sin controlador',
  },
  {
    kind: 'adaptador de red por corriente',
    sheets:
      'power line adapter|power line ethernet|power line communication|power line network|adaptador plc|plc wifi|kit plc wifi|ethernet over power|ethernet por corriente|ethernet linea electrica|ethernet cableado electrico|adaptador linea electrica|red por corriente electrica|red por cableado electrico|red por linea electrica|internet por enchufe|internet por linea electrica|internet por contacto electrico|extensor linea electrica|extensor wifi corriente electrica|extensor red electrica|lleva internet por corriente|passthrough powerline|electrical wiring network adapter',
    keyed:
      'kit powerline gigabit con contacto integrado par de adaptadores|adaptador powerline con wifi doble banda y puertos ethernet|adaptador homeplug de red por linea electrica plug and play|kit de red por corriente electrica con boton de emparejamiento|extensor powerline inalambrico kit emisor y receptor para casa|gigabit powerline adapter kit with ac passthrough|homeplug av powerline ethernet adapter two pack|wifi powerline extender kit with clone button|powerline adapter single unit nano size power saving mode|usa los enchufes de tu casa para llevar internet|internet por el cableado de luz sin perforar paredes|homeplug par enchufable ethernet por instalacion electrica|red por el contacto electrico par con paso de corriente|par de enchufes que transmiten datos por la instalacion electrica',
  },
  {
    kind: 'módulo SFP',
    sheets:
      'modulo optico monomodo|modulo optico multimodo|modulo bidi|modulo bidireccional fibra|modulo xfp|modulo cwdm|modulo dwdm|modulo sfp28|modulo qsfp|small form pluggable|small form factor pluggable|pluggable optical module|hot pluggable optical|modulo insertable fibra|modulo lc duplex|modulo gigabit fibra|modulo uplink fibra|modulo interfaz gigabit|transreceptor optico|transreceptor fibra|tranceiver|tranceptor|modulo 10gbase',
    keyed:
      'modulo sfp monomodo conector lc duplex con monitoreo digital|transceptor sfp multimodo corto alcance conector lc|modulo mini gbic bidireccional un hilo lc simplex larga distancia|modulo sfp de cobre rj45 gigabit intercambiable en caliente|transceptor optico qsfp para centro de datos conector mpo|single mode sfp transceiver module duplex lc ddm|bidirectional sfp optical transceiver single fiber simplex lc|copper rj45 sfp module gigabit hot pluggable|qsfp multimode short range optical transceiver mpo|ponle fibra a tu switch modulo compatible multimarca|conecta dos switches por fibra con este par de modulos|minigbic de largo alcance monomodo temperatura industrial|transceptor lc duplex conectable en caliente para switch de fibra|gbic bidireccional por un solo hilo para puerto optico',
  },
  {
    kind: 'cable DAC',
    sheets:
      'twinaxial|cable twinaxial|passive copper cable|passive copper sfp|cable cobre pasivo|cable pasivo sfp|sfp active optical|qsfp active optical|cable optico activo sfp|cable sfp28|sfp cable|sfp28 cable|qsfp cable|qsfp breakout|cable breakout qsfp|attach copper|sfp copper cable|cable conexion directa sfp|cable interconexion sfp|uplink sfp cable|sfp to sfp|sfp a sfp|qsfp to sfp|qsfp a sfp|cable infiniband',
    keyed:
      'cable dac sfp de conexion directa pasivo cobre twinax|cable de conexion directa qsfp a qsfp para apilamiento|cable dac qsfp con derivacion a cuatro sfp|cable aoc sfp optico activo para centro de datos|cable twinax activo sfp28 para servidor y switch|passive direct attach copper twinax cable sfp to sfp|active optical cable qsfp to qsfp data center|breakout dac qsfp to four sfp passive copper|sfp28 direct attach cable low latency server uplink|une tus switches por sfp sin comprar modulos ni fibra|cable para apilar switches directo de puerto a puerto sfp|twinax pasivo con terminales sfp en ambos extremos|direct attach de derivacion para uplink entre switch y servidor|cobre ensamblado con transceptores sfp integrados para apilamiento',
  },
  {
    kind: 'convertidor de medios',
    sheets:
      'conversor medios|conversor fibra|conversor ethernet fibra|media convertor|rj45 to fiber|copper to fiber|fiber to rj45|fibra a ethernet|fibra a utp|rj45 a fibra|utp a fibra|ethernet a fibra|rj45 a sc|convertidor rj45 sc|convertidor sfp|convertidor monomodo|convertidor multimodo|convertidor gigabit sfp|optical ethernet converter|transductor fibra rj45',
    keyed:
      'convertidor de medios gigabit monomodo conector sc duplex|convertidor de fibra a ethernet bidireccional un hilo par completo|convertidor de medios con ranura sfp y salida poe|convertidor de medios industrial riel din temperatura extendida|media converter multimodo fast ethernet con fuente externa|gigabit fiber media converter single mode sc connector|sfp slot to rj45 media converter standalone or chassis|industrial poe media converter din rail hardened|bidi single fiber fast ethernet media converter pair|pasa tu fibra a cable de red kit par completo|lleva la red a otro edificio por fibra con convertidores|transceptor de fibra a rj45 monomodo con link fault|opto ethernet de un hilo conector sc lado a b|de cobre a fibra gigabit multimodo con indicadores de enlace',
  },
  {
    kind: 'chasis de convertidores',
    sheets:
      'bastidor convertidores|bastidor media converter|rack para convertidores|rack media converter|rack convertidores medios|chassis media converter|chassis for converters|media conversion chassis|media conversion system rack|media conversion center|media converter center|media converter shelf|media converter enclosure|fiber converter rack|converter card cage|converter center rack|subrack convertidores|concentrador de convertidores|gabinete para convertidores medios|unidad rack convertidores|caja convertidores slots|chasis slots fibra|chasis ranuras medios|chasis conversor medios|chasis conversores|bastidor conversores',
    keyed:
      'chasis para convertidores de medios montaje rack con fuente redundante|chasis de convertidores administrable con ranuras y ventiladores|chasis para media converter con doble fuente intercambiable en caliente|chasis rackeable para tarjetas convertidoras de fibra con modulo gestion|chasis metalico sin administracion con ranuras para convertidores independientes|rackmount media converter chassis redundant power supply|managed slide in media converter chassis with snmp module|multi slot fiber converter chassis hot swappable fans|unmanaged converter rack chassis for standalone media converters|ordena todos tus convertidores de fibra en un solo rack|una sola fuente para todos tus convertidores de medios|bastidor de varias ranuras para convertidores de fibra|rack alimentador de convertidores con fuente doble y ventilacion|ranuras para convertidores de fibra ethernet con alimentacion redundante',
  },
];
