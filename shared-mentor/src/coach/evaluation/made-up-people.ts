import {
  type DiagnosisResult,
  createEmptyResume,
  makeScore,
  createProfile,
  type PlanTask,
} from '@aura/shared-domain';
import type { PersonRecord } from '../../person/record.ts';

/** Invented people, from one without any known fact to one with all. */

const NOW = new Date('2026-11-20T12:00:00Z');

const makeTask = (id: string, title: string, completed: boolean): PlanTask => ({
  id,
  title,
  description: 'Uma entrega pequena.',
  horizon: 30,
  effortMinutes: 60,
  tool: null,
  doneWhen: 'Existe uma entrega.',
  evidenceAsked: 'A entrega.',
  gapId: null,
  completed,
});

const makeGap = (title: string, priority: number): DiagnosisResult['gaps'][number] => ({
  id: `gap-${priority}`,
  skillId: 'sql',
  title,
  kind: 'important',
  grade: 'absent',
  impact: 0.8,
  effort: 2,
  priority,
  why: 'Pesa no objetivo.',
  adjacentEvidence: [],
});

const diagnosis: DiagnosisResult = {
  version: 'test',
  variant: 'full',
  generatedAt: '2026-10-31T12:00:00Z',
  inputHash: 'test',
  goal: { title: 'Analista de dados', occupationId: null, horizonMonths: 12 },
  readiness: makeScore('test', {
    dimensions: [{ id: 'skills', label: 'Competências', weight: 1, value: 62, rule: 'test', evidence: [] }],
    ceilings: [],
  }),
  interests: null,
  anchors: [],
  strengths: [{ id: 's', title: 'Comunicação com clientes', why: 'Aparece no currículo.', evidence: [] }],
  gaps: [makeGap('Power BI', 2), makeGap('SQL', 3)],
  paths: [],
  plan: [],
  risks: [],
  whatWouldChange: [],
  notices: [],
};

const plan = [
  makeTask('a', 'Praticar “SQL” em um caso pequeno', false),
  makeTask('b', 'Dar número a três itens do currículo', true),
];

const resume = {
  ...createEmptyResume(),
  experiences: [
    {
      title: 'Assistente administrativa',
      company: 'Mercado Azul',
      location: '',
      start: '2021-03',
      end: null,
      current: true,
      items: ['Organizei o arquivo de notas fiscais'],
    },
    {
      title: 'Recepcionista',
      company: 'Clínica Sol',
      location: '',
      start: '2018',
      end: '2021',
      current: false,
      items: [],
    },
  ],
  education: [
    {
      institution: 'Faculdade Norte',
      degree: 'Tecnólogo',
      area: 'Gestão',
      location: '',
      start: null,
      end: '2020',
      current: false,
      items: [],
    },
  ],
};

const nobody: PersonRecord = {
  profile: createProfile('Pessoa'),
  resume: null,
  remembered: [],
  jobs: [],
  interviews: [],
  now: NOW,
};

const jobs: PersonRecord['jobs'] = [
  { id: 'j1', title: 'Analista de dados júnior', company: 'Banco Verde', stage: 'interview' },
  { id: 'j2', title: 'Assistente de planejamento', company: 'Oficina Sul', stage: 'offer' },
  { id: 'j3', title: 'Analista de negócios', company: 'Loja Norte', stage: 'applied' },
];

/** A person of each kind, by name of the kind. */
export const PEOPLE: Readonly<Record<string, PersonRecord>> = {
  nothing: nobody,
  goal: {
    ...nobody,
    profile: {
      ...nobody.profile,
      careerProfile: { skills: [], objetivos_carreira: ['Enfermeira coordenadora'] },
    },
  },
  diagnosis: { ...nobody, profile: { ...nobody.profile, lastDiagnosisResult: diagnosis, careerPlan: plan } },
  resume: { ...nobody, resume },
  jobs: { ...nobody, jobs },
  remembered: { ...nobody, remembered: [{ id: 'r1', text: 'Tem 3 horas por semana para estudar' }] },
  everything: {
    profile: { ...nobody.profile, lastDiagnosisResult: diagnosis, careerPlan: plan },
    resume,
    remembered: [{ id: 'r1', text: 'Tem 3 horas por semana para estudar' }],
    jobs,
    interviews: [{ id: 'i1', role: 'Analista de dados', overall: 58.4, weakest: 'result' }],
    now: NOW,
  },
};
