/** The columns of each table of the register; its files have no header (Receita Federal, "Metadados do CNPJ"). */
export const COMPANIES = [
  'cnpj_basico',
  'razao_social',
  'natureza_juridica',
  'qualificacao_responsavel',
  'capital_social',
  'porte',
  'ente_federativo',
] as const;

export const ESTABLISHMENTS = [
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

export const PARTNERS = [
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

/** By its number of columns a table is told from the others. */
export const TABLES: readonly (readonly string[])[] = [COMPANIES, ESTABLISHMENTS, PARTNERS, CODES];
