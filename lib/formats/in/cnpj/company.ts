import { companyKey, type RegisterInput } from '@/lib/register/store/records';
import { entryKey } from '@/lib/register/store/told-with-company';
import { type FileFacts, type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { nameProblem } from '../text';
import { type Memory, sourceOf, toRoot } from './number';

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

/** A row of the table of companies: name and legal form; all else is told of the head office. */
export function mapCompany(raw: Raw, file: FileFacts, { names, codes }: Memory): Mapped {
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
      // After the one of its head office in the order of keys: of the same day, this one tells the name.
      record_key: `cnpj:2-company:${number}`,
      name,
      company_type: codes.legalForm(textAt(raw, 'natureza_juridica')),
      source,
    },
    ...(Object.keys(attributes).length > 0 ? [entry] : []),
  ];
}
