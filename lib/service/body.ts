/** Thrown while a body is read; the rest of it is not fetched. */
export class BodyTooLargeError extends Error {}

export interface BodyText {
  text: string;
  /** Once unpacked. */
  bytes: number;
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The text of a reply, of `maxBytes` at most once unpacked: what a service says of its length proves nothing. */
export async function readText(response: Response, maxBytes: number): Promise<BodyText> {
  if (!response.body) return { text: '', bytes: 0 };
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of chunksOf(response.body)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLargeError();
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), bytes };
}
