// @vitest-environment happy-dom
import { createProfile, type Gap, type PlanTask, type Profile } from '@aura/shared-domain';
import { makeDiagnosis, makeTask } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KnownElsewhere } from './known-elsewhere.tsx';

const person = vi.hoisted(() => ({ profile: {} as unknown }));
vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'signedIn', profile: person.profile }),
}));
afterEach(cleanup);

const gap = (id: string): Gap => ({
  id,
  skillId: id,
  title: id,
  kind: 'important',
  grade: 'absent',
  impact: 0.5,
  effort: 2,
  priority: 0.05,
  why: '',
  adjacentEvidence: [],
});

function show(...careerPlan: PlanTask[]) {
  cleanup();
  const profile: Profile = {
    ...createProfile('Ana'),
    careerPlan,
    lastDiagnosisResult: makeDiagnosis({ gaps: [gap('sql'), gap('excel')] }),
  };
  person.profile = profile;
  render(
    <SharedRouter accepts={() => true}>
      <KnownElsewhere />
    </SharedRouter>,
  );
}

test('counts the gaps with something left to do, as the mentor does', () => {
  show();
  expect(screen.getByText(/2 lacunas em aberto/u)).toBeTruthy();
  const done = makeTask({ id: 'a', gapId: 'sql', completed: true });
  show(done);
  expect(screen.getByText(/1 lacuna em aberto/u)).toBeTruthy();
  show(done, makeTask({ id: 'b', gapId: 'excel', completed: true }));
  expect(screen.getByText(/nenhuma lacuna em aberto/u)).toBeTruthy();
});
