import type { Kind, Records } from '@/lib/contract/kinds';
import { spoken } from '@/lib/formats/out/document';
import { originOfRow } from '@/lib/formats/out/origin';
import { kindInWords, titleOf } from '@/lib/formats/out/titles';
import { oneLine } from '@/lib/shared/text';

/** One citation in the four forms that people and their reference managers take. */
export interface Citation {
  text: string;
  bibtex: string;
  ris: string;
  /** CSL-JSON 1.0, one item. */
  csl: CslItem;
}

interface CslItem {
  id: string;
  type: 'webpage';
  title: string;
  publisher?: string;
  genre: string;
  URL: string;
  accessed: { 'date-parts': [[number, number, number]] };
}

/** `url`: the page, absolute. `accessed`: the day, ISO, in UTC. */
export interface Visit {
  url: string;
  accessed: string;
}

interface Facts extends Visit {
  key: string;
  title: string;
  what: string;
  publisher: string | null;
}

/** Letters that BibTeX gives a meaning, as themselves. */
const BIBTEX: Record<string, string> = {
  '\\': '{\\textbackslash}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  '{': '\\{',
  '}': '\\}',
};

const inBibtex = (text: string): string =>
  text.replace(/[\\~^{}]/g, (found) => BIBTEX[found] ?? '').replace(/[#$%&_]/g, '\\$&');

/** The text the other way round would lose its braces: an address is kept whole by its percent signs instead. */
const addressInBibtex = (url: string): string =>
  url.replace(/[{}\\^~]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`).replace(/[#$%&_]/g, '\\$&');

const bibtexOf = ({ key, title, what, publisher, url, accessed }: Facts): string =>
  [
    `@misc{${key},`,
    `  title = {{${inBibtex(title)}}},`,
    ...(publisher ? [`  publisher = {{${inBibtex(publisher)}}},`] : []),
    `  howpublished = {${inBibtex(what)}},`,
    `  url = {${addressInBibtex(url)}},`,
    `  urldate = {${accessed}},`,
    `  note = {Accessed ${accessed}}`,
    '}',
  ].join('\n');

/** Each line a tag (RIS, 2001); a line end in a text would begin another one. */
const risOf = ({ title, what, publisher, url, accessed }: Facts): string =>
  [
    'TY  - ELEC',
    `TI  - ${title}`,
    ...(publisher ? [`PB  - ${publisher}`] : []),
    `M3  - ${what}`,
    `UR  - ${url}`,
    `Y2  - ${accessed.replaceAll('-', '/')}`,
    'ER  - ',
    '',
  ].join('\r\n');

function cslOf({ key, title, what, publisher, url, accessed }: Facts): CslItem {
  const [year = 0, month = 1, day = 1] = accessed.split('-').map(Number);
  return {
    id: key,
    type: 'webpage',
    title,
    ...(publisher ? { publisher } : {}),
    genre: what,
    URL: url,
    accessed: { 'date-parts': [[year, month, day]] },
  };
}

/** The page's path as a key: one record has one key for ever. */
const keyOf = (url: string): string =>
  new URL(url).pathname
    .match(/[A-Za-z0-9]+/g)
    ?.join('_')
    .toLowerCase() ?? 'page';

/** How to name a record in a text that others shall be able to check. Names are taken as text in every form. */
export function citationOf<K extends Kind>(cited: { kind: K; record: Records[K] }, { url, accessed }: Visit): Citation {
  const { kind, record } = cited;
  const { publisher } = originOfRow(record, null);
  const facts: Facts = {
    key: keyOf(url),
    title: oneLine(titleOf(kind, record)),
    what: oneLine(kindInWords(kind, record)),
    publisher: publisher && oneLine(publisher),
    url: new URL(url).href,
    accessed: accessed.slice(0, 10),
  };
  const { title, what } = facts;
  const source = facts.publisher ? ` ${facts.publisher}.` : '';
  const text = `${title} (${what}).${source} ${facts.url}. Accessed ${spoken.date(facts.accessed)}.`;
  return { text, bibtex: bibtexOf(facts), ris: risOf(facts), csl: cslOf(facts) };
}
