import { err, type ChangeReleaseRequest, type ReleaseAction } from '@aura/shared-domain';
import type { Registry } from '@aura/shared-federation/contract';
import { promote, retire, rollback, stopStage, type Outcome } from '@aura/shared-federation/releases';

interface Action {
  /** @param past earlier states of the registry, oldest first */
  readonly apply: (
    registry: Registry,
    request: Pick<ChangeReleaseRequest, 'remote' | 'to'>,
    past: readonly Registry[],
  ) => Outcome;
  /** The result as a sentence. @param version the released or withdrawn one */
  readonly done: (remote: string, version: string, now: string | undefined) => string;
}

/** Everything that can be done with a remote at the operators' page. */
export const ACTIONS: Readonly<Record<ReleaseAction, Action>> = {
  promote: {
    apply: (registry, { remote }) => promote(registry, remote),
    done: (remote, version) => `${remote} ${version} agora é a versão de todos.`,
  },
  rollback: {
    apply: (registry, { remote, to }, past) =>
      to === undefined
        ? err('Escolha a versão para a qual voltar.')
        : rollback(registry, remote, { to, past }),
    done: (remote, version, now) => `${remote} ${version} foi recolhida; ${now} é a versão de todos.`,
  },
  'stop-stage': {
    apply: (registry, { remote }) => stopStage(registry, remote),
    done: (remote, version, now) =>
      `${remote} ${version} deixou de ser testada; todas as pessoas recebem ${now}.`,
  },
  retire: {
    apply: (registry, { remote }) => retire(registry, remote),
    done: (remote) => `${remote} foi retirado: suas páginas não existem mais.`,
  },
};
