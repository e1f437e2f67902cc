/** Long words that rules rest on. They are recognised with one slip of the finger; short ones are too near others. */
const WORDS = (
  'suicidio suicidar suicida assedio assedia assediar assediada assediou assediando humilhada humilhacao humilhando ' +
  'discriminacao discriminada preconceito racismo racista homofobia transfobia estuprada violencia violentada ' +
  'agrediu agredida ameacou ameacada ameacando espancar espancou falsificar falsificado inventar atestado ' +
  'instrucoes telefone endereco depressao ansiedade advogado processar rescisao emprestimo endividada remedio ' +
  'aguento apostas'
).split(' ');

const BY_LETTER = new Map<string, string[]>();
for (const word of WORDS) BY_LETTER.set(word[0] ?? '', [...(BY_LETTER.get(word[0] ?? '') ?? []), word]);

const SHORTEST = 6;
/** From this length on one letter may be another; below, "assedio" would be reached from too many words. */
const SUBSTITUTED = 8;

/** Whether one letter too many, too few, swapped or (in long words) wrong tells the two apart. */
function isOneSlipApart(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [left, right] = [typed.slice(at), meant.slice(at)];
  if (typed.length < meant.length) return left === right.slice(1);
  if (typed.length > meant.length) return left.slice(1) === right;
  if (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0]) return true;
  return meant.length >= SUBSTITUTED && left.slice(1) === right.slice(1);
}

/** Whether the two differ in their end alone: then it is another form of the word and no slip. */
const isForm = (typed: string, meant: string): boolean =>
  typed.startsWith(meant.slice(0, -2)) ||
  (typed.startsWith(meant.slice(0, -3)) && /(?:d[oa]s?|ndo|[rm]|ou|va)$/.test(typed));

/** The word of our list that was meant, where the typed one is a slip away from it; the typed one otherwise. */
export function withoutSlip(typed: string): string {
  if (typed.length < SHORTEST) return typed;
  const near = BY_LETTER.get(typed[0] ?? '') ?? [];
  if (near.includes(typed)) return typed;
  return near.find((meant) => !isForm(typed, meant) && isOneSlipApart(typed, meant)) ?? typed;
}
