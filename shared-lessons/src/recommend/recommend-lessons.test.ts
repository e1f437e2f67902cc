import { DAY_MS } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { describe, expect, it } from 'vitest';
import type { Gap, LessonProgress, PlanTask } from '@aura/shared-domain';
import { recommendLessons } from './recommend-lessons.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

const gap = (skillId: string, priority: number): Gap => ({
  id: `gap_${skillId}`,
  skillId,
  title: `Título de ${skillId}`,
  kind: 'important',
  grade: 'absent',
  impact: 0.5,
  effort: 2,
  priority,
  why: '',
  adjacentEvidence: [],
});

const task = (tool: string | null, changes: Partial<PlanTask> = {}) =>
  makeTask({ id: 't1', title: 'Treinar', tool, ...changes });

const completed = (lessonId: string, days: number): LessonProgress => ({
  lessonId,
  completedAt: new Date(NOW.getTime() - days * DAY_MS),
  completedBy: 'reading',
  cards: {},
  nextDueAt: null,
  updatedAt: NOW,
});

const recommend = (input: Partial<Parameters<typeof recommendLessons>[0]>) =>
  recommendLessons({ gaps: [], plan: [], progress: [], now: NOW, ...input });
const ids = (input: Parameters<typeof recommend>[0]) => recommend(input).map(({ lesson }) => lesson.id);

describe('recommendLessons', () => {
  it('recommends nothing without a reason', () => {
    expect(recommend({})).toEqual([]);
    expect(recommend({ gaps: [gap('torno-mecanico', 1)], plan: [task(null), task('/outra')] })).toEqual([]);
  });

  it('puts help with the weightiest gaps first, and names the gap', () => {
    const gaps = [gap('influencia-persuasao', 0.2), gap('aprendizado-continuo', 0.6)];
    expect(recommend({ gaps })).toMatchObject([
      {
        lesson: { id: 'aprender-com-pouco-tempo' },
        why: 'Ajuda com uma lacuna do seu diagnóstico: Título de aprendizado-continuo.',
      },
      { lesson: { id: 'negociacao-salarial' } },
    ]);
  });

  it('adds up the gaps that one lesson helps with, and names the largest', () => {
    const gaps = [
      gap('aprendizado-continuo', 0.5),
      gap('negociacao', 0.3),
      gap('influencia-persuasao', 0.35),
    ];
    const [first] = recommend({ gaps });
    expect(first?.lesson.id).toBe('negociacao-salarial');
    expect(first?.why).toContain('influencia-persuasao');
  });

  it('goes with the open tasks of the plan, the nearest first, and names the task', () => {
    const plan = [
      task('/buscador-vagas', { id: 't2', horizon: 60, title: 'Ler cinco vagas' }),
      task('/simulador-entrevista', { title: 'Treinar uma entrevista.' }),
    ];
    const found = recommend({ plan });
    expect(found[0]?.lesson.topics).toContain('interview');
    expect(found[0]?.why).toBe('Combina com uma tarefa do seu plano: Treinar uma entrevista.');
    const topics = found.map(({ lesson }) => (lesson.topics.includes('interview') ? 'interview' : 'jobs'));
    expect(topics).toEqual(topics.toSorted());
    expect(new Set(topics).size).toBe(2);
  });

  it('weighs many tasks of one tool as one', () => {
    const plan = [1, 2, 3, 4].map((at) => task('/otimizador-linkedin', { id: `t${at}` }));
    expect(ids({ plan, gaps: [gap('negociacao', 0.5)] })[0]).toBe('negociacao-salarial');
  });

  it('never recommends a lesson of a trade for a task, only for a gap', () => {
    const tools = [
      '/otimizador-curriculo',
      '/otimizador-linkedin',
      '/buscador-vagas',
      '/simulador-entrevista',
    ];
    const plan = [...tools, '/mapeamento-comportamental', '/micro-learnings'].map((tool) => task(tool));
    const trades = recommend({ plan }).filter(({ lesson }) => lesson.topics.includes('trade'));
    expect(trades).toEqual([]);
    expect(ids({ gaps: [gap('nr-10', 0.5)] })[0]).toBe('nr-10-antes-de-tocar');
  });

  it('leaves done tasks out', () => {
    expect(recommend({ plan: [task('/simulador-entrevista', { completed: true })] })).toEqual([]);
  });

  it('leaves out recently completed lessons, and brings them back later', () => {
    const gaps = [gap('influencia-persuasao', 0.9)];
    for (const days of [0, 30, -3])
      expect(ids({ gaps, progress: [completed('negociacao-salarial', days)] })).toEqual([]);
    expect(ids({ gaps, progress: [completed('negociacao-salarial', 90)] })).toEqual(['negociacao-salarial']);
  });

  it('keeps started and uncompleted lessons in the list', () => {
    const begun = { ...completed('negociacao-salarial', 0), completedAt: null };
    expect(ids({ gaps: [gap('influencia-persuasao', 0.9)], progress: [begun] })).toEqual([
      'negociacao-salarial',
    ]);
  });

  it('gives the same result in any order of input', () => {
    const gaps = ['comunicacao', 'gestao-tempo', 'autonomia'].map((id) => gap(id, 0.3));
    const plan = [task('/buscador-vagas'), task('/otimizador-curriculo', { id: 't2' })];
    expect(ids({ gaps: gaps.toReversed(), plan: plan.toReversed() })).toEqual(ids({ gaps, plan }));
  });
});
