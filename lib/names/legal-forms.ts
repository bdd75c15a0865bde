/**
 * Legal forms: the one word a normalised name has for each, then the other ways to write it, so that "Ltd" finds
 * "Limited" and the other way round (specification, companies/search, `q`). A form of several words becomes one, or
 * else "limited" would find every public limited company. Compared word by word, after folding and after the dots
 * of abbreviations were taken out.
 */
const FORMS: readonly (readonly string[])[] = [
  ['limited', 'ltd'],
  ['corporation', 'corp'],
  ['incorporated', 'inc'],
  ['company', 'co'],
  ['plc', 'public limited company', 'p l c'],
  ['pvtltd', 'pvt ltd', 'pvt limited', 'private limited', 'private limited company'],
  ['ptyltd', 'pty ltd', 'pty limited', 'proprietary limited'],
  ['llc', 'limited liability company', 'l l c'],
  ['llp', 'limited liability partnership'],
  ['lp', 'limited partnership'],
  ['dac', 'designated activity company'],
  ['gmbh', 'gesellschaft mit beschrankter haftung', 'ges mbh', 'gesmbh'],
  ['ag', 'aktiengesellschaft'],
  ['kg', 'kommanditgesellschaft'],
  ['ohg', 'offene handelsgesellschaft'],
  ['ug', 'unternehmergesellschaft'],
  ['ev', 'eingetragener verein', 'e v'],
  ['sa', 'societe anonyme', 'sociedad anonima', 'sociedade anonima', 'spolka akcyjna'],
  ['sarl', 'societe a responsabilite limitee'],
  ['sas', 'societe par actions simplifiee'],
  ['spa', 'societa per azioni'],
  ['srl', 'societa a responsabilita limitata'],
  ['sl', 'sociedad limitada'],
  ['bv', 'besloten vennootschap'],
  ['nv', 'naamloze vennootschap'],
  ['as', 'aktieselskab', 'aksjeselskap', 'a s'],
  ['aps', 'anpartsselskab'],
  ['ab', 'aktiebolag'],
  ['oy', 'osakeyhtio'],
  ['oyj', 'julkinen osakeyhtio'],
  ['spzoo', 'spolka z ograniczona odpowiedzialnoscia', 'sp z o o', 'sp z oo', 'sp zoo'],
  ['sro', 'spolecnost s rucenim omezenym', 's r o', 'spol s r o'],
  ['ooo', 'obshchestvo s ogranichennoy otvetstvennostyu'],
  ['kk', 'kabushiki kaisha'],
];

interface FormRule {
  written: string[];
  normalised: string;
}

/** The longest way to write a form first: "pty ltd" must win over "ltd". */
const RULES: FormRule[] = FORMS.flatMap(([normalised = '', ...ways]) =>
  ways.map((way) => ({ written: way.split(' '), normalised })),
).sort((a, b) => b.written.length - a.written.length);

const RULES_BY_FIRST_WORD = new Map<string, FormRule[]>();
for (const rule of RULES) {
  const [first = ''] = rule.written;
  RULES_BY_FIRST_WORD.set(first, [...(RULES_BY_FIRST_WORD.get(first) ?? []), rule]);
}

function ruleAt(names: string[], at: number): FormRule | undefined {
  const rules = RULES_BY_FIRST_WORD.get(names[at] ?? '') ?? [];
  return rules.find(({ written }) => written.every((word, offset) => names[at + offset] === word));
}

/** The words with every legal form written in the one normalised way. */
export function normaliseLegalForms(names: string[]): string[] {
  const normalised: string[] = [];
  for (let at = 0; at < names.length; ) {
    const rule = ruleAt(names, at);
    normalised.push(rule?.normalised ?? names[at] ?? '');
    at += rule?.written.length ?? 1;
  }
  return normalised;
}
