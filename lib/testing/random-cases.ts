import fc from 'fast-check';
import { scaled } from './thorough';

/** Random cases of each law that does not name a number: all of them in a thorough run, as they are drawn anew each time. */
fc.configureGlobal({ numRuns: scaled(100, 30) });
