import type { TextRange } from '@aura/shared-career';
import type { Filler } from './answer-reading.ts';

interface Habit {
  readonly word: string;
  readonly pattern: RegExp;
}

const whole = (word: string, body: string, before = '', after = ''): Habit => ({
  word,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${before}(?:${body})(?![\p{L}\p{N}])${after}`, 'giu'),
});

/** Words that fill a silence, by the written text: accents tell "né" and "é…" from "e". */
const HABITS: Readonly<Record<'pt' | 'en', readonly Habit[]>> = {
  pt: [
    whole('né', 'né|não é\\?'),
    // "Um tipo de", "que tipo" name a kind.
    whole(
      'tipo',
      'tipo',
      '(?<!(?:um|o|do|no|esse|este|desse|deste|nesse|cada|que|outro|mesmo|todo|qualquer|único|pelo|ao|de|qual|com esse) )',
      '(?!\\s+(?:de|d[ao]s?)(?!\\p{L}))',
    ),
    whole('é…', 'é{2,}|é(?:\\s*(?:\\.{3}|…))|é,? é(?:,? é)*'),
    whole('hum', 'hu+m+|hm+|uhum|humm+'),
    whole('ahn', 'a+h+n+|ã+h*n*'),
    whole('ah', 'a+h+'),
    whole('eh', 'eh+|é+h+'),
    whole('sabe?', 'sabe\\s*\\?|(?<=,\\s)sabe(?=,)|sabe né|sabe como é|tá ligado'),
    whole('entendeu?', 'entendeu\\s*\\?|entende\\s*\\?'),
    whole('assim', 'tipo assim|assim,|assim assim|assim (?=né)'),
    whole('daí', 'daí', '', '(?!\\s+(?:em diante|para|pra))'),
    whole(
      'aí',
      'aí',
      '',
      '(?=[,\\s]+(?:eu|ele|ela|eles|elas|a gente|o|a|os|as|nós|foi|então|tipo|né)(?!\\p{L}))',
    ),
    whole('enfim', 'e,\\s+enfim|(?<=[,.…]\\s)enfim(?=,)'),
    whole('meio que', 'meio que'),
    whole('digamos', 'digamos(?: assim)?|vamos dizer(?: assim)?'),
    whole('tá', 'tá\\s*\\?|tá,|ok\\s*\\?|certo\\s*\\?'),
    { word: 'então', pattern: /(?<=^|[.!?…]\s+)(?:bom,? |é,? )?então(?!\p{L})/giu },
  ],
  en: [
    whole('um', 'u+m+|u+h+|e+r+m?|hm+'),
    whole('like', 'like', '(?<=,\\s|was |is )', '(?=,|\\s(?:oh|so|okay))'),
    whole('you know', 'you know', '', '(?!\\s+(?:that|how|what|the|if))'),
    whole('I mean', 'i mean'),
    whole('kind of', 'kind of|sort of', '(?<!(?:a|the|this|that|any|some|what|every) )'),
    whole('basically', 'basically'),
    whole('actually', 'actually'),
    { word: 'so', pattern: /(?<=^|[.!?…]\s+)so(?=[,\s])/giu },
  ],
};

/** Words that fill silences, those that are said most often first. */
export function readFillers(text: string, language: 'pt' | 'en'): Filler[] {
  return HABITS[language]
    .map(({ word, pattern }): Filler => {
      const at = [...text.matchAll(pattern)].map((match): TextRange => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
      return { word, at };
    })
    .filter(({ at }) => at.length > 0)
    .toSorted((a, b) => b.at.length - a.at.length);
}
