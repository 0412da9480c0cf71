import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Of counters, offices, hospitals and car parks: binding machines, cash registers, kiosks, calls of nurses and waiters, tickets. */
export const COUNTERS: readonly KindEntry[] = [
  {
    kind: 'engargoladora y enmicadora',
    is: 'engargoladora|enmicadora|laminadora|encuadernadora|laminator|binding machine|guillotina papel|guillotina de papel|guillotina para papel|termolaminadora|enmicadora termica|arillo metalico|arillos para engargolar|cizalla de papel|plastificadora',
    titles: 'perforadora de papel|micas para enmicar|mica para enmicar|paper cutter|paper trimmer',
    say: 'ponerle arillo a la tesis|plastificar credenciales y actas|forrar con plastico caliente las hojas|encuadernar los manuales del curso|papeleria que engargola trabajos|cortar un bonche de hojas parejitas|que la mica no se despegue|menus del restaurante que no se mojen|hacerle hoyitos a las hojas para el espiral|rebanar hojas con una palanca|seal paper in plastic|bind reports with a coil|cut many sheets at once|enmicar la ine y la licencia',
  },
  {
    kind: 'portagafete',
    near: 'tarjeta de proximidad',
    is: 'portagafete|portagafetes|lanyard|portacredencial|gafete con cordon',
    titles:
      'porta gafete|cordon gafete|cordon para gafete|yoyo portacredencial|yoyo gafete|porta credencial|badge holder|badge reel|clip para gafete|cinta portagafete|yoyo retractil|card holder lanyard',
    say: 'colgarse la credencial al cuello|plastico transparente para la tarjeta de empleado|el hilito que se estira para pasar la tarjeta|que los visitantes lleven su identificacion visible|listones con logo para el evento|se me pierde la tarjeta y la quiero colgar|pinza para sujetar el gafete a la camisa|hang the badge around the neck|micas para credenciales de visitantes|mil cordones para congreso',
  },
  {
    kind: 'caja registradora',
    near: 'punto de venta',
    is: 'registradora',
    titles: 'caja registradora|cash register|maquina registradora|cajas registradoras',
    say: 'la que hace clin clin y abre el cajon en la tiendita|sumar la venta y dar ticket sin computadora|cobrar en la taqueria sin sistema|maquina de cobrar con teclas de departamentos|quiero saber cuanto se vendio al cerrar sin compu|old style till for a grocery|que el ayudante marque cada venta|caja para abarrotes con cajon y papelito',
  },
  {
    kind: 'verificador de precios',
    near: 'lector de código de barras',
    is: 'price checker|consultor de precios',
    titles:
      'verificador precios|verificador de precios|checador de precios|consulta precios|kiosco verificador de precios',
    say: 'que el cliente pase el producto y vea cuanto cuesta|aparato de la pared del super para saber el precio|me preguntan el precio de todo porque no tiene etiqueta|shoppers check the price themselves|pantallita en la columna que lee el codigo y dice cuanto vale',
  },
  {
    kind: 'kiosco de autoservicio',
    near: 'señalización digital',
    is: 'kiosco autoservicio|kiosco de autoservicio|kiosko|kiosco touch|self service kiosk|kiosco interactivo|kiosco de autopago|kiosco de pedidos|self checkout|kiosco de pago|quiosco interactivo|kiosk',
    say: 'que el cliente pida su hamburguesa en una pantalla|cobrar sin cajero|pantalla parada donde uno mismo paga|que los pacientes se registren solos al llegar|imprimir boletos sin taquilla|pagar predial en una maquina|customers order on a screen|autocobro en la tienda|tomar turno y pagar en un mueble con pantalla',
  },
  {
    kind: 'pantalla de cliente',
    near: 'punto de venta',
    is: 'pantalla de cliente',
    titles:
      'display de cliente|torreta de precios|pole display|customer display|visor de cliente|display cliente|vfd display|display para cajero',
    say: 'que el cliente vea cuanto va la cuenta|la pantallita del palo en la caja|letras verdes con el total|se quejan que no ven lo que les cobran|show the total to the customer|visor de dos renglones para la caja',
  },
  {
    kind: 'lector de banda magnética',
    near: 'punto de venta',
    is: 'msr',
    titles:
      'lector banda magnetica|lector de banda|lector de banda magnetica|magnetic stripe reader|card swipe reader|lector de tarjetas bancarias|lector chip emv|smart card reader|lector de tarjeta inteligente|lector de tarjetas inteligentes|grabador de banda magnetica',
    say: 'deslizar la tarjeta negra de atras|pasar la credencial del socio por una ranura|leer la banda de la tarjeta en la compu|leer el chip de la firma electronica|swipe cards at the computer|tarjetas de lealtad con cinta negra',
  },
  {
    kind: 'comandera',
    near: 'terminal de inventario',
    is: 'comandera|comandera digital|kds|comandera touch',
    titles: 'kitchen display|pantalla de cocina|impresora de comandas',
    say: 'que la orden del mesero salga en la cocina|los cocineros no entienden la letra|tomar la orden en la mesa y que llegue a la barra|pantalla para los pedidos de cocina|orders show up in the kitchen|se pierden los papelitos de las ordenes',
  },
  {
    kind: 'localizador de comensales',
    near: 'sistema de turnos',
    is: 'localizador de comensales|localizador comensales|pager restaurante|restaurant pager|coaster pager|llamador de meseros|waiter call button|sistema de llamado a mesero',
    titles:
      'vibrador de espera|avisador de comensales|guest pager|boton llama mesero|timbre para mesero|botones de mesa',
    say: 'disco que vibra cuando esta lista la mesa|aparatito que prende cuando ya esta tu comida|avisar al cliente que pase por su pedido|boton en la mesa para pedir la cuenta|los clientes esperan afuera y hay que gritarles|que el mesero sepa que mesa lo llama|buzzer for a restaurant waiting list|call the waiter from the table|reloj de pulsera que dice que mesa llama',
  },
  {
    kind: 'llamado de enfermera',
    near: 'sistema de turnos',
    is: 'llamado enfermera|llamado de enfermera|llamado enfermeria|nurse call|sistema llamado hospital|pera de llamado|nurse call system|sistema paciente enfermera|sistema de llamado a enfermera|llamada de enfermeria',
    titles: 'boton llamado enfermera|consola de enfermeria',
    say: 'el paciente aprieta un boton y llega la enfermera|perilla con cable en la cama del hospital|foquito arriba de la puerta del cuarto|mi mama encamada necesita pedir ayuda|jalon de cordon en el baño del hospital|asilo de ancianos para que avisen|clinica con diez cuartos que llamen a la estacion|patient calls for help from bed|saber que cama pidio ayuda|timbre junto a la cama del abuelo|las enfermeras no oyen a los pacientes',
  },
  {
    kind: 'teléfono inalámbrico de casa',
    within: 'teléfono IP',
    is: 'telefono de casa|telefono casa|telefono alambrico|telefono inalambrico de casa|telefono fijo|cordless phone|telefono analogico de mesa|telefono con contestadora|telefono de pared|corded phone|landline phone',
    titles: 'home phone|identificador de llamadas',
    say: 'caminar por la casa con el telefono de telmex|telefono con numeros grandes para mi abuelita|contestar la linea en la cocina y en la recamara|ver quien llama antes de contestar|aparato con cable rizado|contestadora de mensajes|el telefono fijo ya no se oye|big button phone for grandma|phone for the landline',
  },
  {
    kind: 'expedidor de boletos',
    near: 'barrera vehicular',
    is: 'expedidor boletos|expedidor de boletos|cajero automatico estacionamiento|cajero de estacionamiento|validador de boletos|parking ticket dispenser|pay station',
    titles:
      'dispensador de boletos|ticket dispenser|estacion de entrada estacionamiento|sistema de estacionamiento|cobro de estacionamiento|terminal de estacionamiento|columna expedidora',
    say: 'boton que da el papelito al entrar al estacionamiento|cobrar la pension por hora|maquina donde pagas antes de salir de la plaza|sellar el boleto de estacionamiento del cliente|que nadie salga sin pagar del estacionamiento|llevar el control de cuanto tiempo estuvo el carro|automatizar el estacionamiento del hospital|pay for parking before leaving|ticket when the car comes in|ya no quiero darle efectivo al de la caseta',
  },
  {
    kind: 'guía de estacionamiento',
    near: 'contador de personas',
    is: 'contador de lugares|indicador de cajones',
    titles:
      'sensor de estacionamiento|guia de estacionamiento|parking guidance|parking sensor|letrero de lugares disponibles|sensor de cajon',
    say: 'que diga cuantos lugares quedan|foquito verde si el cajon esta libre|dan vueltas y no hallan donde estacionarse|letrero lleno o disponible en la entrada|free spaces sign in the garage|saber que cajones estan ocupados',
  },
  {
    kind: 'semáforo',
    near: 'torreta vehicular',
    is: 'semaforo|semaforo vehicular|semaforo led|semaforo peatonal|semaforo para estacionamiento|semaforo rampa|semaforo dos luces',
    titles: 'traffic light',
    say: 'luz roja y verde para la rampa|que no se topen dos carros en la bajada|alto y siga para la salida de camiones|aviso de que viene un carro a los peatones|red and green light for a ramp|el montacargas y la gente se cruzan|alternar el paso en un solo carril',
  },
  {
    kind: 'radar de velocidad',
    near: 'cámara de placas',
    is: 'radar de velocidad|radar velocidad|speed sign|radar speed sign|cinemometro|indicador de velocidad',
    titles: 'letrero de velocidad|pistola de velocidad|pistola radar|medidor de velocidad vehicular',
    say: 'los carros corren mucho en el fraccionamiento|letrero que dice tu velocidad|que bajen la velocidad frente a la escuela|saber a cuanto pasan los camiones en la planta|medir la rapidez de los carros|slow drivers down on our street|carita triste si vas rapido',
  },
];
