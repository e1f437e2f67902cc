import type { LessonProgress } from '@aura/shared-domain';
import type { Recommendation } from '@aura/shared-lessons';
import { LessonCards } from './lesson-cards.tsx';

interface Props {
  readonly recommended: readonly Recommendation[];
  readonly statusOf: (id: string) => LessonProgress | null;
}

/** Lessons, each with what speaks for it. */
export const ReasonedCards = ({ recommended, statusOf }: Props) => (
  <LessonCards
    lessons={recommended.map(({ lesson }) => lesson)}
    statusOf={statusOf}
    whyOf={(id) => recommended.find(({ lesson }) => lesson.id === id)?.why ?? null}
  />
);
