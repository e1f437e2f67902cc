/** A row of a table under its titles. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Line of the file on which it begins, from 1: a cell may hold several. */
  readonly line: number;
  /** Why its cells cannot be told apart; null where they can. */
  readonly problem: string | null;
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly separator: Separator;
}

/** The problem of a row that swallows what stands behind it: its cells are not those of a person. */
export const UNCLOSED = 'Há uma aspa que não fecha: daqui até o fim, o arquivo não pôde ser lido.';

/** In words: `;` is hard to see in a sentence. */
export const SEPARATOR_NAMES = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
} as const;
export type Separator = keyof typeof SEPARATOR_NAMES;
export const SEPARATORS: readonly Separator[] = [';', ',', '\t'];
