import { buildAll } from '@aura/scripts/build';
import { findBuiltSite } from '@aura/scripts/built-site';
import { err, ok, type Result } from '@aura/shared-domain';

/** The built site, being served. */
export interface OpenSite {
  readonly origin: string;
  /** Paths of the shell's public pages, which have budgets. */
  readonly publicPaths: readonly string[];
  /** Paths of the remotes' public pages. */
  readonly applicationPaths: readonly string[];
  /** Stops serving what this call began to serve. */
  readonly close: () => void;
}

/** Shown to developers, linked from nowhere. */
const NOT_MEASURED = ['/desenvolvimento/remotos', '/conta/acao'];

/** The built site; builds it on a fresh copy, and leaves an existing build unchanged. */
async function builtSite() {
  const found = await findBuiltSite();
  if (found.ok) return found;
  console.error('building the site');
  const built = await buildAll(new AbortController().signal);
  return built.ok ? findBuiltSite() : built;
}

/**
 * Serves what has been built, or takes the site that already answers, where it is of the same build.
 * @param elsewhere origin of a deployed site to take instead, whatever its build
 */
export async function openSite(elsewhere: string | null = null): Promise<Result<OpenSite, string>> {
  const built = await builtSite();
  if (!built.ok) return built;
  const { origin, template, writtenPaths, publicRemotePaths, serve } = built.value;
  const site = {
    origin: elsewhere ?? origin,
    publicPaths: writtenPaths.filter((path) => !NOT_MEASURED.includes(path)).toSorted(),
    applicationPaths: publicRemotePaths.toSorted(),
  };
  if (elsewhere !== null) return ok({ ...site, close: () => undefined });
  const answer = await fetch(`${origin}/`).catch(() => null);
  if (answer) {
    return isOfBuild(await answer.text(), template)
      ? ok({ ...site, close: () => undefined })
      : err(
          `${origin} shows something other than what has been built. Stop what runs there, or build again.`,
        );
  }
  const listening = await serve();
  return listening.ok ? ok({ ...site, close: listening.value.close }) : listening;
}

/** The names of the scripts change with everything that the build makes. */
function isOfBuild(page: string, template: string): boolean {
  const scripts = template.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  return scripts.length > 0 && scripts.every((script) => page.includes(script));
}
