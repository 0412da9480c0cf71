import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The requests of a server that are not answered yet, so that each can tell its client that the connection closes. */
export class RequestsUnderWay {
  private readonly responses = new Set<ServerResponse>();
  private lastOnes = false;

  constructor(server: Server) {
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      this.responses.add(response);
      response.once('close', () => this.responses.delete(response));
      if (this.lastOnes) closeAfter(response);
    });
  }

  /** Every answer from now on is the last one of its connection: clients go elsewhere without losing a request. */
  closeConnectionsAfterAnswers(): void {
    this.lastOnes = true;
    this.responses.forEach(closeAfter);
  }

  get count(): number {
    return this.responses.size;
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
