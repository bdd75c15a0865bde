import type { FilingInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween } from '../calendar';
import { Chance } from '../chance';
import { pageOf, referenceTo, type SampleCompany } from '../companies/company';
import { type FilingKind, FOUNDING, filingKinds } from './filing-kinds';

const fill = (text: string | null, date: string): string | null =>
  text?.replaceAll('{year}', String(Number(date.slice(0, 4)) - 1)).replaceAll('{date}', addDays(date, -90)) ?? null;

function filing(company: SampleCompany, chance: Chance, index: number, date: string, kind: FilingKind): FilingInput {
  const uid = chance.likely(0.85) ? chance.fill('@@####@###') : null;
  return {
    kind: 'filing',
    key: `sample:filing/${company.key}/${index}`,
    company: referenceTo(company),
    date,
    // A title is always present (specification, Filing): the given one, else the type, else the day.
    title: fill(kind.title, date) ?? kind.type ?? `Filing of ${date}`,
    description: fill(kind.description, date),
    uid,
    url: uid && chance.likely(0.55) ? `${pageOf(company)}/filings/${uid}` : null,
    filing_type: kind.type,
    filing_code: kind.code,
  };
}

export function* filingsOf(company: SampleCompany): Generator<FilingInput> {
  const { redacted, branch, incorporation_date, dissolution_date, jurisdiction_code } = company.input;
  if (redacted || branch === 'L' || !incorporation_date) return;
  const chance = new Chance(`filings/${company.key}`);
  yield filing(company, chance, 0, incorporation_date, FOUNDING);
  const first = addDays(incorporation_date, 120);
  const last = dissolution_date ?? AS_OF;
  if (first >= last) return;
  const count = chance.pick([0, 1, 1, 2, 2, 3, 4, 5, 9]);
  for (let index = 1; index <= count; index += 1) {
    const date = dayBetween(chance, first < '1998-01-01' && last > '1998-01-01' ? '1998-01-01' : first, last);
    yield filing(company, chance, index, date, chance.pick(filingKinds(jurisdiction_code)));
  }
}
