import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { type About, type ListDocument, type RecordDocument, shortfallOf, type TakeDocument } from '../document';
import { originOfRow, type RowOrigin } from '../origin';
import { kindInWords, titleOf } from '../titles';
import { address, type LinkedNode, linkedJson, several } from './node';
import { THINGS } from './things';

const SCHEMA = 'https://schema.org';

/** Where it comes from and under which licence, as properties of a set of data. */
function terms(origin: Pick<RowOrigin, 'publisher' | 'urls' | 'licence'>, about: About): Partial<LinkedNode> {
  return {
    license: origin.licence,
    isBasedOn: several(origin.urls.map(address)),
    creditText: `${origin.publisher ?? 'Source not named'}, by way of ${about.page_url}`,
    sdDatePublished: about.taken_at,
  };
}

/** The thing; a kind without words of its own is a thing with a name. */
const nodeOf = <K extends Kind>(kind: K, record: Records[K]): LinkedNode =>
  THINGS[kind]?.(record) ?? { '@type': 'Thing', name: titleOf(kind, record) };

/** What a page says of its record to machines: the thing, and the set of data that tells of it, with its licence. */
export function linkedRecord<K extends Kind>({
  kind,
  record,
  about,
}: Omit<RecordDocument<K>, 'shape' | 'reply'>): string {
  const title = titleOf(kind, record);
  const subjectOf: LinkedNode = {
    '@type': 'Dataset',
    name: title,
    description: `The record of ${title} (${kindInWords(kind, record)}) in a company register, with its source.`,
    url: about.page_url,
    ...terms(originOfRow(record, about.source), about),
  };
  return linkedJson({ '@context': SCHEMA, '@id': about.page_url, ...nodeOf(kind, record), subjectOf });
}

/** All of a list but its items, cut at the place of the items. */
function frame<K extends Kind>({ kind, about }: ListDocument<K>): [before: string, after: string] {
  const { source, total_count, title, filter, page_url } = about;
  const { publisher, url, terms: licence } = source ?? {};
  const whole = linkedJson({
    '@context': SCHEMA,
    '@type': 'Dataset',
    name: title,
    description: filter === null ? `All ${KINDS[kind].many}: ${title}` : `${title}; filter: ${filter}`,
    url: page_url,
    ...terms({ publisher: publisher ?? null, urls: url ? [url] : [], licence: licence ?? null }, about),
    mainEntity: { '@type': 'ItemList', numberOfItems: total_count, itemListElement: [] },
  });
  const at = whole.lastIndexOf('[]') + 1;
  return [whole.slice(0, at), whole.slice(at)];
}

async function* linkedList<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const [before, after] = frame(document);
  yield before;
  let position = 0;
  for await (const row of document.rows) {
    position += 1;
    const item: LinkedNode = { '@type': 'ListItem', position, item: nodeOf(document.kind, row) };
    yield `${position === 1 ? '\n' : ',\n'}${linkedJson(item)}`;
  }
  const shortfall = shortfallOf(document);
  const said = shortfall === null ? after : `${after.slice(0, -1)},"comment":${JSON.stringify(shortfall)}}`;
  yield `\n${said}\n`;
}

/** JSON-LD in the words of schema.org. */
export async function* linkedTexts<K extends Kind>(document: TakeDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield linkedRecord(document);
  else yield* linkedList(document);
}
