import { exactnessOf } from '@/lib/shared/language/language';
import type * as en from '../en/search';

export const searchWords: typeof en.searchWords = {
  pages: {
    companies: {
      title: 'Sociétés',
      titled: (name) => `Sociétés nommées « ${name} »`,
      noun: { one: 'société', other: 'sociétés' },
      label: 'Nom de société, numéro ou requête',
      hint: 'Tous les mots, dans n’importe quel ordre ; les anciens noms aussi. Pour affiner : jurisdiction:gb -is:inactive inc:2010..2015.',
    },
    officers: {
      title: 'Dirigeants',
      titled: (name) => `Dirigeants nommés « ${name} »`,
      noun: { one: 'dirigeant', other: 'dirigeants' },
      label: 'Nom de dirigeant ou requête',
      hint: 'Tous les mots, dans n’importe quel ordre. Un dirigeant est un mandat ; une personne peut en avoir plusieurs. Pour affiner : position:director -is:inactive.',
    },
  },
  search: 'Chercher',
  callPerSearch: 'Une recherche coûte 1 appel, sauf si elle est en cache.',
  problems: {
    error: 'Non cherché',
    note: 'Remarque',
    at: (forms, character) => `au caractère ${forms.count(character)} :`,
    use: (suggestion) => <>Utiliser {suggestion}</>,
    restSearched: 'Le reste de la requête est cherché.',
  },
  number: {
    open: (address) => `Ouvrir la fiche ${address}`,
    price: '1 appel, sauf si en cache',
    asName: 'Le chercher plutôt comme nom',
    asNumber: 'Le chercher comme numéro',
  },
  panel: {
    title: 'Filtres',
    more: 'Autres filtres',
    refused: (labels) =>
      `Cette recherche demande un jeton d’API, car les visiteurs ne voient pas ces détails : ${labels.join(', ').toLowerCase()}.`,
    callPerChange: 'Chaque changement de la recherche coûte 1 appel, sauf si elle est en cache.',
    notCounted: 'Cette source ne fournit pas de décompte.',
    noneHere: 'Aucune parmi ces résultats.',
    onThisPage: 'Valeurs de cette page de résultats.',
    mostFrequent: 'Les plus fréquentes',
    byName: 'Par nom',
    orderOf: (label) => `Ordre des valeurs : ${label}`,
    close: 'Fermer',
    closeValuesOf: (label) => `Fermer les valeurs : ${label}`,
    any: 'Tous',
    anyOrAll: (label) => `${label} : l’une ou toutes`,
    anyOfThese: 'L’une d’elles',
    allOfThese: 'Toutes',
    add: 'Ajouter',
    addTo: (label) => `Ajouter à : ${label}`,
    anyPlace: 'Tous les lieux ; tous n’ont pas de sociétés ici',
    choosePlace: 'Choisir un lieu',
  },
  dates: {
    after: 'Après',
    before: 'Avant',
    apply: 'Appliquer les dates',
    rule: 'Un intervalle comprend ses deux dates ; une date seule n’est pas comprise.',
    byYear: 'Par année',
    byMonth: 'Par mois',
    byDecade: 'Par décennie',
    allDecades: 'Toutes les décennies',
    none: 'Aucune date de ce type parmi ces résultats.',
    counted: (forms, period, count) => `${period} : ${forms.count(count)}`,
    undated: (forms, count) => `${forms.counted(count, { one: 'fiche', other: 'fiches' })} sans cette date.`,
  },
  chips: {
    title: 'Filtres actifs',
    remove: '(retirer ce filtre)',
    removeAll: 'Tout retirer',
  },
  look: {
    view: 'Affichage',
    list: 'Liste',
    listView: 'Liste comme affichage',
    table: 'Tableau',
    tableView: 'Tableau comme affichage',
    rows: 'Lignes',
    roomy: 'Confortables',
    roomyRows: 'Confortables, pour les lignes',
    dense: 'Compactes',
    denseRows: 'Compactes, pour les lignes',
    onPage: 'Par page',
    sizeOnPage: (forms, size) => `${forms.count(size)} par page`,
    sizeWithoutToken: (forms, size) => `${forms.count(size)} par page : le service n’en donne plus qu’avec un jeton`,
    chosen: (choice) => `${choice} (choisi)`,
    columns: (forms, count) => `Colonnes (${forms.count(count)})`,
    show: (column) => `Afficher ${column}`,
    hide: (column) => `Masquer ${column}`,
    moveUp: (column) => `Monter ${column}`,
    moveDown: (column) => `Descendre ${column}`,
  },
  results: {
    order: 'Ordre des résultats',
    shown: (forms, first, last, total) =>
      `${forms.count(first)} à ${forms.count(last)} sur ${forms.count(total)} sur cette page.`,
    reachable: (forms, pages, records) =>
      `Seules les ${forms.count(pages)} premières pages (${forms.count(records)} résultats) d’une recherche sont accessibles. Un filtre ou un autre ordre permet d’atteindre les autres.`,
    unreadable: (forms, count) =>
      forms.form(count, {
        one: `${forms.count(count)} entrée n’a pas pu être lue et n’est pas montrée.`,
        other: `${forms.count(count)} entrées n’ont pas pu être lues et ne sont pas montrées.`,
      }),
  },
  unused: {
    title: 'Une partie de l’adresse n’a pas été utilisée',
    explained: (parameter) => <>« {parameter} » n’est pas lisible ici et ne restreint rien.</>,
  },
  nothing: {
    onThisPage: () => 'Cette page de résultats est vide.',
    firstPage: 'Aller à la première page',
    found: () => 'Aucun résultat.',
    foundFor: (_noun, asked) => <>Aucun résultat ({asked}).</>,
    tried: (forms, count) =>
      forms.form(count, {
        one: `${forms.count(count)} recherche voisine a été essayée et n’a rien trouvé non plus.`,
        other: `${forms.count(count)} recherches voisines ont été essayées et n’ont rien trouvé non plus.`,
      }),
    toTry: 'Recherches voisines à essayer :',
    looser: 'Recherches voisines',
    instead: (forms, count, noun) => `À la place, par une recherche voisine : ${forms.counted(count, noun)}`,
    triedBefore: (tried) => <>Déjà essayé, sans résultat : {tried}</>,
  },
};

export const stateWords: typeof en.stateWords = {
  orders: {
    name: 'Nom',
    relevance: 'Pertinence',
    newest_incorporated: 'Constituées en dernier',
    newest_dissolved: 'Dissoutes en dernier',
    latest_changed: 'Modifiées en dernier',
    latest_recorded: 'Enregistrées en dernier',
    latest_published: 'Publiées en dernier',
    mark: 'Marque',
    registration_date: 'Date d’enregistrement',
    expiry_date: 'Date d’expiration',
  },
  quoted: (text) => `« ${text} »`,
  named: (name) => `nom : « ${name} »`,
  numbered: (number) => `numéro : « ${number} »`,
  leftOut: (value) => `sauf ${value}`,
  after: (forms, date) => (exactnessOf(date) === 'day' ? `après le ${forms.date(date)}` : `après ${forms.date(date)}`),
  before: (forms, date) => (exactnessOf(date) === 'day' ? `avant le ${forms.date(date)}` : `avant ${forms.date(date)}`),
  between: (forms, from, to) =>
    exactnessOf(from) === 'day'
      ? `du ${forms.date(from)} au ${forms.date(to)}`
      : `de ${forms.date(from)} à ${forms.date(to)}`,
  range: (forms, from, to) =>
    exactnessOf(from) === 'day'
      ? `du ${forms.date(from)} au ${forms.date(to)}`
      : `de ${forms.date(from)} à ${forms.date(to)}`,
  years: (from, to) => `${from} à ${to}`,
  decade: (year) => `années ${year}`,
};

const terms = (label: string, hint: string, phrase = label.toLowerCase()) => ({
  label,
  hint,
  wanted: (values: string) => `${phrase} : ${values}`,
  unwanted: (values: string) => `${phrase} : sauf ${values}`,
});

const days = (label: string, verb: string) => ({ label, when: (period: string) => `${verb} ${period}` });

const AS_WRITTEN = 'comme le registre l’écrit';

const PLACE = 'un code comme gb ou us_de';

const NAME = 'des mots du nom';

export const filterWords: typeof en.filterWords = {
  terms: {
    jurisdiction_code: terms('Juridiction', PLACE),
    journal_jurisdiction: terms('Juridiction du journal', PLACE),
    country_code: terms('Pays', 'un code comme us'),
    company_type: terms('Forme juridique', AS_WRITTEN),
    current_status: terms('Statut', AS_WRITTEN),
    industry_codes: terms('Activité', 'un code avec sa nomenclature, comme uk_sic_2007-62012'),
    registered_address: terms('Adresse', 'des mots de l’adresse du siège', 'adresse avec'),
    identifier_uids: terms('Identifiant', 'comme un numéro fiscal ou un LEI'),
    types_of_data_held: terms('Données', 'un type de données, comme trademark_registration', 'données de type'),
    position: terms('Fonction', 'comme director ou secretary'),
    address: terms('Adresse', 'des mots de l’adresse', 'adresse avec'),
    control_mechanisms_mechanism_type: terms('Moyen de contrôle', 'comme share_ownership ou voting_rights'),
    controlling_entities_entity_type: terms(
      'Qui contrôle',
      'person, company (avec les organisations et les inconnus), organisation ou unknown',
    ),
    controlling_entities_name: terms('Nom du contrôleur', NAME),
    controlled_entity_name: terms('Nom de la société contrôlée', NAME),
    publication_title: terms('Journal', 'son titre'),
    normalised_classification_level_1: terms('Type d’annonce', 'comme striking off of subjects'),
  },
  flags: {
    inactive: {
      label: 'Inactive',
      on: 'Seulement les inactives',
      off: 'Sans les inactives',
      so: 'inactive',
      notSo: 'non inactive',
    },
    former: {
      label: 'Inactif',
      on: 'Seulement les anciens',
      off: 'Sans les anciens',
      so: 'ancien dirigeant',
      notSo: 'sauf anciens dirigeants',
    },
    branch: {
      label: 'Succursale',
      on: 'Seulement les succursales',
      off: 'Sans les succursales',
      so: 'succursale',
      notSo: 'sauf succursales',
    },
    nonprofit: {
      label: 'Sans but lucratif',
      on: 'Seulement sans but lucratif',
      off: 'Seulement à but lucratif',
      so: 'sans but lucratif',
      notSo: 'hors organismes sans but lucratif',
    },
    is_ultimate_beneficial_owner: {
      label: 'Bénéficiaire effectif',
      on: 'Seulement ceux-ci',
      off: 'Sans ceux-ci',
      so: 'par un bénéficiaire effectif',
      notSo: 'non par un bénéficiaire effectif',
    },
    has_controlling_entities: {
      label: 'Contrôleur nommé',
      on: 'Seulement avec un contrôleur nommé',
      off: 'Seulement sans contrôleur nommé',
      so: 'avec un contrôleur nommé',
      notSo: 'sans contrôleur nommé',
    },
  },
  dates: {
    incorporation_date: days('Constituée', 'constituée'),
    dissolution_date: days('Dissoute', 'dissoute'),
    created_at: days('Ajoutée', 'ajoutée'),
    recorded: days('Enregistrée', 'enregistrée'),
    updated_at: days('Modifiée', 'modifiée'),
    date_of_birth: days('Naissance', 'naissance'),
  },
};

const cannotLeaveOut = (what: string): string => `Le registre ne sait pas exclure ${what}`;

const list = (phrases: string[]): string => phrases.join(', ');

export const queryWords: typeof en.queryWords = {
  problems: {
    noField: (text) =>
      `Il n’y a pas de champ « ${text} » ; une barre oblique inverse devant les deux-points en fait un mot.`,
    noFieldBut: (text, near) => `Il n’y a pas de champ « ${text} » ; vouliez-vous dire ${near} ?`,
    noValue: (field) => `« ${field} » demande une valeur juste après les deux-points.`,
    numberAndName: 'Un numéro ne peut être cherché avec les mots d’un nom.',
    oneNumber: 'Un seul numéro peut être cherché à la fois.',
    leftOutNumber: `${cannotLeaveOut('un numéro')}.`,
    officersElsewhere: 'Les dirigeants ont leur propre recherche, avec le même texte.',
    leftOutWord: (text) => `${cannotLeaveOut('un mot')} ; « ${text} » n’est pas cherché.`,
    leftOutDays: `${cannotLeaveOut('des jours')} ; indiquez ceux que vous voulez.`,
    leftOutOver: (field) =>
      `${cannotLeaveOut(`une valeur de « ${field} »`)} ; -is:inactive exclut toutes les sociétés qui ne sont plus actives.`,
    leftOutOthers: (field) =>
      `${cannotLeaveOut(`une valeur de « ${field} »`)} ; on peut lui demander toutes les autres.`,
    leftOut: (field) => `${cannotLeaveOut(`une valeur de « ${field} »`)} ; indiquez celles que vous voulez.`,
    openQuote: 'Le guillemet n’est pas fermé : tout ce qui suit en fait partie.',
    otherJurisdiction: 'Ce numéro appartient à une autre juridiction que celle qui est demandée.',
    noPlace: (field, text) => `« ${text} » n’est pas une valeur connue de « ${field} ».`,
    noPlaceBut: (field, text, near) =>
      `« ${text} » n’est pas une valeur connue de « ${field} » ; vouliez-vous dire ${near} ?`,
    holdsPipe: (text) => `Le registre ne sait pas chercher « ${text} » : aucune valeur ne peut contenir « | ».`,
    secondList: (field) =>
      `Un autre « ${field} » précède celui-ci ; écrivez une seule liste avec « | » pour l’une de ses valeurs.`,
    commas: 'Des valeurs qui contiennent une virgule se cherchent avec « | » (l’une d’elles), pas ensemble.',
    allOfOne: (field) =>
      `Aucune fiche n’a plus d’une valeur de « ${field} », donc rien n’est trouvé ; « | » demande l’une d’elles.`,
    contradiction: 'Ceci contredit une partie précédente de la requête, qui demande le contraire.',
    noAnswer: (field, text) => `« ${text} » n’est pas une valeur de « ${field} » : utilisez true ou false.`,
    notOfIs: (text, all) => `« ${text} » n’est pas possible avec « is » ; valeurs possibles : ${list(all)}.`,
    notOfIsBut: (text, near) => `« ${text} » n’est pas possible avec « is » ; vouliez-vous dire ${near} ?`,
    turned: (text) => `« ${text} » finit avant de commencer.`,
    noDate: (text) =>
      `« ${text} » n’est pas une date ; il faut une année, un mois ou un jour, comme 2010, 2010-05 ou 2010-05-01, ou une période : 2010..2015.`,
    noDayLeft: (field) => `Aucun jour n’est à la fois ici et dans le « ${field} » précédent.`,
    noScheme: 'Un code d’activité s’écrit avec sa nomenclature, comme uk_sic_2007-62012.',
    noLei: (text) =>
      `« ${text} » n’est pas un LEI : celui-ci a 20 lettres et chiffres, dont les deux derniers contrôlent les autres.`,
    notCounted: (field, text, near) =>
      `Aucune société n’a « ${text} » pour « ${field} » ; vouliez-vous dire « ${near} » ?`,
  },
  number: {
    isLookedFor: (number) => `« ${number} » est cherché comme numéro de société.`,
    isLookedForIn: (number, place) => `« ${number} » est cherché comme numéro de société (juridiction : ${place}).`,
    mayBe: (number) => `« ${number} » est peut-être un numéro de société.`,
    mayBeIn: (number, place) => `« ${number} » est peut-être un numéro de société (juridiction : ${place}).`,
    isLei: (number) => `« ${number} » est un identifiant d’entité juridique (LEI).`,
  },
  looser: {
    withoutQuotes: 'Sans les guillemets : les mots dans n’importe quel ordre.',
    asPrefix: (word) => `Avec « ${word} » comme début d’un mot.`,
    asPrefixTogether: (word) => `Avec « ${word} » comme début d’un mot, les mots ensemble dans cet ordre.`,
    only: (words) => `Seulement « ${words} ».`,
    asNumberIn: (number, place) => `« ${number} » comme numéro de société (juridiction : ${place}).`,
    spelt: (words) => `Avec l’orthographe « ${words} ».`,
    withAddress: (name, place) => `« ${name} » avec « ${place} » dans l’adresse.`,
    industryWithAddress: (industry, others, place) =>
      `Secteur « ${industry} »${others > 0 ? ` et ${others} ${others > 1 ? 'autres' : 'autre'}` : ''}, avec « ${place} » dans l’adresse.`,
    industryInJurisdiction: (industry, others, place) =>
      `Secteur « ${industry} »${others > 0 ? ` et ${others} ${others > 1 ? 'autres' : 'autre'}` : ''} (juridiction : ${place}).`,
    inJurisdiction: (name, place) => `« ${name} » (juridiction : ${place}).`,
    asName: (number) => `« ${number} » comme nom.`,
    anyOfAll: (values) => `L’une des valeurs au lieu de toutes : ${list(values)}.`,
    noLongerAskedFor: (phrases) => `Sans exclusion (${list(phrases)}).`,
    leftOut: (phrases) =>
      phrases.length === 1
        ? `Avec une condition de moins (${list(phrases)}).`
        : `Avec moins de conditions (${list(phrases)}).`,
    nameAlone: 'Sans aucun filtre, le nom seul.',
  },
};

export const resultWords: typeof en.resultWords = {
  columns: {
    company_number: 'Numéro',
    jurisdiction_code: 'Juridiction',
    inactive: 'Statut',
    incorporation_date: 'Constituée',
    company_type: 'Forme juridique',
    current_status: 'Statut au registre',
    dissolution_date: 'Dissoute',
    registered_address_in_full: 'Adresse',
    updated_at: 'Modifiée',
    position: 'Fonction',
    company: 'Société',
    start_date: 'Depuis',
    end_date: 'Jusqu’à',
    occupation: 'Profession',
  },
  options: {
    companies: 'Sociétés',
    persons: 'Personnes',
    officers: 'Dirigeants',
    places: 'Lieux',
    narrow: 'Affiner la recherche',
    inactive: 'inactive',
    alsoKnownAs: (name) => `aussi connue sous le nom ${name}`,
    registeredThere: 'les sociétés qui y sont immatriculées',
    elsewhere: 'Chercher ailleurs',
    officersNamed: (name: string) => `Dirigeants nommés « ${name} »`,
    companiesAt: (name: string) => `Sociétés à une adresse avec « ${name} »`,
  },
};
