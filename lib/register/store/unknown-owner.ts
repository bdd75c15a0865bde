import { type Json, listAt, objectAt, textAt } from '@/lib/shared/json';

/** Reasons that say there is nobody, rather than that nobody knows who it is: no owner is to be drawn. */
const NOBODY = /^(?:no|none|all)\b/;

/** `psc-exists-but-not-identified` → `psc exists but not identified`. */
const inWords = (reason: string): string => reason.replace(/[-_\s]+/g, ' ').trim();

function reasonsOf({ no_controlling_entities_reasons: stated }: Json): string[] {
  const reasons = Array.isArray(stated) ? stated.filter((reason) => typeof reason === 'string') : [];
  return reasons.map(inWords).filter((reason) => reason !== '');
}

const named = (reasons: readonly string[], standing: string): string =>
  reasons.length === 0 || reasons.join() === 'unknown' ? standing : `${standing}: ${reasons.join('; ')}`;

/** What a statement that names no controller says of whoever it is; undefined where it says that there is none. */
export function unknownOwner(properties: Json): string | undefined {
  const reasons = reasonsOf(properties);
  const open = reasons.filter((reason) => !NOBODY.test(reason.toLowerCase()));
  return reasons.length > 0 && open.length === 0 ? undefined : named(open, 'Unknown');
}

const NAMELESS = new Set(['unknown person', 'anonymous person']);

/**
 * What to call a person of whom a statement says that nobody knows the name, or that it is kept back; undefined for one
 * with a name. `name` is what the register calls that person.
 */
export function namelessPerson(properties: Json, name: string): string | undefined {
  const [controller] = listAt(properties, 'controlling_entities');
  const facts = (controller && objectAt(controller, 'entity_properties')) ?? {};
  if (!NAMELESS.has(textAt(facts, 'person_type') ?? '')) return undefined;
  return named(reasonsOf({ no_controlling_entities_reasons: [facts.reason] }), name);
}
