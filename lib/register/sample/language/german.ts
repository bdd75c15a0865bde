import { type Lexicon, phrases, tradeWords, words } from './lexicon';

export const german: Lexicon = {
  language: 'de',
  families: words(`
    Ehrenholt Brandhöfer Vollmarshagen Lindenkrug Rautenstieg Köhlersbach Weißenhorst Grünfelder-Maas Hasselbrook
    Obermüllner Steinrück-Ahl Tannhäger Wiesenthaler Zirbelmann Ahrensdorff Birkenhauer Dornsieper Eichengrün Finkenwirth
    Glockenbecher Hüttenrauch Immenroth Kranzbühler Löwenstahl Moosbrugger-Kainz Nebelthau Pfaffenzeller Quastenberg
    Schönwälder-Ott Ufermann
  `),
  places: words(`
    Aldenhagen Birkenau-Süd Eschenrode Falkenmoor Grünwehr Hirschental Königsmühl Lerchenfurt Moosach-Ried Niederstolzen
    Oberlahnstedt Rabenbrück Silberborn Tannenkirch Uhlenhorn Weidenbruck Zellmarsch Bärenklamm Drosselfeld Ilmenhain
  `),
  motifs: words(`
    Nordlicht Steinbock Kranich Bernsteinfurt Alpenglück Eisvogel Rotbuche Silberdistel Sonnentau Turmfalke Wacholder Zirbe
    Ahorn Leuchtfeuer Morgentau Goldammer
  `),
  trades: tradeWords(`
    shipping Reederei | Schifffahrt
    insurance Assekuranz | Versicherungsmakler
    engineering Maschinenbau | Anlagenbau | Feinwerktechnik
    foods Feinkost | Lebensmittelwerke
    brewing Brauerei | Privatbrauerei
    textiles Textilwerke | Weberei
    energy Windkraft | Energie | Solarpark
    software Software | Datentechnik | Systemhaus
    consulting Unternehmensberatung | Beratung
    property Immobilien | Grundbesitz | Hausverwaltung
    construction Hochbau | Bauunternehmung | Zimmerei
    haulage Spedition | Logistik
    pharma Arzneimittel | Pharma
    publishing Verlag | Buchverlag
    farming Gutsbetrieb | Agrar
    timber Holzwerke | Sägewerk
    metals Gießerei | Stahlbau | Metallwaren
    mining Kieswerke | Steinbruch
    glass Glashütte | Porzellanmanufaktur
    furniture Möbelwerkstätten | Tischlerei
    instruments Messtechnik | Optische Werke
    chemicals Lackfabrik | Chemie
    printing Druckerei | Verpackungen
    retail Warenhaus | Fachmarkt
    hotels Hotelbetriebe | Gasthof
    telecom Telekommunikation | Netze
    finance Kapital | Finanzierungen
    holding Beteiligungen | Holding | Vermögensverwaltung
    advertising Werbetechnik | Gestaltung
    research Labor | Forschung
    health Pflegedienste | Medizintechnik
    film Filmproduktion
    recycling Recycling | Entsorgung
    water Wasserwerke | Brunnenbau
    aviation Luftfahrt
    motors Automobile | Fahrzeugbau
    wine Weingut | Weinkellerei
    security Sicherheitsdienste
    architecture Architekten | Landschaftsplanung
    accounting Steuerberatung
    dairy Molkerei | Käserei
    bakery Backwaren | Konditorei
    wholesale Großhandel | Import
  `),
  patterns: phrases(`
    {family} {trade} | {family} {trade} | Brüder {family} {trade} | {family} & {family2} | {family} & Söhne {trade}
    {family} & Töchter | {trade} {place} | {trade} {place} | {motif} {trade} {place} | {trade} {family}
    {place}er {trade} | Gebr. {family} | {family} & Cie. {trade} | {motif} {trade} {place} | Erste {place}er {trade}
  `),
  causes: phrases(`
    Förderverein Stadtbücherei {place} | Turn- und Sportverein {place} | Heimatverein {place} | Orgelfreunde {place}
    {family}-Stiftung für Wiesenkunde | Freiwillige Wasserwacht {place} | Kinderladen {motif}
  `),
  givenNames: words(`
    Annegret Gottfried Heidrun Lothar Mechthild Rüdiger Sieglinde Volkmar Adelheid Burkhard Dorothee Eberhard Friederike
    Gisela Hartmut Isolde Jürgen Käthe Liesel Matthäus Ottilie Reinhild Thilo Ulrike Wiebke Özlem Cem Anastasia
  `),
  streets: phrases(`
    Lindholzweg | Am Alten Kontor | Falkenmoorstraße | Glockengießergasse | Uhlenhorner Allee | Mühlgrabenweg
    Silberbornring | Krämerbrückenstraße | Zum Eisvogel | Wacholderstieg | Rosenthaler Kehre | Bernsteinufer
  `),
};
