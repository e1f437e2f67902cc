import { readdirSync, readFileSync } from 'node:fs';
import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';

const ROOT = new URL('../../../', import.meta.url);

/**
 * Every path of a page that a lesson may link to, out of the descriptions of the shell and the remotes.
 * The files that are read here are inputs of the target `content` in package.json.
 */
export function listPagePaths(lessonIds: readonly string[]): ReadonlySet<string> {
  const remotes = readdirSync(ROOT)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => `${folder}/remote.ts`);
  const sources = ['shell/src/routes/shell-routes.ts', ...remotes].map((file) =>
    readFileSync(new URL(file, ROOT), 'utf8'),
  );
  return new Set([
    ...sources.flatMap((source) =>
      [...source.matchAll(/\bpath: '([^':*]+)'/gu)].map(([, path = '']) => path),
    ),
    ...ARTICLE_SUMMARIES.map(({ id }) => `/recursos/${id}`),
    ...lessonIds.map((id) => `/micro-learnings/${id}`),
  ]);
}
