import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/workshop.ts`. */
export const WORKSHOP_SHEETS: readonly KindSheets[] = [
  {
    kind: 'rotomartillo',
    sheets:
      'rotomartillo w|rotomartillo joules|rotomartillo pulgada|martillo rotativo|martillo sds|rompedor|cincelador|demolition|rotary hammer sds|roto martillo|martillo demoledor|demolition hammer',
    keyed:
      'rotomartillo sds plus tres modos con maletin|rotomartillo inalambrico sin carbones con dos baterias|martillo demoledor hexagonal con cinceles|rotary hammer sds plus three modes with case|cordless brushless hammer drill kit two batteries|rotomartillo sds con funcion cincel y maletin|cordless hammer drill driver brushless two batteries|sds plus rotary hammer chisel function case',
  },
  {
    kind: 'llave de impacto',
    sheets:
      'llave impacto neumatica|llave impacto cuadro|pistola neumatica|impact wrench drive|impacto inalambrico|cuadro media pulgada|drive impact|torquimetro trueno|click torque|impact wrench',
    keyed:
      'llave de impacto inalambrica cuadro de media sin carbones|pistola de impacto neumatica para tuercas con dados|cordless impact wrench half inch drive brushless|atornillador de impacto hexagonal con dos baterias|torquimetro de trueno cuadro de media|llave de impacto inalambrica sin escobillas',
  },
  {
    kind: 'pistola de calor',
    sheets: 'pistola termica|pistola aire|decapadora|decapador|heat gun kit|temperature heat gun|hot air tool',
    keyed:
      'pistola de calor de dos temperaturas con boquillas|pistola de aire caliente digital para termofit|variable temperature heat gun with nozzles|dual temperature hot air gun|pistola de calor electrica con boquillas|heat gun dual temperature nozzles shrink tubing',
  },
  {
    kind: 'nivel láser',
    sheets:
      'nivel autonivelante|nivel haz verde|nivel 360|nivel rotativo|nivel torpedo|nivel aluminio|nivel magnetico|green beam|rotary laser|torpedo level|box level',
    keyed:
      'nivel laser autonivelante de lineas cruzadas haz verde|nivel laser de doce lineas con tripie y bateria|nivel de aluminio tres gotas magnetico|self leveling cross line laser green beam|torpedo level magnetic nine inch|nivel de aluminio magnetico con tres burbujas|magnetic torpedo level aluminum vials',
  },
  {
    kind: 'caja de herramientas',
    sheets:
      'caja metalica herramienta|caja portaherramientas|gabinete herramienta|mochila herramienta|organizador compartimientos|portaherramientas|rolling tool|tool organizer|stackable tool|tool cart|cinturon portaherramientas',
    keyed:
      'caja de herramientas de plastico con charola y broches metalicos|caja metalica para herramienta de cinco charolas|mochila para herramienta con compartimientos reforzada|bolsa porta herramienta para cinturon de electricista|rolling tool box stackable with telescopic handle|tool bag wide mouth with pockets|gabinete metalico de cajones con ruedas para taller|caja de herramienta plastica con charola y broches metalicos|bolsa para electricista con muchas bolsas y cinturon',
  },
  {
    kind: 'llaves y dados',
    sheets:
      'juego autocle|juego matraca|llave ajustable|llave combinada matraca|llave estandar|llave milimetrica|dado cuadro|dado impacto|dado largo|llaves hexagonales|combination wrench|ratcheting wrench|socket and ratchet|hex wrench|llave combinada|juego llaves allen|llave hexagonal|juego de dados|adjustable wrench',
    keyed:
      'juego de dados y matraca de varias medidas en estuche|llave ajustable cromada de diez pulgadas|juego de llaves mixtas milimetricas en porta llaves|juego de llaves allen punta de bola|mechanics socket set with ratchet in case|adjustable wrench chrome vanadium|ball end hex key set metric|mechanic tool kit socket set wrenches molded case|juego de dados y matraca con extension en estuche',
  },
  {
    kind: 'martillo y golpe',
    sheets:
      'martillo pulido|martillo carpintero|martillo mango|martillo antirebote|marro octagonal|mazo hule|barreta punta|cincel frio|sledge hammer|dead blow|wrecking bar',
    keyed:
      'martillo de uña curva mango de fibra de vidrio|marro octagonal de cuatro libras|mazo de hule blanco|barreta de uña de acero|claw hammer fiberglass handle|rubber mallet white|cincel de corte frio con protector',
  },
  {
    kind: 'cutter y navaja',
    sheets:
      'navaja profesional|navaja plegable|navaja hoja|cutter metalico|cutter plastico|cutter trapezoidal|arco profesional|arco ajustable|snap off|folding knife|utility blades',
    keyed:
      'cutter metalico con seguro y tres hojas|navaja retractil de hoja trapezoidal con repuestos|multiherramienta plegable con funda doce funciones|retractable utility knife with spare blades|snap off blade cutter heavy duty|navaja multiusos retractil con cuchillas de repuesto|cutter de cuchilla trapezoidal retractil mango engomado',
  },
  {
    kind: 'pinza de mano',
    sheets:
      'pinza aislada|pinza mango|pinza quijada|pinza grip|prensa rapida|prensa barra|tornillo banco giratorio|insulated pliers|nose pliers|plier set|quick clamp|pinza punta larga',
    keyed:
      'pinza de presion mordaza curva de diez pulgadas|juego de tres pinzas aisladas para electricista|pinza de extension pico de loro doce pulgadas|tornillo de banco giratorio con yunque|locking pliers curved jaw|insulated pliers set vde three pieces|quick release bar clamp',
  },
  {
    kind: 'remachadora y engrapadora',
    sheets:
      'remachadora acordeon|remachadora neumatica|remache aluminio|pistola grapas|pistola aplicadora|calafateador|clavadora|grapadora|hand riveter|blind rivet|heavy duty stapler|caulking',
    keyed:
      'remachadora manual con cuatro boquillas y remaches|engrapadora de pistola de uso rudo con grapas|pistola de silicon caliente para barras delgadas|pistola calafateadora para cartucho de silicon|heavy duty staple gun with staples|hot glue gun with sticks|hand riveter set with blind rivets',
  },
  {
    kind: 'compresor de aire',
    sheets:
      'compresor hp|compresor galones|compresor psi|compresor vertical|compresor horizontal|mini compresor|inflador digital|oil free compressor|gallon compressor|portable inflator',
    keyed:
      'compresor de aire libre de aceite con tanque de veinticuatro litros|compresor vertical de dos etapas para taller|inflador portatil recargable de llantas con manometro digital|oil free air compressor portable pancake|cordless tire inflator with digital gauge',
  },
  {
    kind: 'hidrolavadora',
    sheets:
      'hidrolavadora w|hidrolavadora bar|hidrolavadora portatil|lavadora alta presion|psi electric|electric pressure|pressure cleaner',
    keyed:
      'hidrolavadora electrica portatil con pistola y manguera|hidrolavadora a gasolina de uso rudo con ruedas|electric pressure washer with hose and nozzles|gas pressure washer commercial',
  },
];
