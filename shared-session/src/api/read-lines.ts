import * as v from 'valibot';

/** Longest line that is put together, characters; a server that never ends a line is given up. */
const MAX_LINE = 64_000;

/**
 * Hands every line of a newline-delimited JSON answer to `onLine`, validated, as soon as it is there.
 * @returns whether the answer held nothing but such lines
 */
export async function readLines<S extends v.GenericSchema>(
  response: Response,
  schema: S,
  onLine: (line: v.InferOutput<S>) => void,
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

function emit<S extends v.GenericSchema>(
  line: string,
  schema: S,
  onLine: (line: v.InferOutput<S>) => void,
): boolean {
  if (line.trim() === '') return true;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  if (parsed.success) onLine(parsed.output);
  return parsed.success;
}
