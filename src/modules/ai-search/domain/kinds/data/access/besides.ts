import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What goes with readers, doorphones, clocks, badges and barriers, and what lanes are made of. */
export const BESIDE_ACCESS: readonly KindEntry[] = [
  {
    kind: 'enrolador de tarjetas',
    near: 'lector de huella USB',
    is: 'enrolador de tarjetas|enrolador de tarjeta|enrolador usb de tarjetas|enrolador usb tarjeta|enrolador mifare|enrolador uhf|enrolador de tags|enrolador usb tag|enrolador proximidad|grabador de tarjetas|rfid encoder|card enroller|desktop card reader|rfid writer|copiador de tarjetas|clonador de tarjetas|duplicador de tarjetas|copiador rfid|rfid copier|rfid duplicator',
    titles:
      'enrolador usb tarj|enrolador usb tag|usb card enroller|desktop rfid reader|rfid duplicator|lector usb de tarjetas de proximidad|lector usb proximidad|lector usb de escritorio',
    say: 'dar de alta las tarjetas en la computadora|pasar la tarjeta y que salga el numero en la compu|aparatito usb para registrar llaveros|copiar un llavero de acceso|sacar copia de mi tarjeta del edificio|duplicar el tag del condominio|registrar calcomanias de los vecinos desde la oficina|read the card number into the pc|copy a key fob|usb reader to enroll cards|sacar copia del llavero del edificio',
  },
  {
    kind: 'accesorio de checador',
    near: 'tarjeta de checador',
    assorted: true,
    is: 'tarjetero|tarjetero para checador|tarjetero de asistencia|tarjetero metalico|porta tarjetas de checador|time clock ribbon|time card rack|time card holder|time recorder ribbon',
    titles:
      'tarjetero checador|cinta repuesto reloj checador|cinta checador|time clock ribbon|time card rack|cinta para checador|cinta para reloj checador|cinta de reloj checador|cinta reloj checador|cartucho para reloj checador|tinta para reloj checador|rack para tarjetas de asistencia',
    say: 'la cinta morada del checador ya no pinta|ya no marca la hora en la tarjeta de carton|donde se acomodan las tarjetas de los empleados junto al checador|casilleros de metal para las tarjetas de asistencia|cinta para la maquina donde checan con carton|se secó la tinta del reloj checador|ink for the punch clock|wall rack for time cards',
  },
  {
    kind: 'perforadora de gafetes',
    near: 'portagafete',
    is: 'perforadora de gafetes|perforadora de credenciales|perforadora para credenciales|perforadora para gafetes|perforadora de ranura|perforadora pvc|ponchadora de gafetes|troqueladora de gafetes|slot punch|badge punch|card slot punch|id card punch|badge slot punch',
    titles: 'perforadora ranura credencial|slot punch|card slot punch|perforadora credencial pvc',
    say: 'hacerle el hoyito a la credencial para el cordon|hoyo alargado en el plastico del gafete|hacer la ranura a las credenciales|perforar tarjetas de plastico para colgarlas|punch a hole in the badge for a lanyard|ponchar las identificaciones',
  },
  {
    kind: 'tarjeta PVC en blanco',
    within: 'consumible de credenciales',
    is: 'pvc virgen|pvc blanco|plasticos para credencial|plastico para credencial|plasticos pvc|blank pvc card|blank pvc cards|blank card|blank cards|blank id cards|magstripe card|white pvc cards',
    titles:
      'pvc virgen|tarj pvc virgen|tarjeta pvc cr80|pvc card blank|blank pvc|tarjetas pvc blancas|tarjeta pvc blanca|tarjeta pvc virgen|tarjetas pvc virgenes|tarjeta pvc en blanco|tarjeta virgen|tarjetas blancas|tarjeta blanca pvc|credenciales en blanco|credencial en blanco|tarjeta cr80|tarjetas cr80|tarjeta con banda magnetica',
    say: 'plasticos en blanco para hacer credenciales|quinientos plasticos blancos virgenes|tarjetas de plastico tamaño cartera sin nada impreso|plastico dorado para tarjetas de cliente distinguido|paquete de cien tarjetas blancas',
  },
  {
    kind: 'accesorio de videoportero',
    near: 'frente de calle',
    assorted: true,
    is: 'visera para videoportero|visera de lluvia|visera lluvia|visera para frente de calle|visera para timbre|cuña para timbre|rain hood|rain shield intercom|flush mount box intercom|surface mount box intercom|doorbell mount|doorbell wedge|doorbell battery',
    titles:
      'visera lluvia frente|base sobreponer visera|bateria repuesto timbre|doorbell wedge|rain hood|flush mounting box door station|caja empotrar frente|visera videoportero|caja de empotrar para videoportero|caja de empotrar videoportero|base de sobreponer|base de sobreponer para videoportero|base para videoportero|caja de sobreponer videoportero|marco para videoportero|marco de sobreponer|base para timbre|placa para timbre|bateria para timbre|bateria de timbre|bateria para videotimbre',
    say: 'que no le llueva al aparato de afuera del interfon|techito para el timbre de la calle|caja para empotrar el videoportero en la pared|pila de repuesto del timbre con camara|cuña para voltear el timbre con camara hacia la puerta|protect the intercom from rain|spare battery for the doorbell camera|marco de acero para el frente de calle|base para no romper la pared al poner el videoportero',
  },
  {
    kind: 'refacción de barrera',
    near: 'barrera vehicular',
    assorted: true,
    is: 'refaccion de barrera|refaccion para barrera|resorte de barrera|resorte para barrera|resorte para pluma|horquilla|horquilla para barrera|horquilla soporte|poste horquilla|descanso de brazo|barrier spring|barrier gate controller|barrier control board|barrier main board|barrier support post|boom support|barrier gate spring',
    titles:
      'resorte barrera|horquilla soporte brazo|main board barrier|barrier gate controller|tira led brazo barrera|tarjeta barrera|tarjeta de barrera|tarjeta para barrera|tarjeta de control para barrera|soporte de brazo de barrera|led para brazo de barrera|tira led para barrera|motor de barrera|seguro antichoque barrera|hule para brazo de barrera',
    say: 'se rompio el resorte de la pluma del estacionamiento|donde descansa la pluma cuando baja|la tarjeta electronica de la barrera ya no sirve|la pluma ya no se equilibra y cae de golpe|ponerle luces a la pluma|poste donde se apoya el brazo|barrier arm falls because the spring broke|arm rest post for the boom|el hule de abajo de la pluma|la pluma sube y se queda trabada por la tarjeta',
  },
  {
    kind: 'poste unifila',
    near: 'cono y señalización vial',
    is: 'poste unifila|postes unifila|unifila|unifilas|poste separador|postes separadores|poste separador de filas|separador de filas|separadores de filas|poste con cinta retractil|poste con cinta|poste de cinta retractil|poste de fila|postes para fila|poste para filas|ordenador de filas|organizador de filas|formador de filas|delimitador de filas|poste delimitador con cinta|banda separadora|postes de banco|poste con cordon|poste con cadena|retractable belt post|belt barrier|queue post|queue posts|queue barrier|stanchion|stanchions|crowd control post|rope barrier|retractable belt stanchion',
    titles: 'poste unifila cinta|unifila|poste separador filas cinta|stanchion belt|retractable belt|queue pole',
    say: 'que la gente haga su fila ordenada en cajas|postes con cinta para hacer fila|los postecitos del banco con cinta|hacer filas en el cine|que se formen en orden los clientes|separar la fila de la gente|la cinta que se jala de un poste a otro en el aeropuerto|cordon rojo de alfombra|acomodar la fila en la entrada del antro|se meten en la fila|formar a los pacientes en la clinica|posts with a belt for lines|keep people in line at the counter|line up customers|poste cromado con cinta negra que se estira|que no se amontonen en la ventanilla|hacer laberinto para la fila',
  },
  {
    kind: 'apartalugar',
    within: 'bolardo',
    is: 'apartalugar|aparta lugar|apartalugares|apartacajon|aparta cajon|aparta estacionamiento|bloqueador de cajon|bloqueador de estacionamiento|candado para estacionamiento|arco abatible|poste abatible para estacionamiento|parking lock|parking spot lock|parking space lock|parking barrier lock|fold down parking post|collapsible parking post',
    titles:
      'aparta lugar estacionamiento|apartalugar|parking lock|poste abatible candado|arco abatible estacionamiento',
    say: 'que nadie se estacione en mi lugar|me quitan mi cajon de estacionamiento|apartar mi lugar con llave|fierro que se sube y se baja para apartar el cajon|los vecinos se estacionan en mi lugar|poste que se dobla con candado en el estacionamiento|keep others out of my parking spot|reserve my parking space with a lock|que el cajon del director quede libre|me ganan mi cajon y quiero cerrarlo con llave|que no me ganen mi cajon del condominio',
  },
  {
    kind: 'apertura de portón por celular',
    within: 'receptor de control remoto',
    is: 'abridor wifi|abridor gsm|abridor gsm para porton|apertura gsm|apertura de porton por llamada|apertura por llamada|abrepuertas gsm|gsm gate opener|wifi gate opener|wifi garage door controller|smart garage controller',
    titles:
      'modulo wifi porton|apertura porton llamada gsm|abre tu cochera celular|wifi garage controller|gsm gate opener|garage controller wifi|modulo wifi para porton|modulo wifi para cochera|modulo wifi garage|receptor wifi para porton|receptor wifi porton|controlador gsm porton|modulo gsm para porton|modulo gsm porton|receptor gsm|control wifi para cochera|control wifi porton',
    say: 'ya tengo motor y quiero abrir el porton con el celular|agregarle wifi al motor de la cochera|que los condominos abran el porton con una llamada|marcar un numero y que se abra el porton|abrir la cochera con alexa|controlar el motor del garage desde el telefono|ponerle app al porton que ya es electrico|make my garage opener smart|open the gate by calling a number|add wifi to my gate motor|modulito para abrir el garage por internet',
  },
  {
    kind: 'codificador de tarjetas de hotel',
    near: 'cerradura de hotel',
    is: 'codificador de hotel|codificador para hotel|codificador de tarjetas|codificador tarjetas hotel|codificador mifare|encoder de tarjetas|encoder de tarjeta|encoder hotel|encoder usb|encoder usb tarjeta|grabador de tarjetas de hotel|hotel card encoder|card encoder|rfid encoder',
    titles: 'encoder usb tarj hotel|codificador tarjetas|card encoder|encoder tarjetas',
    say: 'grabar las tarjetas de los cuartos en recepcion|programar las llaves tarjeta del hotel|encode hotel room cards at the front desk|el que va en la recepcion para grabar la tarjeta del huesped|programar la tarjeta de cada habitacion al registrar al huesped|el aparatito de recepcion que graba las llaves plasticas',
  },
  {
    kind: 'chapa para videoportero',
    near: 'contrachapa eléctrica',
    is: 'contrachapa para videoportero|strike para videoportero|lock for video intercom|strike for door intercom',
    titles:
      'chapa videoportero|chapa para videoportero|chapa portero pantalla|chapa video interfon|chapa videointerfon|chapa interfon|chapa video doorphone|chapa para interfon|chapa para portero',
    say: 'chapa extra para el videoportero que ya me pusieron|agregarle chapa al videoportero|la chapa que se conecta al interfon|otra puerta que abra con el mismo videoportero',
  },
];
