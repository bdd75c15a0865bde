import type { RegisterTable } from './register';

export const CENTRAL_EUROPE: RegisterTable[] = [
  {
    jurisdiction_code: 'pl',
    label: 'Poland',
    country: 'Poland',
    size: 75,
    lexicons: 'polish',
    continental: true,
    numbers: '0000######',
    forms:
      'Spółka z ograniczoną odpowiedzialnością / {} Sp. z o.o. / 7 | Spółka akcyjna / {} S.A. / 2 | Spółka jawna / {} Sp. j. / 1 | Fundacja / {} / 1 / nonprofit',
    branchForm: 'Oddział zagranicznego przedsiębiorcy',
    active: 'Aktywny',
    ended: 'Wykreślony',
    troubled: 'W upadłości | W likwidacji',
    cities:
      'Warszawa / mazowieckie / 00-### | Kraków / małopolskie / 30-### | Gdańsk / pomorskie / 80-### | Łódź / łódzkie / 90-### | Wrocław / dolnośląskie / 50-###',
    positions: 'Członek zarządu | Prezes zarządu | Prokurent | Członek rady nadzorczej',
  },
  {
    jurisdiction_code: 'cz',
    label: 'Czechia',
    country: 'Czechia',
    size: 50,
    lexicons: 'czech',
    continental: true,
    numbers: '0####### | 2#######',
    forms:
      'Společnost s ručením omezeným / {} s.r.o. / 6 | Akciová společnost / {} a.s. / 2 | Spolek / {}, z.s. / 1 / nonprofit',
    branchForm: 'Odštěpný závod zahraniční právnické osoby',
    active: 'Aktivní',
    ended: 'Zaniklý',
    troubled: 'V likvidaci | V insolvenci',
    cities: 'Praha / - / 1## ## | Brno / - / 60# ## | Ostrava / - / 70# ## | České Budějovice / - / 370 0#',
    positions: 'Jednatel | Předseda představenstva | Člen dozorčí rady | Prokurista',
  },
  {
    jurisdiction_code: 'bg',
    label: 'Bulgaria',
    country: 'Bulgaria',
    size: 30,
    lexicons: 'bulgarian',
    continental: true,
    numbers: '1######## | 2########',
    forms:
      'Дружество с ограничена отговорност / {} ООД / 4 | Еднолично ООД / {} ЕООД / 4 | Акционерно дружество / {} АД / 1',
    branchForm: 'Клон на чуждестранен търговец',
    active: 'Вписан',
    ended: 'Заличен',
    troubled: 'В ликвидация',
    cities: 'Sofia / - / 1### | Plovdiv / - / 4### | Varna / - / 9###',
    positions: 'Управител | Член на СД | Прокурист',
  },
];
