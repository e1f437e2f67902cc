import { err, ok, type Result } from '@aura/shared-domain';
import { parseRegistry, type Release } from '@aura/shared-federation/contract';
import * as v from 'valibot';

interface FramePage {
  /** The one release that is shown. */
  readonly release: Release;
  /** Address of the backend; the frame's own origin has none. */
  readonly apiBase: string;
}

const OptionsSchema = v.object({ apiBase: v.optional(v.string(), '/api') });

/** Reads the two blocks of JSON that the page carries. The error says what is wrong with them. */
export function readPage(document: Document): Result<FramePage, string> {
  const registry = parseRegistry(json(document, 'aura-registry'));
  if (!registry.ok) return registry;
  const options = v.safeParse(OptionsSchema, json(document, 'aura-frame'));
  if (!options.success) return err(`aura-frame: ${options.issues[0].message}`);
  const [remote, second] = registry.value.remotes;
  if (!remote || second) return err('registry: the frame shows exactly one remote');
  return ok({ release: remote.current, apiBase: options.output.apiBase });
}

function json(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return null;
  }
}
