/** Why a remote is not on the screen. */
export type RemoteFailure = 'unreachable' | 'timeout' | 'incompatible' | 'crashed' | 'outdated';

interface FailureText {
  readonly title: string;
  readonly text: string;
}

/** Messages for each reason. */
export const FAILURE_TEXT: Readonly<Record<RemoteFailure, FailureText>> = {
  unreachable: {
    title: 'Não conseguimos carregar esta parte da Aura',
    text: 'O restante do site continua funcionando. Verifique sua conexão e tente novamente.',
  },
  timeout: {
    title: 'Esta parte da Aura demorou demais para responder',
    text: 'O restante do site continua funcionando. Tente novamente em instantes.',
  },
  incompatible: {
    title: 'Esta parte da Aura está sendo atualizada',
    text: 'Tente novamente em instantes. Se não adiantar, recarregue a página. O restante do site continua funcionando.',
  },
  crashed: {
    title: 'Algo deu errado nesta parte da Aura',
    text: 'O restante do site continua funcionando. Tente novamente; o que já foi salvo continua salvo.',
  },
  outdated: {
    title: 'Há uma versão nova desta parte da Aura',
    text: 'Recarregue a página para continuar com ela. O que já foi salvo continua salvo.',
  },
};

/** A problem while the remote is still visible with the person's input. */
export type Trouble = 'error' | 'outdated' | 'standIn';

/** The message for the person. `standIn` blames the release that was replaced, not the one on the screen. */
export const TROUBLE_TEXT: Readonly<Record<Trouble, FailureText>> = {
  error: {
    title: 'Algo não funcionou nesta parte da Aura',
    text: 'O que você digitou continua na tela. Se algo não responder, tente novamente.',
  },
  outdated: {
    title: FAILURE_TEXT.outdated.title,
    text: 'Algumas funções só voltam depois de recarregar a página. Antes disso, salve ou copie o que digitou.',
  },
  standIn: {
    title: 'Você está na versão anterior desta parte da Aura',
    text: 'A versão nova falhou ao abrir, e a anterior veio no lugar dela. O que já foi salvo continua salvo.',
  },
};
