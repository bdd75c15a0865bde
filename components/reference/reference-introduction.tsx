import { GROUPS } from '@/lib/contract/openapi-words';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/versions';
import { countInWords } from '@/lib/format/dates';
import { groupId } from './group-id';

interface ReferenceIntroductionProps {
  origin: string;
  form: 'A' | 'B';
  daily: number;
  monthly: number;
}

function TokenWords({ form, daily, monthly }: Omit<ReferenceIntroductionProps, 'origin'>) {
  const allowance = `${countInWords(daily)} calls a day and ${countInWords(monthly)} a month`;
  return form === 'A'
    ? `Every request needs a token. The usual plan allows ${allowance}.`
    : `No token is needed for ${allowance}, counted by address. A token raises that, and opens the events and some parameters.`;
}

/** What holds for every endpoint, and the way to each group of them. */
export function ReferenceIntroduction({ origin, ...access }: ReferenceIntroductionProps) {
  return (
    <>
      <div className="max-w-prose space-y-3">
        <p>
          The interface is read by GET and answers in JSON, or in XML with <code>format=xml</code>. A page of this site
          and its data have the same path: put <code>/{DEFAULT_VERSION_PREFIX}</code> before it.
        </p>
        <p>
          <TokenWords {...access} /> It is sent as <code>api_token</code> or in the header <code>X-API-TOKEN</code>.
          What is left stands in the headers <code>X-RateLimit-Limit</code>, <code>-Remaining</code> and{' '}
          <code>-Reset</code>. What you try on this page counts too.
        </p>
        <p>
          For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>, <a href="/llms.txt">an overview in plain text</a>.
          Base address: <code>{`${origin}/${DEFAULT_VERSION_PREFIX}`}</code>
        </p>
      </div>
      <nav aria-label="Groups of endpoints" className="mt-6">
        <ul className="flex flex-wrap gap-2 text-sm">
          {GROUPS.map((group) => (
            <li key={group}>
              <a
                href={`#${groupId(group)}`}
                className="block rounded border border-line-strong px-3 py-1.5 hover:bg-sunken"
              >
                {group}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
