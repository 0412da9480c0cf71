import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chmod, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { driverError } from '@/shared/database/retry';
import { serverFolder } from './server-folder';

/** A file system of a few megabytes of a suite's own, for a server's data too, that can be filled to the last byte and given room again. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Undefined where this user may not mount one. */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(serverFolder(), 'mostrador-disk-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    return mounted.status === 0 ? new SmallDisk(folder) : undefined;
  }

  /** Whether one can be mounted here. */
  static available(): boolean {
    const disk = SmallDisk.mount(1);
    if (disk) spawnSync('umount', [disk.folder]);
    return disk !== undefined;
  }

  /** Takes all that is left. */
  async fill(): Promise<void> {
    const file = await open(this.filler, 'a');
    await chmod(this.filler, 0o600);
    for (let bytes = 1024 * 1024; bytes >= 1;)
      try {
        const { bytesWritten } = await file.write(Buffer.alloc(bytes));
        if (bytesWritten < bytes) bytes = Math.floor(bytes / 2);
      } catch (error) {
        if (driverError(error).code !== 'ENOSPC') throw error;
        bytes = Math.floor(bytes / 2);
      }
    await file.close();
  }

  /** Gives back what `fill` took. */
  makeRoom(): Promise<void> {
    return rm(this.filler, { force: true });
  }

  /** Takes no writes from now on. */
  makeReadOnly(): void {
    spawnSync('mount', ['-o', 'remount,ro', this.folder]);
  }

  async unmount(): Promise<void> {
    spawnSync('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
