import { EntityLink } from '@/components/record/entity-link';
import { FoldedRows } from '@/components/ui/folded-rows';
import { Section } from '@/components/ui/section';
import type { Company } from '@/lib/contract/company';
import { sharedAddresses } from '@/lib/records/compare/addresses';
import type { Holder, Shared } from '@/lib/records/compare/holders';
import { labelsOf } from '@/lib/records/compare/labels';
import { sharedIdentifiers, sharedTies } from '@/lib/records/compare/ties';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { compareWords, comparisonWords } from '@/lib/words/company';

/** Where something that is shared stands in each of the records. */
function HolderList({ holders, companies }: { holders: Holder[]; companies: Company[] }) {
  const labels = labelsOf(companies);
  const { roles } = useWords(compareWords);
  const words = useWords(comparisonWords);
  return (
    <ul className="text-muted text-sm">
      {holders.map(({ company, as, of }) => (
        <li key={`${company} ${as} ${of}`}>
          {words.holder(<bdi className="text-ink">{labels[company]}</bdi>, roles[as], of ? <bdi>{of}</bdi> : undefined)}
        </li>
      ))}
    </ul>
  );
}

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
