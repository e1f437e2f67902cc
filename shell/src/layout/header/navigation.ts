/** Where the logo leads: home, or the company's dashboard for those who run it. */
export function homeOf(role: string | undefined): string {
  return role === 'gestor_rh' ? '/cockpit' : '/';
}

export interface AccountLink {
  readonly label: string;
  readonly path: string;
}

/** Where those who run the platform work. */
const OPERATION: AccountLink = { label: 'Operação', path: '/operacao' };

/** Links of the user menu, without the button that signs out. */
export const accountLinks = (role: string | undefined, isOperator: boolean): readonly AccountLink[] =>
  isOperator ? [OPERATION, ...linksOf(role)] : linksOf(role);

function linksOf(role: string | undefined): readonly AccountLink[] {
  const settings = { label: 'Configurações da Conta', path: '/configuracoes' };
  if (role === 'gestor_rh') return [{ label: 'Painel de Gestão', path: '/cockpit' }, settings];
  return [
    { label: 'Meu Painel', path: '/perfil' },
    settings,
    { label: 'Plano e Assinatura', path: '/planos#assinatura' },
  ];
}
