import type { en } from './en';
import { deGroups, deSummaries } from './endpoints/de';

export const de: typeof en = {
  title: 'API',
  heading: 'Die API',
  description: 'Jeder Endpunkt der Registerschnittstelle, mit seinen Parametern und einem Formular zum Ausprobieren.',
  noRegister: {
    title: 'Dieser Server hat kein eigenes Register',
    advice:
      'Er zeigt einen entfernten Dienst, der selbst gefragt werden muss; die Formulare unten antworten hier mit 404.',
  },
  isRead: (code, prefix) => (
    <>
      Die Schnittstelle wird mit GET gelesen und antwortet in JSON, oder mit {code('format=xml')} in XML. Eine Seite
      dieser Website und ihre Daten haben denselben Pfad: Stellen Sie {code(`/${prefix}`)} davor.
    </>
  ),
  access: {
    A: ({ count }, daily, monthly) =>
      `Jede Anfrage braucht einen Token. Der übliche Tarif erlaubt ${count(daily)} Aufrufe am Tag und ${count(monthly)} im Monat.`,
    B: ({ count }, daily, monthly) =>
      `Für ${count(daily)} Aufrufe am Tag und ${count(monthly)} im Monat, gezählt nach Adresse, ist kein Token nötig. Mit Token sind es mehr, dazu die Ereignisse und einige Parameter.`,
  },
  token: (code) => (
    <>
      Er wird als {code('api_token')} oder im Header {code('X-API-TOKEN')} gesendet. Was übrig ist, steht in den Headern{' '}
      {code('X-RateLimit-Limit')}, {code('-Remaining')} und {code('-Reset')}. Was Sie auf dieser Seite ausprobieren,
      zählt mit.
    </>
  ),
  forPrograms: (openApi, overview, base) => (
    <>
      Für Programme: {openApi('OpenAPI 3.1')}, {overview('eine Übersicht als Text')}. Basisadresse: {base}
    </>
  ),
  groups: 'Gruppen von Endpunkten',
  group: (group) => deGroups[group],
  summary: (name) => deSummaries[name],
  needsToken: 'Token',
  notSent: 'nicht gesendet',
  deprecated: (meaning, instead) => `${meaning}; veraltet, besser ${instead}`,
  formB: (meaning) => `${meaning} (Form B: mit Token)`,
  formBValues: (meaning, values) => `${meaning} (Form B: ${values} mit Token)`,
  fields: { path: 'Teil des Pfades', format: 'sonst json', token: 'Ihr Token; nichts hier bewahrt ihn auf' },
  example: (value) => <>, z. B. {value}</>,
  versions: {
    title: 'Versionen der Schnittstelle',
    current: 'Aktuell',
    supported: 'Unterstützt',
    reference: (link) => <>Was jede Version antwortet, steht in der {link('Referenz der API')}.</>,
  },
};
