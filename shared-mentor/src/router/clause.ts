import { normalMessage } from './normal.ts';

/** Where a thought ends and the next begins. */
const TURN = /(?<=[.!?;:])\s+|,\s+|\n+|\s+(?=(?:mas|e agora|porém|só que|queria|quero|como|o que|qual) )/u;
/** Words that a thought needs before it says what is asked. */
const FEWEST_WORDS = 4;

/** What a message asks after it has told its story, normal; null where it has one thought only. */
export function lastClause(text: string): string | null {
  const clauses = text
    .split(TURN)
    .map(normalMessage)
    .filter((clause) => clause.split(' ').length >= FEWEST_WORDS);
  return clauses.length < 2 ? null : (clauses.at(-1) ?? null);
}
