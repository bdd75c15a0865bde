import {
  companyKey,
  type EntityReference,
  type OfficerInput,
  type RegisterInput,
  type StatementInput,
} from '@/lib/register/store/records';
import { fold } from '@/lib/shared/names/fold';
import { BY_NAME_ONLY } from '../by-name-only';
import { digest } from '../digest';
import { type FileFacts, type Mapped, skip } from '../format';
import { provenanceFrom } from '../provenance';
import { type Raw, textAt } from '../raw';
import { nameProblem } from '../text';
import { givesControl, givesShares } from './code-lists';
import { type Memory, parseCompactDate, sourceOf, toRoot } from './number';

const CONFIDENCE = 95;

type PartnerType = 'company' | 'person' | 'foreign';

const TYPES: Readonly<Record<string, PartnerType>> = { '1': 'company', '2': 'person', '3': 'foreign' };

interface Partner {
  type: PartnerType;
  name: string;
  /** The whole number of a company; of a person, six digits in the middle of theirs. */
  document: string | null;
  role: string;
}

const digestOf = (...parts: (string | null)[]): string => digest(JSON.stringify(parts));

/** A name with six digits of a person's number is one person all over the country; without them it is one here only. */
function referenceOf({ type, name, document }: Partner, root: string): EntityReference {
  const number = toRoot(document?.slice(0, 8) ?? null);
  if (type === 'company' && number !== null) {
    const identifier = `CNPJ ${document ?? number}`;
    return { key: companyKey('br', number), name, entity_type: 'company', jurisdiction_code: 'br', identifier };
  }
  const known = type === 'person' && /\d{6}/.test(document ?? '') ? document : root;
  return {
    key: `cnpj:${type}:${digestOf(known, fold(name).trim())}`,
    name,
    entity_type: type === 'person' ? 'person' : 'company',
  };
}

function readPartner(raw: Raw): Partner | null {
  const name = textAt(raw, 'nome_socio');
  const type = TYPES[textAt(raw, 'tipo_socio') ?? ''];
  if (!type || name === null || nameProblem(name)) return null;
  return { type, name, document: textAt(raw, 'documento_socio'), role: textAt(raw, 'qualificacao_socio') ?? '' };
}

interface Partnership {
  partner: Partner;
  root: string;
  company: EntityReference;
  position: string | null;
  since: string | null;
  file: FileFacts;
}

const keyOf = ({ partner, root, since }: Partnership): string =>
  `cnpj:${root}:${digestOf(fold(partner.name).trim(), partner.document, partner.role, since)}`;

function toOfficer(partnership: Partnership): OfficerInput {
  const { partner, company, position, since, file } = partnership;
  return {
    kind: 'officer',
    key: keyOf(partnership),
    company,
    name: partner.name,
    position,
    start_date: since,
    inactive: false,
    source: sourceOf(file),
  };
}

function toStatement(partnership: Partnership, controls: boolean): StatementInput {
  const { partner, root, company, position, since, file } = partnership;
  const key = `${keyOf(partnership)}:partner`;
  return {
    kind: 'statement',
    key,
    data_type: controls ? 'control_statement' : 'share_parcel',
    predicate: controls ? 'controls' : 'holds_shares_in',
    subjects: [referenceOf(partner, root)],
    objects: [company],
    properties: { position },
    start_date: since,
    sample_date: file.date.slice(0, 10),
    version: file.date,
    // Shares are registered with the state's board of trade, and not published here.
    relationship: controls
      ? { relationship_type: 'control' }
      : { relationship_type: 'shareholding', interests: ['shareholding'] },
    provenances: [
      provenanceFrom(sourceOf(file), {
        key: `${key}:${file.date}`,
        confidence: partner.type === 'foreign' ? BY_NAME_ONLY : CONFIDENCE,
        moment: file.date,
        log: `CNPJ register, ${file.name}`,
      }),
    ],
    search: { is_ultimate_beneficial_owner: controls },
  };
}

/** A row of the table of partners: an office, and what the partner has of the company. */
export function mapPartner(raw: Raw, file: FileFacts, { names, codes }: Memory): Mapped {
  const root = toRoot(textAt(raw, 'cnpj_basico'));
  if (root === null) return skip('no root of a CNPJ of eight digits');
  const partner = readPartner(raw);
  if (!partner) return skip('a partner without a name or of no known type');
  const company: EntityReference = {
    key: companyKey('br', root),
    name: names.get(root) ?? root,
    entity_type: 'company',
    jurisdiction_code: 'br',
  };
  const position = codes.role(partner.role);
  const partnership = { partner, root, company, position, since: parseCompactDate(textAt(raw, 'data_entrada')), file };
  const controls = givesControl(partner.role);
  const statements: RegisterInput[] = controls || givesShares(partner.role) ? [toStatement(partnership, controls)] : [];
  return [toOfficer(partnership), ...statements];
}
