import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** What an answer was, and how long it took until it was whole, in milliseconds. */
export interface TimedAnswer {
  readonly text: string;
  readonly ms: number;
}

/** Sends a body to a path; throws unless the answer is a 200 without error. */
export function timedPost(url: string, token: string, body: object): Promise<TimedAnswer> {
  const payload = Buffer.from(JSON.stringify(body));
  const start = performance.now();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': payload.length,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (incoming.statusCode === 200 && text.startsWith('{"error":""'))
          resolve({ text, ms: performance.now() - start });
        else reject(new Error(`${incoming.statusCode ?? 0} ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Sends a cart and answers the milliseconds until the whole answer was there. Throws unless it is a 200 without error. */
export async function timedCart(url: string, token: string, body: object): Promise<number> {
  return (await timedPost(`${url}/api/v1/carrito/generar`, token, body)).ms;
}

/** Runs `work` in `clients` loops for some seconds; answers how often it ran per second. */
export async function perSecond(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - start < seconds * 1000) {
        await work(client);
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - start);
}

export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
