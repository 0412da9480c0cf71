import type BetterSqlite from 'better-sqlite3';
import { createRequire } from 'node:module';

/** The version of Node-API that the newer releases of the driver are built for: Node 22.14 on. */
const NODE_API = 10;

/**
 * better-sqlite3 in the release that this Node can run. Releases up to 12 abort the process on Node 24.19 and later, when a
 * statement is collected; releases from 13 on are built for a Node-API that Node 20 doesn't have. See docs/adr/0002.
 */
export const SQLITE_PACKAGE = Number(process.versions.napi) >= NODE_API ? 'better-sqlite3-napi' : 'better-sqlite3';

/** The driver itself. Throws what to do when it is not there: on Node 20 it is compiled at installation. */
export function sqliteDriver(): typeof BetterSqlite {
  try {
    return createRequire(__filename)(SQLITE_PACKAGE) as typeof BetterSqlite;
  } catch (cause) {
    throw new Error(
      `${SQLITE_PACKAGE} can't be loaded on Node ${process.versions.node}. Run npm ci again with this Node; up to Node 22.13 it needs python3, make and a C++ compiler.`,
      { cause },
    );
  }
}
