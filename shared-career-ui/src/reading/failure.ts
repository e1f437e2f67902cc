/** Why nothing could be read: what the reader found, or what kept it from running. */
export interface ReadFailure {
  /** Of the reader (`RESUME_ERROR_CODES`, `LINKEDIN_ERROR_CODES`), or `LEITOR_INDISPONIVEL` and `CANCELADO`. */
  readonly code: string;
  readonly message: string;
  readonly action: string;
}

/** Refuses a file by its size. @param maxBytes the largest that is taken */
export const refuseLargeFile = (maxBytes: number): ReadFailure => ({
  code: 'ARQUIVO_GRANDE',
  message: `O arquivo passa de ${maxBytes / 1024 / 1024} MB.`,
  action: 'Exporte o documento sem imagens ou cole o texto abaixo.',
});

export const EMPTY: ReadFailure = {
  code: 'ARQUIVO_VAZIO',
  message: 'O arquivo está vazio.',
  action: 'Confira se escolheu o arquivo certo ou cole o texto abaixo.',
};

export const TIMED_OUT: ReadFailure = {
  code: 'TEMPO_ESGOTADO',
  message: 'A leitura demorou demais e foi interrompida.',
  action: 'Tente outro formato (PDF simples, Word ou TXT) ou cole o texto abaixo.',
};

export const CRASHED = {
  code: 'ARQUIVO_CORROMPIDO',
  message: 'Não foi possível abrir este arquivo: ele parece danificado ou complexo demais.',
  action: 'Exporte o documento novamente, ou cole o texto abaixo.',
} as const satisfies ReadFailure;

export const UNREADABLE: ReadFailure = {
  code: 'ARQUIVO_CORROMPIDO',
  message: 'O navegador não conseguiu abrir o arquivo escolhido.',
  action: 'Se ele foi movido ou está em um serviço de nuvem, baixe-o e escolha de novo.',
};

export const READER_UNAVAILABLE: ReadFailure = {
  code: 'LEITOR_INDISPONIVEL',
  message: 'O leitor de documentos não pôde ser carregado.',
  action: 'Verifique sua conexão e tente novamente. O que você já preencheu está guardado.',
};

export const CANCELLED: ReadFailure = {
  code: 'CANCELADO',
  message: 'Leitura cancelada.',
  action: 'Escolha outro arquivo ou cole o texto quando quiser.',
};

export const RECOGNITION_UNAVAILABLE: ReadFailure = {
  code: 'RECONHECIMENTO_INDISPONIVEL',
  message: 'Este arquivo é uma imagem, e o que reconhece texto em imagens não pôde ser carregado.',
  action: 'Verifique sua conexão e tente novamente, envie o PDF ou DOCX original ou cole o texto abaixo.',
};

export const RECOGNITION_IMPOSSIBLE: ReadFailure = {
  code: 'RECONHECIMENTO_IMPOSSIVEL',
  message: 'Este arquivo é uma imagem, e este navegador não consegue reconhecer texto em imagens.',
  action: 'Tente em outro navegador, envie o PDF ou DOCX original ou cole o texto abaixo.',
};
