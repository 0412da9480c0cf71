import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/access/doors.ts`. */
export const DOORS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'cerradura de llave',
    sheets:
      'cerradura cilindrica|cerradura tubular|cerradura entrada principal|cerradura intercomunicacion|chapa tubular|chapa cilindrica|pomo llave|manija llave|cerrojo cilindro|cerrojo mariposa|cilindro europerfil|llave tetra|tubular lock|cylindrical lock|mortise cylinder|thumbturn|satin nickel knob',
    keyed:
      'cerradura de pomo para recamara laton brillante|cerradura de pomo para baño acabado satinado|pomo de entrada con llave cromo satinado|manija de entrada negro mate con llave y mariposa|manija para recamara niquel satinado|cerrojo doble cilindro laton antiguo|cerrojo llave y mariposa acero inoxidable|chapa de sobreponer izquierda clasica dos barras con llaves|chapa de embutir para puerta de aluminio gancho|cerradura mecanica de botones sin pilas|cylindrical knob lock entrance satin stainless|lever set privacy function satin nickel|single cylinder mechanical deadbolt brass keyed|chapa parche para puerta de madera exterior',
  },
  {
    kind: 'bisagra',
    sheets:
      'bisagra acero|bisagra capuchina|bisagra cuadrada|bisagra escuadra|bisagra hidraulica puerta madera|pivote descentrado|barrel hinge|pivot hinge gate',
    keyed:
      'bisagra de acero inoxidable con balero paquete de tres|bisagra latonada par para puerta de madera|bisagra tubular soldable para porton par|bisagra de vaiven doble accion con resorte|stainless steel butt hinge ball bearing|weld on barrel hinge for gate',
  },
  {
    kind: 'herraje para cristal',
    sheets:
      'bisagra canto cristal|pinza vidrio|clip cristal|escuadra cristal|jaladera tubular|jaladera recta|barra jaladera|glass pivot|glass patch|tubular pull|cristal templado 10mm|cristal templado 12 mm',
    keyed:
      'bisagra vidrio muro noventa grados acero inoxidable para cancel|jaladera h de acero inoxidable para puerta de cristal|herraje inferior para puerta de cristal templado|herraje superior de giro para cristal templado|chapa de piso con llave para puerta de cristal|kit de riel corredizo tipo granero para cristal|zoclo inferior de aluminio para puerta de vidrio|glass to wall shower hinge stainless|tubular pull handle back to back for glass door|bottom patch fitting for tempered glass door',
  },
  {
    kind: 'herraje de puerta',
    sheets:
      'tope puerta|tope muro|tope piso hule|pasador maromero|pasador mauser|cubrepolvo puerta|sello bajo puerta|guardapolvos|rubber door stop|flush bolt',
    keyed:
      'tope magnetico para puerta acero inoxidable piso|tope media luna con hule negro para piso|pasador de barra cromado con porta candado|guardapolvo para puerta aluminio con cerda|aldaba portacandado de acero zincado|door sweep aluminum with brush|magnetic floor door stop stainless|burlete de hule para puerta',
  },
  {
    kind: 'puerta automática',
    sheets:
      'brazo automatizador puerta|automatizador puerta|automatismo puerta|activador puerta automatica|radar microondas puerta|boton acceso discapacitados|ada door|handicap push plate|automatic opener door',
    keyed:
      'operador automatico para puerta batiente acceso discapacitados|operador para puerta corrediza de cristal con sensor|radar de microondas para puerta automatica|automatic swing door operator low energy|automatic sliding door operator kit with sensors|boton de acceso para discapacitados puerta automatica',
  },
  {
    kind: 'buzón',
    sheets: 'ranura correspondencia|portaperiodico|correspondencia acero|mail slot|locking mailbox',
    keyed:
      'buzon para correspondencia de acero negro con llave|buzon de acero inoxidable de pared con portaperiodico|modulo de buzones para departamentos aluminio|buzon de quejas y sugerencias acrilico transparente con llave|wall mount locking mailbox steel',
  },
  {
    kind: 'caja de dinero',
    sheets: 'caja metalica portatil|charola monedas llave|cofre metalico portatil|cash tray box',
    keyed:
      'caja metalica para dinero con llave roja|cajita metalica para dinero negra con charola de monedas|steel cash box with key lock and coin tray|caja portatil de efectivo con asa y llave',
  },
  {
    kind: 'mirilla',
    sheets: 'mirilla gran angular|mirilla laton|mirilla cromo|door peep',
    keyed:
      'mirilla para puerta doscientos grados laton|mirilla digital con pantalla graba foto al tocar|visor de puerta inteligente con bateria recargable|wide angle brass door viewer|digital peephole camera with screen',
  },
  {
    kind: 'espejo convexo',
    sheets: 'espejo cruce|espejo rampa|espejo pasillo|espejo acrilico redondo',
    keyed:
      'espejo convexo sesenta centimetros para salida de cochera exterior|espejo convexo policarbonato con herraje para poste|espejo panoramico de acrilico para tienda|outdoor convex traffic mirror polycarbonate',
  },
  {
    kind: 'cerrojo eléctrico',
    sheets: 'perno solenoide|perno fail safe|piston electrico puerta|bolt lock timer|glass drop bolt',
    keyed:
      'cerrojo electrico de caida doce volts con led y retardo|perno electrico para puerta de cristal vidrio a vidrio|electric drop bolt narrow with door sensor|cerrojo electrico de empotrar fail safe|electric bolt lock fail safe time delay',
  },
  {
    kind: 'manija de barra antipánico',
    sheets: 'manija exterior llave panico|pull trim|trim 99|maneta exterior antipanico|escutcheon trim',
    keyed:
      'manija exterior con llave para barra antipanico|manija ciega sin llave para barra antipanico|lever trim for exit device with cylinder|maneta exterior inoxidable para barra de panico',
  },
];
