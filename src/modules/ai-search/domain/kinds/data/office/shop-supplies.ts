import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Machines of workshops and gardens, and what they use up. */
export const SHOP_SUPPLIES: readonly KindEntry[] = [
  {
    kind: 'motosierra',
    is: 'motosierra|motosierra a gasolina|motosierra electrica|motosierra inalambrica|sierra de cadena|chainsaw|chain saw|electric chainsaw|mini motosierra|cadena para motosierra|espada para motosierra',
    titles: 'motosierra gasolina|motosierra barra|motosierra espada|electrosierra|chainsaw gas',
    say: 'cortar arboles|tumbar un arbol|cortar leña|cortar troncos gruesos|podar arboles altos|hacer leña del tronco caido|cut down a tree|cut firewood|ramas gruesas que tapan la camara|sierra de cadenita',
  },
  {
    kind: 'atornillador',
    near: 'taladro',
    is: 'atornillador|atornillador inalambrico|atornillador electrico|atornillador de impacto|desarmador electrico|desarmador inalambrico|destornillador electrico|destornillador inalambrico|pistola atornilladora|impact driver|cordless screwdriver|electric screwdriver|screw gun|atornillador de precision|atornillador para tablaroca|desarmador de bateria',
    titles:
      'atornillador impacto 20v|atornillador bits|electric precision screwdriver|cordless impact driver|impact driver kit|desarmador electrico usb|atornillador tablaroca',
    say: 'meter pijas rapido|atornillar muebles sin cansarme la mano|poner muchos tornillos en tablaroca|me duele la muñeca de tanto desarmador|apretar tornillitos de celulares con motor|desarmador con pila|para meter pijas en lamina todo el dia|drive screws fast|put together furniture without hand screwdriver|pistolita para tornillos|atornillar sin esfuerzo|atornillar rapido|se me cansa el brazo de meter pijas a mano|drive screws without cable|atornillador de pila|maquina para atornillar tablaroca|poner veinte pijas en tablaroca sin que me salgan ampollas|sacar tornillos barridos y meter pijas largas en madera|drive dozens of screws without wrist pain|atornillador de pila para armar muebles|poner tornillos rapido en tablaroca|cordless power for screws',
  },
  {
    kind: 'segueta y serrucho',
    near: 'sierra',
    is: 'arco para segueta|arco con segueta|arco de segueta|segueta|seguetas|serrucho|serrucho de punta|hacksaw|hand saw|handsaw|sierra de mano|hoja de segueta|serrucho de poda|drywall saw|segueta y serrucho',
    titles:
      'arco c/segueta|arco tubular segueta|segueta bimetalica|serrucho tablaroca|hacksaw frame|serrucho plegable|arco segueta',
    say: 'cortar varilla a mano|cortar tubo sin herramienta electrica|serruchar una tabla|cortar pvc a mano|cortar un candado con dientitos|cortar canaleta derechita|hacer el hueco en la tablaroca|cut pipe by hand|saw a board by hand|cortar riel din|serruchar madera a mano|segueta para cortar tubo en casa de mis papas|segueta con arco',
  },
  {
    kind: 'flexómetro',
    near: 'herramienta de mano',
    is: 'flexometro|cinta metrica|cinta de medir|metro de cinta|tape measure|measuring tape|flexometro magnetico|flexometro contra impacto|cinta larga|cinta de fibra de vidrio para medir|wincha|odometro de rueda|rueda medidora|measuring wheel',
    titles: 'flexometro contra impactos|cinta larga fibra vidrio|tape measure ft|odometro rueda',
    say: 'medir la pared|medir cuantos metros de cable|medir la ventana|el metro de albañil|cinta que se enrolla para medir|medir distancias de treinta metros en obra|el metrito|measure a room|tomar medidas en la obra|medir los postes de la calle caminando|medir el frente del terreno sin que nadie detenga la cinta',
  },
  {
    kind: 'disco de corte',
    is: 'disco de corte|disco para cortar metal|disco corte metal|disco abrasivo|disco de desbaste|disco de diamante|disco diamante|disco para concreto|disco para esmeril|disco para esmeriladora|disco flap|disco laminado|disco de lija|disco para sierra|disco para sierra circular|cutting disc|cut off wheel|grinding wheel|diamond blade|flap disc|saw blade|hoja para caladora|hoja de sierra sable|hojas para sierra caladora',
    titles:
      'disco corte metal 4 1/2|disco corte 4-1/2|disco corte inox|disco diamante segmentado|disco diamante continuo|disco desbaste 4-1/2|disco laminado grano|disco sierra dientes|disco 7-1/4 madera|disco p/esmeril|disco metal 1/16|hoja caladora|hoja sable|cepillo copa alambre|carda',
    say: 'cortar fierro con la pulidora|cortar varilla con el esmeril|cortar concreto con la pulidora|cortar azulejo derechito|desbastar la soldadura|rebajar el cordon de soldadura|las ruedas que se acaban del esmeril|repuesto para la pulidora|cortar ptr|quitar pintura del fierro|ranurar la pared para meter tubo|cut rebar with a grinder|blade to cut concrete|lima redonda para la pulidora|disquitos para cortar lamina|desbastar la placa con la pulidora|disco para cortar fierro|disco para cortar concreto|disco que se le pone a la pulidora para cortar varilla',
  },
  {
    kind: 'sierra copa',
    within: 'brocas y puntas',
    is: 'sierra copa|sierra de copa|brocasierra|broca sierra|broca copa|corona perforadora|sacabocados|broca escalonada|broca de copa|hole saw|hole saw kit|holesaw|step drill bit|knockout punch|juego de sierras copa|broca de pala ancha|brocas de corona',
    titles:
      'sierra copa bimetal|brocasierra bimetalica|bi-metal hole saw|juego brocasierras|broca escalonada titanio|sacabocado hidraulico|broca corona concreto|step bit',
    say: 'hacer un hoyo grande en lamina|perforar el gabinete para meter tubo|hoyo redondo en la puerta para la chapa|hoyo grande para el conector del gabinete|agujerear la madera para pasar cables|hueco redondo para el spot en el plafon|hacer un hoyo de dos pulgadas|hoyos de varias medidas con una sola broca|perforar muro para tubo de cuatro pulgadas|big round hole in sheet metal|cut a hole for a lock in a door|hole for recessed lights|el vaso con dientes que se pone al taladro|sacabocados para pasar el chicote por la mesa|hole in tile|copa para hacer el hoyo de la chapa en la puerta de madera|corona con diamante|copa para hacer agujero en madera|hole saw for door lock|la copa para hacer el hoyo redondo del cerrojo|cone shaped one to widen a hole in sheet metal|copa redonda para hacer boquetes|hole cutter for plafond|avellanador y escalonada para lamina',
  },
  {
    kind: 'consumible de soldadura',
    near: 'soldadora',
    is: 'electrodo para soldar|electrodo 6013|electrodo 7018|electrodo 6011|electrodos|soldadura 6013|soldadura 7018|varilla para soldar|microalambre|alambre para soldar|alambre mig|rollo de microalambre|soldadura electrica 6013|porta electrodo|portaelectrodo|pinza de tierra para soldar|antorcha mig|boquilla para soldar|punta de contacto mig|welding rod|welding rods|welding electrode|mig wire|flux core wire|tungsteno|consumible de soldadura',
    titles: 'electrodo caja 5kg|pinza tierra soldar|electrodo infra|flux cored wire',
    say: 'varillas para la planta de soldar|se acabaron los electrodos|soldadura de palito|palitos para soldar herreria|alambre para la maquina de microalambre|la pinza que agarra la varilla|rods for my stick welder|wire for my mig welder|varilla de tres treintaidos',
  },
  {
    kind: 'accesorio de compresor',
    near: 'compresor de aire',
    is: 'pistola de sopletear|pistola para sopletear|pistola sopladora|pistola de aire|pistola para pintar|pistola de gravedad|pistola para inflar|manguera para compresor|manguera de aire|manguera espiral|acoplador rapido de aire|coples rapidos para compresor|unidad frl|regulador de aire|filtro regulador|air hose|spray gun|paint spray gun|blow gun|air gun|air fittings|hvlp|accesorio de compresor',
    titles:
      'pistola p/pintar gravedad|pistola pintar hvlp|pistola sopletear|pistola gravedad|manguera espiral compresor|kit accesorios compresor|cople rapido 1/4|filtro regulador lubricador|manguera neumatica',
    say: 'sopletear el polvo con el compresor|pintar el carro con el compresor|echar aire a presion para limpiar|inflar llantas con el compresor|conectar la manguera al compresor rapido|pintar un porton con aire|blow dust with compressed air|paint my gate with a compressor|pistolita que avienta aire',
  },
  {
    kind: 'accesorio de hidrolavadora',
    near: 'hidrolavadora',
    is: 'manguera para hidrolavadora|manguera de alta presion|manguera para karcher|boquilla para hidrolavadora|lanza para hidrolavadora|pistola para hidrolavadora|espumador|foam lance|foam cannon|snow foam|boquilla espumadora|jabon para hidrolavadora|detergente para hidrolavadora|pressure washer hose|pressure washer nozzle|cepillo para hidrolavadora|accesorio de hidrolavadora',
    titles:
      'manguera alta presion karcher|foam nozzle|boquilla espuma hidrolavadora|lanza turbo|boquilla turbo|pistola repuesto hidrolavadora|boquillas hidrolavadora juego',
    say: 'hacer espuma con la karcher|se rompio la manguera de la hidrolavadora|manguera mas larga para la karcher|echarle jabon al carro con la hidrolavadora|repuesto de la pistola de la karcher|foam for washing the car|longer hose for my pressure washer',
  },
  {
    kind: 'accesorio de clima',
    near: 'aire acondicionado',
    is: 'soporte para minisplit|base para minisplit|soporte para condensador|base para condensadora|soporte para condensadora|kit de instalacion para minisplit|tuberia para minisplit|tubo de cobre para minisplit|bomba de condensados|bomba para condensados|control para minisplit|control universal para minisplit|control universal de aire acondicionado|control para aire acondicionado|gas refrigerante|condensate pump|mini split bracket|ac remote|line set|capacitor para minisplit|canaleta para minisplit|accesorio de clima',
    titles:
      'soporte p/condensador minisplit|base minisplit pared|bomba condensados minisplit|kit instalacion minisplit|control universal minisplit|tuberia cobre minisplit|cubierta minisplit|gas refrigerante r410a',
    say: 'colgar la unidad de afuera del minisplit|donde se apoya el motor del clima|sacar el agua que tira el minisplit|el clima gotea y no tiene desague|perdi el control del minisplit|instalar un minisplit|ponerle tubo al clima|hang the outdoor ac unit|my ac drips water|lost my ac remote|recargarle gas al clima',
  },
  {
    kind: 'enfriador evaporativo',
    within: 'ventilador y clima',
    is: 'enfriador evaporativo|enfriador de aire|enfriador de aire portatil|cooler|cooler portatil|cooler de agua|aire lavado|enfriador con hielo|evaporative cooler|swamp cooler|air cooler|portable air cooler|climatizador evaporativo',
    titles: 'enfriador evaporativo aire|enfriador aire portatil|cooler evaporativo|cooler ventana|enfriador litros',
    say: 'ventilador que echa agua|ventilador con agua y hielo|refrescar el cuarto sin gastar tanta luz como el clima|el aparato de paja que enfria en el norte|enfriar la bodega sin minisplit|aire fresco con ruedas|cool a room without ac|fan that uses water|cooler para la casa',
  },
  {
    kind: 'pinza amperimétrica',
    within: 'multímetro',
    is: 'pinza amperimetrica|amperimetro de gancho|gancho amperimetro|amperimetro gancho|multimetro de gancho|pinza de amperes|clamp meter|pinza de corriente|amperimetro|pinza de medicion|pinza voltiamperimetrica|amp clamp|current clamp|clamp ammeter|pinza de fuga',
    titles:
      'clamp meter trms|multimetro gancho|pinza amp|tester gancho|pinza amperimetrica digital|pinza multimetro|clamp multimeter|clamp meter clamp|tester dig gancho|gancho medir corriente',
    say: 'medir amperes sin cortar el cable|pinza que abraza el cable y marca los amperes|ver cuanta corriente jala el motor|cuantos amperes consume el clima|saber cuanta corriente pasa sin pelar el cable|el multimetro de quijada|medir consumo de un motor|amperes de la bomba|measure current without cutting the wire|how many amps the motor draws|aparato de gancho del electricista|el que se abre como pinza y se cuelga del cable|medir amperes|gancho para medir corriente|gancho|medidor de amperes|pinza de gancho para amperaje|abrazar el hilo y ver cuanto consume|clamp around the wire to see draw|abrazar el alambre sin cortarlo y ver cuanto consume el motor|pinza que mide amperes sin cortar el cable|saber cuantos amperes jala el motor|clamp around wire for amps|agarradera que abraza el conductor y mide',
  },
  {
    kind: 'medidor de aislamiento',
    within: 'instrumento de medición',
    is: 'megohmetro|megger|medidor de aislamiento|probador de aislamiento|insulation tester|megohmmeter|megometro|medidor de resistencia de aislamiento',
    titles: 'megohmetro digital|prob aislamiento|insulation resistance tester',
    say: 'revisar si el embobinado del motor esta aterrizado|probar el aislamiento del cable|saber si el motor se va a quemar|probar si el cable enterrado tiene fuga|check motor winding insulation',
  },
  {
    kind: 'luxómetro y sonómetro',
    within: 'instrumento de medición',
    assorted: true,
    is: 'luxometro|medidor de luz|light meter|lux meter|sonometro|decibelimetro|medidor de ruido|medidor de decibeles|sound level meter|noise meter|anemometro|medidor de viento|tacometro|tacometro digital|medidor de rpm|medidor de intensidad de luz|luxometro y sonometro',
    titles: 'luxometro digital|sonometro digital|decibelimetro digital|anemometro digital|tacometro laser',
    say: 'medir cuanta luz hay en la oficina|cumplir la norma de iluminacion|medir el ruido de la fabrica|cuantos decibeles hace el bar|medir la velocidad del viento|cuantas revoluciones da el motor|measure how loud it is|measure brightness in the office|los vecinos se quejan del ruido y lo quiero medir',
  },
  {
    kind: 'termómetro infrarrojo',
    near: 'instrumento de medición',
    is: 'termometro infrarrojo|termometro laser|termometro de pistola|pirometro|termometro industrial|termometro sin contacto industrial|infrared thermometer|laser thermometer|ir thermometer|temperature gun|termometro de contacto|termopar para multimetro|termometro digital industrial',
    titles: 'termometro infrarrojo -50|termometro laser -32|termometro ir|pirometro digital|infrared thermometer gun',
    say: 'medir la temperatura de lejos con un punto rojo|apuntar y ver que tan caliente esta|checar la temperatura del horno|pistolita que mide temperatura|ver si el motor esta muy caliente|temperatura del comal o la freidora|revisar si el tablero esta caliente con pistola|checar si la pastilla se esta calentando|check how hot something is from a distance|temperatura de la camara fria sin tocar',
  },
  {
    kind: 'localizador de circuitos',
    near: 'detector de voltaje',
    is: 'localizador de circuitos|localizador de pastillas|rastreador de circuitos|identificador de circuitos|localizador de interruptores|circuit tracer|circuit breaker finder|breaker finder|probador de contactos|probador de polaridad|outlet tester|receptacle tester|probador de tomacorriente',
    titles: 'localizador interruptor|probador contactos gfci|outlet tester gfci|probador polaridad contacto',
    say: 'saber que pastilla apaga cada contacto|encontrar el breaker de un contacto|cual interruptor corresponde a cada cuarto|revisar si el contacto esta bien aterrizado|probar si el contacto tiene tierra|checar si estan invertidos los cables del contacto|find which breaker goes to an outlet|check if outlets are wired right',
  },
  {
    kind: 'probador de baterías',
    near: 'instrumento de medición',
    is: 'probador de baterias|probador de bateria|probador de acumuladores|tester de baterias|battery tester|car battery tester|probador de bateria de auto|medidor de impedancia de baterias|probador de pilas',
    titles:
      'probador bateria auto 12v|analizador bateria cca|battery tester 12v|tester bateria ups|probador acumulador',
    say: 'saber si la bateria todavia sirve|revisar las baterias del no break|checar si el acumulador ya no da|ver que bateria del banco esta dañada|probar pilas usadas|check if the battery is still good|ver cuanto le queda a la pila del carro',
  },
];
