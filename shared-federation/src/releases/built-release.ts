import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { DescriptorSchema, type Descriptor } from '../contract/index.ts';

/** A remote as its build left it. */
export interface BuiltRelease {
  readonly descriptor: Descriptor;
  /** Every file of the build's folder by its name, also the compressed ones. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Name of the file that describes a build; the last one that is written. */
export const DESCRIPTOR_FILE = 'descriptor.json';

const DescriptorTextSchema = v.pipe(v.string(), v.parseJson(), DescriptorSchema);

/** Reads what was built of a remote. The error is a sentence for the person at the terminal. */
export async function readBuilt(dist: string): Promise<Result<BuiltRelease, string>> {
  const files = await readFiles(dist);
  const text = files.get(DESCRIPTOR_FILE);
  if (!text) return err(`A compilação não deixou ${join(dist, DESCRIPTOR_FILE)}.`);
  const parsed = v.safeParse(DescriptorTextSchema, new TextDecoder().decode(text));
  if (parsed.success) return ok({ descriptor: parsed.output, files });
  const issue = parsed.issues[0];
  return err(`O descritor foi recusado: ${v.getDotPath(issue) ?? DESCRIPTOR_FILE}: ${issue.message}`);
}

/** Every file below a folder, by its relative path; empty if the folder does not exist. */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(name, await readFile(join(folder, name)));
  return files;
}

/** Files that a descriptor lists, each with the hash that browsers will ask for. */
export const listFiles = ({
  entry,
  assets,
}: Pick<Descriptor, 'entry' | 'assets'>): readonly Descriptor['entry'][] => [entry, ...assets];

/** The compressed copies of a file, which servers send instead. */
export const listCompressedNames = (file: string): readonly string[] => [`${file}.br`, `${file}.gz`];
