import { computeLeft, computeToolUsage, readOpenGaps, type Profile } from '@aura/shared-domain';
import { listHelpByGap, type LessonSummary } from '@aura/shared-lessons';
import type { Exchange } from '../conversation/exchange.ts';

/** What a person can do although the messages of the month are used up. */
export type OpenWay =
  | { readonly kind: 'reply'; readonly question: string }
  | { readonly kind: 'step'; readonly exchange: Exchange; readonly title: string }
  | { readonly kind: 'lesson'; readonly lesson: LessonSummary; readonly gap: string }
  | { readonly kind: 'lessons' }
  | { readonly kind: 'interview'; readonly left: number | null };

/**
 * What stays open, the nearest to the conversation first. An answer ends in a question only if its reply is free: the
 * last free answer of a month asks nothing.
 */
export function listOpenWays(profile: Profile, last: Exchange | null, now: Date): readonly OpenWay[] {
  return [...findReply(last), ...findStep(last), findLesson(profile), ...findInterview(profile, now)];
}

function findReply(last: Exchange | null): OpenWay[] {
  const part = last?.status === 'done' ? last.answer?.parts.at(-1) : undefined;
  return part?.kind === 'question' ? [{ kind: 'reply', question: part.text }] : [];
}

function findStep(last: Exchange | null): OpenWay[] {
  const step = last?.answer?.actions.find(({ type }) => type === 'createTask');
  return last && step?.type === 'createTask' ? [{ kind: 'step', exchange: last, title: step.title }] : [];
}

/** The lesson on the first gap that has one. */
function findLesson(profile: Profile): OpenWay {
  for (const { gap, lessons } of listHelpByGap(readOpenGaps(profile), [])) {
    const [lesson] = lessons;
    if (lesson) return { kind: 'lesson', lesson, gap: gap.title };
  }
  return { kind: 'lessons' };
}

function findInterview(profile: Profile, now: Date): OpenWay[] {
  const left = computeLeft(computeToolUsage(profile, 'interviewSimulator', now));
  return left === 0 ? [] : [{ kind: 'interview', left }];
}
