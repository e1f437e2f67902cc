import { choosePlural, type DiagnosisResult } from '@aura/shared-domain';
import { PHRASES, TASKS } from '../../generated/plan-texts.ts';
import type { Facts } from '../facts.ts';
import { NARRATIVE } from '../weights.ts';
import { countNarrativeSteps } from '../readiness/narrative-counts.ts';
import { fill, join, quoteLabel, shorten, spellCount } from '../../wording/quote.ts';
import { isSoughtOnLinkedIn } from './setting.ts';
import { draftTask, type TaskDraft } from './drafts.ts';

/** Items of the CV to work on in one sitting. */
export const MOST_AT_ONCE = 3;

type Path = DiagnosisResult['paths'][number];

const addResults = (facts: Facts): TaskDraft[] => {
  const narrative = facts.readiness.narrative;
  if (!narrative) return [];
  const count = Math.min(MOST_AT_ONCE, countNarrativeSteps(narrative).results);
  if (count === 0) return [];
  const { results, itemCount } = narrative;
  const items = spellCount(count, 'item', 'itens');
  const brings =
    results.length === 0
      ? PHRASES.bringsNone
      : choosePlural(results.length, PHRASES.bringsOne, PHRASES.bringsMany);
  const counts = { results: String(results.length), count: String(itemCount) };
  return [draftTask(TASKS.results, { action: 'results' }, { items, brings: fill(brings, counts) })];
};

const writeSummary = (facts: Facts): TaskDraft[] => {
  const narrative = facts.readiness.narrative;
  if (!narrative || narrative.summaryCharacters >= NARRATIVE.summary.characters) return [];
  const { title } = facts.goal;
  const aim = title === '' ? PHRASES.aimWithoutGoal : fill(PHRASES.aimOfGoal, { goal: quoteLabel(title) });
  return [draftTask(TASKS.summary, { action: 'summary' }, { aim })];
};

const draftFirstText = (facts: Facts): TaskDraft[] =>
  facts.cv ? [] : [draftTask(TASKS.firstText, { action: 'first-text' })];

/** The person's wishes that an ad can be checked against. */
function describeWishes({ answers }: Facts): string {
  const { location, salaryFloor, workModel } = answers.goal;
  const asked = [
    ...(location.trim() === '' || workModel === 'remote'
      ? []
      : [fill(PHRASES.wishOfPlace, { place: quoteLabel(shorten(location, 60)) })]),
    ...(workModel === 'any' ? [] : [PHRASES[WISHES[workModel]]]),
    ...(salaryFloor === null || salaryFloor === 0
      ? []
      : [
          fill(PHRASES.wishOfPay, {
            pay: Math.round(salaryFloor)
              .toString()
              .replace(/\B(?=(\d{3})+$)/gu, '.'),
          }),
        ]),
  ];
  return asked.length === 0 ? '' : ` ${fill(PHRASES.wishes, { wishes: join(asked) })}`;
}

const WISHES = { onSite: 'wishOnSite', hybrid: 'wishHybrid', remote: 'wishRemote' } as const;

const readAds = (goal: string, facts: Facts): TaskDraft =>
  draftTask(TASKS.readAds, { action: 'read-ads' }, { goal, wishes: describeWishes(facts) });

const draftForGoal = (goal: string): TaskDraft[] => [
  draftTask(TASKS.conversation, { action: 'conversation' }, { goal }),
  draftTask(TASKS.interview, { action: 'interview' }, { goal }),
  draftTask(TASKS.apply, { action: 'apply' }),
];

const draftForExploring = (paths: readonly Path[]): TaskDraft[] => [
  draftTask(TASKS.energyLog, { action: 'energy-log' }),
  ...paths
    .slice(0, 3)
    .map(({ occupationId, title }) =>
      draftTask(TASKS.explore, { action: `explore-${occupationId}` }, { path: quoteLabel(title) }),
    ),
];

/** Tasks that are not about one gap, the most useful first. */
export function makeGeneralTasks(facts: Facts, paths: readonly Path[]): TaskDraft[] {
  const { title } = facts.goal;
  const goal = quoteLabel(title);
  const own = [...addResults(facts), ...writeSummary(facts), ...draftFirstText(facts)];
  return title === ''
    ? [...own, ...draftForExploring(paths)]
    : [
        ...own,
        readAds(goal, facts),
        ...(isSoughtOnLinkedIn(facts.goal.occupation)
          ? [draftTask(TASKS.linkedIn, { action: 'linkedin' }, { goal })]
          : []),
        ...draftForGoal(goal),
      ];
}
