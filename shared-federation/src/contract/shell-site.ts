import * as v from 'valibot';
import type { Extension, ViewPoint } from './extensions.ts';
import type { Registry } from './registry.ts';

const ShellAssetSchema = v.object({ path: v.string(), integrity: v.string() });

/** Files of a built shell that its pages name in their heads. */
export const ShellAssetsSchema = v.object({
  /** Scripts of the application, without the small one that every page begins with. */
  scripts: v.array(ShellAssetSchema),
  /** Additional scripts, requested once a remote is shown; older shells do not list them. */
  federation: v.optional(v.array(ShellAssetSchema), []),
  styles: v.array(ShellAssetSchema),
  /** Fonts that every page uses. */
  fonts: v.array(v.string()),
});
export type ShellAssets = v.InferOutput<typeof ShellAssetsSchema>;

/**
 * Attribute that holds the `rel` of a link that only people who were signed in on this device follow: without a `rel`
 * a browser leaves a link alone, and the early script puts it in force for them.
 */
export const DORMANT_REL = 'data-rel';

/** Dependencies of the pages of one deployment. */
export interface ShellSite {
  /** Public origin, without a final slash. */
  readonly origin: string;
  readonly registry: Registry;
  readonly now: Date;
  /** Path → content of the main area of the remotes' pages that are written ahead; none by default. */
  readonly remotePages?: ReadonlyMap<string, string>;
  /** The releases' extensions of shell pages, by the integrity of the declaring files; empty by default. */
  readonly extensions?: Readonly<Record<string, readonly Extension[]>>;
}

export interface RenderedPage {
  /** Elements of the head that differ from page to page. */
  readonly head: string;
  /** Content of `#root`. */
  readonly body: string;
}

/** The exports of `dist-render/render.mjs`, for programs that write the shell's pages. */
export interface ShellRenderer {
  /** Paths of the prerendered pages. */
  readonly staticPaths: () => readonly string[];
  readonly renderPage: (path: string, site: ShellSite) => Promise<RenderedPage>;
  /** The page of every address that leads nowhere. */
  readonly renderNotFound: (site: ShellSite) => Promise<RenderedPage>;
  /** Path patterns that are answered with the application, of the shell and of the remotes. */
  readonly applicationPatterns: (site: ShellSite) => readonly string[];
  /** The head of such a page; the browser draws its body. */
  readonly renderHead: (pattern: string, site: ShellSite) => string;
  /** Extension point of such a page; older shells have none. */
  readonly pointOf?: (pattern: string) => ViewPoint | null;
  /** Inline script in the head of every page, before any style. */
  readonly earlyScript: () => string;
  /** Text files at the root of the site: name → contents. */
  readonly textFiles: (site: ShellSite) => Readonly<Record<string, string>>;
}
