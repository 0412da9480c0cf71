import type { KindEntry } from '../book/kind-entry';

/** Narrower kinds of power and light. Their names are not names of the wider kind. */
export const NARROWER_ENERGY: readonly KindEntry[] = [
  {
    kind: 'inversor de red',
    within: 'inversor',
    is: 'inversor trifasico|inversor interconexion|microinversor|micro inversor|inversor interconectado|grid tie|grid tie inverter|inversor red|on grid inverter|inversor on-grid|inversor string|inversor a red|inversor central|inversor ongrid|inversor monofasico',
    say: 'mandar la luz de los paneles a cfe|bajar el recibo con paneles|aparato de los paneles conectado a la cfe|interconectar paneles|vender luz a la comision|caja que convierte la luz de los paneles de la casa|pasar lo de los paneles a la cfe|aparato que va entre los paneles y el medidor|meter a la red la luz que sobra del sol|convertir la luz de los paneles para la casa|bajar el recibo de cfe con paneles|caja de los paneles que va a la pared|inyectar energia a la red|grid tie for solar panels|interconexion con cfe',
  },
  {
    kind: 'inversor aislado',
    within: 'inversor',
    is: 'inversor off grid|off grid inverter|inversor cargador|inversor onda pura|inversor senoidal|power inverter|convertidor onda|convertidor 12v 110v|convertidor 12v|inversor aislado|inversor baterias|inversor corriente|convertidor 12 a 120|inversor autonomo|pure sine inverter|inversor 12v|inversor 24v|inversor 48v|inversor offgrid|inversor fuera de red|inversor aislado de red',
    say: 'sacar corriente de la bateria del carro|tener luz de casa con una bateria|conectar la laptop en el camion|luz en el rancho con bateria y panel|convertir 12 volts a 110|corriente de casa en la camioneta|conectar el refri a baterias|prender aparatos en el camper|luz sin cfe|usar aparatos de casa en el coche|convertir la pila en corriente normal|110 volts in my truck|sacar 110 de la bateria del carro|prender la tele con una bateria|conectar aparatos de casa en la camioneta|luz de casa donde no llega cfe|pasar de 12 volts a corriente normal|usar la licuadora en el rancho con bateria|enchufe normal en el camion|run home appliances from a battery|tener contactos en la casa rodante',
  },
  {
    kind: 'inversor híbrido',
    within: 'inversor',
    is: 'inversor hibrido|hybrid inverter|inversor multifuncional|inversor hibrido solar|inversor con baterias y red',
    say: 'paneles con baterias y cfe|tener paneles y que no se vaya la luz|inversor que use baterias y red|respaldo solar con comision',
  },
  {
    kind: 'UPS en línea',
    within: 'UPS',
    is: 'ups online|ups on-line|online ups|ups doble conversion|no break online|nobreak online|double conversion ups|no break en linea',
    say: 'no break para servidores|respaldo para el site|que el servidor no sienta el apagon|ups para equipo delicado|no break para laboratorio|corriente limpia para el servidor|respaldo para equipo medico|no break grande de site|que no parpadee ni un segundo|no break que no tenga ni un brinco|respaldo para servidor que no puede parpadear|energia perfecta para equipo medico|corriente limpia todo el tiempo para el site|respaldo de los buenos para servidores|que no se apague ni un milisegundo|proteger servidores de cualquier variacion|regulacion total para el site|ups for servers with clean power',
  },
  {
    kind: 'adaptador de corriente',
    within: 'fuente de alimentación',
    is: 'eliminador|adaptador corriente|power adapter|ac adapter|adaptador 12v|eliminador 12v|adaptador ca|adaptador de ca|wall adapter|adaptador de pared 12v|fuente plug|adaptador 5v|adaptador 48v|adaptador 24v',
    say: 'eliminador para la camara|cubito para conectar la camara a la luz|se quemo el eliminador|el cargador de la camara|enchufe con cable para el modem|fuente chica con plug|el transformadorcito de la camara|adaptador para prender la camara|cargador del modem|power brick for camera|clavija con cajita',
  },
  {
    kind: 'transformador',
    within: 'fuente de alimentación',
    is: 'transformador|transformador 24vac|transformer|transformador 24v|transformador 16v|transformador ca|transformador de corriente alterna|fuente 24vac|fuente 24 vca|transformador 120|24vac power supply',
    say: 'corriente alterna de 24 volts|bajar de 127 a 24|transformador para la alarma|transformador para ptz|pasar de 110 a 24 vca|transformador para el panel de alarma',
  },
  {
    kind: 'fuente con respaldo',
    within: 'fuente de alimentación',
    is: 'fuente respaldo|fuente cargador|fuente con respaldo|fuente con bateria|fuente cargador bateria|backup power supply|fuente con cargador|fuente control acceso|power supply charger|fte respaldo',
    say: 'fuente que siga dando corriente si se va la luz|que la chapa siga con corriente en apagon|fuente con lugar para bateria|que el acceso no se apague sin luz|fuente con pila de respaldo|caja con fuente y bateria',
  },
  {
    kind: 'cable de poder',
    is: 'cable poder|cable alimentacion|power cord|cable corriente|cable c13|cable c14|cable de alimentacion|cable de corriente|cable tomacorriente|power cable|cable pc corriente|cable interlock|cordon alimentacion|cable de poder|cable nema|cable iec|cable trebol|cable c5|cable c19|ac cord|cable c13 c14|cordon de poder',
    say: 'cable de la luz de la computadora|cable que va del enchufe a la compu|cable para conectar la computadora a la luz|cable de corriente del monitor|cable negro gordo de la compu|cable con clavija para el cpu|cable del no break a la compu|sacar la luz del no break a la compu|cable de corriente para servidor|el cable de tres hoyitos|cable de la fuente de la pc|cable que conecta la impresora a la luz|cable para el proyector a la corriente|wall plug to computer|cable de luz para la pantalla|perdi el cable de corriente|cable trebol de laptop',
  },
  {
    kind: 'cable de audio',
    is: 'cable audio|cable rca|cable xlr|cable plug 3.5|cable auxiliar|cable 3.5mm|cable microfono|audio cable|cable canon|cable balanceado|xlr cable|cable 6.3mm|cable instrumento|cable de microfono|cable aux|cable bocina audio|cable plug',
    say: 'cable para el microfono|cable para conectar el celular a la bocina|cable de sonido|cable de la consola a la bocina|cable de bolita|cable rojo y blanco|cable auxiliar para la musica|cable para conectar bocinas|aux cord|cable del mezclador',
  },
  {
    kind: 'cable para cargador de vehículo',
    near: 'cargador de vehículo eléctrico',
    is: 'cable ev|cable tipo 1|cable tipo 2|ev cable|cable j1772|cable carga vehiculo|cable cargador vehiculo|charging cable ev|cable para vehiculo electrico|extension cargador ev',
    say: 'cable para cargar el carro electrico|manguera del cargador del coche electrico|cable para el tesla|extension para cargar el coche|adaptador del cargador de coche electrico',
  },
  {
    kind: 'cable de aviación',
    near: 'DVR móvil',
    is: 'cable aviacion|extension aviacion|aviation cable|cable conector aviacion|extension camara camion|cable m12|cable 4 pines aviacion',
    say: 'extension para la camara del camion|alargar el cable de la camara del autobus|cable de rosca para camara de camion|cable de cuatro pines para camara movil',
  },
  {
    kind: 'cable siamés',
    within: 'cable coaxial',
    is: 'siames|cable siames|rg59 siames|cable siames armado|cable listo camara|siames armado|cable de video y corriente|cable armado video|cable video dc|cable video y corriente|siamese cable|cable armado video dc|cable armado cctv|cable video y energia',
    say: 'cable que lleva video y corriente para camara|cable listo para camara con conectores|cable ya armado para camara|cable de camara de un solo jalon|extension de camara con puntas|cable doble para camara|cable de 20 metros para la camara del dvr|el cable que traen los kits de camaras|cable de camara analogica con corriente',
  },
  {
    kind: 'cable contra incendio',
    within: 'cable de alarma',
    is: 'cable incendio|cable contra incendio|fire cable|cable fplr|cable fpl|cable para incendio|fire alarm cable|cable rojo incendio|cable deteccion incendio|cable rojo blindado',
    say: 'cable rojo para los detectores de humo|cable de la alarma de incendio|cable que aguante el fuego|cable para estaciones manuales|cable rojo de dos hilos|cable para detectores de humo',
  },
  {
    kind: 'cable para bocina',
    within: 'cable de alarma',
    is: 'cable bocina|cable para bocina|speaker wire|cable duplex|cable polarizado|cable bicolor|cable altavoz|speaker cable|cable bocinas',
    say: 'cable para las bocinas|alambre rojo y negro para bocina|cable del amplificador a las bocinas|cable transparente de sonido|cable para conectar bocinas de techo',
  },
  {
    kind: 'luminaria vial',
    near: 'reflector LED',
    is: 'luminaria vial|luminario vial|luminario publico|lampara poste|luminaria poste|street light|luminaria alumbrado publico|alumbrado publico|lampara de poste|luminaria calle|street lamp|lampara para poste|lampara suburbana|luminaria suburbana|luminaria publica|arbotante|farola|road light|street luminaire|lampara vial',
    say: 'alumbrar la calle del fraccionamiento|foco del poste de la calle|luz de la calle|lampara para poste de calle|luminaria para colonia|alumbrado publico|el foco que va en el poste|esta oscura mi calle|luz para la privada|poner luz en la colonia|lampara de poste|iluminar la avenida|luz para el camino|foco de poste de luz|alumbrar el andador|lamparas para el parque|street lights for neighborhood|no hay luz en la calle|luces del fraccionamiento|lampara que prende sola en la calle',
  },
  {
    kind: 'reflector solar',
    within: 'lámpara solar',
    is: 'reflector solar|solar floodlight|solar flood light|floodlight solar|reflector panel solar|reflector led solar|lampara solar reflector|foco solar|luz solar',
    say: 'reflector que no gaste luz|luz para el terreno sin electricidad|alumbrar el rancho sin cfe|reflector que se cargue con el sol|lampara con panelito|luz en el potrero sin cables|iluminar la milpa de noche|foco que se carga solo con el sol|luz de patio sin cables|solar light for yard|lampara que prenda sola de noche con el sol',
  },
  {
    kind: 'luminaria industrial',
    within: 'reflector LED',
    is: 'highbay|high bay|luminaria nave|campana led|ufo|luminaria industrial|lampara industrial|lampara nave|lampara ufo|luminaria bodega',
    say: 'alumbrar la nave|mucha luz para la bodega|lampara de techo alto|luz para el taller grande|iluminar el almacen|lamparas redondas de bodega|light for warehouse|luz para la fabrica',
  },
  {
    kind: 'señal de salida',
    within: 'luz de emergencia',
    is: 'exit sign|letrero salida|senal salida|senalamiento salida|letrero de salida|senal de salida|letrero luminoso salida|senalizacion salida|salida emergencia letrero|letrero luminoso|señal salida|letrero exit|salida de emergencia luminosa|rotulo salida|letrero ruta evacuacion|senaletica',
    say: 'letrero de salida que prende|por donde salir si se va la luz|que se vea por donde salir|letrero que diga salida|anuncio luminoso de salida|salida de emergencia que se vea|letrero verde que dice salida|proteccion civil me pide letrero de salida|señal de ruta de evacuacion|que la gente sepa por donde salir|cumplir con proteccion civil salida|letrero de exit|anuncio rojo de exit|letrero iluminado sobre la puerta|señalar la puerta de emergencia|sign over the exit|marcar la salida en el cine|el local cumpla con proteccion civil y se vea la salida|que la gente vea por donde salir|letrero de por donde se sale',
  },
];
