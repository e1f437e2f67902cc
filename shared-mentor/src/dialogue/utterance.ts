/** When a message is sent: out of the blue, or while its topic is talked about. */
export type UtteranceKind = 'first' | 'later';

/** Messages that one card answers. */
export type Utterances = Readonly<Record<UtteranceKind, readonly string[]>>;
