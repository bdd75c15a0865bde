import type { en } from './en';

export const de: typeof en = {
  one: 'Aussage',
  kind: (type) => `Aussage · ${type}`,
  ended: 'Beendet',
  unknownPeriod: 'Wann es galt, ist nicht angegeben.',
  noDate: 'Kein Datum ist angegeben.',
  sections: {
    ends: 'Wer genannt ist',
    stated: 'Was ausgesagt ist',
    others: 'Außerdem ausgesagt',
    provenances: 'Wer das sagt',
    confidence: 'Verlässlichkeit',
    dates: 'Daten',
  },
  nothingBeyond: 'Die Aussage nennt die Beteiligten und sonst nichts.',
  sources: (forms, count) => forms.counted(count, { one: 'Quelle', other: 'Quellen' }),
  here: (forms, count) => `${forms.counted(count, { one: 'Aussage', other: 'Aussagen' })} hier`,
  whatIsStated: 'Was ausgesagt ist',
  inHeadline: (headline) => `: ${headline}`,
  sure: (confidence) => `Verlässlichkeit ${confidence} von 100`,
  ends: { nobody: 'Niemand ist genannt', who: 'Wer', whom: 'Wen', from: 'Von', to: 'Zu' },
  values: {
    notStated: 'Nicht angegeben',
    yes: 'Ja',
    no: 'Nein',
    label: (label) => <>{label}:</>,
    hidden: (forms, count) =>
      `${forms.counted(count, { one: 'weiterer Wert steht', other: 'weitere Werte stehen' })} im JSON.`,
  },
  provenance: {
    none: 'Für diese Aussage ist keine Quelle angegeben.',
    noDay: 'Tag nicht angegeben',
    noAddress: 'Die Quelle hat keine Adresse.',
    noConfidence: 'Verlässlichkeit nicht angegeben.',
    confidence: (confidence, meaning) => (
      <>
        Verlässlichkeit {confidence}
        {meaning}.
      </>
    ),
    quoted: (text) => <>„{text}“</>,
  },
  confidence: {
    unknown: 'Keine Quelle dieser Aussage sagt, wie sicher sie ist: Ihre Verlässlichkeit ist nicht bekannt.',
    label: 'Verlässlichkeit',
    ofHundred: (meaning) => (meaning === undefined ? 'von 100' : `von 100: ${meaning}`),
    onlySource: 'Es ist die der einzigen Quelle.',
    madeOf: (forms, { counted, silent, without }) => {
      const without_best = without === undefined ? '' : `; ohne sie wäre sie ${without}`;
      const others =
        silent > 0 ? `; ${forms.counted(silent, { one: 'weitere gibt', other: 'weitere geben' })} keine an` : '';
      const of = forms.counted(counted, { one: 'Quelle', other: 'Quellen' });
      return `Es ist die der besten von ${of}${without_best}${others}.`;
    },
    shown: 'Das Netzwerk zeigt, was über 60 liegt.',
    notShown: 'Das Netzwerk lässt sie weg, solange nicht danach gefragt wird, denn sie liegt nicht über 60.',
  },
};
