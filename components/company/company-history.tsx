import { NameLink } from '@/components/record/entity-link';
import { type Column, DataTable } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import {
  type DrawnItem,
  type HistoryAxis,
  type HistoryItem,
  type HistorySources,
  historyAxis,
  historyOf,
  isPart,
  type Lane,
} from '@/lib/records/company/history';
import { whenInWords } from '@/lib/records/event/headline';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { historyWords } from '@/lib/words/event';

/** Heights in pixels; widths are in per cent, so that the picture fits any screen. */
const ROW = { height: 30, text: 12, line: 20 } as const;
const POINTS = { height: 18, line: 9, radius: 3.5 } as const;
const AXIS_HEIGHT = 18;

/** More rows of one lane are only in the table. */
const MOST_ROWS = 10;

/** A longer label would leave a phone's screen. */
const MOST_LETTERS = 44;

const per = (value: number): string => `${value}%`;

/** The width of a letter on a phone, in per cent of the picture. */
const LETTER = 1.9;

/** Where a label is written: from the start of its bar, else towards its end, else from the nearer edge. */
function placeOf(text: string, { start, end }: DrawnItem): { x: string; textAnchor: 'start' | 'end' } {
  const width = text.length * LETTER;
  if (start + width <= 100) return { x: per(start), textAnchor: 'start' };
  if (width <= end) return { x: per(end), textAnchor: 'end' };
  return start + end > 100 ? { x: '100%', textAnchor: 'end' } : { x: '0%', textAnchor: 'start' };
}

const isPoint = ({ kind }: HistoryItem): boolean => kind === 'point';

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text;

/** When it was so, as text. */
function periodInWords({ from, to, kind }: HistoryItem, words: typeof historyWords.en, forms: Forms): string {
  if (kind === 'point') return whenInWords({ starts_at: from ?? to, ends_at: to }, forms.language);
  if (kind === 'running') return from ? forms.since(from) : `${words.stillSo}, ${words.beginNotKnown}`;
  if (from && to) return forms.span(from, to);
  if (to) return `${forms.until(to)}, ${words.beginNotKnown}`;
  return from ? `${forms.from(from)}, ${words.endNotKnown}` : words.datesNotKnown;
}

/** Covers the line behind a text. */
const ON_LINE = { paintOrder: 'stroke', stroke: 'var(--surface)', strokeWidth: 4 } as const;

/** The years, as lines behind the bars. */
function Grid({ years, height }: Pick<HistoryAxis, 'years'> & { height: number }) {
  return years.map(({ year, at }) => (
    <line key={year} x1={per(at)} x2={per(at)} y1={0} y2={height} className="stroke-line" />
  ));
}

/** A bar with its label above. Dashes and a question mark show an unknown end, so that colour is not needed. */
function Bar({ item, row, title }: { item: DrawnItem; row: number; title: string }) {
  const top = row * ROW.height;
  const y = top + ROW.line;
  const { start, end, startIsKnown, endIsKnown, kind } = item;
  const label = shortened(item.label);
  const isKnown = startIsKnown && endIsKnown;
  const [colour, fill] =
    kind === 'ended' ? ['stroke-line-strong', 'fill-line-strong'] : ['stroke-accent', 'fill-accent'];
  return (
    <g>
      <title>{title}</title>
      <text {...placeOf(label, item)} y={top + ROW.text} className="fill-ink text-xs" {...ON_LINE}>
        {label}
      </text>
      <line
        x1={per(start)}
        x2={per(Math.max(end, start + 0.4))}
        y1={y}
        y2={y}
        className={colour}
        strokeWidth={isKnown ? 5 : 2.5}
        strokeDasharray={isKnown ? undefined : '3 4'}
      />
      {/* The end that is known. */}
      {!startIsKnown && <circle cx={per(end)} cy={y} r={3} className={fill} />}
      {!endIsKnown && startIsKnown && <circle cx={per(start)} cy={y} r={3} className={fill} />}
      {!startIsKnown && (
        <text x={0} y={y + 4} className="fill-ink font-semibold text-xs" {...ON_LINE}>
          ?
        </text>
      )}
      {!endIsKnown && (
        <text x="100%" y={y + 4} textAnchor="end" className="fill-ink font-semibold text-xs" {...ON_LINE}>
          ?
        </text>
      )}
    </g>
  );
}

/** A point, or a line between the days on which it can have happened. */
function Point({ item: { start, end, endIsKnown }, title }: { item: DrawnItem; title: string }) {
  return (
    <g>
      <title>{title}</title>
      {start < end && (
        <line
          x1={per(start)}
          x2={per(end)}
          y1={POINTS.line}
          y2={POINTS.line}
          className="stroke-line-strong"
          strokeDasharray="3 4"
        />
      )}
      <circle
        cx={per(end)}
        cy={POINTS.line}
        r={POINTS.radius}
        className={`stroke-accent ${endIsKnown ? 'fill-accent' : 'fill-surface'}`}
        strokeWidth={1.5}
      />
    </g>
  );
}

interface LaneProps {
  lane: Lane;
  axis: HistoryAxis;
  statements: HistorySources['statements'];
}

function LaneNotes({
  lane,
  drawn,
  shown,
  statements,
}: Pick<LaneProps, 'lane' | 'statements'> & { drawn: number; shown: number }) {
  const words = useWords(historyWords);
  const forms = useForms();
  const { items, name } = lane;
  const known: Partial<Record<string, string>> = words.part;
  const notes = [
    shown < drawn && words.more(forms, shown, items.length),
    drawn < items.length && words.undated(forms, items.length - drawn),
    isPart(lane, statements) && known[name],
  ].filter((note) => note !== false && note !== undefined);
  return notes.length > 0 && <span className="font-normal text-muted text-xs">{notes.join(' · ')}</span>;
}

function LanePicture({ lane, axis, statements }: LaneProps) {
  const words = useWords(historyWords);
  const forms = useForms();
  const { items, name } = lane;
  const drawn = items.flatMap((item) => axis.draw(item) ?? []);
  const points = items.every(isPoint);
  const shown = points ? drawn : drawn.slice(0, MOST_ROWS);
  const height = points ? POINTS.height : shown.length * ROW.height;
  const titleOf = (item: HistoryItem) => `${item.label}: ${periodInWords(item, words, forms)}`;
  return (
    <div className="break-inside-avoid">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-sans font-semibold text-sm">
        {words.lanes[name]} <LaneNotes lane={lane} drawn={drawn.length} shown={shown.length} statements={statements} />
      </h3>
      {shown.length > 0 && (
        // A round end of a line at the edge would be cut off.
        <svg
          role="img"
          aria-label={words.picture(forms, words.lanes[name], items.length)}
          width="100%"
          height={height}
          className="overflow-visible"
        >
          <Grid years={axis.years} height={height} />
          {shown.map((item, row) => {
            const key = `${item.label} ${item.from} ${item.to} ${item.href}`;
            return points ? (
              <Point key={key} item={item} title={titleOf(item)} />
            ) : (
              <Bar key={key} item={item} row={row} title={titleOf(item)} />
            );
          })}
        </svg>
      )}
    </div>
  );
}

function Axis({ years }: Pick<HistoryAxis, 'years'>) {
  return (
    <svg aria-hidden="true" width="100%" height={AXIS_HEIGHT} className="border-line-strong border-b">
      {years.map(({ year, at }) => (
        <g key={year}>
          <line x1={per(at)} x2={per(at)} y1={2} y2={AXIS_HEIGHT} className="stroke-line-strong" />
          <text x={per(at)} dx={4} y={12} className="fill-muted text-xs">
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface HistoryRow extends HistoryItem {
  lane: string;
  key: string;
}

function HistoryTable({ lanes }: { lanes: Lane[] }) {
  const words = useWords(historyWords);
  const forms = useForms();
  const rows = lanes.flatMap(({ name, items }) =>
    items.map((item, place): HistoryRow => ({ ...item, lane: words.lanes[name], key: `${name} ${place}` })),
  );
  const columns: Column<HistoryRow>[] = [
    { header: words.columns.what, cell: ({ lane }) => lane },
    { header: words.columns.entry, wide: true, cell: ({ label, href }) => <NameLink name={label} href={href} /> },
    { header: words.columns.when, cell: (item) => periodInWords(item, words, forms) },
  ];
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-accent text-sm">{words.asTable(forms, rows.length)}</summary>
      <DataTable caption={words.caption} columns={columns} rows={rows} keyOf={({ key }) => key} dense />
    </details>
  );
}

/** Names, states, officers, owners, filings and events of a company on one time axis, and the same as a table. */
export function CompanyHistory({ today, ...sources }: HistorySources & { today: string }) {
  const words = useWords(historyWords);
  const lanes = historyOf(sources, today, useForms().language);
  const axis = historyAxis(lanes, today);
  if (!axis) return null;
  const hasGaps = lanes.some(({ items }) =>
    items.some((item) => axis.draw(item)?.endIsKnown === false || axis.draw(item)?.startIsKnown === false),
  );
  return (
    <Section id="history" title={words.title}>
      <Axis years={axis.years} />
      <div className="mt-3 space-y-4">
        {lanes.map((lane) => (
          <LanePicture key={lane.name} lane={lane} axis={axis} statements={sources.statements} />
        ))}
      </div>
      {hasGaps && <p className="mt-3 text-muted text-xs">{words.legend}</p>}
      {!(sources.events && sources.statements) && <p className="mt-1 text-muted text-xs">{words.notLoaded}</p>}
      <HistoryTable lanes={lanes} />
    </Section>
  );
}
