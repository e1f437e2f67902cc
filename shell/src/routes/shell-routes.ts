import type { Access } from '@aura/shared-domain';
import type { ViewPoint } from '@aura/shared-federation/contract';
import { type ArticleSummary, ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { POSTS } from '../generated/posts.ts';

/** A page of the shell itself; remotes describe their own pages in their descriptors. */
export interface ShellRoute {
  readonly path: string;
  /** Names the component in `shell-pages.ts`. */
  readonly page: ShellPageName;
  readonly access: Access;
  readonly title: string;
  readonly description: string;
  /** Words besides the title that people type to find the page in the palette. */
  readonly keywords?: readonly string[];
  /** At which remotes show something in it. */
  readonly point?: ViewPoint;
}

const PAGES = [
  {
    path: '/',
    access: 'public',
    title: 'Diagnóstico de carreira com evidências',
    description:
      'Envie seu currículo, veja o que ele prova sobre você e receba um plano de 90 dias para chegar ao cargo que quer.',
  },
  {
    path: '/para-empresas',
    access: 'public',
    title: 'Aura para empresas',
    description:
      'Desenvolva a carreira das pessoas da sua empresa e acompanhe a evolução em números de grupos, nunca de uma pessoa.',
  },
  {
    path: '/sobre-nos',
    access: 'public',
    title: 'Sobre nós',
    description: 'Por que a Aura existe, como ela chega às suas conclusões e o que ela se recusa a fazer.',
  },
  {
    path: '/contato',
    access: 'public',
    title: 'Contato',
    description: 'Fale com a equipe da Aura: dúvidas, parcerias, imprensa e pedidos sobre os seus dados.',
    keywords: ['suporte', 'ajuda', 'reclamação'],
  },
  {
    path: '/faq',
    access: 'public',
    title: 'Perguntas frequentes',
    description: 'Respostas diretas sobre o diagnóstico, as ferramentas, os planos e os seus dados na Aura.',
    keywords: ['ajuda', 'dúvidas', 'faq'],
  },
  {
    path: '/faq-empresas',
    access: 'public',
    title: 'Perguntas frequentes para empresas',
    description: 'O que a empresa vê, o que ela nunca vê, como funcionam convites, licenças e contratação.',
  },
  {
    path: '/blog',
    access: 'public',
    title: 'Blog',
    description: 'Ideias práticas sobre carreira e notas sobre como a Aura é feita.',
  },
  {
    path: '/recursos',
    access: 'public',
    title: 'Recursos',
    description:
      'Guias curtos para momentos decisivos da carreira: negociar salário, começar bem e dar feedback.',
  },
  {
    path: '/politica-de-privacidade',
    access: 'public',
    title: 'Política de privacidade',
    description:
      'Quais dados a Aura trata, para quê, por quanto tempo, e como você acessa, leva ou apaga os seus.',
  },
  {
    path: '/termos-de-uso',
    access: 'public',
    title: 'Termos de uso',
    description:
      'As regras de uso da Aura, escritas para serem lidas: conta, planos, pagamento e responsabilidades.',
  },
  {
    path: '/login',
    access: 'public',
    title: 'Entrar',
    description: 'Entre na sua conta da Aura com e-mail e senha ou com o Google.',
  },
  {
    path: '/signup',
    access: 'public',
    title: 'Criar conta',
    description: 'Crie sua conta gratuita na Aura e comece pelo diagnóstico de carreira.',
  },
  {
    path: '/confirmar-email',
    access: 'signedIn',
    title: 'Confirmar e-mail',
    description: 'Mostre que o endereço da sua conta é seu, pelo link de uma mensagem.',
  },
  {
    path: '/conta/acao',
    access: 'public',
    title: 'Link do e-mail',
    description: 'Confirme o seu e-mail ou escolha outra senha, pelo link de uma mensagem da Aura.',
  },
  {
    path: '/trocar-conta',
    access: 'signedIn',
    title: 'Usar outra conta',
    description: 'Saia da conta que está aberta para entrar com outra.',
    keywords: ['trocar de conta'],
  },
  {
    path: '/desenvolvimento/remotos',
    access: 'public',
    title: 'Remotos',
    description:
      'As partes da Aura que esta página conhece, em que versões, e como ver uma delas da sua máquina.',
  },
  {
    path: '/perfil',
    access: 'signedIn',
    title: 'Meu Painel',
    description: 'O que você já conquistou na Aura, e o que vem a seguir.',
    keywords: ['início', 'perfil', 'tarefas', 'pontos', 'selos', 'plano de carreira'],
    point: 'panel.card',
  },
  {
    path: '/configuracoes',
    access: 'signedIn',
    title: 'Configurações da Conta',
    description: 'Seus dados, sua senha e sua privacidade na Aura.',
    keywords: [
      'senha',
      'tema escuro',
      'e-mail',
      'foto',
      'nome',
      'mensagens',
      'sessões',
      'exportar dados',
      'excluir conta',
    ],
  },
  {
    path: '/notificacoes',
    access: 'signedIn',
    title: 'Notificações',
    description: 'Todas as notificações da Aura para você, lidas e por ler.',
  },
] as const satisfies readonly Omit<ShellRoute, 'page'>[];

export type ShellPageName = (typeof PAGES)[number]['path'] | '/recursos/:slug' | '/blog/:slug';

/** Every address of the shell. Data without components, so that the build and the servers can read it too. */
export const SHELL_ROUTES: readonly ShellRoute[] = [
  ...PAGES.map((page) => ({ ...page, page: page.path })),
  ...makeTextRoutes('/recursos', ARTICLE_SUMMARIES),
  ...makeTextRoutes('/blog', POSTS),
];

/** The addresses of texts below a page. */
function makeTextRoutes(folder: '/recursos' | '/blog', texts: readonly ArticleSummary[]): ShellRoute[] {
  return texts.map(({ id, title, description }) => ({
    path: `${folder}/${id}`,
    page: `${folder}/:slug`,
    access: 'public',
    title,
    description,
  }));
}

/** Publication day of the text at an address; null for other pages. */
export const findPublicationDay = (pathname: string): string | null =>
  ARTICLE_SUMMARIES.find(({ id }) => pathname === `/recursos/${id}`)?.publishedOn ??
  POSTS.find(({ id }) => pathname === `/blog/${id}`)?.publishedOn ??
  null;
