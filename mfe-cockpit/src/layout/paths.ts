/** Pages of the cockpit; `remote.ts` says their titles. */
export const COCKPIT_PATHS = {
  overview: '/cockpit',
  people: '/cockpit/pessoas',
  programmes: '/cockpit/programas',
  pulse: '/cockpit/pulso',
  import: '/cockpit/importar',
  audit: '/cockpit/registro',
  settings: '/cockpit/configuracao',
  report: '/cockpit/relatorio',
} as const;
