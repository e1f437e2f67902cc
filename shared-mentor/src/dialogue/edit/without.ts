import { capitalizeFirst, foldKey } from '@aura/shared-career';
import { findStems } from '../../coach/tokens.ts';
import { isGreeting } from './ends.ts';
import { mapParagraphs, splitSentences } from './sentences.ts';

/** What people name, and how a text has it. */
const MATTERS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:valor\w*|preco|dinheiro|quantia|pretensao|quanto)\b/u,
    /R\$|\[valor\]|\bpretens|(?<![\d,./])\d{2,}(?:\.\d{3})*(?:,\d{2})?(?! ?(?:h\b|%|horas|dias|anos|mes|minutos|de \p{L})|[\d/:])/iu,
  ],
  [/\b(?:salari\w*|remunerac\w*)\b/u, /R\$|\[valor\]|\bsal[aá]ri|\bremunera|\bpretens|faixa das vagas/iu],
  [/\bnumeros?\b/u, /R\$|\[valor\]|\d/u],
  [
    /\b(?:saude|doenca|medic\w+|sono|problema pessoal)\b/u,
    /sa[uú]de|m[eé]dic|doen|sono|durm|dorm|cansa|atestad|tratamento/iu,
  ],
  [/\b(?:famili\w+|filh\w+|vida pessoal|pessoal)\b/u, /fam[ií]li|\bfilh|creche|escolinha|\b(?:mãe|pai)\b/iu],
  [/\bagradec\w+|\bobrigad\w+/u, /agrade[cç]|obrigad|valeu/iu],
];
const AMOUNT = /\b(?:valor\w*|preco|dinheiro|quantia|quanto)\b/u;
const FIRST = /\b(?:primeira (?:frase|parte)|comeco|inicio|saudacao)\b/u;
const LAST = /\b(?:ultima (?:frase|parte|linha)|final|fim|despedida)\b/u;

/** Where a sentence may be cut, and still be one. */
const CLAUSE = /(?=; |, (?:e |mas )?|\s(?:por causa d|porque |pq |pois |já que ))/iu;

/** What a text says of an amount, and the same without it. */
const AMOUNTLESS: readonly (readonly [RegExp, string])[] = [
  [/(?:O valor em aberto é|Falta o valor de) [^.!?]*(?:\.\d[^.!?]*)*[.!?]/gu, 'Ficou um saldo em aberto.'],
  [
    /(?<=\b(?:[Gg]ostaria de|[Qq]uero|[Qq]ueria) )(?:pedir|ganhar|receber|chegar a) (?:R\$ ?)?\d+(?:\.\d{3})*(?:,\d{2})?(?: reais)?/gu,
    'conversar sobre o meu salário',
  ],
  [
    /,? (?:no valor de|por|de) (?:R\$ ?\d+(?:\.\d{3})*(?:,\d{2})?|\d{3,}(?:\.\d{3})*(?: reais)?)(?=[.,;!? ]|$)/gu,
    '',
  ],
];
/** A text that keeps what it is about, without its amounts. */
const cutAmounts = (text: string): string =>
  AMOUNTLESS.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** A text without what a message names; null if it has nothing of it, or nothing else. */
export function removeMatter(text: string, what: string): string | null {
  const folded = foldKey(what);
  const place = PLACE.exec(folded);
  if (place) return removeAt(text, place[1] ?? '', place[2] === 'paragrafo');
  const sentences = splitSentences(text);
  if (FIRST.test(folded) && sentences.length > 1) return sentences.slice(1).join(' ');
  const named = MATTERS.find(([words]) => words.test(folded))?.[1];
  // “Tira o obrigado do fim” means the thanks, wherever they are.
  const isNamed = named !== undefined && sentences.some((sentence) => named.test(sentence));
  if (LAST.test(folded) && !isNamed && sentences.length > 1) return sentences.slice(0, -1).join(' ');
  const stems = findStems(what);
  const has = (part: string): boolean =>
    (named?.test(part) ?? false) || findStems(part).some((stem) => stems.includes(stem));
  const isAmount = AMOUNT.test(folded);
  const changed = mapParagraphs(isAmount ? cutAmounts(text) : text, (paragraph) =>
    splitSentences(paragraph)
      .map((sentence) => (isGreeting(sentence) ? sentence : removeClauses(sentence, has)))
      .filter((sentence) => sentence !== '')
      .join(' '),
  );
  return changed === text || changed === '' ? null : changed;
}

/** A paragraph or sentence named by its place: “o segundo parágrafo”. */
const PLACE = /\b(primeir|segund|terceir|quart|penultim|ultim)[ao] (paragrafo|frase|linha|sentenca)\b/u;
const PLACES: Readonly<Record<string, number>> = {
  primeir: 0,
  segund: 1,
  terceir: 2,
  quart: 3,
  penultim: -2,
  ultim: -1,
};

/** A text without the paragraph or sentence at a place; null if it has none there, or nothing else. */
function removeAt(text: string, place: string, isParagraph: boolean): string | null {
  const parts = isParagraph ? text.split('\n\n') : splitSentences(text);
  const part = parts.at(PLACES[place] ?? 0);
  if (part === undefined || parts.length < 2) return null;
  if (isParagraph) return parts.filter((one) => one !== part).join('\n\n');
  return text
    .replace(part, '')
    .replaceAll(/ {2,}/gu, ' ')
    .split('\n\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join('\n\n');
}

const LABEL = /^(Em resumo: |Hoje a situação é esta: )/u;
const DEPENDS = /^(?:desde|quando|pel[ao]s?|por|se|com|como|após|depois|para)(?!\p{L})/iu;

/** A sentence without the clauses that have something; empty if its beginning has it. */
function removeClauses(sentence: string, has: (part: string) => boolean): string {
  if (!has(sentence)) return sentence;
  const clauses = sentence.split(CLAUSE);
  const kept = clauses.filter((clause) => !has(clause));
  const [, label = ''] = LABEL.exec(sentence) ?? [];
  if (label !== '' && kept.length > 0 && kept[0] !== clauses[0])
    return capitalizeFirst(`${label}${kept.join('').replace(/^[;, ]+/u, '')}`);
  if (kept.length === 0 || kept[0] !== clauses[0]) return '';
  const whole = kept.join('');
  // “Desde o último reajuste” alone says nothing.
  if (kept.length === 1 && DEPENDS.test(whole)) return '';
  return capitalizeFirst(/[.!?]$/u.test(whole) ? whole : `${whole}.`);
}

const THANKED = /^agradec/u;
const ASKS = /^(?:Gostaria de|Queria|Quero|Peço|Preciso|Escrevo para)/u;
const QUESTIONS = /\?$|^(?:Gostaria de|Queria|Quero) saber/u;
const THANKS = /\b(?:agrade[cç]|obrigad)/iu;

/** Of a text only what a message names, after the greeting; null if it has nothing of it. */
export function keepMatter(text: string, what: string): string | null {
  const folded = foldKey(what);
  const sentences = splitSentences(text);
  const [first = '', ...rest] = sentences;
  const greeting = isGreeting(first) ? [first] : [];
  const body = greeting.length > 0 ? rest : sentences;
  const stems = findStems(what);
  const select = (): readonly string[] => {
    if (FIRST.test(folded)) return body.slice(0, 1);
    if (LAST.test(folded)) return body.slice(-1);
    if (folded.startsWith('pergunta')) {
      const asked = body.filter((one) => /^(?:Gostaria de|Queria|Quero) saber/u.test(one));
      return asked.length > 0 ? asked : body.filter((one) => QUESTIONS.test(one));
    }
    if (folded.startsWith('pedido')) return body.filter((one) => ASKS.test(one));
    if (THANKED.test(folded)) return body.filter((one) => THANKS.test(one));
    const matter = MATTERS.find(([named]) => named.test(folded))?.[1];
    return body.filter(
      (one) => (matter?.test(one) ?? false) || findStems(one).some((stem) => stems.includes(stem)),
    );
  };
  const kept = select();
  return kept.length === 0 || kept.length === body.length ? null : [...greeting, ...kept].join(' ');
}
