import { addDays, computeDay, computeEffectivePlan, PLAN_NAMES, type Profile } from '@aura/shared-domain';
import { describeDay, countDaysBetween } from './calendar.ts';
import type { Insight } from './insight.ts';
import type { Told } from './told-insights.ts';

/** Days before the end of an access on which the person is told. */
export const FIRST_WARNING_DAYS = 7;
const LAST_WARNING_DAYS = 1;
/** Days after the end within which the person is told; later it is no news. */
export const ENDED_DAYS = 7;

const BACK_TO_FREE = `Depois disso, a conta volta ao plano ${PLAN_NAMES.freemium}.`;

/** The end of an access that has one: twice before it and once after it. */
export function buildAccessInsights(
  { plan, acesso_expira_em: end }: Profile,
  now: Date,
  told: Told,
): readonly Insight[] {
  // Without its end the plan is the free one, or none that this build knows: nothing ends.
  if (!end || computeEffectivePlan({ plan }, now) === 'freemium') return [];
  const hasEnded = computeEffectivePlan({ plan, acesso_expira_em: end }, now) === 'freemium';
  const day = computeDay(end);
  const left = countDaysBetween(computeDay(now), day);
  if (left > FIRST_WARNING_DAYS || left < -ENDED_DAYS) return [];
  const stages = buildStages(day, left);
  const reached = stages.slice(hasEnded ? 2 : left <= LAST_WARNING_DAYS ? 1 : 0);
  // Processes need not agree on the time: after a later stage an earlier one is not told.
  return reached.some(told) ? [] : reached.slice(0, 1);
}

/** The insights about an end, first to last. @param left days until then */
function buildStages(day: string, left: number): readonly Insight[] {
  const when = describeDay(day);
  const link = '/planos';
  return [
    {
      id: `acesso_${day}_${FIRST_WARNING_DAYS}`,
      since: addDays(day, -FIRST_WARNING_DAYS),
      text: `O acesso do seu plano termina em ${when}. ${BACK_TO_FREE}`,
      link,
    },
    {
      id: `acesso_${day}_${LAST_WARNING_DAYS}`,
      since: addDays(day, -LAST_WARNING_DAYS),
      text: `O acesso do seu plano termina ${left > 0 ? 'amanhã' : 'hoje'}, ${when}. ${BACK_TO_FREE}`,
      link,
    },
    { ...makeEnded(day), since: day },
  ];
}

/** The insight about an ended access, shared by all places that notice it. */
export const describeAccessEnd = (end: Date): Pick<Insight, 'id' | 'text' | 'link'> =>
  makeEnded(computeDay(end));

const makeEnded = (day: string) => ({
  id: `acesso_${day}_fim`,
  text: `O acesso do seu plano terminou em ${describeDay(day)}, e a conta voltou ao plano ${PLAN_NAMES.freemium}. O que você guardou continua aqui.`,
  link: '/planos',
});
