import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/networks/outlets.ts`. */
export const OUTLETS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'roseta de red',
    sheets:
      'caja superficial vacia|caja superficial modular|caja superficie modular|roseta sobreponer|roseta doble rj45|roseta telefono rj11|surface mount housing|surface mount outlet|surface mount jack box|adhesive mount box',
    keyed:
      'caja superficial dos puertos blanca sin jack|roseta de superficie para red salidas blanca|caja de montaje en superficie keystone con adhesivo|surface mount box ports keystone white|roseta doble rj45 categoria seis con tornillos',
  },
  {
    kind: 'tapa ciega de placa',
    sheets:
      'tapon hueco placa|tapon ventana placa|inserto ciego faceplate|modulo ciego faceplate|ciego minicom|blank filler keystone|blank minicom|port filler|dust cover keystone',
    keyed:
      'tapon ciego para placa blanco paquete|inserto ciego keystone blanco bolsa|blank insert keystone white pack|modulo ciego para faceplate y panel modular',
  },
  {
    kind: 'accesorio de canaleta',
    sheets:
      'angulo plano canaleta|seccion t raceway|tapa terminal canaleta|union recta canaleta|cubre junta canaleta|caja derivacion canaleta|codo plano raceway|right angle raceway|coupler raceway|tee raceway|drop ceiling connector',
    keyed:
      'esquinero exterior para canaleta blanco|cople union para canaleta blanco|codo plano para canaleta pieza plastica|caja universal para canaleta placa de red o contacto|tapa final para canaleta bolsa|raceway inside corner fitting white|raceway tee fitting office white',
  },
  {
    kind: 'grapa para cable',
    sheets:
      'grapa clavo acero|grapa redonda cable|grapa plana cable|grapas cable coaxial|grapas cable telefono|base adhesiva sujecion|clip adhesivo organizador|clip de nylon cable|adhesive tie mount|screw mount cable clamp|circle cable clip|coax clip',
    keyed:
      'grapas con clavo para cable utp blanca bolsa|grapa plastica con clavo para coaxial negra paquete|base adhesiva para cincho bolsa blanca|nail cable clips white bag for coaxial|clip adhesivo para cable paquete',
  },
  {
    kind: 'kit de herramientas de redes',
    sheets:
      'juego ponchadora tester pelador|kit ponchadora impacto|kit tecnico redes|kit cableado estructurado|maleta redes herramienta|kit crimpado rj45|crimping kit|crimp kit rj45|lan installer kit|termination kit rj45|network technician kit',
    keyed:
      'estuche de herramientas para redes ponchadora probador pelador e impacto|kit de ponchadora con probador plugs y botas|network tool kit crimper tester stripper punch down|kit de herramienta para cableado estructurado maletin|rj45 crimp kit with tester and connectors',
  },
];
