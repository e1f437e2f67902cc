import { call } from '@aura/shared-session';
import { noteAccess } from './refused-access.ts';

/**
 * Makes a call on the company's behalf. The backend checks every time whether the person still manages it. A refusal
 * is noted, so that the cockpit can show it on every page.
 */
export const callCompany: typeof call = async (endpoint, ...given) => {
  const answer = await call(endpoint, ...given);
  if (answer.ok) noteAccess(null);
  else if (answer.error.code === 'forbidden') noteAccess(answer.error.message);
  return answer;
};
