import type { PassagePart } from '@aura/shared-domain';
import { foldText } from '@aura/shared-career';
import type { Clause } from './clauses.ts';

const ORDER: readonly PassagePart[] = ['situation', 'task', 'action', 'result', 'reflection'];

/** Rank of a part in a told story. */
export const rankOf = (part: PassagePart): number => ORDER.indexOf(part);

/** Beginnings that lean on the sentence before them. Folded. */
const LEANING = new RegExp(
  [
    String.raw`^(?:isso|isto|ess[ea]s?|est[ea]s?|aquil[oa]|aquel[ea]s?|el[ea]s?|la|ali|niss[oa]|ness[ea]s?|`,
    String.raw`dest[ea]s?|diss[oa]|dess[ea]s?|(?:com|por) isso|(?:antes|alem|apesar|em vez|a partir|`,
    String.raw`por causa) d(?:iss|ist|aquil)o|mesmo assim|ainda assim|enquanto isso|dai|ai|entao|depois(?! que)|`,
    String.raw`em seguida|logo|assim(?! que)|mas|porem|tambem|so que|e|ou|pois|this|that|these|those|`,
    String.raw`it|its|he|she|they|then|so|but|and|also|there|(?:before|after|instead of) that|instead|`,
    String.raw`meanwhile|because of)(?!\p{L})`,
  ].join(''),
  'u',
);

const leans = ({ text }: Clause): boolean => LEANING.test(foldText(text).folded);

/** Sentences that have to stay together, and the place that they take as a whole. */
export interface Block {
  readonly part: PassagePart;
  readonly clauses: readonly Clause[];
}

function blocksOf(clauses: readonly Clause[]): Block[] {
  const blocks: { part: PassagePart; clauses: Clause[] }[] = [];
  for (const clause of clauses) {
    const last = blocks.at(-1);
    if (last && (clause.part === null || clause.part === last.part || leans(clause)))
      last.clauses.push(clause);
    else blocks.push({ part: clause.part ?? 'situation', clauses: [clause] });
  }
  return blocks;
}

/**
 * The sentences as a story is told: situation, task, action, result, lesson. What leans on a sentence goes with it. A
 * result that opens the answer as a headline keeps its place while another one ends it.
 */
export function inStarOrder(clauses: readonly Clause[]): readonly Block[] {
  const blocks = blocksOf(clauses);
  const [first] = blocks;
  const headline =
    first?.part === 'result' && blocks.slice(1).some(({ part }) => part === 'result') ? [first] : [];
  const rest = blocks.slice(headline.length).toSorted((a, b) => rankOf(a.part) - rankOf(b.part));
  return [...headline, ...rest];
}

/** The sentences in the order in which they were said. */
export const asSaid = (clauses: readonly Clause[]): readonly Block[] => blocksOf(clauses);
