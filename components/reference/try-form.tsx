'use client';

import { useState } from 'react';
import { addressOfForm } from '@/lib/contract/examples-address';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { tryWords } from '@/lib/words/try-form';
import { CurlLine } from '../ui/curl-line';

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

interface TryFormProps {
  name: string;
  path: string;
  base: string;
  /** Path of the request with the initial values. */
  example: string;
  children: React.ReactNode;
}

interface ApiRequest {
  address: string;
  token: string;
}

function readForm(form: HTMLFormElement, path: string): ApiRequest {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'endpoint' ? [[name, value.trim()]] : [],
  );
  const token = fields.find(([name]) => name === 'api_token')?.[1] ?? '';
  return {
    address: addressOfForm(
      path,
      fields.filter(([name]) => name !== 'api_token'),
    ),
    token,
  };
}

/** A plain GET form that opens the reply; with scripts the reply appears below it, with status and headers. */
export function TryForm({ name, path, base, example, children }: TryFormProps) {
  const words = useWords(tryWords);
  const [request, setRequest] = useState<ApiRequest>({ address: example, token: '' });
  const [reply, setReply] = useState<Reply | 'waiting'>();

  async function send(form: HTMLFormElement): Promise<void> {
    const { address, token } = readForm(form, path);
    setReply('waiting');
    setReply(await sendRequest(`${new URL(base).pathname}/${address}`, token));
  }

  return (
    <form
      action="/docs/api/try"
      onChange={(event) => setRequest(readForm(event.currentTarget, path))}
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
        <CurlLine url={`${base}/${request.address}`} hasToken={request.token !== ''} />
      </div>
      <ReplyView reply={reply} />
    </form>
  );
}
