import { apply } from './apply';
import type { Case } from './case';
import type { Command } from './command';

/** One thing that was done, and what the case was on either side of it. */
export interface Step {
  command: Command;
  /** ISO 8601, as whoever runs the command tells it. */
  at: string;
  before: Case;
  after: Case;
}

/** A case with the way to it. Never changed. */
export interface History {
  present: Case;
  done: readonly Step[];
  /** The one that was undone last stands last. */
  undone: readonly Step[];
}

/** Further back nothing is undone; the trail keeps no more either. */
const MAX_STEPS = 1_000;

export const newHistory = (present: Case): History => ({ present, done: [], undone: [] });

/** Does something; what had been undone is gone then. What changes nothing is no step. */
export function run(history: History, command: Command, at: string): History {
  const { present, done } = history;
  const after = apply(present, command);
  if (after === present) return history;
  return { present: after, done: [...done, { command, at, before: present, after }].slice(-MAX_STEPS), undone: [] };
}

/**
 * Does the last thing otherwise: while a slider or a node is dragged, or a note is typed, the whole movement is one step.
 * What is about something else than the last step is a step of its own.
 */
export function runOn(history: History, command: Command, at: string): History {
  const last = history.done.at(-1);
  const goesOn = last && history.undone.length === 0 && subjectOf(last.command) === subjectOf(command);
  if (!goesOn || subjectOf(command) === undefined) return run(history, command, at);
  return run({ present: last.before, done: history.done.slice(0, -1), undone: [] }, command, at);
}

/** What a movement is about; undefined for what happens at once. */
function subjectOf(command: Command): string | undefined {
  if (command.kind === 'filter') return JSON.stringify([command.kind, ...Object.keys(command.filter).sort()]);
  if (command.kind === 'pin') return JSON.stringify([command.kind, ...command.places.map(([id]) => id)]);
  return command.kind === 'note' ? JSON.stringify([command.kind, command.id]) : undefined;
}

export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  return { present: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { present: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}

/** The moment after so many steps, whether they are done or undone now. */
export function atStep(history: History, count: number): History {
  let there = history;
  while (there.done.length > count && there.done.length > 0) there = undo(there);
  while (there.done.length < count && there.undone.length > 0) there = redo(there);
  return there;
}

/** After how many steps the case is as is asked for, the nearest moment first; undefined where it never was. */
export function stepWith({ present, done, undone }: History, isMeant: (view: Case) => boolean): number | undefined {
  const moments = [...done.map(({ before }) => before), present, ...undone.toReversed().map(({ after }) => after)];
  const counts = [...moments.keys()].toSorted((a, b) => Math.abs(a - done.length) - Math.abs(b - done.length));
  return counts.find((count) => {
    const view = moments[count];
    return view !== undefined && isMeant(view);
  });
}

/** What was done so far, to be told, kept or replayed; it begins at the first step that is still known. */
export interface Trail {
  from: Case;
  steps: readonly { command: Command; at: string }[];
}

export const trailOf = ({ present, done }: History): Trail => ({
  from: done[0]?.before ?? present,
  steps: done.map(({ command, at }) => ({ command, at })),
});

/** The trail walked again, step by step. */
export const replay = ({ from, steps }: Trail): History =>
  steps.reduce((history, { command, at }) => run(history, command, at), newHistory(from));
