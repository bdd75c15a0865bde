import { parseArgs } from 'node:util';
import { benchImport } from '@/e2e/bench/import/import';
import { benchNetwork, NETWORK_SIZES } from '@/e2e/bench/network/network';
import { benchPages } from '@/e2e/bench/pages/pages';
import { benchRegister } from './register';
import { benchUpstream } from './upstream';
import { benchWalk } from './walk';

const BENCHES = ['register', 'network', 'walk', 'upstream', 'pages', 'import'] as const;

const { values, positionals } = parseArgs({
  options: {
    companies: { type: 'string', default: '200000' },
    rows: { type: 'string', default: '1000000' },
    entities: { type: 'string', default: NETWORK_SIZES.join() },
  },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !BENCHES.some((bench) => bench === name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}"; there are: ${BENCHES.join(', ')}.`);
  process.exit(1);
}
const wanted = positionals.length > 0 ? positionals : BENCHES;
if (wanted.includes('register')) benchRegister(Number(values.companies));
if (wanted.includes('network')) await benchNetwork(values.entities.split(',').map(Number));
if (wanted.includes('walk')) await benchWalk();
if (wanted.includes('upstream')) await benchUpstream();
if (wanted.includes('pages')) await benchPages();
if (wanted.includes('import')) await benchImport(Number(values.rows));
