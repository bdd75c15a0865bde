import type { Source } from '@/lib/contract/provenance';
import { parseDate, parseMoment } from '../dates';
import type { FileFacts } from '../format';
import { germanRegisterKey } from '../german-register';
import { flagAt, type Raw, rawAt, rawsAt, textAt } from '../raw';

/** A registered company as OffeneRegister publishes it. */
export interface Entry {
  /** Court code and number: `K1101R_HRB150148`. */
  company_number: string;
  name: string | null;
  status: string | null;
  /** The number as the court writes it, with the court before it: `Hamburg HRB 150148`. */
  native_company_number: string | null;
  /** `HRA`, `HRB`, `VR`, `GnR` or `PR`. */
  register: string | null;
  /** By court and number, under which other entries speak of it; null where they are not given. */
  registerKey: string | null;
  town: string | null;
  addressInFull: string | null;
  previousNames: string[];
  officers: EntryOfficer[];
  successions: Raw[];
  source: Source;
}

export interface EntryOfficer {
  name: string | null;
  isCompany: boolean;
  position: string | null;
  start: string | null;
  end: string | null;
  dismissed: boolean;
  town: string | null;
}

const PUBLISHER = 'OffeneRegister.de, Open Knowledge Foundation Deutschland';
const PAGE = 'https://offeneregister.de/';
const LICENCE = 'CC BY 4.0';

function readOfficer(raw: Raw): EntryOfficer {
  const attributes = rawAt(raw, 'other_attributes');
  return {
    name: textAt(raw, 'name'),
    isCompany: textAt(raw, 'type') === 'company',
    position: textAt(raw, 'position'),
    start: parseDate(textAt(raw, 'start_date')),
    end: parseDate(textAt(raw, 'end_date')),
    dismissed: flagAt(attributes, 'dismissed'),
    town: textAt(attributes, 'city'),
  };
}

/** Where a court took over another's register, the number is still counted by the court before. */
function registerKeyOf(attributes: Raw): string | null {
  const court = textAt(attributes, 'former_registrar') ?? textAt(attributes, 'registrar');
  const parts = ['_registerArt', '_registerNummer', '_registerNummerSuffix'].map(
    (key) => textAt(attributes, key) ?? '',
  );
  return court === null ? null : germanRegisterKey(court, parts.join(' ').trim());
}

/** Null where it is no entry of a German register. */
export function readEntry(raw: Raw, file: FileFacts): Entry | null {
  const company_number = textAt(raw, 'company_number');
  if (company_number === null || textAt(raw, 'jurisdiction_code') !== 'de') return null;
  const attributes = rawAt(raw, 'all_attributes');
  return {
    company_number,
    name: textAt(raw, 'name'),
    status: textAt(raw, 'current_status'),
    native_company_number: textAt(attributes, 'native_company_number'),
    register: textAt(attributes, '_registerArt'),
    registerKey: registerKeyOf(attributes),
    town: textAt(attributes, 'registered_office'),
    addressInFull: textAt(raw, 'registered_address'),
    previousNames: rawsAt(raw, 'previous_names').flatMap((name) => textAt(name, 'company_name') ?? []),
    officers: rawsAt(raw, 'officers').map(readOfficer),
    successions: rawsAt(raw, 'subsequent_registrations'),
    source: {
      publisher: PUBLISHER,
      url: PAGE,
      source_type: 'external',
      retrieved_at: parseMoment(textAt(raw, 'retrieved_at')) ?? file.date,
      terms: LICENCE,
    },
  };
}
