import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What stands beside batteries, inverters and engines. */
export const BESIDE_ENERGY: readonly KindEntry[] = [
  {
    kind: 'batería de vehículo',
    is: 'bateria de auto|bateria para auto|bateria de carro|bateria para carro|bateria de coche|bateria para coche|bateria automotriz|bateria para camion|bateria de moto|bateria para moto|bateria para motocicleta|acumulador automotriz|acumulador de carro|acumulador para carro|acumulador para auto|acumulador para coche|acumulador para camion|acumulador lth|car battery|truck battery|motorcycle battery|starter battery|bateria de arranque|bateria de vehiculo',
    titles:
      'acumulador cca|bateria cca|acumulador auto|acumulador camion tractor|bateria auto compacto|acumulador 12v automotriz|bateria moto gel|bateria automotriz 12v|acum camion|acum auto|bateria grupo|acum america|bateria lth auto|bateria marina arranque',
    say: 'el carro no arranca en las mañanas|se murio la pila del coche|cambiarle la bateria a mi camioneta|pila para mi moto|la troca no da marcha|acumulador nuevo para el vocho|bateria del tractor|el coche amanecio sin pila|my car wont start dead battery|replace my truck battery|pila de camion|bateria para la italika|bateria para la lancha',
  },
  {
    kind: 'inversor para vehículo',
    within: 'inversor aislado',
    is: 'inversor para auto|inversor de auto|inversor para carro|inversor para coche|inversor para camioneta|inversor para camion|inversor vehicular|inversor de corriente para auto|inversor de corriente para carro|inversor de corriente para el coche|inversor de encendedor|inversor de corriente|car inverter|power inverter|car power inverter|vehicle inverter|truck inverter|convertidor de 12v a 110v para auto|inversor para vehiculo',
    titles:
      'inversor p/auto|inversor auto usb|inversor corriente auto|inversor 12v encendedor|inversor p/camioneta|inversor p/camion|power inverter for vehicle|inversor de voltaje auto|inversor portatil 12v|inversor onda modificada 12v|inversor onda pura camioneta|inversor auto|inversor de corriente auto|inverter truck',
    say: 'enchufar la laptop en el carro|contacto de casa en la camioneta|conectar aparatos de luz normal en el coche|sacar 110 del encendedor|sacar luz de la bateria del carro|prender la tele en el camper|usar taladro con la bateria de la camioneta|licuadora en el puesto de jugos con bateria de carro|cargar la lap en carretera|corriente normal en el trailer|food truck sin contacto de luz|usar el foco en la combi|plug my laptop in the car|run tools off my truck battery|110 volts from the cigarette lighter|convertir los 12 del coche en 127|enchufe de pared en el tractocamion|conectar el microondas en el trailer|sacar corriente de la bateria del carro|conectar la laptop en el camion|corriente de casa en la camioneta|prender aparatos en el camper|usar aparatos de casa en el coche|110 volts in my truck|sacar 110 de la bateria del carro|conectar aparatos de casa en la camioneta|enchufe normal en el camion|desde el encendedor sacar un enchufe para la plancha del cabello|trailero que quiere su horno en el camarote|food truck que usa acumulador y no planta|domestic outlets in a camper van|convertir la pila del carro en corriente de la casa|convertidor para el camion|aparato que se conecta a la pila del carro y da enchufes|cargar la lap en la camioneta|corriente de la bateria para el refri de la combi|conectar taladro a la bateria de la camioneta|convertidor de corriente para el trailer|conectar la computadora a la pila de carro|inverter para camper|convert car battery to wall power|camper van outlets|plug household stuff into car battery|sonido en la plaza con bateria de carro|convertir lo de la bateria de la camioneta para usar el taladro|convertir la pila del trailer para prender el horno de micro|puesto de elotes con acumulador de coche y licuadora|caja que se pinza a la pila del coche y trae enchufes enfrente|perifoneo en camioneta con amplificador de casa|el refri de la combi con la pila de servicio|sacar un tomacorriente del encendedor|food truck sin planta pura bateria con enchufes|herramienta en obra desde la pila de la camioneta|household outlets from a car battery|clips on the car battery and gives outlets|tener 110 en el carro|enchufar la tele a una bateria de carro|conectar laptop en el carro|luz de casa en el camion|plug appliances in truck|enchufar cosas en el carro|conectar la cafetera al encendedor del auto|alternador electronico para food truck|alterna para mis herramientas desde la camioneta de obra|enchufar la compu en el carro|convertidor para food truck|enchufar cosas en el camion durante el viaje|tener contacto de casa en el coche|inverter for truck|quiero usar la licuadora en la camioneta|tener contacto de luz en la camioneta|conectar la licuadora en el carro|el equipo gris de la cochera dejo de producir y marca error|dos mil watts para un food truck sin motor|run a blender off a car battery|plug a laptop charger in the truck|sacar corriente de enchufe de la pila de la camioneta|conectar el taladro a la bateria del coche|enchufar la lap en el carro|regular plug from a truck battery|licuadora con la bateria del coche|pasar de la pila del coche a enchufe|conectar la licuadora en la camioneta|trailero que quiere microondas en su cabina|turn car battery into household outlet|taxista que enchufa la laptop en el auto|va al encendedor y saca contacto normal|camper con tele usando acumulador',
  },
  {
    kind: 'accesorio de inversor',
    near: 'inversor',
    is: 'modulo wifi para inversor|dongle wifi para inversor|dongle para inversor|monitoreo para inversor|datalogger solar|data logger solar|cable troncal|cable troncal para microinversor|cable trunk|conector troncal|tapa final de troncal|smart meter solar|medidor para inversor|gateway solar|optimizador|optimizador de panel|inverter wifi stick|inverter monitoring|power optimizer|trunk cable|ecu r|envoy|accesorio de inversor',
    titles:
      'cable troncal microinversor|troncal microinv|dongle usb wifi inversor|stick logger|wifi stick|modulo wifi monitoreo microinversores|dtu wifi|shinewifi|conector macho microinversor|tapon troncal|desconector troncal|smart meter inversor|optimizador solar',
    say: 'ver en el celular cuanto generan mis paneles|monitorear mis paneles por internet|el inversor no trae wifi|conectar el inversor al internet|cable para enlazar los microinversores|juntar varios microinversores en el mismo cable|tapar la punta del cable de los microinversores|saber cuanto produce cada panel desde la app|check solar production on my phone|link the microinverters together|cable trunk y tapones para unidades del tejado',
  },
  {
    kind: 'accesorio de generador',
    near: 'generador',
    is: 'accesorio de generador|cubierta para generador|funda para generador|kit de mantenimiento para generador|bujia para generador|filtro para generador|aceite para generador|ruedas para generador|carburador para generador|kit de ruedas para generador|generator cover|generator maintenance kit|generator parts|cable para generador|kit de paralelo para generador|parallel kit|bujia para planta de luz|bujia de la planta de luz|cubierta para planta de luz|filtro para planta de luz|carburador para planta de luz|funda para planta de luz|refaccion para generador|refaccion para planta de luz',
    titles:
      'cubierta generador|funda generador|bujia p/generador|filtro aire generador|carburador generador|kit paralelo generador|afr generador|cubierta impermeable generador',
    say: 'taparle la planta de luz de la lluvia|darle mantenimiento a la planta de luz|la planta no arranca es la bujia|juntar dos generadores para tener mas potencia|ponerle llantas a la planta de luz|cover my generator from rain|spark plug for my generator',
  },
  {
    kind: 'cargador de herramienta',
    near: 'cargador de baterías',
    is: 'cargador de herramienta|cargador para bateria de herramienta|cargador para taladro|cargador de taladro|cargador de rotomartillo|cargador 20v max|cargador dewalt|cargador makita|cargador milwaukee|cargador bosch herramienta|cargador para herramienta inalambrica|power tool charger|tool battery charger|drill charger|cargador de bateria de herramienta',
    titles:
      'cargador 12v/20v max|cargador 18v lxt|cargador rapido herramienta|cargador bateria herramienta|cargador taladro|dual port charger 18v',
    say: 'cargar las pilas del taladro|se quemo el cargador de mi taladro|perdi el cargador del rotomartillo|cargar la bateria del atornillador|donde se pone a cargar la pila de la dewalt|recargar las pilas de la herramienta|charge my drill batteries|lost my drill charger|cargador para las baterias amarillas',
  },
];
