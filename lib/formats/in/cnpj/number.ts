import type { Source } from '@/lib/contract/provenance';
import type { BoundedMap } from '../bounded-map';
import { parseDate } from '../dates';
import type { FileFacts } from '../format';
import type { CodeLists } from './code-lists';

/** What a run remembers: the names of companies, which the tables of establishments and partners do not repeat. */
export interface Memory {
  names: BoundedMap<string>;
  codes: CodeLists;
}

/** The root of a number, eight digits: the company; null for anything else. */
export const toRoot = (text: string | null): string | null => (/^\d{8}$/.test(text ?? '') ? text : null);

/** `20161125` → `2016-11-25`; zeros stand for a day that is not known. */
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
