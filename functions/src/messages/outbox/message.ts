import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MessageKindSchema, type MessageKind, type ValuesOf } from '../kinds.ts';

/** Messages that wait to be sent, by what they are about. */
export const OUTBOX = 'messageOutbox';
/** What became of each, without its words. */
export const SENT = 'sentMessages';

/** An account's owner, at the address that the account has when it is sent; or an address that has no account. */
type Recipient =
  | { readonly uid: string; readonly address?: never }
  /** With the account that the address belonged to, where the message is about its end. */
  | { readonly address: string; readonly uid?: string };

/** A message as a feature asks for it. */
export type Message = {
  readonly [K in MessageKind]: {
    readonly kind: K;
    readonly to: Recipient;
    readonly values: ValuesOf<K>;
    /** What it is about: the same kind to the same recipient about the same thing is one message, and sent once. */
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
});
export type Waiting = v.InferOutput<typeof WaitingSchema>;

/** Replaces a text that must not be readable: an address, or the subject of a message. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** By which an address is known where it is stopped or counted. */
export const digestAddress = (address: string): string => digestOf(address.trim().toLowerCase());

export function computeMessageId({ kind, to, about }: Pick<Message, 'kind' | 'to' | 'about'>): string {
  const recipient = to.uid === undefined ? `address ${digestAddress(to.address ?? '')}` : `uid ${to.uid}`;
  return `${kind}_${digestOf(`${recipient} ${about}`)}`;
}
