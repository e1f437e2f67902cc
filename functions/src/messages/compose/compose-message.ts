import { TEMPLATES } from '../../generated/messages.ts';
import type { MessageFile } from '../authoring/message-file.ts';
import type { MessageItem, MessageKind } from '../kinds.ts';
import { renderHtml } from './render-html.ts';
import type { Worded } from './worded-message.ts';

/** A message as plain text. */
function renderText(message: Worded): string {
  const { greeting, paragraphs, facts, items, quote, action, after, why, unsubscribeUrl } = message;
  const blocks = [
    `Aura — ${message.heading}`,
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    items
      .map(({ title, detail, url }) => [`- ${title}`, detail, url].filter(Boolean).join('\n  '))
      .join('\n'),
    quote.map((line) => `> ${line}`.trimEnd()).join('\n'),
    action && `${action.label}:\n${action.url}`,
    ...after,
    ['--', why, unsubscribeUrl && `Parar de receber: ${unsubscribeUrl}`, message.siteUrl]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Signs that change the direction of text, are not seen, or end a line in a header. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** A dot between letters, which a mail program would turn into a link. */
const NAME_DOT = /(?<=[\p{L}\p{N}])\.(?=\p{L})/gu;
const WORD_JOINER = '\u2060';

/**
 * Another person's text as one line without hidden characters, which no mail program turns into a link. It looks the
 * same as before.
 */
const defuseText = (text: string): string =>
  text
    .replaceAll(UNSEEN, ' ')
    .replaceAll(NAME_DOT, `.${WORD_JOINER}`)
    .replaceAll('://', `:${WORD_JOINER}//`)
    .replaceAll('@', `${WORD_JOINER}@`)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The same for a text of many lines. */
const defuseLines = (text: string): readonly string[] => text.split(/\r\n|\r|\n/u).map(defuseText);

/** A message in its sent form. */
export interface Composed {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface ComposeInput {
  readonly kind: MessageKind;
  /** The values of the kind's schema; with `code` if its link contains one. */
  readonly values: Readonly<Record<string, unknown>>;
  /** First name; null for a recipient without an account. */
  readonly name: string | null;
  readonly siteUrl: string;
  readonly unsubscribeUrl: string | null;
}

/** Maximum length of a name in a greeting; longer ones are not used. */
const NAME_LENGTH = 40;

/** A message as a notice on a device: what its subject and preview say, which name nobody, and where it leads. */
export function composeNotice(
  kind: MessageKind,
  values: ComposeInput['values'],
): { readonly title: string; readonly body: string; readonly path: string } {
  const { subject, preview, action }: MessageFile = TEMPLATES[kind];
  return { title: subject, body: preview, path: action ? findPath(action.to, values) : '/' };
}

/** Fills the template of a kind. Texts of others become harmless; links lead to the site alone. */
export function composeMessage({ kind, values, name, siteUrl, unsubscribeUrl }: ComposeInput): Composed {
  const template: MessageFile = TEMPLATES[kind];
  const filled = fillWith(values);
  const first = defuseText(name ?? '').split(' ')[0] ?? '';
  const greets = template.layout === 'plain' && first !== '' && first.length <= NAME_LENGTH;
  const { action } = template;
  const worded: Worded = {
    isSecurity: template.layout === 'security',
    subject: template.subject,
    preview: template.preview,
    heading: filled(template.heading) ?? '',
    greeting: greets ? `Olá, ${first}.` : null,
    paragraphs: template.paragraphs.flatMap((text) => filled(text) ?? []),
    facts: template.facts.flatMap(({ label, value }) => {
      const text = filled(value);
      return text === null ? [] : [{ label, value: text }];
    }),
    items: template.hasItems ? readItems(values['items'], siteUrl) : [],
    quote: template.quote === undefined ? [] : defuseLines(readText(values, template.quote.slice(2, -2))),
    action: action ? { label: action.label, url: siteUrl + findPath(action.to, values) } : null,
    after: template.after.flatMap((text) => filled(text) ?? []),
    why: template.why,
    siteUrl,
    unsubscribeUrl,
  };
  return { subject: worded.subject, html: renderHtml(worded), text: renderText(worded) };
}

const readText = (values: ComposeInput['values'], name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** A path of a template, or the one of the values. */
const findPath = (to: string, values: ComposeInput['values']): string =>
  to.startsWith('/') ? to : readText(values, to.slice(2, -2));

/** Puts values into a text; null if one of them is empty. */
const fillWith =
  (values: ComposeInput['values']) =>
  (text: string): string | null => {
    let isWhole = true;
    const filled = text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
      const value = defuseText(readText(values, name));
      isWhole &&= value !== '';
      return value;
    });
    return isWhole ? filled : null;
  };

const readItems = (items: unknown, siteUrl: string): Worded['items'] =>
  (Array.isArray(items) ? (items as readonly MessageItem[]) : []).map(({ title, detail, path }) => ({
    title: defuseText(title),
    detail: defuseText(detail),
    url: path === undefined ? null : siteUrl + path,
  }));
