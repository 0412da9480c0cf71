import type { Writable } from 'node:stream';

/**
 * Tells once when what a command writes does not arrive: a full disk, a reader that has gone. Nobody else does: the stream's error comes
 * when the command may have ended, and with 0. Where standard error can't be written there is nobody to tell, and the command goes on.
 */
export function watchOutput(output: Writable, errors: Writable, failed: (error: Error) => void): void {
  output.on('error', failed);
  errors.on('error', () => undefined);
}

/** Resolves when all that was written so far has arrived, or is known not to. */
export function written(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => {
      // An error is told a turn later than to those who wait for the write.
      setImmediate(resolve);
    });
  });
}
