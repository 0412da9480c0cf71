import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/alarm/fences.ts`. */
export const FENCES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'energizador',
    sheets:
      'impulsor ganadero|boyero electrico|valla electrica|vallado electrico|cercado electrico|cercado electrificado|malla electrica|barda electrificada|perimetro electrificado|generador pulsos cerca|elevador voltaje cerca|central cerca|central cerco|pulsos alto voltaje|energiser|fencer|fence controller|electrified fence|electro fence|livestock fence|fence shocker',
    keyed:
      'energizador de cerca electrica perimetral con zona y sirena|electrificador de cerco con gabinete bateria y panel de armado|energizador inteligente con modulo wifi y pantalla para barda|energizador ganadero solar de alta energia para potrero|energizador de doble zona deteccion de corte y baja tension|electric fence energizer perimeter security alarm output|solar powered livestock fence energizer|smart energizer with keypad and voltage display two zones|battery operated fence charger for cattle|dale toques a quien brinque tu barda con alarma|pastor para tu ganado carga con panel solar|electrificador de barda con llave de armado y sirena|pulsos de alto voltaje para cerco con alarma de corte|pastor electrico solar para vacas y borregos',
  },
  {
    kind: 'kit de cerca eléctrica',
    sheets:
      'kit cercado|kit malla electrificada|kit barda electrificada|kit electrificacion|kit impulsor|kit pastor electrico|kit boyero|kit valla electrica|paquete energizador|paquete electrificador|paquete malla electrificada|combo cerca|combo energizador|juego cerca electrica|sistema completo cerca|cerca electrica completa|cerco electrico completo|energizador aisladores alambre|energizador alambre sirena|fencing kit|energizer kit|kit electric fence|kit energizer|fence package',
    keyed:
      'kit de cerca electrica con energizador aisladores alambre y postes|paquete de cerco electrificado completo con sirena y letreros|kit de cerca electrica residencial wifi con cable de bujia|kit electrificador con bateria tensores postes de esquina y paso|kit de cerco electrico ganadero con energizador solar y cinta|complete electric fence kit energizer wire insulators and posts|residential perimeter electric fence set with siren|solar electric fence kit for livestock with polywire|wall top electric fence package with warning signs|todo para electrificar tu barda hazlo tu mismo|electrifica tu casa con paquete completo y control remoto|paquete completo para barda energizador alambre postes y aisladores|juego de electrificacion perimetral con bateria sirena y varilla|todo incluido cinco hilos postes tensores y letrero',
  },
  {
    kind: 'accesorio de cerca eléctrica',
    sheets:
      'tensor hilo|tensor resorte|resorte tensor|resorte cerca|conector cerca|conector alambre cerca|abrazadera cerca|manija cerca|manija puerta cerca|desconectador cerca|kit tierra cerca|pararrayos cerca|probador cerca|probador cerco|voltimetro cerca|fence tester|fence voltmeter|fence spring|fence clamp|fence connector|fence gate handle|wire strainer|wire tensioner|cut off switch fence|lightning diverter',
    keyed:
      'tensor de alambre galvanizado con matraca para cerca electrica|varilla de tierra cobrizada para cerca electrificada|letrero amarillo de advertencia peligro cerca electrificada|resorte tensor de acero inoxidable para linea de cerca|probador de voltaje para cerca electrica con pantalla|ratchet wire tensioner galvanized for electric fence|electric fence warning sign yellow double sided|insulated gate handle with spring for electric fence|electric fence voltage tester digital with ground probe|cumple la norma avisa que tu barda esta electrificada|estira los hilos flojos de tu cerco facil|matraca tensora para hilo de cerco acero|manija aislada con resorte para paso de puerta electrificada|placa de advertencia alto voltaje para colgar en hilos',
  },
  {
    kind: 'aislador de cerca',
    sheets:
      'insulator|end insulator|line insulator|strain insulator|ring insulator|porcelain insulator|egg insulator|bobbin insulator|rod insulator|aislante cerca|aislante cerco|aislante poste|aislante esquina|aislante alambre cerca|aislante carrete|aislante varilla|aislante pastor electrico|screw in insulator',
    keyed:
      'aislador de paso para poste de cerca electrica negro|aislador de esquina reforzado con fibra para alta tension|aislador tipo carrete de polipropileno para cerca|aislador de ceramica tipo huevo para retenida de cerco|aislador roscado para varilla con proteccion ultravioleta|electric fence insulator line post screw in black|corner strain insulator for high tensile fence wire|porcelain egg insulator for end strain electric fence|nylon bobbin insulator for wall top fence bracket|bolsa de cien piezas para que tu cerco no aterrice|que no se fugue la corriente de tu cerco plastico|carrete plastico con filtro ultravioleta para poste esquinero|tipo nuez de porcelana para remate de hilo electrificado|pasahilos negro con tornillo para poste de barda',
  },
  {
    kind: 'alambre para cerca',
    sheets:
      'alambre perimetral|alambre ganadero|alambre energizador|alambre liso|hilo aluminio|hilo cercado|hilo perimetral|hilo electrificado|hilo energizador|hilo pastor electrico|cable aluminio cerca|cable acero cerca|cinta electrificada|cinta ganadera|cuerda electrificada|fencing wire|polywire|poly wire|polytape|polyrope|electric rope|wire electric fence',
    keyed:
      'alambre de aluminio para cerca electrica en rollo|alambre galvanizado liso en rollo para cerco electrificado|hilo de acero inoxidable para cerca de alta tension|cable trenzado polialambre con filamentos conductores para pastor|rollo de alambre de aluminio magnesio para barda electrificada|aluminum electric fence wire roll soft tensile|high tensile galvanized fence wire coil|stainless stranded wire for security electric fence|polywire braided with conductors for livestock fencing|rollo que no se oxida para tu barda electrificada|rinde para cinco lineas de tu cerco rollo de aluminio|hilo conductor de aluminio en bobina para barda|polihilo trenzado blanco para pastor electrico ganadero|bobina de acero galvanizado liso para lineas electrificadas',
  },
  {
    kind: 'concertina',
    sheets:
      'alambre trinchera|alambre espinado|alambre cuchillas|espiral cuchillas|rollo cuchillas|malla navajas|navaja espiral|navajas barda|navaja galvanizada|navajas defensa|serpentina navajas|serpentina doble|cuchillas barda|helicoidal navajas|barbed tape|barbed coil|razor tape|razor mesh|razor fence|razor spiral|razor barbed|blade wire|flat wrap|consertina|conzertina',
    keyed:
      'concertina de acero galvanizado doble espiral con navajas|alambre de navajas inoxidable en rollo para barda|concertina sencilla de navaja larga para perimetro|rollo de navajas plano para malla ciclonica|concertina arponada con grapas de alta seguridad|galvanized razor wire coil concertina for walls|stainless steel razor ribbon cross type with clips|flat wrap razor coil for chain link fence|long barb concertina wire double helix|nadie brinca tu barda con este rollo de navajas|refuerza tu muro contra rateros espiral filosa galvanizada|espiral de navajas arponadas galvanizada para reclusorio|arponada doble helicoidal con grapas para muro|rollo filoso plano para remate de malla ciclonica',
  },
  {
    kind: 'poste de cerca',
    sheets:
      'poste perimetral|poste cercado|poste electrificado|poste ganadero|poste pastor electrico|poste energizador|poste aisladores|poste aislador integrado|poste varilla|poste malla electrificada|postecillo|baston cerca|estaca cerca|estaca pastor electrico|fencing post|fence stake|step in post|tread in post|pigtail post|pigtail stake|post electric fence',
    keyed:
      'poste de paso para cerca electrica galvanizado cinco hilos|poste esquinero reforzado de acero para cerco electrificado|poste angular galvanizado para barda con perforaciones|poste intermedio de aluminio con aisladores integrados|poste de fibra de vidrio para pastor electrico|galvanized line post for wall top electric fence|corner post heavy duty steel angle for electric fence|fiberglass step in post for livestock fencing|aluminum intermediate fence pole with insulators|sostiene los hilos de tu cerco en las esquinas firme|paquete de diez para los tramos de tu barda electrificada|solera galvanizada perforada para seis lineas en barda|esquinero de angulo con tirante para hilos tensos|varilla clavable con estribo y ganchos para potrero',
  },
  {
    kind: 'cable de bujía',
    sheets:
      'cable doble aislamiento cerca|cable alto voltaje|cable alto voltaje cerca|cable aislado alto voltaje|cable silicon alto voltaje|cable subterraneo cerca|cable acometida cerca|cable bajada cerca|cable bajante cerca|cable puente cerca|cable conexion cerca|cable electrificador|cable 20kv|high voltage cable|high tension cable|ht cable|underground fence cable|undergate cable|under gate cable|leadout cable|lead out cable|insulated fence wire',
    keyed:
      'cable bujia doble aislado para salida de energizador|cable de alta tension con aislamiento para cerca electrica|cable bujia de cobre estanado con forro negro en rollo|cable doble aislado subterraneo para conectar cerco y tierra|cable de alto voltaje flexible para puentear lineas de cerca|high voltage double insulated fence lead out cable|underground electric fence cable galvanized core|ht cable for energizer output and ground connection|insulated jumper cable roll for electric fence lines|conecta tu energizador a la barda sin fugas rollo|sin chispas del energizador al cerco forro doble grueso|bujia de doble forro negro para cerco rollo|conductor aislado alto voltaje entre energizador y primera linea|bajada aislada de alta tension para hilos y tierra fisica',
  },
  {
    kind: 'letrero de cerca',
    sheets:
      'letrero precaucion alto voltaje|letrero electrocucion|letrero no tocar|letrero barda electrificada|letrero malla electrificada|letrero disuasivo|placa alto voltaje|placa cerco|placa peligro cerca|cartel advertencia cerca|cartel alta tension|cartel cerco electrico|cartel pastor electrico|rotulo cerca|aviso cerco|aviso alto voltaje|senalamiento cerca|senal riesgo electrico|fence sign|fence warning|danger high voltage|danger electric fence',
    keyed:
      'letrero de advertencia para cerca electrica en lamina galvanizada|letrero plastico amarillo peligro alta tension doble cara cerco electrificado|aviso de riesgo electrico en polipropileno para instalar sobre barda|placa advertencia de aluminio con simbolo de rayo cerca electrica|letrero preventivo reflejante resistente al sol con perforaciones para alambre|electric fence warning sign yellow plastic double sided|high voltage danger sign for perimeter fence uv resistant|bilingual caution sign shock hazard for energized fence wire|galvanized steel warning placard electric security fence with mounting holes|avisa a intrusos que tu barda esta electrificada letrero amarillo|paquete de letreros peligro cerca electrificada para casa y negocio|senalamiento de alto voltaje amarillo con negro para barda perimetral|peligro cerca electrificada amarillo pvc con ojillos para colgar|advertencia no tocar alto voltaje para colgar entre hilos',
  },
];
