import * as v from 'valibot';

/** Topics of messages, for people's choices. `account` and `payments` belong to the contract and are always sent. */
const TOPICS = ['account', 'payments', 'company', 'jobs', 'reminders'] as const;
export type Topic = (typeof TOPICS)[number];

/** Optional topics. */
export const CHOSEN_TOPICS = ['jobs', 'reminders', 'company'] as const satisfies readonly Topic[];
export type ChosenTopic = (typeof CHOSEN_TOPICS)[number];

const Text = v.pipe(v.string(), v.maxLength(600));
/** A page of ours. Nothing else is ever linked, so that no foreign text leads anywhere. */
const PathSchema = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\s\\]*$/));
const ItemSchema = v.strictObject({
  title: Text,
  detail: v.optional(Text, ''),
  path: v.optional(PathSchema),
});

export type MessageItem = v.InferOutput<typeof ItemSchema>;

const ItemsSchema = v.pipe(v.array(ItemSchema), v.minLength(1), v.maxLength(20));
const NothingSchema = v.strictObject({});

interface Kind<S> {
  readonly topic: Topic;
  /** The values of its template. */
  readonly values: S;
  /** Of one kind, to one address, on one day. */
  readonly perDay: number;
  /**
   * Beyond them, one an hour: strangers may ask for it too, and must not use up the owner's. Whoever asks in vain has one
   * of the last hour.
   */
  readonly thenHourly?: true;
  /** After these hours it would be of no use any more, and is not sent. */
  readonly hours: number;
  /** Sent only to an address that its owner has confirmed. */
  readonly confirmedOnly?: true;
  /** The account service's code that its link carries, which is made when it is sent. */
  readonly code?: 'verifyEmail' | 'resetPassword';
  /** Sent only once the account is gone. */
  readonly afterAccount?: true;
}

const defineKind = <S extends v.GenericSchema>(given: Kind<S>): Kind<S> => given;

/** Every kind of message. Its words are `content/messages/KIND.yaml`. */
export const KINDS = {
  'confirm-address': defineKind({
    topic: 'account',
    values: NothingSchema,
    perDay: 5,
    hours: 1,
    code: 'verifyEmail',
  }),
  'new-password': defineKind({
    topic: 'account',
    values: NothingSchema,
    perDay: 3,
    thenHourly: true,
    hours: 1,
    code: 'resetPassword',
  }),
  'security-notice': defineKind({
    topic: 'account',
    values: v.strictObject({ what: Text, when: Text }),
    perDay: 10,
    hours: 72,
  }),
  welcome: defineKind({ topic: 'account', values: NothingSchema, perDay: 1, hours: 24 }),
  'data-export': defineKind({
    topic: 'account',
    values: v.strictObject({ when: Text }),
    perDay: 3,
    hours: 72,
  }),
  'account-deleted': defineKind({
    topic: 'account',
    values: v.strictObject({ when: Text }),
    perDay: 2,
    hours: 72,
    afterAccount: true,
  }),
  'breach-notice': defineKind({
    topic: 'account',
    values: v.strictObject({
      what: Text,
      data: Text,
      risks: Text,
      measures: Text,
      advice: Text,
      incident: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    }),
    perDay: 3,
    hours: 24 * 14,
  }),
  'ticket-answered': defineKind({
    topic: 'account',
    values: v.strictObject({ number: Text, answer: v.pipe(v.string(), v.maxLength(4000)) }),
    perDay: 10,
    hours: 24 * 5,
  }),
  receipt: defineKind({
    topic: 'payments',
    values: v.strictObject({ what: Text, amount: Text, when: Text, way: Text, next: Text }),
    perDay: 20,
    hours: 24 * 5,
  }),
  'plan-notice': defineKind({
    topic: 'payments',
    values: v.strictObject({ text: Text }),
    perDay: 20,
    hours: 24 * 5,
  }),
  'renewal-failed': defineKind({
    topic: 'payments',
    values: v.strictObject({ plan: Text, amount: Text, next: Text }),
    perDay: 5,
    hours: 24 * 3,
  }),
  'access-ended': defineKind({
    topic: 'payments',
    values: v.strictObject({ text: Text }),
    perDay: 5,
    hours: 24 * 5,
  }),
  'job-alert': defineKind({
    topic: 'jobs',
    values: v.strictObject({ name: Text, count: Text, items: ItemsSchema, path: PathSchema }),
    perDay: 10,
    hours: 24 * 2,
    confirmedOnly: true,
  }),
  'due-tasks': defineKind({
    topic: 'reminders',
    values: v.strictObject({ items: ItemsSchema }),
    perDay: 2,
    hours: 24,
    confirmedOnly: true,
  }),
  'company-invitation': defineKind({
    topic: 'company',
    values: v.strictObject({ company: Text, until: Text, path: PathSchema }),
    perDay: 3,
    hours: 24 * 7,
  }),
  'manager-invitation': defineKind({
    topic: 'company',
    values: v.strictObject({ company: Text, until: Text, path: PathSchema }),
    perDay: 3,
    hours: 24 * 7,
  }),
  'company-reminder': defineKind({
    topic: 'company',
    values: v.strictObject({ company: Text, items: ItemsSchema, path: PathSchema }),
    perDay: 2,
    hours: 24 * 2,
    confirmedOnly: true,
  }),
} as const;

export type MessageKind = keyof typeof KINDS;
export const MESSAGE_KINDS = Object.keys(KINDS) as MessageKind[];
export const MessageKindSchema = v.picklist(MESSAGE_KINDS);

export type ValuesOf<K extends MessageKind> = v.InferInput<(typeof KINDS)[K]['values']>;

/** The same for a kind that is known only as it runs. */
export const findKind = (name: MessageKind): Kind<v.GenericSchema> => KINDS[name];
