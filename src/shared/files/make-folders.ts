import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing; gives the first that was made, undefined when all were there. Rejects with the
 * system's error. Node's own `recursive` asks again for ever where the system says that nothing can be made below a folder
 * (`/proc`, a folder that was removed).
 *
 * @param mode of the folders that are made
 */
export async function makeFolders(path: string, mode = 0o777): Promise<string | undefined> {
  try {
    await mkdir(path, mode);
    return path;
  } catch (error) {
    const above = dirname(path);
    if (!isMissing(error) || above === path) return failUnlessFolder(path, error);
    const first = await makeFolders(above, mode);
    try {
      await mkdir(path, mode);
    } catch (again) {
      await failUnlessFolder(path, again);
    }
    return first ?? path;
  }
}

/** Another process may have made it at the same time. */
async function failUnlessFolder(path: string, error: unknown): Promise<undefined> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw error;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}
