import { foldText, readDates, readNumbers } from '@aura/shared-career';

/** What may stand behind a number without being what is counted. Folded. */
const NOT_COUNTED =
  /^(?:a|o|as|os|e|ou|de|d[aeo]s?|em|n[ao]s?|por|para|com|que|mais|menos|deles|delas|ou|and|or|of|in|to|on|the|a|more|less|for|per)$/u;

/** Numbers that say something by themselves: with a unit, or with the word that they count. */
export function numbersIn(text: string): string[] {
  const { quantities } = readNumbers(text, readDates(text));
  const shown = quantities.flatMap(({ start, end, unit }) => {
    const written = text.slice(start, end).trim();
    if (unit !== '') return [written];
    const next = /^\s(\p{L}+)/u.exec(text.slice(end))?.[1];
    return next === undefined || NOT_COUNTED.test(foldText(next).folded) ? [] : [`${written} ${next}`];
  });
  return [...new Set(shown)];
}
