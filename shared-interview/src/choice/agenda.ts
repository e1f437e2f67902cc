import type { InterviewKind, Topic } from '@aura/shared-domain';

/** What a kind of interview asks about, in turns. */
export interface Agenda {
  readonly language: 'pt' | 'en';
  /** Topic of the first question: who one is and why one is there; null where work itself comes first. */
  readonly opener: Topic | null;
  /** Groups of topics; those of a group come in any order, each once, before the next group begins. */
  readonly turns: readonly (readonly Topic[])[];
}

const CONDUCT: readonly Topic[] = [
  'communication',
  'teamwork',
  'leadership',
  'problemSolving',
  'adaptability',
  'delivery',
  'customer',
  'integrity',
];

/** When every topic had its turn the turns begin anew. */
export const AGENDAS: Readonly<Record<InterviewKind, Agenda>> = {
  hr: { language: 'pt', opener: 'motivation', turns: [CONDUCT] },
  manager: {
    language: 'pt',
    opener: null,
    turns: [
      ['technical'],
      ['delivery', 'problemSolving', 'leadership'],
      ['adaptability', 'customer', 'teamwork'],
    ],
  },
  technical: { language: 'pt', opener: null, turns: [['technical']] },
  case: { language: 'pt', opener: null, turns: [['case']] },
  english: { language: 'en', opener: 'motivation', turns: [CONDUCT] },
};
