import { CART_ERRORS } from '@/modules/cart/http/cart.errors';
import type { CartFailureWire } from '@/modules/cart/orders/http/cart-failures';
import type { CartWire } from '@/modules/cart/orders/http/present-cart';

const PLACE = {
  calle: 'AVENIDA INDEPENDENCIA',
  num_exterior: '1204',
  num_interior: '',
  colonia: 'ZONA CENTRO',
  ciudad: 'CHIHUAHUA',
  estado: 'CHIHUAHUA',
  pais: 'MÉXICO',
};

/** An order, for the API documentation. */
export const CART_EXAMPLE: CartWire = {
  error: '',
  cliente: {
    num_cliente: '100001',
    rfc: 'XAXX010101000',
    whatsapp: '6145550124',
    email: 'compras@cliente.example',
    telefono: '6145550124',
    direccion: PLACE,
  },
  resumen: {
    peso_total: 1.2,
    peso_vol_total: 0.9,
    moneda: 'MXN',
    forma_pago: 1,
    tipo_cambio: '17.95',
    plazo: 0,
    codigo_pago: '03',
    folio: 'CHI-000123/26',
    folio_pedido: 'CHI-000123/26-API',
    fecha_creacion: '2026-11-20 12:30:45',
    iva_aplicado: 16,
    guia_prepagada: '0',
  },
  datos_entrega: { atencion_a: 'ANA RUIZ', ...PLACE },
  productos: [
    {
      id: 1001,
      cantidad: 2,
      tipo: 'nuevo',
      modelo: 'VX-2CD2143G2-I',
      titulo: 'Cámara IP domo de 4 megapixeles',
      marca: 'Vixora',
      link: 'producto/1001-vx-2cd2143g2-i',
      imagen: 'https://cdn.example/1001.png',
      precio_lista: '2555.72',
      precio_oferta: '2285.93',
      precio_unitario: '1335.10',
      importe: '2670.20',
      almacenes: { chihuahua: 2 },
      descuentos: { distribucion: '36.00', clasificacion: '3.00', volumen: '2.00', financiero: '4.00' },
    },
  ],
  totales: { subtotal: 2670.2, flete: 180.5, iva: 456.11, total: 3306.81 },
};

/** Stock that does not reach, for the API documentation. */
export const SHORTAGE_EXAMPLE: CartFailureWire = {
  error: CART_ERRORS.existencia_insuficiente.text,
  code: 'existencia_insuficiente',
  values: [{ id: 1001, tipo: 'nuevo', solicitado: 500, disponible: 298 }],
};
