import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameText } from '../../http/is-same-text.ts';
import { CHOSEN_TOPICS, type ChosenTopic } from '../kinds.ts';

/** Whose topic a link ends: an account's, or that of an address (by its digest) that has none. */
export type Whose = { readonly uid: string } | { readonly digest: string };

export const STOP_PATH = '/messages/stop';

const PartsSchema = v.tuple([
  v.picklist(['u', 'a']),
  v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  v.picklist(CHOSEN_TOPICS),
  v.string(),
]);

const computeSignature = (key: string, text: string): string =>
  createHmac('sha256', key).update(`stop ${text}`).digest('base64url');

/** A token that ends one topic of one recipient, and nothing else. It holds no address and does not expire. */
export function stopToken(key: string, whose: Whose, topic: ChosenTopic): string {
  const text = 'uid' in whose ? `u.${whose.uid}.${topic}` : `a.${whose.digest}.${topic}`;
  return `${text}.${computeSignature(key, text)}`;
}

/** Whose topic a token ends; null for one that we did not make. */
export function readStopToken(key: string, token: string): { whose: Whose; topic: ChosenTopic } | null {
  const parts = v.safeParse(PartsSchema, token.split('.'));
  if (!parts.success) return null;
  const [kind, id, topic, signature] = parts.output;
  if (!isSameText(computeSignature(key, `${kind}.${id}.${topic}`), signature)) return null;
  return { whose: kind === 'u' ? { uid: id } : { digest: id }, topic };
}
