import type * as en from '../en/followed-sources';

const SOURCES = { one: 'source', other: 'sources' };
const FAILED = { one: 'a échoué', other: 'ont échoué' };
const BYTES = { one: 'octet', other: 'octets' };
const PARTS = { one: 'partie', other: 'parties' };
const GIGABYTE = 1024 ** 3;

export const followedSourcesWords: typeof en.followedSourcesWords = {
  title: 'Sources suivies',
  caption: 'Sources suivies, avec leur état et l’âge de leurs données',
  keptBy: 'Tenues à jour par',
  unreadable: 'La liste des sources suivies n’est pas utilisable.',
  saidBy: 'La commande suivante dit pourquoi :',
  verdict: ({ counted, count, form }, { all, failing, late }) => {
    const of = `sur ${counted(all, SOURCES)}`;
    const failed = failing > 0 && `${count(failing)} ${of} ${form(failing, FAILED)} à la dernière consultation.`;
    const behind = late > 0 && `${count(late)} ${of} ${form(late, { one: 'est', other: 'sont' })} en retard.`;
    return [failed, behind].filter(Boolean).join(' ') || `${counted(all, SOURCES)}, à jour ou nouvelles.`;
  },
  failedSources: 'Une source suivie n’a pas pu être téléchargée ou importée ; la prochaine mise à jour réessaiera.',
  lateMeans: 'En retard : le dernier succès date de plus de deux fois l’intervalle des consultations.',
  source: 'Source',
  state: 'État',
  states: { failing: 'En échec', late: 'En retard', waiting: 'Pas encore importée', well: 'À jour' },
  dataOf: 'Données du',
  lastSuccess: 'Dernier succès',
  lastFailure: 'Dernier échec',
  licence: 'Licence',
  rhythms: { 1: 'toutes les heures', 24: 'chaque jour', 168: 'chaque semaine', 720: 'chaque mois' },
  every: (time) => `intervalle : ${time}`,
  problems: {
    unreachable: () => 'Le serveur de l’éditeur est injoignable.',
    certificate: () => 'Le serveur de l’éditeur n’a pas pu prouver son identité : son certificat n’est pas valable.',
    slow: () => 'Le serveur de l’éditeur a mis trop de temps.',
    broken_off: () => 'La connexion a été coupée pendant le transfert. Le prochain essai le poursuivra.',
    wrong_length: ({ counted, count }, { given = 0, expected = 0 }) =>
      `L’éditeur a annoncé ${counted(expected, BYTES)}, mais ${count(given)} sont arrivés.`,
    wrong_digest: () => 'Le fichier ne correspond pas à la somme de contrôle que son éditeur indique.',
    no_digest: () => 'Les sommes de contrôle de l’éditeur n’en contiennent pas pour ce fichier.',
    too_large: ({ count }, { expected = 0 }) =>
      expected < GIGABYTE
        ? 'La réponse de l’éditeur est plus grande que toutes celles attendues.'
        : `Le fichier dépasse ${count(Math.floor(expected / GIGABYTE))} Go.`,
    disk_full: () => 'Il n’y a pas assez de place sur le disque.',
    redirects: () => 'Le serveur de l’éditeur redirige en boucle.',
    unsafe_redirect: () =>
      'Le serveur de l’éditeur mène à une adresse qui n’est pas suivie : vers un réseau privé ou sans chiffrement.',
    refused: (_, { status = 403 }) =>
      `Le serveur de l’éditeur refuse l’accès (${status}). Une clé manque peut-être ou n’est plus valable.`,
    not_found: (_, { status = 404 }) => `Ce fichier n’existe pas sur le serveur de l’éditeur (${status}).`,
    busy: () => 'Le serveur de l’éditeur demande de revenir plus tard.',
    status: (_, { status = 500 }) => `Le serveur de l’éditeur a répondu par une erreur (${status}).`,
    unreadable: () => 'La réponse de l’éditeur n’a pas pu être comprise.',
    incomplete: ({ counted, count }, { given = 0, expected = 0 }) =>
      `L’éditeur n’a pour l’instant que ${counted(given, PARTS)} sur ${count(expected)}. Le prochain essai cherchera les autres.`,
    none_listed: () => 'La page de l’éditeur ne mentionne aucun fichier de ce nom.',
    no_file: () => 'Ce fichier n’existe pas sur cette machine.',
    import: () =>
      'Le fichier a été téléchargé, mais n’a pas pu être importé. Ce qui existait auparavant est inchangé ou complété.',
    unexpected: () => 'Une erreur inattendue s’est produite.',
  },
};
