import {
  BELITTLED,
  BODY,
  CARE,
  DECIDES,
  FAITH_OR_ORIGIN,
  LEARNED,
  LGBT,
  LOST,
  OLD,
  SAID,
  SKIN,
  WOMAN,
} from './discrimination-words.ts';
import type { Near } from './near.ts';

/** What was said of people like that, and what happened once it was known: each entry one idea. */
export const TURNED_AWAY: readonly Near[] = [
  {
    all: [
      [SAID],
      ['(?:com|por causa d) ?ess[ea] (?:sotaque|cabelo|idade|corpo|cara|barriga|barba|nome|cor|peso|jeito)'],
      ['nao (?:posso|pode|da|vou|vai|consigo|combin\\w+|serv\\w+|atend\\w+)|nunca|ninguem'],
    ],
    within: 16,
  },
  // What they said of people like that.
  ...[SKIN, FAITH_OR_ORIGIN, LGBT, BODY, WOMAN, CARE].map((who) => ({
    all: [[who], [SAID], [BELITTLED]],
    within: 24,
  })),
  { all: [[OLD], [SAID], [BELITTLED], [DECIDES]], within: 30 },
  {
    all: [
      [
        'nao (?:contrat|peg|aceit|quer)\\w*(?: \\w+){0,3}|ate|acima de|mais de|passou (?:d[aeo]s?|dos)|faixa etaria|limite(?: de idade)?|maximo',
      ],
      [
        '(?:acima|mais|passou|passaram|depois|maior(?:es)?)(?: d[aeo]s?)? (?:[3-7][0-9]|quarenta|cinquenta|sessenta)(?: anos)?(?! de (?:experiencia|empresa|casa))|ate [2-4][0-9] anos|faixa etaria|idade maxima',
      ],
      [
        'nao contrat\\w+|nao peg\\w+|respond\\w+|embora|demit\\w+|limp\\w+|cort\\w+|recus\\w+|disse\\w*|nao me encaix\\w+|falou|dispens\\w+|trocando',
      ],
      [DECIDES],
    ],
    within: 22,
  },
  // What happened once they knew or saw.
  ...[SKIN, FAITH_OR_ORIGIN, LGBT, BODY].map((who) => ({ all: [[who], [LEARNED], [LOST]], within: 26 })),
  {
    all: [
      [CARE],
      [LEARNED],
      [
        '(?:cancel|sum|retir|tir|cort|troc|desist|rebaix|mand\\w+ em|demit|deslig)(?:aram|ou|iram|iu|bora)|cargo era de outr\\w+|tratad[oa] como|perdi (?:o|a|meu|minha) (?:projeto|cargo|vaga|promocao|equipe|cliente\\w*)|nao renov\\w+|outra pessoa|desliga\\w*',
      ],
    ],
    within: 24,
  },
  ...[FAITH_OR_ORIGIN, BODY, LGBT, SKIN].map((who) => ({
    all: [
      [who],
      [LOST],
      [
        SAID,
        'ninguem|porque|por causa|por ser|nao deixam?|peoes|peao|apesar|alegando|para nao (?:pegar mal|assustar|incomodar|aparecer)',
      ],
    ],
    within: 24,
  })),
  {
    all: [
      ['levei (?:meu|minha) (?:namorad[oa]|marido|esposa)|minha namorada|meu namorado'],
      [
        'par(?:aram|ou) de|empresa de familia|me (?:olham|evitam|tiraram|afastaram)|escond\\w+|mudaram comigo',
      ],
    ],
    within: 24,
  },
];

/** What only sounds like it. */
export const NO_DISCRIMINATION: readonly string[] = [
  '(?:me sinto|me acho|sera que (?:eu )?(?:ja )?(?:sou|estou)|acho que (?:ja )?(?:sou|estou)|ja estou|estou|tenho medo de (?:ser|estar)) (?:muito |meio |um pouco )?(?:velh[oa]|nov[oa]|jovem|idos[oa])(?: demais)? (?:para|de)?(?: \\w+){0,3}',
  '(?:sera que )?(?:a )?minha idade (?:ainda )?(?:atrapalha|pesa|conta|importa|e um problema|e problema)(?= .*(?:trainee|estagio|concurso|como|curriculo|para concorrer|que faculdade))',
];
