import type { NetworkRelationship } from '@/lib/contract/network';

/** What a page under measure offers to whoever measures it. */
export interface BenchPage {
  /** From the reply's text to the first picture of all of it; resolves when it stands on the screen. */
  show(text: string): Promise<void>;
  /** One step of the slider for confidence; resolves when it has been drawn. */
  slide(confidence: number): Promise<void>;
  /** The layout once more, in milliseconds, with the longest time for which the page could do nothing else. */
  layOut(): Promise<{ took: number; held: number }>;
  /** Frames per second while the picture is dragged by the pointer for some milliseconds. */
  pan(time: number): Promise<number>;
}

declare global {
  var bench: BenchPage | undefined;
}

export const parseReply = (text: string): NetworkRelationship[] => JSON.parse(text).results;

export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Two frames later what was drawn is on the screen. */
export async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** How long some work takes and the longest gap between two frames meanwhile. */
export async function timed(work: () => Promise<unknown>): Promise<{ took: number; held: number }> {
  let [last, held, over] = [performance.now(), 0, false];
  const watch = (now: number) => {
    held = Math.max(held, now - last);
    last = now;
    if (!over) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  await nextFrame();
  over = true;
  return { took, held };
}

/** Drags to and fro, a step each frame, as a hand would. */
export async function dragged(element: Element, time: number): Promise<number> {
  const { left, top, width } = element.getBoundingClientRect();
  const [x, y] = [left + 20, top + 20];
  const send = (target: EventTarget, type: string, clientX: number) =>
    target.dispatchEvent(new MouseEvent(type, { clientX, clientY: y, button: 0, buttons: 1, bubbles: true }));
  send(element, 'mousedown', x);
  const start = await nextFrame();
  let [now, frames] = [start, 0];
  for (; now - start < time; frames++) {
    send(window, 'mousemove', x + (Math.sin(frames / 20) * width) / 4);
    now = await nextFrame();
  }
  send(window, 'mouseup', x);
  return (frames * 1000) / (now - start);
}
