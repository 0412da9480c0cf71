import type { KindEntry } from '../book/kind-entry';

/** Doors, gates, people and cars coming in. */
export const ACCESS: readonly KindEntry[] = [
  {
    kind: 'lector de acceso',
    is: 'lector tarjeta|lector proximidad|lector rfid|lector acceso|card reader|lector|lectora|proximity reader|lector wiegand|lector mifare|lector bluetooth|lector qr acceso|reader|lector control acceso',
    say: 'abrir la puerta con tarjeta|pasar tarjeta para entrar|entrar con gafete|puerta que se abra con llavero|abrir con plastiquito|que lea la credencial|acercar la tarjeta y que abra|tag para abrir la puerta del edificio|swipe card to enter|cajita que lee la tarjeta|lector de gafete en la puerta|acercar llavero y abre|abrir con tag|lector de credenciales|pasar la credencial y que prenda verde|cosito negro para la tarjeta|lector para elevador|entrar con codigo del celular|abrir con el celular por bluetooth|aparatito de la puerta donde pasas la tarjeta|que pite cuando pase el gafete|leer el llavero en la entrada|cajita negra junto a la puerta|entrar al coworking con tarjeta|el sensor donde acerco mi tag|lector para la puerta del elevador|scan badge at door|se descompuso donde pasamos la tarjeta|abrir con qr|codigo qr para que entren las visitas|leer credenciales de los alumnos',
  },
  {
    kind: 'control de asistencia',
    is: 'reloj checador|checador|control asistencia|biometrico|terminal biometrica|biometrica|lector biometrico|terminal asistencia|time clock|attendance|terminal control acceso facial|time attendance|asistencia|reloj asistencia|biometric|terminal tiempo asistencia|checador biometrico',
    say: 'registrar la hora de entrada de empleados|saber a que hora llegan mis trabajadores|abrir con la huella|abrir la puerta con el dedo|que abra con la cara|checar entrada y salida|empleados llegan tarde|llevar el control de faltas|poner el dedo para entrar|reconozca la cara|controlar los horarios del personal|retardos del personal|checar con el dedo|marcar tarjeta de asistencia|que no chequen por otro|clock in employees|fingerprint door|employees arrive late|contar las horas trabajadas|saber quien falto a trabajar|pasar lista en la escuela|nomina por horas|entrar con el rostro|reloj para checar|aparato donde checan los empleados|checador de huella|mis empleados mienten en su hora|registrar llegadas|descontar retardos|checador de cara|lector de dedo para trabajadores|que pongan la cara para checar|control de horas extras|maquina de checar|ver quien llega tarde|saber cuantas horas trabajo cada quien|pagar la nomina por horas|que ya no firmen en la libreta|mis muchachos llegan a la hora que quieren|checador para la fabrica|lista de asistencia de los maestros|hora de comida de los empleados|aparato para la hora de entrada|tarjetero donde checan|marcar salida|quitar la libreta de firmas|bitacora de entradas del personal|clocking machine|ponche|reloj de ponchar|horas extra|controlar puntualidad',
  },
  {
    kind: 'panel de control de acceso',
    is: 'kit control acceso facial|kit acceso facial|paquete puerta|access kit|control autonomo|control acceso standalone|panel control acceso|controlador acceso|panel acceso|controladora|access controller|controlador puertas|panel 2 puertas|panel 4 puertas|control acceso panel|kit control acceso|control acceso|control de accesos|access control panel|kit acceso|tablero acceso',
    say: 'controlar varias puertas de la oficina|que solo entren empleados autorizados|limitar quien entra al almacen|administrar las puertas de todo el edificio|que no cualquiera entre a la bodega|saber quien abrio cada puerta|restringir el paso por horario|control who enters|cerebro de las puertas|tarjeta que controla las puertas|dar permisos por puerta|abrir las puertas desde la computadora|permitir entrada solo en horario|control para cuatro puertas|dar de baja tarjetas|que el intendente no entre a sistemas|registro de quien entro|cuatro puertas con una sola caja|tarjeta electronica que maneja las puertas|dar y quitar permisos de entrada|quien entro y a que hora a la bodega|zonas restringidas del hospital|que solo el gerente entre a la caja|abrir varias puertas con el mismo gafete|sistema para las puertas del corporativo|horarios para abrir|juego para poner acceso en una puerta|lo que hace falta para controlar una puerta|door access system|instalar control en la puerta del consultorio',
  },
  {
    kind: 'teclado de acceso',
    is: 'teclado acceso|keypad|teclado numerico|teclado control acceso|teclado autonomo|access keypad|teclado exterior|teclado lector|teclado codigo',
    say: 'abrir la puerta con clave|abrir con numeros|puerta con contraseña|poner codigo para entrar|numeritos para abrir la puerta|puerta con nip|door code|abrir con clave|puerta con numeros|poner pin para entrar|tablero de numeros para la puerta|clave para la cochera|botones con numeros|sin tarjeta solo clave|cambiar la clave de la puerta|botonera para abrir|clave de cuatro digitos|abrir marcando numeros|teclear un pin|entrada con combinacion|cambiar el codigo cada mes|cajita con numeritos afuera de la puerta|abrir el zaguan con clave|que los de airbnb pongan su codigo|numeric pad|dar clave temporal',
  },
  {
    kind: 'tarjeta de proximidad',
    is: 'tarjeta proximidad|tarjeta rfid|tarjeta|tag|credencial|proximity card|tarjeta mifare|tarjetas acceso|tarjeta pvc',
    say: 'tarjetitas para los empleados|plastiquitos para abrir|llaverito para abrir la puerta|gafetes para entrar|tarjetas en blanco|tarjetas para los condominos|calcomania para el carro que abra la pluma|perdi mi tarjeta del edificio|mas llaveritos para los inquilinos|pulseras para entrar al parque|llaverito azul para entrar|tarjeta blanca para puerta|gafete que abre|chip para entrar|llave electronica de llavero|tag para el parabrisas|tarjetas para los vecinos|fichas para entrar al edificio|reponer tarjeta perdida|pulsera para entrar|llaverito que se acerca y abre|gafetes que abren|tarjetas para el estacionamiento|credenciales con chip|plasticos para checar|reponer la tarjeta del condominio|cien tarjetas para empleados|tarjeta que se acerca y abre|tarjeta del gimnasio|blank access cards|tarjetas para socios|tarjetas con foto para entrar|duplicar mi tarjeta',
  },
  {
    kind: 'impresora de credenciales',
    is: 'impresora credenciales|impresora tarjetas|card printer|impresora pvc|impresora de credencial|impresora de gafetes|id card printer',
    say: 'hacer gafetes|imprimir credenciales|credenciales para alumnos|hacer tarjetas de plastico con foto|imprimir gafetes de empleados|hacer tarjetas de cliente frecuente|print id badges|credenciales de la escuela|maquina de gafetes|imprimir en plastico|hacer identificaciones|credenciales con foto para escuela|tarjetas de membresia|sacar credenciales para gimnasio|maquina que hace gafetes|credenciales de plastico para la secundaria|imprimir tarjetas de lealtad|hacer carnets|gafetes para evento|tarjetas tipo ine|credencial de socios del club|imprimir mi logo en tarjetas de plastico|id card maker|identificaciones de guardias',
  },
  {
    kind: 'chapa magnética',
    is: 'chapa mag|chapa magnetica|electroiman|cerradura magnetica|electromagnetic lock|maglock|contrachapa magnetica|magnetic lock|cerradura electromagnetica|electroimanes|chapa electromagnetica|mag lock|magnetica|chapa',
    say: 'iman para la puerta|iman que detiene la puerta|que la puerta quede trabada con iman|puerta de vidrio que se abra con boton|iman fuerte para puerta de cristal|puerta que aguante jalones cerrada con electricidad|cerrar puerta de vidrio sin llave|iman para puerta de vidrio|electroiman|que la puerta se quede pegada|iman electrico de seiscientas libras|chapa sin partes moviles|puerta de cristal que se abra con tarjeta|retener puerta con iman|imanes para puerta|iman para puerta de cristal|que no abran aunque jalen|iman de 300 kilos|cerrar con iman la puerta de la oficina|puerta pegada con corriente|puerta del banco que se queda pegada|iman que suelta con boton|se despega la puerta si se va la luz|placa de fierro con iman arriba de la puerta|magnet lock for glass door|puerta de aluminio con iman electrico',
  },
  {
    kind: 'contrachapa eléctrica',
    is: 'contrachapa|contra chapa|contrachapa electrica|electric strike|chapa electrica|door strike|strike|chapa|chapa electrica golpe|contrachapa electrica golpe',
    say: 'abrir la puerta desde adentro con un boton|puerta de la calle que suene bzz y abra|abrir el zaguan sin bajar|abrir a las visitas desde la cocina|destrabar la puerta con corriente|que se bote la chapa con un timbre|abrir la puerta de la calle con boton|chapa que hace ruido y abre|chapa de interfon|abrir zaguan desde arriba|botar el seguro con corriente|chapa electrica para reja|abrir desde la recamara|cerradura que se activa con timbre|timbre que bota la puerta|abrir el porton peatonal con boton|apretar y que se abra la reja|la pieza del marco que se destraba|chapa que truena y abre|que abra cuando contesto el interfon|pestillo electrico|zumba y abre|buzz to open|abrir a los clientes desde el escritorio|abrir la reja del consultorio|cerrojo que se mete en el marco',
  },
  {
    kind: 'cerradura inteligente',
    is: 'cerradura inteligente|smart lock|cerradura digital|chapa inteligente|chapa digital|cerradura huella|cerradura wifi|cerradura electronica|cerradura autonoma|cerradura bluetooth|chapa huella|cerradura|door lock|chapa',
    say: 'chapa sin llave|abrir la casa con el celular|puerta sin llaves|abrir el airbnb a distancia|dar acceso a huespedes con codigo|olvido las llaves|que mi casa abra con huella|chapa para airbnb|chapa para cuartos de hotel|perdi las llaves de mi casa|keyless door|abrir puerta por app|darle clave a la señora que limpia|rentar departamento y no dar llaves|chapa con huella para mi casa|chapa que abre con codigo|chapa para renta vacacional|abrir sin llave|se me olvidan las llaves|cerradura con clave|abrir con el dedo la puerta de mi casa|chapa con tarjeta para hotel|dejar entrar a alguien desde lejos|que se cierre sola con seguro|cerradura para puerta de madera con numeros|cerradura de celular|ya no quiero cargar llaves|abrir con el cel|chapa moderna con numeros y huella|cerrar la puerta desde el trabajo|saber quien abrio mi casa|puerta que abre con dedo|manija con codigo|mi hijo siempre pierde las llaves|chapa para consultorio con clave|rentar cuartos sin dar llaves|darle permiso a la muchacha solo en la mañana|que se cierre con seguro en automatico|lock for airbnb|huespedes que llegan de madrugada|puerta de recamara con huella|digital door handle',
  },
  {
    kind: 'candado',
    is: 'candado|candado inteligente|padlock|candado huella|candado bluetooth',
    say: 'cerrar el locker|cerrar la reja con huella|candado sin llave|candado que abre con el dedo|candado con clave|candado para cortina del negocio|candado para bodega|candado de huella|asegurar cadena|candado que no corten|asegurar la bicicleta|cerrar el contenedor|cadena con seguro|cerrar la cortina metalica|candadito con huella para maleta|candado de acero|que no lo abran con cizalla|locker del gimnasio|candado que avise si lo abren|padlock for gate',
  },
  {
    kind: 'botón de salida',
    is: 'boton salida|exit button|boton liberador|boton apertura|boton no touch|request to exit|push to exit|boton sin contacto|pulsador salida|boton de salida|sensor salida|no touch',
    say: 'apretar para salir|boton para abrir desde adentro|boton de la recepcionista para abrir|abrir sin tocar pasando la mano|boton verde de la puerta|picar para que abra la puerta de salida|press to exit|boton para salir|boton que abre por dentro|boton de pared para puerta|pasar la mano y que abra|salir sin tarjeta|boton de acero para salida|abrir desde el mostrador|boton verde que dice exit|boton verde para salir|apachurrar para que abra por dentro|salir sin llave|boton que dice salida|pasar la mano sin tocar|abrir a los pacientes desde recepcion|boton metalico redondo|boton pegado al marco|wave to open|boton con luz para salir|boton para el guardia que abra la puerta',
  },
  {
    kind: 'cierrapuertas',
    is: 'cierrapuerta|cierrapuertas|cierra puertas|door closer|brazo hidraulico puerta|bisagra hidraulica|brazo cierrapuertas|brazo hidraulico',
    say: 'que la puerta se cierre sola|dejan la puerta abierta|puerta que no azote|brazo que cierra la puerta|siempre dejan abierto|que cierre despacio la puerta|close door by itself|la puerta se queda abierta|brazo para cerrar puerta|que se cierre solita|puerta que cierre sola|la puerta azota con el aire|nadie cierra la puerta|resorte de la puerta|brazo de arriba de la puerta|que se regrese sola la puerta|cerrar la puerta automaticamente al salir|que no la dejen abierta por el clima|se escapa el aire acondicionado|brazo de fierro de la puerta|puerta pesada que regrese|que cierre despacito sin golpear|resorte hidraulico|la puerta del baño se queda abierta|puerta que se azota|tornillo de velocidad de la puerta|puerta de la tienda que cierre sola|se sale el perro porque dejan abierto|spring arm for door',
  },
  {
    kind: 'barra antipánico',
    is: 'barra antipanico|barra panico|panic bar|exit device|barra empuje|dispositivo salida emergencia|barra de panico',
    say: 'empujar para salir de emergencia|barra para la salida de emergencia|puerta que abra empujando la barra|salida de emergencia del salon|puertas de cine que se empujan|barra de salida de emergencia|puerta que se abre empujando|barra para evacuar|salir rapido en caso de incendio|puerta de emergencia|barra horizontal en la puerta|para que salga la gente empujando|puerta de emergencia de antro|salir corriendo si hay fuego|tubo que se empuja|puerta que solo abre por dentro|proteccion civil pide puerta de emergencia|barra de la puerta del cine|push bar door|salida del auditorio|abrir empujando con el cuerpo|evacuar el salon de fiestas',
  },
  {
    kind: 'barrera vehicular',
    is: 'barrera vehicular|barrera|pluma|pluma vehicular|barrier gate|barrera estacionamiento|talanquera|parking barrier|boom barrier|barrier',
    say: 'palo que sube y baja en el estacionamiento|controlar entrada de carros al fraccionamiento|detener carros en la entrada|el brazo del estacionamiento|que no pasen los coches sin permiso|entrada de la privada|subir y bajar para dejar pasar carros|control de paso de autos|parking arm|pluma de caseta|cobrar estacionamiento|pluma para el estacionamiento|palo que sube|brazo que tapa el paso a los carros|pluma del fraccionamiento|caseta con pluma|control de carros en la privada|que suba al pagar|cerrar el paso de coches|pluma para escuela|tubo que se levanta|caseta de vigilancia que levante el palo|el palo de la entrada del fraccionamiento|que levanten para pasar|cerrar el paso del estacionamiento|pluma de la plaza comercial|brazo que se levanta con el tag|detener coches en la privada|cobro de estacionamiento|paso controlado de camiones|la vara de la entrada|barrera de la caseta|car park gate arm|entrada de vecinos en coche|que no entren autos ajenos',
  },
  {
    kind: 'motor para portón',
    is: 'motor porton|operador porton|motor puerta|gate opener|motor cochera|motor de porton|gate motor|kit motor porton|motor para cochera',
    say: 'abrir el zaguan desde el carro|abrir la cochera sin bajarme|que la reja se abra sola|automatizar el porton|abrir el garage con control|puerta de la cochera electrica|mover el porton pesado|ya no quiero bajarme a abrir el porton|puerta corrediza que se mueva sola|automatic gate|abrir la reja con el control|porton automatico|se descompuso el motor del zaguan|abrir el porton con control|motor para el zaguan|puerta electrica de la cochera|abrir garage sin bajarme|brazos para reja de dos hojas|porton corredizo automatico|automatizar mi puerta|puerta de garage que suba sola|mi porton pesa mucho|poner motor al porton|zaguan electrico|ya no quiero bajarme del coche|mi zaguan esta muy pesado|abrir la reja con boton|automatizar la entrada de la casa|abrir cuando llueve sin mojarme|puerta electrica|porton que abra solo|cochera automatica|abrir el porton con el celular|maquinita que jala el porton|motor de la reja|el zaguan no abre solo|driveway gate|la reja de la empresa|porton de fierro que se mueva|motor del zaguan se quemo',
  },
  {
    kind: 'control remoto',
    is: 'control rem|ctrl remoto|control remoto|transmisor|control porton|remote control|llavero control|receptor control remoto|transmisor receptor|remote|control garage|mando distancia|receptor inalambrico|control remoto porton|control inalambrico',
    say: 'controlito para abrir la cochera|botoncito del carro para el porton|otro control para el zaguan|perdi el control de mi cochera|clonar control del porton|abrir con botoncito a distancia|control de la cochera|duplicado del control|control para el porton|botoncito para la pluma|controlito extra|no sirve mi control del garage|copiar control|llavero con botones|receptor para abrir con control|controlito del zaguan|mando del porton|llaverito de botones|duplicar el control de la cochera|un control extra para mi esposa|control del carro para la pluma|el boton de la cochera ya no sirve|copia del control|programar otro control|gate clicker|control de cuatro botones|aparatito del llavero para abrir',
  },
  {
    kind: 'fotocelda',
    is: 'fotocelda|fotoceldas|photocell|fotocelda seguridad|lazo inductivo|detector lazo|loop detector|sensor vehicular|detector vehicular|fotobeam|fotocelula',
    say: 'que la pluma no le pegue al carro|que no se cierre el porton si hay alguien|sentir que hay un coche encima|que el porton no aplaste al niño|detectar carro en el piso|ojo para que no cierre el porton|sensor para que no machuque|que el porton se detenga si pasa alguien|rayito del porton|detectar el carro debajo de la pluma|espira en el piso|que la pluma no baje sobre el coche|que no aplaste al perro el porton|ojo electronico del porton|rayo que detiene la puerta|que no le caiga la pluma al coche|sensor de piso para carros|que detecte el coche y abra|cable enterrado que siente el coche|ojitos del porton|que se pare si algo se atraviesa|safety beam|prender la lampara al oscurecer|foco que prenda solo de noche sensor',
  },
  {
    kind: 'lector UHF',
    is: 'antena uhf tag|long range reader|lector uhf|antena uhf|lector largo alcance|uhf reader|lector tag vehicular|lectora uhf|antena rfid|lector telepeaje|lector vehicular',
    say: 'que el carro entre con calcomania|abrir pluma sin bajar el vidrio|telepeaje para el fraccionamiento|que detecte el tag del coche a varios metros|acceso automatico de residentes en carro|abrir sin bajar el vidrio|tag en el parabrisas|como el iave|lector de lejos|abrir pluma con calcomania|lector para carros|que detecte el tag de lejos|acceso de residentes sin parar|entrar sin bajar la ventana|calcomania que abre la pluma|que lea el tag del carro desde lejos|antena de la caseta|residentes que pasen sin parar|como en la autopista|reconozca mi carro y abra|leer tags a diez metros|windshield tag reader|contar cajas con rfid|inventario de ropa con etiquetas',
  },
  {
    kind: 'torniquete',
    is: 'torniquete|turnstile|molinete|puerta tripode|torniquetes|tripod turnstile|flap barrier|puerta batiente peatonal|torniquete bidireccional|carril peatonal|speed gate|swing barrier|pasillo motorizado|torniquete cuerpo completo',
    say: 'que pasen de uno en uno|corta el paso de la gente y gira|aparato que gira al pasar la gente|entrada como la del metro|tubos que giran para entrar al gimnasio|control de entrada del gym|contar y controlar a los que entran al estadio|que nadie se cuele en la entrada|paso peatonal controlado|entrada de personal de fabrica uno por uno|people one by one|entrada de gimnasio|tubos que giran|que pasen uno por uno|controlar entrada de obreros|que no se pasen dos con una tarjeta|aspas para entrar|puertitas de cristal que se abren|control de gente en la fabrica|entrada a parque con boleto|entrada del metro|gimnasio que pasen con su tarjeta|que no se brinquen la fila|cobrar la entrada al baño|control en la entrada del parque acuatico|tres tubos que giran|molinete de estadio|pasar solo con boleto|obreros que chequen y pasen|puerta giratoria de fierro|que nadie pase sin permiso|contador de visitantes con tubo|entrada del balneario|puertas de vidrio que se abren de lado',
  },
  {
    kind: 'detector de metales',
    is: 'detector metal|detector metales|arco detector|arco detector metales|garret|paleta detector|detector manual metales|metal detector|detector metales portatil|walk through|raqueta detectora|arco de seguridad|paleta detectora|rayos x|maquina rayos x|x-ray',
    say: 'ver que no metan armas|revisar que no entren con cuchillos|arco para la entrada del antro|paleta para revisar gente|revisar que no traigan pistola|que no saquen herramienta en la ropa|revisar mochilas|como en el aeropuerto|encontrar armas|raqueta que pita con el metal|check for weapons|buscar objetos escondidos bajo la ropa|arco de aeropuerto|paleta para revisar|que no metan armas|revisar a los que entran al antro|detectar navajas|revisar alumnos por armas|raqueta de seguridad|que no se lleven herramienta|maquina que revisa mochilas|cateo con aparato|pistolas escondidas|revisar bolsas en la entrada|que no pasen navajas al antro|arco de seguridad escuela|raqueta para cachear|paleta que vibra con metal|que no se roben piezas de metal|revisar a los presos|maquina del aeropuerto|guardias que revisan gente|encontrar pistolas|entrada del estadio revision|weapon scanner|los obreros se llevan cobre|objetos de metal escondidos',
  },
  {
    kind: 'videoportero',
    is: 'portero con pantalla|video doorphone|doorphone|portero pantalla|kit video interfon|kit videointerfon|videoportero|portero video|portero imagen|video portero|videointerfon|video interfon|video intercom|video door phone|timbre camara|timbre inteligente|video timbre|doorbell|videotimbre|frente calle|monitor interior|kit videoportero|videoportero ip|timbre wifi|frente de calle|placa exterior|door station|video doorbell|timbre video|monitor videoportero|villa station',
    say: 'ver quien llega|ver quien llego a la puerta|ver quien toca|ver quien toca a la puerta|ver quien llama a la puerta sin abrir|saber quien es antes de abrir|contestar la puerta desde el celular|timbre que me avise al celular|timbre con pantalla|ver quien esta afuera y abrirle|hablar con el que toca sin salir|tocan y no se quien es|see who is at the door|atender al repartidor cuando no estoy|ver a las visitas en una pantalla|marcas el numero de departamento y te contestan con imagen|edificio de departamentos que contesten con video|portero con pantalla para condominio|abrirle al del gas desde arriba|que me marque cuando tocan|timbre con camara|ver en el celular quien toca|interfon con pantalla|ver quien esta afuera|contestar el timbre desde el trabajo|timbre inteligente|pantalla en la cocina para ver la puerta|abrir a la visita viendo quien es|timbre de video para edificio|hablar con el repartidor desde lejos|ver quien toca desde el celular|ver la cara del que toca|abrir al repartidor desde la oficina|pantallita para ver la calle|contestar la puerta desde el cuarto|timbre que manda video|no quiero abrirle a extraños|quien llego cuando no estaba|departamentos con pantalla en cada uno|ring|camara de la puerta|hablar con el que toca|intercomunicador con pantalla|tocaron y no se quien fue|ver al de la paqueteria|para ver quien llega',
  },
  {
    kind: 'interfón',
    is: 'interfon|portero|interfono|intercomunicador|portero electrico|intercom|audio portero|audioportero|telefono interfon|auricular interfon|portero audio|kit interfon|interfonos|intercomunicadores|ventanilla intercomunicador|intercomunicador ventanilla',
    say: 'hablar con quien toca|hablar a la entrada desde los departamentos|timbre con bocina para hablar|comunicar la caseta con las casas|hablar a traves del vidrio de la taquilla|hablar con la calle desde la cocina|ventanilla del banco para hablar|telefono de la puerta|timbre para edificio de departamentos|llamar del cuarto a la cocina|hablar con el que toca|telefonito para abrir la puerta|timbre con bocina|comunicar la entrada con la casa|interfon para edificio|auricular de la cocina|hablar por la ventanilla del banco|comunicarme con la caseta|intercomunicador de cuarto a cuarto|hablar de la oficina al taller|preguntar quien es sin salir|hablar con el de la puerta|bocina de la entrada|telefonito para la puerta|contestar desde la cocina quien es|hablar de un cuarto a otro|hablar por la ventanilla de la taquilla|auricular de pared|portero de edificio|buzzer con voz|recepcion y consultorio|interfono para departamentos|abrir y hablar',
  },
  {
    kind: 'timbre',
    near: 'videoportero',
    is: 'timbre|campana|chime|zumbador|timbre inalambrico|chicharra|timbre puerta|door chime|timbre escolar|timbre industrial',
    say: 'que suene cuando tocan la puerta|ding dong|avisar que entro un cliente|campanita para la puerta|que suene en la escuela para el recreo|chicharra para cambio de turno|boton para llamar al mesero|que suene al abrir la puerta de la tienda|timbre sin cables|campana de escuela|timbre para el recreo|chicharra de fabrica|timbre musical|no se oye cuando tocan|llamar al mesero|timbre para el enfermo|campana de la escuela|que suene el recreo|boton de la entrada que suene|timbre inalambrico para la casa|no oigo cuando tocan|timbre para sordos con luz|sonido de llamada en la puerta|timbre de la tienda cuando entra cliente|avisar el cambio de turno con sonido|chicharra de la fabrica|campana para hotel',
  },
  {
    kind: 'bolardo',
    is: 'bolardo|poncha llantas|ponchallantas|bollard|tope estacionamiento|tope|bolardo retractil|bloqueador vehicular|tire killer|reductor velocidad|road blocker|tope vehicular|boya|estoperol',
    say: 'que no se metan los carros a la banqueta|picos que ponchan llantas|poste que sale del piso|que los coches no choquen la fachada|apartar lugar de estacionamiento|que bajen la velocidad|que no aceleren en la privada|poste que sube del piso|que no suban carros a la banqueta|picos para llantas|tubo amarillo de proteccion|topes de estacionamiento|vibradores para bajar velocidad|proteger la entrada de un choque|apartar mi cajon|tope de hule|poste que se mete al piso|que no estacionen coches en la banqueta|alunizaje|tubo amarillo para que no choquen|postes que bajan|proteger el cajero|bloquear la calle con postes|retractable post|que no se metan con el carro a la tienda|topes para llantas|tope de estacionamiento|conos',
  },
  {
    kind: 'caja fuerte',
    is: 'caja fuerte|safe|caja seguridad|caja caudales|caja fuerte hotel|safe box|caja valores',
    say: 'guardar dinero bajo llave|guardar joyas|guardar papeles importantes|guardar la pistola|cajita del cuarto de hotel|guardar el efectivo del negocio|esconder el dinero|keep money safe|guardar dinero|guardar documentos con clave|caja con combinacion|esconder joyas|caja para cuarto de hotel|guardar pistola|cajita de seguridad|caja empotrada en la pared|buzon para dinero|esconder dinero en casa|que no se lleven el dinero de la venta|caja de seguridad para hotel|cofre de fierro|caja empotrada en el closet|safe for documents|deposito de efectivo|guardar escrituras',
  },
  {
    kind: 'locker',
    is: 'locker|lockers|casillero|casilleros|guardallaves|gabinete llaves|key cabinet|llavero electronico gabinete|smart locker',
    say: 'guardar las cosas de los empleados|guardar las llaves de todos los carros|donde los empleados dejen su mochila|saber quien tomo las llaves|casilleros para empleados|guardar cosas con llave en el gym|guardar llaves de los carros|gabinete que controla llaves|casillero de paquetes|saber quien trae la llave|guardar mochilas del personal|gabinetes con puertitas|donde dejen sus cosas los obreros|cajones con llave para gimnasio|storage lockers|estantes con candado|guardar celulares en la escuela',
  },
  {
    kind: 'antena antirrobo',
    is: 'antena antihurto|antihurto|eas|etiqueta antirrobo|antena antirrobo|antirrobo|pedestal eas|desacoplador|etiqueta dura|arco antihurto|sistema antihurto|anti theft tag|alarma antirrobo tienda',
    say: 'que pite si se roban ropa|arcos de la tienda que suenan|pines para la ropa que no la roben|que suene si salen sin pagar|se roban mercancia de la tienda|farderos|stop shoplifting|arcos de tienda que pitan|se roban la ropa|etiquetas que suenan|alarma para ropa|pines de seguridad|evitar robo hormiga|quitar el pin de la ropa|etiquetas para botellas|se roban la ropa de la tienda|que pite si se llevan algo|alarma de la salida del supermercado|clientes que roban mercancia|arcos de la tienda departamental|pines de la ropa|etiqueta dura para prendas|robo hormiga|shoplifting|que suene en la puerta si no pagaron|proteger vinos y perfumes',
  },
  {
    kind: 'contador de personas',
    is: 'contador personas|conteo personas|people counter|people counting|contador gente|camara conteo',
    say: 'contar cuanta gente entra a la tienda|saber cuantos clientes entran|cuantas personas hay adentro|limitar el aforo|cuanta gente visita mi local|contar a los que entran|how many people enter|cuanta gente entra|contar clientes|aforo del local|contar pasajeros|medir visitas de la tienda|cuantos entran y cuantos salen|cuanta gente entra a mi tienda|numero de clientes por dia|medir visitas de la plaza|saber a que hora hay mas gente|no pasar del limite de personas|people counting camera|estadistica de visitantes|contar los que suben al camion',
  },
  {
    kind: 'control de rondas',
    is: 'control rondas|rondin|lector rondas|guard tour|baston rondas|checkpoint ronda|control de rondines|patrol|bastón de rondines',
    say: 'comprobar que el velador da sus rondas|saber si el vigilante camino la fabrica|que el guardia marque en cada punto|el velador se duerme|checar que el guardia hizo su recorrido|que el velador haga sus rondas|el guardia se duerme|checar recorridos|puntos que marca el vigilante|baston para guardias|demostrar que paso el rondin|saber si hizo el recorrido|botones en la pared para rondas|que el velador si camine|saber si el guardia paso por los puntos|el vigilante se duerme|bastoncito de rondas|comprobar recorridos|botones en la pared para rondines|guard tour|el guardia no hace su rondin|bitacora del velador|checar los puntos de vigilancia',
  },
  {
    kind: 'visor y espejo',
    is: 'espejo|espejo convexo|mirilla|mirilla digital|espejo seguridad|convex mirror|espejo inspeccion',
    say: 'ver en las esquinas de la tienda|ver que no venga carro en la curva|espejo redondo para la salida de la cochera|ver debajo del carro|mirar por el hoyito de la puerta|espejo redondo para la esquina|ver quien viene en la curva de la cochera|espejo para ver toda la tienda|mirilla de la puerta|ojo de la puerta|espejo convexo|revisar abajo de los coches|ver si traen algo bajo el carro|espejo de estacionamiento',
  },
];
