import {
  doc,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';

/** A stored task of a career plan. */
export const task = (id: string, completed = false): DocumentData => ({
  id,
  title: `Tarefa ${id}`,
  description: 'Descrição da tarefa',
  horizon: 30,
  effortMinutes: 25,
  tool: null,
  doneWhen: 'Quando estiver pronta',
  evidenceAsked: 'Um link',
  gapId: null,
  completed,
});

export const notification = (id: string, read = false): DocumentData => ({
  id,
  text: `Aviso ${id}`,
  read,
  timestamp: '2026-11-01T12:00:00.000Z',
  link: '/perfil',
});

const HELD_BADGE: DocumentData = {
  id: 'protagonista_iniciante',
  name: 'Protagonista Iniciante',
  icon: 'compass',
  description: 'Concluiu o primeiro diagnóstico de carreira.',
  achievedDate: '2026-11-01T12:00:00.000Z',
};

/** A profile in which every field has a value. */
export const FULL_PROFILE: DocumentData = {
  name: 'Ana Souza',
  avatarUrl: 'https://exemplo.invalid/ana.png',
  role: 'colaborador',
  plan: 'freemium',
  credits: 3,
  acesso_expira_em: Timestamp.fromMillis(Date.UTC(2027, 0, 1)),
  stripeCustomerId: 'cus_ana',
  usageCounts: { diagnosticQuick: 1, mentorAI: 0 },
  usagePeriod: '2026-11',
  points: 40,
  pointEntries: 3,
  badges: [HELD_BADGE],
  careerProfile: { skills: ['Excel', 'SQL'], objetivos_carreira: ['Analista de dados'] },
  careerPlan: [task('t0'), task('t1', true), task('t2')],
  diagnosticoCompleto: true,
  lastDiagnosisResult: { version: '1', plan: [] },
  resumeText: 'Ana Souza, analista administrativa.',
  journeyPhase: 2,
  behavioralTestCompleted: false,
  notifications: [notification('n0'), notification('n1'), notification('n2', true)],
  readNotifications: ['n0'],
  recordCounts: { consents: 1, last: 'consents/resposta-1' },
};

/** Adds a document below a profile as a browser does, with its count. @param counts in place of the right ones */
export function addRecord(
  db: Firestore,
  path: string,
  data: DocumentData,
  counts: DocumentData = {},
): Promise<void> {
  const [users = '', uid = '', kind = '', id = ''] = path.split('/');
  const batch = writeBatch(db);
  batch.update(doc(db, users, uid), {
    [`recordCounts.${kind}`]: increment(1),
    'recordCounts.last': `${kind}/${id}`,
    ...counts,
  });
  batch.set(doc(db, path), data);
  return batch.commit();
}

/** A stored result of a behavioural mapping, at maximum length. */
export const MAPPING: DocumentData = {
  version: 'comp-1.0',
  archetype: null,
  between: ['questioner', 'rebel'],
  outer: -0.125,
  inner: 0.5,
  margin: 0.125,
  confidence: 'low',
  decisiveItems: ['o1', 'o2', 'i3'],
  consent: 1,
  answeredAt: '2026-11-10T12:00:00.000Z',
};

/** The entry that belongs to the completion of the first task of {@link FULL_PROFILE}. */
export const entryOfFlip = (changes: DocumentData = {}): DocumentData => ({
  entry: 4,
  type: 'task',
  target: 't0',
  delta: 5,
  balance: 45,
  reason: 'Tarefa concluída: Tarefa t0',
  at: serverTimestamp(),
  ...changes,
});

/** What accompanies a new CV or goal. */
export const RESET: DocumentData = { diagnosticoCompleto: false, lastDiagnosisResult: null, careerPlan: [] };
