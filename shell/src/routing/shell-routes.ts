import type { Access } from '@aura/shared-domain';

/** A page of the shell itself; remotes describe their own pages in their descriptors. */
export interface ShellRoute {
  readonly path: string;
  readonly access: Access;
  readonly title: string;
  readonly description: string;
}

/** Data without components, so that the build and the servers can read it too. */
export const SHELL_ROUTES = [
  {
    path: '/',
    access: 'public',
    title: 'Diagnóstico de carreira com evidências',
    description:
      'Envie seu currículo, veja o que ele prova sobre você e receba um plano de 90 dias para chegar ao cargo que quer.',
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
    path: '/perfil',
    access: 'signedIn',
    title: 'Meu Painel',
    description: 'Seus pontos, selos, plano de carreira e uso das ferramentas no mês.',
  },
  {
    path: '/configuracoes',
    access: 'signedIn',
    title: 'Configurações da Conta',
    description: 'Nome, senha e preferências de privacidade da sua conta na Aura.',
  },
] as const satisfies readonly ShellRoute[];

export type ShellPath = (typeof SHELL_ROUTES)[number]['path'];
