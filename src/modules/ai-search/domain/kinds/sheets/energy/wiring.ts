import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/wiring.ts`. */
export const WIRING_SHEETS: readonly KindSheets[] = [
  {
    kind: 'interruptor termomagnético',
    sheets:
      'magnetotermico|disyuntor|interruptor termico|interruptor automatico|interruptor enchufable|interruptor atornillable|interruptor 3 polos|caja moldeada|molded case|miniature circuit|rccb|rcbo|residual current',
    keyed:
      'interruptor termomagnetico de un polo enchufable|interruptor termomagnetico riel din dos polos curva c|interruptor principal tripolar caja moldeada|interruptor termomagnetico diferencial con falla a tierra enchufable|miniature circuit breaker din rail single pole c curve|molded case circuit breaker three pole adjustable trip|plug in circuit breaker one pole thermal magnetic|pastilla para tu centro de carga evita cortos|se bota tu pastilla cambiala por una nueva|caja moldeada tripolar disparo ajustable para tablero|curva c bipolar para riel alta capacidad interruptiva|pastilla enchufable de dos polos para centro de carga',
  },
  {
    kind: 'centro de carga',
    sheets:
      'loadcenter|panelboard|consumer unit|electrical panel|electric panel|fuse box|main lug|zapatas principales|panel electrico|cuadro electrico|cuadro distribucion|tablero alumbrado|tablero breakers|tablero termicas|tablero termomagneticos|tablero zapatas|caja termomagneticos|caja tacos|caja distribucion electrica|caja riel din|gabinete termomagneticos|gabinete interruptores',
    keyed:
      'centro de carga de empotrar con puerta y zapatas|centro de carga de sobreponer para pastillas monofasico|tablero de distribucion trifasico con interruptor principal|caja para pastillas riel din plastica con puerta transparente|tablero de alumbrado de gabinete metalico tres fases|load center main lug flush mount indoor|outdoor breaker panel main breaker rainproof|distribution board din rail enclosure transparent door|three phase panelboard bolt on with main breaker|caja de pastillas para tu casa para empotrar|ordena la luz de tu casa centro para pastillas|caja de sobreponer para interruptores varios polos|gabinete de distribucion con barras neutro y tierra|zapatas principales monofasico tres hilos con frente y puerta',
  },
  {
    kind: 'contacto eléctrico',
    sheets:
      'duplex receptacle|usb receptacle|usb wall socket|schuko socket|twist lock receptacle|pin and sleeve|toma doble|toma duplex|toma polarizada|toma electrica|toma aerea|toma industrial|toma usb pared|base schuko|receptacle duplex|conector electrico hembra',
    keyed:
      'contacto duplex polarizado con tierra y placa|tomacorriente con puertos usb empotrable|contacto de media vuelta industrial de seguridad|duplex receptacle tamper resistant grounded|wall outlet with dual usb c ports|twist lock plug industrial grade nylon|carga tu celular directo en la pared contacto usb|enchufes nuevos para tu casa con placa|receptaculo hospitalario grado naranja tierra aislada|clavija y toma polarizada blindada para exterior',
  },
  {
    kind: 'apagador y placa',
    sheets:
      'apagador 3 vias|apagador balancin|apagador palanca|placa interruptor|decorator switch|rocker wall switch|single pole switch|3 way switch|bulb holder|porta foco|roseta porcelana',
    keyed:
      'apagador sencillo con placa de resina blanca|placa de tres ventanas para apagador y contacto|apagador de escalera tres vias con luz piloto|placa armada con dos apagadores y un contacto|single pole rocker light switch with wall plate|three way toggle switch ivory residential grade|apagadores modernos para tu casa color negro|placa armada de apagador elegante vidrio templado|escalera de cuatro vias balancin con tornillos',
  },
  {
    kind: 'extensión y carrete',
    sheets:
      'extension domestica|extension polarizada|extension corriente|extension aterrizada|extension reforzada|extension jardin|extension contactos|extension multicontacto|carrete electrico|carrete retractil|carrete contactos|extension reel|retractable cord|extension lead|power extension|heavy duty extension|outlet extension|prolongador electrico|alargue electrico|triple contacto|multiplicador contactos',
    keyed:
      'extension electrica uso rudo con tierra naranja|carrete retractil de cable con contactos y proteccion termica|extension domestica de tres salidas cable blanco|extension industrial para exterior con conector iluminado|multicontacto ladron de corriente con adaptador triple salida|heavy duty outdoor extension cord grounded lighted end|retractable extension cord reel wall mount triple tap|indoor extension cord three outlets flat plug|universal travel adapter with usb ports|extension larga para tu jardin aguanta pesado|lleva luz a donde quieras extension de patio|carrete de techo retractil con triple salida y freno|triple salida con tierra para contacto de pared',
  },
  {
    kind: 'cable eléctrico',
    sheets:
      'thhw|thwn|xhhw|romex|alambre cobre|alambre electrico|alambre calibre|conductor electrico|cordon uso rudo|cordon spt|cable sjt|cable sjoow|cable spt|cable desnudo|bare copper wire|hook up wire|service entrance cable|soow cable|cable acometida|acometida aluminio|cable concentrico|cable antifraude',
    keyed:
      'cable thw de cobre antiflama rollo negro|cable uso rudo tres conductores de cobre flexible|alambre de cobre thhn calibre para construccion|cable duplex polarizado spt para lampara|cable de aluminio desnudo para acometida multiple|thhn building wire stranded copper red coil|flexible portable cord soow three conductor|solid copper thw wire flame retardant low smoke|aluminum service entrance cable triplex|rollo de cable para la luz de tu casa|cable para tu instalacion cobre de verdad rollo|cobre suave thw antiflama verde para tierra|multiconductor de uso rudo forro pvc para maquinaria|conductor calibre para bajada de acometida con mensajero desnudo',
  },
  {
    kind: 'medidor de energía',
    sheets:
      'watt hour meter|kilowatt hour meter|electric meter|energy analyzer|energy logger|power logger|power quality|power quality meter|din rail meter|split core meter|submedidor|multimedidor|contador energia|contador kwh|medidor riel din|monitor energia|monitor consumo electrico|analizador potencia|calidad energia|wattorimetro',
    keyed:
      'medidor de energia trifasico riel din con modbus|watthorimetro monofasico digital para submedicion|analizador de redes con transformadores de corriente y ethernet|medidor bidireccional inteligente para interconexion solar|medidor de consumo electrico wifi con pinza|three phase energy meter din rail modbus|power quality analyzer portable with flexible probes|smart energy meter wifi with current clamps|panel mount multifunction power meter class accuracy|sabe cuanto gasta tu refri medidor de enchufe|cuida tu recibo mira el consumo en el celular|kwh bidireccional base socket para submedicion de locales|multifuncion de tablero armonicos y demanda con modbus|pinza de nucleo abierto para monitorear consumo por app',
  },
  {
    kind: 'transformador de distribución',
    sheets:
      'transformador tipo pedestal|transformador tipo seco|transformador sumergido en aceite|transformador delta estrella|transformador de potencia|transformador de media tension|transformador encapsulado en resina|pad mounted transformer|pole mounted transformer|three phase transformer|oil immersed transformer|cast resin transformer|unit substation|fuse cutout|cuchilla desconectadora|celda de media tension|apartarrayo de distribucion|auto transformador',
    keyed:
      'transformador de distribucion tipo poste en aceite monofasico|transformador tipo pedestal trifasico operacion radial|transformador seco trifasico de aislamiento en gabinete|autotransformador trifasico elevador reductor servicio interior|cortacircuito fusible de media tension con aislador polimerico|pole mounted distribution transformer oil immersed single phase|three phase dry type transformer ventilated enclosure copper windings|pad mounted transformer loop feed dead front|isolation transformer shielded k rated three phase|subestacion para tu nave industrial lista para acometida|sube o baja voltaje de tu maquinaria trifasico|subestacion compacta con cuchillas seccionadoras y apartarrayos|seco clase h delta estrella para interiores|pedestal en aceite mineral delta estrella norma cfe',
  },
  {
    kind: 'interruptor de seguridad',
    sheets:
      'interruptor desconectador|safety disconnect|caja de cuchillas|switch seccionador|load break switch|ac disconnect|non fusible disconnect|rotary disconnect|pull out disconnect|general duty safety|heavy duty safety switch|double throw safety switch|interruptor servicio pesado cuchillas|interruptor de corte en carga|interruptor aislador|interruptor rotativo seccionador|medio de desconexion|knife switch|interruptor con portafusibles',
    keyed:
      'interruptor de seguridad de navajas con portafusibles trifasico|interruptor de cuchillas dos polos servicio ligero|seccionador rotativo bajo carga montaje en riel|desconectador sin fusibles para aire acondicionado en gabinete|safety switch fusible heavy duty three pole|non fused ac disconnect pull out outdoor enclosure|load break disconnect switch din rail rotary handle|corta la luz de tu casa con palanca|desconecta tu clima seguro caja para exterior|navajas con palanca lateral y fusibles servicio pesado|cuchillas tres polos gabinete a prueba de lluvia',
  },
  {
    kind: 'contactor',
    sheets:
      'contactor de proposito definido|definite purpose contactor|contactor modular|contactor tripolar|contactor bipolar|contactor unipolar|contactor para capacitores|contactor inversor|contactor de iluminacion|contactor de potencia|contactor para aire acondicionado|contactor riel din|contactor bobina|contactor de enclavamiento|lighting contactor|reversing contactor|modular contactor|three pole contactor|dc contactor|vacuum contactor|motor contactor|household contactor|capacitor duty contactor|latching contactor',
    keyed:
      'contactor trifasico con bobina de corriente alterna|contactor magnetico tres polos para motor|contactor modular silencioso para riel din|contactor de dos polos para aire acondicionado|contactor para capacitores con resistencias de precarga|three pole magnetic contactor ac coil din rail|definite purpose contactor two pole for hvac|modular contactor normally open lighting control|dc coil iec contactor with auxiliary contacts|contactor para tu minisplit repuesto facil|prende tu bomba pesada con contactor trifasico|bobina alterna tres polos con contacto auxiliar integrado|proposito definido para compresor con bobina y terminales|electromagnetico tripolar categoria ac tres para motor',
  },
  {
    kind: 'fusible',
    sheets:
      'fusible cilindrico|fusible ceramico|fusible de accion rapida|fusible de accion retardada|fusible reseteable|fusible automotriz|fusible termico|fusible limitador de corriente|fusible de tapon|tapon fusible|fusible de media tension|clip para fusible|midget fuse|time delay fuse|fast acting fuse|slow blow|blade fuse|cartridge fuse|resettable fuse|thermal fuse|fusible encapsulado',
    keyed:
      'fusible cilindrico para sistema solar de corriente directa|portafusible riel din para fusible cilindrico|fusible de vidrio de accion rapida|fusible de cuchilla tipo automotriz surtido|fusible nh de cuchilla accion lenta|solar pv fuse cylindrical gpv|din rail fuse holder touch safe with indicator|glass tube fuse fast acting assorted kit|time delay class j cartridge fuse current limiting|surtido de fusibles para auto con pinza|se te fundio el fusible caja con varios|cartucho ceramico accion retardada limitador de corriente|anl con base y tapa para audio y bateria|europeo de vidrio soplado lento para tarjeta electronica',
  },
  {
    kind: 'clema y riel',
    sheets:
      'riel din perforado|riel din de aluminio|riel simetrico|perfil omega|clema de tornillo|clema de resorte|clema doble piso|clema porta fusible|tope para clema|tapa para clema|puente para clema|tablilla de terminales|regleta de bornes|block de terminales|bloque de terminales|block de distribucion|bloque de distribucion|terminal strip|barrier strip|din rail terminal block|screw terminal block|feed through terminal|slotted din rail|power distribution block',
    keyed:
      'clema de paso de tornillo para riel gris|clema de tierra verde amarillo para riel|riel din de acero perforado galvanizado|bornera de distribucion de potencia unipolar|tablilla de conexiones de doce polos plastico|feed through terminal block screw clamp din rail|slotted steel din rail zinc plated|push in ground terminal block green yellow|power distribution block single pole copper|clemas para armar tu tablero paquete|riel para montar pastillas y relevadores cortalo facil|doble piso con tornillo para conductor y tapa final|omega perforado de aluminio para gabinete|regleta de doce polos de nylon con tornillos',
  },
  {
    kind: 'terminal y zapata',
    sheets:
      'terminal de ojo|terminal tipo horquilla|terminal tipo espada|terminal tipo anillo|terminal tipo bandera|terminal ponchable|terminal aislada|fork terminal|crimp terminal|butt splice|empalme a tope|bootlace ferrule|wire ferrule|compression lug|mechanical lug|zapata bimetalica|zapata mecanica|zapata doble ojillo|quick disconnect terminal|lever nut',
    keyed:
      'zapata de cobre estanado un barreno ponchable|terminal de ojo aislada para ponchar|puntera hueca aislada para cable flexible surtido|conector mecanico de perno partido para cobre|terminal de horquilla aislada vinil rojo|copper compression lug one hole tinned long barrel|insulated ring terminal crimp nylon assortment|ferrule assortment kit insulated wire ends|lever splice connector three conductor reusable|caja surtida de terminales para ponchar cables|empalma cables sin cinta conector de palanca|ojillo de cobre barril largo doble barreno|horquilla faston y ojo preaislados con barril ponchable|mecanica de aluminio para cable con tornillo opresor',
  },
  {
    kind: 'guardamotor y arrancador de motor',
    sheets:
      'guarda motor|motor protection circuit breaker|motor circuit protector|arrancador directo|arrancador estrella delta|arrancador reversible|arrancador a tension reducida|arrancador combinado|arrancador estatico|direct on line starter|star delta starter|reduced voltage starter|thermal overload|elemento termico|protector de fases|relevador de secuencia de fases|relevador asimetria de fases|phase failure relay|phase sequence relay|motor protection relay|supervisor de voltaje trifasico',
    keyed:
      'guardamotor magnetotermico tripolar ajustable con perilla|arrancador suave trifasico con bypass integrado|arrancador magnetico a tension plena en gabinete con botones|relevador de sobrecarga bimetalico para contactor|supervisor de fases con proteccion por desbalance|motor protection circuit breaker rotary handle adjustable|soft starter three phase built in bypass|thermal overload relay class ten manual reset|phase failure monitor relay din rail sequence|protege tu motor trifasico no se quema|arranca tu bomba sin golpe suave y seguro|perdida e inversion de fase trifasico riel din|tension plena con paro arranque y termico en caja|bimetalico ajustable rearme manual automatico para contactor',
  },
  {
    kind: 'botonera y piloto',
    sheets:
      'piloto luminoso|boton rasante|boton pulsador rasante|selector dos posiciones|mushroom head push button|flush head push button|panel indicator light|estacion arranque paro|botonera arranque paro|pendant control station|columna luminosa|signal tower|torreta de senalizacion|foot switch|joystick industrial|boton doble arranque paro',
    keyed:
      'boton pulsador rasante metalico con contacto abierto|lampara piloto led para tablero color verde|botonera de dos botones arranque paro en caja|torreta de senalizacion de tres colores con zumbador|interruptor de limite con palanca y rodillo|illuminated push button flush momentary panel mount|led pilot light indicator red panel mount|emergency stop mushroom head twist release|roller lever limit switch heavy duty metal|boton de paro de emergencia rojo para maquina|torreta de luces para tu maquina con sonido|hongo rojo con enclavamiento y giro para liberar|selector de dos posiciones con llave para tablero|columna luminosa apilable rojo ambar verde con buzzer',
  },
  {
    kind: 'pantalla HMI',
    sheets:
      'human machine interface|interfaz humano maquina|interfaz de operador|panel operador tactil|terminal de operador|pantalla de operador|pantalla touch industrial|pantalla para plc|display para plc|operator interface|operator terminal|operator display|graphic operator panel|industrial touch panel|text display panel|panel de control tactil automatizacion|visualizador de textos plc|pantalla visualizacion de procesos|man machine interface|comfort panel',
    keyed:
      'pantalla hmi tactil a color con puerto ethernet|panel de operador con teclas de funcion y serial|terminal hmi resistiva para plc con software|panel pc industrial tactil sin ventilador para scada|interfaz hombre maquina tactil montaje en panel|hmi touch panel tft color ethernet serial|operator panel with keypad and text display|scada software license unlimited tags runtime|fanless industrial touch panel remote access hmi|controla tu maquina con pantalla tactil facil de programar|pantalla para tu plc a color con usb|touch industrial para plc modbus frente sellado|interfaz de operador ancha con acceso remoto y recetas|licencia de supervision scada con tags y tendencias',
  },
  {
    kind: 'controlador lógico programable',
    sheets:
      'automata programable|automata|modulo logico|modulo logico programable|logic module|logic controller|programmable controller|programmable automation controller|controlador de automatizacion|automation controller|cpu entradas salidas digitales|cpu profinet|cpu transistor salidas|compact cpu profinet|diagrama escalera|lenguaje escalera|modulo expansion automata|unidad central automata|ladder logic|motion controller',
    keyed:
      'controlador logico programable compacto con salidas a relevador|plc modular con puerto ethernet y entradas analogicas|rele programable con pantalla y teclas riel din|modulo de expansion de entradas digitales para plc|cpu de plc con salidas a transistor y modbus|compact plc digital inputs relay outputs ethernet|programmable relay with display logic module|plc expansion module analog input din rail|modular programmable logic controller cpu high speed counter|automatiza tu bomba o porton plc para principiantes|aprende a programar plc con cable y software|micro con entradas digitales y escalera ladder por usb|modulo logico programable con display bloques de funciones|cpu con salidas transistor pulsos y expansion analogica',
  },
  {
    kind: 'variador de frecuencia',
    sheets:
      'frequency converter|frequency inverter|variable speed drive|adjustable speed drive|adjustable frequency drive|speed drive|vsd|inversor de velocidad motor|accionamiento de velocidad variable|regulador de velocidad motor|control de velocidad motor trifasico|controlador de velocidad motor trifasico|vector control drive|control vectorial|frecuencia variable|variable frequency inverter|drive trifasico|drive para bomba|drive de velocidad|drive vectorial|three phase drive|pump drive|modulador de frecuencia motor',
    keyed:
      'variador de frecuencia trifasico para motor de bomba|variador de velocidad entrada monofasica salida trifasica|variador vectorial con panel y puerto modbus|convertidor de frecuencia solar para bombeo con mppt|variador para ventilador par variable gabinete nema|variable frequency drive single phase input three phase output|vector control vfd with keypad and modbus|hvac drive variable torque fan and pump enclosed|solar pump inverter drive mppt three phase motor|mueve motor trifasico con luz de casa|controla la velocidad de tu motor con perilla|control vectorial sin sensor con frenado y pid|monofasico a trifasico para motor con potenciometro y keypad|drive de par constante para banda transportadora y molino',
  },
  {
    kind: 'motor a pasos y actuador',
    sheets:
      'stepping motor|closed loop stepper|stepper driver|controlador motor a pasos|gearmotor|dc gear motor|servo amplifier|servoamplificador|micro servo|servo engranes metalicos|brushless motor|motor sin escobillas|motor con encoder|motor jaula de ardilla|actuador lineal carrera|reductor planetario|planetary gearbox|accionamiento servo',
    keyed:
      'motor a pasos bipolar para maquina cnc|servomotor con encoder absoluto y freno|motorreductor de corriente alterna sinfin corona|actuador lineal electrico con vastago y soporte|driver de servomotor con comunicacion serial|nema stepper motor bipolar hybrid high torque|ac servo motor with absolute encoder and brake|linear actuator stroke stainless with mounting brackets|helical gear motor three phase foot mount|arma tu cnc o impresora motor paso a paso|servo para tu robot engranes metalicos|hibrido bipolar cuatro hilos alto torque con flecha|sinfin corona con reductor y brida para banda|piston electrico lineal con finales de carrera',
  },
  {
    kind: 'sensor industrial',
    sheets:
      'interruptor de proximidad|proximity switch|sensor de horquilla|fork sensor|slot sensor|sensor npn|sensor pnp|inductivo npn|inductivo pnp|capacitivo npn|diffuse reflective|sensor difuso reflectivo|color mark sensor|sensor de contraste|sensor de marca de color|laser displacement sensor|sensor laser de desplazamiento|encoder absoluto|rotary encoder|sensor magnetico para cilindro|safety light curtain|fiber optic amplifier sensor|detector inductivo|detector capacitivo|inductive proximity',
    keyed:
      'sensor inductivo cilindrico npn cable para metal|sensor fotoelectrico retrorreflectivo con espejo|sensor capacitivo de proximidad para liquidos y granos|sensor ultrasonico industrial con salida analogica|sensor fotoelectrico de barrera emisor y receptor pnp|inductive proximity sensor flush pnp normally open|diffuse reflective photoelectric sensor background suppression|capacitive proximity switch non flush adjustable sensitivity|ultrasonic distance sensor analog output industrial|detecta piezas metalicas en tu banda sensor de proximidad|cuenta cajas en la linea sensor fotoelectrico con espejo|inductivo pnp rasante cuerpo roscado con conector|difuso con supresion de fondo luz roja npn|fibra optica amplificador digital para deteccion de piezas pequenas',
  },
  {
    kind: 'sensor de presión',
    sheets:
      'pressure transducer|pressure gauge|differential pressure|switch de presion|manometro con glicerina|vacuometro|manovacuometro|vacuum gauge|medidor de presion diferencial|sensor de caudal|transmisor de flujo|switch de flujo|rotametro|ultrasonic flowmeter|paddle flow|totalizador de flujo|interruptor de paleta flujo',
    keyed:
      'transductor de presion con salida analogica inoxidable|presostato ajustable para bomba de agua|manometro de glicerina con caratula y conexion inferior|presostato diferencial de aire para ducto y filtro|caudalimetro electromagnetico con brida y totalizador|pressure transmitter stainless steel current output|adjustable pressure switch for water pump|glycerin filled pressure gauge bottom mount|ultrasonic clamp on flow meter display|controla la presion de tu hidroneumatico automatico|mira la presion de tu compresor caratula grande|bourdon con glicerina caratula inoxidable conexion npt|interruptor de flujo tipo paleta para tuberia|piezorresistivo rosca npt salida en corriente para tuberia',
  },
  {
    kind: 'temporizador',
    sheets:
      'relevador de tiempo|rele temporizado|relevador de retardo|time delay relay|off delay|on delay relay|retardo al encendido|retardo a la conexion|reloj astronomico|interruptor astronomico|astronomical switch|interruptor temporizado|apagador temporizado|reloj horario|reloj de encendido|apagador cuenta regresiva|countdown switch|minutero de escalera|programador semanal|programador de encendido|weekly programmable switch|reloj programador|interval relay|contacto programable horario',
    keyed:
      'temporizador digital semanal para riel din|temporizador analogico de enchufe con segmentos|relevador de tiempo multifuncion con retardo al encendido|interruptor horario astronomico para alumbrado|reloj programable electronico con reserva de marcha|programmable digital time switch weekly din rail|multifunction time delay relay on delay octal|mechanical plug in timer outlet segments|astronomical timer switch for lighting control|prende y apaga tus luces solo por horario|reloj para riego y bomba programable por dias|retardo a la conexion y desconexion con perilla|programador horario semanal con bateria interna y pantalla|estrella delta tiempo ajustable base once pines',
  },
  {
    kind: 'relevador',
    sheets:
      'relevador de estado solido|ssr|relevador encapsulado|relevador octal|relevador enchufable|relevador de interfaz|relevador cubo de hielo|relevador biestable|relevador de impulsos|telerruptor|tarjeta de relevadores|power relay|interface relay|general purpose relay|latching relay|impulse relay|plug in relay|ice cube relay|isolation relay|relay board|automotive relay|slim relay',
    keyed:
      'relevador enchufable de ocho pines con base|relevador de estado solido con disipador|modulo de relevador de un canal para alarma|relevador automotriz cinco terminales con arnes|relevador de interfaz delgado para riel din|general purpose plug in relay octal base|solid state relay zero cross dc control|slim interface relay module din rail socket|four channel relay board optocoupler isolated|relevador para faros y claxon con base y cable|modulo para tus proyectos prende focos con relevadores|doble polo doble tiro bobina alterna con base|estado solido control dc salida ac cruce por cero|contacto seco na nc para disparo de chapa y alarma',
  },
];
