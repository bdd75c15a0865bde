'use client';

import { useState } from 'react';
import { addressOfForm } from '@/lib/contract/examples-address';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { tryWords } from '@/lib/words/try-form';
import { CurlLine } from './curl-line';

interface Reply {
  /** `200 OK`; undefined where nothing was answered. */
  status?: string;
  isGood: boolean;
  headers: [string, string][];
  body: string;
}

/** JSON as people read it; anything else as it came. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Asks our own API. The token goes in its header, so that it stands in no address and no history. */
async function sendRequest(address: string, token: string): Promise<Reply> {
  try {
    const response = await fetch(address, { headers: token === '' ? {} : { 'X-API-TOKEN': token } });
    const status = `${response.status} ${response.statusText}`.trim();
    return { status, isGood: response.ok, headers: [...response.headers], body: readable(await response.text()) };
  } catch {
    return { isGood: false, headers: [], body: '' };
  }
}

/** More than anybody reads; the network tab of the browser has the rest. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section aria-label={words.body} tabIndex={0} className="mt-2 max-h-96 overflow-auto rounded bg-sunken">
          <pre className="whitespace-pre-wrap p-3 text-xs">{cut(body)}</pre>
        </section>
      )}
    </>
  );
}

/** What was answered. The place is there from the start, so that a screen reader hears what comes into it. */
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
  /** Below the base: what the form asks for as it is filled at first. */
  example: string;
  children: React.ReactNode;
}

interface Asked {
  address: string;
  token: string;
}

function readForm(form: HTMLFormElement, path: string): Asked {
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
  const [asked, setAsked] = useState<Asked>({ address: example, token: '' });
  const [reply, setReply] = useState<Reply | 'waiting'>();

  async function send(form: HTMLFormElement): Promise<void> {
    const { address, token } = readForm(form, path);
    setReply('waiting');
    setReply(await sendRequest(`${new URL(base).pathname}/${address}`, token));
  }

  return (
    <form
      action="/docs/api/try"
      onChange={(event) => setAsked(readForm(event.currentTarget, path))}
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
        <CurlLine url={`${base}/${asked.address}`} hasToken={asked.token !== ''} />
      </div>
      <ReplyView reply={reply} />
    </form>
  );
}
