import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What doors hang on, are shut by with a key, and are furnished with. */
export const DOORS: readonly KindEntry[] = [
  {
    kind: 'cerradura de llave',
    is: 'pomo|pomo de puerta|perilla de puerta|manija de puerta|manija con llave|cerrojo de llave|cerrojo doble cilindro|cerrojo llave mariposa|cerrojo mecanico|cerrojo de seguridad|cilindro de cerradura|cilindro para chapa|bombin de cerradura|door knob|doorknob|knob lock|lever lock|lever handle lock|keyed lock|mechanical lock|mortise lock|cylinder lock|euro cylinder',
    titles:
      'pomo entrada|pomo recamara|pomo bano|manija entrada|manija recamara|manija bano|cerrojo llave mariposa|llave mariposa|cerrojo sencillo|cerrojo doble|chapa sobreponer clasica|doble cilindro|knob entry|entry knob|entry lever|passage lever|privacy lever|privacy knob|keyed entry|single cylinder|double cylinder deadbolt|llave doble|simplex mecanica|cerradura pomo|cerrad pomo|chapa mecanica|cerradura mecanica|cerradura de llave|cerradura con llave|chapa de llave|chapa de pomo|cerradura de pomo|chapa de bola|chapa de perilla|chapa de manija|cerradura de embutir|chapa de embutir|chapa de baño|cerradura de baño|chapa de recamara|chapa para recamara|chapa de entrada|chapa de parche|chapa de doble vuelta|chapa de dos barras|chapa clasica|cerradura mecanica de botones',
    say: 'chapa normal de llave para la puerta|chapa comun y corriente sin electricidad|cambiarle la chapa a la puerta de la recamara|la perilla de la puerta del baño|bolita de la puerta con seguro|chapa de las de siempre con su llave|manija para la puerta de la oficina con llave|cerrojo que se gira con mariposa por dentro|se rompio la llave dentro de la chapa y la quiero cambiar|la chapa del baño con botoncito de seguro|chapa para puerta de madera|cambiar el cilindro de la chapa|chapa para la puerta principal de llave por los dos lados|pomo dorado para recamara|palanca para abrir la puerta en vez de bolita|cerradura de botones sin pilas ni corriente|chapa de puro mecanismo|chapa de herreria de dos pasadores|cerrar la puerta de madera con llave por fuera y perilla por dentro|door knob with key|bathroom door knob with lock|regular key lock for a door|lever handle for an office door|replace the lock cylinder|chapa para el cuarto que rento|picaporte con llave|seguro para la puerta del cuarto|chapa de barras de la abuelita|que cierre con llave de los dos lados',
  },
  {
    kind: 'bisagra',
    near: 'accesorio de portón',
    is: 'bisagra|bisagras|bisagra de puerta|bisagra para puerta|bisagra tubular|bisagra para porton|bisagra de porton|bisagra para zaguan|bisagra vaiven|bisagra doble accion|bisagra de balero|bisagra soldable|bisagra de libro|gozne|hinge|hinges|door hinge|gate hinge|butt hinge|weld on hinge',
    titles: 'bisagra inox|bisagra tubular|bisagra vaiven|bisagra latonada|ball bearing hinge|spring hinge door',
    say: 'de donde gira la puerta|la pieza donde abre la puerta de madera|rechina y se cayo la puerta de sus fierritos|fierritos donde se cuelga la puerta|colgar una puerta nueva|donde pivotea el zaguan|para soldarle al porton que abra|puerta de cantina que abre para los dos lados|la puerta se colgo y arrastra|juego de tres para puerta de recamara|goznes para reja|weld on hinges for a gate|what a door swings on|par de bisagras de cuatro pulgadas|se desoldo la de arriba del porton',
  },
  {
    kind: 'herraje para cristal',
    near: 'montaje U de chapa',
    is: 'herraje para cristal|herraje de cristal|herraje para vidrio|herraje para puerta de cristal|herraje puerta cristal|herraje para cancel|herrajes para cancel|bisagra para vidrio|bisagra vidrio muro|bisagra vidrio vidrio|bisagra de cancel|jaladera|jaladeras|jaladera para cristal|jaladera para puerta de cristal|jaladera h|jaladera de puerta|zoclo para puerta de cristal|zoclo inferior|zoclo superior|herraje granero|barn door hardware|barn door kit|glass hinge|glass door hinge|glass door handle|patch fitting|glass door hardware|pull handle|door pull handle',
    titles:
      'herraje inferior puerta cristal templado|herraje superior puerta cristal templado|bisagra vidrio|jaladera inox|jaladera cristal|riel corredizo cristal|conector bisagra|patch fitting|glass clamp|chapa piso cristal|zoclo cristal|conector vidrio muro|punto de giro|chapa de piso|chapa de piso para cristal|riel para cristal|riel para puerta de cristal|corredera para cristal|riel granero',
    say: 'agarradera larga para la puerta de vidrio|de donde jalo la puerta de cristal|la pieza de abajo donde gira la puerta de vidrio templado|la pieza de arriba que detiene la puerta de cristal|puerta de vidrio corrediza tipo granero con su riel|bisagras para el cancel del baño|unir vidrio con la pared|el vidriero me pide los herrajes de la puerta|chapita de piso para cerrar la puerta de cristal con llave|manijon tubular para puerta de vidrio|handle for a glass door|hinges for a shower glass door|sliding glass door track kit|tubo de acero para jalar la puerta del local|lo que lleva una puerta de cristal templado para girar',
  },
  {
    kind: 'herraje de puerta',
    assorted: true,
    is: 'tope de puerta|tope para puerta|tope magnetico de puerta|tope magnetico para puerta|tope media luna|tope de hule para puerta|tope de piso para puerta|pasador de puerta|pasador para puerta|pasador de barra|pasador de pie|pasador de piso|pasador de zaguan|porta candado|portacandado|aldaba|aldaba portacandado|picaporte|guardapolvo de puerta|guardapolvo para puerta|burlete|barredera de puerta|door stop|door stopper|door stops|barrel bolt|slide bolt|door sweep|weather strip|hasp|hasp and staple|door bolt',
    titles:
      'tope magnetico puerta|tope media luna hule|pasador barra|pasador cromado|porta candado|guardapolvo puerta|guardapolvo aluminio cerda|door stop|door sweep|aldaba|numero para casa|placa de empuje',
    say: 'que la puerta no pegue en la pared|detener la puerta para que no golpee el muro|tapar la rendija de abajo de la puerta|que no entre polvo por debajo de la puerta|se meten cucarachas por abajo de la puerta|el fierrito que se corre para cerrar la puerta por dentro|donde se pone el candado en la puerta|fierro para ponerle candado al zaguan|tira con cerdas para abajo de la puerta|hulito en el piso para la puerta|keep the door from hitting the wall|block the gap under the door|somewhere to hang a padlock on the gate|cerrojo de fierro que se desliza a mano',
  },
  {
    kind: 'puerta automática',
    near: 'cierrapuertas',
    is: 'puerta automatica|puertas automaticas|operador de puerta automatica|operador para puerta automatica|puerta corrediza automatica|puerta de cristal automatica|operador de puerta batiente|operador de puerta peatonal|operador automatico de puerta|automatic door|automatic door operator|automatic sliding door|swing door operator|sliding door operator|automatic swing door|low energy door operator|door operator',
    titles:
      'swing door operator|sliding door operator|operador puerta batiente|operador puerta corrediza cristal|automatic door sensor|radar puerta automatica|disabled access operator|motor para puerta de cristal|motor para puerta peatonal|motor para puerta automatica|radar para puerta automatica|sensor de puerta automatica|sensor para puerta automatica',
    say: 'puerta que se abre sola al acercarse|como las puertas del supermercado que se abren solas|que la puerta del hospital se abra sola|puerta de vidrio que se recorre sola cuando llega gente|abrir la puerta sola para silla de ruedas|boton de discapacitados que abre la puerta|door that opens when people approach|hands free door for the clinic|la puerta del banco que se abre con sensor|motor para que se abra la puerta de cristal de la tienda|sensor arriba de la puerta que la abre|puerta peatonal motorizada',
  },
  {
    kind: 'buzón',
    is: 'buzon|buzones|buzon de correspondencia|buzon para correspondencia|buzon para cartas|buzon de cartas|buzon residencial|buzon de pared|buzon metalico|buzon de correo|buzon para correo|buzon para casa|buzon de sugerencias|buzon de quejas|buzon para departamentos|buzon para paquetes|mailbox|mail box|mailboxes|letter box|suggestion box|parcel drop box',
    titles:
      'buzon correspondencia|buzon quejas sugerencias|modulo buzones|buzon inox|buzon acero|wall mailbox|mailbox lock|modulo de buzones',
    say: 'donde el cartero deja las cartas|cajita para las cartas afuera de la casa|que no se mojen los recibos que avientan|caja con ranura para cartas|donde la gente deje sus quejas por escrito|caja para sugerencias de los clientes|casilleros para el correo de los departamentos|cajita con llave para los recibos de la luz|where the mailman leaves letters|box for complaints and suggestions|recibir paquetes cuando no estoy en una caja|que el del agua deje el recibo sin que se vuele',
  },
  {
    kind: 'caja de dinero',
    near: 'cajón de dinero',
    is: 'caja de dinero|caja para dinero|cajita de dinero|cajita para dinero|cajita metalica|caja metalica para dinero|caja para efectivo|caja de efectivo|cofre para dinero|caja portavalores|caja porta valores|lock box for cash|portable cash box|petty cash box|caja con llave para dinero',
    titles:
      'caja metalica dinero|cajita metalica dinero|caja dinero llave|cash box key|portable cash box|caja chica llave',
    say: 'cajita con llave para guardar lo que vendo en el dia|donde guardar el cambio del puesto|caja de fierro con asa para llevar el dinero|cajita con charola para monedas y llave|para el dinero del tianguis|guardar la feria en una cajita que se cierre con llave|para la kermes donde juntar el dinero|caja chica de la oficina con llave|small metal box with key for cash|petty cash box with coin tray|la cajita metalica de las cooperaciones|guardar las propinas con llave',
  },
  {
    kind: 'mirilla',
    within: 'visor y espejo',
    is: 'mirilla|mirilla de puerta|mirilla para puerta|mirilla digital|mirilla electronica|mirilla con camara|visor de puerta|visor para puerta|visor digital de puerta|ojo de puerta|ojito de puerta|door viewer|digital door viewer|peephole|peep hole|smart peephole|peephole camera',
    titles: 'mirilla digital|mirilla grados|visor de puerta|door viewer|peephole viewer|visor puerta inteligente',
    say: 'el ojito de la puerta|hoyito en la puerta para asomarse|ver por la puerta quien toca sin abrir|asomarme sin abrir la puerta|agujerito con lente para ver afuera|ojo de pescado de la puerta|lentecito que se mete en la puerta|el agujero de la puerta por donde se mira|ver al que toca por una pantallita pegada atras de la puerta|look through the door before opening|little lens in the front door',
  },
  {
    kind: 'espejo convexo',
    within: 'visor y espejo',
    is: 'espejo convexo|espejo panoramico|espejo de transito|espejo vial|espejo para cochera|espejo para estacionamiento|espejo de estacionamiento|espejo para tienda|espejo de vigilancia|espejo antirrobo|espejo domo|espejo para curva|espejo de esquina|convex mirror|traffic mirror|security mirror|safety mirror|parking mirror|garage mirror',
    titles: 'espejo convexo|espejo panoramico|espejo cochera|convex mirror|espejo policarbonato exterior',
    say: 'redondo y panzon refleja la calle para ver si viene carro al salir|salir de la cochera sin que me peguen porque no se ve la calle|no se ve si vienen carros al salir del estacionamiento|espejo panzon|ver los pasillos de la tienda desde la caja|espejo para ver la esquina|punto ciego a la salida del estacionamiento|espejo redondo grande del oxxo|ver la vuelta de la rampa|que el chofer vea quien viene en la curva|see around the corner when pulling out|mirror for a blind driveway|mirror to watch the aisles|no alcanzo a ver si viene alguien al sacar el coche|los montacargas chocan en el cruce del pasillo',
  },
  {
    kind: 'cerrojo eléctrico',
    within: 'cerradura eléctrica',
    is: 'cerrojo electrico|cerrojo de caida|cerrojo electrico de caida|perno electrico|perno de caida|cerradura de perno|cerradura de caida|cerradura electrica de perno|electroperno|electropiston|mini perno|chapa de perno|drop bolt|dropbolt|electric bolt|electric bolt lock|electric drop bolt|bolt lock|electric deadbolt|solenoid bolt|deadbolt perno',
    titles:
      'perno puerta|bolt lock|drop bolt|dropbolt|perno electrico|cerradura perno|electric deadbolt|mini perno|dropbolt vidrio vidrio',
    say: 'perno que sube y baja solo para la puerta de cristal|el que baja un perno y traba la puerta|barrita que sale del marco y se mete en la hoja|seguro electrico que cae cuando cierra la puerta|perno escondido en el marco de arriba|que un perno caiga en la puerta de vidrio a vidrio|puerta de cristal sin marco que se trabe con un perno|puerta que abre para los dos lados con seguro electrico|bolt that drops into the door electrically|pin lock for a frameless glass door|clavito que sale del marco con corriente|cerrojo con retardo y lucecita',
  },
  {
    kind: 'manija de barra antipánico',
    near: 'barra antipánico',
    is: 'manija para barra antipanico|manija de barra antipanico|manija barra antipanico|manija para barra de panico|manija exterior para barra|manija ciega|maneta para barra antipanico|chapa exterior para barra antipanico|cilindro para barra antipanico|contramanija|exterior trim|outside trim|lever trim|exit device trim|panic bar trim|panic trim|panic bar handle',
    titles:
      'manija ext barra antipanico|manija exterior barra|lever trim exit device|outside trim|panic bar trim|manija ciega barra|manija barra panico|trim exit device|jaladera barra panico|jaladera ext barra panico',
    say: 'abrir por fuera la puerta que tiene barra antipanico|manija de afuera con llave para la puerta de emergencia|la puerta de emergencia solo abre de adentro y quiero abrirla de la calle con llave|la jaladera de afuera de la barra de panico|que tambien se abra por fuera con llave la salida de emergencia|handle for the other side of the panic bar|open the crash bar door from outside with a key|ponerle llave por fuera a la barra de empuje',
  },
];
