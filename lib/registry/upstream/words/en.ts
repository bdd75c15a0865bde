/** What pages must do without where a service is asked without a token, each in words that follow "no token: ". */
export const en = {
  nothing: 'the service answers nothing',
  /** `count`: results. */
  perPage: (count: number) => `${count} per page`,
  events: 'no events',
  dateOrders: 'no sorting by date',
  identifiers: 'no search by identifiers',
  personal: 'no addresses and birth dates of officers',
};
