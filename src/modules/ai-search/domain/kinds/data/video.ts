import type { KindEntry } from '../book/kind-entry';

/** Seeing and recording. */
export const VIDEO: readonly KindEntry[] = [
  {
    kind: 'cámara de seguridad',
    is: 'camara|camara seguridad|camara vigilancia|camara videovigilancia|camara ip|camara cctv|cam|cam ip|camera|security camera|ip camera|surveillance camera|network camera|camara turbohd|camara analogica|camara hd|ipc|camaras ip|camaras analogicas|videovigilancia camara|cctv camera',
    say: 'vigilar mi casa|vigilar negocio|ver desde el celular lo que pasa|ver mi casa desde el telefono|grabar a los rateros|cachar al ladron|ver quien entra|ver quien roba|para que se vea quien entra|ojo electronico|ojito para vigilar|cuidar mi local cuando no estoy|ver a mis empleados|checar a mis trabajadores desde mi casa|vigilar la entrada|grabar la calle|ver el estacionamiento|video de lo que pasa en la tienda|ver en vivo mi negocio|que me graben si roban|grabar video|ver de noche|ver en la oscuridad|video en tiempo real|robaron y no se ve quien|cuidar el changarro|espiar|vigilar|watch my house|see who comes in|keep an eye on my store|monitor my store|record video of entrance|videovigilancia|ver que hacen los empleados|ver la cochera|vigilar el patio|vigilar la bodega|ver a color en la noche|que grabe rostros|lente que ve todo|vigilar mi casa cuando no estoy|ver mi negocio desde el celular|grabar quien entra y sale|ojo electronico para la cochera|cuidar la casa a distancia|me andan robando y quiero ver quien es|grabar la calle de mi casa|vigilar la bodega de noche|camaritas para la tienda|ver que pasa cuando no estoy|se roban cosas en mi tienda|cuidar el negocio|poner camaras|vigilar empleados|ver mi casa desde el trabajo|quiero ver quien raya mi barda|cuidar mi coche estacionado|security cam|camarita para la tienda|circuito cerrado|cctv|vigilancia para escuela|cuidar la bodega|monitorear|quien se mete a mi patio|vigilar el estacionamiento|camara a color de noche|que se vea a color en la oscuridad|distinga el color de la ropa de noche|colores aunque no haya luz|que se vea bien de noche',
  },
  {
    kind: 'cámara bala',
    within: 'cámara de seguridad',
    is: 'camara bala|bala|bullet|camara bullet|bullet camera|bala ip|cam bala|camara tubular|camara tipo bala',
    say: 'camara alargada|camara larga tipo tubo|camara cilindro|tubito que graba|camara que se ve y asusta|camara tubo para la pared de afuera|camara alargada que apunta|camara de tubito para la barda|camara larguita para afuera|camara para el patio que aguante la lluvia|camara que se ve desde lejos|camara cilindrica|camara de trompita|camara que apunta al estacionamiento|camara tipo cañon|camara de tubo|camara con brazo para la calle|camara larga para pared|camara como lampara|cilindro|bullet|camara de afuera alargada|camara para fachada',
  },
  {
    kind: 'cámara domo',
    within: 'cámara de seguridad',
    is: 'camara domo|domo|minidomo|dome|dome camera|cam domo|domo ip|camara dome|camara tipo domo|domo antivandalico|mini domo',
    say: 'camara redonda del techo|bolita del techo|media esfera|camara de plafon|camara redondita|bola negra del techo|camara como media naranja|camara discreta de techo|camara que no puedan romper|camara pegada al techo|ceiling camera|camara redonda para el techo|camara de media bola|camara que no rompan a golpes|camara discreta para el plafon|camara como plato en el techo|camara antivandalica redondita|que no se vea a donde apunta|media bolita|camara que aguante golpes|camara de oxxo|bolita de vidrio|dome|camara para elevador|camara antivandalica|boludita',
  },
  {
    kind: 'cámara turret',
    within: 'cámara de seguridad',
    is: 'camara torreta|camara tipo torreta|torreta red|camara turret|turret|eyeball|camara eyeball|turret camera|torreta ip|camara ojo de buey',
    say: 'camara de bola que se ve el lente|camarita de bolita sin tapa|camara de ojito|camara tipo eyeball|camara de bolita que se gira con la mano|camara de globito|camara de torreta|camara de ojo|camara de bolita con base|ojo que gira en su base|eyeball|camara redonda que no refleja|bolita en plato|camara redondita para exterior',
  },
  {
    kind: 'cámara PTZ',
    within: 'cámara de seguridad',
    is: 'camara domo motorizado|domo motorizado|domo ptz|pan tilt|camara motorizada|camara robotica|domo robotico|camara giratoria|camara speed dome|camara ptz|ptz|domo ptz|domo rapido|speed dome|ptz camera|mini ptz|camara robotica|camara motorizada|autotracking|pan tilt',
    say: 'camara que gira|camara que se mueve sola|camara que sigue a la gente|camara que voltea|camara que pueda mover desde el celular|camara giratoria|que la pueda mover para los lados|que siga a la persona|que haga acercamiento desde lejos|camara que da vueltas|camara que rote 360|moving camera|camera that rotates|acercar la imagen de lejos|ver a lo lejos con mucho zoom|controlar con palanquita hacia donde ve|camara que gira sola|camara que se mueve con control|camara que acerca mucho|camara con zoom potente|camara que da vuelta completa|mover la camara desde el telefono|camara de las que ponen en la ciudad|camara que voltea para todos lados|moverla con el celular|camara que sigue a la persona|acercamiento|zoom para ver lejos|robot|camara de la plaza|ver toda la calle moviendola|seguir coches|camara de policia en poste|camara con palanca|speed dome',
  },
  {
    kind: 'cámara panorámica',
    within: 'cámara de seguridad',
    is: 'panoramic 360|panoramic|camara panoramic|fisheye|camara fisheye|ojo pez|camara panoramica|camara 360|multisensor|multilente|camara 180|panoramica|camara dual lente|panoramic camera',
    say: 'una sola camara que vea todo el cuarto|ver todo alrededor|ver los cuatro lados con una|sin puntos ciegos|camara que vea toda la tienda|vista completa de la sala con una sola|ver todo el cuarto con una sola camara|camara de ojo de pez|camara que ve todo alrededor|una camara que cubra toda la tienda|camara sin puntos ciegos|imagen redonda de todo el salon|camara de 180 grados|ojo de pescado|360|ver las cuatro esquinas|una camara para todo el salon|camara redonda del centro del techo|vista de pajaro|fisheye',
  },
  {
    kind: 'cámara térmica',
    within: 'cámara de seguridad',
    is: 'camara termica|camara termografica|termica|termografica|thermal camera|bi espectral|biespectral|bullet termica|termografo|camara infrarroja de temperatura|bala termica|turret termica|domo termica|domo termico|ptz termica',
    say: 'ver el calor|camara de calor|ver temperatura de maquinas|detectar gente a oscuras por el calor|ver puntos calientes|medir fiebre a distancia|ver si un cable se calienta|ver fuego antes que empiece|como depredador|camara que detecta calentura|camara para ver tableros calientes|camara que detecta gente en la neblina|ver donde se sobrecalienta|camara de temperatura corporal|heat vision|ver calor|ver en oscuridad total|fiebre|encontrar gente en el monte|detectar sobrecalentamiento|ver por la temperatura|heat camera|tuberia caliente|incendio forestal',
  },
  {
    kind: 'cámara de placas',
    within: 'cámara de seguridad',
    is: 'lpr|bala ip lpr|lpr bullet|lpr ip bullet|camara anpr lectura placas|lpr camera|camara lpr|lpr|anpr|camara placas|lectura placas|bala lpr|bala placas|lectora placas|reconocimiento placas|license plate camera|camara matriculas',
    say: 'leer las placas de los carros|saber que placas entraron|que lea matriculas|registrar las placas de los coches|abrir con la placa del carro|read license plates|identificar placas|camara que lee placas en la caseta|saber la placa del carro que entro|guardar las matriculas de las visitas|que la pluma abra sola al leer la placa|camara que reconoce carros|foto de la placa del que choco|leer matriculas|placas de los coches|abrir la pluma por la placa|saber que carros entraron|registro de placas|license plate|camara para caseta|que se vean bien las placas de noche',
  },
  {
    kind: 'cámara inalámbrica',
    within: 'cámara de seguridad',
    is: 'smart cam|smart camera|camara 4g solar|solar battery cam|camara wifi|camara inalambrica|wifi camera|cam wifi|camara ip wifi|wireless camera|camara hogar|camara bateria|camara foco|smart camera|camara inteligente|camara solar|camara 4g|solar camera|camara lte|camara con panel solar|camara recargable|bala wifi|ptz wifi|domo wifi|turret wifi|cubo wifi|camara cubo',
    say: 'camara sin cables|camara para ver al bebe|monitor para bebe|ver a mi mascota|ver al perro cuando salgo|camara que se conecta al internet de la casa|camara para cuidar a mi mama|camara de foco|camara en forma de foco|ver a la nana|cuidar al abuelo|camara para el rancho sin luz|camara donde no hay luz ni internet|camara con chip de celular|vigilar terreno sin electricidad|camara para la milpa|camara con plaquita solar|camara para obra sin luz|vigilar la parcela|baby monitor|pet camera|oir y hablar con mi perro|camara de app|camarita wifi para la casa|camara que no necesita instalacion|camara que se conecta al modem|camara de bateria para la entrada|camara para ver al niño con la niñera|camara para cuidar a mi papa enfermo|camara para la cuna|hablarle a mi perro desde el trabajo|camara solar para el rancho|camara con chip donde no hay internet|camara que se carga con el sol|camara que se atornilla en el socket|camara de wifi|ver al bebe|ver a mi perro|camara con pila|camara para la casa facil|nanny cam|camara con chip|camara para rancho sin luz ni internet|ver al abuelito|la muchacha que cuida a mis hijos|hablar por la camara|camara en la cuna|camara que llegue al celular|camarita wifi|camara que avise al celular|camara sola con el sol|camara para obra',
  },
  {
    kind: 'cámara espía',
    near: 'cámara de seguridad',
    is: 'camara espia|camara oculta|spy camera|spy cam|camara tipo boton|camara boton|camara tipo reloj|camara reloj|camara pluma|camara lapiz|camara cargador|hidden camera|mini camara|camara escondida',
    say: 'camara que no se note|grabar sin que se den cuenta|camara escondida en un boton|camara chiquita para esconder|grabar a escondidas|camara que parece reloj|camarita oculta para descubrir infiel|camara en un cargador|camara disfrazada de reloj|camara en una pluma|camara que nadie vea|camara invisible para la oficina|descubrir a la muchacha que roba|esconder camara|camara en reloj|camara en pluma|grabar sin que se note|camara oculta|camara chiquita|camara en cargador|spy|grabar a la niñera a escondidas|camara en boton|camara disfrazada|cachar al ladron sin que sepa',
  },
  {
    kind: 'cámara falsa',
    near: 'cámara de seguridad',
    is: 'dummy dome|dummy camera|camara dummy|camara simulada|domo falso|dummy|camara falsa|camara simulada|camara dummy|dummy camera|camara ficticia|camara fake|fake camera',
    say: 'camara de mentiras para espantar|camara que no graba nomas espanta|camara de adorno|hacer creer que hay camaras|camara de juguete que parezca real|camara sin funcionar para asustar rateros|carcasa de camara con foquito|simular que tengo camaras|camara pirata para espantar|camara de juguete|que crean que hay camaras|espantar rateros|camara sin funcionar|fake|camara pirata de foquito|engañar al ladron|simulacion de camara',
  },
  {
    kind: 'cámara corporal',
    near: 'cámara de seguridad',
    is: 'camara corporal|bodycam|body cam|body camera|camara solapa|body worn|bodyworn|camara policial',
    say: 'camara para el pecho|camara que traen los policias|camara para el guardia|camara en el uniforme|grabar lo que hace el guardia|camara para traer en la camisa|camara de policia|grabar mientras camina el vigilante|evidencia de los custodios|camara que se cuelga en el chaleco|camarita para los elementos de seguridad|grabar intervenciones del policia|camara para inspectores|camara en el pecho|policias que graben|guardias con camara|camara de uniforme|body|grabar intervenciones|camara en el chaleco|evidencia de los guardias|grabar lo que hace el policia|inspector con camara',
  },
  {
    kind: 'cámara para vehículo',
    near: 'cámara de seguridad',
    is: 'backup cam|backup camera|camara tablero auto|camara camion|dashcam|dash cam|camara vehicular|camara tablero|camara movil|camara reversa|dash camera|camara vehiculo|camara ahd movil|camara para camion|rear view camera|reversing camera|camara parabrisas|camara retroceso',
    say: 'grabar el camino|camara para el carro|camara del parabrisas|camara para ver atras al echarse de reversa|grabar choques|ver lo que hace el chofer|grabar al chofer|evidencia si me chocan|camara para el taxi|camara para trailer|ver atras del camion|ver detras al estacionarme|grabar mientras manejo|record while driving|camara que avise si el operador se duerme|camarita para el tablero del coche|camara del uber|grabar por si me chocan|camara para ver cuando me echo en reversa|camara de reversa para camion|camara para vigilar al operador de la unidad|ver el punto ciego del trailer|evidencia para el seguro del choque|grabar el choque|camara de parabrisas|camara de reversa|taxi que grabe|camara para uber|dash|camara en el tablero|el chofer se duerme|ver al chofer|camara de autobus|punto ciego del trailer|echarme de reversa',
  },
  {
    kind: 'cámara web',
    near: 'cámara de seguridad',
    is: 'webcam|camara web|web cam|camara usb|camara conferencia|conference camera|camara zoom|conferencia usb|camara ptz videoconferencia|ptz videoconferencia',
    say: 'camara para la computadora|videollamadas|juntas por zoom|clases en linea|salir en las juntas de teams|verme en las reuniones|camara para sala de juntas|reuniones con gente de fuera|camera for video calls|que me vean en la videollamada|juntas virtuales|camarita para clases por internet|que me vean en el zoom|camara para teams|camara para transmitir en vivo por la compu|la laptop no trae camara|equipo para videoconferencia en la sala|camara para juntas con varios|mi compu no tiene camara|camara para zoom|camara de la compu|videollamada|streaming|webcam|mi laptop no trae camara|juntas por teams|camara para monitor',
  },
  {
    kind: 'grabador',
    is: 'grabador digital|videograbador|videograbadora|grabador|grabador video|grabadora camaras|video recorder|grabadora',
    say: 'donde se graban las camaras|aparato que guarda lo que graban las camaras|cajita que graba las camaras|cerebro de las camaras|guardar las grabaciones de las camaras|juntar todas las camaras|conectar mis camaras viejas para que graben|caja donde llegan los cables de las camaras|regresar la grabacion|ver grabaciones pasadas|grabar camaras|record my cameras|box that records cameras|guardar videos de un mes|tengo camaras y quiero grabar|repetir lo que grabo la camara|grabador para mis camaras|aparato donde se guardan los videos|caja negra de las camaras|se quemo mi grabador|el aparato que va con las camaras|ver lo que paso ayer en las camaras|poder regresar el video|donde conecto todas las camaras|guardar lo que ven las camaras|para que se quede grabado lo de las camaras|maquinita que graba camaras|guardar el video|caja de las camaras|ver lo de ayer|aparato de las camaras|grabadora de video|recorder|se descompuso el aparato donde graban|equipo que guarda video',
  },
  {
    kind: 'DVR',
    within: 'grabador',
    is: 'grabador hd|grabador coaxial|grabador turbo|dvr hd|dvr|xvr|hvr|grabador analogico|dvr turbohd|digital video recorder|pentahibrido|tribrido',
    say: 'grabar camaras analogicas|conectar camaras de cable coaxial para que graben|grabador para camaras de las de antes|grabador de camaras con cable coaxial|aparato para camaras analogicas|grabador de bnc|grabadora de las camaras viejitas|grabador de camaras viejas|grabador con cable de antena|camaras de cable con rosquita|analogicas|grabador para las camaras de coaxial|dvr para camaras normales|se me quemo el dvr|cambiar el grabador sin cambiar camaras',
  },
  {
    kind: 'NVR',
    within: 'grabador',
    is: 'nvr|grabador ip|grabador red|nvr poe|network video recorder|grabador camaras ip|videograbador ip|videograbador red',
    say: 'grabar camaras de internet|guardar grabaciones de las camaras ip|grabador de camaras de red|donde conecto camaras ip|grabar camaras por cable de red|grabador para camaras de red|grabador que les manda corriente a las camaras ip|donde se conectan camaras con cable de internet|aparato para camaras ip|grabador de camaras wifi|grabador para camaras con cable de internet|camaras ip que graben|grabador ip con entradas para camaras|grabar camaras wifi',
  },
  {
    kind: 'DVR móvil',
    near: 'grabador',
    is: 'dvr movil|mdvr|nvr movil|grabador movil|grabador vehicular|mobile dvr|dvr vehicular',
    say: 'grabar dentro del autobus|grabador para camion|grabar las camaras del camion|grabar en transporte publico|grabador para patrulla|grabacion en la ruta del pasaje|recorder for bus|grabadora para autobuses|grabar las rutas de transporte|sistema de camaras para combi|grabador para el trailer|grabar dentro de la patrulla|camaras en el transporte escolar|grabar el camion|camaras en autobus|grabador para trailer|ruta escolar con video|video en patrulla|combis con camara|grabador con gps|bus recorder',
  },
  {
    kind: 'kit de cámaras',
    near: 'cámara de seguridad',
    is: 'nvr kit|dvr kit|paquete nvr|paquete dvr|wireless nvr kit|kit inalambrico nvr|kit camara|kit cctv|kit videovigilancia|kit turbohd|kit nvr|kit dvr|kit ip|paquete camaras|sistema camaras|camera kit|cctv kit|kit vigilancia|juego camaras|combo camaras|kit de video|kit de 4 camaras|kit hd',
    say: 'todo lo necesario para poner camaras|paquete completo de camaras|camaras con todo y grabador|juego completo para vigilar|quiero poner camaras en mi casa y no tengo nada|sistema completo con cables y todo|todo incluido para vigilar mi tienda|camaras con grabador y disco|paquete de cuatro camaras|listo para instalar con camaras|full camera system|everything to install cameras|paquete para empezar a poner camaras|kit de camaras con disco|camaras con grabador incluido|traiga cables camaras y grabador|sistema para la casa listo para conectar|todo junto camaras y dvr|paquete de ocho camaras|juego de camaras para negocio|camaras faciles que traigan todo|todo para poner camaras|paquete de camaras|cuatro camaras con grabador|sistema completo|juego|camaras para mi casa con todo|que traiga disco|kit completo|instalar yo mismo|ocho camaras|camaras con cable incluido|camaras para negocio paquete|set of cameras',
  },
  {
    kind: 'monitor',
    is: 'monitor|monitor led|monitor lcd|pantalla led|display|monitor hdmi|pantalla profesional|monitor vga|videowall|monitor videovigilancia|monitor ips|computer monitor|monitor curvo|monitor cctv|pantalla|screen',
    say: 'pantalla para ver las camaras|pantalla para la computadora|donde ver las camaras|tele para las camaras|pantalla para caseta de vigilancia|ver lo que graban en grande|screen to watch cameras|pantalla para la caseta|pantallita para ver las camaras|pantalla donde el guardia ve|pantalla de computadora grande|display para oficina|segunda pantalla para trabajar|pantalla para el grabador|pantalla|ver las camaras en grande|pantalla de la compu|monitor para caseta|tele chica para camaras|screen|pantalla de guardia|display|segunda pantalla|pantalla para oficina|pantalla de 24',
  },
  {
    kind: 'televisor',
    is: 'television|televisor|smart tv|tv led|pantalla tv|pantalla smart|tele',
    say: 'ver netflix|ver el futbol|ver peliculas en la sala|tele para la sala|pantalla para ver series|tele inteligente|television para el hotel|pantalla para ver el partido|tele|ver la novela|smart tv|pantalla para sala|television|tv para cuarto|ver el mundial',
  },
  {
    kind: 'soporte para cámara',
    near: 'cámara de seguridad',
    is: 'soporte esquinero|esquinero|soporte camara|montaje camara|brazo camara|base camara|soporte domo|montaje pared domo|bracket camara|camera mount|camera bracket|soporte pared|montaje pared|montaje techo|montaje esquina|montaje poste|adaptador esquina|adaptador poste|wall mount bracket|pole mount|soporte ptz|brazo pared|base montaje|montaje colgante|housing|gabinete camara|adaptador montaje|base para domo|sujetador camara',
    say: 'fijar la camara a un poste|colgar la camara del techo|poner la camara en la esquina|donde atornillar la camara|pegar la camara a la pared|palito para sostener la camara|fierro que sostiene la camara|base donde se atornilla la camara|pieza para colgar la camara|tubo para bajar la camara del techo|agarrar la camara al poste|para que la camara quede separada de la pared|hold the camera on the wall|camera on a pole|sostener la camara|brazo para que la camara alcance|base para poner la camara en el tubo|brazo para separar la camara de la pared|fierrito para montar camara|herraje para camara en esquina|donde va atornillada la camara|montura para colgar camara|abrazadera para camara en poste|poste para camara|base de camara|colgar camara|pegar la camara en la esquina|brazo para camara|abrazadera|fierrito|montar la camara|tripie para camara|bracket|la camara queda muy pegada a la pared|sacar la camara de la pared|bajarla del techo',
  },
  {
    kind: 'caja de conexiones',
    is: 'caja conex|cja conex|cja conexion|caja conexion|caja conexiones|junction box|caja registro|caja estanca|caja paso|caja empalme|caja pvc|caja plastica|registro|caja derivacion|chalupa|caja intemperie|caja condulet|condulet',
    say: 'esconder los cables de la camara|tapar las conexiones para que no se mojen|cajita para los empalmes|proteger los conectores de la lluvia|guardar los conectores atras de la camara|caja para que no se vean las uniones|cajita donde van las conexiones de la camara|caja para que no se mojen los plugs|caja de plastico para empalmes afuera|tapar los cables que salen de la camara|cajita contra agua para cables|caja que va atras de la camara|esconder conectores|caja para los cables de la camara|que no se mojen los conectores|registro|chalupa|caja estanca|tapar empalmes|cajita de plastico para conexiones|junction|base redonda para cables de camara',
  },
  {
    kind: 'balun',
    is: 'balun|video balun|transceptor|transceptor video|baluns|transceptor par|transceiver video|balun turbohd|balun pasivo',
    say: 'pasar video de camara por cable de red|usar cable de internet para camara analogica|adaptar utp a camara|cositos para conectar la camara con utp|mandar el video por cable utp|par de adaptadores de camara a cable de red|adaptador para mandar camara por utp|cositos de par para bnc|convertir coaxial a cable de red|pares de video para camaras|los transmisores pasivos de camara|mandar video por cable de red lejos|cositos verdes|camara por cable de red|convertidor de coaxial a utp|par de transmisores de video|usar cable de internet en camaras viejas|video por utp|adaptador bnc a cable',
  },
  {
    kind: 'conector de video',
    is: 'dc plug|plug dc|conector corriente|conector bnc|bnc|conector rca|plug de alimentacion|jack de alimentacion|conector dc|conector coaxial|conector macho cctv|conector hembra cctv|adaptador bnc|conector de corriente|pigtail|conector f',
    say: 'puntita para el cable de la camara|conector de la corriente de la camara|conector de rosca para coaxial|puntas para cable de video|unir dos cables de camara|terminal para el cable de camara|punta para cable coaxial|el conector que se gira y se atora|plugs para camaras|jack para la corriente de la camara|conector de tornillo para el eliminador|puntas macho y hembra de camara|puntas de camara|plug de corriente de camara|rosca bnc|conectores de cable de camara|jack macho|unir coaxial|pila de conectores|puntita de corriente|conector para eliminador|divisor de corriente para camaras',
  },
  {
    kind: 'extensor de video',
    is: 'hdmi utp|hdmi x utp|extensor por utp|extensor hdmi|extensor video|extender hdmi|kit extensor|splitter hdmi|divisor hdmi|distribuidor hdmi|matriz hdmi|matricial|switch hdmi|selector hdmi|hdmi splitter|hdmi extender|hdmi switch|extensor vga|extensor usb|decodificador video|convertidor hdmi|convertidor video|capturadora|conmutador hdmi|distribuidor video|extensor kvm|codificador video|encoder|decoder',
    say: 'mandar la imagen a una pantalla lejos|ver lo mismo en varias teles|una sola señal en dos pantallas|pasar hdmi por cable de red|repetir la imagen en otra television|dividir la señal de video|conectar varias cosas a una tele|same image on several tvs|llevar la imagen del grabador a otro cuarto|misma pelicula en varias pantallas|grabar lo que sale de la consola en la compu|pasar la señal de la tele a otro cuarto|ver el mismo canal en varias pantallas|alargar hdmi muchos metros|mandar hdmi por cable de red|aparato para partir la señal hdmi|cambiar entre varios aparatos en una tele|una computadora a dos pantallas|mandar imagen lejos|misma imagen en varias teles|hdmi largo|duplicar pantalla|splitter|repartir hdmi|ver el dvr en otra tele|cambiar de entrada|dos pantallas|capturar video|hdmi over ethernet|una señal para cuatro teles',
  },
  {
    kind: 'cable HDMI',
    is: 'hdmi alta velocidad|hdmi|cable hdmi|hdmi cable|cable displayport|cable vga|cable dvi|cable video|cable minihdmi|cable de audio y video|displayport cable|cable hdmi fibra|hdmi 2.1|cord hdmi',
    say: 'cable de la tele|cable para conectar la laptop a la pantalla|cable para conectar el grabador a la tele|cable para pasar imagen y sonido|cable del xbox a la tele|cable para ver la compu en la tele|connect laptop to tv|cable de la pantalla|cable para el dvd a la tele|cable de video y sonido en uno|cable de la compu al proyector|cable para la consola|cable largo para la tele|conectar compu a pantalla|cable de imagen|cable del dvd|cable del play|cable para pantalla|hdmi|cable del proyector|cable 4k|tv cable to laptop|cable vga|displayport',
  },
  {
    kind: 'micrófono para cámaras',
    is: 'microfono cctv|microfono ambiental|microfono camara|microfono vigilancia|microfono omnidireccional cctv|mic cctv|microfono para videovigilancia|modulo de audio|microfono videovigilancia|microfono para videovigilancia|audio pickup|cctv audio pickup',
    say: 'oir lo que dicen en las camaras|agregar sonido a las camaras|grabar lo que platican|escuchar en la caja|que la grabacion tenga audio|que se oiga en las camaras|ponerle audio al dvr|escuchar que dicen en la caja registradora|microfonito para camara|oir por las camaras|oir lo que dicen|audio en camaras|grabar voces|escuchar la tienda|microfono escondido para dvr|sonido en la grabacion|listen on cameras|camaras sin sonido',
  },
  {
    kind: 'iluminador infrarrojo',
    is: 'lampara ir|lampara infrarroja|iluminador|iluminador ir|iluminador infrarrojo|ir illuminator|reflector infrarrojo|illuminator',
    say: 'luz invisible para que las camaras vean de noche|ayudar a la camara a ver de noche|mis camaras no ven de noche|lampara infrarroja para camara|luz que no se ve para camara nocturna|las camaras se ven negras de noche|foco infrarrojo|mas alcance de noche a la camara|lampara de luz negra para camara|camaras no ven de noche|luz que no se ve|lampara para camara nocturna|noche muy negra en la camara|ir lamp|alcance nocturno|foco invisible',
  },
  {
    kind: 'probador de CCTV',
    is: 'probador cctv|probador videovigilancia|probador camaras|tester cctv|tester video|probador video|cctv tester|monitor probador|monitor portatil cctv',
    say: 'probar camaras en la instalacion|ver si la camara da imagen arriba de la escalera|pantallita para ajustar camaras|revisar que la camara sirve|monitor de muñeca para instalar|pantalla de mano para instalar camaras|aparato del instalador para ver la camara|probar bnc en campo|apuntar la camara desde la escalera|tester de muñeca|pantallita de instalador|ver camara arriba de la escalera|probar camaras|monitor portatil|tester de camaras|enfocar la camara desde la escalera',
  },
  {
    kind: 'software de video',
    is: 'licencia|software|vms|licencia vms|licencia video|licencia canal|software videovigilancia|license|hikcentral|licencia camara|licencia analitica|licencia software|suscripcion|analitica de video|licencia por canal',
    say: 'programa para ver todas las camaras de todas mis sucursales|programa para administrar camaras|permiso para agregar mas camaras|programa que busque personas en video|software for cameras|centro de monitoreo programa|programa para la computadora|programa para ver camaras de varias tiendas|licencia para mas canales|central de monitoreo con muchas camaras|sistema para administrar video|permisos para camaras extra|software que reconoce personas|programa para camaras|ver todas las tiendas|licencias|permiso de canales|reconocer caras programa|monitoreo central|vms|app de camaras para pc|central de monitoreo',
  },
  {
    kind: 'disco duro',
    is: 'disco duro|hdd|disco|disco videovigilancia|hard drive|hard disk|disco rigido|disco purple|wd purple|skyhawk|disco surveillance|unidad disco duro|sata hdd|hard disk drive|disco interno',
    say: 'guardar mas dias de grabacion|donde se almacenan los videos|se lleno la memoria del grabador|mas espacio para las grabaciones|memoria grande para el dvr|almacenar un mes de video|que me alcance para 30 dias de grabacion|storage for recordings|ya no graba por falta de espacio|disco para el dvr|donde se guardan las grabaciones|que dure mas la grabacion|se borra muy rapido lo grabado|disco de vigilancia|mas dias de memoria en el grabador|el grabador no tiene disco|unidad para guardar video|guardar grabaciones|el dvr se llena|memoria del dvr|dias de grabacion|no graba|disco para camaras|almacenamiento|un mes guardado|tera|hard drive|graba pocos dias|disco del grabador',
  },
  {
    kind: 'disco externo',
    is: 'disco externo|disco duro externo|disco portatil|external hard drive|ssd externo|disco duro portatil|external ssd|unidad externa',
    say: 'llevarme mis archivos a todos lados|respaldar mi computadora en una cajita|guardar mis fotos fuera de la compu|copia de seguridad de mis archivos|disco que se lleva en la mochila|respaldo portatil|guardar fotos y peliculas aparte|mas espacio para la laptop por usb|copiar toda mi compu|respaldo de fotos|disco portatil|guardar peliculas|disco por usb|respaldar compu|llevar archivos pesados',
  },
  {
    kind: 'SSD',
    is: 'ssd|unidad estado solido|disco solido|estado solido|solid state drive|nvme|m.2|disco ssd|ssd sata',
    say: 'que mi computadora prenda mas rapido|mi laptop esta lenta|acelerar la compu|disco rapido para la compu|que windows abra en segundos|make my laptop faster|revivir una laptop vieja|que prenda en segundos la computadora|disco sin partes que se mueven|cambiar el disco lento|la compu tarda mucho en arrancar|compu lenta|acelerar laptop|disco rapido|estado solido|nvme|windows tarda|cambiar disco a laptop',
  },
  {
    kind: 'memoria microSD',
    is: 'memoria tf|tf card|microsd|micro sd|memoria micro|tarjeta memoria|memory card|sd card|microsdxc|microsdhc|memoria sd|tarjeta microsd|memoria microsdxc',
    say: 'tarjetita para la camara|tarjetita que lleva la camara adentro|tarjeta que va dentro de la camara|memoria para que la camara grabe sola|tarjeta chiquita para guardar video|memoria para el celular|memoria del dron|memorita de la camara wifi|grabar sin grabador en una tarjeta|chip de memoria para la camara|tarjetita chiquita para guardar videos|memoria del celular|memorita para camara wifi|tarjeta para el dashcam|la camara me pide memoria|micro para la camarita|memoria chiquita|memoria de la camarita|tarjeta para celular|memoria de dashcam|micro sd|memory for camera|grabar en la misma camara|memoria de dron|tarjetita de 128',
  },
  {
    kind: 'memoria USB',
    is: 'memoria usb|usb flash|pendrive|flash drive|usb drive|memoria flash|unidad flash',
    say: 'llevar archivos en el llavero|pasar archivos de una compu a otra|memoria que se conecta a la compu|sacar los videos del dvr|memorita para pasar archivos|usb para sacar el video|memoria de dedo|llevar mis tareas|usb chiquita|guardar musica para el carro|usb|pasar archivos|memoria para videos|pendrive|memoria de musica|llavero de memoria|usb de 64',
  },
  {
    kind: 'NAS',
    is: 'nas|servidor nas|almacenamiento red|network storage|storage|san|servidor almacenamiento|nas bahias|diskstation',
    say: 'guardar archivos de toda la oficina en un solo lugar|mi propia nube|compartir archivos entre computadoras|respaldo de todas las compus|nube en mi casa|carpeta compartida para la oficina|personal cloud|guardar todo lo de la oficina en red|nube privada|disco en red para todos|que todos entren a los mismos archivos|respaldar las computadoras del despacho|servidor casero de archivos|nube propia|archivos de la oficina|servidor de archivos|respaldo en red|compartir carpetas|guardar fotos de la familia en casa|storage en red',
  },
  {
    kind: 'control de cámaras',
    is: 'joystick|teclado controlador|teclado ptz|controlador ptz|control ptz|ptz controller|keyboard controller|teclado control',
    say: 'palanca para mover las camaras|mover camaras con palanquita|control para girar las camaras desde la caseta|palanquita para la ptz|mando para mover domos|joystick de monitoreo|teclado con palanca|manejar las camaras de la ciudad|palanca de camaras|joystick|mover la camara de vigilancia|mando de monitoreo|control para domo',
  },
];
