import { ARCHETYPES, type BehaviorResult } from '@aura/shared-domain';
import type { HowTo } from './archetype-text.ts';
import { type Axes, BORDER } from '../scoring/axes.ts';

/** What is said where no tendency could be told. */
export interface BetweenText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What would help to tell. */
  readonly wouldHelp: readonly string[];
  readonly howTo: HowTo;
}

const CLEAR = {
  outer: {
    more: 'O que os outros esperam de você costuma ser feito: isso as respostas mostram.',
    less: 'Um pedido de fora, em geral, não basta para você agir: isso as respostas mostram.',
  },
  inner: {
    more: 'O que você combina consigo costuma acontecer: isso as respostas mostram.',
    less: 'O que você promete só a si costuma ficar para depois: isso as respostas mostram.',
  },
} as const;

const UNCLEAR = {
  outer:
    'O que elas não deixam dizer é como você responde ao que os outros esperam. Nessa parte, ficaram perto do meio.',
  inner:
    'O que elas não deixam dizer é como você responde ao que espera de si. Nessa parte, ficaram perto do meio.',
} as const;

const BOTH_UNCLEAR =
  'As respostas ficaram perto do meio, tanto sobre o que os outros esperam de você quanto sobre o que você ' +
  'espera de si. Não dá para dizer qual tendência aparece mais.';

const NO_GUESS =
  'Por isso não escolhemos por você: um palpite poderia levar o plano e os lembretes para o lado errado. ' +
  'Pode ser também que você varie com a situação; nesse caso, ficar no meio é a resposta certa.';

const WOULD_HELP = {
  outer:
    'Por duas semanas, repare nos pedidos que chegam: o que fez você começar logo, e o que fez você deixar para depois?',
  inner:
    'Por duas semanas, repare no que você promete só a si: o que andou sem alguém saber, e o que esperou alguém perguntar?',
} as const;

const AGAIN = [
  'Ao refazer, pense em um só lugar de trabalho e em situações dos últimos meses.',
  'Use o meio da escala só quando os dois lados acontecem com a mesma frequência.',
];

const HOW_TO: HowTo = {
  plan: [
    'Em uma semana, dê data às tarefas; na outra, conte a alguém o que vai fazer. Compare o que andou mais.',
    'Escreva junto de cada tarefa por que ela está no plano.',
  ],
  mentor: ['Peça duas formas de dar o próximo passo e diga depois qual funcionou.'],
  study: ['Experimente uma lição com hora marcada e outra escolhida no momento, e repare na diferença.'],
};

/** What the clear axis shows and the other one does not; one paragraph for both where neither tells. */
function findings({ outer, inner }: Axes): string[] {
  const isUnclear = { outer: Math.abs(outer) < BORDER, inner: Math.abs(inner) < BORDER };
  if (isUnclear.outer && isUnclear.inner) return [BOTH_UNCLEAR];
  return isUnclear.outer
    ? [CLEAR.inner[inner > 0 ? 'more' : 'less'], UNCLEAR.outer]
    : [CLEAR.outer[outer > 0 ? 'more' : 'less'], UNCLEAR.inner];
}

/** Says plainly what could not be told of a result without a tendency, and what would help. */
export function betweenText(result: Pick<BehaviorResult, 'between' | 'outer' | 'inner'>): BetweenText {
  const names = result.between?.map((id) => ARCHETYPES[id].name) ?? [];
  const unclear = (['outer', 'inner'] as const).filter((axis) => Math.abs(result[axis]) < BORDER);
  return {
    title: names.length === 0 ? 'Tendência indefinida' : `Indefinido entre ${names.join(' e ')}`,
    paragraphs: [findings(result).join(' '), NO_GUESS],
    wouldHelp: [...unclear.map((axis) => WOULD_HELP[axis]), ...AGAIN],
    howTo: HOW_TO,
  };
}
