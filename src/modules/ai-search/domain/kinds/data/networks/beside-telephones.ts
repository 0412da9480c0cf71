import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Telephones of one line, and what goes with telephones and their exchange. */
export const BESIDE_TELEPHONES: readonly KindEntry[] = [
  {
    kind: 'teléfono alámbrico',
    within: 'teléfono IP',
    is: 'telefono alambrico|telefono con cable|telefono con cordon|telefono unilinea|telefono analogico|telefono analogo|telefono de pared|telefono de gondola|telefono analogico de mesa|telefono hotel|telefono para hotel|telefono de habitacion|telefono habitacion hotel|telefono para habitacion|telefono de teclas grandes|corded phone|analog phone|wired phone|single line phone|wall phone|hotel phone|guest room phone|hospitality phone|corded telephone|analog telephone',
    titles:
      'telefono alambrico|tel unilinea|tel alambrico|tel analogico|tel p/hotel|tel habitacion|tel hotel|tel gondola|telefono gondola|telefono unilinea|telefono pared|corded telephone|tel linea identif|tel identif altavoz|telefono linea identificador altavoz|telefono basico unilinea',
    say: 'telefono con cable para la casa|aparato con cable rizado|el de toda la vida con cordon rizado|aparato sencillo de pared para la cocina|telefono que no necesite luz|telefono de los de antes con cordon|telefono para cada cuarto del hotel|telefono para el baño del hotel|telefono que funcione cuando se va la luz|telefono barato para la linea de telmex|telefono normal de los que se conectan a la pared|telefono para extension analogica|aparato para la extension de la caseta|telefono sencillo para la cocina|el clasico de disco o teclas|telefono de botones para la tiendita|telefono con boton de recepcion para huespedes|telefono de linea con cable|telefono para el elevador|phone that works without power|plain phone with a cord|phone for hotel rooms|telefono fijo|el telefono fijo ya no se oye|telefono de mesa para hotel|telefono de hotel|telefono para el cuarto|marcar de piso a piso en el hotel|telefonos para los cuartos del hotel|extension en cada cuarto|telefono fijo para la tienda|hotel room set with reception key|telefono sencillo|telefono basico|telefono de mesa',
  },
  {
    kind: 'accesorio de teléfono',
    near: 'teléfono IP',
    is: 'accesorio telefono|accesorio para telefono|accesorios para telefono ip|modulo expansion telefono|modulo de expansion para telefono|modulo de botones|modulo botones telefono|modulo de teclas telefono|consola de teclas|consola operadora telefono|botonera telefono|expansion telefono ip|bocina de telefono repuesto|cordon telefonico|cordon espiral|cordon auricular|cable espiral telefono|cable para auricular|cable telefonico|extension telefonica cable|cable rj11|soporte pared telefono ip|montaje de pared para telefono|base de pared telefono|cable ehs|adaptador ehs|expansion module phone|sidecar phone|key expansion module|phone expansion module|handset cord|telephone cord|coiled cord|phone wall mount',
    titles:
      'modulo botones exp|modulo expansion p/telefono|modulo exp40|modulo exp43|modulo exp50|cordon p/auricular|cordon espiral tel|auricular p/telefono|ehs36|ehs40|wall mount p/tel|expansion lcd telefono|key module|consola teclas',
    say: 'mas botones para el telefono de la recepcionista|botones extra para el telefono|ver todas las extensiones con foquitos en la recepcion|el cable rizado del telefono se echo a perder|cordon del auricular del telefono|cable de la bocina del telefono|colgar el telefono ip en la pared|extension de cable para telefono|cable plano de telefono|se rompio el auricular del telefono|contestar con la diadema desde el boton|more buttons for the receptionist phone|curly cord for the handset',
  },
  {
    kind: 'tarjeta de conmutador',
    near: 'conmutador telefónico',
    is: 'tarjeta conmutador|tarjeta de conmutador|tarjeta para conmutador|tarjeta pbx|tarjeta extensiones|tarjeta de extensiones|tarjeta lineas extensiones|tarjeta operadora|tarjeta operadora automatica|tarjeta expansion conmutador|tarjeta de expansion para conmutador|tarjeta correo de voz|tarjeta troncal|tarjeta fxo|tarjeta fxs|tarjeta telefonia|pbx card|extension card|trunk card|voicemail card|telephony card|pbx expansion card|licencia de extensiones|licencia conmutador',
    titles:
      'tarjeta expansion lin ext|tarjeta p/tes824|tarjeta ext conmutador|tarj ext|tarj expansion ext|tarjeta disa|tarjeta identificador|modulo fxo|modulo fxs|tarjeta puertos fxs|tarjeta 8 extensiones|tarjeta lin x ext',
    say: 'ponerle mas extensiones al conmutador|ampliar el conmutador que ya tengo|mas lineas para el conmutador panasonic|que el conmutador conteste con mensaje de bienvenida|tarjeta para que conteste sola la operadora|mi conmutador ya no tiene extensiones libres|agregarle lineas al pbx|modulo para crecer el conmutador|identificador de llamadas para el conmutador|add more extensions to my phone system|card to expand the pbx',
  },
];
