import type * as en from '../en/reference';
import { groups, summaries } from './interface';

const CALLS = { one: 'appel', other: 'appels' };

export const glossaryWords: typeof en.glossaryWords = {
  title: 'Glossaire',
  description: 'Les mots des registres de sociétés et des participations, expliqués en phrases simples.',
  lead: 'Les mots qu’emploient les registres et ces pages, en phrases simples. Sur chaque page, un mot souligné en pointillé ouvre son explication.',
  terms: 'Termes',
  also: (words) => `aussi : ${words}`,
  inInterface: 'Dans la référence de l’API',
  ofTerm: (term) => ` : ${term}`,
};

export const companyTermWords: typeof en.companyTermWords = {
  jurisdiction: {
    term: 'Juridiction',
    also: 'jurisdiction_code',
    means:
      'Le pays, ou la partie d’un pays, dont le droit régit l’immatriculation d’une société. Certains pays ont un seul registre, d’autres en ont un par État ou par province.',
  },
  company_number: {
    term: 'Numéro de société',
    also: 'company_number, numéro d’immatriculation, native company number',
    means:
      'Le numéro sous lequel un registre inscrit une société. Il n’est unique que dans sa juridiction : le même numéro désigne ailleurs une autre société.',
  },
  lei: {
    term: 'LEI',
    also: 'identifiant d’entité juridique',
    means:
      'Un code mondial de 20 lettres et chiffres pour les sociétés et autres organismes qui prennent part à des opérations financières. La plupart des sociétés n’en ont pas.',
  },
  status: {
    term: 'Statut',
    also: 'current_status',
    means:
      'L’état d’une société tel que le registre le nomme, dans ses propres mots. Les mêmes mots peuvent avoir un autre sens dans un autre registre.',
  },
  inactive: {
    term: 'Active et inactive',
    also: 'active, sans activité, fermée',
    means:
      'Une société est dite inactive si elle n’existe plus ou n’exerce plus d’activité. « Active » signifie que le registre la donne pour active ou ne l’a pas signalée comme inactive ; les registres le font souvent tard, et une société active peut avoir déjà cessé son activité. Quand le registre n’indique ni l’un ni l’autre, le statut est inconnu.',
  },
  dissolved: {
    term: 'Dissoute',
    also: 'radiée, supprimée, retirée du registre',
    means:
      'La société a pris fin en droit. Elle a pu être fermée par ses propriétaires, liquidée pour dettes ou radiée par le registre, par exemple faute d’avoir déposé ses documents.',
  },
  branch: {
    term: 'Succursale',
    also: 'société étrangère, établissement, bureau local',
    means:
      'Un lieu d’activité qu’un registre inscrit sous son propre numéro, sans être une société à part. Il appartient à une société d’une autre juridiction ou du même registre.',
  },
  home_company: {
    term: 'Société d’origine',
    means: 'La société à laquelle appartient une succursale, immatriculée dans une autre juridiction.',
  },
  subsequent_registration: {
    term: 'Immatriculation remplacée',
    also: 'immatriculation antérieure, immatriculation suivante',
    means:
      'Une inscription plus ancienne de la même société. Une société qui change de registre ou de forme peut y recevoir un nouveau numéro, et l’ancienne inscription n’est plus tenue à jour.',
  },
  alternate_registration: {
    term: 'Immatriculation parallèle',
    means: 'Une seconde inscription de la même société dans un autre registre, valable au même moment.',
  },
  industry_code: {
    term: 'Code d’activité',
    also: 'SIC, NACE, NAICS, code APE',
    means:
      'Un code qui dit ce que fait une société, tiré d’une liste appelée nomenclature. Le plus souvent, les sociétés le choisissent elles-mêmes.',
  },
  officer: {
    term: 'Dirigeant',
    also: 'administrateur, secrétaire, mandataire',
    means:
      'Une personne ou une société qui exerce une fonction dans une société. Chaque fiche est une fonction : la même personne peut en avoir plusieurs, et deux personnes peuvent porter le même nom.',
  },
  nominee: {
    term: 'Prête-nom',
    means:
      'Une personne ou une société qui exerce une fonction ou détient des parts en son nom, mais pour le compte d’autrui. Les registres l’indiquent rarement.',
  },
  filing: {
    term: 'Dépôt',
    means:
      'Un document déposé au registre par une société ou par un tiers, comme ses comptes ou un changement d’adresse.',
  },
  gazette: {
    term: 'Avis officiel',
    also: 'journal officiel, bulletin officiel',
    means: 'Une annonce dans le journal officiel d’un État, par exemple qu’une société va être liquidée ou radiée.',
  },
  event: {
    term: 'Événement',
    means:
      'Un changement dans la vie d’une société. La plupart se trouvent en comparant deux états du registre : le jour n’est donc souvent connu que comme un intervalle entre les deux.',
  },
};

export const controlTermWords: typeof en.controlTermWords = {
  beneficial_owner: {
    term: 'Bénéficiaire effectif',
    also: 'bénéficiaire ultime, personne exerçant un contrôle significatif, UBO, PSC',
    means:
      'Une personne qui, en dernier ressort, possède ou contrôle une société, directement ou par d’autres sociétés. Chaque juridiction fixe elle-même le seuil, souvent au quart des parts ou des voix.',
  },
  control: {
    term: 'Contrôle',
    also: 'entité contrôlante',
    means:
      'Le pouvoir de décider de ce que fait une société : par des parts, par des voix, par le droit de nommer ses dirigeants, ou autrement. Qui l’exerce directement est l’entité contrôlante.',
  },
  ultimate_controlling_company: {
    term: 'Société contrôlante ultime',
    also: 'société mère ultime',
    means:
      'La dernière société en remontant la chaîne de contrôle, pour autant qu’on la connaisse. Au-dessus peuvent se trouver des personnes, ou rien n’est connu.',
  },
  corporate_grouping: {
    term: 'Groupe de sociétés',
    also: 'groupe',
    means:
      'Des sociétés que des curateurs ont réunies sous un nom parce qu’elles vont ensemble. Cela ne prouve aucune participation.',
  },
  network: {
    term: 'Réseau',
    means:
      'Toutes les relations connues de contrôle et de participation autour d’une société, tracées du propriétaire au possédé, telles qu’on les tient pour vraies un jour donné.',
  },
  placeholder: {
    term: 'Entité provisoire',
    means:
      'Elle tient la place d’une personne ou d’une société nommée dans une déclaration sans avoir été rattachée à une fiche, par exemple parce que son registre n’est pas chargé ici.',
  },
};

export const sourceTermWords: typeof en.sourceTermWords = {
  statement: {
    term: 'Déclaration',
    means:
      'Ce qu’une source dit d’une société, par exemple qui la possède, avec la source et les dates. Des déclarations peuvent se contredire.',
  },
  provenance: {
    term: 'Provenance',
    also: 'source',
    means: 'D’où vient un fait : qui l’a publié, quand il y a été relevé, et comment.',
  },
  datum: {
    term: 'Donnée',
    also: 'data, datum',
    means:
      'Une information sur une société tirée d’une autre source que le cœur de son registre, comme une licence ou une marque.',
  },
  retrieved: {
    term: 'Relevé',
    also: 'retrieved_at',
    means:
      'Quand les faits ont été relevés au registre pour la dernière fois. Ce qui y a changé depuis n’est pas connu ici.',
  },
  redacted: {
    term: 'Masqué',
    also: 'caviardé',
    means:
      'Des détails qui existent mais ne sont pas montrés pour le moment, par exemple pour la sécurité d’une personne ou par décision de justice.',
  },
  call: {
    term: 'Appel',
    also: 'quota',
    means:
      'Une demande à un service distant, qui n’en permet qu’un nombre limité par jour et par mois. Une copie en cache n’en coûte aucun.',
  },
};

export const referenceWords: typeof en.referenceWords = {
  title: 'API',
  heading: 'L’API',
  description: 'Chaque point d’accès de l’interface du registre, avec ses paramètres et un formulaire d’essai.',
  noRegister: {
    title: 'Ce serveur n’a pas de registre propre',
    advice:
      'Il montre un service distant, et aucun jeton n’a été créé ici : l’API et les formulaires ci-dessous répondent 404.',
  },
  isRead: (code, prefix) => (
    <>
      L’interface se lit par GET et répond en JSON, ou en XML avec {code('format=xml')}. Une page de ce site et ses
      données ont le même chemin : mettez {code(`/${prefix}`)} devant.
    </>
  ),
  access: {
    A: ({ count, counted }, daily, monthly) =>
      `Chaque demande exige un jeton. La formule habituelle permet ${counted(daily, CALLS)} par jour et ${count(monthly)} par mois.`,
    B: ({ count, counted }, daily, monthly) =>
      `Aucun jeton n’est nécessaire pour ${counted(daily, CALLS)} par jour et ${count(monthly)} par mois, comptés par adresse. Un jeton en donne davantage, et ouvre les événements et certains paramètres.`,
  },
  token: (code) => (
    <>
      Il est envoyé comme {code('api_token')} ou dans l’en-tête {code('X-API-TOKEN')}. Le nombre d’appels restants
      figure dans les en-têtes {code('X-RateLimit-Limit')}, {code('-Remaining')} et {code('-Reset')}. Vos essais sur
      cette page comptent aussi.
    </>
  ),
  inFront:
    'Les réponses viennent d’un service distant : ce qui lui est demandé compte aussi pour son quota, et les données personnelles des dirigeants sont omises.',
  forPrograms: (openApi, client, overview, base, mcp) => (
    <>
      Pour les programmes : {openApi('OpenAPI 3.1')}, {client('un client en TypeScript')},{' '}
      {overview('un aperçu en texte brut')}. Adresse de base : {base}. Les modèles de langage utilisent les outils de{' '}
      {mcp}.
    </>
  ),
  bulk: (page, list) => (
    <>
      Qui a besoin de tout prend {page('les fichiers du registre entier')} ; {list('leur liste en JSON')} donne tailles,
      dates et empreintes.
    </>
  ),
  groups: 'Groupes de points d’accès',
  group: (group) => groups[group],
  summary: (name) => summaries[name],
  needsToken: 'jeton',
  notSent: 'non envoyé',
  deprecated: (meaning, instead) => `${meaning} ; obsolète, préférez ${instead}`,
  formB: (meaning) => `${meaning} (forme B : avec un jeton)`,
  formBValues: (meaning, values) => `${meaning} (forme B : ${values} avec un jeton)`,
  fields: { path: 'partie du chemin', format: 'par défaut json', token: 'votre jeton ; il n’est pas conservé ici' },
  example: (value) => <>, p. ex. {value}</>,
  versions: {
    title: 'Versions de l’interface',
    current: 'Actuelle',
    supported: 'Prises en charge',
    reference: (link) => <>Les réponses de chaque version figurent dans la {link('référence de l’API')}.</>,
  },
};
