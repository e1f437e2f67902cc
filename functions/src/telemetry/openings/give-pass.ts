import type { RequestHandler } from 'express';
import { ok, type PassResponse, type Result } from '@aura/shared-domain';
import { readAccount } from '../../account/owner.ts';
import type { Accounts } from '../../firebase/admin.ts';
import { getNetwork } from '../../http/address-limit.ts';
import type { Passes } from './passes.ts';

interface Deps {
  /** Null without a key. */
  readonly passes: Passes | null;
  readonly now: () => Date;
}

/**
 * POST /telemetry/pass: a pass for the account that asks; none for one that never showed that its e-mail is its own. Anybody makes
 * as many of those as they like, and three accounts are enough to stop a stage of a release.
 */
export function giveAccountPass({
  passes,
  now,
  accounts,
}: Deps & { readonly accounts: Pick<Accounts, 'getUser'> }): (
  uid: string,
) => Promise<Result<PassResponse, never>> {
  return async (uid) => {
    const account = await readAccount(accounts, uid);
    return ok({ pass: account?.emailVerified ? (passes?.ofAccount(uid, now()) ?? null) : null });
  };
}

/** POST /telemetry/visitor-pass: one pass a day for all visitors of an address, the same for repeated requests. */
export function giveVisitorPass({ passes, now }: Deps): RequestHandler {
  return (req, res) => {
    const answer: PassResponse = { pass: passes?.ofVisitor(getNetwork(req.ip ?? 'unknown'), now()) ?? null };
    res.json(answer);
  };
}
