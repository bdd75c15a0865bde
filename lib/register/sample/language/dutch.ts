import { type Lexicon, phrases, tradeWords, words } from './lexicon';

export const dutch: Lexicon = {
  language: 'nl',
  families: words(`
    van_Oldermeer de_Windhaan Koperslager-Vos ter_Heidebrink Molenkamp-Ruys Zandvlieter Brouwersgracht Hazelhorst
    Klinkerman van_den_Ooievaar Lakenwever Meerkoet-Blom Nachtegaele Pannekoekstra Roerdompman Schuitemaker-Lind
    Turfstekker Veenwijker Wolkenveldt Zilvermeeuwen Dijkgraafsma Eikelhof Grutterink
  `),
  places: words(`
    Oldermeer Zilverdam Hazerwoold Kraanvogeldijk Noorderkoog Rietwaard Schapenhoek Veenmonde Westerspui Lindekerke
    Molenzande Waterhoorn Zwanendrecht Grauwekapelle Heksenberge Duinoord-Buiten
  `),
  motifs: words(`
    Zilverreiger Windroos Klaproos Oranjerie Poolster IJsvogel Lindebloem Noorderlicht Kievit Waterlelie Zeearend Bolwerk
    Stroom Merelhof
  `),
  trades: tradeWords(`
    shipping Scheepvaart | Rederij | Zeetransport
    insurance Assurantiën
    engineering Machinefabriek | Techniek
    foods Levensmiddelen | Conserven
    brewing Bierbrouwerij
    textiles Textiel | Weverij
    energy Windenergie | Energie
    software Software | Automatisering
    consulting Advies | Consultancy
    property Vastgoed | Wonen
    construction Bouw | Aannemers
    haulage Transport | Logistiek
    pharma Farma
    publishing Uitgeverij
    aquaculture Mosselen | Visteelt
    farming Kwekerij | Bloembollen | Tuinbouw
    timber Houthandel
    metals Staal | Gieterij
    glass Glas | Aardewerk
    furniture Meubelen | Interieurs
    chemicals Verf | Chemie
    printing Drukkerij
    retail Warenhuis | Winkels
    hotels Hotels | Herbergen
    finance Finance | Kapitaal
    holding Beheer | Holding | Participaties
    advertising Reclame
    health Zorg
    recycling Recycling
    water Waterbeheer | Baggerwerken
    motors Fietsen | Auto’s
    architecture Architecten
    accounting Administraties
    dairy Zuivel | Kaas
    bakery Bakkerij | Stroopwafels
    wholesale Groothandel | Import
  `),
  patterns: phrases(`
    {family} {trade} | {family} {trade} | {place} {trade} | {motif} {trade} {place} | {trade} {family}
    Gebroeders {family} | {family} & Zonen | {family} & Dochters {trade} | {trade} {place} | {motif} {place}
    Koninklijke {family} {trade} | {family} en {family2} {trade}
  `),
  causes: phrases(`
    Vrienden van het {place}museum | Dorpshuis {place} | Natuurfonds {place} | {motif} Kinderopvang | Harmonie {place}
    Behoud Molen {motif}
  `),
  givenNames: words(`
    Annelies Bram Coen Dieuwertje Evert Femke Gijs Hanneke IJsbrand Jacoba Koenraad Lotte Maarten Neeltje Pieternel Roelof
    Saskia Teun Ursula Wouter Yara Sjoerd Marijke
  `),
  streets: phrases(`
    Kraanvogelkade | Oude Lakenhal | Zilverdamstraat | Windhaanlaan | Turfmarktsteeg | Molenzandseweg | Noorderkoogdijk
    Klaproosplein | Waterhoornsingel | Schuitenmakersgracht
  `),
};
