import 'server-only';
import { isRegistryError } from '@/lib/contract/errors';
import { FACETS_PARAMETER, type FacetName, type FacetValue } from '@/lib/contract/extensions';
import { printDateFilter, printTermFilter } from '@/lib/contract/parameters';
import type { CompanyEvent, RegisterContents } from '@/lib/contract/records';
import { rootsHref } from '@/lib/network/roots-href';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { fold } from '@/lib/shared/names/fold';
import { labelRooms } from './card/embed';
import { networkCard } from './card/network-card';
import { networkPageBehind } from './card/network-page';
import { networkSvg } from './card/svg';
import { registry, registrySource } from './pages/page';
import { companyNames, registerContents } from './pages/records';

/** A search that has results: what it means, and how many. */
export type SearchExample = { href: string; count: number } & (
  | { kind: 'named'; word: string; place: string }
  | { kind: 'industry'; section: string; place: string }
  | { kind: 'incorporated'; year: string; place: string }
  | { kind: 'dissolved'; year: string }
  | { kind: 'status'; status: string }
);

/** A group with a picture of its ownership network. */
export interface GroupPicture {
  name: string;
  /** Its network, and the page of the company at its head. */
  href: string;
  company: string;
  /** Trusted markup. */
  svg: string;
  entities: number;
  relationships: number;
  /** Entities that are not drawn one by one. */
  folded: number;
}

/** What the home page shows of our own register. */
export interface HomeContents {
  /** As many as the pages that list them say: withheld records are not counted there. */
  counts: RegisterContents['counts'];
  publishers: RegisterContents['publishers'];
  /** Companies by jurisdiction, the largest first. */
  jurisdictions: FacetValue[];
  /** The number of a company, as the query box understands it. */
  number?: string;
  events: CompanyEvent[];
  /** Names of companies by page address. */
  names: ReadonlyMap<string, string>;
  examples: SearchExample[];
  group?: GroupPicture;
}

/** In query box form; numbers that contain a slash are not used as examples. */
const numberOf = (company: CompanyNumber | undefined): string | undefined =>
  company && /^\w+$/.test(company.company_number)
    ? `${company.jurisdiction_code}/${company.company_number}`
    : undefined;

const EVENTS_SHOWN = 5;

/** Words that are frequent in names of companies, tried in turn. */
const FREQUENT_WORDS = ['shipping', 'marine', 'energy', 'hotel', 'bank', 'consulting'];

const WOUND_UP = /liquid|insolv|bankrupt|administration|konkurs|faillite/;

const countFacets = (filters: Record<string, string>, ...names: FacetName[]) =>
  registry.list(
    'search_companies',
    {},
    new URLSearchParams({ ...filters, per_page: '1', [FACETS_PARAMETER]: names.join(',') }),
  );

const most = (values: readonly FacetValue[] = []): FacetValue | undefined =>
  values.reduce<FacetValue | undefined>((best, value) => (best && best.count >= value.count ? best : value), undefined);

const yearFilter = (year: string): string => printDateFilter({ from: `${year}-01-01`, to: `${year}-12-31` });

const toExample = <Meaning extends object>(meaning: Meaning, count: number, params: Record<string, string>) => ({
  ...meaning,
  count,
  href: links.companySearch(new URLSearchParams(params)),
});

async function findNamed(): Promise<SearchExample[]> {
  for (const word of FREQUENT_WORDS) {
    const { facets } = await countFacets({ q: word }, 'jurisdiction_code');
    const place = most(facets?.jurisdiction_code);
    if (place) {
      const params = { q: word, jurisdiction_code: place.value, order: 'score' };
      return [toExample({ kind: 'named' as const, word, place: place.value }, place.count, params)];
    }
  }
  return [];
}

/** In letters: the names of some sections are sentences. */
const LONGEST_SECTION = 40;

/** Of a place that is not the largest, if there are several: the largest is in the list of places anyway. */
async function findInPlace(places: readonly FacetValue[]): Promise<SearchExample[]> {
  const place = (places[1] ?? places[0])?.value;
  if (place === undefined) return [];
  const { facets } = await countFacets({ jurisdiction_code: place }, 'industry_section', 'incorporation_year');
  const sections = facets?.industry_section?.filter(({ label = '' }) => label.length <= LONGEST_SECTION);
  const [section, year] = [most(sections), most(facets?.incorporation_year)];
  const codes = section && printTermFilter({ match: 'any', terms: [section.value] });
  return [
    ...(section && codes
      ? [
          toExample({ kind: 'industry' as const, section: section.label ?? section.value, place }, section.count, {
            industry_codes: codes,
            jurisdiction_code: place,
          }),
        ]
      : []),
    ...(year
      ? [
          toExample({ kind: 'incorporated' as const, year: year.value, place }, year.count, {
            jurisdiction_code: place,
            incorporation_date: yearFilter(year.value),
          }),
        ]
      : []),
  ];
}

/** So few that names have room. */
const LEAVES_DRAWN = 1;

async function drawGroup({ largest_group: head }: RegisterContents): Promise<GroupPicture | undefined> {
  if (!head) return undefined;
  const href = rootsHref([head.path], new URLSearchParams({ depth: '2', direction: 'down' }));
  const page = networkPageBehind('', new URL(href, 'http://localhost').href);
  const { card } = page ? await networkCard(page, LEAVES_DRAWN) : {};
  if (!card?.picture.drawing) return undefined;
  const { drawing, entities, relationships, folded } = card.picture;
  const frame = { width: 640, height: 340 };
  const size = 12;
  // The drawing leaves room at its sides for the longest name.
  const lengths = drawing.points.map(({ label = '' }) => [...label].length);
  const rooms = labelRooms(drawing, frame.width, size).map((room, index) => Math.min(room, lengths[index] ?? 0));
  const letters = { rooms, size, colour: 'var(--ink)', rim: 'var(--raised)' };
  const colours = { line: 'var(--line-strong)', point: 'var(--muted)', root: 'var(--accent)', ground: 'var(--raised)' };
  const svg = networkSvg(drawing, frame, colours, letters);
  return { name: head.name, href, company: head.path, svg, entities, relationships, folded };
}

async function collect(contents: RegisterContents): Promise<HomeContents> {
  const { items, facets } = await countFacets({}, 'jurisdiction_code', 'dissolution_year', 'current_status');
  const jurisdictions = facets?.jurisdiction_code ?? [];
  const dissolved = most(facets?.dissolution_year);
  const status = facets?.current_status?.find(({ value }) => WOUND_UP.test(fold(value)));
  const events = await registry.list('list_events', {}, new URLSearchParams({ per_page: String(EVENTS_SHOWN) }));
  const number = numberOf(items[0]);
  const group = await drawGroup(contents);
  return {
    publishers: contents.publishers,
    counts: contents.counts,
    jurisdictions,
    ...(number && { number }),
    events: events.items.slice(0, EVENTS_SHOWN),
    names: await companyNames(events.items),
    examples: [
      ...(await findNamed()),
      ...(dissolved
        ? [
            toExample({ kind: 'dissolved' as const, year: dissolved.value }, dissolved.count, {
              dissolution_date: yearFilter(dissolved.value),
            }),
          ]
        : []),
      ...(await findInPlace(jurisdictions)),
      ...(status
        ? [
            toExample({ kind: 'status' as const, status: status.value }, status.count, {
              current_status: printTermFilter({ match: 'any', terms: [status.value] }),
            }),
          ]
        : []),
    ],
    ...(group && { group }),
  };
}

/** By the contents that they were collected for, which are the same object until the register changes. */
const collected = new WeakMap<RegisterContents, Promise<HomeContents>>();

/**
 * What the home page shows, collected once until the register changes. Undefined for a remote service, where each part
 * would cost a call, and for a register that does not answer.
 */
export async function homeContents(): Promise<HomeContents | undefined> {
  if (registrySource() === 'upstream') return undefined;
  try {
    const contents = await registerContents();
    if (!contents) return undefined;
    const known = collected.get(contents) ?? collect(contents);
    collected.set(contents, known);
    known.catch(() => collected.delete(contents));
    return await known;
  } catch (error) {
    if (isRegistryError(error)) return undefined;
    throw error;
  }
}
