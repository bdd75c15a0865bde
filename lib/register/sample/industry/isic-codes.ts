/** International Standard Industrial Classification, Rev. 4: the part the sample uses. One line a code: code, parent (a dash: none), description. */
export const ISIC_CODES = `
A - Agriculture, forestry and fishing
01 A Crop and animal production, hunting and related service activities
0150 01 Mixed farming
03 A Fishing and aquaculture
0321 03 Marine aquaculture
B - Mining and quarrying
08 B Other mining and quarrying
0899 08 Other mining and quarrying n.e.c.
C - Manufacturing
10 C Manufacture of food products
1050 10 Manufacture of dairy products
1071 10 Manufacture of bakery products
1079 10 Manufacture of other food products n.e.c.
11 C Manufacture of beverages
1102 11 Manufacture of wines
1103 11 Manufacture of malt liquors and malt
13 C Manufacture of textiles
1312 13 Weaving of textiles
16 C Manufacture of wood and of products of wood and cork, except furniture; manufacture of articles of straw and plaiting materials
1610 16 Sawmilling and planing of wood
18 C Printing and reproduction of recorded media
1811 18 Printing
20 C Manufacture of chemicals and chemical products
2029 20 Manufacture of other chemical products n.e.c.
21 C Manufacture of basic pharmaceutical products and pharmaceutical preparations
2100 21 Manufacture of pharmaceuticals, medicinal chemical and botanical products
23 C Manufacture of other non-metallic mineral products
2310 23 Manufacture of glass and glass products
24 C Manufacture of basic metals
2410 24 Manufacture of basic iron and steel
26 C Manufacture of computer, electronic and optical products
2651 26 Manufacture of measuring, testing, navigating and control equipment
28 C Manufacture of machinery and equipment n.e.c.
2829 28 Manufacture of other special-purpose machinery
31 C Manufacture of furniture
3100 31 Manufacture of furniture
D - Electricity, gas, steam and air conditioning supply
35 D Electricity, gas, steam and air conditioning supply
3510 35 Electric power generation, transmission and distribution
E - Water supply; sewerage, waste management and remediation activities
36 E Water collection, treatment and supply
3600 36 Water collection, treatment and supply
38 E Waste collection, treatment and disposal activities; materials recovery
3830 38 Materials recovery
F - Construction
41 F Construction of buildings
4100 41 Construction of buildings
G - Wholesale and retail trade; repair of motor vehicles and motorcycles
45 G Wholesale and retail trade and repair of motor vehicles and motorcycles
4510 45 Sale of motor vehicles
46 G Wholesale trade, except of motor vehicles and motorcycles
4690 46 Non-specialized wholesale trade
47 G Retail trade, except of motor vehicles and motorcycles
4719 47 Other retail sale in non-specialized stores
H - Transportation and storage
49 H Land transport and transport via pipelines
4923 49 Freight transport by road
50 H Water transport
5012 50 Sea and coastal freight water transport
51 H Air transport
5110 51 Passenger air transport
I - Accommodation and food service activities
55 I Accommodation
5510 55 Short term accommodation activities
56 I Food and beverage service activities
5621 56 Event catering
J - Information and communication
58 J Publishing activities
5811 58 Book publishing
59 J Motion picture, video and television programme production, sound recording and music publishing activities
5911 59 Motion picture, video and television programme production activities
61 J Telecommunications
6190 61 Other telecommunications activities
62 J Computer programming, consultancy and related activities
6201 62 Computer programming activities
K - Financial and insurance activities
64 K Financial service activities, except insurance and pension funding
6420 64 Activities of holding companies
6499 64 Other financial service activities, except insurance and pension funding activities, n.e.c.
65 K Insurance, reinsurance and pension funding, except compulsory social security
6512 65 Non-life insurance
L - Real estate activities
68 L Real estate activities
6810 68 Real estate activities with own or leased property
M - Professional, scientific and technical activities
69 M Legal and accounting activities
6920 69 Accounting, bookkeeping and auditing activities; tax consultancy
70 M Activities of head offices; management consultancy activities
7020 70 Management consultancy activities
71 M Architectural and engineering activities; technical testing and analysis
7110 71 Architectural and engineering activities and related technical consultancy
72 M Scientific research and development
7210 72 Research and experimental development on natural sciences and engineering
73 M Advertising and market research
7310 73 Advertising
N - Administrative and support service activities
80 N Security and investigation activities
8010 80 Private security activities
P - Education
85 P Education
8549 85 Other education n.e.c.
Q - Human health and social work activities
86 Q Human health activities
8690 86 Other human health activities
S - Other service activities
94 S Activities of membership organizations
9499 94 Activities of other membership organizations n.e.c.
`;
