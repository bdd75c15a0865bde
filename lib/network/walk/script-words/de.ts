import type { en } from './en';

const CALLS = { one: 'Abruf', other: 'Abrufe' };

export const de: typeof en = {
  costsNothing: 'kostet nichts',
  noCall: 'kein Abruf',
  calls: ({ counted }, calls, about) => `${about ? 'etwa ' : ''}${counted(calls, CALLS)}`,
  cached: ({ count }, cached) => `${count(cached)} aufbewahrt`,
  leftToday: ({ count }, left) => `heute noch ${count(left)}`,
  stopped: {
    done: 'Alles, was es gibt, wurde verfolgt.',
    depth: 'So viele Schritte wie erlaubt sind gegangen; dahinter liegt mehr.',
    cap: 'So viele wie erlaubt sind gefunden; dahinter liegt mehr.',
    budget: 'Die Abrufe dafür sind verbraucht; dahinter liegt mehr.',
    cancelled: 'Angehalten; was gekommen ist, bleibt.',
    failed: 'Nach einigen konnte nicht gefragt werden.',
  },
  found: ({ count }, { found, asked, waiting }) =>
    `${count(found)} gefunden · ${count(asked)} verfolgt · ${count(waiting)} warten`,
  spent: ({ counted }, calls) => `${counted(calls, CALLS)} verbraucht`,
  spentOf: ({ count, counted }, calls, left) =>
    `${counted(calls, CALLS)} verbraucht · ${count(left)} von den erlaubten übrig`,
};
