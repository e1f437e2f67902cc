import { ANYBODY_AT_WORK, BOSS, DEPRIVED, INSULT, ON_PURPOSE } from './harassment-words.ts';
import type { Near } from './near.ts';

/** Left alone, called names, laughed at: told and not named, each entry one idea. */
export const HUMILIATED: readonly Near[] = [
  // Left without work or company, on purpose.
  { all: [[DEPRIVED], [ON_PURPOSE]], within: 40 },
  {
    all: [
      ['ninguem', 'quem', 'proib\\w+', 'mand\\w+'],
      ['(?:fal\\w+|convers\\w+|almoc\\w+|sentar?) (?:comigo|com (?:ele|ela))'],
      BOSS,
      ['proib\\w+|ordem|chamad[oa]|adverten\\w+|castig\\w+|cala\\w*'],
    ],
    within: 24,
  },
  // Called names, laughed at, before others or every day.
  {
    all: [
      [
        `(?:(?<!eu me )(?:cham|xing|trat)(?:a|am|ou|ando|ava|ar|aram)(?: \\w+){0,4} (?:de|que nem|feito|igual|como)(?: \\w+){0,2} ${INSULT}|me (?:esculach|esculhamb|detona|destrat|desmoraliz|descasc)\\w*|esculhambando)`,
      ],
      [...ANYBODY_AT_WORK, 'el[ea]s?'],
    ],
    within: 25,
  },
  {
    all: [
      [
        `(?:que )?(?:eu )?(?:sou|nao passo de|sou um|sou uma|nao sirvo|servia|sirvo|ele e|ela e)(?: \\w+)?(?: muito| tao| uma?| mesmo)? (?:${INSULT}|para nada|para limpar \\w+)|nem (?:para|pra)(?: \\w+){0,3} (?:serv\\w+|prest\\w+)`,
      ],
      BOSS,
      ['fal\\w+|diz\\w*|disse|grit\\w+|repet\\w+|microfone|audio\\w*|radio|manda|mandou|cham\\w+|escrev\\w+'],
    ],
    within: 18,
  },
  {
    all: [
      [
        'imit(?:a|am|ou|ando|ava|aram) (?:meu|minha|o meu|a minha|o jeito|como eu)(?! (?:sotaque|cabelo|fala do))',
        'microfone',
        'com deboche|debocha\\w*',
        'caricatura',
      ],
      ['(?:ri|riem|rindo|riam|riu|rir|risada\\w*|gargalh\\w+|acha\\w* graca|piada|voz alta|chacota)'],
      ANYBODY_AT_WORK,
    ],
    within: 30,
  },
  {
    all: [
      ['(?:deboch\\w+|ironi\\w+|em voz alta|na frente d\\w+|para todo mundo|para todos)'],
      [
        '(?:onde (?:eu )?(?:comprei|achei|arrumei)|comprou|comprei) (?:meu|o|seu) diploma|quem (?:me|te) contratou|minha mae devia|volta(?:r)? para o (?:primario|jardim)',
      ],
    ],
    within: 25,
  },
  {
    all: [
      [
        '(?:xinga|xingou|xingava|xingando|xingam|humilha\\w*|grit(?:a|ou|ava) com|berr(?:a|ou) com) (?:ele|ela|el[ea]s|os|as|o|a|minha|meu|todo|tod[oa]s|funcionari\\w+|estagiari\\w+|faxineir\\w+)',
      ],
      [...BOSS],
    ],
    within: 20,
  },
  {
    all: [
      [
        '(?:jog|atir|tac|arremess|despej|rasg|chut|amass|quebr|derrub|cosp|cusp)(?:a|ou|am|aram|ando|ava|iu|e)(?: \\w+){0,2} (?:marmita|panelas?|pratos?|meu relatorio|meus? pape(?:l|is)|pape(?:l|is)|cafe|caixa|grampeador|cadeira|caneta|celular|ferramenta|chave|minhas coisas|meu trabalho|prancheta|bandeja|em mim|na minha cara|meu uniforme)',
      ],
      [...BOSS, 'cozinha'],
    ],
    within: 25,
  },
  {
    all: [
      ['quadro|mural|ranking|lista|trofeu|premio|placa|cartaz|telao|grupo'],
      [`(?:${INSULT}|pior|tartaruga|lanterna) d[aeo] (?:semana|mes|dia|ano|equipe|setor)`],
    ],
    within: 12,
  },
  {
    all: [
      ['sou|virei|somos'],
      [
        '(?:a |o |de )?(?:piada|chacota|palhac[oa]|saco de pancadas?|bode expiatorio) d[oae] (?:escritorio|equipe|turma|setor|loja|firma|empresa|time|departamento|andar|trabalho)',
      ],
    ],
    within: 5,
  },
  {
    all: [
      ['invent\\w+|espalh\\w+|desenh\\w+|montag\\w+|pendur\\w+|colaram|bilhetes?|boatos?|fofoc\\w+'],
      [
        '(?:um )?caso com|amante|(?:montagem|desenho|foto|boatos?|mentiras?|fofocas?) (?:minha|de mim|sobre mim|no banheiro|no vestiario|no mural)|sou (?:mau carater|ladr\\w+|louc[oa]|vagabund[oa]|put[ao])|meu corpo',
      ],
      ANYBODY_AT_WORK,
    ],
    within: 30,
  },
  {
    all: [
      ['trote|prender\\w+|tranc(?:aram|ou|am)|passaram|amarr\\w+'],
      ['graxa|banheiro|camara fria|deposito|armario|porao|tinta|no escuro|filmou|filmaram'],
      ['nov[oa]|novat[oa]|calour[oa]|aprendiz|estagiari[oa]|me|(?:ele|ela)'],
      ANYBODY_AT_WORK,
    ],
    within: 25,
  },
];

/** What only sounds like it. */
export const NO_HARASSMENT: readonly string[] = [
  'gritou comigo (?:ontem|hoje|uma vez)(?= .*(?:peco demissao|antes de sair|como (?:convers|retom)\\w+))',
  '(?:minhas pernas|meu peito|meu corpo|minha bunda|minhas costas)(?: \\w+){0,4} (?:cansa\\w*|doi|doem|inch\\w*|cheias? de|formig\\w*|dor\\w*|arde\\w*|coca\\w*|travad\\w*|aguenta\\w*)',
  '(?:uma? |os |as )?clientes? (?:que )?(?:grit|xing|berr)\\w+(?: muito| comigo)?(?= .*(?:profissionalismo|como atend|como lid|treino|entrevista))',
  '(?:sem|nao quero|evitar|nunca) (?:humilhar|ofender|constranger|expor|gritar|xingar)(?: \\w+){0,2}',
  'em cima de mim(?: o dia (?:inteiro|todo))?(?: \\w+){0,2} (?:conferindo|cobrando|revisando|verificando|perguntando|checando|olhando a planilha)',
  '(?:tcc?|monografia|dissertacao|tese|artigo)(?: \\w+){0,4} (?:sobre|de) assedi*(?: moral| sexual)?',
  '(?:como|o que) (?:eu )?(?:lidaria|faria|agiria|trataria)(?: \\w+){0,6} assedi*(?: moral| sexual)?',
  '(?:colega|amig[oa]|liderad[oa]|funcionari[oa]|estagiari[oa])(?: \\w+){0,2} sofreu assedio(?= .*(?:como lider|apoiar))',
];
