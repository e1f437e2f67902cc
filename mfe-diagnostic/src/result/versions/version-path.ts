/** Name of the query parameter that asks for an earlier version. */
export const VERSION_PARAM = 'versao';

/** Address of an earlier version. */
export const buildVersionPath = (id: string): string =>
  `/diagnostico/resultado?${new URLSearchParams({ [VERSION_PARAM]: id }).toString()}`;
