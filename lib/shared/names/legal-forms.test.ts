import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { LEGAL_FORMS, normaliseName } from './normalise';

/**
 * One line per form: jurisdictions, normalised form, and the spellings of registers and users. Spellings are not folded
 * yet, so that they pass through folding and transliteration like names.
 */
const CASES = `
gb | limited | Ltd | Ltd. | LIMITED | Cyfyngedig | Cyf.
gb ie | plc | PLC | P.L.C. | P L C | Public Limited Company | CCC | Cwmni Cyfyngedig Cyhoeddus
gb | llp | LLP | L.L.P. | L L P | Limited Liability Partnership
gb us | lp | LP | L.P. | Limited Partnership
gb | cic | CIC | Community Interest Company
gb | cio | CIO | Charitable Incorporated Organisation
ie | dac | DAC | Designated Activity Company
ie | clg | CLG | Company Limited by Guarantee
ie | teoranta | Teo. | Teoranta
us | corporation | Corp | Corp. | Corporation
us | incorporated | Inc | INC. | Incorporated
us | company | Co | Co. | Company
us | llc | LLC | L.L.C. | L L C | Limited Liability Company
us | lllp | LLLP | Limited Liability Limited Partnership
us | pllc | PLLC | Professional Limited Liability Company
us | pc | P.C. | PC | Professional Corporation
ca | ulc | ULC | Unlimited Liability Company
ca | limitee | Ltée | Limitée
in | private limited | Pvt Ltd | Pvt. Ltd. | Private Limited
sg | private limited | Pte Ltd | Pte. Ltd. | Private Limited
au | proprietary limited | Pty Ltd | Pty. Limited | Proprietary Limited
my | sendirian berhad | Sdn Bhd | Sdn. Bhd. | Sendirian Berhad
my | berhad | Bhd | Berhad
za | cc | CC | Close Corporation
th | pcl | PCL | Public Company Limited | จำกัด (มหาชน) | จำกัด(มหาชน)
th | company limited | Co., Ltd. | บริษัทจำกัด
ae | fze | FZE | Free Zone Establishment
ae | fzco | FZCO | Free Zone Company
ae | llc | ذ.م.م | ش.ذ.م.م | LLC
ae | jsc | JSC | Joint Stock Company
ae | pjsc | PJSC | Public Joint Stock Company | ش.م.ع
am kz | cjsc | CJSC | Closed Joint Stock Company
am kz | ojsc | OJSC | Open Joint Stock Company
am | llc | ՍՊԸ | LLC
ge | llc | შპს | LLC
il | limited | בע"מ | בע״מ | Ltd
de at | gmbh | GmbH | G.m.b.H. | G m b H | Ges.m.b.H. | GesmbH | Ges. mbH | Gesellschaft mbH | Gesellschaft mit beschränkter Haftung
de | ggmbh | gGmbH | gemeinnützige GmbH | gemeinnützige Gesellschaft mit beschränkter Haftung
de ch | ag | AG | Aktiengesellschaft
de | kg | KG | Kommanditgesellschaft
de | kgaa | KGaA | Kommanditgesellschaft auf Aktien
de | ohg | OHG | offene Handelsgesellschaft
de | ug | UG | UG (haftungsbeschränkt) | Unternehmergesellschaft | Unternehmergesellschaft (haftungsbeschränkt)
de | ek | e.K. | e K | eingetragener Kaufmann | eingetragene Kauffrau
de | eg | eG | e.G. | e G | eingetragene Genossenschaft
de | ev | e.V. | e. V. | e V | eingetragener Verein
de | gbr | GbR | Gesellschaft bürgerlichen Rechts
de | se | SE | Societas Europaea
fr | sa | SA | S.A. | S A | Société Anonyme
es | sa | Sociedad Anónima | S.A.
pt | sa | Sociedade Anónima | S.A.
pl | sa | Spółka Akcyjna | S.A.
ro | sa | Societate pe Acțiuni | S.A.
fr lu | sarl | SARL | S.à r.l. | S.A.R.L. | SA RL | S a r l | Société à responsabilité limitée
fr | sas | SAS | S.A.S. | Société par actions simplifiée
co | sas | S.A.S. | Sociedad por Acciones Simplificada
it | sas | S.a.s. | Società in accomandita semplice
fr | sasu | SASU | Société par actions simplifiée unipersonnelle
fr | eurl | EURL | Entreprise unipersonnelle à responsabilité limitée
fr | sci | SCI | Société civile immobilière
fr | snc | SNC | Société en nom collectif
it | snc | S.n.c. | Società in nome collettivo
fr lu | scs | SCS | Société en commandite simple
lu | scsp | SCSp | Société en commandite spéciale
fr lu | sca | SCA | Société en commandite par actions
fr | gie | GIE | Groupement d'intérêt économique | Groupement d intérêt économique
be | sprl | SPRL | Société privée à responsabilité limitée
be | asbl | ASBL | Association sans but lucratif
be | vzw | VZW | Vereniging zonder winstoogmerk
be | bvba | BVBA | Besloten vennootschap met beperkte aansprakelijkheid
nl | bv | BV | B.V. | B V | Besloten Vennootschap
nl | nv | NV | N.V. | N V | Naamloze Vennootschap
nl | vof | VOF | V.O.F. | V o f | Vennootschap onder firma
nl id | cv | CV | C.V. | Commanditaire Vennootschap
es | sl | SL | S.L. | S L | Sociedad Limitada
es | slu | SLU | S.L.U. | Sociedad Limitada Unipersonal
es | sau | SAU | Sociedad Anónima Unipersonal
pt br | limitada | Lda | Lda. | Ltda | Ltda. | Limitada
it | srl | Srl | S.r.l. | S. r. l. | S r l | Società a responsabilità limitata
es | srl | S.R.L. | Sociedad de Responsabilidad Limitada
ro | srl | SRL | Societate cu răspundere limitată
it | srls | S.r.l.s. | SRLS | Società a responsabilità limitata semplificata
it | spa | SpA | S.p.A. | S. p. A. | S p A | Società per azioni
cl | spa | SpA | Sociedad por Acciones
it | sapa | S.a.p.a. | Società in accomandita per azioni
it | scarl | S.c.a r.l. | SCARL | Società consortile a responsabilità limitata
ch | sagl | Sagl | Società a garanzia limitata
mx | sadecv | S.A. de C.V. | SA de CV | Sociedad Anónima de Capital Variable
mx | sderldecv | S. de R.L. de C.V. | Sociedad de Responsabilidad Limitada de Capital Variable
pe | sac | S.A.C. | Sociedad Anónima Cerrada
pe | eirl | E.I.R.L. | EIRL | Empresa Individual de Responsabilidad Limitada
br | eireli | EIRELI | Empresa Individual de Responsabilidade Limitada
dk | as | A/S | AS | Aktieselskab
no | as | AS | Aksjeselskap
ee | as | AS | Aktsiaselts
lv | as | AS | Akciju sabiedrība
cz | as | a.s. | a. s. | Akciová společnost
sk | as | a.s. | Akciová spoločnosť
tr | as | A.Ş. | Anonim Şirketi
tr | limited sirketi | Ltd. Şti. | Limited Şirketi
no | asa | ASA | Allmennaksjeselskap
no | ans | ANS | Ansvarlig selskap
no | enk | ENK | Enkeltpersonforetak
dk | aps | ApS | Anpartsselskab
dk | interessentskab | I/S | Interessentskab
dk | kommanditselskab | K/S | Kommanditselskab
se | ab | AB | Aktiebolag | Aktiebolaget
lt | ab | AB | Akcinė bendrovė
se | hb | HB | Handelsbolag
se | kb | KB | Kommanditbolag
fi | oy | Oy | Osakeyhtiö
fi | oyj | Oyj | Julkinen osakeyhtiö
fi | ky | Ky | Kommandiittiyhtiö
fi | tmi | Tmi | Toiminimi
is | ehf | ehf. | Einkahlutafélag
is | hf | hf. | Hlutafélag
ee | ou | OÜ | Osaühing
lv | sia | SIA | Sabiedrība ar ierobežotu atbildību
lt | uab | UAB | Uždaroji akcinė bendrovė
pl | spzoo | Sp. z o.o. | Sp. z o. o. | Sp z o o | Sp z oo | Sp.zo.o. | Sp zoo | Spółka z ograniczoną odpowiedzialnością
pl | spk | sp.k. | sp. k. | Spółka komandytowa
pl | spj | sp.j. | sp. j. | Spółka jawna
pl | psa | P.S.A. | Prosta spółka akcyjna
cz | sro | s.r.o. | s. r. o. | s r o | spol. s r.o. | spol. s r o | spol. sro | Společnost s ručením omezeným
sk | sro | s.r.o. | Spoločnosť s ručením obmedzeným
cz | vos | v.o.s. | v o s | Veřejná obchodní společnost
hu | kft | Kft. | Korlátolt Felelősségű Társaság
hu | zrt | Zrt. | Zártkörűen Működő Részvénytársaság
hu | nyrt | Nyrt. | Nyilvánosan Működő Részvénytársaság
hu | bt | Bt. | Betéti Társaság
hr | doo | d.o.o. | d. o. o. | d o o | Društvo s ograničenom odgovornošću
si | doo | d.o.o. | Družba z omejeno odgovornostjo
rs | doo | ДОО | d.o.o. | Društvo sa ograničenom odgovornošću | Друштво са ограниченом одговорношћу
hr | jdoo | j.d.o.o. | j d o o | Jednostavno društvo s ograničenom odgovornošću
hr | dd | d.d. | d d | Dioničko društvo
si | dd | d.d. | Delniška družba
rs | ad | АД | a.d. | Akcionarsko društvo | Акционарско друштво
bg | ad | АД | Акционерно дружество
bg | ood | ООД | OOD | Дружество с ограничена отговорност
bg | eood | ЕООД | EOOD | Еднолично дружество с ограничена отговорност
bg | ead | ЕАД | Еднолично акционерно дружество
gr | ae | ΑΕ | Α.Ε. | Ανώνυμη Εταιρεία | Ανώνυμη Εταιρία
gr | epe | ΕΠΕ | Ε.Π.Ε. | Εταιρεία Περιορισμένης Ευθύνης | Εταιρία Περιορισμένης Ευθύνης
gr | ike | ΙΚΕ | Ι.Κ.Ε. | Ιδιωτική Κεφαλαιουχική Εταιρεία | Ιδιωτική Κεφαλαιουχική Εταιρία
gr | oe | ΟΕ | Ομόρρυθμη Εταιρεία | Ομόρρυθμη Εταιρία
gr | ee | ΕΕ | Ετερόρρυθμη Εταιρεία | Ετερόρρυθμη Εταιρία
ru | ooo | ООО | OOO | Общество с ограниченной ответственностью
ru | zao | ЗАО | ZAO | Закрытое акционерное общество
ru | oao | ОАО | Открытое акционерное общество
ru | pao | ПАО | Публичное акционерное общество
ru | ao | АО | AO | Акционерное общество
ru | ip | ИП | Индивидуальный предприниматель
ua | tov | ТОВ | Товариство з обмеженою відповідальністю | Tovarystvo z obmezhenoiu vidpovidalnistiu
ua | prat | ПрАТ | Приватне акціонерне товариство
ua | pat | ПАТ | Публічне акціонерне товариство
kz | too | ТОО | Товарищество с ограниченной ответственностью
jp | kk | 株式会社 | ㈱ | (株) | K.K. | K K | Kabushiki Kaisha | Kabushiki Gaisha
jp | yk | YK | 有限会社 | (有) | Yugen Kaisha | Yugen Gaisha
jp | gk | GK | 合同会社 | Godo Kaisha | Godo Gaisha
cn tw | company limited | 有限公司 | 有限责任公司 | 有限責任公司 | Co., Ltd. | Company Limited
cn | company limited by shares | 股份有限公司 | Co., Ltd. by shares
cn | partnership | 合伙企业 | 合夥企業 | Partnership
th | partnership | ห้างหุ้นส่วน | Partnership
kr | jusikhoesa | 주식회사 | (주) | ㈜ | Jusik Hoesa | Chusik Hoesa
kr | yuhanhoesa | 유한회사 | (유) | Yuhan Hoesa
id | pt | PT | Perseroan Terbatas
id | tbk | Tbk | Terbuka
vn | tnhh | TNHH | Trách nhiệm hữu hạn
vn | ctcp | CTCP | Công ty cổ phần | Công ty CP
`;

interface Case {
  places: string[];
  normalised: string;
  ways: string[];
}

const FORMS: Case[] = CASES.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([places = '', normalised = '', ...ways]) => ({ places: places.split(' '), normalised, ways }));

const ONE_EACH = FORMS.flatMap(({ places, normalised, ways }) =>
  ways.map((way) => [way, places.join(' '), normalised] as const),
);

describe('legal forms', () => {
  it.each(ONE_EACH)('%j (%s) is %j, after a name and before it', (way, _, normalised) => {
    expect(normaliseName(`Aldermoor ${way}`)).toBe(`aldermoor ${normalised}`);
    expect(normaliseName(`${way} Aldermoor`)).toBe(`${normalised} aldermoor`);
  });

  it('are known for more than thirty jurisdictions', () => {
    expect(new Set(FORMS.flatMap(({ places }) => places)).size).toBeGreaterThan(30);
  });

  it('have a test case for every spelling', () => {
    const letters = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');
    const cases = ONE_EACH.flatMap(([way]) => [letters(way), ...way.split(/[\s,]+/).map(letters)]);
    const rules = LEGAL_FORMS.flatMap(({ normalised, ways }) => [normalised, ...ways]).map(letters);
    expect(rules.filter((rule) => !cases.includes(rule))).toEqual([]);
  });

  it.each([
    ['Aldermoor Ltd', 'Aldermoor PLC'],
    ['Aldermoor Ltd', 'Aldermoor Public Limited Company'],
    ['Aldermoor Ltd', 'Aldermoor LLP'],
    ['Aldermoor GmbH', 'Aldermoor gGmbH'],
    ['Aldermoor SA', 'Aldermoor S.A. de C.V.'],
    ['Aldermoor AG', 'Aldermoor KGaA'],
    ['ООО Aldermoor', 'ЗАО Aldermoor'],
    ['Aldermoor ООД', 'Aldermoor ЕООД'],
  ])('%j is not found among %j', (asked, name) => {
    const words = normaliseName(name).split(' ');
    expect(
      normaliseName(asked)
        .split(' ')
        .every((word) => words.includes(word)),
    ).toBe(false);
  });

  it.each([
    ['Aldermoor Ltd', 'Aldermoor Pvt. Ltd.'],
    ['Aldermoor Ltd', 'Aldermoor Proprietary Limited'],
    ['Aldermoor Ltd', 'Aldermoor有限公司'],
  ])('%j is found among %j', (asked, name) => {
    const words = normaliseName(name).split(' ');
    expect(
      normaliseName(asked)
        .split(' ')
        .every((word) => words.includes(word)),
    ).toBe(true);
  });

  it('are stable when normalised again, in any order of words', () => {
    const parts = [
      ...new Set(LEGAL_FORMS.flatMap(({ normalised, ways }) => [normalised, ...ways]).flatMap((way) => way.split(' '))),
    ];
    const word = fc.constantFrom(...parts, 'the', 'of', 'and', 'aldermoor');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (names) => {
        const once = normaliseName(names.join(' '));
        expect(normaliseName(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
