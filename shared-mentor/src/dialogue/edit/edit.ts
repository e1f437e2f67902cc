import { escapePattern, foldKey } from '@aura/shared-career';
import { isQuestion } from '../wishes.ts';
import { addSentence, fillBrackets, replaceDay } from './fill-in.ts';
import { shorten, shortenTo, shortenToLength } from './shorten.ts';
import { makeEmail, makeFirm, makeFormal, makeGentle, makeInformal, reword, warmUp } from './tone.ts';
import { removeMatter } from './without.ts';

/** A text to change. */
export interface Written {
  readonly text: string;
  /** What it is. */
  readonly title: string;
  /** The same in English. */
  readonly english: string;
}

/** One way of changing a text: the request, and the result; null if nothing changes. */
interface Edit {
  readonly asked: RegExp;
  /** Whether the request is clear without a word that announces a change. */
  readonly isClear: boolean;
  readonly change: (written: Written, asked: RegExpExecArray, original: string) => string | null;
}

const SPELT: Readonly<Record<string, number>> = {
  uma: 1,
  um: 1,
  duas: 2,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
};

const clear = (asked: RegExp, change: Edit['change']): Edit => ({ asked, isClear: true, change });
const announce = (asked: RegExp, change: Edit['change']): Edit => ({ asked, isClear: false, change });

/** Word by word: “troca X por Y”, in the words of the message. */
function replaceWords({ text }: Written, _: RegExpExecArray, original: string): string | null {
  const [, from = '', to = ''] =
    /(?:troca|troque|substitu\p{L}+|muda|mude)r? (?:a palavra |o |a )?["“']?(.+?)["”']? (?:por|para|pra) ["“']?(.+?)["”']?$/iu.exec(
      original.trim(),
    ) ?? [];
  const changed = from === '' ? text : text.replaceAll(new RegExp(escapePattern(from), 'giu'), to);
  return changed === text ? null : changed;
}

/** The end of the message, as it was written: `folded` has no accents and no capitals. */
function endOf(original: string, folded: string): string {
  const said = original.trim().replace(/[.!]+$/u, '');
  return said.length >= folded.length ? said.slice(-folded.length) : folded;
}

const EDITS: readonly Edit[] = [
  clear(
    new RegExp(
      [
        String.raw`\b(?:na verdade|na vdd|alias|errei|digo|corrig\w+|opa|ops|nao e|em vez)\b.*`,
        String.raw`\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d|\d{1,2}\/\d)`,
      ].join(''),
      'u',
    ),
    ({ text }, _, original) => replaceDay(text, original),
  ),
  clear(/\b(?:em|pro|para o|no) ingles\b|\btraduz\w*\b|\bversao inglesa\b/u, ({ english }) => english),
  clear(
    new RegExp(
      [
        String.raw`\b(?:bot[ae]|poe|ponha|coloc\w+|coloque|inclu[ia]|adicion\w+|acrescent\w+|mencion\w+|`,
        String.raw`fala|diz|diga|cita) (?:ai |tambem |la |nela |nele )*que (?:eu )?(.+)$`,
      ].join(''),
      'u',
    ),
    ({ text }, [, what = ''], original) => addSentence(text, endOf(original, what)),
  ),
  clear(/\b(?:troca|troque|substitu\w+|muda|mude)r? .+ (?:por|para|pra) .+$/u, replaceWords),
  clear(
    new RegExp(
      [
        String.raw`\b(?:tira|tire|tirar|remov\w+|apag\w+|corta|corte|exclu\w+) (?:a parte|o trecho|a frase|`,
        String.raw`essa parte|isso|tudo)? ?(?:d[aeo]s? |que fala d[aeo]s? |sobre )?(?!(?:pela|na) metade)(.+)$|`,
        String.raw`^(?:mas |agora |e )?sem (?:a parte|falar|citar|mencionar)? ?(?:d[aeo]s? |em )?(.+)$|`,
        String.raw`\bnao (?:(?:quero|precisa|precisava) )?(?:fal[ae]r?|cit[ae]r?|dig[ao]|dizer|mencion[ae]r?) (?:d[aeo]s? |em |`,
        String.raw`sobre |o |a )?(.+)$`,
      ].join(''),
      'u',
    ),
    ({ text }, [, ...named]) => removeMatter(text, named.find((one) => one !== undefined) ?? ''),
  ),
  clear(
    /\b(\d|uma?|dois|duas|tres|quatro|cinco) (?:so )?(?:frases?|linhas?)\b|\bnum?a? frase\b/u,
    ({ text }, [, count = 'uma']) => shortenTo(text, SPELT[count] ?? Number(count)),
  ),
  clear(/\b(\d{2,4}) caracteres\b/u, ({ text }, [, most]) => shortenToLength(text, Number(most))),
  clear(
    new RegExp(
      [
        String.raw`\b(?:mais curt\w+|curt[ao]\b|curtinh\w+|menor\b|resum\w+|encurt\w+|long\w+|ficou (?:grande|`,
        String.raw`enorme)|(?:muito|mto|mt) grande|(?:corta|diminu\w+|reduz\w*) ?(?:pela|na) metade|`,
        String.raw`enxut\w+|diminu[ia]|objetiv[oa])\b`,
      ].join(''),
      'u',
    ),
    ({ text }) => shorten(text),
  ),
  announce(
    /^(?!.*\b(?:escrev|mont[ae]|redig|cri[ae]\b)).*\b(?:zap|whats\w*|wpp)\b/u,
    ({ text }) => makeInformal(text) ?? shorten(text),
  ),
  announce(/^(?!.*\b(?:escrev|mont[ae]|redig|cri[ae]\b)).*\be[- ]?mail\b/u, ({ text, title }) =>
    makeEmail(text, title),
  ),
  announce(/\bmenos (?:informal|coloquial|intim\w+)\b/u, ({ text }) => makeFormal(text)),
  announce(
    new RegExp(
      [
        String.raw`\bmenos (?:formal|profissional|seri[oa])\b|\b(?:informal|coloquial|leve|simples|descontraid\w+|`,
        String.raw`proxim[ao]|jeito (?:simples|de falar)|do meu jeito|robo(?:tic\w+)?|natural|frescura|boa)\b`,
      ].join(''),
      'u',
    ),
    ({ text }) => makeInformal(text),
  ),
  announce(/\b(?:formal|profissional|seri[oa])\b/u, ({ text }) => makeFormal(text)),
  announce(
    /\bmenos (?:sec\w+|grosseir\w+|grosso|agressiv\w+|dur\w+|direto|direta|frio|fria|mandon\w+|exigente)\b/u,
    ({ text }) => makeGentle(text) ?? warmUp(text),
  ),
  announce(
    new RegExp(
      [
        String.raw`\bmenos (?:puxa[- ]?saco|bajulador\w*|humilde|submiss\w+|mans\w+|timid\w+|educad\w+|`,
        String.raw`mole|bonzinho|boazinha)\b|\b(?:firme|direto|direta|decidid\w+|segur[oa]|forte|assertiv\w+|`,
        String.raw`confiante|incisiv\w+)\b`,
      ].join(''),
      'u',
    ),
    ({ text }) => makeFirm(text),
  ),
  announce(
    /\b(?:caloros\w+|carinhos\w+|afetuos\w+|human[oa]|(?:mais|tom|jeito) amig[ao]|amigavel|emotiv\w+|simpatic\w+|querid\w+)\b/u,
    ({ text }) => warmUp(text),
  ),
  announce(
    /\b(?:gentil|educad\w+|suave|delicad\w+|humilde|mans[oa]|respeitos\w+|polid\w+)\b/u,
    ({ text }) => makeGentle(text) ?? warmUp(text),
  ),
  clear(/\b(?:primeira pessoa|eu mesm\w+)\b/u, ({ text }) => {
    const changed = text
      .replaceAll(/\bResponsável\b/gu, 'Fui responsável')
      .replaceAll(/\bReduziu\b/gu, 'Reduzi');
    return changed === text ? null : changed;
  }),
  clear(
    /\b(?:outra (?:versao|opcao)|mais uma (?:versao|opcao)|outro jeito|refaz\w*|reescrev\w+|muda tudo|nao (?:gostei|curti|ficou (?:bom|boa|legal)))\b/u,
    ({ text }) => reword(text),
  ),
  clear(
    /\bfaz (?:outr[ao]|de novo|(?:um|uma|isso) (?:melhor|mais forte))\b|\bmelhora(?: isso| ai)?$/u,
    ({ text }) => reword(text),
  ),
];
const LONGEST = 14;
const BARE = 3;

/** Words that announce a change of a text. */
const ANNOUNCES = new RegExp(
  [
    String.raw`\b(?:mais|menos|muito|deix\w+|faz\w*|faca|refaz\w*|muda\w*|mude|versao|tom|jeito|`,
    String.raw`texto|mensagem|ficou|quero|queria|agora|bota|poe|num|nessa|pro|para|pra|como|adapta\w*|`,
    String.raw`transforma\w*|por)\b`,
  ].join(''),
  'u',
);
/** A question that asks for a change, or is one only by its beginning: “ficou longo, não? encurta”. */
const ASKS_CHANGE =
  /\b(?:encurt\w+|resum[ae]|refaz|traduz|enxug\w+|tir[ae]|troc[ae]|bot[ae]|poe|deix[ae]|pode|da (?:pra|para)|consegue|tem como|poderia|daria)\b/u;

/**
 * A text after the change that a message asks for, or with what it tells for the brackets; null if it asks for none. The text
 * itself where there is nothing to change.
 */
export function editText(written: Written, message: string): string | null {
  const { text } = written;
  const folded = foldKey(message).replace(/[.!?]+$/u, '');
  const length = folded.split(' ').length;
  if (text === '' || length > LONGEST) return null;
  const isOwnQuestion = isQuestion(message) && !ASKS_CHANGE.test(folded);
  const edit = isOwnQuestion
    ? undefined
    : EDITS.find(
        ({ asked, isClear }) => asked.test(folded) && (isClear || length <= BARE || ANNOUNCES.test(folded)),
      );
  const found = edit?.asked.exec(folded);
  if (edit && found) return edit.change(written, found, message) ?? text;
  return isQuestion(message) ? null : fillBrackets(text, message);
}
