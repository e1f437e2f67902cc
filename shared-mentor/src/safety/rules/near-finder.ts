/** Expressions that are significant only if all of them occur close to each other. */
export interface Near {
  readonly all: readonly string[];
  /** How many words there may be from the first idea to the last, in whatever order and across sentences. */
  readonly within: number;
}

interface Place {
  readonly idea: number;
  readonly at: number;
}

const countBlanks = (text: string): number => text.split(' ').length - 1;

/** Finds the ideas near each other: each may be found in several places, the nearest ones count. */
export function createNearFinder(ideas: readonly RegExp[], within: number): (view: string) => boolean {
  return (view) => {
    if (!ideas.every((idea) => view.search(idea) >= 0)) return false;
    const places: Place[] = ideas
      .flatMap((expression, idea) => [...view.matchAll(expression)].map(({ index }) => ({ idea, at: index })))
      .toSorted((left, right) => left.at - right.at);
    const lastSeen = new Map<number, number>();
    let [word, from] = [0, 0];
    return places.some(({ idea, at }) => {
      word += countBlanks(view.slice(from, at));
      from = at;
      lastSeen.set(idea, word);
      return lastSeen.size === ideas.length && word - Math.min(...lastSeen.values()) <= within;
    });
  };
}
