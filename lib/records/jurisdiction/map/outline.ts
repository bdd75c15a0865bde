const NUMBERS = /([ML])(-?\d+),(-?\d+)|Z/g;

/**
 * A path of whole numbers, `M1,2L3,4Z`, in fewer characters: steps instead of places, and none that leads nowhere. A
 * ring that is smaller than the grid is left out. The picture is the same.
 */
export function shortOutline(path: string): string {
  return path
    .split(/(?=M)/)
    .map(shortRing)
    .filter((ring) => ring !== '')
    .join('');
}

function shortRing(ring: string): string {
  let [x, y, out, steps] = [0, 0, '', 0];
  for (const [, command, px, py] of ring.matchAll(NUMBERS)) {
    if (command === undefined) continue;
    const [nextX, nextY] = [Number(px), Number(py)];
    if (command === 'M') out = `M${nextX},${nextY}l`;
    else if (nextX !== x || nextY !== y) {
      out += `${steps > 0 ? ' ' : ''}${nextX - x},${nextY - y}`;
      steps += 1;
    }
    [x, y] = [nextX, nextY];
  }
  return steps > 1 ? `${out}z` : '';
}
