import { SourceMap } from 'node:module';
import type { StoredMap } from './source-maps.ts';

/** A place in our sources. */
export interface SourcePlace {
  /** Path below the repository. */
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  readonly column: number;
  /** Name of the function around it; null where the source is not kept or says none. */
  readonly functionName: string | null;
  /** Lines of the source around the place; empty where the source is not kept. */
  readonly lines: readonly { readonly number: number; readonly text: string }[];
}

/** Lines shown before and behind a place. */
const AROUND = 3;

/**
 * Maps places of a built script to its sources.
 * @returns a function that looks one place up, line and column from 1 on; null for code without a source
 */
export function createFrameResolver(map: StoredMap): (line: number, column: number) => SourcePlace | null {
  const lookUp = new SourceMap({ ...map, file: '', sourceRoot: '', sourcesContent: [] });
  return (line, column) => {
    const entry = lookUp.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return null;
    const { originalSource: file, originalLine, originalColumn } = entry;
    const text = map.sourcesContent[map.sources.indexOf(file)] ?? '';
    const source = text === '' ? [] : text.split('\n');
    const first = Math.max(0, originalLine - AROUND);
    return {
      file,
      line: originalLine + 1,
      column: originalColumn + 1,
      functionName: findFunctionAround(source, originalLine),
      lines: source
        .slice(first, originalLine + AROUND + 1)
        .map((shown, index) => ({ number: first + index + 1, text: shown })),
    };
  };
}

const DECLARATIONS = [
  /\bfunction\s*\*?\s*(?<name>[\w$]+)/,
  /\b(?:const|let|var)\s+(?<name>[\w$]+)[^=]*=\s*(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>|<)/,
  /^\s*(?:(?:public|private|static|async|get|set|override)\s+)*\*?(?<name>#?[\w$]+)\s*(?:<[^>]*>)?\([^)]*\)[^;=]*\{\s*$/,
  /^\s*(?<name>[\w$]+)\s*:\s*(?:async\s*)?(?:function\b|\([^)]*\)\s*=>|[\w$]+\s*=>)/,
];
const NO_NAMES: ReadonlySet<string> = new Set(['if', 'for', 'while', 'switch', 'catch', 'with', 'return']);

/**
 * Name of the function that contains a line: the nearest declaration above with less indentation, which works because
 * the formatter sets the indentation. A source map knows names of variables, not of surrounding functions.
 */
function findFunctionAround(source: readonly string[], line: number): string | null {
  let depth = Number.POSITIVE_INFINITY;
  for (let at = line; at >= 0; at -= 1) {
    const text = source[at] ?? '';
    const indent = text.search(/\S/);
    if (indent === -1 || indent >= depth) continue;
    depth = indent;
    const name = nameIn(text);
    if (name !== null) return name;
    if (indent === 0 && at !== line) return null;
  }
  return null;
}

function nameIn(text: string): string | null {
  for (const declaration of DECLARATIONS) {
    const name = declaration.exec(text)?.groups?.['name'];
    if (name !== undefined && !NO_NAMES.has(name)) return name;
  }
  return null;
}

/** The text that our own code throws: the source text, with its placeholders. */
export function readThrownText({ line, lines }: SourcePlace): string | null {
  const from = lines.filter(({ number }) => number >= line).map(({ text }) => text);
  const [, , text] = /Error\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s.exec(from.slice(0, 2).join('\n')) ?? [];
  return text ?? null;
}
