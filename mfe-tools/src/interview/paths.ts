/** Address of the simulator; its screens differ by parameters. */
export const SIMULATOR_PATH = '/simulador-entrevista';

const withParameters = (parameters: Readonly<Record<string, string>>): string =>
  `${SIMULATOR_PATH}?${new URLSearchParams(parameters).toString()}`;

/** A simulation: its report once it is finished, until then its first open question. */
export const buildInterviewPath = (id: string): string => withParameters({ entrevista: id });

/** A question of a simulation. @param number from 1 */
export const buildQuestionPath = (id: string, number: number): string =>
  withParameters({ entrevista: id, pergunta: String(number) });

export const STORIES_PATH = withParameters({ tela: 'historias' });
export const UNLAWFUL_PATH = withParameters({ tela: 'perguntas-indevidas' });
