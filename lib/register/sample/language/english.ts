import { type Lexicon, phrases, tradeWords, words } from './lexicon';

export const english: Lexicon = {
  language: 'en',
  families: words(`
    Marrowby Tessander Quillfeather Oldacre Thornwick Harrowgate Pellworth Ashgrave Brindlecombe Corriemoor Dunmarrow
    Eldershaw Fennimoor Gorsebrook Hallowdene Inkersole Jessamond Kettlemere Lanyardson Mossington Netherby-Clough
    Orchardine Penhallick Quorndyke Ravelstone Saltonby Tidewell Umberleigh-Voss Vellacombe Wintersole Yarrowdale
    Applegarde Birkenmoss Cobbleforth Drakeling Everstoke Foxenham Gatherley Hobblethwaite Ironmarch Larkenby Merrivane
    Otterbridge Pockleton Rushmire Stannaway Trevellian-Moor Wrenthorpe
  `),
  places: words(`
    Saltmere Kestrelmoor Wexcombe Brackenholt Larkhaven Ottermouth Dunwether Fallowfold Greyharbour Hartlemoor Mallowick
    Northwray Pendlecross Rookhollow Sandwyke Tarnbeck Ullscar Westerbourne Coldharrow Elmscote Fernacre Gallowmere
    Hazelrigg-on-Tarn Lowmarsh Millstrand Oakenshore Priorsgate Quaymouth Redcliffe-Tor Stonewick Thistledown Wyndale
    Barrowfleet Cragmouth Druimlea Glenharrow Inverlorne Strathmarrow Ballymorrow Castledroon
  `),
  motifs: words(`
    Lanternwick Kestrelgate Juniperhay Halcyonby Merlinthorpe Tamarisker Sablecombe Heronsholt Cobaltine Wayfarrow
    Beaconmarsh Larkspan Cinnabray Northgleam Plovermoor Samphirelle Thistlecraft Vesperline Windrushe Yarrowell Zephyrine
    Bramblefold Copperleaf Driftmark Elderbloom Foxgale Greywether Hawthistle Ironbarque Kingcupper Longskiff Moonrake
    Nightjarrow Ospreva Polemark Quickmere Redshanker Silverbirk Turnstane
  `),
  trades: tradeWords(`
    shipping Marine | Shipping | Freight Lines | Chartering
    insurance Marine Insurance | Mutual Assurance | Underwriting
    engineering Engineering | Precision Engineering | Machine Works
    foods Foods | Fine Foods | Provisions
    brewing Brewery | Brewing | Maltings
    textiles Woollens | Textiles | Knitwear
    energy Wind | Renewables | Tidal Power
    software Software | Systems | Analytics
    consulting Consulting | Advisory | Associates
    property Estates | Property | Land
    construction Construction | Builders | Joinery
    haulage Haulage | Logistics | Cold Chain
    pharma Therapeutics | Pharmaceuticals | Biosciences
    publishing Press | Books | Periodicals
    aquaculture Sea Farms | Oysters | Hatcheries
    farming Farms | Orchards | Growers
    timber Timber | Sawmills | Forestry
    metals Foundry | Steel | Castings
    mining Quarries | Minerals | Aggregates
    glass Glassworks | Ceramics | Potteries
    furniture Furniture | Cabinetmakers | Interiors
    instruments Instruments | Optics | Gauges
    chemicals Chemicals | Coatings | Dyeworks
    printing Printers | Packaging | Letterpress
    retail Stores | Outfitters | Mercantile
    hotels Hotels | Inns | Lodges
    catering Catering | Tea Rooms | Kitchens
    telecom Telecom | Networks | Broadband
    finance Capital | Finance | Credit
    holding Holdings | Investments | Group
    advertising Creative | Signs | Design Studio
    research Laboratories | Research | Innovation
    health Healthcare | Dental Care | Care Homes
    education Academy | Training | Tutors
    film Pictures | Films | Studios
    recycling Recycling | Reclamation | Salvage
    water Water | Springs | Pumps
    aviation Air Services | Helicopters | Aviation
    motors Motors | Garages | Cycles
    wine Vintners | Wines | Cider
    security Security | Locks | Guarding
    architecture Architects | Surveyors | Landscapes
    accounting Accountants | Bookkeeping | Audit
    dairy Dairies | Creamery | Cheese
    bakery Bakery | Biscuits | Bakehouse
    wholesale Trading | Imports | Supplies
  `),
  patterns: phrases(`
    {family} {trade} | {family} {trade} | {family} {trade} | {place} {trade} | {place} {trade} | {place} {trade}
    {motif} {trade} | {motif} {trade} | {family} & {family2} | {family} & {family2} {trade} | {family} & Sons {trade}
    {family} & Daughters | {family} Brothers {trade} | {place} {motif} {trade} | The {place} {trade} Company
    {motif} & {motif2} | {family} of {place} | {motif} {place} {trade} | {family}, {family2} & Co | {family} Bros.
    {place} & District {trade} | {family} ({place}) | {motif} {trade} ({place})
  `),
  causes: phrases(`
    {place} Lifeboat Trust | {place} Almshouses | {place} Reading Room | {family} Foundation | {place} Allotment Society
    {place} Community Orchard | The {family} Bursary Fund | {place} Hospice | {motif} Youth Theatre | {place} Footpaths Trust
    {place} Choral Society | {motif} Housing Association | {place} Heritage Railway | {place} Food Bank
  `),
  givenNames: words(`
    Ottoline Edmund Harriet Barnaby Cecily Rupert Imogen Alasdair Bronwen Declan Fiona Gareth Henrietta Ivor Jocasta Kit
    Lavinia Magnus Niamh Oswald Philippa Quentin Rosalind Seamus Tabitha Ursula Vaughan Winifred Ambrose Beatrix Clement
    Dorothea Eamon Florence Giles Hester Isolde Jolyon Keziah Lorcan Marigold Noel
  `),
  streets: phrases(`
    Larkspur Row | Old Chandlery Lane | Kestrel Street | Mallow Quay | Copperleaf Road | Saltpan Wharf | Tanner's Yard
    Quillmaker Street | Hollow Mill Lane | Beacon Terrace | Orchardine Avenue | Ropery Walk | Thistledown Close
    Fuller's Court | Northwray Road | Gannet Parade | Wherry Street | Lampwick Lane | Juniper Crescent | Stonewick Place
  `),
};
