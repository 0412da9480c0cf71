import { listOf, NUMBER, texts } from '@/modules/invoices/http/schema-parts';
import { named, strictObject } from '@/shared/http/api-docs';

const GUIDE = named(
  'GuiaDeFactura',
  strictObject(texts('guia', 'estatus', 'envio', 'fletera', 'factura', 'firma', 'id_fletera', 'fecha_guia', 'estado')),
);

const LINE = named(
  'RenglonDeFactura',
  strictObject(
    texts(
      ...['precio_lista', 'precio', 'cod_art', 'descuento_cliente', 'descuento_clasificacion', 'descuento_financiero'],
      ...['descuento_volumen', 'cantidad', 'producto_id', 'asterisco', 'titulo', 'imagen', 'marca', 'link'],
      ...['precio_unitario', 'importe', 'precio_oferta'],
    ),
  ),
);

/** Contract 2.10: an invoice with its lines and guides. */
export const INVOICE_DETAIL_SCHEMA = named(
  'FacturaDetalle',
  strictObject({
    ...texts('nom_vendedor', 'mail_vendedor', 'ext_vendedor', 'atencion_a', 'nom_guia', 'calle_emb', 'no_ext_emb'),
    ...texts('no_int_emb', 'colonia_emb', 'cp_emb', 'ciudad_emb', 'estado_emb', 'pais_emb'),
    ...texts('metodo_pago', 'metodo_txt', 'estatus', 'fiscal', 'moneda', 'iva_porcent', 'uuid', 'folio_factura'),
    ...texts('folio_pedido'),
    sub_total: NUMBER,
    envio: NUMBER,
    iva: NUMBER,
    total: NUMBER,
    guias: listOf(GUIDE),
    productos: listOf(LINE),
  }),
);

export const INVOICE_DETAIL_EXAMPLE = {
  nom_vendedor: 'Laura Méndez',
  mail_vendedor: 'laura.mendez@example.com',
  ext_vendedor: '2104',
  atencion_a: 'Compras',
  nom_guia: 'Integradora del Norte',
  calle_emb: 'Av. Universidad',
  no_ext_emb: '1200',
  no_int_emb: '',
  colonia_emb: 'Centro',
  cp_emb: '64000',
  ciudad_emb: 'Monterrey',
  estado_emb: 'Nuevo León',
  pais_emb: 'México',
  metodo_pago: '03',
  metodo_txt: 'Transferencia electrónica de fondos',
  estatus: 'Activa',
  fiscal: 'Activa',
  moneda: 'USD',
  iva_porcent: '16',
  uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
  folio_factura: 'FA26/000123',
  folio_pedido: 'MTY-000123/26-API',
  sub_total: 1320,
  envio: 15,
  iva: 213.6,
  total: 1548.6,
  guias: [
    {
      guia: '794600000123',
      estatus: 'En tránsito',
      envio: '1',
      fletera: 'estafeta',
      factura: 'FA26/000123',
      firma: '',
      id_fletera: '1',
      fecha_guia: '2026-03-03',
      estado: 'NL',
    },
  ],
  productos: [
    {
      precio_lista: '1050.00',
      precio: '660.00',
      cod_art: 'CB-4M-IR30',
      descuento_cliente: '36.00',
      descuento_clasificacion: '3.00',
      descuento_financiero: '0.00',
      descuento_volumen: '0.00',
      cantidad: '2',
      producto_id: '100123',
      asterisco: '',
      titulo: 'Cámara bala 4 MP',
      imagen: 'https://example.com/img/100123.jpg',
      marca: 'Vigía',
      link: '/producto/100123',
      precio_unitario: '660.00',
      importe: '1320.00',
      precio_oferta: '1050.00',
    },
  ],
};
