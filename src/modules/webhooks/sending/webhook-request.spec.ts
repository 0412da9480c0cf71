import type { JudgedAddress } from '@/modules/webhooks/domain/destination';
import { sendRequest, type WebhookAnswer } from '@/modules/webhooks/sending/webhook-request';

/** No TCP connection leads there: the system says so at once, as it does of an IPv6 address where there is no IPv6. */
const NO_ROUTE: JudgedAddress = { address: '255.255.255.255', family: 4 };

function send(url: URL, addresses: readonly JudgedAddress[]): Promise<WebhookAnswer> {
  const destination = { url, host: url.hostname, isLiteral: false, port: 443 };
  return sendRequest({ destination, addresses, headers: {}, body: '{}', spentMs: 0 });
}

describe('an attempt to send to where no route leads', () => {
  it.each(['https://tienda.example/', 'http://tienda.example/'])('%s fails as any other', async (url) => {
    const failed = { status: null, reason: 'conexion', response: '' };
    expect(await send(new URL(url), [NO_ROUTE])).toEqual(failed);
    expect(await send(new URL(url), [NO_ROUTE, NO_ROUTE])).toEqual(failed);
  });
});
