import type * as en from '../en/network-map';

const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const networkMapWords: typeof en.networkMapWords = {
  label: 'Karte der Länder',
  legend:
    'Kreise: Unternehmen nach dem Land ihres Registers. Linien: Beziehungen vom Land der Eigentümer in das Land dessen, was ihnen gehört; je dicker, desto mehr.',
  countries: 'Länder',
  columns: { country: 'Land', companies: 'Unternehmen', flow: 'Von Land zu Land', relationships: 'Beziehungen' },
  noFlows: 'Keine Beziehung führt von einem Land in ein anderes.',
  companies: ({ counted }, companies) => counted(companies, { one: 'Unternehmen', other: 'Unternehmen' }),
  relationships: ({ counted }, relationships) => counted(relationships, RELATIONSHIPS),
  inside: ({ counted }, relationships) => `${counted(relationships, RELATIONSHIPS)} innerhalb`,
  noRegion: 'ohne Region',
  unplaced: ({ counted }, kinds, relationships) =>
    `Land unbekannt, daher nicht auf der Karte: ${kinds}${relationships > 0 ? `, mit ${counted(relationships, RELATIONSHIPS)}` : ''}.`,
  kinds: {
    company: { one: 'Unternehmen', other: 'Unternehmen' },
    placeholder: { one: 'Platzhalter', other: 'Platzhalter' },
    person: { one: 'Person', other: 'Personen' },
    unknown: { one: 'unbekannter Eigentümer', other: 'unbekannte Eigentümer' },
  },
  offMap: (countries) => `Ohne Ort auf der Karte: ${countries}.`,
  whole: 'Ganze Welt',
  borders: 'Grenzen nach Natural Earth: Sie zeigen, wer ein Gebiet innehat, nicht, wem es gehört.',
};
