import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/video/cameras.ts`. */
export const CAMERAS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'cámara de seguridad',
    sheets:
      'camara circuito cerrado|camara videoproteccion|camara monitoreo|camara infrarroja cctv|camara vision nocturna vigilancia|camara megapixel|camara dia noche|camara poe|camara varifocal|camara antivandalica|camara color nocturno|camara antiexplosion|cube camera|analog camera|day night camera|fixed lens camera|starlight camera|outdoor camera|ir network camera|explosion proof camera',
    keyed:
      'camara de red tipo caja con montura para lente intercambiable|camara de videovigilancia a prueba de explosion en acero inoxidable|camara cubo de interior con microfono y altavoz integrados|camara estenopeica de red con unidad principal y lente separado|camara de vigilancia para cajero automatico con amplio rango dinamico|box network camera with interchangeable lens and auto back focus|explosion proof surveillance camera stainless steel housing poe|indoor corner mount anti ligature security camera for detention cells|cube ip camera with passive infrared and two way audio|vigila tu negocio dia y noche con vision a color|camara para cuidar tu tienda se ve en el celular|tipo caja sin lente con entrada de alarma y poe|vision nocturna a color inteligente deteccion de personas y vehiculos|cubo poe con ranura para memoria y audio bidireccional',
  },
  {
    kind: 'cámara bala',
    sheets:
      'camara cilindrica|camara cilindro|minibala|minibullet|bala metalica|bala exterior|bala poe|bala analogica|bala lente motorizado|bala luz dual|bala audio bidireccional|bullet exterior|bullet metalica|bullet lente fijo|bullet poe|ir bullet|fixed bullet|motorized bullet|outdoor bullet|bullet starlight',
    keyed:
      'camara bala de red exterior metalica con lente motorizado|bala ip con luz hibrida infrarroja y blanca uso exterior|camara tipo bala cuatro tecnologias carcasa plastica lente fijo|bala varifocal con infrarrojo de largo alcance y autoenfoque|mini bala poe con microfono integrado y proteccion contra intemperie|outdoor motorized varifocal bullet network camera with deep learning|fixed mini bullet camera full color night vision built mic|analog high definition bullet camera metal body smart infrared|strobe light and audible warning bullet network camera|bala para exterior resiste lluvia y sol ve de noche|protege tu fachada con camara bullet a color de noche|tubular metalica con visera ajustable y brazo de pared|cilindrica exterior disuasion activa sirena y luz estroboscopica bullet|lente fijo luz calida exterior coaxial tipo bala',
  },
  {
    kind: 'cámara domo',
    sheets:
      'domo fijo|domo exterior|domo antivandalismo|domo infrarrojo|domo poe|domo analogico|camara cupula|camara media esfera|camara semiesferica|fixed dome|indoor dome|outdoor dome|ir dome|vandal resistant dome|vandal proof dome|recessed dome camera|micro dome|minidome|compact dome|wedge dome',
    keyed:
      'domo ip antivandalico con lente varifocal motorizado y poe|camara domo interior plastico lente fijo cuatro en uno|minidomo de red empotrable en plafon con microfono|domo exterior antivandalico con infrarrojo y alarma de entrada|camara domo de bajo perfil para elevador con analiticos|vandal resistant fixed dome network camera impact rated|indoor recessed mini dome camera with wide dynamic range|outdoor varifocal dome camera smart infrared alarm and audio|low profile wedge dome camera for elevators and stairwells|domo discreto para techo de oficina o negocio facil instalacion|domo para tu local aguanta golpes y graba de noche|antivandalico para techo burbuja ahumada lente motorizado|semiesferica de plafon tres ejes contra impactos poe|montaje en techo interior infrarrojo alta definicion minidomo',
  },
  {
    kind: 'cámara turret',
    sheets:
      'torreta poe|torreta varifocal|torreta infrarroja|torreta lente fijo|torreta lente motorizado|mini torreta|domo torreta|turret poe|turret varifocal|turret exterior|turret lente fijo|eyeball ip|eyeball exterior|eyeball varifocal|turret dome|ir turret|fixed turret|varifocal turret|motorized turret|outdoor turret|ir eyeball|eyeball dome|eyeball network',
    keyed:
      'camara torreta de red lente fijo luz dual inteligente|turret ip exterior metalica con microfono y altavoz integrados|camara eyeball coaxial cuatro tecnologias con audio sobre coaxial|torreta varifocal motorizada con infrarrojo y ranura de memoria|turret con disuasion activa luz estroboscopica y sirena|fixed turret network camera hybrid light built in microphone|eyeball camera full color warm light plastic and metal|motorized varifocal turret camera outdoor smart infrared poe|active deterrence eyeball network camera with strobe and speaker|torreta para casa o negocio sin reflejo del infrarrojo|eyeball a color de noche para cochera y pasillo|ojo de buey metalica exterior luz calida lente fijo|audio por coaxial luz dual base metalica tipo torreta|bola orientable exterior con infrarrojo y microfono eyeball',
  },
  {
    kind: 'cámara PTZ',
    sheets:
      'minidomo motorizado|domo alta velocidad|domo rotatorio|domo zoom optico|domo autoseguimiento|domo pan tilt|domo seguimiento automatico|camara autoseguimiento|camara rotatoria|camara movimiento horizontal vertical|camara giro continuo|bala ptz|ptz autoseguimiento|ptz exterior|pantilt|positioning camera|high speed dome|ir speed dome|outdoor ptz|ptz auto tracking',
    keyed:
      'domo motorizado de red con zoom optico y autoseguimiento|camara ptz exterior infrarrojo largo alcance con limpiador de lente|mini ptz de interior con zoom optico y poe|sistema de posicionamiento con camara doble espectro y giro continuo|domo ptz coaxial alta definicion con patrullas y posiciones predefinidas|outdoor network speed dome auto tracking laser infrared wiper|ptz camera optical zoom high speed pan tilt with presets|compact pan tilt zoom dome camera vandal resistant poe|explosion proof positioning camera continuous rotation stainless steel|camara robotica gira y sigue personas con zoom potente|domo giratorio para estacionamiento controla el zoom desde tu celular|autoseguimiento zoom optico giro continuo con fuente y soporte|domo rapido exterior con patrullas presets y limpiaparabrisas|paneo inclinacion y acercamiento optico con luz laser',
  },
  {
    kind: 'cámara panorámica',
    sheets:
      'camara multidireccional|camara omnidireccional|camara vista panoramica|camara cuatro lentes|camara cuatro sensores|camara doble lente panoramica|camara ojo pescado|ojo de pescado|domo panoramico|domo fisheye|domo hemisferico|domo multidireccional|multi sensor camera|multi imager|multi directional camera|quad sensor camera|hemispheric camera|hemispherical camera|fisheye network camera|omnidirectional camera|dual lens panoramic|panoramic dome|panoramic turret|panoramic bullet',
    keyed:
      'camara ojo de pez interior correccion de distorsion y microfono|camara multisensor exterior con cuatro lentes ajustables y poe|camara panoramica doble lente con imagen unida y luz blanca|fisheye de red para techo mapa de calor y conteo|domo multilente direccional antivandalico con cobertura completa de esquina|indoor fisheye network camera dewarping modes heat map|multi sensor panoramic camera with adjustable lenses outdoor|dual lens stitched wide angle panoramic turret color night vision|multidirectional dome camera four imagers single ip address|vista completa de tu tienda con una sola camara|cubre toda la cochera con dos lentes en una imagen|ojo de pez para plafon vista circular sin puntos ciegos|cuatro sensores en una carcasa union de imagen sin cortes|gran angular doble lente imagen unida audio bidireccional panoramica',
  },
  {
    kind: 'cámara tipo caja',
    sheets:
      'camara caja montura cs|camara caja varifocal|camara caja interior|fixed box camera|box network camera|box camera without lens|box type camera|ultra box camera|box camera lens not included',
    keyed:
      'camara tipo caja ip con montura cs sin lente|camara box analogica con autoiris|network box camera cs mount lens not included|box camera with interchangeable lens and back focus',
  },
  {
    kind: 'cámara térmica',
    sheets:
      'camara radiometrica|camara termica perimetral|camara doble espectro|doble espectro|camara deteccion incendio|camara temperatura corporal|camara cubo termica|optico termica|termica optica|sensor microbolometro|dual spectrum|bispectrum|thermal turret|thermal dome|thermal optical|thermal positioning system|fire detection camera|fever screening camera|body temperature camera',
    keyed:
      'bala termica de red con deteccion perimetral e incendio|camara biespectral termica y optica con alarma audible y estrobo|turret termica con medicion de temperatura y deteccion de humo|ptz termica de largo alcance con detector no refrigerado|domo termico biespectral exterior para prevencion de incendios|thermal network bullet camera uncooled vanadium oxide perimeter intrusion detection|bi spectrum thermal and optical turret fire detection|dual sensor thermal positioning system long range border surveillance|fixed thermal security camera temperature exception alarm outdoor|detecta intrusos en total oscuridad por su calor corporal|vigila tu perimetro sin luz con imagen de calor|biespectral bala con estrobo deteccion de fuego y vehiculos|doble espectro optico e imagen de calor perimetro exterior|sensor de oxido de vanadio sin refrigerar fusion biespectral',
  },
  {
    kind: 'cámara de placas',
    sheets:
      'lectura matriculas|reconocimiento matriculas|lector matriculas|captura matriculas|captura placas|lector placas|identifica placas|lee placas|detecta placas|camara reconocimiento vehicular|camara trafico|bala anpr|bullet anpr|domo lpr|ptz lpr|anpr bullet|license plate capture|license plate recognition camera|number plate recognition|plate capture camera|traffic camera|checkpoint capture',
    keyed:
      'camara lpr tipo bala con reconocimiento de placas vehiculares|camara anpr exterior para acceso de estacionamiento con salida relevador|bala ip de lectura de placas para avenida alta velocidad|camara de captura de matriculas con iluminador infrarrojo integrado|camara con poste y pantalla lectura de placas en caseta|license plate recognition bullet camera motorized lens infrared|anpr network camera for barrier control with built in list|highway plate capture camera high speed lane traffic enforcement|parking entrance lpr camera all in one with display|lee las placas y abre la pluma automaticamente|registra placas de visitantes en tu fraccionamiento camara lpr|lectora de matriculas para carril con filtro y flash infrarrojo|reconocimiento vehicular marca color y placa montaje en portico|listas blancas y negras de matriculas control de pluma anpr',
  },
  {
    kind: 'cámara inalámbrica',
    sheets:
      'camara interior wifi|camara bebe|camara mascotas|camara bombilla|camara ver celular|camara vigila celular|camara compatible alexa|camara casa inteligente|light bulb camera|bulb camera|floodlight camera',
    keyed:
      'camara wifi interior giratoria con audio bidireccional y ranura memoria|camara inteligente exterior de bateria recargable con sensor de movimiento|bala wifi exterior vision nocturna a color y sirena|camara ip inalambrica doble antena con deteccion de personas|camara wifi tipo foco rosca estandar vista completa|indoor pan tilt home wifi camera motion tracking|battery powered wireless outdoor camera spotlight and siren|smart wifi security camera two way talk cloud storage|floodlight wireless camera dual band color night vision|vigila a tu bebe o mascota desde el celular|camara foco wifi para casa facil de instalar sin cables|robotica de interior doble banda llanto de bebe modo privacidad|libre de cables recargable deteccion humana aplicacion movil|doble antena exterior wifi giratoria sirena y reflector',
  },
  {
    kind: 'cámara espía',
    sheets:
      'graba escondidas|lente escondida|lente pinhole|camara disimulada|lapiz espia|gafas espia|llavero espia|memoria espia|foco espia|encendedor espia|spy pen|spy glasses|spy clock|clock camera|camera pen',
    keyed:
      'camara espia oculta en cargador de pared usb|mini camara oculta tipo boton con grabacion en memoria|camara escondida en reloj despertador con vision nocturna invisible|camara espia tipo pluma con grabacion de audio y video|camara oculta en detector de humo simulado con wifi|hidden spy camera usb wall charger motion activated|covert pinhole mini camera with internal battery loop recording|spy pen camera high definition audio video recorder|alarm clock hidden camera invisible infrared wifi live view|graba sin que nadie se de cuenta camara discreta|minicamara secreta para cuidar ninera vista en celular|reloj despertador con lente oculto y memoria wifi|lapicera con lente escondido graba audio y video|lentes con camara oculta grabacion discreta en memoria',
  },
  {
    kind: 'cámara falsa',
    sheets:
      'camara imitacion|camara simulacion|camara disuasoria|camara replica|camara senuelo|camara no funcional|camara led parpadeante|camara dummie|bala falsa|bullet falsa|bala simulada|bullet dummy|domo simulador|domo ficticio|domo fake|dummy bullet|fake dome|simulated camera|imitation camera|mock camera|decoy camera|fake bullet',
    keyed:
      'camara falsa tipo domo con luz intermitente roja de baterias|camara simulada tipo bala exterior plastico con led parpadeante|domo ficticio disuasivo con calcomania de advertencia|camara dummy solar con sensor y luces infrarrojas simuladas|camara de utileria tipo torreta para disuasion sin funcionamiento real|dummy dome camera with flashing red light battery operated|fake security bullet camera solar powered outdoor realistic|simulated surveillance camera deterrent with warning sticker|imitation turret dummy camera blinking led indoor outdoor|ahuyenta ladrones sin gastar camara falsa que parece real|paquete de camaras falsas con foco rojo parpadeante|domo simulado con led parpadeante usa pilas no graba|bala decorativa disuasiva apariencia real con cable simulado|imitacion solar parpadeante no graba solo disuade',
  },
  {
    kind: 'cámara corporal',
    sheets:
      'camara chaleco|camara uniforme|camara para guardia|camara para oficial|camara custodio|camara elemento seguridad|camara portatil policial|camara unipersonal|camara body|grabador corporal|grabadora corporal|videograbadora corporal|video corporal policia|police camera|police body|police recorder|body worn video|body mounted camera|chest camera|wearable video recorder|law enforcement camera|law enforcement recorder',
    keyed:
      'camara corporal para policia con gps y bateria intercambiable|bodycam con pantalla grabacion continua y boton de emergencia|camara de solapa resistente a golpes con vision nocturna infrarroja|camara corporal con transmision en vivo por red celular|camara personal portatil con clip cifrado de evidencia y pregrabacion|body worn camera law enforcement gps night vision|wearable body camera live streaming with push to talk|rugged police bodycam pre record encrypted evidence file|body cam with magnetic mount long battery waterproof|camara para guardia de seguridad graba todo su turno|bodycam portatil con clip y vision nocturna para policias|camara para chaleco de oficial con pantalla y gps|pregrabacion de evidencia con clip giratorio para uniforme policial|portatil de pecho con marcado de evidencia y boton panico',
  },
  {
    kind: 'cámara para vehículo',
    sheets:
      'camara trailer|camara tractocamion|camara flotilla|camara transporte publico|camara taxi|camara patrulla|camara fatiga conductor|monitoreo fatiga conductor|camara montacargas|camara conector aviacion|eyeball vehicular|turret vehicular|fleet camera|forklift camera|in cabin camera|blind spot camera|side view camera|driver monitoring camera|driver fatigue camera|dsm camera|dms camera',
    keyed:
      'camara vehicular domo metalico interior con audio conector de aviacion|camara movil exterior lateral de punto ciego para camion|camara ahd movil cabina con deteccion de fatiga del conductor|camara de asistencia a la conduccion con alertas de carril|bala vehicular resistente a vibracion con infrarrojo para autobus|vehicle mounted side view camera blind spot detection waterproof|mobile ahd dome camera aviation connector for buses|driver monitoring camera fatigue and distraction detection|forward facing adas camera for mobile dvr lane departure|cuida tu flotilla camara para cabina con audio|camara lateral para trailer elimina el punto ciego|lateral para espejo de camion conector de aviacion ahd|monitoreo de conductor bostezo celular y distraccion en cabina|contra vibracion para transporte publico conector aviacion domo infrarrojo',
  },
  {
    kind: 'cámara web',
    sheets:
      'camara videoconferencia usb|camara home office|camara clases linea|camara teletrabajo|camara laptop|camara escritorio pc|camara usb hd|camara plug play usb|camara autofocus usb|camara microfono integrado pc|camara aro luz pc|camara teams|camara streaming pc|usb web camera|pc camera|desktop camera|streaming camera|video call camera|meeting room camera',
    keyed:
      'webcam usb alta definicion con microfono y tapa de privacidad|camara web autoenfoque con aro de luz para videollamadas|camara usb de conferencia gran angular con doble microfono estereo|camara web con clip universal y base para tripie|webcam empresarial con encuadre automatico y correccion de luz|full hd usb webcam with privacy shutter stereo microphone|autofocus streaming web camera with ring light|business webcam wide field of view noise cancelling mic|plug and play computer camera for video calls clip mount|ideal para clases en linea y juntas conecta y listo|webcam para pc y laptop con microfono sin instalar programas|conexion usb para videollamadas con obturador de privacidad|para computadora con clip y microfono enfoque automatico|encuadre automatico por inteligencia artificial usb obturador y tripie',
  },
  {
    kind: 'cámara 4G solar',
    sheets:
      'camara energia solar|camara ip 4g|camara chip celular|camara tarjeta sim|camara ranura sim|camara sin internet chip|camara autonoma solar|bala solar|bala 4g|bullet solar|bullet 4g|ptz solar|ptz 4g|domo solar|domo 4g|solar ptz|solar bullet|battery solar camera|4g ptz|4g bullet|lte ptz|solar battery camera',
    keyed:
      'camara 4g con panel solar giratoria bateria recargable exterior|camara celular autonoma solar con ranura para tarjeta sim|bala 4g solar con luz blanca y deteccion humana|camara lte con panel solar doble lente para rancho|kit camara solar 4g con soporte y bateria integrada|solar powered 4g lte outdoor camera sim card no wifi|cellular pan tilt security camera with solar panel battery|off grid solar lte bullet camera human detection|wireless 4g solar camera dual lens color night vision|vigila tu rancho sin luz ni internet usa chip|camara con chip y panel solar para obra o terreno|autonoma con panel fotovoltaico chip celular y bateria|sin cables de corriente ni internet con chip lte solar|energia solar giratoria para tarjeta sim red celular',
  },
  {
    kind: 'cámara de reversa',
    sheets:
      'camara marcha atras|camara vista trasera|camara vision trasera|camara retrovisora|camara portaplaca|camara porta placa|camara asistencia estacionamiento|camara estacionamiento auto|camara mariposa reversa|camara defensa trasera|kit reversa camara|reversa vision nocturna|rearview camera|rear view cam|reverse cam|reversing cam|back up camera|vehicle backup camera|car parking camera|parking camera|tailgate camera|license plate backup',
    keyed:
      'camara de reversa ahd con infrarrojo para camion impermeable|camara trasera tipo mariposa para auto con lineas guia|camara de reversa inalambrica con transmisor para remolque|camara de reversa en portaplaca con vision nocturna|camara trasera empotrable tipo ojo de aguila con cable rca|rear view backup camera waterproof night vision parking lines|wireless reversing camera for trucks and trailers|license plate frame backup camera wide angle|heavy duty ahd reverse camera infrared four pin connector|estaciona sin golpes camara trasera para tu carro|camara de reversa universal con lineas para estacionarte|trasera para autobus con imagen espejo y conector aviacion|portaplaca con lente y guias de estacionamiento|vision trasera impermeable con cable de video y broca',
  },
  {
    kind: 'cámara de fauna',
    sheets:
      'camara caceria|camara cinegetica|camara vida silvestre|camara animales salvajes|camara naturaleza|camara venado|camara fototrampeo|camara de trampeo|camara de rastreo animales|camara scouting|camara trail|fototrampeo|fototrampa|foto trampa|trampa fotografica|scouting camera|trail cam|game cam|hunting cam|deer camera|wildlife cam|trap camera|camera trap|infrared trail camera|cellular trail camera',
    keyed:
      'camara trampa de fauna con sensor de movimiento camuflada|camara de sendero con infrarrojo invisible y pantalla interna|camara de caza celular con envio de fotos y pilas|camara trampa solar con correa para arbol resistente al agua|camara de fauna silvestre disparo rapido y lapso de tiempo|trail camera no glow infrared fast trigger speed camo|cellular game camera sends photos to phone|wildlife camera solar panel waterproof motion activated|hunting scouting camera time lapse strap tree mount|fotografia venados y animales de noche sin espantarlos|camara cazador camuflada toma fotos sola en el monte|trampa fotografica camuflada con correa y pilas|para cazador disparo rapido led invisible y correa|monitoreo de animales silvestres con sensor pir fototrampeo',
  },
  {
    kind: 'cámara termográfica',
    sheets:
      'camara termografia|termocamara|camara termica portatil|camara termica bolsillo|camara termica celular|camara termica smartphone|camara termica android|camara termica electricista|camara termica inspeccion electrica|camara termica mantenimiento|camara termica pistola|generador imagenes termicas|termometro visual infrarrojo|termometro de imagen|camara infrarroja inspeccion|thermographic imager|infrared thermography|infrared imager|infrared thermal imager|thermal camera smartphone|thermal camera phone|visual ir thermometer|building diagnostics camera',
    keyed:
      'camara termografica portatil de mano con pantalla y puntero laser|camara termografica de bolsillo para inspeccion electrica y mecanica|termografo con modulo para celular usb tipo c|camara termografica industrial con lente intercambiable y enfoque manual|camara termica de mano con fusion de imagen y reporte|handheld thermal imager pistol grip for electrical inspection|pocket thermal camera with image fusion and wifi|smartphone thermal imaging module android type c|thermographic inspection camera building diagnostics rechargeable battery|encuentra fugas y puntos calientes al instante con termografia|camara infrarroja de temperatura para electricistas facil de usar|generador de imagenes termicas tipo pistola para mantenimiento|puntos calientes en tableros mano pantalla tactil emisividad ajustable|imagen infrarroja de temperatura con estuche y programa de reportes',
  },
  {
    kind: 'cámara PTZ de videoconferencia',
    sheets:
      'camara ptz streaming|camara ptz aula|camara ptz auditorio|camara ptz broadcast|camara ptz produccion|camara ptz sdi|camara ptz iglesia|camara ptz transmision vivo|camara ptz reuniones|camara ptz conferencia|camara hdmi ptz|camara robotica produccion|camara robotica conferencia|camara videoconferencia motorizada|camara videoconferencia ptz|camara videoconferencia zoom optico|broadcast ptz|ndi ptz|video conferencing ptz|ptz video conferencing|ptz conferencing camera|ptz live streaming|lecture ptz|ptz broadcast camera',
    keyed:
      'camara ptz de videoconferencia usb con zoom optico y seguimiento|camara ptz para sala de juntas hdmi y control remoto|camara robotica de conferencia con salida sdi y ndi|camara ptz para auditorio con seguimiento de presentador|camara de videoconferencia motorizada con encuadre automatico y base pared|ptz video conference camera usb hdmi auto framing|ndi ptz camera optical zoom for houses of worship streaming|conference room pan tilt zoom camera presenter tracking|lecture capture ptz camera sdi hdmi ip simultaneous output|transmite misas y conferencias con zoom y control remoto|camara que sigue al orador en tu sala de juntas|motorizada para salon con salidas sdi hdmi y ndi|zoom optico y seguimiento de orador para videollamadas en auditorio|sala de juntas usb paneo inclinacion encuadre de participantes',
  },
  {
    kind: 'cámara de inspección',
    sheets:
      'camara serpiente|camara sonda|camara plomeria|camara ductos|camara alcantarillado|camara canerias|camara cable flexible|camara revision motores|microcamara tuberias|fibroscopio|borescopio|videoboroscopio|endoscopio flexible|sonda video inspeccion|fiberscope|boroscope|videoscope|video borescope|sewer camera|pipe inspection|inspection scope|plumbing camera|industrial endoscope',
    keyed:
      'endoscopio industrial con pantalla y sonda flexible luz led|boroscopio articulado con punta orientable para motores|camara de inspeccion de tuberia carrete y cable de empuje|camara endoscopica usb para celular con gancho e iman|videoscopio portatil doble lente con sonda semirrigida|industrial borescope dual lens screen waterproof probe|sewer drain inspection camera with reel and locator|articulating videoscope for engine and turbine inspection|usb endoscope snake camera for android semi rigid cable|encuentra tapones y fugas en tu drenaje con camara|revisa dentro del motor o tuberia desde tu celular|sonda flexible con luces led pantalla a color y maletin|carrete con cabezal iluminado para tuberias y drenajes|serpiente con lente impermeable gancho espejo e iman',
  },
  {
    kind: 'cámara fotográfica y accesorios',
    sheets:
      'mirrorless|camara digital compacta|camara deportiva|tripode fotografico|luz estudio fotografico|caja luz fotografia|lampara fotografia|estabilizador gimbal|mochila camara fotografica|flash camara|speedlite|sports camera|instant camera|photo studio|photography backdrop|handheld gimbal',
    keyed:
      'camara reflex digital con lente intercambiable y estuche|videocamara digital portatil con zoom optico y pantalla abatible|camara de accion sumergible con carcasa y montajes para casco|estabilizador de tres ejes para camara sin espejo|fondo verde plegable con soporte para estudio fotografico|mirrorless camera body with kit lens vlogging|waterproof action camera with helmet mount image stabilization|softbox lighting kit photo studio with stands|three axis handheld gimbal stabilizer for dslr camera|graba tus aventuras bajo el agua camara deportiva|arma tu estudio de fotos en casa cajas de luz|teleprompter plegable para camara y tableta con control|telefoto de enfoque automatico montura intercambiable para reflex|caja de luz difusora con tripie para fotografia',
  },
];
