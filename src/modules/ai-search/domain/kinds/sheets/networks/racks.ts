import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/racks.ts`. */
export const RACKS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'gabinete y rack',
    sheets:
      'armario rack|armario comunicaciones|armario telecomunicaciones|armario red|armario datos|armario 19 pulgadas|armario rackeable|armario informatico|armario cctv|mueble telecomunicaciones|telecom closet|caja para grabador|lock box dvr|guarda dvr',
    keyed:
      'rack abierto de aluminio dos postes para equipo de red|rack de cuatro postes ajustable para servidores con perforacion cuadrada|gabinete metalico para equipo con puerta cerradura y ventilacion|gabinete para exterior de telecomunicaciones con ventilador y termostato|rack movil con ruedas para equipo de audio y red|two post open frame relay rack aluminum|four post adjustable server rack square holes|outdoor telecom enclosure weatherproof with fan and lock|network equipment cabinet with glass door|monta tus switches y servidores en un rack firme|arma tu site ordenado con este rack abierto|bastidor de dos postes con base para atornillar|marco abierto universal con unidades rotuladas y tornilleria|dos postes negro en aluminio para cableado con tornilleria',
  },
  {
    kind: 'gabinete de pared',
    sheets:
      'armario mural|armario pared|rack muro|rack abierto pared|rack vertical pared|bastidor pared|bastidor mural|gabinete doble seccion|gabinete doble cuerpo|gabinete seccion abatible|gabinete wall mount|wall mounted cabinet|wall mounted rack|wall mount enclosure|wallmount enclosure|swing out rack|swing out cabinet|swing frame cabinet|swing gate rack|double section cabinet',
    keyed:
      'gabinete de pared con puerta de cristal y cerradura|gabinete para pared abatible cuerpo fijo con seccion trasera giratoria|rack de pared abierto tipo soporte con bisagra|gabinete mural compacto poca profundidad para switch y patch panel|gabinete de pared metalico con paneles laterales desmontables y ventilador|wall mount network cabinet glass door lockable|swing out wall mount rack hinged open frame|low profile vertical wall cabinet for switches|fixed wall mount enclosure with removable side panels|guarda tu modem y switch en la pared con llave|rack chico para muro ordena tu red de oficina|mural con puerta de vidrio templado para equipo de red|bastidor para muro con bisagra y acceso posterior|cuerpo abatible para muro con cristal templado y llave',
  },
  {
    kind: 'gabinete de piso',
    sheets:
      'armario piso|armario servidores|gabinete autosoportado|gabinete autosoportable|gabinete con ruedas|gabinete con rodajas|gabinete centro datos|gabinete data center|gabinete datacenter|gabinete puerta perforada|gabinete 45u|gabinete 45ur|gabinete 47u|data center cabinet|server enclosure|server rack cabinet|server rack enclosure|floor standing rack|floor standing enclosure|floorstanding cabinet|free standing cabinet|freestanding enclosure|colocation cabinet|rack servidores cerrado|gabinete floor standing',
    keyed:
      'gabinete de piso para servidores con puerta perforada y ruedas|gabinete para servidores profundo con puertas dobles traseras malla|gabinete de piso con puerta de cristal ventiladores y niveladores|rack cerrado de piso con paneles laterales y multicontacto|gabinete de piso de media altura para telecomunicaciones con llantas|floor standing server cabinet perforated mesh doors casters|deep server rack enclosure split rear doors|half height floor cabinet with glass door and fans|seismic rated data center cabinet with leveling feet|monta todo tu site en un gabinete grande con llave|gabinete alto para servidores con ruedas y ventilador|cerrado para centro de datos puerta de malla y niveladores|armario de servidores con laterales desmontables y techo ventilado|cuerpo completo con rodajas puerta perforada y postes ajustables',
  },
  {
    kind: 'gabinete exterior',
    sheets:
      'gabinete ip67|gabinete ip55|gabinete hermetico|gabinete poliester|gabinete policarbonato|gabinete fibra vidrio|gabinete acero inoxidable|gabinete climatizado|gabinete impermeable|gabinete prueba agua|gabinete resistente agua|gabinete outdoor|armario exterior|armario intemperie|armario estanco|tablero intemperie|outdoor rack|waterproof cabinet|weatherproof cabinet|weather resistant enclosure|pole mount enclosure|pole mount cabinet|polycarbonate enclosure|fiberglass enclosure|street cabinet',
    keyed:
      'gabinete para intemperie de acero galvanizado con placa de montaje|gabinete exterior de policarbonato puerta transparente y empaque|gabinete metalico estanco para poste con abrazaderas y chapa|gabinete de aluminio con aire acondicionado para telecomunicaciones exterior|caja nema de fibra de vidrio para equipo en poste|outdoor weatherproof enclosure with back plate and locking latch|pole mount outdoor cabinet with ventilation fans and filter|fiberglass nema enclosure hinged cover stainless steel hardware|die cast aluminum waterproof enclosure with cable glands|protege tu equipo de lluvia y polvo caja hermetica|caja grande impermeable para camaras y fuente en patio|envolvente estanca abs gris con tornillos y prensaestopas|para intemperie con techo contra lluvia empaque y llave|doble pared para baterias y radio montaje en torre gabinete',
  },
  {
    kind: 'rack abierto',
    sheets:
      'rack dos columnas|rack 2 columnas|rack cuatro postes|rack cuatro columnas|rack doble poste|rack esqueleto|rack tipo marco|rack sin puertas|rack telco|telco rack|aluminum rack|two post frame|four post frame|2 post frame|open bay rack|skeleton rack|marco abierto rack|marco dos postes|marco cuatro postes|rack profundidad ajustable|adjustable depth rack|rack open frame|rack two post',
    keyed:
      'rack abierto de dos postes aluminio anodizado para piso|rack de cuatro postes profundidad ajustable acero negro|bastidor abierto de piso con barrenos roscados y base ancha|rack abierto de pared abatible con bisagra para panel|rack abierto con ruedas y niveladores para laboratorio de redes|two post open frame relay rack aluminum floor mount|four post open frame rack adjustable depth square holes|wall mount open frame rack swing out hinged|seismic rated two post relay rack welded steel black|arma tu site facil estructura abierta para switch y servidor|rack sencillo sin puertas para casa u oficina desarmable|bastidor de telecomunicaciones autosoportado con perfil perforado y anclas|dos postes aluminio ligero con escuadras para fijar al piso|estructura sin puertas ni paredes cuatro columnas perforacion cuadrada',
  },
  {
    kind: 'accesorio de rack',
    sheets:
      'kit aterrizaje rack|kit aterrizaje gabinete|rack grounding kit|ruedas para rack|ruedas para gabinete|rodajas gabinete|casters gabinete|puerta para gabinete|puerta para rack|panel lateral gabinete|rack drawer|cajon para rack|zoclo gabinete|base para rack|baying kit|kit union gabinetes|patas niveladoras gabinete|nivelador gabinete|lampara rack|filtro gabinete',
    keyed:
      'organizador vertical de cables para rack con tapa abatible|barra de tierra de cobre para rack con aisladores|juego de ruedas con freno para gabinete de piso|panel con cepillo pasacables para rack acero negro|chapa con llave de repuesto para puerta de gabinete|rack grounding busbar kit copper with insulators and hardware|horizontal cable manager finger duct with cover rack mount|heavy duty caster kit for floor standing server cabinet|rack mount brush strip cable entry panel black steel|ilumina tu site lampara led para rack con interruptor|ordena los cables de tu rack anillos metalicos y tornillos|niveladores y zoclo para gabinete de comunicaciones de piso|anillos de acomodo de cable atornillables a poste de rack|cajon deslizable con llave para herramienta montaje en bastidor',
  },
  {
    kind: 'charola de rack',
    sheets:
      'charola cantilever|charola voladiza|charola volada|charola ajustable|charola corrediza|charola telescopica|charola extraible|charola retractil|charola 2 postes|charola 4 puntos|charola teclado|keyboard tray|charola para servidor|charola porta equipo|charola bastidor|charola 19 pulgadas|repisa ventilada|estante rack|estante gabinete|bandeja gabinete|sliding tray',
    keyed:
      'charola fija ventilada para rack acero rolado en frio|charola deslizable con rieles para teclado y monitor|charola para gabinete de cuatro puntos de apoyo carga pesada|bandeja en voladizo para rack de dos postes perforada|charola fija con ceja frontal para equipo sin orejas|vented cantilever rack shelf two post cold rolled steel|sliding rack mount shelf with ball bearing rails|heavy duty four post fixed shelf adjustable depth|universal rack shelf for router modem and small devices|coloca tu modem y grabador en tu rack repisa ventilada|base para poner equipo en gabinete de pared con tornillos|repisa metalica ranurada sujecion frontal a bastidor|doble soporte lateral para rack de dos postes ventilada|deslizable extraible para equipo pesado en gabinete profundo bandeja',
  },
  {
    kind: 'ventilador de rack',
    sheets:
      'extractor rack|extractor aire gabinete|turbina gabinete|kit abanicos|kit extractores|kit enfriamiento rack|kit enfriamiento gabinete|panel ventiladores|panel ventilacion rack|modulo ventiladores gabinete|modulo ventilacion rack|unidad ventiladores|techo ventiladores|bandeja ventiladores|bandeja ventilacion|ventilacion forzada gabinete|fan panel|roof fan|rackmount fan|cooling fan cabinet|exhaust fan cabinet|enclosure fan',
    keyed:
      'kit de dos ventiladores para techo de gabinete con termostato|charola de ventilacion para rack con cuatro abanicos y pantalla|ventilador axial para gabinete de pared con rejilla y cable|unidad de ventilacion para techo de gabinete con interruptor|panel extractor de aire para rack silencioso con sensor temperatura|rack mount fan tray with digital thermostat controller|roof mount cabinet fan kit ball bearing low noise|quiet rack cooling fan panel front intake rear exhaust|replacement axial fan with finger guard for network cabinet|evita que se caliente tu equipo abanico silencioso para rack|saca el aire caliente de tu gabinete con dos abanicos|extractores de aire para techo de gabinete de servidores|turbina axial con rejilla de metal para gabinete de comunicaciones|modulo de enfriamiento con termostato cuatro abanicos montaje en bastidor',
  },
  {
    kind: 'tornillos de rack',
    sheets:
      'tornillo m6|tornilleria gabinete|tornilleria m6|kit tornilleria rack|kit tornillos tuercas|juego tornillos tuercas|paquete tornillos tuercas|tuerca canasta|tuerca cautiva|tuerca flotante|tuerca clip|tuerca gabinete|cagenut|caged nut|captive nut|clip nut|m6 screw|m6 cage|rackmount screw|cabinet screw|screw kit rack|screws and washers rack',
    keyed:
      'tornillo con tuerca enjaulada para rack cuadrado acero niquelado|juego de tuercas enjauladas tornillos y rondanas de plastico|tornillo cabeza de cruz rosca metrica para rack bolsa|tuerca canastilla de presion para gabinete con tornillo negro|tornilleria para rack roscado punta piloto cabeza plana|cage nuts and screws kit with washers square hole rack|pilot point rack screws black oxide cross recess truss head|clip nuts for threaded rail equipment mounting hardware|nickel plated mounting screws and cage nuts for server cabinet|fija tus equipos al rack bolsa de tornillos con jaula|paquete de tuercas con grapa y tornillos para gabinete|enjaulada con rondana plastica rosca metrica para barreno cuadrado|ferreteria para fijar equipo en bastidor tuerca jaula y rondana|rosca fina cabeza de cruz galvanizado para rack bolsa tornillo',
  },
  {
    kind: 'orejas y rieles de rack',
    sheets:
      'bracket rack|bracket montaje rack|soporte montaje rack|herraje rack|aletas rack|adaptador montaje rack|rackmount ear|rack bracket|rack mount bracket|rack mounting bracket|rack mounting kit|riel deslizable|riel telescopico|guia deslizante servidor|rackmount bracket',
    keyed:
      'orejas de montaje en rack para switch acero negro par|kit de montaje en rack para grabador con tornillos|rieles deslizables para servidor con brazo de cables|rieles ajustables de cuatro postes para respaldo de energia|soporte doble para montar dos enrutadores juntos en rack|rack mount ears bracket kit for desktop switch|sliding rail kit for rack server with cable management arm|adjustable four post rail kit for rack mount battery backup|rack mount adapter bracket for compact firewall appliance|monta tu switch de escritorio en rack par de escuadras|adaptador para subir tu grabador al rack incluye tornilleria|escuadras laterales metalicas para fijar switch a bastidor|guias telescopicas de baleros para servidor sin herramienta|par izquierda y derecha con tornillos para enrutador en rack',
  },
  {
    kind: 'tapa ciega de rack',
    sheets:
      'tapa gabinete ur|tapa relleno|tapa cubre espacio|tapa espacio rack|panel obturador|obturador rack|placa ciega rack|placa ciega gabinete|placa ciega ur|cubierta ciega rack|cubierta ciega|panel liso rack|panel vacio rack|panel cubre espacio|relleno rack|blank plate rack|blank filler|filler plate|rack filler|vented blank|blank rack cover|snap in filler|airflow blanking|toolless blanking',
    keyed:
      'tapa ciega metalica para rack acero negro texturizado|panel ciego plastico a presion sin herramienta para gabinete|tapa ciega ventilada para rack con ranuras de aire|panel de relleno abatible con bisagra para rack|tapa ciega de aluminio liso para gabinete con tornillos|tool less blanking panel snap in plastic black|flanged steel blank filler panel for equipment rack|vented blank rack panel perforated for airflow|hinged blank panel for rack mount cabinet smooth finish|cubre los espacios vacios de tu rack y mejora ventilacion|tapas negras de plastico para huecos del gabinete faciles|frente liso metalico para cubrir unidad de rack sin uso|relleno a presion para pasillo frio unidad vacia|para cubrir espacio libre en bastidor acero negro ciega',
  },
  {
    kind: 'barra de contactos',
    sheets:
      'unidad distribucion energia|unidad distribucion potencia|unidad distribucion electrica|distribuidor energia rack|multitoma|toma multiple|multi contacto|barra corriente|barra enchufes|barra alimentacion rack|tira tomacorrientes|columna contactos|cubo contactos|alargador enchufes|power outlet strip|socket strip',
    keyed:
      'barra multicontacto para rack con supresor e interruptor iluminado|barra de contactos vertical para gabinete clavija con seguro|unidad de distribucion de energia administrable con medicion por toma|multicontacto de aluminio contactos traseros y breaker montaje horizontal|regleta de contactos polarizados con tierra y cable largo|metered rack power distribution unit vertical zero unit locking outlets|switched rack pdu with remote outlet control network interface|rack mount power strip aluminum housing surge protection|basic horizontal pdu rear outlets circuit breaker locking plug|conecta varios aparatos extension con usb y supresor de picos|multicontacto de escritorio con cable plano y boton encendido|torre vertical con puertos usb y contactos giratorios|distribucion de energia monofasica para gabinete con amperimetro digital|toma multiple aterrizada metalica uso rudo con clavija hospitalaria',
  },
  {
    kind: 'servidor',
    sheets:
      'computadora workstation|computadora rackeable|computadora para rack|equipo computo rack|computo alto rendimiento|high performance computing|hiperconvergente|hyperconverged|nodo hiperconvergente|appliance virtualizacion|virtualization appliance|host virtualizacion|blade chassis|chasis blade|computing node|compute node|edge computing node',
    keyed:
      'servidor para rack doble procesador memoria expandible fuentes redundantes|servidor torre para pequena empresa con discos y controladora raid|servidor de grabacion de video bahias intercambiables en caliente|servidor de gestion de video con software preinstalado rack|estacion de trabajo torre con tarjeta grafica profesional para monitoreo|dual socket rack server hot swap bays redundant power|tower server entry level with raid controller and ecc memory|video management server preinstalled client workstation raid storage|artificial intelligence server with graphics accelerators rack mount chassis|computadora potente para virtualizar y guardar archivos de tu empresa|equipo torre para negocio reacondicionado con memoria y discos|appliance de analitica de video con aceleradora grafica rack|doble procesador fuente redundante bahias frontales controladora raid|nodo de virtualizacion con memoria ecc y discos solidos server',
  },
  {
    kind: 'KVM',
    sheets:
      'keyboard video mouse|keyboard mouse switch|conmutador monitor teclado|conmutador video teclado|conmutador teclado mouse|conmutador teclado raton|selector teclado mouse|interruptor teclado raton|comparte teclado mouse|compartir teclado monitor|controla computadoras teclado|consola monitor teclado|consola teclado monitor|consola para servidores|consola led rack|consola cajon|cajon consola|cajonera monitor teclado|monitor teclado rackeable|lcd console|lcd drawer|lcd rack console|drawer console|console drawer|extensor teclado mouse|teclado video mouse',
    keyed:
      'switch kvm hdmi usb para controlar varias computadoras|consola kvm con pantalla lcd teclado y raton para rack|conmutador kvm displayport doble monitor con audio|kvm sobre ip acceso remoto a servidores puerto virtual|extensor kvm usb hdmi por cable de red|dual monitor displayport kvm switch with usb hub|rack mount lcd console drawer with integrated kvm switch|kvm over ip switch remote access virtual media|usb c kvm switch two computers hotkey switching|usa un solo teclado y raton en dos computadoras|comparte monitor teclado y mouse entre laptop y computadora selector|consola retractil pantalla plana con teclado y touchpad bastidor|teclado video y raton compartido con cambio por tecla rapida|selector de computadoras vga usb con cables integrados',
  },
  {
    kind: 'thin client',
    sheets:
      'thinclient|zeroclient|cliente cero|cliente liviano|cliente virtual|cliente vdi|lean client|slim client|light client|diskless client|diskless workstation|network computer|computadora sin disco|terminal virtual|terminal liviana|terminal vdi|vdi terminal|vdi client|vdi endpoint|virtual desktop terminal|virtual desktop client|terminal escritorio virtual|terminal escritorio remoto|cliente escritorio virtual|estacion ligera',
    keyed:
      'cliente ligero de escritorio sin ventilador montaje en monitor|cliente delgado con memoria flash y sistema embebido|cliente cero para escritorios virtuales doble pantalla|thin client compacto procesador de bajo consumo con base vertical|cliente ligero portatil para escritorio remoto con wifi|fanless thin client dual display virtual desktop flash storage|zero client for virtual desktop infrastructure hardware decoding|compact thin client with vesa mount and wireless module|mobile thin client embedded operating system remote desktop access|mini terminal para conectarte al servidor remoto ahorra energia|equipo chiquito para escritorio virtual sin disco duro oficina|terminal tonta sin disco para sesion remota en servidor|puesto de trabajo virtualizado sin ventilador protocolo de escritorio remoto|delgado con soporte vesa para sesiones virtuales cliente',
  },
];
