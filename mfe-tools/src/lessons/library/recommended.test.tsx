// @vitest-environment happy-dom
import { createProfile, type Gap, type PlanTask, type Profile } from '@aura/shared-domain';
import { makeDiagnosis, makeTask } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Recommended } from './recommended.tsx';

const person = vi.hoisted(() => ({ profile: {} as unknown }));
vi.mock('@aura/shared-session', () => ({
  collection: () => ({}),
  useSession: () => ({ status: 'signedIn', profile: person.profile }),
}));
afterEach(cleanup);

const gap = (skillId: string, title: string): Gap => ({
  id: `gap-${skillId}`,
  skillId,
  title,
  kind: 'important',
  grade: 'absent',
  impact: 0.5,
  effort: 2,
  priority: 0.05,
  why: '',
  adjacentEvidence: [],
});

function show(gaps: readonly Gap[], careerPlan: readonly PlanTask[]) {
  const profile: Profile = {
    ...createProfile('Ana'),
    careerPlan: [...careerPlan],
    lastDiagnosisResult: makeDiagnosis({ gaps: [...gaps] }),
  };
  person.profile = profile;
  const state = { status: 'ready', lessons: [], practice: null } as const;
  render(
    <SharedRouter accepts={() => true}>
      <Recommended progress={{ state, reload: () => undefined, apply: () => undefined }} />
    </SharedRouter>,
  );
}
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('lessons on the gaps stand before lessons for tasks, whatever their priority', () => {
  show(
    [gap('visual-merchandising', 'Vitrine')],
    [makeTask({ id: 't1', tool: '/simulador-entrevista', title: 'Treinar uma entrevista' })],
  );
  expect(linksIn('Para as suas lacunas')).toEqual([
    ['Vitrine e exposição: o que se vê primeiro', '/micro-learnings/vitrine-e-exposicao'],
  ]);
  expect(linksIn('Para as tarefas do seu plano')).toHaveLength(3);
});

test('a gap without a lesson says so, and leads to the nearest task of the plan', () => {
  const gaps = [gap('torno-mecanico', 'Torno mecânico')];
  show(gaps, [makeTask({ id: 't2', gapId: 'gap-torno-mecanico', title: 'Tornear uma peça' })]);
  const section = screen.getByRole('region', { name: 'Para as suas lacunas' });
  expect(section.textContent).toContain('Torno mecânico: ainda não temos uma lição sobre isto.');
  expect(linksIn('Para as suas lacunas')).toEqual([
    ['Tornear uma peça', '/diagnostico/resultado?aba=plano#como-t2'],
  ]);
});
