import { accountRow, branchRow, RATES } from '@test/support/import-rows';
import type { Fixture, RunningApp } from '@test/support/app';
import { FREIGHT } from '@test/support/freight';
import type { ApiResponse } from '@test/support/api-response';

/** Accounts: one with credit and agreements, a plain one, and one that may only buy from `norte`. */
export const BUYER = 500001;
export const OTHER = 500002;
export const NORTHERNER = 500003;

/** Products by what they are good for. */
export const CAMERA = 7001;
export const CABLE = 7002;
export const RECORDER = 7003;
export const KIT = 7004;
export const SCARCE = 7005;
export const GRADED = 7006;
export const UNPRICED = 7007;
export const WITHDRAWN = 7008;
export const CLOSED = 7009;

const product = (producto_id: number, modelo: string, more: object = {}): object => ({
  producto_id,
  modelo,
  titulo: `Producto ${modelo}`,
  marca: 'vixora',
  categorias: [9],
  peso: '1',
  pvol: '0.5',
  ...more,
});
const onHand = (producto_id: number, sucursal: string, cantidad: number, condicion = 'nuevo'): object => ({
  producto_id,
  condicion,
  sucursal,
  cantidad,
});
const band = (fletera: string, zona: string, hasta_kg: number, precio: number, more: object = {}): object => ({
  fletera,
  zona,
  hasta_kg,
  precio,
  kg_extra: 0,
  extendida: 0,
  ...more,
});

/** A small world in the import format: `centro` is nearest to 31000, then `frontera`, then `norte`. */
export const WORLD: Fixture = {
  sucursales: [
    branchRow('centro', { serie: 'CEN' }),
    branchRow('frontera', {
      serie: 'FRO',
      codigo_postal: '32000',
      ciudad: 'Juárez',
      latitud: 31.6904,
      longitud: -106.4245,
    }),
    branchRow('norte', {
      serie: 'NTE',
      codigo_postal: '64000',
      ciudad: 'Monterrey',
      estado: 'Nuevo León',
      latitud: 25.6866,
      longitud: -100.3161,
    }),
    branchRow('oficinas', { serie: 'OFI', surte: false }),
  ],
  categorias: [{ id: 9, nombre: 'Video', nivel: 1 }],
  marcas: [
    { nombre: 'Vixora', logo: '' },
    { nombre: 'Cerrada', logo: '' },
  ],
  cuentas: [
    accountRow(BUYER, {
      clasificacion: { nombre: 'ORO', descuento: 3 },
      distribucion: [{ marca: 'vixora', descuento: 36 }],
      creditos: ['credito-30', 'credito-1'],
      whatsapp: '6140000001',
    }),
    accountRow(OTHER, { distribucion: [{ marca: '*', descuento: 0 }] }),
    accountRow(NORTHERNER, { distribucion: [{ marca: '*', descuento: 0 }], almacenes: ['norte'] }),
  ],
  productos: [
    product(CAMERA, 'CAM-1', {
      titulo: 'Cámara domo',
      img_portada: 'https://cdn.example/cam.png',
      peso: '0.6',
      pvol: '0.54',
    }),
    product(CABLE, 'CAB-2'),
    product(RECORDER, 'NVR-3', { peso: '3.2000004', pvol: undefined, alto: '10.01', largo: '10.01', ancho: '10.01' }),
    product(KIT, 'KIT-4', {
      peso: undefined,
      pvol: undefined,
      componentes: [
        { producto_id: CABLE, cantidad: 2 },
        { producto_id: RECORDER, cantidad: 1 },
      ],
    }),
    product(SCARCE, 'ESC-5'),
    product(GRADED, 'GRA-6'),
    product(UNPRICED, 'SIN-7'),
    product(WITHDRAWN, 'BAJ-8', { activo: false }),
    product(CLOSED, 'CER-9', { marca: 'cerrada' }),
  ],
  precios: [
    { producto_id: CAMERA, precio_lista: '142.38', precio_especial: '127.35', volumen: [{ desde: 10, descuento: 2 }] },
    { producto_id: CABLE, precio_lista: 10 },
    { producto_id: RECORDER, precio_lista: '250.5' },
    { producto_id: KIT, precio_lista: 300 },
    { producto_id: SCARCE, precio_lista: 100 },
    { producto_id: GRADED, precio_lista: 100, asterisco: { a: 10, b: 25 } },
    { producto_id: WITHDRAWN, precio_lista: 1 },
    { producto_id: CLOSED, precio_lista: 1 },
  ],
  existencias: [
    onHand(CAMERA, 'centro', 100),
    onHand(CABLE, 'centro', 20),
    onHand(CABLE, 'norte', 40),
    onHand(RECORDER, 'centro', 3),
    onHand(RECORDER, 'frontera', 10),
    onHand(SCARCE, 'centro', 3),
    onHand(SCARCE, 'frontera', 2),
    onHand(SCARCE, 'norte', 4),
    onHand(SCARCE, 'oficinas', 50),
    onHand(GRADED, 'centro', 5),
    onHand(GRADED, 'norte', 2, 'a'),
    onHand(GRADED, 'norte', 1, 'b'),
  ],
  fleteras: FREIGHT.fleteras ?? [],
  zonas: [
    { estado_origen: 'CHIH', estado_destino: 'CHIH', zona: 'local' },
    { estado_origen: 'NL', estado_destino: 'CHIH', zona: 'lejos' },
  ],
  tarifas: [
    band('estafeta', 'local', 1, 5),
    band('estafeta', 'local', 5, 8, { kg_extra: 1.5, extendida: 4 }),
    band('estafeta', 'lejos', 10, 12, { kg_extra: 2 }),
    band('mensajeria_local', 'local', 5, 3),
  ],
  zonas_extendidas: [{ codigo_postal: '33000' }],
  region_fronteriza: [{ codigo_postal: '32*' }],
  coberturas: [{ fletera: 'mensajeria_local', codigo_postal: '310*' }],
  coordenadas: [
    { codigo_postal: '31000', latitud: 28.6353, longitud: -106.0889 },
    { codigo_postal: '32000', latitud: 31.69, longitud: -106.42 },
  ],
  tipo_cambio: [RATES],
};

export const ADDRESS = {
  atencion_a: 'Ana Ruiz',
  calle: 'Av. Independencia',
  num_ext: 1204,
  colonia: 'Zona Centro',
  ciudad: 'Otra',
  estado: 'CHIH',
  pais: 'MEX',
  codigo_postal: '31000',
  telefono: 6145550124,
};

/** A body of POST /carrito/generar for a pickup in test mode; overrides win. */
export function cart(
  lines: readonly (readonly [id: number, cantidad: number, tipo?: string])[],
  more: object = {},
): Record<string, unknown> {
  return {
    productos: lines.map(([id, cantidad, tipo = 'nuevo']) => ({ id, cantidad, tipo })),
    tipo_entrega: 'sucursal',
    direccion: { sucursal: 'centro' },
    uso_cfdi: 'G03',
    metodo_pago: 'transferencia',
    testmode: true,
    ...more,
  };
}

/** The same for home delivery. */
export const homeCart = (lines: Parameters<typeof cart>[0], more: object = {}): Record<string, unknown> =>
  cart(lines, { tipo_entrega: 'domicilio', fletera: 'estafeta', direccion: ADDRESS, ...more });

export interface CartAnswer {
  readonly error: string;
  readonly code?: string;
  readonly values?: readonly unknown[];
  readonly cliente: Record<string, unknown>;
  readonly resumen: Record<string, string | number>;
  readonly datos_entrega: Record<string, string>;
  readonly productos: readonly (Record<string, unknown> & { readonly almacenes: Record<string, number> })[];
  readonly totales: Record<'subtotal' | 'flete' | 'iva' | 'total', number>;
}

export const answerOf = (response: ApiResponse): CartAnswer => response.body as CartAnswer;

/** Sends a cart that must be quoted without any failure. */
export async function quoted(app: RunningApp, token: string, body: object): Promise<CartAnswer> {
  const response = await app.api.post('/api/v1/carrito/generar', { token, json: body });
  expect([response.status, (response.body as { error?: string }).error]).toEqual([200, '']);
  return answerOf(response);
}
