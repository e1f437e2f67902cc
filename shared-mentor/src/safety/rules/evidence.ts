/** One kind of sign, and how much it says. */
export interface Sign {
  readonly weight: number;
  readonly sign: string;
}

/** Weak signs: the number of kinds that occur together in one stretch of a message counts. */
export interface Evidence {
  readonly signs: readonly Sign[];
  /** What speaks for an ordinary question about a career: it takes so much more then. */
  readonly against: readonly Sign[];
  /** From how much on they are enough. */
  readonly enough: number;
}

interface Kind {
  readonly weight: number;
  readonly expression: RegExp;
}

/** Stretches of a message: long ones tell of many things, and signs of different things are no evidence of one. */
const STRETCH = 60;

function splitStretches(view: string): readonly string[] {
  const words = view.split(' ');
  const count = Math.max(1, Math.ceil((words.length - STRETCH) / (STRETCH / 2)) + 1);
  return Array.from({ length: count }, (_, at) => {
    const from = (at * STRETCH) / 2;
    return ` ${words.slice(from, from + STRETCH).join(' ')} `;
  });
}

const sumWeights = (kinds: readonly Kind[], text: string): number =>
  kinds.reduce((sum, { weight, expression }) => (text.search(expression) >= 0 ? sum + weight : sum), 0);

/** Finds a stretch of the message in which the signs weigh enough. */
export function createEvidenceFinder(
  signs: readonly Kind[],
  against: readonly Kind[],
  enough: number,
): (view: string) => boolean {
  return (view) => {
    const needed = enough + sumWeights(against, view);
    return splitStretches(view).some((stretch) => sumWeights(signs, stretch) >= needed);
  };
}
