import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/video/converting.ts`. */
export const CONVERTING_SHEETS: readonly KindSheets[] = [
  {
    kind: 'convertidor de video',
    sheets:
      'adaptador activo displayport|adaptador pasivo displayport|convertidor compuesto|convertidor componentes|convertidor escalador|convertidor s video|convertidor scart|convertidor audio y video|active adapter displayport|composite to hdmi|component to hdmi|scaler converter|converter upscaler|hdmi vga audio|dp a hdmi|usb-c a vga|activo 4k adaptador|micro hdmi a|mini dp a|adaptador dvi|convertidor displayport|convertidor vga hdmi|displayport adapter|hdmi adapter|vga adapter|dvi adapter',
    keyed:
      'convertidor hdmi a vga con audio macho hembra|convertidor vga mas audio a hdmi alimentado por usb|convertidor rca a hdmi escala a full hd|adaptador displayport macho a hdmi hembra activo|convertidor tvi ahd cvi bnc a hdmi con lazo|hdmi to composite av rca converter with usb power|vga to hdmi converter with audio plug and play|bnc to hdmi vga converter for analog cameras|conecta tu consola antigua a tu pantalla nueva|convertidor de hdmi a vga con audio|adaptador displayport a hdmi activo|usb c to hdmi adapter aluminum|convertidor de rca a hdmi con fuente|adaptador mini displayport a vga|adaptador usb c a hdmi ultra alta definicion|convertidor hdmi a vga con audio y cable corto|displayport to hdmi active adapter',
  },
  {
    kind: 'selector de video',
    sheets:
      'selector entradas hdmi|selector automatico hdmi|selector con control remoto|conmutador automatico video|matriz entradas salidas|matriz conmutadora|seamless switcher|presentation switcher|automatic hdmi switch|input hdmi switch|matrix routing',
    keyed:
      'selector hdmi tres entradas una salida con control remoto|switch hdmi cinco puertos automatico ultra hd|matriz hdmi cuatro entradas cuatro salidas con control serial|conmutador de presentacion hdmi vga con escalador|hdmi switch ports in one out with ir remote|hdmi matrix switch edid management rackmount|conecta varios equipos a tu tele con una sola entrada',
  },
  {
    kind: 'decodificador de video',
    sheets:
      'decodificador muro pantallas|decodificador salidas|decodificador monitoreo|ultra hd network video decoder|decoding output|decoding channels|video wall decoder|hdmi output decoder|thin client decoder',
    keyed:
      'decodificador de video cuatro salidas hdmi para muro de pantallas|decodificador una salida hdmi para ver camaras ip en un televisor|network video decoder ultra hd hdmi outputs video wall|decodificador de red doble monitor sin computadora|ip camera decoder display cameras on monitor without pc',
  },
  {
    kind: 'codificador de video',
    sheets:
      'codificador canales analogicos|codificador analogico ip|codificador transmision en vivo|encoder analogico|analog to ip encoder|channel video encoder|streaming encoder|blade encoder|live streaming encoder',
    keyed:
      'codificador de video cuatro canales bnc a ip|codificador hdmi para transmision en vivo por red|video encoder one channel poe analog camera to ip|video encoder channels tvi ahd to network with audio|h265 hdmi streaming encoder rtmp srt',
  },
];
