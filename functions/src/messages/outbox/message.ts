import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MessageKindSchema, type MessageKind, type ValuesOf } from '../kinds.ts';

/** Waiting messages, by their subject. */
export const OUTBOX = 'messageOutbox';
/** The result of each, without its text. */
export const SENT = 'sentMessages';

/** An account's owner, at the address that the account has when it is sent; or an address that has no account. */
type Recipient =
  | { readonly uid: string; readonly address?: never }
  /** With the account that the address belonged to, if the message is about its end. */
  | { readonly address: string; readonly uid?: string };

/** A message as a feature asks for it. */
export type Message = {
  readonly [K in MessageKind]: {
    readonly kind: K;
    readonly to: Recipient;
    readonly values: ValuesOf<K>;
    /** Its subject: the same kind to the same recipient about the same subject is one message, sent once. */
    readonly about: string;
    /** Not sent before; at once by default. */
    readonly notBefore?: Date;
  };
}[MessageKind];

const DateSchema = v.pipe(
  v.instance(Timestamp),
  v.transform((at) => at.toDate()),
);

/** A document of the outbox. */
export const WaitingSchema = v.object({
  kind: MessageKindSchema,
  uid: v.nullable(v.string()),
  address: v.nullable(v.string()),
  values: v.unknown(),
  askedAt: DateSchema,
  /** Time of the next try; in the future while a sender holds the message. */
  dueAt: DateSchema,
  tries: v.optional(v.number(), 0),
  /** A notice on the person's devices goes beside the e-mail, as a message of its own. */
  way: v.optional(v.picklist(['mail', 'push']), 'mail'),
});
export type Waiting = v.InferOutput<typeof WaitingSchema>;

/** Replaces a text that must not be readable: an address, or the subject of a message. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Identifies an address in stops and counts. */
export const digestAddress = (address: string): string => digestOf(address.trim().toLowerCase());

export function computeMessageId({ kind, to, about }: Pick<Message, 'kind' | 'to' | 'about'>): string {
  const recipient = to.uid === undefined ? `address ${digestAddress(to.address ?? '')}` : `uid ${to.uid}`;
  return `${kind}_${digestOf(`${recipient} ${about}`)}`;
}
