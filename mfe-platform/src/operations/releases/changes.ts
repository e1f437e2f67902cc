import type { ReleaseAction, StandingRemote } from '@aura/shared-domain';

/** One thing that can be done with a remote, in the words of its confirmation. */
export interface ChangeTexts {
  /** On the button of the remote's row. */
  readonly label: (remote: StandingRemote) => string;
  /** Whether there is anything to do. */
  readonly isPossible: (remote: StandingRemote) => boolean;
  readonly title: (remote: StandingRemote) => string;
  /** What changes, and for whom. @param to the version that was chosen */
  readonly effects: (remote: StandingRemote, to: string) => readonly string[];
  readonly confirm: string;
  readonly isDangerous: boolean;
}

/** The remote that this page is of. */
const OWN_NAME = 'platform';

const describeEverybody = (from: string, to: string): string =>
  `Todas as pessoas que hoje recebem ${from} passam a receber ${to}.`;
const OPEN_PAGES = 'Páginas já abertas seguem na versão que têm até serem recarregadas.';

/** Everything that can be done, in the order of its buttons. */
export const CHANGES: Readonly<Record<ReleaseAction, ChangeTexts>> = {
  promote: {
    label: ({ staged }) => `Promover ${staged?.version}`,
    isPossible: ({ staged }) => staged !== null,
    title: ({ name, staged }) => `Promover ${name} ${staged?.version}?`,
    effects: ({ current, staged }) => [
      `${describeEverybody(current, staged?.version ?? '')} Até agora ela é só para ${staged?.audience}.`,
      `${current} fica guardada como a anterior.`,
      OPEN_PAGES,
    ],
    confirm: 'Promover para todos',
    isDangerous: false,
  },
  'stop-stage': {
    label: ({ staged }) => `Encerrar teste de ${staged?.version}`,
    isPossible: ({ staged }) => staged !== null,
    title: ({ name, staged }) => `Encerrar o teste de ${name} ${staged?.version}?`,
    effects: ({ current, staged }) => [
      `Quem recebe ${staged?.version} (${staged?.audience}) volta a receber ${current}.`,
      'Para as demais pessoas nada muda.',
      OPEN_PAGES,
    ],
    confirm: 'Encerrar o teste',
    isDangerous: true,
  },
  rollback: {
    label: () => 'Voltar versão',
    isPossible: ({ earlier }) => earlier.length > 0,
    title: ({ name, current }) => `Recolher ${name} ${current}?`,
    effects: ({ current, staged }, to) => [
      describeEverybody(current, to),
      ...(staged ? [`A versão em teste, ${staged.version}, também é recolhida.`] : []),
      `${current} deixa de ser usada, também como reserva.`,
      OPEN_PAGES,
    ],
    confirm: 'Voltar à versão escolhida',
    isDangerous: true,
  },
  retire: {
    label: () => 'Retirar',
    // Without it there would be no page left to bring anything back from.
    isPossible: ({ name }) => name !== OWN_NAME,
    title: ({ name }) => `Retirar ${name} do site?`,
    effects: ({ name, current }) => [
      `As páginas de ${name} deixam de existir para todas as pessoas e saem do menu.`,
      `Os arquivos de ${current} ficam guardados para as páginas que já estão abertas.`,
      'Para trazer o remoto de volta, a equipe técnica precisa publicá-lo outra vez.',
    ],
    confirm: 'Retirar o remoto',
    isDangerous: true,
  },
};

/** The log's names of what was done. */
const DEEDS: Readonly<Record<string, string>> = {
  publish: 'Publicada para todos',
  stage: 'Liberada para uma parte',
  promote: 'Promovida para todos',
  rollback: 'Recolhida',
  'stop-stage': 'Teste encerrado',
  retire: 'Remoto retirado',
  block: 'Bloqueada',
  preview: 'Guardada para ser vista pelo endereço',
};

/** What was done, in words; what this page does not know stays as the log calls it. */
export const describeDeed = (action: string): string => DEEDS[action] ?? action;
