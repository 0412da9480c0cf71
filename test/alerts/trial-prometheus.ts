import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shortenedRules } from './shortened-rules';
import { freePort, until } from '@test/support/servers/own-process';

const RULES = resolve(__dirname, '..', '..', 'docker', 'observability', 'prometheus-rules.yml');

interface Alerts {
  readonly data: { readonly alerts: readonly { readonly state: string; readonly labels: { alertname: string } }[] };
}

/** A Prometheus of its own with the shortened rules, that asks one process of the service every 2 s. */
export class TrialPrometheus {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** `target`: host and port of the metrics. */
  static async start(target: string): Promise<TrialPrometheus> {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-alerts-'));
    writeFileSync(join(folder, 'rules.yml'), shortenedRules(readFileSync(RULES, 'utf8')));
    const jobs = [{ job_name: 'mostrador', static_configs: [{ targets: [target] }] }];
    const every = { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' };
    // JSON is YAML.
    writeFileSync(
      join(folder, 'prometheus.yml'),
      JSON.stringify({ global: every, rule_files: ['rules.yml'], scrape_configs: jobs }),
    );
    const port = await freePort();
    const flags = [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    const child = spawn('prometheus', flags, { stdio: 'ignore' });
    const trial = new TrialPrometheus(child, folder, `http://127.0.0.1:${port}`);
    await until('Prometheus is ready', () =>
      fetch(`${trial.url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return trial;
  }

  /** Names of the alerts that fire now. */
  async firing(): Promise<ReadonlySet<string>> {
    const { data } = (await (await fetch(`${this.url}/api/v1/alerts`)).json()) as Alerts;
    return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
  }

  stop(): void {
    this.child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
