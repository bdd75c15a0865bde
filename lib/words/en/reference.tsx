import type { ReactNode } from 'react';
import type { EndpointName } from '@/lib/contract/endpoints';
import { ENDPOINT_WORDS, type Group } from '@/lib/contract/openapi-words';
import type { Forms } from '@/lib/shared/language/language';
import type { TermWords } from '../arguments';

/** The glossary page. */
const CALLS = { one: 'call', other: 'calls' };

export const glossaryWords = {
  title: 'Glossary',
  description: 'The words of company registers and of ownership, explained in plain sentences.',
  lead: 'The words that registers and these pages use, in plain sentences. On any page, select a word with a dotted underline to read its explanation.',
  terms: 'Terms',
  also: (words: string) => `also: ${words}`,
  inInterface: 'In the API reference',
  /** Read aloud after `inInterface`, so that each link has a unique name. */
  ofTerm: (term: string) => `: ${term}`,
};

/** Terms about companies and registers. */
export const companyTermWords = {
  jurisdiction: {
    term: 'Jurisdiction',
    also: 'jurisdiction_code',
    means:
      'The country, or part of one, under whose law a company is registered. Some countries have one register, others have one for each state or province.',
  },
  company_number: {
    term: 'Company number',
    also: 'registration number, native company number',
    means:
      'The number under which a register lists a company. It is unique within its jurisdiction only: the same number elsewhere is another company.',
  },
  lei: {
    term: 'LEI',
    also: 'legal entity identifier',
    means:
      'A worldwide code of 20 letters and digits for companies and other bodies that take part in financial dealings. Most companies have none.',
  },
  status: {
    term: 'Status',
    also: 'current_status',
    means:
      'What the register itself calls the state of a company, in its own words. The same words may mean different things in two registers.',
  },
  inactive: {
    term: 'Active and inactive',
    also: 'active, not active, closed',
    means:
      'A company is shown as inactive if it no longer exists or no longer does business. “Active” means that its register lists it as active or has not marked it as inactive; registers are often slow to do so, and an active company may already have stopped trading. Where the register says neither, the status is unknown.',
  },
  dissolved: {
    term: 'Dissolved',
    also: 'struck off, removed, deregistered',
    means:
      'The company has ended in law. It may have been closed by its owners, wound up for its debts, or struck off by the register, for example for not filing its accounts.',
  },
  branch: {
    term: 'Branch',
    also: 'out-of-jurisdiction company, foreign company, local office',
    means:
      'A place of business that a register lists under its own number, although it is not a separate company. It belongs to a company in another jurisdiction, or to one in the same register.',
  },
  home_company: {
    term: 'Home company',
    means: 'The company that a branch belongs to, registered in another jurisdiction.',
  },
  subsequent_registration: {
    term: 'Superseded registration',
    also: 'previous registration, subsequent registration',
    means:
      'An earlier entry of the same company. A company that moves to another register, or changes its form, may get a new number there, and the old entry is no longer kept up.',
  },
  alternate_registration: {
    term: 'Alternate registration',
    means: 'A second entry of the same company in another register, valid at the same time.',
  },
  industry_code: {
    term: 'Industry code',
    also: 'SIC, NACE, NAICS, activity code',
    means:
      'A code for what a company does, taken from a list that is called a scheme. Companies mostly choose it themselves.',
  },
  officer: {
    term: 'Officer',
    also: 'director, secretary, agent',
    means:
      'A person or company that holds an office in a company. Each entry is one office: the same person may have many entries, and two people may have the same name.',
  },
  nominee: {
    term: 'Nominee',
    means:
      'A person or company that holds an office or shares in its own name on behalf of someone else. Registers seldom say so.',
  },
  filing: {
    term: 'Filing',
    means:
      'A document that a company or someone else has filed with the register, such as accounts or a change of address.',
  },
  gazette: {
    term: 'Gazette notice',
    also: 'official journal, official gazette',
    means: 'An announcement in a state’s official journal, for example that a company is to be wound up or struck off.',
  },
  event: {
    term: 'Event',
    means:
      'A change in the life of a company. Most are found by comparing two states of the register, so the day is often known only as a span between them.',
  },
} satisfies Record<string, TermWords>;

/** Terms about ownership and control. */
export const controlTermWords = {
  beneficial_owner: {
    term: 'Beneficial owner',
    also: 'ultimate beneficial owner, person with significant control, UBO, PSC',
    means:
      'A person who ultimately owns or controls a company, directly or through other companies. Each jurisdiction sets its own threshold, often a quarter of the shares or votes.',
  },
  control: {
    term: 'Control',
    also: 'controlling entity',
    means:
      'The power to decide what a company does: by shares, by votes, by the right to appoint its directors, or otherwise. The one who holds it directly is the controlling entity.',
  },
  ultimate_controlling_company: {
    term: 'Ultimate controlling company',
    also: 'ultimate parent',
    means:
      'The last company up the chain of control, as far as it is known. Above it there may be people, or nothing may be known.',
  },
  corporate_grouping: {
    term: 'Corporate grouping',
    also: 'group',
    means:
      'Companies that curators have grouped under one name because they belong together. This does not prove ownership.',
  },
  network: {
    term: 'Network',
    means:
      'All known relationships of control and ownership around a company, drawn from owner to owned, as they are believed to be on one day.',
  },
  placeholder: {
    term: 'Placeholder',
    means:
      'A stand-in for a person or company that is named in a statement but was not matched to a record, for example because its register is not loaded here.',
  },
} satisfies Record<string, TermWords>;

/** Terms about sources and confidence. */
export const sourceTermWords = {
  statement: {
    term: 'Statement',
    means:
      'One thing that a source says about a company, such as who owns it, with the source and its dates. Statements may contradict each other.',
  },
  provenance: {
    term: 'Provenance',
    also: 'source',
    means: 'Where a fact comes from: who published it, when it was taken from there, and how.',
  },
  datum: {
    term: 'Datum',
    also: 'data, data item',
    means:
      'A piece of data about a company from a source other than the core of its register, such as a licence or a trademark.',
  },
  retrieved: {
    term: 'Retrieved',
    also: 'retrieved_at',
    means: 'When the facts were last taken from the register. What has changed there since then is not known here.',
  },
  redacted: {
    term: 'Redacted',
    also: 'withheld',
    means: 'Details that exist but are withheld for now, for example for a person’s safety or by order of a court.',
  },
  call: {
    term: 'Call',
    also: 'allowance',
    means:
      'One request to a remote service, which allows a limited number a day and a month. A cached copy costs none.',
  },
} satisfies Record<string, TermWords>;

/** Wraps a text in an element. */
type Mark = (content: string) => ReactNode;

/** The API reference, and its versions. `./meanings` explains parameters. */
export const referenceWords = {
  title: 'API',
  heading: 'The API',
  description: 'Every endpoint of the registry interface, with its parameters and a form to try it.',
  noRegister: {
    title: 'This server has no register of its own',
    advice: 'It shows a remote service, and no token was made here: the API and the forms below answer 404.',
  },
  /** `prefix`: "v0.4". */
  isRead: (code: Mark, prefix: string): ReactNode => (
    <>
      The interface is read by GET and answers in JSON, or in XML with {code('format=xml')}. A page of this site and its
      data have the same path: put {code(`/${prefix}`)} before it.
    </>
  ),
  access: {
    A: ({ count, counted }: Forms, daily: number, monthly: number) =>
      `Every request needs a token. The usual plan allows ${counted(daily, CALLS)} a day and ${count(monthly)} a month.`,
    B: ({ count, counted }: Forms, daily: number, monthly: number) =>
      `No token is needed for ${counted(daily, CALLS)} a day and ${count(monthly)} a month, counted by address. A token raises that, and opens the events and some parameters.`,
  },
  token: (code: Mark): ReactNode => (
    <>
      It is sent as {code('api_token')} or in the header {code('X-API-TOKEN')}. The headers {code('X-RateLimit-Limit')},{' '}
      {code('-Remaining')} and {code('-Reset')} say how many calls are left. What you try on this page counts too.
    </>
  ),
  inFront:
    'Replies come from a remote service: what is asked of it counts for its allowance too, and personal facts of officers are left out.',
  forPrograms: (openApi: Mark, client: Mark, overview: Mark, base: ReactNode, mcp: ReactNode): ReactNode => (
    <>
      For programs: {openApi('OpenAPI 3.1')}, {client('a client in TypeScript')},{' '}
      {overview('an overview in plain text')}. Base address: {base}. Language models use the tools of {mcp}.
    </>
  ),
  /** Links to the page of the files and to its list. */
  bulk: (page: Mark, list: Mark): ReactNode => (
    <>
      Who needs all of it takes {page('files of the whole register')}; {list('their list as JSON')} has sizes, days and
      checksums.
    </>
  ),
  groups: 'Groups of endpoints',
  group: (group: Group): string => group,
  summary: (name: EndpointName): string => ENDPOINT_WORDS[name].summary,
  needsToken: 'token',
  notSent: 'not sent',
  /** `instead`: the parameter to use. */
  deprecated: (meaning: string, instead: string) => `${meaning}; deprecated, use ${instead}`,
  formB: (meaning: string) => `${meaning} (Form B: with a token)`,
  /** `values`: only these require a token. */
  formBValues: (meaning: string, values: string) => `${meaning} (Form B: ${values} with a token)`,
  fields: { path: 'part of the path', format: 'default json', token: 'your token; it is not stored here' },
  example: (value: ReactNode): ReactNode => <>, e.g. {value}</>,
  versions: {
    title: 'Versions of the interface',
    current: 'Current',
    supported: 'Supported',
    reference: (link: Mark): ReactNode => <>See the {link('reference of the API')} for what each version answers.</>,
  },
};
