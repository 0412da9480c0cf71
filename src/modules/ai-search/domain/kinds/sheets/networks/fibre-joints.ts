import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/fibre-joints.ts`. */
export const FIBRE_JOINTS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'cable drop',
    sheets:
      'drop monomodo g657|drop redondo ftth|drop blanco interior|fibra acometida autosoportada|drop preterminado|drop lszh|drop bobina|indoor drop|outdoor drop|self supporting drop|butterfly cable|drop cable assembly|pre terminated drop',
    keyed:
      'cable drop un hilo con mensajero de acero bobina|drop plano ftth hilos chaqueta lszh negro|cable drop conectorizado sc apc en ambas puntas exterior|fibra invisible transparente para interior con conectores|ftth flat drop cable single mode with steel messenger',
  },
  {
    kind: 'acoplador de fibra',
    sheets:
      'acoplador simplex monomodo|acoplador duplex multimodo|adaptador hembra sc|adaptador hibrido sc|adaptador lc cuadruple|acoplador con orejas|acoplador sin brida|placa de acopladores|duplex adapter flange|simplex adapter flange|hybrid adapter fiber|quad adapter|mpo adapter',
    keyed:
      'acoplador sc apc simplex verde monomodo|acoplador lc upc duplex azul monomodo|adaptador optico hembra hembra con ferula ceramica|fiber optic adapter simplex green zirconia sleeve|duplex lc adapter aqua multimode flangeless|paquete de acopladores para distribuidor optico',
  },
  {
    kind: 'roseta óptica',
    sheets:
      'roseta mural fibra|roseta superficie fibra|roseta con acoplador|roseta puertos sc interior|caja terminal usuario fibra|caja optica interior|indoor fiber box|wall mount fiber outlet|fiber faceplate|customer termination box',
    keyed:
      'roseta optica puertos sc blanca para pared interior|roseta de fibra sin acopladores con espacio para empalme|fiber wall outlet two ports indoor white|indoor customer termination box for ftth|caja de pared para fibra con charola y tapa',
  },
  {
    kind: 'caja terminal de fibra',
    sheets:
      'caja distribucion ftth exterior|caja derivacion optica|caja terminal puertos poste|terminal optica poste|caja precon|caja optica exterior|pole mount fiber terminal|outdoor distribution box fiber|outdoor fiber terminal box|access terminal box',
    keyed:
      'caja nap puertos para splitter exterior poste|caja terminal optica puertos negra para poste exterior|caja de distribucion ftth con divisor plc y adaptadores|outdoor fiber access terminal ports with splitter|fiber distribution terminal box wall pole mount waterproof',
  },
  {
    kind: 'charola de empalme',
    sheets:
      'charola apilable empalme|charola fibra fusiones|casete apilable fusion|bandeja fusiones|charola interna cierre|stackable splice tray|splice holder tray|splicing cassette|splice tray cover',
    keyed:
      'charola para empalme fusiones con tapa|casete de fusion apilable para cierre|splice tray fusions with cover stackable|bandeja de empalme para distribuidor optico',
  },
  {
    kind: 'manga de empalme',
    sheets:
      'manga fusion varilla|manga protectora empalme|tubo protector fusion|termocontractil con varilla|manguitos protectores fusion|fusion sleeve|single fiber sleeve|ribbon splice sleeve|sleeve steel rod|splice protection sleeve',
    keyed:
      'manga termocontractil para empalme de fusion paquete|manguito protector de fusion con varilla de acero|fusion splice sleeve steel rod pack|fiber splice protection sleeves heat shrinkable bag',
  },
  {
    kind: 'limpiador de fibra',
    sheets:
      'pluma limpieza conectores|limpiador ferulas|limpiador adaptadores|cinta limpiadora conectores|paños sin pelusa|solvente fibra|cleaning stick|cleaning cassette|ferrule cleaning|fiber wipes|optical cleaning|bulkhead cleaner',
    keyed:
      'pluma limpiadora de conectores de fibra un clic|toallitas sin pelusa para limpiar fibra caja|casete limpiador de ferulas con cinta de repuesto|one click fiber connector cleaning pen|lint free fiber optic wipes tub|fiber optic cleaning kit with swabs and fluid',
  },
  {
    kind: 'herraje de fibra',
    sheets:
      'tensor cuña|retencion adss|suspension adss|remate adss|abrazadera poste fibra|cruceta galvanizada fibra|cincho acero poste|soporte bajada fibra|gancho fachada|adss suspension|adss tension|dead end adss|pole bracket fiber|banding strap|cable slack bracket|fiber clamp',
    keyed:
      'tensor plastico para drop bolsa|remate preformado para cable adss vano|herraje de suspension para cable adss|fleje de acero inoxidable rollo para poste|hebilla de acero inoxidable para fleje bolsa|ftth drop wire clamp with steel bail|adss dead end preformed grip|cruceta para reserva de fibra en poste galvanizada',
  },
];
