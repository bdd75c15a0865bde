import { type Lexicon, phrases, tradeWords, words } from './lexicon';

export const french: Lexicon = {
  language: 'fr',
  families: words(`
    Valmoray Delacombe Fontbrune Girandelle Hautecœur Lamartelle Montréval Pérignac-Lys Roqueplane Saint-Avrel Tournebois
    Aubrelle Beauchêne-Rive Chantevigne Dubreuillac Escoffray Fauvergne Grandpierrot Jolimarais Kermadic Lestrange-Aubin
    Malverny Noirclerc Ombrédane Passebrune Quévillard Rivaudel Sauvemarre Tréguinec Vauquelmont
  `),
  places: words(`
    Valclaire Rochebrune-les-Pins Montagny-sur-Orle Sainte-Ombeline Beaurivage-en-Morne Château-Lunel Fontenelle-la-Grise
    Aigueperle Brévalon Clairmarais-le-Haut Étangville Gorgerive Larmoise Port-Ambrin Trémollat Vieuxpont-sur-Yvre
  `),
  motifs: words(`
    Alizé Bruyère Cigale Écume Garance Hirondelle Lavandin Mistraline Oriflamme Pervenche Romarin Sarment Tilleul Zéphyrin
    Étourneau Boréal Calanque Mirabelle
  `),
  trades: tradeWords(`
    shipping Armements | Transports Maritimes
    insurance Assurances | Courtage
    engineering Mécanique | Ateliers Mécaniques | Ingénierie
    foods Conserverie | Épicerie Fine | Saveurs
    brewing Brasserie | Malterie
    textiles Filatures | Tissages
    energy Énergies | Éolien | Hydraulique
    software Logiciels | Informatique
    consulting Conseil | Stratégie
    property Immobilier | Foncière
    construction Bâtiment | Travaux Publics | Charpente
    haulage Transports | Messageries
    pharma Laboratoires | Santé
    publishing Éditions | Presse
    aquaculture Ostréiculture
    farming Domaines Agricoles | Maraîchers
    timber Scieries | Bois
    metals Fonderies | Aciers
    mining Carrières
    glass Verreries | Faïences
    furniture Ébénisterie | Mobilier
    instruments Optique | Horlogerie
    chemicals Chimie | Teintures
    printing Imprimerie | Cartonnages
    retail Grands Magasins | Comptoir
    hotels Hôtels | Auberges
    catering Traiteur | Tables
    telecom Télécoms | Réseaux
    finance Finance | Capital
    holding Participations | Holding | Patrimoine
    advertising Publicité | Création
    film Films | Productions
    recycling Recyclage | Valorisation
    water Eaux | Sources
    motors Automobiles | Cycles
    wine Vignobles | Caves | Négoce de Vins
    architecture Architectes | Paysages
    accounting Expertise Comptable
    dairy Laiteries | Fromagerie
    bakery Boulangeries | Biscuiterie
    wholesale Négoce | Import-Export
  `),
  patterns: phrases(`
    Société {family} {trade} | {family} {trade} | {family} {trade} | {trade} {family} | {trade} de {place} | {trade} {place}
    Établissements {family} | {family} Frères | {family} Père & Fils | {family} & Filles | {motif} {trade} {place}
    Compagnie {motif} de {place} | {trade} {motif} de {place} | {family} et Cie | Maison {family} | {place} {trade}
  `),
  causes: phrases(`
    Les Amis de la Bibliothèque de {place} | Harmonie Municipale de {place} | Association {motif} pour l’Enfance
    Fondation {family} pour les Arts | Club Nautique de {place} | Sauveteurs en Mer de {place}
  `),
  givenNames: words(`
    Anaïs Baptiste Capucine Désiré Élodie Ferdinand Géraldine Hippolyte Inès Jérôme Léonie Maxence Noémie Océane Philibert
    Rosalie Séverin Théodora Ulysse Violette Yannick Zélie Célestin Aïcha Mamadou
  `),
  streets: phrases(`
    rue des Filatures | quai de l’Alizé | avenue du Vieux Moulin | place Sainte-Ombeline | impasse des Tonneliers
    boulevard de la Garance | chemin des Hirondelles | rue du Pont-Brûlé | allée des Tilleuls Noirs | cours Fontbrune
  `),
};
