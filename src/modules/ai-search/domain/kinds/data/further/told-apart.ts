import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Things that one name was of, and that who asks tells apart by what they are for. */
export const TOLD_APART: readonly KindEntry[] = [
  {
    kind: 'arco detector de metales',
    within: 'detector de metales',
    is: 'arco detector|arco detector metales|arco de metales|arco de seguridad|marco detector|portico detector|walk through|walkthrough detector|walkthrough metal detector|walk through metal detector|walk-through|puerta detectora metales|metal detector gate',
    say: 'marco de la entrada con foquitos que se prenden a la altura del arma|como el del aeropuerto por donde pasas caminando|puerta falsa que timbra con las llaves|arco para la entrada del antro|poner un arco en la entrada del estadio|que todos pasen por el arco|pasar por el marco y que pite|portico para la entrada del juzgado|marco de la entrada del banco que suena|frame people walk through that beeps|arco para la escuela que detecte armas|por donde entran uno por uno y chilla con el fierro|entrada con detector para mucha gente|arco de la feria que revisa a todos|puerta que pita si traes fierro|marco por donde pasa la gente en la entrada del estadio|revisar a todos los que entran al antro|que nadie meta navajas a la escuela|portico como el del aeropuerto|pasar caminando y que suene si trae pistola|filtro de seguridad para el juzgado|trabajadores que se llevan piezas de metal de la fabrica|marco con luces a los lados que dice donde esta el arma|entrada del penal|metal gate like at the airport|walk through and it beeps|arco para la discoteca y conciertos|los papas piden revisar a los alumnos|puerta detectora para la planta de joyas',
  },
  {
    kind: 'paleta detectora',
    within: 'detector de metales',
    is: 'paleta detector|paleta detectora|detector manual metales|detector metales portatil|detector metales mano|raqueta detectora|raqueta metales|paleta metales|garrett de mano|hand wand|security wand|handheld metal detector|hand held metal detector|metal wand',
    say: 'el palo negro con el que te catean en el antro|paleta para revisar gente|raqueta que pita con el metal|detector de mano para el guardia|revisar persona por persona con la paleta|palita que vibra con metal|catear sin tocar a la gente|raqueta para cachear|detector chico para revisar en la puerta|wand guards use to check for weapons|la pala negra que usan en los conciertos para revisar|garrote que zumba si traes navaja|pasarle la paleta a los invitados|detector portatil de armas|palito que pita cuando encuentra metal|el guardia lo pasa por el cuerpo|revisar a los que entran al baile con la mano|detector de mano para cateo|buscar navajas en la bolsa de los pantalones|la que usan en los conciertos para revisar|encontrar clavos en la madera con la mano|varita detectora para los policias|wand the guard uses|hand held scanner for weapons|pasarle el detector a los alumnos|que vibre si trae cuchillo|revision corporal rapida en la puerta',
  },
  {
    kind: 'máquina de rayos X',
    within: 'detector de metales',
    is: 'rayos x|maquina rayos x|equipo rayos x|x-ray|xray|x ray|x ray scanner|x-ray baggage|escaner rayos x|escaner equipaje|inspeccion rayos x|banda rayos x|baggage scanner',
    say: 'ver la silueta de lo que traen en el equipaje|banda donde metes la maleta y se ve en pantalla|como en el aeropuerto para las bolsas|revisar paquetes que llegan al juzgado|saber que trae la caja sin abrirla|maquina que revisa mochilas|escanear paqueteria|tunel por donde pasan las bolsas|look into parcels on a screen|check luggage at the entrance|revisar bolsas y portafolios con pantalla|ver adentro de las maletas sin abrirlas|banda donde pasan las bolsas en el aeropuerto|revisar mochilas en la entrada del juzgado|escaner de equipaje para el penal|ver si traen armas en los paquetes|tunel que enseña lo que hay en las cajas|inspeccionar la paqueteria que llega al edificio|la pantalla que se ve naranja y verde lo que trae la bolsa|scan bags at the entrance|see inside packages|revisar cajas en la aduana|no queremos abrir las bolsas de cada visitante|detectar droga o cuchillos dentro de la mochila|equipaje del hotel y embajada|rayos equis para paquetes',
  },
  {
    kind: 'velcro',
    near: 'cincho',
    is: 'velcro|cinta velcro|velcro organizador|cincho velcro|cinchos de velcro|velcro strap|velcro tape|cinta contactel|contactel|cinta contacto|cinta de gancho|hook and loop|rollo velcro|tira velcro|cinta reutilizable cable',
    say: 'el que usan las chamarras para cerrarse pero para cables|el de los zapatos de niño en rollo|se pega y se despega|velcro para ordenar cables|velcro para cable|cinta que se pega y despega para hacer rollitos de cable|cinta de velcro para cables|velcro straps for cables|cinta pega y despega para cables|pega y despega reutilizable para cordones|que se suelte y se vuelva a cerrar sin cortar nada|ordenar cables con cinta que se reusa|sujetar cables del rack y poder cambiarlos despues|tiras que se reusan|cinta rasposa por un lado y peluda por el otro|lo que truena al despegarse|peinar los cables del rack con algo que se quite|reusable cable wrap|cierre magico en carrete|cinta de ganchitos y pelusa|amarrar los cables sin apretarlos tanto y volver a abrir|cinta que hace ras al despegarse|cinta que se pega y se despega muchas veces|juntar los patch cords bonito|que no se muerdan los cables con cincho|tiras negras reutilizables para cables|rollo de contactel|pega felpa y gancho|sujetar el modem a la pared sin tornillos|enrollar la extension y amarrarla|amarrar el cable del microfono|los plasticos los tengo que cortar cada vez|straps you can open again|hook and loop for cables|fijar el control remoto al buro',
  },
  {
    kind: 'dron agrícola',
    within: 'dron',
    is: 'dron agricola|dron fumigador|dron fumigacion|dron aspersor|agricultural drone|spraying drone|crop drone|agras',
    say: 'fumigar con dron|aspersion de plaguicida sin avioneta|echar liquido a la siembra volando|drone para agricultura|fumigar las huertas desde arriba|que rocie el cultivo solo|tirar fertilizante desde el aire|spray crops from above|fly over crops|regar veneno a la parcela sin caminar|aguacates en ladera que hay que fumigar|aparato que vuela y fumiga|sembrar y abonar por aire|echar el veneno a la milpa desde el aire|fumigar la caña volando|regar fertilizante sin pisar el cultivo|avioneta pero chiquita y sin piloto|aspersion para los aguacates en ladera|tanque de treinta litros que vuela|sembrar semilla desde arriba|ya no quiero que mis peones se intoxiquen fumigando|cubrir diez hectareas por hora|drone que rocia|crop spraying from the air|spread fertilizer over rice|mapear las plantas enfermas del cultivo|dron grande para el campo|fumigar agave',
  },
  {
    kind: 'certificador de cableado',
    within: 'probador de cable',
    is: 'certificador|certificador de red|certificador de cableado|certificador cable|certificadora de red|cable certifier|cable analyzer|certificador cobre|certificador fibra|certifier',
    say: 'certificar los nodos|entregar el reporte de cada nodo|que imprima el informe de todas las salidas|equipo con calibracion vigente para recibir la obra|que diga si pasa o no pasa la norma|medir perdidas y diafonia del cableado|constatar que el nodo pasa categoria seis|para que el fabricante de la garantia del cableado|suministro de equipo certificador para cableado|certify structured cabling|print the test results of every outlet|memoria tecnica con las pruebas del cableado|el cliente pide el reporte de que el cable si es categoria seis|garantia del fabricante de cada nodo|entregar pruebas de los puntos de red|que diga pasa o falla con grafica|medir diafonia y perdida de cada cable|el probador de foquitos no basta|hacer la memoria tecnica con resultados|imprimir la certificacion de trescientos nodos|validar si el cable aguanta diez gigas|certify copper links for warranty|printed report for each drop|que norma cumple mi cableado|el perito quiere prueba de certificacion|licitacion que exige certificar',
  },
  {
    kind: 'microinversor',
    within: 'inversor de red',
    is: 'microinversor|micro inversor|microinversor solar|microinverter|micro inverter|solar microinverter',
    say: 'cajita debajo de cada modulo en la azotea|uno chiquito por cada placa para que la sombra no afecte|un inversor por panel|que si un panel se sombrea los otros sigan|inversor chico que va pegado al panel|one inverter for each panel|para cuatro paneles en techos distintos|sin alto voltaje de corriente directa en el techo|que cada panel trabaje por su cuenta|un aparatito atras de cada panel solar|si se sombrea uno que no se caigan los demas|paneles en techos de distinta orientacion|poner dos paneles y despues ir creciendo|conectar el panel directo a la casa sin inversor grande|ver en el celular lo que da cada panel por separado|el arbol le tapa a medio arreglo|sistema solar chiquito de cuatro paneles interconectado|sin alto voltaje de corriente directa en la azotea|inverter behind each solar panel|one panel shaded kills the rest|cajita con wifi debajo de los paneles|inversores pequeños para techo con chimeneas|agregar un panel mas al sistema poco a poco',
  },
  {
    kind: 'contactor',
    within: 'relevador',
    is: 'contactor|contactor trifasico|contactor electrico|ac contactor|magnetic contactor|arrancador motor|contactor magnetico',
    say: 'arrancar la bomba trifasica|contactor para bomba|prender y apagar un motor grande|el que truena fuerte al arrancar el compresor|start a three phase motor|control del alumbrado de la nave|bobina que jala los platinos del motor|arrancar la bomba trifasica con un boton|truena el contactor del aire acondicionado|el que jala clac y mete las tres fases|platinos quemados del compresor del minisplit|la bobina ya no jala y no arranca el motor|prender todas las luminarias de la calle con una sola fotocelda|interruptor magnetico para motor|bobina de doscientos veinte para arrancar el molino|el cuadrito con tornillos que zumba y mete corriente al motor|cambiar el contactor del elevador|que con un voltaje chico prenda el motor grande|se pegaron los platinos y la bomba no para|contactor de tres polos para la revolvedora|motor starter contactor hums|the magnetic switch that starts a three phase motor|contactor con bobina de ciento veinte para alumbrado|encender el alumbrado de la cancha con un contactor|reponer el del compresor que se carboniza',
  },
  {
    kind: 'reloj checador de tarjeta',
    within: 'control de asistencia',
    is: 'reloj checador tarjeta|reloj checador tarjeta papel|reloj marcador|reloj marcador tarjetas|reloj checador papel|checador tarjeta|checador tarjeta papel|checador de carton|time clock card|punch card clock|time recorder|reloj ponchador',
    say: 'reloj de los de antes que imprime la hora en la tarjeta|que marque la entrada en un cartoncito|sellar la hora en papel|reloj que le pica la hora a la tarjeta|checador mecanico de tarjetas|stamp the time on a card|el que ponchaba la tarjeta en la fabrica|checar con cartulina|donde los obreros meten su carton y suena tac|ponchar tarjeta a la entrada del taller|reloj que marca la hora con tinta en una cartulina|checador de los de antes sin huella ni internet|los viejitos no quieren poner el dedo|imprimir la hora en la tarjeta|marcar retardos en rojo|checador mecanico con tinta bicolor|fichar la entrada con papelito|el reloj de la fabrica que muerde la tarjeta|no quiero computadora solo tarjeta de carton|punch clock with paper cards|sellar la hora de llegada de documentos|reloj fechador para oficialia de partes',
  },
  {
    kind: 'tarjeta de checador',
    near: 'papel y etiquetas',
    is: 'tarjetas cartulina|tarjeta cartulina|tarjetas reloj checador|tarjetas para reloj checador|tarjetas checador|tarjeta para checador|tarjetas de asistencia|time cards|time card|tarjeta semanal|tarjeta quincenal',
    say: 'cartoncitos para checar la entrada|cartulinas del reloj checador|tarjetas de carton para marcar la hora|se acabaron las tarjetas del reloj|cards for the punch clock|tarjetas semanales de la fabrica|cartulinas que se meten al reloj para marcar la entrada|paquete de tarjetas de asistencia semanal|cartoncito donde se imprime la hora de llegada|se acabaron las tarjetas del checador viejo|tarjetas de quincena para el reloj de fichar|hojitas con los dias para ponchar|las tarjetas amarillas de checar|cien tarjetas para el reloj mecanico de la fabrica|papel del reloj checador|time cards for the punch clock|paper cards for clocking in|cartulina de lunes a domingo para marcar entrada y salida|tarjetero para las tarjetas de los trabajadores',
  },
  {
    kind: 'puntas de prueba',
    near: 'multímetro',
    is: 'puntas de prueba|puntas prueba|puntas multimetro|puntas para multimetro|cables multimetro|test leads|test probes|multimeter leads|caimanes de prueba',
    say: 'los cables rojo y negro del multimetro|se rompieron las puntas del tester|cables para medir voltaje|repuesto de los cables del probador de corriente|red and black leads for my meter|puntas con caiman para medir|los cablecitos del tester estan pelados|caimanes rojo y negro para medir|puntas finas para medir en tarjetas|repuesto de cables de medicion|los pinchos del voltimetro se quebraron|leads con aguja para el multimetro|cable banana con caiman|puntas de mil volts para el gancho|pinchitos para tocar la pastilla y ver si hay voltaje|el multimetro vino sin cables|sharp probes for my tester|alligator clips for measuring|juego de puntas de silicon para tester|las chuzas del probador ya no hacen contacto|termopar para el multimetro',
  },
  {
    kind: 'electrodo de fusionadora',
    near: 'fusionadora',
    is: 'electrodos fusionadora|electrodo fusionadora|electrodos repuesto|electrodos fusion|electrodos empalmadora|electrodo repuesto|electrodos fibra|splicer electrodes|fusion electrodes|par electrodos',
    say: 'las puntas donde sale el arco de la empalmadora|cambiar las agujas de la fusionadora|ya no da buen arco la maquina de fusion|repuesto del arco para pegar fibra|worn electrodes of the splicer|la fusionadora pide cambio de electrodos|ya dio tres mil arcos la maquina|el empalme sale con burbuja y mucha perdida|par de puntitas para la maquina de fibra|las agujitas que echan la chispa para soldar hilos de vidrio|se ensuciaron las puntas del arco|repuesto de electrodos para mi empalmadora|me sale arco inestable al fusionar|la maquina dice electrodo gastado|conicas de tungsteno para la fusionadora|the splicer asks to replace the tips|weak arc on my splicing machine|cuanto cuestan los electrodos de la fusionadora|calibrar el arco y ni asi pega bien la fibra',
  },
  {
    kind: 'gabinete de alarma',
    near: 'gabinete y rack',
    is: 'gabinete alarma|gabinete panel alarma|gabinete central alarma|gabinete para panel|gabinete panel|caja panel alarma|caja para panel de alarma|gabinete metalico alarma|gab panel|alarm enclosure|alarm panel enclosure|alarm can',
    say: 'caja de metal donde va la tarjeta de la alarma|caja con llave para la central de alarma|donde meto el panel con su pila|gabinete con chapa para la alarma|box for the alarm board|que no le metan mano a la tarjeta de la alarma|caja vacia para armar la central|lata donde cabe el panel la pila y el transformador|gabinete metalico con llavecita para el control de la alarma|la tarjeta de la alarma esta colgando sin caja|proteger la central del polvo y de los curiosos|caja con tamper para la alarma|gabinete grande para panel y expansores|caja beige de lamina para la alarma|se oxido la caja del panel|metal can for the alarm board and battery|lockable box for the control panel|meter la bateria y el panel en una sola caja|caja para empotrar la central de intrusion',
  },
  {
    kind: 'batería de herramienta',
    near: 'batería de litio',
    is: 'bateria rotomartillo|bateria taladro|bateria herramienta|bateria para taladro|bateria para herramienta|pila taladro|bateria atornillador|bateria impacto|power tool battery|drill battery|cordless drill battery',
    say: 'la pila del taladro ya no carga|otra bateria para el rotomartillo|pila extra para la herramienta sin cable|bateria de veinte volts para el atornillador|spare battery for my drill|se me acaba la pila del taladro a media obra|pila de repuesto para el atornillador|la pila del rotomartillo inalambrico ya no agarra carga|cargador y pila de veinte volts para la pulidora|bateria de cuatro amperes para la llave de impacto|el taladro sin cable ya no tiene fuerza|la del taladro se gasto y sale mas caro que la herramienta|pilas para la sierra de bateria|dos baterias y cargador para mis herramientas|la que se ensarta en el mango del taladro|bateria dieciocho volts compatible|se me murio la pila a medio barreno|battery pack for the cordless drill|spare pack for my impact driver|pila amarilla del taladro|cargador rapido de la bateria del taladro|bateria de la podadora de pilas',
  },
  {
    kind: 'radio recreativo',
    within: 'radio portátil',
    is: 'radio recreativo|radios recreativos|radio frs|radio gmrs|frs gmrs|radio familiar|par de walkie talkie|walkie talkie par|walkie talkie niños|recreational radio|family radio|radio sin licencia',
    say: 'radios para niños|hablarnos en el campamento|para que los chamacos jueguen a los espias|par de radios baratos sin permiso|para ir de excursion y hablarnos|hablarnos entre carros en carretera|radios para la familia|kids talking across the park|para el rancho los domingos sin tramite|hablar de tienda a tienda acampando|para no perdernos en el bosque|hablar con mis hijos en la nieve sin señal|radiecitos para la excursion de los scouts|los niños quieren hablar de casa a casa|comunicarnos en la caravana de coches|walkies para jugar a los soldados|radios de colores para niños de primaria|en la carrera de bicis no hay señal de celular|para cuando vamos de caza los primos|uoki toki para la playa|un par de radios sencillos de pilas|hablarnos entre la casa y el corral|talk while hiking in the mountains|family radios for camping|radios para el crucero y el parque de diversiones|cuates que van en dos carros al viaje|barato y sin permisos para hablar cerquita',
  },
  {
    kind: 'control de televisor',
    close: true,
    is: 'control tele|control tv|control television|control televisor|control smart tv|control remoto tele|control remoto tv|control remoto television|control remoto televisor|control remoto pantalla|control pantalla samsung|control pantalla lg|control pantalla hisense|control pantalla tcl|control pantalla sony|control universal tv|control universal tele|control universal pantalla|control remoto universal tv|control remoto universal tele|control remoto universal pantalla|tv remote|tv remote control|remote control tv|television remote|samsung tv remote|lg tv remote|roku remote|control roku|control remoto roku',
    say: 'se perdio el control de la tele|ya no le agarran los botones al control de la pantalla|el perro mordio el control de la tele|cambiarle de canal sin pararme|un solo control para todas las teles|repuesto del control de la smart tv|la tele de segunda no trae control|my tv remote is gone',
  },
];
