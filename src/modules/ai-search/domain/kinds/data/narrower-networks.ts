import type { KindEntry } from '../book/kind-entry';

/** Narrower kinds of networks and offices. Their names are not names of the wider kind. */
export const NARROWER_NETWORKS: readonly KindEntry[] = [
  {
    kind: 'gabinete de pared',
    within: 'gabinete y rack',
    is: 'gabinete pared|wall cabinet|rack pared|gabinete muro|gabinete mural|wall mount cabinet|rack de pared|wall rack|gab pared|gabinete para pared|wallmount cabinet',
    say: 'cajon con puerta de vidrio para el modem y el switch en la pared|caja colgada en la pared para redes|caja con llave para el dvr|guardar el grabador bajo llave|donde poner el dvr bajo llave|gabinete chico para oficina|mueble para modem y switch colgado|caja fuerte para el dvr que no se roben la grabacion|cajita con llave para el grabador|closet chiquito de redes en la pared|caja metalica con chapa para el equipo|mueble de fierro con vidrio para redes|small cabinet on the wall',
  },
  {
    kind: 'gabinete de piso',
    within: 'gabinete y rack',
    is: 'gabinete piso|gabinete servidores|server cabinet|gab piso|gabinete de servidores|rack de piso|rack piso|floor cabinet|gabinete 42u|rack cerrado|gabinete para servidores',
    say: 'mueble para meter el servidor|donde van los servidores|armario de servidores|gabinete grande para el site|mueble alto para servidores con puertas|el mueble del site|refri negro de las computadoras|closet de comunicaciones|cabinet for servers|mueble del centro de datos|gabinete con llantas para equipos',
  },
  {
    kind: 'gabinete exterior',
    within: 'gabinete y rack',
    is: 'gabinete intemperie|gabinete exterior|gabinete ip65|gabinete ip66|outdoor cabinet|outdoor enclosure|gabinete para exterior|gabinete poste|nema|gabinete nema|weatherproof enclosure|caja nema|gabinete estanco',
    say: 'caja para meter el switch en el poste|caja en el poste para los equipos|caja metalica para proteger equipos en la calle|gabinete para intemperie en poste|meter el switch afuera sin que se moje|caja para el equipo en la azotea|proteger el modem de la lluvia|caja en la calle para el equipo|gabinete que aguante sol y lluvia|caja contra agua con chapa|equipo de red en la intemperie|box on the pole',
  },
  {
    kind: 'rack abierto',
    within: 'gabinete y rack',
    is: 'rack abierto|rack 2 postes|rack 4 postes|open rack|bastidor|rack dos postes|open frame|rack de aluminio|rack 19 abierto|open frame rack',
    say: 'fierro donde se atornillan los equipos|rack sin puertas|marco para atornillar equipo|esqueleto para equipos|estante de metal para switches|rack de dos patas|mueble de metal donde van atornillados los equipos',
  },
  {
    kind: 'cortadora de fibra',
    within: 'fusionadora',
    is: 'cortadora fibra|cleaver|cortadora de fibra|fiber cleaver|cortador fibra|cortadora precision fibra|cortadora',
    say: 'cortar la fibra parejito|cortar el hilito de vidrio antes de fusionar|navaja para fibra optica|corte recto de fibra|preparar la fibra para empalmar',
  },
  {
    kind: 'OTDR',
    within: 'medidor de fibra',
    is: 'otdr|reflectometro|reflectometro optico|optical time domain|reflectometro fibra|mini otdr',
    say: 'saber donde se rompio la fibra|en que metro esta cortada la fibra|encontrar el corte de la fibra|medir la fibra de punta a punta|find the fiber break|ver perdidas de la fibra|donde esta el daño de la fibra',
  },
  {
    kind: 'cable DAC',
    within: 'módulo SFP',
    is: 'cable dac|dac|direct attach|direct attach cable|cable aoc|cable sfp+|twinax',
    say: 'unir dos switches con cable de diez gigas|cable corto entre switches sfp',
  },
  {
    kind: 'extensor PoE',
    within: 'inyector PoE',
    is: 'extensor poe|poe extender|repetidor poe|poe repeater|extensor de poe|extensor lan poe|alargador poe',
    say: 'la camara ip queda a mas de cien metros|alargar la red con corriente|pasar de los cien metros de cable de red|que llegue la red y corriente mas lejos|la camara esta muy lejos del switch|repetir la corriente del cable de red',
  },
  {
    kind: 'divisor PoE',
    within: 'inyector PoE',
    is: 'divisor poe|splitter poe|poe splitter|separador poe',
    say: 'sacar 12 volts del cable de red|separar corriente y datos del cable|alimentar una camara normal con poe',
  },
  {
    kind: 'switch industrial',
    within: 'switch',
    is: 'switch industrial|industrial switch|switch din|switch riel din|industrial ethernet switch|switch poe industrial|switch industrial poe|industrial eth switch|switch endurecido',
    say: 'switch que aguante calor|switch para poste|switch para fabrica|switch para la intemperie|switch de riel|switch para temperaturas altas|rugged switch',
  },
  {
    kind: 'WiFi en malla',
    within: 'repetidor WiFi',
    is: 'wifi malla|mesh|sistema mesh|wifi mesh|deco|malla|mesh wifi|sistema malla|kit mesh|malla wifi|nodo mesh|wifi en malla|router mesh|whole home wifi',
    say: 'internet en toda la casa de tres pisos|que haya wifi parejo en toda la casa|varias cajitas de wifi que se hablan|mi casa es grande y no llega el wifi|wifi sin cortes al caminar por la casa|juego de wifi para casa grande|un solo nombre de wifi en toda la casa|no llega el internet a los cuartos de arriba|wifi for big house',
  },
  {
    kind: 'router WiFi',
    within: 'router',
    is: 'router wifi|router inalambrico|ruteador wifi|wireless router|wifi router|ruteador inalambrico|router wifi 6|modem wifi|router dual band|router ax|home router|router doble banda|router casa',
    say: 'mi modem no sirve|mejorar el wifi de la casa|cambiar el modem de telmex|modem para la casa|aparato para el internet de la casa|router para jugar en linea|wifi mas rapido|el wifi se traba|el que reparte el internet en la casa|better router for home|modem con antenas',
  },
  {
    kind: 'detector de billetes falsos',
    within: 'contador de billetes',
    is: 'detector billetes|detector billetes falsos|detector billete|counterfeit detector|verificador billetes|lampara uv billetes|bill detector|detector falsos|detector de dinero falso|probador billetes',
    say: 'saber si un billete es falso|me pasaron un billete falso|lamparita para ver billetes|maquinita para saber si un billete es falso|luz morada para revisar billetes|que no me den billetes chafas|revisar el dinero que recibo|fake money|checar si es bueno el billete',
  },
  {
    kind: 'consumible de credenciales',
    near: 'impresora de credenciales',
    is: 'cinta ymcko|ribbon credencial|ribbon ymcko|cinta impresora credenciales|ribbon|cinta ribbon|ribbon impresora tarjetas|film retransferencia|kit limpieza impresora tarjetas|cinta color credenciales|ribbon color|tarjeta pvc blanca',
    say: 'tinta para la impresora de gafetes|se acabo la cinta de las credenciales|rollo de color para credenciales|la cinta de la maquina de gafetes|repuesto de color de la impresora de credenciales|tarjetas blancas para imprimir',
  },
  {
    kind: 'tarjeta de red para UPS',
    near: 'UPS',
    is: 'tarjeta snmp|snmp card|tarjeta red ups|tarjeta gestion ups|tarjeta monitoreo ups|network management card|tarjeta de red para ups|tarjeta snmp ups|ups snmp',
    say: 'ver el no break por internet|que el ups avise por correo|monitorear el no break a distancia|apagar servidores cuando se acabe el ups|conectar el ups a la red',
  },
  {
    kind: 'soporte para terminal',
    near: 'control de asistencia',
    is: 'pedestal terminal|pedestal facial|soporte terminal|pedestal biometrico|base terminal facial|soporte escritorio terminal|pedestal|soporte torniquete|poste para terminal|poste lector|pedestal lector|poste cuello ganso|cuello ganso|gooseneck|mounting pedestal',
    say: 'poste para poner el lector|base para el checador|donde se pone la terminal de cara|tubo parado para el lector|pedestal para que el chofer acerque la tarjeta',
  },
  {
    kind: 'montaje de chapa magnética',
    near: 'chapa magnética',
    is: 'bracket zl|bracket lz|bracket u chapa|soporte chapa magnetica|montaje chapa|bracket chapa|soporte zl|montaje zl|bracket l|bracket u|placa zl|zl bracket|soporte u para puerta de cristal|bracket electroiman|montaje para chapa magnetica',
    say: 'escuadra para el iman de la puerta|fierro para poner la chapa magnetica|la puerta abre para adentro y no puedo poner el iman|herraje para electroiman|soporte para puerta de vidrio con iman',
  },
  {
    kind: 'soporte para sensor',
    near: 'sensor de movimiento',
    is: 'rotula|soporte pir|soporte sensor|rotula pir|bracket sensor|base pir|soporte detector movimiento|montaje sensor|bracket pir|rotula para sensor|soporte para sensor de movimiento',
    say: 'bolita para mover el sensor|base para girar el sensor de movimiento|poner el sensor en la esquina|soporte que gira para el sensor',
  },
  {
    kind: 'brocas y puntas',
    near: 'taladro',
    is: 'broca|brocas|juego brocas|drill bit|broca concreto|broca sds|puntas|puntas taladro|cincel|sierra copa|broca metal|drill bits|juego de brocas|disco corte metal|dado taladro',
    say: 'hoyos en concreto|para perforar la pared|juego de puntas para el taladro|puntas para atornillar|hacer agujeros en la losa|broca para tabique',
  },
  {
    kind: 'dock para cámara corporal',
    near: 'cámara corporal',
    is: 'dock bodycam|estacion descarga|dock camara corporal|docking bodycam|estacion carga bodycam|docking station bodycam|dock|base de descarga bodycam|estacion bodycam',
    say: 'descargar los videos de las camaras de policia|cargar todas las bodycam|base para las camaras de los guardias|donde se conectan las bodycam al final del turno',
  },
  {
    kind: 'sensor de clima interior',
    within: 'sensor de temperatura',
    is: 'sensor temp/hum|sensor temperatura humedad|sensor temp hum|termohigrometro|higrometro|temperature humidity sensor|sensor humedad|sensor clima',
    say: 'humedad del cuarto|saber cuanta humedad hay|temperatura y humedad del invernadero|humedad de la bodega de granos|clima del gallinero',
  },
  {
    kind: 'cubierta de domo',
    near: 'soporte para cámara',
    is: 'burbuja|burbuja domo|cubierta domo|dome cover|domo acrilico camara|acrilico domo|cupula domo|bubble|domo de repuesto|cubierta transparente|tapa domo|burbuja de repuesto',
    say: 'se rayo la tapa transparente de la camara|vidrio de repuesto de la camara domo|plastico transparente del domo|la bolita de plastico de la camara|se quebro el domo de la camara|acrilico de la camara de domo|media esfera transparente de repuesto',
  },
  {
    kind: 'tapa de estación manual',
    near: 'estación manual',
    is: 'tapa estacion|cubierta estacion|tapa protectora|cubierta protectora|stopper|cubierta para estacion manual|protector estacion|tapa con alarma|tapa transparente estacion|cover pull station|cubierta acrilico estacion|tapa estacion manual',
    say: 'que los niños no jalen la alarma de incendio|tapar la palanca de incendio|plastico que cubre la alarma de fuego|evitar que jalen la palanca por broma|cubierta de la palanca roja',
  },
  {
    kind: 'brazo de barrera',
    near: 'barrera vehicular',
    is: 'brazo barrera|brazo aluminio barrera|mastil barrera|brazo pluma|barrier arm|mastil pluma|brazo repuesto barrera|brazo de pluma|arm barrier|tubo barrera|brazo articulado|mastil',
    say: 'le pegaron al palo de la pluma|se quebro el palo del estacionamiento|repuesto del tubo de la pluma|chocaron la pluma|palo nuevo para la pluma|brazo rojo y blanco',
  },
];
