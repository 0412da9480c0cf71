/** Ways in which lay people tell what went wrong, whose it is or where it goes instead of naming the thing: by kind, phrases separated by `|`. */
export const TOLD_BY_TROUBLE: Readonly<Record<string, string>> = {
  'cámara de seguridad':
    'me roban mercancia y no se quien|alguien me raya el carro y nadie me cree|tener prueba de quien fue|cachar al vecino que tira basura|saber quien se llevo las cosas|asomarme a la casa de mis papas desde lejos|equipo de vigilancia para la milpa|vista nocturna para el patio|que se grabe quien entra mientras no estamos|ver a mi abuelita desde el trabajo|que si grabe de verdad|see what my employees do|check on grandma while I work',
  'cámara domo':
    'que no se note a donde apunta|que no la rompan de un palazo|techo de pasillo y que aguante golpes|tapa oscura pegada al techo|media esfera de acrilico|que los alumnos no la puedan voltear|vandal proof on the ceiling',
  'cámara turret':
    'ojito sin tapa que se acomoda con la mano|bolita sin cristal que no refleja|eyeball under the eaves',
  'cámara PTZ':
    'que se mueva y no sea fija|que de vueltas por todo el lote|acercarme hasta leer un letrero|una sola que cubra toda la explanada|moverla con palanquita|steer it and zoom in',
  'cámara térmica':
    'las normales no ven nada en la huerta de noche|ver rateros sin una sola luz|ver personas entre las matas a oscuras|animales o gente por el calor del cuerpo|que vea entre la neblina y el humo|see people in total darkness by heat',
  'cámara inalámbrica':
    'no quiero tirar cable ni romper la pared|nada mas la clave del internet y ya|que se conecte al modem sin cables|sin picar la pared para ver la sala|camara que se atornilla en el soquet|light bulb camera|que solo se enchufe y se vea en el cel',
  'cámara 4G solar':
    'rancho sin luz ni internet|no llega la luz pero si hay señal de celular|corral sin corriente y con chip|terreno lejos sin electricidad verlo desde aca|farm with no power and no wifi',
  'cámara de reversa':
    'le pegue al poste al echarme para atras|no veo nada al dar reversa|choque metiendo el carro en reversa|casi atropello a un niño al salir de reversa|ver lo que hay atras de la caja|ver atras de la camioneta al estacionarme|hit a pole backing up',
  'cámara para vehículo':
    'una adentro del taxi que grabe a los pasajeros|los pasajeros se pelean adentro|ver la cabina del trailer|camaras adentro de la ruta|ver al chofer y a los pasajeros',
  'cámara corporal':
    'los guardias tienen que grabar lo que pasa con la gente|nos acusan de malos tratos y no hay prueba|grabar en el uniforme el turno completo|inspectores que graben su visita|prendida en la camisa',
  'dock para cámara corporal':
    'donde se cargan y descargan las de los policias|base para cargar varias corporales juntas|bajar los videos de las corporales al final del turno|estacion de descarga de las de pecho',
  grabador:
    'se quemo el aparato donde se graban las camaras|las camaras sirven pero ya no graba|se llevaron el aparato de las camaras|que guarde dos semanas y se vea en la tele|la cajita donde llegan todas las camaras|la cosa de las camaras donde se graba',
  'disco duro':
    'ya no guarda mas que tres dias|que guarde treinta dias de las camaras|lo que va adentro del grabador y guarda|refaccion donde se guarda el video|se lleno la memoria del aparato de las camaras|nomas el disco para el grabador',
  'gabinete de grabador':
    'caja con llave y ventilador para el grabador|que no se roben el aparato de las camaras|guardar el dvr bajo llave|cofre de lamina para el dvr',
  'fuente de alimentación':
    'se apagan todas las camaras al mismo tiempo|lo que les da corriente a las camaras se quemo|las camaras no prenden ninguna|lo que alimenta a las camaras|caja que reparte los doce volts a las camaras',
  'software de video':
    'ver las camaras de todas las sucursales en una computadora|brinco de programa en programa por cada marca de camara|juntar camaras de varias marcas en un programa|manage cameras of many sites',
  videoportero:
    'que salga la cara del que toca en una telita|abrir sin levantarme viendo quien es|mi mama sale hasta el zaguan sin saber quien toca|doorbell that shows who is outside|tenants see visitors on a screen|el timbre ese que trae camarita|para departamento con pantalla y que abra la puerta',
  interfón:
    'el telefonito de la entrada|preguntar quien es desde arriba nomas con voz|apretarle para que abra sin bajar|hablar con la caseta desde el departamento|oir al de la ventanilla a traves del vidrio|no ocupa imagen solo hablar|bajar cada que tocan a preguntar quien es',
  timbre: 'que suene cuando entra un cliente|suene adentro cuando alguien llega a la tienda|door chime',
  'frente de calle':
    'los botones de afuera con los departamentos|vandalizaron los botones de la entrada del edificio|la placa de la calle con los apellidos|lo de adentro jala pero lo de la calle no',
  'chapa magnética':
    'la puerta de cristal se abre con el aire y que quede pegada|puerta de aluminio sin pasador de iman|iman que la detiene hasta pasar tarjeta|que no se abra la de vidrio aunque la jalen',
  'contrachapa eléctrica':
    'la chicharra de la puerta que suelta el pestillo|que truene y abra el pestillo normal|lo que va en el marco y suelta la puerta|abrir desde arriba con boton la chapa que ya tengo',
  cierrapuertas:
    'la gente deja abierta la puerta y se sale el clima|la puerta azota cada que entran|que regrese solita y despacio|door that closes by itself slowly',
  candado:
    'para la cadena de la reja|cerrar la cadena del porton|me lo cortaron con cizalla|uno que no se pueda trozar|asegurar la cortina con algo duro|abra con huella y cuelgue de la argolla|para la argolla de la bodega|padlock for a chain',
  'candado para laptop':
    'amarrar la compu a la mesa|que no se lleven las laptops de exhibicion|cable con clave para sujetar la lap',
  'caja fuerte':
    'una de empotrar con clave|guardar pasaportes y dolares del huesped|esconder el dinero en el closet|guardar las joyas de la familia|de empotrar en la pared con numeritos',
  'botón de salida': 'el de no touch para salir|pasar la mano y que abra para salir|press to get out',
  'barra antipánico':
    'que la salida abra empujando|proteccion civil quiere que la puerta trasera abra al empujar|salida del salon de fiestas que se abra de un empujon',
  'lector de acceso':
    'donde se arrima la tarjeta|nomas el lector para la tarjeta|donde acercan su credencial para que abra|que pasen su tarjeta para entrar solo los de aqui|afuera para pasar la tarjeta y ya hay panel',
  'base de lector': 'cajita para poner el lector en la pared|base de plastico del lector|caja de montaje del lector',
  'lector de huella USB':
    'enrolar dedos en la computadora|el de mesa para dar de alta huellas|registrar las huellas en la compu|scan fingerprints on the pc',
  'lector de banda magnética': 'deslizar la tarjeta para leerla|pasar el plastico por la ranura|swipe card',
  'terminal facial':
    'aparatito de cara para la oficina|que conozca a los socios por la cara|no se presten la credencial entre primos|que no entre el que debe la mensualidad|look at it and the door opens',
  'control de asistencia':
    'se checan unos a otros|descontar los retardos|ahorita firman en una libreta|reporte de entradas los sabados|hojas de entrada y salida sin tachones|a que hora llegan los maestros|que no hagan trampa con la hora',
  'tarjeta de proximidad':
    'perdieron los plasticos de la entrada|darles otra a los que la perdieron|plasticos blancos para que entren|blank cards for the door',
  'llavero de proximidad':
    'algo chiquito que cuelguen con sus llaves y abra|gotita para cada inquilino|fobs for tenants',
  'tag vehicular':
    'algo pegado en el parabrisas que levante la pluma|calcomania de cada vecino para que lo deje pasar|cada carro traiga su etiqueta para entrar|chip para el vidrio del carro|sticker that opens the gate',
  portagafete:
    'fundita para el gafete|mica con cordon para la credencial|donde va metida la credencial y se cuelga|plastiquito y cordon del gafete',
  torniquete:
    'se cuelan sin pagar|entrar de uno en uno girando|la rejilla que gira de piso a techo|molinete de la fabrica|los baños publicos que cobren al pasar|no pasen dos con una sola credencial',
  'barrera vehicular':
    'se meten coches que no son de aqui|se estacionan en mi privado y quiero impedir el paso|bajan y suben una cadena en la entrada|algo que se levante solo para los carros|el palo que sube en la caseta|keep strangers from parking here',
  'brazo de barrera': 'un camion se llevo la pluma|el palo se quebro y el motor sirve|nomas el palo de la pluma',
  'expedidor de boletos':
    'entregue un boletito al llegar el coche|el papelito con la hora de entrada del estacionamiento|ahorita apuntan la hora a mano en un papelito|que el chofer apriete y salga su papelito|parking ticket at the entrance',
  ponchallantas:
    'que nadie se salga por la entrada|nadie entre en sentido contrario|picos que truenan las llantas|spikes wrong way',
  semáforo:
    'no se ve si viene otro carro subiendo|foco rojo y verde a la salida de la cochera|luz que diga si puede salir el carro|se topan en la rampa del sotano|red and green at the garage exit',
  bolardo:
    'se suben los carros a la banqueta de mi local|que no estampen un coche contra la vitrina|posts to stop cars on the sidewalk',
  'motor de garaje':
    'levantar la cortina de fierro me lastima la espalda|no hay quien me suba la cortina del local|la cortina pesa un monton|subir y bajar la cortina metalica sin jalarla',
  'motor para portón':
    'me da miedo bajarme a abrir la cochera|que el zaguan se abra sin bajarme|me mojo cada que abro el porton|no quiero bajarme del carro de noche',
  'motor corredizo': 'lo abren entre dos y corre de lado|puerta pesada que se recorre|sliding gate opener',
  'motor abatible': 'dos hojas que abren hacia afuera solas|double swing gate',
  cremallera: 'los dientes de abajo del porton|tira dentada donde camina el motor|rack with teeth for sliding gate',
  'accesorio de portón':
    'se barrio el engrane del motor del zaguan|tarjeta electronica del porton quemada|piezas internas del motor del porton',
  'control remoto':
    'perdi lo que abre el zaguan|se cayo al agua el control del porton|otro para mi esposa que abra la cochera|el dueño me dio una cosa para abrir el porton y la perdi|el portero me lo programa|controles de la pluma para los vecinos|faltan controles para el motor',
  fotocelda:
    'casi aplasta al niño el porton|que no se cierre encima del carro|chocaron uno de los ojitos del porton|gate should not close on the car',
  'arco detector de metales':
    'que todos pasen por una puerta que avise si traen arma|baile con balazos revisar a todos|revisar a los alumnos caminando',
  'paleta detectora':
    'revisar rapido si traen algo en el pantalon|pasarla por el cuerpo en la entrada del antro|check pockets by hand at the door',
  'máquina de rayos X': 'revisan las bolsas del mandado a mano y se pasan cosas|ver adentro de las mochilas sin abrir',
  'antena antirrobo':
    'faltan blusas en cada inventario|que grite cuando salen sin pagar|los arcos de las tiendas grandes',
  desprendedor:
    'lo que quita el boton a la ropa en la caja|quitar las alarmas de las prendas al cobrar|iman de la cajera',
  'contador de personas': 'cuantos entran y cuantos compran|lo apuntan con palitos en una hoja|how many people walk in',
  'control de rondas':
    'el guardia se duerme y dice que si recorrio|comprobarle al cliente que revisaron cada punto|nadie reviso la barda norte|proof the guard walked',
  'kit de alarma':
    'ya se me metieron por la ventana de atras|se metieron a robar dos veces|que marque al celular si entran al changarro|que suene y me avise al cel con todo incluido|burglar alarm for a small house',
  'panel de alarma':
    'la pura tarjeta de la alarma|cerebro donde van los sensores|se quemo el cerebro de la alarma y lo demas sirve|la cajita de la alarma ya no prende|central de dieciseis zonas',
  'comunicador de alarma':
    'quite la linea de telefono y la alarma ya no avisa|la central ya no recibe mi alarma|send alarm signals over cell network',
  'contacto magnético':
    'saber si levantan la cortina del local|que la alarma se entere si abren la puertita|avise cuando abran la puerta de lamina de la azotea|una pieza en el marco y otra en la hoja|two piece thing on the door',
  'barrera infrarroja':
    'los ojos que van uno enfrente del otro|que suene cuando crucen la linea|se meten por el baldio y que pite antes de la puerta|rayos que cuidan el perimetro|beam along the fence',
  'botón de pánico':
    'que le piquen con el pie y avise|cuando asaltan no pueden agarrar el telefono|si se cae en el baño que avise|algo colgado para pedir ayuda|calladito a la policia desde la caja',
  sirena:
    'la alarma se dispara y nadie la oye|que oiga toda la manzana|haga un escandalo cuando se activen los sensores|la chicharra de la alarma|suene mas recio la alarma',
  'alarma vecinal':
    'toda la cuadra se entere cuando roban|cada vecino con su control y suene en el poste|una sirena para todos en la privada|whole street alarm',
  'kit de cerca eléctrica':
    'se brincan la barda y quiero alambres que den toques|electrificar la barda con todo lo que lleva',
  energizador:
    'lo que le mete los toques al alambre|ya no da toques la cerca|la pura caja que da la corriente de la cerca|toques para el ganado con sol|power box for the electric fence|ya no prende el aparato de la cerca',
  'sensor de gas': 'se queda abierta la perilla de la estufa|mi abuela ya no huele el gas|propane leak',
  'detector de monóxido':
    'no morirnos dormidos por el calentador|brasero prendido en el cuarto|boiler adentro del baño',
  'sensor de inundación':
    'se mete el agua al cuarto de bombas y nadie se entera|se tiro el boiler y se arruino la duela|basement floods when it rains',
  'detector de humo':
    'el botecito blanco del techo|chille si empieza a quemarse|veladoras prendidas en el cuarto|cobijas y revistas que se pueden incendiar',
  'base de detector': 'donde se atornilla el del humo|base del detector sin la cabeza',
  'panel de incendio':
    'no hay a que conectar los detectores|el tablero viejo de los detectores se quemo|tablero rojo donde llegan los humos',
  'sirena estroboscópica de incendio':
    'la de luz blanca para el techo del sistema de fuego|que hasta los sordos se enteren|loud and flashing for fire',
  extintor:
    'puesto de carnitas y el inspector pide con que apagar|me clausuran la fonda si no tengo con que apagar|algo para apagar el fuego de los cazos|tanques de gas y que no se incendie el puesto',
  'luz de emergencia':
    'la gente sale a tientas por la escalera|algo que alumbre solito mientras salen|se caen en las escaleras cuando se va la luz',
  'llamado de enfermera':
    'gritan o golpean el barandal para que venga la enfermera|en el pasillo se vea que cuarto llama|button for patients to call staff',
  'rastreador GPS': 'gepesito con iman|track where my stuff is',
  'GPS para vehículo':
    'mi chofer se desvia|dicen que habia trafico y se van a otro lado|por donde andan los repartidores|encontrar la troca si me la roban|ver en el mapa los carros de reparto',
  'GPS personal':
    'algo que mi niño cargue para saber donde anda|se sale de la casa y agarra camion|chip para mi niño por si se pierde|my kid can carry',
  'GPS de mascota': 'mi gato se pierde y no vuelve|por donde anda mi gata|el perro se brinca y se va',
  'GPS de activos':
    'ya perdimos un generador rentado|no hay donde conectarlo y que dure meses la pila|se roban los remolques del patio|maquinaria rentada que no regresa',
  'alarma para vehículo':
    'me abrieron la camioneta y ni sono|abrieron el carro en el estacionamiento del super|car alarm',
  'guía de estacionamiento': 'foquitos que digan que cajon esta libre|dan vueltas buscando lugar en el estacionamiento',
};
