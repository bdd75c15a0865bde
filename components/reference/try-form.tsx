'use client';

import { useState } from 'react';
import { addressOfForm } from '@/lib/contract/examples-address';
import { useWords } from '@/lib/shared/language/use-words';
import { tryWords } from '@/lib/words/controls';
import { CurlLine } from './curl-line';
import { ReplyView } from './reply-view';
import { type Reply, sendRequest } from './send-request';

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
