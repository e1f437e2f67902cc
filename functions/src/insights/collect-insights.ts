import { formatCount, computeDay, type Notification, type Profile } from '@aura/shared-domain';
import { buildAccessInsights } from './access-insights.ts';
import { buildTaskInsights } from './task-insights.ts';
import { type Told, readTold } from './told-insights.ts';
import type { Insight } from './insight.ts';

const PREFIX = 'revisao_';

/**
 * A reminder of a due review: at most once a day, and not while an earlier one is unread.
 * @param due questions of the review
 */
function reviewInsights(
  { notifications, diagnosticoCompleto }: Profile,
  { today, due }: { readonly today: string; readonly due: number },
  told: Told,
): readonly Insight[] {
  const insight: Insight = {
    id: `${PREFIX}${today}`,
    since: today,
    text: `Sua revisão do dia está pronta, com ${formatQuestions(due)}.`,
    link: '/micro-learnings/revisao',
  };
  const isWaiting = notifications.some(({ id, read }) => !read && id.startsWith(PREFIX));
  // Without a diagnosis lessons are closed.
  const isOpen = diagnosticoCompleto && due > 0;
  return !isOpen || isWaiting || told(insight) ? [] : [insight];
}

const formatQuestions = (count: number): string => formatCount(count, 'pergunta', 'perguntas');

export interface Circumstances {
  /** Questions of the review that the person would be offered now. */
  readonly dueReviews: number;
  readonly now: Date;
}

/**
 * The new insights for a person, most urgent first: the end of their access, tasks of the plan, the review of the day.
 * Other features report the results of the person's actions: a finished diagnosis, a badge, new jobs of a saved
 * search.
 */
export function collectInsights(
  profile: Profile,
  { dueReviews, now }: Circumstances,
): readonly Notification[] {
  const told = readTold(profile);
  const today = computeDay(now);
  const insights = [
    ...buildAccessInsights(profile, now, told),
    ...buildTaskInsights(profile, today, told),
    ...reviewInsights(profile, { today, due: dueReviews }, told),
  ];
  return insights.map(({ id, text, link }) => ({
    id,
    text,
    link,
    read: false,
    timestamp: now.toISOString(),
  }));
}
