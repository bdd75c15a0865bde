import { english } from './english';
import { type Lexicon, phrases, words } from './lexicon';

/** English as it is used elsewhere: the trades of home, with families, places and streets of the country. */
export const american: Lexicon = {
  ...english,
  families: words(`
    Hollenbrook Vandermoor Castellaine Whitlockson Brandywood Ochterlane Delacroft Winnafield Prescotton Tallmarsh
    Kowalwright Marchbanner Steubenhall Larrabank Quintarro Goldenbray Hathorne-Pike Burrowes-Lund Silvanelli Okonkwell
    Featherstrand Rosenquill Yellowhurst Camberlane Dunleavitt Ferrantino Grantmoor Ishikawell Jorgenfield Pemberlynn
  `),
  places: words(`
    Cedarbluff Tallgrass Redmesa Catamount Bitterroot_Fork Blackwillow Shoalwater Copperton Eaglescar Prairie_Gate
    Sycamore_Bend Coldspring Juniper_Flat Marblehead_Ridge Timberlost Sagewater Stillbrook Wolfcreek Yellowpine Harborlight
    Saltflat Ironwood Larkmont Bayhollow
  `),
  givenNames: words(`
    Marguerite Desmond Tallulah Everett Josefina Wendell Camila Thaddeus Imani Roscoe Priya Lowell Xiomara Emmett Delphine
    Amos Beatriz Calvin Dolores Ezekiel Fern Grady Hollis Ingrid Jasper Leilani Mateo Odessa Ramona Silas
  `),
  patterns: phrases(`
    {family} {trade} | {family} {trade} | {place} {trade} | {place} {trade} | {motif} {trade} | {place} {motif} {trade}
    {family} & {family2} | {family}, {family2} & Associates | {family} Brothers {trade} | {family} & Daughters
    {place} Valley {trade} | {motif} {place} {trade} | {family} {trade} of {place} | {family}-{family2} {trade}
  `),
  causes: phrases(`
    {place} Community Foundation | {family} Family Foundation | Friends of the {place} Library | {place} Food Pantry
    {place} Volunteer Fire Company | {place} Little Theater | {place} Historical Society | {motif} Youth Soccer
  `),
  streets: phrases(`
    Cedarbluff Avenue | Old Ferry Road | Tallgrass Boulevard | Lamplighter Drive | Copper Kettle Street | Shoalwater Way
    Willow Bend Parkway | Ninth Meridian Street | Granary Square | Redmesa Plaza | Catamount Trail | Harborlight Lane
  `),
};

export const southern: Lexicon = {
  ...english,
  families: words(`
    Burrawell Coolandra Marrigan Wattleby Treloar-Keane Kurrajoy Pohatuwell Rangimore Tasmanby Yarrambell Glenfernie
    Whareton Bandicott Mulgarra Opawera Quambett Van-der-Kloofveld Mokwenya Dlamathi Botharust Nkosindale Fynbosman
  `),
  places: words(`
    Wirrabilla Kookardale Narrabeck Tarrawonga_Plains Mangaroto Waipuhau Silverfern_Bay Emu_Rise Coolabrook Jindawarra
    Pipiwharo Totarabank Karooside Proteafontein Springhaas Leeuwenpoort Umvotikloof Kelpsands Boronia_Point Tuihaven
  `),
  givenNames: words(`
    Bruce-Allan Matilda Kiri Tane Lachlan Bronte Aroha Wiremu Darcy Saskia Thandeka Sipho Annelise Kobus Naledi Callum
    Marnie Heath Tui Rawiri Zanele Pieter Lerato Jarrah
  `),
  causes: phrases(`
    {place} Landcare Group | {place} Surf Lifesaving Club | {family} Bursary Trust | {place} Shearing Museum
    {place} Netball Association | {place} Community Gardens | {motif} Refuge
  `),
  streets: phrases(`
    Wirrabilla Road | Currawong Street | Old Jetty Parade | Tussock Terrace | Boronia Avenue | Kelp Lane | Protea Way
    Shearers Row | Saddle Hill Road | Weka Crescent | Ironbark Drive | Harbourmaster Street
  `),
};

export const eastern: Lexicon = {
  ...english,
  families: words(`
    Tanwei Limbaru Chuaheng Ongliat Raghavendran-Pillay Shirsatkar Mehtavala Banerjothi Iyengaran Wonghai Kwokling
    Chandravarma Fernandesai Yeohsing Nairadeva Al-Marjaneh Al-Sahrawi-Noor Bin-Rashwan Qasimeddin Haddawi Choyfung Leungshan
  `),
  places: words(`
    Merlimau_Bay Tanjong_Kelapa Bukit_Serai Pearl_Lotus Tai_Ho_Wan Lantern_Bay Jasmine_Court Malabarra Suryanagar Chandipore
    Nilgarh Al_Nakheel_Gate Wadi_Zafran Marjan_Creek Kelapa_Point Rambutan_Hill Dragon_Gate Silverstrand Tamarind_Wharf
  `),
  motifs: words(`
    Lotusgate Banyanford Jasmara Monsoonway Tamarindell Orchidane Peacockle Saffronel Nutmegway Sandalwick Coralgate
    Bamboora Cinnamere Mangostar Frangipan Falcondune Oasiswell Oryxal Dhowline Pearlmark Jadewater Craneford Indigora
    Cardamara
  `),
  givenNames: words(`
    Meilin Arjun Siti Kavitha Weijun Farah Rohan Huiyi Nikhil Layla Omar Anjali Kahmun Devika Yusuf Poh-Lin Harish Salma
    Vikram Suyin Lakshmi Tarek Jiahao Mira
  `),
  patterns: phrases(`
    {family} {trade} | {family} {trade} | {place} {trade} | {place} {trade} | {motif} {trade} | {motif} {trade}
    {motif} {motif2} {trade} | {family} & {family2} {trade} | {motif} {place} {trade} | {family} Brothers
    {place} General {trade} | {motif} Asia {trade}
  `),
  causes: phrases(`
    {place} Welfare Society | {family} Charitable Trust | {place} Merchants’ Guild | {motif} Education Fund
    {place} Residents’ Association | {place} Music Circle
  `),
  streets: phrases(`
    Nutmeg Lane | Jalan Serai | Orchid Quay | Lotus Pond Road | Old Godown Street | Cardamom Hill | Banyan Tree Avenue
    Dhow Creek Street | Silk Flower Road | Pepper Wharf | Sandalwood Marg | Ninth Lantern Street
  `),
};

const OFFSHORE = phrases(`
  {motif} {trade} | {place} {trade} | {family} {trade} | {family} & {family2} {trade} | {motif} {place} {trade}
  {motif} Nominees | {place} Trustees | {motif} International {trade} | {family} Family Office | {motif} Global {trade}
`);

export const channel: Lexicon = {
  ...english,
  families: words(`
    Le_Vaudin-Roque De_Carterelle Falla-Bisset Bougourdine Le_Marquereau Torodelle Quayleward Corlettson Kermodale
    Mylcharnock Skellicorner Crellinby
  `),
  places: words(`
    La_Rocquaine_Bas St_Brelarde Port_Cornaa_Head Ballagarrow Ravenscar_Head Castle_Corbet Grève_d’Ambre Bordeaux_Haven_End
    Laxdale_Glen Sulbyfold Les_Vardelles Corbière_Mill
  `),
  patterns: OFFSHORE,
  streets: phrases(`
    Esplanade Row | La Route des Algues | Trustee House Lane | Castle Corbet Street | Mariners Parade | Rue du Vraic
    Ravenscar Terrace | Harbour Pier Road
  `),
};

export const caribbean: Lexicon = {
  ...english,
  families: words(`
    Ebanksmoor Bodmarsh Sawyerley Romneyfield Tortolane Hodgecay Merrenwood Lettsomere Wattlerby Conollyne Frettwell
    Smithson-Cay
  `),
  places: words(`
    Seagrape_Bay Conch_Point Frigate_Cay Mangrove_Sound Pelican_Reach Coral_Gable_Bay Trade_Wind_Cay Turtle_Rock
    Pirates_Ledge Sugarmill_Ghut Ironshore_Point Hummingbird_Hill
  `),
  patterns: OFFSHORE,
  streets: phrases(`
    Conch Shell Way | Careening Wharf | Frigate Bay Road | Seagrape Boulevard | Sugarmill Lane | Pelican House Drive
    Ironshore Street
  `),
};

export const mediterranean: Lexicon = {
  ...english,
  families: words(`
    Charalambrides Neophytidis Hadjimaroulis Kyriakouris Stylianakis Pafitianos Zammitella Borgattini Vellapont Camilleroni
    Xuerebini Saldanelli
  `),
  places: words(`
    Carob_Hill Marsa_Zokka Lemon_Grove_Bay Akamantis Petra_tou_Lykou Ghajn_Tuta Wied_il-Harrub Kolossaria Almond_Cape
    Saltpans_Point
  `),
  patterns: OFFSHORE,
  streets: phrases(`
    Carob Street | Archon Kallias Avenue | Triq il-Harrub | Lemon Grove Road | Saltpans Street | Triq il-Bastjun
    Petra Lykou Street
  `),
};
