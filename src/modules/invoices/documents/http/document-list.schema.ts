import type { InvoiceDocuments } from '@/modules/invoices/invoice-documents.service';
import { named, strictObject } from '@/shared/http/api-docs';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

export interface DocumentListBody {
  readonly folio_factura: string;
  readonly uuid: string;
  readonly documentos: readonly {
    readonly tipo: 'xml' | 'pdf';
    readonly nombre: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly fecha: string;
  }[];
}

const DOCUMENT_SCHEMA = named(
  'DocumentoDeFactura',
  strictObject({
    tipo: { type: 'string', enum: ['xml', 'pdf'] },
    nombre: { type: 'string', description: 'Nombre con el que se descarga.' },
    bytes: { type: 'integer' },
    sha256: { type: 'string', description: 'SHA-256 del archivo, en hexadecimal.' },
    fecha: { type: 'string', description: 'Cuándo llegó, `AAAA-MM-DD HH:MM:SS`, hora de la Ciudad de México.' },
  }),
);

export const DOCUMENT_LIST_SCHEMA = named(
  'DocumentosDeFactura',
  strictObject({
    folio_factura: { type: 'string' },
    uuid: { type: 'string', description: 'Folio fiscal; vacío si no se conoce.' },
    documentos: { type: 'array', items: DOCUMENT_SCHEMA, description: 'Los que hay; puede no haber ninguno.' },
  }),
);

export const DOCUMENT_LIST_EXAMPLE: DocumentListBody = {
  folio_factura: 'FA26/000123',
  uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
  documentos: [
    {
      tipo: 'xml',
      nombre: '6f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9.xml',
      bytes: 4821,
      sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
      fecha: '2026-03-02 12:31:07',
    },
  ],
};

/** The documents of an invoice as `/documentos` tells them (Beyond 5.2). */
export function presentDocumentList({ folio, uuid, documents }: InvoiceDocuments): DocumentListBody {
  return {
    folio_factura: folio,
    uuid,
    documentos: documents.map(({ kind, name, bytes, sha256, storedAt }) => ({
      tipo: kind,
      nombre: name,
      bytes,
      sha256,
      fecha: mexicoCityDateTime(storedAt),
    })),
  };
}
