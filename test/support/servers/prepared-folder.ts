import { join } from 'node:path';

/** Names the folder of one run in which its prepared databases are kept; made before all suites, gone after them. */
export const PREPARED_FOLDER_VARIABLE = 'TEST_PREPARED_DIR';

/** Lists the schemas that were prepared on the MySQL/MariaDB server, a line each. */
export const schemasMade = (folder: string): string => join(folder, 'schemas');
