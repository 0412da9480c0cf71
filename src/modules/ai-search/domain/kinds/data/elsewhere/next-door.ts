import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/**
 * What trades next door sell, and who serves them: machines, instruments, services. Their words have to stand side by side.
 * Those that begin with a noun of the trade are `titles`: they shall not make that noun say less of what is sold here.
 */
export const NEXT_DOOR: readonly KindEntry[] = [
  {
    kind: 'oficios, viviendas y trámites',
    close: true,
    is: 'trabajos de herreria|herreria a la medida|herrero|albañil|pintor de casas|plomero|plomero a domicilio|plomero urgente|plomero de emergencia|electricista urgente|cerrajero urgente|busco plomero|busco albañil|electricista a domicilio|carpintero|tapicero|fletes|fletes y mudanzas|mudanzas|fumigacion a domicilio|departamento en renta|depa en renta|casa en renta|cuarto en renta|local en renta|casa en venta|terreno en venta|casa en infonavit|pizza a domicilio|comida a domicilio|taquiza|banquete para evento|rastrear guia|rastrear mi paquete|rastrear paquete|tramite de licencia|sacar placas|pasaporte|visa americana|acta de nacimiento|prestamo personal|credito hipotecario|camioneta usada|pickup usada|used pickup truck|used car|plumber|moving service',
    titles:
      'guia de paqueteria|licencia de conducir tramite|tarjeta de circulacion|carro usado|auto usado|apartment for rent|house for sale',
  },
  {
    kind: 'uniformes e insignias',
    close: true,
    is: 'uniforme de guardia|uniforme para guardia|uniformes para guardias|uniforme de seguridad|uniforme de policia|uniforme de enfermera|uniforme medico|filipina|filipinas|gorra de policia|kepi|insignias|estrella de sheriff|scrubs',
    titles: 'bata medica|placa de policia|camisola de guardia|security guard uniform|police cap',
  },
  {
    kind: 'fax y máquinas de oficina de antes',
    close: true,
    is: 'fax|telefax|fax machine|typewriter|mimeografo|videocasetera',
    titles:
      'maquina de fax|telefono fax|maquina de escribir|reloj de pie|proyector de acetatos|proyector de diapositivas|reproductor de dvd portatil|reproductor vhs|rollo de fax|rollo para fax|papel para fax',
  },
  {
    kind: 'servicio de internet y televisión de paga',
    close: true,
    is: 'sky vetv|servicio de internet|contratar internet|izzi|totalplay|megacable|infinitum|recarga de tiempo aire|recarga telefonica|tiempo aire|portabilidad',
    titles:
      'starlink|antena starlink|kit starlink|internet starlink|antena de sky|antena sky|antena dish|antena de dish|internet satelital|plan de internet|paquete de internet|internet para casa mensual|television de paga|tv por cable mensualidad|satellite internet|satellite dish tv',
  },
  {
    kind: 'servicios de seguridad y seguros',
    close: true,
    is: 'guardias de seguridad privada|guardia de seguridad por turno|servicio de guardias|servicio de vigilancia|renta de camaras|renta de radios|renta de generador|renta de arco detector|renta de plumas|renta de extintores|instalacion de camaras|instalador de camaras|tecnico que instale|tecnico a domicilio|mantenimiento de camaras|mantenimiento a aires|poliza de mantenimiento|servicio de monitoreo|seguro de auto|seguro de carro|seguro de moto|seguro para celular|seguro de vida|seguro de casa|seguro de gastos medicos|poliza de seguro|cerrajero|cerrajero a domicilio|duplicado de llaves|recarga de extintores|recarga de extintor|recarga de extinguidores|blindaje de autos|blindaje de camioneta|camioneta blindada|perro guardian|adiestramiento canino|curso de primeros auxilios|curso de cctv|curso de instalador|certificacion de extintores|dictamen de proteccion civil|armored car',
    titles:
      'monitoreo mensual|monitoreo de alarmas mensual|monitoreo de alarma mensual|copia de llaves|auto blindado|programa interno de proteccion civil|security guard service',
  },
  {
    kind: 'cerrajería',
    close: true,
    is: 'duplicadora de llaves|ganzuas|ganzua',
    titles:
      'llaves en blanco|llave en blanco|llaves virgenes|maquina duplicadora de llaves|maquina para hacer llaves|maquina de llaves|juego de ganzuas|llave maestra de elevador|key duplicator|key cutting machine|blank keys|lock pick set|lock picks|llave de auto con chip|llave con chip para auto|llave codificada|carcasa de llave|carcasa para llave de auto|control de auto con llave',
  },
  {
    kind: 'armas y cacería',
    close: true,
    is: 'escopeta|rifle de diabolos|rifle de caceria|rifle de aire|rifle calibre|revolver calibre|municion|diabolos|gotcha|marcadora de gotcha|airsoft|ballesta|machete tactico|cuchillo tactico|cuchillo de caceria|paintball gun|shotgun|handgun|ammo',
    titles:
      'pistola calibre|pistola 9mm|pistola de balas|pistola de salva|pistola de fogueo|pistola traumatica|cartuchos calibre|cartuchos para escopeta|balas calibre|funda para pistola|mira telescopica para rifle|hunting rifle',
  },
  {
    kind: 'instrumentos musicales',
    close: true,
    is: 'guitarra electrica|guitarra acustica|bajo electrico|piano electrico|piano digital|organo musical|tambora|tarola|bongos|congas|trombon|saxofon|clarinete|flauta|violin|violonchelo|acordeon|armonica|ukulele|baquetas|atril de partituras|accordion|saxophone|guitar pedal|midi keyboard',
    titles:
      'teclado musical|bateria musical|bateria acustica|bateria electronica|trompeta para banda|trompeta de banda|trompeta sib|pedal de guitarra|pedal para guitarra|pedalera|amplificador de guitarra|cuerdas de guitarra|electric guitar|drum set',
  },
  {
    kind: 'máquinas de taller y fábrica',
    close: true,
    is: 'fresadora|fresadora cnc|dobladora de lamina|roladora|inyectora de plastico|extrusora de plastico|transportador de rodillos|caldera de vapor|caldera|chiller|intercambiador de calor|camion de bomberos|polipasto|grua viajera|grua torre|montaplatos|flejadora|emplayadora|selladora de bolsas|selladora al vacio|empacadora al vacio|envasadora|lathe|milling machine|cnc router|conveyor belt|steam boiler|escalator|passenger elevator',
    titles:
      'torno para metal|torno de metal|torno cnc|torno para madera|torno de banco|router cnc|cortadora laser|grabadora laser|cortadora de plasma|troqueladora industrial|prensa hidraulica|banda transportadora|cinta transportadora|torre de enfriamiento|bomba contra incendio|bomba contra incendios|traje de bombero|equipo de bombero|elevador de carga|elevador para edificio|elevador residencial|elevador de pasajeros|escalera electrica|etiquetadora de botellas|planta tratadora|planta purificadora de agua|laser cutter|laser engraver',
  },
  {
    kind: 'carga y almacén',
    close: true,
    is: 'patin hidraulico|diablito de carga|diablo de carga|diablito para cajas|tarima de madera|tarima de plastico|tarimas|playo|pelicula stretch|emplaye|costales|costal|contenedor maritimo|contenedor de basura|contenedores plasticos apilables|vitrina de exhibicion|exhibidor de ropa|maniqui|maniquies|pallet jack|stretch film|cardboard box|packing tape|shopping cart|mannequin',
    titles:
      'carretilla de carga|caja de carton|cajas de carton|cinta de empaque|carrito de supermercado|carrito de super|ganchos para ropa|hand truck',
  },
  {
    kind: 'publicidad e impresión',
    close: true,
    is: 'vinil adhesivo|vinil de corte|vinil textil|lona impresa|impresion de lonas|rotulacion|letras corporeas|serigrafia|tazas para sublimar|bordadora|volantes|folletos|sello de goma|sublimation press|business cards',
    titles:
      'rotulos|rotulo para negocio|anuncio espectacular|anuncio luminoso de acrilico|letrero neon|letrero de abierto|letrero de neon|prensa de sublimacion|papel de sublimacion|prensa de calor|maquina de bordar|impresora de sublimacion|impresora de playeras|tarjetas de presentacion|vinyl cutter|heat press|screen printing',
  },
  {
    kind: 'máquinas de vender y jugar',
    close: true,
    is: 'vending machine|palomera|rockola|sinfonola|maquinita de videojuegos|futbolito|ps5 consola|urna para votaciones|urna electoral|popcorn machine|jukebox|arcade machine|pool table',
    titles:
      'maquina expendedora|maquina vending|maquina de refrescos|maquina de palomitas|maquina de algodon de azucar|maquina de nieve|maquina tragamonedas|maquina de peluches|mesa de billar|mesa de hockey|consola de videojuegos|consola xbox|xbox series|playstation|consola ps5|nintendo|nintendo switch|juego de ps5|juego de xbox|control de playstation 5 original sony|cajero automatico de banco|cajero bancario|slot machine',
  },
  {
    kind: 'equipo médico y de laboratorio',
    close: true,
    is: 'ultrasonido medico|ultrasonido portatil|tomografo|mastografo|electrocardiografo|autoclave|incubadora de huevos|incubadora neonatal|tanque de oxigeno medicinal|oxigeno medicinal|centrifuga de laboratorio|espectrofotometro|probeta|vaso de precipitado|matraz|tensiometro|tapete sanitizante|sanitizante|ultrasound machine|dental chair|dental x ray|oxygen concentrator|vital signs monitor',
    titles:
      'equipo de ultrasonido|rayos x dental|rayos x medico|equipo de rayos x medico|sillon dental|unidad dental|esterilizador medico|concentrador de oxigeno|aire comprimido medicinal|ventilador pulmonar|monitor de signos vitales|bomba de infusion|balanza analitica|telescopio|telescopio astronomico',
  },
  {
    kind: 'agua, gas y tubería',
    close: true,
    is: 'lavamanos|trampa de grasa|osmosis inversa|suavizador de agua|tanque elevado|tanque estacionario|fosa septica|septic tank',
    titles:
      'tuberia de cobre|tubo de cobre|tubo de pvc hidraulico|tubo pvc hidraulico|valvula de bola|valvula de esfera|valvula de globo|valvula de compuerta|llave de nariz|llave de jardin|codo de cobre|cople de cobre|soldadura para cobre con gas|filtro para cisterna|filtro purificador|purificador de agua|regulador de gas|manguera de gas|manguera para gas|boiler de paso|copper pipe|ball valve|reverse osmosis|water softener',
  },
  {
    kind: 'moto, auto y taller mecánico',
    close: true,
    is: 'claxon para carro|rampa hidraulica|gato hidraulico|gato de patin|remolque cama baja|grua de plataforma|motobomba|fumigadora|fumigadora de mochila|desbrozadora a gasolina|tractor podadora|marcha de auto|headlights|obd2 scanner|tow truck',
    titles:
      'faros para auto|faro para auto|faros de auto|corneta de aire para camion|espejo retrovisor|espejo lateral de auto|botas de motociclista|botas de moto|guantes de moto|chamarra de moto|intercomunicador para moto|casco integral|casco abatible|sonda lambda|sensor abs|sensor maf|sensor map|sensor de cigueñal|sensor tps|computadora de auto|computadora automotriz|modulo abs|escaner automotriz|elevador de autos|torreta de torno|mochila aspersora|toldo para auto|bobina de encendido|rear view mirror|car lift|motorcycle boots',
  },
  {
    kind: 'casa, jardín y deporte',
    close: true,
    is: 'pelicula para ventana|polarizado para ventanas|sleeping bag|tienda de campaña|casa de campaña|caña de pescar|caminadora electrica|mancuernas|porteria de futbol|canasta de basquetbol|trampolin|brincolin|alberca inflable|columpio|jabon para manos|secador de manos|despachador de toallas|amasadora|batidora industrial|rebanadora de jamon|funko|boletos de concierto|gift card|fishing rod|treadmill|dumbbells|soap dispenser',
    titles:
      'toldo para terraza|toldo vertical|malla sombra|domo de acrilico|espejo para baño|espejo de baño|espejo de cuerpo completo|espejo decorativo|espejo de tocador|bolsa de dormir|pesas|papel higienico|toallas de papel|toalla de manos|dispensador de jabon|dispensador de papel|molino de carne|sierra para carne|collar de adiestramiento|collar antiladridos|drone de juguete|dron de juguete|carro a control remoto|cuna para bebe|maleta de viaje|navaja suiza|tarjeta de regalo|camping tent|hand dryer',
  },
];
