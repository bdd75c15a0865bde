import { CODES, readTable } from '../cnpj/read';
import { type FileSample, type ImportFormat, type Mapped, type ReadItem, skip } from '../format';
import { isRaw, type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import { type CodeList, type Equivalent, naics2017, naicsToIsic, naicsToNace, naicsYears, toScheme } from './naics';

/** Division titles of CNAE 2.0 (IBGE), the same as in ISIC Rev. 4; the code list omits them. */
const TITLES = `
01 Agricultura, pecuária e serviços relacionados
02 Produção florestal
03 Pesca e aquicultura
05 Extração de carvão mineral
06 Extração de petróleo e gás natural
07 Extração de minerais metálicos
08 Extração de minerais não-metálicos
09 Atividades de apoio à extração de minerais
10 Fabricação de produtos alimentícios
11 Fabricação de bebidas
12 Fabricação de produtos do fumo
13 Fabricação de produtos têxteis
14 Confecção de artigos do vestuário e acessórios
15 Preparação de couros e fabricação de artefatos de couro, artigos para viagem e calçados
16 Fabricação de produtos de madeira
17 Fabricação de celulose, papel e produtos de papel
18 Impressão e reprodução de gravações
19 Fabricação de coque, de produtos derivados do petróleo e de biocombustíveis
20 Fabricação de produtos químicos
21 Fabricação de produtos farmoquímicos e farmacêuticos
22 Fabricação de produtos de borracha e de material plástico
23 Fabricação de produtos de minerais não-metálicos
24 Metalurgia
25 Fabricação de produtos de metal, exceto máquinas e equipamentos
26 Fabricação de equipamentos de informática, produtos eletrônicos e ópticos
27 Fabricação de máquinas, aparelhos e materiais elétricos
28 Fabricação de máquinas e equipamentos
29 Fabricação de veículos automotores, reboques e carrocerias
30 Fabricação de outros equipamentos de transporte, exceto veículos automotores
31 Fabricação de móveis
32 Fabricação de produtos diversos
33 Manutenção, reparação e instalação de máquinas e equipamentos
35 Eletricidade, gás e outras utilidades
36 Captação, tratamento e distribuição de água
37 Esgoto e atividades relacionadas
38 Coleta, tratamento e disposição de resíduos; recuperação de materiais
39 Descontaminação e outros serviços de gestão de resíduos
41 Construção de edifícios
42 Obras de infra-estrutura
43 Serviços especializados para construção
45 Comércio e reparação de veículos automotores e motocicletas
46 Comércio por atacado, exceto veículos automotores e motocicletas
47 Comércio varejista
49 Transporte terrestre
50 Transporte aquaviário
51 Transporte aéreo
52 Armazenamento e atividades auxiliares dos transportes
53 Correio e outras atividades de entrega
55 Alojamento
56 Alimentação
58 Edição e edição integrada à impressão
59 Atividades cinematográficas, produção de vídeos e de programas de televisão; gravação de som e edição de música
60 Atividades de rádio e de televisão
61 Telecomunicações
62 Atividades dos serviços de tecnologia da informação
63 Atividades de prestação de serviços de informação
64 Atividades de serviços financeiros
65 Seguros, resseguros, previdência complementar e planos de saúde
66 Atividades auxiliares dos serviços financeiros, seguros, previdência complementar e planos de saúde
68 Atividades imobiliárias
69 Atividades jurídicas, de contabilidade e de auditoria
70 Atividades de sedes de empresas e de consultoria em gestão empresarial
71 Serviços de arquitetura e engenharia; testes e análises técnicas
72 Pesquisa e desenvolvimento científico
73 Publicidade e pesquisa de mercado
74 Outras atividades profissionais, científicas e técnicas
75 Atividades veterinárias
77 Aluguéis não-imobiliários e gestão de ativos intangíveis não-financeiros
78 Seleção, agenciamento e locação de mão-de-obra
79 Agências de viagens, operadores turísticos e serviços de reservas
80 Atividades de vigilância, segurança e investigação
81 Serviços para edifícios e atividades paisagísticas
82 Serviços de escritório, de apoio administrativo e outros serviços prestados principalmente às empresas
84 Administração pública, defesa e seguridade social
85 Educação
86 Atividades de atenção à saúde humana
87 Atividades de atenção à saúde humana integradas com assistência social, prestadas em residências coletivas e particulares
88 Serviços de assistência social sem alojamento
90 Atividades artísticas, criativas e de espetáculos
91 Atividades ligadas ao patrimônio cultural e ambiental
92 Atividades de exploração de jogos de azar e apostas
93 Atividades esportivas e de recreação e lazer
94 Atividades de organizações associativas
95 Reparação e manutenção de equipamentos de informática e comunicação e de objetos pessoais e domésticos
96 Outras atividades de serviços pessoais
97 Serviços domésticos
99 Organismos internacionais e outras instituições extraterritoriais`;

const BY_DIVISION: ReadonlyMap<string, string> = new Map(
  TITLES.trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, 2), line.slice(3)]),
);

export const cnaeDivision = (division: string): string | undefined => BY_DIVISION.get(division);

/** The last division of each section of ISIC Rev. 4, NACE Rev. 2 and everything based on them. */
const LAST_DIVISIONS: readonly (readonly [number, string])[] = [
  [3, 'A'],
  [9, 'B'],
  [33, 'C'],
  [35, 'D'],
  [39, 'E'],
  [43, 'F'],
  [47, 'G'],
  [53, 'H'],
  [56, 'I'],
  [63, 'J'],
  [66, 'K'],
  [68, 'L'],
  [75, 'M'],
  [82, 'N'],
  [84, 'O'],
  [85, 'P'],
  [88, 'Q'],
  [93, 'R'],
  [96, 'S'],
  [98, 'T'],
  [99, 'U'],
];

/** `01` → `A`. */
export const sectionOf = (division: string): string | null =>
  LAST_DIVISIONS.find(([last]) => Number(division) <= last)?.[1] ?? null;

/** Section titles, which the code list omits (Insee, NAF rév. 2). */
const SECTIONS: Readonly<Record<string, string>> = {
  A: 'Agriculture, sylviculture et pêche',
  B: 'Industries extractives',
  C: 'Industrie manufacturière',
  D: 'Production et distribution d’électricité, de gaz, de vapeur et d’air conditionné',
  E: 'Production et distribution d’eau ; assainissement, gestion des déchets et dépollution',
  F: 'Construction',
  G: 'Commerce ; réparation d’automobiles et de motocycles',
  H: 'Transports et entreposage',
  I: 'Hébergement et restauration',
  J: 'Information et communication',
  K: 'Activités financières et d’assurance',
  L: 'Activités immobilières',
  M: 'Activités spécialisées, scientifiques et techniques',
  N: 'Activités de services administratifs et de soutien',
  O: 'Administration publique',
  P: 'Enseignement',
  Q: 'Santé humaine et action sociale',
  R: 'Arts, spectacles et activités récréatives',
  S: 'Autres activités de services',
  T: 'Activités des ménages en tant qu’employeurs ; activités indifférenciées des ménages en tant que producteurs de biens et services pour usage propre',
  U: 'Activités extra-territoriales',
};

/** The list is one object with the codes as keys. */
async function* readCodes(file: SourceFile): AsyncIterable<ReadItem> {
  for await (const item of readJsonRecords(file)) {
    if ('problem' in item || !isRaw(item.raw)) yield item;
    else for (const [naf, title] of Object.entries(item.raw)) yield { line: item.line, raw: { naf, title } };
  }
}

function nafMapRow(row: Raw): Mapped {
  const [code, description] = [textAt(row, 'naf'), textAt(row, 'title')];
  if (code === null || !/^\d{2}\.\d{2}[A-Z]$/.test(code) || !description) return skip('no code of NAF with its title');
  const section = sectionOf(code.slice(0, 2)) ?? '';
  const codes = [
    { code: section, description: SECTIONS[section] ?? section },
    { code, description, parent_code: section },
  ];
  return [
    toScheme('fr_naf_2008', codes, [
      { code: section, to_scheme_id: 'eu_nace_2', to_code: section },
      { code, to_scheme_id: 'eu_nace_2', to_code: code.slice(0, 5) },
    ]),
  ];
}

const naf: CodeList = {
  opening: /^\s*\{\s*"\d{2}\.\d{2}[A-Z]"\s*:\s*"/,
  columns: ['naf', 'title'],
  read: readCodes,
  map: nafMapRow,
};

/**
 * Divisions and groups with the same meaning as a section, division or group of ISIC Rev. 4, by definition: there is no
 * official table between the two. Codes split between several are left out, as they would add
 * unrelated ones.
 */
const SAME = (
  'A:A B:B C:F D:C 08:02 09:03 10:07 12:05 14:08 131:06 138:09 15:41 16:42 17:43 201:101 202:105 203:103 204:106 ' +
  '207:104 208:11 21:12 22:13 23:14 24:16 25:31 26:17 283:21 29:19 30:22 31:15 32:23 33:24 34:25 371:29 39:32 43:53 ' +
  '44:50 45:51 481:61 483:60 491:351 494:36 58:56 63:65 65:68 70:55 731:73 735:77 736:78 737:62 78:59 80:86 811:691 ' +
  '82:85 84:91 86:94 871:711 872:692 88:97'
).split(' ');

const EQUIVALENTS: ReadonlyMap<string, string> = new Map(
  SAME.map((pair): [string, string] => {
    const [code = '', isic = ''] = pair.split(':');
    return [code, isic];
  }),
);

function usSicEquivalentsOf(code: string): Equivalent[] {
  const to_code = EQUIVALENTS.get(code);
  return to_code === undefined ? [] : [{ code, to_scheme_id: 'isic_4', to_code }];
}

function usSicMapCode(row: Raw, column: string, parentColumn: string | null, form: RegExp): Mapped {
  const [code, description] = [textAt(row, column), textAt(row, 'Description')];
  if (code === null || !form.test(code) || description === null) return skip('no code of the US SIC with its title');
  const parent_code = parentColumn === null ? null : textAt(row, parentColumn);
  return [toScheme('us_sic', [{ code, description, parent_code }], usSicEquivalentsOf(code))];
}

const level = (header: string, columns: string[], form: RegExp): CodeList => {
  const [own = '', parent = null] = columns;
  return {
    opening: new RegExp(`^"?${header}"?\\r?\\n`),
    columns: [...columns, 'Description'],
    read: (file) => readCsvRecords(file),
    map: (row) => usSicMapCode(row, own, parent, form),
  };
};

/** OSHA's lists, one per level: the lowest first, as it has all columns of the levels above. */
const usSic: readonly CodeList[] = [
  level('Division,Major Group,Industry Group,SIC,Description', ['SIC', 'Industry Group'], /^\d{4}$/),
  level('Division,Major Group,Industry Group,Description', ['Industry Group', 'Major Group'], /^\d{3}$/),
  level('Division,Major Group,Description', ['Major Group', 'Division'], /^\d{2}$/),
  {
    ...level('Division,Description,Full Description', ['Division'], /^[A-J]$/),
    columns: ['Division', 'Description', 'Full Description'],
  },
];

const ISIC_CODE = /^(?:[A-U]|\d{2,4})$/;
const CLASS = /^\d{4}$/;

/** Divisions belong to sections; groups and classes to the prefix of their code. */
const isicParentOf = (code: string): string | null => (code.length > 2 ? code.slice(0, -1) : sectionOf(code));

function mapCode(code: string | null, description: string | null): Mapped {
  if (code === null || !ISIC_CODE.test(code) || description === null) return skip('no code of ISIC with its title');
  return [toScheme('isic_4', [{ code, description, parent_code: /\d/.test(code) ? isicParentOf(code) : null }])];
}

/** The list as the European Commission publishes it. */
const isicTable: CodeList = {
  opening: /^ISIC Rev\. 4,"?Description"?\r?\n/,
  columns: ['ISIC Rev. 4', 'Description'],
  read: (file) => readCsvRecords(file),
  map: (row) => mapCode(textAt(row, 'ISIC Rev. 4'), textAt(row, 'Description')),
};

/** The UN's list. Its header is not distinctive, so the first section must follow. */
const isicStructure: CodeList = {
  opening: /^"?Code"?,"?Description"?\r?\n"?A"?,"?Agriculture, forestry and fishing"?\r?\n/,
  columns: ['Code', 'Description'],
  read: (file) => readCsvRecords(file),
  map: (row) => mapCode(textAt(row, 'Code'), textAt(row, 'Description')),
};

function mapRevision(row: Raw): Mapped {
  const [now, before] = [textAt(row, 'ISIC4code'), textAt(row, 'ISIC31code')];
  if (now === null || before === null || !CLASS.test(now) || !CLASS.test(before)) return skip('no two classes of ISIC');
  // The table has no titles of the older revision.
  const codes = [{ code: before, description: '(title not given)' }];
  return [toScheme('isic_31', codes, [{ code: before, to_scheme_id: 'isic_4', to_code: now }])];
}

/** The UN's table from revision 3.1 to revision 4. */
const isicRevisions: CodeList = {
  opening: /^"?ISIC4code"?,"?partialISIC4"?,"?ISIC31code"?,/,
  columns: ['ISIC4code', 'ISIC31code'],
  read: (file) => readCsvRecords(file),
  map: mapRevision,
};

const CODE = /^(?:[A-U]|\d{2}(?:\.\d{1,2})?)$/;
const LEVELS = ['Class', 'Group', 'Division', 'Section'];

/** `01.11` → `01.1` → `01` → `A`. */
function parentOf(code: string): string | null {
  if (code.includes('.')) return code.length === 4 ? code.slice(0, 2) : code.slice(0, -1);
  return code.length === 2 ? sectionOf(code) : null;
}

/** Sections and divisions equal those of ISIC; a class states its own, with a star for a partial match. */
function equivalentOf(code: string, isicClass: string | null): Equivalent[] {
  const to_code = code.includes('.') ? (/^(\d{4})\*?$/.exec(isicClass ?? '')?.[1] ?? null) : code;
  return to_code === null ? [] : [{ code, to_scheme_id: 'isic_4', to_code }];
}

function naceMapRow(row: Raw): Mapped {
  const code = LEVELS.map((level) => textAt(row, level)).find((found) => found !== null) ?? null;
  const description = textAt(row, 'Activity');
  if (code === null || !CODE.test(code) || description === null) return skip('no code of NACE with its title');
  const codes = [{ code, description, parent_code: parentOf(code) }];
  return [toScheme('eu_nace_2', codes, equivalentOf(code, textAt(row, 'ISICRev. 4')))];
}

const COLUMNS = ['Section', 'Division', 'Group', 'Class', 'Activity'];

const naceTable: CodeList = {
  opening: /^Section,Division,Group,Class,Activity,ISIC ?Rev\. 4\r?\n/,
  columns: COLUMNS,
  read: (file) => readCsvRecords(file),
  map: naceMapRow,
};

const naceJson: CodeList = {
  opening: /^\s*\[\s*\{\s*"Section":\s*"A",\s*"Division":\s*null,\s*"Group":\s*null,\s*"Class":\s*null,\s*"Activity":/,
  columns: COLUMNS,
  read: (file) => readJsonRecords(file),
  map: naceMapRow,
};

/** Codes of Companies House beside the classification: non-trading, residents’ property, dormant. */
const OWN_CODES = new Set(['74990', '98000', '99999']);

/** The first four digits are the class of NACE; sections are the same. */
function equivalentsOf(code: string, section: string): Equivalent[] {
  const sections: Equivalent = { code: section, to_scheme_id: 'eu_nace_2', to_code: section };
  if (OWN_CODES.has(code)) return [sections];
  return [sections, { code, to_scheme_id: 'eu_nace_2', to_code: `${code.slice(0, 2)}.${code.slice(2, 4)}` }];
}

function ukSicMapRow(row: Raw): Mapped {
  // Spreadsheets may have dropped the leading zeros.
  const code = textAt(row, 'sic_code')?.padStart(5, '0') ?? '';
  const [description, section, title] = ['sic_description', 'section', 'section_description'].map((column) =>
    textAt(row, column),
  );
  if (!/^\d{5}$/.test(code) || !description) return skip('no code of the UK SIC with its title');
  if (!section || !/^[A-U]$/.test(section) || !title) return skip('a code without its section');
  const codes = [
    { code: section, description: title },
    { code, description, parent_code: section },
  ];
  return [toScheme('uk_sic_2007', codes, equivalentsOf(code, section))];
}

const ukSic: CodeList = {
  opening: /^"?sic_code"?,"?sic_description"?,"?section"?,"?section_description"?/,
  columns: ['sic_code', 'sic_description', 'section'],
  read: (file) => readCsvRecords(file),
  map: ukSicMapRow,
};

/** The register's text for an unknown activity. */
const NOT_SAID = '8888888';

/**
 * Below its divisions CNAE differs from ISIC: 0111 includes rice, which is 0112 in ISIC, while CNAE 0112 is fibres. So codes
 * are linked to ISIC by division.
 */
function mapRow(row: Raw): Mapped {
  const [code, description] = [textAt(row, 'code'), textAt(row, 'text')];
  if (code === null || !/^\d{7}$/.test(code) || description === null) return skip('no code of CNAE with its title');
  const division = code.slice(0, 2);
  const title = code === NOT_SAID ? undefined : cnaeDivision(division);
  if (title === undefined) return [toScheme('br_cnae_2', [{ code, description }])];
  const codes = [
    { code: division, description: title },
    { code, description, parent_code: division },
  ];
  return [toScheme('br_cnae_2', codes, [{ code: division, to_scheme_id: 'isic_4', to_code: division }])];
}

/** The list of the CNPJ register; without a header, it is recognised by its original file name. */
const cnae: CodeList = {
  opening: /^"\d{7}";"[^"]+"\r?\n/,
  named: /CNAE/i,
  columns: CODES,
  read: readTable,
  map: mapRow,
};

/** A row that matches two lists belongs to the first. */
const LISTS: readonly CodeList[] = [
  ukSic,
  naceTable,
  naceJson,
  naf,
  cnae,
  naicsYears,
  naicsToNace,
  naicsToIsic,
  naics2017,
  ...usSic,
  isicTable,
  isicStructure,
  isicRevisions,
];

function listOf({ name, start }: FileSample): CodeList | undefined {
  const text = start.replace(/^\uFEFF/, '');
  return LISTS.find(({ opening, named }) => opening.test(text) && (named === undefined || named.test(name)));
}

const listOfRow = (row: Raw): CodeList | undefined =>
  LISTS.find(({ columns }) => columns.every((column) => Object.hasOwn(row, column)));

/** Code lists of classifications, with their hierarchy and their equivalents in others. */
export const industryCodes: ImportFormat = {
  name: 'industry-codes',
  describes: 'Code lists of ISIC, NACE, NAICS, NAF, CNAE, UK and US SIC, and tables between them (CSV, JSON)',
  recognises: (sample) => listOf(sample) !== undefined,
  async *read(file) {
    const list = listOf({ name: file.name, start: (await file.start()).toString('utf8') });
    if (!list) throw new Error('it is no list of industry codes that is known here');
    yield* list.read(file);
  },
  createMapper: () => (raw) => {
    const list = isRaw(raw) ? listOfRow(raw) : undefined;
    return isRaw(raw) && list ? list.map(raw) : skip('not a row of a list of industry codes');
  },
};
