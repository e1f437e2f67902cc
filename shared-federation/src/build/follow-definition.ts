import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { RemoteDefinitionSchema, type RemoteDefinition } from '../contract/index.ts';

/** A definition at a moment of development. */
export interface Definition {
  /** The newest one that was right. */
  readonly value: RemoteDefinition;
  /** The error in the file's current content; null if it is valid. */
  readonly fault: string | null;
}

const ModuleSchema = v.object({ default: RemoteDefinitionSchema });

/**
 * Follows a remote's definition while its file is edited: returns a function that reads it again. An invalid file
 * changes only `fault`. The name cannot change: container, policy and port use it from the start.
 * @param file the `remote.ts` of the remote
 * @param first its content when the build began
 */
export function followDefinition(file: string, first: RemoteDefinition): () => Promise<Definition> {
  let known: Definition = { value: first, fault: null };
  let text = read(file);
  return async () => {
    const now = read(file);
    if (now === text) return known;
    text = now;
    const next = await evaluate(file, first.name);
    known = next.ok ? { value: next.value, fault: null } : { value: known.value, fault: next.error };
    return known;
  };
}

let evaluations = 0;

async function evaluate(file: string, name: string): Promise<Result<RemoteDefinition, string>> {
  try {
    // A module is evaluated once per address.
    const module: unknown = await import(`${pathToFileURL(file).href}?${++evaluations}`);
    const parsed = v.safeParse(ModuleSchema, module);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const place = v.getDotPath(issue)?.replace(/^default\.?/, '') || 'export default';
      return err(`remote.ts: ${place}: ${issue.message}`);
    }
    const definition = parsed.output.default;
    if (definition.name === name) return ok(definition);
    return err(`remote.ts: o nome mudou de ${name} para ${definition.name}; encerre e inicie de novo.`);
  } catch (error) {
    return err(`remote.ts: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Null while an editor has the file away. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
