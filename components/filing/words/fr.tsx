import type { en } from './en';

export const fr: typeof en = {
  kind: 'Dépôt',
  titleOf: (title, company) => `${title} : ${company}`,
  caption: 'Dépôts, du plus récent au plus ancien',
  captionByYear: 'Dépôts par année, du plus récent au plus ancien',
  dateNotKnown: 'Date inconnue',
  count: ({ counted }, count) => counted(count, { one: 'dépôt', other: 'dépôts' }),
  columns: {
    date: 'Date',
    notKnown: 'inconnue',
    filing: 'Dépôt',
    code: 'Code',
    document: 'Document',
    open: 'Ouvrir',
  },
  filters: {
    label: 'Filtrer les dépôts',
    year: 'Année',
    noDate: 'Sans date',
    type: 'Type',
    remove: '(retirer ce filtre)',
    showAll: 'Tout afficher ici',
    matching: ({ count, counted, form }, shown, loaded, isWhole) => {
      const of = counted(loaded, { one: 'dépôt', other: 'dépôts' });
      const match = form(shown, { one: 'correspond', other: 'correspondent' });
      const said = `${count(shown)} sur ${of} ici ${match} aux filtres`;
      return isWhole ? `${said}.` : `${said} ; les autres pages ne sont pas parcourues.`;
    },
  },
  sentence: (type, company, filed) => (
    <>
      {type}
      {company && <>, société {company}</>}
      {filed ? `, dépôt ${filed}.` : ' ; jour du dépôt inconnu.'}
    </>
  ),
  facts: {
    company: 'Société',
    filed: 'Dépôt',
    type: 'Type',
    code: 'Code dans le registre',
    uid: 'Identifiant du registre',
    description: 'Description',
  },
  noDocument: 'Le registre ne connaît pas l’adresse du document.',
  openDocument: 'Ouvrir le document au registre',
};
