import { figuresOf } from '../figures';
import { FINDERS } from '../findings/finders';
import { layOut } from '../layout/layouts';
import type { TaskKind, Tasks } from './ask';

/** The same functions run in the worker or, without one, on the page's thread. */
export const TASKS: { [K in TaskKind]: (ask: Tasks[K]['ask']) => Tasks[K]['answer'] } = {
  layout: layOut,
  figures: ({ entities, relationships }) => figuresOf({ entities: new Set(entities), relationships }),
  ...FINDERS,
};
