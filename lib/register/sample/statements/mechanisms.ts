import type { RelationshipInput } from '@/lib/register/store/records';
import type { Chance } from '../chance';

/** A way in which a company is controlled (api-shapes, 6.3), with the band it stands for. */
export interface Mechanism {
  mechanism_type: string;
  mechanism_properties: Record<string, unknown>;
  source_description: string;
}

const BANDS = [
  { minimum: 25, maximum: 50 },
  { minimum: 50, maximum: 75 },
  { minimum: 75, maximum: 100 },
] as const;

type Band = (typeof BANDS)[number];

function banded(type: 'share_ownership' | 'voting_rights', { minimum, maximum }: Band): Mechanism {
  const shares = type === 'share_ownership';
  const percentage = { minimum, maximum, exclusive_minimum: minimum < 75, exclusive_maximum: minimum === 50 };
  return {
    mechanism_type: type,
    mechanism_properties: {
      exercised_via: null,
      [shares ? 'percentage_of_shares' : 'percentage_of_voting_rights']: percentage,
    },
    source_description: `${shares ? 'ownership-of-shares' : 'voting-rights'}-${minimum}-to-${maximum}-percent`,
  };
}

const plain = (mechanism_type: string, source_description: string): Mechanism => ({
  mechanism_type,
  mechanism_properties: { exercised_via: null },
  source_description,
});

const INFLUENCE = plain('significant_influence_or_control', 'significant-influence-or-control');
const APPOINTMENT = plain('right_to_appoint_and_remove_directors', 'right-to-appoint-and-remove-directors');
const SURPLUS = plain('right_to_share_surplus_assets', 'right-to-share-surplus-assets-75-to-100-percent');

export interface Control {
  mechanisms: Mechanism[];
  band: Band | null;
}

export function controlOf(chance: Chance, band: Band = chance.pick(BANDS)): Control {
  if (chance.likely(0.13)) return { mechanisms: [INFLUENCE], band: null };
  const mechanisms = [banded('share_ownership', band)];
  if (chance.likely(0.6)) mechanisms.push(banded('voting_rights', band));
  if (chance.likely(0.3)) mechanisms.push(APPOINTMENT);
  if (chance.likely(0.05)) mechanisms.push(SURPLUS);
  return { mechanisms, band };
}

/** Nobody but this one has control: the highest band. */
export const soleControl = (chance: Chance): Control => controlOf(chance, BANDS[2]);

export function controlEdge({ mechanisms, band }: Control): RelationshipInput {
  return {
    relationship_type: 'control',
    percentage: null,
    percentage_min: band?.minimum ?? null,
    percentage_max: band?.maximum ?? null,
    interests: mechanisms.map(({ mechanism_type }) => mechanism_type),
  };
}
