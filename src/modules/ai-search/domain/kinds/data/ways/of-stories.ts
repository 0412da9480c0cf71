/** By kind: what people tell in messages to a seller who know the trouble and the wish, and no name: what they can't do, where it goes, what others do with it. */
export const OF_STORIES: Readonly<Record<string, string>> = {
  'amplificador celular':
    'adentro no entran las llamadas|hay que salirse a la calle para poder hablar por telefono|en el sotano no agarra señal el celular|se cortan las llamadas adentro de la casa|solo en la azotea hay rayitas de señal|no llegan los mensajes porque no hay cobertura|en la oficina nadie tiene señal de telcel|' +
    'hay que subirse a la loma para hablar|el telefono dice sin servicio adentro del rancho|las paredes no dejan pasar la señal del telefono|calls drop inside the house',
  'botón de pánico':
    'algo que apriete la cajera sin que el ratero se de cuenta|avisar que nos estan asaltando sin que se note|debajo del mostrador para pedir auxilio|pedir ayuda calladito cuando entran a robar|un boton escondido para emergencias|que los empleados pidan auxilio en un asalto|' +
    'press it under the counter during a robbery',
  'control de rondas':
    'saber si el velador da sus vueltas en la noche|comprobar que el guardia paso por cada punto|el vigilante se duerme y no recorre la obra|a que hora paso por cada esquina|que los guardias marquen por donde van pasando|nadie les cree que hicieron su recorrido|que quede registro de los recorridos del vigilante|' +
    'prueba de que si dieron la vuelta|prove that the guard walked the site',
  'control remoto':
    'se quedaron con los controles del porton y el motor si sirve|no tengo con que abrir el porton electrico|se perdio el controlito de la cochera|otro control para mi hijo que abra la misma cochera|sacarle copia al control del porton|ya no agarra el control del zaguan ni con pila nueva|' +
    'el botoncito del llavero que abre la cochera|a cada inquilino su control para entrar con el coche|lost the garage remote',
  'gabinete de pared':
    'donde dejar los equipos de red colgados en la pared con llave|caja con puerta para meter el modem y el switch|mueble de metal chico que se atornilla a la pared para los equipos|que nadie desconecte los equipos y queden encerrados|para unos tres equipos nada mas colgado|el site es un rincon y quiero encerrarlo|' +
    'lock the network gear on the wall',
  'luz de emergencia':
    'que haya luz cuando se vaya la corriente para que la gente pueda salir|que alumbre los pasillos en un apagon|proteccion civil pide que se prenda una luz si falla la corriente|cuando se va la luz las escaleras quedan a oscuras|focos que se prenden solos en el apagon|la gente se tropieza saliendo cuando no hay luz|' +
    'lights for the stairs when the power fails',
  'cámara 4G solar':
    'ver desde mi casa el rancho donde no hay luz ni internet|nomas hay señal de celular y me robaron el ganado|lugar sin corriente y sin modem pero con señal de telcel|se carga con el sol y manda la imagen al celular|terreno donde no llega nada y quiero ver quien se mete|obra donde todavia no hay luz ni internet|' +
    'las colmenas estan en el monte y quiero verlas|el pozo esta lejos y roban el cable|watch cattle where there is no power',
  'bocina portátil':
    'poner musica donde no hay contacto|que se escuche fuerte y le dure toda la noche sin conectarla|musica para el puesto de la calle|llevar musica al rio o a la playa|que suene con la musica de mi celular|para el dia de campo sin enchufe|vendo en la calle y quiero llamar gente con musica|music where there is no outlet',
  bafle:
    'musica fuerte para fiestas en el patio|animar los quince años con musica y microfono|que llene de sonido todo el salon|para el sonidero del barrio|clases de zumba al aire libre|que aguante toda la fiesta con bateria',
  'verificador de precios':
    'que el cliente pase el producto y le diga el precio|la gente pregunta cuanto cuesta cada cosa|aparato de las tiendas donde checas el precio tu mismo|los clientes quieren saber el precio sin preguntar|no le ponemos etiqueta a todo y preguntan el precio|consultar precios en el pasillo|customers check the price themselves',
  'módulo SFP':
    'el modulito que se mete en el puerto vacio del switch|ya tenemos la fibra y los switches con los puertos vacios|lo que se enchufa en la ranura del switch para la fibra|conectar la fibra directo al switch|unir dos switches por fibra|the little module for the empty port of the switch',
  escalera:
    'se sube a una silla para cambiar los focos|subirse a alcanzar lo alto sin caerse|para no treparse en la mesa|alcanzar el techo para cambiar una lampara|se cayo por subirse a un banco|llegar a la azotea por afuera|alcanzar los estantes de arriba|climb up to change a light bulb',
  'disco duro':
    'ya tengo las camaras y el grabador pero solo guarda dos dias|que guarde un mes completo de video|lo que lleva adentro hace clic clic y ya no graba|no es el grabador sino lo que lleva adentro|quiero regresar mas dias en las grabaciones|se borra lo de la semana pasada|dice que no hay donde grabar|' +
    'no es el aparato sino donde se guarda adentro|recordings are gone after two days',
  'timbre wifi':
    'tocan los repartidores y no oigo|ver en el celular quien toca aunque ande en el trabajo|contestarle al que toca desde el telefono|rento y no puedo meter cables para el timbre|cuando tocan no estoy y se van|saber quien vino a la puerta mientras no estaba|me dejan los paquetes afuera y quiero hablarles|' +
    'answer the door from my phone',
  'contrachapa eléctrica':
    'ya tengo boton y fuente me falta lo que suelta la puerta|que la puerta de aluminio se abra con un boton|lo que va en el marco y deja abrir al apretar|abrirle a la gente desde el escritorio con un boton|que zumbe y se pueda empujar la puerta',
  'chapa magnética':
    'lo que mantiene pegada la puerta hasta que aprietan el boton|la puerta de vidrio se queda pegada y no se puede jalar|tengo el lector y la fuente y falta lo que detiene la puerta|que no la abran a jalones',
  'audífonos bluetooth':
    'unos para las orejas que no tengan cable|oir musica sin molestar a nadie en el camion|para no oir el ruido de los vecinos mientras estudio|ponerme en los oidos y hacer ejercicio|los chiquitos que van en cada oreja con su cajita|ver la tele en la noche sin despertar a mi esposa|for my ears without wires',
  'terminal de pago':
    'los clientes quieren pagar con tarjeta y les digo que no|que pasen la tarjeta y me caiga el dinero|pierdo ventas por no aceptar tarjeta|recibir pagos de debito y credito|cobrar con tarjeta en el tianguis|take card payments',
  'reflector LED':
    'que prenda solo cuando alguien pase|luz del patio que se prenda con el movimiento|la luz esta siempre prendida y gasta mucho|que alumbre cuando se acerque alguien|luz afuera que detecte a la gente|light up when someone walks by',
  'reflector solar': 'luz de patio sin gastar corriente que prenda al pasar|alumbrar afuera sin cablear y sin recibo',
  'lector de acceso':
    'acercar la tarjeta para entrar|ya tenemos la chapa y falta donde pasen la tarjeta|solo cinco personas con gafete puedan entrar|donde se acerca la credencial junto a la puerta',
  'control autónomo':
    'que entren con clave o tarjeta en una sola puerta|dar de alta las tarjetas ahi mismo sin computadora|cambiar la clave cuando se va el inquilino',
  'lector UHF':
    'cada vecino trae su calcomania en el parabrisas y que suba sola la pluma|que abra al acercarse el carro sin bajar la ventana|leer la calcomania del coche desde lejos|la antena que lee los tags de los coches|que reconozca el carro sin detenerse|los residentes no quieren bajar el vidrio para pasar tarjeta|' +
    'read the windshield tag from far',
  'altavoz de conferencia':
    'ponemos el celular en altavoz en medio de la mesa y no se oye|que todos los de la junta oigan y los oigan|hablar por telefono entre varios en la sala de juntas|no necesitamos video nada mas que se oiga la junta|los de la otra oficina dicen que nos oyen lejos|a speaker in the middle of the table for calls',
  'router 4G':
    'mi internet es de un chip que le pongo a un aparatito|no llega telmex ni izzi donde vivo|internet con chip para toda la casa|no hay compañia que ponga internet aqui|meterle un chip y que de wifi|el rancho no tiene linea de telefono y quiero internet|estoy usando los datos de mi celular para la casa|' +
    'home internet with a chip',
  'tóner y tinta':
    'se me acaba lo negro de la impresora|ya no pinta la impresora|sale todo palido y con rayas al imprimir|lo que se le cambia a la laser cuando ya no imprime negro|me dice que reemplace el cartucho',
  switch:
    'el modem solo tiene cuatro salidas y no alcanza para todas las computadoras|conectar mas computadoras con cable|ya no caben mas cables en el modem|sacar muchas conexiones de un solo cable de internet|poner un ciber con computadoras conectadas por cable',
  'sensor de gas':
    'que suene si huele a gas|el boiler puede tener una fuga|me da miedo que se quede abierta la estufa|fuga en el tanque estacionario|avise antes de que explote|smell of gas alarm',
  'radio portátil':
    'se comunican a puros gritos en la obra|hablarse de un edificio a otro sin celular|los trabajadores no se oyen con el ruido|que los meseros se hablen con la cocina|donde no hay señal y tienen que comunicarse',
  'kit de cámaras':
    'que venga todo junto camaras y donde se graba|paquete completo para la tienda que se vea en el celular',
  'inyector PoE':
    'el switch no da corriente y la antena la pide por el cable|para prender una sola camara por su cable de red',
  'regulador de voltaje':
    'sube y baja la luz y se daña el refri|los focos brillan de mas y de menos|llegan 95 volts|el voltaje trae muy bajo|se me quemo la tarjeta de la lavadora por la luz',
  'botón de salida': 'para salir aprietas y se abre|boton junto a la puerta para irse',
  'fotocelda de alumbrado':
    'lo que va arriba de la lampara de la calle y la prende de noche|que las luces de afuera se prendan solas al oscurecer',
  'extensor de video':
    'mandar la imagen de la computadora a la tele del otro lado del salon|la imagen parpadea con el cable de veinte metros',
  'batería de laptop':
    'mi laptop solo prende conectada|se apaga si se mueve el cable de la laptop|ya no le dura nada la pila a la laptop|el cargador esta bueno pero no guarda carga',
  'barrera infrarroja':
    'que suene en cuanto crucen la barda|el fondo del terreno no se alcanza a ver y por ahi se brincan|una linea invisible que avise',
  'GPS personal': 'se sale de la casa y no sabe regresar|que mi mama me llame con un boton si se cae',
  'frente de calle':
    'la gente grita desde la calle para que le abran los departamentos|doce departamentos y una sola puerta|en la entrada del edificio para tocarle a cada uno',
  'canaleta y tubo':
    'los cables se ven horribles colgando en la pared|rento y no puedo romper y hay cables sueltos|el gato muerde los cables de la tele|tapar los cables pegados a la pared|esconder los cables sin ranurar',
  diadema:
    'detiene el telefono con el hombro mientras escribe|dolor de cuello de tanta llamada|contestar con las manos libres en la recepcion|que los clientes no oigan el ruido de los demas|atiende llamadas todo el dia frente a la computadora',
  laptop:
    'la pueda cargar en la mochila para sus tareas|llevarme el trabajo a la casa en una computadora|hacer tareas de la prepa en cualquier lado',
};
