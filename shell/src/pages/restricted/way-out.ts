const COMPANIES = { path: '/para-empresas', label: 'Conhecer a Aura para empresas' } as const;
const HOME = { path: '/', label: 'Ir para o início' } as const;

/** The destination for people without the role: the page for companies if it exists, otherwise home. */
export function chooseWayOut(knownPaths: readonly string[]): typeof COMPANIES | typeof HOME {
  return knownPaths.includes(COMPANIES.path) ? COMPANIES : HOME;
}
