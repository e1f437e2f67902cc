import { call } from '@aura/shared-session';
import { noteAccess } from './refused-access.ts';

/**
 * A call on the company's behalf. The backend asks every time whether the person still manages it: where they do not,
 * that is noted, so that the cockpit can say so whatever page they are on.
 */
export const callCompany: typeof call = async (endpoint, ...given) => {
  const answer = await call(endpoint, ...given);
  if (answer.ok) noteAccess(false);
  else if (answer.error.code === 'forbidden') noteAccess(true);
  return answer;
};
