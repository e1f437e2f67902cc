import { AT_WORK, INSIDER, TO_BOSS } from '../generated/phrases/wishes.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { cutMisleading } from './match.ts';
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

/** Whether a text to the own boss asks for a vacancy where the person works: the request says so, or a message before does. */
export function isAboutInnerVacancy(asked: Asked): boolean {
  // It is somebody else who leaves.
  const now = normalizeMessage(asked.text);
  if (!isToBoss(asked) || LEAVES.test(normalizeMessage(cutMisleading(asked.text)))) return false;
  if (VACANCY.test(now)) return WANTS_POST.test(now);
  const isPlain = !SAYS_WHAT.test(now);
  return isPlain && asked.turns.slice(-FRESH_VACANCY).some(({ question }) => isInnerVacancy(question));
}
/** Whether a message tells of a vacancy where the person works. */
function isInnerVacancy(text: string): boolean {
  const normal = normalizeMessage(text);
  return VACANCY.test(normal) && INSIDE.test(normal) && !LEAVES.test(normal);
}
const VACANCY = /\b(?:vagas?|oportunidade|processo interno|selecao interna)\b/u;
const WANTS_POST =
  /\b(?:quero|queria|interess\w*|concorrer|disputar|tentar|candidat\w*|gostaria|participar|interna|aqui)\b/u;
const LEAVES =
  /\b(?:outra empresa|outro emprego|sair|saindo|demiss\w*|demit\w*|aviso previo|indic\w*|passei|consegui|contrat\w*)\b/u;
const SAYS_WHAT =
  /\b(?:pedindo|avisando|perguntando|agradecendo|cobrando|explicando|contando|recusando|folga|ferias|aumento|escala|turno|atras\w*|falt\w*)\b/u;
/** So many messages a vacancy still counts after. */
const FRESH_VACANCY = 6;

/** Whether a message says of a text to an employer that the person works there already. */
export const isInsider = (text: string): boolean => INSIDER.test(normalizeMessage(text));

/** So many messages a boss still counts after. */
const FRESH_BOSS = 2;

/** Whether a text to an employer applies for a job, or says nothing else that it is for. */
export function isApplication(text: string): boolean {
  const normal = normalizeMessage(text);
  if (AT_WORK.test(normal) || OF_PROCESS.test(normal)) return false;
  return APPLIES.test(normal) || normal.split(' ').length <= PLAIN_REQUEST;
}
/** Whether a story tells of looking for work elsewhere, which the own boss is not told. */
export function isSearch(story: string): boolean {
  const normal = normalizeMessage(story);
  return SEARCHES.test(normal) && !INSIDE.test(normal);
}
const SEARCHES =
  /\b(?:vi|achei|encontrei|saiu) (?:\w+ ){0,3}vagas?\b|\b(?:me candidat\w+|recrutador\w*|outra empresa)\b/u;
const INSIDE = /\b(?:aqui|interna|na (?:minha )?empresa|onde trabalho|promocao)\b/u;

/** Whether a text is for the CV. */
export const isOfCv = (text: string): boolean => /\bcurriculo\b/u.test(normalizeMessage(text));

/** Whether a message asks how to speak to who announced a vacancy. */
export function asksToApproach(asked: Asked): boolean {
  const normal = normalizeMessage(asked.text);
  return isAboutVacancy(asked.text) && APPROACHES.test(normal) && ANNOUNCED.test(normal) && !isToBoss(asked);
}
const APPROACHES =
  /\bcomo (?:eu )?(?:falo|chamo|abordo|converso|escrevo|chego|entro em contato|puxo assunto)\b/u;
const ANNOUNCED = /\b(?:anunci|post|publi[cq]|divulg|recrut|selecion)\w*/u;

/** Whether a message speaks of a vacancy, or of applying. */
export const isAboutVacancy = (text: string): boolean => APPLIES.test(normalizeMessage(text));
const APPLIES = /\b(?:vagas?|candidat\w*|curriculo|cv|apresentacao|emprego|contratando|oportunidade)\b/u;
const OF_PROCESS = /\b(?:entrevist\w*|confirm\w*|remarc\w*|retorno|resposta|holerite|rescisao|acerto)\b/u;
const PLAIN_REQUEST = 8;
