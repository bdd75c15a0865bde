import { type Lexicon, phrases, tradeWords, words } from './lexicon';

export const italian: Lexicon = {
  language: 'it',
  families: words(`
    Corvallo Brancaleoni-Serra Montefalzano Acquarossa Belvedrini Cantalupini Dellaquercia Fiordastri Giacomantoni
    Lupicastri Malaspinetti Nocecchi Ombrellaro Pietramala-Riva Querciolini Rondinelleschi Sassoferri Tramontaldi Valderucci
    Zampognari
  `),
  places: words(`
    Montelupaia Rocca_Serena Borgo_Falcone Castel_d’Ambra Vallombrina San_Quercio Fontealta Torre_Lunga Ripa_d’Olmo
    Pietrachiara Acquadolce Collefiorito Marina_d’Orlo
  `),
  motifs: words(
    'Rondine Ginestra Scirocco Melograno Alabastro Corallina Fenice Girasole Levante Mirto Ulivello Vermiglio Lucciola',
  ),
  trades: tradeWords(`
    shipping Navigazione | Trasporti Marittimi
    insurance Assicurazioni
    engineering Meccanica | Officine
    foods Alimentari | Conserve
    textiles Tessuti | Lanificio | Seterie
    energy Energia | Fotovoltaico
    software Informatica | Software
    consulting Consulenze
    property Immobiliare
    construction Costruzioni | Edilizia
    haulage Autotrasporti | Logistica
    pharma Farmaceutici
    publishing Edizioni
    farming Tenute | Oleificio
    timber Legnami
    metals Fonderie | Acciai
    mining Marmi | Graniti
    glass Vetrerie | Ceramiche
    furniture Arredamenti | Mobili
    instruments Strumenti
    chemicals Vernici
    printing Tipografia
    hotels Alberghi
    catering Ristorazione
    finance Finanziaria
    holding Partecipazioni | Holding
    film Cinematografica
    recycling Recuperi
    motors Motori | Biciclette
    wine Vini | Cantine
    dairy Caseificio | Latterie
    bakery Panificio | Pasticceria
    wholesale Commerciale
  `),
  patterns: phrases(`
    {family} {trade} | {family} {trade} | {trade} {family} | {trade} {place} | {trade} {motif} {place}
    Fratelli {family} | {family} & Figli | {family} e {family2} | {place} {trade} | Nuova {motif} {place}
  `),
  causes: phrases(
    'Fondazione {family} | Amici del Teatro di {place} | Banda Musicale di {place} | Cooperativa Sociale {motif}',
  ),
  givenNames: words(`
    Allegra Benedetto Costanza Domenico Elettra Fabrizio Ginevra Ippolito Lavinia Marcello Ornella Raffaele Serafina Tullio
    Vittoria Zaira Ezio Mirella
  `),
  streets: phrases(
    'via dei Cordai | viale Scirocco | piazza della Ginestra | via Borgo Falcone | corso Melograno | vicolo del Vetraio | via delle Rondini | largo Torre Lunga',
  ),
};

export const spanish: Lexicon = {
  language: 'es',
  families: words(`
    Valdeolivar Peñarrubia-Soto Almansano Bocanegrín Carrizosa-Luna Fuentespina Guadarroble Iturrizar Labastidez Montesclaros
    Navalperal Olmedillas-Rey Quintanarejo Robledondo Salvatierrez Torrealbar Villacañizo Zurbaranes Ibáñezar Muñolina
  `),
  places: words(`
    Valdeolmo Puerto_Albar Sierra_Lobera Fuenteclara Peñascal Castro_del_Viento Almazara_Vieja Ribera_de_Oro Montellano_Alto
    Cabo_Cordero Dehesa_Brava Laguna_Seca
  `),
  motifs: words(
    'Levante Golondrina Azahar Cigüeña Encina Garza Jacaranda Lucero Marisma Rocío Tramontana Verdemar Alborada',
  ),
  trades: tradeWords(`
    shipping Naviera | Transportes Marítimos
    insurance Seguros
    engineering Talleres | Maquinaria
    foods Conservas | Alimentación
    textiles Textiles | Hilaturas
    energy Energías Renovables | Solar
    software Informática | Sistemas
    consulting Consultores | Asesores
    property Inmobiliaria | Inversiones Inmobiliarias
    construction Construcciones | Obras
    haulage Transportes | Logística
    pharma Farmacéutica
    publishing Ediciones
    aquaculture Acuicultura
    farming Olivares | Cítricos | Agrícola
    metals Fundiciones | Aceros
    mining Canteras | Minera
    glass Cerámicas | Azulejos
    furniture Muebles
    printing Artes Gráficas
    hotels Hoteles | Paradores
    catering Restauración
    telecom Telecomunicaciones
    finance Capital
    holding Participaciones | Cartera
    film Producciones
    recycling Reciclajes
    water Aguas | Riegos
    motors Motor
    wine Bodegas | Viñedos
    dairy Quesos | Lácteos
    bakery Panadería | Turrones
    wholesale Comercial | Distribuciones
  `),
  patterns: phrases(`
    {family} {trade} | {trade} {family} | {trade} {family} | {trade} {place} | {trade} {place} | {trade} {motif} de {place}
    Hermanos {family} | Hijos de {family} | {family} y {family2} | {trade} {family} y Asociados
  `),
  causes: phrases(
    'Fundación {family} | Asociación de Vecinos de {place} | Coral de {place} | Amigos del Museo de {place}',
  ),
  givenNames: words(`
    Aurelio Belén Crisanta Dámaso Encarnación Fermín Graciela Hernán Inmaculada Joaquín Leonor Macario Nieves Octavio
    Pilar Rosendo Soledad Teófilo Ximena Zacarías Íñigo
  `),
  streets: phrases(
    'calle de los Toneleros | avenida Jacaranda | paseo del Azahar | calle Fuenteclara | plaza de la Cigüeña | camino de la Almazara | ronda del Lucero | calle Torre Vigía',
  ),
};

export const portuguese: Lexicon = {
  language: 'pt',
  families: words(`
    Vale-Formosinho Carvalhosa-Brito Ribeirão-Lago Pinhalvo Quintarola Mourisqueira Alvorães Boaventurim Castanheirôa
    Figueiralva Lousadinha Monteserrão Outeirinho Sobralvão Tamarizedo Valadeiro
  `),
  places: words(
    'Foz_do_Alvor Serra_Clara Porto_Lindoso Vila_Garça Quinta_da_Bruma Montalvinho Ponta_Azul Ribeira_Velha Praia_do_Norteio Campo_Sereno',
  ),
  motifs: words('Andorinha Maresia Alecrim Sobreiro Cortiça Gaivota Lusíada Neblina Rosmaninho Caravela Ipê Jangada'),
  trades: tradeWords(`
    shipping Navegação | Transportes Marítimos
    engineering Metalomecânica
    foods Conservas | Alimentos
    textiles Têxteis | Fiação
    energy Energias | Eólica
    software Informática | Sistemas
    consulting Consultoria
    property Imobiliária
    construction Construções | Engenharia
    haulage Transportes | Logística
    farming Agropecuária | Olivais
    timber Cortiças | Madeiras
    mining Granitos | Mineração
    glass Cerâmica | Azulejos
    furniture Móveis
    hotels Hotelaria | Pousadas
    finance Capital
    holding Participações | Investimentos
    wine Vinhos | Adegas
    bakery Pastelaria | Padarias
    dairy Laticínios
    wholesale Comércio | Importação
    water Águas
  `),
  patterns: phrases(`
    {family} {trade} | {trade} {family} | {trade} {place} | {trade} {place} | {trade} {motif} {place}
    Irmãos {family} | {family} & Filhos | {family} e {family2}
  `),
  causes: phrases(
    'Fundação {family} | Associação Recreativa de {place} | Filarmónica de {place} | Bombeiros Amigos de {place}',
  ),
  givenNames: words(
    'Aníbal Benedita Custódio Deolinda Eusébio Filipa Gonçalo Hermínia Jacinto Leonilde Matilde Olavo Perpétua Rúben Salomé Vasco Yara Tainá',
  ),
  streets: phrases(
    'rua dos Oleiros | avenida da Maresia | travessa do Alecrim | largo da Caravela | rua da Fonte Fria | praça dos Calafates | rua das Gaivotas',
  ),
};
