import type { Address } from '@/lib/contract/reference';
import { type CompanyInput, companyKey } from '@/lib/register/store/records';
import { type FileFacts, type Mapped, skip } from '../format';
import { identifierOf } from '../identifier-systems';
import { becameInactive, incorporated, toEvent } from '../occurrence';
import { type Raw, textAt } from '../raw';
import { joinParts, nameProblem } from '../text';
import { type Memory, parseCompactDate, sourceOf, toRoot } from './number';

const HEAD_OFFICE = '1';

/** States of an establishment. Whether one that is suspended or unfit still trades, the register does not say. */
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

/** A head office is the company itself; any other establishment is a branch with a number of its own. */
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
export function mapEstablishment(raw: Raw, file: FileFacts, { names }: Memory): Mapped {
  const root = toRoot(textAt(raw, 'cnpj_basico'));
  if (root === null) return skip('no root of a CNPJ of eight digits');
  const whole = `${root}${textAt(raw, 'cnpj_ordem') ?? ''}${textAt(raw, 'cnpj_dv') ?? ''}`;
  if (!/^\d{14}$/.test(whole)) return skip('no whole CNPJ of 14 digits');
  const [company, trading] = [names.get(root), textAt(raw, 'nome_fantasia')];
  // The table has no name of the company: its trading name, or the number, stands for it until that is told.
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
  const day = file.date.slice(0, 10);
  return [input, ...occurrences.map((one) => toEvent(one, `cnpj:${input.company_number}`, reference, day))];
}
