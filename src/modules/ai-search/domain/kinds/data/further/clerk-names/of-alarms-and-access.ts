/** By kind: how clerks key in alarms, access, radio and telephony. */
export const OF_ALARMS_AND_ACCESS: Readonly<Record<string, string>> = {
  // alarms and fire
  'panel de alarma':
    'central de alarma|panel alarma|hub alarma|ax pro hub|hub ax|alarm panel|panel hibrido alarma|central alarma|neo hs|control panel alarm|power series|panel dsc|tarjeta alarma',
  'kit de alarma':
    'kit alarma|paq alarma|alarm kit|paq inicial alarma|ax pro paq|paq hub|starter kit alarm|kit inalambrico alarma|ax pro kit|kit hub|kit seguridad alarma',
  'teclado de alarma':
    'keypad lcd|teclado lcd|keypad led|teclado led|teclado alfanumerico|alphanumeric keypad|keypad alfanumerico|led keypad|lcd keypad',
  'sensor de movimiento':
    'pir|detector pir|pir inmune|motion detector|detector movimiento|sensor pir|det movimiento|sensor dual tech|pir cam|doble tecnologia|detector volumetrico|cortina pir',
  'contacto magnético':
    'sensor mag|contacto mag|magnetico puerta|sensor magnetico|magnetic contact|door contact|reed switch|iman puerta|sensor apertura|contacto uso rudo|door sensor',
  'sensor de ruptura de cristal':
    'glasstrek|glass break|glassbreak|rotura de vidrio|ruptura vidrio|det acustico|detector acustico|vidrio roto|sensor acustico cristal',
  sirena:
    'sirena 30w|bocina 30w|sirena exterior|sirena interior|alarm siren|bocina sirena|sirena 2 tonos|bocina 2 tonos|siren strobe|sirena 15w|wireless siren|outdoor siren|bocina 15w|piezo sirena',
  'barrera infrarroja':
    'photobeam|fotobeam|photo beam|photoelectric beam|ir beam|barrera ir|haces|beam detector|2 haces|4 haces|barrera perimetral|dual beam|quad beam',
  'comunicador de alarma':
    'contact id|comunicador gprs|comunicador gsm|gprs lte|comunicador lte|universal communicator|comunicador ip|comunicador 4g|gsm communicator|modulo gsm alarma|modulo gprs',
  'llavero de alarma':
    'keyfob|key fob|control llavero|control alarma 4 botones|remote keyfob|llavero control|wireless keyfob',
  'detector de humo':
    'smoke detector|det humo|fotoelectrico 4 hilos|fotoelectrico 2 hilos|photoelectric smoke|smoke addressable|addressable smoke|humo direccionable|det fotoelectrico|sensor humo|spot smoke|photoelectric detector',
  'estación manual':
    'palanca incendio|estacion jale|pull station|estacion manual|palanca doble accion|manual station|doble accion|estacion de jalon|call point',
  'sirena estroboscópica de incendio':
    'sirena con lampara estroboscopica|lampara estroboscopica|sirena con lampara|horn strobe|horn/strobe|sirena estrobo|sirena c/estrobo|strobe horn|sirena luz incendio|multi candela|audiovisual incendio',
  'panel de incendio':
    'facp|panel incendio|central incendio|panel contra incendio|fire panel|fire alarm control|central de incendio|panel fuego',
  energizador:
    'energ|energizador cerco|energizer|electrificador|energizador cerca|cerco electrico equipo|energizador volts',
  'sensor de gas': 'det gas|detector gas|gas detector|fuga gas|gas lp natural|sensor gas|detector de gas',
  'sensor de inundación':
    'water leak|leak detector|sensor agua|fuga de agua|detector inundacion|water sensor|flood sensor',
  // access
  'control de asistencia':
    'reloj checador|checador|time attendance|checador facial|checador huella|uface|terminal asistencia|reloj biometrico|control asistencia',
  'terminal facial':
    'minmoe|speedface|face terminal|reconocimiento facial|terminal rostro|visible light facial|lector facial|face recognition|rostros terminal|facial terminal',
  'lector de huella':
    'biometrico|fingerprint reader|lector biometrico|biometrico huella|fingerprint terminal|huella exterior|huella wifi',
  'lector de acceso':
    'prox reader|lector prox|lector proximidad|wiegand|lector rfid|card reader|lector mifare|lector tarjetas|prox 125khz|proximity reader|multiclass|lector bluetooth acceso|lector qr acceso',
  'controlador de puertas':
    'controladora|control acceso ip|panel acceso|inbio|access controller|controladora puertas|panel control acceso|door controller|control 2 puertas|control 4 puertas',
  'chapa magnética':
    'electroiman|maglock|chapa mag|cerradura electromagnetica|magnetic lock|electromagnetic lock|iman 600 lbs|chapa electromagnetica|em lock',
  'contrachapa eléctrica':
    'abrepuertas|abrepuertas electrico|electric strike|contrachapa|contra chapa|fail secure|strike electrico|contra electrica|hembra electrica',
  'cerradura inteligente':
    'chapa digital|smart lock|cerradura digital|chapa inteligente|chapa huella|cerradura huella|digital lock|chapa tuya|cerradura bluetooth|door lock tuya',
  'cerradura de hotel':
    'cerrojo hotelero|chapa hotelera|hotel lock|cerradura hotelera|chapa hotel|cerradura rfid hotel|onity|vingcard',
  'botón de salida':
    'push to exit|exit button|boton liberador|boton no touch|boton sin contacto|pulsador salida|no touch exit|rex|push button exit|boton salida|request to exit',
  'tarjeta de proximidad':
    'credencial pvc|tarjeta pvc|tarjeta mifare|tarjeta prox|mifare card|prox card|tarjeta 125khz|credencial prox|tarjeta iso|isoprox|credencial mifare|tarjeta clamshell',
  'llavero de proximidad':
    'tag keychain|keychain tag|llavero prox|tag llavero|llavero em|prox key|llavero mifare|tag 125',
  torniquete:
    'tripode|torniquete tripode|tripod turnstile|turnstile|tripode bidireccional|flap barrier|swing barrier|torniquete cuerpo completo|full height',
  'barrera vehicular':
    'barrier gate|pluma vehicular|barrera estacionamiento|parking barrier|pluma estacionamiento|boom barrier|pluma 6m|pluma 3m|pluma 4m|barrera vehicular|pluma derecha|pluma izquierda',
  'motor corredizo':
    'operador corredizo|operador porton corredizo|sliding gate opener|motor corredizo|slide gate|motor porton corredizo|kit corredizo',
  'motor abatible':
    'operador abatible|swing gate|brazo porton|brazo hidraulico porton|motor abatible|operador batiente|brazo electromecanico|brazo hidraulico par|actuador abatible',
  'motor de garaje':
    'abridor cochera|operador garage|garage door opener|motor garage|motor cochera|operador seccional|motor puerta seccional|abridor garage',
  cremallera: 'riel dentado|gear rack|cremallera nylon|rack nylon|cremallera acero',
  'control remoto':
    'transmisor 4 canales|transmisor|rolling code|control 433|remoto 433|control garage|mando 433|control porton|remote transmitter',
  'tag vehicular':
    'etiqueta uhf|windshield tag|tag parabrisas|tag uhf|calcomania uhf|sticker uhf|tag vehicular|uhf tag',
  'lector UHF': 'lector largo alcance|antena uhf lectora|uhf reader|lector uhf|lector de tags|long range reader',
  'arco detector de metales':
    'walk through|portico|arco detector|portico detector|arco metales|walkthrough|pmd metal|arco seguridad',
  'paleta detectora':
    'superscanner|super scanner|garrett|detector manual metales|hand held metal|paleta metales|super wand|handheld metal detector',
  videoportero:
    'intercom kit|kit intercom|video intercom|video door phone|kit videoportero|intercom 7"|ip intercom|villa station|video portero|portero con video|kit ip intercom|video intercomunicador',
  interfón:
    'intercomunicador|audio intercom|frente de calle audio|portero audio|interfon kit|door phone|audioportero|portero electrico',
  timbre: 'doorbell|timbre inalambrico|campana inalambrica|wireless chime|chime|zumbador',
  'timbre wifi': 'video doorbell|videotimbre|video timbre|doorbell wifi|smart doorbell|doorbell 2k',
  cierrapuertas:
    'cierra puerta|door closer|brazo cierrapuerta|brazo hidraulico cierra|cierra puertas hidraulico|brazo cierra puerta|cierrapuerta',
  'barra antipánico': 'push bar|panic bar|barra de panico|exit device|panic exit|barra empuje|barra antipanico',
  'control de rondas':
    'lector de rondin|rondin|guard tour|baston rondas|lector rondas|patrol system|guard patrol|checador de rondas|rondines',
  // radio and telephony
  'radio portátil':
    'ht vhf|ht uhf|radio ht|handy|portable radio|walkie|walkie talkie|handheld radio|two way radio|radio 2 vias|baofeng|radio vhf portatil|radio uhf portatil',
  'radio móvil':
    'movil 45w|movil 50w|mobile radio|radio base movil|radio vehicular|movil vhf|movil uhf|base movil|movil 25w|radio para auto uhf',
  'repetidor de radio': 'repetidor dmr|repeater|slr5100|repetidor vhf|repetidor uhf|dmr repeater',
  'antena móvil':
    'latigo vhf|latigo uhf|antena nmo|antena latigo|whip antenna|latigo|nmo 5/8|antena movil vhf|mobile antenna|antena iman vehicular',
  'batería para radio':
    'bateria dep|bateria impres|radio battery|bateria li-ion radio|pmnn4544|bat radio|li-ion 2300mah|bateria portatil motorola|bateria dgp',
  'cargador para radio':
    'multicargador|multi cargador|cargador multiple radio|impres charger|gang charger|cargador 6 unidades|cargador dep|cargador escritorio radio|multi unit charger',
  'audífono de radio':
    'tubo acustico|acustico tubo|earpiece|audifono acustico|audifono 2 pines|audifono vigilante|manos libres 2 pines|acoustic tube|surveillance kit',
  'amplificador celular':
    'booster 4g|cell booster|amplificador 4g|signal booster|repetidor celular|booster celular|cell signal booster|weboost|amplificador de senal celular',
  'GPS para vehículo':
    'vehicle tracker|gps vehicular|rastreador vehicular|teltonika|concox|tracker obd|localizador vehicular|gps obd|avl',
  'sensor de combustible':
    'varilla combustible|varilla capacitiva|fuel sensor|nivel diesel|sensor nivel diesel|fuel level|sensor diesel',
  'teléfono IP': 'sip phone|telefono sip|ip phone|tel ip|sip 2 lineas|telefono voip|sip-t|sip lineas poe|tel sip',
  'conmutador telefónico':
    'ip pbx|ippbx|pbx|conmutador ip|conmutador analogico|planta telefonica|central telefonica|ucm6',
  'gateway VoIP': 'fxs|fxo|ata|adaptador voip|voip adapter|analog adapter|gateway fxs|adaptador ata|gateway fxo',
  diadema:
    'headset|headset usb|diadema usb|headset monoaural|auricular call center|headset rj9|manos libres call center|diadema call center|headset binaural',
};
