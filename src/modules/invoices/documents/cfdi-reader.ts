import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { CfdiFacts } from '@/modules/invoices/documents/domain/cfdi-check';

/** What reading an XML came to: what the CFDI says, or why it is none, in the operator's language. */
export type CfdiReading = { readonly facts: CfdiFacts } | { readonly flaw: string };

/** Version by namespace of the root. */
const VERSIONS: ReadonlyMap<string, string> = new Map([
  ['http://www.sat.gob.mx/cfd/3', '3.3'],
  ['http://www.sat.gob.mx/cfd/4', '4.0'],
]);
const STAMP_NAMESPACE = 'http://www.sat.gob.mx/TimbreFiscalDigital';
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 1000;
/** A CFDI of 5 MB has some 30,000. */
const MAX_ELEMENTS = 400_000;
/** What may stand before the root, by how it starts and ends. */
const MISCELLANEOUS = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;
const DOCTYPE = 'tiene un <!DOCTYPE, que no se acepta';
const SLICE_BYTES = 64 * 1024;
/** Of one text or value; a SAT certificate has some 3,000 characters. */
const KEPT_LENGTH = 64 * 1024;

/** Ends the reading: what the file is not. */
class Flaw extends Error {}

/** Collects what a CFDI says while its elements go by. */
class CfdiElements {
  /** Local names of the open elements that are of the CFDI's own namespace; empty for others. */
  private readonly path: string[] = [];
  private attributes = 0;
  private elements = 0;
  private namespace = '';
  private total = '';
  private currency = '';
  private receiver: string | undefined;
  private uuid: string | undefined;

  /** Counts before the element is whole: a tag without end must not be collected first. */
  attribute(): void {
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES) throw new Flaw(`tiene un elemento con más de ${MAX_ATTRIBUTES} atributos`);
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    this.count();
    const value = (name: string): string => attributes[name]?.value ?? '';
    const depth = this.path.length + 1;
    if (depth > MAX_DEPTH) throw new Flaw(`tiene más de ${MAX_DEPTH} niveles de elementos`);
    if (depth === 1) this.root(local, uri, value);
    else if (depth === 2 && local === 'Receptor' && uri === this.namespace) this.setReceiver(value('Rfc'));
    else if (depth === 3 && local === 'TimbreFiscalDigital' && uri === STAMP_NAMESPACE) this.setStamp(value('UUID'));
    this.path.push(uri === this.namespace ? local : '');
  }

  private count(): void {
    this.attributes = 0;
    this.elements += 1;
    if (this.elements > MAX_ELEMENTS) throw new Flaw(`tiene más de ${MAX_ELEMENTS} elementos`);
  }

  close(): void {
    this.path.pop();
  }

  facts(): CfdiFacts {
    const { uuid, receiver, total, currency } = this;
    if (uuid === undefined) throw new Flaw('no está timbrado: falta tfd:TimbreFiscalDigital');
    if (receiver === undefined) throw new Flaw('no dice su Receptor');
    return { uuid, receiver, total, currency };
  }

  private setReceiver(taxId: string): void {
    if (this.receiver !== undefined) throw new Flaw('tiene más de un Receptor');
    this.receiver = taxId;
  }

  /** Only where a stamp belongs: elsewhere it may be a quotation of another CFDI. */
  private setStamp(uuid: string): void {
    if (this.path[1] !== 'Complemento') return;
    if (this.uuid !== undefined) throw new Flaw('tiene más de un timbre fiscal');
    this.uuid = uuid;
  }

  private root(local: string, uri: string, value: (name: string) => string): void {
    if (local !== 'Comprobante' || VERSIONS.get(uri) !== value('Version'))
      throw new Flaw('no es un cfdi:Comprobante de versión 3.3 o 4.0');
    this.namespace = uri;
    this.total = value('Total');
    this.currency = value('Moneda');
  }
}

/** Whether what comes before the root element is a DOCTYPE: seen at its first letter, where the parser would collect all of it first. */
function hasDoctype(text: string): boolean {
  let at = 0;
  for (;;) {
    while (at < text.length && text.charAt(at).trim() === '') at += 1;
    const end = MISCELLANEOUS.find(([start]) => text.startsWith(start, at))?.[1];
    if (end === undefined) return text.startsWith('<!DOCTYPE', at);
    const closed = text.indexOf(end, at);
    if (closed < 0) return false;
    at = closed + end.length;
  }
}

function parserInto(elements: CfdiElements): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Flaw(DOCTYPE);
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') throw new Flaw('no está en UTF-8');
  });
  parser.on('attribute', () => {
    elements.attribute();
  });
  parser.on('opentag', (tag) => {
    elements.open(tag);
  });
  parser.on('closetag', () => {
    elements.close();
  });
  return parser;
}

/**
 * Lets go of most of a comment, CDATA, instruction or attribute that goes on and on: nothing that is read of a CFDI is so long, and in the
 * pieces it is collected in (one for each `-`, `]`, `?` or line end) it would take many times its size. The beginning stays, so
 * that a long value is never taken for a short one.
 */
function letLongTextGo(parser: SaxesParser<{ xmlns: true }>): void {
  const held = parser as unknown as { text: string };
  if (held.text.length > KEPT_LENGTH) held.text = held.text.slice(0, KEPT_LENGTH);
}

/**
 * Reads a CFDI to its end: strict, piece by piece, without DTD or entities beyond XML's five; nothing is fetched (Beyond 5.1, 5.3). Seal
 * and certificate are not verified.
 */
export function readCfdi(bytes: Uint8Array): CfdiReading {
  const elements = new CfdiElements();
  const parser = parserInto(elements);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
      const text = decoder.decode(bytes.subarray(from, from + SLICE_BYTES), { stream: true });
      if (from === 0 && hasDoctype(text)) return { flaw: DOCTYPE };
      parser.write(text);
      letLongTextGo(parser);
    }
    parser.write(decoder.decode()).close();
    return { facts: elements.facts() };
  } catch (error) {
    return { flaw: error instanceof Flaw ? error.message : 'no es XML bien formado, en UTF-8' };
  }
}
