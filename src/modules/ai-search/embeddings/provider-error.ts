/** The provider could not be had, or what it answered can't be used. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** Whether the provider refuses what it was sent: sending the same again is no use. */
    readonly refusesInput = false,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
