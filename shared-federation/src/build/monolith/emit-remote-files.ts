import { rspack, type Compilation, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { computeAssetIntegrity } from '../integrity.ts';
import { makeChunkName, type RemoteSources } from './write-remote-apps.ts';

/** A file that a page of a remote needs besides the application. */
export interface RemoteFile {
  readonly href: string;
  readonly kind: 'script' | 'style';
  readonly integrity: string;
}

/** Path pattern of a public route → its files. */
export type RemoteFiles = Readonly<Record<string, readonly RemoteFile[]>>;

/** Tells which files the public pages of the remotes need, so that their documents can name them. */
export class EmitRemoteFiles implements RspackPluginInstance {
  readonly #remotes: readonly RemoteSources[];
  readonly #use: (files: RemoteFiles) => void;

  constructor(remotes: readonly RemoteSources[], use: (files: RemoteFiles) => void) {
    this.#remotes = remotes;
    this.#use = use;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitRemoteFiles', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitRemoteFiles', stage }, () => {
        const files = this.#remotes.flatMap(({ definition: { name, routes } }) =>
          routes
            .filter(({ access }) => access === 'public')
            .map(
              ({ path, chunks = [] }) =>
                [path, listChunkFiles(compilation, [makeChunkName(name), ...chunks])] as const,
            ),
        );
        this.#use(Object.fromEntries(files));
      });
    });
  }
}

function listChunkFiles(compilation: Compilation, chunks: readonly string[]): RemoteFile[] {
  const of = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  const known = new Set(of('start'));
  const files = new Set(chunks.flatMap(of).filter((file) => !known.has(file)));
  return [...files].flatMap((file): RemoteFile[] => {
    const kind = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : null;
    return kind ? [{ href: `/${file}`, kind, integrity: computeAssetIntegrity(compilation, file) }] : [];
  });
}
