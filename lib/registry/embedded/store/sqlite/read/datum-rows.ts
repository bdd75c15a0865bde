/** Data as they were told: what the kind of many data says for a datum, and dates that are written only where they differ. */
export const DATA = 'data d JOIN data_kinds k ON k.id = d.kind_id';

export const DATUM_COLUMNS = `d.id, d.key, k.data_type, coalesce(d.title, k.title) AS title, d.description,
  d.created_at, coalesce(d.updated_at, d.created_at) AS updated_at`;

export const LAST_UPDATED_FIRST = 'coalesce(d.updated_at, d.created_at) DESC, d.id DESC';

/** The data of a company, whose id is to be bound. */
export const DATA_OF_COMPANY = `datum_companies dc JOIN data d ON d.id = dc.datum_id
  JOIN data_kinds k ON k.id = d.kind_id WHERE dc.company_id = ?`;

/** Its attributes in both parts. */
export const ATTRIBUTES = 'k.shape, d.attributes AS "values"';
