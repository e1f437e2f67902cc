import type { BillingSettings } from '../config/billing-settings.ts';

/** Whether money moves: what a test mode says is nobody's plan, and the other way round. */
export const isLive = ({ provider }: Pick<BillingSettings, 'provider'>): boolean =>
  provider.kind === 'stripe' && provider.livemode;
