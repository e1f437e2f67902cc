/** Facts of the demo company, all of them invented. */
export const HORIZONTE = {
  id: 'horizonte',
  name: 'Horizonte Tecnologia',
  seats: 100,
  contract: { reference: '2026/014', pricePerSeat: 2990 },
  domain: 'horizonte.demo.aura',
  departments: [
    { id: 'engenharia', name: 'Engenharia' },
    { id: 'produto', name: 'Produto' },
    { id: 'comercial', name: 'Comercial' },
    { id: 'pessoas', name: 'Pessoas' },
    { id: 'financeiro', name: 'Financeiro' },
  ],
} as const;

export type DepartmentId = (typeof HORIZONTE.departments)[number]['id'];

/** Weeks with a snapshot, the last of them the one before today. */
export const SNAPSHOT_WEEKS = 14;
