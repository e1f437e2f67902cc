import type { ExtensionAt } from '@aura/shared-federation/contract';
import { PANEL, type Way } from '../../navigation/ways.ts';

interface Offered {
  readonly extension: Pick<ExtensionAt<'account.link'>, 'title' | 'path' | 'fragment' | 'operators'>;
}

/**
 * Links of the user menu, without the button that signs out.
 * @param home where the work of the person's role begins; the panel where that is nowhere else
 * @param offered what remotes add for this person; what is for those who run the platform comes first, for them alone
 */
export function accountLinks(
  home: Way | null,
  offered: readonly Offered[],
  isOperator: boolean,
): readonly Way[] {
  const forOperators = offered.filter(({ extension }) => extension.operators);
  return [
    ...(isOperator ? forOperators.map(linkOf) : []),
    home ?? PANEL,
    { label: 'Configurações da Conta', path: '/configuracoes' },
    ...offered.filter(({ extension }) => !extension.operators).map(linkOf),
  ];
}

const linkOf = ({ extension: { title, path, fragment } }: Offered): Way => ({
  label: title,
  path: fragment === undefined ? path : `${path}#${fragment}`,
});
