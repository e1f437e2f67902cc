/** The parts of the result, as the address names them. */
const TABS = ['provas', 'lacunas', 'plano', 'caminhos', 'conta'] as const;
export type TabId = (typeof TABS)[number];

/** Name of the query parameter that names the tab. */
const TAB_PARAM = 'aba';

/** Fragments that other pages link to, with their tabs. */
const OF_FRAGMENT: Readonly<Record<string, TabId>> = { '#plano': 'plano' };

/** The tab in an address; null if it contains none. */
export function readChosenTab({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): TabId | null {
  const named = new URLSearchParams(search).get(TAB_PARAM);
  return TABS.find((tab) => tab === named) ?? OF_FRAGMENT[hash] ?? null;
}

/** The query that leads to a tab; whatever else it says is kept. */
export function searchWith(search: string, tab: TabId): string {
  const params = new URLSearchParams(search);
  params.set(TAB_PARAM, tab);
  return `?${params.toString()}`;
}
