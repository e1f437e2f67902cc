import { parseRegistry, SHELL_API, type Registry } from '@aura/shared-federation/contract';

const EMPTY: Registry = { schema: 1, remotes: [] };

/**
 * The registry that the page carries. A registry that does not fit its schema is refused as a whole and named in
 * the console: the shell then runs without remotes. Remotes for another contract are kept: their pages exist,
 * the loader refuses them with a message.
 */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById('aura-registry')?.textContent ?? '';
  try {
    const parsed = parseRegistry(JSON.parse(text));
    if (parsed.ok) return parsed.value;
    console.error(parsed.error);
  } catch {
    console.error('registry: not JSON');
  }
  return EMPTY;
}

/** Whether a remote runs on this shell. */
export const isCompatible = ({ min, max }: { readonly min: number; readonly max: number }): boolean =>
  min <= SHELL_API && SHELL_API <= max;
