import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/shop-supplies.ts`. */
export const SHOP_SUPPLIES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'motosierra',
    sheets: 'barra y cadena|motor de dos tiempos cadena|tensor de cadena',
    keyed:
      'motosierra a gasolina con barra para podar|motosierra inalambrica de bateria|electric chainsaw with bar and chain|mini motosierra para poda',
  },
  {
    kind: 'atornillador',
    sheets: 'hexagonal 1/4 impacto|1/4 hex impact|destornillador recargable|atornillador recargable',
    keyed:
      'atornillador de impacto inalambrico con dos baterias|atornillador electrico de precision con puntas|cordless impact driver brushless kit|desarmador electrico recargable con juego de puntas|atornilla muebles rapido en casa recargable',
  },
  {
    kind: 'segueta y serrucho',
    sheets: 'arco ajustable|hoja bimetalica|segueta alto carbono|hoja segueta',
    keyed:
      'arco tubular ajustable con segueta|serrucho de punta para tablaroca|segueta bimetalica de doce pulgadas|hacksaw frame adjustable with blade|serrucho plegable para podar|arco con segueta ajustable mango de aluminio',
  },
  {
    kind: 'flexómetro',
    sheets: 'autobloqueo flexometro|cinta larga 30 m|cinta larga 50 m',
    keyed:
      'flexometro contra impactos con cinta de nylon|flexometro magnetico con freno|cinta larga de fibra de vidrio con manivela|tape measure magnetic tip with lock|flexometro de acero con cinta de gancho magnetico|cinta metrica larga de fibra de vidrio con manivela|self locking tape measure magnetic hook rubber grip|open reel fiberglass tape measure long',
  },
  {
    kind: 'disco de corte',
    sheets:
      'abrasivo metal|turbo diamante|segmentado concreto|corte fino inoxidable|continuous rim|disco diamantado|disco de corte metal',
    keyed:
      'disco abrasivo para corte de metal cuatro y media|disco de diamante segmentado para concreto|disco flap laminado grano sesenta|cut off wheel metal thin|disco para sierra circular madera con dientes de carburo|hojas para sierra caladora juego|disco de corte fino para metal inoxidable paquete|disco de corte para metal de centro deprimido',
  },
  {
    kind: 'sierra copa',
    sheets: 'brocasierra con mandril|arbol para brocasierra|sierra perforadora|diamantada copa|copa diamantada',
    keyed:
      'sierra copa bimetalica con mandril|juego de brocasierras para madera|bi metal hole saw arbor|broca escalonada de titanio para lamina|sacabocados manual para gabinete|sierra copa bimetalica con mandril para tabla y metal|bimetal hole saw kit arbor pilot',
  },
  {
    kind: 'consumible de soldadura',
    sheets: 'revestido rutilico|pinza porta electrodo',
    keyed:
      'electrodo para soldar acero al carbon caja cinco kilos|microalambre solido para soldar rollo|portaelectrodo de cobre trescientos amperes|welding electrodes mild steel|flux core wire spool gasless|electrodo para acero al carbon en kilo',
  },
  {
    kind: 'accesorio de compresor',
    sheets: 'hvlp|vaso de gravedad|pistola de baja presion|manguera poliuretano',
    keyed:
      'pistola para pintar de gravedad con vaso|pistola para sopletear con boquilla larga|manguera espiral para compresor con conectores rapidos|hvlp gravity feed spray gun|kit de accesorios para compresor',
  },
  {
    kind: 'accesorio de hidrolavadora',
    sheets: 'conexion karcher|nozzle for k2',
    keyed:
      'manguera de alta presion para hidrolavadora|boquilla de espuma para hidrolavadora|foam cannon with quarter inch quick connect|lanza turbo para hidrolavadora',
  },
  {
    kind: 'accesorio de clima',
    sheets: 'mensula minisplit|condensadora pared|drenaje minisplit',
    keyed:
      'soporte para condensadora de minisplit a pared|bomba de condensados para minisplit|kit de instalacion para minisplit con tuberia de cobre|wall bracket for mini split condenser|control remoto universal para aire acondicionado',
  },
  {
    kind: 'enfriador evaporativo',
    sheets: 'tanque de agua enfriador|cfm evaporativo',
    keyed:
      'enfriador evaporativo de aire con ruedas|cooler de ventana con panel de celulosa|portable evaporative cooler with tank|enfriador de aire con agua y hielo portatil silencioso',
  },
  {
    kind: 'pinza amperimétrica',
    sheets: 'jaw|quijada|mordaza|voltimetro gancho|pinza digital corriente|clamp tester|clampmeter',
    keyed:
      'pinza amperimetrica digital de gancho trms|multimetro de gancho con temperatura|true rms clamp meter ac dc|mini pinza amperimetrica de bolsillo|pinza amperimetrica de corriente alterna y directa con estuche|amperimetro de gancho digital con retencion de pantalla|ac dc clamp meter inrush temperature capacitance|tester para electricista con zumbador de continuidad y gancho|de gancho verdadero valor eficaz mide corriente continua y capacitancia|pinza de corriente flexible rogowski con bluetooth',
  },
  {
    kind: 'medidor de aislamiento',
    sheets: 'megaohms|gigaohms|resistencia de aislamiento',
    keyed:
      'megohmetro digital para prueba de aislamiento|insulation tester digital one thousand volts|megohmetro digital para aislamiento con puntas|digital insulation tester auto discharge',
  },
  {
    kind: 'luxómetro y sonómetro',
    sheets: 'db a|lux fc|m/s viento|rpm laser|nivel de ruido decibeles|velocidad del viento medidor',
    keyed:
      'luxometro digital portatil|sonometro digital con registro|digital anemometer handheld|tacometro laser sin contacto|luxometro digital con sensor separado|sonometro digital con memoria de datos|tacometro digital laser de contacto',
  },
  {
    kind: 'termómetro infrarrojo',
    sheets: 'emisividad|mira laser temperatura',
    keyed:
      'termometro infrarrojo tipo pistola con laser|pirometro infrarrojo de alta temperatura|infrared thermometer gun non contact',
  },
  {
    kind: 'localizador de circuitos',
    sheets: 'probador de contactos led|tester gfci|transmisor y receptor circuitos',
    keyed:
      'localizador de interruptores con transmisor y receptor|probador de contactos con prueba gfci|circuit breaker finder with outlet tester',
  },
  {
    kind: 'probador de baterías',
    sheets: 'prueba de carga|cca tester|resistencia interna bateria',
    keyed: 'probador digital de bateria de auto|battery tester load test',
  },
];
