import { API_MESSAGES, err, type Result } from '@aura/shared-domain';
import type { BackendError, SessionBackend } from '../backend/session-backend.contract.ts';
import type { Session } from '../session/session-store.ts';
import { explainAuthError, type AuthError, type AuthResult } from './auth-result.ts';

/** The actions of the links in account e-mails, on our own page. They work without signing in. */
export interface EmailCodes {
  readonly confirmEmailWith: (code: string) => AuthResult;
  /** The address whose password a code may change. */
  readonly resetAddressOf: (code: string) => Promise<Result<string, AuthError>>;
  readonly choosePasswordWith: (code: string, password: string) => AuthResult;
  /** In the demonstration, which sends no e-mail: the address on this site of the newest link; null elsewhere. */
  readonly demoMessage: (email: string, kind: MessageKind) => Promise<string | null>;
}

/** The purpose of an e-mail, as in the address of its link. */
type MessageKind = 'verifyEmail' | 'resetPassword';

/** The page of the links; configure it in the account service of every environment. */
const EMAIL_LINK_PATH = '/conta/acao';

const KINDS = { verifyEmail: 'VERIFY_EMAIL', resetPassword: 'PASSWORD_RESET' } as const;

const USED = 'Este link já foi usado ou perdeu a validade. Peça outro e use o mais novo.';
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/invalid-action-code': USED,
  'auth/expired-action-code': USED,
  'auth/user-not-found': 'A conta deste link não existe mais.',
  'auth/user-disabled': 'A conta deste link está desativada. Fale com a gente em Contato.',
  'auth/too-many-requests': API_MESSAGES.rate_limited,
  'auth/network-request-failed': API_MESSAGES.offline,
};

export function createEmailCodes(session: Session): EmailCodes {
  const asked = async <T>(
    ask: (backend: SessionBackend) => Promise<Result<T, BackendError>>,
  ): Promise<Result<T, AuthError>> => {
    const backend = await session.backend();
    const answer: Result<T, BackendError> = backend ? await ask(backend) : err({ code: 'unavailable' });
    return answer.ok ? answer : err(explainError(answer.error));
  };
  return {
    confirmEmailWith: (code) => asked((backend) => backend.applyEmailCode(code)),
    resetAddressOf: (code) => asked((backend) => backend.readResetCode(code)),
    choosePasswordWith: (code, password) => asked((backend) => backend.setPasswordWithCode(code, password)),
    demoMessage: async (email, kind) => {
      const code = await asked((backend) => backend.demoCode(email, KINDS[kind]));
      if (!code.ok || code.value === null) return null;
      return `${EMAIL_LINK_PATH}?${new URLSearchParams({ mode: kind, oobCode: code.value })}`;
    },
  };
}

const explainError = (error: BackendError): AuthError => {
  const { code, message } = explainAuthError(error);
  return { code, message: MESSAGES[code] ?? message };
};
