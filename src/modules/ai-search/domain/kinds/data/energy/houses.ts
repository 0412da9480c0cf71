import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Electric material of houses and of conduit. */
export const HOUSES: readonly KindEntry[] = [
  {
    kind: 'clavija',
    near: 'contacto eléctrico',
    is: 'clavija|clavija electrica|clavija con tierra|clavija industrial|clavija polarizada|clavija de repuesto|clavija media vuelta|clavija hembra|clavija de hule|enchufe macho|electrical plug|power plug|replacement plug|plug male|twist lock plug|clavija de seguridad|clavija y conector|clavija trifasica|clavija para extension',
    titles:
      'clavija industrial tierra|clavija reforzada|clavija recta|clavija angular|clavija blindada|clavija hule|plug nema|conector hembra extension|plug y conector industrial|clavija 3 polos|clavijas|clavija uso rudo|plug industrial|adaptador de clavija',
    say: 'se quemo la punta del cable de la plancha|cambiarle el enchufe al cable de la licuadora|se rompio la patita de la clavija|lo que se mete al contacto|las patitas que van al enchufe|ponerle tierra a una extension|armar mi propia extension|repuesto para el cordon del taladro|la punta de la extension se derritio|enchufe de tres patas para soldarle al cable|clavija de tres patitas|para conectar la soldadora al contacto trifasico|clavija de media vuelta para el compresor|clavija chueca del refri|macho y hembra para extension|ponerle clavija al cable pelon|the prongs broke off my cord|replace the plug on a cord|male end for extension cord|clavijita de uso rudo|la clavija de la extension se trozo|adaptador de clavija|plug replacement|la clavija baila en la pared y se zafa|la secadora trae una clavija rara de cuatro patas|adaptar mi clavija a la pared en europa|plug wont stay in the wall|wall outlet for a four prong dryer plug|donde se mete la clavija|las clavijas se caen de flojo|clavija macho de repuesto',
  },
  {
    kind: 'contacto GFCI',
    within: 'contacto eléctrico',
    is: 'contacto gfci|gfci|contacto de falla a tierra|contacto con proteccion de falla a tierra|receptaculo gfci|gfci outlet|gfci receptacle|ground fault outlet|ground fault receptacle|contacto icft|contacto para baño|contacto con boton de reset|contacto con boton de prueba',
    titles:
      'contacto duplex gfci|duplex gfci|contacto falla tierra|contacto gfci c/tapa|receptaculo falla a tierra|interruptor falla tierra contacto',
    say: 'contacto que se bota solo si hay agua|el enchufe de los botoncitos test y reset|contacto para junto al lavabo|contacto que no de toques en el baño|enchufe seguro para la cocina cerca de la tarja|contacto para la zona de la alberca|contacto de seguridad que corta si hay fuga a tierra|el que trae botoncito rojo y negro|no electrocutarme en el baño|outlet with test and reset buttons|outlet for the bathroom near the sink|contacto para exterior que no electrocute|el que trae botoncitos test y reset junto al lavabo|contacto con proteccion para lavabo|junto al lavabo uno seguro|uno junto al lavabo con botones de prueba|gfci near the sink',
  },
  {
    kind: 'atenuador de luz',
    near: 'apagador y placa',
    is: 'dimmer|atenuador de luz|atenuador de iluminacion|regulador de luz|regulador de intensidad|apagador dimmer|apagador atenuable|apagador atenuador|light dimmer|dimmer switch|dimmer giratorio|dimmer deslizable|dimmer para led|atenuador led|potenciometro de luz|variador de luz',
    titles:
      'dimmer rotativo|dimmer led|dimmer touch|dimmer con placa|atenuador giratorio|atenuador rotatorio|slide dimmer|rotary dimmer',
    say: 'bajarle a la luz de la sala|subir y bajar la intensidad del foco|perilla para la luz|que la luz quede tenue|regular que tanto alumbra el foco|luz bajita para ver peliculas|apagador de perilla|apagador que le baja a la luz|controlar el brillo de las lamparas|ambientar el comedor con luz suave|make the lights dim|turn the lights down low|knob for the ceiling lights|luz bajita para el restaurante|dimmer para bajar la luz|bajar intensidad con perilla',
  },
  {
    kind: 'placa y tapa eléctrica',
    near: 'apagador y placa',
    is: 'placa ciega|tapa ciega|placa de contacto|placa para contacto|tapa para contacto|tapa para chalupa|placa de resina|placa armada|placa 3 ventanas|placa de apagador|placa para apagador|tapa de contacto|cubierta para contacto|blank plate|blank wall plate|cover plate|outlet cover|switch plate|placa un gang|placa duplex|tapa intemperie para contacto|weatherproof outlet cover|placa y tapa electrica',
    titles:
      'tapa ciega chalupa|tapa ciega caja|tapa chalupa|placa ciega resina|tapa intemperie contacto|tapa contacto duplex|tapa cuadrada galvanizada|placa modulo|placa 1 modulo|placa 2 modulos|placa 3 modulos|placa acero inoxidable contacto|sobretapa',
    say: 'tapar el hoyo de la chalupa|tapar una caja de la pared que ya no uso|se rompio la tapa del apagador|la tapita de plastico del contacto|cubrir el contacto de la lluvia|tapa con resorte para contacto de afuera|cubrir un hueco donde habia un apagador|que no se vean los cables en la caja de la pared|placa sin hoyos|tapita blanca lisa para la pared|proteger el contacto del patio del agua|cover an unused outlet box|cover for an outside outlet|tapa lisa para caja|placa bonita para mis apagadores|tapa de tres modulos|light switch plate|cover plate three gang|se rompio la tapa de la pared|plaquita ciega de acero',
  },
  {
    kind: 'sensor de presencia para luz',
    near: 'sensor de movimiento',
    is: 'sensor de ocupacion|sensor de presencia para luz|sensor de presencia de techo|apagador con sensor|apagador con sensor de movimiento|sensor para prender luz|sensor de movimiento para luz|sensor de movimiento para foco|sensor de movimiento para lampara|sensor de presencia para iluminacion|occupancy sensor|motion sensor switch|occupancy sensor switch|sensor de luz por movimiento|socket con sensor|portalamparas con sensor',
    titles:
      'sensor ocupacion pared|sensor ocupacion techo|sensor presencia techo 360|sensor presencia luz|sensor movimiento iluminacion|sensor movimiento p/luz|socket sensor movimiento|occupancy sensor ceiling|sensor presencia empotrar|sensor pir iluminacion',
    say: 'que se prenda la luz del corredor al detectar gente|que se apague la luz del baño si no hay nadie|que prenda el foco cuando entro|luz automatica para la escalera|ahorrar luz en los baños de la oficina|que se apaguen solas las lamparas del almacen vacio|dejan la luz prendida en la sala de juntas|prender y apagar la luz segun si hay gente|apagador que detecta a la gente|que la luz de la cochera prenda al llegar|lights that turn off when the room is empty|turn hallway light on when someone walks in|las luces se quedan prendidas toda la noche en la oficina',
  },
  {
    kind: 'portalámparas',
    is: 'portalamparas|socket para foco|soquet|soquet para foco|soquet de porcelana|socket de porcelana|portafoco|lamp holder|lampholder|bulb socket|light socket|socket base e27|roseta para foco|socket colgante|extension con soquet',
    titles:
      'socket porcelana|soquet baquelita|soquet con cable|portalampara|socket con interruptor|base gu10 cable|socket sencillo',
    say: 'donde se enrosca el foco|la rosca para poner el foco|se rompio donde va el foco|base para poner un foco en el techo|colgar un foco con cable|conectar un foco suelto|the thing you screw a bulb into|soquetito de porcelana|poner un foco en una extension',
  },
  {
    kind: 'accesorio conduit',
    near: 'tubo conduit',
    is: 'condulet|cople conduit|conector conduit|contratuerca|monitor conduit|contra y monitor|contratuerca y monitor|codo conduit|curva conduit|abrazadera conduit|conduit fitting|conduit fittings|conduit coupling|conduit connector|conduit body|emt connector|emt coupling|emt elbow|codo emt|conector recto conduit|abrazadera para tubo conduit|accesorios para tubo conduit|cople pvc pesado|curva pvc pesado|codo pvc pesado|niple conduit|accesorio conduit',
    titles:
      'condulet lb|condulet c|condulet t|condulet ll|condulet lr|condulet aluminio|cople pared delgada|conector pared delgada|cople pd|conector pd|codo pd|cople pared gruesa|codo pared gruesa|cople pg|codo pg|curva 90 pvc pesado|curva 90 conduit|conector pvc caja|conector pvc para caja|abrazadera uña|abrazadera unicanal conduit|juego contra y monitor|conduit body lb|reduccion bushing|bushing conduit|cople pvc conduit|tuerca union conduit|conector glandula|conector tipo glandula|abrazadera uña galv|abrazadera uña bolsa',
    say: 'unir dos tramos de tubo galvanizado|la vuelta del tubo de los cables|conectar el tubo a la caja|pegar el tubo conduit a la pared|sujetar el tubo a la losa|piecita para entrar el tubo a la chalupa|esquina para el tubo de la luz|que no se corte el cable en el filo del tubo|juntar tubos de luz|para dar vuelta a 90 con el tubo|la L de aluminio con tapa para el tubo|cajita de registro en medio del tubo|join two conduits|connect conduit to a box|clip to hold the pipe|el tubo no llega y hay que alargarlo|que no entre agua donde entra el cable al gabinete',
  },
  {
    kind: 'base de medidor',
    near: 'medidor de energía',
    is: 'base de medidor|base para medidor|base enchufe|base enchufe para medidor|base socket medidor|base de enchufe cfe|base cfe|base para medidor de luz|meter base|meter socket|base soquet|mufa y base para medidor|base medidor cfe',
    titles:
      'base enchufe terminales|base medidor 100a|base 4 terminales|base 5 terminales|base 7 terminales|base 13 terminales|base p/medidor cfe|base socket cfe|mufa seca|mufa|mufa cfe|kit de acometida',
    say: 'donde cfe pone el medidor|lo que pide la comision para conectarme la luz|caja redonda donde va el medidor|preparar la acometida para que cfe ponga medidor|contratar luz nueva y me piden base|poner medidor bifasico en la fachada|what the utility meter plugs into|la base del medidor se quemo|lo que pide la cfe para ponerme el medidor|donde va montado el medidor de la luz|tubo con curva arriba para la acometida|donde llegan los cables del medidor cfe',
  },
  {
    kind: 'base de relevador',
    near: 'relevador',
    is: 'base para relevador|base relevador|base de relevador|base para relay|zocalo para relevador|zocalo de relevador|relay socket|base undecal|base octal|base 8 pines|base 11 pines|base 14 pines',
    titles:
      'base p/relevador|base relevador 8 pines|base relevador 14 pines|base relevador riel din|base octal riel|zocalo rele|base p/rele',
    say: 'donde se enchufa el relevador|para montar el relevador en riel|base donde entran las patitas del relevador|zocalo de once patas|cambiar el relevador sin descablear|socket the relay plugs into',
  },
  {
    kind: 'medidor de tablero',
    near: 'multímetro',
    is: 'voltimetro de tablero|voltimetro digital de tablero|amperimetro de tablero|voltimetro amperimetro|voltamperimetro|voltimetro de panel|medidor de panel|medidor de tablero|panel meter|panel voltmeter|frecuencimetro de tablero|voltimetro analogico de tablero|display de voltaje|indicador de voltaje',
    titles:
      'voltimetro amperimetro digital|voltimetro amperimetro 22mm|voltimetro digital panel|voltimetro empotrar|amperimetro digital tablero|medidor panel led voltaje|panel volt amp meter',
    say: 'ver el voltaje en la puerta del tablero|pantallita que marque los volts en el gabinete|saber cuantos amperes jala la planta en el tablero|foquito que marca el voltaje|ponerle un indicador de volts al gabinete|numeritos rojos que digan el voltaje|voltage readout on the panel door|marcador de voltaje para la lancha',
  },
  {
    kind: 'interruptor de corriente directa',
    within: 'interruptor termomagnético',
    is: 'interruptor termomagnetico cd|interruptor dc|termomagnetico dc|termomagnetico cd|breaker dc|breaker solar|interruptor solar|pastilla dc|pastilla solar|termomagnetico fotovoltaico|interruptor fotovoltaico|dc breaker|dc circuit breaker|solar breaker|seccionador dc|desconectador solar|dc disconnect|desconectador fotovoltaico|pastilla para paneles solares|interruptor de corriente directa',
    titles:
      'interruptor dc riel|interruptor cd fotovoltaico|mcb dc|interruptor termomagnetico fotovoltaico|dc mcb solar',
    say: 'pastilla para los paneles solares|cortar la corriente de los paneles|proteger el string de paneles|apagar los paneles del techo para darles mantenimiento|breaker para baterias de litio|pastilla de mil volts|proteccion entre paneles e inversor|switch to cut off the solar panels|cortar los paneles solares en emergencia',
  },
];
