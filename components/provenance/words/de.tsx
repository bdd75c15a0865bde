import type { en } from './en';

export const de: typeof en = {
  because: {
    allowance: 'das Kontingent an Abrufen ist aufgebraucht',
    token: 'der Dienst nimmt den Token dieses Explorers nicht an',
    needs_token: 'der Dienst gibt es nur an Inhaber eines Tokens',
    busy: 'der Dienst ist ausgelastet',
    down: 'der Dienst ist nicht erreichbar',
    nonsense: 'der Dienst hat etwas Unverständliches gesendet',
    unknown: 'der Dienst hat nicht geantwortet',
  },
  age: (age) => <>Vom entfernten Dienst, {age}.</>,
  ageOfStale: (age) => <>Vom entfernten Dienst, {age}; beim nächsten Mal liegt vielleicht eine neuere Kopie vor.</>,
  ageOfOld: (age, because, from) => (
    <>
      Gezeigt wird eine ältere Kopie ({age}), denn {because}
      {from && `; neuere Angaben sind möglich ab ${from}`}.
    </>
  ),
  oldAge: ({ age }, ms) => age(ms),
  notRenewed: (because, from) =>
    from
      ? `Neuere Angaben waren nicht zu bekommen, denn ${because}; wieder möglich ab ${from}.`
      : `Neuere Angaben waren nicht zu bekommen, denn ${because}.`,
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'Eintrag', other: 'Einträge' })} der Antwort des Dienstes ${form(count, { one: 'war nicht lesbar und wird', other: 'waren nicht lesbar und werden' })} nicht gezeigt.`,
  refresh: ({ counted }, calls) => `Aktualisieren · ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
  refreshPrice: ({ counted }, calls) =>
    `Fragt den entfernten Dienst neu: ${counted(calls, { one: 'Abruf', other: 'Abrufe' })} des Kontingents`,
  source: (publisher, retrieved, licence) => (
    <>
      {publisher}
      {retrieved ? `, abgerufen: ${retrieved}` : ', Tag des Abrufs nicht bekannt'}
      {licence && <>. Lizenz: {licence}</>}.
    </>
  ),
  noSource: 'Das Register nennt für diesen Eintrag keine Quelle.',
  namelessPublisher: 'Ein Herausgeber ohne Namen',
  whereFrom: 'Woher jede Angabe stammt',
  origins: {
    register: 'das Register',
    read_from_status: 'aus dem Status im Register abgeleitet',
    issued_elsewhere: 'vergeben von den genannten Systemen',
    statements: 'aus Aussagen berechnet, jede mit eigener Quelle',
    curators: 'von Kuratoren zusammengestellt',
  },
};
