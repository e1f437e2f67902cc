interface Uses {
  /** How e-mails leave. */
  readonly mail: 'resend' | 'smtp';
}

/** Secrets that every real environment needs: for accounts, money, badges and messages. */
const ALWAYS = [
  'AURA_BADGE_KEY',
  'AURA_MESSAGE_KEY',
  'AURA_SIGNING_KEY',
  'AURA_TELEMETRY_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const MAIL: Readonly<Record<Uses['mail'], readonly string[]>> = {
  resend: ['RESEND_API_KEY', 'RESEND_WEBHOOK_SECRET'],
  smtp: ['AURA_SMTP_URL'],
};

/** Names of the secrets that the functions of a real environment are bound to, in order. */
export const getSecrets = ({ mail }: Uses): readonly string[] => [...ALWAYS, ...MAIL[mail]].toSorted();
