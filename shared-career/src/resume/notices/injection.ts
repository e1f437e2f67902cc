import { foldText, type TextRange } from '../../text/index.ts';

const AI =
  '(?:ia|inteligencia artificial|chatgpt|gpt|llm|modelo(?: de linguagem)?|assistente(?: virtual)?|robo|' +
  'ai|language model|assistant|model|chatbot|recruiter bot|ats)';
const RULES =
  '(?:instruc(?:ao|oes)|orienta(?:cao|coes)|regras?|comandos?|prompts?|criterios|instructions?|rules?|guidelines?|directions?|commands?|criteria|context)';
const BEFORE =
  '(?:anteriores?|previas?|acima|passadas?|recebidas?|do sistema|previous|prior|above|earlier|preceding|existing|system|other|original)';

/** Sentences that speak to a machine instead of describing a person; over folded text. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:ignore|ignora|ignorem|desconsidere|desconsiderem|esqueca|despreze|descarte|disregard|forget|override|` +
      String.raw`bypass)\b[^.\n]{0,40}\b(?:${RULES}[^.\n]{0,20}\b${BEFORE}|${BEFORE}[^.\n]{0,20}\b${RULES}|(?:tod[ao]s|` +
      String.raw`todas as|all|any|suas|your|the|as)\s+(?:as\s+|of\s+|the\s+)?${RULES})\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:voce (?:agora )?e|aja como|comporte-se como|finja ser|you are(?: now)?|act as|pretend to be|behave ` +
      String.raw`as)\s+(?:um |uma |an? |o |the )?(?:[\p{L}-]+ ){0,2}${AI}\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:as an? |como (?:uma? )?)${AI}\b[^.\n]{0,30}\b(?:you must|you should|voce deve|deve|avalie|responda|` +
      String.raw`recomende|rate|rank|respond|recommend)\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[.!?:;"'(\[<#*\n-]\s*|\b(?:por favor|please|must|should|deve|you will|always|sempre)\s+)(?:avalie|` +
      String.raw`classifique|pontue|de|atribua|conceda|marque|rate|rank|score|give|assign|grade|evaluate)\s+(?:sempre\s+|` +
      String.raw`always\s+)?(?:a |o |ao |est[ea] |this |the |me |my |him |her |them |meu )?(?:candidat[oae]|curriculo|` +
      String.raw`cv|perfil|resume|applicant|candidate|profile|pessoa|nota|pontuacao|score|rating)\b[^.\n]{0,60}(?:\b(?:nota|` +
      String.raw`pontuacao|score|rating|maxim[ao]|melhor|best|top|highest|perfect|perfeit[oa]|first|primeir[oa]|excelente|` +
      String.raw`excellent|strong)\b|\b10\b|\b100\b)`,
    'u',
  ),
  new RegExp(
    [
      String.raw`(?:^|[.!?:;"'([<#*\n-]\s*|\b(?:por favor|please|must|should|deve)\s+)(?:recomende|aprove|`,
      String.raw`contrate|selecione|recommend|approve|hire|select|shortlist|advance)\s+(?:fortemente |`,
      String.raw`sempre |strongly |always |immediately |imediatamente )?(?:a |o |est[ea] |this |the )(?:candidat[oae]|`,
      String.raw`curriculo|cv|perfil|resume|applicant|candidate|profile)\b`,
    ].join(''),
    'u',
  ),
  new RegExp(
    String.raw`\b(?:note|nota|atencao|attention|instruction|instrucao|message|mensagem|aviso)\s+(?:to|for|para|a|ao|à)\s+(?:the |o |a |any |qualquer )?${AI}\b`,
    'u',
  ),
  new RegExp(
    [
      String.raw`\b(?:system|developer) (?:prompt|message|override)\s*[:=]|<\|?(?:system|im_start|im_end|`,
      String.raw`endoftext)\|?>|\[\/?inst\]|\[(?:system|sistema)\]|^#{2,}\s*(?:system|instruc\p{L}*|instruction)`,
    ].join(''),
    'u',
  ),
  new RegExp(
    String.raw`\b(?:responda|respond|reply|output|say|diga|escreva|write|print)\s+(?:apenas|somente|only|exactly|exatamente)\b[^.\n]{0,60}`,
    'u',
  ),
  new RegExp(
    [
      String.raw`\b(?:do not|don't|nao)\s+(?:mention|reveal|disclose|mencione|revele|informe|conte)\b[^.\n]{0,40}\b(?:instruc\p{L}*|`,
      String.raw`instruction\p{L}*|prompt|mensagem|message|isto|this)\b`,
    ].join(''),
    'u',
  ),
];

const SENTENCE = /[^.!?\n]+(?:[.!?](?![\s\n]|$)[^.!?\n]*)*[.!?]?/gu;

/** Sentences of a text that give orders to a machine reader; ranges in the original text. */
export function findInjections(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const match of text.matchAll(SENTENCE)) {
    const { folded } = foldText(match[0].trim());
    if (!PATTERNS.some((pattern) => pattern.test(folded))) continue;
    const lead = match[0].length - match[0].trimStart().length;
    found.push({ start: match.index + lead, end: match.index + match[0].trimEnd().length });
  }
  return found;
}
