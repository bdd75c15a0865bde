import type { en } from './en';

export const fr: typeof en = {
  title: 'Reconnaître une juridiction',
  text: 'Nom ou code d’un lieu',
  near: 'Près de (facultatif)',
  match: 'Reconnaître',
  help: 'Noms dans de nombreuses langues, codes à deux ou trois lettres, régions avec ou sans leur pays : « Delaware, US », « Deutschland », « gbr ». Un pays tranche quand deux lieux portent le même nom.',
  metered: 'Chaque reconnaissance coûte 1 appel, sauf si sa copie est conservée.',
  uncertain: 'Aucune juridiction n’est désignée avec certitude',
  namesNone: (q) => <>« {q} » ne désigne aucun lieu connu du registre, ou en désigne plusieurs. Rien n’est deviné.</>,
  means: ({ q, name, code, country }) => (
    <>
      « {q} » désigne {name}, code {code}
      {country && <> ({country})</>}.
    </>
  ),
  companies: 'Sociétés qui y sont immatriculées',
};
