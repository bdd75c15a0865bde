import Current from 'better-sqlite3';
import Older from 'better-sqlite3-12';

/** The first Node that better-sqlite3 13 runs under; version 12 aborts under Node 24, whenever a statement is collected. */
const FIRST_CURRENT_NODE = 22;

const isCurrent = Number(process.versions.node.split('.')[0]) >= FIRST_CURRENT_NODE;

/** The version of better-sqlite3 that fits the Node that runs. Neither loads its native part before a database is opened. */
export const Database = /** @type {typeof import('better-sqlite3')} */ (isCurrent ? Current : Older);
