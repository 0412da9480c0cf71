import { flawOfDoc } from '../domain/doc-check';
import { agreedFormat, type GuideFlaw, type GuideFormat } from '../domain/guide-format';
import { flawOfJpeg } from '../domain/jpeg-check';
import { flawOfPdf } from '@/shared/content/pdf-check';
import { flawOfPng } from '../domain/png-check';
import { flawOfDocx } from './docx-archive';

/** What looking at a file says: its format, or why it is no guide. */
export type GuideContent =
  { readonly accepted: true; readonly format: GuideFormat } | { readonly accepted: false; readonly flaw: GuideFlaw };

const FLAW_OF: Readonly<
  Record<GuideFormat, (bytes: Buffer) => GuideFlaw | undefined | Promise<GuideFlaw | undefined>>
> = { jpg: flawOfJpeg, png: flawOfPng, doc: flawOfDoc, docx: flawOfDocx, pdf: flawOfPdf };

/**
 * Decides whether a file is a guide (Contract 4.5 `pdf_guia`; Decisions 10): extension and content are both one of the
 * six and agree, and the file is whole enough to open. What is valid as its own type is accepted, whatever else it
 * may also be. `name` is the cleaned original name. Never throws, never decodes a picture, unpacks within bounds.
 */
export async function inspectGuide(name: string, bytes: Buffer): Promise<GuideContent> {
  const agreed = agreedFormat(name, bytes);
  if ('flaw' in agreed) return { accepted: false, flaw: agreed.flaw };
  const flaw = await FLAW_OF[agreed.format](bytes);
  return flaw === undefined ? { accepted: true, format: agreed.format } : { accepted: false, flaw };
}
