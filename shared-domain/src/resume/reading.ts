import type { ResumeStructure } from './structure-schema.ts';

/** Bounds of a CV file; `pictures`: pages whose text is recognised when they hold none. */
export const RESUME_LIMITS = {
  bytes: 5 * 1024 * 1024,
  pages: 12,
  pictures: 6,
  characters: 60_000,
  minimum: 200,
} as const;

export const RESUME_ERROR_CODES = [
  'ARQUIVO_VAZIO',
  'ARQUIVO_GRANDE',
  'TIPO_NAO_SUPORTADO',
  'PDF_PROTEGIDO',
  'PDF_SEM_TEXTO',
  'TEXTO_ILEGIVEL',
  'NAO_PARECE_CURRICULO',
  'TEXTO_CURTO',
  'ARQUIVO_CORROMPIDO',
  'TEMPO_ESGOTADO',
] as const;
export type ResumeErrorCode = (typeof RESUME_ERROR_CODES)[number];

/** Why a CV could not be read, and a hint for the person; both texts in Portuguese. */
export interface ResumeReadError {
  readonly code: ResumeErrorCode;
  readonly message: string;
  readonly action: string;
}

/** Something the person should know about a CV that was read. */
export interface ResumeNotice {
  readonly code:
    | 'POSSIVEL_INJECAO'
    | 'TEXTO_OCULTO'
    | 'COLUNAS'
    | 'DATA_RELATIVA'
    | 'DADOS_PESSOAIS'
    | 'TEXTO_CORTADO'
    | 'LEITURA_INCERTA'
    | 'SEM_DATAS'
    | 'TEXTO_RECONHECIDO';
  readonly message: string;
  readonly excerpts: readonly string[];
}

/** How the file was laid out; feeds the readability notices. */
export type ResumeLayout = 'oneColumn' | 'twoColumns' | 'plainText';

/** A page of a document as it is read; `quarters` of a circle by which it was turned clockwise, if it was. */
export interface OriginalPage {
  readonly width: number;
  readonly height: number;
  readonly quarters?: number | undefined;
}

/** A line of a document. */
export interface OriginalLine {
  readonly text: string;
  /** Where it stands, in points from the upper left corner of its page (from 1); null where a file has no pages. */
  readonly box: {
    readonly page: number;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  } | null;
}

/** The document beside the fields that were read of it. */
export interface ReadOriginal {
  /** In reading order. */
  readonly lines: readonly OriginalLine[];
  /** Sizes of the pages in points; none where a file has no pages. */
  readonly pages: readonly OriginalPage[];
  /** Path of a field ("experiences.0.title") → the lines that say it. */
  readonly sources: Readonly<Record<string, readonly number[]>>;
}

/** A CV that was read: the text in reading order, its fields and how sure we are of each (0 to 1). */
export interface ReadResume {
  readonly text: string;
  readonly structure: ResumeStructure;
  readonly confidence: Readonly<Record<string, number>>;
  readonly layout: ResumeLayout;
  readonly notices: readonly ResumeNotice[];
  readonly original: ReadOriginal;
}

/**
 * The reader's confidence in the field at a path ("experiences.0.items.2"): its own, otherwise that of the nearest
 * enclosing part; null if unknown.
 */
export function findConfidence(confidence: ReadResume['confidence'], path: string): number | null {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const own = confidence[path.slice(0, end)];
    if (own !== undefined) return own;
  }
  return null;
}

/** The value of a CV at a path ("experiences.0.items.2"); undefined where there is none. */
export function readFieldAt(structure: ResumeStructure, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], structure);
}
