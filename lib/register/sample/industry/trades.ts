/** What companies of the sample do, and the class each public code list puts it in. Lexicons name trades by `id`. */
export interface Trade {
  id: string;
  uk_sic_2007: string;
  eu_nace_2: string;
  isic_4: string;
  us_naics_2017: string;
}

const TABLE = `
shipping 50200 50.20 5012 483111
insurance 65120 65.12 6512 524126
engineering 28990 28.99 2829 333249
foods 10890 10.89 1079 311999
brewing 11050 11.05 1103 312120
textiles 13200 13.20 1312 313210
energy 35110 35.11 3510 221115
software 62012 62.01 6201 511210
consulting 70229 70.22 7020 541611
property 68209 68.20 6810 531120
construction 41201 41.20 4100 236220
haulage 49410 49.41 4923 484121
pharma 21200 21.20 2100 325412
publishing 58110 58.11 5811 511130
aquaculture 03210 03.21 0321 112511
farming 01500 01.50 0150 111998
timber 16100 16.10 1610 321113
metals 24100 24.10 2410 331110
mining 08990 08.99 0899 212399
glass 23130 23.13 2310 327213
furniture 31090 31.09 3100 337122
instruments 26511 26.51 2651 334519
chemicals 20590 20.59 2029 325998
printing 18129 18.12 1811 323111
retail 47190 47.19 4719 452319
hotels 55100 55.10 5510 721110
catering 56210 56.21 5621 722320
telecom 61900 61.90 6190 517919
finance 64999 64.99 6499 523999
holding 64209 64.20 6420 551112
advertising 73110 73.11 7310 541810
research 72190 72.19 7210 541715
health 86900 86.90 8690 621399
education 85590 85.59 8549 611699
film 59111 59.11 5911 512110
recycling 38320 38.32 3830 562920
water 36000 36.00 3600 221310
aviation 51101 51.10 5110 481111
motors 45111 45.11 4510 441110
wine 11020 11.02 1102 312130
security 80100 80.10 8010 561612
architecture 71111 71.11 7110 541310
accounting 69201 69.20 6920 541211
society 94990 94.99 9499 813319
dairy 10519 10.51 1050 311511
bakery 10710 10.71 1071 311812
wholesale 46900 46.90 4690 425120
`;

function parseTrade(line: string): Trade {
  const [id = '', uk = '', nace = '', isic = '', naics = ''] = line.split(' ');
  return { id, uk_sic_2007: uk, eu_nace_2: nace, isic_4: isic, us_naics_2017: naics };
}

export const TRADES: readonly Trade[] = TABLE.trim().split('\n').map(parseTrade);

const BY_ID = new Map(TRADES.map((trade) => [trade.id, trade]));

export function getTrade(id: string): Trade {
  const trade = BY_ID.get(id);
  if (!trade) throw new Error(`No trade is called "${id}".`);
  return trade;
}
