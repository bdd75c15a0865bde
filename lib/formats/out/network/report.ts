import type { Case } from '@/lib/network/case/case';
import { filterParts } from '@/lib/network/case/history';
import type { Projection } from '@/lib/network/drawn/drawn';
import { holdingWords } from '@/lib/network/elements';
import { countsOf, FACETS, type FacetName, type NetworkFilter, NO_TAG, UNKNOWN_VALUE } from '@/lib/network/filter';
import type { NetworkModel, Relationship } from '@/lib/network/model';
import { getOwn } from '@/lib/shared/json';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { codeWords } from '@/lib/shared/text';
import { networkSelectionWords, relationshipWords } from '@/lib/words/network';
import { caseWords, networkReportWords } from '@/lib/words/network-analysis';
import { networkFilterWords } from '@/lib/words/network-filters';

/** A publisher of relationships, with its licence if it names one. */
interface Publisher {
  publisher: string;
  licence: string | null;
  /** How many of the relationships it publishes; several may publish one. */
  relationships: number;
}

/** What a picture, a printed page and a dossier say of a network besides its entities and relationships. */
export interface Report {
  title: string;
  /** The day in words. */
  day: string;
  /** The filters in words. */
  filters: readonly string[];
  /** How many are shown of how many, as the page says it. */
  counts: string;
  /** How many have a place of their own in the picture, and where the others are. */
  drawn: string;
  /** By the number of their relationships. */
  publishers: readonly Publisher[];
  /** Relationships without a publisher. */
  unnamed: number;
  /** Absolute address of the page. */
  page_url: string;
}

/** Input of a report. */
export interface ReportSource {
  title: string;
  page_url: string;
  /** ISO 8601, UTC. */
  taken_at: string;
  language: Language;
  model: NetworkModel;
  projection: Projection;
  case: Case;
}

/** The facts of a report, counted from what the page shows. */
export function reportOf({ title, page_url, taken_at, language, model, projection, case: view }: ReportSource): Report {
  const { selection } = projection;
  const forms = formsOf(language);
  return {
    title,
    day: forms.date(taken_at.slice(0, 10)),
    filters: filtersInWords(view, language),
    counts: networkSelectionWords[language].shown(forms, countsOf(selection, model)),
    drawn: drawnInWords(projection, language),
    ...countPublishers(selection.relationships),
    page_url,
  };
}

function filtersInWords({ filter, days }: Case, language: Language): string[] {
  const spoken = { ...filter };
  for (const name of FACETS) {
    const values = filter[name];
    if (values) Object.assign(spoken, { [name]: values.map((value) => valueInWords(name, value, language)) });
  }
  const compared = days ? [caseWords[language].said.days(days.before, days.after)] : [];
  return [...filterParts(spoken satisfies NetworkFilter, language), ...compared];
}

function valueInWords(name: FacetName, value: string, language: Language): string {
  const { unknown, untagged, statuses } = networkFilterWords[language];
  if (name === 'tags') return value === NO_TAG ? untagged : value;
  // One kind of entity has the same name as what is not known.
  if (value === UNKNOWN_VALUE && name !== 'kinds') return unknown;
  if (name === 'types') return holdingWords(value, language);
  if (name === 'jurisdictions') return placesIn(language)(value);
  return getOwn(name === 'kinds' ? relationshipWords[language].kinds : statuses, value) ?? codeWords(value);
}

const ELSEWHERE = ['stack', 'group', 'collapsed', 'beyond'] as const;

function drawnInWords({ selection, where }: Projection, language: Language): string {
  const [words, forms] = [networkReportWords[language], formsOf(language)];
  const counts = { picture: 0, stack: 0, group: 0, collapsed: 0, beyond: 0 };
  for (const { in: place } of where.values()) counts[place] += 1;
  const others = ELSEWHERE.flatMap((place) =>
    counts[place] > 0 ? [words.elsewhere[place](forms, counts[place])] : [],
  );
  return [words.drawn(forms, counts.picture, selection.entities.size), ...others].join(' · ');
}

function countPublishers(relationships: readonly Relationship[]): Pick<Report, 'publishers' | 'unnamed'> {
  const counted = new Map<string, Publisher>();
  let unnamed = 0;
  for (const { publishers = [] } of relationships) {
    if (publishers.length === 0) unnamed += 1;
    // One may be named twice for one relationship.
    const own = new Map(publishers.map((one) => [JSON.stringify([one.publisher, one.licence]), one]));
    for (const [key, { publisher, licence }] of own) {
      const before = counted.get(key)?.relationships ?? 0;
      counted.set(key, { publisher, licence, relationships: before + 1 });
    }
  }
  const publishers = [...counted.values()].toSorted(
    (a, b) => b.relationships - a.relationships || (a.publisher < b.publisher ? -1 : 1),
  );
  return { publishers, unnamed };
}

/** The publishers with their licences, a text each, and how many relationships name none. */
export function publisherLines({ publishers, unnamed }: Report, language: Language): string[] {
  const [words, forms] = [networkReportWords[language], formsOf(language)];
  const lines = publishers.map(({ publisher, licence, relationships }) =>
    words.publisher(forms, publisher, licence ?? words.noLicence, relationships),
  );
  return unnamed > 0 ? [...lines, words.unnamed(forms, unnamed)] : lines;
}
