const NOTHING_MORE = Array<string>(9).fill('');

/** The fields of the main place of business of an invented company, in the order of the published file. */
export const HEAD_OFFICE: readonly string[] = [
  ...['00000001', '0001', '99', '1', 'LOJA; INVENTADA', '08', '20161125', '01', '', '', '20010203', '4930202'],
  ...['7711000,8541400,x', 'RUA', 'UM', '2', '', 'CENTRO', '46400000', 'BA', '3403'],
  ...NOTHING_MORE,
];
