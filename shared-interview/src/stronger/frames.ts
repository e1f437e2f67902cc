import type { GapToFill, Shape } from '@aura/shared-domain';

/** Part of a story that a sentence with a gap belongs to. */
export type Place = 'situation' | 'task' | 'action' | 'result' | 'reflection';

/** What somebody is asked for: a sentence that says nothing by itself, with the places to fill. */
export interface Frame {
  readonly pt: string;
  readonly en: string;
  /** One for each token, in the order of the text; questions are Portuguese whatever the answer is. */
  readonly asks: readonly { readonly kind: GapToFill['kind']; readonly question: string }[];
}

export type FrameName = Place | 'deadline' | 'ownPart' | 'numbers' | 'proof';

const STORY: Readonly<Record<FrameName, Frame>> = {
  situation: {
    pt: 'O cenário: [onde, quando e com quem?].',
    en: 'The setting: [where, when and with whom?].',
    asks: [
      {
        kind: 'context',
        question: 'Onde e quando isso aconteceu? Diga a empresa ou a área, o período e quem participou.',
      },
    ],
  },
  task: {
    pt: 'O meu objetivo era [qual objetivo, e até quando?].',
    en: 'My goal was [which goal, and by when?].',
    asks: [{ kind: 'context', question: 'O que você precisava alcançar, e até quando?' }],
  },
  deadline: {
    pt: 'O prazo era [qual prazo?].',
    en: 'The deadline was [which deadline?].',
    asks: [{ kind: 'context', question: 'Até quando era preciso? Se não havia prazo, apague a frase.' }],
  },
  action: {
    pt: 'O que eu fiz foi [o que você fez?].',
    en: 'My steps were [what did you do?].',
    asks: [{ kind: 'context', question: 'O que você decidiu e fez, passo a passo?' }],
  },
  ownPart: {
    pt: 'A minha parte foi [qual foi a sua parte?].',
    en: 'My own part was [what was your own part?].',
    asks: [{ kind: 'context', question: 'O que coube a você, e não ao grupo?' }],
  },
  result: {
    pt: 'No fim, [o que mudou?].',
    en: 'In the end, [what changed?].',
    asks: [
      {
        kind: 'result',
        question: 'O que mudou por causa disso, e quanto? Prazo, custo, qualidade, quantidade ou satisfação.',
      },
    ],
  },
  numbers: {
    pt: 'Em números: antes, [quanto antes?]; depois, [quanto depois?].',
    en: 'In numbers: before, [how much before?]; afterwards, [how much afterwards?].',
    asks: [
      {
        kind: 'number',
        question:
          'Qual era o número antes? Se não souber, uma estimativa que você possa explicar; se não couber um número, apague a frase.',
      },
      { kind: 'number', question: 'E depois?' },
    ],
  },
  proof: {
    pt: 'O que mostra isso: [que fato ou que número?].',
    en: 'The proof: [which fact or number?].',
    asks: [
      {
        kind: 'number',
        question: 'Que fato ou que número mostra essa mudança? Se não houver, apague a frase.',
      },
    ],
  },
  reflection: {
    pt: 'O que levo disso: [o que você aprendeu?].',
    en: 'My lesson: [what did you learn?].',
    asks: [{ kind: 'context', question: 'O que você aprendeu, ou faria de outro jeito hoje?' }],
  },
};

const PLAN: Readonly<Partial<Record<FrameName, Frame>>> = {
  situation: {
    pt: 'Antes de começar, eu precisaria saber [o quê?].',
    en: 'The first thing to find out would be [what?].',
    asks: [{ kind: 'context', question: 'Que informação ou que premissa decide o caminho?' }],
  },
  task: {
    pt: 'O objetivo seria [qual objetivo?].',
    en: 'The goal would be [which goal?].',
    asks: [{ kind: 'context', question: 'O que precisa ser alcançado, e até quando?' }],
  },
  action: {
    pt: 'Os passos seriam [quais passos?].',
    en: 'The steps would be [which steps?].',
    asks: [{ kind: 'context', question: 'O que você faria, em que ordem?' }],
  },
  result: {
    pt: 'Eu saberia que deu certo por [qual indicador?].',
    en: 'The measure of success would be [which measure?].',
    asks: [{ kind: 'result', question: 'Que número ou que mudança mostraria que deu certo?' }],
  },
  reflection: {
    pt: 'O maior risco seria [qual risco?].',
    en: 'The main risk would be [which risk?].',
    asks: [{ kind: 'context', question: 'O que poderia dar errado, e o que você faria então?' }],
  },
};

const PRESENTATION: Readonly<Partial<Record<FrameName, Frame>>> = {
  action: {
    pt: 'Uma experiência que mostra isso: [qual experiência?].',
    en: 'An experience that shows this: [which experience?].',
    asks: [{ kind: 'context', question: 'O que você fez que mostra isso na prática? Onde e quando?' }],
  },
  result: {
    pt: 'Um resultado desse trabalho: [qual resultado?].',
    en: 'A result of that work: [which result?].',
    asks: [
      {
        kind: 'result',
        question: 'Que resultado seu sustenta o que você diz, de preferência com um número?',
      },
    ],
  },
  reflection: {
    pt: 'Agora procuro [o que você procura?].',
    en: 'My next step: [what are you looking for?].',
    asks: [{ kind: 'context', question: 'O que você procura agora, e por que nesta vaga?' }],
  },
};

/** Frames by the shape of the question; a shape asks only for what it has a frame for. */
export const FRAMES: Readonly<Record<Shape, Readonly<Partial<Record<FrameName, Frame>>>>> = {
  story: STORY,
  plan: PLAN,
  presentation: PRESENTATION,
};
