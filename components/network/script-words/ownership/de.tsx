import type { en } from './en';

export const de: typeof en = {
  title: 'Wem es letztlich gehört',
  owners: 'oberste Eigentümer',
  count: ({ counted }, owners) => counted(owners, { one: 'oberster Eigentümer', other: 'oberste Eigentümer' }),
  rule: 'Wirtschaftlicher Anteil: entlang jeder Kette multipliziert, über alle Ketten addiert. Stimmen und Kontrolle stehen für sich.',
  none: (name) => <>Zu {name} ist hier kein Eigentümer bekannt.</>,
  isPerson: (name) => <>{name} ist eine Person und gehört niemandem.</>,
  onlyLoop: (name) => <>Außerhalb des Kreises, in dem {name} steht, ist kein Eigentümer bekannt.</>,
  together: 'Zusammen, da sie einander besitzen',
  chains: (name) => `Ketten von ${name}`,
  sum: 'Summe der Ketten',
  sumShown: 'Summe der gezeigten Ketten',
  loopsAdd: 'Durch Kreise kommt hinzu',
  othersAdd: 'Durch Kreise und nicht gezeigte Ketten kommt hinzu',
  cut: 'Mehr, als die anderen übrig lassen: vom oberen Ende abgezogen',
  total: 'Insgesamt',
  unknown: (share) => <>Kein Eigentümer bekannt: {share}.</>,
  withoutShare: {
    title: 'An der Spitze durch Stimmen oder Kontrolle; welcher Anteil dem entspricht, ist nicht angegeben',
    holders: 'Inhaber ohne angegebenen Anteil',
    noShare: (name) => <>Zu {name} ist hier kein Anteil angegeben.</>,
  },
  nothingUnknown: 'Damit ist das Ganze bekannt.',
  itself: (name, share) => (
    <>
      Über den Kreis hält {name} {share} an sich selbst.
    </>
  ),
  round: 'Der Kreis',
  between: ({ count }, entities) => `${count(entities)} Eigentümer dazwischen, mit ihren Anteilen`,
  tooManyBetween: ({ count }, entities) =>
    `Darüber stehen ${count(entities)} Unternehmen; die Anteile derer dazwischen werden nicht berechnet.`,
  moreOpen: ({ count }, entities) => `Dasselbe gilt für ${count(entities)} weitere dazwischen.`,
  warnings: 'Nach einer Regel entschieden',
  overDeclared: (company, total) => (
    <>
      {company}: Insgesamt sind {total} angegeben. Jeder Anteil wurde durch diese Summe geteilt.
    </>
  ),
  accountsDiffer: (owner, company, between) => (
    <>
      Was {owner} an {company} hält, ist widersprüchlich angegeben: Es gilt {between}.
    </>
  ),
  selfHolding: (company, share) => (
    <>
      {company} hält {share} an sich selbst. Solche Anteile geben keine Rechte: Die der anderen wachsen im Verhältnis.
    </>
  ),
  closedLoop: (companies) => (
    <>Diese gehören einander ganz, so dass niemand außerhalb etwas davon besitzen kann: {companies}.</>
  ),
};
