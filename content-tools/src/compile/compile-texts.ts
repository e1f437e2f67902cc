import { checkData } from '../check/check-data.ts';
import type { ContentConfig, Modules } from '../define-content.ts';
import { parseSource } from '../read/parse-source.ts';
import type { Entry, Fault } from '../source.ts';

/** Names become addresses of pages and names of modules. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const NAME_RULE = 'o nome do arquivo tem só letras minúsculas sem acento, algarismos e hifens';

/** A content file on disk. */
export interface FileText {
  /** From the root of the repository, with `/`. */
  readonly file: string;
  readonly text: string;
}

/**
 * Checks files of content and makes modules of them. Touches no disk.
 * @param texts the files of each collection
 * @returns every rule that is broken, or the modules
 */
export function compileTexts(
  config: ContentConfig,
  texts: Readonly<Record<string, readonly FileText[]>>,
): { readonly faults: readonly Fault[]; readonly modules: Modules } {
  const faults: Fault[] = [];
  const entries: Record<string, readonly Entry<unknown>[]> = {};
  for (const [name, { schema }] of Object.entries(config.collections))
    entries[name] = (texts[name] ?? []).flatMap(({ file, text }) => {
      const { source, faults: unreadable } = parseSource(file, text);
      faults.push(...unreadable);
      if (!NAME.test(source.slug)) faults.push({ file, line: null, message: NAME_RULE });
      if (unreadable.length > 0) return [];
      const checked = checkData(source, schema);
      faults.push(...checked.faults);
      return checked.entry ? [checked.entry] : [];
    });
  // Rules across files would stumble over those that are missing.
  if (faults.length > 0) return { faults, modules: {} };
  const modules = config.compile(entries, ({ file, lineOf }, place, message) => {
    const line = typeof place === 'number' || place === null ? place : lineOf(place);
    faults.push({ file, line, message });
  });
  return faults.length > 0 ? { faults, modules: {} } : { faults, modules };
}
