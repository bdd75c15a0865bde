import type { EntityReference, RelationshipInput, StatementInput } from '@/lib/register/store/records';
import { AS_OF, earliest } from '../calendar';
import { Chance } from '../chance';
import type { Holding } from '../groups/ownership';
import type { Stake } from '../groups/stakes';
import { provenancesOf, seen } from './provenances';

const named = ({
  name,
  jurisdiction_code,
  jurisdiction_string,
  identifier,
}: EntityReference): Record<string, unknown> => ({
  name,
  jurisdiction: jurisdiction_code ?? jurisdiction_string ?? null,
  company_number: identifier ?? null,
});

const confidenceWord = ({ trust }: Stake): string => (trust === 'doubtful' ? 'LOW' : 'HIGH');

/** "A company has that subsidiary" (api-shapes, 6.2: the percentage is a text). */
function subsidiaryProperties({ child, stake }: Holding): Record<string, unknown> {
  return {
    direct: true,
    percentage_controlled: stake.percentage === null ? null : String(stake.percentage),
    significant: (stake.percentage ?? stake.percentage_min ?? 100) >= 20,
    subsidiary: named(child),
    confidence: confidenceWord(stake),
    sample_date: AS_OF,
  };
}

/** "That shareholder has so many shares" (api-shapes, 6.2). */
function shareParcelProperties({ parent, stake }: Holding, number_of_shares: number | null): Record<string, unknown> {
  return {
    number_of_shares,
    percentage_of_shares: stake.percentage,
    percentage_of_shares_min: stake.percentage_min,
    percentage_of_shares_max: stake.percentage_max,
    share_class: 'Ordinary',
    shareholders: [{ ...named(parent), type: parent.entity_type === 'person' ? 'Person' : 'Company' }],
    confidence: confidenceWord(stake),
    sample_date: AS_OF,
  };
}

function edge({ stake }: Holding, number_of_shares: number | null): RelationshipInput {
  const { percentage, percentage_min, percentage_max, asShares } = stake;
  const relationship_type = asShares ? 'shareholding' : 'subsidiary';
  return {
    relationship_type,
    percentage,
    percentage_min,
    percentage_max,
    interests: asShares ? ['shareholding'] : [],
    number_of_shares,
  };
}

/** A holding as the statement of a subsidiary or of a parcel of shares. */
export function holdingStatement(holding: Holding): StatementInput {
  const { key, parent, child, stake } = holding;
  const chance = new Chance(`shares/${key}`);
  const shares =
    stake.asShares && stake.percentage !== null
      ? Math.round(stake.percentage * chance.pick([1, 10, 1000, 25_000]))
      : null;
  const provenances = provenancesOf(key, earliest(stake.period.start_date ?? AS_OF, AS_OF), stake.trust);
  return {
    kind: 'statement',
    key,
    data_type: stake.asShares ? 'share_parcel' : 'subsidiary_relationship',
    predicate: stake.asShares ? 'owns' : 'controls',
    subjects: [parent],
    objects: [child],
    properties: stake.asShares ? shareParcelProperties(holding, shares) : subsidiaryProperties(holding),
    ...stake.period,
    sample_date: AS_OF,
    relationship: edge(holding, shares),
    provenances,
    ...seen(provenances),
  };
}
