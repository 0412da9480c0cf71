import { Injectable } from '@nestjs/common';
import type { ExportedOrder } from '@/modules/cart/orders/domain/documents/exported-order';
import { orderFolio } from '@/modules/cart/orders/domain/folio';
import type { SalesAllocation, SalesDocument, SalesLine } from '@/modules/cart/orders/domain/documents/sales-document';
import { OrderExportFormat } from '@/modules/cart/orders/operator/export-orders.service';
import { amount } from '@/modules/cart/quoting/http/present-amounts';
import { presentWarehouses } from '@/modules/cart/quoting/http/present-cart-line';
import { conditionWord, deliveryWord } from '@/modules/cart/quoting/http/wire-words';
import { mexicoCityDateTime } from '@/shared/kernel/clock';
import { formatCents, formatScaled } from '@/shared/money/scaled';

/** The lines of `mostrador export orders` (Decisions 10): JSON for the ERP, or a few words for people. */
@Injectable()
export class ExportedOrderFormat extends OrderExportFormat {
  json(exported: ExportedOrder): string {
    return JSON.stringify(presentExportedOrder(exported));
  }

  text({ order, lines }: ExportedOrder): string {
    const total = `${formatCents(order.total)} ${order.currency.toUpperCase()}`;
    return [
      orderFolio(order.folio),
      mexicoCityDateTime(new Date(order.orderedAt)),
      order.accountId,
      `${lines.length} ${lines.length === 1 ? 'renglón' : 'renglones'}`,
      total,
    ].join('  ');
  }
}

function presentExportedOrder({ order, lines, allocations, guide }: ExportedOrder): Record<string, unknown> {
  return {
    folio: order.folio,
    folio_pedido: orderFolio(order.folio),
    num_cliente: String(order.accountId),
    fecha: mexicoCityDateTime(new Date(order.orderedAt)),
    orden_compra: order.purchaseOrder,
    moneda: order.currency.toUpperCase(),
    tipo_cambio: formatScaled(order.rate, 4, 2),
    metodo_pago: order.paymentMethod,
    forma_pago: order.paymentForm,
    uso_cfdi: order.cfdiUse,
    tipo_entrega: deliveryWord(order.deliveryType),
    fletera: order.carrier ?? '',
    direccion: presentAddress(order),
    guia: guide ? { nombre: guide.originalName, sha256: guide.sha256 } : null,
    productos: lines.map((line) =>
      presentLine(
        line,
        allocations.filter(({ lineNumber }) => lineNumber === line.lineNumber),
      ),
    ),
    totales: {
      subtotal: amount(order.subtotal),
      flete: amount(order.freight),
      iva: amount(order.tax),
      total: amount(order.total),
    },
    iva_aplicado: order.taxPercent,
    plazo: order.termDays,
    codigo_pago: order.paymentCode,
    email: order.email,
    directo_cliente: order.directToCustomer,
    forzado: order.forced,
    guia_prepagada: order.prepaidGuide,
    estado: order.state,
  };
}

function presentAddress({ delivery }: SalesDocument): Record<string, string> {
  return {
    sucursal: delivery.branch,
    atencion_a: delivery.recipient,
    calle: delivery.street,
    num_ext: delivery.exteriorNumber,
    num_int: delivery.interiorNumber,
    colonia: delivery.neighborhood,
    ciudad: delivery.city,
    estado: delivery.stateCode,
    pais: delivery.country,
    codigo_postal: delivery.postalCode,
    telefono: delivery.phone,
  };
}

function presentLine(line: SalesLine, allocations: readonly SalesAllocation[]): Record<string, unknown> {
  return {
    producto_id: String(line.productId),
    modelo: line.model,
    tipo: conditionWord(line.condition),
    cantidad: line.quantity,
    precio_unitario: formatCents(line.unitPrice),
    importe: formatCents(line.amount),
    almacenes: presentWarehouses(line.kit, allocations, line.quantity - line.missing),
    faltante: line.missing,
    componentes: line.kit ? allocations.map(presentComponent) : [],
  };
}

function presentComponent({ productId, model, pieces, warehouse }: SalesAllocation): Record<string, string> {
  return { producto_id: String(productId), cantidad: String(pieces), codigo: model, almacen: warehouse };
}
