import { BEYOND, DEEPER } from '../generated/answers.ts';
import { PASSAGES, type Play } from '../library/index.ts';
import { countWords } from './tokens.ts';

const MOST_WORDS = 45;

/** The first sentences of a text, as many as fit. */
function cutToOpening(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  while (sentences.length > 1 && countWords(sentences.join(' ')) > MOST_WORDS) sentences.pop();
  const said = sentences.join(' ');
  return countWords(said) > MOST_WORDS || /[{}[\]]/u.test(said) ? '' : said;
}

/** The same advice one level deeper: the words of its source, and the person's own case. */
export function deepenPlay(play: Play): Play {
  const [passage] = play.passages.flatMap(
    (id) => PASSAGES.find((one) => one.id === id && one.type !== 'law') ?? [],
  );
  const quote = passage ? cutToOpening(passage.text) : '';
  return { ...play, ...DEEPER, situation: quote === '' ? [BEYOND] : [quote, BEYOND] };
}
