import type { Kind, Records } from '@/lib/contract/kinds';
import { placeholderKind } from '@/lib/records/placeholder/kind';
import { section } from './blocks';
import { COMPANY_SECTIONS, companySections, companyVerdict, companyWarnings } from './company';
import { markdownLink } from './escape';
import { statementLine, statementSections } from './statement';
import { structureLines } from './structure';

/** What the dossier of a kind has beside its title and its facts. Whatever it returns is markdown already. */
export interface Dossier<K extends Kind> {
  sentence?: (record: Records[K]) => string;
  warnings?: (record: Records[K]) => string;
  /** Columns that have a section of their own. */
  apart?: ReadonlySet<string>;
  /** `today` as `2024-05-01`. */
  sections?: (record: Records[K], today: string) => string;
}

const NAME: ReadonlySet<string> = new Set(['name']);
const TITLE: ReadonlySet<string> = new Set(['title']);

export const DOSSIERS: { readonly [K in Kind]: Dossier<K> } = {
  company: {
    sentence: companyVerdict,
    warnings: companyWarnings,
    apart: COMPANY_SECTIONS,
    sections: companySections,
  },
  officer: { apart: NAME },
  filing: { apart: TITLE },
  datum: {
    apart: new Set(['title', 'attributes']),
    sections: ({ attributes }) => section('Attributes', structureLines(attributes)),
  },
  statement: { sentence: statementLine, apart: new Set(['properties']), sections: statementSections },
  control_statement: {},
  placeholder: { sentence: (placeholder) => placeholderKind(placeholder, 'en'), apart: NAME },
  event: {
    apart: new Set(['description', 'before', 'after', 'payload']),
    sections: ({ derived_from, payload }) =>
      section('Before', structureLines(derived_from?.before)) +
      section('After', structureLines(derived_from?.after)) +
      section('Details', structureLines(payload)),
  },
  corporate_grouping: {
    apart: new Set(['name', 'memberships']),
    sections: ({ memberships }) =>
      section(
        'Members',
        (memberships ?? []).map(({ membership: { company } }) => markdownLink(company.name, company.service_url)),
      ),
  },
  jurisdiction: { apart: NAME },
  industry_code: {},
  industry_code_scheme: { apart: NAME },
  network_relationship: {},
};
