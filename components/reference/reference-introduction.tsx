import { GROUPS } from '@/lib/contract/openapi-words';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/versions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { referenceWords } from '@/lib/words/reference';
import { groupId } from './group-id';

interface ReferenceIntroductionProps {
  origin: string;
  form: 'A' | 'B';
  daily: number;
  monthly: number;
}

const code = (content: string) => <code>{content}</code>;
const openApi = (content: string) => <a href="/api/openapi.json">{content}</a>;
const overview = (content: string) => <a href="/llms.txt">{content}</a>;

function Groups() {
  const words = useWords(referenceWords);
  return (
    <nav aria-label={words.groups} className="mt-6">
      <ul className="flex flex-wrap gap-2 text-sm">
        {GROUPS.map((group) => (
          <li key={group}>
            <a
              href={`#${groupId(group)}`}
              className="block rounded border border-line-strong px-3 py-1.5 hover:bg-sunken"
            >
              {words.group(group)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What holds for every endpoint, and the way to each group of them. */
export function ReferenceIntroduction({ origin, form, daily, monthly }: ReferenceIntroductionProps) {
  const words = useWords(referenceWords);
  const forms = useForms();
  return (
    <>
      <div className="max-w-prose space-y-3">
        <p>{words.isRead(code, DEFAULT_VERSION_PREFIX)}</p>
        <p>
          {words.access[form](forms, daily, monthly)} {words.token(code)}
        </p>
        <p>{words.forPrograms(openApi, overview, code(`${origin}/${DEFAULT_VERSION_PREFIX}`))}</p>
      </div>
      <Groups />
    </>
  );
}
