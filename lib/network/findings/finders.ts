import { findControl } from './control';
import type { FindingTasks } from './finding-tasks';
import { findLinks } from './links';
import { findOwners } from './owners';
import { findTogether } from './together';

/** What computes each finding, on whichever thread. */
export const FINDERS: { [K in keyof FindingTasks]: (ask: FindingTasks[K]['ask']) => FindingTasks[K]['answer'] } = {
  owners: findOwners,
  control: findControl,
  links: findLinks,
  together: findTogether,
};
