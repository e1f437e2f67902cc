import type { Failure } from '../http/failure.ts';
import type { ProfileProblem } from './parse-profile.ts';

/** The messages when a call that changes a profile finds none, or an unreadable one. */
export const PROFILE_FAILURES: Readonly<Record<ProfileProblem, Failure>> = {
  missing: {
    code: 'not_found',
    message: 'Não encontramos o seu perfil. Saia da conta, entre novamente e refaça o envio.',
  },
  malformed: { code: 'internal', reason: 'malformed_profile' },
};
