import { type Lexicon, phrases, tradeWords, words } from './lexicon';

/** Languages whose registers write another script: each word with its transliteration after a colon. */
export const greek: Lexicon = {
  language: 'el',
  families: words(
    'Θαλασσινάκης:Thalassinakis Πετροκέφαλος:Petrokefalos Ανεμογιάννης:Anemogiannis Κυπαρίσσογλου:Kyparissoglou Λευκοπούλης:Lefkopoulis Ασημοχέρης:Asimocheris',
  ),
  places: words(
    'Καλαμόπολη:Kalamopoli Ασπρόπετρα:Aspropetra Μαυρολίμνη:Mavrolimni Ανεμόλοφος:Anemolofos Χρυσακτή:Chrysakti',
  ),
  motifs: words('Αλκύονα:Alkyona Ήλιος:Ilios Δελφίνι:Delfini Ελιά:Elia Βοριάς:Vorias Γλάρος:Glaros'),
  trades: tradeWords(`
    shipping Ναυτιλιακή:Naftiliaki | Ακτοπλοΐα:Aktoploia
    foods Τρόφιμα:Trofima
    energy Ενεργειακή:Energeiaki
    construction Κατασκευαστική:Kataskevastiki
    hotels Ξενοδοχειακή:Xenodocheiaki
    wine Οινοποιία:Oinopoiia
    farming Ελαιώνες:Elaiones
    wholesale Εμπορική:Emporiki
    mining Μάρμαρα:Marmara
  `),
  patterns: phrases(
    '{family} {trade} | {trade} {place} | {motif} {trade} {place} | {trade} {motif} {place} | {family} & {family2}',
  ),
  causes: phrases('{motif} {place}'),
  givenNames: words('Ariadni Theofilos Kalliopi Stavros Evanthia Lefteris Pinelopi Anastasis Zoi Fotini'),
  streets: phrases('Odos Alkyonas | Leoforos Chrysaktis | Odos Anemolofou | Plateia Elias | Akti Delfinion'),
};

export const bulgarian: Lexicon = {
  language: 'bg',
  families: words(
    'Върбанчев:Varbanchev Ястребаров:Yastrebarov Камбуровски:Kamburovski Росенградов:Rosengradov Лозарчиев:Lozarchiev Белоречки:Belorechki',
  ),
  places: words(
    'Белоречене:Belorechene Ястребополе:Yastrebopole Розоград:Rozograd Черноборово:Chernoborovo Камбурово:Kamburovo',
  ),
  motifs: words('Жерав:Zherav Здравец:Zdravets Изгрев:Izgrev Кипарис:Kiparis Щъркел:Shtarkel Липа:Lipa'),
  trades: tradeWords(`
    engineering Машини:Mashini
    foods Храни:Hrani | Консерви:Konservi
    textiles Текстил:Tekstil
    energy Енерджи:Energy
    software Софтуер:Softuer
    construction Строй:Stroy
    haulage Транс:Trans
    wine Винарна:Vinarna
    farming Агро:Agro | Рози:Rozi
    wholesale Търговия:Targovia
    furniture Мебели:Mebeli
  `),
  patterns: phrases(
    '{family} {trade} | {motif} {trade} {place} | {trade} {place} | {motif} {place} | Братя:Bratya {family}',
  ),
  causes: phrases('Читалище:Chitalishte {motif} | Фондация:Fondatsia {motif}'),
  givenNames: words(
    'Blagovest Desislava Emiliyan Gergana Hristofor Kalina Lyubomir Nevena Radostin Tsvetana Yordanka Zahari',
  ),
  streets: phrases('ul. Zherav | bul. Rozogradski | ul. Stara Vinarna | ul. Izgrev | ul. Lipova Aleya'),
};

export const japanese: Lexicon = {
  language: 'ja',
  unspaced: true,
  families: words(
    '青嶺:Aomine 霧沢原:Kirisawahara 月舘野:Tsukidateno 朝霞森:Asakamori 雪代川:Yukishirogawa 白鷺沼:Shirasaginuma',
  ),
  places: words('碧浜:Midorihama 鷹ノ森:Takanomori 霞ヶ江:Kasumigae 星ヶ谷:Hoshigaya 北雫:Kitashizuku'),
  motifs: words('銀杏:Ginnan 月虹:Gekko 蛍火:Hotarubi 翡翠:Hisui 暁星:Gyosei 若葉:Wakaba 千鳥:Chidori'),
  trades: tradeWords(`
    engineering 製作所:Seisakusho | 精機:Seiki
    foods 食品:Shokuhin
    brewing 酒造:Shuzo
    shipping 海運:Kaiun
    construction 建設:Kensetsu
    pharma 薬品:Yakuhin
    publishing 書房:Shobo
    metals 製鋼:Seiko
    glass 硝子:Garasu | 窯業:Yogyo
    instruments 光学:Kogaku
    printing 印刷:Insatsu
    wholesale 商事:Shoji
    software 情報:Joho
    textiles 織物:Orimono
    holding ホールディングス:Holdings
  `),
  patterns: phrases('{family} {trade} | {family} {trade} | {place} {trade} | {place} {motif} {trade}'),
  causes: phrases('{place} {motif} 会:Kai'),
  givenNames: words('Haruka Kenjiro Misaki Shinnosuke Ayane Takehiko Nozomi Ryuichiro Sayuri Tomohisa Chiyo Yasuhiko'),
  streets: phrases('Hoshigaya 3-chome | Midorihama-dori | Kasumigae 1-chome | Hotarubi-cho | Ginnan-zaka'),
};
