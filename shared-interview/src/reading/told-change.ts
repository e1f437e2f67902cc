import type { TextRange } from '@aura/shared-career';

/**
 * What changed, and how much, in everyday words: "foram 4 em vez de 9", "caiu pela metade", "de cada 10 faltavam 3, hoje
 * falta 1", "ninguém mais se machucou". Before and after are often in two clauses, so they are looked for in whole
 * sentences. A number alone, such as an age, an hour or the size of a team, is no change.
 */
const MANY = [
  String.raw`(?:\d+(?:[.,]\d+)*(?!\d)|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|`,
  'quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|',
  String.raw`mil|meia|meio|metade)(?![\p{L}\d])`,
].join('');
/** "Uma" is mostly an article: it counts where no thing follows. */
const AMOUNT = String.raw`(?:${MANY}|uma?(?= por |[.,;!?]|$))`;
const NOTHING = '(?:nenhuma?|nada|ninguem|zero)';
const AROUND = '(?:quase |mais de |menos de |cerca de |uns |umas |so |apenas )?';
/** Words of the same statement: no stop of a sentence between them. */
const matchUpTo = (most: number): string => String.raw`[^.!?;\n]{0,${most}}?(?<!\p{L})`;

/** How it was: "era", "tinham", "faltava". How old somebody was changes by itself. */
const WAS = String.raw`(?:eram?|tinham?|havia|\p{L}{2,}(?:avam?|iam?))`;
const NO_AGE = String.raw`(?! anos?(?!\p{L}))`;
/** What was counted: "perdia", "faltavam", "demorava". */
const COUNTED = [
  '(?:perd|falt|gast|demor|lev|vend|produz|atend|receb|quebr|volt|atras|err|esper|devolv|jog|sobr|reclam)',
  '(?:avam?|iam?)',
].join('');
const NOW = '(?:hoje|agora|depois|atualmente|comigo|desde entao)';
const BECAME = [
  '(?:cheg(?:ou|aram) a|fic(?:ou|aram) (?:em|com|so)|pass(?:ou|aram) (?:a|para)|ca(?:iu|iram) para|vir(?:ou|aram)|',
  'baix(?:ou|aram) para|fo(?:i|ram) para|sub(?:iu|iram) para)',
].join('');
const MOVED = [
  '(?:reduzi(?:u|mos|ram)?|cort(?:ei|ou|amos|aram)|diminui(?:u|mos|ram)?|baix(?:ei|ou|amos|aram)|',
  'economiz(?:ei|ou|amos|aram)|aument(?:ei|ou|amos|aram)|cresc(?:i|eu|emos|eram)|sub(?:iu|iram|imos)|ca(?:iu|iram)|',
  'melhor(?:ei|ou|amos|aram)|perd(?:eu|emos|eram)|encurt(?:ei|ou|amos|aram))',
].join('');
/** "Um quarto" is a room as well. */
const SHARE =
  '(?:um terco|dois tercos|em um quarto|um quarto d[aeo]s?|tres quartos|um quinto|um decimo|metade)';
/** What nobody wants to happen. */
const HARM = [
  '(?:machuc|acident|reclam|falt|atras|quebr|vaz|par|trav|estrag|queim|err|esper|contamin|brig)(?:ou|amos|aram)|',
  '(?:ca|fer|desist|sa|demit)(?:iu|iram)|(?:adoec|perd|devolv|morr|esquec)(?:eu|emos|eram)',
].join('');
const TROUBLE = [
  String.raw`(?:filas?|atrasos?|reclamac\p{L}+|erros?|faltas?|retrabalhos?|perdas?|acidentes?|quedas?|multas?|`,
  String.raw`devoluc\p{L}+|diferencas?|falhas?|quebras?|desperdicios?|brigas?|vazamentos?|furtos?|infecc\p{L}+|pendencias?)`,
].join('');
const ENDED = '(?:acab(?:ou|aram)|sum(?:iu|iram)|desaparec(?:eu|eram)|zer(?:ou|aram))';
/** What a share of people did that was asked of them. */
const FOLLOWED = [
  '(?:pag|volt|pass|aceit|aprov|compr|fech|renov|termin|particip|assin|melhor|aprend|conclu|consegu)',
  '(?:ou|aram|eu|eram|iu|iram)',
].join('');
/** What is folded, turned or worked twice does not become twice as much. */
const NO_FOLDING = String.raw`(?! (?:as?|os?|na|no) (?:esquina|rua|avenida|roupas?|lenco(?:l|is)|toalhas?|papel|uniformes?|joelhos?|plantao|turno))`;
/** What is set to zero to begin anew. */
const NO_RESET = String.raw`(?!balanca|cronometro|contador|relogio|maquina|visor|hodometro|nota|prova)`;

const PATTERNS: readonly string[] = [
  // "foram 4 casos em vez de 9"
  String.raw`${AMOUNT} (?:\p{L}+ ){0,5}(?:em vez|ao inves) d[aeo]s? ${AROUND}${AMOUNT}`,
  // "caiu pela metade", "cortamos um terço"
  String.raw`${MOVED} (?:\p{L}+ ){0,6}?(?:quase )?(?:pel|n)a metade`,
  `${MOVED} ${matchUpTo(60)}(?:em |quase |cerca de |mais de )?${SHARE}`,
  // "o movimento dobrou", "vendi o dobro do que…"
  `(?:dobr(?:ou|aram)|triplic(?:ou|aram)|quadruplic(?:ou|aram))${NO_FOLDING}`,
  String.raw`\p{L}{2,}(?:ei|i|ou|eu|iu|emos|amos|imos) o (?:dobro|triplo) d[aeo]`,
  // "de cada 10 faltavam 3, hoje falta 1"
  `(?:de|em|a) cada ${MANY} ${matchUpTo(60)}${MANY}${matchUpTo(20)}(?:${NOW}|${BECAME})${matchUpTo(30)}(?:${AMOUNT}|${NOTHING})`,
  // "eram dez chamados por dia e agora não tem nenhum", "que era de 40 minutos, ficou em 15"
  `${WAS} (?:de |em |so )?${AROUND}${MANY}${NO_AGE}${matchUpTo(50)}(?:${NOW}|${BECAME})${matchUpTo(30)}(?:${AMOUNT}|${NOTHING})`,
  // "antes a gente perdia umas 20 caixas por semana, agora são 5"
  `(?:antes|${COUNTED}) ${matchUpTo(40)}${MANY}${NO_AGE} ${matchUpTo(40)}(?:hoje|agora) ${matchUpTo(30)}(?:${AMOUNT}|${NOTHING})`,
  // "quase todos passaram, antes metade reprovava"
  String.raw`(?:todos|todas|todo mundo|a maioria|${MANY}) ${matchUpTo(50)}antes ${AROUND}(?:a )?(?:${MANY}|maioria|poucos|poucas) \p{L}+(?:avam?|iam?)`,
  // "que nunca batia, hoje bate"
  String.raw`nunca \p{L}+(?:avam?|iam?)${matchUpTo(20)}(?:hoje|agora) \p{L}+`,
  // "ninguém mais se machucou", "nunca mais faltou"
  `ninguem mais (?:se )?(?:${HARM})`,
  `nunca mais (?:se )?(?:${HARM}|tivemos|teve|houve|deu|aconteceu)`,
  // "seis meses sem nenhum acidente", "sem quebrar nada", "não sobrou nenhum"
  `sem (?:mais )?(?:um unico|uma unica|nenhuma?|qualquer) ${TROUBLE}`,
  `(?:nao (?:tivemos|houve|teve|sobrou)|zero) (?:mais )?(?:um unico |uma unica |nenhuma? )?${TROUBLE}`,
  `(?:sem|nao (?:tivemos|houve|teve)) ${TROUBLE} nenhuma?`,
  'nao (?:sobrou|restou) (?:nenhuma?|nada|ninguem)',
  'sem (?:quebrar|perder|errar|atrasar|faltar|machucar|parar|estragar) (?:nada|ninguem|nenhuma?|um so|uma so)',
  // "zerei a fila", "a fila acabou"
  String.raw`zer(?:ei|ou|amos|aram) (?:as?|os?) ${NO_RESET}\p{L}+`,
  `${TROUBLE} ${matchUpTo(50)}(?:quase )?${ENDED}`,
  // "três em cada quatro moradores passaram a separar", "metade dos devedores pagou"
  String.raw`${MANY} (?:em|de) cada ${MANY} \p{L}+ (?:\p{L}+ ){0,4}?${FOLLOWED}`,
  String.raw`metade d[aeo]s \p{L}+ (?:que (?:\p{L}+ ){1,3}?)?${FOLLOWED}`,
  // "quatro dias antes do combinado"
  `(?:${MANY}|uma?) (?:horas?|dias?|semanas?|mes|meses) antes d[aeo] (?:prazo|combinad[oa]|previst[oa]|esperad[oa])`,
  // "ganhamos uma hora por turno"
  `(?:ganh|economiz|poup)(?:ei|ou|amos|aram) ${AROUND}(?:${MANY}|uma?) (?:horas?|minutos?|dias?|semanas?)`,
  // "bateu a meta todos os meses"
  `(?:bat(?:i|eu|emos|eram)|super(?:ei|ou|amos|aram)) a meta ${matchUpTo(20)}(?:tod[oa]s?|${MANY}) (?:os |as )?(?:dias?|semanas?|mes|meses|trimestres?)`,
];

const CHANGES = PATTERNS.map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu'));

/** Where a text tells a change and its size in everyday words. @param folded the text folded to its own length */
export const findToldChanges = (folded: string): TextRange[] =>
  CHANGES.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
