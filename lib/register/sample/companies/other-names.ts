import type { AlternativeName, PreviousName } from '@/lib/contract/company';
import { AS_OF, addDays, dayNumber, printDay } from '../calendar';
import type { Chance } from '../chance';
import { brandName, firmName, tradePhrases } from '../language/company-names';
import type { Lexicon } from '../language/lexicon';
import type { LegalForm } from '../registers/register';

export const inForm = (name: string, form: LegalForm): string => form.pattern.replace('{}', name);

/** The firm's first word stayed and its trade changed, or it was another firm altogether. */
function formerName(chance: Chance, lexicon: Lexicon, form: LegalForm, name: string): string {
  const trade = chance.pick([...lexicon.trades.keys()]);
  const brand = name.split(/[ ,(]/)[0] ?? name;
  const words = tradePhrases(lexicon, trade);
  const kept = !lexicon.unspaced && !/^\P{L}|:/u.test(brand) && brand.length > 4 && chance.likely(0.4);
  return inForm(
    kept ? `${brand} ${chance.pick(words).replace(/:\S+/g, '')}` : firmName(chance, lexicon, trade).native,
    form,
  );
}

/** Names that follow one another without a gap, the first from the day of incorporation. */
export function previousNames(
  chance: Chance,
  lexicon: Lexicon,
  form: LegalForm,
  life: { name: string; born: string; end: string | null | undefined },
): PreviousName[] {
  const lastDay = dayNumber(life.end ?? AS_OF) - 30;
  const names: PreviousName[] = [];
  let start = life.born;
  for (let left = chance.likely(0.25) ? 2 : 1; left > 0 && dayNumber(start) + 120 < lastDay; left -= 1) {
    const end = printDay(chance.int(dayNumber(start) + 90, lastDay));
    const company_name = formerName(chance, lexicon, form, life.name);
    if (company_name !== life.name)
      names.push({ company_name, type: 'legal', con_date: end, start_date: start, end_date: end });
    start = addDays(end, 1);
  }
  return names;
}

export function alternativeNames(chance: Chance, lexicon: Lexicon, latin: string, native: string): AlternativeName[] {
  const names: AlternativeName[] = [];
  if (latin !== native) names.push({ company_name: latin, type: 'alias', language: 'en' });
  if (chance.likely(0.14))
    names.push({ company_name: tradingName(chance, lexicon), type: 'trading', language: lexicon.language });
  const initials = latin.match(/\b\p{Lu}/gu)?.join('') ?? '';
  if (initials.length > 2 && chance.likely(0.06))
    names.push({ company_name: initials, type: 'abbreviation', language: null });
  return names.filter(({ company_name }) => company_name !== native);
}

const tradingName = (chance: Chance, lexicon: Lexicon): string => brandName(chance, lexicon).native;
