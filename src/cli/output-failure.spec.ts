import { Writable } from 'node:stream';
import { watchOutput, written } from '@/cli/output-failure';

/** A stream whose every text that is not empty fails, as a file on a full disk does. */
function full(): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      done(chunk.length > 0 ? new Error('ENOSPC') : null);
    },
  });
}

describe('output that does not arrive', () => {
  it('is told before the end, and what fails on standard error is passed over', async () => {
    const [output, errors, told] = [full(), full(), [] as string[]];
    watchOutput(output, errors, ({ message }) => told.push(message));
    output.write('one');
    errors.write('two');
    output.write('three');
    await written(output);
    await written(errors);
    expect(told).toEqual(['ENOSPC']);
  });

  it('is none where all of it arrives', async () => {
    const lines: string[] = [];
    const output = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        setImmediate(() => {
          if (chunk.length > 0) lines.push(chunk.toString());
          done();
        });
      },
    });
    const failed = jest.fn();
    watchOutput(output, full(), failed);
    output.write('one');
    await written(output);
    expect(lines).toEqual(['one']);
    expect(failed).not.toHaveBeenCalled();
  });
});
