import type * as v from 'valibot';
import type { ContentSchema } from './check/check-data.ts';
import type { DataPath, Entry } from './source.ts';

/** Files of one form. */
interface Collection<Schema extends ContentSchema = ContentSchema> {
  /** Glob within the package, whose ending says the kind: `content/lessons/*.md`, `.yaml` or `.csv`. */
  readonly files: string;
  /** Of the front matter, of the document, or of the list of rows (every cell is text). */
  readonly schema: Schema;
}

type Collections = Readonly<Record<string, Collection>>;

/** The files of each collection, in the order of their names. */
export type Entries<Given extends Collections> = {
  readonly [Name in keyof Given]: readonly Entry<v.InferOutput<Given[Name]['schema']>>[];
};

/** Says that a file breaks a rule: with the line, or with the path of the value that breaks it. */
export type Report = (
  source: Pick<Entry<unknown>, 'file' | 'lineOf'>,
  place: number | DataPath | null,
  message: string,
) => void;

/** Modules of TypeScript by their path in `src/generated`. */
export type Modules = Readonly<Record<string, string>>;

/** What a package makes of its content. */
export interface ContentConfig {
  readonly collections: Collections;
  /** The modules that the code reads. */
  readonly compile: (entries: Entries<Collections>, report: Report) => Modules;
}

/**
 * Declares the content of a package; the default export of its `content.config.ts`.
 * `compile` is called with the data of all files once every one fits its schema. What it reports stops the modules from
 * being written.
 */
export function defineContent<const Given extends Collections>(config: {
  readonly collections: Given;
  readonly compile: (entries: Entries<Given>, report: Report) => Modules;
}): ContentConfig {
  return config as unknown as ContentConfig;
}
