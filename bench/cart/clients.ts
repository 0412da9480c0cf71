import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a cart and answers the milliseconds until the whole answer was there. Throws unless it is a 200 without error. */
export function timedCart(url: string, token: string, body: object): Promise<number> {
  const payload = Buffer.from(JSON.stringify(body));
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/v1/carrito/generar`,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': payload.length,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (incoming.statusCode === 200 && text.startsWith('{"error":""')) resolve(performance.now() - start);
          else reject(new Error(`${incoming.statusCode ?? 0} ${text.slice(0, 300)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
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
