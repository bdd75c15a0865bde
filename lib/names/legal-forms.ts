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

function ruleAt(names: string[], at: number): FormRule | undefined {
  const rules = RULES_BY_FIRST_WORD.get(names[at] ?? '') ?? [];
  return rules.find(({ written }) => written.every((word, offset) => names[at + offset] === word));
}

/**
 * The words with every legal form written in the one normalised way, so that "Ltd" finds "Limited" and the other way
 * round (specification, companies/search, `q`).
 */
export function normaliseLegalForms(names: string[]): string[] {
  const normalised: string[] = [];
  for (let at = 0; at < names.length; ) {
    const rule = ruleAt(names, at);
    normalised.push(rule?.normalised ?? names[at] ?? '');
    at += rule?.written.length ?? 1;
  }
  return normalised;
}
