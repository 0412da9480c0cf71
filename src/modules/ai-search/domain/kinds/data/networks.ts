import type { KindEntry } from '../book/kind-entry';

/** Networks, cabling, telephones. */
export const NETWORKS: readonly KindEntry[] = [
  {
    kind: 'switch',
    is: 'switch|switch red|conmutador red|network switch|switch gigabit|switch administrable|switch ethernet|ethernet switch|swich|suich|unmanaged switch|managed switch|switch capa|sw puertos|switch puertos|concentrador|hub red',
    say: 'conectar varias computadoras con cable|mas entradas de internet|se me acabaron las entradas del modem|multiplicar las entradas de red|repartir el internet por cable a varias compus|cajita con muchos puertos de red|ladron de internet|ladron para cables de red|dividir el cable de internet|sacar varios cables de uno de internet|connect several computers|more ethernet ports|barrita donde se conectan los cables de red|regleta para internet|me faltan puertos en el modem|repartir internet con cable a varias computadoras|cajita con muchas entradas de red|conectar mas computadoras al modem|hacer mas salidas de internet por cable|multicontacto de red|donde se conectan todos los cables de red|hub de red|network splitter box|mas puertos de internet|repartir internet por cable|conectar varias computadoras|se acabaron las entradas del modem|red de la oficina|conectar impresoras y compus|multiplicar los puertos|lan ports|aparato de red con foquitos|unir computadoras por cable|conmutador de red|salon de computo|vlan',
  },
  {
    kind: 'switch PoE',
    within: 'switch',
    is: 'conmutador poe|poe network switch|switch poe|poe switch|switch puertos poe|switch con poe|switch gigabit poe|switch poe+',
    say: 'alimentar las camaras por el mismo cable de red|dar corriente a camaras ip por cable de red|que las camaras se prendan sin fuente|conectar camaras ip y que les llegue luz|corriente y red por el mismo cable para varias camaras|power cameras through network cable|alimenta camaras por el mismo cable de datos|energia por el mismo cable de red|dar luz y red por el mismo cable|prender las camaras con el cable de red|sin poner eliminador a cada camara|alimentar telefonos por cable de red|switch que da corriente|cajita de red que alimenta camaras|corriente y red por el mismo cable|prender camaras sin eliminador|alimentar telefonos ip|camaras ip un solo cable|switch para camaras|que les mande energia a los access point|power over ethernet switch',
  },
  {
    kind: 'inyector PoE',
    is: 'inyector poe|inyector|poe injector|midspan|adaptador poe|inyector gigabit',
    say: 'mandar corriente por el cable de red|dar luz a una antena por el cable|una sola camara con corriente por el cable de red|fuentecita de la antena|alimentar antena por el cable de internet|prender el telefono sin eliminador por cable de red|alimentar la antena por el cable|eliminador con entrada de red|cosito que mete corriente al cable de internet|prender una sola camara ip por el cable|darle corriente a una camara por el cable de red|prender una antena con el cable|cajita para mandar corriente por utp|un solo access point sin enchufe|eliminador poe|adaptador poe',
  },
  {
    kind: 'router',
    is: 'router|ruteador|enrutador|modem|gateway|balanceador|router balanceador|router gigabit|routerboard|mikrotik router|router empresarial',
    say: 'aparato que da internet en la casa|repartir el internet|dos compañias de internet a la vez|que si se cae un internet entre el otro|cajita del internet|modem para mi casa|dar internet a toda la oficina|compartir el internet con los vecinos|share internet|que el wifi sea mas rapido|juntar dos internets|controlar quien usa el internet|aparato que reparte internet|modem mejor que el de la compañia|caja del internet|internet de dos compañias al mismo tiempo|el modem de telmex no sirve|administrar el internet de la oficina|cobrar el internet|dar fichas de internet|repartir megas|internet|modem|se cae el internet|aparato del internet|dos internets para que no se caiga|balancear|internet del negocio|vpn entre sucursales|internet provider box|conectar dos lineas',
  },
  {
    kind: 'router 4G',
    within: 'router',
    is: 'router 4g|router lte|modem 4g|router celular|router sim|router 5g|mifi|router industrial 4g|modem usb 4g|lte router|gateway lte|hotspot|router 4g lte|cpe 4g|mobile router',
    say: 'internet con chip|internet con tarjeta de celular|internet donde no llega el cable|modem que use chip telcel|internet en el camion|wifi para el camion|internet en la obra|internet en el rancho con señal de celular|internet con sim|wifi para viajar|internet portatil|wifi para pasajeros|internet para el rancho|internet donde no llega telmex|modem de chip|internet portatil para el local|modem con sim|wifi para obra sin linea|internet donde no hay telmex|modem con chip|internet movil|wifi portatil|respaldo de internet con celular|internet sin cable|no llega la fibra a mi casa|travel wifi|camaras donde no hay internet',
  },
  {
    kind: 'firewall',
    is: 'firewall|cortafuegos|utm|firewalls|next generation firewall|ngfw|seguridad perimetral red',
    say: 'que no entren hackers|proteger la red de virus|bloquear paginas en la oficina|bloquear facebook a empleados|que no se metan a la red|proteger las computadoras de ataques|que mis empleados no vean paginas|trabajar desde casa conectado a la red de la oficina|ransomware|block websites|evitar que hackeen|que no me hackeen la oficina|bloquear paginas a los empleados|bloquear facebook en el trabajo|conectar sucursales seguras|que no entren a paginas malas|conexion segura entre oficinas|trabajar desde casa entrando a la red|que no nos hackeen|bloquear paginas|empleados en facebook|virus en la red|proteger la red de la empresa|controlar navegacion|vpn|seguridad informatica|limitar youtube|espiar trafico',
  },
  {
    kind: 'punto de acceso',
    is: 'punto acceso|access point|ap|ap wifi|punto de acceso wifi|wireless access point|ap interior|ap exterior|unifi ap|access points|antena wifi|ap techo|wap',
    say: 'wifi para hotel|wifi para restaurante|wifi para toda la escuela|wifi que aguante muchos usuarios|wifi en el patio|wifi en la alberca|poner wifi en la plaza|wifi de techo|wifi para muchos clientes a la vez|internet inalambrico para toda la oficina|cubrir la bodega con wifi|wifi en jardin para fiesta|wifi for hotel|wifi en el salon de eventos|que los huespedes tengan wifi|wifi para oficina|wifi para muchos clientes|dar internet inalambrico en restaurante|wifi en la escuela|antena que da wifi en el patio|wifi para la plaza|cobertura en toda la oficina|wifi en el jardin|wifi en la bodega|se conecta mucha gente y se cae el wifi|wifi para fiesta o salon|wifi para el hotel|wifi en el restaurante|señal wifi pareja|muchos conectados al wifi|antenita redonda del techo|wifi en la plaza|wifi para clientes|wifi para la escuela|guest wifi|wifi para bodega|internet sin cable en la oficina|cien personas conectadas',
  },
  {
    kind: 'repetidor WiFi',
    is: 'amplificador senal wifi|amplificador de wifi|repetidor wifi|repetidor|extensor wifi|amplificador wifi|extensor rango|range extender|wifi extender|repeater|extensor cobertura',
    say: 'no llega el internet al cuarto de arriba|no llega el wifi a la recamara|que llegue el internet al fondo de la casa|mejorar la señal del wifi|ampliar la señal de internet|el wifi no llega al patio|jalar mas señal de wifi|wifi debil|se pierde el wifi en la cocina|que el wifi llegue a toda la casa|casa de tres pisos wifi|wifi doesnt reach bedroom|extend wifi|señal de internet en el segundo piso|aumentar el alcance del wifi|zonas muertas de wifi|el wifi no llega a mi cuarto|aumentar la señal del internet|wifi en el segundo piso|ampliar el wifi de la casa|internet debil en la recamara|que jale el wifi hasta atras|la señal no alcanza al patio|extender el wifi|zonas sin wifi|no llega el wifi al cuarto|ampliar la señal|el internet no llega atras|se corta el wifi en la recamara|aparatito que se enchufa para el wifi|segundo piso sin internet|wifi hasta el patio|la señal no pasa las paredes|weak wifi|extender señal|punto muerto',
  },
  {
    kind: 'enlace inalámbrico',
    is: 'enlace|enlace punto punto|punto punto|enlace inalambrico|ptp|ptmp|radio enlace|cpe|estacion base|antena enlace|bridge inalambrico|wireless bridge|airmax|point to point|enlace ptp|punto multipunto|litebeam|nanostation|powerbeam|puente inalambrico|radioenlace',
    say: 'llevar internet de una casa a otra|pasar internet al rancho|mandar internet a otro edificio sin cable|conectar dos edificios sin tirar cable|llevar el internet a kilometros|antena para mandar internet lejos|compartir internet con mi otra casa al otro lado de la calle|pasar señal de camaras a otro edificio|internet de la oficina a la bodega de enfrente|llevar internet a la caseta|send internet to another building|unir dos naves por aire|antenas para vender internet en el pueblo|a 3 km de distancia internet|pasar internet a la casa de enfrente|mandar internet al rancho sin cable|antenas que se ven una con otra|llevar red a otra nave|compartir internet con mi hermano a dos cuadras|mandar las camaras a otra bodega sin cable|vender internet en el pueblo|antena para aventar internet lejos|puente de red por aire|unir dos edificios sin cable|pasar internet a otra casa|compartir internet con el vecino|llevar red a la bodega sin cable|internet de cerro a cerro|antenas que se apuntan|mandar video de camaras sin cable a otro edificio|kilometros|internet al rancho desde el pueblo|wireless bridge|cruzar la calle sin cable|camaras en el poste lejos|unir dos edificios',
  },
  {
    kind: 'antena de red',
    is: 'antena sectorial|antena parabolica|antena direccional|antena dish|antena omnidireccional|sector antenna|dish antenna|antena 5ghz|antena plato|antena yagi|antena wifi externa|antena panel',
    say: 'plato para internet|antena grande para torre de internet|antena para cubrir un pueblo|cubrir varios clientes desde la torre|antena que apunta lejos|antena sectorial para dar internet|antena grande para enlace|antena con ganancia para radio de internet|antena de wifi mas grande|plato de antena|sectorial|antenitas para router|aumentar ganancia|dish|antena para modem 4g|antena panel',
  },
  {
    kind: 'módulo SFP',
    is: 'modulo gbic|gbic|sfp|modulo sfp|transceptor sfp|transceptor fibra|minigbic|mini gbic|sfp module|sfp+|qsfp|transceiver|modulo fibra|transceptor optico|transceptor sfp+',
    say: 'conectar fibra al switch|pieza que se mete al switch para fibra|modulito para la fibra del switch|adaptador de fibra para el switch|modulito de fibra|cajita metalica para puerto de fibra|meter fibra al switch|transceptor optico|cosito metalico para fibra|gbic|conectar switch con fibra|mini gbic',
  },
  {
    kind: 'convertidor de medios',
    is: 'convertidor medios|media converter|convertidor fibra|convertidor de medios|convertidor ethernet fibra|transceiver ethernet|media convertidor',
    say: 'pasar de fibra a cable de red|convertir fibra a ethernet|cambiar de fibra optica a rj45|cajita que convierte la fibra|cajita de fibra a rj45|convertir la luz de la fibra a red|cambiar fibra por cable|fibra a utp|cajita para fibra|llevar red a 2 km con fibra|media converter|de cable normal a fibra optica',
  },
  {
    kind: 'ONT y OLT',
    is: 'modem fibra|modem ftth|ont|olt|onu|gpon|epon|xpon|splitter optico|divisor optico|splitter plc|ont gpon|olt gpon|plc splitter|splitter fibra',
    say: 'internet por fibra para mis clientes|aparato del cliente de fibra optica|repartir una fibra a varias casas|poner mi empresa de internet por fibra|cabecera de fibra|caja de fibra del cliente|modem de fibra optica|dar internet por fibra en colonia|equipo central de fibra para proveedor|internet por fibra al hogar|poner mi propio internet de fibra en el pueblo|modem de fibra|cajita de fibra del cliente|dar internet por fibra|gpon|wisp|vender internet|fiber modem',
  },
  {
    kind: 'adaptador de red',
    is: 'adaptador usb wifi|tarjeta red|adaptador red|usb wifi adapter|tarjeta wifi|nic|network adapter|adaptador usb ethernet|adaptador inalambrico usb|tarjeta pci|network card|adaptador wifi|usb a ethernet|usb a rj45',
    say: 'mi compu no tiene wifi|ponerle wifi a la computadora|usb para que la compu agarre wifi|mi laptop no tiene entrada de red|antenita usb para internet|add wifi to pc|computadora de escritorio sin wifi|usb para wifi|antenita para computadora|conectar cable de red a laptop sin entrada|la pc no agarra wifi|tarjeta para internet inalambrico|wifi para la computadora de escritorio|mi compu no agarra wifi|usb de wifi|antenita usb|tarjeta de red|laptop sin entrada de red|poner bluetooth a la pc|wifi dongle|de usb a red',
  },
  {
    kind: 'cable UTP',
    is: 'bobina utp|bobina cat|bobina de red|cable utp|utp|bobina cable|bobina utp|cable red|cable ethernet|cable cat6|cable cat5e|cable cat6a|ethernet cable bulk|cable categoria|cable par trenzado|cbl utp|cable ftp|rollo utp|bulk cable|bob utp|cable lan|network cable|cable de red exterior',
    say: 'rollo de cable de internet|caja de cable azul para redes|cablear una oficina|cable para meter internet a todos los cuartos|300 metros de cable para camaras|tirar red en la escuela|cable para las camaras ip|box of network cable|carrete de cable para red|cable de internet para exterior|cable de internet por metro|caja de cable de red|rollo de cable azul|cable de red para cablear la oficina|alambre de internet|cable de ocho hilos|bobina para red|cable gris de computadora|cable para internet|cable de camaras ip|cablear la oficina|cable de 8 hilos|trescientos metros de cable|caja de cable de internet|cable para exterior de red|cable de par trenzado|ethernet cable roll|jalar red por la casa|bobina|cable del modem al cuarto',
  },
  {
    kind: 'patch cord',
    is: 'patch cord|patchcord|cordon parcheo|cable parcheo|cable patch|patch cable|latiguillo|cable red armado|cordon utp|patch cord cat6|cord cat6',
    say: 'cable de internet ya hecho|cablecito del modem a la compu|cable de red corto con sus puntas|cable para conectar la tele al modem|cable de red ya armado|cable de internet de 2 metros|ethernet cable for my pc|cable de la consola al modem|cablecitos para el rack|cable de red ya hecho|cablecito de internet cortito|cable con sus puntas|cable del modem a la compu|cable de red con plugs|cable para la tele smart a modem|cable de internet de dos metros|cable con puntas ya hechas|conectar la compu al modem|cable corto de red|lan cable|cablecito del rack|cable del xbox al modem|cable de red armado|cable del modem a la tele|ethernet cord',
  },
  {
    kind: 'cable coaxial',
    is: 'bobina coaxial|bobina cable coaxial|bobina rg59|bobina rg6|coaxial rg6|coaxial rg59|cable coaxial|coaxial|rg59|rg6|coax|coaxial cable|rg11|cable cctv',
    say: 'cable de camara con corriente|cable doble de video y luz para camara|cable de camaras analogicas|cable de la antena de la tele|cable grueso de television|cable para camaras viejas|cable de camaras viejas|cable de la antena|cable gordo de video|cable siames con corriente|cable de television|cable de antena de tele|cable de camara analogica|rollo de cable para camaras|cable de izzi|cable negro de video|cable grueso de tv|cable de sky',
  },
  {
    kind: 'cable de alarma',
    is: 'multiconductor|cable alarma|cable para alarma|cable alarmas|cable multipar|cable multiconductor|cable control acceso|alarm cable|cable 4 hilos|cable 2 hilos|cable uso rudo|cable calibre|cable thhn|cable thw|cable electrico|cable porta electrodo|alambre|security cable',
    say: 'cablear sensores|cable para los sensores de la alarma|cablecito delgado para alarma|cable rojo para incendio|cable de luz|cable para contactos|cable de cobre para instalacion electrica|cable para las bocinas|alambrar una casa|cable para conectar las bocinas|cable delgado para sensores|cable de dos hilos para alarma|cable para timbre|cable de cuatro hilos para teclado|alambre para bocinas y sensores|cable para detectores de humo|cable delgado de varios hilos|alambrar sensores|cable para chapa|cable de interfon|cable de cuatro hilos|cable para boton|cable calibre 18|cable de dos hilos|extension electrica rollo|wire for alarm',
  },
  {
    kind: 'cable de fibra óptica',
    is: 'fibra|fibra optica|carrete fibra|rollo fibra|fo exterior|fo interior|cable fibra|fibra optica|cable fibra optica|bobina fibra|fibra monomodo|fibra multimodo|fiber cable|fiber optic cable|cable adss|cable drop|fibra om3|fibra om4|fibra autosoportada|cable optico|drop',
    say: 'cable de vidrio para internet|llevar internet a 1 kilometro por cable|cable de luz para datos|cable para unir dos edificios lejos|cable de fibra para postes|tirar fibra entre naves|rollo de fibra|cable de vidrio|cable que manda luz|tendido en postes de fibra|internet a varios kilometros por cable|fibra para exterior aerea|internet de vidrio|fibra para poste|cable que aguante kilometros|drop|fibra aerea|hilos de vidrio|fiber roll|tender fibra entre edificios',
  },
  {
    kind: 'jumper de fibra',
    is: 'patch fibra|jumper fo|jumper|jumper fibra|patch cord fibra|cordon fibra|fiber patch|pigtail fibra|fiber jumper|patchcord fibra|jumper duplex|jumper monomodo|fiber patch cord',
    say: 'cablecito de fibra con puntas|cable amarillo de fibra corto|cable de fibra ya armado|cable del modem de fibra|cablecito de fibra ya hecho|cable amarillo de fibra|cable corto de fibra con conectores|puente de fibra|cablecito amarillo|puntas de fibra|cable naranja|de sc a lc|unir equipos de fibra|patch de fibra|fiber cord',
  },
  {
    kind: 'distribuidor de fibra',
    is: 'odf|distribuidor fibra|panel fibra|caja distribucion fibra|nap|caja nap|cierre empalme|fiber enclosure|charola fibra|mufa|distribuidor optico|caja terminal fibra|roseta optica|acoplador fibra|panel distribucion|acoplador sc|splice closure',
    say: 'donde terminan las fibras|caja para proteger los empalmes de fibra|caja de fibra para poste|acomodar las fibras en el rack|caja donde llega la fibra|charola para acomodar fibra|caja para empalmar fibra|caja negra de poste de fibra|organizar las puntas de fibra|caja para guardar fibra|roseta|donde llegan los hilos de fibra|mufa|caja de empalme de fibra|charola de fibra|pigtail|acoplador de fibra|proteger empalmes',
  },
  {
    kind: 'conector RJ45',
    is: 'conector rj|plug rj|plug rj45|rj45|conector rj45|plug|plug modular|ficha rj45|rj45 connector|conector modular|modular plug|plug cat6|bota rj45|boots|conector cat6',
    say: 'puntas para cable de red|puntitas de plastico del cable de internet|conectores transparentes del cable de red|ponchar mis cables de red|cabecitas del cable de internet|clips del cable de red|plugs transparentes|la puntita del internet|clavija de red|conectores para ponchar|se rompio la punta del cable de internet|cabezas de cable de red|puntas de internet|plug transparente|la puntita del cable de red|capuchon|bolsa de plugs|armar cables de red|puntitas de plastico|rj45|botitas|ethernet tips',
  },
  {
    kind: 'jack RJ45',
    is: 'cople rj45|cople|jack|keystone|jack rj45|jack cat6|keystone jack|modulo keystone|jack hembra|jack modular|jack de red',
    say: 'entrada de red hembra|conector hembra para la pared|enchufe de red de pared|contacto de red para pared|conectar dos cables de red uno con otro|alargar un cable de red|entrada de red en la pared|hembra de red|donde se enchufa el cable de red|roseta de internet|entrada de internet en la pared|roseta de red|unir dos cables de internet|cople|keystone|toma de red',
  },
  {
    kind: 'placa de pared',
    is: 'tapa jack|faceplate|faceplate|placa pared|tapa pared|face plate|placa|roseta|caja superficial|placa para jack|wall plate|tapa ciega',
    say: 'tapita de pared para el cable de red|plaquita con hoyos para red|salida de red bonita en la pared|tapa para la caja de la pared|tapa para el contacto de red|tapita de pared para red|placa con hoyos para jack|cubierta de salida de red|face plate|tapita con salida de red|tapa para contacto de internet|placa de dos salidas|caja en pared para red|marco para jack',
  },
  {
    kind: 'panel de parcheo',
    is: 'patch panel|panel parcheo|panel de parcheo|patchpanel|panel modular|patch panel 24',
    say: 'ordenar los cables de red en el rack|donde llegan todos los cables de red del edificio|panel para rematar los cables de red|regleta donde terminan los cables de red|ordenar los cables que llegan al rack|donde rematan los nodos|tablero de red|donde llegan todos los cables de red|ordenar los cables del site|remate de cableado|regleta de red|24 puertos en el rack',
  },
  {
    kind: 'gabinete y rack',
    is: 'rack|gabinete|gabinete rack|network cabinet|cabinet|enclosure|gabinete metalico|gabinete ur',
    say: 'caja para meter el switch en el poste|caja en el poste para los equipos|mueble para los equipos de red|mueble para meter el servidor|caja con llave para el dvr|guardar el grabador bajo llave|mueble para acomodar modem switch y grabador|closet de comunicaciones|locker para equipos de red|caja fuerte para el dvr que no se roben la grabacion|caja metalica con chapa para el equipo|jaula para los equipos|mueble de metal donde van atornillados los equipos|armario de servidores|caja con llave para equipo de red|donde poner el dvr bajo llave|mueble de fierro con vidrio para redes|caja metalica para proteger equipos en la calle|gabinete para intemperie en poste|proteger el grabador que no se lo lleven|estante para equipo de computo|mueble para redes|meter los equipos|site|armario con llave|rack|guardar switch y modem|ordenar el cuarto de sistemas|jaula|closet de red|caja de metal',
  },
  {
    kind: 'accesorio de rack',
    is: 'oreja rack|orejas rack|rieles rack|oreja|kit rieles|rieles servidor|kit ventiladores|ventilador rack|ventilador gabinete|charola|charola rack|organizador|organizador cables|organizador horizontal|organizador vertical|ventilador rack|kit ventilacion|tapa ciega rack|rack shelf|shelf|cable manager|cable management|tornillos rack|tuercas enjauladas|jaula tuerca|ventilador para gabinete|panel ciego|tornilleria|abanico rack|guia cables rack|guia de cables rack',
    say: 'repisa para el rack|acomodar los cables del rack|que no se vea el cablerio|se calienta el gabinete|tornillos para fijar el switch al rack|bandeja para poner el modem en el rack|enfriar el gabinete|charola para el rack|tornillos con tuerca para rack|peinar los cables del rack|ordenador de cables|ventilador para gabinete|repisa para gabinete|tapa ciega|charola|tornillos del rack|ventilador del gabinete|acomodar cables en el rack|entrepaño|orejas para montar|tapas ciegas|organizador|peine de cables|shelf',
  },
  {
    kind: 'barra de contactos',
    is: 'pdu rack|barra contactos rack|enchufe multiple|pdu|multicontacto|barra contactos|barra multicontacto|power strip|regleta|pdu rack|barra energia|extension electrica|multicontactos|extension|barra tomacorriente|tira contactos|multicontacto rack',
    say: 'conectar muchos aparatos a un solo enchufe|ladron de luz|ladron de corriente|me faltan enchufes|cable largo para llegar al contacto|varios contactos en uno|regleta con switch|alargar el cable de la luz|contacto con muchas entradas|more outlets|enchufes para el rack|multicontacto para rack|extension con varios enchufes|regleta de luz|no me alcanzan los enchufes|multicontacto con supresor|barra de enchufes|extension para conectar muchas cosas|prender y apagar contactos a distancia|multicontacto|muchos enchufes|extension de luz|enchufar todo|regleta|triple contacto|extension larga|pulpo de luz|un enchufe para seis|extension cord|faltan contactos|tira de enchufes|extension naranja',
  },
  {
    kind: 'canaleta y tubo',
    is: 'codo canaleta|esquina canaleta|union canaleta|accesorio canaleta|codo interior canaleta|tapa canaleta|cable trunking|trunking|canaleta|ducto|canaleta pvc|escalerilla|charola malla|cable tray|raceway|ducto ranurado|escalerilla malla|canaleta piso|espiral|canal adhesivo|canal pvc|canal plastica',
    say: 'tapar los cables de la pared|esconder cables|que no se vean los cables|pasar cable por el piso sin tropezarse|proteger cables en la pared|tubo para meter cable|cubrir los cables|hide cables|que no se vea el cable colgando|meter cables por afuera de la pared|que nadie se tropiece con el cable|subir muchos cables por el techo de la nave|tapar los cables en la pared|tubito para cables|esconder el cableado|canal de plastico con pegamento|tapa cables para el piso|ducto para cables|manguera para meter cables|tubo para llevar cable afuera|que no se tropiecen con el cable|canal de plastico|tubo para cable|meter el cable en tubo|cubrir cables en el piso|manguera corrugada|poliducto|tapa cables|hide wires|conduit|coples de tubo|escalerilla|cablofil',
  },
  {
    kind: 'cincho',
    is: 'cinturon nylon|cincho|cinchos|cintillo|sujetacables|zip tie|zip ties|cinturon plastico|cable tie|velcro|cinta velcro|cincho plastico|sujetador cable|grapas cable|abrazadera|amarre|cinchos de velcro',
    say: 'amarrar cables|juntar cables|tiritas de plastico para amarrar|amarrar cables sueltos|sujetar los cables|agarrar cables con plastico|tie cables together|apretar un manojo de cables|que no anden sueltos los cables|fijar el cable a la pared con grapitas|amarrar los cables|cinchitos de plastico|corbatas para cable|cintillo|amarres para cables|juntar cables sueltos|velcro para ordenar cables|sujetar el cable al poste|tiras de plastico|juntar los cables|cinturones de plastico|abrazaderas|velcro para cable|atar|zip ties|corbatas de plastico|grapas para cable|sujetar el cable a la pared',
  },
  {
    kind: 'pinza ponchadora',
    is: 'pinza ponchadora|ponchadora|crimpadora|pinza rj45|crimping tool|crimper|herramienta impacto|pinza crimpeadora|pinza compresion|pinza crimpar|pinza bnc|punch down|herramienta de impacto|pinza de impacto|rematadora|herramienta ponchado',
    say: 'apretar los conectores de red|poner puntas al cable de red|hacer mis propios cables de red|armar cables de internet|ponerle plug al cable|pinzas para cables de internet|rematar cables en el panel|put ends on network cable|para ponchar|pinzas para poner plugs|herramienta para apretar rj45|ponchar cable de red|pinza de internet|pinza para coaxial|herramienta de impacto para jack|pinzas para crimpar|apretar terminales|apretar los plugs|hacer cables de red|pinzas de internet|crimpar|ponchar|pinza de impacto|poner puntas|remachar terminales|meter los hilitos al jack|crimper',
  },
  {
    kind: 'probador de cable',
    is: 'probador cable|tester cable|probador red|tester red|cable tester|probador|certificador|tester rj45|generador tonos|toner|tone generator|localizador cables|rastreador cable|identificador cable|network tester|lan tester|certificador de red|tester',
    say: 'saber si el cable de red esta bueno|ver si un cable esta roto|medir que tan bien quedo el cableado|revisar la red que instalaron|checar que cable es cual|encontrar un cable entre muchos|revisar si poncharon bien|saber cual cable va a cada cuarto|donde esta cortado el cable|buscar cable en la pared|check if cable is bad|focos que prenden para ver si quedo bien el cable|saber si el cable de red esta bien|aparato de foquitos para probar cable|tester de red|cual cable es cual|rastrear un cable en la pared|cual hilo esta roto|certificar los nodos|medir cuanto mide el cable|saber si sirve el cable de red|encontrar el cable dentro de la pared|foquitos del 1 al 8|cable roto|seguir el cable|certificar|tone generator|medir cable',
  },
  {
    kind: 'pelacables',
    is: 'pelacables|pelador|pinza pelacables|wire stripper|cortador cable|pelador coaxial|stripper|cortadora cable|pinza corte|alicate|pinzas|pinza electricista|pinza corte diagonal|cortacable|pinza punta|pliers',
    say: 'quitar el forro al cable|pelar cables|cortar cable|quitar el plastico del alambre|cortar alambre|pelar cable|cortar cable y pelarlo|pinza para quitar plastico del alambre|navaja para cable utp|cortadora de cable|pelar alambre|quitar el forro|cortar y pelar|strip wires|pinza para pelar|quitar plastico del cable',
  },
  {
    kind: 'fusionadora',
    is: 'fusionadora|empalmadora|fusion splicer|fusionadora fibra|splicer|empalmadora de fusion|kit herramienta fibra',
    say: 'pegar fibra optica|unir fibra|soldar fibra|empalmar fibra optica|se rompio la fibra y quiero unirla|cortar la fibra bien derechita|unir fibra rota|empalmar fibra con arco|maquina que pega fibra|se rompio la fibra y hay que pegarla|fusionar hilos|pegar hilos de vidrio|empalmar fibra cortada|se rompio la fibra|splice fiber',
  },
  {
    kind: 'medidor de fibra',
    is: 'medidor potencia optica|power meter|fuente luz optica|localizador visual fallas|vfl|identificador fibra|lapiz optico fibra|visual fault locator|medidor optico|optical power meter',
    say: 'saber donde se corto la fibra|medir la fibra|luz roja para ver si pasa la fibra|cuanta luz llega por la fibra|encontrar falla de fibra|saber donde se rompio la fibra|medir la luz de la fibra|plumita de luz roja para fibra|ver si llega señal en la fibra|medir perdida de potencia|otdr|cuanta luz llega|lapiz de luz roja|ver si hay luz en la fibra|laser para fibra|medir la señal de la fibra|power meter|donde se dobla la fibra',
  },
  {
    kind: 'etiquetadora',
    is: 'etiquetadora|rotuladora|label maker|cinta etiquetadora|etiquetadora portatil|labeler|casete etiqueta|cinta para etiquetadora',
    say: 'poner nombre a los cables|etiquetar cables|imprimir letreritos|marcar cada cable|letreritos para el rack|ponerle nombre a los cables|marcar cables con etiqueta|maquinita de etiquetas de mano|numerar los cables|rotular cables|cinta con letras|maquinita de etiquetas|identificar el cableado|label maker|marcar carpetas',
  },
  {
    kind: 'guía jalacables',
    is: 'guia jalacable|guia jalacables|guia para cable|fish tape|guia acero|guia nylon|guia fibra vidrio|jalacables|guia electricista|sonda pasacables|pasacables|sonda',
    say: 'pasar cable por el tubo|jalar cable por la tuberia|alambre para meter cable en tubo|guia para meter cables en la pared|pull cable through conduit|meter cable por el tubo|guia de plastico para pasar cable|alambre para pasar cables por la pared|sonda para cablear|cinta que se mete en el poliducto|guia para pasar cable|cinta de fibra de vidrio para jalar|sondear|fish tape|alambre guia|pescar el cable',
  },
  {
    kind: 'teléfono IP',
    is: 'telefono ip|telefono|telefono sip|ip phone|telefono escritorio|telefono voip|telefono inalambrico|telefono dect|desk phone|telefono oficina|extension telefonica|telefono analogico|voip phone|telefono recepcion',
    say: 'telefono para la recepcion|telefono de internet|extension para cada oficina|hablar de una oficina a otra|contestar llamadas en la oficina|telefono de casa|office phone|telefono fijo|telefono de mesa para hotel|telefono para la oficina|telefono de escritorio con internet|telefono con extensiones|telefono de recepcion|telefono inalambrico para la oficina|telefono de voip|telefonos para call center|telefono de oficina|telefono de escritorio con pantalla|extensiones|telefono por internet|telefono inalambrico|telefono para recepcionista|voip|desk phone|telefono de hotel|telefono para el cuarto|poner telefono en cada escritorio',
  },
  {
    kind: 'conmutador telefónico',
    is: 'gateway sip|gateway voip|gateway fxs|gateway fxo|gateway analogico|voip gateway|ata voip|pbx|ip pbx|conmutador|conmutador ip|conmutador telefonico|central telefonica|conmutador voip|ippbx|phone system|ucm|gateway voip|gateway fxs|gateway fxo|ata|adaptador telefonico|voip gateway|gateway gsm',
    say: 'marque 1 para ventas|que contesten las llamadas y las pasen a extensiones|sistema de telefonos para la oficina|musica de espera|pasar llamadas entre oficinas|recepcionista automatica|varias extensiones con un solo numero|grabar llamadas|usar telefonos viejos con internet|contestadora automatica de empresa|phone system for office|que conteste una grabacion|marque la extension|telefonos internos entre oficinas|central telefonica|menu de bienvenida al llamar|pasar llamadas a otra oficina|oprima uno para ventas|lineas para el negocio|contestadora para empresa|central de telefonos|musica en espera|contestadora|menu de voz|transferir llamadas|pbx|muchas lineas|call center|telefonos de toda la empresa|convertir telefono viejo a internet|para ventas marque uno',
  },
  {
    kind: 'servidor',
    is: 'servidor|server|servidor rack|servidor torre|workstation|estacion trabajo|poweredge|proliant|servidor video|rack server',
    say: 'computadora potente para toda la empresa|computadora para muchas camaras|donde correr el sistema de la empresa|maquina que este prendida siempre para el sistema|computadora grande para la empresa|donde corre el sistema de la empresa|maquina para base de datos|equipo central de computo|computadora para rack|maquina virtual|guardar el sistema de la empresa|correr el sat|maquina para muchas camaras|server|pc para monitoreo|equipo central',
  },
  {
    kind: 'KVM',
    is: 'kvm|switch kvm|kvm switch|consola kvm|conmutador kvm',
    say: 'un solo teclado y mouse para dos computadoras|controlar varias compus con un teclado|one keyboard for two computers|cambiar de una computadora a otra con un boton|una pantalla y un teclado para varias computadoras|cambiar de computadora con un boton|controlar dos compus con un mouse|manejar varios servidores|un teclado para dos computadoras|controlar varias compus con un monitor|compartir mouse|cambiar de compu con boton',
  },
];
