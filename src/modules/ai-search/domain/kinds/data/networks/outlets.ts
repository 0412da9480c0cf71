import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What ends and fastens cables along walls, and what a network is put in with. */
export const OUTLETS: readonly KindEntry[] = [
  {
    kind: 'roseta de red',
    within: 'placa de pared',
    is: 'roseta red|roseta de red|roseta rj45|roseta utp|roseta cat6|roseta superficie|roseta telefonica|caja superficial|caja de superficie|caja superficie|caja red pared|caja de red pared|caja montaje superficial|caja sobrepuesta red|caja sobreponer rj45|caja sobreponer red|surface mount box|surface box|surface outlet|biscuit box|caja para jack|caja para keystone|roseta',
    titles:
      'caja superficial pto|caja superficial ptos|caja superficial puertos|caja s/jack|roseta superficie salidas|caja sobreponer jack|surface box port|caja montaje superficie|caja red pared',
    say: 'caja sobrepuesta para un nodo|cajita que se pega al muro para no romper|caja superficial en columna de concreto|caja en pared para red|cajita para pared con salida de red|caja de superficie|cajita para poner el jack sin picar la pared|salida de red sin romper el muro|cajita de dos entradas pegada a la pared|caja donde se encaja el jack fuera de la pared|cajita para la linea del telefono|poner un nodo en pared de tablaroca sin hoyo|cajita con cinta doble cara para red|surface box for a jack|network box on the wall without cutting',
  },
  {
    kind: 'tapa ciega de placa',
    near: 'placa de pared',
    is: 'tapon ciego|tapon para placa|tapon placa|tapon keystone|tapa ciega keystone|tapa ciega para placa|tapa ciega faceplate|modulo ciego|inserto ciego|modulo ciego keystone|tapones para placa|tapones keystone|tapones ciegos|blank keystone|keystone blank|blank insert|blank module|blanking module|blank keystone insert|tapon para panel de parcheo|tapon jack',
    titles:
      'tapon ciego placa|tapon p/placa|tapon ciego keystone|blank insert|blank module|modulo ciego blanco|inserto ciego blanco|tapon patch panel|tapa hueco keystone',
    say: 'tapar el hueco que sobra en la placa de red|la placa tiene dos hoyos y solo use uno|tapones para los hoyos vacios de la placa|cerrar la ventanita sin usar de la placa|tapitas para las entradas vacias del panel|tapar los huecos del patch panel|cuadrito ciego para la placa|que no quede el hoyo vacio en la salida de red|sobra un espacio en el faceplate|fill the empty hole in the wall plate|blank for unused jack hole',
  },
  {
    kind: 'accesorio de canaleta',
    near: 'canaleta y tubo',
    is: 'accesorio canaleta|accesorios canaleta|accesorio para canaleta|accesorios para canaleta|codo canaleta|codo para canaleta|esquina canaleta|esquinero canaleta|esquinero para canaleta|esquinero interior canaleta|esquinero exterior canaleta|union canaleta|union para canaleta|cople canaleta|cople union canaleta|cople para canaleta|te canaleta|derivacion canaleta|tapa final canaleta|tapon final canaleta|terminacion canaleta|angulo interior canaleta|angulo exterior canaleta|caja canaleta|caja para canaleta|caja universal canaleta|raceway fitting|raceway elbow|raceway corner|raceway connector|trunking fitting|end cap raceway',
    titles:
      'codo interior canaleta|codo exterior canaleta|codo plano canaleta|seccion t canaleta|esquinero int canaleta|esquinero ext canaleta|tapa extremo canaleta|caja p/canaleta|cople p/canaleta|esquinero p/canaleta|codo p/canaleta|union p/canaleta|t p/canaleta',
    say: 'esquinas para canaleta|esquinero para doblar el cable por la pared|codos para dar vuelta con la canaleta|piezas para unir dos canaletas|la esquina donde dobla la canaleta|unir dos tiras de canaleta|tapita para la punta de la canaleta|que no se vea el corte de la canaleta en la esquina|caja para poner el contacto sobre la canaleta|la canaleta da vuelta en la esquina|vuelta de noventa para la canaleta|cajita que embona en la canaleta para poner el nodo|corner piece for the cable channel|join two pieces of raceway|codos tes y esquinas del perfil|esquinero de plastico para el ducto del zocalo',
  },
  {
    kind: 'grapa para cable',
    near: 'cincho',
    is: 'grapa cable|grapa para cable|grapas cable|grapas para cable|grapas utp|grapas coaxial|grapas con clavo|grapa con clavo|grapas plasticas|grapa plastica|grapa para coaxial|grapas para utp|grapas de clavo|clip para cable|clips para cable|base adhesiva para cincho|base adhesiva cincho|base para cincho|cable clip|cable clips|nail clip|nail in cable clip|cable staple|cable staples|cable tie mount|tie mount|wire clips',
    titles:
      'grapas c/clavo|grapa c/clavo|grapa plastica clavo|grapas p/cable|grapa coaxial clavo|clip adhesivo cable|base adhesiva 4 vias|bases adhesivas|cable clips nail|grapa rg6|grapa utp',
    say: 'grapas para clavar el cable|grapas para cable|grapas para cable coaxial|fijar el cable a la pared con grapitas|sujetar el cable a la pared|agarraderas para pegar el cable al muro|clavitos para el cable de red|grapitas con clavito blancas|clavar el cable en el zoclo|que el cable no cuelgue de la pared|pegar el cable a la madera|base que se pega y lleva un cincho|clips con pegamento para cables|grapitas para el cable del telefono|clavar el coaxial en la fachada|fijar el cable en el marco de la puerta|cable clips for wall|nails to hold a cable on the wall|bolsa de grapitas para instalador de cable|grapas redondas con clavito para la pared',
  },
  {
    kind: 'kit de herramientas de redes',
    near: 'pinza ponchadora',
    is: 'kit herramientas redes|kit herramienta redes|kit de herramientas para redes|kit de herramienta para redes|kit redes|kit de redes|kit herramientas red|estuche herramientas redes|estuche de herramientas para redes|juego herramientas redes|juego de herramientas para redes|maletin de redes|kit ponchadora|kit de ponchado|kit cableado|kit para cableado|kit instalador de redes|network tool kit|networking tool kit|network toolkit|lan tool kit|network installation kit|cabling tool kit|ethernet tool kit',
    titles:
      'kit ponchadora tester|kit ponchadora probador|estuche herramientas ponchadora|kit herram redes|network installation tool kit|kit crimpadora probador|kit pinza tester|tool kit crimper tester|maletin herram red',
    say: 'kit para cablear|kit de ponchar con probador|herramientas para poner redes en un estuche|estuche con ponchadora y probador|juego de ponchadora pelador y tester|lo basico para hacer cables de red|herramientas para el alumno de redes|maletin del tecnico de redes|todo lo que necesito para instalar cable de red|paquete de pinza plugs y probador|empiezo a instalar redes y no tengo herramienta|bag with crimper and tester|tools to start wiring networks|ponchadora con probador y todo en bolsa',
  },
];
