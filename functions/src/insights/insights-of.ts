import { dayOf, type Notification, type Profile } from '@aura/shared-domain';
import { accessInsights } from './access-insights.ts';
import { reviewInsights } from './review-insights.ts';
import { taskInsights } from './task-insights.ts';
import { toldTo } from './told.ts';

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
export function insightsOf(profile: Profile, { dueReviews, now }: Circumstances): readonly Notification[] {
  const told = toldTo(profile);
  const today = dayOf(now);
  const insights = [
    ...accessInsights(profile, now, told),
    ...taskInsights(profile, today, told),
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
