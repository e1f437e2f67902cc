import {
  type DiagnosisAnswers,
  type DiagnosisResult,
  RIASEC_LETTERS,
  type RiasecLetter,
} from '@aura/shared-domain';
import { INTEREST_LETTERS, INTEREST_STATEMENTS } from '../../generated/interests.ts';
import { INTERESTS } from '../weights.ts';
import { join } from '../../wording/quote.ts';

type Profile = NonNullable<DiagnosisResult['interests']>;

/** The profile (null if the answers contain none), and notes for the person about it. */
export interface InterestReading {
  readonly profile: Profile | null;
  readonly notices: readonly string[];
}

const NOTICES = {
  straight:
    'Todas as frases de interesses receberam a mesma nota, então não dá para ver do que você gosta mais. Vale refazer essa etapa usando a escala inteira.',
  few: 'Algumas frases de interesses ficaram sem resposta; com pelo menos duas de cada tipo dá para montar o perfil.',
  hasty:
    'As frases de interesses foram respondidas muito depressa. Se o perfil não parecer com você, refaça essa etapa com calma.',
} as const;

const TIED: Partial<Record<number, string>> = { 2: 'Duas áreas', 3: 'Três áreas', 4: 'Quatro áreas' };
const CODE_LENGTH = 3;
const FEWEST_PER_LETTER = 2;

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

function listRatings(letter: RiasecLetter, ratings: Readonly<Record<string, number>>): number[] {
  return INTEREST_STATEMENTS.filter((statement) => statement.letter === letter).flatMap(({ id }) => {
    const rating = ratings[id];
    return rating === undefined ? [] : [rating];
  });
}

/** "a e b", or, where means are the same, which ones tie. */
function describe(code: readonly RiasecLetter[] | null, means: Readonly<Record<string, number>>): string {
  if (!code)
    return (
      'Seus interesses ainda estão pouco diferenciados: as seis áreas receberam notas parecidas. Isso não é ' +
      'um defeito; experimentar atividades diferentes costuma deixar as preferências mais nítidas.'
    );
  const described = code.map((letter) => INTEREST_LETTERS[letter].description);
  const [first = '', ...rest] = described;
  const top = means[code[0] ?? ''];
  const tied = Object.keys(means).filter((letter) => means[letter] === top) as RiasecLetter[];
  if (tied.length > 1) {
    const names = join(tied.map((letter) => INTEREST_LETTERS[letter].description));
    const last = described.slice(tied.length);
    const count = TIED[tied.length] ?? 'Várias áreas';
    return `${count} empatam no que mais atrai você: ${names}.${last.length > 0 ? ` Em seguida vem ${join(last)}.` : ''}`;
  }
  if (means[code[1] ?? ''] === means[code[2] ?? ''])
    return `O que mais atrai você é ${first}; em seguida, empatados, vêm ${join(rest)}.`;
  return `O que mais atrai você é ${first}; em seguida vêm ${join(rest)}.`;
}

/**
 * The interest profile (RIASEC): mean agreement per letter, the three strongest letters as the code, the spread of
 * the means as differentiation. Ties follow the order R-I-A-S-E-C. A spread under 0.6 gives no code; the same rating
 * throughout gives no profile.
 */
export function readInterests(interests: DiagnosisAnswers['interests']): InterestReading {
  if (!interests) return { profile: null, notices: [] };
  const perLetter = RIASEC_LETTERS.map((letter) => ({
    letter,
    ratings: listRatings(letter, interests.ratings),
  }));
  const all = perLetter.flatMap(({ ratings }) => ratings);
  if (perLetter.some(({ ratings }) => ratings.length < FEWEST_PER_LETTER)) {
    return { profile: null, notices: all.length === 0 ? [] : [NOTICES.few] };
  }
  if (new Set(all).size === 1) return { profile: null, notices: [NOTICES.straight] };
  const means = perLetter.map(({ letter, ratings }) => ({ letter, mean: computeMean(ratings) }));
  const values = means.map((entry) => entry.mean);
  const differentiation = roundToHundredth(Math.max(...values) - Math.min(...values));
  const strongest = [...means].toSorted((a, b) => b.mean - a.mean).slice(0, CODE_LENGTH);
  const code = differentiation < INTERESTS.flat ? null : strongest.map((entry) => entry.letter);
  return {
    profile: {
      means: Object.fromEntries(means.map((entry) => [entry.letter, roundToHundredth(entry.mean)])),
      code: code?.join('') ?? null,
      differentiation,
      sentence: describe(code, Object.fromEntries(means.map((entry) => [entry.letter, entry.mean]))),
    },
    notices: interests.elapsedMs / all.length < INTERESTS.hastyMs ? [NOTICES.hasty] : [],
  };
}
