import type { Profile } from '@aura/shared-domain';
import type { Insight } from './insight.ts';
import type { Told } from './told.ts';

const PREFIX = 'revisao_';

/**
 * That there is something to review: once a day at most, and never while somebody has not read yet that there is.
 * @param due questions of the review
 */
export function reviewInsights(
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

const questionsInWords = (count: number): string => (count === 1 ? '1 pergunta' : `${count} perguntas`);
