import type { DocumentData } from 'firebase-admin/firestore';
import { readDiagnosis, type Grade } from '@aura/shared-domain';
import { chooseOne, createRandom } from '@aura/shared-company/testing';
import { makeDueTask, makePlan } from '../due-plans.ts';

/** Stored data of a person who uses the platform, without computed values. */
export interface RawPerson {
  readonly department: string;
  readonly shares: boolean;
  /** False for a person who never accepted. */
  readonly isMember: boolean;
  /** What their diagnosis found; null for none. */
  readonly diagnosis: {
    readonly strengths: readonly string[];
    readonly gaps: readonly { readonly skill: string; readonly grade: Grade }[];
  } | null;
  readonly tasks: { readonly total: number; readonly done: number };
  /** Days before the snapshot on which a task was completed, and a lesson practised. */
  readonly taskDays: readonly number[];
  readonly practiceDays: readonly number[];
  readonly lessons: readonly string[];
}

const SKILLS = ['sql', 'excel', 'comunicacao', 'lideranca', 'python', 'negociacao'];
const GRADES: readonly Grade[] = ['listed', 'inferred', 'adjacent', 'declared', 'absent'];
const LESSONS = ['feedback-construtivo', 'negociacao-salarial', 'primeiros-90-dias'];

export function rawPeople(count: number, seed: number): readonly RawPerson[] {
  const random = createRandom(seed);
  const days = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, () => Math.floor(random() * 90));
  return Array.from({ length: count }, (): RawPerson => {
    const known = SKILLS.filter(() => random() < 0.75).map((skill) => ({ skill, isGap: random() < 0.5 }));
    const total = 1 + Math.floor(random() * 6);
    const hasDiagnosis = random() < 0.75;
    return {
      department: `Departamento ${1 + Math.floor(random() ** 1.5 * 4)}`,
      isMember: random() < 0.85,
      shares: random() < 0.9,
      diagnosis: hasDiagnosis
        ? {
            strengths: known.filter(({ isGap }) => !isGap).map(({ skill }) => skill),
            gaps: known
              .filter(({ isGap }) => isGap)
              .map(({ skill }) => ({ skill, grade: chooseOne(random, GRADES) })),
          }
        : null,
      tasks: hasDiagnosis ? { total, done: Math.floor(random() * (total + 1)) } : { total: 0, done: 0 },
      taskDays: hasDiagnosis ? days(5) : [],
      practiceDays: days(6),
      lessons: LESSONS.filter(() => random() < 0.4),
    };
  });
}

/** The stored data about a person's learning. */
export type RawLearning = Pick<RawPerson, 'diagnosis' | 'tasks' | 'taskDays' | 'practiceDays' | 'lessons'>;

/** An instant of a run on Monday morning, less so many days and some hours: before the week of that run. */
const instantBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000 - 5 * 3_600_000);

/**
 * The documents of such a person at an instant, by path below `users/{uid}`; the empty path is the profile.
 * @param moments when they had their diagnosis, and completed their lessons
 */
export function documentsOf(
  person: RawLearning,
  at: Date,
  moments = { diagnosis: instantBefore(at, 80), lessons: instantBefore(at, 20) },
): Readonly<Record<string, DocumentData>> {
  const before = (days: number) => instantBefore(at, days);
  const plan = Array.from({ length: person.tasks.total }, (_, index) =>
    makeDueTask(`t${index}`, { completed: index < person.tasks.done }),
  );
  const stored = person.diagnosis && makePlan(moments.diagnosis.toISOString(), plan);
  const [evidence] =
    (stored && readDiagnosis(stored))?.strengths.flatMap((strength) => strength.evidence) ?? [];
  const span = evidence ?? { source: 'cv', docId: 'cv', start: 0, end: 3, excerpt: 'abc' };
  const profile: DocumentData = {
    name: 'Pessoa',
    resumeText: 'segredo do currículo',
    pointEntries: person.taskDays.length,
    ...(stored && {
      ...stored,
      lastDiagnosisResult: {
        ...stored.lastDiagnosisResult,
        strengths: (person.diagnosis?.strengths ?? []).map((skill) => ({
          id: `strength-${skill}`,
          title: skill,
          why: '',
          evidence: [span],
        })),
        gaps: (person.diagnosis?.gaps ?? []).map(({ skill, grade }) => gapIn(skill, grade)),
      },
    }),
  };
  const entries = person.taskDays.map((days, index): [string, DocumentData] => [
    `pointEvents/${index + 1}`,
    {
      entry: index + 1,
      type: 'task',
      target: `t${index}`,
      delta: 5,
      balance: 5,
      reason: '',
      at: before(days),
    },
  ]);
  // A day of practice counts from its middle: the previous day is between this number of days and one more ago.
  const practice = person.practiceDays.map((days) =>
    before(days + 1)
      .toISOString()
      .slice(0, 10),
  );
  const lessons = person.lessons.map((id): [string, DocumentData] => [
    `lessonProgress/${id}`,
    {
      lessonId: id,
      completedAt: moments.lessons,
      completedBy: 'reading',
      cards: {},
      nextDueAt: null,
      updatedAt: at,
    },
  ]);
  return {
    '': profile,
    ...Object.fromEntries(entries),
    ...Object.fromEntries(lessons),
    ...(practice.length > 0 && {
      'lessonState/practice': { days: practice.toSorted(), timeZone: 'America/Sao_Paulo' },
    }),
  };
}

const gapIn = (skill: string, grade: Grade) => ({
  id: `gap-${skill}`,
  skillId: skill,
  title: skill,
  kind: 'important',
  grade,
  impact: 0.5,
  effort: 2,
  priority: 0.1,
  why: '',
  adjacentEvidence: [],
});
