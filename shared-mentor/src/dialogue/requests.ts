import { AT_WORK, BARE_FOLLOW_UP, TO_BOSS } from '../generated/phrases/wishes.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { findRecipient } from './told/recipient.ts';
import type { Asked } from './turn.ts';

/** What a request for a text says of whom it is to and what it is for. */

/** Whether a text is to the person's own boss or team: the request says so, or names nobody and the messages before do. */
export function isToBoss({ text, turns }: Asked): boolean {
  const [now = '', ...before] = [text, ...turns.slice(-FRESH_BOSS).map(({ question }) => question)].map(
    normalizeMessage,
  );
  return (
    TO_BOSS.test(now) ||
    (!AT_WORK.test(now) && before.some((one) => TO_BOSS.test(one) || (TO_THEM.test(now) && BOSS.test(one))))
  );
}
const TO_THEM = /\b(?:para|pra|pro|com|a) el[ea]\b|\bel[ea] (?:se )?chama\b|\bnome del[ea]\b/u;
const BOSS =
  /\b(?:meu|minha) (?:chefe|chefa|gestora?|gerente|supervisora?|coordenadora?|encarregad[oa]|lider|diretora?|patrao|patroa)\b/u;
/** Whether a request names a message, or to whom it goes. */
export const isMessage = (text: string): boolean =>
  MESSAGE.test(normalizeMessage(text)) ||
  AT_WORK.test(normalizeMessage(text)) ||
  findRecipient(text) !== null;
const MESSAGE = /\b(?:mensagem|msg|email|e mail|zap|whats\w*|recado|carta)\b/u;

/** So many messages a boss still counts after. */
const FRESH_BOSS = 2;

/** Whether a text to an employer applies for a job, or says nothing else that it is for. */
export function isApplication(text: string): boolean {
  const normal = normalizeMessage(text);
  if (AT_WORK.test(normal) || OF_PROCESS.test(normal)) return false;
  return APPLIES.test(normal) || normal.split(' ').length <= PLAIN_REQUEST;
}
const APPLIES = /\b(?:vagas?|candidat\w*|curriculo|cv|apresentacao|emprego|contratando|oportunidade)\b/u;
const OF_PROCESS = /\b(?:entrevist\w*|confirm\w*|remarc\w*|retorno|resposta|holerite|rescisao|acerto)\b/u;
const PLAIN_REQUEST = 8;

/** “E agora?”: goes on with something that may not be there. */
export const isBareFollowUp = (text: string): boolean =>
  BARE_FOLLOW_UP.test(normalizeMessage(text).replace(/[?!. ]+$/u, ''));
