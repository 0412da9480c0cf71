import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/small-computers.ts`. */
export const SMALL_COMPUTERS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'mini PC',
    sheets:
      'vesa mini pc|sin ventilador|barebone mini|minicomputadora|minicomputador|ultra small form|fanless computer|compute stick',
    keyed:
      'mini pc con procesador y memoria instalada|mini computadora fanless con dos puertos lan|nuc barebone mini pc kit|mini desktop tiny form factor|mini pc industrial sin ventilador|mini pc sin ventilador montaje vesa para senalizacion|computadora industrial fanless riel din puertos seriales|fanless mini pc dual hdmi vesa mount',
  },
  {
    kind: 'computadora todo en uno',
    sheets: 'aio fhd|all in one 23.8|pantalla integrada aio|todo en uno pantalla procesador',
    keyed:
      'computadora todo en uno con pantalla y teclado|all in one desktop touch screen|pc todo en uno para oficina con camara web|computadora todo en uno pantalla tactil camara emergente|all in one desktop touchscreen webcam wireless',
  },
  {
    kind: 'base de conexiones',
    sheets: 'dual hdmi dock|dock usb',
    keyed:
      'adaptador usb c multipuerto con hdmi red y lector|docking station universal con dos salidas de video|thunderbolt dock with power delivery|usb c hub seven in one|estacion de acoplamiento usb c doble monitor red y carga|usb c multiport hub hdmi ethernet card slot power delivery|universal docking station dual display usb c|conecta todo a tu laptop delgada con un solo cable|multipuerto tipo c con lector hdmi red y carga',
  },
  {
    kind: 'hub USB',
    sheets: '4 puertos usb 3.0|7 puertos usb 3.0|concentrador tipo c|hub type c',
    keyed:
      'hub usb de cuatro puertos con interruptores|concentrador usb c a cuatro usb a|powered usb hub with adapter|hub usb de puertos con interruptores y fuente externa|powered usb hub individual switches industrial metal',
  },
  {
    kind: 'soporte de celular para auto',
    sheets:
      'ventosa tablero|rejilla de aire|cabecera tablet|soporte con carga inalambrica auto|soporte celular bicicleta',
    keyed:
      'soporte de celular para auto con ventosa|soporte magnetico para rejilla de aire|car phone holder dashboard windshield|soporte de celular para moto con manubrio|soporte magnetico de celular para auto rejilla|magnetic car phone mount vent clip|lleva tu cel en la moto sin que se caiga|pinza de manubrio para celular moto bicicleta',
  },
  {
    kind: 'cargador de auto',
    sheets: 'encendedor usb|car charger dual|cargador encendedor',
    keyed:
      'cargador para auto con dos puertos usb|cargador de encendedor carga rapida usb c|dual port car charger power delivery|cargador para auto doble usb con indicador|dual port car charger quick charge|cargador para el carro dos entradas carga turbo|encendedor doble puerto carga rapida metalico',
  },
  {
    kind: 'silla gamer',
    sheets: 'reposapies gamer|cojin lumbar gamer|silla gamer reclinable|sillon reclinable gamer|reclining gaming chair',
    keyed:
      'silla gamer reclinable con cojines|gaming chair with lumbar pillow and footrest|silla gamer reclinable con cojin lumbar y reposapies|racing style gaming chair reclining with headrest',
  },
  {
    kind: 'correa de reloj',
    sheets: 'correa milanesa|correa nylon reloj|correa silicon reloj',
    keyed:
      'correa de silicon para reloj inteligente|correa de repuesto para pulsera de actividad|silicone watch band quick release',
  },
  {
    kind: 'ribbon',
    sheets: 'cera premium|ribbon negro zebra',
    keyed:
      'ribbon de cera para impresora de etiquetas|cinta de transferencia termica cera resina|thermal transfer ribbon wax black',
  },
];
