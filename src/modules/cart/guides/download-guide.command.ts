import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { open, rm } from 'node:fs/promises';
import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { GuideFileService, type OpenedGuide } from '@/modules/cart/guides/guide-file.service';
import { systemCode } from '@/shared/files/file-storage';

interface DownloadOptions {
  readonly out: string;
}

const OWNER_ONLY = 0o600;

/** `mostrador guides download <folio> --out <file>`: hands the operator the guide of an order or quote. */
@SubCommand({
  name: 'download',
  arguments: '<folio>',
  description: 'escribe en un archivo la guía de un pedido o cotización',
})
export class DownloadGuideCommand extends CommandRunner {
  constructor(private readonly guides: GuideFileService) {
    super();
  }

  /** Exit code 0 when written, 1 when there is no such guide or the file can't be written. Never overwrites a file. */
  async run([folio = '']: string[], { out }: DownloadOptions): Promise<void> {
    const opened = await this.guides.open(folio);
    const problem = opened === undefined ? `no hay guía de ${folio}` : await this.write(opened, out);
    if (opened === undefined || problem !== undefined) {
      fail(problem ?? '');
      return;
    }
    const { originalName, format, bytes, sha256 } = opened.guide;
    process.stdout.write(
      `${JSON.stringify({ folio: opened.guide.folio, name: originalName, format, bytes, sha256, file: out })}\n`,
    );
  }

  @Option({ flags: '--out <archivo>', description: 'archivo que se escribe; no debe existir', required: true })
  parseOut(value: string): string {
    return value;
  }

  private async write({ guide, file }: OpenedGuide, out: string): Promise<string | undefined> {
    let begun = false;
    try {
      const target = await open(out, 'wx', OWNER_ONLY);
      begun = true;
      if ((await copy(file, target)) === guide.sha256) return undefined;
      await rm(out, { force: true });
      return `el archivo guardado de ${guide.folio} está dañado: su SHA-256 no es el registrado`;
    } catch (error) {
      if (begun) await rm(out, { force: true });
      const code = systemCode(error) ?? 'error desconocido';
      return code === 'EEXIST' ? `${out} ya existe; elija otro archivo` : `no se puede escribir ${out}: ${code}`;
    } finally {
      await file.close();
    }
  }
}

/** `mostrador guides …`: what the operator does with guide files. */
@Command({
  name: 'guides',
  description: 'guías de envío que mandaron los clientes',
  subCommands: [DownloadGuideCommand],
})
export class GuidesCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}

/** Copies to a new file, synced; answers the SHA-256 of what was copied. */
async function copy(from: FileHandle, target: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of from.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      // Writes all of it: a disk that fills up takes a part of a chunk without an error.
      await target.appendFile(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return hash.digest('hex');
}

function fail(problem: string): void {
  process.stderr.write(`error: ${problem}\n`);
  process.exitCode = 1;
}
