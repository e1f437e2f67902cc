/**
 * Further patterns of instructions to a machine inside a CV or an ad: addressing it, dictating an answer, a rank, or a
 * requirement as met. They apply to a folded sentence. Imperatives count only at the beginning of a clause: CVs
 * describe past work and do not give orders.
 */
const START = String.raw`(?:^|[.!?:;,"'(\[<#*>–-]\s*|\b(?:por favor|please|e|and)\s+)`;
const MACHINE =
  '(?:ia|inteligencia artificial|modelo(?: de linguagem)?|llm|robo|assistente virtual|sistema|ats|gpt|chatgpt|' +
  'ai|language model|model|bot|automated|recruiting (?:ai|bot|system)|screening (?:ai|bot|system))';
const PERSON =
  '(?:est[ea]|d?est[ea]|this) (?:candidat[oae]|curriculo|perfil|pessoa|applicant|candidate|resume|cv|profile)';
const ALL_MET =
  '(?:todos os requisitos|todas as (?:competencias|exigencias|habilidades)|all (?:the )?(?:requirements|skills|keywords|criteria|qualifications))';

export const ORDERS: readonly RegExp[] = [
  /(?:prompt|instruc\p{L}*|mensagem|comando) (?:do|de|para o) sistema\s*[:=]/u,
  /(?:novas? instruc\p{L}*|new instructions?|nova tarefa|new task)\s*[:=]/u,
  /<\/?\s*(?:system|instructions?|prompt|assistant)\s*>/u,
  /^\W*(?:system|assistant|user|sistema|assistente)\s*:\W*(?:ignore|override|set|always|sempre|you|voce|aprove|approve|this|est[ea])\b/u,
  new RegExp(String.raw`\b(?:se|caso) voce (?:e|for|seja) (?:um |uma |o |a )?${MACHINE}\b`, 'u'),
  new RegExp(String.raw`\bif (?:you|the reader) (?:are|is) (?:an? |the )?${MACHINE}\b`, 'u'),
  new RegExp(
    String.raw`\b(?:car[oa]|prezad[oa]|dear|ola|hello|hey|atencao|attention)[\s,]+(?:o |a |the )?${MACHINE}\b\s*[,:!]`,
    'u',
  ),
  new RegExp(
    String.raw`${START}(?:considere|trate|marque|conte|mark|consider|treat|count)\b.{0,40}(?:${ALL_MET}|${PERSON}|\bmet\b|` +
      String.raw`\bmatched\b|\bqualified\b|atendid[oa]s\b)`,
    'u',
  ),
  new RegExp(
    String.raw`${START}(?:set|defina|fixe|configure|altere|change|raise|aumente)\b.{0,20}\b(?:scores?|rating|pontuacao|` +
      String.raw`nota)\b.{0,20}(?:\b(?:to|em|para|as)\b|=)`,
    'u',
  ),
  new RegExp(
    String.raw`${START}(?:coloque|ponha|posicione|mova|passe|avance|priorize|place|put|move|rank|advance|prioriti[sz]e)\b.{0,20}${PERSON}`,
    'u',
  ),
  new RegExp(
    String.raw`\b${PERSON}\b.{0,60}\b(?:perfeit\p{L}*|ideal|melhor|excelente|best|perfect|excellent|top|ideal|highly ` +
      String.raw`qualified|contratad\p{L}*|aprovad\p{L}*|hired|approved|atende (?:a )?tod\p{L}+|meets (?:all|every))`,
    'u',
  ),
  new RegExp(String.raw`\b(?:pontuacao|nota|score|rating) (?:d|of |for )${PERSON}`, 'u'),
  /\b(?:a partir de agora|de agora em diante|from now on)\b.{0,20}\b(?:considere|trate|responda|ignore|aprove|voce deve|treat|respond|answer|approve|you)\b/u,
  /\b(?:chame|invoque|acione|execute|call|invoke|run)\b.{0,10}\b(?:a ferramenta|a funcao|the tool|the function)\b/u,
  new RegExp(
    String.raw`${START}(?:revele|mostre|imprima|repita|reveal|print|show|repeat)\b.{0,30}\b(?:(?:seu|o|your|the|system) ` +
      String.raw`)?(?:prompt|instruc\p{L}+|instructions?)\b`,
    'u',
  ),
  /\b(?:do anything now|enable developer mode|you are in developer mode|ative o modo desenvolvedor)\b/u,
  new RegExp(
    String.raw`${START}(?:skip|pule|omita|nao (?:faca|avalie|verifique|analise)|do not (?:evaluate|check|verify|screen))\b.{0,50}(?:mark|` +
      String.raw`marque|aprov|approv|qualif|evaluat|avaliacao|requisit|requirement)`,
    'u',
  ),
  new RegExp(
    [
      String.raw`\b(?:ao avaliar|ao analisar|quando (?:for )?(?:avaliar|analisar)|when (?:you )?(?:evaluat|`,
      String.raw`review|scor|rank|read)\p{L}*)\b.{0,40}\b(?:curriculo|candidat\p{L}+|perfil|resume|cv|`,
      String.raw`candidate|applicant)\b.{0,80}\b(?:always|sempre|must|deve|responda|answer|say|diga|assign|`,
      String.raw`give|de nota|aprove)\b`,
    ].join(''),
    'u',
  ),
  new RegExp(
    String.raw`${START}(?:responda|respond|answer|reply|diga|say|conclua|conclude)\b.{0,30}(?:\bsim\b|\byes\b|aprovad|` +
      String.raw`excelente|excellent|perfeit|perfect|match)`,
    'u',
  ),
  new RegExp(
    String.raw`${START}(?:insira|inclua|adicione|envie|mande|insert|include|add|send|append)\b.{0,40}(?:\bo (?:seguinte ` +
      String.raw`)?link\b|\bthe (?:following )?link\b|https?:|\bdados (?:d[ao]s? )?(?:usuari|candidat))`,
    'u',
  ),
];
