/**
 * Puts before what the system says the variables of the environment that it is about: of `getaddrinfo ENOTFOUND` or an address that is
 * in use nobody can tell which of them to change.
 */
export async function blaming<T>(variables: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message, code } = error as Error & { readonly code?: string };
    // Where a name has several addresses and none answers, only the code says why.
    throw Object.assign(error as Error, { message: `${variables}: ${message || code}` });
  }
}
