import type { Request } from 'express';
import { err, type Result } from '@aura/shared-domain';
import type { Caller, TokenCheck, VerifyToken } from '../firebase/verify-token.ts';
import type { Failure } from './failure.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,8192})$/i;

/** The person whose ID token the request bears. */
export async function authenticate(
  req: Request,
  verify: VerifyToken,
  check: TokenCheck,
): Promise<Result<Caller, Failure>> {
  const token = BEARER.exec(req.headers.authorization ?? '')?.[1];
  if (!token) return err({ code: 'unauthenticated' });
  const verified = await verify(token, check);
  if (verified.ok) return verified;
  return err({ code: verified.error === 'rejected' ? 'unauthenticated' : 'unavailable' });
}
