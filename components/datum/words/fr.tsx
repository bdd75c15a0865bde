import type { en } from './en';

export const fr: typeof en = {
  kind: 'Donnée',
  kindOf: (type) => `Donnée · ${type}`,
  titleOf: (type, company) => `${type} : ${company}`,
  about:
    'Ce que d’autres sources que le registre disent de la société : adresses, inscriptions dans d’autres registres, moyens de la joindre. Les informations plus récentes de ce genre viennent sous forme de déclarations.',
  caption: 'Données, de la plus récente à la plus ancienne',
  columns: { what: 'Quoi', says: 'Contenu', changed: 'Modifiée' },
  lead: ({ counted }, type, company, more, stop) => (
    <>
      {type} : {company}
      {more > 0 && ` et ${counted(more, { one: 'autre', other: 'autres' })}`}
      {stop}
    </>
  ),
  stated: 'Ce qui est indiqué',
  nothingStated: 'Rien au-delà de son titre.',
  ofWhom: 'À propos de qui',
  companies: ({ counted }, count) => counted(count, { one: 'société', other: 'sociétés' }),
  noCompany: 'Aucune société n’est nommée.',
  source: 'Source',
  recorded: (date) => `Enregistrée : ${date}.`,
  changed: (date) => `Modifiée : ${date}.`,
  recordedAndChanged: (recorded, changed) => `Enregistrée : ${recorded}, modifiée : ${changed}.`,
};
