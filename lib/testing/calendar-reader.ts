const ENDS: Readonly<Record<string, string>> = { n: '\n', N: '\n' };

const plain = (value: string): string => value.replace(/\\(.)/g, (_, letter: string) => ENDS[letter] ?? letter);

/** A strict reader of the part of iCalendar (RFC 5545) that we write, for tests. */
export function readCalendar(text: string) {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r(?!\n)/.test(text)) throw new Error('A line does not end with CRLF.');
  const written = text.slice(0, -2).split('\r\n');
  if (written.some((line) => Buffer.byteLength(line) > 75)) throw new Error('A line is too long.');
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const properties = lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? [];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (name === '' || /[\u0000-\u0008\u000b-\u001f\u007f]/.test(value)) throw new Error(`Not a property: ${line}`);
    return [name, value] as const;
  });
  const [begin, version, product, name, description, ...rest] = properties;
  const head = [begin, version, product, rest.pop()].map((one) => one?.join(':'));
  if (head.join() !== 'BEGIN:VCALENDAR,VERSION:2.0,PRODID:-//Firmament//Firmament//EN,END:VCALENDAR') {
    throw new Error(`Not a calendar: ${head}`);
  }
  const events: Record<string, string>[] = [];
  let event: Record<string, string> | undefined;
  for (const [key, value] of rest) {
    if (key === 'BEGIN' && value === 'VEVENT' && !event) event = {};
    else if (key === 'END' && value === 'VEVENT' && event) {
      for (const needed of ['UID', 'DTSTAMP', 'SUMMARY']) if (!event[needed]) throw new Error(`No ${needed}.`);
      if (!/^\d{8}$/.test(event['DTSTART;VALUE=DATE'] ?? '')) throw new Error('No day.');
      events.push(event);
      event = undefined;
    } else if (event && !(key in event) && key !== 'BEGIN') event[key] = plain(value);
    else throw new Error(`${key} is out of place.`);
  }
  if (event) throw new Error('An event does not end.');
  if (new Set(events.map(({ UID }) => UID)).size < events.length) throw new Error('Two events have one id.');
  return { name: plain(name?.[1] ?? ''), description: plain(description?.[1] ?? ''), events };
}
