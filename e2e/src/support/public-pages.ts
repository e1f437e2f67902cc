/** The shell's own public pages that search engines may list. */
export const PUBLIC_PATHS = [
  '/',
  '/para-empresas',
  '/sobre-nos',
  '/contato',
  '/faq',
  '/faq-empresas',
  '/blog',
  '/blog/uma-linha-que-prova',
  '/recursos',
  '/recursos/negociacao-salarial',
  '/recursos/primeiros-90-dias',
  '/recursos/feedback-construtivo',
  '/politica-de-privacidade',
  '/termos-de-uso',
  '/login',
  '/signup',
] as const;

/** Pages of remotes that come written ahead too. */
export const REMOTE_PATHS = ['/planos', '/ferramentas-ia', '/selos/verificar'] as const;
