import { type ApiError, type BillingStatus, billingStatusEndpoint } from '@aura/shared-domain';
import { type Asked, useAsked } from '@aura/shared-pages/data';
import { call } from '@aura/shared-session';
import { useMemo } from 'react';

/** What the server knows of a person's payments. */
export type AskedBilling = Asked<BillingStatus, ApiError>;

/** @param uid the person; null without one, and then nothing is asked */
export const useBillingStatus = (uid: string | null): AskedBilling =>
  useAsked(useMemo(() => (uid === null ? null : () => call(billingStatusEndpoint)), [uid]));
