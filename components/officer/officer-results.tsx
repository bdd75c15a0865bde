import type { Price } from '@/lib/contract/meter';
import type { OfficerRecord } from '@/lib/contract/officer';
import { officeInWords } from '@/lib/records/format/office';
import { isFormer } from '@/lib/records/officer/office-standing';
import { type ResultLook, USUAL_LOOK } from '@/lib/records/results/look';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { officerWords } from '@/lib/words/officer';
import { PriceTag } from '../allowance/price-tag';
import { MarkedName } from '../search/marked-name';
import { Badge } from '../ui/badge';
import { DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import { officerColumns } from './officer-columns';
import { OfficerCompany } from './officer-company';

interface OfficerResultsProps {
  officers: OfficerRecord[];
  /** The words of it are marked. */
  q: string;
  look?: ResultLook;
  /** What opening each record would cost. */
  prices?: ReadonlyMap<string, Price>;
  /** YYYY-MM-DD: an office with an end to come is held until then. */
  today: string;
}

interface ItemProps extends Omit<OfficerResultsProps, 'officers' | 'look'> {
  officer: OfficerRecord;
  isDense: boolean;
}

function OfficerResult({ officer, q, prices, today, isDense }: ItemProps) {
  const { results: words } = useWords(officerWords);
  const facts = [officer.position ?? words.positionNotKnown, officeInWords(officer, useForms())];
  return (
    <li className={isDense ? 'py-1.5' : 'py-3.5'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className={`min-w-0 ${isDense ? 'text-base' : 'text-lg'}`}>
          <Link href={links.officer(officer.id)} className="hover:underline">
            <MarkedName name={officer.name} q={q} />
          </Link>
        </h2>
        <span className="flex items-baseline gap-x-3">
          {isFormer(officer, today) && <Badge>{words.former}</Badge>}
          <PriceTag price={prices?.get(links.officer(officer.id))} />
        </span>
      </div>
      <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      <OfficerCompany officer={officer} />
    </li>
  );
}

/** Appointments that were found, as a list to read or as a table to compare. */
export function OfficerResults({ officers, q, look = USUAL_LOOK, prices, today }: OfficerResultsProps) {
  const { results: words } = useWords(officerWords);
  const { language } = useForms();
  const isDense = look.density === 'compact';
  if (look.view === 'table') {
    return (
      <DataTable
        caption={words.caption}
        columns={officerColumns({ q, prices, today, names: look.columns, language })}
        rows={officers}
        keyOf={({ id }) => id}
        dense={isDense}
      />
    );
  }
  return (
    <ol className="divide-y divide-line border-line border-t">
      {officers.map((officer) => (
        <OfficerResult key={officer.id} officer={officer} q={q} prices={prices} today={today} isDense={isDense} />
      ))}
    </ol>
  );
}
