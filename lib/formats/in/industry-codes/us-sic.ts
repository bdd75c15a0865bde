import { type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import type { CodeList } from './code-list';
import { type Equivalent, toScheme } from './schemes';

/**
 * Divisions and groups that mean the same as a section, division or group of ISIC Rev. 4, by their definitions: no
 * official table goes from the one to the other. Whatever is split between several is left out, as it would bring in
 * what is none of it.
 */
const SAME = (
  'A:A B:B C:F D:C 08:02 09:03 10:07 12:05 14:08 131:06 138:09 15:41 16:42 17:43 201:101 202:105 203:103 204:106 ' +
  '207:104 208:11 21:12 22:13 23:14 24:16 25:31 26:17 283:21 29:19 30:22 31:15 32:23 33:24 34:25 371:29 39:32 43:53 ' +
  '44:50 45:51 481:61 483:60 491:351 494:36 58:56 63:65 65:68 70:55 731:73 735:77 736:78 737:62 78:59 80:86 811:691 ' +
  '82:85 84:91 86:94 871:711 872:692 88:97'
).split(' ');

const EQUIVALENTS: ReadonlyMap<string, string> = new Map(
  SAME.map((pair): [string, string] => {
    const [code = '', isic = ''] = pair.split(':');
    return [code, isic];
  }),
);

function equivalentsOf(code: string): Equivalent[] {
  const to_code = EQUIVALENTS.get(code);
  return to_code === undefined ? [] : [{ code, to_scheme_id: 'isic_4', to_code }];
}

function mapCode(row: Raw, column: string, parentColumn: string | null, form: RegExp): Mapped {
  const [code, description] = [textAt(row, column), textAt(row, 'Description')];
  if (code === null || !form.test(code) || description === null) return skip('no code of the US SIC with its title');
  const parent_code = parentColumn === null ? null : textAt(row, parentColumn);
  return [toScheme('us_sic', [{ code, description, parent_code }], equivalentsOf(code))];
}

const level = (header: string, columns: string[], form: RegExp): CodeList => {
  const [own = '', parent = null] = columns;
  return {
    opening: new RegExp(`^"?${header}"?\\r?\\n`),
    columns: [...columns, 'Description'],
    read: (file) => readCsvRecords(file),
    map: (row) => mapCode(row, own, parent, form),
  };
};

/** OSHA's lists, one for each level: the lowest first, as it has all columns of those above it. */
export const usSic: readonly CodeList[] = [
  level('Division,Major Group,Industry Group,SIC,Description', ['SIC', 'Industry Group'], /^\d{4}$/),
  level('Division,Major Group,Industry Group,Description', ['Industry Group', 'Major Group'], /^\d{3}$/),
  level('Division,Major Group,Description', ['Major Group', 'Division'], /^\d{2}$/),
  {
    ...level('Division,Description,Full Description', ['Division'], /^[A-J]$/),
    columns: ['Division', 'Description', 'Full Description'],
  },
];
