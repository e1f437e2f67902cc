import { createSignal } from '@aura/shared-domain';
import {
  type Extension,
  readExtensions,
  findDeclarationsAsset,
  InlineExtensionsSchema,
  type Release,
} from '@aura/shared-federation/contract';
import * as v from 'valibot';

/** Extensions by the integrity of the files that declare them. */
export type KnownExtensions = ReadonlyMap<string, readonly Extension[]>;

interface Ports {
  /** The page's block of extensions: JSON, or an empty text if it has none. */
  readonly inline: () => string;
  /** Fetches the JSON of a file with this integrity; rejects on failure. */
  readonly fetchJson: (url: string, integrity: string) => Promise<unknown>;
  /** Says what is left out. */
  readonly report: (reason: string) => void;
}

export interface DeclaredStore {
  /** The known extensions; the same map until it changes. */
  readonly get: () => KnownExtensions;
  /** The extensions of the page's prerendering. */
  readonly getWritten: () => KnownExtensions;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches unknown declarations. A failed one is fetched again the next time. Never rejects. */
  readonly learn: (releases: readonly Release[]) => Promise<void>;
}

/**
 * The extensions of the releases that this page knows. The page contains those of its own registry; those of a newer
 * registry are fetched and checked against the hash in the descriptor.
 */
export function createDeclared({ inline, fetchJson, report }: Ports): DeclaredStore {
  const changes = createSignal();
  const asked = new Set<string>();
  let written: KnownExtensions | null = null;
  let known: KnownExtensions | null = null;
  const getWritten = () => (written ??= readInline(inline(), report));
  const get = () => known ?? getWritten();

  async function ask({ baseUrl, descriptor }: Release): Promise<void> {
    const asset = findDeclarationsAsset(descriptor);
    if (!asset || get().has(asset.integrity) || asked.has(asset.integrity)) return;
    const { integrity } = asset;
    asked.add(integrity);
    try {
      const extensions = readExtensions(await fetchJson(baseUrl + asset.file, integrity));
      known = new Map([...get(), [integrity, extensions]]);
      changes.emit();
    } catch (error) {
      report(`${descriptor.name}@${descriptor.version}: ${asset.file} did not come (${String(error)})`);
    } finally {
      asked.delete(integrity);
    }
  }

  return {
    get,
    getWritten,
    subscribe: changes.subscribe,
    learn: async (releases) => void (await Promise.all(releases.map(ask))),
  };
}

const InlineSchema = v.pipe(v.string(), v.parseJson(), InlineExtensionsSchema);

function readInline(text: string, report: Ports['report']): KnownExtensions {
  if (text.trim() === '') return new Map();
  const parsed = v.safeParse(InlineSchema, text);
  if (!parsed.success) report('extensions: the block of the page is not valid');
  const given = parsed.success ? parsed.output : {};
  return new Map(
    Object.entries(given).map(([integrity, input]) => [integrity, readExtensions({ extensions: input })]),
  );
}

const GIVE_UP_MS = 5_000;

/** The extensions of this page's remotes. */
export const declaredExtensions = createDeclared({
  inline: () => document.getElementById('aura-extensions')?.textContent ?? '',
  fetchJson: async (url, integrity) => {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const response = await fetch(url, { credentials: 'omit', integrity, signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  },
  report: (reason) => console.error(reason),
});
