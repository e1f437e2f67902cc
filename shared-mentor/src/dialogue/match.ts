import { normalizeMessage } from '../router/normalize-message.ts';

/**
 * How people ask for something: beginnings of words that all are found, in any order. `a|b` is either of two, `a.` the
 * whole word, `!a` must not be found.
 */
interface Asking {
  readonly wanted: readonly (readonly Beginning[])[];
  readonly unwanted: readonly Beginning[];
  /** More requested words mean a better fit. */
  readonly weight: number;
}

/** The beginning of a word, or a whole one. */
interface Beginning {
  readonly letters: string;
  readonly isWhole: boolean;
}

const makeBeginning = (word: string): Beginning => ({
  letters: word.replace(/\.$/u, ''),
  isWhole: word.endsWith('.'),
});

const read = new Map<string, Asking>();

function readAsking(text: string): Asking {
  const known = read.get(text);
  if (known) return known;
  const words = text.split(' ');
  const wanted = words
    .filter((word) => !word.startsWith('!'))
    .map((word) => word.split('|').map(makeBeginning));
  const asking: Asking = {
    wanted,
    unwanted: words
      .filter((word) => word.startsWith('!'))
      .flatMap((word) => word.slice(1).split('|').map(makeBeginning)),
    weight: words
      .filter((word) => !word.startsWith('!'))
      .reduce((sum, word) => sum + 2 + measureLength(word), 0),
  };
  read.set(text, asking);
  return asking;
}

const measureLength = (word: string): number =>
  Math.min(...word.split('|').map((one) => one.replace('.', '').length));

/** Words of a message in their form for comparison. */
export const splitWords = (text: string): readonly string[] => normalizeMessage(text).split(' ');

/** How well a message fits the best of several ways of asking; 0 if it fits none. */
export function fitOf(ways: readonly string[], words: readonly string[]): number {
  return Math.max(0, ...ways.map((way) => fitOfOne(readAsking(way), words)));
}

function fitOfOne({ wanted, unwanted, weight }: Asking, words: readonly string[]): number {
  const has = ({ letters, isWhole }: Beginning): boolean =>
    words.some((word) => (isWhole ? word === letters : word.startsWith(letters)));
  return wanted.every((ways) => ways.some(has)) && !unwanted.some(has) ? weight : 0;
}

/** “Há 15 anos”, “15 anos de casa”. */
const YEARS_AT_WORK = new RegExp(
  [
    String.raw`(?<=\bh[aá] |\bfaz(?:em)? )\d{1,2} (?=anos?\b)|\b\d{1,2} (?=anos? (?:de )?`,
    String.raw`(?:casa|empresa|firma|experi[eê]ncia|profiss[aã]o|carteira|registro|estrada|servi[cç]o|[aá]rea|loja)\b)`,
  ].join(''),
  'giu',
);

/** Who stands in for somebody asks for no holidays. */
const STOOD_IN = /(?<!\p{L})(?:cobr(?:i|ir|iu|ia|indo)|cubro)(?: (?:as|umas))? f[eé]rias (?=d[aeo]s? )/giu;

/** "Não quero sair da empresa", "não vou sair". */
const STAYS = new RegExp(
  [
    String.raw`(?<!\p{L})n[aã]o (?:quero|vou|pretendo|queria|penso em) (?:sair|pedir demiss[aã]o|me demitir)`,
    String.raw`(?: d[aeo] (?:empresa|firma|emprego|loja|trabalho)| daqui)?(?!\p{L})`,
  ].join(''),
  'giu',
);
/** Who wants the post of somebody who leaves. */
const WANTS_POST =
  /(?<!\p{L})(?:(?:quero|queria|pedir|assumir|pegar|conseguir) (?:a |o )?(?:vaga|lugar|cargo|posto)|no lugar) d(?:ele|ela|o|a)(?!\p{L})/iu;
const OTHER_LEAVES = new RegExp(
  [
    String.raw`(?<!\p{L})(?:chefe|chefa|gerente|supervisora?|encarregad[ao]|coordenadora?|l[ií]der|gestora?|colega|el[ea]) `,
    String.raw`(?:vai|est[aá]|t[aá]|pediu|quer) (?:sair|saindo|indo embora|embora|demiss[aã]o|se aposentar)(?: d[aeo] \p{L}+| daqui)?(?!\p{L})`,
  ].join(''),
  'giu',
);

/**
 * A message without what says another thing than it seems: years at work are no age (a cook of 15 years is no apprentice), and
 * the holidays that somebody stood in for are not asked about; nor does who stays leave.
 */
export function cutMisleading(text: string): string {
  const plain = text
    .replaceAll(YEARS_AT_WORK, '')
    .replaceAll(STOOD_IN, 'substituí a função ')
    .replaceAll(STAYS, '');
  const staying = WANTS_POST.test(plain)
    ? plain.replaceAll(OTHER_LEAVES, '').replace(WANTS_POST, 'quero pedir a minha promoção')
    : plain;
  return staying.trim() === '' ? text : staying;
}
