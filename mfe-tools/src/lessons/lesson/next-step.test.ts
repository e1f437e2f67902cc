import type { Gap, LessonProgress } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { LESSON_SUMMARIES, type LessonSummary } from '@aura/shared-lessons';
import { expect, test } from 'vitest';
import { chooseNextStep } from './next-step.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
const gap = (skillId: string): Gap => ({
  id: `gap-${skillId}`,
  skillId,
  title: skillId,
  kind: 'important',
  grade: 'absent',
  impact: 0.5,
  effort: 2,
  priority: 0.05,
  why: '',
  adjacentEvidence: [],
});
const EMPTY = { gaps: [], plan: [], progress: [], now: NOW };
const read = (lessonId: string): LessonProgress => ({
  lessonId,
  completedAt: NOW,
  completedBy: 'questions',
  cards: {},
  nextDueAt: null,
  updatedAt: NOW,
});

/** A skill with two lessons, and one of another skill. */
const summaries: readonly LessonSummary[] = LESSON_SUMMARIES;
const countFor = (skill: string) => summaries.filter(({ skills }) => skills.includes(skill)).length;
const shared = summaries.flatMap(({ skills }) => skills).find((skill) => countFor(skill) > 1) ?? '';
const [first, second] = summaries.filter(({ skills }) => skills.includes(shared)).map(({ id }) => id);

test('leads back to the task whose gap the lesson is about, as long as it is open', () => {
  const task = makeTask({ id: 't', gapId: 'gap-excel', title: 'Praticar Excel', tool: '/micro-learnings' });
  const [lesson] = summaries.filter(({ skills }) => skills[0] === 'excel').map(({ id }) => id);
  const step = (completed: boolean) =>
    chooseNextStep(lesson ?? '', { ...EMPTY, plan: [{ ...task, completed }] }, null);
  expect(step(false)).toEqual({
    to: '/diagnostico/resultado?aba=plano#como-t',
    call: 'Voltar à tarefa',
    what: 'Praticar Excel',
  });
  expect(step(true).call).toBe('Próxima lição');
});

test('leads back to the task in hand first', () => {
  const inHand = makeTask({ id: 'general', tool: '/micro-learnings', title: 'Ler uma lição' });
  const step = chooseNextStep(first ?? '', { ...EMPTY, plan: [makeTask({ id: 'other' }), inHand] }, inHand);
  expect(step.what).toBe('Ler uma lição');
});

test('without a task leads to another lesson on the same gap, then to any that was not read, then to the panel', () => {
  const other = summaries.flatMap(({ skills }) => skills).find((skill) => skill !== shared) ?? '';
  const gaps = [{ ...gap(other), priority: 0.9 }, gap(shared)];
  expect(chooseNextStep(first ?? '', { ...EMPTY, gaps }, null)).toMatchObject({
    to: `/micro-learnings/${second}`,
    call: 'Próxima lição',
  });
  const allButOne = summaries.slice(0, -1).map(({ id }) => read(id));
  expect(chooseNextStep('x', { ...EMPTY, progress: allButOne }, null).to).toBe(
    `/micro-learnings/${summaries.at(-1)?.id}`,
  );
  const all = summaries.map(({ id }) => read(id));
  expect(chooseNextStep('x', { ...EMPTY, progress: all }, null)).toMatchObject({ to: '/perfil' });
});
