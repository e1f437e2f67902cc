import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';

const Entries = v.optional(v.array(v.looseObject({ collectionGroup: v.string() })), []);
const IndexesSchema = v.strictObject({ indexes: Entries, fieldOverrides: Entries });

export interface IndexesOf {
  readonly path: string;
  /** The JSON text of the file. */
  readonly text: string;
}

/** Puts the database indexes of all features together, as `firebase deploy` reads them; each collection is of one of them. */
export function composeIndexes(features: readonly IndexesOf[]): Result<string, string> {
  const owners = new Map<string, string>();
  const all: v.InferOutput<typeof IndexesSchema> = { indexes: [], fieldOverrides: [] };
  for (const { path, text } of features) {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), IndexesSchema), text);
    if (!read.success) return err(`${path}: só pode haver indexes e fieldOverrides, cada um uma lista`);
    const { indexes, fieldOverrides } = read.output;
    for (const { collectionGroup } of [...indexes, ...fieldOverrides]) {
      const owner = owners.get(collectionGroup) ?? path;
      if (owner !== path) return err(`${path}: a coleção ${collectionGroup} já é de ${owner}`);
      owners.set(collectionGroup, path);
    }
    all.indexes.push(...indexes);
    all.fieldOverrides.push(...fieldOverrides);
  }
  return ok(`${JSON.stringify(all, null, 2)}\n`);
}
