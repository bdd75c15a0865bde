import { type Lexicon, phrases, tradeWords, words } from './lexicon';

export const danish: Lexicon = {
  language: 'da',
  families: words(
    'Lyngholmsen Bøgeskovgaard Strandvængholt Mørkebækgaard Ravnsøgaard Tornehave-Lund Vibekærsen Ålekistrup Havrelykke Kløvermark-Friis Egeskærgaard Hyldebrandt Klitterup Rørsangersen',
  ),
  places: words(
    'Ravnsø Klitborg Bøgestrand Havrelund Lyngodde Strandmølle Vibehøj Åmosehede Fyrrekær Mågevig Tornby_Sogn Gråsten_Havn',
  ),
  motifs: words('Nordhavre Lærke Rav Havørn Klit Solsort Ildfugl Bølge Tjørn Viben Fyrtårn Morgenrøde'),
  trades: tradeWords(`
    shipping Rederi | Shipping
    engineering Maskinfabrik | Teknik
    foods Fødevarer | Røgeri
    brewing Bryghus
    textiles Uldvarer | Væveri
    energy Vind | Energi
    software Software | Data
    consulting Rådgivning
    property Ejendomme
    construction Byg | Tømrer & Snedker
    haulage Transport | Spedition
    pharma Pharma | Biotek
    publishing Forlag
    farming Landbrug | Gartneri
    furniture Møbler
    glass Glas | Keramik
    retail Butikker
    hotels Kro & Hotel
    finance Kapital
    holding Holding | Invest
    advertising Design
    dairy Mejeri
    bakery Bageri
    wholesale Handel
    aquaculture Dambrug
    motors Cykler
  `),
  patterns: phrases(
    '{family} {trade} | {family} {trade} | {place} {trade} | {place} {trade} | {place} {motif} {trade} | {motif} {trade} {place} | Brødrene {family} | {family} & Sønner | {family} & Døtre {trade} | {place} {motif} | {family} og {family2} {trade}',
  ),
  causes: phrases('Foreningen {place} Havnebad | {place} Sangkor | {family}s Fond | Naturværnet {place}'),
  givenNames: words(
    'Anemone Bertil Cathrine Ditlev Esther Frode Gudrun Holger Inger Jeppe Kirstine Laurits Margrethe Niels-Ebbe Ragnhild Sofus Thyra Viggo',
  ),
  streets: phrases(
    'Ravnsøgade | Fyrtårnsvej | Klitborg Allé | Væverstræde | Gammel Bryghusgade | Mågevigen | Tjørnevænget | Nordre Kajgade',
  ),
};

export const swedish: Lexicon = {
  language: 'sv',
  families: words(
    'Björkskogen-Alm Granlöfsson Sjöbergius Lövsångare Enrisby Tallmoquist Åkerfjäll Södermalmqvist Vargskär Hägerstrand-Ek Rönnbärsson Norrskensson Kvarnstenius Ängsvik Malmgruvan-Holst Silverforsen',
  ),
  places: words(
    'Björkö_Sund Granfors Lövhamra Tallberga Älvkulla Silverhytta Rönnskär-Norra Ekeskog Ljungmo Sälhälla Vargön_By Åsberga Mörksjö',
  ),
  motifs: words('Norrsken Blåsippa Järv Tranan Enbär Fjällripa Storlom Sjöstjärna Lingon Kornblixt Vinterljus Älvan'),
  trades: tradeWords(`
    shipping Rederi | Sjöfart
    engineering Mekaniska Verkstad | Maskin
    foods Livsmedel | Delikatesser
    brewing Bryggeri
    textiles Väveri | Textil
    energy Vindkraft | Energi
    software Programvara | Data
    consulting Konsult
    property Fastigheter
    construction Bygg | Snickeri
    haulage Åkeri | Transport
    pharma Läkemedel
    publishing Förlag
    timber Sågverk | Skog
    metals Bruk | Gjuteri | Stål
    mining Gruv | Mineral
    glass Glasbruk
    furniture Möbler
    instruments Mätteknik
    printing Tryckeri
    hotels Hotell | Värdshus
    telecom Telenät
    finance Kapital
    holding Förvaltning | Invest | Holding
    film Film
    dairy Mejeri
    bakery Bageri | Knäckebröd
    wholesale Handel | Grossist
    motors Bil | Båtar
  `),
  patterns: phrases(
    '{family} {trade} | {family} {trade} | {place} {trade} | {place} {trade} | {place} {motif} {trade} | {motif} {trade} {place} | Bröderna {family} | {family} & Döttrar {trade} | {family} & {family2} | {place}s {trade}',
  ),
  causes: phrases('Stiftelsen {family} | {place} Hembygdsförening | {place} Manskör | Koloniföreningen {motif}'),
  givenNames: words(
    'Agneta Birger Cajsa Dag Ebba Folke Gunvor Hjalmar Ingegerd Joar Kerstin Lennart Märta Nils-Olof Östen Rut Sixten Tyra Valborg Åke',
  ),
  streets: phrases(
    'Norrskensgatan | Kvarnstensvägen | Blåsippsgränd | Gamla Hyttvägen | Lingonstigen | Åsbergatorget | Storlomsvägen | Repslagargränd',
  ),
};

export const norwegian: Lexicon = {
  language: 'no',
  families: words(
    'Fjellhaugmo Nordvikstrøm Bjørkenesvold Havdalsøy Lyngstadmoen Ramnefjell Skogsrudhaug Tindevåg Uvdalsmyr Østerviksæter Brekkesund Granliåsen Kvitnesdal Sjøvangen-Lie',
  ),
  places: words(
    'Havøysund_Ytre Brattvåga Fjordtun Gråbergan Kvitnesøya Lofthamn Måseskjær Nordfjellvik Rypefjorden Skarvøya Tindevatn Ørneset',
  ),
  motifs: words('Nordlys Havørn Fjellrev Multe Røyskatt Skarv Bjørnebær Polhavet Lomvi Krykkje Steinkobbe Midnattsol'),
  trades: tradeWords(`
    shipping Rederi | Shipping | Sjøtransport
    engineering Mekaniske Verksted | Offshore Teknikk
    foods Sjømat | Fiskemat
    brewing Bryggeri
    energy Kraft | Havvind
    software Programvare | IT
    consulting Rådgivning
    property Eiendom
    construction Entreprenør | Bygg
    haulage Transport
    publishing Forlag
    aquaculture Havbruk | Lakseoppdrett | Tareoppdrett
    timber Sagbruk | Skog
    metals Smelteverk
    mining Steinbrudd
    furniture Møbler
    instruments Måleteknikk
    hotels Hotell | Fjellstue
    finance Kapital
    holding Holding | Invest
    film Film
    dairy Meieri | Ysteri
    bakery Bakeri
    wholesale Handel
    aviation Helikopter
    security Vakt
  `),
  patterns: phrases(
    '{family} {trade} | {family} {trade} | {place} {trade} | {place} {trade} | {place} {motif} {trade} | {motif} {trade} {place} | Brødrene {family} | {family} & Døtre | {place} {motif} {trade}',
  ),
  causes: phrases('Stiftelsen {place} Fyr | {place} Musikkorps | {place} Idrettslag | {family}s Legat'),
  givenNames: words(
    'Aslaug Bjarte Dagny Eivind Frøydis Gunnhild Håkon Ingvild Jorunn Kåre Liv-Marit Olav-Magne Ragna Sigurd Torbjørg Vebjørn Åshild Øystein',
  ),
  streets: phrases(
    'Havørnveien | Gamle Bryggegate | Fjordtunsvingen | Skarvøygata | Nordlysveien | Tindevegen | Tollbodkaia | Multemyra',
  ),
};

export const finnish: Lexicon = {
  language: 'fi',
  families: words(
    'Koivulehtola Järvisalonen Kallionmäki-Aho Lumisaarinen Metsäpuroinen Niemiharjula Pihlajavaara Revonkorpi Saarniketo Tuulivainio Variskivi Yönkuulanen',
  ),
  places: words(
    'Koivusaaranta Lumijoenpää Hiidenranta Kalliovesi Metsäharju Pohjansuo Revontulenkylä Suvilahdenperä Tervakoskela Vihreäniemi',
  ),
  motifs: words('Revontuli Kuutar Joutsen Karpalo Ahma Kielo Sinilintu Tuulikki Halla Pyry Kaarna Lokki'),
  trades: tradeWords(`
    shipping Varustamo | Laivaus
    engineering Konepaja | Tekniikka
    foods Elintarvike | Leipä
    textiles Kutomo
    energy Tuulivoima | Energia
    software Ohjelmistot | Data
    consulting Konsultointi
    property Kiinteistöt
    construction Rakennus
    haulage Kuljetus
    publishing Kustannus
    timber Saha | Puunjalostus
    metals Valimo | Teräs
    glass Lasi
    furniture Kaluste
    printing Paperi | Kirjapaino
    hotels Hotellit
    holding Sijoitus | Holding
    dairy Meijeri
    bakery Leipomo
    wholesale Tukku
    water Vesi
    health Hoiva
  `),
  patterns: phrases(
    '{family} {trade} | {family} {trade} | {place} {trade} | {place} {trade} | {place} {motif} {trade} | {motif} {trade} {place} | Veljekset {family} | {motif}n {trade}',
  ),
  causes: phrases('{place} Kotiseutuyhdistys | {family} Säätiö | {place} Mieskuoro | {place} Martat'),
  givenNames: words(
    'Aino-Kaisa Eero-Pekka Helmi Ilmari Jalmari Kerttu Lempi Martta Onni Päivikki Reino Saimi Taisto Unelma Veikko Yrjänä',
  ),
  streets: phrases(
    'Revontulentie | Kielokuja | Vanha Varvikatu | Joutsenenpolku | Tervakosken kaari | Karpalotie | Sahanrinne',
  ),
};
