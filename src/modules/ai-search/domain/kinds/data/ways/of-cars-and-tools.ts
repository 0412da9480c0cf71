/** Ways to ask for what flies, drives, tells where it is, works and keeps a room fit, by the kind. */
export const OF_CARS_AND_TOOLS: Readonly<Record<string, string>> = {
  dron: 'ver la parcela desde arriba|grabar la boda desde el aire|fotos aereas de los terrenos|cobran por cada vuelo y prefiero comprar el mio|tomas desde el cielo|revisar el techo de la nave desde arriba|film the party from above|revisar los techos sin subir a nadie|grabar a mi novia desde arriba|ver toda la fabrica desde el aire|filmar el desfile desde las alturas|para ver lo sembrado tengo que caminar toda la parcela',
  'accesorio de dron':
    'pila extra para el dron|helices de repuesto|maleta del dron|se le quebro un aspa al dron|se le rompieron las aspas|pilas para el mavic|choco con un arbol y se le quebro la helice|mochila dura para mi aparato volador',
  'dron agrícola':
    'echar el liquido volando sobre el maiz|fumigar la milpa desde el aire|ya no hay peones que carguen la mochila aspersora|rociar la huerta volando|spray my crops from the air|echarle insecticida al jitomate por arriba|fumigar surcos sin entrar|rociar el cultivo desde arriba sin peones|no meter gente con la bomba en la espalda a fumigar',
  'rastreador GPS':
    'un chismoso para el carro|saber donde anda el carro de mi marido|me robaron la moto y quiero hallarla|que me diga donde dejo el coche mi hijo|para encontrar la moto si se la llevan|saber donde esta mi camioneta|gepese|where is my car|el valet se llevo mi coche a pasear|rente mi camioneta y no la devuelven|algo escondido que me diga donde esta mi camioneta|prestaron la moto y no vuelve|el mecanico anda usando mi carro|se lleva el coche y me dice mentiras de donde anda|esconder algo en la bici para hallarla',
  'GPS para vehículo':
    'ver por donde van mis choferes|los operadores se paran donde quieren|ver la ruta en el mapa y si exceden la velocidad|que me avise si apagan la unidad|controlar los camiones de reparto|cuantos kilometros hizo la unidad|cuanto tiempo se pararon los repartidores|por donde pasaron los vendedores',
  'GPS personal':
    'papa con alzheimer que se pierde|saber si mi hijo ya llego a la escuela|reloj para niño que diga donde anda|mi mama se desorienta en la calle|saber si mi niña ya bajo del camion|mi niño camina solo a la escuela|sale a caminar y se le olvida como volver',
  'GPS de mascota':
    'mi gato se escapa por las azoteas|a donde se va el gato|la gata anda perdida|el perro se sale y no vuelve|se brinca la barda y no lo hallo|my cat disappears for days|a donde se mete la gata de noche|pegar carteles del perro perdido',
  'GPS de activos':
    'localizar contenedores sin corriente|con iman y pila que dure meses|remolques que no tienen bateria|saber donde quedo la maquinaria rentada|se roban los generadores de la obra|nadie sabe en que patio quedo la plataforma|se pierden las cajas de trailer en los patios|donde esta la revolvedora que preste',
  'paro de motor':
    'apagarle el carro a distancia al ratero|que se muera el motor si se lo llevan|cortar la marcha desde el celular',
  'sensor de combustible':
    'me ordeñan el diesel|saber cuanto diesel trae el tanque|los choferes venden el diesel|se acaba muy rapido el diesel del camion|que avise cuando bajan diesel en el camino',
  dashcam:
    'me chocaron y se dieron a la fuga|el motociclista dice que yo tuve la culpa|que grabe lo que pasa adelante del taxi|pruebas para el seguro si me chocan|camarita para el uber|grabar los choques|record accidents on the road|montachoques que me echan la culpa|se echo de reversa y dijo que yo le pegue',
  'cámara de reversa':
    'le pegue al poste estacionandome|no veo para atras al echar reversa|estacionarme sin pegarle a nada|ver atras de la camioneta|saber si hay un niño atras antes de echarme|back into a parking spot|ver la defensa de atras cuando me estaciono',
  'cámara para vehículo':
    'ver los puntos ciegos del trailer|grabar a los pasajeros del micro|ver lo que pasa dentro de la combi|camara en la caja del camion|hay un lado del camion donde el operador no ve',
  'monitor de vehículo':
    'pantallita en el tablero del camion|donde ver las camaras del trailer|pantalla para la cabina',
  autoestéreo:
    'un estereo para la nave|radio con pantalla para el tsuru|el casete del carro se atoro|el de fabrica solo agarra am|estereo del coche con mapas y telefono|poner musica del cel en el vocho|se robaron el radio de mi carro|el radio del jetta se trabo|no lee la usb el radio del coche|pantalla para el vento',
  'alarma para vehículo':
    'alarmita para el vocho|que pite si abren el coche|me quieren robar la moto|control que cierre los seguros|que suene si mueven la moto|alarma de moto o carro|abren los coches para robar mochilas|me rompieron el vidrio del coche afuera del trabajo',
  arrancador:
    'amanecio muerta la bateria del coche|pasarle corriente sin otro coche|nadie me da paso de corriente|no arranca en la mañana|deje las luces del carro prendidas y ya no prende|my car wont start|el carro no da marcha por dejar las luces|se descargo la bateria del carro en el estacionamiento',
  taladro:
    'colgar repisas en pared durisima|hacer hoyos en concreto|atornillador de pila para armar muebles|romper piso de concreto|cortar varilla con disco|hacer un hoyo en la losa|abrir hoyos para los taquetes|put holes in the wall|fijar mensulas a la losa|poner tornillos rapido en tablaroca|le pego con clavo al muro y se dobla',
  'brocas y puntas':
    'lo que hace el agujero, el taladro ya lo tengo|puntas para perforar ladrillo|se me quebro la punta del taladro|la punta que entra en la madera|se despunto la de cemento|puras puntas para madera|la que se mete en el concreto ya no tiene filo|lo que se pone en el rotomartillo',
  desarmador:
    'destornilladores de relojero|el de cruz para tornillos chiquitos|abrir celulares y relojes|aflojar el tornillito de los lentes|tornillitos de estrella de la laptop|tornillos rarisimos del control del xbox',
  'herramienta de mano':
    'llaves martillo y de todo para el taller|pericos y stilson|aflojar tuercas|caja con dados y matraca|alicates y martillo|juego para componer la bici|para las composturas de la casa|tools for the house|no tengo con que aflojar la llave del agua',
  escalera:
    'subirme a poner focos|subirme a la azotea|burra de tijera|pintar la fachada de dos pisos|llegar a lo alto de los anaqueles|climb up to the roof|podar el arbol alto',
  multímetro:
    'no se si el cable trae luz y me da miedo|saber si trae corriente antes de agarrarlo|medir volts y ohms con puntas|un tester|ver si el contacto tiene 110 o 220|saber si la pila del carro carga|is this wire live|ver si la bateria del carro da doce|saber cuantos volts salen|me dio toques la lavadora y quiero saber si trae corriente',
  'medidor de distancia':
    'medir cuartos con rayito|metro laser|medir terreno sin cinta|en vez del flexometro|medir la fachada sin subirme|sacar los metros del salon yo solo|saber cuantos metros tiene el local sin ayuda',
  'batería de herramienta':
    'pila del taladro|pila de 20 volts de la herramienta|ya no carga la pila del rotomartillo|el atornillador ya no dura cargado|mi taladro de pila se muere en cinco minutos',
  linterna:
    'alumbrarme cuando se va la luz|rondas de madrugada en la obra sin ver nada|alumbrar mientras camino a oscuras|luz en la frente para trabajar|con la luz del celular no veo nada|me toca dar vueltas de noche entre varillas|buscar el ganado de noche|see in the dark while walking|se fue la luz y no encontrabamos las velas|alumbrar abajo del carro|para el apagon|el velador se tropieza porque no ve el camino',
  aspiradora:
    'robotito que barre|barre y trapea solo|el que se maneja solito por el piso|pelo de perro por toda la casa|harta de barrer|la rumba que anda sola|que limpie mientras no estoy en casa|clean the floor by itself|mi suegra ya no puede barrer ni trapear|no me puedo agachar a barrer',
  'ventilador y clima':
    'hace un caloron en mi cuarto|no puedo dormir del calor|abanico de pedestal|calentar la oficina en invierno|quitar el polvo y las alergias del cuarto|limpiar el aire de la recamara|refrescar el salon de clases|me muero de frio en la recamara|my bedroom is too hot|los niños estan sudando en el salon|keep my office cool|sudamos en el local|se siente un bochorno en la estetica|no se puede dormir del calor en mayo|quitarle el frio al cuarto del bebe',
  'repelente electrónico':
    'ahuyentar ratas con ruido|zancudos en la terraza|mosquitos en la recamara|luz morada que mata moscas|se llena de zancudos|moscas en la carniceria|cucarachas y ratones sin veneno|keep mosquitoes away from the patio|las moscas no dejan comer|mosquitos en la cuna sin quimicos|atrapa moscas electrico para la cocina|ratones en la bodega de semillas sin veneno',
};
