import type { ReadItem } from '../format';
import { parsePlainRecord, readCsvRecords } from '../read/csv';
import type { SourceFile } from '../read/source-file';

/** The columns of each table of the register; its files have no header (Receita Federal, "Metadados do CNPJ"). */
const COMPANIES = [
  'cnpj_basico',
  'razao_social',
  'natureza_juridica',
  'qualificacao_responsavel',
  'capital_social',
  'porte',
  'ente_federativo',
] as const;

const ESTABLISHMENTS = [
  'cnpj_basico',
  'cnpj_ordem',
  'cnpj_dv',
  'matriz_filial',
  'nome_fantasia',
  'situacao',
  'data_situacao',
  'motivo_situacao',
  'cidade_exterior',
  'pais',
  'data_inicio',
  'cnae_principal',
  'cnae_secundario',
  'tipo_logradouro',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cep',
  'uf',
  'municipio',
  'ddd_1',
  'telefone_1',
  'ddd_2',
  'telefone_2',
  'ddd_fax',
  'fax',
  'email',
  'situacao_especial',
  'data_situacao_especial',
] as const;

const PARTNERS = [
  'cnpj_basico',
  'tipo_socio',
  'nome_socio',
  'documento_socio',
  'qualificacao_socio',
  'data_entrada',
  'pais',
  'documento_representante',
  'nome_representante',
  'qualificacao_representante',
  'faixa_etaria',
] as const;

export const CODES = ['code', 'text'] as const;

/** Tables are recognised by their number of columns. */
const TABLES: readonly (readonly string[])[] = [COMPANIES, ESTABLISHMENTS, PARTNERS, CODES];

const SEPARATOR = ';';

const firstLine = (text: string): string => text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '';

/** The columns of the table in a file that begins so; undefined if it is not one of the register's. */
export function columnsOf(start: string): readonly string[] | undefined {
  const line = firstLine(start);
  const fields = line.startsWith('"') ? parsePlainRecord(line, SEPARATOR) : undefined;
  return TABLES.find((columns) => columns.length === fields?.length);
}

/** The rows of a table of the register. */
export async function* readTable(file: SourceFile): AsyncIterable<ReadItem> {
  const columns = columnsOf((await file.start()).toString('utf8'));
  if (!columns) throw new Error('it is no table of the CNPJ register');
  yield* readCsvRecords(file, { separator: SEPARATOR, columns });
}
