import { foldText, stemOf } from '@aura/shared-career';

/** Words common to all stories, folded. */
const ANY_STORY = new Set(
  (
    'que com para por uma uns umas dos das nos nas aos pelo pela pelos pelas mais menos muito muita como quando onde quem qual ' +
    'ele ela eles elas isso esse essa esses essas este esta aquele aquela meu minha meus minhas seu sua seus suas nosso nossa ' +
    'era eram foi foram ser estar estava estavam tinha tinham tem ter havia sao esta fui fiz fazer faz foi vez vezes entao depois ' +
    'antes tambem porque pois mas nem sem sob sobre entre ate desde ainda sempre todo toda todos todas cada outro outra outros outras ' +
    'gente nos voce voces minha coisa coisas tipo assim empresa trabalho trabalhei trabalhava equipe time precisava precisei objetivo ' +
    'resultado fim epoca ano anos mes meses dia dias the and for with that this was were had have has from they them their our ours ' +
    'his her its you your when where who what which then also because but not about into after before very team company work worked'
  ).split(' '),
);
/** Shared words by which two tellings are of one story: of all words in either. */
export const SAME_STORY = 0.5;
/** Fewer specific words do not identify a story. */
const FEWEST = 12;

/** The identifying words of a telling: stems of its specific words, including names of places and people. */
export function findTellingWords(text: string): ReadonlySet<string> {
  const words = foldText(text).folded.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !ANY_STORY.has(word)).map(stemOf));
}

/** How much of two tellings is shared, 0 to 1: words in both by words in either (Jaccard). */
export function computeLikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (Math.min(one.size, other.size) < FEWEST) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return Math.round((100 * shared) / (one.size + other.size - shared)) / 100;
}
