/** Ways to ask for what sounds, shows and lights a stage, by the kind. */
export const OF_SOUND_AND_PICTURE: Readonly<Record<string, string>> = {
  bocina:
    'las que cuelgan en la pared para la clase de baile|musica de fondo en el negocio|los de atras no alcanzan a oir|que retumbe el salon|ya tengo el amplificador y faltan las que suenan|musica para todo el patio del recreo|que se oiga la musica en el gimnasio|sonido para la taqueria|cajas que suenen recio|el himno no se oye en la cancha|dos cosas de sonido atornilladas arriba de los espejos|los clientes se aburren sin musica|musica en la barberia|sonido en la cancha de basquet|que se oiga en la fila de los juegos|algo que suene en el comedor de la empresa|nadie oye la rifa en el bazar|aparatos de sonido fijos en las esquinas de la cafeteria|poner sonido en el local',
  'bocina de techo':
    'musica bajita que sale de arriba|redonditas blancas al ras del plafon|hilo musical en el consultorio|sonido escondido en el techo|que la musica salga del cielo raso|pajaritos en el spa sin que se vea nada|sonido de ambiente en la sala de masajes',
  trompeta:
    'perifonear desde la camioneta|cono por donde sale la grabacion de los tamales|anunciar por la calle con voz grabada|vocear en la colonia desde un carro|corneta para el perifoneo|que oigan el anuncio a varias cuadras|lo que llevan arriba los coches que anuncian circos|el carro que anuncia el pan|anunciar la feria por las calles|el del gas trae el sonido muy chafa|anunciar el gas por la colonia',
  bafle:
    'cajon con amplificador adentro para tocar|cajones autoamplificados para el grupo|trono uno de los cajones del sonido|equipo para el sonidero|sonido para la tokada|para que toque el grupo versatil en bodas|speaker for my band|el grupo toca en un antro y no tiene equipo|la banda ensaya en la cochera|cajonzote de sonido con ruedas|nos prestaban el equipo de sonido para tocar|que se oiga hasta el estacionamiento del rodeo|tocamos cumbia y queremos equipo|loud box with wheels for quinceañera',
  'bocina portátil':
    'oir canciones en la regadera|musica en el dia de campo|bocinita recargable para dar clase en el parque|que suene en la playa sin enchufe|musica en la bici|speaker for the beach|musica en la excursion sin enchufe|llevar musica a la acampada|musiquita en la bici|oir corridos arriba del tractor|music at the pool',
  'bocina inteligente':
    'hablarle y que ponga musica o el rosario|preguntarle la hora y que responda|que le diga la hora a mi abuelita cuando le hable|pedirle canciones de viva voz|decirle pon cumbias y las toque|que recuerde las medicinas a mi abuela hablando|voice that answers questions|pedir hablando que le pongan boleros|no sabe usar el celular pero puede pedir hablando',
  'amplificador de audio':
    'lo que da fuerza a las bocinas|un poder para los bafles|poder de sonido para mis cajones|tengo bocinas y falta lo que las mueve|las bocinas pasivas no suenan solas|bocinas de pared que necesitan potencia|suenan muy quedito las bocinas de la escuela|conecte las bocinas directo y no suenan|las bocinas de pared no prenden solas|mover doce bocinas desde la direccion|bafles sin poder que no puedo usar',
  micrófono:
    'grabar mi voz en la compu para el podcast|no se me oye la voz en los videos que grabo|que se oiga mi voz en los videos|leer la palabra en la capilla|dar el discurso en el patio|para narrar partidos|grabar mi voz para canciones|micro para transmitir juegos|streaming voice|que se oiga la que lee el poema|el niño va a declamar en el festival|record vocals at home|voz para mi canal de videos|cantar en el estudio de la casa|se arrebatan la palabra en la asamblea|que mi voz salga clara en la clase por internet',
  'micrófono inalámbrico':
    'los chiquitos que se prenden en la solapa|microfonito de corbata para entrevistas|traerlo puesto en la ropa mientras habla|se tropieza con el cable cuando predica|diadema para dar clase de zumba|entrevistar en la calle con celular|clip en la camisa para grabar la voz|engancharlo en la blusa del entrevistado|el ruido de la calle tapa la entrevista|manos libres para el mago y que lo oigan|que se mueva por el escenario y lo oigan|mande la voz al telefono desde la camisa|no puede cargar un cable mientras da la clase de danza|entrevistar gente en la calle con mi telefono',
  'pedestal de micrófono':
    'en que parar el microfono|donde apoyar el microfono mientras canto|palo con base para el microfono|ya tengo el microfono y no en que pararlo|que detenga el micro a la altura de la boca|declamar sin agarrar el microfono|que no detenga el microfono con las manos|el que canta toca guitarra y quien le detiene el micro|no agarrar el micro mientras toco el acordeon',
  megáfono:
    'aumentar la voz con un gatillo|me quedo afonica en los honores con los alumnos del patio|para dirigir el simulacro|gritar instrucciones en la cancha|el que usan en las marchas|que me oigan los niños formados|hablarle a la gente en la manifestacion|loud voice for a drill|no se oyen las consignas en la marcha|el salvavidas regaña a los bañistas|dirigir a la gente en la peregrinacion|gritarle al equipo desde la banca|hacerse oir entre tanta gente|los brigadistas gritan y nadie les hace caso',
  'consola mezcladora':
    'bajarle a uno sin bajarle a todos|mesa con perillas del sonido de la iglesia|ajustar el volumen de cada voz|conectar voces teclado y guitarras juntos|donde entran todos los instrumentos|perillas y canales para el coro|que los instrumentos no se tapen unos a otros',
  'barra de sonido':
    'no se entienden los dialogos de las peliculas|la pantalla se oye muy bajito|algo alargado debajo de la tele que suene mejor|mi tele delgada suena a lata|que se oigan bien las series|tv is too quiet|le subo todo a la tele y no entienden lo que dicen',
  'teatro en casa':
    'sonido de cine en la sala|bocinas alrededor del sillon|home theater para la casa|que retumbe la pelicula|que tiemble la sala con las peliculas de guerra|que se sientan las explosiones de la pelicula|que se oigan los helicopteros por atras',
  karaoke:
    'canten las tias en la posada|que salga la letra de las canciones|para cantar en la fiesta con la letra|dos microfonos para cantar en familia|amenizar cantando en el cumpleaños|armar la cantada en casa|cantar las de juan gabriel con pista|que la familia cante despues del pastel',
  'tripié de bafle':
    'patas para levantar los cajones del sonido|subir las bocinas del evento a buena altura|los soportes de tres patas donde van los bafles',
  'altavoz de conferencia':
    'captar a todos al centro de la mesa|no nos oyen mas que al que esta enfrente de la laptop|arañita en medio de la mesa|llamada con varios alrededor de la mesa|aparato redondo al centro que oiga a todos|en la mesa para hablar entre cuatro con el jefe que esta lejos',
  'sistema de conferencia':
    'microfonos de cuello de ganso en cada escaño|delegate microphones council|pedir la palabra en el cabildo|cada diputado con su microfono|sesion de consejo con turno para hablar',
  'audioguía y traducción':
    'el guia habla bajito y los turistas oyen en su oreja|traducir el congreso en vivo con receptores|cada quien trae su aparatito en el oido|la guia y sus turistas con audifono|oir al interprete|entender al conferencista que habla otro idioma|guiar grupos en la zona arqueologica',
  'tornamesa y reproductor de audio':
    'tocar acetatos|aparato para discos de vinil|discos negros grandes de mi papa|mezclar como dj|tocar casetes|herede discos lp y no tengo en que oirlos|oir mis elepes|long plays de jose jose',
  'cable de audio':
    'conectar el telefono al estereo sin bluetooth|del celular a la bocina por el hoyito|cable rojo y blanco del sonido|con que cable le conecto el telefono al sonido|audio cord phone to stereo|la tableta al minicomponente|conectar el piano a la bocina',
  'cable XLR':
    'cable de tres patitas del microfono|cable largo del microfono a la consola|del micro a la mezcladora|se revento el cordon del microfono',
  'luces de escenario':
    'que se vea bonita la pista con colores que giren|luces que se sincronizan con la cumbia|lucecitas que se mueven con la musica en la discomovil|humo en la pista de baile|cabezas que giran y avientan luz|luces para el sonido en bodas|alumbrar el show|cabezas roboticas|dancing lights|rayos verdes para el antro|alumbrar de colores a los actores|el foro del teatro esta oscuro|luces para la obra de teatro|alumbrar al que baila|pintar el salon de rosa y azul mientras bailan|el grupo toca casi a oscuras',
  'procesador de señal de audio':
    'que no se acople ni chille el sonido|ajustar graves y agudos|chilla el microfono en los eventos|que no pite la bocina cuando habla el pastor|graphic eq for the sound|pitido horrible cuando se acerca al altar|pitido cada que agarra el microfono|zumba y chilla el equipo|zumbido en las bocinas cuando prendo las luces',
  televisor:
    'ver la novela mientras comen|ver canales con su control|ver el futbol en la sala de espera|ver el partido los domingos|aparato delgadito para ver la novela|mi tele de las gordas ya no prende|pantallota para la sala|para mi cuarto de 32|screen to watch the game|se le hizo una raya y ya no se ve la mitad|ver el mundial en el bar|algo de cincuenta pulgadas para la sala|la de la sala ya se ve verde|something big to watch the game|que mi papa vea sus programas|se le apago la imagen y nomas se oye|que los pacientes vean algo mientras esperan',
  'soporte para TV':
    'lo que detiene la pantalla en el muro|colgar la pantalla que ya compre|el fierro que va en la pared y carga la tele|pegar la tele al muro|que la tele se mueva a los lados|ya tengo la pantalla y falta de donde colgarla|get the tv up on the wall|los niños tumban la tele|clavar la pantalla arriba del comedor|de donde agarrar la pantalla|que no se caiga la tele del mueble|subir la tele a la pared del puesto|que la pantalla quede arriba y se pueda agachar|put my tv on the bedroom wall',
  'antena de TV':
    'no agarra el canal de las estrellas|ver canales gratis sin cable|se ve con rayas la tele en el rancho|agarrar canales abiertos|mi suegra no quiere pagar cable|orejas de conejo|ver el noticiero sin megacable|en el pueblo solo entra un canal y con granitos|agarrar el canal cinco en la rancheria|ver las noticias en el rancho sin cable ni wifi',
  'decodificador de TV':
    'cajita para tele viejita|que la tele de bulbos agarre canales de ahora|desde que quitaron la señal analogica|television panzona que ya no jala|desde el apagon analogico no se ve',
  'reproductor y streaming':
    'hacer inteligente una tele que no lo es|ver mis dvd|palito para ver peliculas|cajita para ver netflix|ponerle youtube a la tele|mi tele no tiene aplicaciones|ver los videos de la boda en disco|make my tv smart|mi tele no trae youtube|ver novelas turcas de internet en la tele|que la tele tenga aplicaciones|tiene hdmi pero no tiene internet|ver series en la pantalla que no es moderna',
  proyector:
    'que la gente siga la letra de los cantos|echar en grande lo de la laptop|aventar la imagen a la pared|cine en el patio con una sabana|ver el partido en grande en la barda|dar clase con laminas en la pared|la letra de los cantos en la pared del templo|power point en grande para los papas|movie outside on a sheet|pasar peliculas en la plaza|que los papas vean lo que traigo en la laptop en grande|mostrar en grande lo de la computadora a todo el grupo|enseñar fotos en grande en el salon|ver el mundial en la pared de la vecindad|muchos alumnos y la laptop chiquita',
  'pantalla de proyección':
    'la tela blanca donde se ve la pelicula|ya tenemos el cañon y falta el telon|la pared es de color y no se ve bien lo que proyectamos|en que proyectar|lona blanca que se enrolla|manta blanca para ver la presentacion|algo blanco y parejo en que ver la pelicula|ver las peliculas del jardin en algo blanco|la sabana se arruga y se ve feo lo que proyectamos',
  'soporte para proyector':
    'colgar el cañon del techo|subir el cañon al plafon|brazo de donde cuelga el cañon|que el cañon no este en la mesa|el cañon esta en una silla y lo patean|que nadie mueva el cañon',
  'pantalla interactiva':
    'los niños mueven las figuras con la mano|pasar al frente y tocar la pantalla|cambiar los pizarrones de gis por uno electronico|escribir con el dedo y que se guarde|pizarron como celular gigante|kids touch the board',
  'señalización digital':
    'letras que corren anunciando ofertas|menu de la hamburgueseria en pantalla|anuncios en las teles de mis sucursales|letrero que cambia el mensaje|promociones en pantalla en el aparador|publicidad en pantallas desde la oficina|promociones solas en la sala de espera|que pasen anuncios en la pantalla del consultorio|cada que cambio precios mando a hacer otra lona|cambiar el menu sin imprimir lonas',
  'cable HDMI':
    'de la laptop a la tele|cable del xbox a la pantalla|hachedemi|conectar la consola a la tele|from my laptop to the tv|con que conecto el play a la pantalla|no trae con que conectarlo a la tele',
  'divisor HDMI':
    'ladron de hdmi|una señal en tres teles|que el sky se vea en todas las teles|la misma pelicula en dos cuartos|el partido en la tele de la barra y en la de la terraza|un solo aparato de cable para dos teles|un izzi en varias teles|un solo aparato del cable para la recamara y la sala',
  'extensor de video':
    'imagen de la compu en una pantalla lejos|sacar la imagen del celular a la tele|pasar lo del telefono a la tele sin cable|mandar video lejos|el cable de video no alcanza|lo que traigo en el cel se vea en la pantalla|reflejar el telefono en la tele|la pantalla esta hasta adelante y el cable no da',
  'capturadora de video':
    'transmitir la misa desde la camara a la laptop|grabar la partida de la consola|meter la camara a la compu para el en vivo|pasar casetes de video a la computadora|pasar vhs a la computadora|digitalizar los videos de mis quince|streamear la consola en la pc|grabar el juego del switch|que la camara buena se vea en el zoom',
  'mezclador de video':
    'cambiar entre camaras en el culto|varias camaras en la transmision|elegir cual camara sale al aire|brincar de la camara de gradas a la de cancha|escoger que camara se transmite|pasar de una toma a otra en el en vivo',
};
