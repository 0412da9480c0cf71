import type { KindEntry } from '../book/kind-entry';

/** Intrusion, fire and the house that thinks. */
export const ALARM: readonly KindEntry[] = [
  {
    kind: 'panel de alarma',
    is: 'panel alarma|alarma|panel|alarm panel|central alarma|panel hibrido|tablero alarma|alarma inalambrica|panel intrusion|alarma gsm|alarma wifi|hub alarma|security system|alarmas|panel inalambrico|alarma vecinal|panel de alarma',
    say: 'que me marque si alguien entra|que me hable al celular si se meten|que suene si se meten a robar|que me avise si se meten|cerebro de la alarma|la central de mi alarma|que me llegue aviso si entran a mi casa|proteger mi casa cuando salgo de vacaciones|se metieron a robar a mi casa|que llame a la policia si entran|evitar robos en el negocio de noche|aviso al celular si abren la puerta|sistema contra robo|miedo a que se metan a la casa|burglar alarm|que haga ruido cuando entre un ladron|seguridad para cuando no hay nadie|cuidar la casa sola|alert me if someone breaks in|asaltaron mi local|alarma para los vecinos|que espante a los rateros|alarma para mi casa|que suene si se meten|alarma para negocio|que me hable si entran a robar|proteger mi casa en vacaciones|alarma sin cables|alarma que avise al celular|kit de alarma|se metieron a robar y quiero alarma|alarma con sensores|central de alarma|que llegue la patrulla si entran|central de la alarma|tablero donde se conectan los sensores|que suene si abren|proteger el negocio de noche|alarma que llame a la policia|que detecte y avise al celular|se metieron a mi casa|ya me robaron dos veces|dormir tranquilo|burglar system|la caja de la alarma|alarma monitoreada|vigilar la bodega sin guardia|que suene cuando se metan|saber si alguien se mete a mi casa',
  },
  {
    kind: 'teclado de alarma',
    is: 'keypad alarm|keypad lcd alarm|teclado alarma|teclado lcd alarma|teclado alarma inalambrico|alarm keypad|teclado inalambrico tag|teclado alarma|teclado|alarm keypad|teclado panel|teclado alfanumerico|teclado inalambrico alarma|keypad alarma',
    say: 'poner y quitar la alarma con clave|numeritos para activar la alarma|donde pongo la clave de la alarma|poner la clave de la alarma|armar y desarmar|teclado junto a la puerta|pantallita de la alarma|activar alarma al salir|tablero de numeros de la alarma|desactivar la alarma al llegar|armar y desarmar la alarma|apagar la alarma al llegar|pantallita de la alarma junto a la puerta|segundo teclado para el cuarto|donde tecleo mi codigo de la alarma|alarm code pad',
  },
  {
    kind: 'sensor de movimiento',
    is: 'sensor movimiento|pir|detector movimiento|sensor pir|motion sensor|motion detector|sensor presencia|sensor dual|detector pir|sensor microondas|sensor cortina|detector doble tecnologia|sensor ocupacion|presence sensor|sensor inmune mascotas|movimiento',
    say: 'detectar si alguien camina en la sala|avise cuando alguien camina en el pasillo|sentir que alguien pasa|detectar presencia de personas|que sienta cuando alguien pasa|saber si alguien anda en el patio|que detecte personas pero no al perro|que no se active con mi gato|ojo que detecta cuando te mueves|avisar si alguien se mueve adentro|detect movement|que prenda la luz cuando pase alguien|que se prenda el foco al pasar|que detecte si alguien camina|sensor que siente personas|sensor de pasillo|que avise si se mueve algo|detectar intruso|sensor que no se active con el gato|ojo de alarma|sensor de esquina|detectar gente en el patio|cortina de sensor en ventana|detecte si hay alguien caminando|que prenda cuando pase alguien|sienta el calor del cuerpo|que no lo active el gato|ojito que detecta gente|sensor para el pasillo|que avise si caminan en la azotea|cajita blanca de la esquina que parpadea|que suene si alguien pasa|motion|infrarrojo pasivo|presencia en la oficina|detectar personas en el patio|que no brinque con el perro',
  },
  {
    kind: 'contacto magnético',
    is: 'contacto magnetico|sensor puerta|sensor magnetico|magnetico puerta|iman puerta|door contact|magnetic contact|contacto puerta|sensor ventana|contacto inalambrico|sensor apertura|door sensor|sensor puerta ventana|contacto pesado|contacto cortina metalica|contacto ventana|reed switch',
    say: 'saber si abrieron la puerta|avise cuando abran la ventana|saber si dejaron abierta la puerta|imancitos de las puertas y ventanas|aviso si abren el cajon|que me diga si abren la cortina del local|saber si abren el refrigerador|que suene cuando abran la puerta|know if door is opened|sensor de puerta|que avise si abren la puerta|sensor para ventana|iman de la alarma|avisar si abren la cortina|cositos con iman en la puerta|sensor para cortina metalica|avise si abren el cajon|sensor de refri abierto|par de imanes de la ventana|sensor para el porton de la bodega|que avise al abrir el cajon|pastillita de la ventana|si abren el refrigerador|detecte apertura|iman y cajita para la puerta|sensor de cortina metalica|si abren la caja registradora|window sensor|avise si abren la ventana|sensores para puertas y ventanas',
  },
  {
    kind: 'barrera infrarroja',
    is: 'barrera infrarroja|barrera ir|beam|fotobarrera|barrera fotoelectrica|detector haces|photo beam|barrera perimetral|beams|sensor perimetral|sensor barda|barrera de haces|sensor laser|fotoelectrico|active infrared|barrera haz',
    say: 'rayos invisibles en la barda|que detecte si brincan la barda|detectar antes de que lleguen a la casa|laser de las peliculas|linea invisible que avise|que avise si cruzan el jardin|proteger el perimetro|detectar si se brincan|laser de alarma|detectar si brincan la barda|rayo entre dos postes|haz de luz que no se ve|torres de rayos|que suene si cruzan la linea|rayos invisibles en el jardin|que detecte si cruzan la barda|linea invisible|dos postes con rayo|que suene antes de que lleguen a la casa|laser de seguridad|detectar intrusos en el patio|cruzar el terreno|perimeter beam|rayos como en las peliculas|proteger la azotea',
  },
  {
    kind: 'sensor de ruptura de cristal',
    is: 'ruptura cristal|rompimiento cristal|glass break|sensor ruptura|sensor cristal|detector ruptura|rotura cristal|sensor vibracion|sensor impacto|sismico|sensor de vidrio|glassbreak|rotura vidrio',
    say: 'que suene si rompen el vidrio|detectar que rompieron la ventana|proteger el aparador de cristal|sentir golpes en la caja fuerte|romper los vidrios de la tienda|si taladran la pared|si quiebran el vidrio|alarma de vidrios|sensor de aparador|que suene al romper la ventana|escuchar vidrio roto|cristalazo|glass break|rompan el vidrio del aparador|quebraron la vitrina|ladrillazo en la ventana|oye cuando se rompe un cristal|aparador de joyeria|ventanales de la tienda|window smash|estrellaron el vidrio|que detecte golpes en la pared|vibracion de la boveda',
  },
  {
    kind: 'botón de pánico',
    is: 'pedal asalto|boton asalto|boton panico|panic button|boton emergencia|boton asalto|pulsador panico|boton de auxilio|boton inalambrico panico|pulsador emergencia|boton medico|boton ayuda|panico|pedal panico|emergency button',
    say: 'pedir ayuda si me asaltan|boton para avisar que nos estan asaltando|que mi abuelita pida ayuda si se cae|boton escondido abajo del mostrador|avisar en silencio|boton para adultos mayores|boton de auxilio colgado al cuello|pedir auxilio rapido|help button for elderly|boton rojo de emergencia|llamar a la enfermera|boton para pedir ayuda|boton debajo del mostrador|boton de asalto|boton para el abuelo que se cae|llamar a la policia con boton|boton de emergencia en el baño|botoncito colgado al cuello|pedir auxilio sin que se den cuenta|alarma vecinal boton|pedir ayuda sin que se den cuenta|asaltan la tienda y aprieto|avisar a los vecinos que hay ratero|mi mama se cae y pide ayuda|auxilio|emergency button|boton para el baño de discapacitados|pulsera de auxilio|aviso silencioso a la policia|boton para la cajera',
  },
  {
    kind: 'sirena',
    is: 'sirena|siren|sirena exterior|sirena alarma|bocina alarma|corneta alarma|sirena interior|sirena inalambrica|sirena 30w|sirena estrobo|sirena con estrobo|sounder',
    say: 'que haga mucho ruido|que suene muy fuerte para asustar|ruido que oigan los vecinos|bocina que suena si se meten|espantar al ratero con ruido|loud noise|que ensordezca al ladron|que suene fuerte|bocina de la alarma|la que hace ruido|sirena con luz|alarma ruidosa para espantar|que se oiga en toda la cuadra|sirena para vecinos|ruido para asustar al ratero|estrobo con sonido|ruido que espante al ratero|torreta con sonido para la casa|chicharra de alarma|que despierte a todos|alarma sonora afuera|sonido ensordecedor|loud siren|que los vecinos oigan la alarma',
  },
  {
    kind: 'comunicador de alarma',
    is: 'comunicador|comunicador gsm|comunicador ip|comunicador 4g|modulo gsm|communicator|comunicador lte|receptora|modulo wifi alarma|modulo comunicador|tarjeta comunicacion|expansor|modulo expansor|modulo ip',
    say: 'que la alarma avise sin linea telefonica|que mi alarma vieja mande mensaje|alarma que marque por chip|ya no tengo linea de telefono para la alarma|mandar la señal de la alarma a la central|que la alarma avise por celular|la alarma sin linea telefonica|mandar alertas a la central|chip para la alarma|que avise a la central de monitoreo|conectar la alarma a internet|modulo para alarma con chip|que la alarma avise aunque corten el telefono|mandar la señal a la central|alarma con chip|la alarma ya no tiene linea|cortaron el cable de telmex y la alarma no aviso|conectar la alarma vieja al celular|aviso por internet de la alarma|modulo gsm|alarm communicator',
  },
  {
    kind: 'energizador',
    is: 'energizador|electrificador|cerca electrica|cerco electrico|electric fence|energizer|fence energizer|electrificador cerca|cerca electrificada|malla electrificada|energizador cerca',
    say: 'dar toques en la barda|electricidad en la barda|que les de toques si se brincan|que no se brinquen la barda|alambre con corriente arriba de la barda|cerca para que no se salgan las vacas|pastor electrico|para el ganado cerca con toques|proteger la barda|shock fence|cerca electrica|alambres que dan toques en la barda|que no brinquen la barda|electrificar la barda|cerca que da descargas|luz en la barda contra rateros|cerco para vacas|toques en la barda|barda con toques|dar toques en la reja|electrificar el cerco de las vacas|que las vacas no se salgan|caja que manda los toques|aparato de la cerca|se brincan a la azotea|cerco para ganado|proteger mi terreno con corriente|electric fence for cattle|puerco espin de alambres electricos|malla con electricidad|se meten por la barda',
  },
  {
    kind: 'accesorio de cerca eléctrica',
    is: 'poste cerca|poste esquinero|letrero cerca|poste intermedio|tensor cerca|cable bujia|varilla cerca|letrero advertencia|concertina|alambre puas|letrero',
    say: 'plastiquitos amarillos de la cerca|postes para la cerca electrica|alambre para la cerca con corriente|letrero de peligro alto voltaje|repuestos para mi cerca electrica|picos para la barda|postes para cerca electrica|aisladores para la barda|alambre para cerca electrica|cable de alta tension para la cerca|letrero de peligro cerca|tensores del alambre|bracitos para la barda|postes para el alambre de la barda|letrero de peligro alta tension|cable de alto voltaje|resortes tensores|puntas para la barda|navajas para barda|rollo de puas|alambre enrollado con navajas',
  },
  {
    kind: 'sensor de gas',
    is: 'sensor gas|detector gas|detector gas lp|gas detector|detector fuga gas|gas lp sensor',
    say: 'que avise si hay fuga de gas|huele a gas|fuga en el tanque|intoxicarse con el calentador|que suene si se escapa el gas de la estufa|gas leak|calentador en el baño peligroso|me da miedo el boiler|fuga de gas|que avise si hay gas|detector de gas lp|monoxido del boiler|alarma para la cocina de gas|gas butano|me da miedo el tanque de gas|huele a gas en la cocina|que avise si se escapa el gas|tanque de gas que fuga|no quiero que explote la casa|dejo abierta la llave de la estufa|detectar gas butano|boiler con fuga|alarma para gas natural|cierre la llave si hay fuga|taqueria con gas',
  },
  {
    kind: 'sensor de inundación',
    is: 'sensor inundacion|sensor agua|detector inundacion|water leak sensor|sensor fuga agua|detector agua|sensor nivel agua|leak detector|flotador|sensor de fuga',
    say: 'avise si se tira el agua|se inunda el sotano|saber si se desborda el tinaco|fuga de agua en el site|que avise si hay agua en el piso|saber si ya se lleno la cisterna|se reventó un tubo|water on the floor|que avise si se inunda|fuga de agua|se tira el agua|agua en el sotano|se derrama el tinaco|sensor debajo del lavabo|goteras en el site|nivel de la cisterna|se tiro el agua de la lavadora|gotera en el site|que avise si se moja el piso|se inundo el sotano|fuga de agua en el baño|tubería rota|se desborda el tinaco|water leak|agua debajo del fregadero|cuarto de servidores con agua|me avise si hay agua en el suelo|llueve y se mete el agua',
  },
  {
    kind: 'sensor de temperatura',
    is: 'humidity sensor|temp humidity sensor|sensor temperatura|termometro|temperature sensor|datalogger|registrador temperatura|monitoreo temperatura|sensor ambiental|sonda temperatura|environmental sensor|termometro infrarrojo',
    say: 'que avise si se calienta el cuarto de servidores|saber la temperatura del refrigerador de vacunas|que no se descongele la carne|avisar si falla el cuarto frio|temperatura de la camara fria|medir el calor del invernadero|tomar la temperatura sin tocar|saber si el congelador se apago|fiebre sin contacto|check freezer temperature|cuanta humedad hay|medir temperatura del refri|avisar si se descongela|cuanto calor hace en el site|humedad del cuarto|cuidar vacunas|temperatura de la cava|alerta si sube el calor|medir el cuarto frio|invernadero temperatura|se echo a perder la carne|refrigerador de vacunas|saber si el congelador fallo|cuarto frio|que avise si sube la temperatura del site|humedad del almacen|invernadero|incubadora de pollos|termometro con alarma|medicinas que no pasen de ocho grados|cadena de frio|temperature alert|temperatura del camion refrigerado|cava de vinos',
  },
  {
    kind: 'generador de niebla',
    is: 'generador niebla|niebla|fog generator|security fog|cañon niebla|generador humo',
    say: 'llenar de humo la tienda si entran a robar|humo que no deje ver al ladron|que no vean nada los rateros|llenar de humo la tienda si entran|niebla contra robo|que el ladron no vea nada|humo de seguridad|cañon de humo|llenar de humo la tienda para que no roben|niebla que no deja ver al ladron|humo blanco de seguridad|joyeria con niebla|fog security',
  },
  {
    kind: 'apagador inteligente',
    is: 'apagador inteligente|apagador|apagador wifi|interruptor inteligente|smart switch|switch inteligente|dimmer|interruptor wifi|relevador wifi|modulo relevador inteligente|wall switch|apagador tactil|atenuador|interruptor luz|rele wifi|smart dimmer|relay wifi',
    say: 'prender la luz desde el celular|apagar las luces por voz|prender focos con alexa|apagar la luz sin pararme|bajarle a la intensidad de la luz|prender las luces cuando no estoy|controlar las luces de la casa por aplicacion|turn lights on with phone|luces que se programan solas|dejo las luces prendidas|prender la luz con el celular|apagador de wifi|apagar la luz desde la cama|programar las luces|apagador tactil|prender luces con la voz|apagador sin cable|que se apaguen las luces solas|dimmer|apague las luces de afuera a distancia|prender la luz con la voz|luces con alexa|se me olvida apagar la luz|prender luces cuando no estoy para que crean que hay gente|interruptor con wifi|switch de luz con celular|bajar la intensidad de la luz|light switch with app|controlar el abanico de techo',
  },
  {
    kind: 'contacto inteligente',
    is: 'contacto inteligente|enchufe inteligente|smart plug|plug inteligente|contacto wifi|enchufe wifi|toma inteligente|smart outlet',
    say: 'prender la cafetera desde el celular|apagar aparatos a distancia|encender el ventilador por telefono|saber cuanta luz gasta un aparato|enchufe que se programe|apagar el boiler de lejos|prender la bomba del agua desde el celular|enchufe wifi|prender aparatos con el celular|apagar la cafetera a distancia|programar el horario de un aparato|enchufe con horario|cuanta luz gasta un aparato|apagar desde lejos|enchufe alexa|prender la cafetera con el cel|enchufe con wifi|clavija que se controla con el celular|programar el foco de navidad|prender el boiler electrico desde fuera|ver cuanto gasta un aparato|enchufe con alexa|outlet with app|que se apague solo el cargador',
  },
  {
    kind: 'foco inteligente',
    within: 'foco LED',
    is: 'foco inteligente|foco wifi|smart bulb|bombilla inteligente|foco rgb|lampara inteligente|foco led wifi|tira led inteligente|smart light',
    say: 'foco que cambia de color|luces de colores para el cuarto|foco que obedece a alexa|foco que se apaga con la voz|luz que cambia de color con el telefono|foco que se prende con el celular|foco que se apaga desde el telefono|foco con el celular|foco que se prende con la voz|foco wifi|tira de luces|foco alexa|bajar la intensidad del foco|luz de colores|cambiar de color con el celular|luces para fiesta|tira de luces de colores|foco con wifi|luz calida o fria|smart light|prender el foco hablando|que el foco prenda con el celular',
  },
  {
    kind: 'hub de casa inteligente',
    is: 'ir blaster|puente domotico|control ir|hub|gateway zigbee|hub zigbee|controlador casa inteligente|hub inteligente|smart hub|zigbee|z-wave|asistente voz|alexa|echo|google nest|smart speaker|controlador domotica|control ir wifi|control universal wifi|hub domotica|control infrarrojo wifi',
    say: 'que mi casa sea inteligente|controlar toda la casa desde una app|juntar todos los sensores en una aplicacion|controlar la tele y el clima con el celular|prender el aire acondicionado desde el trabajo|smart home brain|controlar aparatos con control remoto por wifi|automatizar mi casa|controlar todo con la voz|casa inteligente|juntar los aparatos de la casa|alexa|central zigbee|automatizar la casa|controlar el aire y la tele desde el celular|puente para sensores|gateway de la casa|que la casa haga las cosas sola|google home|unir todos los aparatos de la casa|manejar la tele y el clima con el celular|control universal con wifi|cerebro de la casa|domotica|escenas de luces y cortinas|zigbee|prender el minisplit desde el celular',
  },
  {
    kind: 'motor para cortina',
    is: 'smart curtain|cortina inteligente|cortina motorizada|persiana motorizada|motor persiana|cortinero motorizado|cortinero|persiana|motor cortina|motor persiana|cortina motorizada|persiana motorizada|curtain motor|persiana inteligente|riel cortina|motor tubular',
    say: 'que se abran solas las cortinas|subir persianas con boton|cerrar las cortinas desde la cama|persianas electricas|cortinas que se abren solas|abrir persianas con control|motor para toldo|subir la cortina con el celular|cortina metalica electrica|abrir las cortinas desde la cama|cortinas automaticas|que se bajen las persianas con el sol|cortinero con motor|subir el toldo|curtains by app|cortinas que se abran en la mañana|roller|motor de toldo',
  },
  {
    kind: 'termostato',
    is: 'termostato|termostato inteligente|thermostat|termostato wifi|control clima',
    say: 'controlar el clima por wifi|que el aire se apague solo al enfriar|regular el aire acondicionado desde el celular|controlar el clima|regular el aire acondicionado|minisplit con celular|programar el aire|que prenda el clima a cierta temperatura|ahorrar en el aire|controlar el clima con el cel|ahorrar en aire acondicionado|que prenda el aire antes de llegar|temperatura de la oficina|bajarle al minisplit|calefaccion programable|thermostat for ac',
  },
  {
    kind: 'válvula inteligente',
    is: 'valvula inteligente|valvula agua|smart valve|electrovalvula|controlador riego|valvula solenoide|riego inteligente|programador riego',
    say: 'cerrar la llave del agua desde el celular|regar el pasto solo|regar el jardin automatico|cerrar el gas a distancia|programar el riego|cerrar el agua a distancia|cortar el gas si hay fuga|llave de paso con celular|riego automatico|cerrar llave desde el telefono|cerrar el agua con el celular|regar el jardin solo|cerrar el gas automaticamente|llave de paso electrica|cortar el agua si hay fuga|sprinkler timer',
  },
  {
    kind: 'panel de incendio',
    is: 'central incendio|panel direccionable|panel incendio convencional|panel incendio direccionable|panel incendio|panel deteccion incendio|panel convencional|panel direccionable|fire panel|fire alarm panel|tablero incendio|panel contra incendio|sistema incendio|fire alarm control panel|panel de alarma contra incendio|facp|panel incendios',
    say: 'central de alarma contra fuego para edificio|proteccion civil pide alarma contra incendio|sistema contra incendio para hotel|alarma de fuego para la escuela|cerebro de los detectores de humo|alarma contra incendios para fabrica|central contra incendio|tablero de los detectores de humo|panel para bomberos|sistema contra incendios para hotel|que indique donde hay fuego|proteccion civil me pide alarma de incendio|zonas de incendio|caja roja de incendio|fire alarm system|central contra incendios|tablero donde se conectan los detectores de humo|alarma de incendio para edificio|fabrica que cumpla con proteccion civil|que suene todo el edificio si hay fuego|sistema contra incendio|hotel con detectores en cada cuarto|saber en que piso es el fuego|fire system|cerebro de los detectores|dictamen de bomberos|alarma de fuego de la escuela',
  },
  {
    kind: 'detector de humo',
    is: 'detector humo|sensor humo|smoke detector|detector fotoelectrico|detector incendio|detector multicriterio|humo',
    say: 'que avise si hay fuego|que suene si se quema algo|que pite cuando hay humo|aviso de incendio en la cocina|por si se prende la casa|saber si se esta quemando la bodega|redondito del techo que pita con el humo|que detecte cigarro|fire warning|que no se queme el negocio|detectar lumbre|se quemo la cocina del vecino|que avise si hay humo|alarma de incendio para casa|detectar fuego|cosa redonda en el techo de humo|que pite si se quema algo|proteccion civil pide detectores|alarma por si se quema la cocina|humo en el cuarto|sensor de incendio|fire in kitchen|se quema la cocina|avisar si empieza el fuego|el redondo blanco del techo|que suene si sale humo|huele a quemado|proteccion civil me pide detectores|cable quemado en el tablero|que nos despierte si hay incendio|fumaron en el baño|lumbre en la bodega|platito del techo con foquito rojo|cuarto de maquinas humo|smoke in the house|incendio en la noche|no me vaya a quemar dormido',
  },
  {
    kind: 'detector de calor',
    near: 'detector de humo',
    is: 'sensor termico incendio|sensor temperatura incendio|detector calor|heat detector|detector termico|sensor calor|detector temperatura|detector temperatura fija|detector termovelocimetrico',
    say: 'que avise si sube mucho la temperatura del techo|detectar fuego donde hay mucho humo|detector de incendio para cocina con vapor|detectar fuego en cocina sin falsas alarmas|que suene por calor|sensor de temperatura de incendio|incendio en lugar con vapor|fuego donde hay polvo|detector termovelocimetrico|cocina con mucho vapor|detector para estacionamiento|taller con polvo donde el de humo falla|que detecte cuando se calienta mucho|temperatura de incendio|detector para cocina de restaurante|heat|caldera',
  },
  {
    kind: 'estación manual',
    is: 'estacion manual|pull station|palanca incendio|jale|estacion jalon|estacion manual incendio|estacion jale|manual station|call point|pulsador incendio',
    say: 'jalar en caso de incendio|palanca roja de la pared|avisar que hay fuego jalando|cajita roja de jalar|romper el vidrio en caso de incendio|palanca roja de incendio|caja roja para jalar|romper vidrio y avisar|activar la alarma de fuego a mano|boton rojo de incendio|palanca de emergencia en pasillo|jalar en caso de fuego|jale y rompa el cristal|activar la alarma de incendio a mano|rompa el vidrio|manija de emergencia|pull in case of fire|boton de incendio',
  },
  {
    kind: 'sirena estroboscópica de incendio',
    is: 'sirena estrobo|sirena estrobo pared|sirena estrobo techo|estrobo candelas|bocina evacuacion|bocina estrobo|horn strobe|bocina evacuacion voz estrobo|altavoz evacuacion|sirena estrobo candelas|horn/strobe|notificador audiovisual|sirena estrobo inc|estrobo inc|estrobo|sirena estrobo incendio|estrobo incendio|horn strobe|luz estroboscopica|corneta estrobo|strobe|estrobos|notificador incendio|bocina estrobo|lampara estroboscopica|campana incendio',
    say: 'luz que parpadea en caso de incendio|avisar a sordos que hay fuego|destello para alarma contra fuego|que evacuen el edificio|luz blanca que destella en emergencia|luz que parpadea con la alarma de incendio|avisar del fuego a los sordos|bocina roja de incendio|que suene y parpadee para evacuar|strobe|aviso de evacuacion|luz roja que avisa incendio|luz que parpadea para sordos|flash de alarma|avisar evacuacion con luz y sonido|luz roja con sonido para evacuar|foco rojo de emergencia que da vueltas|torreta roja de pared|lamparita que destella|flashing alarm light|luz giratoria|aviso luminoso|parpadeo que llame la atencion',
  },
  {
    kind: 'módulo de incendio',
    is: 'modulo monitor|modulo control|modulo aislador|modulo direccionable|modulo relevador|modulo rele|modulo incendio|monitor module|mini modulo|modulo entrada|modulo',
    say: 'conectar el flujo de agua a la alarma de incendio|conectar equipo viejo al panel de incendio|conectar el panel de incendio con otras cosas|monitorear valvulas de los rociadores|apagar el elevador en incendio|modulo direccionable|soltar puertas en incendio|supervisar flujo|conectar la estacion manual al lazo|que se paren los elevadores si hay fuego|relevador de incendio|monitorear la valvula de bomberos|aislar el corto del lazo|apagar el clima cuando hay incendio|direccion para detector convencional',
  },
  {
    kind: 'extintor',
    is: 'extintor|extinguidor|extinguisher|extintores|gabinete extintor|fire extinguisher|extintor polvo|manguera incendio|hidrante|sistema supresion|agente limpio',
    say: 'apagar fuego|apagar un incendio chico|tanque rojo para apagar fuego|polvo para apagar lumbre|put out fire|apagar la lumbre de la cocina|apagar lumbre|bote de polvo para incendio|apagafuegos|extinguidor para carro|extinguidor de cocina|recarga de extintor|apagar incendio electrico|tanquecito rojo|apagar un fuego|tanque rojo con polvo|extinguidor|para el coche por si se incendia|me lo pide proteccion civil|apagar aceite prendido|co2 para cuarto de servidores|fire extinguisher|botella roja|apagar lumbre en la taqueria',
  },
  {
    kind: 'rociador',
    is: 'rociador|sprinkler|rociadores|valvula rociador|detector flujo|interruptor de flujo',
    say: 'que eche agua si hay fuego|regaderas del techo contra incendio|regadera del techo para incendio|echar agua al fuego solo|sprinkler de techo|apagar fuego automaticamente con agua|tuberia roja de incendio|regaderas contra incendio|regadera contra incendios|agua que cae del techo si hay fuego|apagar fuego solo|aspersores de incendio|hotel con regaderas de incendio|sprinkler head',
  },
  {
    kind: 'luz de emergencia',
    is: 'luz emergencia|lampara emergencia|emergency light|luminaria emergencia|señalizacion emergencia|luces emergencia|lamparas emergencia',
    say: 'luz que prende cuando se va la luz|que alumbre si se va la luz|letrero de salida que prende|luz de respaldo en escaleras|lampara que se prende sola en apagon|alumbrar la salida en un temblor|light when power goes out|que prenda cuando se va la luz|lampara de emergencia|letrero de salida|señal de ruta de evacuacion|por donde salir si se va la luz|luz de dos focos para pasillo|letrero que diga salida|anuncio luminoso de salida|salida de emergencia que se vea|exit sign|dos foquitos que prenden sin luz|alumbrar cuando hay apagon|pasillo oscuro cuando se va la energia|escaleras con luz de respaldo|cine que alumbre si se va la luz|emergency lamp|restaurante que no se quede a oscuras|lampara con bateria de pared|luz automatica en corte',
  },
  {
    kind: 'alerta sísmica',
    is: 'alerta sismica|alertamiento sismico|receptor sismico|sismo|radio sismico|seismic|detector sismos|sasmex',
    say: 'que avise antes de que tiemble|avisar temblor|alarma de temblores|earthquake warning|saber si va a temblar|que avise antes del temblor|alarma de temblor|receptor sismico|sirena de sismo|saber si viene un temblor|alerta de sismos para oficina|simulacro de temblor|sonido del temblor|tembló y no sono|alarma de sismos para la escuela|earthquake|salir antes del terremoto|radio de alerta de temblores|aviso de terremoto',
  },
];
