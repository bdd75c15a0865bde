import type { en } from './en';

export const fr: typeof en = {
  beneficial_owner: {
    term: 'Bénéficiaire effectif',
    also: 'bénéficiaire ultime, personne exerçant un contrôle significatif, UBO, PSC',
    means:
      'Une personne qui, en dernier ressort, possède ou contrôle une société, directement ou par d’autres sociétés. Chaque juridiction fixe elle-même le seuil, souvent au quart des parts ou des voix.',
  },
  control: {
    term: 'Contrôle',
    also: 'entité contrôlante',
    means:
      'Le pouvoir de décider de ce que fait une société : par des parts, par des voix, par le droit de nommer ses dirigeants, ou autrement. Qui l’exerce directement est l’entité contrôlante.',
  },
  ultimate_controlling_company: {
    term: 'Société contrôlante ultime',
    also: 'société mère ultime',
    means:
      'La dernière société en remontant la chaîne de contrôle, pour autant qu’on la connaisse. Au-dessus peuvent se trouver des personnes, ou personne de connu.',
  },
  corporate_grouping: {
    term: 'Groupe de sociétés',
    also: 'groupe',
    means:
      'Des sociétés que des personnes ont réunies sous un nom parce qu’elles vont ensemble. C’est un recueil, pas une preuve de participation.',
  },
  network: {
    term: 'Réseau',
    means:
      'Toutes les relations connues de contrôle et de participation autour d’une société, tracées du propriétaire au possédé, telles qu’on les tient pour vraies un jour donné.',
  },
  placeholder: {
    term: 'Entité provisoire',
    means:
      'Elle tient la place de quelqu’un qui est nommé dans une déclaration sans avoir été rattaché à une fiche : peut-être une société d’un registre absent d’ici, peut-être une personne.',
  },
};
