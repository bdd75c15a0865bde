import type { Source } from '@/lib/contract/provenance';
import type { DatumInput, EntityReference } from '@/lib/register/store/records';
import { codeToWords } from '../text';
import type { LeiRecord, Registration } from './lei-record';

type Attributes = Record<string, unknown>;

/** Without what is not known; undefined where nothing is. */
function filled(attributes: Attributes): Attributes | undefined {
  const known = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const inWords = (code: string | null): string | null => code && codeToWords(code);

const registerOf = ({ authority, otherAuthority, number }: Registration): Attributes | undefined =>
  filled({ authority, other_authority: otherAuthority, number });

/** What the record of an LEI holds beside the facts that have fields of their own. */
export function toEntry(record: LeiRecord, company: EntityReference, source: Source): DatumInput {
  const { issued, legalForm, headquarters } = record;
  const attributes = filled({
    category: inWords(record.category),
    headquarters: headquarters && filled({ ...headquarters }),
    legal_form: filled({ code: legalForm.code, other: legalForm.other }),
    registered_at: registerOf(record.registeredAt),
    registration: filled({
      status: inWords(issued.status),
      initial_registration_date: issued.first,
      last_update_date: issued.updated,
      next_renewal_date: issued.nextRenewal,
      managing_issuer: issued.issuer,
      validation: inWords(issued.validation),
    }),
  });
  return {
    kind: 'datum',
    key: `gleif:record:${record.lei}`,
    companies: [company],
    data_type: 'OfficialRegisterEntry',
    title: 'Record in the Global LEI System',
    attributes: attributes ?? {},
    source,
  };
}
