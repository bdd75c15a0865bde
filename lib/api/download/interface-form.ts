import { elementOfKey, toXml } from '@/lib/api/xml';
import { KINDS, type Kind } from '@/lib/contract/kinds';
import { type ListDocument, rowsOf, shortfallOf, type TakeDocument } from '@/lib/formats/out/document';
import { XML_DECLARATION } from '@/lib/shared/markup';

const wrapped = (kind: Kind, row: unknown): unknown => {
  const { wire } = KINDS[kind];
  return wire === 'bare' ? row : { [wire.item]: row };
};

/** The paging keys of a list that has no pages any more. */
const countOf = ({ about }: { about: { total_count: number | null } }): { total_count?: number } =>
  about.total_count === null ? {} : { total_count: about.total_count };

/** What stands before and after the rows, as one object cut at the place of the list. */
function envelope<K extends Kind>(document: ListDocument<K>): [before: string, after: string] {
  const { wire } = KINDS[document.kind];
  const results = wire === 'bare' ? [] : { ...countOf(document), [wire.list]: [] };
  const whole = JSON.stringify({ api_version: document.api_version, results });
  const at = whole.lastIndexOf('[]') + 1;
  return [whole.slice(0, at), whole.slice(at)];
}

async function* jsonList<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const [before, after] = envelope(document);
  yield before;
  let separator = '\n';
  for await (const row of document.rows) {
    yield separator + JSON.stringify(wrapped(document.kind, row));
    separator = ',\n';
  }
  const shortfall = shortfallOf(document);
  const said = shortfall === null ? after : `${after.slice(0, -1)},"incomplete":${JSON.stringify(shortfall)}}`;
  yield `\n${said}\n`;
}

/** JSON as the interface gives it: the answer as it came, or its envelope around all rows, one a line. */
export async function* jsonTexts<K extends Kind>(document: TakeDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield JSON.stringify(document.reply);
  else yield* jsonList(document);
}

async function* xmlList<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const { wire } = KINDS[document.kind];
  const [list, item] = wire === 'bare' ? (['results', 'item'] as const) : [wire.list.replaceAll('_', '-'), wire.item];
  const counts = Object.entries(countOf(document)).map(([key, value]) => elementOfKey(key, value));
  const [before, after] = wire === 'bare' ? ['', ''] : [`<results>${counts.join('')}`, '</results>'];
  yield `${XML_DECLARATION}<Response>${elementOfKey('api_version', document.api_version)}${before}<${list} type="array">`;
  for await (const row of rowsOf(document)) yield `${elementOfKey(item, row)}\n`;
  const shortfall = shortfallOf(document);
  const said = shortfall === null ? '' : elementOfKey('incomplete', shortfall);
  yield `</${list}>${after}${said}</Response>`;
}

/** XML as the interface gives it (lib/api/xml.ts): the same information as the JSON. */
export async function* xmlTexts<K extends Kind>(document: TakeDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield toXml(document.reply);
  else yield* xmlList(document);
}
