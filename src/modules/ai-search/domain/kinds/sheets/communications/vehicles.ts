import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/communications/vehicles.ts`. */
export const VEHICLES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'rastreador GPS',
    sheets:
      'rastreo satelital|dispositivo de rastreo|equipo de rastreo|rastreo en tiempo real|ubicacion en tiempo real|posicionamiento satelital|geolocalizador|dispositivo de geolocalizacion|rastreo gsm|unidad avl|telematics device|telematics unit|terminal telematico|gps tracking|tracking unit|tracking terminal|real time tracking|gnss terminal|gsm locator|unidad de rastreo|posicion en tiempo real',
    keyed:
      'rastreador gps con red lte plataforma web y aplicacion|localizador gps en tiempo real con geocerca y alertas|rastreador gps compacto con bateria interna y microfono|dispositivo de rastreo satelital con acelerometro y entradas digitales|rastreador lte cat m con posicionamiento gnss y bluetooth|real time gps tracker lte with geofence alerts|compact gps locator device with app and history playback|gnss tracking device multi input driver behavior|mini gps location tracker with subscription and vibration alarm|ubica lo que quieras desde tu celular en vivo|mini localizador espia gps con chip y escucha|localizador en tiempo real con historial de recorridos|ge pe ese con plataforma incluida y alerta de velocidad|avl lte con geocercas acelerometro y memoria de posiciones',
  },
  {
    kind: 'GPS para vehículo',
    sheets:
      'gps motocicleta|gps camioneta|gps trailer|gps tractocamion|gps taxi|gps automotriz|localizador moto|localizador automotriz|localizador obd|rastreador carro|rastreador camion|rastreador obd|rastreo vehicular|rastreo de flotillas|telemetria vehicular|vehicle tracking|vehicle locator|car locator|motorcycle tracker',
    keyed:
      'rastreador vehicular lte con paro de motor y boton sos|localizador gps para auto conexion obd sin instalacion|gps vehicular con entradas canbus y lectura de combustible|rastreador para motocicleta resistente al agua con corte de motor|gps para flotilla con bateria de respaldo y antenas internas|vehicle gps tracker with remote engine cut and ignition detection|plug and play obd car tracker with diagnostics|fleet tracking device can bus driver identification|motorcycle gps tracker waterproof wired anti theft|apaga tu carro robado desde el celular gps|cuida tu moto localizala y apagala desde la aplicacion|localizador cableado para camion con deteccion de encendido|rastreo de flotilla con canbus acelerometro y manejo brusco|puerto obd dispositivo de ubicacion para auto sin cables',
  },
  {
    kind: 'GPS de activos',
    sheets:
      'localizador con iman|rastreador larga duracion|rastreador contenedor|rastreador remolque|rastreador maquinaria|rastreador de carga|localizador contenedor|localizador remolque|gps mercancia|gps caja seca|gps maquinaria|gps larga duracion|gps escondido|gps espia|gps panel solar|asset tracking|asset gps|asset locator|cargo tracker|battery powered tracker|tracker magnetico',
    keyed:
      'gps magnetico para activos con bateria de larga duracion|rastreador de contenedor solar con carcasa sellada|localizador de activos con bateria reemplazable y sensor de luz|gps para remolque con iman y reporte diario|candado gps electronico para contenedor con alerta de apertura|magnetic asset tracker long life battery waterproof|solar powered container trailer tracking device|battery operated asset gps tracker with tamper light sensor|reusable cargo tracker temperature humidity for pallets|pega el iman y olvidate meses sin cargar rastreador|esconde en tu caja o mercancia gps con iman|rastreo de cajas secas y maquinaria con panel solar|portatil con iman anos de autonomia para equipo pesado|testigo oculto para carga bateria interna sensor de luz',
  },
  {
    kind: 'GPS personal',
    sheets:
      'localizador ninos|localizador infantil|rastreador ninos|rastreador adulto mayor|gps infantil|gps abuelos|gps ancianos|gps alzheimer|gps llavero|gps para personas|gps guardia|pulsera gps|llavero gps|credencial gps|gafete gps|reloj rastreador|reloj ninos localizador|rastreo de personas|trabajador solitario|lone worker|kids gps|personal locator',
    keyed:
      'localizador personal gps con boton sos y deteccion de caida|reloj gps para nino con videollamada y sos|gps personal para adulto mayor con audio bidireccional|credencial gps para trabajador solitario con alerta de hombre caido|colgante de emergencia con gps y llamada automatica|personal gps tracker with sos button fall detection|kids smartwatch gps two way calling geofence|lone worker safety device man down gps badge|senior medical alert pendant cellular gps waterproof|sabe siempre donde estan tus hijos reloj localizador|tranquilidad para tus abuelos boton sos con gps|pulsera localizadora para persona con alzheimer|reloj inteligente infantil con ubicacion y llamadas|dije de emergencia para anciano con caida y llamada',
  },
  {
    kind: 'GPS de mascota',
    sheets:
      'localizador perro|localizador gato|localizador canino|localizador ganado|rastreador perro|rastreador gato|rastreador ganado|gps gato|gps canino|gps vacas|gps caballo|collar rastreador|collar de rastreo|collar geolocalizador|collar inteligente mascota|placa gps mascota|arete gps ganado|pet locator|dog locator|tracking collar|livestock tracker|cattle tracker',
    keyed:
      'collar gps para perro resistente al agua con aplicacion|localizador de mascota con geocerca y monitor de actividad|collar gps para ganado con panel solar|rastreador gps ligero para gato con collar reflejante|collar de rastreo para perro de caza largo alcance|gps pet tracker collar waterproof with activity monitoring|dog tracking collar virtual fence lte real time|cattle gps collar solar ear tag livestock monitoring|lightweight cat gps locator with breakaway collar|no vuelvas a perder a tu perro collar localizador|encuentra a tu michi desde tu celular en vivo|arete solar de ubicacion para vacas y becerros|cerca virtual para perro con collar y entrenamiento|placa localizadora para lomito con actividad y luz',
  },
  {
    kind: 'accesorio de rastreo',
    sheets:
      'llave dallas|lector dallas|dallas key|identificacion de conductor|cable obd2|cable obdii|arnes obd|obd harness|lector can bus|can bus reader|contactless can|adaptador can bus|antena gnss|gps antenna|gnss antenna|bateria para gps|bocina para gps|buzzer para gps|boton de panico para rastreador|sensor temperatura gps|soporte para rastreador|carcasa para rastreador|sensor caja remolque|beacon rastreo remolque',
    keyed:
      'arnes de conexion para gps vehicular con fusible|lector de boton identificador de conductor con llavero|antena gps externa magnetica para rastreador|sensor de puerta inalambrico bluetooth para remolque|sensor de temperatura bluetooth para caja refrigerada y rastreador|power harness cable for vehicle tracker with fuse|driver identification reader with tags for fleet gps|bluetooth temperature humidity beacon for gps tracker|external microphone and sos button kit for tracker|saca provecho a tu gps agrega boton panico y microfono|identifica a cada chofer de tu flotilla llavero lector|derivador obd en y para instalar gps oculto|zumbador de alerta de velocidad para rastreador vehicular|lector sin contacto de can bus para rastreador',
  },
  {
    kind: 'sensor de combustible',
    sheets:
      'fuel gauge|fuel monitoring|capacitive fuel|ultrasonic fuel|diesel level|fuel consumption|sonda diesel|nivel de gasolina|monitoreo de combustible|ordena de combustible|flotador combustible|varilla diesel|medidor gasolina|aforador combustible|consumo de combustible',
    keyed:
      'sensor de nivel de combustible capacitivo para tanque de camion|sensor ultrasonico de combustible sin perforar tanque|varilla de combustible recortable con salida digital serial|sensor de diesel inalambrico bluetooth para rastreador gps|flujometro de consumo de diesel para motor salida de pulsos|capacitive fuel level sensor cuttable probe for truck tank|ultrasonic non invasive fuel level sensor external mount|bluetooth wireless fuel level sensor for fleet tracking|diesel fuel flow meter differential for engine monitoring|evita que te ordenen el diesel mide tu tanque|controla el gasto de gasolina de tu flotilla varilla|varilla capacitiva de aluminio para tanque con filtro|ultrasonico externo adherible al tanque para detectar robo de diesel|medidor de tanque capacitivo con calibracion y salida analogica',
  },
  {
    kind: 'paro de motor',
    sheets:
      'corte de corriente vehiculo|corte de ignicion|corte de combustible|corte de encendido|corte bomba gasolina|bloqueador de motor|bloqueo de encendido vehiculo|bloqueo de ignicion|bloqueo de marcha|apagado de motor|apagado remoto motor|inmovilizacion vehicular|relevador bloqueo motor|paro progresivo|engine cutoff|engine shutdown relay|immobiliser|fuel cut relay|starter disable|ignition kill|ignition cut|relay de corte',
    keyed:
      'relevador de paro de motor con base y arnes|inmovilizador vehicular inalambrico para rastreador gps|relevador para corte de combustible cinco patas sellado|modulo de paro progresivo de motor para camion|corta corriente oculto con interruptor para auto|engine cut off relay with socket harness for tracker|wireless vehicle immobilizer relay bluetooth controlled|fuel pump kill relay sealed automotive five pin|remote engine immobilizer module gradual stop for trucks|no dejes que se lleven tu carro cortacorriente|apagado remoto de tu auto relay para gps|cinco terminales con base cableada para inmovilizar bomba de gasolina|bloqueo de ignicion por gps con diodo y portarelevador|switch secreto de ignicion para evitar arranque por ladron',
  },
  {
    kind: 'alarma para vehículo',
    sheets:
      'alarma camion|alarma trailer|alarma motocicleta|alarma bicicleta|alarma para motoneta|antirrobo auto|antirrobo vehicular|antirrobo moto|antiasalto auto|anti asalto vehicular|arranque remoto auto|encendido remoto auto|seguros electricos|cierre centralizado auto|central locking|remote car starter|car security system|auto security|automotive alarm|motorcycle alarm|motorbike alarm|bike alarm|truck alarm|disc lock alarm|anti theft car|anti carjacking',
    keyed:
      'alarma para auto con dos controles y sensor de impacto|alarma para motocicleta con sirena y encendido remoto|alarma vehicular con bloqueo de seguros y paro de motor|alarma de dos vias con control de pantalla lcd|alarma automotriz con apertura de cajuela y codigo cambiante|car alarm system two remotes shock sensor siren|two way vehicle security with remote start pager|motorcycle alarm anti theft vibration with remote|keyless entry car alarm with central locking|que no te abran el carro alarma con sirena potente|protege tu moto del robo con alarma y control|sistema de seguridad automotriz con sirena de seis tonos|candado de disco con alarma sonora para moto|sirena doble control y sensor de golpe para camioneta',
  },
  {
    kind: 'autoestéreo',
    sheets:
      'auto estereo|autoradio|double din|doble din|estereo camion|estereo moto|estereo marino|marine stereo|car multimedia|car audio receiver|car receiver|digital media receiver|receptor de medios digitales|pantalla para auto|pantalla para carro|pantalla carplay|carplay receiver|apple carplay|frontal desmontable|caratula desmontable|radio para coche|reproductor para auto|in dash receiver|dvd para auto|vehicle stereo',
    keyed:
      'autoestereo con pantalla tactil bluetooth y camara de reversa|autoestereo de un din con usb y radio fm|autoestereo doble din con espejo de celular y navegacion|estereo para carro con caratula desmontable y control remoto|pantalla flotante para tablero con wifi y volante|double din touchscreen car stereo with backup camera input|single din bluetooth receiver detachable face usb|marine head unit waterproof stereo with am fm|floating display head unit wireless phone mirroring|ponle musica a tu nave estereo con bluetooth|moderniza tu troca con pantalla tactil y camara gratis|receptor multimedia para tablero doble din con manos libres|pantalla retractil de un din con reproductor dvd|reproductor marino am fm usb para lancha y cuatrimoto',
  },
  {
    kind: 'torreta vehicular',
    sheets:
      'luz de emergencia vehicular|luz ambar vehiculo|luz de parabrisas|luces codigo|burbuja magnetica|minibarra|mini barra luminosa|barra luminosa vehicular|faro giratorio|giratorio ambar|emergency vehicle light|vehicle warning|warning lightbar|visor light|rotating beacon',
    keyed:
      'torreta led magnetica ambar para vehiculo con conector de encendedor|barra de luces para patrulla roja azul con bocina|torreta para ambulancia de policarbonato con callejoneras|led lightbar full size red blue with takedown alley lights|magnetic mini light bar amber permanent or vacuum mount|torreta para tu grua o montacargas ambar con iman|codigo ambar domo led con base magnetica y ventosa',
  },
  {
    kind: 'ponchallantas',
    sheets:
      'ponchaneumaticos|poncha neumaticos|pinchallantas|pincha llantas|pinchaneumaticos|pincha neumaticos|rompellantas|rompe llantas|poncha ruedas|destructor de neumaticos|dientes de tiburon|tiger teeth|tire puncture|tire deflation|spike system|traffic control spike|parking spike|directional spike|barrera de picos|barrera de puas|picos retractiles',
    keyed:
      'ponchallantas de acero unidireccional para estacionamiento empotrado|poncha llantas de superficie con picos retractiles|ponchallantas portatil extensible para reten policial|ponchallantas motorizado hidraulico alta seguridad para acceso vehicular|erizo vehicular de acero galvanizado con contrapeso|surface mount one way traffic spikes steel|in ground tire killer hydraulic high security|portable spike strip deployable for police checkpoints|motorized tyre killer barrier with traffic light control|que nadie entre por la salida picos para llantas|detiene vehiculos que huyen picos desplegables para policia|picos unidireccionales modulares para salida de estacionamiento|erizos metalicos para bloqueo de paso vehicular|barrera de puas automatica contra embestida en aduana',
  },
  {
    kind: 'localizador de objetos',
    sheets:
      'item tracker|item locator|key tracker|key locator|wallet tracker|wallet finder|bluetooth tag|bluetooth locator|bluetooth finder|smart finder|find my|anti lost|antiperdida|localizador antiperdida|localizador inteligente|localizador de maletas|buscador de objetos|encuentra llaves|rastreador de llaves|rastreador de objetos|etiqueta bluetooth|localizador de equipaje',
    keyed:
      'localizador bluetooth de objetos con alarma y aplicacion|buscador de llaves con control remoto y cuatro receptores|etiqueta localizadora para equipaje con bateria reemplazable|tarjeta localizadora delgada para cartera recargable|llavero localizador bluetooth con funda de silicon|bluetooth item finder tag with replaceable battery|wireless key finder with four receivers and remote|slim wallet tracker card rechargeable waterproof|luggage finder tag works with phone network|ya no pierdas tus llaves ni tu cartera etiqueta|encuentra tu maleta en el aeropuerto con tu celular|llavero que suena al silbar o con aplicacion|tag antiperdida bluetooth para mochila y control remoto|tarjeta antiextravio para cartera con sonido y carga inalambrica',
  },
];
