import { createHmac } from 'node:crypto';
import { isSameText } from '../../http/is-same-text.ts';

/** Who a pass speaks for: an account, or the visitors of one address on one day. `who` is a hash of that. */
interface PassHolder {
  readonly sender: 'account' | 'visitor';
  readonly who: string;
}

export interface Passes {
  readonly ofAccount: (uid: string, now: Date) => string;
  readonly ofVisitor: (network: string, now: Date) => string;
  /** Whom a pass was given to; null for one that is forged or over. */
  readonly read: (pass: string, now: Date) => PassHolder | null;
  /** The mark of a holder for one subject: marks of different subjects cannot be linked. */
  readonly markOf: (holder: PassHolder, subject: string) => string;
}

/** A page asks for another one after this time. */
const GOOD_FOR_MS = 60 * 60 * 1000;
const LETTERS = { account: 'a', visitor: 'v' } as const;

/** Passes signed with a key. A party with the key can tell whether a pass belongs to a given account. */
export function createPasses(key: string): Passes {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  const short = (...parts: readonly string[]) => sign(...parts).slice(0, 22);
  const issue = (sender: PassHolder['sender'], who: string, now: Date) => {
    const head = `${LETTERS[sender]}.${who}.${Math.floor((now.getTime() + GOOD_FOR_MS) / 1000).toString(36)}`;
    return `${head}.${sign('pass', head)}`;
  };
  return {
    ofAccount: (uid, now) => issue('account', short('account', uid), now),
    ofVisitor: (network, now) =>
      issue('visitor', short('visitor', now.toISOString().slice(0, 10), network), now),
    read: (pass, now) => {
      const [letter, who = '', until = '', signature = ''] = pass.split('.');
      const isOurs = isSameText(sign('pass', `${letter}.${who}.${until}`), signature);
      if (!isOurs || Number.parseInt(until, 36) * 1000 <= now.getTime()) return null;
      return { sender: letter === LETTERS.account ? 'account' : 'visitor', who };
    },
    markOf: ({ sender, who }, subject) => short('mark', sender, who, subject),
  };
}
