import { EntityLink, ReferenceLink } from '@/components/record/entity-link';
import type { Company } from '@/lib/contract/company';
import { useWords } from '@/lib/shared/language/use-words';
import { controlWords } from '@/lib/words/company';
import { Term } from '../glossary/term';
import { type Fact, Facts } from '../ui/facts';

/** Persons, as a rule: that no company record stands for them is no news. */
function ownersOf({ ultimate_beneficial_owners: owners }: Company): React.ReactNode {
  if (!owners?.length) return null;
  return (
    <ul>
      {owners.map(({ ultimate_beneficial_owner: { name, service_url } }) => (
        <li key={`${service_url} ${name}`}>
          <EntityLink name={name} serviceUrl={service_url} />
        </li>
      ))}
    </ul>
  );
}

/** Who is known to control the company; whether one parent is also the last one up the chain. */
export function CompanyControl({ company }: { company: Company }) {
  const words = useWords(controlWords);
  const { controlling_entity: direct, ultimate_controlling_company: ultimate } = company;
  const isSame = ultimate && direct && ultimate.service_url === direct.service_url;
  const facts: Fact[] = [
    {
      label: words.controlledBy,
      explained: <Term id="control">{isSame ? words.controlledByUltimately : words.controlledBy}</Term>,
      value: direct && <ReferenceLink entity={direct} />,
    },
    ...(ultimate && !isSame
      ? [
          {
            label: words.ultimatelyBy,
            explained: <Term id="ultimate_controlling_company">{words.ultimatelyBy}</Term>,
            value: <ReferenceLink entity={ultimate} />,
          },
        ]
      : []),
    {
      label: words.beneficialOwners,
      explained: <Term id="beneficial_owner">{words.beneficialOwners}</Term>,
      value: ownersOf(company),
    },
  ];
  return <Facts facts={facts} />;
}
