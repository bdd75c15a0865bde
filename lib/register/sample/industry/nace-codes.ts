/** Statistical classification of economic activities in the European Community, Rev. 2: the part the sample uses. One line a code: code, parent (a dash: none), description. */
export const NACE_CODES = `
A - Agriculture, forestry and fishing
01 A Crop and animal production, hunting and related service activities
01.50 01 Mixed farming
03 A Fishing and aquaculture
03.21 03 Marine aquaculture
B - Mining and quarrying
08 B Other mining and quarrying
08.99 08 Other mining and quarrying n.e.c.
C - Manufacturing
10 C Manufacture of food products
10.51 10 Operation of dairies and cheese making
10.71 10 Manufacture of bread; manufacture of fresh pastry goods and cakes
10.89 10 Manufacture of other food products n.e.c.
11 C Manufacture of beverages
11.02 11 Manufacture of wine from grape
11.05 11 Manufacture of beer
13 C Manufacture of textiles
13.20 13 Weaving of textiles
16 C Manufacture of wood and of products of wood and cork, except furniture; manufacture of articles of straw and plaiting materials
16.10 16 Sawmilling and planing of wood
18 C Printing and reproduction of recorded media
18.12 18 Other printing
20 C Manufacture of chemicals and chemical products
20.59 20 Manufacture of other chemical products n.e.c.
21 C Manufacture of basic pharmaceutical products and pharmaceutical preparations
21.20 21 Manufacture of pharmaceutical preparations
23 C Manufacture of other non-metallic mineral products
23.13 23 Manufacture of hollow glass
24 C Manufacture of basic metals
24.10 24 Manufacture of basic iron and steel and of ferro-alloys
26 C Manufacture of computer, electronic and optical products
26.51 26 Manufacture of instruments and appliances for measuring, testing and navigation
28 C Manufacture of machinery and equipment n.e.c.
28.99 28 Manufacture of other special-purpose machinery n.e.c.
31 C Manufacture of furniture
31.09 31 Manufacture of other furniture
D - Electricity, gas, steam and air conditioning supply
35 D Electricity, gas, steam and air conditioning supply
35.11 35 Production of electricity
E - Water supply; sewerage, waste management and remediation activities
36 E Water collection, treatment and supply
36.00 36 Water collection, treatment and supply
38 E Waste collection, treatment and disposal activities; materials recovery
38.32 38 Recovery of sorted materials
F - Construction
41 F Construction of buildings
41.20 41 Construction of residential and non-residential buildings
G - Wholesale and retail trade; repair of motor vehicles and motorcycles
45 G Wholesale and retail trade and repair of motor vehicles and motorcycles
45.11 45 Sale of cars and light motor vehicles
46 G Wholesale trade, except of motor vehicles and motorcycles
46.90 46 Non-specialised wholesale trade
47 G Retail trade, except of motor vehicles and motorcycles
47.19 47 Other retail sale in non-specialised stores
H - Transportation and storage
49 H Land transport and transport via pipelines
49.41 49 Freight transport by road
50 H Water transport
50.20 50 Sea and coastal freight water transport
51 H Air transport
51.10 51 Passenger air transport
I - Accommodation and food service activities
55 I Accommodation
55.10 55 Hotels and similar accommodation
56 I Food and beverage service activities
56.21 56 Event catering activities
J - Information and communication
58 J Publishing activities
58.11 58 Book publishing
59 J Motion picture, video and television programme production, sound recording and music publishing activities
59.11 59 Motion picture, video and television programme production activities
61 J Telecommunications
61.90 61 Other telecommunications activities
62 J Computer programming, consultancy and related activities
62.01 62 Computer programming activities
K - Financial and insurance activities
64 K Financial service activities, except insurance and pension funding
64.20 64 Activities of holding companies
64.99 64 Other financial service activities, except insurance and pension funding n.e.c.
65 K Insurance, reinsurance and pension funding, except compulsory social security
65.12 65 Non-life insurance
L - Real estate activities
68 L Real estate activities
68.20 68 Renting and operating of own or leased real estate
M - Professional, scientific and technical activities
69 M Legal and accounting activities
69.20 69 Accounting, bookkeeping and auditing activities; tax consultancy
70 M Activities of head offices; management consultancy activities
70.22 70 Business and other management consultancy activities
71 M Architectural and engineering activities; technical testing and analysis
71.11 71 Architectural activities
72 M Scientific research and development
72.19 72 Other research and experimental development on natural sciences and engineering
73 M Advertising and market research
73.11 73 Advertising agencies
N - Administrative and support service activities
80 N Security and investigation activities
80.10 80 Private security activities
P - Education
85 P Education
85.59 85 Other education n.e.c.
Q - Human health and social work activities
86 Q Human health activities
86.90 86 Other human health activities
S - Other service activities
94 S Activities of membership organisations
94.99 94 Activities of other membership organisations n.e.c.
`;
