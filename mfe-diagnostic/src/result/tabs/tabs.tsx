import { focusTarget } from '@aura/shared-career-ui';
import { makeTaskAnchor } from '@aura/shared-domain';
import { useLocation, useNavigate } from '@aura/shared-session/router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

/** The parts of the result, as the address names them. */
const TABS = ['provas', 'lacunas', 'plano', 'caminhos', 'conta'] as const;
type TabId = (typeof TABS)[number];

/** Name of the query parameter that names the tab. */
const TAB_PARAM = 'aba';

/** Fragments that other pages link to, with their tabs. */
const OF_FRAGMENT: Readonly<Record<string, TabId>> = { '#plano': 'plano' };

/** The tab in an address; null if it contains none. */
function readChosenTab({ search, hash }: { readonly search: string; readonly hash: string }): TabId | null {
  const named = new URLSearchParams(search).get(TAB_PARAM);
  return TABS.find((tab) => tab === named) ?? OF_FRAGMENT[hash] ?? null;
}

/** The query that leads to a tab; whatever else it says is kept. */
function searchWith(search: string, tab: TabId): string {
  const params = new URLSearchParams(search);
  params.set(TAB_PARAM, tab);
  return `?${params.toString()}`;
}

/** A part of the result that is shown by itself; on paper all of them are. */
export interface Tab {
  readonly id: TabId;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props {
  /** Content above the tabs, which may link into them. */
  readonly children: ReactNode;
  readonly tabs: readonly Tab[];
  /** Content below all tabs. */
  readonly below: ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const makeTabId = (id: TabId) => `aba-${id}`;
const makePanelId = (id: TabId) => `painel-${id}`;

/** The parts of the result under tabs. The address names the tab, so that Back and links work. */
export function TabbedResult({ children, tabs, below }: Props) {
  const location = useLocation();
  const go = useNavigate();
  // An address may name a task: how it is done is unfolded once it is there.
  const wanted = useRef(location.hash.startsWith(`#${makeTaskAnchor('')}`) ? location.hash.slice(1) : null);
  const shown = readChosenTab(location) ?? tabs[0]?.id;

  // A link to something under another tab: once that is there, the focus goes to it.
  useEffect(() => {
    if (wanted.current === null) return;
    focusTarget(wanted.current);
    wanted.current = null;
  });
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1) ?? '';
    const panel = document.getElementById(id)?.closest('[role="tabpanel"]');
    const tab = tabs.find((one) => makePanelId(one.id) === panel?.id);
    if (!tab || tab.id === shown) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.current = id;
    void go({ search: searchWith(location.search, tab.id), hash: `#${id}` });
  };
  const choose = (id: TabId, replace: boolean) =>
    void go({ search: searchWith(location.search, id) }, { replace });
  const step = (event: KeyboardEvent, at: number) => {
    const next = tabs[STEPS[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id, true);
    document.getElementById(makeTabId(next.id))?.focus();
  };

  return (
    // Every link in here keeps its own meaning; this only opens the tab that a fragment lies under.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles['whole']} onClickCapture={follow}>
      {children}
      <div className={styles['tabs']} role="tablist" aria-label="Partes do resultado">
        {tabs.map(({ id, label }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={makeTabId(id)}
            className={styles['tab']}
            aria-selected={id === shown}
            aria-controls={makePanelId(id)}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => choose(id, false)}
            onKeyDown={(event) => step(event, at)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={makePanelId(id)}
          aria-labelledby={makeTabId(id)}
          className={styles['panel']}
          hidden={id !== shown}
        >
          {content}
        </div>
      ))}
      {below}
    </div>
  );
}
