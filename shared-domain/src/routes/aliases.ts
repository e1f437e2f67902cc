/** Second set of paths of the product; each answers with a redirect to the canonical path. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/diagnostico-plano': '/diagnostico-carreira',
  '/mentor-ai-carreira': '/mentor-ia',
  '/aprendizado': '/micro-learnings',
  '/empresas': '/para-empresas',
  '/vagas': '/buscador-vagas',
  '/faq-b2c': '/faq',
  '/faq-b2b': '/faq-empresas',
  '/empresa/dashboard': '/cockpit',
  '/cadastro': '/signup',
};

/** Canonical path for an alias, with its query kept; null where the path is no alias. */
export function resolveAlias(pathname: string, search = ''): string | null {
  const target = Object.hasOwn(ALIASES, pathname) ? ALIASES[pathname] : undefined;
  return target === undefined ? null : target + search;
}
