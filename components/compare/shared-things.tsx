import { sharedAddresses } from '@/lib/compare/addresses';
import type { Shared } from '@/lib/compare/holders';
import { sharedIdentifiers, sharedTies } from '@/lib/compare/ties';
import type { Company } from '@/lib/contract/company';
import { plural } from '@/lib/format/dates';
import { EntityLink } from '../company/entity-link';
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
  return (
    <Section
      id={id}
      title={title}
      count={entries.length > 0 ? `${plural(entries.length, 'match', 'matches')}` : undefined}
    >
      {entries.length === 0 && <p className="text-sm">{none}</p>}
      <FoldedRows rows={entries} first={10} noun="matches">
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

const identifierEntries = (companies: Company[]): Entry[] =>
  sharedIdentifiers(companies).map(({ thing: { system, uid }, holders }) => ({
    key: `${system} ${uid}`,
    heading: (
      <>
        {system} <bdi>{uid}</bdi>
      </>
    ),
    holders,
  }));

const tieEntries = (companies: Company[]): Entry[] =>
  sharedTies(companies).map(({ thing, holders, by }) => ({
    key: `${by} ${thing.service_url} ${thing.name}`,
    heading: (
      <>
        <EntityLink name={thing.name} serviceUrl={thing.service_url} />
        {by === 'name' && (
          <span className="text-muted text-sm"> · the same name, which does not prove the same owner</span>
        )}
      </>
    ),
    holders,
  }));

/** What stands in more than one of the records, beside officers. */
export function SharedThings({ companies }: { companies: Company[] }) {
  return (
    <>
      <SharedList
        id="ties"
        title="Shared owners and ties"
        none="The records name no owner, controller, grouping or registration in common. Statements and networks may know more."
        entries={tieEntries(companies)}
        companies={companies}
      />
      <SharedList
        id="addresses"
        title="Shared addresses"
        none="No address stands in more than one of the records, the companies’ own or an officer’s."
        entries={addressEntries(companies)}
        companies={companies}
      />
      <SharedList
        id="identifiers"
        title="Shared identifiers"
        none="No identifier stands in more than one of the records."
        entries={identifierEntries(companies)}
        companies={companies}
      />
    </>
  );
}
