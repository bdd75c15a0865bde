import type * as en from '../en/followed-sources';

const BYTES = { one: 'octet', other: 'octets' };
const PARTS = { one: 'partie', other: 'parties' };
const GIGABYTE = 1024 ** 3;

export const followedSourcesWords: typeof en.followedSourcesWords = {
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
