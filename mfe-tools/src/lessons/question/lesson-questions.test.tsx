// @vitest-environment happy-dom
import { ok, type Result } from '@aura/shared-domain';
import type { Lesson, TrueFalseQuestion } from '@aura/shared-lessons';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { type ProgressState, withNews } from '../progress/use-progress.ts';
import { LessonQuestions } from './lesson-questions.tsx';

const card = vi.hoisted(() => ({ reps: 1 }));
vi.mock('@aura/shared-session', () => ({
  collection: () => ({}),
  getSession: () => ({ status: 'loading' }),
  call: async (): Promise<Result<unknown, never>> =>
    ok({ card, completedAt: null, practice: { days: [] }, newBadges: [] }),
}));
afterEach(cleanup);

const question = (id: string): TrueFalseQuestion => ({
  id,
  kind: 'trueFalse',
  prompt: `A frase ${id} está certa?`,
  right: true,
  explanation: '',
});
const lesson = { id: 'l', questions: [question('um'), question('dois')] } as unknown as Lesson;

function Page() {
  const [state, setState] = useState<Extract<ProgressState, { status: 'ready' }>>({
    status: 'ready',
    lessons: [],
    practice: null,
  });
  const progress = {
    state,
    reload: () => undefined,
    apply: (news: Parameters<typeof withNews>[1]) => setState((before) => withNews(before, news)),
  };
  return <LessonQuestions lesson={lesson} progress={progress} after={<p>E agora</p>} />;
}

async function answer(at: number, choice: RegExp) {
  const item = screen.getAllByRole('listitem')[at];
  if (!item) throw new Error('no such question');
  const option = [...item.querySelectorAll('label')].find(({ textContent }) =>
    choice.test(textContent ?? ''),
  );
  fireEvent.click(option ?? item);
  const before = item.textContent;
  fireEvent.click([...item.querySelectorAll('button')].at(-1) ?? item);
  await waitFor(() => expect(item.textContent).not.toBe(before));
}

test('what follows is shown once every question is answered and none has another try', async () => {
  render(<Page />);
  expect(screen.queryByText('E agora')).toBeNull();
  await answer(0, /^Verdadeiro/u);
  expect(screen.queryByText('E agora')).toBeNull();
  await answer(1, /^Falso/u);
  await screen.findByText('Ainda não');
  expect(screen.queryByText('E agora')).toBeNull();
  await answer(1, /^Falso/u);
  expect(await screen.findByText('E agora')).toBeTruthy();
});
