export const MAPPING_PATH = '/mapeamento-comportamental';

/** The questions, after the consent. */
export const ANSWERING_PATH = `${MAPPING_PATH}?tela=perguntas`;

export const isAnswering = (parameters: URLSearchParams): boolean => parameters.get('tela') === 'perguntas';
