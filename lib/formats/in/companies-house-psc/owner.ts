import { companyKey, type PlaceholderInput } from '@/lib/register/store/records';
import type { ResolvedParty } from '../bods/party';
import { toBritishNumber } from '../british-number';
import { countryCodeOf } from '../jurisdiction';
import { type Raw, rawAt, textAt } from '../raw';
import { codeToWords, joinParts, nameProblem } from '../text';
import { detailsOfPerson } from './person';

/** Words of people for the register of England, Wales, Scotland or Northern Ireland, where no country is named. */
const BRITISH =
  /\b(?:companies house|england|wales|scotland|northern ireland|united kingdom|u\.?k\.?|great britain)\b/i;

export interface Owner extends ResolvedParty {
  /** What the register is to hold of somebody who has no entry of their own. */
  placeholder: Omit<PlaceholderInput, 'source'> | null;
  knownByNameOnly: boolean;
}

/** Which kind of record it is: `individual-person-with-significant-control`, `…-beneficial-owner`, `…-statement`. */
export type OwnerKind = 'individual' | 'body' | 'secret' | 'none';

export function kindOf(code: string): OwnerKind | null {
  if (code.endsWith('-statement')) return 'none';
  if (code.startsWith('super-secure')) return 'secret';
  if (code.startsWith('individual')) return 'individual';
  return /^(?:corporate-entity|legal-person)/.test(code) ? 'body' : null;
}

const unspecified = (key: string, name: string, reason: string): Owner => ({
  reference: { key, name, entity_type: 'unknown' },
  kind: 'unspecified',
  seen: null,
  reason,
  description: null,
  placeholder: null,
  knownByNameOnly: false,
});

function person(key: string, data: Raw): Owner | null {
  const elements = rawAt(data, 'name_elements');
  const parts = ['title', 'forename', 'middle_name', 'surname'].map((part) => textAt(elements, part));
  const name = textAt(data, 'name') ?? joinParts(parts, ' ');
  if (name === null || nameProblem(name)) return null;
  const details = detailsOfPerson(data);
  return {
    reference: { key, name, entity_type: 'person' },
    kind: 'person',
    seen: { name, entity_type: 'person', knownByNameOnly: true, details },
    reason: null,
    description: null,
    // Each record has its own: nothing that may be told makes two of one name one.
    placeholder: { kind: 'placeholder', entity_type: 'person', keys: [key], record_key: key, name, details },
    knownByNameOnly: false,
  };
}

/** Where a body is registered, as far as people wrote it. */
function jurisdictionOf(identification: Raw): string | null {
  const places = ['country_registered', 'place_registered', 'legal_authority'].map((field) =>
    textAt(identification, field),
  );
  const code = places.map(countryCodeOf).find((found) => found !== null);
  return code ?? (places.some((place) => BRITISH.test(place ?? '')) ? 'gb' : null);
}

/** A British number must have its form; of other registers the number is taken as it is written. */
function numberOf(identification: Raw, jurisdiction: string | null): string | null {
  const written = textAt(identification, 'registration_number');
  if (written === null || jurisdiction === null) return null;
  const number = jurisdiction === 'gb' ? toBritishNumber(written) : written.replace(/\s+/g, '');
  return number !== null && /\d/.test(number) ? number : null;
}

function body(key: string, data: Raw): Owner | null {
  const name = textAt(data, 'name');
  if (name === null || nameProblem(name)) return null;
  const identification = rawAt(data, 'identification');
  const jurisdiction_code = jurisdictionOf(identification);
  const number = numberOf(identification, jurisdiction_code);
  const known = jurisdiction_code !== null && number !== null;
  return {
    reference: {
      key: known ? companyKey(jurisdiction_code, number) : key,
      name,
      entity_type: textAt(data, 'kind')?.startsWith('legal-person') ? 'organisation' : 'company',
      jurisdiction_code,
      jurisdiction_string: textAt(identification, 'country_registered') ?? textAt(identification, 'place_registered'),
      identifier: textAt(identification, 'registration_number'),
    },
    kind: 'entity',
    seen: null,
    reason: null,
    description: null,
    placeholder: null,
    knownByNameOnly: !known,
  };
}

/** Whoever a record names, or why it names nobody; null where it should and does not. */
export function readOwner(kind: OwnerKind, key: string, data: Raw): Owner | null {
  if (kind === 'individual') return person(key, data);
  if (kind === 'body') return body(key, data);
  if (kind === 'secret') return unspecified(key, 'Unknown: protected by the register', 'super secure');
  // Companies House misspells one of its codes, which people would read here.
  const statement = codeToWords(textAt(data, 'statement') ?? 'unknown').replace('signficant', 'significant');
  return unspecified(key, `None told: ${statement}`, statement);
}
