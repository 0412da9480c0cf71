import { Logger, type INestApplication } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { DEMO_ORDERS_MARK } from '@/app/demo-orders';
import { CredentialService } from '@/modules/auth/credential.service';
import { workerNumber } from '@/config/sweeping-worker';
import { StartupMarks } from '@/shared/database/starts/startup-marks';
import { Clock } from '@/shared/kernel/clock';
import { DEMO_ACCOUNT, DemoData } from '@/seeds/demo/demo-data.service';

const MARK = 'demo';
/** Begun until somebody has been shown credentials of the demo. */
const WELCOME_MARK = 'demo-welcome';

/** What a newcomer needs to make the first calls; shown once. */
export interface DemoCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Loads the built-in demo catalog into an empty database, through the importer. A load that was interrupted is finished at the next start. */
export async function loadDemo(app: INestApplication): Promise<void> {
  const marks = app.get(StartupMarks);
  const state = await marks.state(MARK);
  const wanted =
    state === 'begun' || (state === 'unknown' && app.get<AppConfig>(APP_CONFIG).demo && (await marks.catalogIsEmpty()));
  const demo = app.get(DemoData, { strict: false });
  if (!wanted) {
    if (!app.get<AppConfig>(APP_CONFIG).demo) await tellOfDemo(demo);
    return;
  }
  await marks.begin(MARK);
  await demo.load(app.get(Clock).now());
  await marks.begin(WELCOME_MARK);
  await marks.begin(DEMO_ORDERS_MARK);
  await marks.finish(MARK);
}

/**
 * Calls `show` when the process listens, for what a start that fails shows is lost: with new credentials of the demo's first account, once, for
 * whoever started the process that loaded it, and with none in every later start.
 */
export async function welcomeToDemo(
  app: INestApplication,
  show: (credentials: DemoCredentials | undefined) => void,
): Promise<void> {
  const marks = app.get(StartupMarks);
  const isDue = workerNumber() === 1 && (await marks.state(WELCOME_MARK)) === 'begun';
  const isThere = isDue && (await app.get(DemoData, { strict: false }).loadedOn()) !== undefined;
  show(isThere ? await app.get(CredentialService, { strict: false }).create(DEMO_ACCOUNT, 'Demo') : undefined);
  if (isDue) await marks.finish(WELCOME_MARK);
}

/** Whoever asks for no demo is told when the database holds it all the same. */
async function tellOfDemo(demo: DemoData): Promise<void> {
  const day = await demo.loadedOn();
  if (day === undefined) return;
  new Logger('Demo').warn(
    `DEMO=false, pero esta base de datos tiene los datos de demostración que se cargaron el ${day}: productos, precios, tarifas y ` +
      `cuentas inventados (la ${DEMO_ACCOUNT} y otras). Para quitarlos: mostrador demo --remove`,
  );
}

/** The welcome printed after the demo was loaded. */
export function demoWelcome(url: string, { clientId, clientSecret }: DemoCredentials): string {
  return `
  Mostrador is running on DEMO data: invented brands, products and accounts.
  Load your own:   npm run mostrador -- import <folder>     (DEMO=false starts without it)

  client_id:       ${clientId}
  client_secret:   ${clientSecret}     (shown only now)
  API reference:   ${url}/docs

  TOKEN=$(curl -s ${url}/oauth/token -d grant_type=client_credentials -d client_id=${clientId} -d client_secret=${clientSecret} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s -H "Authorization: Bearer $TOKEN" '${url}/api/v1/productos?busqueda=camara+domo&limit=10&moneda=mxn'
  curl -s -H "Authorization: Bearer $TOKEN" '${url}/api/v1/categorias'
`;
}
