import type { RegisterInput, StatementInput } from '@/lib/register/store/records';
import type { Interest } from '../bods/interest';
import { edgeOf, natureOf } from '../bods/nature';
import { isBeneficialOwner, propertiesOf } from '../bods/properties';
import { toBritishNumber } from '../british-number';
import { BY_NAME_ONLY } from '../by-name-only';
import { parseDate } from '../dates';
import { type FileFacts, type Mapped, skip } from '../format';
import { provenanceFrom } from '../provenance';
import { flagAt, type Raw, rawAt, textAt, textsAt } from '../raw';
import { mapExemptions } from './exemptions';
import { readNature } from './natures';
import { kindOf, type Owner, type OwnerKind, readOwner } from './owner';
import { sourceOf, toReference } from './source';

/** What companies say of themselves (Companies Act 2006, part 21A). */
const DECLARED = 80;

interface Told {
  number: string;
  data: Raw;
  /** The record's own address on the site, the same in all its versions. */
  self: string;
  owner: Owner;
  kind: OwnerKind;
  file: FileFacts;
}

const interestsOf = ({ data, kind }: Told): Interest[] => {
  const [start, end] = [parseDate(textAt(data, 'notified_on')), parseDate(textAt(data, 'ceased_on'))];
  return textsAt(data, 'natures_of_control').map((code) => readNature(code, kind === 'individual', start, end));
};

function toStatement(told: Told): StatementInput {
  const { number, data, self, owner, kind, file } = told;
  const interests = interestsOf(told);
  const nature = natureOf(interests, owner);
  const key = `companies-house:psc:${self}`;
  const end_date = parseDate(textAt(data, 'ceased_on'));
  const isOver = end_date !== null || flagAt(data, 'ceased');
  return {
    kind: 'statement',
    key,
    data_type: nature.data_type,
    predicate: nature.predicate,
    subjects: [owner.reference],
    objects: [toReference(number)],
    properties: {
      ...propertiesOf(
        { statementId: self, isComponent: false, subject: { interests, interestsAsGiven: [], componentRecords: [] } },
        nature,
        owner,
      ),
      natures_of_control: textsAt(data, 'natures_of_control'),
      has_controlling_entities: kind !== 'none',
    },
    start_date: parseDate(textAt(data, 'notified_on')),
    // One that ceased on an untold day ended before the day of the file.
    end_date: isOver ? (end_date ?? file.date.slice(0, 10)) : null,
    end_date_type: isOver && end_date === null ? '<' : null,
    sample_date: file.date.slice(0, 10),
    version: file.date,
    relationship: kind === 'none' ? null : edgeOf(nature, owner, interests),
    provenances: [
      provenanceFrom(sourceOf(self, file), {
        key: textAt(data, 'etag') ?? `${key}:${file.date}`,
        confidence: owner.knownByNameOnly ? BY_NAME_ONLY : DECLARED,
        moment: file.date,
        log: `Companies House PSC, ${file.name}`,
      }),
    ],
    search: { is_ultimate_beneficial_owner: isBeneficialOwner(interests, owner) },
  };
}

/** Records that tell of the register, not of a company. */
const isAside = (kind: string): boolean => kind.startsWith('totals#');

/**
 * A person or body with significant control, a beneficial owner of an overseas entity, a company's statement that there
 * is none, or why it need not tell. `number` where the record stands in a reply that names the company.
 */
export function mapControl(data: Raw, number: string | null, file: FileFacts): Mapped {
  const code = textAt(data, 'kind') ?? '';
  if (isAside(code)) return [];
  const kind = kindOf(code);
  if (kind === null && code !== 'exemptions') return skip('a kind of record that Companies House does not have');
  const self = textAt(rawAt(data, 'links'), 'self') ?? textAt(rawAt(data, 'links'), 'statement');
  const company = toBritishNumber(number ?? self?.split('/')[2] ?? '');
  if (company === null) return skip('no company number of the form Companies House gives');
  if (kind === null) return mapExemptions(data, company, file);
  // Statements of all companies once had one address: the day tells those of one company apart.
  const own =
    kind === 'none' ? `/company/${company}/statements/${textAt(data, 'etag') ?? textAt(data, 'notified_on')}` : self;
  const owner = readOwner(kind, `companies-house:psc:${own ?? ''}#owner`, data);
  if (own === null || !owner) return skip('nobody is named, or the record has no address of its own');
  const statement = toStatement({ number: company, data, self: own, owner, kind, file });
  const source = sourceOf(own, file);
  const placeholder: RegisterInput[] = owner.placeholder ? [{ ...owner.placeholder, source }] : [];
  return [...placeholder, statement];
}
