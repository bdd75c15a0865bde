import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

/** From top to bottom; a folder may import itself and lower layers. Folders on one line must not import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['app'],
  ['components'],
  ['lib/commands'],
  ['lib/api'],
  ['lib/formats'],
  ['lib/register', 'lib/service'],
  ['lib/registry'],
  ['lib/match'],
  ['lib/records'],
  ['lib/network', 'lib/search'],
  ['lib/words'],
  ['lib/contract'],
  ['lib/shared'],
];

/** Parts that are drawn without a word of the field: what they may import besides themselves. */
const UI = 'components/ui';
const BELOW_UI = ['lib/shared', 'lib/words'];

interface Import {
  from: string;
  to: string;
}

const ROOT = resolve(import.meta.dirname, '../..');
const TESTS = ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', '**/{testing,node_modules}/**'];
const FILES = globSync(['{app,components,lib}/**/*.{ts,tsx,mjs,js}'], { cwd: ROOT, ignore: TESTS });
const EXISTING = new Set(FILES);

const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*)(['"])((?:@\/|\.\.?\/)[^'"\n]+)\1/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js'];

function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((file) => EXISTING.has(file));
}

/** Types too: what knows the shape of a thing depends on it. */
function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(SPECIFIER)].flatMap(([, , specifier = '']) => {
    const to = resolveImport(from, specifier);
    return to === undefined ? [] : [{ from, to }];
  });
}

/** Of test data and helpers; commands run the tests. */
const importsTests = (file: string): boolean =>
  !isIn(file, 'lib/commands') &&
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(SPECIFIER)].some(([, , specifier = '']) =>
    isOfTests(file, specifier),
  );

function isOfTests(from: string, specifier: string): boolean {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return isIn(path, 'lib/testing') || isIn(path, 'e2e') || /\.(test|fixture)$/.test(path);
}

const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

const layerOf = (file: string): number => LAYERS.findIndex((folders) => folders.some((folder) => isIn(file, folder)));

const folderOf = (file: string): string | undefined => LAYERS.flat().find((folder) => isIn(file, folder));

function isAllowed({ from, to }: Import): boolean {
  if (isIn(from, UI)) return [UI, ...BELOW_UI].some((folder) => isIn(to, folder));
  return folderOf(from) === folderOf(to) || layerOf(from) < layerOf(to);
}

const IMPORTS = FILES.flatMap((file) => importsOf(file, readFileSync(join(ROOT, file), 'utf8')));

const shown = ({ from, to }: Import): string => `${from} imports ${to}`;

/** `components/company` of one of its files, `lib/formats/out` of one below it; files beside such folders belong to none. */
function partOf(file: string): string | undefined {
  const layer = folderOf(file);
  const [folder, ...rest] = layer === undefined ? [] : relative(layer, file).split('/');
  return layer !== undefined && rest.length > 0 ? `${layer}/${folder}` : undefined;
}

/** Folders that lead back to themselves, each with the imports that leave it for another of them. */
function findCircles(imports: readonly Import[]): string[] {
  const steps = new Map<string, Map<string, Import>>();
  for (const step of imports) {
    const [from, to] = [partOf(step.from), partOf(step.to)];
    if (!from || !to || from === to) continue;
    steps.set(from, (steps.get(from) ?? new Map()).set(to, step));
  }
  const reached = (start: string): Set<string> => {
    const found = new Set<string>();
    const waiting = [start];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      for (const next of steps.get(folder)?.keys() ?? []) {
        if (!found.has(next)) waiting.push(next);
        found.add(next);
      }
    }
    return found;
  };
  const all = new Map([...steps.keys()].map((folder) => [folder, reached(folder)]));
  return [...steps].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, step]) => (all.get(to)?.has(from) ? [shown(step)] : [])),
  );
}

describe('imports', () => {
  it('are found in every layer', () => {
    const layers = new Set(IMPORTS.map(({ from }) => folderOf(from)));
    expect([...layers].sort()).toEqual(LAYERS.flat().sort());
  });

  it('lead down the layers', () => {
    expect(IMPORTS.filter((step) => !isAllowed(step)).map(shown)).toEqual([]);
  });

  it('lead from no part of the product to its tests', () => {
    expect(FILES.filter(importsTests)).toEqual([]);
    expect(isOfTests('lib/shared/links.ts', '../testing/chance')).toBe(true);
  });

  it('lead in no circle from folder to folder', () => {
    expect(findCircles(IMPORTS)).toEqual([]);
  });
});

describe('a wrong import', () => {
  const FIRST_FILES = Object.fromEntries(
    LAYERS.flat().map((folder) => [folder, FILES.find((file) => isIn(file, folder)) ?? '']),
  );

  const wrong = LAYERS.flatMap((folders, index) => {
    const above = LAYERS.slice(0, index).flat();
    const beside = folders.length > 1 ? folders : [];
    return folders.flatMap((from) =>
      [...above, ...beside].filter((to) => to !== from).map((to) => [from, to] as const),
    );
  });

  it.each(wrong)('of %s into %s is found', (from, to) => {
    const [step] = importsOf(FIRST_FILES[from] ?? '', `import type { Any } from '@/${FIRST_FILES[to]}';`);
    expect(step && isAllowed(step)).toBe(false);
  });

  it('of a part that knows no word of the field is found', () => {
    expect(isAllowed({ from: `${UI}/parts.tsx`, to: 'components/company/company-page.tsx' })).toBe(false);
    expect(isAllowed({ from: `${UI}/parts.tsx`, to: 'lib/contract/records.ts' })).toBe(false);
  });

  it('that closes a circle of folders is found', () => {
    const [there, back] = ['components/company/a.tsx', 'components/officer/b.tsx'] as const;
    expect(findCircles([{ from: there, to: back }])).toEqual([]);
    expect(findCircles([there, back].map((from, index) => ({ from, to: [back, there][index] ?? '' })))).toHaveLength(2);
  });
});
