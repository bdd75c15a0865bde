/**
 * `include=persons` on a network adds ends of which the interface knows nothing there (specification, "Related entities
 * may be companies or placeholders"): persons whom statements name as controllers, with the type `Person` and their name
 * and nothing else of them, and owners of whom statements say that they are not known, with the type `Unknown` and the
 * reason in the name. A person's address is the placeholder's under which the register has it, an unknown owner's
 * the statement's that tells of it. A service that does not know the parameter answers without them.
 */
export const INCLUDE_PARAMETER = 'include';
export const NETWORK_INCLUSIONS = ['persons'] as const;
export type NetworkInclusion = (typeof NETWORK_INCLUSIONS)[number];
