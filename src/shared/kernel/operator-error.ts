/** What an operator asked of the command line, or a start, can't be done; the message is the whole answer. Never thrown by what a client can reach. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}
