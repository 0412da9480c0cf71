/** Ways to ask for what a home and its telephones have, by the kind. */
export const OF_HOMES_AND_PHONES: Readonly<Record<string, string>> = {
  'control infrarrojo':
    'juntar todos los controles en el celular|prender el minisplit viejito desde el celular|manejar el clima viejito desde el telefono',
  'presentador inalámbrico':
    'powerpoint clicker|apuntador para exponer|pasar las diapositivas|avanzar las laminas|rayito rojo para exponer|cambiar las laminas mientras camino|pasar de lamina en el auditorio|regresar a la computadora cada que cambio de lamina',
  'apagador inteligente':
    'prender la luz de la sala desde el telefono|se me olvida apagar los focos|apagar los focos cuando ya voy lejos|luces que obedezcan a la voz|prender luces de la casa estando de viaje|dejan prendida la luz del baño todo el dia|llego con las manos llenas y no puedo prender la luz',
  'contacto inteligente':
    'la cafetera se apague aunque ya me sali|enchufe que se prende a cierta hora|no se si deje la plancha prendida|apagar la tele desde afuera|enchufito con internet|no se si deje conectada la plancha del pelo|deje prendida la tele y ya me fui|que la bomba de la pecera se prenda unas horas',
  'hub de casa inteligente':
    'juntar todos los aparatos inteligentes en uno|el cerebro de la casa inteligente|que se hablen los focos y sensores de distinta marca',
  'motor para cortina':
    'las persianas de la recamara suban y bajen con boton|abrir las persianas sin pararme|persianas altas que no alcanzo|en silla de ruedas y no alcanza las cortinas|que suba y baje la cortina a la voz|blinds that open by themselves|ventanal altisimo y no alcanzo a cerrar las cortinas',
  termostato:
    'dejan el minisplit toda la noche prendido|subirle y bajarle al clima en la pared|que no gaste de mas el aire|perillita de la pared para el clima|que el aire no enfrie tanto|a veces congela y a veces hornea|que el clima de la oficina se quede parejo|se pelean por la temperatura de la oficina|poner la casa a veintidos grados y que se mantenga',
  'válvula inteligente':
    'regar el jardin solo en la mañana|que se cierre la llave sola|riego automatico del pasto|olvido cerrar el agua del jardin|se rompio una manguera estando de vacaciones|que se corte el agua si se rompe un tubo|regar las macetas cuando ando de viaje',
  'foco inteligente': 'poner la luz roja o azul con el telefono',
  'tira LED':
    'luces de colores atras de la tele|manguerita de luz para la barra|luces para mi cuarto de juegos|iluminar abajo de la alacena|luz pegada en la repisa',
  'luz decorativa':
    'serie de foquitos para la terraza|foquitos colgantes para el jardin|foquitos calidos de adorno|lucecitas para la boda en el jardin|colgar foquitos de lado a lado|foquitos en la cerveceria|alumbrar bonito el jardin de fiestas',
  'foco LED':
    'focos que gastan menos|cambiar los focos amarillos de antes|focos ahorradores|se funden seguido los focos de la casa|focos para todos los cuartos|cambiar tubos y bombillas del local|tubos de luz que gasten menos',
  'teléfono IP':
    'aparatos para contestar en cada escritorio|ya contratamos la linea por internet y faltan los telefonos|nos dieron usuarios de la linea por internet|telefonos de escritorio que jalen por internet',
  'teléfono inalámbrico de casa':
    'contestar la linea de la casa en el patio|telefono de la casa sin cable para mi abuelita|para no correr a contestar a la sala|llevarlo por toda la casa para contestar|no alcanza a contestar desde la lavanderia|contestar mientras tiendo la ropa',
  'conmutador telefónico':
    'varias extensiones con una sola linea|que marquen de los cuartos a recepcion|marcar un numero desde el cuarto y contestan abajo|pasar la llamada al area que sigue|pedir toallas por telefono a recepcion|phone system with extensions for office|la recepcionista no sabe como pasar la llamada|todos llaman al mismo numero y hay que pasarlos|repartir llamadas entre ventas y bodega|hablarse entre consultorio y farmacia marcando dos numeros',
  diadema:
    'manos libres para la compu|cascos para jugar con microfono|contestar llamadas todo el dia con las manos libres|para la muchacha de ventas que llama todo el dia|audifono con varita para el zoom|audifonos para jugar y hablar con mis amigos|headset for zoom calls|detener el telefono con el hombro|se tuercen el cuello al hablar por telefono|mic for my son to play online|hablar y teclear a la vez',
  'audífonos bluetooth':
    'los que se meten en la oreja sin cable|oir musica en el metro sin molestar|no enredarme con cables para correr|oir musica haciendo ejercicio|musica en el camion sin que oigan los demas|airpods|wireless buds for the gym|oir mi podcast lavando trastes|nada de cables colgando de la oreja',
  'batería portátil':
    'no me dura la pila del telefono y ando todo el dia en la calle|pila extra para el celular|cargar el cel donde no hay enchufe|se me muere el telefono a medio dia|ladrillito para cargar el cel|phone dies before noon|que no se apague el cel en tres dias de campamento|a media tarde mi telefono ya esta muerto y ando repartiendo',
  'cargador de celular':
    'cubito de carga rapida|cargar el cel en el coche|se me perdio el cubo del telefono|plataformita donde se deja el telefono y carga|mi telefono tarda horas en cargar|el perro mordio el cable del telefono|el cable del celular ya no agarra|se trozo el cable con que cargo|perdi lo que se enchufa a la pared para el celular',
  'tripié y soporte para celular':
    'detener el telefono en los vivos de ropa|que detenga el telefono a mi altura y me alumbre la cara|poner el celular en el tablero para el mapa|mi hija me detiene el telefono|vender en vivo por facebook|aro de luz para tiktoks|donde detener el cel en la moto para ver la ruta|hold the phone while i film|grabar recetas con el telefono apuntando para abajo|traigo el waze en las piernas|manejo viendo el telefono y casi choco|que el telefono se quede quieto para grabar|telefono parado grabando mientras hago ejercicio|el celular se me cae del asiento cuando manejo',
  'funda y mica de celular':
    'iphone case|se me estrella la pantalla cuando se cae|protector para el telefono nuevo|vidrio para la pantalla del cel|forro de uso rudo para el telefono|quebro el vidrio del telefono|se le cae el celular a cada rato a mi hija|protegerle la pantalla al cel|que aguante caidas mi telefono en la obra',
  'teléfono satelital':
    'llamar donde no entra telcel ni movistar|en medio del desierto sin señal|expedicion a la sierra sin cobertura|llamar desde altamar|si alguien se accidenta en la sierra y no hay señal|reach rescue from the mountains|hablar a tierra desde el barco|en el barco no hay señal y quiero hablar|varados en el desierto sin como pedir auxilio',
  'amplificador celular':
    'me tengo que salir a la banqueta para hablar|adentro de la bodega no hay ni una rayita|se cortan las llamadas dentro de la casa|los choferes salen para mandar la foto|el sotano sin señal|bodega de lamina sin señal|solo hay señal en la ventana|calls drop inside the warehouse|el celular se queda sin servicio en el departamento|se corta la llamada en el elevador y la oficina|en la barranca no entran llamadas',
};
