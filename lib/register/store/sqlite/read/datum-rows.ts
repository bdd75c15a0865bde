/** Rows of data, or of `implied_data`, with what is said by their kind. */
export const KIND_OF_DATUM = 'JOIN data_kinds k ON k.id = d.kind_id';

/** As they were told: dates that are written only where they differ among them. */
export const DATUM_COLUMNS = `d.id, d.key, k.data_type, coalesce(d.title, k.title) AS title, d.description,
  d.created_at, coalesce(d.updated_at, d.created_at) AS updated_at`;

export const LAST_UPDATED_FIRST = 'coalesce(d.updated_at, d.created_at) DESC, d.id DESC';

const OWN_COLUMNS = 'o.id, o.key, o.kind_id, o.title, o.description, o.created_at, o.updated_at';

/** The data of a company, whose id is to be bound as `company`: those told of it, and the one that its row implies. */
export const DATA_OF_COMPANY = `(
    SELECT ${OWN_COLUMNS} FROM datum_companies dc JOIN data o ON o.id = dc.datum_id WHERE dc.company_id = @company
    UNION ALL SELECT ${OWN_COLUMNS} FROM implied_data o WHERE o.company_id = @company
  ) d ${KIND_OF_DATUM}`;

export const COUNT_OF_COMPANY = `SELECT (SELECT count(*) FROM datum_companies WHERE company_id = @company)
  + (SELECT count(*) FROM implied_data WHERE company_id = @company) AS n`;

/** Its attributes in both parts. */
export const ATTRIBUTES = 'k.shape, d.attributes AS "values"';
