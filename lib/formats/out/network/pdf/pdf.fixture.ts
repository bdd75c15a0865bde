import { unzlibSync } from 'fflate';

/** A PDF as a reader takes it: written for files of this project, by the parts of ISO 32000-1 that they use. */
export interface ReadPdf {
  pages: { width: number; height: number; texts: readonly string[]; links: readonly string[] }[];
  bookmarks: readonly string[];
  title: string;
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

interface Stored {
  dictionary: string;
  stream?: Uint8Array;
}

/** The objects by their numbers, found by the table of offsets. */
function objectsOf(file: Uint8Array): Map<number, Stored> {
  const text = latin(file);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const table = text.slice(start);
  const [, count = '0'] = /^xref\n0 (\d+)\n/.exec(table) ?? [];
  const rows = table.split('\n').slice(3, 2 + Number(count));
  return new Map(
    rows.map((row, at): [number, Stored] => {
      const offset = Number(row.slice(0, 10));
      const head = `${at + 1} 0 obj\n`;
      if (text.slice(offset, offset + head.length) !== head) throw new Error(`Object ${at + 1} is not at ${offset}.`);
      const body = text.slice(offset + head.length, text.indexOf('\nendobj\n', offset));
      const [, length] = /\/Length (\d+)>>\nstream\n/.exec(body) ?? [];
      if (length === undefined) return [at + 1, { dictionary: body }];
      const begin = body.indexOf('stream\n') + 'stream\n'.length;
      const from = offset + head.length + begin;
      const packed = file.subarray(from, from + Number(length));
      return [at + 1, { dictionary: body.slice(0, begin), stream: unzlibSync(packed) }];
    }),
  );
}

const fromUtf16 = (digits: string): string =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

const textOf = (dictionary: string, name: string): string =>
  fromUtf16(new RegExp(`/${name}<feff([0-9a-f]*)>`).exec(dictionary)?.[1] ?? '');

/** Reads a file of ours. Throws if an object or an operator is not as the format has it. */
export function readPdf(file: Uint8Array): ReadPdf {
  const objects = objectsOf(file);
  const find = (number: number): Stored => {
    const found = objects.get(number);
    if (!found) throw new Error(`The file has no object ${number}.`);
    return found;
  };
  const follow = (dictionary: string, name: string): Stored | undefined => {
    const [, number] = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary) ?? [];
    return number === undefined ? undefined : find(Number(number));
  };
  const trailer = latin(file).slice(latin(file).lastIndexOf('trailer'));
  const root = follow(trailer, 'Root')?.dictionary ?? '';
  const tree = follow(root, 'Pages')?.dictionary ?? '';
  const kids = /\/Kids\[([^\]]*)\]/.exec(tree)?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
  return {
    title: textOf(follow(trailer, 'Info')?.dictionary ?? '', 'Title'),
    bookmarks: [...objects.values()].flatMap(({ dictionary }) =>
      dictionary.includes('/Dest[') ? [textOf(dictionary, 'Title')] : [],
    ),
    pages: kids.map((kid) => {
      const { dictionary } = find(Number(kid));
      const [, width, height] = /\/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/.exec(dictionary) ?? [];
      const resources = follow(dictionary, 'Resources')?.dictionary ?? '';
      return {
        width: Number(width),
        height: Number(height),
        texts: textsIn(latin(follow(dictionary, 'Contents')?.stream ?? new Uint8Array()), resources, follow),
        links: Array.from(dictionary.matchAll(/\/URI\(((?:\\.|[^\\)])*)\)/g), ([, address = '']) =>
          address.replace(/\\(.)/g, '$1'),
        ),
      };
    }),
  };
}

type Follow = (dictionary: string, name: string) => Stored | undefined;

/** Texts in the order of the operators, with those of the drawings that are shown. */
function textsIn(content: string, resources: string, follow: Follow): string[] {
  const saves = content.match(/(?<![^\s])[qQ](?![^\s])/g) ?? [];
  const depth = saves.reduce((sum, one) => (one === 'q' ? sum + 1 : sum - 1), 0);
  if (depth !== 0) throw new Error('The state of the page is saved and restored unequally often.');
  return Array.from(content.matchAll(/BT ([\s\S]*?) ET|\/(X\d+) Do/g)).flatMap(([, shown = '', drawing]) => {
    if (drawing !== undefined) {
      return textsIn(latin(follow(resources, drawing)?.stream ?? new Uint8Array()), resources, follow);
    }
    const parts = Array.from(shown.matchAll(/\/(\w+) [\d.]+ Tf<([0-9a-f]*)>Tj/g), ([, font = '', codes = '']) => {
      const unicode = follow(follow(resources, font)?.dictionary ?? '', 'ToUnicode')?.stream;
      const letters = new Map(
        Array.from(latin(unicode ?? new Uint8Array()).matchAll(/^<([0-9a-f]+)><([0-9a-f]+)>$/gm)).flatMap(
          ([, code = '', units = '']): [string, string][] => (units.length > 0 ? [[code, fromUtf16(units)]] : []),
        ),
      );
      const digits = font.startsWith('D') ? 2 : 4;
      return (codes.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((code) => {
        const letter = letters.get(code);
        if (letter === undefined) throw new Error(`Nothing says what the code ${code} of the font ${font} means.`);
        return letter;
      });
    });
    return [parts.flat().join('')];
  });
}
