import type { Placeholder } from '@/lib/contract/placeholder';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links, pathOf } from '@/lib/links';
import { EntityLink } from '../company/entity-link';
import { SourceLine } from '../provenance/source-line';
import { type Fact, Facts } from '../ui/facts';
import { Notice } from '../ui/notice';
import { Section } from '../ui/section';

const KINDS: Record<string, string> = {
  person: 'A person named in statements of ownership or control.',
  unknown: 'An owner or controller that the statements do not name.',
};

const PROBABLY_COMPANY =
  'Probably a company: a name that statements mention and that no company record has been matched to.';

function factsOf(placeholder: Placeholder): Fact[] {
  const { jurisdiction_code, jurisdiction_string, identifier } = placeholder;
  return [
    { label: 'Jurisdiction', value: jurisdiction_code ? jurisdictionName(jurisdiction_code) : null },
    { label: 'As it was written', value: jurisdiction_string },
    { label: 'Identifier', value: identifier },
  ];
}

/** `children`: how old the facts are. */
export function PlaceholderProfile({
  placeholder,
  children,
}: {
  placeholder: Placeholder;
  children?: React.ReactNode;
}) {
  const { company, entity_type, name, service_url, source } = placeholder;
  const path = pathOf(service_url) ?? '/';
  return (
    <article className="max-w-2xl">
      <p className="text-muted text-sm">Placeholder</p>
      <h1 className="mt-1 text-3xl">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-2 text-lg">{KINDS[entity_type ?? ''] ?? PROBABLY_COMPANY}</p>
      {children}
      {company && (
        <div className="mt-4">
          <Notice tone="good" title="Matched to a company">
            <EntityLink
              name={company.name}
              serviceUrl={company.service_url}
              jurisdictionCode={company.jurisdiction_code}
            />
          </Notice>
        </div>
      )}
      {entity_type !== 'person' && (
        <div className="mt-6">
          <Facts facts={factsOf(placeholder)} />
        </div>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a href={links.json(`${path}/network`)} className="underline">
          Network as JSON
        </a>
        <a href={links.json(path)} className="underline">
          JSON
        </a>
      </p>
      <div className="mt-10">
        <Section id="source" title="Source">
          <SourceLine source={source} />
        </Section>
      </div>
    </article>
  );
}
