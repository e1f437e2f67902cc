import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { ContentConfig, Modules } from '../define-content.ts';
import type { Fault } from '../source.ts';
import { compileTexts, type FileText } from './compile-texts.ts';
import { writeGenerated } from './write-generated.ts';

/** Name of the file in which a package declares its content. */
export const CONFIG_FILE = 'content.config.ts';

/**
 * Checks the content of a package and writes its modules; if a file breaks a rule, it writes nothing.
 * @param folder of the package, from the root
 * @param fingerprint of all inputs of the modules
 */
export async function compilePackage(
  root: string,
  folder: string,
  fingerprint: string,
): Promise<readonly Fault[]> {
  const address = pathToFileURL(join(root, folder, CONFIG_FILE)).href;
  const { default: config } = (await import(address)) as { readonly default: ContentConfig };
  const texts: Record<string, readonly FileText[]> = {};
  for (const [name, { files }] of Object.entries(config.collections)) {
    texts[name] = await readTexts(root, folder, files);
    if (texts[name].length === 0)
      return [{ file: `${folder}/${files}`, line: null, message: 'nenhum arquivo foi encontrado' }];
  }
  const { faults, modules } = compileTexts(config, texts);
  if (faults.length > 0) return faults;
  await writeGenerated(join(root, folder), { ...modules, ...schemaFiles(config) }, fingerprint);
  return [];
}

/** The files of a collection in the order of their names. */
async function readTexts(root: string, folder: string, pattern: string): Promise<readonly FileText[]> {
  const names = globSync(pattern, { cwd: join(root, folder) }).map((name) => name.replaceAll(sep, '/'));
  return Promise.all(
    names.toSorted().map(async (name) => ({
      file: `${folder}/${name}`,
      text: await readFile(join(root, folder, name), 'utf8'),
    })),
  );
}

/** The schema of each collection, for editors. */
function schemaFiles({ collections }: ContentConfig): Modules {
  return Object.fromEntries(
    Object.entries(collections).map(([name, { schema }]) => [
      `schema/${name}.json`,
      `${JSON.stringify(toJsonSchema(schema as never, { typeMode: 'input', errorMode: 'ignore' }), null, 2)}\n`,
    ]),
  );
}
