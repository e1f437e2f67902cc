interface FooterLink {
  readonly label: string;
  readonly path: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

const GROUPS: readonly FooterGroup[] = [
  {
    title: 'Produto',
    links: [
      { label: 'Planos', path: '/planos' },
      { label: 'Diagnóstico de carreira', path: '/diagnostico-carreira' },
      { label: 'Ferramentas', path: '/ferramentas-ia' },
      { label: 'Blog', path: '/blog' },
    ],
  },
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

/** The footer's links whose page exists; a group left without links is left out. */
export function footerGroups(knownPaths: ReadonlySet<string>): readonly FooterGroup[] {
  return GROUPS.map((group) => ({
    ...group,
    links: group.links.filter(({ path }) => knownPaths.has(path)),
  })).filter((group) => group.links.length > 0);
}
