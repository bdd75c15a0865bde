import type { ProvenanceInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween, earliest, FIRST_SNAPSHOT, latest, momentOf } from '../calendar';
import { Chance } from '../chance';

/** A statement most sources bear out, or one that is not above the network's threshold of 60. */
export type Trust = 'usual' | 'doubtful';

interface SourceKind {
  source_type: ProvenanceInput['source_type'];
  actor_type: ProvenanceInput['actor_type'];
  publisher: string;
  url: string;
  log_message: string | null;
}

const KINDS: readonly SourceKind[] = [
  {
    source_type: 'external',
    actor_type: 'bot',
    publisher: 'Sample Annual Accounts Archive',
    url: 'https://register.example/accounts',
    log_message: null,
  },
  {
    source_type: 'external',
    actor_type: 'bot',
    publisher: 'Sample Beneficial Ownership Register',
    url: 'https://register.example/owners',
    log_message: null,
  },
  {
    source_type: 'external',
    actor_type: 'user',
    publisher: 'ledger-lamp',
    url: 'https://register.example/users/ledger-lamp',
    log_message: 'Read from the note on subsidiaries in the annual report',
  },
  {
    source_type: 'internal',
    actor_type: 'bot',
    publisher: 'Sample Register',
    url: 'https://register.example/reconciliation',
    log_message: 'Matched by name and number',
  },
  {
    source_type: 'induction',
    actor_type: 'bot',
    publisher: 'Sample Register',
    url: 'https://register.example/induction',
    log_message: 'Follows from two other statements',
  },
];

function confidence(chance: Chance, trust: Trust): number {
  return trust === 'doubtful' ? chance.int(20, 55) : chance.pick([70, 75, 80, 85, 90, 95, 100]);
}

/** One to four times that a statement was seen, the oldest first; `primary` is the source it was first taken from. */
export function provenancesOf(
  key: string,
  seenFrom: string,
  trust: Trust = 'usual',
  primary?: { publisher: string; url: string },
): ProvenanceInput[] {
  const chance = new Chance(`provenance/${key}`);
  let day = earliest(latest(seenFrom, FIRST_SNAPSHOT), addDays(AS_OF, -20));
  return Array.from({ length: chance.pick([1, 1, 1, 2, 2, 3, 4]) }, (_, index) => {
    const kind = index === 0 && primary ? { ...KINDS[0], ...primary } : chance.pick(KINDS);
    if (index > 0) day = dayBetween(chance, day, AS_OF);
    return {
      key: String(index + 1),
      source_url: kind.url,
      confidence: confidence(chance, trust),
      source_type: kind.source_type ?? 'external',
      actor_type: kind.actor_type ?? 'bot',
      log_message: kind.log_message,
      publisher: kind.publisher,
      created_at: momentOf(day, chance),
    };
  });
}

/** A statement was made when it was first seen, and its version is the day on which it was last seen. */
export function seen(provenances: readonly ProvenanceInput[]): { created_at: string; version: string } {
  const moments = provenances.map(({ created_at }) => created_at).sort();
  return { created_at: moments[0] ?? momentOf(AS_OF), version: (moments.at(-1) ?? AS_OF).slice(0, 10) };
}
