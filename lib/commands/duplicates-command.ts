import type { Writable } from 'node:stream';
import type { OfficerRecord } from '@/lib/contract/records';
import { writeOutput } from '@/lib/formats/out/command';
import { csvLine } from '@/lib/formats/out/csv';
import type { DuplicatePair } from '@/lib/match/duplicates';
import type { ComparableCompany } from '@/lib/records/company/same-company';
import { openExisting, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { findCompanyPairs, findPersonPairs, MOST_OF_A_KEY } from '@/lib/register/store/sqlite/read/duplicates';
import { isUnusableRegisterError } from '@/lib/register/store/store';
import { isUsageError, parseOptions, UsageError } from '@/lib/shared/command-options';
import { countryOf, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { links, pathOf } from '@/lib/shared/links';

const HELP = `Lists records that may be of one company or one person, with reasons and a score from 0 to 100.

  npm run --silent duplicates > pairs.csv

  --companies, --persons     only these; both without either
  --jurisdiction <code>      only pairs with a record of this jurisdiction, or of this country's (us: us_de too)
  --minimum-score <n>        only pairs with at least this score
  --format csv|jsonl         CSV (the default), or a JSON object a line
  --output <file>            a file, which is there once it is whole; the standard output without it

Companies are compared if they share an identifier, or a name (today's or a former one) and the country or the day of
incorporation: the reasons are those of their pages. Officers are compared if they share their name and an ID, a month of
birth, an address or the company. A key that more than ${MOST_OF_A_KEY} records share is left out, which is said at the end.

The register is read as it is, and nothing in it is changed. Memory does not grow with it; a temporary file does, by some
100 bytes for each company or officer.
`;

const OPTIONS = {
  companies: { type: 'boolean' },
  persons: { type: 'boolean' },
  jurisdiction: { type: 'string' },
  'minimum-score': { type: 'string', default: '0' },
  format: { type: 'string', default: 'csv' },
  output: { type: 'string', short: 'o' },
} as const;

/** A record of a pair, as the list names it. */
interface Listed {
  /** Its page, without the origin. */
  page: string;
  name: string;
  /** Of an officer. */
  company?: string | undefined;
  jurisdiction: string | undefined;
}

type Row = Pick<DuplicatePair<unknown>, 'score' | 'likelihood' | 'reasons'> & {
  kind: 'company' | 'person';
  first: Listed;
  second: Listed;
};

const listedCompany = (company: ComparableCompany): Listed => ({
  ...{ page: links.company(company), name: company.name, jurisdiction: company.jurisdiction_code },
});

const listedOfficer = ({ id, name, company, jurisdiction_code }: OfficerRecord): Listed => ({
  ...{ page: `/officers/${id}`, name, company: company?.name ?? pathOf(company?.service_url) },
  jurisdiction: jurisdiction_code ?? company?.jurisdiction_code ?? undefined,
});

function* listRows(db: SqliteDatabase, kinds: ReadonlySet<Row['kind']>, onCrowd: () => void): Generator<Row> {
  if (kinds.has('company')) {
    for (const { first, second, ...pair } of findCompanyPairs(db, onCrowd)) {
      yield { kind: 'company', ...pair, first: listedCompany(first), second: listedCompany(second) };
    }
  }
  if (kinds.has('person')) {
    for (const { first, second, ...pair } of findPersonPairs(db, onCrowd)) {
      yield { kind: 'person', ...pair, first: listedOfficer(first), second: listedOfficer(second) };
    }
  }
}

const HEADER = ['kind', 'score', 'likelihood', 'first', 'first_name', 'first_company', 'second', 'second_name'];
const cellsOf = ({ page, name, company }: Listed) => [page, name, company ?? null];

const PRINTED = {
  csv: {
    header: csvLine([...HEADER, 'second_company', 'reasons']),
    print: ({ kind, score, likelihood, first, second, reasons }: Row) =>
      csvLine([kind, score, likelihood, ...cellsOf(first), ...cellsOf(second), reasons.join('; ')]),
  },
  jsonl: { header: '', print: (row: Row) => `${JSON.stringify(row)}\n` },
};

const isFormat = (name: string): name is keyof typeof PRINTED => Object.hasOwn(PRINTED, name);

function readArguments(args: string[]) {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const { help, companies, persons, jurisdiction: code, format, output } = values;
  const minimum = values['minimum-score'];
  if (positionals.length > 0) throw new UsageError(`It takes options alone, and not "${positionals.join(' ')}".`);
  if (!isFormat(format)) throw new UsageError(`There is no format "${format}": there are csv and jsonl.`);
  if (!/^(?:\d{1,2}|100)$/.test(minimum)) {
    throw new UsageError(`--minimum-score takes a number from 0 to 100, not "${minimum}".`);
  }
  const jurisdiction = code?.toLowerCase();
  if (jurisdiction !== undefined && !isJurisdictionCode(jurisdiction)) {
    throw new UsageError(`There is no jurisdiction "${code}".`);
  }
  const kinds = new Set([
    ...(companies || !persons ? (['company'] as const) : []),
    ...(persons || !companies ? (['person'] as const) : []),
  ]);
  return { help, kinds, jurisdiction, format, output, minimum: Number(minimum) };
}

const count = new Intl.NumberFormat('en');
const counted = (number: number, one: string): string => `${count.format(number)} ${one}${number === 1 ? '' : 's'}`;

interface DuplicatesSurroundings {
  registerFile: string;
  stdout: Writable;
  stderr: Pick<Writable, 'write'>;
}

async function obey(args: string[], { registerFile, stdout, stderr }: DuplicatesSurroundings): Promise<void> {
  const { help, kinds, jurisdiction, format, output, minimum } = readArguments(args);
  if (help) {
    stdout.write(HELP);
    return;
  }
  const isThere = ({ jurisdiction: code = '' }: Listed): boolean =>
    jurisdiction === undefined || jurisdiction === code || jurisdiction === countryOf(code);
  const db = openExisting(registerFile);
  let [listed, crowds] = [0, 0];
  try {
    await writeOutput(output, stdout, async ({ write }) => {
      const { header, print } = PRINTED[format];
      if (!(await write(header))) return;
      for (const row of listRows(db, kinds, () => crowds++)) {
        if (row.score < minimum || !(isThere(row.first) || isThere(row.second))) continue;
        listed++;
        if (!(await write(print(row)))) return;
      }
    });
  } finally {
    db.close();
  }
  const left = crowds > 0 ? ` ${counted(crowds, 'key')} that more than ${MOST_OF_A_KEY} records share: left out.` : '';
  stderr.write(`${counted(listed, 'pair')} listed.${left}\n`);
}

/** Lists possible duplicates, and gives the exit code. */
export async function duplicatesCommand(args: string[], around: DuplicatesSurroundings): Promise<number> {
  try {
    await obey(args, around);
    return 0;
  } catch (error) {
    if (!isUsageError(error) && !isUnusableRegisterError(error)) throw error;
    around.stderr.write(`${error.message}\n`);
    return 1;
  }
}
