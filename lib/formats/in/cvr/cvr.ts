import type { Source } from '@/lib/contract/provenance';
import type {
  EntityReference,
  PlaceholderInput,
  RelationshipInput,
  StatementInput,
} from '@/lib/register/store/records';
import { countryName, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { type FileFacts, type ImportFormat, type Mapped, passOver, type ReadItem, skip } from '../format';
import { provenanceFrom } from '../provenance';
import { isRaw, type Raw, rawAt, rawsAt, textAt } from '../raw';
import { ENVELOPES, readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import { latest, nameProblem, parseDate, parseMoment } from '../values';

/** The owner's own declaration, entered into the register by the company. */
const DECLARED = 80;

const REAL_OWNER = 'Reel ejer';

/** Companies have eight digits; programs drop leading zeros. */
function toNumber(raw: Raw): string | null {
  const number = textAt(raw, 'cvrNummer')?.padStart(8, '0') ?? null;
  return number !== null && /^\d{8}$/.test(number) ? number : null;
}

const startOf = (raw: Raw): string | null => parseDate(textAt(rawAt(raw, 'periode'), 'gyldigFra'));
const endOf = (raw: Raw): string | null => parseDate(textAt(rawAt(raw, 'periode'), 'gyldigTil'));

/** Of values with periods the one that still holds, else the one that ended last. */
function currentOf(values: readonly Raw[]): Raw | undefined {
  const running = values.filter((value) => endOf(value) === null);
  const among = running.length > 0 ? running : values;
  const last = latest(among.map((value) => startOf(value) ?? ''));
  return among.find((value) => (startOf(value) ?? '') === last);
}

const nameOf = (raw: Raw): string | null => textAt(currentOf(rawsAt(raw, 'navne')) ?? {}, 'navn');

/** The register publishes the class of a share by its lower end, as a fraction: per cent, from and below. */
const CLASSES: readonly (readonly [value: string, from: number, to: number])[] = [
  ['0.05', 5, 9.99],
  ['0.1', 10, 14.99],
  ['0.15', 15, 19.99],
  ['0.2', 20, 24.99],
  ['0.25', 25, 33.33],
  ['0.3333', 33.33, 49.99],
  ['0.3334', 33.34, 49.99],
  ['0.5', 50, 66.65],
  ['0.6666', 66.66, 89.99],
  ['0.6667', 66.67, 89.99],
  ['0.9', 90, 99.99],
];

type Share = Pick<RelationshipInput, 'percentage' | 'percentage_min' | 'percentage_max'>;

function shareOf(text: string | null): Share | null {
  const value = Number(text ?? Number.NaN);
  if (!Number.isFinite(value) || value < 0 || value > 1) return null;
  const band = CLASSES.find(([lower]) => Number(lower) === value);
  if (band) return { percentage_min: band[1], percentage_max: band[2] };
  return { percentage: Math.round(value * 10_000) / 100 };
}

/** What a membership says under a type, the current value of each. */
const valuesOf = (member: Raw, type: string): Raw[] =>
  rawsAt(member, 'attributter')
    .filter((attribute) => textAt(attribute, 'type') === type)
    .flatMap((attribute) => rawsAt(attribute, 'vaerdier'));

const currentValue = (member: Raw, type: string): string | null =>
  textAt(currentOf(valuesOf(member, type)) ?? {}, 'vaerdi');

const sourceOf = (number: string, moment: string): Source => ({
  publisher: 'Erhvervsstyrelsen, CVR',
  url: `https://datacvr.virk.dk/enhed/virksomhed/${number}`,
  source_type: 'external',
  retrieved_at: moment,
  terms: 'Danish public data (Erhvervsstyrelsen, CVR)',
});

interface Owner {
  key: string;
  name: string;
  isPerson: boolean;
  country: string | null;
  moment: string;
}

const referenceOf = ({ key, name, isPerson, country }: Owner): EntityReference => ({
  key,
  name,
  entity_type: isPerson ? 'person' : 'company',
  ...(country !== null && !isPerson && { jurisdiction_code: country }),
});

function toStatement(
  owner: Owner,
  company: EntityReference,
  number: string,
  member: Raw,
  file: FileFacts,
): StatementInput[] {
  const terms = valuesOf(member, 'FUNKTION').filter((value) => textAt(value, 'vaerdi') === REAL_OWNER);
  const term = currentOf(terms);
  if (!term) return [];
  const [shares, votes] = ['EJERANDEL_PROCENT', 'EJERANDEL_STEMMERET_PROCENT'].map((type) =>
    shareOf(currentValue(member, type)),
  );
  const special = currentValue(member, 'SÆRLIGE_EJERFORHOLD');
  const key = `cvr:owner:${owner.key.slice('cvr:'.length)}:${number}`;
  const mechanisms: [string, Share | null | undefined][] = [
    ['percentage_of_shares', shares],
    ['percentage_of_voting_rights', votes],
  ];
  return [
    {
      kind: 'statement',
      key,
      data_type: 'control_statement',
      predicate: 'controls',
      subjects: [referenceOf(owner)],
      objects: [company],
      properties: {
        controlling_entities: [
          { entity_type: owner.isPerson ? 'person' : 'company', entity_properties: { name: owner.name } },
        ],
        control_mechanisms: mechanisms.flatMap(([name, share]) =>
          share ? [{ mechanism_type: 'share_ownership', mechanism_properties: { [name]: share } }] : [],
        ),
        ultimate_beneficial_owner: true,
        ...(special !== null && { description: special }),
      },
      start_date: startOf(term),
      end_date: endOf(term),
      sample_date: owner.moment.slice(0, 10),
      version: owner.moment,
      relationship: { relationship_type: 'control', interests: shares ? ['shareholding'] : [], ...(shares ?? {}) },
      provenances: [
        provenanceFrom(sourceOf(number, owner.moment), {
          ...{ key: `${key}:${owner.moment}`, confidence: DECLARED, moment: owner.moment, log: `CVR, ${file.name}` },
        }),
      ],
      search: { is_ultimate_beneficial_owner: true },
    },
  ];
}

/** A company that an owner is of, as its list of relations names it. */
function mapRelation(relation: Raw, owner: Owner, file: FileFacts): StatementInput[] {
  const company = rawAt(relation, 'virksomhed');
  const number = toNumber(company);
  if (number === null || company.fejlRegistreret === true) return [];
  const name = nameOf(company) ?? number;
  const reference = { key: companyKey('dk', number), name, entity_type: 'company' as const, jurisdiction_code: 'dk' };
  const members = rawsAt(relation, 'organisationer').flatMap((one) => rawsAt(one, 'medlemsData'));
  // Of several registrations as owner the one that holds, or was the last.
  const statements = members.flatMap((member) => toStatement(owner, reference, number, member, file));
  const running = statements.filter(({ end_date }) => end_date == null);
  return (running.length > 0 ? running : statements).slice(-1);
}

/** A participant: a person or company that owns, with the companies that it owns. */
function mapParticipant(raw: Raw, file: FileFacts): Mapped {
  const [id, name] = [textAt(raw, 'enhedsNummer'), nameOf(raw)];
  const problem = nameProblem(name);
  if (id === null || name === null || problem)
    return skip(`a participant without its number, or with ${problem ?? 'no name'}`);
  if (raw.fejlRegistreret === true) return passOver('entry made in error');
  const isPerson = textAt(raw, 'enhedstype') === 'PERSON';
  const code = textAt(currentOf(rawsAt(raw, 'beliggenhedsadresse')) ?? {}, 'landekode')?.toLowerCase() ?? '';
  const country = isJurisdictionCode(code) ? code : null;
  const owner = {
    key: `cvr:${id}`,
    name,
    isPerson,
    country,
    moment: parseMoment(textAt(raw, 'sidstOpdateret')) ?? file.date,
  };
  const placeholder: PlaceholderInput = {
    kind: 'placeholder',
    entity_type: isPerson ? 'person' : 'company',
    keys: [owner.key],
    record_key: owner.key,
    name,
    ...(isPerson
      ? { details: { country_of_residence: country === null ? null : countryName(country) } }
      : { jurisdiction_code: country, identifier: id }),
    source: { ...sourceOf('', owner.moment), url: `https://datacvr.virk.dk/enhed/deltager/${id}` },
  };
  const statements = rawsAt(raw, 'virksomhedSummariskRelation').flatMap((relation) =>
    mapRelation(relation, owner, file),
  );
  return statements.length > 0 ? [placeholder, ...statements] : passOver('participant who is no real owner');
}

/** The record in the reply of a search (`{"_source": {"Vrdeltagerperson": {…}}}`), or the record alone. */
function recordIn(raw: Raw): Raw {
  const source = isRaw(raw._source) ? raw._source : raw;
  return isRaw(source.Vrdeltagerperson) ? source.Vrdeltagerperson : source;
}

async function* readParticipants(file: SourceFile): AsyncIterable<ReadItem> {
  for await (const item of readJsonRecords(file, { lists: ENVELOPES })) {
    const hits = 'raw' in item && isRaw(item.raw) && isRaw(item.raw.hits) ? rawsAt(item.raw.hits, 'hits') : undefined;
    if (!hits) yield item;
    else for (const raw of hits) yield { line: item.line, raw };
  }
}

export const cvr: ImportFormat = {
  name: 'cvr',
  describes: 'CVR, the register of Denmark: participants with the companies of which they are real owners (JSON)',
  recognises: ({ start }) =>
    /"virksomhedSummariskRelation"\s*:/.test(start) && /"enhedsNummer"|"Vrdeltagerperson"|"navne"/.test(start),
  read: readParticipants,
  createMapper: () => (raw, file) => (isRaw(raw) ? mapParticipant(recordIn(raw), file) : skip('not a JSON object')),
};
