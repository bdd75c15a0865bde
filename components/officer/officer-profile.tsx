import { isNameOfCompany } from '@/lib/records/officer/name';
import { isOver, officeStandingOf } from '@/lib/records/officer/office-standing';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { officerWords } from '@/lib/words/officer';
import { Badge } from '../ui/badge';
import { Link } from '../ui/link';
import { OfficeFacts } from './office-facts';
import { type OfficeProps, OfficeSentence } from './office-sentence';

function Ways({ officer }: Pick<OfficeProps, 'officer'>) {
  const words = useWords(officerWords);
  const { id, name } = officer;
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden">
      {isNameOfCompany(name) && (
        <li>
          <Link href={links.companySearch(new URLSearchParams({ q: name }))} className="underline">
            {words.searchCompanies}
          </Link>{' '}
          <span className="text-muted">{words.companiesHoldOffices}</span>
        </li>
      )}
      <li>
        <a href={links.json(links.officer(id))} className="underline">
          JSON
        </a>
      </li>
    </ul>
  );
}

interface OfficerProfileProps extends OfficeProps {
  /** How old the facts are. */
  age?: React.ReactNode;
  children?: React.ReactNode;
}

/** One appointment. `children`: who else may be the same person. */
export function OfficerProfile({ age, children, ...office }: OfficerProfileProps) {
  const words = useWords(officerWords);
  const { officer, company, today } = office;
  return (
    <article className="max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <p>{words.oneAppointment}</p>
        {isOver(officeStandingOf(officer, company, today)) && <Badge tone="warn">{words.noLongerInOffice}</Badge>}
      </div>
      <h1 className="mt-1 text-3xl">
        <bdi>{officer.name}</bdi>
      </h1>
      <p className="mt-2 text-lg">
        <OfficeSentence {...office} />
      </p>
      {age}
      <div className="mt-6">
        <OfficeFacts {...office} />
      </div>
      <Ways officer={officer} />
      {children}
    </article>
  );
}
