import Current from 'better-sqlite3';
import Older from 'better-sqlite3-12';

/** better-sqlite3 13 requires this Node; version 12 aborts under Node 24 when a statement is garbage-collected. */
const FIRST_CURRENT_NODE = 22;

const isCurrent = Number(process.versions.node.split('.')[0]) >= FIRST_CURRENT_NODE;

/** The version of better-sqlite3 for this Node. Neither loads its native part before a database is opened. */
export const Database = /** @type {typeof import('better-sqlite3')} */ (isCurrent ? Current : Older);
