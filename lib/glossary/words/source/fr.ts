import type { en } from './en';

export const fr: typeof en = {
  statement: {
    term: 'Déclaration',
    means:
      'Ce qu’une source dit d’une société, par exemple que quelqu’un la possède. Elle est conservée avec sa source et ses dates, et deux déclarations peuvent se contredire.',
  },
  provenance: {
    term: 'Provenance',
    also: 'source',
    means: 'D’où vient un fait : qui l’a publié, quand il y a été relevé, et comment.',
  },
  datum: {
    term: 'Donnée',
    also: 'data, datum',
    means:
      'Une information sur une société tirée d’une autre source que le cœur de son registre, comme une licence ou une marque.',
  },
  retrieved: {
    term: 'Relevé',
    also: 'retrieved_at',
    means:
      'Quand les faits ont été relevés au registre pour la dernière fois. Ce qui y a changé depuis n’est pas connu ici.',
  },
  redacted: {
    term: 'Masqué',
    also: 'caviardé',
    means:
      'Des détails qui existent mais ne sont pas montrés pour le moment, par exemple pour la sécurité d’une personne ou par décision de justice. Cela ne veut pas dire qu’il n’y en a pas.',
  },
  call: {
    term: 'Appel',
    also: 'quota',
    means:
      'Une question à un service distant, qui n’en permet qu’un certain nombre par jour et par mois. Une copie conservée ici n’en coûte aucun.',
  },
};
