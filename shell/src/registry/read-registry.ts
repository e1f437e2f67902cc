import { err, type Result } from '@aura/shared-domain';
import {
  parseRegistry,
  RegistrySourceSchema,
  type Registry,
  type RegistrySource,
} from '@aura/shared-federation/contract';
import * as v from 'valibot';

/**
 * The registry that the page carries, trusted as the page is. One that does not fit its schema is refused as a whole.
 * Remotes for another contract are kept: their pages exist, the loader refuses them with a message.
 */
export function readRegistry(document: Document): Result<Registry, string> {
  const text = document.getElementById('aura-registry')?.textContent ?? '';
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return err('registry: not JSON');
  }
}

/** The only part of the configuration that is read here. */
const ConfigTextSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ registry: v.optional(RegistrySourceSchema) }),
);

/** The page's source of newer registries; null if it names none, and then it keeps its own. */
export function readRegistrySource(document: Document): RegistrySource | null {
  const parsed = v.safeParse(ConfigTextSchema, document.getElementById('aura-config')?.textContent);
  return (parsed.success && parsed.output.registry) || null;
}
