import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Registry, SignedRegistry } from '@aura/shared-federation';
import { LAYOUT, readNewest, rollForward, type ReleaseStore } from '@aura/shared-federation/releases';
import { loadRenderer } from '../../compose/pages.ts';
import type { ReadRemoteFile } from '../../compose/remote-pages.ts';
import { isHashed } from '../../static-server/caching.ts';
import type { Hosting, Version } from '../hosting/hosting.ts';
import { convertServingConfig } from '../hosting/serving-config.ts';
import {
  packFile,
  readCurrent,
  readKit,
  readPacked,
  unpackKit,
  type Current,
  type Kit,
} from '../shells/kit.ts';
import { composeSite } from '../site/compose-site.ts';

/** The sources and the target of pages. */
export interface Sources {
  /** Kits of the shell. */
  readonly shells: ReleaseStore;
  /** Releases of the remotes, with the registry. */
  readonly releases: ReleaseStore;
  /** A Hosting site, by its name. */
  readonly hosting: (site: string) => Hosting;
}

/** Why people do not get the newest. */
export interface Refusal {
  /** A sentence for the person at the terminal. */
  readonly text: string;
  /** Whether the same again would end in the same way. */
  readonly isFinal: boolean;
}

/** The live version. */
export interface Shown {
  readonly revision: number;
  readonly shell: string;
  /** False if it was already live. */
  readonly isNew: boolean;
  /** Why pages of remotes were not written ahead, a sentence each. A release must not hold back all others. */
  readonly leftOut: readonly string[];
}

const LIVE = 'live';
/** Number of shells that may be open in tabs: their files stay available. */
const SHELLS_CARRIED = 3;
/** Each attempt that is lost means that another one has changed what people get. */
const ATTEMPTS = 5;

/**
 * Writes the pages with the newest registry and the kit in use, and releases them, until they are live. Does nothing
 * if they already are, and never goes back in revision. Two concurrent runs both end with the newest: each checks
 * again after its release.
 */
export async function recompose(sources: Sources): Promise<Result<Shown, Refusal>> {
  let isNew = false;
  let leftOut: readonly string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const wanted = await readWanted(sources);
    if (!wanted.ok) return makeRefusal(wanted.error);
    const { kit, registry } = wanted.value;
    const { revision } = registry;
    const hosting = sources.hosting(kit.facts.site);
    const live = await hosting.released(LIVE);
    if (readRevision(live) > revision)
      return makeRefusal(
        `No ar está a revisão ${readRevision(live)}; a ${revision} é mais antiga e não vai ao ar.`,
        true,
      );
    if (live && readRevision(live) === revision && live.labels['shell'] === kit.version)
      return ok({ revision, shell: kit.version, isNew, leftOut });
    const prepared = await prepareSite(sources, wanted.value);
    if (!prepared.ok) return makeRefusal(prepared.error);
    // While it was written, another one may have released something newer.
    if (readRevision(await hosting.released(LIVE)) > revision) continue;
    await hosting.release(prepared.value.version, LIVE);
    isNew = true;
    leftOut = prepared.value.leftOut;
  }
  return makeRefusal(`Outras publicações do site chegaram antes ${ATTEMPTS} vezes seguidas.`);
}

const makeRefusal = (text: string, isFinal = false): Result<never, Refusal> => err({ text, isFinal });

/** Revision of the registry in a version; -1 if it is unknown. */
const readRevision = (version: Version | null): number => Number(version?.labels['revision'] ?? -1);

export interface Wanted {
  readonly kit: Kit;
  readonly registry: Registry;
  readonly signed: SignedRegistry | null;
  readonly current: Current;
}

/** The version that should be live. */
export async function readWanted({ shells, releases }: Sources): Promise<Result<Wanted, string>> {
  const current = await readCurrent(shells);
  if (!current) return err('Nenhuma compilação do shell foi publicada ainda.');
  const kit = await readKit(shells, current.current);
  if (!kit.ok) return kit;
  const { key, url } = kit.value.facts.registry;
  const newest = await readNewest(releases, key);
  if (!newest.ok) return newest;
  if (!newest.value) return err('Nenhum remoto foi publicado ainda.');
  if (newest.value.overrides !== 'none')
    return err('O registro aceita remotos de outra máquina: não serve para pessoas.');
  const signed = url.startsWith('/') ? await rollForward(releases, key) : ok(null);
  if (!signed.ok) return signed;
  return ok({ kit: kit.value, registry: newest.value, signed: signed.value, current });
}

interface Prepared {
  readonly version: string;
  readonly leftOut: readonly string[];
}

/** Writes a site and uploads it to Hosting, without making it live. */
export async function prepareSite(
  { shells, releases, hosting }: Sources,
  { kit, registry, signed, current }: Wanted,
): Promise<Result<Prepared, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'aura-pages-'));
  try {
    await unpackKit(shells, kit, folder);
    const renderer = await loadRenderer(folder);
    if (!renderer.ok) return renderer;
    const readRemoteFile: ReadRemoteFile = ({ descriptor: { name, version } }, file) =>
      releases.read(LAYOUT.file(name, version, file));
    const dist = join(folder, 'dist');
    const parts = { dist, renderer: renderer.value, registry, signed, readRemoteFile };
    const composed = await composeSite(kit.facts, parts);
    if (!composed.ok) return composed;
    const written = [...composed.value.texts].map(([path, text]) => [path, packFile(text)] as const);
    const packed = new Map(written.map(([, file]) => [file.hash, file.packed]));
    const version = await hosting(kit.facts.site).prepare({
      config: convertServingConfig(composed.value.hosting),
      labels: { revision: String(registry.revision), shell: kit.version },
      files: {
        ...(await listCarriedFiles(shells, current)),
        ...kit.served,
        ...Object.fromEntries(written.map(([path, { hash }]) => [path, hash])),
      },
      read: async (hash) => packed.get(hash) ?? readPacked(shells, hash),
    });
    return ok({ version, leftOut: composed.value.leftOut });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files of the shells before that open tabs may still ask for. */
async function listCarriedFiles(
  shells: ReleaseStore,
  { former }: Current,
): Promise<Readonly<Record<string, string>>> {
  const carried: Record<string, string> = {};
  for (const version of former.slice(0, SHELLS_CARRIED - 1).toReversed()) {
    const kit = await readKit(shells, version);
    if (!kit.ok) continue;
    for (const [path, hash] of Object.entries(kit.value.served)) if (isHashed(path)) carried[path] = hash;
  }
  return carried;
}
