import { SANDBOX } from '@aura/shared-domain';

/** Where the receipt of a charge, or an invoice, is read. */
export const receiptPath = (id: string): string => `${SANDBOX.path}/receipts/${id}`;
export const receiptUrl = (siteUrl: string, id: string): string => siteUrl + receiptPath(id);

/** Where a person manages what they pay for, as long as the session lasts. */
export const portalPath = (sessionId: string): string => `${SANDBOX.path}/portal/${sessionId}`;
export const portalUrl = (siteUrl: string, sessionId: string): string => siteUrl + portalPath(sessionId);

/** Where a code or a slip that waits to be paid is shown. */
export const voucherPath = (intentId: string): string => `${SANDBOX.path}/vouchers/${intentId}`;
