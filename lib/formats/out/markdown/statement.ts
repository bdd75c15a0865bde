import type { Provenance } from '@/lib/contract/provenance';
import type { Statement, StatementEntity } from '@/lib/contract/statement';
import { provenancesOf } from '@/lib/records/statement/confidence';
import { section } from './blocks';
import { escapeMarkdown, markdownLink } from './escape';
import { structureLines } from './structure';

const ends = (entities: readonly StatementEntity[] | null | undefined): string =>
  entities?.map(({ name, service_url }) => markdownLink(name, service_url)).join(', ') || 'somebody who is not named';

/** A day with its sign: "< 2016-04-06" is on that day or before. */
const day = (date: string | null | undefined, sign: string | null | undefined): string | null =>
  date ? escapeMarkdown(sign ? `${sign} ${date}` : date) : null;

function period({ start_date, start_date_type, end_date, end_date_type }: Statement): string {
  const [from, to] = [day(start_date, start_date_type), day(end_date, end_date_type)];
  return [from && `from ${from}`, to && `until ${to}`].filter(Boolean).join(' ');
}

/** One time it was seen: the source, when, and how much it is believed. */
export function provenanceLine({ source_url, source_type, confidence, created_at }: Provenance): string {
  const source = source_url ? markdownLink(source_url, source_url) : 'source not named';
  const rest = [source_type, created_at?.slice(0, 10), confidence == null ? null : `confidence ${confidence}`];
  return [source, ...rest.filter((part) => typeof part === 'string').map(escapeMarkdown)].join(', ');
}

/** "A controls B, from …; source …". */
export function statementLine(statement: Statement): string {
  const { subject_entities, object_entities, predicate, data_type, service_url } = statement;
  const said = `${ends(subject_entities)} ${escapeMarkdown(predicate ?? 'is stated of')} ${ends(object_entities)}`;
  const sources = provenancesOf(statement).map(provenanceLine);
  const source = sources.length === 0 ? 'no source is named' : `source: ${sources.join('; ')}`;
  const parts = [said, period(statement), markdownLink(data_type.replaceAll('_', ' '), service_url)];
  return `${parts.filter(Boolean).join(', ')}; ${source}`;
}

export const statementSections = (statement: Statement): string =>
  section('Properties', structureLines(statement.properties)) +
  section('Sources', provenancesOf(statement).map(provenanceLine));
