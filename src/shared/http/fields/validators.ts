import type { Request, Response } from 'express';
import { ApiError } from '@/shared/http/errors/api-error';
import { sendNotModified } from '@/shared/http/etag';

const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** The strong validator of a resource that counts its versions: `"3"` (Beyond 0, RFC 9110 8.8.3). */
export function versionEtag(version: number): string {
  return `"${version}"`;
}

/** Whether an If-None-Match header names this validator, weak ones included; absent names nothing (RFC 9110 13.1.2). */
export function namesWeakly(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || tagsOf(header).some(({ opaque }) => opaque === etag.replace(/^W\//, ''));
}

/** Whether an If-Match header names this very validator; weak ones never do (RFC 9110 13.1.1). */
export function namesStrongly(header: string, etag: string): boolean {
  return header.trim() === '*' || tagsOf(header).some(({ weak, opaque }) => !weak && opaque === etag);
}

/**
 * For PATCH, DELETE and POST of a resource's action: 412 `version_cambio` when If-Match is sent and names another version than
 * the one that is there now. Without the header everything goes (Beyond 0).
 */
export function assertVersion(request: Pick<Request, 'headers'>, version: number): void {
  const sent = request.headers['if-match'];
  if (sent === undefined || namesStrongly(sent, versionEtag(version))) return;
  throw new ApiError(412, 'version_cambio', { headers: { ETag: versionEtag(version) } });
}

/** For GET of a single resource: its ETag, and 304 without a body when the client has that version; true when it was sent. */
export function answeredNotModified(request: Request, response: Response, version: number): boolean {
  const etag = versionEtag(version);
  response.setHeader('ETag', etag);
  const unchanged = namesWeakly(request.headers['if-none-match'], etag);
  if (unchanged) sendNotModified(response);
  return unchanged;
}

function tagsOf(header: string): { weak: boolean; opaque: string }[] {
  return [...header.matchAll(ENTITY_TAG)].map(([, weak, opaque = '']) => ({ weak: weak !== undefined, opaque }));
}
