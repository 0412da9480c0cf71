/** Nicknames that people have for things, by the kind: found like names of titles, in the role that they have in a sentence. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  computadora:
    'compu escritorio|compu armada|compu mesa|compu fija|compu gamer|torre gamer|maquina ciber|maquina cibercafe',
  laptop:
    'compu portatil|computadora portatil|compu doblar|compu mochila|computadora doblar|computadora mochila|laptop estudiante|lap estudiante',
  monitor:
    'tele compu|pantalla compu|pantalla computadora|pantalla cpu|pantalla pc|computer screen|screen desktop|pc screen|tele computadora',
  'batería de laptop':
    'pila lap|pila laptop|pila compu portatil|bateria lap|bateria laptop|bateria macbook|laptop battery|macbook battery|pila macbook',
  'cargador de laptop':
    'cargador lap|cargador laptop|cargador compu|cargador computadora|cargador notebook|cargador macbook|eliminador laptop|laptop charger|macbook charger|ladrillo laptop',
  'componente de PC':
    'fuente compu|fuente poder compu|fuente poder pc|fuente computadora|tarjeta madre|tarjeta video|ventilador compu|abanico compu|ventilador procesador|graphics card|motherboard',
  SSD: 'disco solido|disco estado solido|disco no gira|disco rapido lap|disco rapido compu',
  'base para laptop':
    'base lap|base laptop|soporte lap|soporte laptop|base abanicos laptop|base ventiladores laptop|base enfriadora|laptop stand|cooling pad',
  'base y brazo para monitor':
    'brazo pantalla compu|brazo pantalla escritorio|brazo monitor|soporte monitor escritorio|base dos monitores',
  tableta: 'celular grandote|celular gigante|tablet niños|tablet dibujar',
  'tripié y soporte para celular':
    'palo selfie|aro luz|aro luz celular|tripie celular|soporte celular carro|soporte celular moto|base celular',
  'batería portátil':
    'pila celular bolsa|pila portatil celular|bateria bolsillo|pocket battery|pocket charger|pila bolsillo|pila llevar celular|pila cargar celular',
  'cable USB':
    'cable impresora|cable impresora compu|cable celular|cablecito celular|printer cable|phone cable|cable cargar celular|cable datos celular|cable tipo c|cable iphone',
  linterna:
    'foco pilas|foco mano|lampara mano|lampara cabeza|lampara pilas|lampara casco|lampara velador|lampara minero|lampara frente|hand light|head lamp',
  'foco LED': 'light bulb|bombilla|foco ahorrador|foco rosca|foco cocina|focos luz blanca|foco recamara',
  'panel solar':
    'celda solar|celda sol|celdas azotea|placa sol|placa solar|placas azotea|lamina solar|panel sol|panel luz',
  'extensión y carrete':
    'extension larga|extension metros|extension podadora|extension luz metros|cable largo luz|cable luz largo|extension electrica larga|extension obra|alargador luz|long extension',
  'contacto eléctrico':
    'enchufe pared|enchufe plancha|toma corriente pared|enchufe doble|contacto doble|contacto pared',
  'apagador y placa':
    'boton luz|boton foco|boton pared luz|switch luz pared|apagador foco|light switch|apagador cuarto|apagador escalera|switch foco|switch luz|switch lampara|interruptor luz|interruptor foco',
  fusible: 'tubito vidrio|fusible vidrio|cartucho fusible|tubito quema',
  'llamado de enfermera':
    'boton cama enfermo|boton enfermera|timbre enfermera|timbre cama|nurse button|timbre hospital',
  'radio móvil':
    'radio taxi|radio patrulla|radio tablero|radio camion|radio camioneta|taxi radio|cab radio|truck radio|radio tractocamion|radio ambulancia',
  'amplificador celular':
    'antena celular|antena telefono celular|antena señal celular|antena llamadas|antena celular rancho|antena señal telefono|booster celular|cell booster',
  'radio portátil': 'wokitoki|guoqui toqui|radio guardia|radio vigilante|radios meseros|radio cambio fuera|walkie',
  'conector RJ45':
    'uñitas cable red|clavija red|clavija internet|clavijita internet|punta cable internet|punta cable red|puntita internet|cabeza cable red|plastiquito cable internet',
  'cable UTP':
    'cable ocho hilos|rollo cable internet|caja cable internet|bobina cable internet|cable internet rollo|internet wire',
  'panel de parcheo': 'regleta red|regleta rack red|regleta cables red|tira puertos rack|panel nodos',
  'tornillos de rack': 'tornillo rack|tornillos gabinete|tornillo tuerca cuadrada|tuerca cuadrada',
  'convertidor de medios':
    'cajita fibra cable|cajita fibra red|caja fibra cobre|adaptador fibra red|convertidor fibra internet',
  'cable de poder': 'cable tres patas|cable corriente compu|cable luz compu|cable corriente monitor',
  'paro de motor': 'cortacorriente|corta corriente|apagador oculto carro|bloqueo motor',
  'caja registradora': 'registradora|cash register|caja teclas|registradora teclas|maquina registradora',
  transferencia: 'switch planta luz|cambio planta luz|transferencia planta',
  'gabinete y rack': 'mueble rack|mueble metal red|mueble red|closet red',
  UPS: 'pila compu|pila respaldo compu|bateria respaldo compu|pila modem|respaldo modem|nobrek|no breik',
  'detector de billetes falsos': 'lampara billetes|plumon billetes|luz morada billetes',
  'terminal de pago': 'maquinita tarjetas|terminal tarjetas|lector tarjetas credito|card machine',
  'impresora de tickets': 'tiquetera|impresorita recibos|maquinita recibos|maquinita tickets',
  proyector: 'cañon salon|cañon escuela|cañon peliculas|cañon clases',
  'teléfono inalámbrico de casa': 'telefono casa|telefono camina|telefono numeros grandes',
  'memoria USB': 'memorita tarea|palito tarea|palito usb|usb musica',
  'cable HDMI': 'cable compu tele|cable lap tele|cable laptop tele|cable laptop pantalla|cable tele compu',
  'disco externo': 'disco fotos|disco respaldo|disco usb fotos',
  'adaptador de red': 'usb internet compu|usbsito wifi|antenita compu|antenita usb',
  'cable eléctrico':
    'alambre luz|cable luz casa|alambre casa|alambre instalacion|cable instalacion casa|alambre cuartos',
  'lector de código de barras':
    'pistola codigos|pistolita codigos|rayo rojo caja|laser caja|pistola super|pistola precios',
  'pinza ponchadora': 'pinzas puntas cable|pinzas puntitas|pinzas cable internet|pinzas red|pinzas internet',
  'conector MC4': 'puntas panel|puntas placas|puntas cable panel|conector panel solar|piquitos placas',
  'candado para laptop': 'candado lap|candado compu|cable laptop robo|laptop lock|cadena laptop',
  'cargador de vehículo eléctrico':
    'cargador carro electrico|cargador coche electrico|cargador tesla|enchufe carro electrico',
};
