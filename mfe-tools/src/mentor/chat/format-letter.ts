const SUBJECT = /^(?:Assunto|Subject): [^\n]+/u;
/** The first words of a message to somebody, up to the end of the greeting. */
const GREETING =
  /^(?:olá|oi|bom dia|boa tarde|boa noite|prezad[oa]s?(?:\(a\))?|hello|hi|dear)(?![\p{L}])[^.!?\n]{0,50}[.!?](?: (?:tudo bem|quanto tempo|bom dia)[!?.])?/iu;
/** How a message closes, and who signs it. */
const CLOSE =
  /\s+((?:um )?(?:abraço|abraços|atenciosamente|cordialmente|(?:best|kind) regards|sincerely)),\s+([^.!?\n]{2,60}\.?)$/iu;
const SIGNATURE =
  /(?<=[.!])\s+(\[(?:seu nome|nome e setor|your name)\]|\p{Lu}[\p{L} ]{1,40}(?:, \[setor\])?)$/iu;

/** A message as a letter: subject, greeting, text and signature each in their place. Any other text stays as it is. */
export function formatLetter(text: string): string {
  const subject = SUBJECT.exec(text)?.[0] ?? '';
  const body = text.slice(subject.length).trim();
  const greeting = GREETING.exec(body)?.[0];
  if (subject === '' && greeting === undefined) return text;
  const said = body.slice(greeting?.length ?? 0).trim();
  const letter = said.replace(CLOSE, '\n\n$1,\n$2').replace(SIGNATURE, '\n\n$1');
  return [subject, greeting ?? '', letter].filter((part) => part !== '').join('\n\n');
}
