import { type Finder, formatLabel } from './finder.ts';
import { CONDITION_END as CLAUSE_END, MOVE, SHIFT, TRAVEL } from '../../generated/phrases/terms.ts';

/** Conditions that only the person can answer, by kind. On folded text; never a gap. */
const CONDITIONS: readonly (readonly [string, RegExp])[] = [
  ['travel', TRAVEL],
  ['move', MOVE],
  [
    'vehicle',
    /(?<!\p{L})(?:(?:possuir |ter )?(?:veiculo|carro|moto|motocicleta|conducao|notebook|computador) propri[oa]|own (?:car|vehicle))(?!\p{L})/u,
  ],
  ['shift', SHIFT],
  [
    'availability',
    /(?<!\p{L})(?:(?:ter )?disponibilidade (?:imediata|integral|para|de|total)|inicio imediato|available immediately|availability to)(?!\p{L})/u,
  ],
  [
    'age',
    /(?<!\p{L})(?:maior(?:es)? de (?:idade|18|dezoito)|(?:idade )?(?:acima|a partir) de 18 anos|(?:ter |idade )?(?:entre|de) 1[4-8] (?:e|a) \d{2} anos)/u,
  ],
  [
    'record',
    /(?<!\p{L})nao (?:possuir|ter|possua|tenha) (?:pont(?:os|uacao)|multas?|restric\p{L}+|pendencias?|antecedentes)(?!\p{L})/u,
  ],
  ['past', /(?<!\p{L})nao (?:possuir|ter|possua|tenha) (?:parentes\p{L}*|vinculo|sido|trabalhado)(?!\p{L})/u],
];

/** Conditions of work: travel, shifts, moving, an own vehicle. One of each kind. */
export const findConditions: Finder = ({ text, folded: { folded, toOriginal } }) => {
  const taken: { start: number; end: number }[] = [];
  return CONDITIONS.flatMap(([kind, pattern]) => {
    const match = pattern.exec(folded);
    if (!match) return [];
    const tail = folded.slice(match.index + match[0].length);
    const length = tail.search(CLAUSE_END);
    const end = match.index + match[0].length + (length < 0 ? tail.length : length);
    if (taken.some((other) => match.index < other.end && end > other.start)) return [];
    taken.push({ start: match.index, end });
    const range = { start: toOriginal(match.index), end: toOriginal(end) };
    return [
      {
        ...range,
        key: `condition-${kind}`,
        label: formatLabel(text.slice(range.start, range.end)),
        kind: 'condition' as const,
        skillId: null,
        alternatives: [],
        blocks: 'never' as const,
      },
    ];
  });
};
