import type { NetworkRelationship } from '@/lib/contract/network';
import type { Sight } from './sight';

/** An entity's id, x and y. */
export type GivenPlace = readonly [string, number, number];

/** Functions of a measured page. Times are milliseconds. */
export interface BenchPage {
  /**
   * From the reply's text to the first picture of all of it; `layout`: how much of that was waiting for places, where
   * none are given. `places`: of all entities, in the order of a layout's numbers.
   */
  show(text: string, places?: readonly GivenPlace[]): Promise<{ took: number; layout: number }>;
  /** One step of the slider for confidence; resolves when it has been drawn. */
  slide(confidence: number): Promise<void>;
  /** The same as the library's own advice has it: by a class, and only where something changes. Absent in our page. */
  toggle?(confidence: number): Promise<void>;
  /** How many steps a second are drawn while the slider is dragged to and fro. */
  slideOn(time: number): Promise<number>;
  /** Moves the view. */
  look(sight: Sight): Promise<void>;
  /** Frames a second while the picture is dragged by the pointer. */
  pan(time: number): Promise<number>;
  /** From the text of a reply about one entity to the picture with what is new. */
  expand(text: string): Promise<number>;
}

/** A page that only lays out, without any picture. */
export interface BenchLayout {
  /** The first layout in this page, the longest time the page was blocked, and all positions. */
  layOut(text: string): Promise<{ took: number; held: number; places: readonly GivenPlace[] }>;
}

declare global {
  var bench: BenchPage | undefined;
  var benchLayout: BenchLayout | undefined;
}

export const parseReply = (text: string): NetworkRelationship[] => JSON.parse(text).results;

export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Two frames later, the drawing is on the screen. */
export async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

export async function tookOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long some work takes, the longest gap between two frames meanwhile, and what came of it. */
export async function timed<T>(work: () => Promise<T>): Promise<{ took: number; held: number; answer: T }> {
  let [last, held, over] = [await nextFrame(), 0, false];
  const watch = (now: number) => {
    held = Math.max(held, now - last);
    last = now;
    if (!over) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const start = performance.now();
  const answer = await work();
  const took = performance.now() - start;
  await nextFrame();
  over = true;
  return { took, held, answer };
}

/** How often something is done in a second that is done at each frame; `turn`: how many frames came before. */
export async function perSecond(time: number, work: (turn: number) => void): Promise<number> {
  const start = await nextFrame();
  let [now, turn] = [start, 0];
  for (; now - start < time; turn++) {
    work(turn);
    now = await nextFrame();
  }
  return (turn * 1000) / (now - start);
}

/** Drags to and fro, a step each frame, as a hand would. */
export async function dragged(element: Element, time: number): Promise<number> {
  const { left, top, width } = element.getBoundingClientRect();
  const [x, y] = [left + 20, top + 20];
  const send = (target: EventTarget, type: string, clientX: number) =>
    target.dispatchEvent(new MouseEvent(type, { clientX, clientY: y, button: 0, buttons: 1, bubbles: true }));
  send(element, 'mousedown', x);
  const frames = await perSecond(time, (turn) => send(window, 'mousemove', x + (Math.sin(turn / 20) * width) / 4));
  send(window, 'mouseup', x);
  return frames;
}

/** 0 to 80 per cent and back, as a hand drags a slider. */
export const confidenceAt = (turn: number): number => Math.round(40 - 40 * Math.cos(turn / 15));
