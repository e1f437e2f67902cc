import { createHash } from 'node:crypto';
import { isCompatible, type Registry, type Release, type RemoteRoute } from '@aura/shared-federation';

/** A page of a remote that was written when the remote was built. */
export interface RemotePage {
  /** Content of the main area. */
  readonly html: string;
  /** Rules that it needs besides the shell's. */
  readonly css: string;
}

/** Reads a file of a release from its storage; null if that fails. */
export type ReadRemoteFile = (release: Release, file: string) => Promise<Uint8Array | null>;

interface Parts {
  readonly registry: Pick<Registry, 'remotes'>;
  readonly read: ReadRemoteFile;
  /** The shell's style sheets, for the shell's components. */
  readonly shellCss: string;
  /** Receives the reason if a page is left out. */
  readonly complain: (reason: string) => void;
}

/**
 * The pages of remotes that can be written into the shell's: of the current versions that run on this shell. One whose
 * files are not those that the registry promises, or that uses classes which this shell does not have, is left out:
 * the remote then draws it in the browser, as ever.
 */
export async function renderRemotePages({
  registry,
  read,
  shellCss,
  complain,
}: Parts): Promise<ReadonlyMap<string, RemotePage>> {
  const pages = new Map<string, RemotePage>();
  for (const { current } of registry.remotes) {
    if (!isCompatible(current.descriptor) || current.descriptor.audience !== 'everyone') continue;
    for (const route of current.descriptor.routes) {
      if (route.page === undefined || route.access !== 'public') continue;
      const page = await readPage(current, { ...route, page: route.page }, read);
      const fault =
        page === null
          ? 'um arquivo falta ou não é o que o registro promete'
          : findStrangeClass(page, shellCss);
      if (page && fault === null) pages.set(route.path, page);
      else complain(`${route.path} não foi escrita de antemão: ${fault ?? ''}.`);
    }
  }
  return pages;
}

async function readPage(
  release: Release,
  { page, files }: RemoteRoute & { readonly page: string },
  read: ReadRemoteFile,
): Promise<RemotePage | null> {
  const { assets } = release.descriptor;
  const styles = assets.filter(
    ({ kind, initial, file }) => kind === 'style' && (initial || files.includes(file)),
  );
  const wanted = [...assets.filter(({ kind, file }) => kind === 'page' && file === page), ...styles];
  const texts: string[] = [];
  for (const { file, integrity } of wanted) {
    const bytes = await read(release, file);
    if (!bytes || computeIntegrity(bytes) !== integrity) return null;
    texts.push(new TextDecoder().decode(bytes));
  }
  const [html, ...css] = texts;
  return html === undefined || wanted.length === styles.length ? null : { html, css: css.join('') };
}

const computeIntegrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The fault of a page made for another shell's components; null without one. */
function findStrangeClass({ html }: RemotePage, shellCss: string): string | null {
  const names = new Set(html.match(/\bshell_[\w-]+/g));
  const strange = [...names].find((name) => !shellCss.includes(`.${name}`));
  return strange === undefined ? null : `este shell não tem a classe ${strange}`;
}
