import type { KindEntry } from '../book/kind-entry';

/** Power, sun and light. */
export const ENERGY: readonly KindEntry[] = [
  {
    kind: 'UPS',
    is: 'ups line interactive|ups interactivo|line interactive|ups interactive|ups|no break|nobreak|no brake|nobrake|uninterruptible power|sai|respaldo energia|smart ups|ups interactivo|battery backup|back-ups|unidad respaldo',
    say: 'que no se apague la compu cuando se va la luz|se va la luz y se apaga todo|que siga funcionando el internet sin luz|guarda energia para cuando falla la luz|alcanzar a guardar el trabajo cuando hay apagon|respaldo para las camaras si se va la luz|que el modem no se apague en apagones|pila grande para la computadora|que aguante unos minutos sin luz|seguir grabando aunque corten la luz|apagones en mi colonia|que la caja registradora no se apague|power outage keep computer running|luz de respaldo para el servidor|me dure prendido el modem|que no se pierda lo que estoy haciendo si hay apagon|que no se apague cuando se va la luz|respaldo para la computadora|bateria para el modem|se va la luz y se apaga el dvr|regulador con pila|aguante unos minutos sin luz|que no se pierda mi trabajo en apagon|respaldo para las camaras|nobreak|no-break|seguir trabajando sin luz|respaldo de luz para servidor|se va la luz a cada rato|no break|se apaga la compu con el apagon|pila para la computadora|que aguante mientras guardo|proteger la caja registradora si se va la luz|el modem se apaga cuando se va la luz|respaldo de energia|corriente de emergencia para las camaras|bateria que entra sola cuando se va la luz|apagones|backup power|que las camaras sigan grabando sin luz|aparato que aguanta sin luz|unos minutos de luz|cortes de luz|consola no se apague|tengo apagones y pierdo mi trabajo',
  },
  {
    kind: 'regulador de voltaje',
    is: 'regulador|regulador voltaje|voltage regulator|estabilizador|avr|acondicionador linea|reguladores|automatic voltage regulator',
    say: 'la luz sube y baja|variaciones de luz|que no se queme el refri por la luz|proteger la tele de la luz alta|voltaje inestable|parpadea la luz y me quema los aparatos|cuidar la lavadora de altas y bajas de luz|low voltage at home|en mi pueblo llega muy alto el voltaje|variaciones de voltaje|proteger el refri|se me queman los aparatos|luz muy alta|luz baja en mi casa|estabilizar la corriente|cuidar la tele de la luz|regular corriente de la lavadora|bajones de luz|sube y baja la luz|se quemo el refri por la luz|proteger la tele|variaciones de corriente|corriente alta que quema aparatos|parpadean los focos|regular la luz de la lavadora|llega poca luz|voltage goes up and down|regulador para refri|regulador para toda la casa|proteger mi pantalla nueva',
  },
  {
    kind: 'fuente de alimentación',
    is: 'fuente|fuente poder|fuente alimentacion|power supply|fuente 12v|fuente 24v|psu|fte poder|fuente cctv|fuente conmutada|fuente camaras|cargador 12v|fuente regulada|fuente riel din|fuente de voltaje|fuente centralizada|fuente switching',
    say: 'alimentar las camaras de corriente|aparato que da luz a las camaras|eliminador para camara|cargador de la camara se quemo|convertir 110 a 12 volts|convierte de 24 a 12 volts|convertidor de voltaje|dar corriente a ocho camaras|cajita de corriente para varias camaras|conectar camaras a la luz|adaptador que va al enchufe|pasar de 120 a 24|corriente para la chapa|plug to power my camera|transformador para el timbre|que bajen los 127 a 12|dar corriente a las camaras|transformador de doce volts|caja con fusibles para camaras|cargador de camara|fuente para chapa|alimentar varias camaras|se quemo el eliminador|adaptador de corriente|fuente centralizada|fuente con respaldo de bateria|eliminador para modem|darle corriente a las camaras|alimentar ocho camaras|caja de luz para camaras|12 volts|prender tira led|convertir la luz para las camaras|las camaras no prenden|energia para el panel|centro de carga de camaras|bajar el voltaje de 24 a 12|camera power box',
  },
  {
    kind: 'batería de respaldo',
    is: 'banco baterias|bateria|pila sellada|pila respaldo|bateria respaldo|bateria 12v|acumulador|bateria agm|bateria sellada|bateria gel|bateria ciclo profundo|battery|pila 12v|bateria 7ah|sealed lead acid|vrla|bateria plomo acido|bateria ups|bateria alarma|baterias|lead acid battery|bateria recargable|batt|bateria plomo',
    say: 'pila para la alarma|pila grande del no break|se acabo la pila de la alarma|pila para el porton|pila que se recarga para el panel de alarma|ya no aguanta el no break|repuesto de pila del ups|pila cuadrada de la alarma|pila para la cerca electrica|guardar la energia de los paneles|battery for my alarm|bateria de la alarma se acabo|pila para no break|bateria recargable de plomo|bateria para cerca electrica|bateria sellada|se hincho la pila del ups|bateria de ciclo profundo|guardar la energia solar|bateria para motor de porton|la alarma pita por bateria baja|pila cuadrada pesada|cambiar la pila del no break|12v 7ah|bateria del porton|acumulador de panel solar|ya no carga la pila|pila de gel|pila de respaldo para la cerca|mantener prendida la alarma sin luz|bateria para carrito|ups battery',
  },
  {
    kind: 'batería de litio',
    within: 'batería de respaldo',
    is: 'bateria litio|lifepo4|bateria lifepo4|lithium battery|bateria ion litio|banco baterias|bateria solar|rack bateria|li-ion battery|almacenamiento energia|bateria de litio',
    say: 'guardar la energia del sol|bateria para paneles solares que dure años|usar de noche la luz de los paneles|bateria de litio para la casa|bateria que dura mas que la de plomo|bateria de larga vida para solar|bateria ligera|banco de energia para la casa|bateria lifepo4|guardar luz del sol|guardar la luz de los paneles|bateria que dure diez años|bateria para casa|banco de energia para solar|lifepo4|batería ligera|powerwall|respaldo de toda la casa con bateria',
  },
  {
    kind: 'pilas',
    is: 'pila|pilas|pila aa|pila aaa|pila cr123|pila litio|pila alcalina|pila cr2032|pila boton|bateria cr123|aa battery|pilas recargables|bateria cr2032|alkaline battery|pila 9v',
    say: 'pilas chiquitas para el sensor|pila redonda plana|pilas para el control|pila del sensor de la puerta|pilas doble a|se acabo la pila del sensor inalambrico|pilas aa|pila de boton|pilas recargables|pila para el sensor|pila cuadrada|baterias para controles|pila de nueve volts|pilas para juguetes|pila del control del porton|doble a|triple a|pila del control|pilas para sensor|pila plana redonda|pila cr2|alcalinas|baterias chiquitas|pila de reloj|aaa|pilas para microfono|pilas del timbre',
  },
  {
    kind: 'panel solar',
    is: 'modulo fv|panel fv|panel solar|modulo solar|modulo fotovoltaico|solar panel|celda solar|panel fotovoltaico|paneles solares|pv module|modulo monocristalino|panel monocristalino|placa solar|solar module|panel policristalino',
    say: 'generar luz con el sol|bajar el recibo de luz|pagar menos de cfe|sacar electricidad del sol|placas de sol para el techo|luz gratis del sol|ahorrar en la luz|el recibo me llega carisimo|energia limpia para mi casa|sun power|tener luz en la cabaña|placas para el techo que dan luz|lower my electric bill|pagar menos luz|placa para el sol|celdas para la azotea|laminas solares|ahorrar en cfe|poner paneles en mi casa|luz en el rancho|me llega muy cara la luz|generar electricidad con sol|plaquita solar|modulo fotovoltaico|hoja de vidrio que agarra el sol|poner paneles en el techo|energia en el rancho|celda para cargar bateria|electricidad con el sol|recibo de luz muy caro|fotovoltaico|placas solares|panel para bomba de agua|panel para cerca electrica|luz donde no llega cfe',
  },
  {
    kind: 'inversor',
    is: 'inversor|inverter|inversor solar|inversores',
    say: 'tener 110 en el carro|enchufar la tele a una bateria de carro|convertir la corriente de los paneles a la de la casa|prender aparatos de la casa con bateria|conectar laptop en el carro|sacar 120 volts de 12|luz de casa en el camion|plug appliances in truck|convertir corriente de bateria a 110|pasar la luz del sol a la casa|enchufar cosas en el carro|corriente directa a alterna|usar la licuadora con bateria|aparato que va con los paneles|inyectar a cfe|convertir 12 a 120',
  },
  {
    kind: 'controlador de carga',
    is: 'regulador solar|controlador mppt|controlador pwm|controlador carga|controlador solar|charge controller|mppt|pwm|regulador carga|controlador mppt|controlador pwm|solar charge controller',
    say: 'que el panel no queme la bateria|cargar baterias con el panel sin que se sobrecarguen|cajita entre el panel y la bateria|cuidar la bateria del panel|que no se sobrecargue la bateria solar|aparato entre panel y bateria|regulador del panel solar|cargar bien las baterias con sol|mppt|que no se sobrecargue la bateria con el panel|regular el panel solar|que la bateria no se descargue de noche por el panel|solar charge',
  },
  {
    kind: 'estructura solar',
    is: 'estructura panel|montaje panel solar|riel panel|estructura solar|montaje panel solar|estructura panel|riel aluminio|clamp|montaje solar|estructura montaje|solar mount|conector mc4|mc4|cable fotovoltaico|cable solar|soporte panel solar|kit montaje solar|caja combinadora|combiner box|base panel solar|riel panel|clema',
    say: 'fijar los paneles al techo|donde van montados los paneles|poner los paneles en la azotea|cable para los paneles|conectar los paneles entre si|base para el panel solar|fierros para los paneles|base para panel en azotea|rieles para paneles|sujetar paneles al techo|inclinar los paneles|aluminio para paneles|clamps|montar paneles en lamina|donde se atornillan los paneles|rieles del techo para paneles|base inclinada para panel|fierros para poner paneles|conectores del panel solar|cable del panel|sujetar paneles en lamina|caja con fusibles para paneles',
  },
  {
    kind: 'kit solar',
    is: 'sistema fv|kit solar|sistema solar|kit fotovoltaico|kit panel solar|solar kit|kit energia solar|sistema fotovoltaico|kit interconectado|kit aislado',
    say: 'todo para poner energia solar|luz para cabaña sin cfe|paquete de paneles con todo|sistema completo de energia solar|electricidad para rancho lejos de la red|kit de luz solar completo|off grid cabin|luz para la cabaña|todo para poner solar|sistema solar completo|kit de paneles para casa|energia solar para rancho|no tengo luz en el terreno|vivir sin cfe|solar con todo y baterias|paquete con panel bateria e inversor|luz solar para cabaña|todo para poner paneles|casita sin luz|solar completo|sistema para rancho|kit para prender focos y tele con sol|off grid kit',
  },
  {
    kind: 'estación de energía',
    is: 'estacion energia|power station|estacion portatil energia|generador solar|planta solar portatil|portable power station|estacion de energia portatil|power bank|powerbank|bateria portatil|cargador portatil|planta portatil',
    say: 'luz para acampar|bateria grande con enchufes para llevar|tener luz en el campamento|cargar el celular en el campo|bateria para llevar a la feria|energia portatil para mi puesto|cargar el celular en la calle|pila externa para el telefono|electricity for camping|vender elotes con luz sin conectarme|bateria grande para acampar|planta de luz sin gasolina|enchufes portatiles|corriente para campamento|planta portatil de bateria|llevar luz a la playa|cargar la laptop en el campo|energia portatil|generador silencioso de bateria|llevar luz al campamento|bateria grande portatil|cargar aparatos en el campo|planta silenciosa|power station|corriente para food truck|caja con enchufes y bateria',
  },
  {
    kind: 'generador',
    is: 'generador|planta luz|planta electrica|planta emergencia|generator|generador gasolina|planta de luz|generador electrico|planta generadora|generador inverter',
    say: 'luz con gasolina|maquina que hace luz con motor|luz para toda la casa en huracan|electricidad de emergencia para el hospital|motor que da luz|fiesta en el campo sin luz|planta de luz|planta de gasolina|luz de emergencia para negocio|no hay luz y necesito motor|planta a diesel|generar luz en la obra|power generator|motor de gasolina que da luz|luz para la feria|planta de emergencia|planta para cuando se va la luz|puesto de tacos con luz|diesel generator|planta para hospital',
  },
  {
    kind: 'transferencia',
    is: 'transferencia|tablero transferencia|transfer switch|ats|interruptor transferencia|transferencia automatica|automatic transfer switch',
    say: 'que cambie sola a la planta cuando se va la luz|pasar de la luz a la planta|que la planta entre sola|cambiar de cfe a planta automatico|pasar de una luz a otra|que entre la planta cuando se va la luz|tablero de transferencia|cambio solo a la planta|switch de planta|pasar de cfe a planta|ats',
  },
  {
    kind: 'supresor de picos',
    is: 'barra supresora|supresor|supresor picos|protector picos|surge protector|protector descargas|supresor voltaje|proteccion sobretension|dps|spd|protector voltaje|supresores|supresor transitorios|protector poe|proteccion descargas atmosfericas|surge suppressor|supresor coaxial|supresor sobretension',
    say: 'que los rayos no quemen las camaras|se quemo todo con un rayo|proteger de las descargas|cae un rayo y se queman los aparatos|subidas de luz quemaron mi tele|proteger equipo de picos de luz|truenos queman la antena|lightning protection|relampagos|proteger de rayos|los truenos me queman las cosas|descarga electrica quemo la tele|protector de rayos para camaras|picos de voltaje|cuidar el equipo de relampagos|proteger el cable de red de rayos|protector contra descargas|se quemo por un rayo|protector para cable coaxial|apartarrayos|sobretension|rayo quemo mi modem|descargas de la tormenta|se quemaron las camaras con el rayo|que no se queme el dvr por un rayo|pico de luz|proteger la linea telefonica|protector de coaxial|protector para red',
  },
  {
    kind: 'tierra física',
    is: 'varilla cobrizada|tierra fisica|pararrayos|varilla tierra|electrodo tierra|ground rod|grounding|varilla copperweld|barra tierra|kit tierra|lightning rod|punta pararrayos|intensificador tierra|soldadura exotermica|sistema tierra|barra cobre tierra',
    say: 'que el rayo se vaya a la tierra|aterrizar los equipos|da toques el gabinete|proteger el edificio de los rayos|varilla que se entierra|punta de arriba del edificio para rayos|varilla de cobre enterrada|poner a tierra|que no den toques los aparatos|electrodo de tierra|pararrayos para edificio|intensificador|bajar rayos a tierra|electrodo enterrado|que no de toques|cable verde|aterrizar|rayo caiga a tierra|varilla de cobre|tierra para el site|ground|edificio alto rayos|varilla en el suelo|quimico para tierra',
  },
  {
    kind: 'cargador de vehículo eléctrico',
    is: 'cargador vehiculo|cargador vehiculo electrico|cargador portatil vehiculo electrico|cargador pared vehiculo|estacion carga rapida|cargador auto electrico|wallbox|ev charger|cargador ev|cargador vehicular electrico|estacion carga|cargador coche electrico|charging station|electrolinera|cargador electrico',
    say: 'cargar mi carro electrico en casa|enchufar el tesla|cargar coche electrico|cargar auto hibrido en la cochera|charge my electric car|poner donde carguen los carros electricos en la plaza|cargar mi tesla|cargador de coche electrico|cargar el carro en la casa|cargador para estacionamiento|enchufe para carro electrico|estacion para electricos|wallbox|enchufe para coche electrico|cargar el byd en casa|estacion de carga para hotel|carro electrico|ev|cargar hibrido enchufable|estacionamiento con carga|cargar mi coche electrico de noche',
  },
  {
    kind: 'interruptor termomagnético',
    is: 'interruptor termomagnetico|pastilla|breaker|termomagnetico|centro carga|tablero electrico|circuit breaker|load center|pastilla termica|interruptor riel din|centro de carga|gabinete electrico|fusible|portafusible|fuse|porta fusible|interruptor seguridad|contactor|relevador|relay|relevador 12v|temporizador|timer|clema riel|contador electrico',
    say: 'se bota la pastilla|caja de las pastillas de luz|cortar la luz si hay corto|proteger de un corto circuito|bajar el switch de la luz|que se prenda y apague a cierta hora|prender algo grande con una señal chiquita|que se apague solo a una hora|pastilla para la luz|caja de pastillas|centro de carga|switch de la luz principal|corto se baje solo|breaker|proteger la instalacion electrica|cuchilla|pastilla de luz|switch de luz general|contactor|relevador de 12 volts|fusible|cambiar la pastilla',
  },
  {
    kind: 'contacto eléctrico',
    is: 'contacto electrico|contacto duplex|contacto polarizado|contacto|toma corriente|outlet|tomacorriente|clavija|receptaculo|chalupa contacto|contacto usb|contacto falla tierra|enchufe',
    say: 'enchufe de la pared|se quemo el enchufe|enchufe con entrada para el celular|enchufe para el baño|enchufe de pared|contacto con usb|donde se conecta la plancha|apagador y contacto|enchufe para la pared|contacto duplex|clavija|tomacorriente|tapa del contacto|apagador sencillo|contacto doble|receptaculo|poner un enchufe en la pared|outlet cover',
  },
  {
    kind: 'medidor de energía',
    is: 'medidor energia|medidor consumo|medidor electrico|energy meter|watthorimetro|medidor de watts|power analyzer|analizador redes|analizador energia|smart meter',
    say: 'saber cuanta luz gasto|medir el consumo de luz de la casa|cuanto consume mi negocio de luz|cobrar la luz a los inquilinos|medir consumo de luz|cuanto consume mi negocio|comprobar el recibo de luz|medidor para inquilinos|medir los kilowatts|monitorear el consumo|cuanto gasto de luz|que aparato gasta mas|medir kilowatts|energy meter|saber cuanto consume el refri|submedidor',
  },
  {
    kind: 'reflector LED',
    is: 'reflector|reflector led|floodlight|flood light|luminaria|luminaria led|lampara led|luminaria exterior|luminario|lampara|light fixture|reflectores',
    say: 'alumbrar el patio de noche|iluminar la cancha|luz fuerte para el estacionamiento|mucha luz para la bodega|alumbrar la fachada|esta muy oscuro el terreno|light up parking lot|alumbrar la nave|luz para el patio|lampara fuerte para cancha|iluminar el estacionamiento|luz para fachada|reflector para obra|lampara potente para afuera|alumbrar el jardin|luz de cancha|luz de la calle|lampara para poste de calle|luminaria para colonia|alumbrado publico|luz para la cancha|iluminar fachada|lampara de patio|mucha luz|foco grande de afuera|luz para obra|alumbrar el terreno|lamparas para estacionamiento|luz blanca potente|iluminar anuncio|flood|que se vea de noche el corral|lampara con sensor para la cochera|spot',
  },
  {
    kind: 'lámpara solar',
    within: 'reflector LED',
    is: 'lampara solar|luminaria solar|solar light|luminario solar|lampara led solar|solar street light|arbotante solar',
    say: 'luz para la calle sin pagar luz|luz que se carga con el sol|foco de sol para el patio|alumbrar el camino sin cables|luz en la calle que se prenda sola de noche|lampara para rancho sin luz|luz para la calle sin cables|lampara que se carga con el sol|foco solar para el patio|iluminar sin pagar luz|poste con panel y lampara|lamparas de jardin solares|luz que prende sola en la noche|lampara que carga con el sol|luz sin cables para jardin|lampara de camino|luz de rancho|farol solar|luz para la barda sin corriente',
  },
  {
    kind: 'foco LED',
    is: 'led strip|strip led|foco|foco led|bulb|tubo led|bombilla|led bulb|tira led|panel led|plafon led|downlight|light bulb|spot led|tiras led',
    say: 'foco ahorrador|luz para el cuarto|focos para la oficina|luz para debajo del mueble|foco de casa|foco de rosca|tubo de luz|lampara de techo para oficina|focos que gasten poco|panel de luz de plafon|cambiar los focos|tubo fluorescente|luz blanca para cuarto|foco que gaste poco|cambiar focos|panel de luz del plafon|lampara de techo oficina|tira de leds|luz para closet|bombilla|luz de cocina|cinta de luces|light bulb|luminario de oficina',
  },
  {
    kind: 'linterna',
    is: 'linterna|lampara mano|flashlight|lampara tactica|linterna tactica|lampara recargable|headlamp|lampara frontal|lampara cabeza|linterna led|torch|lampara minero',
    say: 'alumbrar en la mano|luz para el velador|lampara para caminar de noche|luz para la cabeza|ver en lo oscuro con la mano|lampara del guardia|light for night guard|lampara de mano|lampara para la cabeza|lampara de bolsillo|lampara recargable para velador|alumbrar en lo oscuro|foco de minero|linterna tactica|lampara para guardia|luz para buscar de noche|alumbrar de noche caminando|lampara de cabeza|foco con pilas|para cuando acampo|lampara de velador|flashlight|buscar abajo del coche|lampara recargable de mano',
  },
  {
    kind: 'cargador de baterías',
    is: 'cargador bateria|cargador baterias|battery charger|cargador acumulador|mantenedor bateria|cargador 12v bateria',
    say: 'cargar la bateria del carro|se me baja la bateria del coche en casa|recargar acumuladores|cargar pilas recargables|se descargo la bateria|cargador de acumulador|cargador inteligente de bateria|mantener cargada la bateria|cargar la bateria del coche|mantener cargada la pila|cargador de bateria sellada|cargar pilas aa|cargar bateria de 12',
  },
  {
    kind: 'arrancador',
    is: 'arrancador|jump starter|pasacorriente|cables pasacorriente|arrancador portatil|cable pasa corriente|arrancador de baterias',
    say: 'no prende el carro por la bateria|pasar corriente al coche|arrancar el carro con bateria muerta|dead car battery|arrancar carro sin bateria|mi carro no prende|booster para auto|se quedo sin pila el carro|jump starter|el coche no prende por la bateria|pasar corriente sin otro coche|revivir la bateria|bateria muerta del carro',
  },
];
