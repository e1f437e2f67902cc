import { useSession } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { useLocation } from '@aura/shared-session/router';
import { isLessonId } from '@aura/shared-lessons';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';
import styles from '../tools.module.css';
import { REVIEW_SLUG, readSlug } from './paths.ts';
import { useProgress } from './progress/use-progress.ts';

const lazy = {
  LibraryPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "library" */ './library/library-page.tsx').then(({ LibraryPage }) => ({
      default: LibraryPage,
    })),
  ),
  NoSuchLesson: lazyWithRetry(() =>
    import(/* webpackChunkName: "library" */ './library/no-such-lesson.tsx').then(({ NoSuchLesson }) => ({
      default: NoSuchLesson,
    })),
  ),
  LessonPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "lesson" */ './lesson/lesson-page.tsx').then(({ LessonPage }) => ({
      default: LessonPage,
    })),
  ),
  ReviewPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "review" */ './review/review-page.tsx').then(({ ReviewPage }) => ({
      default: ReviewPage,
    })),
  ),
};

/** `/micro-learnings` and its subpages. */
export default function LessonsPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner />;
  return <Screens key={session.user.uid} />;
}

function Screens() {
  const { pathname } = useLocation();
  const progress = useProgress();
  const slug = readSlug(pathname);
  return (
    <div className={styles['page']}>
      <Suspense fallback={<Spinner />}>
        {slug === null && <lazy.LibraryPage progress={progress} />}
        {slug === REVIEW_SLUG && <lazy.ReviewPage progress={progress} />}
        {slug !== null && slug !== REVIEW_SLUG && isLessonId(slug) && (
          <lazy.LessonPage key={slug} id={slug} progress={progress} />
        )}
        {slug !== null && slug !== REVIEW_SLUG && !isLessonId(slug) && <lazy.NoSuchLesson slug={slug} />}
      </Suspense>
    </div>
  );
}
