import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A CV with the YAML that says what is in it. */
export interface Sample {
  /** Path from the given folder, without an extension. */
  readonly name: string;
  readonly pdf: string;
  readonly truth: string;
  /** Files of one layout are summed up: what follows the last `_` of the name, else the name of the folder. */
  readonly layout: string;
}

/** The layout of a file by its path. */
export function getLayout(path: string): string {
  const name = basename(path).replace(/\.pdf$/iu, '');
  const at = name.lastIndexOf('_');
  return at > 0 && at < name.length - 1 ? name.slice(at + 1) : basename(dirname(path));
}

/** The PDFs of a folder and of those in it that have a YAML file of the same name beside them, sorted. */
export function findSamples(dir: string): Sample[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.pdf$/iu.test(entry.name))
    .flatMap((entry) => {
      const pdf = join(entry.parentPath, entry.name);
      const bare = pdf.slice(0, -4);
      const truth = [`${bare}.yaml`, `${bare}.yml`].find((path) => existsSync(path));
      return truth === undefined ? [] : [{ name: relative(dir, bare), pdf, truth, layout: getLayout(pdf) }];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
