import type { Source } from '@/lib/contract/provenance';
import type { BoundedMap } from '../bounded-map';
import type { FileFacts } from '../format';
import { parseDate } from '../values';

/** Legal forms that most companies have, by code (natureza jurídica). */
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  '2011': 'Empresa Pública',
  '2038': 'Sociedade de Economia Mista',
  '2046': 'Sociedade Anônima Aberta',
  '2054': 'Sociedade Anônima Fechada',
  '2062': 'Sociedade Empresária Limitada',
  '2127': 'Sociedade em Conta de Participação',
  '2135': 'Empresário (Individual)',
  '2143': 'Cooperativa',
  '2151': 'Consórcio de Sociedades',
  '2178': 'Estabelecimento, no Brasil, de Sociedade Estrangeira',
  '2232': 'Sociedade Simples Pura',
  '2240': 'Sociedade Simples Limitada',
  '2305': 'Empresa Individual de Responsabilidade Limitada (de Natureza Empresária)',
  '2313': 'Empresa Individual de Responsabilidade Limitada (de Natureza Simples)',
  '2321': 'Sociedade Unipessoal de Advocacia',
  '3034': 'Serviço Notarial e Registral (Cartório)',
  '3069': 'Fundação Privada',
  '3085': 'Condomínio Edilício',
  '3220': 'Organização Religiosa',
  '3999': 'Associação Privada',
  '4120': 'Produtor Rural (Pessoa Física)',
};

/** Roles of partners and officers, by code (qualificação). */
const ROLES: Readonly<Record<string, string>> = {
  '05': 'Administrador',
  '08': 'Conselheiro de Administração',
  '10': 'Diretor',
  '16': 'Presidente',
  '17': 'Procurador',
  '20': 'Sociedade Consorciada',
  '22': 'Sócio',
  '23': 'Sócio Capitalista',
  '24': 'Sócio Comanditado',
  '25': 'Sócio Comanditário',
  '28': 'Sócio-Gerente',
  '30': 'Sócio Menor (Assistido/Representado)',
  '31': 'Sócio Ostensivo',
  '37': 'Sócio Pessoa Jurídica Domiciliado no Exterior',
  '38': 'Sócio Pessoa Física Residente no Exterior',
  '47': 'Sócio Pessoa Física Residente no Brasil',
  '48': 'Sócio Pessoa Jurídica Domiciliado no Brasil',
  '49': 'Sócio-Administrador',
  '50': 'Empresário',
  '52': 'Sócio com Capital',
  '53': 'Sócio sem Capital',
  '54': 'Fundador',
  '59': 'Produtor Rural',
  '65': 'Titular Pessoa Física Residente ou Domiciliado no Brasil',
  '66': 'Titular Pessoa Física Residente ou Domiciliado no Exterior',
  '69': 'Beneficiário Final',
  '74': 'Sócio-Administrador Residente ou Domiciliado no Exterior',
  '78': 'Titular Pessoa Jurídica Domiciliada no Brasil',
  '79': 'Titular Pessoa Jurídica Domiciliada no Exterior',
};

/** Roles that imply a share in the company, whose size the register does not publish. */
const SHARES = new Set([
  ...['20', '22', '23', '24', '25', '28', '29', '30', '31', '37', '38', '47', '48', '49', '52', '55', '56', '57', '58'],
  ...['65', '66', '67', '68', '74', '78', '79'],
]);

/** The final beneficiary (Instrução Normativa RFB 1.634/2016, art. 8). */
const CONTROLS = new Set(['69']);

export const givesShares = (role: string): boolean => SHARES.has(role);

export const givesControl = (role: string): boolean => CONTROLS.has(role);

type ListName = 'legalForm' | 'role';

/** Only the file name identifies a list: `F.K03200$Z.D30513.NATJUCSV`. */
const LISTS: readonly (readonly [RegExp, ListName])[] = [
  [/NATJU/i, 'legalForm'],
  [/QUALS/i, 'role'],
];

/** Lists that are not needed; the list of activities is read as industry codes. */
const OTHER_LISTS = /MOTI|MUNIC|PAIS/i;

export const isCodeList = (fileName: string): boolean =>
  OTHER_LISTS.test(fileName) || LISTS.some(([pattern]) => pattern.test(fileName));

/** Meanings of codes: built-in ones, and those from lists read earlier in the run. */
export class CodeLists {
  private readonly read: Record<ListName, Map<string, string>> = { legalForm: new Map(), role: new Map() };

  add(fileName: string, code: string, text: string): void {
    const list = LISTS.find(([pattern]) => pattern.test(fileName))?.[1];
    if (list) this.read[list].set(code, text);
  }

  legalForm(code: string | null): string | null {
    if (code === null) return null;
    return this.read.legalForm.get(code) ?? LEGAL_FORMS[code] ?? `Natureza jurídica ${code}`;
  }

  role(code: string | null): string | null {
    if (code === null) return null;
    return this.read.role.get(code) ?? ROLES[code] ?? `Qualificação ${code}`;
  }
}

/** State of a run: company names, which the tables of establishments and partners do not repeat. */
export interface Memory {
  names: BoundedMap<string>;
  codes: CodeLists;
}

/** The company's number: the first eight digits; null for anything else. */
export const toRoot = (text: string | null): string | null => (/^\d{8}$/.test(text ?? '') ? text : null);

/** `20161125` → `2016-11-25`; zeros mean unknown. */
export function parseCompactDate(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  return year === undefined ? null : parseDate(`${year}-${month}-${day}`);
}

export const sourceOf = (file: FileFacts): Source => ({
  publisher: 'Receita Federal do Brasil',
  url: 'https://dados.gov.br/dados/conjuntos-dados/cadastro-nacional-da-pessoa-juridica---cnpj',
  source_type: 'external',
  retrieved_at: file.date,
  terms: 'Brazilian federal open data (Decreto 8.777/2016)',
});
