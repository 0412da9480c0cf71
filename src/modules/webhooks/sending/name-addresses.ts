import { lookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { hostsFileAddresses } from '@/modules/webhooks/domain/hosts-file';
import { raced } from '@/shared/deadline/deadline';

const HOSTS_FILE = '/etc/hosts';
/** Of the time there is: twice this long, and then twice as long again, makes most of it. */
const FIRST_TRY = 0.3;
const TRIES = 2;

export interface NameSources {
  readonly hostsFile: string;
  /** `address:port` each; those of the system where nothing is said. */
  readonly servers?: readonly string[];
}

/**
 * All addresses of a name, IPv4 first, as the hosts file or else DNS has them; undefined when it has none, or nobody says so within `ms`.
 *
 * Not by the system's resolver (getaddrinfo): that blocks one of the two threads a process has for it until it gives up by itself,
 * and customers choose these names. Whoever owns one whose servers are silent would keep everybody else's from being looked up, the
 * database's among them (docs/adr/0023). Only names without a dot, which are those of the operator's own network, are asked for there: it knows
 * the search domains.
 */
export async function addressesOf(
  name: string,
  ms: number,
  { hostsFile, servers }: NameSources = { hostsFile: HOSTS_FILE },
): Promise<string[] | undefined> {
  try {
    const known = hostsFileAddresses(await readFile(hostsFile, 'utf8').catch(() => ''), name);
    if (known.length > 0) return known;
    const found = name.includes('.') ? await asked(name, ms, servers) : await lookedUp(name, ms);
    return found.length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

async function lookedUp(name: string, ms: number): Promise<string[]> {
  const found = await raced(lookup(name, { all: true, verbatim: false }), ms, 'address');
  return found.map(({ address }) => address);
}

/** What came of both kinds of address, where one of them is not told what the other is. */
async function asked(name: string, ms: number, servers: NameSources['servers']): Promise<string[]> {
  const resolver = new Resolver({ timeout: Math.ceil(ms * FIRST_TRY), tries: TRIES });
  if (servers) resolver.setServers(servers);
  const end = setTimeout(() => {
    resolver.cancel();
  }, ms);
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    clearTimeout(end);
  }
}
