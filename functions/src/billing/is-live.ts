import type { BillingSettings } from '../config/billing-settings.ts';

/** Whether money moves: a test mode never gives a real plan, and a live mode never gives a test plan. */
export const isLive = ({ provider }: Pick<BillingSettings, 'provider'>): boolean =>
  provider.kind === 'stripe' && provider.livemode;
