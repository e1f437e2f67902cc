import * as v from 'valibot';
import { err, ok, type Result, type StackRequest, type StackResponse } from '@aura/shared-domain';
import { DescriptorSchema, type Descriptor } from '@aura/shared-federation/contract';
import {
  createFrameResolver,
  LAYOUT,
  readStoredMap,
  readThrownText,
  type ReleaseStore,
  type SourcePlace,
} from '@aura/shared-federation/releases';
import type { ReleaseSettings } from '../config/release-settings.ts';
import type { Failure } from '../http/failure.ts';

interface Deps {
  readonly releases: Pick<ReleaseSettings, 'store' | 'privateStore'>;
}

const NOTES = {
  settings:
    'O servidor não tem onde ler os mapas de fontes: configure AURA_RELEASES e AURA_RELEASES_PRIVATE nas funções.',
  unknown: 'Esta versão não está no armazenamento das publicações.',
  none: 'Esta versão foi publicada sem mapas de fontes.',
  some: 'De alguns arquivos desta versão não há mapa de fontes.',
} as const;

/** GET /operations/stack: where in our sources the places of an error are. */
export function resolveStack({
  releases: { store, privateStore },
}: Deps): (request: StackRequest) => Promise<Result<StackResponse, Failure>> {
  return async ({ remote, version, frames }) => {
    const unresolved = (note: string): Result<StackResponse, never> =>
      ok({ places: frames.map((frame) => ({ frame, source: null })), thrown: null, note });
    if (!store || !privateStore) return unresolved(NOTES.settings);
    const descriptor = await readStoredDescriptor(store, remote, version);
    if (!descriptor) return unresolved(NOTES.unknown);
    const resolvers = new Map<string, ReturnType<typeof createFrameResolver> | null>();
    for (const { file } of frames.map(splitFrame)) {
      if (resolvers.has(file)) continue;
      const map = await readStoredMap(privateStore, descriptor, file);
      if (!map.ok) return err({ code: 'unavailable', message: map.error });
      resolvers.set(file, map.value && createFrameResolver(map.value));
    }
    const places = frames.map((frame) => {
      const { file, line, column } = splitFrame(frame);
      return { frame, source: resolvers.get(file)?.(line, column) ?? null };
    });
    const known = [...resolvers.values()].filter((resolver) => resolver !== null).length;
    if (known === 0) return unresolved(NOTES.none);
    return ok({
      places: places.map(({ frame, source }) => ({ frame, source: source && copyOf(source) })),
      thrown: places[0]?.source ? readThrownText(places[0].source) : null,
      note: known === resolvers.size ? null : NOTES.some,
    });
  };
}

const copyOf = (place: SourcePlace) => ({ ...place, lines: [...place.lines] });

/** `app.1a2b3c4d.js:1:204` in its parts; the schema of the request has seen to its form. */
function splitFrame(frame: string): {
  readonly file: string;
  readonly line: number;
  readonly column: number;
} {
  const [file = '', line, column] = frame.split(':');
  return { file, line: Number(line), column: Number(column) };
}

const DescriptorTextSchema = v.pipe(v.string(), v.parseJson(), DescriptorSchema);

/** The stored descriptor of a version, even if the registry no longer names it. */
async function readStoredDescriptor(
  store: ReleaseStore,
  remote: string,
  version: string,
): Promise<Descriptor | null> {
  const bytes = await store.read(LAYOUT.file(remote, version, 'descriptor.json'));
  const read = v.safeParse(DescriptorTextSchema, bytes && new TextDecoder().decode(bytes));
  return read.success ? read.output : null;
}
