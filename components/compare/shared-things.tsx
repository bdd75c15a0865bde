import { EntityLink } from '@/components/record/entity-link';
import type { Company } from '@/lib/contract/company';
import { sharedAddresses } from '@/lib/records/compare/addresses';
import type { Shared } from '@/lib/records/compare/holders';
import { sharedIdentifiers, sharedTies } from '@/lib/records/compare/ties';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { compareWords, comparisonWords } from '@/lib/words/company';
import { FoldedRows } from '../ui/folded-rows';
import { Section } from '../ui/section';
import { HolderList } from './holder-list';

interface Entry extends Pick<Shared<unknown>, 'holders'> {
  key: string;
  heading: React.ReactNode;
}

interface SharedListProps {
  id: string;
  title: string;
  /** Said where nothing is shared. */
  none: string;
  entries: Entry[];
  companies: Company[];
}

function SharedList({ id, title, none, entries, companies }: SharedListProps) {
  const words = useWords(comparisonWords);
  const forms = useForms();
  return (
    <Section id={id} title={title} count={entries.length > 0 ? words.matches(forms, entries.length) : undefined}>
      {entries.length === 0 && <p className="text-sm">{none}</p>}
      <FoldedRows rows={entries} first={10} noun={words.manyMatches}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map(({ key, heading, holders }) => (
              <li key={key} className="py-2">
                {heading}
                <HolderList holders={holders} companies={companies} />
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
    </Section>
  );
}

const addressEntries = (companies: Company[]): Entry[] =>
  sharedAddresses(companies).map(({ thing, holders }) => ({ key: thing, heading: <bdi>{thing}</bdi>, holders }));

const identifierEntries = (companies: Company[], unnamed: string): Entry[] =>
  sharedIdentifiers(companies).map(({ thing: { system, uid }, holders }) => ({
    key: `${system ?? ''} ${uid}`,
    heading: (
      <>
        {system ?? unnamed} <bdi>{uid}</bdi>
      </>
    ),
    holders,
  }));

const tieEntries = (companies: Company[], sameName: string): Entry[] =>
  sharedTies(companies).map(({ thing, holders, by }) => ({
    key: `${by} ${thing.service_url} ${thing.name}`,
    heading: (
      <>
        <EntityLink name={thing.name} serviceUrl={thing.service_url} />
        {by === 'name' && <span className="text-muted text-sm"> · {sameName}</span>}
      </>
    ),
    holders,
  }));

/** What stands in more than one of the records, beside officers. */
export function SharedThings({ companies }: { companies: Company[] }) {
  const { ties, addresses, identifiers } = useWords(comparisonWords);
  const { roles } = useWords(compareWords);
  return (
    <>
      <SharedList
        id="ties"
        title={ties.title}
        none={ties.none}
        entries={tieEntries(companies, ties.sameName)}
        companies={companies}
      />
      <SharedList
        id="addresses"
        title={addresses.title}
        none={addresses.none}
        entries={addressEntries(companies)}
        companies={companies}
      />
      <SharedList
        id="identifiers"
        title={identifiers.title}
        none={identifiers.none}
        entries={identifierEntries(companies, roles.identifier)}
        companies={companies}
      />
    </>
  );
}
