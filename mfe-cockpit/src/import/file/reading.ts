/** How the letters of a text are written. What is called ISO-8859-1 browsers read as Windows-1252, of which it is a part. */
export const ENCODINGS = ['UTF-8', 'UTF-16', 'Windows-1252', 'CP 850', 'Mac Roman'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** In words: `;` is hard to see in a sentence. */
export const SEPARATOR_NAMES = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
} as const;
export type Separator = keyof typeof SEPARATOR_NAMES;
export const SEPARATORS: readonly Separator[] = [';', ',', '\t'];

/** How a file was read: what was assumed of it, all of which can be chosen otherwise. */
export type Reading =
  | { readonly kind: 'text'; readonly encoding: Encoding; readonly separator: Separator }
  | {
      readonly kind: 'workbook';
      readonly sheet: string;
      /** All that there are to choose from. */
      readonly sheets: readonly string[];
      /** Line of the titles. */
      readonly titlesAt: number;
    };

/** What somebody has chosen of how to read a file; what they have not is assumed. */
export interface ReadingChoice {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly sheet?: string;
}
