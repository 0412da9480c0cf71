import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Of panels, machines and wiring: fuses, terminals, motor starters, buttons, controllers, plugs, switches of walls, drivers of lamps. */
export const INDUSTRY: readonly KindEntry[] = [
  {
    kind: 'fusible',
    near: 'interruptor termomagnético',
    is: 'fusible|fusibles|portafusible|fuse|fusible de vidrio|fuse holder|fusible solar|fusible de cuchilla|fusible cartucho|fusible americano|fusible nh|fusible europeo|fusible midi|fusible anl|caja de fusibles|fuse block',
    titles: 'porta fusible|base portafusible|listones fusible',
    say: 'se quema a cada rato y deja sin corriente el aparato|cilindrito de vidrio con alambrito|tapon de rosca de la luz vieja|proteger la tarjeta con algo que se queme primero|el amplificador del carro trae uno de cuchilla quemado|se volo el de la tarjeta de la alarma|protege los paneles en la caja|canillas para el switch de la entrada|the little glass tube burned|blade type for the car audio|colocar el cartucho quemado del tablero',
  },
  {
    kind: 'clema y riel',
    near: 'interruptor termomagnético',
    is: 'clema|clemas|clema riel|clema de riel|clema de paso|borne|bornera|borneras|tablilla de conexiones|clema tierra|tablilla strip',
    titles:
      'terminal block|riel din|riel omega|din rail|regleta de conexion|regleta electrica|tope para riel|peine de conexion|barra de neutros',
    say: 'unir cables con tornillos en el tablero|tira blanca de plastico con tornillitos|fierrito donde se enganchan las pastillas|ordenar los cables del gabinete de control|cuadritos grises uno junto a otro para cables|donde llegan los cables de campo|screw terminals for a control panel|metal strip to snap devices|se zafan los cables empalmados del tablero',
  },
  {
    kind: 'terminal y zapata',
    near: 'pinza ponchadora',
    is: 'zapata|zapata cobre|zapata de cobre|zapata ponchable|puntera electrica|punteras|spade terminal|wago|split bolt',
    titles:
      'terminal ojillo|terminal de ojillo|terminal electrica|terminales electricas|terminal faston|terminal de horquilla|ring terminal|copper lug|cable lug|terminal puntera|kit de terminales|capuchon de empalme|conector wago|wire connector|wire nut|conector rapido de cable|empalme rapido cable|conector de torsion|conector bipartido|gel conector ur|conector scotchlok',
    say: 'ojito de cobre para atornillar el cable grueso|unir dos cables sin soldar ni encintar|capuchitos de colores para juntar alambres|palanquita naranja que junta cables|banderitas para conectar la bocina o la pila|el cable de la bateria se suelta del borne|orejita para el cable de tierra|puntitas de metal para cables delgados|join wires without tape|lug for a battery cable|empatar el cable dañado bajo tierra|gomita con gel para empalmar cablecitos',
  },
  {
    kind: 'guardamotor y arrancador de motor',
    near: 'contactor',
    is: 'guardamotor|arrancador suave|arrancador de motor|arrancador magnetico|arrancador a tension plena|relevador de sobrecarga|relevador termico|relevador bimetalico|soft starter|overload relay|supervisor de fases|relevador de perdida de fase|phase monitor',
    titles: 'motor starter|protector de motor|monitor de fases',
    say: 'se quema el motor cuando falta una fase|proteger la bomba si se traba|botones de arranque y paro con proteccion|que el motor suba de velocidad poco a poco|se invirtieron las fases y giro al reves|la cfe manda una fase baja y quema compresores|caja con boton verde y rojo para el molino|protect a pump from overload|motor burns when a phase is lost',
  },
  {
    kind: 'botonera y piloto',
    near: 'relevador',
    is: 'pilot light|stack light|limit switch|hongo de paro|boton de hongo',
    titles:
      'boton pulsador|pulsador|botonera|botonera colgante|boton hongo|paro de emergencia|boton paro emergencia|boton de paro de emergencia|boton de paro|selector 2 posiciones|selector tres posiciones|luz piloto|lampara piloto|push button industrial|emergency stop|emergency stop button|selector switch|estacion de botones|boton luminoso|torre de luz|torre luminosa|torreta industrial|tower light|interruptor de limite|micro switch|final de carrera|interruptor de pedal|pedal electrico',
    say: 'boton rojo grande para parar la maquina|foquito verde en el tablero que dice que esta trabajando|perilla de manual y automatico|arrancar la prensa con dos manos|si alguien se atora que se detenga todo|columna de colores arriba de la maquina|control colgante para la grua|apretar con el pie para que avance|palanquita con rueda que corta al llegar al tope|luces roja amarilla y verde que avisan si la linea va bien|stop the machine in an emergency|start and stop station',
  },
  {
    kind: 'pantalla HMI',
    near: 'controlador lógico programable',
    is: 'hmi|operator panel|scada',
    titles:
      'pantalla hmi|panel hmi|pantalla tactil industrial|panel operador|panel de operador|touch panel plc|interfaz hombre maquina|panel pc industrial|pc industrial|industrial pc|software scada',
    say: 'manejar la maquina tocando una pantalla|ver los tanques y bombas dibujados|cambiar temperaturas y tiempos en la linea desde un panel|computadora que aguante polvo y calor en la planta|pantallita para el plc|touch screen for the machine|supervisar toda la planta en un monitor',
  },
  {
    kind: 'sensor de presión',
    near: 'sensor IoT',
    is: 'sensor de presion|presostato|transductor de presion|manometro|manometro digital|presostato diferencial|flujometro|caudalimetro|flow meter|flow switch|sensor de flujo|medidor de flujo',
    titles:
      'transmisor de presion|pressure sensor|pressure switch|pressure transmitter|interruptor de presion|interruptor de flujo',
    say: 'que la bomba arranque cuando baje la presion del agua|saber cuanta presion trae la tuberia|relojito con aguja en el compresor|apagar la bomba si no hay agua en el tubo|medir cuantos litros pasan|que avise si corre agua en el rociador|cuanta agua se le da a cada parcela|pump turns on when pressure drops|measure litres flowing in a pipe',
  },
  {
    kind: 'motor a pasos y actuador',
    near: 'variador de frecuencia',
    is: 'stepper motor|servomotor|servo motor|motorreductor|servo drive|servodrive',
    titles:
      'motor a pasos|motor paso a paso|actuador lineal|linear actuator|driver de motor a pasos|encoder rotativo|encoder incremental|moto reductor|motor reductor|gear motor|motor dc 12v|piston electrico|cilindro neumatico|piston neumatico',
    say: 'mover la mesa de mi cortadora con precision|abrir la compuerta con un fierro que sale y entra|router cnc casero|levantar la tapa con un piston de doce volts|girar despacito con fuerza|que la puerta del gallinero suba sola|brazo de robot|move a hatch with an electric arm|motorcito lento y fuerte para el asador',
  },
  {
    kind: 'banco de capacitores',
    near: 'medidor de energía',
    is: 'correccion factor de potencia|power factor correction|start capacitor|run capacitor',
    titles:
      'banco de capacitores|banco capacitores|corrector de factor de potencia|capacitor trifasico|capacitor de arranque|capacitor de trabajo|filtro de armonicas|capacitor para motor|capacitor para minisplit|capacitor de marcha',
    say: 'la cfe me multa por bajo factor de potencia|penalizacion en el recibo de la planta|el ventilador zumba y no arranca|el botecito que hace arrancar al motor|el minisplit no arranca el compresor nada mas zumba|bajar los cargos del recibo industrial|motor hums but does not start|utility charges me for reactive power',
  },
  {
    kind: 'transformador de distribución',
    near: 'regulador de voltaje',
    is: 'subestacion|subestacion electrica|dry type transformer|autotransformador|isolation transformer|cuchillas de media tension|cortacircuitos',
    titles:
      'transformador de distribucion|transformador tipo poste|transformador pedestal|transformador seco|distribution transformer|transformador 45 kva|transformador trifasico|elevador de voltaje|transformador de aislamiento',
    say: 'bajar la luz de media tension para la fabrica|el bote gris colgado del poste|la maquina es de cuatrocientos cuarenta y tengo doscientos veinte|pasar de doscientos veinte a ciento diez|aparato americano en contacto de doscientos veinte|contratar luz en alta para la bodega|step down high voltage for my plant|subir el voltaje para la maquina alemana|separar la corriente limpia del quirofano',
  },
  {
    kind: 'interruptor de seguridad',
    near: 'interruptor termomagnético',
    is: 'interruptor de seguridad|interruptor de cuchillas|desconectador|desconectador solar|disconnect switch|interruptor de navajas|seccionador',
    titles:
      'switch de cuchillas|safety switch|dc disconnect|base de medidor|base para medidor|base socket medidor|mufa|mufa cfe|kit de acometida|switch de navajas|isolator switch',
    say: 'palanca grande a un lado que corta toda la luz|caja con palanca y cuchillas a la entrada|lo que pide la cfe para ponerme el medidor|donde va montado el medidor de la luz|cortar los paneles solares en emergencia|tubo con curva arriba para la acometida|contratar la luz de mi casa nueva|cut power before touching the air conditioner|preparacion para el recibo',
  },
  {
    kind: 'extensión y carrete',
    near: 'barra de contactos',
    is: 'extension electrica|extension uso rudo|extension de uso rudo|extension industrial|extension retractil|extension cord|ladron de corriente|travel adapter|triple salida',
    titles:
      'carrete de extension|cord reel|clavija|clavijas|clavija industrial|clavija uso rudo|clavija y conector|plug industrial|conector nema|clavija media vuelta|adaptador de clavija|adaptador de viaje|adaptador de enchufe',
    say: 'llegar con la luz hasta el patio|el cable del taladro esta corto|enchufe de la punta del cable que se quemo|carrete con muchos metros para la obra|la pata redonda de tierra no entra en mi contacto|conectar tres cosas en un enchufe|viajo a europa y no entran mis clavijas|cable naranja para la podadora|enchufar la revolvedora lejos|trompo que se atornilla en la punta del cable|reach the yard with power|plug adapter for a trip abroad|cambiarle la patita al cable de la plancha',
  },
  {
    kind: 'apagador y placa',
    near: 'contacto eléctrico',
    is: 'placa apagador|placa con apagador|placa y apagador|socket porcelana|portalamparas|socket para foco|wall switch plate',
    titles:
      'apagador sencillo|apagador de tres vias|apagador tres vias|apagador de escalera|apagador doble|three way switch|apagador de pared|switch plate|roseta|sobre apagador|chasis y placa',
    say: 'el de prender la luz del cuarto se quebro|prender la luz abajo y apagarla arriba|donde se atornilla el foco|cuadrito blanco de la pared para la luz|cambiar los apagadores viejos por bonitos|el botoncito de la luz truena al prenderlo|rosca para el foco del patio|switch on the wall to turn on the light|base de porcelana colgando del techo',
  },
  {
    kind: 'driver y balastra',
    near: 'foco LED',
    is: 'balastra|balastro|led driver|balastra electronica|balastro electronico|led ballast|reactor lampara|ignitor',
    titles: 'driver led|driver para led|fuente para tira led|controlador rgb|control de tira led',
    say: 'la cajita que enciende los tubos de luz|las lamparas de tubo parpadean y zumban|se quemo el cuadrito que alimenta el panel de luz|el led sirve pero su transformador no|cambiar colores de la tira con control|fluorescent lights flicker and hum|repuesto de la cajita del reflector',
  },
  {
    kind: 'iluminación de escritorio',
    near: 'foco LED',
    is: 'lampara de escritorio|lampara escritorio|lampara de lectura|lampara de buro led|lampara con lupa|magnifying lamp|lampara de restirador|lampara recargable de mesa',
    titles: 'desk lamp|lupa con lampara',
    say: 'leer en la noche sin molestar|estudiar con luz que no canse|ver piezas chiquitas con luz y aumento|bordar y ver de cerca|lamparita de clip para el libro|soldar tarjetas viendo en grande|read at night|light for my drafting table',
  },
  {
    kind: 'luz decorativa',
    within: 'tira LED',
    is: 'luces navideñas|guirnalda de luces|neon flex|manguera led|fairy lights|neon led|manguera luminosa',
    titles: 'serie de luces|serie navideña|cortina de luces|string lights|christmas lights|letrero neon',
    say: 'adornar la casa en diciembre|focos colgados en la terraza del restaurante|letrero que parece neon con el nombre del negocio|luz de colorcitos para el arbol|foquitos para el patio de la boda|manguera con luz para el contorno del techo|light the patio with hanging bulbs|letrero de abierto luminoso',
  },
  {
    kind: 'repelente electrónico',
    is: 'ahuyentador|electrocutador de insectos|ahuyentador de ratas|ahuyentador de palomas',
    titles:
      'repelente ultrasonico|mata mosquitos electrico|lampara mata insectos|bug zapper|repelente electronico|pest repeller|raqueta mata moscas|lampara mosquitos|trampa de luz insectos',
    say: 'que se vayan las ratas con un sonido|la raqueta que electrocuta moscos|luz azul que truena a los mosquitos|las palomas ensucian los paneles y la azotea|que no entren cucarachas con ultrasonido|moscas en la cocina del restaurante|kill mosquitoes with a blue light|scare mice away with sound|enchufado que espanta bichos|los murcielagos en la bodega',
  },
  {
    kind: 'tubería y accesorio conduit flexible',
    near: 'tubo conduit',
    is: 'liquidtight|licuatite|tubo licuatite|glandula|glandulas|prensaestopa|cable gland|glandula pg|liquid tight conduit',
    titles: 'conector licuatite|conector glandula|conector uso rudo|conector glandula nylon',
    say: 'que no entre agua por donde entra el cable a la caja|tuerquita que aprieta el cable a la entrada del gabinete|tubo gris flexible para el motor a la intemperie|goma y rosca para sellar el cable|seal the cable where it enters the box|se meten hormigas por el hoyo del cable',
  },
  {
    kind: 'termofit',
    near: 'cinta',
    is: 'termofit|thermofit|termocontractil|termoencogible|spiral wrap',
    titles:
      'tubo termocontractil|heat shrink|heat shrink tubing|funda termocontractil|kit termofit|espiral para cable|espiral cubre cable|malla para cable|funda para cables|organizador espiral|cable sleeve|malla trenzada',
    say: 'tubito que se encoge con el calor|forrar el empalme con encendedor|que no se vea el cobre pelado|juntar los cables del escritorio en una culebra|forrar los cables para que el perro no los muerda|funda de malla para que se vean ordenados|shrinks with a lighter over a splice|tapar la soldadura del cable',
  },
  {
    kind: 'marcador de cable',
    near: 'etiquetadora',
    is: 'cable marker|cable labels|numerador de cables|banderitas para cable|wire markers',
    titles:
      'marcador de cable|marcadores de cable|identificador de cables|etiqueta para cable|etiquetas para cables|anillos numerados para cable',
    say: 'saber cual cable es cual en el tablero|numeritos que se ponen en los alambres|marcar los cables del rack|rotular cada cable para no confundirlo|nadie sabe a donde va cada cable|tag each wire',
  },
];
