import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What goes with recorders, and with cameras that are worn, driven or watch over a cradle. */
export const BESIDE_RECORDERS: readonly KindEntry[] = [
  {
    kind: 'accesorio de cámara corporal',
    near: 'cámara corporal',
    is: 'accesorio camara corporal|accesorios para camara corporal|arnes camara corporal|sujetador camara corporal|sujetador magnetico|clip camara corporal|soporte camara corporal|bateria para camara corporal|body camera mount|body camera harness|body camera clip|magnetic body mount|arnes bodycam|sujetador magnetico bodycam|clip para bodycam|bateria para bodycam',
    titles: 'arnes pecho bodycam|arnes pecho camara|bateria repuesto bodycam|sujetador magnetico bodycam',
    say: 'con que se cuelga la camara del policia en el pecho|cinturones para llevar la camara en el pecho|nada mas el arnes de la camara del guardia|la camara corporal se cae del uniforme|iman para pegar la camara al uniforme|clip para la camara del chaleco|correas para cargar la camara del oficial|sujetar la camara del guardia a la camisa|pila de repuesto para la camara del policia|la camara del oficial ya no dura el turno|la camara corporal no aguanta cargada|se rompio el clip de la bodycam|broche de la camara del elemento|tirantes para la camara del pecho|ponerle la camara al uniforme sin hacer hoyos|wear the body camera on the chest|straps for a body camera|spare battery for an officer camera|magnet to hold the body cam',
  },
  {
    kind: 'accesorio de dashcam',
    near: 'dashcam',
    is: 'accesorio dashcam|accesorios para dashcam|kit hardwire|hardwire kit|hardwire dashcam|cableado dashcam|kit cableado dashcam|kit de cableado dashcam|kit de instalacion dashcam|soporte dashcam|soporte para dashcam|soporte para camara de auto|ventosa dashcam|cable dashcam|cargador dashcam|filtro polarizado dashcam|bateria para dashcam|dashcam mount|dash cam mount|dash cam hardwire kit|dashcam battery pack|modulo gps dashcam',
    titles:
      'kit cableado fusible|hardwire|kit hardwire dashcam|soporte ventosa dashcam|ventosa repuesto dashcam|cable fusible dashcam|mount dashcam|soporte adhesivo dashcam',
    say: 'que la camara del carro grabe estacionada|conectar la camara del carro a los fusibles|que no se vea el cable de la camara del carro|que la dashcam siga grabando con el carro apagado|se me cae la camara del parabrisas|ventosa de repuesto para la camara del coche|se rompio la base de la camara del carro|cable directo a la fusilera para la camara del auto|modo estacionamiento para la camara del coche|esconder el cable de la camara del parabrisas|hide the dashcam cable|parking mode cable for dashcam|replacement suction cup for dash cam',
  },
  {
    kind: 'control de grabador',
    near: 'grabador',
    is: 'control remoto dvr|control remoto nvr|control remoto para dvr|control remoto grabador|control para dvr|control para nvr|control para grabador|mouse dvr|mouse para dvr|mouse nvr|raton para dvr|nvr remote|dvr remote control|control del dvr|control de la grabadora|control del grabador|control dvr|control nvr',
    titles: 'control remoto p/dvr|control remoto dvr nvr|mouse usb dvr|ctrl remoto dvr',
    say: 'control para manejar el dvr desde el sillon|el mouse del dvr ya no sirve|manejar el grabador sin levantarme|ratoncito para la grabadora de las camaras|con que muevo el menu del dvr|mouse for the camera recorder|cambiar de camara en la pantalla con control|control que se extravio del dvr|ya no tengo el control del dvr',
  },
  {
    kind: 'servidor de video',
    near: 'servidor',
    is: 'servidor video|servidor de video|servidor grabacion|servidor de grabacion|servidor videovigilancia|servidor de videovigilancia|servidor vms|servidor camaras|servidor para camaras|servidor cctv|estacion de videovigilancia|workstation vms|video recording server|recording server|vms server|video server|surveillance server|video appliance',
    titles:
      'servidor vms|servidor milestone|recording server|servidor camaras|servidor grabacion|blazer express|servidor rack cam|appliance vms|network video server|netevs|workstation videovigilancia|servidor analitica video',
    say: 'computadora que grabe cien camaras|equipo para grabar muchas camaras con software|servidor para el software de las camaras|donde instalo el programa que graba las camaras|guardar video de doscientas camaras|maquina para el centro de monitoreo|equipo con raid para las grabaciones|computadora ya lista con el vms instalado|grabar camaras de todo el corporativo en un solo equipo|server to record hundreds of cameras|machine with vms preinstalled|storage and recording for a big camera system',
  },
  {
    kind: 'monitor de bebé',
    near: 'cámara inalámbrica',
    is: 'monitor bebe|monitor de bebe|monitor para bebe|monitor de bebes|monitor para bebes|baby monitor|vigila bebe|vigilabebes|intercomunicador de bebe|babycall|nursery monitor',
    titles:
      'monitor bebe|monitor de bebe|baby monitor|detecta llanto|canciones de cuna|crib camera|camara cuna|camara para cuna|nursery camera',
    say: 'ver al bebe dormido desde la sala|oir al bebe si llora|vigilar la cuna|saber si mi bebe llora|camarita para la cuna|pantallita para ver al bebe|ver a la niña en su cuna desde el cuarto|aparatito para oir al niño cuando despierta|que me avise si llora el bebe|cuidar al recien nacido desde la cocina|escuchar al bebe en la noche|ver al bebe sin internet|que le cante canciones al bebe|ver al chiquito mientras duerme|con pantallita aparte para la mama|watch the baby sleep|hear the baby cry|camera over the crib|tell me when the baby cries|radiecito para escuchar el cuarto del bebe|camara para bebe|camarita de bebe|camara para la cuna|baby camera|nursery camera',
  },
];
