import { formatCount, computeDay, type Notification, type Profile } from '@aura/shared-domain';
import { buildAccessInsights } from './access-insights.ts';
import { buildTaskInsights } from './task-insights.ts';
import { type Told, readTold } from './told-insights.ts';
import type { Insight } from './insight.ts';

const PREFIX = 'revisao_';

/**
 * That there is something to review: once a day at most, and never while somebody has not read yet that there is.
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
    text: `Sua revisão do dia está pronta, com ${questionsInWords(due)}.`,
    link: '/micro-learnings/revisao',
  };
  const isWaiting = notifications.some(({ id, read }) => !read && id.startsWith(PREFIX));
  // Without a diagnosis lessons are closed.
  const isOpen = diagnosticoCompleto && due > 0;
  return !isOpen || isWaiting || told(insight) ? [] : [insight];
}

const questionsInWords = (count: number): string => formatCount(count, 'pergunta', 'perguntas');

export interface Circumstances {
  /** Questions of the review that the person would be offered now. */
  readonly dueReviews: number;
  readonly now: Date;
}

/**
 * What there is to tell a person now and has not been told yet, most urgent first: the end of their access, tasks of
 * the plan, the review of the day. What comes of something that somebody does is told where it is done: a finished
 * diagnosis, a badge, new jobs of a saved search.
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
