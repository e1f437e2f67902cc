import { SectionNav } from '@aura/shared-pages/navigation';
import { ALERTS_PATH, IMPORT_PATH, NET_INCOME_PATH, RADAR_PATH, TRACKER_PATH } from '../paths.ts';

const SCREENS = {
  search: { label: 'Buscar', path: RADAR_PATH },
  tracker: { label: 'Minhas vagas', path: TRACKER_PATH },
  alerts: { label: 'Buscas salvas', path: ALERTS_PATH },
  import: { label: 'Adicionar vagas', path: IMPORT_PATH },
  netIncome: { label: 'CLT ou PJ', path: NET_INCOME_PATH },
} as const;

/** The screens of the radar. @param current null on a screen below them */
export const JobsNav = ({ current }: { readonly current: keyof typeof SCREENS | null }) => (
  <SectionNav
    label="Radar de vagas"
    pages={Object.values(SCREENS)}
    current={current && SCREENS[current].path}
  />
);
