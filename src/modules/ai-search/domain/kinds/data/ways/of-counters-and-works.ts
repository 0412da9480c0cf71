/** Ways to ask for what is measured, sold over a counter, written in an office and run in a plant, by the kind. */
export const OF_COUNTERS_AND_WORKS: Readonly<Record<string, string>> = {
  'sensor de temperatura':
    'se echaron a perder los helados porque fallo el congelador|que avise si el refri de las vacunas pasa de ocho grados|se bajo la pastilla y se calento el refri|la camara fria se calienta de noche|que mande mensaje si sube el congelador|freezer failed overnight|aviso si la vitrina de carnes ya no enfria',
  'sensor de calidad de aire':
    'el aire del salon esta cargado|medir co2 en el aula|les da sueño por el aire viciado|saber si hay polvo en el aire|dolor de cabeza en la oficina porque no circula el aire',
  'sensor de humedad de suelo': 'cuando regar las matas|regar de mas el aguacate',
  'medidor de agua':
    'cobrar el agua a cada inquilino|lectura del agua a distancia|contar los litros|los vecinos pelean porque pagan igual de agua',
  'sensor de nivel':
    'se tira el agua de la cisterna|saber si el tinaco esta lleno|cuanta agua le queda a la pipa|no subir a la azotea a ver el tinaco|nadie ve cuando se llena la cisterna',
  'sensor de inundación':
    'avise si gotea bajo el fregadero|se inundo la casa estando de viaje|se desbordo el baño y se mojo la sala',
  'estación meteorológica':
    'medir cuanto llovio en el rancho|velocidad del viento y lluvia|saber si va a helar|datos del clima para la huerta',
  'medidor de energía':
    'que aparato jala mas luz|cuanta luz gasta cada maquina|llega altisimo el recibo y no se por que|saber cuanto gasta el refri|repartir el recibo entre los inquilinos|which appliance uses most power|que cosa sube el recibo de la cfe|quien gasta mas luz en la casa|no se si es el refri o la bomba lo que sube la luz',
  báscula:
    'los clientes dicen que no doy kilos de a kilo|pesa para la tortilleria|cuanto se cobra por lo que pesa|pesar semillas en el tianguis|que diga el peso y el precio|pesar costales de cafe|pesar los bultos de la cosecha|pesar al becerro|pesar las maletas y paquetes|weigh fruit at the market|saber cuanto engordo el puerco|dicen que les robo gramos|uso una de agujas oxidada y quieren que marque con numeros|que marque con numeros el peso y este aprobada|dar el peso exacto del queso|cuanto pesa el becerro|saber si el gas trae los kilos completos|dulces a granel y que salga el precio',
  'cajón de dinero':
    'falta la gaveta de la lana|donde se guardan los billetes y se abre solo|guardar las monedas y billetes del cobro|gaveta que abre con la impresora|guardo los billetes en una caja de zapatos',
  'contador de billetes':
    'contar la lana de la noche|tardan horas en contar el dinero|se equivocan al contar los billetes|contar lo de la cooperativa|contar morralla|contar la limosna del domingo',
  'detector de billetes falsos':
    'me dieron un billete chafa|saber si es bueno el de quinientos|lucecita morada para billetes|perdi por un billete falso',
  'caja registradora':
    'cobrar en la tiendita y que sume solo|teclear precios y que abra el cajon|sumar la cuenta y dar el cambio en la miscelanea|que sume de el cambio y guarde la lana|que lleve la cuenta y de cambio en la papeleria|hago las sumas en una libretita y me equivoco',
  'terminal de pago': 'maquinita de las tarjetas|mis clientes ya no traen efectivo|que me paguen con el telefono',
  'impresora de tickets':
    'recibitos de la venta|la comanda salga en la cocina|dar su papelito al cliente|imprimir la cuenta de la mesa|los meseros escriben a mano las cuentas|no se entiende la letra de la cuenta|cuenta impresa para la mesa',
  'impresora de tickets portátil':
    'notas de venta en la ruta|dar recibo al cliente desde la moto|imprimir el cobro en la calle',
  'punto de venta':
    'computadora para cobrar en los abarrotes|pantalla que se toca para cobrar|controlar ventas e inventario de la tienda|llevar la cuenta de lo que vendo en la ferreteria|no sabemos cuanto vendemos ni que se acaba',
  'lector de código de barras':
    'pistola de la raya roja|tecleo a mano el precio de cada producto|pasar los productos y que marque|me tardo mucho marcando los precios|la cajera busca los precios en una lista',
  'verificador de precios': 'que el cliente vea cuanto cuesta|aparato en el pasillo que dice el precio',
  'kiosco de autoservicio':
    'que la gente pida su comida sola en pantalla|ordenar sin hacer fila con el cajero|pedir y pagar ellos mismos|que los clientes armen su pedido solos',
  calculadora:
    'hacer cuentas con tira de papel|sumas con rollito|para la contadora que suma mucho|hacer cuentas en el puesto',
  destructora:
    'hacer trizas papeles|papeles con datos que no quiero tirar enteros|trituradora de hojas|que nadie lea los papeles que tiro',
  'engargoladora y enmicadora':
    'poner arillo a las tesis|plastificar credenciales|ponerle pasta y arillo a los trabajos|que no se mojen las actas|las credenciales de carton se rompen y mojan|espiral para los manuales|forrar con plastico las identificaciones',
  impresora:
    'imprimir las tareas de los hijos|multifuncional de tanquecito|sacar copias en casa|imprimir y sacar copias en la papeleria|print homework|sacar copias de los examenes|copias de la tarea para todo el grupo|gasto en el ciber para imprimir las tareas',
  'escáner de documentos':
    'un archivero lleno de expedientes a la compu|digitalizar papeles viejos|pasar hojas a la computadora muy rapido|convertir facturas en archivos|meter escrituras viejas en la computadora|años de papeles a archivos digitales|guardar los expedientes en la compu|el archivo ya no cabe y quiero todo en digital',
  'tóner y tinta':
    'ya no pinta negro|sale rayado y descolorido lo que imprimo|botellitas de tinta|que le cambio a mi hp si ya no pinta|se quedo sin negro|la impresora sirve pero ya no pinta|salen palidas las hojas|las fotos salen sin rojo',
  'papel y etiquetas':
    'rollitos para la maquinita de tickets|se acabo el rollo de la terminal|hojitas que se pegan con precio',
  'impresora de etiquetas':
    'las guias salgan con pegamento|pegar las guias de los paquetes con cinta|imprimir precios y pegarlos a la ropa|imprimir codigos para los productos|recortando y pegando las direcciones de los envios',
  portagafete: 'cordon del cuello para la credencial|donde colgar la credencial|mica y listón para los gafetes',
  'base y brazo para monitor':
    'levantar el monitor|me duele el cuello de ver la pantalla|dos monitores en un brazo|dolor de cervicales por la pantalla tan abajo|la pantalla de la compu queda muy abajo',
  'base para laptop':
    'que la laptop no se caliente|laptop mas alta|poner la laptop a la altura de los ojos|se calienta la compu cuando la pongo en la cama',
  'contador de personas':
    'cuanta gente entra a la zapateria|saber cuantos entran y no compran|contar a los que visitan el museo|no se si el aparador trae mas gente',
  alcoholímetro:
    'que soplen antes de darles la unidad|operadores que llegan crudos|ver si el chofer viene tomado|llegan con aliento alcoholico|saber si puedo manejar despues de la fiesta|check drivers for drinking|que soplen los de seguridad al entrar al turno|un montacarguista llego tomado',
  'localizador de comensales':
    'vibra cuando ya esta tu mesa|avisar que ya esta su pedido sin gritar|aparatito que pita cuando sale la hamburguesa|se amontonan en la barra esperando su pedido',
  'sistema de turnos':
    'numero del que sigue en la ventanilla|papelito con numero en la fila|que pasen en orden a la caja|esperar sentados hasta que salga su numero',
  'llamado de enfermera':
    'el paciente pide ayuda desde su cama|boton en la cama del enfermo|avisar a la enfermera desde el cuarto|que los viejitos del asilo llamen a la cuidadora|mi papa encamado no alcanza a gritarle a la cuidadora',
  'seguridad personal':
    'proteger ojos y manos de los muchachos de la herreria|lo que se ponen los albañiles en la cabeza|inspeccion de la secretaria del trabajo y andan con gorra y tenis|tapones para el ruido de la fabrica|chalequitos fosforescentes|no caerme en alturas|que no les caiga algo en la cabeza|protect my workers|se le metio una rebaba en el ojo al soldador|barrenderos que se vean de lejos|que los carros vean a mis trabajadores|se corto la mano con la lamina|que no se corten las manos al cargar lamina|le cayo un tabique en la cabeza',
  'torreta vehicular':
    'burbuja ambar para la grua|luces de arriba de las patrullas|luces azules y rojas para la ambulancia|luz que gira para el montacargas',
  semáforo:
    'luz roja y verde en la rampa|que no se topen dos carros en la rampa|avisar si pueden pasar los carros|avisar con luces si pueden bajar al sotano',
  'controlador lógico programable':
    'automatizar la banda transportadora|un logo de siemens|controlar la maquina con programa|que la maquina haga los pasos sola|tablero lleno de relevadores y quiero algo programable',
  'pantalla HMI':
    'pantalla para manejar la maquina|ver y mover los valores de la maquina en pantalla|tocar la pantalla y arrancar la embotelladora|pantalla del tablero de la maquina',
  'variador de frecuencia':
    'la bomba arranca de golpe|el motor jala mucho al arrancar|que el motor gire mas lento|controlar que tan rapido va la banda|que el motor trifasico arranque suave',
  relevador:
    'un relay con base|prender algo de 110 con señal de 12|switch que se activa con voltaje|prender los faros sin quemar el switch|que una señal chiquita prenda un foco',
  contactor:
    'arrancar la bomba grande|bobina de 220|prender el motor de la noria con boton|echar a andar el motor trifasico|se pegaron los platinos del arranque de la bomba',
  temporizador:
    'el anuncio se prende solo en la noche|timer para la bomba|que se apague a las doce|prender el boiler a una hora|que la luz del gallinero prenda sola a las cinco',
  'sensor industrial':
    'detectar la caja por la banda|un inductivo|contar botellas en la banda|sentir el metal de la pieza|que la maquina sepa cuando llega la pieza',
  'sensor de presión':
    'presion de la tuberia al tablero|saber si la bomba da presion|medir la presion del aire|la linea de aire se queda sin fuerza',
  'botonera y piloto':
    'boton de arranque y paro del torno|hongo de paro|foco piloto del tablero|boton rojo de hongo|foquito que diga que la maquina esta andando',
  'guardamotor y arrancador de motor':
    'que no se queme el motor si se traba|proteger el motor de la bomba|se achicharro el embobinado de la bomba trabada',
  'clema y riel':
    'tablillas donde se atornillan los cables del tablero|riel donde se montan las pastillas|ordenar los cables dentro del tablero|donde se aprietan los hilos dentro del gabinete de control|el tablero es un nudo de cables',
  'terminal y zapata':
    'puntitas de metal que se ponchan al cable|ojillo para el cable de la bateria|punta de cobre para cable grueso',
  termofit:
    'tubito que se encoge con calor|tapar uniones de cables soldados|forro que se achica con el encendedor|la cinta de aislar se despega de las uniones',
  'motor a pasos y actuador':
    'motor para mi cnc|brazo que empuja con 12 volts|gire exacto por pasos|piston electrico que empuja|levantar la tapa de la cajuela con brazo electrico',
  fusible:
    'el vidriecito que se quema|se quemo lo que protege el estereo|tubito de vidrio con alambrito|cambiar el que se funde por corto|se fundio lo que protege el radio del coche|se quemo lo que protege el encendedor del carro|el encendedor del coche ya no prende nada',
  'extensión y carrete':
    'no alcanza la luz para la podadora|conectar lejos la maquina|cable largo con enchufe|la luz me queda lejos|el enchufe queda a veinte metros|no llega el cable a la toma de luz|llevar la luz hasta el puesto que esta lejos',
  binoculares:
    'larga vistas|ver el partido desde lejos de la grada|ver barcos desde la playa|vigilar el ganado desde la loma',
  'cámara de inspección':
    'meter una camarita por la tuberia tapada|ver que tapa el drenaje|ver adentro del cilindro sin desarmar|revisar un ducto por dentro|ver donde se tapo el desague sin romper el piso',
  'grabadora de voz':
    'grabar lo que dice el licenciado|grabar la clase para estudiar|oir las clases despues|guardar lo que dice el profe|no alcanzo a apuntar todo en la entrevista',
  gamepad:
    'palanca para jugar|jugar en la compu con palanca|control para los videojuegos de mi hijo|jugar en la laptop sin teclado',
  reloj:
    'pasos y pulsaciones en la muñeca|la misma hora en todos los salones|cuanto camino al dia|ver mensajes sin sacar el telefono|saber cuanto camino y como duermo|el doctor quiere que cuente mis pasos|que vibre en la mano cuando me llamen',
  'cámara fotográfica y accesorios':
    'fotos profesionales de bodas|retratos para graduacion|tomar fotos de productos|lente para la reflex|las fotos de mis pasteles salen borrosas con el celular',
  'cámara de fauna':
    'grabar venados de noche en el monte|que animal baja a tomar agua|grabar al puma|que animal se come las gallinas de noche',
  pilas:
    'para el control de la tele|de boton para el reloj|doble a y triple a|para el juguete del niño|las chiquitas de los juguetes|se le acabo al control de la tele',
  'estación de energía':
    'corriente para acampar|luz en el campo sin ruido ni gasolina|conectar la hielera electrica en el campamento|vendo elotes en el parque y no tengo donde conectar mi foco',
  generador:
    'planta de luz para el puesto|luz de gasolina para la feria|se va la luz dias enteros por el huracan|luz para el baile donde no llega la cfe',
  'marcador deportivo':
    'goles de la cancha a la vista|tablero de puntos para el torneo|tiempo y puntos en el gimnasio|que el publico vea como va el partido|cuanto van en el juego|nadie sabe cuanto van en el torneo',
  'pantalla LED modular': 'espectacular de leds|pantalla gigante para la plaza',
  'bomba de agua solar':
    'sacar agua del pozo con el sol|llenar el bebedero de las vacas sin luz|subir agua al tanque con paneles|darle de beber al ganado del pozo sin corriente|el pozo del potrero no tiene luz|llenar la pila de las vacas sin luz ni gasolina',
};
