import type { IncomingMessage } from 'node:http';

const NAME = 'host';

/** How many Host headers a request has: Node shows the first alone (RFC 9112 3.2). */
export function hostHeaders({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === NAME.length && name.toLowerCase() === NAME) count++;
  }
  return count;
}
