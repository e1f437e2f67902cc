import { buildWritingJob, type WritingTarget } from '@aura/shared-career';
import type { MentorAnswer, MentorPart, PersonFact, SafetyReply } from '@aura/shared-domain';
import type { PersonRecord, Turn } from '@aura/shared-mentor';
import type { MentorEngine } from '../../src/mentor/engine.ts';

/** The fixed answer of the test coach. */
export const COACH: readonly MentorPart[] = (
  [
    [
      'situation',
      'Seu objetivo pede planilhas e relatórios. Você já organizou 3 relatórios no trabalho. Isso conta a favor.',
    ],
    ['option', 'Você pode mostrar um relatório pronto. Serve quando a vaga pede exemplos.'],
    ['option', 'Você pode praticar com planilhas em casa. Serve quando falta tempo no trabalho.'],
    ['nextStep', 'Separe 15 minutos hoje. Escolha um relatório e escreva o que ele mudou.'],
    ['question', 'Qual relatório você escolheria?'],
  ] as const
).map(([kind, text]) => ({ kind, text, by: 'coach' }));

/** Texts of a model that say nothing new, by target. */
export const MODEL_TEXTS: Readonly<Record<string, string>> = {
  'part.0':
    'Você já organizou 3 relatórios no trabalho. Isso conta a favor: seu objetivo pede relatórios e planilhas.',
  'part.1': 'Mostrar um relatório pronto serve quando a vaga pede exemplos.',
  'part.2': 'Quando falta tempo no trabalho, você pode praticar com planilhas em casa.',
  'part.3': 'Hoje, separe 15 minutos. Escolha um relatório e escreva o que mudou com ele.',
  'part.4': 'Que relatório você escolheria?',
};

export const SAFETY: SafetyReply = {
  category: 'selfHarm',
  level: 'stop',
  title: 'Você não precisa passar por isso sozinho',
  paragraphs: ['Ligue para o CVV.'],
  contacts: [],
  checkedOn: '2026-11-01',
};

export const STEP = {
  type: 'createTask',
  title: 'Escrever o que um relatório mudou',
  description: 'Escolha um relatório e escreva o que ele mudou.',
  minutes: 15,
  doneWhen: 'Há três linhas escritas.',
} as const;

/** The recorded calls of the test coach, oldest first. */
export interface AskedOf {
  readonly text: string;
  readonly intent: MentorAnswer['intent'];
  readonly record: PersonRecord;
  readonly turns: readonly Turn[];
}

/**
 * A small engine of known behaviour: “perigo” is for safety, “xyz” is unclear, a message that begins with “E se” goes
 * on with what came before, and what is remembered is used. `asked` gathers what it advised on.
 */
export const makeCoach = (asked: AskedOf[] = []): MentorEngine => ({
  checkSafety: (text) => (text.includes('perigo') ? SAFETY : null),
  sensitiveIn: (text) => (text.includes('doença') ? 'health' : null),
  adsWanted: () => null,
  respond({ text, turns, record }) {
    if (text.includes('xyz'))
      return {
        kind: 'aside',
        reason: 'unclear',
        text: 'Não entendi.',
        suggestions: ['Como peço aumento?'],
      };
    const before = turns.at(-1) ?? null;
    const intent = (text.startsWith('E se') && before?.intent) || intentOf(text);
    const question = { text, intent, record, turns };
    asked.push(question);
    return { kind: 'advice', answer: answerTo(question) };
  },
  adviceJob: ({ parts }, { question, identity, goal }) =>
    buildWritingJob(
      parts.map(({ text }, at) => targetOf(text, at)),
      { goal: `${goal} ${question}`, identity },
    ),
  answerProblems: ({ parts }) =>
    parts.filter(({ text }) => /vai conseguir/u.test(text)).map(() => 'a promise'),
  partOfTarget: (id) => Number(id.slice('part.'.length)),
});

const intentOf = (text: string) => (text.includes('salário') ? 'salary' : 'plan');

const answerTo = ({ text, intent, record }: AskedOf): MentorAnswer => ({
  intent,
  play: `conselho: ${text}`,
  parts: COACH.map((part) => ({ ...part })),
  sources: [],
  factsUsed: record.remembered.map((fact): PersonFact => ({ ...fact, origin: 'remembered' })),
  actions: [STEP, { type: 'open', label: 'Abrir o otimizador de currículo', path: '/otimizador-curriculo' }],
});

const targetOf = (text: string, at: number): WritingTarget => ({
  id: `part.${at}`,
  kind: 'advice',
  before: '',
  template: { text, facts: [], gaps: [], writtenBy: 'template' },
  role: '',
  maxLength: 2 * text.length,
  multiline: false,
});
