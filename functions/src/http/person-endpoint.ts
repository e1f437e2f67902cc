import type { Request, RequestHandler, Response } from 'express';
import type * as v from 'valibot';
import { err, RECENT_LOGIN_MS, type Result } from '@aura/shared-domain';
import type { HasEnded } from '../account/ended-sessions.ts';
import type { NoteSession } from '../account/seen-sessions.ts';
import type { OperatorSettings } from '../config/operator-settings.ts';
import type { Caller, TokenCheck, VerifyToken } from '../firebase/verify-token.ts';
import { type Failure, sendFailure, type SendFailure } from './failure.ts';
import { requestOf } from './endpoint-request.ts';
import type { TakeTurn } from './token-buckets.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,8192})$/i;

/** The person whose ID token the request bears. */
async function authenticate(
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

export interface PersonEndpointDeps {
  readonly verifyToken: VerifyToken;
  readonly hasEnded: HasEnded;
  /** Keeps the list of a person's sessions; nothing by default. */
  readonly noteSession?: NoteSession;
  readonly takePersonToken: TakeTurn;
  readonly now: () => Date;
  readonly operators: Pick<OperatorSettings, 'needsSecondFactor'>;
}

/** The message for an operator who signed in without a required second factor. */
const SECOND_FACTOR: Failure = {
  code: 'forbidden',
  message:
    'A operação pede um segundo fator. Saia e entre de novo com o código do seu aplicativo; se ainda não tem um, peça a quem administra a plataforma.',
};

/** An endpoint's handler for a known person and a valid request. */
export type PersonCall<In, Out> = (uid: string, request: In) => Promise<Result<Out, Failure>>;

export interface PersonEndpointOptions<Out> {
  /** Asks the Auth service itself whether the token was revoked, and refuses who signed in longer ago than RECENT_LOGIN_MS. */
  readonly recentLogin?: boolean;
  /** Refuses accounts without the operator claim, or without a required second factor. */
  readonly operatorsOnly?: boolean;
  /** Replaces the answer of one JSON text. */
  readonly send?: (res: Response, value: Out) => Promise<void>;
  /** Replaces the usual error format. */
  readonly fail?: SendFailure;
}

/** An endpoint that is not for everybody who is signed in. */
export interface AdmittedCall<Who, In, Out> {
  /** As whom the caller may make the call. Asked before the request is looked at. */
  readonly admit: (caller: Caller) => Promise<Result<Who, Failure>>;
  readonly call: (who: Who, request: In) => Promise<Result<Out, Failure>>;
}

/**
 * A handler for calls on a person's behalf: who is it, not too often, may they, does the request fit, then the work.
 * An unexpected error of the work is left to the error handler.
 */
export function handleCallerRequest<S extends v.GenericSchema, Who, Out>(
  deps: PersonEndpointDeps,
  schema: S,
  { admit, call }: AdmittedCall<Who, v.InferOutput<S>, Out>,
  { recentLogin = false, operatorsOnly = false, send, fail = sendFailure }: PersonEndpointOptions<Out> = {},
): RequestHandler {
  return async (req, res) => {
    const caller = await authenticate(req, deps.verifyToken, { revoked: recentLogin });
    if (!caller.ok) return fail(res, caller.error);
    const { uid, signedInAt, isOperator, hasSecondFactor } = caller.value;
    const now = deps.now().getTime();
    const wait = await deps.takePersonToken(uid, now);
    if (wait > 0) return fail(res, { code: 'rate_limited', retryAfterSeconds: wait });
    if (!recentLogin && (await deps.hasEnded(uid, signedInAt))) return fail(res, { code: 'unauthenticated' });
    if (operatorsOnly && !isOperator) return fail(res, { code: 'forbidden' });
    if (operatorsOnly && deps.operators.needsSecondFactor && !hasSecondFactor)
      return fail(res, SECOND_FACTOR);
    if (recentLogin && now - signedInAt.getTime() > RECENT_LOGIN_MS)
      return fail(res, { code: 'recent_login_required' });
    const admitted = await admit(caller.value);
    if (!admitted.ok) return fail(res, admitted.error);
    const request = requestOf(req, schema);
    if (!request.ok) return fail(res, request.error);
    const [answer] = await Promise.all([
      call(admitted.value, request.value),
      deps.noteSession?.({ uid, signedInAt, userAgent: req.headers['user-agent'] ?? '' }),
    ]);
    if (!answer.ok) return fail(res, answer.error);
    if (send) return send(res, answer.value);
    res.json(answer.value);
  };
}
