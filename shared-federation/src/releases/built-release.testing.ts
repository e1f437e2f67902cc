import { createHash } from 'node:crypto';
import { computeContainerName, SHARED_MODULES, type Descriptor } from '../contract/index.ts';
import { releaseWith } from '../testing/index.ts';
import type { BuiltRelease } from './built-release.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Versions of the shared modules that match those of {@link builtWith}. */
export const PROVIDED = Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, '1.4.0']));

/** A build that nothing is wrong with; give what matters. */
export function built(
  change: Partial<Descriptor> = {},
  files: Readonly<Record<string, string>> = {},
): BuiltRelease {
  const contents = { 'remoteEntry.js': 'entry', 'app.js': 'app', 'app.css': 'css', ...files };
  const version = change.version ?? '1.0.0';
  const { descriptor } = releaseWith({
    name: 'tools',
    owner: 'plataforma',
    version,
    container: computeContainerName('tools', version),
    builtWith: PROVIDED,
    entry: { file: 'remoteEntry.js', integrity: integrityOf(contents['remoteEntry.js']) },
    assets: [
      { file: 'app.js', kind: 'script', integrity: integrityOf(contents['app.js']), initial: true },
      { file: 'app.css', kind: 'style', integrity: integrityOf(contents['app.css']), initial: true },
    ],
    ...change,
  });
  const all = { ...contents, 'descriptor.json': JSON.stringify(descriptor) };
  return { descriptor, files: new Map(Object.entries(all).map(([name, text]) => [name, bytes(text)])) };
}

/** The same build with one file changed or, with null, missing. */
export function withFile(
  { descriptor, files }: BuiltRelease,
  name: string,
  text: string | null,
): BuiltRelease {
  const changed = new Map(files);
  if (text === null) changed.delete(name);
  else changed.set(name, bytes(text));
  return { descriptor, files: changed };
}
