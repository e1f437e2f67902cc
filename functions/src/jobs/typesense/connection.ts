import type { Client } from 'typesense';
import * as v from 'valibot';

export interface TypesenseSettings {
  readonly url: string;
  readonly key: string;
}

/** How long each kind of call may take, milliseconds. */
export interface Deadlines {
  readonly search: number;
  readonly write: number;
}
export const DEADLINES: Deadlines = { search: 4000, write: 60_000 };

/** The server is unavailable, refuses, or answers in an unexpected form. Contains nothing of the request. */
export class NoAnswer extends Error {
  readonly status: number | null;
  constructor(status: number | null) {
    super('no answer');
    this.status = status;
  }
}

const readStatus = (error: unknown): number | null =>
  error instanceof Error && 'httpStatus' in error && typeof error.httpStatus === 'number'
    ? error.httpStatus
    : null;

/** Calls of the server: each ends within its deadline, and its answer has the requested shape. */
export interface Connection {
  call<S extends v.GenericSchema>(
    kind: keyof Deadlines,
    schema: S,
    work: (client: Client, signal: AbortSignal) => Promise<unknown>,
  ): Promise<v.InferOutput<S>>;
}

/** The client is loaded at the first call: a platform that searches in memory never does. */
export function connect({ url, key }: TypesenseSettings, deadlines: Deadlines): Connection {
  let loading: Promise<Client> | null = null;
  const load = async (): Promise<Client> => {
    const { Client } = await import('typesense');
    return new Client({
      nodes: [{ url }],
      apiKey: key,
      connectionTimeoutSeconds: Math.max(deadlines.search, deadlines.write) / 1000,
      numRetries: 0,
      // Its log may contain a person's search.
      logLevel: 'silent',
    });
  };
  return {
    async call(kind, schema, work) {
      loading ??= load();
      const client = await loading;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new NoAnswer(null)), deadlines[kind]);
      });
      try {
        const answer = v.safeParse(
          schema,
          await Promise.race([work(client, AbortSignal.timeout(deadlines[kind])), late]),
        );
        if (answer.success) return answer.output;
      } catch (error) {
        // The errors of the client carry the request with its key: they stay here.
        throw new NoAnswer(readStatus(error));
      } finally {
        clearTimeout(timer);
      }
      throw new NoAnswer(null);
    },
  };
}
