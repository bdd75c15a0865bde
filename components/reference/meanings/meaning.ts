import type { ENDPOINTS, EndpointName } from '@/lib/contract/endpoints';

type ValuesOf<Table> = Table extends unknown ? Table[keyof Table] : never;
type MeaningIn<Declared> = Declared extends { meaning: infer Said extends string } ? Said : never;

/** What the interface says of its parameters, each text once: a new one is missed by the compiler until it is translated. */
export type Meaning = MeaningIn<ValuesOf<(typeof ENDPOINTS)[EndpointName]['parameters']>>;
