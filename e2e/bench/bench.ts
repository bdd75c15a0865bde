import { benchApi } from '@/e2e/bench/api/api';
import { benchFormats } from '@/e2e/bench/import/formats';
import { benchImport } from '@/e2e/bench/import/import';
import { benchNetwork, NETWORK_SIZES } from '@/e2e/bench/network/network';
import { benchOverload } from '@/e2e/bench/overload/overload';
import { benchPages } from '@/e2e/bench/pages/pages';
import { parseCount, parseOptions, runCommand, UsageError } from '@/lib/shared/command-options';
import { benchMatch } from './match';
import { benchRegister } from './register';
import { benchScale } from './scale/scale';
import { benchUpstream } from './upstream';
import { benchWalk } from './walk';

const BENCHES = [
  'register',
  'network',
  'walk',
  'upstream',
  'pages',
  'api',
  'import',
  'scale',
  'overload',
  'match',
] as const;

const OPTIONS = {
  companies: { type: 'string', default: '200000' },
  keep: { type: 'string' },
  minutes: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '60' },
  lean: { type: 'boolean', default: false },
  cluster: { type: 'string' },
  postgres: { type: 'string' },
  opensearch: { type: 'string' },
  rows: { type: 'string', default: '1000000' },
  all: { type: 'boolean', default: false },
  entities: { type: 'string', default: NETWORK_SIZES.join() },
  within: { type: 'string' },
  register: { type: 'string', multiple: true, default: [] as string[] },
} as const;

const USAGE = `npm run bench -- [${BENCHES.join('|')}] …   all of them where none is named

  --companies <n>        of the register, and of the larger one of "scale" (default ${OPTIONS.companies.default})
  --entities <n>[,<n>]   of each network (default ${OPTIONS.entities.default})
  --register <file>      of "network": draws the groups of this register too; of "match": asks for its companies
  --within <file>        of "match": asks for them in this larger register, which holds them too
  --rows <n>             of the import (default ${OPTIONS.rows.default})
  --all                  of "import": every format, beside its parser alone
  --keep <folder>        of "scale": keeps its registers there, and uses those that are there already
  --minutes <n>          of "scale": for how long all questions are asked by several at once (default ${OPTIONS.minutes.default})
  --seconds <n>          of "overload": for how long too much is asked for (default ${OPTIONS.seconds.default})
  --lean                 of "scale": registers without events, filings and accounts, made in half of the time
  --cluster <url>[,…]    of "scale": publishes the registers to these nodes of OpenSearch, and asks them there too
  --postgres <url>       of "scale": asks a PostgreSQL the same searches of the same companies; needs psql
  --opensearch <url>     of "scale": the same for OpenSearch`;

await runCommand(async (args) => {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (values.help) return console.log(USAGE);
  const unknown = positionals.find((name) => !BENCHES.some((bench) => bench === name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no benchmark "${unknown}"; there are: ${BENCHES.join(', ')}.`);
  }
  const wanted = positionals.length > 0 ? positionals : BENCHES;
  const companies = parseCount('companies', 'companies', values.companies);
  const sizes = values.entities.split(',').map((size) => parseCount('entities', 'entities', size));
  const rows = parseCount('rows', 'rows', values.rows);
  if (wanted.includes('register')) benchRegister(companies);
  if (wanted.includes('network')) await benchNetwork(sizes, values.register);
  if (wanted.includes('walk')) await benchWalk();
  if (wanted.includes('upstream')) await benchUpstream();
  if (wanted.includes('pages')) await benchPages();
  if (wanted.includes('api')) await benchApi();
  if (wanted.includes('import')) await (values.all ? benchFormats() : benchImport(rows));
  if (wanted.includes('overload')) await benchOverload(parseCount('seconds', 'seconds', values.seconds));
  if (wanted.includes('match')) await benchMatch(values.register, values.within);
  if (wanted.includes('scale'))
    await benchScale({ ...values, companies, minutes: parseCount('minutes', 'minutes', values.minutes) });
});
