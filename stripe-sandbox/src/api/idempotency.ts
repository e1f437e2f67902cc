import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Message } from '../http/message.ts';
import { LIFETIME } from '../state/lifetimes.ts';
import type { KeptAnswer } from '../state/records/event-record.ts';
import { find } from '../state/table.ts';
import type { World } from '../world.ts';
import type { Fault } from './fault.ts';

/** What two requests have to share to be the same. */
export const getFingerprint = ({ method, path, body }: Message): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

const IN_USE: Fault = {
  status: 409,
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
};

const OTHER_PARAMETERS: Fault = {
  status: 400,
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
};

export interface IdempotencyKeys {
  /** What was answered before to the same request with this key; null where it is the first. */
  readonly recall: (key: string, fingerprint: string) => Result<KeptAnswer | null, Fault>;
  readonly keep: (key: string, answer: Omit<KeptAnswer, 'createdAt'>) => void;
  /** From here until the answer is sent, the key is in use. The answer of this ends it. */
  readonly use: (key: string) => () => void;
}

/** Remembers what was answered to whom for a day, so that a request that is repeated does nothing twice. */
export function idempotencyKeys({ state, clock }: World): IdempotencyKeys {
  const inUse = new Set<string>();
  return {
    recall(key, fingerprint) {
      if (inUse.has(key)) return err(IN_USE);
      const found = find(state.keptAnswers, nameOf(key));
      const kept = found && found.createdAt + LIFETIME.keptAnswer > clock.now() ? found : null;
      return kept && kept.fingerprint !== fingerprint ? err(OTHER_PARAMETERS) : ok(kept);
    },
    keep(key, answer) {
      state.keptAnswers[nameOf(key)] = { ...answer, createdAt: clock.now() };
    },
    use(key) {
      inUse.add(key);
      return () => inUse.delete(key);
    },
  };
}

/** A name that is no property of objects, whatever the key. */
const nameOf = (key: string): string => `key:${key}`;
