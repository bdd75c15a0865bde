import type { Figures } from './figures';
import { type Goal, holds, holdsAtPace, holdsBeside, limitAtPace } from './goals';
import type { Measured } from './measure-page';
import { PICTURES } from './page/build';

const COLUMNS: [string, (row: Measured) => string][] = [
  ['step, all', ({ step }) => `${ms(step.whole.median)}, ${ms(step.whole.worst)}`],
  ['step, near', ({ step }) => `${ms(step.near.median)}, ${ms(step.near.worst)}`],
  ['by classes', ({ toggled }) => (toggled ? `${ms(toggled.median)}, ${ms(toggled.worst)}` : '')],
  ['dragged', ({ drag }) => `${drag.perSecond.toFixed(0)}/s, ${ms(drag.thread)}`],
  ['pan, all', ({ pan }) => `${pan.whole.toFixed(0)}/s`],
  ['pan, near', ({ pan }) => `${pan.near.toFixed(0)}/s`],
  ['expand', ({ expand }) => ms(expand)],
  ['memory', ({ memory }) => `${memory.toFixed(0)} MB`],
];

const WIDTH = 18;
const line = (first: string, cells: readonly string[]): string =>
  `${first.padEnd(10)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}`;

/** The first picture: from the reply on, of that the wait for places, and the same where places are given. */
export function printFirst({ size, first, placed }: Figures): void {
  console.log(
    `\nThe first picture of ${size} entities\n${line('', ['from the reply on', 'of it places', 'thread', 'places given', 'thread'])}`,
  );
  for (const name of PICTURES) {
    const [whole, alone] = [first[name], placed[name]];
    const cells = [whole?.took, whole?.layout, whole?.thread, alone?.took, alone?.thread];
    console.log(
      line(
        name,
        cells.map((time) => (time === undefined ? 'broke down' : ms(time))),
      ),
    );
  }
}

/** The pictures of one network; of steps the median and the worst. */
export function printPictures({ size, pictures }: Figures): void {
  console.log(
    `\nThe picture of ${size} entities\n${line(
      '',
      COLUMNS.map(([name]) => name),
    )}`,
  );
  for (const [name, row] of Object.entries(pictures)) {
    console.log(
      line(
        name,
        COLUMNS.map(([, cell]) => (row ? cell(row) : 'broke down')),
      ),
    );
  }
}

export function printLayouts({ size, layouts, paths }: Figures): void {
  console.log(`\nThe layout of ${size} entities, cold\n${line('', ['took', 'longest gap', 'crossings'])}`);
  for (const [name, one] of Object.entries(layouts)) {
    if (!one)
      console.log(line(name, [name === 'dot' ? 'not on this machine, or too many' : 'not tried, or broke down']));
    else console.log(line(name, [ms(one.took), one.held === undefined ? '' : ms(one.held), String(one.crossings)]));
  }
  console.log(
    `A path between two: ${ms(paths.one)}, by the graph library ${ms(paths.library)}; "what links these?": ${ms(paths.question)}`,
  );
}

/**
 * Each figure beside its goal as it is written, beside the same at this machine's pace, and beside a library; of a
 * ratio, what part of the other it is to be and what it is.
 */
export function printGoals(title: string, goals: readonly Goal[]): void {
  console.log(`\n${title}`);
  for (const pace of pacesOf(goals)) console.log(`  this machine's pace: ${pace}`);
  for (const goal of goals) {
    const { work, unit, ours, limit, isMoreBetter, beside } = goal;
    const bound = limit === undefined ? '' : `${isMoreBetter ? '≥' : '≤'} ${figure(limit, unit)}`;
    const ratio = beside ? `≤ ${beside.times.toFixed(3)} × ${beside.of} (${ratioOf(ours, beside.value)})` : '';
    console.log(
      [
        work.padEnd(38),
        figure(ours, unit).padStart(11),
        bound.padStart(13),
        verdict(holds(goal)).padEnd(7),
        paced(goal, unit).padEnd(25),
        verdict(holdsAtPace(goal)).padEnd(7),
        ratio.padEnd(44),
        verdict(holdsBeside(goal)),
      ].join(' '),
    );
  }
}

/** What the same library took here and where the goals were set. */
const pacesOf = (goals: readonly Goal[]): string[] => [
  ...new Set(
    goals.flatMap(({ pace }) =>
      pace ? [`${pace.of}: ${ms(pace.here)} here, ${ms(pace.there)} where the goals were set`] : [],
    ),
  ),
];

function paced(goal: Goal, unit: string): string {
  const limit = limitAtPace(goal);
  if (limit === undefined || !goal.pace) return '';
  return `× ${(goal.pace.here / goal.pace.there).toFixed(2)}: ≤ ${figure(limit, unit)}`;
}

const ratioOf = (ours: number | undefined, other: number | undefined): string =>
  ours === undefined || other === undefined ? 'not there' : (ours / other).toFixed(3);

const verdict = (kept: boolean | undefined): string => (kept === undefined ? '' : kept ? 'holds' : 'MISSED');

function figure(value: number | undefined, unit: string): string {
  if (value === undefined) return 'not there';
  return `${value.toFixed(unit === 'ms' && value < 10 ? 1 : 0)} ${unit}`.trim();
}

const ms = (time: number): string => figure(time, 'ms');
