import type { Failure } from '../http/failure.ts';
import type { ProfileProblem } from './parse-profile.ts';

/** What a person is told where a call that changes their profile finds none, or one that it cannot read. */
export const PROFILE_FAILURES: Readonly<Record<ProfileProblem, Failure>> = {
  missing: {
    code: 'not_found',
    message: 'Não encontramos o seu perfil. Saia da conta, entre novamente e refaça o envio.',
  },
  malformed: { code: 'internal', reason: 'malformed_profile' },
};
