interface FooterLink {
  readonly label: string;
  readonly path: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

const BLOG: FooterLink = { label: 'Blog', path: '/blog' };

const GROUPS: readonly FooterGroup[] = [
  {
    title: 'Ajuda',
    links: [
      { label: 'Perguntas frequentes', path: '/faq' },
      { label: 'Perguntas frequentes para empresas', path: '/faq-empresas' },
      { label: 'Contato', path: '/contato' },
    ],
  },
  {
    title: 'Institucional',
    links: [
      { label: 'Sobre nós', path: '/sobre-nos' },
      { label: 'Termos de uso', path: '/termos-de-uso' },
      { label: 'Política de privacidade', path: '/politica-de-privacidade' },
    ],
  },
];

/** The footer's links: those that remotes give, in their order, and the shell's own. */
export const listFooterGroups = (given: readonly FooterLink[]): readonly FooterGroup[] => [
  { title: 'Produto', links: [...given, BLOG] },
  ...GROUPS,
];

/** Links that must be visible for account holders. */
const LEGAL: ReadonlySet<string> = new Set(['/contato', '/termos-de-uso', '/politica-de-privacidade']);

export const selectLegalLinks = ({ links }: FooterGroup): readonly FooterLink[] =>
  links.filter(({ path }) => LEGAL.has(path));

export const withoutLegal = (group: FooterGroup): FooterGroup => ({
  ...group,
  links: group.links.filter(({ path }) => !LEGAL.has(path)),
});
