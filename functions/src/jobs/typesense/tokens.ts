import {
  findConceptsOfWord,
  reduceToForm,
  findNamesAt,
  reduceToNeutral,
  type QueryWord,
  STOP_WORDS,
  SYNONYMS,
  findWords,
} from '@aura/shared-jobs/search';

/** Letters and digits alone: whatever else a word has (`c#`, `node.js`), the server would drop. */
export const escapeSigns = (text: string): string =>
  text.replace(/[^a-z0-9]/giu, (sign) => `x${(sign.codePointAt(0) ?? 0).toString(16)}x`);

const makeFormToken = (form: string): string => `f${escapeSigns(form)}`;
const nameToken = (neutral: string): string => `n${escapeSigns(neutral)}`;
const makeConceptToken = (concept: number): string => `c${concept}`;
/** Not a possible word: replaces a word that was not found. */
export const NOWHERE_TOKEN = 'zz';

interface Names {
  /** Names of one word that each thing with several names has. */
  readonly ofConcept: readonly (readonly string[])[];
  readonly ofForm: ReadonlyMap<string, readonly string[]>;
}

function readNames(): Names {
  const lines = SYNONYMS.split('\n').filter((line) => line.trim() !== '');
  const ofConcept = lines.map((line) =>
    line.split(',').flatMap((name) => {
      const [word, ...others] = findWords(name);
      return word && others.length === 0 ? [word.neutral] : [];
    }),
  );
  const ofForm = new Map<string, string[]>();
  for (const name of new Set(ofConcept.flat())) {
    const form = reduceToForm(name);
    ofForm.set(form, [...(ofForm.get(form) ?? []), name]);
  }
  return { ofConcept, ofForm };
}

let known: Names | null = null;
const loadNames = (): Names => (known ??= readNames());

/**
 * Every token that finds a text: the word family of each word, and all names of a concept. So a word of a query is a
 * single token, and the server needs no synonyms.
 */
export function listTokens(text: string): string[] {
  const words = findWords(text);
  const neutrals = words.map(({ neutral }) => neutral);
  const { ofConcept, ofForm } = loadNames();
  const tokens = words.flatMap(({ folded }, at) => {
    const concepts = findNamesAt(neutrals, at).flatMap((name) => name.concepts);
    const named = concepts.flatMap((concept) => [
      makeConceptToken(concept),
      ...(ofConcept[concept] ?? []).map(nameToken),
    ]);
    if (STOP_WORDS.has(folded)) return named;
    const form = reduceToForm(folded);
    return [makeFormToken(form), ...(ofForm.get(form) ?? []).map(nameToken), ...named];
  });
  return [...new Set(tokens)];
}

/** The folded words of a text: candidates for correcting typing errors. */
export function getTerms(text: string): string[] {
  const folded = findWords(text).map((word) => word.folded);
  return [...new Set(folded)].filter((word) => !STOP_WORDS.has(word));
}

/** The token of one folded word: its concept if it names one, otherwise its family. */
export const computeTermToken = (term: string): string =>
  findConceptsOfWord(term).length > 0 ? nameToken(reduceToNeutral(term)) : makeFormToken(reduceToForm(term));

/** Alternative tokens of a name with several words. */
export const listNameTokens = ({ concepts }: Pick<QueryWord, 'concepts'>): string[] =>
  concepts.map(makeConceptToken);
