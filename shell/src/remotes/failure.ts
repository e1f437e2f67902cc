/** Why a remote is not on the screen. */
export type RemoteFailure = 'unreachable' | 'timeout' | 'incompatible' | 'crashed';

/** What the person reads for each reason. */
export const FAILURE_TEXT: Readonly<
  Record<RemoteFailure, { readonly title: string; readonly text: string }>
> = {
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
    text: 'Recarregue a página para receber a versão nova. O restante do site continua funcionando.',
  },
  crashed: {
    title: 'Algo deu errado nesta parte da Aura',
    text: 'O restante do site continua funcionando. Tente novamente; o que já foi salvo continua salvo.',
  },
};
