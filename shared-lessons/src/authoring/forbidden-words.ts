/** Superlatives, promises and filler that no lesson needs. */
const FORBIDDEN = [
  /(?<!\p{L})(?:incríve(?:l|is)|inacreditáve(?:l|is)|imperdíve(?:l|is)|infalíve(?:l|is)|sensaciona(?:l|is))/iu,
  /(?<!\p{L})(?:revolucionári|extraordinári|fantástic|maravilhos|espetacular|impecáve|arrasador)/iu,
  /(?:sucesso|resultados?|vaga|emprego|aumento|contratação) garantid[oa]s?/iu,
  /com toda a certeza|sem sombra de dúvida|100 ?% (?:garantid|segur|cert)/iu,
  /você vai (?:conseguir|passar|ser (?:contratad|promovid|aprovad))/iu,
  /(?:vale|cabe) (?:a pena )?(?:ressaltar|destacar|salientar|lembrar que)/iu,
  /é (?:importante|fundamental|essencial) (?:ressaltar|destacar|salientar|lembrar|frisar)/iu,
  /no mundo (?:de hoje|atual)|nos dias (?:de hoje|atuais)|cada vez mais competitiv|mercado (?:acirrado|competitivo)/iu,
  /(?<!\p{L})(?:alavancar|alavanque|turbinar|turbine|turbinad[oa])(?!\p{L})|potencializ/iu,
  /desbloque\p{L}+ (?:todo )?o? ?(?:seu )?potencial|fora da caixa|game.?changer|mindset/iu,
  /dicas? de ouro|fórmula mágica|segredos? d[oe] sucesso|pulo do gato|divisor de águas/iu,
  /próximo nível|em um piscar de olhos|de uma vez por todas/iu,
];

/** The first wording of each kind that no lesson uses. */
export const forbiddenWords = (text: string): readonly string[] =>
  FORBIDDEN.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
