/** The legal forms that most units have, by Insee's code (catégories juridiques, level III). */
const FORMS: Readonly<Record<string, string>> = {
  '1000': 'Entrepreneur individuel',
  '3120': 'Société étrangère immatriculée au RCS',
  '5202': 'Société en nom collectif',
  '5306': 'Société en commandite simple',
  '5308': 'Société en commandite par actions',
  '5410': 'SARL nationale',
  '5458': 'SARL coopérative ouvrière de production (SCOP)',
  '5485': "Société d'exercice libéral à responsabilité limitée",
  '5498': 'SARL unipersonnelle',
  '5499': 'Société à responsabilité limitée (sans autre indication)',
  '5505': "SA à participation ouvrière à conseil d'administration",
  '5599': "SA à conseil d'administration (sans autre indication)",
  '5699': 'SA à directoire (sans autre indication)',
  '5710': 'SAS, société par actions simplifiée',
  '5720': 'Société par actions simplifiée à associé unique ou société par actions simplifiée unipersonnelle',
  '5785': "Société d'exercice libéral par actions simplifiée",
  '5800': 'Société européenne',
  '6220': "Groupement d'intérêt économique (GIE)",
  '6540': 'Société civile immobilière',
  '6589': 'Société civile de moyens',
  '6598': 'Exploitation agricole à responsabilité limitée',
  '6599': 'Autre société civile',
  '7210': 'Commune et commune nouvelle',
  '7331': "Établissement public local d'enseignement",
  '7346': 'Communauté de communes',
  '7361': "Centre communal d'action sociale",
  '9220': 'Association déclarée',
  '9300': 'Fondation',
};

/** What every form of a group has in common (level I and II), where the form itself is not listed. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['31', 'Personne morale de droit étranger immatriculée au RCS'],
  ['52', 'Société en nom collectif'],
  ['53', 'Société en commandite'],
  ['54', 'Société à responsabilité limitée'],
  ['55', "Société anonyme à conseil d'administration"],
  ['56', 'Société anonyme à directoire'],
  ['57', 'Société par actions simplifiée'],
  ['65', 'Société civile'],
  ['92', 'Association'],
  ['1', 'Entrepreneur individuel'],
  ['7', 'Personne morale et organisme soumis au droit administratif'],
];

/** The legal form in words, or the code where it is of none that is known here. */
export function legalFormOf(code: string | null): string | null {
  if (code === null) return null;
  return FORMS[code] ?? GROUPS.find(([start]) => code.startsWith(start))?.[1] ?? `Catégorie juridique ${code}`;
}
