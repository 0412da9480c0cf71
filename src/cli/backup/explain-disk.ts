import { explain } from '@/cli/explain';
import { diskCode } from '@/shared/files/file-storage';
import { OperatorError } from '@/shared/kernel/operator-error';

/** For what a disk says while something is done: the folders of backups and of stored files are the operator's to mend. */
export function explainDisk(undone: string): (error: unknown) => never {
  return (error) => {
    if (diskCode(error) === undefined) throw error;
    throw new OperatorError(`${undone}: ${explain(error)}`);
  };
}
