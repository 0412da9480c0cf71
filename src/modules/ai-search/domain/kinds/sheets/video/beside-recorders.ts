import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/video/beside-recorders.ts`. */
export const BESIDE_RECORDERS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'accesorio de cámara corporal',
    sheets:
      'arnes policial camara|arnes nylon ajustable camara|broche cocodrilo camara|clip giratorio camara corporal|pinza uniforme camara|placa molle camara|shoulder mount body camera|alligator clip body camera|molle mount camera|spare battery body worn',
    keyed:
      'arnes de pecho para camara corporal ajustable|clip cocodrilo giratorio para camara corporal|body worn camera magnetic mount for uniform',
  },
  {
    kind: 'accesorio de dashcam',
    sheets:
      'cable alimentacion dashcam|cable oculto parabrisas|adaptador fusilera dashcam|kit vigilancia estacionamiento|hardwire cable|hardwiring kit|parking mode kit|suction mount dash cam|fuse tap kit',
    keyed:
      'kit de cableado fusible hardwire para dashcam modo estacionamiento|soporte ventosa de repuesto para dashcam|hardwire kit for dash cam parking surveillance|dash cam replacement adhesive mount',
  },
  {
    kind: 'control de grabador',
    sheets:
      'control infrarrojo grabador|remoto para grabadores|mouse optico para dvr|raton optico grabador|ir remote for dvr',
    keyed:
      'control remoto infrarrojo para dvr y nvr|mouse usb optico para dvr y nvr|remote control for dvr nvr infrared|raton usb de repuesto para grabador',
  },
  {
    kind: 'servidor de video',
    sheets:
      'servidor preinstalado vms|servidor con licencias vms|servidor analisis de video|grabacion raid camaras|vms appliance|preloaded vms|tower recording server|rack recording server|video management server',
    keyed:
      'servidor vms canales bahias raid con windows|servidor rack grabacion de camaras con milestone|recording server tower channels preinstalled vms|servidor de grabacion y administracion de video raid|video management appliance with licenses included',
  },
  {
    kind: 'monitor de bebé',
    sheets:
      'monitor infantil|monitor audio bebe|monitor video bebe|sensor de llanto|unidad de padres|camara recamara bebe|parent unit|lullabies|cry detection|audio baby monitor|video baby monitor',
    keyed:
      'monitor de bebe con pantalla y camara giratoria|camara wifi para cuna detecta llanto|video baby monitor with parent unit and lullabies|monitor de audio para bebe recargable|intercomunicador de bebe con vision nocturna y temperatura',
  },
];
