import {
  ok,
  type LessonProgress,
  type Practice,
  type ReviewCard,
  LessonProgressSchema,
  PracticeSchema,
} from '@aura/shared-domain';
import { findNextDue } from '@aura/shared-lessons';
import { useCallback, useState } from 'react';
import { type Asked, useAsked } from '@aura/shared-pages/data';

import { collection } from '@aura/shared-session';

/** Lessons that are listed, and as many as the security rules let one query read. */
const LISTED = 50;

/** What was read or answered, the lesson of the last time first; a document's id is the lesson's. */
const lessonRecords = collection({
  name: 'lessonProgress',
  schema: LessonProgressSchema,
  newestBy: 'updatedAt',
  limit: LISTED,
  failed: { list: 'Não foi possível carregar seu progresso nos micro-learnings. Tente novamente.' },
});

/** The days of practice: one document, `practice`. */
const practiceRecords = collection({
  name: 'lessonState',
  schema: PracticeSchema,
  newestBy: 'updatedAt',
  limit: 1,
  failed: { load: 'Não foi possível carregar seus dias de aprendizado. Tente novamente.' },
});

/** What an answer of the backend changes. */
export interface ProgressNews {
  readonly lessonId: string;
  readonly completedAt: string | null;
  readonly practice: Practice;
  /** The question that was answered, if one was. */
  readonly answered?: { readonly questionId: string; readonly card: ReviewCard };
}

export type ProgressState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly lessons: readonly LessonProgress[];
      readonly practice: Practice | null;
    };

/** The person's readings and answers, as stored and with later changes. */
export interface Progress {
  readonly state: ProgressState;
  readonly reload: () => void;
  readonly apply: (news: ProgressNews) => void;
}

async function loadAll() {
  const [lessons, practice] = await Promise.all([lessonRecords.list(), practiceRecords.load('practice')]);
  if (!lessons.ok) return lessons;
  if (!practice.ok) return practice;
  return ok({
    lessons: lessons.value.flatMap(({ value }) => (value ? [value] : [])),
    practice: practice.value,
  });
}

/** Loads the progress once, and keeps it up to date with what the person does here. */
export function useProgress(): Progress {
  const asked = useAsked(loadAll);
  const [news, setNews] = useState<readonly ProgressNews[]>([]);
  const apply = useCallback((added: ProgressNews) => setNews((known) => [...known, added]), []);
  return { state: computeState(asked, news), reload: asked.reload, apply };
}

function computeState(
  { value, error }: Asked<Pick<Ready, 'lessons' | 'practice'>>,
  news: readonly ProgressNews[],
): ProgressState {
  if (value) return news.reduce(withNews, { status: 'ready', ...value });
  return error ? { status: 'failed', message: error.message } : { status: 'loading' };
}

type Ready = Extract<ProgressState, { status: 'ready' }>;

/** The state after some news. @internal exported for its test */
export function withNews(state: Ready, { lessonId, completedAt, practice, answered }: ProgressNews): Ready {
  const known = state.lessons.find((lesson) => lesson.lessonId === lessonId);
  const cards = { ...known?.cards, ...(answered && { [answered.questionId]: answered.card }) };
  const changed: LessonProgress = {
    lessonId,
    completedAt: known?.completedAt ?? (completedAt === null ? null : new Date(completedAt)),
    completedBy: known?.completedBy ?? null,
    cards,
    nextDueAt: findNextDue(cards),
    updatedAt: known?.updatedAt ?? new Date(0),
  };
  return {
    ...state,
    practice,
    lessons: [...state.lessons.filter((lesson) => lesson.lessonId !== lessonId), changed],
  };
}

/** What is known of one lesson; null for nothing. */
export const findProgress = (state: ProgressState, lessonId: string): LessonProgress | null =>
  state.status === 'ready' ? (state.lessons.find((lesson) => lesson.lessonId === lessonId) ?? null) : null;
