import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Things that one name was of, and that who asks tells apart by what they are for. */
export const TOLD_APART: readonly KindEntry[] = [
  {
    kind: 'arco detector de metales',
    within: 'detector de metales',
    is: 'arco detector|arco detector metales|arco de metales|arco de seguridad|marco detector|portico detector|walk through|walkthrough detector|walkthrough metal detector|walk through metal detector|walk-through|puerta detectora metales|metal detector gate',
    say: 'marco de la entrada con foquitos que se prenden a la altura del arma|como el del aeropuerto por donde pasas caminando|puerta falsa que timbra con las llaves|arco para la entrada del antro|poner un arco en la entrada del estadio|que todos pasen por el arco|pasar por el marco y que pite|portico para la entrada del juzgado|marco de la entrada del banco que suena|frame people walk through that beeps|arco para la escuela que detecte armas|por donde entran uno por uno y chilla con el fierro|entrada con detector para mucha gente|arco de la feria que revisa a todos',
  },
  {
    kind: 'paleta detectora',
    within: 'detector de metales',
    is: 'paleta detector|paleta detectora|detector manual metales|detector metales portatil|detector metales mano|raqueta detectora|raqueta metales|paleta metales|garrett de mano|hand wand|security wand|handheld metal detector|hand held metal detector|metal wand',
    say: 'el palo negro con el que te catean en el antro|paleta para revisar gente|raqueta que pita con el metal|detector de mano para el guardia|revisar persona por persona con la paleta|palita que vibra con metal|catear sin tocar a la gente|raqueta para cachear|detector chico para revisar en la puerta|wand guards use to check for weapons|la pala negra que usan en los conciertos para revisar|garrote que zumba si traes navaja|pasarle la paleta a los invitados|detector portatil de armas',
  },
  {
    kind: 'máquina de rayos X',
    within: 'detector de metales',
    is: 'rayos x|maquina rayos x|equipo rayos x|x-ray|xray|x ray|x ray scanner|x-ray baggage|escaner rayos x|escaner equipaje|inspeccion rayos x|banda rayos x|baggage scanner',
    say: 'ver la silueta de lo que traen en el equipaje|banda donde metes la maleta y se ve en pantalla|como en el aeropuerto para las bolsas|revisar paquetes que llegan al juzgado|saber que trae la caja sin abrirla|maquina que revisa mochilas|escanear paqueteria|tunel por donde pasan las bolsas|look into parcels on a screen|check luggage at the entrance|revisar bolsas y portafolios con pantalla',
  },
  {
    kind: 'velcro',
    near: 'cincho',
    is: 'velcro|cinta velcro|velcro organizador|cincho velcro|cinchos de velcro|velcro strap|velcro tape|cinta contactel|contactel|cinta contacto|cinta de gancho|hook and loop|rollo velcro|tira velcro|cinta reutilizable cable',
    say: 'el que usan las chamarras para cerrarse pero para cables|el de los zapatos de niño en rollo|se pega y se despega|velcro para ordenar cables|velcro para cable|cinta que se pega y despega para hacer rollitos de cable|cinta de velcro para cables|velcro straps for cables|cinta pega y despega para cables|pega y despega reutilizable para cordones|que se suelte y se vuelva a cerrar sin cortar nada|ordenar cables con cinta que se reusa|sujetar cables del rack y poder cambiarlos despues|tiras que se reusan|cinta rasposa por un lado y peluda por el otro|lo que truena al despegarse|peinar los cables del rack con algo que se quite|reusable cable wrap|cierre magico en carrete|cinta de ganchitos y pelusa',
  },
  {
    kind: 'dron agrícola',
    within: 'dron',
    is: 'dron agricola|dron fumigador|dron fumigacion|dron aspersor|agricultural drone|spraying drone|crop drone|agras',
    say: 'fumigar con dron|aspersion de plaguicida sin avioneta|echar liquido a la siembra volando|drone para agricultura|fumigar las huertas desde arriba|que rocie el cultivo solo|tirar fertilizante desde el aire|spray crops from above|fly over crops|regar veneno a la parcela sin caminar|aguacates en ladera que hay que fumigar|aparato que vuela y fumiga|sembrar y abonar por aire',
  },
  {
    kind: 'certificador de cableado',
    within: 'probador de cable',
    is: 'certificador|certificador de red|certificador de cableado|certificador cable|certificadora de red|cable certifier|cable analyzer|certificador cobre|certificador fibra|certifier',
    say: 'certificar los nodos|entregar el reporte de cada nodo|que imprima el informe de todas las salidas|equipo con calibracion vigente para recibir la obra|que diga si pasa o no pasa la norma|medir perdidas y diafonia del cableado|constatar que el nodo pasa categoria seis|para que el fabricante de la garantia del cableado|suministro de equipo certificador para cableado|certify structured cabling|print the test results of every outlet|memoria tecnica con las pruebas del cableado',
  },
  {
    kind: 'microinversor',
    within: 'inversor de red',
    is: 'microinversor|micro inversor|microinversor solar|microinverter|micro inverter|solar microinverter',
    say: 'cajita debajo de cada modulo en la azotea|uno chiquito por cada placa para que la sombra no afecte|un inversor por panel|que si un panel se sombrea los otros sigan|inversor chico que va pegado al panel|one inverter for each panel|para cuatro paneles en techos distintos|sin alto voltaje de corriente directa en el techo',
  },
  {
    kind: 'contactor',
    within: 'relevador',
    is: 'contactor|contactor trifasico|contactor electrico|ac contactor|magnetic contactor|arrancador motor|contactor magnetico',
    say: 'arrancar la bomba trifasica|contactor para bomba|prender y apagar un motor grande|el que truena fuerte al arrancar el compresor|start a three phase motor|control del alumbrado de la nave|bobina que jala los platinos del motor',
  },
  {
    kind: 'reloj checador de tarjeta',
    within: 'control de asistencia',
    is: 'reloj checador tarjeta|reloj checador tarjeta papel|reloj marcador|reloj marcador tarjetas|reloj checador papel|checador tarjeta|checador tarjeta papel|checador de carton|time clock card|punch card clock|time recorder|reloj ponchador',
    say: 'reloj de los de antes que imprime la hora en la tarjeta|que marque la entrada en un cartoncito|sellar la hora en papel|reloj que le pica la hora a la tarjeta|checador mecanico de tarjetas|stamp the time on a card|el que ponchaba la tarjeta en la fabrica|checar con cartulina',
  },
  {
    kind: 'tarjeta de checador',
    near: 'papel y etiquetas',
    is: 'tarjetas cartulina|tarjeta cartulina|tarjetas reloj checador|tarjetas para reloj checador|tarjetas checador|tarjeta para checador|tarjetas de asistencia|time cards|time card|tarjeta semanal|tarjeta quincenal',
    say: 'cartoncitos para checar la entrada|cartulinas del reloj checador|tarjetas de carton para marcar la hora|se acabaron las tarjetas del reloj|cards for the punch clock|tarjetas semanales de la fabrica',
  },
  {
    kind: 'puntas de prueba',
    near: 'multímetro',
    is: 'puntas de prueba|puntas prueba|puntas multimetro|puntas para multimetro|cables multimetro|test leads|test probes|multimeter leads|caimanes de prueba',
    say: 'los cables rojo y negro del multimetro|se rompieron las puntas del tester|cables para medir voltaje|repuesto de los cables del probador de corriente|red and black leads for my meter|puntas con caiman para medir',
  },
  {
    kind: 'electrodo de fusionadora',
    near: 'fusionadora',
    is: 'electrodos fusionadora|electrodo fusionadora|electrodos repuesto|electrodos fusion|electrodos empalmadora|electrodo repuesto|electrodos fibra|splicer electrodes|fusion electrodes|par electrodos',
    say: 'las puntas donde sale el arco de la empalmadora|cambiar las agujas de la fusionadora|ya no da buen arco la maquina de fusion|repuesto del arco para pegar fibra|worn electrodes of the splicer',
  },
  {
    kind: 'gabinete de alarma',
    near: 'gabinete y rack',
    is: 'gabinete alarma|gabinete panel alarma|gabinete central alarma|gabinete para panel|gabinete panel|caja panel alarma|caja para panel de alarma|gabinete metalico alarma|gab panel|alarm enclosure|alarm panel enclosure|alarm can',
    say: 'caja de metal donde va la tarjeta de la alarma|caja con llave para la central de alarma|donde meto el panel con su pila|gabinete con chapa para la alarma|box for the alarm board',
  },
  {
    kind: 'batería de herramienta',
    near: 'batería de litio',
    is: 'bateria rotomartillo|bateria taladro|bateria herramienta|bateria para taladro|bateria para herramienta|pila taladro|bateria atornillador|bateria impacto|power tool battery|drill battery|cordless drill battery',
    say: 'la pila del taladro ya no carga|otra bateria para el rotomartillo|pila extra para la herramienta sin cable|bateria de veinte volts para el atornillador|spare battery for my drill|se me acaba la pila del taladro a media obra',
  },
  {
    kind: 'radio recreativo',
    within: 'radio portátil',
    is: 'radio recreativo|radios recreativos|radio frs|radio gmrs|frs gmrs|radio familiar|par de walkie talkie|walkie talkie par|walkie talkie niños|recreational radio|family radio|radio sin licencia',
    say: 'radios para niños|hablarnos en el campamento|para que los chamacos jueguen a los espias|par de radios baratos sin permiso|para ir de excursion y hablarnos|hablarnos entre carros en carretera|radios para la familia|kids talking across the park|para el rancho los domingos sin tramite|hablar de tienda a tienda acampando',
  },
];
