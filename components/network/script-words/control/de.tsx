import type { en } from './en';

export const de: typeof en = {
  title: 'Wer die Kontrolle hat',
  controllers: 'Kontrollierende',
  count: ({ counted }, controllers) => counted(controllers, { one: 'Kontrollierender', other: 'Kontrollierende' }),
  rule: 'Bei jedem Schritt mehr als die Hälfte der Stimmen, allein oder mit kontrollierten Unternehmen. Wo keine Stimmen angegeben sind, stehen Anteile dafür. Über den wirtschaftlichen Anteil sagt das nichts.',
  none: (name) => <>Bei {name} ist hier niemand mit mehr als der Hälfte der Stimmen bekannt.</>,
  certain: 'sicher',
  possible: 'möglich: Spannen oder unbekannte Anteile lassen es offen',
  top: 'an der Spitze',
  onTheWay: 'dazwischen',
  proof: (name) => `Wie ${name} zur Kontrolle kommt`,
  majority: (company) => <>{company}, mehr als die Hälfte</>,
  mayBeMajority: (company) => <>{company}, vielleicht mehr als die Hälfte</>,
  jointMajority: (company, votes) => (
    <>
      {company}: {votes}, mehr als die Hälfte
    </>
  ),
  mayBeJointMajority: (company, votes) => (
    <>
      {company}: {votes}, vielleicht mehr als die Hälfte
    </>
  ),
  declared: (company) => <>{company}: von der Quelle als Kontrolle angegeben</>,
  overstated: (company) => (
    <>
      {company}: wie andere mit mehr als der Hälfte angegeben; zusammen ist es mehr als das Ganze, wie bei gemeinsamen
      Inhabern
    </>
  ),
  controls: ({ count }, companies) => `Kontrolliert selbst ${count(companies)} Unternehmen`,
};
