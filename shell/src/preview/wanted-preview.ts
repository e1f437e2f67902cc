import type { Preview } from '@aura/shared-federation/contract';
import type { SafeStorage } from '@aura/shared-session/host';

/**
 * Field of the address that names a version which is not for everybody: `?remoto=trilhas@0.1.2`. The shell takes it
 * away, so it is one that no remote uses for itself.
 */
const FIELD = 'remoto';
/** Storage key of the tab's preview. */
const KEY = 'aura.preview';
const ID = /^(?<name>[a-z][a-z0-9-]{1,30})@(?<version>\d+\.\d+\.\d+(-[a-z0-9.]+)?)$/;

/** The requested preview. */
export interface WantedPreview {
  /** As the address had it. */
  readonly text: string;
  /** Null if the text is no name and version. */
  readonly preview: Preview | null;
}

interface Tab {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  /** Puts an address in the place of the current one. */
  readonly replace: (to: string) => void;
  /** The storage of the tab. Where it is full or denied, the version is shown on the first page only. */
  readonly storage: Pick<SafeStorage, 'read' | 'write'>;
}

/**
 * The version requested in this tab: by the current address, from which it is removed, or by an earlier one. Null if
 * the tab shows the normal versions.
 */
export function takeWantedPreview({ location, replace, storage }: Tab): WantedPreview | null {
  const { pathname, search, hash } = location;
  const fields = new URLSearchParams(search);
  const text = fields.get(FIELD);
  if (text !== null) {
    storage.write(KEY, text);
    fields.delete(FIELD);
    const rest = fields.size > 0 ? `?${fields.toString()}` : '';
    replace(pathname + rest + hash);
  }
  const wanted = text ?? storage.read(KEY);
  return wanted === null ? null : { text: wanted, preview: parse(wanted) };
}

/** From the next load of the page on this tab shows what everybody gets. */
export function forgetWantedPreview(storage: Tab['storage']): void {
  storage.write(KEY, null);
}

function parse(text: string): Preview | null {
  const { name, version } = ID.exec(text)?.groups ?? {};
  return name !== undefined && version !== undefined ? { name, version } : null;
}
