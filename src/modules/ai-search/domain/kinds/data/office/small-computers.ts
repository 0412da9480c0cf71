import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Narrower kinds of computers, of what stands beside them and of counters. */
export const SMALL_COMPUTERS: readonly KindEntry[] = [
  {
    kind: 'mini PC',
    within: 'computadora',
    is: 'mini pc|minipc|mini computadora|mini computador|nuc|mac mini|computadora mini|micro pc|tiny pc|fanless pc|pc fanless|computadora fanless|mini desktop|stick pc|small form factor pc|computadora compacta|desktop mini|thinkcentre tiny|optiplex micro|elitedesk mini|prodesk mini',
    titles:
      'nuc mini pc|mini computadora fanless|mac mini m4|mac mini m2|mini pc ryzen|chromebox|micro desktop|mini computer|tiny computer|small pc',
    say: 'computadora chiquita|compu que se pone atras del monitor|una compu que no ocupe lugar|pc del tamaño de un libro|computadora que cabe en la mano|cpu chico para la tele|computadora sin ventilador que no haga ruido|compu pequeña para el mostrador|cajita que es computadora|compu para colgar atras de la pantalla de anuncios|tiny computer behind the tv|small quiet pc|computer that mounts behind the screen|cpu chiquito para la caja|maquina chiquita atras del monitor|tiny box behind the display|caja chiquita que se esconde atras de la pantalla en el mostrador|tiny pc that mounts behind the monitor|cajita chica que va atras del monitor|small box that runs windows',
  },
  {
    kind: 'computadora todo en uno',
    within: 'computadora',
    is: 'computadora todo en uno|aio|pc all in one|all in one pc|all in one computer|imac|computadora all in one|pc todo en uno|desktop all in one|ideacentre aio|desktop todo en uno',
    titles:
      'all in one 24|aio touch|pc aio|aio ryzen|all in one core|aio lenovo|aio hp|aio core|all in one touch core|all in one|all-in-one',
    say: 'computadora que trae todo en la pantalla|compu sin cpu aparte|la pantalla es la computadora|pantalla con compu adentro|computadora sin tantos cables|compu de una sola pieza para la recepcion|que el cpu venga en el monitor|computer built into the monitor|desktop with no tower|compu tipo mac de pantalla|all in one|todo en uno|todo integrado en la pantalla sin gabinete|todo en uno con pantalla y sin torre',
  },
  {
    kind: 'base de conexiones',
    within: 'adaptador y hub USB',
    is: 'docking station|docking|dock usb c|dock para laptop|dock thunderbolt|dock universal|estacion de acoplamiento|base de conexiones|dock station|laptop dock|usb c dock|thunderbolt dock|replicador de puertos|port replicator|adaptador multipuerto|adaptador multipuertos|multiport adapter|usb c multiport adapter|hub usb c multipuerto',
    titles:
      'hub usb-c hdmi rj45|docking usb-c dual|usb-c multipuerto hdmi|dock triple display|convertidor usb c hdmi usb|adaptador usb c hdmi rj45 usb|dock usb-c|usb-c dock',
    say: 'conectar varias pantallas a la laptop|mi laptop tiene pocos puertos|conectar todo a la lap con un solo cable|llego a la oficina y enchufo solo un cable|que la laptop tenga hdmi red y usb|mi mac nomas trae usb c|dos monitores en la laptop|pasar de usb c a hdmi y usb|my laptop only has usb c ports|connect monitors keyboard and network with one cable|ponerle mas entradas a mi macbook|conectar todo a mi laptop con un solo cable|conectar dos monitores a la laptop|multipuerto|conectar el monitor a la laptop usb c|conectar dos pantallas a la lap|laptop docking station|llegar conectar un cordon y ya tener pantallas y red|llegar al escritorio conectar un cordon y ya tener dos pantallas y red|base donde conecto monitor teclado y red',
  },
  {
    kind: 'hub USB',
    within: 'adaptador y hub USB',
    is: 'hub usb|concentrador usb|usb hub|multiplicador usb|multipuerto usb|hub de usb|hub 4 puertos usb|hub usb 3.0|hub usb c|multicontacto usb para computadora|extension usb con puertos|hub con fuente',
    titles:
      'hub usb 3.0 4 ptos|hub 7 puertos usb|concentrador usb-c|hub usb 4 puertos|hub 10 puertos|powered usb hub|ladron usb|hub 3.0|hub 4p|hub 4 puertos|hub usb-c|hub tipo c',
    say: 'mas entradas usb en la compu|no me alcanzan los usb|conectar varias usb al mismo tiempo|ladron de usb|tengo un solo puerto usb|ampliar los puertos de la lap|need more usb ports|split one usb port|conectar mouse teclado e impresora en un solo usb|mas entradas usb|hub|mas entradas usb para la compu|more usb ports|more usb holes for my laptop',
  },
  {
    kind: 'soporte de celular para auto',
    within: 'tripié y soporte para celular',
    is: 'soporte de celular para auto|soporte para celular de carro|soporte de auto para celular|soporte celular auto|soporte para celular en el carro|portacelular para auto|soporte magnetico para auto|soporte de parabrisas|soporte de rejilla|soporte para moto|soporte de celular para moto|soporte para tablet en auto|car phone mount|car phone holder|car mount|phone holder for car|dash mount|vent mount|soporte para tablet en cabecera|headrest mount|motorcycle phone mount',
    titles:
      'soporte auto cel|soporte cel ventosa|soporte celular tablero|soporte magnetico rejilla|soporte cel moto|tablet headrest mount|soporte parabrisas cel|car mount magsafe|soporte celular carro|porta celular para auto|soporte celular moto',
    say: 'poner el celular en el tablero del carro|ver el mapa del celular mientras manejo|agarrar el celular en el coche|sostener el telefono en la moto|el uber necesita ver su celular|detener el celular en el parabrisas|ventosa para el celular|poner la tablet atras del asiento para los niños|hold my phone in the car|ver waze manejando|repartidor que lleva el celular en la moto|poner el telefono en el tablero del carro|detener el cel en la moto|ventosa para el parabrisas y el telefono|poner el celular en el tablero para el mapa|donde detener el cel en la moto para ver la ruta|manejo viendo el telefono y casi choco|el celular se me cae del asiento cuando manejo|holder del carro para el cel|detener el telefono en el coche|phone holder for car vent|iman en el tablero para ver el mapa|uberista que ve la ruta en el tablero',
  },
  {
    kind: 'cargador de auto',
    within: 'cargador de celular',
    is: 'cargador de auto|cargador para auto|cargador de carro|cargador para carro|cargador de coche|cargador para coche|cargador de encendedor|cargador usb para auto|cargador usb de carro|car charger|usb car charger|cargador vehicular usb|cargador usb encendedor|cigarette lighter charger|cargador rapido para auto',
    titles:
      'cargador auto usb|cargador carro 2 usb|cargador auto usb-c|cargador encendedor|car charger pd|cargador coche qc|car phone charger|car charger usb|charger car|phone charger car',
    say: 'cargar el celular en el carro|cargar el telefono en el encendedor|enchufar el cable usb en el coche|se descarga mi celular manejando|cargar dos telefonos en la camioneta|charge my phone in the car|lo que se mete al encendedor para cargar|cargar el celular en el coche|cargar en el carro|cargador para el coche|adaptador del encendedor para el viaje|que llene mi telefono en el coche mientras traigo el mapa|cargar el cel en el coche|cargar el telefono en el encendedor del carro|charge phone in the car|el que va en el encendedor del auto|doble usb para el coche|cargar la tablet en el viaje|que cargue rapido en la camioneta|uberes que cargan el celular todo el dia',
  },
  {
    kind: 'silla gamer',
    within: 'silla de oficina',
    is: 'silla gamer|silla gaming|sillon gamer|silla de gamer|silla para gamer|gaming chair|gamer chair|silla de videojuegos',
    titles: 'silla gamer negra|silla gaming rgb',
    say: 'silla para jugar videojuegos|silla tipo carro de carreras|butaca para la compu del niño|silla para streamers|chair for my gaming setup|seat for long gaming sessions',
  },
  {
    kind: 'correa de reloj',
    is: 'correa de reloj|correa para reloj|correa de smartwatch|correa para smartwatch|correa de silicon|correa para reloj inteligente|extensible para reloj|pulsera para reloj|correa para smart band|correa apple watch|correa para apple watch|watch band|watch strap|smartwatch band|smartwatch strap|replacement band|banda de repuesto para reloj',
    titles: 'correa silicon 22mm|correa amazfit|correa smart band|correa watch|extensible reloj',
    say: 'se rompio la correa de mi reloj|cambiarle la pulsera al smartwatch|repuesto para la banda del reloj|la gomita del reloj se trozo|my watch strap broke|ponerle otra correa de color al reloj|correas de repuesto para la muñeca',
  },
  {
    kind: 'ribbon',
    within: 'papel y etiquetas',
    is: 'ribbon|ribbon de cera|ribbon cera|ribbon resina|ribbon cera resina|cinta de transferencia termica|cinta para impresora de etiquetas|thermal transfer ribbon|ribbon para etiquetas|ribbon para zebra|wax ribbon|resin ribbon|cinta para zebra',
    titles: 'ribbon cera 110x74|ribbon mixto|ribbon cera/resina|wax ribbon 110',
    say: 'la cinta negra de la impresora de etiquetas|tinta de la zebra|rollito de tinta para las etiquetas|las etiquetas ya salen borradas y ocupo cinta|ink ribbon for label printer|cinta para etiquetas|cinta de cera para imprimir pegatinas|cinta ribbon|ribbon for label printer|cera resina de ciento diez|cinta de cera para imprimir adhesivos|ribbon y adhesivos de cinco por dos y medio',
  },
];
