import type { Response } from 'express';
import type { DocumentHeadline, WrittenDocument } from '@/modules/cart/orders/cart-command';
import { orderFolio } from '@/modules/cart/orders/domain/folio';
import type { CartFailureWire } from '@/modules/cart/orders/http/cart-failures';
import type { GuideFailureBody } from '@/modules/cart/guides/http/guide-presenter';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

/** Says in headers where the document of an answer is read, and how long a quote holds (Beyond 3.1). */
export function tellDocument(response: Response, { folio, ordered, validUntil }: DocumentHeadline): void {
  const path = ordered
    ? `pedidos/${encodeURIComponent(orderFolio(folio))}`
    : `cotizaciones/${encodeURIComponent(folio)}`;
  response.setHeader('Link', `</api/v1/${path}>; rel="canonical"`);
  if (validUntil !== undefined) response.setHeader('X-Cotizacion-Vigencia', mexicoCityDateTime(new Date(validUntil)));
}

/** The document that a kept answer tells of; undefined of a failure, which tells of none. */
export function documentOf(body: string): WrittenDocument | undefined {
  const { resumen } = JSON.parse(body) as { resumen?: { folio: string; folio_pedido: string } };
  return resumen && { folio: resumen.folio, ordered: resumen.folio_pedido !== '' };
}

/** Sends an answer that is written already. */
export function sendBody(response: Response, body: string, replayed: boolean): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  // Known beforehand, it goes out with its headers in one piece.
  response.setHeader('Content-Length', Buffer.byteLength(body));
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  response.end(body);
}

/** A 200 that carries a failure says so in a header too (Decisions 3). */
export function sendFailure(response: Response, failure: CartFailureWire | GuideFailureBody): void {
  response.setHeader('X-Error-Code', failure.code);
  sendBody(response, JSON.stringify(failure), false);
}
