import type { en } from './en';

export const de: typeof en = {
  title: 'Rechtsraum zuordnen',
  text: 'Name oder Code eines Ortes',
  near: 'In der Nähe von (freigestellt)',
  match: 'Zuordnen',
  help: 'Namen in vielen Sprachen, Codes aus zwei und drei Buchstaben, Regionen mit oder ohne ihr Land: „Delaware, US“, „Deutschland“, „gbr“. Ein Land entscheidet, wenn zwei Orte denselben Namen tragen.',
  metered: 'Jede Zuordnung ist 1 Abruf, sofern keine Kopie vorliegt.',
  uncertain: 'Kein Rechtsraum ist sicher gemeint',
  namesNone: (q) => <>„{q}“ nennt keinen Ort, den das Register kennt, oder mehrere. Geraten wird nicht.</>,
  means: ({ q, name, code, country }) => (
    <>
      „{q}“ bedeutet {name}, Code {code}
      {country && <> ({country})</>}.
    </>
  ),
  companies: 'Dort registrierte Unternehmen',
};
