import type { Schema } from '@aura/shared-domain';
import { validate } from '../schema/validate.ts';

/** Longest line that is put together, characters; a server that never ends a line is given up. */
const MAX_LINE = 64_000;

/**
 * Passes every validated line of a newline-delimited JSON answer to `onLine` as soon as it arrives.
 * @returns whether all lines were valid
 */
export async function readLines<T>(
  response: Response,
  schema: Schema<T>,
  onLine: (line: T) => void,
): Promise<boolean> {
  if (!response.body) return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const take = (text: string): boolean => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    return rest.length <= MAX_LINE && lines.every((line) => emit(line, schema, onLine));
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return rest === '' || emit(rest, schema, onLine);
    if (!take(value)) {
      await reader.cancel();
      return false;
    }
  }
}

function emit<T>(line: string, schema: Schema<T>, onLine: (line: T) => void): boolean {
  if (line.trim() === '') return true;
  const parsed = validate(schema, parseJson(line));
  if (parsed.ok) onLine(parsed.value);
  return parsed.ok;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
