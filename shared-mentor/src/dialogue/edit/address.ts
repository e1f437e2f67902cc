import { capitalizeFirst } from '@aura/shared-career';

const GREETING_BRACKET = /^((?:olá|oi|bom dia|prezad[oa](?:\(a\))?|dear|hello|hi)[, ]+)\[(?:nome|name)\]/iu;
const GREETING = /^(olá|oi|bom dia|hello|hi)(?:, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)?(?=[,!.] )/iu;
/** Words of a text that is said to somebody. */
const TO_SOMEBODY = /\b(?:podemos|pode|gostaria|queria|quero|você|preciso)\b/iu;
const NAMED_START = /^\p{Lu}\p{Ll}+, /u;
/** A statement of the person, which addresses nobody. */
const OWN = /^(?:assunto:|“)/iu;

/** A text addressed to somebody by name, in its greeting or in front. */
export function addRecipient(text: string, name: string): string {
  if (GREETING_BRACKET.test(text))
    return text.replace(GREETING_BRACKET, (_, greeting: string) => `${greeting}${name}`);
  if (text.includes(name)) return text;
  if (GREETING.test(text)) return text.replace(GREETING, (_, greeting: string) => `${greeting}, ${name}`);
  if (/^eu,/iu.test(text)) return `À atenção de ${name}: ${text.replace(/^Eu/u, 'eu')}`;
  if (OWN.test(text) || !TO_SOMEBODY.test(text)) return text;
  return `${capitalizeFirst(name)}, ${text.replace(NAMED_START, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;
}
