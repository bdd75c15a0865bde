import type { Rights } from './access';

/** What the specification keeps for token holders on an officer; the keys are absent for others, not null. */
export function withoutPersonalData<O extends object>(officer: O, rights: Rights): O {
  if (rights.personal) return officer;
  const { address: _a, nationality: _n, date_of_birth: _d, ...rest } = officer as O & Record<string, unknown>;
  return rest as O;
}
