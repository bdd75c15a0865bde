/** What depends on the source that a query is for. */
export interface QueryOptions {
  /** True for the embedded register (extension `exclude`); a remote source must not be asked to leave values out. */
  canExclude?: boolean;
}
