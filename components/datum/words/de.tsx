import type { en } from './en';

export const de: typeof en = {
  kind: 'Angabe',
  kindOf: (type) => `Angabe · ${type}`,
  titleOf: (type, company) => `${type}: ${company}`,
  about:
    'Was andere Quellen als das Register über das Unternehmen sagen: Adressen, Einträge in anderen Registern, Wege, es zu erreichen. Neuere Angaben dieser Art kommen als Aussagen.',
  caption: 'Angaben, neueste zuerst',
  columns: { what: 'Was', says: 'Inhalt', changed: 'Geändert' },
  lead: ({ counted }, type, company, more, stop) => (
    <>
      {type}: {company}
      {more > 0 && ` und ${counted(more, { one: 'weiteres', other: 'weitere' })}`}
      {stop}
    </>
  ),
  stated: 'Was angegeben ist',
  nothingStated: 'Nichts über den Titel hinaus.',
  ofWhom: 'Über wen',
  companies: ({ count }, total) => `${count(total)} Unternehmen`,
  noCompany: 'Es ist kein Unternehmen genannt.',
  source: 'Quelle',
  recorded: (date) => `Erfasst: ${date}.`,
  changed: (date) => `Geändert: ${date}.`,
  recordedAndChanged: (recorded, changed) => `Erfasst: ${recorded}, geändert: ${changed}.`,
};
