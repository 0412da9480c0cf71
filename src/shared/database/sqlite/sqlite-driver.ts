import { createRequire } from 'node:module';
import { prebuiltSqlite } from '@/shared/database/sqlite/prebuilt-sqlite';
import type { SqliteDriver } from '@/shared/database/sqlite/sqlite-connection';

/** The version of Node-API that better-sqlite3 is built for: Node 22.14 on. */
const NODE_API = 10;

/** The driver that this Node can load ready built: better-sqlite3, and on older ones another that is spoken to as it is. See docs/adr/0002. */
export function sqliteDriver(): SqliteDriver {
  const isOlder = Number(process.versions.napi) < NODE_API;
  const name = isOlder ? '@photostructure/sqlite' : 'better-sqlite3';
  try {
    const loaded: unknown = createRequire(__filename)(name);
    return isOlder ? prebuiltSqlite(loaded) : (loaded as SqliteDriver);
  } catch (cause) {
    throw new Error(
      `${name} can't be loaded on Node ${process.versions.node}, ${process.platform} ${process.arch}. Run npm ci again with this Node; where its package ` +
        `holds no binary for the machine, build one (python3, make, a C++ compiler): npm rebuild ${name} --ignore-scripts=false`,
      { cause },
    );
  }
}
