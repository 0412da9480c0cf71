import type { CfdiUseRow } from '@/seeds/reference/rows';

const BUSINESS = ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'];
const RETURNS = [...BUSINESS, '616'];
const PERSONAL = ['605', '606', '607', '608', '611', '612', '614', '615', '625'];
const EVERYONE = [...BUSINESS, '605', '607', '608', '610', '611', '614', '615', '616'];

type Line = readonly [code: string, name: string, regimes: readonly string[]];

/** The uses of a CFDI 4.0 and the receiver's fiscal regimes each is open to, as the tax authority publishes them. */
const LINES: readonly Line[] = [
  ['G01', 'Adquisición de mercancías', BUSINESS],
  ['G02', 'Devoluciones, descuentos o bonificaciones', RETURNS],
  ['G03', 'Gastos en general', BUSINESS],
  ['I01', 'Construcciones', BUSINESS],
  ['I02', 'Mobiliario y equipo de oficina por inversiones', BUSINESS],
  ['I03', 'Equipo de transporte', BUSINESS],
  ['I04', 'Equipo de cómputo y accesorios', BUSINESS],
  ['I05', 'Dados, troqueles, moldes, matrices y herramental', BUSINESS],
  ['I06', 'Comunicaciones telefónicas', BUSINESS],
  ['I07', 'Comunicaciones satelitales', BUSINESS],
  ['I08', 'Otra maquinaria y equipo', BUSINESS],
  ['D01', 'Honorarios médicos, dentales y gastos hospitalarios', PERSONAL],
  ['D02', 'Gastos médicos por incapacidad o discapacidad', PERSONAL],
  ['D03', 'Gastos funerales', PERSONAL],
  ['D04', 'Donativos', PERSONAL],
  ['D05', 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)', PERSONAL],
  ['D06', 'Aportaciones voluntarias al SAR', PERSONAL],
  ['D07', 'Primas por seguros de gastos médicos', PERSONAL],
  ['D08', 'Gastos de transportación escolar obligatoria', PERSONAL],
  ['D09', 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones', PERSONAL],
  ['D10', 'Pagos por servicios educativos (colegiaturas)', PERSONAL],
  ['S01', 'Sin efectos fiscales', EVERYONE],
  ['CP01', 'Pagos', EVERYONE],
  ['CN01', 'Nómina', ['605']],
];

/** Built-in CFDI uses. */
export const cfdiUseRows: readonly CfdiUseRow[] = LINES.map(([codigo, nombre, regimenes]) => ({
  codigo,
  nombre,
  regimenes,
}));
