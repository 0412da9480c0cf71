import type { CarrierRow, CoverageRow } from '@/seeds/reference/rows';

/** Built-in carriers (Decisions 5). */
export const carrierRows: readonly CarrierRow[] = [
  { codigo: 'estafeta', nombre: 'Estafeta', dia_siguiente: false, terrestre: true, cobertura_por_cp: false, orden: 1 },
  { codigo: 'fedex', nombre: 'FedEx', dia_siguiente: false, terrestre: true, cobertura_por_cp: false, orden: 2 },
  { codigo: 'dhl', nombre: 'DHL', dia_siguiente: false, terrestre: true, cobertura_por_cp: false, orden: 3 },
  {
    codigo: 'paquete_express',
    nombre: 'PAQUETEXPRESS',
    dia_siguiente: false,
    terrestre: true,
    cobertura_por_cp: false,
    orden: 4,
  },
  {
    codigo: 'estafeta_siguiente',
    nombre: 'Estafeta día siguiente',
    dia_siguiente: true,
    terrestre: false,
    cobertura_por_cp: false,
    orden: 5,
  },
  {
    codigo: 'dhl_siguiente',
    nombre: 'DHL día siguiente',
    dia_siguiente: true,
    terrestre: false,
    cobertura_por_cp: false,
    orden: 6,
  },
  {
    codigo: 'mensajeria_local',
    nombre: 'Mensajería local',
    dia_siguiente: false,
    terrestre: true,
    cobertura_por_cp: true,
    orden: 99,
  },
];

/** Where the coverage-dependent carrier delivers: the large cities. */
const LOCAL_COURIER_AREAS =
  '01* 02* 03* 04* 05* 06* 07* 08* 09* 10* 11* 12* 13* 14* 15* 16* 20* 212* 210* 211* 220* 221* 222* 224* 225* 310* 311* 312* 313* ' +
  '320* 323* 324* 325* 326* 370* 371* 372* 373* 441* 442* 443* 444* 445* 446* 447* 448* 449* 450* 451* 500* 501* 530* 531* ' +
  '540* 550* 570* 571* 640* 641* 642* 643* 644* 645* 646* 647* 648* 649* 662* 664* 671* 720* 721* 722* 723* 724* 725* 760* 761* ' +
  '775* 780* 781* 782* 783* 800* 830* 831* 832* 833* 910* 917* 918* 919* 970* 971* 972*';

/** Built-in coverage of the coverage-dependent carrier. */
export const coverageRows: readonly CoverageRow[] = LOCAL_COURIER_AREAS.split(' ').map((codigo_postal) => ({
  fletera: 'mensajeria_local',
  codigo_postal,
}));
