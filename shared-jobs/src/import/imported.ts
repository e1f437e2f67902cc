import type { Result, Vacancy } from '@aura/shared-domain';

/** An ad of a file that was not taken. */
export interface RefusedVacancy {
  /** Its place, in Portuguese: "linha 14", "item 3". */
  readonly where: string;
  /** In Portuguese: the necessary correction. */
  readonly reason: string;
}

/** The imported ads, in the order of the source, and the refused ones. */
export interface ImportedVacancies {
  readonly vacancies: readonly Vacancy[];
  readonly refused: readonly RefusedVacancy[];
}

/** Circumstances of an import. */
export interface ImportContext {
  /** `YYYY-MM-DD`: when the ads are first seen here. */
  readonly today: string;
}

export type ImportResult = Result<ImportedVacancies, ImportFailure>;

export const IMPORT_ERROR_CODES = [
  'VAGA_CURTA',
  'VAGA_LONGA',
  'VAGA_PARECE_CURRICULO',
  'VAGA_SEM_TITULO',
  'ARQUIVO_VAZIO',
  'ARQUIVO_GRANDE',
  'ARQUIVO_NAO_LIDO',
  'JSON_INVALIDO',
  'PLANILHA_SEM_COLUNAS',
  'PAGINA_SEM_VAGA',
  'SEM_VAGAS',
  'MUITAS_VAGAS',
] as const;
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

/** The reason for a failed import, and what the person can do about it; both texts in Portuguese. */
export interface ImportFailure {
  readonly code: ImportErrorCode;
  readonly message: string;
  readonly action: string;
}
