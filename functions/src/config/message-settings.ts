import * as v from 'valibot';
import { MAILBOX } from '@aura/shared-domain';
import { derivePushKeys, type PushSettings } from '../messages/push/web-push.ts';
import { createSettingReader, type Env } from './setting-reader.ts';

/** Whom messages are from. */
interface Sender {
  readonly name: string;
  readonly address: string;
}

export interface SmtpSettings {
  readonly kind: 'smtp';
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly isSecure: boolean;
  /** Stops if the server offers no TLS. */
  readonly needsTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly from: Sender;
}

export interface ResendSettings {
  readonly kind: 'resend';
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly from: Sender;
}

/** How messages leave. */
export interface MessageSettings {
  readonly transport: SmtpSettings | ResendSettings | { readonly kind: 'none' };
  /** Signs links that end a topic, and names the addresses to which nothing more is sent. */
  readonly linkKey: string;
  /** How notices reach devices; null if none are sent. */
  readonly push: PushSettings | null;
  /** Secret of the provider's bounce and complaint events; null if they are not accepted. */
  readonly eventSecret: string | null;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

/** One address and nothing else: no second one, no name, no end of a line. */
export const AddressSchema = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(/^[^\s@<>(),;:\\"[\]\p{Cc}]+@[^\s@<>(),;:\\"[\]\p{Cc}.]+(?:\.[^\s@<>(),;:\\"[\]\p{Cc}.]+)+$/u),
);

const FROM = /^([\p{L}\p{N} .&-]{1,60}) <([^<>]+)>$/u;
const DEMO_FROM: Sender = { name: 'Aura', address: 'avisos@demo.aura' };
const DEMO_KEY = 'chave-dos-links-da-demonstracao-0001';
const RESEND = 'https://api.resend.com';

/**
 * Reads AURA_MAIL_FROM (`Aura <avisos@dominio>`), one of AURA_SMTP_URL (`smtps://user:password@host:465`, or `smtp://`,
 * which then has to be raised to TLS) and RESEND_API_KEY, AURA_MESSAGE_KEY (32 characters or more) and
 * RESEND_WEBHOOK_SECRET (`whsec_…`). A demo project without them sends to the mailbox page of this machine; anywhere
 * else nothing is sent.
 */
export function readMessageSettings(env: Env, isDemo: boolean): MessageSettings {
  const { read, ignored } = createSettingReader(env);
  const from = read('AURA_MAIL_FROM', readSender) ?? (isDemo ? DEMO_FROM : null);
  const linkKey =
    read('AURA_MESSAGE_KEY', (text) => (text.length >= 32 ? text : null)) ?? (isDemo ? DEMO_KEY : null);
  const smtp = read('AURA_SMTP_URL', parseSmtp);
  const apiKey = read('RESEND_API_KEY', (text) => (/^re_\w{8,200}$/.test(text) ? text : null));
  const baseUrl = isDemo ? read('RESEND_BASE_URL', (text) => (URL.canParse(text) ? text : null)) : null;
  const eventSecret = read('RESEND_WEBHOOK_SECRET', (text) =>
    /^whsec_[\w+/=]{16,200}$/.test(text) ? text : null,
  );
  const unsent = { linkKey: linkKey ?? '', eventSecret, ignored, push: null };
  if (!from || linkKey === null) return { ...unsent, transport: { kind: 'none' } };
  const push = { keys: derivePushKeys(linkKey), contact: from.address, isDemo };
  const rest = { ...unsent, push };
  if (apiKey !== null)
    return { ...rest, transport: { kind: 'resend', apiKey, baseUrl: baseUrl ?? RESEND, from } };
  if (smtp) return { ...rest, transport: { ...smtp, from } };
  return { ...rest, transport: isDemo ? { ...MAILBOX_SMTP, from } : { kind: 'none' } };
}

/** The mailbox of this machine. */
const MAILBOX_SMTP = {
  kind: 'smtp',
  host: '127.0.0.1',
  port: MAILBOX.smtpPort,
  isSecure: false,
  needsTls: false,
  user: null,
  password: null,
} as const;

function readSender(text: string): Sender | null {
  const [, name, address] = FROM.exec(text) ?? [];
  return name !== undefined && v.is(AddressSchema, address) ? { name: name.trim(), address } : null;
}

function parseSmtp(text: string): Omit<SmtpSettings, 'from'> | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isSecure = protocol === 'smtps:';
  if ((!isSecure && protocol !== 'smtp:') || hostname === '') return null;
  return {
    kind: 'smtp',
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    needsTls: !isSecure,
    user: username === '' ? null : decodeURIComponent(username),
    password: password === '' ? null : decodeURIComponent(password),
  };
}
