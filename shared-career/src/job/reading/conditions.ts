import { type Finder, formatLabel } from './finder.ts';

/** Conditions that only the person can answer, by kind. On folded text; never a gap. */
const CONDITIONS: readonly (readonly [string, RegExp])[] = [
  [
    'travel',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:(?:ter )?(?:disponibilidade|disponivel|flexibilidade) (?:para|de|em) (?:realizar |`,
        String.raw`fazer )?(?:viaj|viage)\p{L}*|(?:viagens|viajar) (?:constantes|frequentes|esporadicas|`,
        String.raw`eventuais|a trabalho|nacionais)|(?:willing|able|availability) (?:to|for) travel\p{L}*|`,
        String.raw`travel (?:up to|required))`,
      ].join(''),
      'u',
    ),
  ],
  [
    'move',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:(?:ter )?(?:disponibilidade|disponivel) (?:para|de) (?:mudanca|mudar|residir|`,
        String.raw`morar)\p{L}*|(?:residir|morar|residencia|ser morador[a]?|moradores|reside) (?:em|n[ao]|`,
        String.raw`proxim[oa]|perto|d[aeo])(?!\p{L})|(?:willing|able) to relocate|must (?:live|reside|be based) in)`,
      ].join(''),
      'u',
    ),
  ],
  [
    'vehicle',
    /(?<!\p{L})(?:(?:possuir |ter )?(?:veiculo|carro|moto|motocicleta|conducao|notebook|computador) propri[oa]|own (?:car|vehicle))(?!\p{L})/u,
  ],
  [
    'shift',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:(?:ter )?(?:disponibilidade|disponivel|flexibilidade) (?:total )?(?:de|para|`,
        String.raw`no|em|a) (?:(?:atuar|trabalhar|fazer|cumprir)(?: (?:em|n[oa]s?|a|aos))? )?(?:horarios?|`,
        String.raw`turnos?|escalas?|plantao|plantoes|fins? de semana|finais de semana|feriados|sabados|domingos|`,
        String.raw`noite|noturn[oa]|plantoes|periodo|horas extras|rodizio|revezamento)|(?:escala|jornada|`,
        String.raw`regime|plantao|plantoes) (?:de )?(?:de plantao |de trabalho )?\d{1,2} ?x ?\d{1,2}|trabalhar (?:aos|`,
        String.raw`em|n[oa]s?|por|a) (?:fins? de semana|finais de semana|feriados|sabados|domingos|noite|`,
        String.raw`turnos?|escala)|(?:weekend|night|rotating|on-call) (?:shifts?|availability)|available (?:to work )?(?:on )?(?:weekends|nights|shifts))`,
      ].join(''),
      'u',
    ),
  ],
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

/** A condition extends to the end of its clause, unless another requirement follows "e". */
const CLAUSE_END = new RegExp(
  [
    String.raw`[,;.()]|\s(?:sera|seria|serao|desejave\p{L}+|obrigatori\p{L}+)(?!\p{L})|\se (?=experiencia|`,
    String.raw`conhecimento|dominio|boa|bom|ingles|cnh|habilitacao|possuir|ter |ensino|curso|carro|veiculo|disponibilidade)`,
  ].join(''),
  'u',
);

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
