import type { ApiError } from '@aura/shared-domain';

/** Whether what an address names is not there, or never was. */
export const isGone = (error: ApiError | null): boolean =>
  error?.code === 'not_found' || error?.code === 'invalid_request';
