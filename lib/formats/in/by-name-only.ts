/**
 * How sure a relationship is, in per cent, whose end is known by name alone: below the network's default of 60, as a
 * name does not tell which one it is (lib/register/README.md, "How confidence is computed").
 */
export const BY_NAME_ONLY = 55;
