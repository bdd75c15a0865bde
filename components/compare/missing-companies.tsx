import { type CompareAddress, companyReference, compareHref, MOST_COMPARED, without } from '@/lib/compare/address';
import type { Compared } from '@/lib/compare/load';
import { plural } from '@/lib/format/dates';
import type { CompanyNumber } from '@/lib/links';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

interface MissingProps {
  compared: Compared[];
  address: CompareAddress;
  now: number;
}

const RemoveLink = ({ keys, company }: { keys: readonly CompanyNumber[]; company: CompanyNumber }) => (
  <Link href={compareHref(without(keys, company))} className="underline">
    Remove <bdi>{companyReference(company)}</bdi>
  </Link>
);

/** What it would cost to show those that no copy is kept of, and the way to spend it. */
function NotAsked({ keys, waiting }: { keys: readonly CompanyNumber[]; waiting: CompanyNumber[] }) {
  const calls = plural(waiting.length, 'call');
  return (
    <Notice title={`${plural(waiting.length, 'company', 'companies')} would have to be asked for: ${calls}`}>
      <p>
        No copy is kept here of{' '}
        {waiting.map((company, index) => (
          <span key={companyReference(company)}>
            {index > 0 && ', '}
            <bdi>{companyReference(company)}</bdi>
          </span>
        ))}
        .
      </p>
      <p className="mt-2 print:hidden">
        <Link href={compareHref(keys, { ask: true })} className="font-medium underline">
          Compare all · {calls}
        </Link>
      </p>
    </Notice>
  );
}

/** Everything of the address that is not in the table, and why. */
export function MissingCompanies({ compared, address, now }: MissingProps) {
  const { companies: keys, left_out, unreadable } = address;
  const waiting = compared.filter(({ company, failure }) => !company && !failure).map(({ key }) => key);
  return (
    <>
      {waiting.length > 0 && <NotAsked keys={keys} waiting={waiting} />}
      {compared.map(
        ({ key, failure }) =>
          failure && (
            <div key={companyReference(key)}>
              <FailureNotice failure={failure} now={now} />
              <p className="mt-1 text-sm print:hidden">
                <RemoveLink keys={keys} company={key} />
              </p>
            </div>
          ),
      )}
      {left_out > 0 && (
        <Notice
          tone="warn"
          title={`The first ${MOST_COMPARED} are compared; ${plural(left_out, 'more company', 'more companies')} left out`}
        />
      )}
      {unreadable.map((text) => (
        <Notice key={text} tone="warn" title="Something in the address names no company">
          “<bdi>{text}</bdi>” was left out: a company stands there as gb/01234500.
        </Notice>
      ))}
    </>
  );
}
