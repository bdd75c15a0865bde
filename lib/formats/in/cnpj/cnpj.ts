import type { Address } from '@/lib/contract/provenance';
import { entryKey } from '@/lib/register/store/prepare/company';
import type {
  CompanyInput,
  EntityReference,
  OfficerInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { fold } from '@/lib/shared/names/fold';
import { BoundedMap } from '../bounded-map';
import { BY_NAME_ONLY, identifierOf } from '../company-numbers';
import { dayOfFile } from '../file-date';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { becameInactive, incorporated, toEvent } from '../occurrence';
import { provenanceFrom } from '../provenance';
import { isRaw, type Raw, textAt } from '../raw';
import { digest, joinParts, nameProblem } from '../values';
import {
  CodeLists,
  givesControl,
  givesShares,
  isCodeList,
  type Memory,
  parseCompactDate,
  sourceOf,
  toRoot,
} from './number';
import { CODES, columnsOf, readTable } from './read';

const SIZES: Readonly<Record<string, string>> = { '01': 'micro', '03': 'small', '05': 'other' };

/** `10000,00` → 10000 */
function toAmount(text: string | null): number | null {
  const amount = Number(text?.replaceAll('.', '').replace(',', '.') || Number.NaN);
  return Number.isFinite(amount) ? amount : null;
}

function registerEntry(raw: Raw): Record<string, unknown> {
  const entries: [string, unknown][] = [
    ['capital', toAmount(textAt(raw, 'capital_social'))],
    ['size', SIZES[textAt(raw, 'porte') ?? ''] ?? null],
    ['responsible_body', textAt(raw, 'ente_federativo')],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

/** A row of the table of companies: name and legal form; everything else is in the row of the head office. */
function mapCompany(raw: Raw, file: FileFacts, { names, codes }: Memory): Mapped {
  const number = toRoot(textAt(raw, 'cnpj_basico'));
  if (number === null) return skip('no root of a CNPJ of eight digits');
  const name = textAt(raw, 'razao_social');
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a company with ${problem}`);
  names.set(number, name);
  const source = sourceOf(file);
  const attributes = registerEntry(raw);
  const entry: RegisterInput = {
    kind: 'datum',
    key: entryKey(`cnpj:${number}`),
    companies: [{ key: companyKey('br', number), name }],
    data_type: 'OfficialRegisterEntry',
    title: 'Capital and size in the CNPJ register',
    attributes,
    source,
  };
  return [
    {
      kind: 'company',
      jurisdiction_code: 'br',
      company_number: number,
      // Sorts after the key of the head office: on the same day this row, which has the name, wins.
      record_key: `cnpj:2-company:${number}`,
      name,
      company_type: codes.legalForm(textAt(raw, 'natureza_juridica')),
      source,
    },
    ...(Object.keys(attributes).length > 0 ? [entry] : []),
  ];
}

const CONFIDENCE = 95;

type PartnerType = 'company' | 'person' | 'foreign';

const TYPES: Readonly<Record<string, PartnerType>> = { '1': 'company', '2': 'person', '3': 'foreign' };

interface Partner {
  type: PartnerType;
  name: string;
  /** The full number of a company; of a person, the six middle digits. */
  document: string | null;
  role: string;
}

const digestOf = (...parts: (string | null)[]): string => digest(JSON.stringify(parts));

/** Name and six digits identify a person nationwide; without the digits, only within this company. */
function referenceOf({ type, name, document }: Partner, root: string): EntityReference {
  const number = toRoot(document?.slice(0, 8) ?? null);
  if (type === 'company' && number !== null) {
    const identifier = `CNPJ ${document ?? number}`;
    return { key: companyKey('br', number), name, entity_type: 'company', jurisdiction_code: 'br', identifier };
  }
  const known = type === 'person' && /\d{6}/.test(document ?? '') ? document : root;
  return {
    key: `cnpj:${type}:${digestOf(known, fold(name).trim())}`,
    name,
    entity_type: type === 'person' ? 'person' : 'company',
  };
}

function readPartner(raw: Raw): Partner | null {
  const name = textAt(raw, 'nome_socio');
  const type = TYPES[textAt(raw, 'tipo_socio') ?? ''];
  if (!type || name === null || nameProblem(name)) return null;
  return { type, name, document: textAt(raw, 'documento_socio'), role: textAt(raw, 'qualificacao_socio') ?? '' };
}

interface Partnership {
  partner: Partner;
  root: string;
  company: EntityReference;
  position: string | null;
  since: string | null;
  file: FileFacts;
}

const keyOf = ({ partner, root, since }: Partnership): string =>
  `cnpj:${root}:${digestOf(fold(partner.name).trim(), partner.document, partner.role, since)}`;

function toOfficer(partnership: Partnership): OfficerInput {
  const { partner, company, position, since, file } = partnership;
  return {
    kind: 'officer',
    key: keyOf(partnership),
    company,
    name: partner.name,
    position,
    start_date: since,
    inactive: false,
    source: sourceOf(file),
  };
}

function toStatement(partnership: Partnership, controls: boolean): StatementInput {
  const { partner, root, company, position, since, file } = partnership;
  const key = `${keyOf(partnership)}:partner`;
  return {
    kind: 'statement',
    key,
    data_type: controls ? 'control_statement' : 'share_parcel',
    predicate: controls ? 'controls' : 'holds_shares_in',
    subjects: [referenceOf(partner, root)],
    objects: [company],
    properties: { position },
    start_date: since,
    sample_date: dayOfFile(file),
    version: file.date,
    // Shares are registered with the state's board of trade, and not published here.
    relationship: controls
      ? { relationship_type: 'control' }
      : { relationship_type: 'shareholding', interests: ['shareholding'] },
    provenances: [
      provenanceFrom(sourceOf(file), {
        key: `${key}:${file.date}`,
        confidence: partner.type === 'foreign' ? BY_NAME_ONLY : CONFIDENCE,
        moment: file.date,
        log: `CNPJ register, ${file.name}`,
      }),
    ],
    search: { is_ultimate_beneficial_owner: controls },
  };
}

/** A row of the table of partners: an office, and the partner's share in the company. */
function mapPartner(raw: Raw, file: FileFacts, { names, codes }: Memory): Mapped {
  const root = toRoot(textAt(raw, 'cnpj_basico'));
  if (root === null) return skip('no root of a CNPJ of eight digits');
  const partner = readPartner(raw);
  if (!partner) return skip('a partner without a name or of no known type');
  const company: EntityReference = {
    key: companyKey('br', root),
    name: names.get(root) ?? root,
    entity_type: 'company',
    jurisdiction_code: 'br',
  };
  const position = codes.role(partner.role);
  const partnership = { partner, root, company, position, since: parseCompactDate(textAt(raw, 'data_entrada')), file };
  const controls = givesControl(partner.role);
  const statements: RegisterInput[] = controls || givesShares(partner.role) ? [toStatement(partnership, controls)] : [];
  return [toOfficer(partnership), ...statements];
}

const HEAD_OFFICE = '1';

/** Statuses of an establishment. The register does not say whether a suspended or unfit one still trades. */
const STATES: Readonly<Record<string, { current_status: string; inactive: boolean | null }>> = {
  '01': { current_status: 'Nula', inactive: true },
  '02': { current_status: 'Ativa', inactive: false },
  '03': { current_status: 'Suspensa', inactive: null },
  '04': { current_status: 'Inapta', inactive: null },
  '08': { current_status: 'Baixada', inactive: true },
};

function addressOf(raw: Raw): { address: Address | null; inFull: string | null } {
  const at = (column: string): string | null => textAt(raw, column);
  const street = joinParts([
    joinParts([at('tipo_logradouro'), at('logradouro')], ' '),
    at('numero'),
    at('complemento'),
  ]);
  const street_address = joinParts([street, at('bairro')]);
  const [region, postal_code, abroad] = [at('uf'), at('cep'), at('cidade_exterior')];
  if (street_address === null && region === null && abroad === null) return { address: null, inFull: null };
  const country = region === 'EX' ? null : 'Brazil';
  const address = { street_address, locality: abroad, region, postal_code, country };
  return { address, inFull: joinParts([street_address, abroad, region, postal_code, country]) };
}

/** Codes of activities: the main one first, the others in one field. */
const codesOf = (raw: Raw): CompanyInput['industry_codes'] =>
  [textAt(raw, 'cnae_principal'), ...(textAt(raw, 'cnae_secundario') ?? '').split(',')]
    .filter((code) => /^\d{7}$/.test(code ?? ''))
    .map((code) => ({ code_scheme_id: 'br_cnae_2', code: code ?? '' }));

/** A head office is the company itself; any other establishment is a branch with its own number. */
function identityOf(raw: Raw, root: string, whole: string, home: string | undefined): Partial<CompanyInput> {
  if (textAt(raw, 'matriz_filial') === HEAD_OFFICE) {
    return {
      record_key: `cnpj:1-head-office:${root}`,
      identifiers: [identifierOf('br_cnpj', whole)],
    };
  }
  const reference = {
    key: companyKey('br', root),
    name: home ?? root,
    entity_type: 'company',
    jurisdiction_code: 'br',
  } as const;
  return {
    company_number: whole,
    record_key: `cnpj:branch:${whole}`,
    branch: 'L',
    branch_status: 'branch of a Brazilian company',
    home_company: reference,
  };
}

/** A row of the table of establishments. */
function mapEstablishment(raw: Raw, file: FileFacts, { names }: Memory): Mapped {
  const root = toRoot(textAt(raw, 'cnpj_basico'));
  if (root === null) return skip('no root of a CNPJ of eight digits');
  const whole = `${root}${textAt(raw, 'cnpj_ordem') ?? ''}${textAt(raw, 'cnpj_dv') ?? ''}`;
  if (!/^\d{14}$/.test(whole)) return skip('no whole CNPJ of 14 digits');
  const [company, trading] = [names.get(root), textAt(raw, 'nome_fantasia')];
  // The table has no company name: the trading name, or the number, is used until the name is read.
  const name = company ?? trading ?? whole;
  if (nameProblem(name)) return skip(`an establishment with ${nameProblem(name)}`);
  const state = STATES[textAt(raw, 'situacao') ?? ''] ?? { current_status: null, inactive: null };
  const [begun, changed] = [
    parseCompactDate(textAt(raw, 'data_inicio')),
    parseCompactDate(textAt(raw, 'data_situacao')),
  ];
  const dissolution_date = state.current_status === 'Baixada' ? changed : null;
  const { address, inFull } = addressOf(raw);
  const input: CompanyInput = {
    kind: 'company',
    jurisdiction_code: 'br',
    company_number: root,
    record_key: '',
    name,
    ...state,
    incorporation_date: begun,
    dissolution_date,
    registered_address: address,
    registered_address_in_full: inFull,
    alternative_names: trading === null || trading === name ? [] : [{ company_name: trading, type: 'trading' }],
    industry_codes: codesOf(raw),
    source: sourceOf(file),
    ...identityOf(raw, root, whole, company),
  };
  const reference = { key: companyKey('br', input.company_number), name };
  const occurrences = [
    ...(begun === null ? [] : [incorporated(begun)]),
    ...(dissolution_date === null ? [] : [becameInactive(dissolution_date, 'dissolution', { dissolution_date })]),
  ];
  const day = dayOfFile(file);
  return [input, ...occurrences.map((one) => toEvent(one, `cnpj:${input.company_number}`, reference, day))];
}

/** Limit of remembered names: about the number in one of the register's ten files. */
const CAPACITY = 1_000_000;

function mapCode(raw: Raw, file: FileFacts, { codes }: Memory): Mapped {
  const [code, text] = [textAt(raw, 'code'), textAt(raw, 'text')];
  if (code === null || text === null) return skip('a code without its meaning');
  codes.add(file.name, code, text);
  return [];
}

function mapRow(raw: Raw, file: FileFacts, memory: Memory): Mapped {
  if ('razao_social' in raw) return mapCompany(raw, file, memory);
  if ('cnpj_ordem' in raw) return mapEstablishment(raw, file, memory);
  return 'nome_socio' in raw ? mapPartner(raw, file, memory) : mapCode(raw, file, memory);
}

export const cnpj: ImportFormat = {
  name: 'cnpj',
  describes: 'Receita Federal (Brazil): tables of companies, establishments, partners and codes, in that order (CSV)',
  recognises({ name, start }) {
    const columns = columnsOf(start);
    if (columns === CODES) return isCodeList(name);
    return columns !== undefined && /^\uFEFF?"\d{8}";/.test(start);
  },
  read: readTable,
  createMapper() {
    const memory: Memory = { names: new BoundedMap(CAPACITY), codes: new CodeLists() };
    return (raw, file) => (isRaw(raw) ? mapRow(raw, file, memory) : skip('not a row'));
  },
};
