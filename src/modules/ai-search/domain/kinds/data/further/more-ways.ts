/** More ways in which lay people ask for kinds that stand elsewhere, by the kind: other places, other persons, what went wrong. */
export const MORE_WAYS: Readonly<Record<string, string>> = {
  dashcam:
    'grabar lo que va pasando enfrente del carro|que quede en video quien tuvo la culpa del golpe|me acusaron de un choque y no tengo pruebas|llevar pruebas para el seguro|soy chofer de aplicacion y quiero grabar los viajes|un pasajero dice cosas que no pasaron|me echaron la culpa del alcance|grabar la carretera y por donde iba|' +
    'que grabe por si me chocan y se van|el agente de transito me quiere morder|se me cerraron y luego se dieron a la fuga|grabar mi ruta con todo y mapa|record what happens in front of my car|proof that it was not my fault',
  aspiradora:
    'maquina que barre sola mientras no estoy|que se limpie el piso solo|el disquito que anda barriendo solo|no tengo tiempo de barrer|juntar el polvo del piso sin hacer nada|barrer el pelo del perro solo todos los dias|soy alergico al polvo de la casa|the round thing that sweeps by itself',
  temporizador:
    'que prenda y apague solo de tal a tal hora|que ande nomas ciertas horas del dia|prender la bomba de la fuente a sus horas|que nadie tenga que ir a prenderlo ni apagarlo|encender el anuncio a las siete y apagarlo a las once|que funcione solo en la tarde|que los reflectores se apaguen a las diez|que el riego arranque temprano sin que nadie vaya|' +
    'poner horario a las luces de la plaza|que el aire se apague cuando cierran|run the pump only a few hours a day|on at six and off at ten every day',
  'tubo conduit':
    'tubo por donde van los cables en la pared|manguera donde se meten los cables antes de colar|meter la instalacion electrica en el muro|tubo gris o naranja para los cables de la luz|ranurar la pared y meter los cables en tubo|que los alambres vayan por dentro de la losa|tubo rigido para la instalacion de la bodega|pipe that wires go through in the wall',
  'impresora de tickets':
    'dar su nota impresa a los clientes|imprimir el recibito de la venta|sacar la cuenta en papelito|la tienda no da ticket|que salga el papelito al cobrar|imprimir las comandas de la cocina|recibo del abono impreso|imprimir boletos del estacionamiento|give customers a printed receipt',
  'punto de venta':
    'caja con pantalla para cobrar|computadora para cobrar que se toca con el dedo|maquina de cobrar toda en una sola pieza|pantalla para cobrar con la computadora adentro|caja registradora moderna|cobrar y que vaya bajando el inventario|como las cajas de la cafeteria de pantalla|equipo para la caja de mi tienda|touch cash register all in one',
  'torreta vehicular':
    'luces para el techo de la patrulla|las luces del toldo de la ambulancia|barra de luces para la grua|lo que va arriba de la camioneta y parpadea|luces ambar para el camion de obra|que se vea de lejos que es unidad de emergencia|luces de codigos para la patrulla|equipar las patrullas con luces|las luces de arriba se fundieron|light bar for the tow truck',
  'iluminador infrarrojo':
    'la camara de noche ve todo negro|la camara no alcanza a ver lejos de noche|que la camara vea en lo oscuro sin poner focos|luz que no se ve para la camara|no quiero reflectores pero que se vea de noche en la camara|ayudarle a la camara a ver de noche|alumbrar sin que se note|camera sees only black at night',
  'control infrarrojo':
    'manejar la tele desde el celular|apagar la tele con el telefono|controlar el minisplit desde fuera de la casa|un solo aparato que haga de todos los controles|que alexa prenda la television|decirle que prenda el aire acondicionado|turn the ac on before I get home|control the tv with my phone',
  'detector de masa':
    'que sepa que hay un carro encima y no baje la pluma|va enterrado en el piso y siente los carros|cable enterrado que detecta el coche|espira en el piso de la entrada|que la barrera no le caiga al carro que esta pasando|que abra solo cuando un coche se para encima|sentir el metal de los coches desde el suelo|que no baje sobre el toldo',
  'seguridad personal':
    'no matarme si me caigo de la azotea|subir al techo sin peligro|amarrarme para trabajar arriba|trabajar colgado de la fachada|que mis instaladores no se caigan del poste|lo que se amarra uno para subir a la torre|el cinturon con ganchos de los que pintan edificios|not fall off the roof while working',
  'conector RJ45':
    'las puntas de plastico de los cables de internet|ponerle punta al cable que corte|se rompio la puntita del cable de internet|el plastiquito que hace clic|armar las puntas del cable|plastic tips for network cable',
  'panel solar':
    'bajarle al recibo de la comision|me llega muy caro el bimestre de luz|pagar menos de luz cada bimestre|la tarifa dac me esta matando|sacar luz del techo de mi casa|quiero dejar de pagarle tanto a cfe|ahorrar en el recibo|lower my electricity bill',
  'convertidor de corriente directa':
    'bajar de veinticuatro a doce volts en el camion|el camion es de 24 y el estereo de 12|conectar cosas de doce en un tractocamion|que no se queme el radio por el voltaje del camion|reducir el voltaje de la bateria del montacargas|run 12 volt gear on a 24 volt truck',
  'etiqueta antirrobo':
    'plasticos duros que se ponen en la ropa|botones que suenan en el arco|lo que va prendido en la ropa para que pite|etiquetas para los arcos de la tienda|pines de la ropa que quita la cajera|stickers que suenan al salir|hard tags for clothes',
  'cámara espía':
    'ver como trata la niñera al niño sin que sepa|grabar a la muchacha sin que se de cuenta|camara que no parezca camara|que nadie sepa que estan grabando|disfrazada de otra cosa|see how the nanny treats my baby',
  'gabinete de grabador':
    'se llevaron el aparato donde quedaba grabado todo|caja con llave para esconder el dvr|que no le metan mano al grabador|guardar bajo llave el equipo de las camaras|encerrar el nvr|lock box for the dvr',
  'reflector solar':
    'alumbrar el corral sin luz de la comision|luz para el patio donde no hay corriente|alumbrar la brecha sin cables|luz para la cabaña sin pagar recibo|lampara para donde no hay postes|que alumbre toda la noche con lo que agarro de sol|light for the barn with no power',
  'antena de red':
    'el plato que apunta al otro cerro|antena de plato para el internet|antena redonda grande para enlace lejano|plato para mandar el internet al otro rancho|la sartenzota que va en la torre|dish to get internet from the other hill',
  bafle:
    'bocina grande para las fiestas|que se oiga en todo el salon el dia de la fiesta|sonido propio para no andar rentando|bocina con llantas y microfono|sonido para quinceañera y posadas|amenizar la fiesta del jardin|que todos oigan al que habla en el evento|sonido para el auditorio|bocinota para el baile|party speaker',
  'micrófono inalámbrico':
    'dar la platica caminando|que no se quede afonica la profesora|microfono para el que da la conferencia|diadema para dar clase|hablar en el evento sin cable|que el padre camine mientras predica|teacher voice in the classroom',
  'amplificador de audio':
    'mover varias bocinas de techo|lo que alimenta las bocinas de la escuela|conectar el microfono y las bocinas del patio|vocear y poner musica en varias bocinas|sonido para los honores|amplify the ceiling speakers',
  'punto de acceso exterior':
    'internet en el jardin que aguante la lluvia|wifi para la alberca|que agarre el internet en la terraza|wifi en el patio y que no se moje|internet en el estacionamiento|internet para las palapas|wifi en la cancha|que llegue el wifi a las mesas de afuera|wifi by the pool',
  'apagador inteligente':
    'prender y apagar las luces sin pararse|apagar la luz del cuarto desde la cama|que mi mama apague las luces sin levantarse|decirle a alexa que apague la luz|cambiar el apagador por uno que jale con el celular|apagar desde el sillon sin cambiar los focos|turn off the lights without getting up',
  'contacto inteligente':
    'prender el ventilador desde la cama|el boiler se apaga desde el telefono|apagar la plancha desde lejos|prender cualquier aparato desde una app|turn the fan on from my phone',
  'disco duro': 'que dure mas dias lo grabado|ya no guarda el dvr|donde queda lo grabado|storage for the recordings',
  'cable de fibra óptica':
    'el cable de red no llega tan lejos|conectar dos sites a varios cientos de metros|de un rack a otro muy lejos|que cable uso para mas de cien metros|unir dos naves de la fabrica con internet|el utp no jalo por la distancia|connect two buildings far apart',
  'certificador de cableado':
    'entregar los resultados de cada nodo|el cliente pide reporte de los nodos en pdf|probar los nodos con equipo calibrado|garantia del cableado con pruebas|demostrar que cada salida cumple la categoria|hand over test results for each outlet',
  'detector sísmico':
    'saber si le estan haciendo un hoyo a la boveda|que avise si golpean la pared|detectar que taladran la caja fuerte|si perforan el muro del banco|sentir golpes en el cajero|drilling into the vault',
  'alarma para vehículo':
    'que pite el carro si lo mueven|me abren el coche a cada rato|que suene si le pegan al carro|se roban las cosas de mi carro|que chille si rompen el vidrio del coche|car that honks if somebody touches it',
  'cámara web':
    'que me vean en la clase en linea|mi computadora no trae camara|para las juntas desde la casa|dar consulta por videollamada|que se vea mi cara en zoom|people see me on the call',
  'control autónomo':
    'abrir la puerta con una clave sin computadora|teclado de numeros en la puerta|solo el personal entra al cuarto de maquinas|que los niños no entren ahi sin clave|abrir acercando una tarjeta o con numero|puerta que abra con nip|keypad door no computer',
  'lector de acceso':
    'que abran acercando un plastico|pasar la credencial y que abra|el cuadrito de la pared donde pones la tarjeta|donde se acerca la tarjeta para entrar|tap a card to get in',
  autoestéreo:
    'el radio original de mi carro ya no sirve|ponerle pantalla al tsuru|que se vea el mapa en el tablero|conteste llamadas desde el volante|poner musica del celular en el carro|estereo con pantallita para el taxi|new radio for my car',
  'controlador inalámbrico':
    'administrar todos los puntos de wifi desde un solo lugar|cerebro de las antenas de wifi|controladora para las antenas de wifi|manejar treinta antenas de wifi juntas|que todas las antenas tengan la misma configuracion|manage all the access points',
};
