/**
 * The addresses that the text of a hosts file (hosts(5)) gives a name, in its order; none where it doesn't know the name.
 *
 * @param name in lower case, without a dot at its end
 */
export function hostsFileAddresses(text: string, name: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return names.some((known) => known.toLowerCase() === name) ? [address] : [];
  });
}
