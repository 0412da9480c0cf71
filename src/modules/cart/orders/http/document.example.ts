import { CART_EXAMPLE } from '@/modules/cart/orders/http/cart.example';

const { cliente, datos_entrega, totales } = CART_EXAMPLE;

const LINE = {
  linea: 1,
  id: 1001,
  modelo: 'VX-2CD2143G2-I',
  titulo: 'Cámara IP domo de 4 megapixeles',
  tipo: 'nuevo',
  cantidad: 2,
  precio_unitario: '1335.10',
  importe: '2670.20',
  almacenes: {},
  faltante: 0,
  componentes: [],
  descuentos: { distribucion: '36.00', clasificacion: '3.00', volumen: '2.00', financiero: '4.00' },
  estado: '',
  enviado: 0,
  entregado: 0,
  cancelado: 0,
  fecha_estimada: '',
};

const TERMS = {
  orden_compra: 'OC-77',
  moneda: 'MXN',
  tipo_cambio: '17.95',
  metodo_pago: 'transferencia',
  codigo_pago: '03',
  forma_pago: 1,
  plazo: 0,
  uso_cfdi: 'G03',
  tipo_entrega: 'domicilio',
  fletera: 'estafeta',
  guia_prepagada: '0',
  iva_aplicado: 16,
  cliente,
  datos_entrega: { ...datos_entrega, codigo_postal: '31000', telefono: '6145550124', sucursal: '' },
};

/** A quote, for the API documentation. */
export const QUOTE_EXAMPLE = {
  folio: 'CHI-000123/26',
  folio_pedido: '',
  estado: 'vigente',
  fecha_estado: '2026-11-20 12:30:45',
  version: 1,
  cancelable: false,
  fecha_creacion: '2026-11-20 12:30:45',
  fecha_pedido: '',
  vigencia: '2026-11-20 23:59:59',
  ...TERMS,
  productos: [LINE],
  totales,
  historia: [],
  facturas: [],
  guias: [],
};

/** An order that has left, for the API documentation. */
export const ORDER_EXAMPLE = {
  folio: 'CHI-000123/26',
  folio_pedido: 'CHI-000123/26-API',
  estado: 'enviado',
  fecha_estado: '2026-11-21 10:19:58',
  version: 6,
  cancelable: false,
  fecha_creacion: '2026-11-20 12:30:45',
  fecha_pedido: '2026-11-20 12:41:10',
  ...TERMS,
  productos: [{ ...LINE, almacenes: { chihuahua: 2 }, estado: 'enviado', enviado: 2, fecha_estimada: '2026-11-23' }],
  totales,
  historia: [
    { estado: 'recibido', fecha: '2026-11-20 12:41:10', mensaje: '', origen: 'cliente' },
    { estado: 'en_proceso', fecha: '2026-11-20 12:45:00', mensaje: '', origen: 'sistema' },
    { estado: 'facturado', fecha: '2026-11-20 17:02:31', mensaje: '', origen: 'sistema' },
    { estado: 'enviado', fecha: '2026-11-21 10:19:58', mensaje: 'Entregado a la fletera', origen: 'distribuidor' },
  ],
  facturas: [
    {
      folio_factura: 'FA26/000123',
      fecha: '2026-11-20',
      total: 3306.81,
      moneda: 'MXN',
      uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
      estatus: 'Activa',
      documentos: [],
    },
  ],
  guias: [
    {
      folio_guia: '4567890123',
      fletera: 'estafeta',
      folio_factura: 'FA26/000123',
      fecha: '2026-11-21 10:00:00',
      estado: '',
      url: 'https://rastreo.example/4567890123',
    },
  ],
};

const CURSOR = 'WyJ2MS1mZWVkIiwxMDAwMDEsInBlZGlkb3MiLDE3OTUyNzg0NzAwMDAsMTIzXQ';

export const ORDER_LIST_EXAMPLE = {
  pedidos: [
    {
      folio: 'CHI-000123/26',
      folio_pedido: 'CHI-000123/26-API',
      estado: 'enviado',
      fecha_estado: '2026-11-21 10:19:58',
      fecha_pedido: '2026-11-20 12:41:10',
      orden_compra: 'OC-77',
      moneda: 'MXN',
      total: 3306.81,
      lineas: 1,
      piezas: 2,
      tipo_entrega: 'domicilio',
      facturas: ['FA26/000123'],
      cancelable: false,
      version: 6,
    },
  ],
  cursor: CURSOR,
  hay_mas: false,
};

export const QUOTE_LIST_EXAMPLE = {
  cotizaciones: [
    {
      folio: 'CHI-000123/26',
      estado: 'vigente',
      fecha_creacion: '2026-11-20 12:30:45',
      vigencia: '2026-11-20 23:59:59',
      orden_compra: 'OC-77',
      moneda: 'MXN',
      total: 3306.81,
      lineas: 1,
      piezas: 2,
    },
  ],
  cursor: CURSOR,
  hay_mas: false,
};
