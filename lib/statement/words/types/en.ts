const SUBSIDIARY = { one: 'Subsidiary', many: 'Subsidiaries', explained: 'One company is the parent of another.' };
const SHAREHOLDING = { one: 'Shareholding', many: 'Shareholdings', explained: 'Somebody holds shares of a company.' };
const BRANCH = { one: 'Branch', many: 'Branches', explained: 'An entry of a register is a branch of a company.' };

/** Types of statements as they are met (api-shapes, 6.1 and 6.2); the specification leaves the list open. */
export const en = {
  /** Each explained to who meets the word for the first time. */
  known: {
    control_statement: {
      one: 'Control',
      many: 'Control',
      explained: 'Who controls a company, and by what means, as it was told to a register.',
    },
    subsidiary: SUBSIDIARY,
    subsidiary_relationship: SUBSIDIARY,
    shareholding: SHAREHOLDING,
    share_parcel: SHAREHOLDING,
    branch: BRANCH,
    branch_relationship: BRANCH,
    subsequent_registration: {
      one: 'Subsequent registration',
      many: 'Subsequent registrations',
      explained: 'A company goes on under another registration, which supersedes the one before.',
    },
    alternate_registration: {
      one: 'Alternate registration',
      many: 'Alternate registrations',
      explained: 'One company stands in two registers at a time.',
    },
    gazette_notice: {
      one: 'Gazette notice',
      many: 'Gazette notices',
      explained: 'An official journal has published a notice about a company.',
    },
    trademark_registration: {
      one: 'Trademark',
      many: 'Trademarks',
      explained: 'A mark stands in a trademark register.',
    },
    filing: { one: 'Filing', many: 'Filings', explained: 'A paper was filed with a register.' },
    accounts: { one: 'Accounts', many: 'Accounts', explained: 'Figures of annual accounts.' },
    intermediary: {
      one: 'Intermediary',
      many: 'Intermediaries',
      explained: 'Somebody arranged a company for others: a law firm, a bank, an accountant.',
    },
    licence: { one: 'Licence', many: 'Licences', explained: 'An authority allows a company to do something.' },
  },
  unexplained: 'The registry does not explain this type.',
};
