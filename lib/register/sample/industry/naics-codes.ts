/** North American Industry Classification System 2017 (US): the part the sample uses. One line a code: code, parent (a dash: none), description. */
export const NAICS_CODES = `
11 - Agriculture, Forestry, Fishing and Hunting
111 11 Crop Production
111998 111 All Other Miscellaneous Crop Farming
112 11 Animal Production and Aquaculture
112511 112 Finfish Farming and Fish Hatcheries
21 - Mining, Quarrying, and Oil and Gas Extraction
212 21 Mining (except Oil and Gas)
212399 212 All Other Nonmetallic Mineral Mining
22 - Utilities
221 22 Utilities
221115 221 Wind Electric Power Generation
221310 221 Water Supply and Irrigation Systems
23 - Construction
236 23 Construction of Buildings
236220 236 Commercial and Institutional Building Construction
31-33 - Manufacturing
311 31-33 Food Manufacturing
311511 311 Fluid Milk Manufacturing
311812 311 Commercial Bakeries
311999 311 All Other Miscellaneous Food Manufacturing
312 31-33 Beverage and Tobacco Product Manufacturing
312120 312 Breweries
312130 312 Wineries
313 31-33 Textile Mills
313210 313 Broadwoven Fabric Mills
321 31-33 Wood Product Manufacturing
321113 321 Sawmills
323 31-33 Printing and Related Support Activities
323111 323 Commercial Printing (except Screen and Books)
325 31-33 Chemical Manufacturing
325412 325 Pharmaceutical Preparation Manufacturing
325998 325 All Other Miscellaneous Chemical Product and Preparation Manufacturing
327 31-33 Nonmetallic Mineral Product Manufacturing
327213 327 Glass Container Manufacturing
331 31-33 Primary Metal Manufacturing
331110 331 Iron and Steel Mills and Ferroalloy Manufacturing
333 31-33 Machinery Manufacturing
333249 333 Other Industrial Machinery Manufacturing
334 31-33 Computer and Electronic Product Manufacturing
334519 334 Other Measuring and Controlling Device Manufacturing
337 31-33 Furniture and Related Product Manufacturing
337122 337 Nonupholstered Wood Household Furniture Manufacturing
42 - Wholesale Trade
425 42 Wholesale Electronic Markets and Agents and Brokers
425120 425 Wholesale Trade Agents and Brokers
44-45 - Retail Trade
441 44-45 Motor Vehicle and Parts Dealers
441110 441 New Car Dealers
452 44-45 General Merchandise Stores
452319 452 All Other General Merchandise Stores
48-49 - Transportation and Warehousing
481 48-49 Air Transportation
481111 481 Scheduled Passenger Air Transportation
483 48-49 Water Transportation
483111 483 Deep Sea Freight Transportation
484 48-49 Truck Transportation
484121 484 General Freight Trucking, Long-Distance, Truckload
51 - Information
511 51 Publishing Industries (except Internet)
511130 511 Book Publishers
511210 511 Software Publishers
512 51 Motion Picture and Sound Recording Industries
512110 512 Motion Picture and Video Production
517 51 Telecommunications
517919 517 All Other Telecommunications
52 - Finance and Insurance
523 52 Securities, Commodity Contracts, and Other Financial Investments and Related Activities
523999 523 Miscellaneous Financial Investment Activities
524 52 Insurance Carriers and Related Activities
524126 524 Direct Property and Casualty Insurance Carriers
53 - Real Estate and Rental and Leasing
531 53 Real Estate
531120 531 Lessors of Nonresidential Buildings (except Miniwarehouses)
54 - Professional, Scientific, and Technical Services
541 54 Professional, Scientific, and Technical Services
541211 541 Offices of Certified Public Accountants
541310 541 Architectural Services
541611 541 Administrative Management and General Management Consulting Services
541715 541 Research and Development in the Physical, Engineering, and Life Sciences (except Nanotechnology and Biotechnology)
541810 541 Advertising Agencies
55 - Management of Companies and Enterprises
551 55 Management of Companies and Enterprises
551112 551 Offices of Other Holding Companies
56 - Administrative and Support and Waste Management and Remediation Services
561 56 Administrative and Support Services
561612 561 Security Guards and Patrol Services
562 56 Waste Management and Remediation Services
562920 562 Materials Recovery Facilities
61 - Educational Services
611 61 Educational Services
611699 611 All Other Miscellaneous Schools and Instruction
62 - Health Care and Social Assistance
621 62 Ambulatory Health Care Services
621399 621 Offices of All Other Miscellaneous Health Practitioners
72 - Accommodation and Food Services
721 72 Accommodation
721110 721 Hotels (except Casino Hotels) and Motels
722 72 Food Services and Drinking Places
722320 722 Caterers
81 - Other Services (except Public Administration)
813 81 Religious, Grantmaking, Civic, Professional, and Similar Organizations
813319 813 Other Social Advocacy Organizations
`;
