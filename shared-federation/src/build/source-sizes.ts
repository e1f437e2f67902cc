/** The parts of a source map (version 3) that say which source each piece of a generated file comes from. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The number of characters that each source contributes to a minified file; characters without a source are not
 * counted.
 */
export function computeSourceSizes(
  { sources, mappings }: SourceMap,
  generated: string,
): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const lines = generated.split('\n');
  let source = 0;
  // A text over several lines is marked where it begins.
  let owner: string | null = null;
  for (const [row, line] of mappings.split(';').entries()) {
    let column = 0;
    const count = (until: number, from: number) => {
      if (owner !== null) sizes.set(owner, (sizes.get(owner) ?? 0) + until - from);
    };
    for (const segment of line === '' ? [] : line.split(',')) {
      const [columns = 0, sourceStep] = decodeSegment(segment);
      count(column + columns, column);
      column += columns;
      source += sourceStep ?? 0;
      owner = sourceStep === undefined ? null : (sources[source] ?? null);
    }
    count(lines[row]?.length ?? column, column);
  }
  return sizes;
}

/** Numbers of a segment: Base64 digits of five bits each, the lowest first, whose lowest bit is the sign. */
function decodeSegment(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
