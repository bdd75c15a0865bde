import { FINDERS } from '../findings/finders';
import { layOut } from '../layout/layouts';
import type { TaskKind, Tasks } from './ask';

/** The same functions in the worker and, where there is none to be had, on the page's own thread. */
export const TASKS: { [K in TaskKind]: (ask: Tasks[K]['ask']) => Tasks[K]['answer'] } = {
  layout: layOut,
  ...FINDERS,
};
