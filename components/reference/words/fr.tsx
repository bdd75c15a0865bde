import type { en } from './en';
import { frGroups, frSummaries } from './endpoints/fr';

export const fr: typeof en = {
  title: 'API',
  heading: 'L’API',
  description: 'Chaque point d’accès de l’interface du registre, avec ses paramètres et un formulaire d’essai.',
  noRegister: {
    title: 'Ce serveur n’a pas de registre propre',
    advice:
      'Il montre un service distant, qu’il faut interroger lui-même ; les formulaires ci-dessous répondent 404 ici.',
  },
  isRead: (code, prefix) => (
    <>
      L’interface se lit par GET et répond en JSON, ou en XML avec {code('format=xml')}. Une page de ce site et ses
      données ont le même chemin : mettez {code(`/${prefix}`)} devant.
    </>
  ),
  access: {
    A: ({ count }, daily, monthly) =>
      `Chaque demande exige un jeton. La formule habituelle permet ${count(daily)} appels par jour et ${count(monthly)} par mois.`,
    B: ({ count }, daily, monthly) =>
      `Aucun jeton n’est nécessaire pour ${count(daily)} appels par jour et ${count(monthly)} par mois, comptés par adresse. Un jeton en donne davantage, et ouvre les événements et certains paramètres.`,
  },
  token: (code) => (
    <>
      Il est envoyé comme {code('api_token')} ou dans l’en-tête {code('X-API-TOKEN')}. Ce qui reste figure dans les
      en-têtes {code('X-RateLimit-Limit')}, {code('-Remaining')} et {code('-Reset')}. Vos essais sur cette page comptent
      aussi.
    </>
  ),
  forPrograms: (openApi, overview, base) => (
    <>
      Pour les programmes : {openApi('OpenAPI 3.1')}, {overview('un aperçu en texte brut')}. Adresse de base : {base}
    </>
  ),
  groups: 'Groupes de points d’accès',
  group: (group) => frGroups[group],
  summary: (name) => frSummaries[name],
  needsToken: 'jeton',
  notSent: 'non envoyé',
  deprecated: (meaning, instead) => `${meaning} ; obsolète, préférez ${instead}`,
  formB: (meaning) => `${meaning} (forme B : avec un jeton)`,
  formBValues: (meaning, values) => `${meaning} (forme B : ${values} avec un jeton)`,
  fields: { path: 'partie du chemin', format: 'par défaut json', token: 'votre jeton ; rien ici ne le conserve' },
  example: (value) => <>, p. ex. {value}</>,
  versions: {
    title: 'Versions de l’interface',
    current: 'Actuelle',
    supported: 'Prises en charge',
    reference: (link) => <>Ce que répond chaque version figure dans la {link('référence de l’API')}.</>,
  },
};
