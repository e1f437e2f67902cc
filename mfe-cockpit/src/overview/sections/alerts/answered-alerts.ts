import { computeAlertKey, type Alert, type CompanyOverview, type FollowUp } from '@aura/shared-domain';
import { findAlertProgramme } from './alert-programme.ts';

type Answered = Pick<CompanyOverview, 'alerts' | 'followUps' | 'programmes' | 'lessons'>;

/** The answer to an alert; null if it has none yet. */
export const followUpOf = ({ followUps }: Pick<Answered, 'followUps'>, alert: Alert): FollowUp | null =>
  followUps.find(({ key }) => key === computeAlertKey(alert)) ?? null;

/** Alerts that were not dismissed. */
export const selectStandingAlerts = (overview: Pick<Answered, 'alerts' | 'followUps'>): readonly Alert[] =>
  overview.alerts.filter((alert) => followUpOf(overview, alert)?.state !== 'dismissed');

/** Alerts that wait for an answer: no programme works on them. Numbers of people come before seats. */
export const openAlerts = (overview: Answered): readonly Alert[] =>
  selectStandingAlerts(overview)
    .filter((alert) => !findAlertProgramme(overview, alert))
    .toSorted((a, b) => Number(a.kind === 'seats') - Number(b.kind === 'seats'));
