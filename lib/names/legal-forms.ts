/**
 * Legal forms, each with its long form first and its short forms after it. A normalised name holds the long form,
 * so that "Ltd" finds "Limited" and the other way round (specification, companies/search, `q`).
 * Compared word by word after folding and after the dots of abbreviations were taken out.
 */
const FORMS: readonly (readonly string[])[] = [
  ['limited', 'ltd'],
  ['public limited company', 'plc'],
  ['private limited company', 'pvt ltd'],
  ['proprietary limited', 'pty ltd', 'pty limited'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['limited liability company', 'llc'],
  ['limited liability partnership', 'llp'],
  ['limited partnership', 'lp'],
  ['designated activity company', 'dac'],
  ['gesellschaft mit beschrankter haftung', 'gmbh', 'ges mbh', 'gesmbh'],
  ['aktiengesellschaft', 'ag'],
  ['kommanditgesellschaft', 'kg'],
  ['offene handelsgesellschaft', 'ohg'],
  ['unternehmergesellschaft', 'ug'],
  ['eingetragener verein', 'ev', 'e v'],
  ['societe anonyme', 'sa'],
  ['societe a responsabilite limitee', 'sarl'],
  ['societe par actions simplifiee', 'sas'],
  ['societa per azioni', 'spa'],
  ['societa a responsabilita limitata', 'srl'],
  ['sociedad limitada', 'sl'],
  ['besloten vennootschap', 'bv'],
  ['naamloze vennootschap', 'nv'],
  ['aktieselskab', 'a s'],
  ['anpartsselskab', 'aps'],
  ['aktiebolag', 'ab'],
  ['aksjeselskap', 'as'],
  ['osakeyhtio', 'oy'],
  ['julkinen osakeyhtio', 'oyj'],
  ['spolka z ograniczona odpowiedzialnoscia', 'sp z o o', 'sp z oo', 'sp zoo'],
  ['spolecnost s rucenim omezenym', 's r o', 'sro', 'spol s r o'],
  ['obshchestvo s ogranichennoy otvetstvennostyu', 'ooo'],
  ['kabushiki kaisha', 'kk'],
];

interface FormRule {
  short: string[];
  long: string[];
}

/** Longest short form first: "pty ltd" must win over "ltd". */
const RULES: FormRule[] = FORMS.flatMap(([long = '', ...shorts]) =>
  shorts.map((short) => ({ short: short.split(' '), long: long.split(' ') })),
).sort((a, b) => b.short.length - a.short.length);

const RULES_BY_FIRST_WORD = new Map<string, FormRule[]>();
for (const rule of RULES) {
  const [first = ''] = rule.short;
  RULES_BY_FIRST_WORD.set(first, [...(RULES_BY_FIRST_WORD.get(first) ?? []), rule]);
}

function ruleAt(names: string[], at: number): FormRule | undefined {
  const rules = RULES_BY_FIRST_WORD.get(names[at] ?? '') ?? [];
  return rules.find(({ short }) => short.every((word, offset) => names[at + offset] === word));
}

/** The words with every short legal form written out. */
export function writeOutLegalForms(names: string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < names.length; ) {
    const rule = ruleAt(names, at);
    written.push(...(rule?.long ?? [names[at] ?? '']));
    at += rule?.short.length ?? 1;
  }
  return written;
}
