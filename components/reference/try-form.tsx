'use client';

import { useState, useSyncExternalStore } from 'react';
import { type ApiCall, CODE_LANGUAGES, type CodeLanguage, codeOf, type ParameterType } from '@/lib/contract/call-code';
import { addressOfForm } from '@/lib/contract/examples-address';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { tryWords } from '@/lib/words/try-form';
import { CodeToCopy } from '../ui/code-to-copy';
import { useHydrated } from '../ui/hooks';

interface Reply {
  /** `200 OK`; undefined if there was no reply. */
  status?: string;
  isGood: boolean;
  headers: [string, string][];
  body: string;
}

/** Formats JSON; other text is unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Calls our own API. The token is sent in a header, so that it is not in an address or a history. */
async function sendRequest(address: string, token: string): Promise<Reply> {
  try {
    const response = await fetch(address, { headers: token === '' ? {} : { 'X-API-TOKEN': token } });
    const status = `${response.status} ${response.statusText}`.trim();
    return { status, isGood: response.ok, headers: [...response.headers], body: readable(await response.text()) };
  } catch {
    return { isGood: false, headers: [], body: '' };
  }
}

/** Longer replies are cut; the browser's network tab has the rest. */
const LONGEST = 40_000;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text);

function ReplyParts({ status, isGood, headers, body }: Reply) {
  const words = useWords(tryWords);
  const forms = useForms();
  return (
    <>
      <p className={`font-semibold ${isGood ? 'text-good' : 'text-bad'}`}>{status ?? words.unreachable}</p>
      {headers.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer text-muted">{words.headers(forms, headers.length)}</summary>
          <pre className="mt-1 whitespace-pre-wrap text-xs">
            {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          </pre>
        </details>
      )}
      {body !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
        <section aria-label={words.body} tabIndex={0} className="mt-2 max-h-96 overflow-auto rounded bg-sunken">
          <pre className="whitespace-pre-wrap p-3 text-xs">{cut(body)}</pre>
        </section>
      )}
    </>
  );
}

/** The reply. The region exists from the start, so that screen readers announce its content. */
function ReplyView({ reply }: { reply: Reply | 'waiting' | undefined }) {
  const { asking } = useWords(tryWords);
  return (
    <div aria-live="polite" className={reply ? 'mt-4' : ''}>
      {reply === 'waiting' && <p className="text-muted">{asking}</p>}
      {reply !== undefined && reply !== 'waiting' && <ReplyParts {...reply} />}
    </div>
  );
}

/** The language of the code of all forms of the page. */
let codeLanguage: CodeLanguage = 'curl';
const readers = new Set<() => void>();
const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};
function chooseLanguage(chosen: CodeLanguage): void {
  codeLanguage = chosen;
  for (const reader of readers) reader();
}

/** The call as a command line or a program; without scripts as a command line. */
function CallCode({ call }: { call: ApiCall }) {
  const words = useWords(tryWords);
  const isHydrated = useHydrated();
  const language = useSyncExternalStore(
    subscribe,
    () => codeLanguage,
    () => 'curl' as const,
  );
  return (
    <div className="min-w-0 flex-1 basis-72 space-y-2">
      {isHydrated && (
        <fieldset className="flex gap-1 text-sm">
          <legend className="sr-only">{words.codeIn}</legend>
          {CODE_LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === language}
              onClick={() => chooseLanguage(one)}
              className="rounded px-2 py-1 text-muted hover:bg-sunken aria-pressed:bg-sunken aria-pressed:font-medium aria-pressed:text-ink"
            >
              {one}
            </button>
          ))}
        </fieldset>
      )}
      <CodeToCopy code={codeOf(call, language)} what={language === 'curl' ? 'curl' : 'code'} />
    </div>
  );
}

interface TryFormProps {
  name: string;
  path: string;
  base: string;
  /** The fields of the request with the initial values. */
  example: ApiCall['fields'];
  /** The parameters that are no text. */
  types: Record<string, ParameterType>;
  children: React.ReactNode;
}

interface ApiRequest {
  fields: ApiCall['fields'];
  token: string;
}

function readForm(form: HTMLFormElement): ApiRequest {
  const all = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'endpoint' ? [[name, value.trim()]] : [],
  );
  const token = all.find(([name]) => name === 'api_token')?.[1] ?? '';
  return { fields: all.filter(([name]) => name !== 'api_token'), token };
}

/** A plain GET form that opens the reply; with scripts the reply appears below it, with status and headers. */
export function TryForm({ name, path, base, example, types, children }: TryFormProps) {
  const words = useWords(tryWords);
  const [request, setRequest] = useState<ApiRequest>({ fields: example, token: '' });
  const [reply, setReply] = useState<Reply | 'waiting'>();

  async function send(form: HTMLFormElement): Promise<void> {
    const { fields, token } = readForm(form);
    setReply('waiting');
    setReply(await sendRequest(`${new URL(base).pathname}/${addressOfForm(path, fields)}`, token));
  }

  return (
    <form
      action="/docs/api/try"
      onChange={(event) => setRequest(readForm(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <input type="hidden" name="endpoint" value={name} />
      {children}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <button type="submit" className="rounded bg-accent px-4 py-1.5 font-medium text-on-accent text-sm">
          {words.send}
        </button>
        <CallCode call={{ name, path, base, types, fields: request.fields, hasToken: request.token !== '' }} />
      </div>
      <ReplyView reply={reply} />
    </form>
  );
}
