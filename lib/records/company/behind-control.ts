import { z } from 'zod';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Statement, StatementEntity } from '@/lib/contract/statement';
import { parseRelationship } from '@/lib/network/relationship';
import { holdingWords } from '@/lib/network/relationship-words';
import { type Share, shareWords } from '@/lib/network/share';
import { codeWords } from '@/lib/shared/code-words';
import type { Language } from '@/lib/shared/language/languages';
import { companyFactWords } from '@/lib/words/company';
import { isEntity } from './is-entity';

/** Statement types that say who controls whom (api-shapes, 6.2). */
const CONTROL_TYPES: ReadonlySet<string> = new Set(['control_statement', 'subsidiary_relationship', 'share_parcel']);

/** What the interface calls something by a code: our word for it, or the code to be read where we have none. */
const wordFor = (code: string, words: Readonly<Record<string, string>>): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : codeWords(code);

/** A statement by which somebody controls the company, or which says that nobody could be named. */
export interface ControlStatementLine {
  id: number;
  kind: string;
  /** Empty where the statement says that there is nobody, or nobody known. */
  holders: StatementEntity[];
  /** Why nobody is named, as the source words it. */
  reasons: string[];
  /** What is held, in words; empty where it does not say. */
  holding: string[];
  start_date?: string;
  end_date?: string;
  /** Of its best provenance, 0 to 100. */
  confidence?: number;
  isUltimate: boolean;
}

const bound = z.number().nullish();
const mechanismSchema = z.object({
  mechanism_type: z.string().nullish(),
  mechanism_properties: z
    .object({ percentage_of_shares: z.object({ minimum: bound, maximum: bound }).nullish() })
    .nullish(),
});

/** The parts of a control statement's properties that are shown here; what is not so is passed over. */
const propertiesSchema = z.object({
  control_mechanisms: z.array(z.unknown()).catch([]),
  no_controlling_entities_reasons: z.array(z.string()).catch([]),
  ultimate_beneficial_owner: z.boolean().catch(false),
});

function mechanismInWords(mechanism: unknown, language: Language): string[] {
  const { data } = mechanismSchema.safeParse(mechanism);
  if (!data?.mechanism_type) return [];
  const share = data.mechanism_properties?.percentage_of_shares;
  const band = share
    ? ` ${shareWords({ kind: 'band', min: share.minimum ?? 0, max: share.maximum ?? 100 }, language)}`
    : '';
  return [`${holdingWords(data.mechanism_type, language)}${band}`];
}

function confidenceOf({ provenances, sources }: Statement): number | undefined {
  const all = (provenances ?? sources ?? []).flatMap(({ confidence }) => confidence ?? []);
  return all.length > 0 ? Math.max(...all) : undefined;
}

function lineOf(statement: Statement, share: Share | undefined, language: Language): ControlStatementLine {
  const properties = propertiesSchema.parse({ ...statement.properties });
  const known = share && share.kind !== 'unknown' ? [shareWords(share, language)] : [];
  const mechanisms = properties.control_mechanisms.flatMap((each) => mechanismInWords(each, language));
  return {
    id: statement.id,
    kind: wordFor(statement.data_type, companyFactWords[language].kinds),
    holders: statement.subject_entities ?? [],
    reasons: properties.no_controlling_entities_reasons.map(codeWords),
    holding: mechanisms.length > 0 ? mechanisms : known,
    start_date: statement.start_date ?? undefined,
    end_date: statement.end_date ?? undefined,
    confidence: confidenceOf(statement),
    isUltimate: properties.ultimate_beneficial_owner,
  };
}

/** Shares by the statement that says them, as the computed network read them. */
function sharesOf(relationships: NetworkRelationship[]): Map<number, Share> {
  const parsed = relationships.map(parseRelationship);
  return new Map(parsed.flatMap(({ statements, share }) => statements.map((id) => [id, share] as const)));
}

/**
 * The statements that say who controls the company with this `service_url`: those that still hold first, then the
 * surest. `relationships` give the shares; none where they are not at hand.
 */
export function statementsBehind(
  serviceUrl: string,
  statements: Statement[],
  relationships: NetworkRelationship[],
  language: Language,
): ControlStatementLine[] {
  const shares = sharesOf(relationships);
  const lines = statements
    .filter(({ data_type }) => CONTROL_TYPES.has(data_type))
    .filter(({ object_entities }) => object_entities?.some((object) => isEntity(object, serviceUrl)))
    .map((statement) => lineOf(statement, shares.get(statement.id), language));
  return lines.toSorted(
    (a, b) =>
      Number(a.end_date !== undefined) - Number(b.end_date !== undefined) ||
      (b.confidence ?? -1) - (a.confidence ?? -1),
  );
}
