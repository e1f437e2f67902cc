import { expect, test } from 'vitest';
import { BADGES, type BadgeId } from '../badges/catalogue.ts';
import { createProfile } from '../profile/profile-schema.ts';
import { makeTask } from '../testing/index.ts';
import { listJourneySteps, mayAdvance } from './journey.ts';

const held = (...ids: BadgeId[]) =>
  ids.map((id) => ({ ...BADGES[id], achievedDate: '2026-03-01T12:00:00.000Z' }));
const tasks = (tool: string, ...done: boolean[]) =>
  done.map((completed, at) => makeTask({ id: `${tool}${at}`, tool, completed }));
const inPhase = (
  journeyPhase: number,
  badges: ReturnType<typeof held>,
  careerPlan: ReturnType<typeof tasks>,
) => ({
  ...createProfile('Ana'),
  journeyPhase,
  badges,
  careerPlan,
});

test('one search is no end of the search while the plan has open tasks about jobs', () => {
  const searched = held('cacador_elite');
  const begun = inPhase(4, searched, tasks('/buscador-vagas', true, false));
  expect(mayAdvance(begun)).toBe(false);
  expect(listJourneySteps(begun).at(-1)?.text).toBe('Concluir 2 tarefas do plano sobre vagas (1 de 2)');
  expect(mayAdvance(inPhase(4, searched, tasks('/buscador-vagas', true, true)))).toBe(true);
  expect(mayAdvance(inPhase(4, [], tasks('/buscador-vagas', true, true)))).toBe(false);
});

test('a phase asks for three tasks at most, and for none that the plan lacks', () => {
  const ready = held('arquiteto_curriculo', 'voz_de_dono');
  const many = [
    ...tasks('/otimizador-curriculo', true, true, false, false),
    ...tasks('/simulador-entrevista', true),
  ];
  expect(mayAdvance(inPhase(3, ready, many))).toBe(true);
  expect(mayAdvance(inPhase(3, ready, many.slice(0, 4)))).toBe(false);
  expect(mayAdvance(inPhase(3, ready, tasks('/mentor-ia', false)))).toBe(true);
});
