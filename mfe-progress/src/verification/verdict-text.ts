import { APP_NAME } from '@aura/shared-domain';
import type { NoticeProps } from '@aura/shared-ui';
import type { Verdict } from './use-verification.ts';

interface VerdictText {
  readonly tone: Exclude<NoticeProps['tone'], 'info'>;
  readonly title: string;
  readonly text: string;
}

const INVALID: Readonly<Record<Extract<Verdict, { outcome: 'invalid' }>['reason'], VerdictText>> = {
  unreadable: {
    tone: 'error',
    title: 'Não é uma credencial de selo.',
    text: `O conteúdo não é a credencial de um selo da ${APP_NAME}. Confira se ela foi copiada inteira.`,
  },
  signature: {
    tone: 'error',
    title: 'A assinatura não confere.',
    text: `A credencial foi alterada depois de emitida ou não foi emitida pela ${APP_NAME}.`,
  },
  revoked: {
    tone: 'error',
    title: 'Esta credencial não vale mais.',
    text: `Ela foi emitida pela ${APP_NAME}, e depois foi revogada ou a conta de quem a recebeu foi excluída.`,
  },
};

const AUTHENTIC = `Foi emitido pela ${APP_NAME}, não foi alterado e continua valendo.`;

/** What a verdict means, for the person who asked. @param email address that was compared, if any */
export function describeVerdict(verdict: Verdict, email: string | null): VerdictText {
  if (verdict.outcome === 'invalid') return INVALID[verdict.reason];
  if (verdict.recipientMatches === false) {
    return {
      tone: 'warning',
      title: 'O selo é autêntico, mas de outro e-mail.',
      text: `${AUTHENTIC} Não pertence a uma conta com o e-mail ${email}.`,
    };
  }
  return {
    tone: 'success',
    title: 'O selo é autêntico.',
    text: verdict.recipientMatches
      ? `${AUTHENTIC} Pertence a uma conta com o e-mail ${email}, ${verdict.recipientConfirmed ? 'confirmado' : 'ainda não confirmado'}.`
      : `${AUTHENTIC} Para saber se pertence a alguém, informe também o e-mail da pessoa.`,
  };
}
