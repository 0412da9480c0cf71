import { NestFactory } from '@nestjs/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CliModule } from '@/cli/cli.module';
import { loadConfig } from '@/config/app-config';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { ENTITY_OFFERS } from '@/modules/importing/import-entities';

/** The page of the import format, whose part "Files" is made from the definitions. */
export const FORMAT_FILE = resolve(__dirname, '..', '..', '..', 'docs', 'contract', 'import-format.md');

const BEGIN = '<!-- made by npm run import-format: begin -->';
const END = '<!-- made by npm run import-format: end -->';

/** A page with its made part renewed; what stands around it is kept. */
export async function renewedFormat(page: string): Promise<string> {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`the page lacks the marks ${BEGIN} and ${END}`);
  const entities = (await importEntities()).sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${before}${BEGIN}\n\n${entities.map(section).join('\n\n')}\n\n${END}${after}`;
}

async function importEntities(): Promise<ImportEntity[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mostrador-format-'));
  const config = loadConfig({ DATABASE_URL: `sqlite:${join(folder, 'empty.sqlite')}`, STORAGE_DIR: folder });
  const app = await NestFactory.createApplicationContext(CliModule.with(config), {
    logger: false,
    abortOnError: false,
  });
  try {
    return ENTITY_OFFERS.map(({ services, define }) =>
      define(services.map((type) => app.get<unknown>(type, { strict: false }))),
    );
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function section({ name, aliases = [], about, described }: ImportEntity): string {
  const others = aliases.length > 0 ? ` (or ${aliases.map((alias) => `\`${alias}\``).join(', ')})` : '';
  const key = described.filter((field) => field.key).map((field) => `\`${field.name}\``);
  const rows = described.map(
    (field) =>
      `| \`${field.name}\` | ${field.type} | ${field.required ? 'yes' : ''} | ${cell(field.about)} | ${code(field.example)} |`,
  );
  return [
    `### \`${name}\`${others}`,
    '',
    `${sentence(about)}${key.length > 0 ? ` Key: ${key.join(' + ')}.` : ''}`,
    '',
    '| field | type | needed in a new row | what it is | example |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (example: unknown): string => (example === undefined ? '' : `\`${cell(JSON.stringify(example))}\``);
