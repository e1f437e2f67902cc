import type { ModelRequest, TextModel } from '../../src/model/text-model.ts';

/** What a scripted model does: its pieces in order; a function may wait, throw or never end. */
export type Script =
  | readonly string[]
  | ((signal: AbortSignal, request: ModelRequest) => AsyncIterable<string>);

export interface ScriptedModel extends TextModel {
  /** What it was asked so far. */
  readonly requests: readonly ModelRequest[];
}

/** A model that plays one script for each call, the last one again and again. */
export function makeScriptedModel(...scripts: readonly Script[]): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    name: 'modelo-de-teste',
    requests,
    generate(request, { signal }) {
      const script = scripts[Math.min(requests.length, scripts.length - 1)] ?? [];
      requests.push(request);
      return typeof script === 'function' ? script(signal, request) : played(script);
    },
  };
}

async function* played(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

/** Returns every text unchanged. */
export async function* echo(_: AbortSignal, { data }: ModelRequest): AsyncGenerator<string> {
  const { textos } = JSON.parse(data) as { textos: readonly { id: string; modelo: string }[] };
  yield JSON.stringify({ texts: textos.map(({ id, modelo }) => ({ target: id, text: modelo })) });
}

/** Says some pieces and then nothing, without minding its signal. */
export async function* stall(...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
  await new Promise(() => undefined);
}

/** Says the same for ever. */
export async function* endless(piece: string): AsyncGenerator<string> {
  for (;;) yield piece;
}

/** Says some pieces and fails. */
export async function* failing(error: unknown, ...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
  throw error;
}
