/**
 * What each route must ask of its caller, written down by hand: the access test takes its expectation from here, never from
 * the decorators it judges. A new route is a new line, and a changed line is a decision someone has to read.
 *
 * `anonymous`: no token is looked at. `public`: none is needed. `bearer`: any valid token of an account that passes the gate.
 * Otherwise the scopes, any one of which is enough (Contract 4 and 5, Decisions 4).
 */
export type Requirement = 'anonymous' | 'public' | 'bearer' | readonly string[];

const CART = ['carrito'] as const;
const WEBHOOKS = ['webhooks'] as const;
const PRODUCTS = ['ver-productos'] as const;
const READS_ORDERS = ['pedidos', 'carrito'] as const;

export const SURFACE: Readonly<Record<string, Requirement>> = {
  'POST /oauth/token': 'anonymous',
  'POST /oauth/revoke': 'anonymous',
  'POST /api/v1/oauth/token': 'anonymous',
  'POST /api/v1/oauth/revoke': 'anonymous',
  'POST /oauth/introspect': 'anonymous',
  'POST /api/v1/oauth/introspect': 'anonymous',
  'GET /.well-known/oauth-authorization-server': 'anonymous',
  'GET /health/live': 'anonymous',
  'GET /health/ready': 'anonymous',

  'GET /api/v1/tipocambio': 'public',
  'GET /api/v1/banners': 'public',
  'GET /api/v1/cursos': 'public',

  'GET /api/v1/cuenta': 'bearer',
  'GET /api/v1/uso': 'bearer',
  'GET /api/v1/categorias': 'bearer',
  'GET /api/v1/categorias/:id': 'bearer',
  'GET /api/v1/marcas': 'bearer',
  'GET /api/v1/marcas/:marca': 'bearer',
  'GET /api/v1/marcas/:marca/productos': 'bearer',
  'GET /api/v1/sucursales': 'bearer',
  'GET /api/v1/facturas': 'bearer',
  'GET /api/v1/facturas/guias': 'bearer',
  'GET /api/v1/facturas/:id': 'bearer',
  'GET /api/v1/facturas/:id/documentos': 'bearer',
  'GET /api/v1/facturas/:id/xml': 'bearer',
  'GET /api/v1/facturas/:id/pdf': 'bearer',
  'GET /api/v1/facturas/:anio/:id': 'bearer',
  'GET /api/v1/facturas/:anio/:id/documentos': 'bearer',
  'GET /api/v1/facturas/:anio/:id/xml': 'bearer',
  'GET /api/v1/facturas/:anio/:id/pdf': 'bearer',

  'GET /api/v1/eventos': READS_ORDERS,
  'GET /api/v1/eventos/:id': READS_ORDERS,

  'GET /api/v1/productos': PRODUCTS,
  'GET /api/v1/productos/busqueda-ia': PRODUCTS,
  'GET /api/v1/productos/cambios': PRODUCTS,
  'GET /api/v1/productos/:id': PRODUCTS,
  'GET /api/v1/productos/:id/relacionados': PRODUCTS,
  'GET /api/v1/productos/:id/accesorios': PRODUCTS,

  'GET /api/v1/webhooks/tipos': WEBHOOKS,
  'GET /api/v1/webhooks': WEBHOOKS,
  'POST /api/v1/webhooks': WEBHOOKS,
  'GET /api/v1/webhooks/:id': WEBHOOKS,
  'PATCH /api/v1/webhooks/:id': WEBHOOKS,
  'DELETE /api/v1/webhooks/:id': WEBHOOKS,
  'POST /api/v1/webhooks/:id/secreto': WEBHOOKS,
  'DELETE /api/v1/webhooks/:id/secreto-anterior': WEBHOOKS,
  'POST /api/v1/webhooks/:id/ping': WEBHOOKS,
  'GET /api/v1/webhooks/:id/entregas': WEBHOOKS,
  'GET /api/v1/webhooks/:id/entregas/:entrega_id': WEBHOOKS,
  'POST /api/v1/webhooks/:id/entregas/:entrega_id/reenviar': WEBHOOKS,
  'POST /api/v1/webhooks/:id/reenvios': WEBHOOKS,

  'POST /api/v1/carrito/generar': CART,
  'POST /api/v1/carrito/guia': CART,
  'POST /api/v1/carrito/fletes': CART,
  'GET /api/v1/cotizaciones': READS_ORDERS,
  'GET /api/v1/cotizaciones/:folio': READS_ORDERS,
  'GET /api/v1/cotizaciones/:folio/:anio': READS_ORDERS,
  'POST /api/v1/cotizaciones/:folio/ordenar': CART,
  'POST /api/v1/cotizaciones/:folio/:anio/ordenar': CART,
  'GET /api/v1/pedidos': READS_ORDERS,
  'GET /api/v1/pedidos/:folio': READS_ORDERS,
  'GET /api/v1/pedidos/:folio/:anio': READS_ORDERS,
  'POST /api/v1/pedidos/:folio/cancelar': CART,
  'POST /api/v1/pedidos/:folio/:anio/cancelar': CART,
  'GET /api/v1/carrito/direcciones': CART,
  'POST /api/v1/carrito/direcciones': CART,
  'GET /api/v1/carrito/direcciones/:id': CART,
  'PUT /api/v1/carrito/direcciones/:id': CART,
  'POST /api/v1/carrito/direcciones/:id': CART,
  'DELETE /api/v1/carrito/direcciones/:id': CART,
  'DELETE /api/v1/carrito/direcciones': CART,
  'GET /api/v1/carrito/pago': CART,
  'GET /api/v1/carrito/cfdi': CART,
  'GET /api/v1/carrito/fleteras': CART,
  'GET /api/v1/carrito/sucursales': CART,
  'GET /api/v1/carrito/paises': CART,
  'GET /api/v1/carrito/estados/:cp': CART,
  'GET /api/v1/carrito/colonias/:cp': CART,
};
