import { SectionNav } from '@aura/shared-pages/navigation';
import { useSession } from '@aura/shared-session';
import { findWayBack } from '../search/last-search.ts';
import { ALERTS_PATH, IMPORT_PATH, NET_INCOME_PATH, RADAR_PATH, TRACKER_PATH } from '../paths.ts';

const SCREENS = {
  search: { label: 'Buscar', path: RADAR_PATH },
  tracker: { label: 'Minhas vagas', path: TRACKER_PATH },
  alerts: { label: 'Buscas salvas', path: ALERTS_PATH },
  import: { label: 'Adicionar vagas', path: IMPORT_PATH },
  netIncome: { label: 'CLT ou PJ', path: NET_INCOME_PATH },
} as const;

/**
 * The screens of the radar. From elsewhere the search is entered as it was left: with its list, at the same place.
 * @param current null on a screen below them
 */
export function JobsNav({ current }: { readonly current: keyof typeof SCREENS | null }) {
  const back = findWayBack(useSession());
  const { search, ...others } = SCREENS;
  const left = current === 'search' || !back ? search : { ...search, path: back.to, state: back.state };
  return (
    <SectionNav
      label="Radar de vagas"
      pages={[left, ...Object.values(others)]}
      current={current && SCREENS[current].path}
    />
  );
}
