import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Package } from './packages.ts';

/** Possible inputs of a package's content: the files, their schemas, and the code that compiles them. */
const OF_PACKAGE = ['content/**/*', 'src/**/*', 'content.config.ts', 'package.json'];
const isLeftOut = (file: string): boolean =>
  file.includes('src/generated') || /\.test\.tsx?$/u.test(file) || file.includes('node_modules');

/** Hashes files; each is read once. */
export class Fingerprints {
  readonly #root: string;
  readonly #folders = new Map<string, Promise<string>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Of all inputs of a package's modules: the package, its dependencies, and further files it reads. */
  async of({ folder, below, alsoReads }: Package): Promise<string> {
    const folders = await Promise.all([folder, ...below.toSorted()].map((name) => this.#folder(name)));
    return hash([...folders, await this.#files('.', alsoReads)].join('\n'));
  }

  async #folder(folder: string): Promise<string> {
    const known = this.#folders.get(folder) ?? this.#files(folder, OF_PACKAGE);
    this.#folders.set(folder, known);
    return known;
  }

  async #files(folder: string, patterns: readonly string[]): Promise<string> {
    const cwd = join(this.#root, folder);
    const found = globSync(patterns, {
      cwd,
      withFileTypes: true,
      exclude: ({ name }) => name === 'node_modules',
    });
    const files = found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !isLeftOut(file));
    const hashes = await Promise.all(
      files.toSorted().map(async (file) => `${file.slice(cwd.length)} ${hash(await readFile(file))}`),
    );
    return hash(hashes.join('\n'));
  }
}

const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
