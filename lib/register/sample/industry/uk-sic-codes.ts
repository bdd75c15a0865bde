/** UK Standard Industrial Classification 2007: the part the sample uses. One line a code: code, parent (a dash: none), description. */
export const UK_SIC_CODES = `
A - Agriculture, forestry and fishing
01 A Crop and animal production, hunting and related service activities
01500 01 Mixed farming
03 A Fishing and aquaculture
03210 03 Marine aquaculture
B - Mining and quarrying
08 B Other mining and quarrying
08990 08 Other mining and quarrying n.e.c.
C - Manufacturing
10 C Manufacture of food products
10519 10 Manufacture of other milk products
10710 10 Manufacture of bread; manufacture of fresh pastry goods and cakes
10890 10 Manufacture of other food products n.e.c.
11 C Manufacture of beverages
11020 11 Manufacture of wine from grape
11050 11 Manufacture of beer
13 C Manufacture of textiles
13200 13 Weaving of textiles
16 C Manufacture of wood and of products of wood and cork, except furniture; manufacture of articles of straw and plaiting materials
16100 16 Sawmilling and planing of wood
18 C Printing and reproduction of recorded media
18129 18 Printing n.e.c.
20 C Manufacture of chemicals and chemical products
20590 20 Manufacture of other chemical products n.e.c.
21 C Manufacture of basic pharmaceutical products and pharmaceutical preparations
21200 21 Manufacture of pharmaceutical preparations
23 C Manufacture of other non-metallic mineral products
23130 23 Manufacture of hollow glass
24 C Manufacture of basic metals
24100 24 Manufacture of basic iron and steel and of ferro-alloys
26 C Manufacture of computer, electronic and optical products
26511 26 Manufacture of electronic measuring, testing etc. equipment, not for industrial process control
28 C Manufacture of machinery and equipment n.e.c.
28990 28 Manufacture of other special-purpose machinery n.e.c.
31 C Manufacture of furniture
31090 31 Manufacture of other furniture
D - Electricity, gas, steam and air conditioning supply
35 D Electricity, gas, steam and air conditioning supply
35110 35 Production of electricity
E - Water supply; sewerage, waste management and remediation activities
36 E Water collection, treatment and supply
36000 36 Water collection, treatment and supply
38 E Waste collection, treatment and disposal activities; materials recovery
38320 38 Recovery of sorted materials
F - Construction
41 F Construction of buildings
41201 41 Construction of commercial buildings
G - Wholesale and retail trade; repair of motor vehicles and motorcycles
45 G Wholesale and retail trade and repair of motor vehicles and motorcycles
45111 45 Sale of new cars and light motor vehicles
46 G Wholesale trade, except of motor vehicles and motorcycles
46900 46 Non-specialised wholesale trade
47 G Retail trade, except of motor vehicles and motorcycles
47190 47 Other retail sale in non-specialised stores
H - Transportation and storage
49 H Land transport and transport via pipelines
49410 49 Freight transport by road
50 H Water transport
50200 50 Sea and coastal freight water transport
51 H Air transport
51101 51 Scheduled passenger air transport
I - Accommodation and food service activities
55 I Accommodation
55100 55 Hotels and similar accommodation
56 I Food and beverage service activities
56210 56 Event catering activities
J - Information and communication
58 J Publishing activities
58110 58 Book publishing
59 J Motion picture, video and television programme production, sound recording and music publishing activities
59111 59 Motion picture production activities
61 J Telecommunications
61900 61 Other telecommunications activities
62 J Computer programming, consultancy and related activities
62012 62 Business and domestic software development
K - Financial and insurance activities
64 K Financial service activities, except insurance and pension funding
64209 64 Activities of other holding companies n.e.c.
64999 64 Financial intermediation not elsewhere classified
65 K Insurance, reinsurance and pension funding, except compulsory social security
65120 65 Non-life insurance
L - Real estate activities
68 L Real estate activities
68209 68 Other letting and operating of own or leased real estate
M - Professional, scientific and technical activities
69 M Legal and accounting activities
69201 69 Accounting and auditing activities
70 M Activities of head offices; management consultancy activities
70229 70 Management consultancy activities other than financial management
71 M Architectural and engineering activities; technical testing and analysis
71111 71 Architectural activities
72 M Scientific research and development
72190 72 Other research and experimental development on natural sciences and engineering
73 M Advertising and market research
73110 73 Advertising agencies
N - Administrative and support service activities
80 N Security and investigation activities
80100 80 Private security activities
P - Education
85 P Education
85590 85 Other education n.e.c.
Q - Human health and social work activities
86 Q Human health activities
86900 86 Other human health activities
S - Other service activities
94 S Activities of membership organisations
94990 94 Activities of other membership organisations n.e.c.
`;
