import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { print, reportingProblems } from '@/shared/cli/command-output';
import { EventListener, type Heard } from '@/modules/webhooks/listening/event-listener';
import { ServiceSession } from '@/modules/webhooks/listening/service-session';
import { OperatorError } from '@/shared/kernel/operator-error';

/** What is wrong with a request that is refused. */
const REFUSED: Readonly<Record<string, string>> = {
  header: 'le faltan encabezados de la firma, o no se entienden',
  time: 'la hora de la firma es de hace más de cinco minutos, o futura',
  signature: 'la firma no es la del secreto',
  body: 'el cuerpo es demasiado grande',
};

interface Options {
  readonly api: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly secret?: string;
  readonly types: readonly string[] | string;
  readonly host: string;
  readonly port: number;
  readonly json?: boolean;
}

/**
 * A receiver for whoever writes an integration: makes a webhook for itself over the API, prints each event that it can verify, and removes the
 * webhook at the end (Ctrl-C). With `--secret` it only listens, for a webhook that is there already.
 */
@SubCommand({
  name: 'listen',
  description: 'recibe eventos en esta terminal y escribe los que traen la firma correcta',
})
export class WebhooksListenCommand extends CommandRunner {
  override async run(_params: string[], options: Options): Promise<void> {
    await reportingProblems(() => listen(options));
  }

  @Option({ flags: '--api <url>', description: 'dónde está el servicio', defaultValue: 'http://127.0.0.1:3000' })
  parseApi(value: string): string {
    return value;
  }

  @Option({ flags: '--client-id <id>', description: 'credencial con el permiso webhooks' })
  parseClientId(value: string): string {
    return value;
  }

  @Option({ flags: '--client-secret <secreto>', description: 'su secreto' })
  parseClientSecret(value: string): string {
    return value;
  }

  @Option({ flags: '--secret <whsec>', description: 'el de un webhook que ya existe: no se crea otro' })
  parseSecret(value: string): string {
    return value;
  }

  @Option({
    flags: '--types <csv>',
    description: 'tipos de eventos, separados por comas; * son todos los que la credencial puede leer',
    defaultValue: '*',
  })
  parseTypes(value: string): string[] {
    return value.split(',').map((type) => type.trim());
  }

  @Option({
    flags: '--host <dirección>',
    description: 'dirección de este equipo en la que se escucha',
    defaultValue: '127.0.0.1',
  })
  parseHost(value: string): string {
    return value;
  }

  @Option({
    flags: '--port <número>',
    description: 'puerto en el que se escucha; 0 es uno cualquiera',
    defaultValue: 8790,
  })
  parsePort(value: string): number {
    return /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  }

  @Option({ flags: '--json', description: 'escribe el cuerpo de cada evento como llegó, uno por línea' })
  parseJson(): boolean {
    return true;
  }
}

async function listen(options: Options): Promise<void> {
  const { secret, clientId, clientSecret, json } = options;
  if (!(options.port <= 65_535)) throw new OperatorError('--port lleva un número de puerto');
  const hasCredentials = clientId !== undefined && clientSecret !== undefined;
  if (secret === undefined && !hasCredentials)
    throw new OperatorError('dé --client-id y --client-secret, o el --secret de un webhook que ya existe');
  const stopped = untilStopped();
  const listener = new EventListener((heard) => {
    show(heard, json === true);
  });
  const url = await listener.listen(options.port, options.host).catch((error: unknown) => {
    throw new OperatorError(
      `no se puede escuchar en ${options.host}:${options.port}: ${(error as NodeJS.ErrnoException).code}`,
    );
  });
  try {
    const own = secret === undefined && hasCredentials ? { clientId, clientSecret } : undefined;
    await (own ? withWebhook(listener, url, own, options, stopped) : heardWith(listener, secret ?? '', url, stopped));
  } finally {
    await listener.close();
  }
}

async function heardWith(listener: EventListener, secret: string, url: string, stopped: Promise<void>): Promise<void> {
  listener.verifyWith(secret);
  note(`escuchando en ${url}; Ctrl-C termina`);
  await stopped;
}

async function withWebhook(
  listener: EventListener,
  url: string,
  credentials: { readonly clientId: string; readonly clientSecret: string },
  { api, types }: Options,
  stopped: Promise<void>,
): Promise<void> {
  const session = await ServiceSession.open(api, credentials);
  const webhook = await session.create(url, typeof types === 'string' ? [types] : types);
  try {
    await heardWith(listener, webhook.secret, `${url} como ${webhook.id}`, stopped);
  } finally {
    await session.remove(webhook.id);
    note(`${webhook.id} se quitó`);
  }
}

/** Resolves when the operator has had enough, the terminal is closed, or nobody reads any more what is printed. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
    process.stdout.once('error', resolve);
  });
}

/** Events go to standard output; what is said about them doesn't. */
function show(heard: Heard, asCame: boolean): void {
  if ('refused' in heard) {
    note(`rechazado: ${REFUSED[heard.refused] ?? heard.refused}`);
    return;
  }
  if (asCame) {
    print(heard.body);
    return;
  }
  const { type, timestamp, id, posicion, data } = JSON.parse(heard.body) as Record<string, unknown>;
  const place = typeof posicion === 'number' ? ` ${posicion}` : '';
  print(`${String(timestamp)} ${String(type)}${place} ${String(id)}\n${JSON.stringify(data, null, 2)}`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
