import * as v from 'valibot';

const EntrySchema = v.object({ target: v.string(), text: v.unknown() });

/** A finished entry of an answer: what a model says about one target, whatever it is. */
export interface AnswerEntry {
  readonly target: string;
  readonly text: unknown;
}

/** Requested JSON never nests deeper. */
const MAX_DEPTH = 12;

/**
 * Finds the entries `{target, text}` of an answer while it arrives, at any place: in the requested object, in a bare
 * list, between code fences or words. Incomplete or invalid JSON yields nothing.
 */
export function createAnswerStream(): { readonly push: (piece: string) => readonly AnswerEntry[] } {
  /** The objects that are open, from the outermost on, each with what was read of it. */
  const open: string[] = [];
  let inText = false;
  let escaped = false;

  const read = (character: string): AnswerEntry | null => {
    for (let i = 0; i < open.length; i += 1) open[i] += character;
    if (inText) {
      if (escaped) escaped = false;
      else if (character === '\\') escaped = true;
      else if (character === '"') inText = false;
      return null;
    }
    if (character === '"') inText = open.length > 0;
    else if (character === '{') {
      if (open.length < MAX_DEPTH) open.push('{');
    } else if (character === '}') return parseEntry(open.pop() ?? '');
    return null;
  };
  return { push: (piece) => Array.from(piece, read).filter((entry) => entry !== null) };
}

function parseEntry(json: string): AnswerEntry | null {
  try {
    const entry = v.safeParse(EntrySchema, JSON.parse(json));
    return entry.success ? entry.output : null;
  } catch {
    return null;
  }
}
