import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/lamps.ts`. */
export const LAMPS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'panel y plafón LED',
    sheets:
      'panel led 40w|panel led 48w|downlight led|luminaria de sobreponer|plafon led 18w|slim panel led|tri proof|spot dirigible|ojo de buey led|empotrado led techo|recessed lighting|troffer|edge lit panel|luminaria de panel|gabinete led plafon|plafon de luz|vapor tight',
    keyed:
      'panel led para plafon sesenta por sesenta luz de dia|downlight led redondo de empotrar|plafon led cuadrado de sobreponer|gabinete hermetico led para uso en humedad|led panel light two by two edge lit|recessed led downlight dimmable|luminaria hermetica de sobreponer con dos tubos|panel led cuadrado de empotrar para plafon|downlight led redondo empotrable luz calida|recessed led downlight slim round selectable color|flat panel led troffer edge lit drop ceiling|plafon redondo de sobreponer luz neutra para techo|luminaria industrial hermetica con difusor de policarbonato|vapor tight led fixture polycarbonate industrial|hermetico lineal para bodega humeda y camara fria',
  },
  {
    kind: 'tubo LED',
    sheets: 'doble conexion t8|tubo de cristal led|lampara fluorescente compacta',
    keyed:
      'tubo led de cristal doble conexion luz de dia|tubo led para gabinete sin balastra|led tube ballast bypass frosted|tubo led integrado con interruptor|tubo led de vidrio conexion un extremo|led tube ballast bypass single end frosted',
  },
  {
    kind: 'accesorio de iluminación',
    sheets: 'perfil con difusor opal|perfil empotrar led|perfil esquinero led|brazo curvo|brazo de poste',
    keyed:
      'perfil de aluminio para tira led con difusor|brazo galvanizado para luminaria vial|controlador rgb para tira led con control|led strip aluminum channel with diffuser|pole arm for street luminaire galvanized',
  },
  {
    kind: 'lámpara de trabajo',
    sheets:
      'cob work light|lampara de mano cob|lampara de gancho|reflector portatil con bateria|lampara de trabajo magnetica',
    keyed:
      'lampara de trabajo led recargable con base iman|reflector recargable portatil para obra|rechargeable led work light with magnetic base|lampara de inspeccion con gancho para taller|linterna de inspeccion tipo pluma con clip magnetico',
  },
];
