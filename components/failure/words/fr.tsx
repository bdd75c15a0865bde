import type { en } from './en';

export const fr: typeof en = {
  heading: 'Impossible à afficher pour le moment',
  tryAgain: 'Réessayer',
  said: (message) => <>Message d’origine : « {message} »</>,
  again: (from) => `Prochaine demande possible : ${from}.`,
  headings: {
    not_found: 'Il n’y a rien à cette adresse',
    redacted: 'Cette fiche est masquée pour le moment',
  },
  kinds: {
    invalid_request: {
      title: 'Le registre n’a pas compris cette demande',
      advice: 'Modifiez la recherche et réessayez.',
    },
    refused: {
      title: 'Le registre a refusé cette demande',
      advice: 'Il l’a comprise, mais n’y répond pas.',
    },
    not_found: {
      title: 'Cette fiche n’existe pas',
      advice: 'Vérifiez la juridiction et le numéro.',
    },
    allowance: {
      title: 'Le quota d’appels est épuisé',
      advice: 'Les pages dont les données sont conservées ici restent lisibles.',
    },
    token: {
      title: 'Le registre a refusé l’accès à ce site',
      advice: 'Vous n’y pouvez rien ; l’exploitant du site doit vérifier son jeton.',
    },
    needs_token: {
      title: 'Réservé aux détenteurs d’un jeton',
      advice: 'Ce site interroge le registre sans jeton. Retirez ce qui l’exige, et le reste obtiendra une réponse.',
    },
    redacted: {
      title: 'Masqué par le registre pour le moment',
      advice: 'Rien n’a échoué : le registre garde ces détails pour lui. Cela ne dit rien de leur contenu.',
    },
    busy: {
      title: 'Le registre est occupé',
      advice: 'Il a été interrogé plusieurs fois sans trouver le temps. Un peu plus tard, peut-être.',
    },
    down: {
      title: 'Le registre est injoignable',
      advice: 'Vous n’y êtes pour rien. Réessayez dans un instant.',
    },
    nonsense: {
      title: 'La réponse du registre est incompréhensible',
      advice:
        'L’erreur vient du registre : il a envoyé autre chose que ce que promet son interface. Rien n’en est affiché.',
    },
    failed: {
      title: 'Le registre n’a pas pu répondre',
      advice: 'L’erreur vient du registre. Réessayez dans un instant.',
    },
    unavailable: {
      title: 'Indisponible pour le moment',
      advice: 'Le registre est surchargé, ou garde ces détails pour lui. Réessayez plus tard.',
    },
  },
  notFound: {
    title: 'Il n’y a rien à cette adresse',
    answered:
      'Le registre n’a pas cette fiche, ou le chemin est erroné. Il a été interrogé et a répondu : ce n’est pas une panne.',
    search: 'Chercher une société',
  },
};
