import type { FilingInput, StatementInput } from '@/lib/register/store/records';
import { sourceOf } from '../companies-house-psc/source';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { type Raw, textAt } from '../raw';

/** The register's own record, of what another journal printed. */
const CONFIDENCE = 95;

/** The code of a description, for what is in the Gazette; not every publisher of the replies keeps the category. */
const IS_NOTICE = /^gazette-/;

/** Of these the filing has the day of the Gazette, a Tuesday; of what ends or follows them otherwise, the register's own. */
const STRIKES_OFF = /^gazette-(?:notice|dissolved)-(?:voluntary|compuls[ao]ry)$/;

/**
 * The notice that an entry of the filing history speaks of (api-shapes, 6.5); none where it speaks of none. Which
 * Gazette it was (London, Edinburgh or Belfast), its issue and its text are not told, and stay unknown.
 */
export function toNotice(raw: Raw, filing: FilingInput, number: string, file: FileFacts): StatementInput[] {
  const code = textAt(raw, 'description') ?? '';
  if (textAt(raw, 'category') !== 'gazette' && !IS_NOTICE.test(code)) return [];
  const { date, title, uid = null, url = null } = filing;
  const strikesOff = STRIKES_OFF.test(code);
  const published = strikesOff ? date : null;
  const type = strikesOff ? 'striking off of subjects' : 'other';
  const key = `${filing.key}:notice`;
  return [
    {
      kind: 'statement',
      key,
      data_type: 'gazette_notice',
      predicate: 'about',
      subjects: [],
      objects: [filing.company],
      properties: {
        uid,
        date_published: published,
        url,
        about: { type, classification: [{ code_scheme_id: 'companies_house', code: filing.filing_code, name: title }] },
        filed_on: date,
      },
      start_date: published,
      sample_date: file.date.slice(0, 10),
      version: file.date,
      relationship: null,
      provenances: [
        provenanceFrom(sourceOf(`/company/${number}/filing-history`, file), {
          key: `${key}:${file.date}`,
          confidence: CONFIDENCE,
          moment: file.date,
          log: `Companies House filing history, ${file.name}`,
        }),
      ],
      search: { title, classification: type, jurisdiction_code: 'gb', published_at: published },
    },
  ];
}
