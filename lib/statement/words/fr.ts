import { type BoundWords, inBounds } from '../bound-date';
import type { en } from './en';

const BOUNDS: BoundWords = { before: (date) => `${date} ou avant`, after: (date) => `${date} ou après` };

const HOLDS = {
  present: { one: 'détient des parts dans', other: 'détiennent des parts dans' },
  past: { one: 'détenait des parts dans', other: 'détenaient des parts dans' },
};

/** "le 6 avril 2016", "avril 2016": what can stand after a preposition. */
const bare = (onDate: string): string => onDate.replace(/^en /, '');

export const fr: typeof en = {
  verbs: {
    controls: {
      present: { one: 'contrôle', other: 'contrôlent' },
      past: { one: 'contrôlait', other: 'contrôlaient' },
    },
    controls_directly: {
      present: { one: 'contrôle directement', other: 'contrôlent directement' },
      past: { one: 'contrôlait directement', other: 'contrôlaient directement' },
    },
    controls_ultimately: {
      present: { one: 'contrôle, comme société mère ultime,', other: 'contrôlent, comme sociétés mères ultimes,' },
      past: { one: 'contrôlait, comme société mère ultime,', other: 'contrôlaient, comme sociétés mères ultimes,' },
    },
    owns: HOLDS,
    holds_shares_in: HOLDS,
    has_branch: {
      present: { one: 'a pour succursale', other: 'ont pour succursale' },
      past: { one: 'avait pour succursale', other: 'avaient pour succursale' },
    },
    also_registered_as: {
      present: { one: 'est aussi immatriculée comme', other: 'sont aussi immatriculées comme' },
      past: { one: 'était aussi immatriculée comme', other: 'étaient aussi immatriculées comme' },
    },
    serves: {
      present: { one: 'sert d’intermédiaire à', other: 'servent d’intermédiaires à' },
      past: { one: 'servait d’intermédiaire à', other: 'servaient d’intermédiaires à' },
    },
    continued_as: {
      present: { one: 'se poursuit comme', other: 'se poursuivent comme' },
      past: { one: 's’est poursuivie comme', other: 'se sont poursuivies comme' },
    },
  },
  and: 'et',
  more: (forms, count) => `et ${forms.counted(count, { one: 'autre', other: 'autres' })}`,
  ends: (subjects, verb, objects) => [...subjects, ` ${verb} `, ...objects],
  typeBetween: (type) => `– ${type.toLowerCase()} –`,
  typeOf: (type, ends) => [`${type} : `, ...ends],
  nobodyControls: (objects) => ['Personne n’est désigné qui contrôle ', ...objects],
  notice: 'Avis dans un journal officiel',
  noticeAbout: (about) => ['Avis concernant ', ...about],
  wordlessMark: 'Marque sans texte',
  mark: (text) => ['« ', { name: text }, ' »'],
  markOf: (mark, holders) => [...mark, ', marque détenue par ', ...holders],
  dates: { began: 'Début', ended: 'Fin', knownSo: 'Attesté', recorded: 'Enregistrement' },
  written: (forms, when) => inBounds(when, forms.date(when.date), BOUNDS),
  from: (forms, when) => `dès ${inBounds(when, bare(forms.onDate(when.date)), BOUNDS)}`,
  published: (forms, when) => `publié ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  ended: (forms, when) => `terminé ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  stillSo: (forms, date) => `toujours le cas ${forms.onDate(date)}`,
  knownSo: (forms, date) => `attesté ${forms.onDate(date)}`,
  confidence: {
    97: 'la valeur d’une fiche vérifiée',
    95: 'la valeur d’une fiche propre au registre',
    80: 'la valeur de ce qu’une société déclare d’elle-même',
    70: 'la valeur de ce que dit un tiers',
    60: 'la valeur d’une recherche, ou d’une source qui ne dit pas ce qu’elle est',
    55: 'la valeur quand l’autre partie n’est connue que de nom',
  },
  sourceTypes: {
    external: 'repris d’une source',
    internal: 'calculé au sein du service',
    induction: 'déduit d’autres déclarations',
  },
  actors: { bot: 'par un programme', user: 'par une personne' },
  howUnstated: 'provenance non précisée',
  told: (how, who) => `${how}, ${who}`,
  share: {
    between: (least, most) => `de ${least} à ${most}`,
    moreThan: (share) => `plus de ${share}`,
    orMore: (share) => `au moins ${share}`,
    lessThan: (share) => `moins de ${share}`,
    upTo: (share) => `jusqu’à ${share}`,
  },
};
