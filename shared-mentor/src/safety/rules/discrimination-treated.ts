import {
  BETTER_OFF,
  BODY,
  DECIDES,
  FAITH_OR_ORIGIN,
  LAUGHED,
  LGBT,
  ME_TOO,
  RATHER,
  SKIN,
} from './discrimination-words.ts';
import type { Near } from './near.ts';

/** Laughed at, hidden, paid less, asked what nobody may ask: each entry one idea. */
export const TREATED_WORSE: readonly Near[] = [
  // Laughed at, suspected, put where nobody sees.
  ...[FAITH_OR_ORIGIN, BODY, LGBT].map((who) => ({
    all: [
      [who],
      [LAUGHED],
      ['me|meu|minha|el[ea]|de mim'],
      [DECIDES, 'colegas?|pessoal|povo|equipe|time|call|turma|estagio|trabalho|todos|todo mundo'],
    ],
    within: 22,
  })),
  {
    all: [
      [
        'carvao|ticao|macac[oa]|neguinh[oa]|saci|feijoada|cabelo de bombril|bombril|tizil|neguin\\w*|crioul[oa]|escravo\\w*|senzala|pixaim',
      ],
      ['cham\\w+|apelid\\w+|xing\\w+|fal\\w+|imit\\w+|joga\\w*|piad\\w+|diz\\w*|disse\\w*'],
      ['me|el[ea]|meu|minha|gente|comigo'],
    ],
    within: 14,
  },
  {
    all: [
      [SKIN],
      [
        'mochila\\w*|bolsa|revist\\w+|seguranca|segue\\w*|some alguma coisa|suspeit\\w+|desconfi\\w+|da (?:limpeza|faxina|copa)|jaleco|cozinha|estoque|fundo|saiu correndo|atendid[oa] por outr[oa]|troc(?:ou|aram)|riram|vaga tinha|somem|no (?:sol|pesado)|servico (?:pesado|sujo)',
      ],
      ['unic[oa]|me|minha|meu|so|eu'],
      [
        '(?:primeir[oa]|sempre|toda vez|quando|so|pede|pediu|pra eu|para eu|por outra|acabado|riram|coloc\\w+|botam?|acham|mandam?)',
      ],
    ],
    within: 30,
  },
  {
    all: [
      [
        'unic[oa] mulher|sou (?:a )?(?:engenheira|gerente|chefe|tecnica)|por ser mulher|so eu de mulher|mulher (?:na|no|aqui)',
      ],
      [
        'cafe|recados?|ata|balcao|louca|lanchinho|secretaria|fala\\w* por cima|interromp\\w+|nao (?:confia|respeita|obedece|ouve|leva)\\w*|pergunta\\w* pelo (?:chefe|engenheiro|responsavel)|piad\\w+',
      ],
      ['mand\\w+|pede\\w*|deixa\\w*|segundo|cliente\\w*|peoes|pedreir\\w+|homens?|colegas?|dono|chefe'],
    ],
    within: 26,
  },
  // Others get more for the same.
  { all: [[RATHER], [BETTER_OFF], [ME_TOO]], within: 24 },
  {
    all: [
      ['foto|meu nome|sobrenome|endereco|cep|bairro'],
      [
        'negr[oa]|pret[oa]|moro (?:na|no)|favela|periferia|indigena|trans|com(?:o)? (?:nome|joao|jose|maria|ana|pedro)|outro (?:nome|endereco|bairro)|nome (?:africano|arabe|estrangeiro|brasileiro)',
      ],
      ['somem|sum\\w+|nao (?:me )?cham\\w+|cham\\w+|cort\\w+|passou|elimin\\w+'],
      ['quando|depois|assim que|sem foto|com menos|porque|por causa'],
    ],
    within: 26,
  },
  // Made to promise, asked what nobody may ask and turned down for it.
  {
    all: [
      ['engravid\\w+|gravidez|ter filhos|casar'],
      ['assin\\w+|papel|termo|promet\\w+|compromet\\w+|garant\\w+|jur\\w+|declar\\w+'],
      ['nao (?:vou|vai|ia|pretendo)|proxim[oa]s|pelo menos|ate'],
    ],
    within: 20,
  },
  {
    all: [
      ['filh[oa]s?|casad[oa]|namorad[oa]|engravidar|bebe|crianca\\w*'],
      ['pergunt\\w+'],
      [
        '(?:sem|nao tivesse|nao tenha) (?:esse tipo|filhos|essas? preocupac\\w+|compromisso\\w*)|prefer\\w+|alguem sem|mais disponivel|nao (?:me )?(?:contrat|cham|passei)\\w*|me (?:cort|elimin|reprov|descart)\\w+|disponibilidade total',
      ],
    ],
    within: 28,
  },
  {
    all: [
      [
        'cumpri (?:a |minha )?pena|ex (?:presidiari[oa]|detent[oa])|egress[oa]|(?:fui|estive|fiquei) pres[oa]|sai da cadeia|antecedentes|passagem pela policia',
      ],
      [
        'cort\\w+|recus\\w+|elimin\\w+|bandido|nao (?:contrat|quer|dao|deram)\\w*|fech\\w+|some\\w*|sum\\w+|dispens\\w+',
      ],
      ['empresas?|vaga|rh|disse\\w*|ultimo|entrevista|puxa\\w*|patrao|chance'],
    ],
    within: 26,
  },
];
