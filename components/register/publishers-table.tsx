import type { PublisherContents } from '@/lib/contract/register-contents';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { registerWords } from '@/lib/words/register';
import { type Column, DataTable } from '../ui/data-table';
import { FoldedRows } from '../ui/folded-rows';
import { OutsideLink } from '../ui/outside-link';

type Words = (typeof registerWords)['en'];

/** So many stand open. */
const FIRST = 12;

const isAddress = (licence: string): boolean => /^https?:\/\//.test(licence);

function Licences({ licences }: { licences: string[] }) {
  return licences.map((licence) => (
    <span key={licence} className="block max-w-56 break-words">
      {isAddress(licence) ? <OutsideLink url={licence}>{licence}</OutsideLink> : licence}
    </span>
  ));
}

const amount = ({ count }: Forms, value: number) => (value === 0 ? undefined : count(value));
const day = ({ date }: Forms, moment: string | null) => (moment ? date(moment.slice(0, 10)) : undefined);

const columnsIn = (words: Words, forms: Forms): Column<PublisherContents>[] => [
  {
    header: words.publisher,
    cell: ({ publisher }) => <bdi className="block min-w-56">{publisher ?? words.unnamed}</bdi>,
  },
  { header: words.licence, cell: ({ licences }) => licences.length > 0 && <Licences licences={licences} /> },
  { header: words.kinds.companies, count: true, cell: ({ companies }) => amount(forms, companies) },
  { header: words.kinds.officers, count: true, cell: ({ officers }) => amount(forms, officers) },
  { header: words.kinds.statements, count: true, cell: ({ statements }) => amount(forms, statements) },
  { header: words.kinds.data, count: true, cell: ({ data }) => amount(forms, data) },
  { header: words.oldest, nowrap: true, cell: ({ oldest }) => day(forms, oldest) },
  { header: words.newest, nowrap: true, cell: ({ newest }) => day(forms, newest) },
];

/** Who told what the register holds, under which licence, and from when to when. */
export function PublishersTable({ publishers }: { publishers: PublisherContents[] }) {
  const words = useWords(registerWords);
  const columns = columnsIn(words, useForms());
  return (
    <FoldedRows rows={publishers} first={FIRST} noun={words.publishers}>
      {(rows) => (
        <DataTable
          caption={words.sourcesCaption}
          columns={columns}
          rows={rows}
          keyOf={({ publisher }) => publisher ?? ''}
        />
      )}
    </FoldedRows>
  );
}
