import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { navigate } from '@aura/shared-session/router';
import type { PaletteEntry } from '@aura/shared-pages/palette';
import { Icon } from '@aura/shared-ui';
import { ErrorBoundary } from '@aura/shared-ui/host';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Way } from '../navigation/ways.ts';
import { useEntries } from '../registry/known-remotes.tsx';
import { SHELL_ROUTES } from '../routes/shell-routes.ts';
import styles from './frame.module.css';
import type { Places } from './places.ts';
import { useLastTool } from './use-last-tool.ts';

const Palette = lazyWithRetry(() =>
  import(/* webpackChunkName: "palette" */ '@aura/shared-pages/palette').then((module) => ({
    default: module.Palette,
  })),
);

/** Pages of the shell that are not destinations for signed-in people. */
const NO_PLACE = new Set([
  '/',
  '/login',
  '/signup',
  '/confirmar-email',
  '/conta/acao',
  '/desenvolvimento/remotos',
]);

/** The way out: no page, but people look for it where they look for pages. */
const SIGN_OUT: PaletteEntry = {
  label: 'Sair',
  path: '#sair',
  group: 'Sua conta',
  needs: null,
  keywords: ['logout', 'desconectar', 'encerrar sessão'],
};

/** A page with the words that find it. */
interface Findable {
  readonly path: string;
  readonly keywords?: readonly string[];
}

/** All destinations of the person, each once: its first occurrence decides the position. */
export function listPaletteEntries(
  places: Places,
  links: readonly Way[],
  last: Way | null,
  routes: readonly Findable[] = [],
): readonly PaletteEntry[] {
  const keywords = new Map([...SHELL_ROUTES, ...routes].map((route) => [route.path, route.keywords]));
  const isManaged = !places.main.some(({ path }) => path === '/perfil');
  const account = listShellPages(false).filter(({ path }) => !(isManaged && path === '/perfil'));
  const groups: readonly (readonly [string, readonly (Way & { readonly needs?: string | null })[]])[] = [
    ['Aberta por último', last ? [last] : []],
    ['Principal', places.main],
    ['Ferramentas', places.tools],
    ['Mais páginas', places.others],
    ['Sua conta', [...links, ...account]],
    ['Ajuda e leitura', listShellPages(true)],
  ];
  const entries = new Map<string, PaletteEntry>();
  for (const [group, ways] of groups)
    for (const { label, path, needs = null } of ways)
      if (!entries.has(path))
        entries.set(path, { label, path, group, needs, keywords: keywords.get(path) ?? [] });
  return [...entries.values(), SIGN_OUT];
}

const listShellPages = (isPublic: boolean): readonly Way[] =>
  SHELL_ROUTES.filter(({ access, path }) => (access === 'public') === isPublic && !NO_PLACE.has(path)).map(
    ({ title, path }) => ({ label: title, path }),
  );

interface Props {
  readonly places: Places;
  readonly links: readonly Way[];
  readonly onSignOut: () => void;
}

/** Opens the palette, by its button or by Ctrl or Cmd with K. Its code comes with the first opening. */
export function PaletteOpener({ places, links, onSignOut }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const last = useLastTool();
  const remotes = useEntries();
  const entries = useMemo(() => {
    const routes = remotes.flatMap(({ descriptor }) => descriptor.routes);
    return listPaletteEntries(places, links, last, routes);
  }, [places, links, last, remotes]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // An open dialog takes precedence.
      if (!document.querySelector('dialog:modal')) setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setIsOpen(false);
  const go = (path: string) => {
    close();
    if (path === SIGN_OUT.path) onSignOut();
    else navigate(path);
  };
  return (
    <>
      <button
        type="button"
        className={styles['search']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={20} />
        <span className={styles['searchText']}>Ir para…</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {isOpen && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Palette entries={entries} onClose={close} onChoose={go} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
