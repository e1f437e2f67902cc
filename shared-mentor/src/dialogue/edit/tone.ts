import { capitalizeFirst } from '@aura/shared-career';
import { splitSentences } from './sentences.ts';

type Change = (text: string) => string | null;

/** Replaces words, with a capital letter where the replaced word has one; null if a text has none of them. */
const makeReplacing =
  (pairs: readonly (readonly [RegExp, string])[]): Change =>
  (text) => {
    const changed = pairs.reduce(
      (all, [from, to]) =>
        all.replaceAll(from, (whole: string) => (/^\p{Lu}/u.test(whole) ? capitalizeFirst(to) : to)),
      text,
    );
    return changed === text ? null : changed;
  };

const GREETING = /^(?:oi|olá|bom dia|prezad\S+|dear|hi|hello)\b[^.!?]*[.!?,]/iu;

export const makeInformal: Change = makeReplacing([
  [/\bprezad[oa](?:\(a\))? \[nome\], bom dia\./giu, 'oi, [nome], tudo bem?'],
  [/\b(?:prezad[oa]s?(?:\(a\))?|olá|bom dia)(?=[,! ])/giu, 'oi'],
  [/\bgostaria de\b/giu, 'queria'],
  [/\batenciosamente\b/giu, 'abraço'],
  [/\bagradeço (?:desde já|a atenção|de qualquer forma)\b/giu, 'valeu'],
  [/\bpoderia\b/giu, 'pode'],
  [/\bpara\b/giu, 'pra'],
]);

const formalise = makeReplacing([
  [/(?<![\p{L}])(?:oi|olá)(?:, \[nome\])?[,!]? tudo bem\?/giu, 'prezado(a) [nome], bom dia.'],
  [/(?<![\p{L}])(?:oi|olá), \[nome\][.!]/giu, 'prezado(a) [nome], bom dia.'],
  [/(?<![\p{L}])(?:oi|olá)(?=[,!. ])/giu, 'bom dia'],
  [/\b(?:queria|quero)(?= (?:\p{L}+[aei]r|propor|pôr)(?!\p{L}))/giu, 'gostaria de'],
  [/\babraço\b/giu, 'atenciosamente'],
  [/\bvaleu\b/giu, 'agradeço desde já'],
  [/\bpra\b/giu, 'para'],
]);

export function makeFormal(text: string): string | null {
  const formal = formalise(text) ?? text;
  const closed = /atenciosamente|\[cidade/iu.test(formal) ? formal : `${formal} Atenciosamente, [seu nome]`;
  return closed === text ? null : closed;
}

const firm = makeReplacing([
  [/\bgostaria de\b/giu, 'quero'],
  [/\bqueria\b/giu, 'quero'],
  [/\bvocê poderia\b/giu, 'preciso que você possa'],
  [/\bpodemos (?=falar|olhar|combinar|tratar)/giu, 'precisamos '],
  [/\bpode me responder\b/giu, 'preciso da resposta'],
  [/\bse for possível,? ?/giu, ''],
  [/\b(?:um pouco|talvez) /giu, ''],
  [/ ?\bagradeço desde já\./giu, ''],
  [/\bminha pretensão está\b/giu, 'minha pretensão é de'],
]);

/** A demand is no question. */
const DEMAND = /(?<=^|[.!?] )(Precisamos|Preciso) ([^.!?]*)\?/gu;
export const makeFirm: Change = (text) => firm(text)?.replaceAll(DEMAND, '$1 $2.') ?? null;

export const makeGentle: Change = makeReplacing([
  [/\b(?:quero|preciso)(?= (?:\p{L}+[aei]r|propor|pôr)(?!\p{L}))/giu, 'gostaria de'],
  [/\bpreciso(?= d[aeo]s? )/giu, 'gostaria'],
  [/\bpode me\b/giu, 'poderia, por favor, me'],
  [/\bpodemos\b/giu, 'poderíamos, por favor,'],
]);

const thankWarmly = makeReplacing([
  [/\bagradeço(?! de coração)\b/giu, 'agradeço de coração'],
  [/\bobrigad[oa](?:\(a\))?(?! de coração)(?= pel)/giu, 'obrigado(a) de coração'],
]);

/** Thanks from the heart; without thanks a kind word after the greeting. */
export function warmUp(text: string): string {
  const changed = thankWarmly(text);
  if (changed !== null) return changed;
  const [first = '', ...rest] = splitSentences(text);
  const kind = 'Espero que esteja tudo bem com você.';
  return (GREETING.test(first) ? [first, kind, ...rest] : [kind, first, ...rest]).join(' ');
}

/** An e-mail: its subject, a greeting and a close. */
export function makeEmail(text: string, title: string): string {
  const formal = makeFormal(text) ?? text;
  return formal.startsWith('Assunto:') ? formal : `Assunto: ${findSubject(text) ?? title}\n\n${formal}`;
}

/** What a text asks for, in few words, as the subject of an e-mail; null if it does not say. */
function findSubject(text: string): string | null {
  const wanted = new RegExp(
    [
      String.raw`(?<!\p{L})(?:Gostaria de|Preciso|Escrevo sobre|É sobre) (?!saber|conversar|`,
      String.raw`combinar)([^.!?;:,[]{4,60}?)(?=[.!?;:,]| (?:em resumo|porque|pq|por causa)(?!\p{L}))`,
    ].join(''),
    'u',
  ).exec(text)?.[1];
  return wanted === undefined ? null : capitalizeFirst(wanted.replace(/^(?:pedir|perguntar|propor) /u, ''));
}

/** Another wording of a text: the first tone that changes it. */
export const reword: Change = (text) =>
  [makeFirm, makeInformal, makeFormal].map((change) => change(text)).find((one) => one !== null) ?? null;
