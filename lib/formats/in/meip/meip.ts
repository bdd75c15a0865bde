import type { Source } from '@/lib/contract/provenance';
import type { Identifier } from '@/lib/contract/records';
import type { CompanyInput, CorporateGroupingInput, DatumInput, EntityReference } from '@/lib/register/store/records';
import { ALPHA_3 } from '@/lib/shared/jurisdictions/match';
import { companyKey } from '@/lib/shared/links';
import { leiKey, toLei, toLeiIdentifier } from '../company-numbers';
import { type ImportFormat, type Mapped, type ReadItem, skip } from '../format';
import { toRegisterNumber } from '../gleif/company-number';
import { toJurisdictionCode } from '../jurisdiction';
import { isRaw, numberAt, type Raw, rawAt, textAt, textsAt } from '../raw';
import { readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import { nameProblem } from '../values';

/** The head of a multinational enterprise, as the platform lists it under its LEI. */
interface Head {
  lei: string;
  /** The platform's name of the enterprise. */
  grouping: string | null;
  name: string | null;
  otherNames: string[];
  jurisdiction_code: string | null;
  /** Its number in the register there. */
  company_number: string | null;
  address: string | null;
  identifiers: Identifier[];
  subsidiaries: number | null;
  subsidiariesWithLei: number | null;
}

const SYSTEMS: Readonly<Record<string, string>> = { capiq: 'S&P Capital IQ', permid: 'PermID' };

/** OpenCorporates' internal ids there are not register numbers. */
const OWN_IDS = new Set(['es']);

/** `us_de/2173187`; the platform writes lower case, registers upper case. */
function readNumber(key: string | null): Pick<Head, 'jurisdiction_code' | 'company_number'> | null {
  const [code = '', id = ''] = key?.split('/') ?? [];
  const jurisdiction_code = toJurisdictionCode(code);
  if (jurisdiction_code === null || OWN_IDS.has(jurisdiction_code) || id === '' || id.startsWith('extuid')) return null;
  const company_number = toRegisterNumber(jurisdiction_code, id.toUpperCase());
  return company_number === null ? null : { jurisdiction_code, company_number };
}

function readIdentifiers(lei: string, identifiers: Raw): Identifier[] {
  const others = Object.entries(SYSTEMS).flatMap(([code, name]) => {
    const uid = textAt(identifiers, code);
    return uid === null ? [] : [{ uid, identifier_system_code: code, identifier_system_name: name }];
  });
  return [toLeiIdentifier(lei), ...others];
}

/** Null if it has no LEI. */
function readHead(raw: Raw): Head | null {
  const lei = toLei(textAt(raw, 'lei'));
  if (lei === null) return null;
  const identifiers = rawAt(raw, 'identifiers');
  const country = ALPHA_3.get(textAt(raw, 'iso3')?.toLowerCase() ?? '') ?? null;
  return {
    lei,
    grouping: textAt(raw, 'parent_mne'),
    name: textAt(raw, 'name'),
    otherNames: textsAt(raw, 'alt_names'),
    address: textAt(raw, 'address'),
    identifiers: readIdentifiers(lei, identifiers),
    subsidiaries: numberAt(raw, 'subsidiaries_total'),
    subsidiariesWithLei: numberAt(raw, 'subsidiaries_with_lei'),
    ...(readNumber(textAt(identifiers, 'opencorporates')) ?? { jurisdiction_code: country, company_number: null }),
  };
}

const PLATFORM = 'OECD-UNSD Multinational Enterprise Information Platform';

/** Of what the platform's list says of an enterprise. */
const CONFIDENCE = 70;

/** The list has no date: its facts fill gaps and never replace a dated record. */
const SOURCE: Source = {
  publisher: PLATFORM,
  source_type: 'external',
  terms: 'OECD terms and conditions: re-use with attribution',
};

function referenceTo({ lei, name, jurisdiction_code, company_number }: Head & { name: string }): EntityReference {
  const key =
    jurisdiction_code !== null && company_number !== null ? companyKey(jurisdiction_code, company_number) : leiKey(lei);
  return { key, name, entity_type: 'company', jurisdiction_code, identifier: lei };
}

/** Without a register number the head is a placeholder until the record of its LEI is read. */
function toCompany({ jurisdiction_code, company_number, ...head }: Head, name: string): CompanyInput[] {
  if (jurisdiction_code === null || company_number === null) return [];
  return [
    {
      kind: 'company',
      jurisdiction_code,
      company_number,
      keys: [leiKey(head.lei)],
      record_key: `meip:${head.lei}`,
      name,
      alternative_names: head.otherNames
        .filter((other) => nameProblem(other) === null)
        .map((company_name) => ({ company_name, type: 'alias' })),
      identifiers: head.identifiers,
      confidence: CONFIDENCE,
      source: SOURCE,
    },
  ];
}

const toGrouping = (grouping: string, company: EntityReference): CorporateGroupingInput => ({
  kind: 'corporate_grouping',
  name: grouping,
  curators: [{ name: PLATFORM }],
  members: [{ company, source: SOURCE }],
});

/** The size of the enterprise, as counted by the platform. */
const toDatum = (
  { lei, address, subsidiaries, subsidiariesWithLei }: Head,
  grouping: string,
  company: EntityReference,
): DatumInput => ({
  kind: 'datum',
  key: `meip:${lei}`,
  companies: [company],
  data_type: 'MultinationalEnterprise',
  title: `Head of the multinational enterprise ${grouping}`,
  attributes: {
    enterprise: grouping,
    ...(subsidiaries !== null && { subsidiaries }),
    ...(subsidiariesWithLei !== null && { subsidiaries_with_lei: subsidiariesWithLei }),
    ...(address !== null && { address }),
  },
  source: SOURCE,
});

function mapHead(head: Head): Mapped {
  const { grouping, name } = head;
  const problem = nameProblem(grouping) ?? nameProblem(name);
  if (grouping === null || name === null || problem) return skip(`an enterprise or head with ${problem}`);
  const company = referenceTo({ ...head, name });
  return [...toCompany(head, name), toGrouping(grouping, company), toDatum(head, grouping, company)];
}

/** The list is one object, with LEIs as keys. */
async function* readHeads(file: SourceFile): AsyncIterable<ReadItem> {
  for await (const item of readJsonRecords(file)) {
    if ('problem' in item || !isRaw(item.raw)) yield item;
    else
      for (const [lei, head] of Object.entries(item.raw))
        yield { line: item.line, raw: isRaw(head) ? { ...head, lei } : head };
  }
}

export const meip: ImportFormat = {
  name: 'meip',
  describes: 'Heads of multinational enterprises: the OECD-UNSD platform’s list by LEI (JSON)',
  recognises: ({ start }) =>
    /^\uFEFF?\s*\{\s*"[A-Z0-9]{18}\d{2}"\s*:\s*\{/.test(start) && /"parent_mne"\s*:/.test(start),
  read: readHeads,
  createMapper: () => (raw) => {
    const head = isRaw(raw) ? readHead(raw) : null;
    return head === null ? skip('an enterprise without an LEI') : mapHead(head);
  },
};
