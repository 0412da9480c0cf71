import { DEMO } from '@/seeds/demo/demo-cart';
import type { ImportedRow } from '@/seeds/demo/demo-invoices';

/** A state that the distributor's file tells of, so many hours after the order. */
export interface DemoStep {
  readonly hours: number;
  readonly row: ImportedRow;
}

/** A quote or order of the demo. */
export interface DemoDocument {
  /** Also its purchase order: by it the document is known again. */
  readonly name: string;
  /** A cart as a reseller sends it. */
  readonly cart: object;
  /** How it becomes what it is: quoted only, ordered at once, or quoted and then ordered by its folio. */
  readonly made: 'quoted' | 'ordered' | 'quoted-and-ordered';
  /** How long ago. */
  readonly days: number;
  /** The customer took it back, and why. */
  readonly cancelled?: string;
  readonly steps?: readonly DemoStep[];
  /** An invoice of the day after, with its guides. */
  readonly invoice?: { readonly guides: number; readonly documents: boolean };
}

const step = (hours: number, estado: string, more: ImportedRow = {}): DemoStep => ({ hours, row: { estado, ...more } });
const guide = (folio_guia: string): ImportedRow => ({ guias: [{ folio_guia, fletera: 'estafeta' }] });
const cart = DEMO.cart;

/** Quotes of all three states and orders of all ten, from the oldest on. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  { name: 'DEMO-VENCIDA', cart: cart(2, 1), made: 'quoted', days: 12 },
  {
    name: 'DEMO-ENTREGADO',
    cart: cart(4, 2),
    made: 'ordered',
    days: 6,
    steps: [
      step(2, 'en_proceso', { mensaje: 'En surtido' }),
      step(24, 'facturado'),
      step(26, 'enviado_parcial', { mensaje: 'Salió la primera caja', lineas: [{ linea: 1, enviado: 4 }] }),
      step(50, 'enviado', guide('DEMO0000001')),
      step(98, 'entregado', { mensaje: 'Recibió: almacén' }),
    ],
    invoice: { guides: 2, documents: true },
  },
  {
    name: 'DEMO-ENVIADO',
    cart: cart(3, 1),
    made: 'ordered',
    days: 4,
    steps: [step(2, 'en_proceso'), step(24, 'facturado'), step(30, 'enviado', guide('DEMO0000003'))],
    invoice: { guides: 1, documents: true },
  },
  {
    name: 'DEMO-PARCIAL',
    cart: cart(5, 2),
    made: 'ordered',
    days: 4,
    steps: [
      step(3, 'en_proceso'),
      step(40, 'enviado_parcial', { ...guide('DEMO0000004'), lineas: [{ linea: 1, enviado: 2 }] }),
    ],
  },
  {
    name: 'DEMO-LISTO',
    cart: DEMO.pickup(1),
    made: 'ordered',
    days: 3,
    steps: [step(1, 'en_proceso'), step(20, 'listo_en_sucursal', { mensaje: 'Puede recogerlo con su identificación' })],
    invoice: { guides: 0, documents: false },
  },
  {
    name: 'DEMO-FACTURADO',
    cart: cart(1, 1),
    made: 'ordered',
    days: 2,
    steps: [step(2, 'en_proceso')],
    invoice: { guides: 0, documents: true },
  },
  {
    name: 'DEMO-RETENIDO',
    cart: cart(10, 5),
    made: 'ordered',
    days: 2,
    steps: [step(1, 'retenido', { mensaje: 'Crédito en revisión' })],
  },
  {
    name: 'DEMO-PENDIENTE',
    cart: cart(6, 1),
    made: 'ordered',
    days: 2,
    steps: [step(2, 'en_proceso'), step(6, 'pendiente', { mensaje: 'Llega la próxima semana' })],
  },
  { name: 'DEMO-EN-PROCESO', cart: cart(2, 2), made: 'ordered', days: 1, steps: [step(3, 'en_proceso')] },
  { name: 'DEMO-CANCELADO', cart: cart(1, 2), made: 'ordered', days: 1, cancelled: 'El cliente cambió de idea' },
  { name: 'DEMO-ORDENADA', cart: cart(1, 3), made: 'quoted-and-ordered', days: 0 },
  { name: 'DEMO-RECIBIDO', cart: DEMO.pickup(2), made: 'ordered', days: 0 },
  { name: 'DEMO-VIGENTE', cart: cart(2, 1), made: 'quoted', days: 0 },
];
