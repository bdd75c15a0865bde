import { parseDate } from '../dates';
import { type FileFacts, type Mapped, skip } from '../format';
import { isRaw, type Raw, rawAt, rawsAt, textAt } from '../raw';
import { codeToWords } from '../text';
import { sourceOf, toReference } from './source';

/** One reason in one period; a day that nobody told is absent. */
interface Exemption {
  exemption_type: string;
  exempt_from?: string;
  exempt_to?: string;
}

function periodOf(exemption_type: string, item: Raw): Exemption {
  const [exempt_from, exempt_to] = [parseDate(textAt(item, 'exempt_from')), parseDate(textAt(item, 'exempt_to'))];
  return { exemption_type, ...(exempt_from && { exempt_from }), ...(exempt_to && { exempt_to }) };
}

function periodsOf(exemption: Raw): Exemption[] {
  const type = textAt(exemption, 'exemption_type');
  return type === null ? [] : rawsAt(exemption, 'items').map((item) => periodOf(type, item));
}

/**
 * A company whose shares are traded where others see who holds them need not keep a register of its own (Companies Act
 * 2006, section 790B). That is no word on whether anybody controls it, so it makes no statement.
 */
export function mapExemptions(data: Raw, company: string, file: FileFacts): Mapped {
  const exemptions = Object.values(rawAt(data, 'exemptions')).filter(isRaw).flatMap(periodsOf);
  if (exemptions.length === 0) return skip('exemptions without a reason');
  const self = textAt(rawAt(data, 'links'), 'self') ?? `/company/${company}/exemptions`;
  const reasons = new Set(exemptions.map(({ exemption_type }) => codeToWords(exemption_type)));
  return [
    {
      kind: 'datum',
      key: `companies-house:psc:${self}`,
      companies: [toReference(company)],
      data_type: 'ControlExemption',
      title: 'Exempt from telling who controls it',
      description: [...reasons].join('; '),
      attributes: { exemptions },
      source: sourceOf(self, file),
    },
  ];
}
