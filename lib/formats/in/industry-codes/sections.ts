/** The last division of each section of ISIC Rev. 4, and so of NACE Rev. 2 and all that extend them. */
const LAST_DIVISIONS: readonly (readonly [number, string])[] = [
  [3, 'A'],
  [9, 'B'],
  [33, 'C'],
  [35, 'D'],
  [39, 'E'],
  [43, 'F'],
  [47, 'G'],
  [53, 'H'],
  [56, 'I'],
  [63, 'J'],
  [66, 'K'],
  [68, 'L'],
  [75, 'M'],
  [82, 'N'],
  [84, 'O'],
  [85, 'P'],
  [88, 'Q'],
  [93, 'R'],
  [96, 'S'],
  [98, 'T'],
  [99, 'U'],
];

/** `01` → `A`. */
export const sectionOf = (division: string): string | null =>
  LAST_DIVISIONS.find(([last]) => Number(division) <= last)?.[1] ?? null;
