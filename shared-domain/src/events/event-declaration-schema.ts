import * as v from 'valibot';

/* Declarations of measured events and the kinds of their parameters. No kind accepts text written by a person. */

/** Google refuses longer names, and keeps those that begin like its own for itself. */
const EventNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{1,39}$/, 'an event is called with small letters, digits and _, at most 40'),
  v.regex(/^(?!google_|ga_|firebase_|gtag_)/, 'names that begin so are kept for Google'),
);
const ParameterNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?!google_|ga_|firebase_|gtag_|name$)[a-zA-Z][a-zA-Z0-9_]{0,39}$/,
    'a parameter is called with letters, digits and _, at most 40, and not "name"',
  ),
);
const WordSchema = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,31}$/));

const ParameterSchema = v.variant('kind', [
  /** The account that it happened to: its id is given, a pseudonym leaves. */
  v.strictObject({ kind: v.literal('account') }),
  /** A thing of the product, such as a price: its id begins as all of them do, and no name or address begins so. */
  v.strictObject({ kind: v.literal('id'), prefix: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,15}[_-]$/)) }),
  /** One of these words. */
  v.strictObject({
    kind: v.literal('choice'),
    values: v.pipe(v.array(WordSchema), v.minLength(1), v.maxLength(30)),
  }),
  /** How many: a whole number, at most a million. */
  v.strictObject({ kind: v.literal('count') }),
  /** Reais, such as 49.9; at most a million. */
  v.strictObject({ kind: v.literal('money') }),
  /** Names of stored fields, at most 50; never their values. */
  v.strictObject({ kind: v.literal('fields') }),
]);
export type EventParameter = v.InferOutput<typeof ParameterSchema>;

/** How a service calls parameters: our name → its name. */
const RenamedSchema = v.record(ParameterNameSchema, ParameterNameSchema);

const MetaSchema = v.union([
  v.strictObject({
    /** An event that Meta knows. */
    standard: v.picklist([
      'AddPaymentInfo',
      'CompleteRegistration',
      'Contact',
      'InitiateCheckout',
      'Lead',
      'Purchase',
      'Schedule',
      'Search',
      'StartTrial',
      'Subscribe',
      'ViewContent',
    ]),
    parameters: v.exactOptional(RenamedSchema),
  }),
  v.strictObject({
    /** One that it does not. */
    custom: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9]{1,39}$/)),
    parameters: v.exactOptional(RenamedSchema),
  }),
]);

/** The declaration of an event that a remote, or the shell, sends. */
export const EventDeclarationSchema = v.pipe(
  v.strictObject({
    name: EventNameSchema,
    /** All that it holds; each of them is always there. */
    parameters: v.record(ParameterNameSchema, ParameterSchema),
    /** Its names for Google Analytics, if Google recommends others; its own names by default. */
    google: v.exactOptional(
      v.strictObject({ event: v.exactOptional(EventNameSchema), parameters: v.exactOptional(RenamedSchema) }),
    ),
    /** How Meta hears of it, with these parameters alone; not at all without. */
    meta: v.exactOptional(MetaSchema),
  }),
  v.check(
    ({ parameters, google, meta }) =>
      [google, meta].every((service) =>
        Object.keys(service?.parameters ?? {}).every((key) => key in parameters),
      ),
    'google and meta name a parameter that the event does not have',
  ),
);
export type EventDeclaration = v.InferOutput<typeof EventDeclarationSchema>;

/** All that one part of the product sends. */
export const EventDeclarationsSchema = v.pipe(
  v.array(EventDeclarationSchema),
  v.maxLength(50),
  v.check(
    (events) => new Set(events.map(({ name }) => name)).size === events.length,
    'an event is declared twice',
  ),
);
