import type { Kind } from '@/lib/take/kinds';
import type { en } from './en';

const MANY: Record<Kind, string> = {
  company: 'sociétés',
  officer: 'dirigeants',
  filing: 'dépôts',
  datum: 'données',
  statement: 'déclarations',
  control_statement: 'déclarations de contrôle',
  placeholder: 'entités provisoires',
  event: 'événements',
  corporate_grouping: 'groupes de sociétés',
  jurisdiction: 'juridictions',
  industry_code: 'codes d’activité',
  industry_code_scheme: 'nomenclatures d’activité',
  network_relationship: 'relations',
};

export const fr: typeof en = {
  title: 'Emporter',
  file: 'En fichier',
  terminal: 'Depuis un terminal',
  cite: 'Citer',
  follow: 'Suivre les changements',
  embed: 'Dans votre propre page',
  card: 'Carte',
  feeds: { atom: 'Flux Atom', json: 'Flux JSON' },
  formats: {
    json: 'JSON',
    xml: 'XML',
    csv: 'CSV',
    xlsx: 'Classeur Excel',
    md: 'Markdown',
    jsonld: 'JSON-LD (schema.org)',
  },
  record: {
    json: 'la réponse même de l’interface',
    xml: 'la même chose, en XML',
    csv: 'ses données sur une ligne',
    xlsx: 'ses données sur une ligne, avec une feuille qui les explique',
    md: 'un dossier à lire, avec ses sources',
    jsonld: 'dans les termes de schema.org',
  },
  list: {
    json: 'tels que l’interface les écrit',
    xml: 'la même chose, en XML',
    csv: (many) => `${many}, une ligne pour chaque`,
    xlsx: (many) => `${many}, une ligne pour chaque, avec une feuille qui explique les colonnes`,
    md: 'un court tableau à lire',
    jsonld: 'dans les termes de schema.org',
  },
  many: (kind) => MANY[kind],
  extent: {
    firstPage:
      'Chaque fichier contient la première page de la liste : sans appel si elle est conservée ici, sinon un seul.',
    upTo: ({ count }, most) => `Chaque fichier contient toute la liste, jusqu’à ${count(most)} fiches.`,
    all: ({ count }, total) =>
      `Chaque fichier contient ${total === 1 ? 'la seule fiche' : `les ${count(total)} fiches`}, quelle que soit la page ouverte.`,
    first: ({ count }, most, total) =>
      `Chaque fichier contient les ${count(most)} premières fiches sur ${count(total)}. Affinez la recherche pour atteindre le reste.`,
  },
  pages: 'Pages',
  pageCost: 'Chaque page après la première est un appel du service distant, sauf si elle est conservée ici.',
  printed: (url, day) => `${url}, état : ${day}`,
};
