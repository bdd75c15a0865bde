import type * as en from '../en/connections';

const STEPS = { one: 'étape', other: 'étapes' };
const CALLS = { one: 'appel', other: 'appels' };
const OTHERS = { one: 'autre', other: 'autres' };
const NEIGHBOURS = { one: 'voisin', other: 'voisins' };
const ENTITIES = { one: 'entité', other: 'entités' };

export const connectionWords: typeof en.connectionWords = {
  title: 'Trouver les liens',
  between: (names) => `Liens entre ${names}`,
  more: ({ counted }, rest) => counted(rest, OTHERS),
  lead: ({ count }, least, most) =>
    `Comment ${count(least)} à ${count(most)} sociétés ou personnes sont liées par la propriété et le contrôle, dans les deux sens : étape par étape, chacune avec ses déclarations.`,
  chosen: 'Choisies',
  remove: (name) => `Retirer ${name}`,
  first: 'Première société ou personne',
  next: 'Ajouter une société ou une personne',
  add: 'Ajouter',
  hint: 'Le nom d’une société, un numéro avec sa juridiction comme dans gb/01234500, ou l’adresse de la page d’une société, d’une personne ou d’une entité provisoire.',
  hintWithPersons:
    'Le nom d’une société ou d’une personne qui en détient ou contrôle une, un numéro avec sa juridiction comme dans gb/01234500, ou l’adresse d’une page.',
  costOfName: 'La recherche d’un nom coûte 1 appel ; un numéro ne coûte rien à cette étape.',
  full: ({ count }, most) => `Au plus ${count(most)} à la fois : retirez-en une pour en ajouter une autre.`,
  oneMore: 'Ajoutez-en une autre pour voir comment les deux sont liées.',
  change: 'Ajouter une autre ou modifier la recherche',
  options: 'Options de recherche',
  steps: 'Étapes au plus',
  day: 'À la date du',
  throughHubs: ({ counted }, neighbours) => `Aussi par des entités avec ${counted(neighbours, NEIGHBOURS)} ou plus`,
  search: 'Rechercher',
  persons: {
    title: 'Personnes qui détiennent ou contrôlent des sociétés',
    controls: ({ and, counted }, named, rest) =>
      `Contrôle ${and(rest > 0 ? [...named, counted(rest, OTHERS)] : named)}`,
  },
  problems: {
    title: 'Tout n’a pas pu être utilisé',
    unreadable: (text) => (
      <>
        « {text} » n’est ni une société, ni une personne, ni une entité provisoire. Écrivez une société comme
        gb/01234500, ou collez l’adresse de sa page.
      </>
    ),
    officer: (text) => (
      <>
        « {text} » est un dirigeant. Les réseaux n’ont pas de dirigeants : choisissez la société, ou la personne comme
        propriétaire.
      </>
    ),
    searchName: 'Rechercher ce nom',
    repeated: (names) => <>Données plusieurs fois, utilisées une fois : {names}.</>,
    leftOut: ({ count }, most, names) => (
      <>
        Au plus {count(most)} à la fois. Laissées de côté : {names}.
      </>
    ),
    steps: ({ count }, least, most) =>
      `Les étapes doivent être un nombre entier de ${count(least)} à ${count(most)} ; la valeur par défaut est utilisée.`,
    calls: ({ count }, least, most) =>
      `Les appels doivent être un nombre entier de ${count(least)} à ${count(most)} ; la valeur par défaut est utilisée.`,
    hubs: 'Les entités admises n’ont pas toutes pu être lues ; les autres sont utilisées.',
    dates: 'Le jour doit être une date comme 2024-05-01 ; celui d’aujourd’hui est utilisé.',
    missing: (what, why) => (
      <>
        {what} n’est pas recherchée. {why}
      </>
    ),
  },
  price: {
    title: 'La recherche utilise des appels du service distant',
    upTo: ({ counted }, calls, left) =>
      `Elle peut prendre jusqu’à ${counted(calls, CALLS)}, sur ${counted(left, { one: 'restant', other: 'restants' })} aujourd’hui. Elle s’arrête plus tôt si tout est lié.`,
    nothingLeft: 'Il ne reste aucun appel aujourd’hui ; seules les copies conservées sont parcourues.',
    keptOnly: 'Jusqu’ici, seules les copies conservées ont été parcourues.',
    limit: 'Appels au plus',
    search: 'Rechercher avec des appels',
  },
  verdict: {
    pair: ({ counted }, steps) => `Liées en ${counted(steps, STEPS)}.`,
    all: ({ count }, all) => `Toutes les ${count(all)} sont liées.`,
    some: ({ count }, linked, all) => `${count(linked)} sur ${count(all)} sont liées.`,
    apart: (names) => `Sans lien avec les autres : ${names}.`,
    hubOnly: (hub, reason) => (
      <>
        Liées seulement par {hub}, qui {reason}.
      </>
    ),
    hubSaysLittle: 'Un tel lien dit peu de chose ; il n’est montré que si vous l’admettez.',
    allow: 'L’admettre',
    none: ({ counted }, steps) => `Aucun lien en ${counted(steps, STEPS)} au plus.`,
    noneButHubs: ({ counted }, steps, neighbours) =>
      `Aucun lien en ${counted(steps, STEPS)} au plus, sans les entités avec ${counted(neighbours, NEIGHBOURS)} ou plus.`,
    noneSoFar: ({ counted }, steps) =>
      `Aucun lien trouvé en ${counted(steps, STEPS)} au plus, mais tout n’a pas été parcouru.`,
  },
  kinds: { shortest: 'Le plus court', surest: 'Le plus sûr', control: 'Par le contrôle' },
  rules: {
    shortest: 'Le moins d’étapes.',
    surest: 'La fiabilité la plus haute de toutes les étapes ensemble.',
    control: 'À chaque étape une majorité des voix ou des parts, ou un contrôle déclaré.',
  },
  noControl: 'Aucun lien trouvé dont chaque étape est un contrôle.',
  notExact: 'Un lien court ; il peut y en avoir de plus court.',
  stepCount: ({ counted }, steps) => counted(steps, STEPS),
  sentences: {
    down: {
      owns: (owner, owned, share) => (
        <>
          {owner} détient {share} de {owned}
        </>
      ),
      ownsUnknown: (owner, owned) => (
        <>
          {owner} détient des parts de {owned}, sans que leur nombre soit indiqué
        </>
      ),
      votes: (owner, owned, share) => (
        <>
          {owner} a {share} des voix dans {owned}
        </>
      ),
      controls: (owner, owned) => (
        <>
          {owner} contrôle {owned}
        </>
      ),
      subsidiary: (owner, owned) => (
        <>
          {owner} est la société mère de {owned}
        </>
      ),
      ultimate: (owner, owned) => (
        <>
          {owner} est déclarée société mère ultime de {owned}, avec des étapes inconnues entre elles
        </>
      ),
      indirect: (owner, owned) => (
        <>
          {owner} détient {owned} par d’autres
        </>
      ),
    },
    up: {
      owns: (owner, owned, share) => (
        <>
          {owned} est détenue à {share} par {owner}
        </>
      ),
      ownsUnknown: (owner, owned) => (
        <>
          {owned} est détenue en partie par {owner}, sans que la part soit indiquée
        </>
      ),
      votes: (owner, owned, share) => (
        <>
          Dans {owned}, {share} des voix sont à {owner}
        </>
      ),
      controls: (owner, owned) => (
        <>
          {owned} est contrôlée par {owner}
        </>
      ),
      subsidiary: (owner, owned) => (
        <>
          {owned} est une filiale de {owner}
        </>
      ),
      ultimate: (owner, owned) => (
        <>
          {owned} a pour société mère ultime déclarée {owner}, avec des étapes inconnues entre elles
        </>
      ),
      indirect: (owner, owned) => (
        <>
          {owned} est détenue par {owner} à travers d’autres
        </>
      ),
    },
  },
  statedBy: (publishers) => `déclaré par ${publishers}`,
  confidence: ({ count }, confidence) => `fiabilité\u00a0${count(confidence)}`,
  statement: (id) => `Déclaration ${id}`,
  moreStatements: ({ counted }, more) => `et ${counted(more, OTHERS)}`,
  open: 'Explorer comme réseau',
  picture: (names) => `Le lien entre ${names}, dessiné`,
  pictureOf: (kinds) => `${kinds}. Les flèches vont du propriétaire à ce qu’il possède.`,
  searched: {
    title: 'Ce qui a été parcouru',
    asked: ({ counted }, entities, steps) =>
      `Jusqu’à ${counted(steps, STEPS)} : ${counted(entities, { one: 'réseau lu', other: 'réseaux lus' })}.`,
    spent: ({ counted }, calls) => `${counted(calls, { one: 'appel dépensé', other: 'appels dépensés' })}.`,
    everything: 'Rien n’a été laissé de côté dans ces étapes.',
    notAsked: ({ counted }, entities, why) =>
      `${counted(entities, { one: 'entité à portée n’a pas été demandée', other: 'entités à portée n’ont pas été demandées' })} : ${why}.`,
    because: {
      calls: 'aucun autre appel n’était permis',
      entities: 'la recherche a atteint sa limite d’entités',
      time: 'la recherche durait trop longtemps',
      service: 'plusieurs demandes de suite ont échoué',
      connected: 'la recherche s’est arrêtée dès que tout était lié, pour économiser des appels',
    },
    failed: ({ counted }, entities) =>
      `${counted(entities, { one: 'entité n’a pas pu être chargée', other: 'entités n’ont pas pu être chargées' })} :`,
    beyond: ({ counted }, neighbours) =>
      `${counted(neighbours, { one: 'autre voisin', other: 'autres voisins' })} d’entités qui en ont beaucoup n’ont pas été lus.`,
    unchecked: (names) => <>Liens avec un très grand nombre d’autres non vérifiés : {names}.</>,
    hubs: ({ counted }, hubs, neighbours) =>
      `${counted(hubs, ENTITIES)} avec ${counted(neighbours, NEIGHBOURS)} ou plus, derrière lesquelles rien n’a été parcouru :`,
    neighbours: ({ counted }, neighbours) => counted(neighbours, NEIGHBOURS),
    allow: 'Admettre',
    allowName: (name) => `Admettre ${name}`,
    allowAll: 'Les admettre toutes',
    others: ({ counted }, others) => `et ${counted(others, OTHERS)}`,
    further: ({ counted }, steps) => `Chercher à ${counted(steps, STEPS)}`,
  },
};

export const connectionLinkWords: typeof en.connectionLinkWords = {
  find: 'Trouver les liens',
  ofCompany: (company) => <>Trouver les liens de {company}</>,
  wholeRegister: 'Chercher des liens dans tout le registre',
};
