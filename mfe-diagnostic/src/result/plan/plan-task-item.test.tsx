// @vitest-environment happy-dom
import { makeTask } from '@aura/shared-domain/testing';
import { applyChange, createProfile, setTaskCompleted, type Profile } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PlanTaskItem } from './plan-task-item.tsx';

afterEach(cleanup);

const task = makeTask({
  id: 't1',
  title: 'Publicar um painel de vendas',
  description: 'Com dados abertos.',
  effortMinutes: 90,
  tool: '/mentor-ia',
  doneWhen: 'O painel abre por um link.',
  evidenceAsked: 'O link.',
  gapId: 'g1',
});

/** The plan of a profile in memory, changed by the same transitions as the stored one. */
function Plan() {
  const [profile, setProfile] = useState<Profile>({ ...createProfile('Ana'), careerPlan: [task] });
  const shown = profile.careerPlan[0] ?? task;
  const toggle = () =>
    setProfile((now) => applyChange(now, setTaskCompleted(now, shown.id, !shown.completed) ?? {}));
  return (
    <SharedRouter>
      <PlanTaskItem task={shown} lesson={null} onToggle={toggle} />
      <p>{profile.points} pontos</p>
    </SharedRouter>
  );
}

test('checking the task completes it and adds the points, unchecking reverts both', () => {
  render(<Plan />);
  const box = screen.getByRole('checkbox', { name: task.title }) as HTMLInputElement;
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(screen.getByText('5 pontos')).toBeTruthy();
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  expect(screen.getByText('0 pontos')).toBeTruthy();
});

test('a task links to its tool, and shows its time', () => {
  render(<Plan />);
  expect(screen.getByRole('link', { name: 'Mentor de carreira' }).getAttribute('href')).toBe(
    '/mentor-ia?tarefa=t1',
  );
  expect(screen.getByText(/1 h 30 min/)).toBeTruthy();
});

test('an earlier version is readable, but has no checkbox', () => {
  render(<PlanTaskItem task={task} lesson={null} onToggle={null} />, { wrapper: SharedRouter });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(task.title)).toBeTruthy();
});

test('title, horizon and time are visible at once; the rest opens on request', () => {
  render(<PlanTaskItem task={task} lesson={null} onToggle={null} />, { wrapper: SharedRouter });
  expect(screen.getByText(/Até 30 dias · 1 h 30 min/).closest('details')).toBeNull();
  for (const folded of [task.description, task.doneWhen, task.evidenceAsked]) {
    expect(screen.getByText(folded).closest('details')?.open).toBe(false);
  }
});

test('a task of learning leads to the lesson on its gap by name, or to none', () => {
  const learning = { ...task, tool: '/micro-learnings' };
  const lesson = { title: 'Feedback construtivo', path: '/micro-learnings/feedback-construtivo' };
  render(<PlanTaskItem task={learning} lesson={lesson} onToggle={null} />, { wrapper: SharedRouter });
  expect(screen.getByRole('link', { name: 'Aula curta: Feedback construtivo' }).getAttribute('href')).toBe(
    lesson.path,
  );
  cleanup();
  render(<PlanTaskItem task={learning} lesson={null} onToggle={null} />, { wrapper: SharedRouter });
  expect(screen.queryByRole('link')).toBeNull();
});
