/** Openings of a message that goes on with what was talked about. */
const OPENINGS = new RegExp(
  [
    String.raw`^(?:e|mas|entao|ai|ok|certo|beleza|sim|entendi|ta)? ?(?:e se|mas se|se (?:ele|ela|eles|isso|`,
    String.raw`nao)|e (?:quanto|quando|como|onde|qual|depois|ai|agora)|como assim|por que|porque|`,
    String.raw`qual (?:voce|deles|delas|dos|das)|(?:me )?(?:da|de|pode dar|tem|manda)(?: me)? (?:um|outro|`,
    String.raw`outra|mais|algum)\w* ?(?:exemplo|opcao|ideia|detalhe\w*|modelo)|explica|nao entendi|`,
    String.raw`ja (?:tentei|fiz|fiz isso)|isso nao|nao funcion\w+|mais detalhes|continua|pode (?:explicar|`,
    String.raw`detalhar|dar um exemplo)|o que mais|e depois|quanto tempo)\b`,
  ].join(''),
  'u',
);
const LONGEST = 12;
const LONGEST_BARE = 4;

/** Whether a normal message only makes sense after another. */
export function isFollowUp(normal: string): boolean {
  const count = normal.split(' ').length;
  return (
    count <= LONGEST &&
    (OPENINGS.test(normal) ||
      wantsMore(normal) ||
      ANOTHER.test(normal) ||
      (count <= LONGEST_BARE && /^(?:e|mas)\b/u.test(normal)))
  );
}

/** A message that wants more of the last advice, without its own topic. */
const MORE = new RegExp(
  [
    String.raw`^(?:e |mas |ok |ta |certo |entao |nossa )*(?:como assim|nao entendi|por que|porque|`,
    String.raw`explic\w+|continu\w+|fal\w+ mais|mais detalhes?|(?:pode |da para )?(?:detalhar|explicar|`,
    String.raw`aprofundar|dar (?:um|mais) exemplos?)|(?:me )?(?:da|de|manda|tem) (?:um |mais )?exemplos?|`,
    String.raw`como (?:eu )?faco isso|o que mais)\b`,
  ].join(''),
  'u',
);
/** A message that wants something else on the same matter. */
const ANOTHER = new RegExp(
  [
    String.raw`\b(?:outr[oa]s? (?:opcao|opcoes|ideias?|caminhos?|jeito|forma|saida|alternativa)|`,
    String.raw`ja (?:tentei|fiz) (?:isso|tudo)|nao (?:funcion\w+|deu certo|adiant\w+)|isso nao (?:serve|`,
    String.raw`ajuda\w*|da certo))\b`,
  ].join(''),
  'u',
);
const LONGEST_MORE = 7;

/** Whether a normal message asks for more of the same. */
export const wantsMore = (normal: string): boolean =>
  normal.split(' ').length <= LONGEST_MORE && MORE.test(normal);
/** Whether a normal message asks for something else on the same matter. */
export const wantsAnother = (normal: string): boolean =>
  normal.split(' ').length <= LONGEST && ANOTHER.test(normal);

/** Whether a normal message asks what comes if something happens. */
export const isHypothesis = (normal: string): boolean =>
  /^(?:\w+ )?(?:e|mas|ou)? ?(?:e )?se \w/u.test(normal);
