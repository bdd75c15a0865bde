import type { Entity } from '@/lib/network/entity';
import { UNKNOWN_VALUE } from '@/lib/network/filter/values';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkMarkWords } from '@/lib/words/network';
import { Link } from '../../ui/link';
import { Fact } from '../fact';
import { valueWords } from '../filters/value-words';
import { InactiveSample } from '../marks/inactive-sample';

const NO_PLACES = {};

/** Whether a company is active, in our words and in the register's own, and to which groupings it belongs. */
export function EntityState({ entity }: { entity: Entity }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { kind, status = UNKNOWN_VALUE, current_status, dissolution_date, corporate_groupings = [] } = entity;
  if (kind !== 'company') return null;
  return (
    <>
      <Fact term={words.state}>
        {status === 'inactive' && <InactiveSample />}
        {valueWords('statuses', status, forms.language, NO_PLACES)}
        {current_status !== undefined && (
          <>
            {' · '}
            <bdi>{current_status}</bdi>
          </>
        )}
        {dissolution_date !== undefined && ` · ${words.dissolvedOn(forms.date(dissolution_date))}`}
      </Fact>
      {corporate_groupings.length > 0 && (
        <Fact term={words.groupings}>
          {corporate_groupings.map((name, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <Link href={links.corporateGrouping(name)} className="underline">
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}
