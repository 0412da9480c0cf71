import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Lamps of ceilings, and what lamps are put on. */
export const LAMPS: readonly KindEntry[] = [
  {
    kind: 'panel y plafón LED',
    near: 'foco LED',
    is: 'panel led|plafon led|luminaria de plafon|downlight|downlight led|spot empotrable|spot led|lampara empotrable|lampara de techo|plafon de techo|panel led 60x60|panel led empotrable|gabinete led|lampara de oficina|led panel light|ceiling panel light|recessed light|recessed downlight|ceiling light|gabinete hermetico led|lampara hermetica|luminaria hermetica|lampara led para plafon|ojo de buey|lampara de empotrar|panel y plafon led',
    titles:
      'panel led plafon|panel led 60x120|panel led redondo|panel led cuadrado|panel led sobreponer|downlight empotrar|plafon cuadrado|plafon redondo|plafon led sobreponer|luminaria hermetica led|gabinete led 2x18|lampara hermetica led|spot empotrable led|luminario empotrar led|troffer led|vapor tight led',
    say: 'luz para el techo falso de la oficina|lampara cuadrada para plafon|foquitos redondos metidos en el techo|alumbrar el consultorio|cambiar las lamparas de tubo de la oficina|luz pareja para el salon de clases|lampara de techo para la cocina|ojitos de luz en la tablarroca|cuadros de luz de sesenta por sesenta|lampara que aguante el polvo y la humedad del taller|luz para el estacionamiento techado|ceiling light for office|square lights for drop ceiling|recessed lights in the kitchen|lampara plana de techo|luz para la camara fria|quitar los gabinetes de tubo que parpadean|panel de luz de plafon|panel de luz del plafon|cuadro blanco que se mete en el plafon reticular|ojo de buey empotrado en tablaroca|riel con spots para la galeria y boutique|luminario de empotrar|panel light|el plafon lleva cuadros blancos|el cuadro del plafon de la oficina se puso amarillo|empotrados redondos para tablaroca en la sala|spots sobre riel en la estetica|screw in one for the hallway ceiling|recessed round ones for drywall ceiling|office ceiling square went yellow|hermetica a prueba de polvo en harinera|hermetica para camara fria',
  },
  {
    kind: 'tubo LED',
    within: 'foco LED',
    is: 'tubo led|tubo t8|tubo led t8|tubo t5|tubo led t5|tubo fluorescente|led tube|led tube light|lampara de tubo|tubo de luz|foco de tubo|tubo led 18w|tubo led 1.20',
    titles: 'tubo led t8 18w|tubo t8 cristal|tubo led 120cm|tubo led 60cm|tube led g13|tubo slim line|linear led tube',
    say: 'cambiar los tubos largos que parpadean|foco largo de la cocina|el tubo de luz de la oficina se fundio|barra larga de luz|tubos sin balastra|sustituir los tubos fluorescentes|replace fluorescent tubes|tubo de vidrio que alumbra|lamparas de tubo para el salon de clases|tubo para lampara de oficina|lampara fluorescente|los tubos del salon zumban y parpadean|replace tubes at school|tubes in the classroom keep buzzing|tubos de luz que gasten menos|tubo largo para la oficina|barra blanca t8 de un metro veinte|tube replacement for office ceiling',
  },
  {
    kind: 'accesorio de iluminación',
    near: 'tira LED',
    is: 'perfil para tira led|perfil de aluminio para tira led|perfil led|perfil de aluminio led|canal para tira led|difusor para tira led|conector para tira led|controlador rgb|control rgb|amplificador rgb|brazo para luminaria|brazo de luminaria|brazo para arbotante|led profile|led channel|led strip connector|luminaire arm|riel para spot|riel de iluminacion|accesorio de iluminacion',
    titles:
      'perfil alum tira led|perfil aluminio difusor|brazo p/luminaria|brazo luminaria galv|brazo galvanizado luminaria|conector tira led|controlador tira rgb|riel magnetico led|percha luminaria',
    say: 'canaleta para que no se vean los puntitos de la tira|donde se mete la tira de luces|que la tira de led se vea pareja|tubo curvo para colgar la lampara del poste|sujetar la lampara de calle al poste|unir dos tiras de luces sin soldar|cambiar de color las tiras|arm to mount street light on pole|aluminum channel for led strip',
  },
  {
    kind: 'lámpara de trabajo',
    near: 'linterna',
    is: 'lampara de trabajo|luz de trabajo|lampara de taller|lampara para mecanico|lampara de inspeccion|lampara de cofre|work light|inspection lamp|led work light|shop light|lampara recargable de trabajo|reflector de trabajo|reflector recargable|lampara de trabajo recargable|lampara con iman',
    titles:
      'lampara trabajo led recargable|lampara taller recargable|reflector trabajo recargable|reflector recargable portatil|luz trabajo tripie|work light rechargeable|lampara inspeccion iman',
    say: 'alumbrar abajo del cofre|luz para trabajar debajo del carro|lampara con iman para el taller|lampara con gancho para colgar mientras trabajo|luz portatil para la obra sin contacto|alumbrar adentro del tablero mientras trabajo|lamp to work under the hood|light up my work area|lampara recargable que se para sola en el piso|asomarme bajo el cofre del coche sin ocupar la mano|lampara con iman para el cofre|mecanico con iman y gancho',
  },
];
