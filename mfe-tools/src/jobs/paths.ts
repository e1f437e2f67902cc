/** Address of the radar; its screens differ by parameters. */
export const RADAR_PATH = '/buscador-vagas';

const withParameters = (parameters: Readonly<Record<string, string>>): string =>
  `${RADAR_PATH}?${new URLSearchParams(parameters).toString()}`;

export const TRACKER_PATH = withParameters({ tela: 'minhas' });
export const IMPORT_PATH = withParameters({ tela: 'adicionar' });
export const ALERTS_PATH = withParameters({ tela: 'alertas' });
export const NET_INCOME_PATH = withParameters({ tela: 'clt-pj' });

/** A posting that the search found. */
export const buildPostingPath = (id: string): string => withParameters({ vaga: id });

/** A job in the tracker. */
export const buildSavedJobPath = (id: string): string => withParameters({ tela: 'minhas', vaga: id });

/** What a saved search found last. */
export const buildAlertPath = (id: string): string => withParameters({ alerta: id });

/** Name of the parameter by which other tools are given a job of the tracker. */
export const JOB_PARAMETER = 'vaga';

/** A tool's address with a job of the tracker taken along. */
export const withJob = (toolPath: string, id: string): string =>
  `${toolPath}?${new URLSearchParams({ [JOB_PARAMETER]: id }).toString()}`;
