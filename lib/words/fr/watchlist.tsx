import type * as en from '../en/watchlist';

const COMPANIES = { one: 'société', other: 'sociétés' };

const CALLS = { one: 'appel', other: 'appels' };

const CHANGES_SEEN = { one: 'changement comme vu', other: 'changements comme vus' };

export const watchlistWords: typeof en.watchlistWords = {
  follow: {
    events: 'Suivre leurs événements :',
    atom: 'Flux Atom',
    json: 'Flux JSON',
    calendar: 'Calendrier',
    most: ({ count }, most) => `Au plus par flux : ${count(most)}.`,
  },
  label: 'Sociétés suivies',
  nothing:
    'Aucune société n’est encore suivie. Ouvrez une société et choisissez « Suivre » à côté de son numéro : ce qui a changé depuis votre dernière visite sera indiqué ici.',
  search: 'Chercher une société',
  standing: ({ counted }, { watched, checked, changed, failed, isChecking }) => {
    const parts = [
      counted(watched, { one: 'société suivie', other: 'sociétés suivies' }),
      counted(checked, { one: 'vérifiée', other: 'vérifiées' }),
      counted(changed, { one: 'modifiée depuis', other: 'modifiées depuis' }),
      ...(failed > 0 ? [counted(failed, { one: 'non vérifiable', other: 'non vérifiables' })] : []),
    ];
    return `${isChecking ? 'Vérification en cours : ' : ''}${parts.join(', ')}.`;
  },
  checkAgain: 'Vérifier à nouveau',
  checkUpTo: ({ counted }, calls) => `Vérifier maintenant · jusqu’à ${counted(calls, CALLS)}`,
  checkNow: ({ count, counted }, calls, kept) => {
    const copies = kept > 0 ? `, ${count(kept)} en cache` : '';
    return `Vérifier maintenant · ${counted(calls, CALLS)}${copies}`;
  },
  unreadable: 'La liste enregistrée n’a pas pu être lue',
  unreadableStays:
    'Elle est endommagée, ou enregistrée par une version plus récente de ce site. Rien n’y est changé tant que vous n’importez pas de liste.',
  refused: 'Votre navigateur ne permet pas à ce site d’enregistrer des données',
  leftOut: ({ counted }, entries) =>
    counted(entries, { one: 'entrée n’a pas pu être lue', other: 'entrées n’ont pas pu être lues' }),
  ages: (watched, looked) => (
    <>
      suivie {watched}, vue {looked}
    </>
  ),
  notChecked: 'Non vérifiée',
  notCheckedFor: (why) => `Vérification impossible. ${why}`,
  unchanged: 'Inchangée depuis votre dernière visite',
  changed: 'Modifiée depuis votre dernière visite',
  markSeen: ({ counted }, changes) => `Marquer ${counted(changes, CHANGES_SEEN)}`,
  markSeenOf: ({ counted }, changes, name) => `Marquer ${counted(changes, CHANGES_SEEN)} : ${name}`,
  remove: 'Retirer',
  removeIt: (name) => `Retirer : ${name}`,
  file: {
    export: 'Exporter en JSON',
    import: 'Importer une liste de suivi',
    noWatchlist: 'Ce fichier n’est pas une liste de suivi ; rien n’a été changé.',
    brought: ({ counted }, { added, known, unreadable }) => {
      const parts = [
        counted(added, { one: 'société ajoutée', other: 'sociétés ajoutées' }),
        counted(known, { one: 'déjà présente', other: 'déjà présentes' }),
        ...(unreadable > 0 ? [counted(unreadable, { one: 'illisible', other: 'illisibles' })] : []),
      ];
      return `${parts.join(', ')}.`;
    },
    clear: 'Vider la liste',
    removeAll: ({ counted }, companies) => `Retirer ${counted(companies, COMPANIES)} de cet appareil`,
  },
};
