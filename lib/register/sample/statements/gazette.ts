import type { StatementInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween, earliest, FIRST_SNAPSHOT, latest, momentOf } from '../calendar';
import { Chance } from '../chance';
import { referenceTo, type SampleCompany } from '../companies/company';
import { provenancesOf, seen } from './provenances';

interface NoticeKind {
  /** Level 1 of the normalised classification (api-shapes, 6.5). */
  classification: string;
  code: string;
  title: string;
  body: string;
}

const ALIVE: readonly NoticeKind[] = [
  {
    classification: 'modification of subjects',
    code: '2410',
    title: 'Change of Name',
    body: 'Notice is given that the company has changed its name.',
  },
  {
    classification: 'registration of locations',
    code: '2101',
    title: 'Registered Office',
    body: 'The company has moved its registered office.',
  },
  {
    classification: 'judgment',
    code: '2450',
    title: 'Petitions to Wind Up (Companies)',
    body: 'A petition to wind up the company was presented and later dismissed.',
  },
  {
    classification: 'filing',
    code: '2301',
    title: 'Filing of Accounts',
    body: 'The annual accounts were lodged and may be inspected.',
  },
];

const GONE: readonly NoticeKind[] = [
  {
    classification: 'striking off of subjects',
    code: '2441',
    title: 'Resolutions for Winding-up',
    body: 'It was resolved that the company be wound up voluntarily.',
  },
  {
    classification: 'striking off of subjects',
    code: '2442',
    title: 'Appointment of Liquidators',
    body: 'Liquidators were appointed and creditors are called upon to prove their debts.',
  },
  {
    classification: 'striking off of subjects',
    code: '2443',
    title: 'Striking-off',
    body: 'The company will be struck off unless cause is shown to the contrary.',
  },
];

const PUBLICATIONS: Readonly<Record<string, string>> = {
  gb: 'The Sample Gazette',
  ie: 'Iris Samplach',
  de: 'Beispielanzeiger',
  fr: 'Bulletin des annonces exemplaires',
  be: 'Voorbeeldblad – Moniteur exemplaire',
  lu: 'Recueil exemplaire',
  ch: 'Beispiel-Amtsblatt',
  au: 'Sample Commonwealth Notices',
  nz: 'Sample Gazette of the Southern Isles',
  sg: 'Sample Government Gazette (Singapore)',
};

/** Told as long before the end as such a notice is. */
function dayOfNotice(chance: Chance, company: SampleCompany): string {
  const { dissolution_date, incorporation_date } = company.input;
  if (dissolution_date)
    return latest(addDays(dissolution_date, -chance.int(60, 180)), incorporation_date ?? dissolution_date);
  return dayBetween(chance, latest(incorporation_date ?? FIRST_SNAPSHOT, FIRST_SNAPSHOT), addDays(AS_OF, -3));
}

function properties(
  company: SampleCompany,
  kind: NoticeKind,
  uid: string,
  date: string,
  publication: string,
): Record<string, unknown> {
  const { name, company_number, jurisdiction_code } = company.input;
  const subject = { entity_type: 'company', entity_properties: { name, company_number, jurisdiction_code } };
  return {
    uid,
    identifier: uid,
    date_published: date,
    summary: `${kind.title}: ${name}`,
    url: `https://register.example/gazette/${uid}`,
    media_type: 'text/html',
    publisher: publication,
    sample_date: date,
    retrieved_at: momentOf(addDays(date, 1)),
    confidence: 'HIGH',
    subjects: [subject],
    related_entities: [],
    about: {
      type: kind.classification,
      classification: [{ code_scheme_id: 'sample_gazette', code: kind.code, name: kind.title }],
      body: { value: `${kind.body} ${name}, number ${company_number}.`, media_type: 'text/plain' },
    },
    issue: {
      identifier: date.slice(0, 7),
      edition_id: jurisdiction_code,
      publication: {
        title: publication,
        jurisdiction_code,
        url: 'https://register.example/gazette',
        publisher: { name: publication },
      },
    },
  };
}

/** A gazette notice about the company, in a register that publishes them; most companies are never mentioned. */
export function* gazetteNotices(company: SampleCompany): Generator<StatementInput> {
  const { jurisdiction_code, inactive, name, redacted } = company.input;
  const publication = PUBLICATIONS[jurisdiction_code];
  const chance = new Chance(`gazette/${company.key}`);
  if (!publication || redacted || !chance.likely(inactive ? 0.8 : 0.16)) return;
  const date = earliest(dayOfNotice(chance, company), AS_OF);
  const kind = chance.pick(inactive ? GONE : ALIVE);
  const uid = chance.fill('#######');
  const key = `sample:gazette/${company.key}/${uid}`;
  const provenances = provenancesOf(key, date, 'usual', {
    publisher: publication,
    url: `https://register.example/gazette/${uid}`,
  });
  yield {
    kind: 'statement',
    key,
    data_type: 'gazette_notice',
    predicate: 'about',
    subjects: [],
    objects: [referenceTo(company)],
    properties: properties(company, kind, uid, date, publication),
    start_date: date,
    start_date_type: '=',
    sample_date: date,
    provenances,
    search: {
      title: `${kind.title}: ${name}`,
      publication_title: publication,
      classification: kind.classification,
      jurisdiction_code,
      published_at: date,
    },
    ...seen(provenances),
  };
}
