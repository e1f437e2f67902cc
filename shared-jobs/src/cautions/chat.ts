import type { Posting } from '@aura/shared-domain';
import type { AdLine } from './ad-lines.ts';

const CHAT = String.raw`(?<!\p{L})(?:whats(?: ?app)?s?|wpp|zap|telegram|wa\.me|t\.me)(?!\p{L})`;
const ONLY = String.raw`(?<!\p{L})(?:apenas|somente|so|exclusivamente|unicamente|only)(?!\p{L})`;
const APPLYING =
  String.raw`(?<!\p{L})(?:curriculo|cv|resume|contatos?|candidat\p{L}+|interessad\p{L}+|inscri\p{L}+|cham(?:ar|e|` +
  String.raw`em)|envi(?:ar|e|em)|mand(?:ar|e|em)|fal(?:ar|e|em)|selec\p{L}+|entrevist\p{L}+|apply|contact)(?!\p{L})`;
const ONLY_CHAT = new RegExp(String.raw`${ONLY}[^.]{0,25}${CHAT}|${CHAT}[^.]{0,12}${ONLY}`, 'u');
const BY_CHAT = new RegExp(
  String.raw`${APPLYING}[^.]{0,80}${CHAT}|${CHAT}[^.]{0,40}${APPLYING}|${CHAT}[ :–-]{1,4}\+?\(?\d{2}`,
  'u',
);
/** Messengers as a tool of the work, and statements that they are not used. */
const HARMLESS = new RegExp(
  [
    String.raw`client|consumid|pacient|alun|(?<!\p{L})leads?(?!\p{L})|fornecedor|ferramenta|business|`,
    String.raw`(?<!\p{L})api|bots?(?!\p{L})|campanha|(?:nao|nunca|jamais)(?: \p{L}+){0,5} (?:whats|telegram|`,
    String.raw`zap)|fora d[oe] whats|grupo`,
  ].join(''),
  'u',
);
/** Any other way to reach who hires: an e-mail, a page, an address to go to. */
const OTHER_WAY = new RegExp(
  [
    String.raw`\S@\S+\.\p{L}{2}|https?:\/\/(?!(?:wa\.me|t\.me|api\.whatsapp|chat\.whatsapp))|www\.|\p{L}\.com(?:\.br)?(?!\p{L})|`,
    String.raw`(?:pelo|no|atraves do|nosso) (?:site|portal|link(?! (?:wa\.me|t\.me|do (?:whats|zap|telegram))))|`,
    String.raw`comparec\p{L}+|pessoalmente|(?<!\p{L})(?:rua|avenida|av\.) `,
  ].join(''),
  'u',
);
const CHAT_ADDRESS = /^https:\/\/(?:wa\.me|t\.me|telegram\.me|(?:api|chat|web)\.whatsapp\.com)\//u;

/**
 * The sentence that allows applications by messenger only; null if there is another way. An ad with its own page can
 * be answered there, unless it says otherwise.
 */
export function findChatOnly(
  { versions }: Pick<Posting, 'versions'>,
  sentences: readonly AdLine[],
): AdLine | null {
  const telling = sentences.filter(({ folded }) => BY_CHAT.test(folded) && !HARMLESS.test(folded));
  const only = telling.find(({ folded }) => ONLY_CHAT.test(folded));
  if (only) return only;
  const pages = versions.some(({ url }) => url !== null && !CHAT_ADDRESS.test(url));
  const others = pages || sentences.some(({ folded }) => OTHER_WAY.test(folded));
  return others ? null : (telling[0] ?? null);
}
