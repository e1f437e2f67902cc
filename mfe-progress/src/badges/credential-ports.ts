import { call } from '@aura/shared-session';
import { type BadgeId, type Result, badgeCredentialEndpoint } from '@aura/shared-domain';
import { saveFile } from '@aura/shared-pages/download';

/** What giving out the credential of a badge needs of the page and of the backend. */
export interface CredentialPorts {
  /** The text of a failure is Portuguese and made to be shown. */
  readonly request: (
    badge: BadgeId,
  ) => Promise<Result<{ readonly credential: string }, { readonly message: string }>>;
  readonly save: (name: string, credential: string) => void;
  /** Rejects where the browser does not let it. */
  readonly copy: (text: string) => Promise<void>;
  readonly origin: () => string;
}

export const CREDENTIAL_PORTS: CredentialPorts = {
  request: (badge) => call(badgeCredentialEndpoint, { badge }),
  save: (name, credential) => saveFile(name, credential, 'application/jwt'),
  copy: (text) => navigator.clipboard.writeText(text),
  origin: () => window.location.origin,
};
