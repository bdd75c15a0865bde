import { BAND, BAND_TINT, type Band, type BandStep, bandLabel, bandsOf, NAME_RISE } from '@/lib/network/drawn/bands';
import { element, textElement } from '../element';
import { overLines, rounded, type Sheet } from './sheet';

const THIN = { fill: 'none', 'stroke-width': 1.5, 'stroke-dasharray': '2 4' };
const WIDE = { fill: 'none', 'stroke-width': BAND, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** Around the members of each open group a band with an outline; their names above all bands, as bands may cross. */
export function frameGroups(sheet: Sheet): string[] {
  const bands = bandsOf(sheet.projection, sheet.positions);
  const names = bands.flatMap(({ name, tops }) => tops.map((id) => nameAbove(sheet, id, name)));
  const drawn = bands.map((band, place) => frameGroup(sheet, band, place));
  return names.length === 0 ? drawn : [...drawn, element('g', { class: 'frame-names' }, ...names)];
}

function frameGroup(sheet: Sheet, { name, members, steps }: Band, place: number): string {
  const { palette } = sheet;
  const rounds = members.map((id) => ({ from: id, to: id }));
  const wide = pathOf(sheet, [...rounds, ...steps.filter(({ isFree }) => isFree)]);
  const thin = pathOf(
    sheet,
    steps.filter(({ isFree }) => !isFree),
  );
  return element(
    'g',
    { id: `frame-${place}`, class: 'frame' },
    textElement('title', {}, name),
    ...(thin === '' ? [] : [element('path', { d: thin, ...THIN, stroke: palette.muted })]),
    element('path', { d: wide, ...WIDE, stroke: palette.muted, 'stroke-width': BAND + 3 }),
    element('path', { d: wide, ...WIDE, stroke: palette.sunken }),
    element('path', { d: wide, ...WIDE, stroke: palette.accent, 'stroke-opacity': BAND_TINT }),
  );
}

const pointOf = ({ positions }: Sheet, id: string) => positions.get(id) ?? { x: 0, y: 0 };

function pathOf(sheet: Sheet, steps: readonly Pick<BandStep, 'from' | 'to'>[]): string {
  const pair = (id: string): string => {
    const { x, y } = pointOf(sheet, id);
    return `${rounded(x)} ${rounded(y)}`;
  };
  return steps.map(({ from, to }) => `M${pair(from)}L${pair(to)}`).join('');
}

function nameAbove(sheet: Sheet, id: string, name: string): string {
  const { x, y } = pointOf(sheet, id);
  const at = { x: rounded(x), y: rounded(y - NAME_RISE), 'text-anchor': 'middle' };
  const look = { 'font-size': 12, 'font-weight': 600, fill: sheet.palette.ink, ...overLines(sheet) };
  return textElement('text', { ...at, ...look, style: 'unicode-bidi:plaintext' }, bandLabel(name));
}
