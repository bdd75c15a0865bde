import { Chance } from '../chance';
import type { SampleCompany } from '../companies/company';
import type { Registrar } from '../companies/registrar';
import { firmName, tradePhrases, type WrittenName } from '../language/company-names';
import type { Lexicon } from '../language/lexicon';
import { getRegister } from '../registers/registers';
import type { GroupPlan } from './plans';
import { depthsOf, hubAndSpokes, pyramid } from './pyramid';

export interface Group {
  plan: GroupPlan;
  /** The head first. */
  members: SampleCompany[];
  /** Index of each member's main parent; -1 for the head. */
  parents: number[];
}

/** How many of a hub's companies hang on it directly. */
const SPOKES = 190;

const withWord = (brand: string, lexicon: Lexicon, word: string): WrittenName =>
  lexicon.unspaced
    ? { native: `${brand}${word}`, latin: `${brand} ${word}` }
    : { native: `${brand} ${word}`, latin: `${brand} ${word}` };

const HOMES = ['House', 'Court', 'Lodge', 'Manor', 'View', 'Grange'];

/** "Harrowgate Marine", "Harrowgate Reederei", "Harrowgate Saltmere"; a company that was bought kept its own name. */
function memberName(chance: Chance, lexicon: Lexicon, tradeId: string, plan: GroupPlan): WrittenName {
  if (plan.hub) return withWord(`${plan.brand} ${chance.pick(lexicon.places)}`, lexicon, chance.pick(HOMES));
  if (chance.likely(0.3)) return firmName(chance, lexicon, tradeId);
  const [native = '', latin = native] = chance.pick(tradePhrases(lexicon, tradeId)).split(':');
  const place = chance.pick(lexicon.places).replace(/:.*/, '');
  if (chance.likely(0.3) && !lexicon.unspaced) return withWord(plan.brand, lexicon, `${place} ${native}`);
  return { native: withWord(plan.brand, lexicon, native).native, latin: `${plan.brand} ${latin}` };
}

function holdingName(chance: Chance, lexicon: Lexicon, plan: GroupPlan): WrittenName {
  const words = lexicon.trades.get('holding') ?? ['Holding'];
  const second = chance.pick(['', 'International ', 'Europe ', 'Overseas ', 'Atlantic ', 'Pacific ']);
  return withWord(plan.brand, lexicon, `${second}${chance.pick(words).replace(/:.*/, '')}`.trim());
}

function enrolMember(
  registrar: Registrar,
  plan: GroupPlan,
  index: number,
  depth: number,
  parent: SampleCompany | undefined,
): SampleCompany {
  const seed = `group/${plan.name}/${index}`;
  const chance = new Chance(`${seed}/where`);
  const holding = depth === 1 && !plan.hub;
  const atHome =
    parent && depth > 2 && plan.jurisdictions.includes(parent.input.jurisdiction_code) && chance.likely(0.55);
  const code = atHome ? parent.input.jurisdiction_code : chance.pick(holding ? plan.holdings : plan.jurisdictions);
  return registrar.incorporate({
    seed,
    register: getRegister(code),
    trades: holding ? ['holding'] : plan.trades,
    alive: chance.likely(0.93),
    nameBy: (names, lexicon, tradeId) =>
      holding ? holdingName(names, lexicon, plan) : memberName(names, lexicon, tradeId, plan),
  });
}

function enrolHead(registrar: Registrar, plan: GroupPlan): SampleCompany {
  const { jurisdiction_code, company_number, name } = plan.head;
  return registrar.incorporate({
    seed: `group/${plan.name}/head`,
    register: getRegister(jurisdiction_code),
    trades: ['holding'],
    alive: true,
    facts: {
      name,
      company_number,
      incorporation_date: '1968-04-17',
      current_status: getRegister(jurisdiction_code).active[0] ?? null,
      inactive: false,
      previous_names: [
        {
          company_name: `${plan.brand} & Partners`,
          type: 'legal',
          start_date: '1968-04-17',
          end_date: '1991-09-30',
          con_date: '1991-09-30',
        },
      ],
    },
  });
}

export function foundGroup(registrar: Registrar, plan: GroupPlan): Group {
  const shape = new Chance(`group/${plan.name}/shape`);
  const parents = plan.hub ? hubAndSpokes(plan.size, SPOKES) : pyramid(shape, plan.size, plan.fan);
  const depths = depthsOf(parents);
  const members = [enrolHead(registrar, plan)];
  for (let index = 1; index < plan.size; index += 1) {
    const parent = members[parents[index] ?? 0];
    members.push(enrolMember(registrar, plan, index, depths[index] ?? 1, parent));
  }
  return { plan, members, parents };
}
