/** Ways in which people at home and behind counters ask for what they have no name for, by the kind. */
export const HOUSEHOLD_WAYS: Readonly<Record<string, string>> = {
  interfón:
    'la manita o boton que desde el departamento le abre al de abajo|de la calle me hablan y yo contesto desde arriba|que contesten en la cocina y abran sin bajar|la bocina de la entrada donde preguntan quien es',
  'cerradura inteligente':
    'cambiarle la clave a cada huesped que llega|abrirle a la muchacha desde el trabajo con el telefono|que la puerta de la casa se abra con numeros y ya no cargar llave',
  'lector UHF':
    'la antena que lee la calca del parabrisas y levanta la pluma|que lea la etiqueta del carro sin bajar el vidrio',
  'brazo de barrera': 'me chocaron la pluma y se quebro el palo|repuesto del tubo que sube y baja a la entrada',
  sirena: 'que se oiga hasta la esquina cuando se metan|un timbrazo fuerte que espante al ratero',
  'panel de alarma':
    'a donde llegan los cables de los sensores de la casa|la caja de metal del closet que controla los sensores',
  'contacto inteligente':
    'apagar lo que dejo enchufado sin estar en la casa|ya no sé si dejé conectada la plancha y apagarla de lejos',
  'sensor de clima interior':
    'saber a cuanto esta el cuarto del bebe|ver en el celular si hace frio en la recamara de mi mama|medir el calor del cuartito de las plantas',
  anunciador: 'tablerito de foquitos que dice la zona del incendio',
  'distribuidor de fibra':
    'la cajita de la pared a donde llega el cable amarillo|donde rematan los hilos de fibra antes del modem',
  'probador de cable':
    'no sé cuál cable de red está roto|saber si el cable de internet quedo bien ponchado|un aparato que diga donde esta trozado el cable de red|revisar con foquitos los ocho hilos',
  firewall:
    'que en la escuela no entren a paginas cochinas|que mis hijos no vean cochinadas en internet|bloquear facebook a los empleados|que no entren los hackers a la red del negocio|controlar a que paginas entran',
  switch: 'ya no tengo entradas en el modem para mas cables|sacar cuatro cables de uno solo de internet',
  'regulador de voltaje': 'que no brinque la luz en mis aparatos|la luz anda brincando mucho',
  transformador: 'traje un aparato de fuera que es de otra corriente|mi aparato es de 220 y en la casa hay 110',
  'interruptor termomagnético': 'se baja solo el boton de la caja de luz|prendo el horno y se bota la pastilla',
  'kit solar': 'donde nunca va a llegar la cfe',
  'estructura solar': 'con que se amarran los paneles a la azotea|los fierros inclinados donde van las celdas',
  'luz decorativa':
    'poner bonita la casa en diciembre|foquitos de colores para la fachada y el arbol|luces para la fiesta en el jardin',
  'tira LED': 'que el cuarto de mi hija se vea de colores|luces detras de la tele|luz escondida en el plafon',
  'radio recreativo':
    'para no perdernos en el cerro ni en la carretera|hablarnos de carro a carro en el viaje|baratitos y sin permiso para pasear',
  'pantalla para videowall':
    'varias pantallas juntas que hagan una imagen grandota|sin borde para pegarlas en la pared',
  'pantalla de cliente': 'que el cliente vea en la caja cuanto va de su cuenta|donde ve el marchante lo que le cobran',
  'gabinete para disco':
    'sacarle las fotos al disco de la compu vieja por usb|usar por fuera el disco que le quite a mi lap',
  'adaptador y hub USB':
    'ya no me alcanzan las entradas usb de la lap|conectar mas cosas a mi laptop que solo trae una entrada',
  'memoria RAM': 'mi pc se traba con muchas ventanas abiertas y quiero ponerle otro palito',
  KVM: 'manejar dos computadoras con un solo teclado y una pantalla',
  'repelente electrónico':
    'se metieron ratones y no quiero veneno|ruido que no oye uno pero espanta a las ratas|que no haya moscos en la terraza',
  multímetro: 'saber si en el contacto hay luz y cuanta|revisar si la pila trae carga',
  'panel de parcheo':
    'donde rematan los cables que vienen de las paredes en el rack|donde llegan y se conectan los cables azules en el rack',
  videoportero: 'ver desde la cama quien esta tocando|que se vea en una pantallita quien toca y le abra',
  'divisor HDMI': 'que se vea lo mismo en dos teles|sacar la imagen de una compu en cuatro pantallas del negocio',
  'soporte para TV': 'que la tele salga de la pared y la pueda voltear|colgar la pantalla en la pared de la sala',
  NAS: 'guardar las fotos de la familia y verlas todos desde su celular',
  'cable DAC': 'unir dos switches en el mismo rack con cablecito de cobre de los rapidos',
  'retenedor magnético': 'mantener abierta la puerta cortafuego y que se cierre si suena la alarma',
  'localizador visual de fallas': 'lapicito de luz roja que se ve donde se quebro el hilo',
};
