import { type BoundWords, inBounds } from '../bound-date';
import type { en } from './en';

const BOUNDS: BoundWords = { before: (date) => `${date} oder früher`, after: (date) => `${date} oder später` };

const HOLDS = {
  present: { one: 'hält Anteile an', other: 'halten Anteile an' },
  past: { one: 'hielt Anteile an', other: 'hielten Anteile an' },
};

export const de: typeof en = {
  verbs: {
    controls: {
      present: { one: 'kontrolliert', other: 'kontrollieren' },
      past: { one: 'kontrollierte', other: 'kontrollierten' },
    },
    controls_directly: {
      present: { one: 'kontrolliert unmittelbar', other: 'kontrollieren unmittelbar' },
      past: { one: 'kontrollierte unmittelbar', other: 'kontrollierten unmittelbar' },
    },
    controls_ultimately: {
      present: { one: 'kontrolliert als oberste Mutter', other: 'kontrollieren als oberste Mütter' },
      past: { one: 'kontrollierte als oberste Mutter', other: 'kontrollierten als oberste Mütter' },
    },
    owns: HOLDS,
    holds_shares_in: HOLDS,
    has_branch: {
      present: { one: 'hat die Zweigniederlassung', other: 'haben die Zweigniederlassung' },
      past: { one: 'hatte die Zweigniederlassung', other: 'hatten die Zweigniederlassung' },
    },
    also_registered_as: {
      present: { one: 'ist auch registriert als', other: 'sind auch registriert als' },
      past: { one: 'war auch registriert als', other: 'waren auch registriert als' },
    },
    serves: {
      present: { one: 'ist Vermittler für', other: 'sind Vermittler für' },
      past: { one: 'war Vermittler für', other: 'waren Vermittler für' },
    },
    continued_as: {
      present: { one: 'besteht fort als', other: 'bestehen fort als' },
      past: { one: 'bestand fort als', other: 'bestanden fort als' },
    },
  },
  and: 'und',
  more: (forms, count) => `und ${forms.counted(count, { one: 'weiterer', other: 'weitere' })}`,
  ends: (subjects, verb, objects) => [...subjects, ` ${verb} `, ...objects],
  typeBetween: (type) => `– ${type} –`,
  typeOf: (type, ends) => [`${type}: `, ...ends],
  nobodyControls: (objects) => ['Wer ', ...objects, ' kontrolliert, ist nicht genannt'],
  notice: 'Bekanntmachung in einem Amtsblatt',
  noticeAbout: (about) => ['Bekanntmachung über ', ...about],
  wordlessMark: 'Marke ohne Worte',
  mark: (text) => ['„', { name: text }, '“'],
  markOf: (mark, holders) => [...mark, ', eine Marke von ', ...holders],
  dates: { began: 'Beginn', ended: 'Ende', knownSo: 'Belegt', recorded: 'Erfasst' },
  written: (forms, when) => inBounds(when, forms.date(when.date), BOUNDS),
  from: (forms, when) => `ab ${inBounds(when, forms.date(when.date), BOUNDS)}`,
  published: (forms, when) => `veröffentlicht ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  ended: (forms, when) => `beendet ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  stillSo: (forms, date) => `noch so ${forms.onDate(date)}`,
  knownSo: (forms, date) => `belegt ${forms.onDate(date)}`,
  confidence: {
    97: 'der Wert eines geprüften Eintrags',
    95: 'der Wert eines registereigenen Eintrags',
    80: 'der Wert dessen, was ein Unternehmen von sich erklärt',
    70: 'der Wert dessen, was Dritte sagen',
    60: 'der Wert von Recherchen und von Quellen, die nicht sagen, was sie sind',
    55: 'der Wert, wenn die andere Seite nur dem Namen nach bekannt ist',
  },
  sourceTypes: {
    external: 'aus einer Quelle übernommen',
    internal: 'im Dienst errechnet',
    induction: 'aus anderen Aussagen gefolgert',
  },
  actors: { bot: 'von einem Programm', user: 'von einer Person' },
  howUnstated: 'Herkunft nicht angegeben',
  told: (how, who) => `${how}, ${who}`,
  share: {
    between: (least, most) => `${least} bis ${most}`,
    moreThan: (share) => `mehr als ${share}`,
    orMore: (share) => `mindestens ${share}`,
    lessThan: (share) => `weniger als ${share}`,
    upTo: (share) => `bis zu ${share}`,
  },
};
