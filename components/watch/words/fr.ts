import type { en } from './en';

export const fr: typeof en = {
  title: 'Liste de suivi',
  lead: 'Les sociétés que vous suivez, conservées dans ce navigateur et nulle part ailleurs, et ce qui a changé dans leurs fiches depuis votre dernière visite.',
  needsScripts:
    'Cette page a besoin de scripts : la liste est conservée dans ce navigateur, où seul un script peut la lire. Aucun serveur ne sait ce que vous suivez ; aucun ne peut donc écrire la liste pour vous.',
  compare: 'Comparer avec une autre',
};
