import { err, ok, type Result } from '@aura/shared-domain';
import { OWN_EVENTS, type EventDeclaration } from '@aura/shared-domain/events';
import * as v from 'valibot';
import {
  DECLARATIONS_FILE,
  DeclarationsSchema,
  releaseId,
  listReleases,
  type Declarations,
  type Descriptor,
  type Registry,
} from '../contract/index.ts';
import type { BuiltRelease } from './built-release.ts';
import { LAYOUT } from './layout.ts';
import { isSame } from './is-same.ts';
import type { ReleaseStore } from './store.ts';

const DeclarationsTextSchema = v.pipe(v.string(), v.parseJson(), DeclarationsSchema);

/** The declarations of a release; empty for releases from before declarations. The error is a sentence. */
function readDeclarations(contents: Uint8Array | null): Result<Declarations, string> {
  if (!contents) return ok({ events: [], extensions: [] });
  const parsed = v.safeParse(DeclarationsTextSchema, new TextDecoder().decode(contents));
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err(`${DECLARATIONS_FILE} foi recusado: ${v.getDotPath(issue) ?? 'raiz'}: ${issue.message}.`);
}

/** Faults that block a release: unreadable declarations, or an event that the shell declares differently. */
export function findDeclarationFaults({ files }: BuiltRelease): readonly string[] {
  const read = readDeclarations(files.get(DECLARATIONS_FILE) ?? null);
  if (!read.ok) return [read.error];
  const clash = findFirstClash(read.value.events, OWN_EVENTS);
  return clash === null ? [] : [describeClash(clash, 'pelo shell')];
}

/**
 * Refuses a build that declares an event differently from an active version of another remote. Unreadable files of
 * other remotes are ignored; their teams have to fix them.
 */
export async function findEventClash(
  store: ReleaseStore,
  registry: Registry,
  { descriptor, files }: BuiltRelease,
): Promise<string | null> {
  const own = readDeclarations(files.get(DECLARATIONS_FILE) ?? null);
  if (!own.ok || own.value.events.length === 0) return null;
  const others = registry.remotes
    .flatMap(listReleases)
    .map((release) => release.descriptor)
    .filter(({ name }) => name !== descriptor.name);
  for (const other of others) {
    const clash = findFirstClash(own.value.events, await readStoredEvents(store, other));
    if (clash !== null) return describeClash(clash, `por ${releaseId(other)}`);
  }
  return null;
}

async function readStoredEvents(
  store: ReleaseStore,
  { name, version, assets }: Descriptor,
): Promise<readonly EventDeclaration[]> {
  if (!assets.some(({ file }) => file === DECLARATIONS_FILE)) return [];
  const stored = await store.read(LAYOUT.file(name, version, DECLARATIONS_FILE)).catch(() => null);
  const read = readDeclarations(stored);
  return read.ok ? read.value.events : [];
}

/** Name of the first event that both declare, each in its own way. */
function findFirstClash(
  some: readonly EventDeclaration[],
  others: readonly EventDeclaration[],
): string | null {
  const known = new Map(others.map((event) => [event.name, event]));
  const clash = some.find((event) => {
    const other = known.get(event.name);
    return other !== undefined && !isSame(event, other);
  });
  return clash?.name ?? null;
}

const describeClash = (event: string, by: string): string =>
  `O evento "${event}" já é declarado de outra forma ${by}: use outro nome, ou a mesma declaração.`;
