import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Of stages, halls and screens: lights, stands, karaoke, conference units, video walls, tuners and score boards. */
export const STAGE: readonly KindEntry[] = [
  {
    kind: 'luces de escenario',
    is: 'bola disco|stage light|stage lighting|dj lights',
    titles:
      'luces de escenario|luz de escenario|par led|luz par|cabeza movil|cabezas moviles|luces dj|luz dj|luces para fiesta|luz estroboscopica fiesta|moving head|laser para fiesta|barra de luces dj|consola dmx|controlador dmx|seguidor de luz|maquina de humo para fiesta|maquina de chispas',
    say: 'luces de colores para la pista de baile|iluminar al grupo que toca en la tarima|que las luces brinquen al ritmo de la musica|rayitos verdes y rojos para la fiesta|luz que sigue al que canta|humo bajito para el primer baile|pintar de morado las paredes del salon|el teatro de la escuela no tiene luces|bolita de espejos que gira|focos que se mueven solos y cambian de color|alumbrar la cara del predicador en el foro|pista con neon para quince años|colored lights for a dance floor|light up the band|parpadeo rapido para antro',
  },
  {
    kind: 'pedestal de micrófono',
    near: 'micrófono',
    is: 'mic stand|microphone stand|pop filter',
    titles:
      'pedestal microfono|pedestal para microfono|pedestal de microfono|atril microfono|brazo para microfono|brazo microfono podcast|base para microfono|tripie para microfono|boom microfono|boom arm|filtro pop|pinza para microfono',
    say: 'palo donde se pone el microfono|que el cantante tenga las manos libres para la guitarra|detener el microfono frente al podium|brazo que se agarra del escritorio para el podcast|base redonda pesada para el micro|que no truenen las pes al hablar|hold the microphone at the lectern|jirafa para microfonos del coro|fierro con base para el micro del padre',
  },
  {
    kind: 'tornamesa y reproductor de audio',
    near: 'reproductor y streaming',
    is: 'tornamesa|turntable|tocadiscos|reproductor cd|reproductor mp3|radiograbadora|dj controller|boombox|minicomponente|stereo casa|mp3 player|vinyl record player|vinyl player',
    titles:
      'cd player|grabadora cd|controlador dj|controladora dj|equipo de sonido casa|record player vinyl|modular de audio',
    say: 'oir los discos de acetato de mi papa|poner viniles|mezclar rolas en la fiesta con platos|los cassettes de mi abuela donde los toco|aparatito con audifonos para correr con musica|torre de sonido con luces para la sala|tocar cds en la iglesia|play old vinyl records|ponchis ponchis para dj principiante|equipo modular con dos bocinotas para la casa',
  },
  {
    kind: 'karaoke',
    near: 'bocina portátil',
    is: 'karaoke|bocina karaoke|karaoke machine|bocina con microfono|bocina amplificada con microfono|bocina recargable con microfono',
    titles: 'maquina karaoke',
    say: 'cantar con pista en la casa|que salga la letra y cantemos en la reunion|cantar con los compadres con dos microfonos|juego de cantar para las niñas|sing along at parties|bocina con ruedas y micro para eventos chicos|animar la kermes sin contratar sonido',
  },
  {
    kind: 'procesador de señal de audio',
    near: 'consola mezcladora',
    is: 'crossover|antifeedback|di box|feedback suppressor|pedalera|phantom power|ecualizador grafico|graphic equalizer|ecualizador de audio',
    titles:
      'caja directa|direct box|compresor de audio|supresor de retroalimentacion|divisor de frecuencias|preamplificador de microfono|aislador de tierra audio|ground loop isolator|filtro de ruido audio',
    say: 'el microfono chilla cuando me acerco a la bocina|quitar el zumbido del sonido|que se oiga mas limpio el coro|separar graves y agudos|conectar la guitarra electroacustica a la consola lejos|que no se reviente el audio cuando gritan|se oye un hum de la luz en las bocinas|stop the squealing in the church sound|the speakers hum',
  },
  {
    kind: 'teatro en casa',
    within: 'barra de sonido',
    is: 'teatro en casa|cine en casa|receiver av|av receiver|sonido envolvente|surround system',
    titles: 'home theater|home cinema|receptor av|sistema 5.1|sistema 7.1',
    say: 'sentir la pelicula por todos lados|cinco bocinas alrededor de la sala|como en el cine pero en mi sala|conectar bocinas pasivas a la tele con buen sonido|que los balazos se oigan atras de mi|movie night with sound all around|cuarto de tele con bajo que retumbe',
  },
  {
    kind: 'audioguía y traducción',
    near: 'audífono de radio',
    is: 'audioguia|traduccion simultanea|cabina de traduccion|interpretacion simultanea|simultaneous interpretation|ayuda auditiva asistida',
    titles:
      'tour guide|sistema tour guide|sistema de traduccion|receptor de traduccion|audio guide|sistema de guia|tour guide system|traductor de bolsillo|traductor electronico|loop de induccion auditiva',
    say: 'que los turistas oigan al guia sin gritar|recorrido por la fabrica con mucho ruido|conferencia con ponentes en ingles|que cada quien escuche en su idioma|los del fondo del grupo no oyen la explicacion|visita guiada al museo con audifono|entenderme con clientes chinos|ceremonia bilingüe|listeners hear the interpreter|factory tour with headsets',
  },
  {
    kind: 'sistema de conferencia',
    near: 'micrófono',
    is: 'sistema de conferencia|sistema de conferencias|microfono de delegado|discussion system|conference system|conference discussion|sistema de debate|sistema de votacion',
    titles: 'unidad de delegado|unidad delegado|unidad presidente|estacion de delegado',
    say: 'que cada regidor tenga su microfono y boton|el presidente corta la palabra|votar en el congreso con botones|mesa de cabildo con muchos microfonos|pedir la palabra apretando un boton|sala de consejo donde todos hablan en orden|boardroom where each one has a mic button',
  },
  {
    kind: 'mezclador de video',
    near: 'extensor de video',
    is: 'switcher de video|mezclador de video|video switcher|video mixer|atem|escalador de video|production switcher|switcher produccion|escalador',
    titles: 'mezcladora de video|consola de video',
    say: 'cambiar de una camara a otra en vivo|transmitir la misa con tres camaras|poner letreros en la transmision|partir la pantalla entre el orador y las laminas|producir un programa por facebook|cut between cameras live|el equipo de streaming de la iglesia|cambiar de toma en el partido',
  },
  {
    kind: 'pantalla LED modular',
    near: 'señalización digital',
    is: 'pantalla led modular|modulo led p3|modulo pantalla led|pantalla led gigante|pantalla led exterior|pantalla espectacular|pantalla led p4|pantalla para conciertos|pantalla publicitaria exterior',
    titles: 'panel led p2|led wall|led video wall|cabinet led|tarjeta receptora novastar|video wall led',
    say: 'pantalla gigante para el escenario|anuncio luminoso grande en la avenida|cuadros que se arman y hacen una tele enorme|que se vea el partido en la plaza a pleno sol|espectacular con video|fondo luminoso para el concierto|ver al cantante desde atras|giant screen for the stadium|pantalla en la fachada del negocio|renta de pantallas para eventos politicos',
  },
  {
    kind: 'pantalla para videowall',
    near: 'monitor',
    is: 'pantalla videowall|monitor videowall|videowall 2x2|pantalla de bisel delgado',
    titles: 'video wall lcd|controlador videowall|video wall display|soporte videowall|procesador videowall',
    say: 'pared de monitores para el centro de monitoreo|juntar cuatro teles sin marco|cubrir un muro con pantallas en el c4|una sola imagen en nueve pantallas|wall of screens for the control room|sala de vigilancia con pantallas pegadas',
  },
  {
    kind: 'decodificador de TV',
    near: 'antena de TV',
    is: 'sintonizador de tv|sintonizador digital|tv tuner|iptv|modulador hdmi|modulador rf|dvb|diplexor de antena',
    titles:
      'decodificador tdt|decodificador de tv|converter box|decodificador de canales|convertidor de tv digital|cabecera de tv|encoder iptv|amplificador de señal de tv|amplificador de antena|splitter de antena|divisor coaxial|divisor de antena|splitter coaxial|amplificador de tv',
    say: 'mi tele vieja no agarra canales digitales|cajita para ver el canal de las estrellas|llevar la señal de una antena a varios cuartos|el hotel quiere tele en todas las habitaciones|partir el cable de la antena en dos|la señal llega debil a la tele de la recamara|meter el dvr en un canal de las teles|mandar un canal propio a los cuartos del hospital|digital channels on an old tv|feed one antenna to four televisions',
  },
  {
    kind: 'marcador deportivo',
    near: 'señalización digital',
    is: 'scoreboard|andon',
    titles:
      'marcador deportivo|marcador electronico|tablero de futbol|marcador de basquetbol|marcador de cancha|tablero marcador|marcador led|contador de dias sin accidentes|tablero de dias sin accidentes|tablero de produccion',
    say: 'que se vean los goles y el tiempo en la cancha|tablero luminoso para el gimnasio de la escuela|visitante y local con numeros rojos|llevar la cuenta del partido|cuantos dias llevamos sin accidentes en la planta|meta de piezas contra las que llevamos a la vista|score and clock for the gym|avisar con luces que la linea se paro',
  },
];
