import type { Kind, Records } from '@/lib/contract/kinds';
import type { Source } from '@/lib/contract/provenance';
import type { Company, OfficerRecord, Placeholder, Statement, StatementEntity } from '@/lib/contract/records';
import type {
  CompanyInput,
  EntityReference,
  MentionInput,
  OfficerInput,
  PlaceholderInput,
  RegisterInput,
  RelationshipInput,
  StatementInput,
} from '@/lib/register/store/records';
import { companyKey, pathOf } from '@/lib/shared/links';
import { numberAt, type Raw, rawAt, rawsAt, textAt } from '../in/raw';
import { aboutOf, originOfRow } from './about';
import { bods } from './bods/bods';
import { type About, aboutLines, type ExportDocument, rowsOf, shortfallOf } from './document';
import { followthemoney } from './followthemoney/followthemoney';
import { noteLine } from './followthemoney/lines';
import type { ExportFormat } from './format';
import { ExportTally } from './tally';

/** A company of a register by its number there, everything else by the path of its page, as in the files of a network. */
function keyOf(
  { jurisdiction_code, company_number, service_url }: Partial<StatementEntity>,
  otherwise: string,
): string {
  if (jurisdiction_code && company_number) return companyKey(jurisdiction_code, company_number);
  return pathOf(service_url) ?? otherwise;
}

const ENTITY_TYPES = ['company', 'person', 'organisation'] as const;

const entityType = (word: string | null | undefined): NonNullable<EntityReference['entity_type']> =>
  ENTITY_TYPES.find((type) => type === word) ?? 'unknown';

function sourceOf(record: object, { source }: About): Source {
  const { publisher, urls, retrieved_at, licence } = originOfRow(record, source);
  return { publisher, url: urls[0] ?? null, retrieved_at, terms: licence };
}

const companyInput = (company: Company, source: Source): CompanyInput => ({
  ...company,
  kind: 'company',
  keys: [],
  record_key: '',
  inactive: company.inactive ?? null,
  branch: null,
  previous_names: company.previous_names ?? [],
  alternative_names: company.alternative_names ?? [],
  identifiers: (company.identifiers ?? []).map(({ identifier }) => identifier),
  industry_codes: [],
  home_company: null,
  created_at: undefined,
  source,
});

const officerInput = (officer: OfficerRecord, company: EntityReference, source: Source): OfficerInput => ({
  ...officer,
  kind: 'officer',
  key: pathOf(officer.service_url) ?? `officer ${officer.id}`,
  company,
  source,
});

const mentionOf = (entity: EntityReference): MentionInput => ({ kind: 'mention', entity });

function officerInputs(officer: OfficerRecord, source: Source): RegisterInput[] {
  const { company } = officer;
  if (!company) return [];
  const { name, jurisdiction_code, company_number: identifier } = company;
  const key = keyOf(company, `company of officer ${officer.id}`);
  const reference: EntityReference = { key, name, jurisdiction_code, identifier, entity_type: 'company' };
  return [mentionOf(reference), officerInput(officer, reference, source)];
}

const placeholderInput = (placeholder: Placeholder, source: Source): PlaceholderInput => ({
  kind: 'placeholder',
  entity_type: entityType(placeholder.entity_type),
  keys: [keyOf({ service_url: placeholder.service_url }, `placeholder ${placeholder.id}`)],
  record_key: '',
  name: placeholder.name,
  jurisdiction_code: placeholder.jurisdiction_code,
  identifier: placeholder.identifier,
  source,
});

/** The share of a mechanism of control, which is a band. */
function shareOfMechanism(mechanism: Raw): Partial<RelationshipInput> {
  const share = rawAt(rawAt(mechanism, 'mechanism_properties'), 'percentage_of_shares');
  return { percentage_min: numberAt(share, 'minimum'), percentage_max: numberAt(share, 'maximum') };
}

const hasShare = (share: Partial<RelationshipInput>): boolean => Object.values(share).some((one) => one !== null);

/** The relationship that a statement makes, from its properties in the interface. */
function relationshipOf({ data_type, properties }: Statement): RelationshipInput | null {
  const mechanisms = rawsAt(properties, 'control_mechanisms');
  const interests = mechanisms.flatMap((one) => textAt(one, 'mechanism_type') ?? []);
  const [name, low, high] = ['', '_min', '_max'].map((end) => numberAt(properties, `percentage_of_shares${end}`));
  const stated = { percentage: name, percentage_min: low, percentage_max: high };
  const share = [stated, ...mechanisms.map(shareOfMechanism)].find(hasShare);
  if (share || data_type === 'share_parcel') return { relationship_type: 'shareholding', ...share, interests };
  return data_type === 'control_statement' ? { relationship_type: 'control', interests } : null;
}

function statementInputs(statement: Statement, source: Source): RegisterInput[] {
  const { id, data_type, properties, predicate, start_date, end_date, sample_date, created_at } = statement;
  const reference = (one: StatementEntity, at: number): EntityReference => ({
    key: keyOf(one, `statement ${id} ${at} ${one.name}`),
    name: one.name,
    entity_type: entityType(one.entity_type),
    jurisdiction_code: one.jurisdiction_code,
    identifier: one.company_number,
  });
  const [subjects, objects] = [statement.subject_entities ?? [], statement.object_entities ?? []].map((ends) =>
    ends.map(reference),
  ) as [EntityReference[], EntityReference[]];
  const said: StatementInput = {
    ...{ kind: 'statement', key: `/statements/${id}`, data_type, properties, predicate, subjects, objects },
    ...{ start_date, end_date, sample_date, relationship: relationshipOf(statement) },
    version: sample_date ?? created_at ?? '',
    provenances: (statement.provenances ?? statement.sources ?? []).map((one, at) => ({
      key: String(at),
      source_url: one.source_url,
      confidence: one.confidence ?? 0,
      source_type: 'external',
      actor_type: 'bot',
      created_at: one.created_at ?? '',
      publisher: one.publisher ?? source.publisher,
    })),
  };
  return [...[...subjects, ...objects].map(mentionOf), said];
}

type InputsOf<K extends Kind> = (record: Records[K], source: Source) => RegisterInput[];

/** Kinds of records of the interface as records of the register, which the formats of `npm run export` write. */
const INPUTS: { readonly [K in Kind]?: InputsOf<K> } = {
  company: (company, source) => {
    const { name, jurisdiction_code, company_number } = company;
    const reference = { key: companyKey(jurisdiction_code, company_number), name };
    const officers = (company.officers ?? []).map(({ officer }) => officerInput(officer, reference, source));
    return [companyInput(company, source), ...officers];
  },
  officer: officerInputs,
  placeholder: (placeholder, source) => [placeholderInput(placeholder, source)],
  statement: statementInputs,
};

/** The id of an entity or a statement; what follows it has others. */
const ID = /^\{"(?:id|statementId)":"([^"]+)"/;

/**
 * The records of a page in a format of `npm run export`, as far as it has terms for them: each entity once, though many
 * records name it.
 */
async function* exportedTexts<K extends Kind>(
  format: ExportFormat,
  document: ExportDocument<K>,
): AsyncGenerator<string> {
  const { kind, about } = document;
  const seen = new Set<string>();
  for await (const record of rowsOf(document)) {
    const source = sourceOf(record, about);
    const { publisher, url, terms } = source;
    const licences = [{ publisher: publisher ?? null, url: url ?? null, terms: terms ?? null }];
    const inputs = INPUTS[kind]?.(record, source) ?? [];
    for (const text of format.texts(inputs, { exported_at: about.taken_at, licences, tally: new ExportTally() })) {
      const [, id = text] = ID.exec(text) ?? [];
      if (!seen.has(id)) yield text;
      seen.add(id);
    }
  }
}

/** Statements of BODS as an array. Why some are missing is an annotation of the last one. */
export async function* bodsTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  let last: string | undefined;
  let separator = '[\n';
  for await (const text of exportedTexts(bods, document)) {
    if (last !== undefined) {
      yield separator + last;
      separator = ',\n';
    }
    last = text.trimEnd();
  }
  const shortfall = shortfallOf(document);
  if (last === undefined) yield '[]\n';
  else yield `${separator}${shortfall === null ? last : annotated(last, shortfall)}\n]\n`;
}

/** Entities of FollowTheMoney, one a line, and a note that says what the file is. */
export async function* ftmTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  yield* exportedTexts(followthemoney, document);
  const lines = aboutLines(aboutOf(document), null).map(([label, text]) => `${label}: ${text}`);
  yield noteLine(document.about, [lines.join('\n'), shortfallOf(document)]);
}

function annotated(text: string, description: string): string {
  const statement: { annotations?: object[] } = JSON.parse(text);
  const annotation = { motivation: 'commenting', statementPointerTarget: '/', description };
  return JSON.stringify({ ...statement, annotations: [...(statement.annotations ?? []), annotation] });
}
