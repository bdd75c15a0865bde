import type { en } from './en';

export const fr: typeof en = {
  one: 'Déclaration',
  kind: (type) => `Déclaration · ${type}`,
  ended: 'Terminé',
  unknownPeriod: 'La période n’est pas précisée.',
  noDate: 'Aucune date n’est précisée.',
  sections: {
    ends: 'Qui est désigné',
    stated: 'Ce qui est déclaré',
    others: 'Également déclaré',
    provenances: 'Qui le dit',
    confidence: 'Fiabilité',
    dates: 'Dates',
  },
  nothingBeyond: 'La déclaration ne dit rien de plus que les parties qu’elle désigne.',
  sources: (forms, count) => forms.counted(count, { one: 'source', other: 'sources' }),
  here: (forms, count) => `${forms.counted(count, { one: 'déclaration', other: 'déclarations' })} ici`,
  whatIsStated: 'Ce qui est déclaré',
  inHeadline: (headline) => ` : ${headline}`,
  sure: (confidence) => `fiabilité ${confidence} sur 100`,
  ends: { nobody: 'Personne n’est désigné', who: 'Qui', whom: 'Au sujet de', from: 'De', to: 'À' },
  values: {
    notStated: 'Non précisé',
    yes: 'Oui',
    no: 'Non',
    label: (label) => <>{label} :</>,
    hidden: (forms, count) =>
      `${forms.counted(count, { one: 'autre valeur figure', other: 'autres valeurs figurent' })} dans le JSON.`,
  },
  provenance: {
    none: 'Aucune source n’est donnée pour cette déclaration.',
    noDay: 'Jour non précisé',
    noAddress: 'La source n’a pas d’adresse.',
    noConfidence: 'Fiabilité non précisée.',
    confidence: (confidence, meaning) => (
      <>
        Fiabilité {confidence}
        {meaning}.
      </>
    ),
    quoted: (text) => <>« {text} »</>,
  },
  confidence: {
    unknown: 'Aucune source de cette déclaration ne dit à quel point elle est sûre : sa fiabilité n’est pas connue.',
    label: 'Fiabilité',
    ofHundred: (meaning) => (meaning === undefined ? 'sur 100' : `sur 100 : ${meaning}`),
    onlySource: 'C’est celle de l’unique source.',
    madeOf: (forms, { counted, silent, without }) => {
      const without_best = without === undefined ? '' : ` ; sans elle, ce serait ${without}`;
      const others =
        silent > 0
          ? ` ; ${forms.counted(silent, { one: 'autre n’en donne', other: 'autres n’en donnent' })} aucune`
          : '';
      const of = forms.counted(counted, { one: 'source', other: 'sources' });
      return `C’est celle de la meilleure de ${of}${without_best}${others}.`;
    },
    shown: 'Le réseau montre ce qui dépasse 60.',
    notShown: 'Le réseau l’omet sauf demande, car elle ne dépasse pas 60.',
  },
};
