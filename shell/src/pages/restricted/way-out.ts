const COMPANIES = { path: '/para-empresas', label: 'Conhecer a Aura para empresas' } as const;
const HOME = { path: '/', label: 'Ir para o início' } as const;

/** Where somebody without the role is sent: the page for companies where there is one, else home. */
export function wayOut(knownPaths: readonly string[]): typeof COMPANIES | typeof HOME {
  return knownPaths.includes(COMPANIES.path) ? COMPANIES : HOME;
}
