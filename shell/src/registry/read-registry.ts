import { EMPTY_REGISTRY, parseRegistry, type Registry } from '@aura/shared-federation/contract';

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
  return EMPTY_REGISTRY;
}
