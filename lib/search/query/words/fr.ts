import type { en } from './en';

const cannotLeaveOut = (what: string): string => `Le registre ne sait pas exclure ${what}`;
const list = (phrases: string[]): string => phrases.join(', ');

export const fr: typeof en = {
  problems: {
    noField: (text) =>
      `Il n’y a pas de champ « ${text} » ; une barre oblique inverse devant les deux-points en fait un mot.`,
    noFieldBut: (text, near) => `Il n’y a pas de champ « ${text} » ; vouliez-vous dire ${near} ?`,
    noValue: (field) => `« ${field} » demande une valeur juste après les deux-points.`,
    numberAndName: 'Un numéro ne peut être cherché avec les mots d’un nom.',
    oneNumber: 'Un seul numéro peut être cherché à la fois.',
    leftOutNumber: `${cannotLeaveOut('un numéro')}.`,
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
    noAnswer: (field, text) => `« ${text} » ne répond pas à « ${field} » : true ou false y répond.`,
    notOfIs: (text, all) => `« is » ne connaît pas « ${text} » ; valeurs possibles : ${list(all)}.`,
    notOfIsBut: (text, near) => `« is » ne connaît pas « ${text} » ; vouliez-vous dire ${near} ?`,
    turned: (text) => `« ${text} » finit avant de commencer.`,
    noDate: (text) =>
      `« ${text} » n’est pas une date ; il faut une année, un mois ou un jour, comme 2010, 2010-05 ou 2010-05-01, ou une période : 2010..2015.`,
    noDayLeft: (field) => `Aucun jour n’est à la fois ici et dans le « ${field} » précédent.`,
    noScheme: 'Un code d’activité s’écrit avec sa nomenclature, comme uk_sic_2007-62012.',
    noLei: (text) =>
      `« ${text} » n’est pas un LEI : celui-ci a 20 lettres et chiffres, dont les deux derniers contrôlent les autres.`,
    notCounted: (field, text, near) =>
      `« ${text} » n’a pas été compté pour « ${field} » ; vouliez-vous dire « ${near} » ?`,
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
