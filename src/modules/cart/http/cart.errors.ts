import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';
import { MAX_GUIDE_BYTES, MAX_GUIDE_MEGABYTES } from '@/modules/cart/guides/domain/guide-format';

/** Codes of quotes and orders. */
export const CART_ERRORS = {
  productos_no_encontrados: {
    status: 400,
    text: 'Hay productos que no existen o no están a la venta: vea values.',
    meaning: '`values` lista los ids; `detalles`, sus renglones. Quítelos del carrito o búsquelos de nuevo.',
    example: {
      values: [999999999],
      detalles: [
        {
          campo: 'productos[0].id',
          problema: 'el producto 999999999 no existe o no está a la venta',
          ejemplo: 1001,
        },
      ],
    },
  },
  existencia_insuficiente: {
    status: 200,
    text: 'Existencia insuficiente para surtir el carrito: vea values.',
    meaning:
      'Con `ordenar` y sin `forzar` no alcanza la existencia. `values` dice de cada producto lo `solicitado` y lo `disponible`; el texto de un kit termina con el código del primer componente que falta.',
  },
  sin_tarifa: {
    status: 422,
    text: 'La fletera no tiene tarifa para el destino.',
    meaning: 'Elija otra fletera o otro tipo de entrega.',
  },
  fletera_sin_cobertura: {
    status: 422,
    text: 'La fletera no tiene cobertura en la dirección de entrega.',
    meaning: 'Va con `error_code` 9015. `GET /carrito/fleteras?codigo_postal=` dice qué fleteras llegan.',
    example: { error_code: 9015 },
  },
  pedidos_desactivados: {
    status: 501,
    text: 'Los pedidos reales están desactivados en este servidor: envíe testmode=true.',
    meaning: 'El operador apagó los pedidos reales; solo se cotiza con `testmode=true`.',
  },
  idempotency_key_reused: {
    status: 422,
    text: 'El Idempotency-Key ya se usó con otra petición.',
    meaning: 'Una clave es de un solo carrito. Use una nueva para cada pedido y la misma solo para reintentarlo.',
  },
  importe_fuera_de_rango: {
    status: 400,
    text: 'El importe del carrito excede lo que se puede cotizar.',
    meaning: 'Divida el carrito en varios.',
  },
} as const satisfies ErrorCatalog;

/** Codes of quotes and orders that are there already. */
export const ORDER_ERRORS = {
  cotizacion_no_encontrada: {
    status: 404,
    text: 'La cotización no existe o no pertenece a la cuenta.',
    meaning: 'El folio es el que dio `POST /carrito/generar`, sin `-API`. `GET /cotizaciones` las lista.',
  },
  cotizacion_vencida: {
    status: 409,
    text: 'La cotización venció: ya no se puede ordenar. Cotice de nuevo.',
    meaning: '`vigencia` dice hasta cuándo se podía ordenar. Cotice de nuevo: los precios pueden ser otros.',
  },
  cotizacion_ordenada: {
    status: 409,
    text: 'La cotización ya se ordenó: vea values.',
    meaning: '`values` trae el `folio_pedido`. También cuando ese pedido se canceló: cotice de nuevo.',
  },
  cotizacion_cambio: {
    status: 409,
    text: 'La cotización cambiaría al ordenarla: vea values. Cotice de nuevo.',
    meaning:
      'Los almacenes que pueden surtir hoy cambian la tasa de IVA. `values` dice el `campo`, lo `cotizado` y lo `actual`; nada se ordenó.',
  },
  pedido_no_encontrado: {
    status: 404,
    text: 'El pedido no existe o no pertenece a la cuenta.',
    meaning: 'El folio va con o sin `-API` y con o sin diagonal. `GET /pedidos` los lista.',
  },
  pedido_no_cancelable: {
    status: 409,
    text: 'El pedido ya se está surtiendo y no se puede cancelar aquí: llame a su vendedor.',
    meaning:
      'Sólo se cancela lo `recibido` de lo que nada ha salido (`cancelable: true`). `values` dice su `estado` y a qué `vendedor` llamar.',
  },
} as const satisfies ErrorCatalog;

/** Codes of prepaid guides and their files. */
export const GUIDE_ERRORS = {
  folio_no_encontrado: {
    status: 200,
    text: 'El folio no existe, no pertenece a la cuenta o es de un pedido cancelado.',
    meaning:
      'La guía se adjunta al `folio` o `folio_pedido` de una cotización o pedido propios; un pedido cancelado ya no la admite.',
  },
  pedido_en_sucursal: {
    status: 200,
    text: 'El pedido se recoge en sucursal: no lleva guía.',
    meaning: 'Un pedido que se recoge en sucursal no admite guía.',
  },
  formato_de_archivo_invalido: {
    status: 200,
    text: `El archivo pdf_guia {problema}. Formatos: jpg, jpeg, png, doc, docx y pdf, hasta ${MAX_GUIDE_MEGABYTES} MB.`,
    meaning: 'El texto dice qué tiene el archivo. También responde así el carrito que lleva una guía.',
  },
  archivo_demasiado_grande: {
    status: 400,
    text: `El archivo pdf_guia excede el tamaño máximo de ${MAX_GUIDE_MEGABYTES} MB.`,
    meaning: `Reduzca el archivo a ${MAX_GUIDE_MEGABYTES} MB (${MAX_GUIDE_BYTES} bytes) o menos.`,
  },
  demasiadas_subidas: {
    status: 429,
    text: 'Hay demasiados archivos subiendo a la vez. Espere los segundos que indica Retry-After.',
    meaning: 'Reintente pasados los segundos de `Retry-After`.',
  },
  almacenamiento_no_disponible: {
    status: 503,
    text: 'El archivo no se pudo guardar por el momento. Intente de nuevo más tarde.',
    meaning: 'El disco de las guías no acepta archivos. Nada se guardó: reintente.',
  },
} as const satisfies ErrorCatalog;
