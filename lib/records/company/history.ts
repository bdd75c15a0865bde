import type { Company, CompanyEvent } from '@/lib/contract/records';
import type { Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { historyWords } from '@/lib/words/event';
import { headlineOf as eventHeadline, headlineText as eventText } from '../event/headline';
import { officeStatus } from '../officer/office-status';
import { hasEnded, type ShownStatement, subjectsOf } from '../statement/view';
import { namesOverTime } from './company';

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
/** More labels do not fit on a phone. */
const MOST_YEARS = 6;

/** In per cent: a label further right would overflow the axis. */
const LAST_WRITTEN = 90;

export const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

function yearsBetween(first: number, last: number): number[] {
  const step = STEPS.find((each) => (last - first) / each < MOST_YEARS) ?? 1000;
  const begin = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - begin) / step) + 1) }, (_, index) => begin + index * step);
}

/** A label of a time axis, and its position in per cent. */
export interface YearTick {
  year: number;
  at: number;
}

/** Labels of an axis between two moments, in milliseconds since 1970. */
export function yearTicks(start: number, end: number): YearTick[] {
  const [first, last] = [new Date(start).getUTCFullYear(), new Date(end - 1).getUTCFullYear()];
  return yearsBetween(first, last)
    .map((year) => ({ year, at: percent(Date.UTC(year, 0, 1) - start, end - start) }))
    .filter(({ at }) => at >= 0 && at <= LAST_WRITTEN);
}

export type LaneName = keyof typeof historyWords.en.lanes;

/** Something in the history of a company: a period, or something that happened on a day. */
export interface HistoryItem {
  label: string;
  /** ISO date; undefined if unknown. */
  from?: string;
  to?: string;
  /**
   * `ended`: at `to`, or at an unknown time · `running`: not marked as ended · `unknown`: it may have ended ·
   * `point`: it happened on the day `to`, or between `from` and `to`.
   */
  kind: 'ended' | 'running' | 'unknown' | 'point';
  /** Its own page. */
  href?: string;
}

export interface Lane {
  name: LaneName;
  /** Newest first. */
  items: HistoryItem[];
  /** The number of items, if it is known that there are more than those given. */
  of?: number;
}

/** Part of a list, newest first, and the length of the whole. */
interface Part<Item> {
  items: readonly Item[];
  total: number;
}

export interface HistorySources {
  company: Company;
  /** Undefined if they would cost a call. */
  events: Part<CompanyEvent> | undefined;
  statements: Part<ShownStatement> | undefined;
}

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/;

/** The date of a moment, as exact as given; undefined for text that is no date. */
const dateIn = (text: string | null | undefined): string | undefined => DATE.exec(text ?? '')?.[0];

const isOver = ({ inactive, dissolution_date }: Company): boolean => inactive === true || Boolean(dissolution_date);

/** From the incorporation to the dissolution. That a company is not known to have ended does not prove that it exists. */
function existenceOf({ incorporation_date, dissolution_date, inactive }: Company, label: string): HistoryItem[] {
  const [from, to] = [dateIn(incorporation_date), dateIn(dissolution_date)];
  if (from === undefined && to === undefined) return [];
  const hasEnded = inactive === true || to !== undefined;
  return [{ label, from, to, kind: hasEnded ? 'ended' : inactive === false ? 'running' : 'unknown' }];
}

function namesOf(company: Company, today: string): HistoryItem[] {
  if (!company.previous_names?.length) return [];
  return namesOverTime(company, today).map(({ name, from, to, isCurrent }) => ({
    label: name,
    from: dateIn(from),
    to: dateIn(to),
    kind: isCurrent && !isOver(company) ? 'running' : 'ended',
  }));
}

/** Keys of `derived_from` whose values are states. */
const STATUS = ['current_status'];
const ADDRESS = ['registered_address_in_full', 'registered_address'];

const textIn = (state: Record<string, unknown> | null | undefined, keys: readonly string[]): string | undefined =>
  keys.map((key) => state?.[key]).find((value): value is string => typeof value === 'string' && value !== '');

/** How what goes on until the company ends has ended, if it has. A status goes on: "Dissolved" is one. */
const endOf = (company: Company): Pick<HistoryItem, 'kind' | 'to'> =>
  isOver(company) ? { kind: 'ended', to: dateIn(company.dissolution_date) } : { kind: 'running' };

interface Change {
  day: string | undefined;
  before: string | undefined;
  after: string | undefined;
}

/**
 * The successive values of a state, from the events that change it. The first one began at an unknown time; `last` is
 * how the last one ends.
 */
function statesOf(
  events: readonly CompanyEvent[],
  keys: readonly string[],
  last: Pick<HistoryItem, 'kind' | 'to'>,
): HistoryItem[] {
  const changes = events
    .map(
      ({ derived_from, time_range }): Change => ({
        day: dateIn(time_range.ends_at) ?? dateIn(time_range.starts_at),
        before: textIn(derived_from?.before, keys),
        after: textIn(derived_from?.after, keys),
      }),
    )
    .filter(({ before, after }) => before !== undefined || after !== undefined)
    .toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
  const [first] = changes;
  if (!first) return [];
  const items = changes.map(({ day, after }, place): HistoryItem => {
    const next = changes[place + 1];
    const end = next ? ({ kind: 'ended', to: next.day } as const) : last;
    return { label: after ?? '', from: day, ...end };
  });
  const before: HistoryItem = { label: first.before ?? '', to: first.day, kind: 'ended' };
  return [before, ...items].filter(({ label }) => label !== '');
}

function officersOf(company: Company, today: string): HistoryItem[] {
  return (company.officers ?? []).map(({ officer }) => {
    const status = officeStatus(officer, company, today);
    const end = officer.end_date ?? (status === 'company_ended' ? company.dissolution_date : undefined);
    const isHeld = status === 'not_marked_former' || status === 'ends_later';
    return {
      label: [officer.name, officer.position].filter(Boolean).join(', '),
      from: dateIn(officer.start_date),
      to: isHeld ? undefined : dateIn(end),
      kind: isHeld ? 'running' : status === 'unknown' ? 'unknown' : 'ended',
      href: links.officer(officer.id),
    };
  });
}

/** Types of statements whose subject owns or controls their object. */
const OF_OWNERS = new Set(['control_statement', 'subsidiary_relationship', 'share_parcel']);

/** Owners and controllers by their names; a statement that names nobody is not drawn. */
function ownersOf(company: Company, statements: readonly ShownStatement[], today: string): HistoryItem[] {
  const { company_number, jurisdiction_code } = company;
  return statements
    .filter(
      ({ data_type, object_entities }) =>
        OF_OWNERS.has(data_type) &&
        object_entities?.some(
          (end) => end.company_number === company_number && end.jurisdiction_code === jurisdiction_code,
        ),
    )
    .filter((statement) => subjectsOf(statement).length > 0)
    .map((statement): HistoryItem => {
      const ended = hasEnded(statement, today);
      return {
        label: subjectsOf(statement)
          .map(({ name }) => name)
          .join(', '),
        from: dateIn(statement.start_date),
        to: ended ? dateIn(statement.end_date) : undefined,
        // Stated as so until a day, and nothing of the time after it.
        kind: ended ? 'ended' : statement.end_date ? 'unknown' : 'running',
        ...(statement.id !== null && { href: links.statement(statement.id) }),
      };
    });
}

const filingsOf = ({ filings }: Company): HistoryItem[] =>
  (filings ?? []).map(({ filing: { id, title, date } }) => ({
    label: title,
    to: dateIn(date),
    kind: 'point',
    href: links.filing(id),
  }));

/** Every event, although some are also the ends of periods: each leads to its source. */
const eventsOf = (events: readonly CompanyEvent[], language: Language): HistoryItem[] =>
  events.map((event) => ({
    label: eventText(eventHeadline(event, language), language),
    from: dateIn(event.time_range.starts_at),
    to: dateIn(event.time_range.ends_at),
    kind: 'point',
    href: links.event(event.id),
  }));

const latestOf = ({ from, to, kind }: HistoryItem): string =>
  kind === 'running' ? `9 ${from ?? ''}` : (to ?? from ?? '');

/** A record lists at most so many filings (specification, Company, `filings`). */
const MOST_FILINGS = 30;

const ofTotal = (items: HistoryItem[], part: Part<unknown> | undefined): number | undefined =>
  part && part.items.length < part.total ? items.length + part.total - part.items.length : undefined;

/** The lanes of a company's history that are not empty; `today` as `2024-05-01`. */
export function historyOf({ company, events, statements }: HistorySources, today: string, language: Language): Lane[] {
  const changes = events?.items ?? [];
  const happened = eventsOf(changes, language);
  const lanes: Lane[] = [
    { name: 'existence', items: existenceOf(company, historyWords[language].theCompany) },
    { name: 'names', items: namesOf(company, today) },
    { name: 'statuses', items: statesOf(changes, STATUS, { kind: 'running' }) },
    { name: 'addresses', items: statesOf(changes, ADDRESS, endOf(company)) },
    { name: 'officers', items: officersOf(company, today) },
    { name: 'owners', items: ownersOf(company, statements?.items ?? [], today) },
    { name: 'filings', items: filingsOf(company) },
    { name: 'events', items: happened, of: ofTotal(happened, events) },
  ];
  return lanes
    .filter(({ items }) => items.length > 0)
    .map((lane) => ({ ...lane, items: lane.items.toSorted((a, b) => latestOf(b).localeCompare(latestOf(a))) }));
}

/** Whether the lane may lack older items: the record has as many filings as it can have, or statements were left out. */
export function isPart({ name, items, of }: Lane, statements: Part<unknown> | undefined): boolean {
  if (name === 'filings') return items.length >= MOST_FILINGS;
  if (name === 'owners') return statements !== undefined && statements.items.length < statements.total;
  return of !== undefined;
}

/** An item on the time axis, in per cent of its width. */
export interface DrawnItem extends HistoryItem {
  start: number;
  end: number;
  /** False if the end of the bar is only that of the axis, or of a point if only one of its days is known. */
  startIsKnown: boolean;
  endIsKnown: boolean;
}

export interface HistoryAxis {
  years: YearTick[];
  /** The item in its place; undefined if nothing of its dates is known. */
  draw: (item: HistoryItem) => DrawnItem | undefined;
}

const timeOf = (date: string): number => Date.parse(date);

function drawPoint(item: HistoryItem, at: (date: string) => number): DrawnItem | undefined {
  const [from, to] = [item.from ?? item.to, item.to ?? item.from];
  if (from === undefined || to === undefined) return undefined;
  const isExact = item.kind === 'point' && item.to !== undefined && (item.from === undefined || item.from === item.to);
  return { ...item, start: Math.min(at(from), at(to)), end: at(to), startIsKnown: isExact, endIsKnown: isExact };
}

/** The axis from the year of the earliest date to today; undefined without any date. */
export function historyAxis(lanes: readonly Lane[], today: string): HistoryAxis | undefined {
  const dates = lanes
    .flatMap(({ items }) => items.flatMap(({ from, to }) => [from, to]))
    .filter((date) => date !== undefined);
  const known = dates.map(timeOf).filter((time) => time < timeOf(today));
  if (known.length === 0) return undefined;
  const first = new Date(Math.min(...known)).getUTCFullYear();
  // Years below 100 would be read as those of the twentieth century.
  const [start, end] = [timeOf(`${String(first).padStart(4, '0')}-01-01`), timeOf(today)];
  const at = (date: string) => Math.min(100, Math.max(0, percent(timeOf(date) - start, end - start)));
  return {
    years: yearTicks(start, end),
    draw(item) {
      if (item.kind === 'point') return drawPoint(item, at);
      const endIsKnown = item.kind === 'running' || (item.kind === 'ended' && item.to !== undefined);
      if (item.from === undefined && !endIsKnown) return undefined;
      return {
        ...item,
        start: item.from === undefined ? 0 : at(item.from),
        end: item.to === undefined ? 100 : at(item.to),
        startIsKnown: item.from !== undefined,
        endIsKnown,
      };
    },
  };
}
