/** Way to a value within the data of a file: `['questions', 2, 'right']`. */
export type DataPath = readonly (string | number)[];

/** A file that was read, before its data are checked. */
export interface Source {
  /** From the root of the repository, with `/`. */
  readonly file: string;
  /** Name of the file without folder and extension. */
  readonly slug: string;
  /** What the file says, as plain data: the front matter, the document of YAML, or the rows of CSV. */
  readonly data: unknown;
  /** The text under the front matter of a Markdown file; empty for the other kinds. */
  readonly body: string;
  /** Line of the file on which the body begins, from 1. */
  readonly bodyLine: number;
  /** Line of a value, from 1; for a missing value, the line of its parent. */
  readonly lineOf: (path: DataPath) => number;
}

/** A file of content whose data fit their schema. */
export interface Entry<Data> extends Source {
  readonly data: Data;
}

/** A rule that a file breaks. */
export interface Fault {
  readonly file: string;
  /** From 1; null for what concerns no single line. */
  readonly line: number | null;
  /** A sentence for the author, in Portuguese: what is wrong, and what to do. */
  readonly message: string;
}

/** The sentence that is printed: `package/content/file.md:12: …`. */
export const describeFault = ({ file, line, message }: Fault): string =>
  `${file}${line === null ? '' : `:${line}`}: ${message}`;
