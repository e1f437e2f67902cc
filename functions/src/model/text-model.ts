/** A prompt for a language model. */
export interface ModelPrompt {
  /** Rules; ours alone. */
  readonly system: string;
  /** The input data as JSON. */
  readonly data: string;
  /** JSON schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface ModelRequest extends ModelPrompt {
  readonly maxOutputTokens: number;
}

/** The billed tokens of a call. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface CallOptions {
  /** Ends the call. */
  readonly signal: AbortSignal;
  /** Called with the cost of the call when the provider reports it; the last report counts. */
  readonly onUsage: (usage: ModelUsage) => void;
}

/** A language model: it has no tools, no memory and no credentials of ours. It may throw anything, at any time. */
export interface TextModel {
  /** As people read it. */
  readonly name: string;
  /** The answer, piece by piece. */
  generate(request: ModelRequest, options: CallOptions): AsyncIterable<string>;
}
