import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a page of any site may read of an answer: all of it. */
export const READ_BY_PAGES = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
/** Seconds for which a browser may keep the answer to a preflight; the most that Chrome does. */
const PREFLIGHT_SECONDS = 7200;
/** Names of headers as a browser lists them, and no more of them than anybody sends. */
const HEADER_NAMES = /^[\w\-, ]{1,1000}$/;

/**
 * Lets pages of any other site read every answer, refusals too (Decisions 1): clients ask from browsers. A token must be named in
 * each request and there are no cookies, so a page that was given none reads what anybody may.
 */
export function openToPages(request: IncomingMessage, response: ServerResponse): void {
  // On every answer: a shared cache may give what a server asked for to a page.
  const { 'Access-Control-Allow-Origin': pages, 'Access-Control-Expose-Headers': exposed } = READ_BY_PAGES;
  response.setHeader('Access-Control-Allow-Origin', pages);
  if (request.headers.origin !== undefined) response.setHeader('Access-Control-Expose-Headers', exposed);
}

/**
 * What a browser asks before a page may send a token or JSON: the methods of the path and the headers it named. Nothing where pages
 * may not read answers either.
 *
 * @param methods those of the path, as in `Allow`
 */
export function permitPreflight({ headers }: IncomingMessage, response: ServerResponse, methods: string): void {
  if (headers['access-control-request-method'] === undefined || !response.hasHeader('Access-Control-Allow-Origin'))
    return;
  const named = headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', methods);
  if (named !== undefined && HEADER_NAMES.test(named)) response.setHeader('Access-Control-Allow-Headers', named);
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
}
