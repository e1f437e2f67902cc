import type { DraftedText, Evidence, Fact, GapToFill } from '@aura/shared-domain';
import { computeStableHash } from '../../hash/index.ts';

/** A stretch of the person's own words with the fact that it rests on. */
export interface OwnWords {
  readonly text: string;
  readonly fact: Fact;
}

/** A fact; its id follows from the words, so that it stays when lines move. */
export function buildFact(text: string, evidence: Evidence): Fact {
  return { id: `f-${computeStableHash(text).slice(0, 10)}`, text, evidence };
}

/** The gaps that a drafted text may ask for, each with the question that fills it. */
export const GAPS = {
  result: {
    token: '[resultado]',
    kind: 'result',
    question:
      'Que resultado do seu trabalho você pode contar? Por exemplo: quanto mudou, em quanto tempo, para quantas pessoas.',
  },
  audience: {
    token: '[para quem]',
    kind: 'context',
    question:
      'Para quem é o seu trabalho? Por exemplo: lojas de bairro, pacientes de UTI, turmas do ensino médio.',
  },
  specialty: {
    token: '[especialidade]',
    kind: 'tool',
    question: 'Que ferramenta ou especialidade você mais usa?',
  },
  role: {
    token: '[cargo]',
    kind: 'context',
    question: 'Qual é o seu cargo ou a área em que você trabalha?',
  },
  action: {
    token: '[ação]',
    kind: 'context',
    question: 'O que você fez, em uma palavra? Por exemplo: coordenei, organizei, atendi.',
  },
  amount: {
    token: '[quanto?]',
    kind: 'number',
    question: 'Quanto? Por exemplo: quantas pessoas, quanto tempo, que volume, quanto mudou.',
  },
  task: {
    token: '[o quê?]',
    kind: 'context',
    question: 'O que ficou pronto ou melhor por causa do seu trabalho nesse cargo?',
  },
} as const satisfies Readonly<Record<string, GapToFill>>;

const ALL_GAPS: readonly GapToFill[] = Object.values(GAPS);

/** A text with the facts it rests on, each once, and the gaps whose tokens stand in it. */
export function buildDraftedText(text: string, words: readonly OwnWords[]): DraftedText {
  return {
    text,
    facts: [...new Map(words.map(({ fact }) => [fact.id, fact])).values()],
    gaps: ALL_GAPS.filter(({ token }) => text.includes(token)),
    writtenBy: 'template',
  };
}
