import { computeAlertKey, type Alert, type CompanyOverview, type FollowUp } from '@aura/shared-domain';

type Answered = Pick<CompanyOverview, 'alerts' | 'followUps'>;

/** The answer to an alert; null if it has none yet. */
export const followUpOf = ({ followUps }: Pick<Answered, 'followUps'>, alert: Alert): FollowUp | null =>
  followUps.find(({ key }) => key === computeAlertKey(alert)) ?? null;

/** Alerts that were not dismissed. */
export const selectStandingAlerts = (overview: Answered): readonly Alert[] =>
  overview.alerts.filter((alert) => followUpOf(overview, alert)?.state !== 'dismissed');

/** Open alerts. Numbers of people come before seats. */
export const openAlerts = (overview: Answered): readonly Alert[] =>
  selectStandingAlerts(overview)
    .filter((alert) => followUpOf(overview, alert)?.state !== 'planned')
    .toSorted((a, b) => Number(a.kind === 'seats') - Number(b.kind === 'seats'));
