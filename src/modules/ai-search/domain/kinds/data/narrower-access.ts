import type { KindEntry } from '../book/kind-entry';

/** Narrower kinds of doors, gates, detectors and fences. Their names are not names of the wider kind. */
export const NARROWER_ACCESS: readonly KindEntry[] = [
  {
    kind: 'motor corredizo',
    within: 'motor para portón',
    is: 'motor corredizo|operador corredizo|sliding gate motor|motor para puerta corrediza|sliding gate opener|motor porton corredizo|motor puerta corrediza|porton corredizo|sliding gate|operador porton corredizo',
    say: 'porton corredizo automatico|puerta que se recorre sola|reja que se recorre|zaguan corredizo electrico|porton de lado que se abra solo|motor para la reja que corre|porton de riel|puerta corrediza que se mueva sola|slide gate automatic|motor para zaguan que se recorre|abrir el porton que se desliza de lado|automatizar porton de riel|porton que corre sobre riel con control|que el porton se recorra solo|aparato que jala el porton de lado|motor con cremallera para la entrada|sliding gate motor|abrir el zaguan de lado con control',
  },
  {
    kind: 'motor abatible',
    within: 'motor para portón',
    is: 'motor abatible|operador abatible|brazo porton|brazos abatibles|brazo batiente|swing gate opener|motor batiente|kit abatible|porton abatible|swing gate|motor dos hojas|swing gate motor',
    say: 'brazos para reja de dos hojas|porton de dos hojas que se abra solo|reja que abre como puerta|zaguan de dos puertas electrico|brazos que abren el porton|porton que abre para adentro|automatizar zaguan de dos hojas|gate with two leaves|brazos que abren el porton de dos hojas|abrir puertas de zaguan hacia adentro con control|automatizar porton de hojas|piston para abrir el porton|brazo electrico para reja de dos puertas|que las dos hojas se abran solas|swing gate motor|motor para puertas que abren como libro|abrir el zaguan de dos hojas sin bajarme',
  },
  {
    kind: 'motor de garaje',
    within: 'motor para portón',
    is: 'motor garaje|motor garage|garage door opener|abrepuertas garage|abrepuertas|motor levadizo|operador garage|motor seccional|puerta seccional|motor cortina metalica|motor cochera techo|garage opener',
    say: 'puerta de garage que suba sola|cochera que se levanta|porton que sube al techo|motor de la puerta de la cochera que sube|abrir garage sin bajarme|puerta de cochera americana|cortina de metal que suba sola|levantar la puerta del garage|cadena del garage|motor para la puerta de la cochera que sube|abrir la cochera que se levanta|subir la puerta del garage con control|puerta seccional automatica|motor de techo para cochera|que suba sola la puerta del carro|garage door motor|cochera que abre para arriba|control para subir la puerta de la cochera',
  },
  {
    kind: 'cremallera',
    within: 'accesorio de portón',
    is: 'cremallera|riel dentado|cremallera nylon|cremallera acero|gear rack|rack cremallera',
    say: 'dientes del porton|tira de dientes para el motor|la pieza dentada del porton|riel con dientes donde camina el porton',
  },
  {
    kind: 'accesorio de portón',
    near: 'motor para portón',
    is: 'accesorio porton|rueda porton|carretilla porton|guia porton|riel porton|tope porton|tarjeta motor porton|tarjeta logica porton|lampara destello porton|lampara porton',
    say: 'ruedas del zaguan|tarjeta electronica del motor del porton|luz que avisa que abre el porton|se quemo la tarjeta del porton',
  },
  {
    kind: 'terminal facial',
    within: 'control de asistencia',
    is: 'terminal facial|reconocimiento facial|lector facial|terminal rostro|facial|face terminal|checador facial|reloj facial|face recognition terminal|terminal reconocimiento facial|checador rostro|biometrico facial|terminal acceso facial|reloj checador facial|lector rostro|biometrico rostro|control asistencia facial|control de acceso facial|face reader|checador cara',
    say: 'checar con la cara|que reconozca la cara|checador de cara|abrir con la cara|entrar con el rostro|que no tengan que tocar nada para checar|la huella no les agarra por la grasa|checador que reconoce la cara|que pongan la cara para checar|reloj checador sin tocar|asistencia por rostro|se les borra la huella|abrir la puerta viendo la camara|aparato que ve tu cara y abre|face time clock|trabajan con las manos sucias y no lee el dedo',
  },
  {
    kind: 'lector de huella',
    within: 'control de asistencia',
    is: 'lector huella|checador huella|fingerprint reader|huella|lector dactilar|terminal huella|reloj huella|biometrico huella|fingerprint|reloj checador huella|lector biometrico huella|control asistencia huella|fingerprint terminal|fingerprint time clock',
    say: 'checar con el dedo|poner el dedo para entrar|checador de dedo|abrir la puerta con el dedo|checador de huella|lector de dedo|entrar con la huella|pongan el dedo para checar|aparato del dedo para checar|huella digital para asistencia|fingerprint door|abrir con el dedo|que reconozca la huella de los empleados|aparato de dedo para la puerta|sensor de dedo|entrar con huella sin llave|fingerprint to open the door|registro por huella',
  },
  {
    kind: 'llavero de proximidad',
    within: 'tarjeta de proximidad',
    is: 'llavero prox|prox keyfob|llavero proximidad|llavero rfid|keyfob|key fob|llavero mifare|llavero de proximidad|tag llavero|llavero acceso|fob|llavero 125khz|llavero 13.56|llavero em|keychain tag',
    say: 'llaverito para abrir la puerta|llaverito azul para entrar|llave electronica de llavero|llave electronica que se trae en el llavero|llaverito que se acerca y abre|mas llaveritos para los inquilinos|gotita para abrir|llaverito del edificio|perdi mi llaverito del edificio|tag de llavero|gotita azul del departamento|llaverito de chip|fob for the door',
  },
  {
    kind: 'pulsera de proximidad',
    within: 'tarjeta de proximidad',
    is: 'pulsera rfid|pulsera proximidad|brazalete rfid|pulsera mifare|rfid wristband|pulsera acceso|wristband',
    say: 'pulseras para entrar al parque|pulsera para entrar|brazalete para el balneario|pulsera para los huespedes|pulsera del gimnasio|pulseras para hotel todo incluido',
  },
  {
    kind: 'tag vehicular',
    within: 'tarjeta de proximidad',
    is: 'tag vehicular|tag uhf|calcomania rfid|calcomania uhf|calcomania auto|sticker rfid|etiqueta uhf|etiqueta rfid|tag parabrisas|uhf tag|calcomania parabrisas|tag auto|tarjeta uhf|sticker uhf|windshield tag|calcomania vehicular',
    say: 'calcomania para el carro que abra la pluma|tag para el parabrisas|estampita para el coche|calcomania de la privada|tag de la caseta para el carro|sticker para que abra la pluma|calcomania para residentes|tags para los vecinos con coche|como el tag de la autopista|tag que se pega en el vidrio',
  },
  {
    kind: 'cerradura de hotel',
    within: 'cerradura inteligente',
    is: 'cerradura hotel|cerradura hotelera|chapa hotel|hotel lock|chapa hotelera|cerradura para hotel|chapa de hotel|hotel door lock',
    say: 'chapa para cuartos de hotel|chapa con tarjeta para hotel|chapas para mi hotel|abrir habitaciones con tarjeta|cerraduras para motel|puertas de cuartos con tarjetita|tarjetas para los huespedes que abran el cuarto|chapa de posada|hotel room door|chapa de tarjeta para los cuartos|que el huesped abra con tarjeta|cerraduras para habitaciones|abrir el cuarto con tarjeta como en hotel|chapas para airbnb con tarjeta|cerradura para posada|llaves de tarjeta para los cuartos|keycard lock for rooms|cuartos que se abren con tarjetita',
  },
  {
    kind: 'cerradura para locker',
    within: 'cerradura inteligente',
    is: 'cerradura locker|cerradura casillero|chapa locker|locker lock|cerradura cajon|cerradura gabinete|cerradura para locker|cerradura mueble',
    say: 'chapa para casilleros|cerrar lockers del gimnasio|chapita electronica para cajon|abrir locker con tarjeta|casilleros con clave|chapa para lockers de empleados',
  },
  {
    kind: 'kit de alarma',
    within: 'panel de alarma',
    is: 'kit alarma|paquete alarma|alarm kit|sistema alarma|kit alarma inalambrica|kit de alarma|alarma casa|kit seguridad casa|alarm system|kit alarma casa|alarma residencial|juego alarma|kit de seguridad|home alarm',
    say: 'alarma completa para mi casa|poner alarma en mi casa|alarma para mi negocio con todo|que me marque si alguien entra|algo pa que no se metan a robar a mi casa en vacaciones|alarma que avise al celular|que suene si se meten a robar|quiero proteger mi casa de ladrones|alarma facil de poner|alarma para departamento|me salgo de vacaciones y me da miedo que roben|que me avise al cel si se meten|alarma inalambrica para la casa|se metieron a robar a mi tienda|alarm for my home|que me llame la alarma si abren|alarma sin mensualidad|alarma para bodega',
  },
  {
    kind: 'detector de monóxido',
    within: 'sensor de gas',
    is: 'co alarm|co detector|alarma co|detector monoxido|sensor co|monoxido|carbon monoxide detector|detector co|detector de monoxido de carbono|sensor monoxido|carbon monoxide alarm|monoxido de carbono',
    say: 'que no nos intoxiquemos con el boiler|humo del calentador que mata|monoxido del boiler|gas que no huele|dormir con el calenton prendido|avisar si el boiler echa monoxido|intoxicarse con el anafre|gas del carro en la cochera cerrada|que avise si el boiler saca gas malo|aparato para que no se intoxiquen con el calentador|gas que no huele y mata|avisar si hay humo de carro en el estacionamiento|intoxicacion por el anafre|proteger a la familia del calentador de gas|alarma de aire envenenado|carbon monoxide warning|detectar gases del escape en la cochera',
  },
  {
    kind: 'alarma de humo autónoma',
    within: 'detector de humo',
    is: 'alarma humo|smoke alarm|detector humo autonomo|detector humo bateria|detector humo inalambrico|alarma de humo|detector de humo autonomo|detector humo wifi|detector humo pila|detector de humo con pila|detector humo 9v|standalone smoke detector',
    say: 'detector de humo para la casa|que chille si hay humo en mi casa|alarma de humo con pila|avisar de humo en la cocina|detector de humo que no necesite panel|detector de humo sin central|que me despierte si hay lumbre|detector de humo para departamento|detector de humo que suene solo',
  },
  {
    kind: 'detector de flama',
    within: 'detector de humo',
    is: 'detector flama|detector llama|flame detector|sensor flama|detector de llama|detector de flama|ir flame detector',
    say: 'detectar lumbre en la gasolinera|ver la llama a distancia|detector de fuego para tanque|detectar flama en la planta',
  },
  {
    kind: 'detector de haz',
    within: 'detector de humo',
    is: 'detector haz|detector lineal|beam detector|detector de haz|haz proyectado|detector humo lineal|detector barrera humo|beam smoke detector|detector aspiracion|aspirating|detector por aspiracion',
    say: 'detectar humo en una nave alta|humo en bodega muy alta|rayo que detecta humo|detector de humo para techo alto|humo en centro de datos antes de que se queme',
  },
  {
    kind: 'base de detector',
    near: 'detector de humo',
    is: 'base detector|base sensor|base relevador detector|base para detector|zocalo detector|detector base|base aisladora|sounder base|base con sirena detector|base det',
    say: 'donde se atornilla el detector de humo|la base del detector|zocalo para el detector|platito del detector de humo',
  },
  {
    kind: 'kit de cerca eléctrica',
    within: 'energizador',
    is: 'kit cerca|kit cerco|paquete cerco|kit cerca electrica|kit cerca electrificada|paquete cerca|kit de cerca electrica|kit energizador|kit electrificador',
    say: 'todo para poner cerca electrica|que no se brinquen la barda|se brincan la barda|poner alambre con toques en la barda|paquete para electrificar la barda|cables que dan toques arriba de la barda|juego completo de cerca electrica|proteger la barda de mi casa|que les de toques si se brincan',
  },
  {
    kind: 'aislador de cerca',
    within: 'accesorio de cerca eléctrica',
    is: 'aislador|aisladores|aislador esquina|aislador de paso|fence insulator|aislador cerca|aislador poste|aislador para poste',
    say: 'los plasticos que detienen el alambre de la cerca|plastiquitos de la cerca electrica|roscas de plastico para el alambre|lo que sujeta el alambre de la barda|donde se amarra el alambre electrificado',
  },
  {
    kind: 'alambre para cerca',
    within: 'accesorio de cerca eléctrica',
    is: 'hilo aluminio cerca|hilo cerca|alambre cerco|alambre cerca|alambre aluminio|alambre galvanizado|alambre electrificado|aluminum fence wire|fence wire|alambre para cerca',
    say: 'alambre para la cerca electrica|rollo de alambre para barda electrificada|hilo para la cerca|alambre que da toques|se rompio el alambre de la cerca',
  },
  {
    kind: 'cerradura eléctrica',
    near: 'contrachapa eléctrica',
    is: 'cerradura electrica|chapa electrica porton|chapa elec porton|deadbolt perno|deadbolt|perno electrico|cerrojo electrico|cerradura perno|cerradura sobreponer|cerradura electrica sobreponer|chapa sobreponer|chapa|rim lock|electric lock|electric deadbolt|cerradura para porton|chapa para zaguan|chapa porton electrica',
    say: 'abrir el zaguan desde el interfon|chapa que abre con el timbre|que se abra la puerta de la calle con un boton|abrir el porton desde arriba|chapa para la puerta de metal que abra con corriente|cerradura del porton que truena y abre|abrir la reja desde la casa|que le apriete y se abra la puerta de abajo|chapa para conectar al interfono|chapa de zaguan electrica|abrirle a las visitas sin bajar|cerradura con llave y boton|chapa que jala con el portero|abrir la puerta del edificio desde el departamento|perno que baja y cierra la puerta de vidrio|candado electrico para la puerta|seguro electrico|cerrojo que se mueve solo|que la puerta de la calle abra con timbre|open the gate with a buzzer|door that buzzes open',
  },
];
