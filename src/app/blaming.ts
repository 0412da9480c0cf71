/**
 * Puts before what the system says the variables of the environment that it is about: of `getaddrinfo ENOTFOUND` or an address that is
 * in use nobody can tell which of them to change.
 */
export async function blaming<T>(variables: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(error as Error, { message: `${variables}: ${(error as Error).message}` });
  }
}
