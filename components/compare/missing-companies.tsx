import type { Compared } from '@/lib/api/load-comparison';
import { type CompareAddress, compareHref, MOST_COMPARED, without } from '@/lib/records/compare/address';
import { companyReference } from '@/lib/shared/company-reference';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import type { CompanyNumber } from '@/lib/shared/links';
import { compareChoiceWords } from '@/lib/words/company';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

interface MissingProps {
  compared: Compared[];
  address: CompareAddress;
  now: number;
}

function RemoveLink({ keys, company }: { keys: readonly CompanyNumber[]; company: CompanyNumber }) {
  const words = useWords(compareChoiceWords);
  return (
    <Link href={compareHref(without(keys, company))} className="underline">
      {words.removeNamed(<bdi>{companyReference(company)}</bdi>)}
    </Link>
  );
}

/** What it would cost to show those that no copy is kept of, and the way to spend it. */
function NotAsked({ keys, waiting }: { keys: readonly CompanyNumber[]; waiting: CompanyNumber[] }) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
  const companies = waiting.map((company, index) => (
    <span key={companyReference(company)}>
      {index > 0 && ', '}
      <bdi>{companyReference(company)}</bdi>
    </span>
  ));
  return (
    <Notice title={words.wouldCost(forms, waiting.length)}>
      <p>{words.noCopies(companies)}</p>
      <p className="mt-2 print:hidden">
        <Link href={compareHref(keys, { ask: true })} className="font-medium underline">
          {words.compareAll(forms, waiting.length)}
        </Link>
      </p>
    </Notice>
  );
}

/** Everything of the address that is not in the table, and why. */
export function MissingCompanies({ compared, address, now }: MissingProps) {
  const words = useWords(compareChoiceWords);
  const forms = useForms();
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
      {left_out > 0 && <Notice tone="warn" title={words.leftOut(forms, MOST_COMPARED, left_out)} />}
      {unreadable.map((text) => (
        <Notice key={text} tone="warn" title={words.namesNone}>
          {words.wasLeftOut(<bdi>{text}</bdi>)}
        </Notice>
      ))}
    </>
  );
}
