import type { IncomingHttpHeaders } from 'node:http';

export interface ApiResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into bodies freely; the contract check has typed them
  readonly body: any;
}
