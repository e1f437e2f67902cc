/** Text encodings. Browsers read ISO-8859-1 as Windows-1252, which includes it. */
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

/** How a file was read: the assumptions, all of which the person can change. */
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

/** The person's choices for reading a file; missing ones are detected. */
export interface ReadingChoice {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly sheet?: string;
}
