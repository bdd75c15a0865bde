import { type Lexicon, phrases, tradeWords, words } from './lexicon';

export const polish: Lexicon = {
  language: 'pl',
  families: words(
    'Jastrzębor Wierzbołęk Brzozogaj Krukowicz-Łąk Modrzewczyk Głogomir Jarzębiak Sosnoręb Żurawiec-Mróz Świerkosz Ołowiarz Kłosomir Zielonkowicz Rybitwiak',
  ),
  places: words(
    'Jarzębinów Wierzbogóra Łąkowiec Świętomierz Brzezinowo_Górne Kruczyn_Mały Modrzejów Żurawia_Wola Sosnogaj Dębołęka Głęboczek_Nowy',
  ),
  motifs: words('Żuraw Bursztyn Jaskółka Modrzew Perkoz Rumianek Słonecznik Zorza Bławatek Czapla Iskra Kalina Łabędź'),
  trades: tradeWords(`
    shipping Żegluga
    engineering Zakłady Mechaniczne | Maszyny
    foods Przetwory | Wędliny
    brewing Browar
    textiles Tkaniny | Przędzalnia
    energy Energia | Wiatraki
    software Oprogramowanie | Systemy
    consulting Doradztwo
    property Nieruchomości
    construction Budownictwo | Dachy
    haulage Transport | Spedycja
    pharma Farmacja
    publishing Wydawnictwo
    timber Tartak | Stolarnia
    metals Odlewnia | Stal
    mining Kruszywa
    glass Huta Szkła | Ceramika
    furniture Meble
    chemicals Farby
    printing Drukarnia | Opakowania
    hotels Hotele
    holding Inwestycje | Holding
    recycling Surowce Wtórne
    motors Motoryzacja
    dairy Mleczarnia
    bakery Piekarnia | Pierniki
    wholesale Hurtownia | Handel
    farming Sady
  `),
  patterns: phrases(
    '{family} {trade} | {trade} {family} | {trade} {place} | {trade} {place} | {motif} {trade} {place} | {trade} „{motif}” {place} | Bracia {family} | {family} i Córki {trade} | {family} i {family2}',
  ),
  causes: phrases('Fundacja {motif} | Stowarzyszenie Miłośników Ziemi {place} | Ochotnicza Straż {place}'),
  givenNames: words(
    'Agnieszka Bogumił Celina Dobrosława Eugeniusz Felicja Grażyna Hieronim Iwona Jarosław Kazimiera Leszek Małgorzata Norbert Olgierd Przemysław Róża Stanisława Wojciech Żaneta',
  ),
  streets: phrases(
    'ul. Bursztynowa Przystań | ul. Żurawia Grobla | ul. Stara Przędzalnia | al. Modrzewiowa | ul. Młyńska Kępa | ul. Kalinowa | pl. Świętomierski',
  ),
};

export const czech: Lexicon = {
  language: 'cs',
  families: words(
    'Jeřábský-Lom Havraník Kopřivnoha Lískovec-Žďár Modřínek Ořechovský Pěnkavář Rákosník-Bílek Sýkorák Třešňovský Vrbohájek Zvonečník',
  ),
  places: words(
    'Jeřábov Lískovice_nad_Olšou Modřínov Stará_Vrbice Zvonkov Kamenohora Třešňová_Lhota Rákosín Havranice Bělidlo',
  ),
  motifs: words('Jeřáb Ledňáček Slunečnice Polárka Šípek Vážka Hvězdice Jasan Konvalinka Ještěrka Modřín'),
  trades: tradeWords(`
    engineering Strojírny | Technika
    foods Potraviny | Lahůdky
    brewing Pivovar
    textiles Tkalcovna
    energy Energetika
    software Software | Systémy
    consulting Poradenství
    property Reality
    construction Stavby | Tesařství
    haulage Doprava
    pharma Léčiva
    publishing Nakladatelství
    timber Pila
    metals Slévárna | Ocel
    glass Sklárny | Porcelán
    furniture Nábytek
    printing Tiskárna
    hotels Hotely
    holding Holding | Investice
    dairy Mlékárna
    bakery Pekárna
    wholesale Velkoobchod
    farming Chmelařství
  `),
  patterns: phrases(
    '{family} {trade} | {trade} {family} | {trade} {place} | {motif} {trade} {place} | {trade} {motif} {place} | Bratři {family} | {family} a dcery | {family} & {family2}',
  ),
  causes: phrases('Spolek přátel obce {place} | Nadace {motif} | Sbor {place}'),
  givenNames: words(
    'Anežka Bořivoj Drahomíra Eliška František Hedvika Jaromír Květoslava Lubomír Milada Oldřich Růžena Svatopluk Vlastimil Zdeňka Řehoř',
  ),
  streets: phrases(
    'Jeřábova | Na Bělidle | U Staré tkalcovny | Pod Kamenohorou | Zvonařská ulička | Modřínová | Mlýnské nábřeží',
  ),
};
