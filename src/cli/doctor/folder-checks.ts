import type { StatsFs } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { judged, well, wrong, type Finding } from '@/cli/doctor/finding';
import type { AppConfig } from '@/config/app-config';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { systemCode } from '@/shared/files/file-storage';

const MIN_FREE_BYTES = 1_000_000_000;
const MIN_FREE_SHARE = 0.05;

type Folders = Pick<AppConfig, 'database' | 'storageDir'>;

/** Free space where database and files are kept: of two disks, that of the one with less. */
export async function diskCheck({ database, storageDir }: Folders): Promise<Finding> {
  const folders = database.dialect === 'sqlite' ? [dirname(sqlitePath(database.url)), storageDir] : [storageDir];
  const disks = await Promise.all(folders.map(spaceIn));
  const { folder, free, share } = disks.reduce((least, disk) => (disk.free < least.free ? disk : least));
  const found = `${(free / 1e9).toFixed(1)} GB libres (${Math.round(share * 100)} %) en ${folder}`;
  return judged('disk', free >= MIN_FREE_BYTES && share >= MIN_FREE_SHARE, found, 'libere espacio o crezca el disco');
}

/** Whether files can be kept in STORAGE_DIR, as far as can be told without writing one. */
export async function filesCheck({ storageDir }: Folders): Promise<Finding> {
  try {
    const { folder } = await nearest(storageDir);
    // Behind a slash, a file is no folder.
    await access(`${folder}/.`, constants.W_OK | constants.X_OK);
    return well('files', `se pueden guardar en ${storageDir}`);
  } catch (error) {
    return wrong(
      'files',
      `no se pueden guardar en ${storageDir} (${systemCode(error) ?? 'desconocido'})`,
      'revise STORAGE_DIR: que sea una carpeta, sus permisos y que no esté en solo lectura; sin ella se rechazan las guías',
    );
  }
}

async function spaceIn(folder: string): Promise<{ folder: string; free: number; share: number }> {
  const { bavail, blocks, bsize } = await nearest(folder).then(
    ({ space }) => space,
    () => statfs('.'),
  );
  return { folder, free: bavail * bsize, share: bavail / blocks };
}

/** The folder, or that above it in which it will be made. */
async function nearest(path: string): Promise<{ folder: string; space: StatsFs }> {
  const folder = resolve(path);
  try {
    return { folder, space: await statfs(folder) };
  } catch (error) {
    if (systemCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return nearest(dirname(folder));
  }
}
