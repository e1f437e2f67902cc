export type {
  ChoiceQuestion,
  GapQuestion,
  Lesson,
  LessonSummary,
  Question,
  Source,
  Topic,
  TrueFalseQuestion,
} from './lesson.ts';
export { isLessonId, loadLesson } from './library/load-lesson.ts';
export { LESSON_SUMMARIES, type LessonId } from './library/summaries.ts';
export { countNeeded, countRight, hasPassed, wasRight } from './completion/has-passed.ts';
export { isRead, type Reading } from './completion/is-read.ts';
export { isRight, type Answer } from './grading/is-right.ts';
export { computeDayIn, listWeekDays } from './practice/days.ts';
export { addPractice, computeToday } from './practice/add-practice.ts';
export { computeStreak, type Streak } from './practice/streak.ts';
export { listHelpByGap, recommendForGaps, type GapHelp } from './recommend/lessons-by-gap.ts';
export { findLessonOfTask } from './recommend/lesson-of-task.ts';
export {
  recommendLessons,
  type Recommendation,
  type RecommendationInput,
} from './recommend/recommend-lessons.ts';
export { findDueReviews, findNextDue, type DueReview } from './review/due-reviews.ts';
export { gradeOf, reviewCard } from './review/review-card.ts';
export { searchLessons } from './search/search-lessons.ts';
