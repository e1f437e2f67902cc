import type { RequestHandler } from 'express';
import { ok, type PassResponse, type Result } from '@aura/shared-domain';
import { getNetwork } from '../../http/address-limit.ts';
import type { Passes } from './passes.ts';

interface Deps {
  /** Null without a key. */
  readonly passes: Passes | null;
  readonly now: () => Date;
}

/** POST /telemetry/pass: a pass for the account that asks. */
export function giveAccountPass({
  passes,
  now,
}: Deps): (uid: string) => Promise<Result<PassResponse, never>> {
  return async (uid) => ok({ pass: passes?.ofAccount(uid, now()) ?? null });
}

/** POST /telemetry/visitor-pass: one pass a day for all visitors of an address, the same for repeated requests. */
export function giveVisitorPass({ passes, now }: Deps): RequestHandler {
  return (req, res) => {
    const answer: PassResponse = { pass: passes?.ofVisitor(getNetwork(req.ip ?? 'unknown'), now()) ?? null };
    res.json(answer);
  };
}
