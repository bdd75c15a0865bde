import { LEGAL_FORMS } from './form-table';

interface FormRule {
  written: string[];
  normalised: string;
}

/** The longest way to write a form first: "public limited company" must win over "company". */
const RULES: FormRule[] = LEGAL_FORMS.flatMap(({ normalised, ways }) =>
  ways.map((way) => ({ written: way.split(' '), normalised })),
).sort((a, b) => b.written.length - a.written.length);

const RULES_BY_FIRST_WORD = new Map<string, FormRule[]>();
for (const rule of RULES) {
  const [first = ''] = rule.written;
  RULES_BY_FIRST_WORD.set(first, [...(RULES_BY_FIRST_WORD.get(first) ?? []), rule]);
}

function standsAt(written: readonly string[], names: readonly string[], at: number): boolean {
  for (let offset = 0; offset < written.length; offset++) if (names[at + offset] !== written[offset]) return false;
  return true;
}

function ruleAt(names: readonly string[], at: number): FormRule | undefined {
  const rules = RULES_BY_FIRST_WORD.get(names[at] ?? '');
  if (rules) for (const rule of rules) if (standsAt(rule.written, names, at)) return rule;
  return undefined;
}

/** Where the first form stands that is written in another way; the number of words where there is none. */
function firstFormOf(names: readonly string[]): number {
  let at = 0;
  while (at < names.length && !ruleAt(names, at)) at++;
  return at;
}

/**
 * The words with every legal form written in the one normalised way, so that "Ltd" finds "Limited" and the other way
 * round (specification, companies/search, `q`): the same list where there is nothing to write otherwise.
 */
export function normaliseLegalForms(names: string[]): string[] {
  const first = firstFormOf(names);
  if (first === names.length) return names;
  const normalised = names.slice(0, first);
  for (let at = first; at < names.length; ) {
    const rule = ruleAt(names, at);
    normalised.push(rule?.normalised ?? names[at] ?? '');
    at += rule?.written.length ?? 1;
  }
  return normalised;
}
