import { ReferenceLink } from '@/components/record/entity-link';
import type { Company } from '@/lib/contract/company';
import type { RegistrationEntity } from '@/lib/contract/reference';
import { useWords } from '@/lib/shared/language/use-words';
import { companyWords } from '@/lib/words/company';
import { Section } from '../ui/section';

function RegistrationList({ title, entities }: { title: string; entities: RegistrationEntity[] | null | undefined }) {
  if (!entities?.length) return null;
  return (
    <>
      <h3 className="mt-3 mb-1 font-sans font-semibold text-sm first:mt-0">{title}</h3>
      <ul className="divide-y divide-line text-sm">
        {entities.map(({ company_name, company_number, ...entity }) => (
          <li key={`${entity.service_url} ${company_number}`} className="py-1.5">
            <ReferenceLink entity={{ name: company_name, ...entity }} />
            {company_number && (
              <span className="text-muted">
                {' '}
                · <bdi>{company_number}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same company in other registers, or earlier and later in this one. */
export function CompanyRegistrations({ company }: { company: Company }) {
  const { registrations: words, sections } = useWords(companyWords);
  const { alternate_registration_entities: beside, previous_registration_entities: earlier } = company;
  const { subsequent_registration_entities: later } = company;
  if (!beside?.length && !earlier?.length && !later?.length) return null;
  return (
    <Section id="registrations" title={sections.registrations}>
      <RegistrationList title={words.later} entities={later} />
      <RegistrationList title={words.beside} entities={beside} />
      <RegistrationList title={words.earlier} entities={earlier} />
    </Section>
  );
}
