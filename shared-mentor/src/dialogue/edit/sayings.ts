import { foldKey } from '@aura/shared-career';
import { REMINDER } from '../../generated/phrases/edits.ts';
import { tidyPhrase } from './tidy.ts';

/** How a text says what a message orders it to say: the order, in folded words, and what comes before the rest of them. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      [
        String.raw`^(?:dizendo|falando|avisando|explicando|contando|lembrando|mencionando|informando|diz|diga|fal[ae]|avis[ae]|`,
        String.raw`expli(?:ca|que)|cont[ae]|lembr[ae]|mencion[ae]|inform[ae]|coment[ae]|cit[ae]|reforc[ae]|deix[ae] claro|`,
        String.raw`(?:dize|fala|avisa|explica|conta|lembra|menciona|informa|comenta|cita|bota|po|inclui)r|`,
        String.raw`bot[ae]|poe|ponha|coloc\w+|coloque|inclu[ia]|adicion\w+|acrescent\w+|so) `,
        String.raw`(?:(?:ai|so|tambem|la|nela|nele|no texto|na mensagem|pr[ao] el[ea]s?) )*que (?:eu )?`,
      ].join(''),
      'u',
    ),
    '',
  ],
  [
    new RegExp(
      [
        String.raw`^(?:perguntando|pergunt[ae]|perguntar) (?:(?:ai|tambem|so|pr[ao] el[ea]s?) )*(?=(?:se|quando|como|quanto|`,
        String.raw`qual|quais|que|o que|onde|quem|por que|pq|ate quando)\b)`,
      ].join(''),
      'u',
    ),
    'Gostaria de saber ',
  ],
  [
    /^(?:perguntando|pergunt[ae]|perguntar) (?:(?:ai|tambem|so|pr[ao] el[ea]s?) )*(?:sobre |d(?=[aeo]s? ))?/u,
    'Gostaria de saber sobre ',
  ],
  [/^(?:pedindo|pe[cd][ae]|pedir) (?:(?:ai|tambem|so) )*desculpas?(?: |$)/u, 'Peço desculpas '],
  [
    /^(?:pedindo|pe[cd][ae]|pedir) (?:(?:ai|tambem|so) )*(?:pra|para) el[ea]s? (?=\p{L}+[aei]r\b|me \p{L}+[aei]r\b)/u,
    'Gostaria de pedir para você ',
  ],
  [
    /^(?:pedindo|pe[cd][ae]|pedir) (?:(?:ai|tambem|so|pr[ao] el[ea]s?) )*(?!(?:com|de forma|de um jeito|mais|menos|sem|logo) )(?=\p{L})/u,
    'Gostaria de pedir ',
  ],
  [/^(?:agradecendo|agradec[ae]) (?:(?:ai|tambem|so|el[ea]s?) )*(?=(?:pel[ao]s?|por|[ao]s?) )/u, 'Agradeço '],
  [/^(?:agradecendo|agradec[ae]|(?:com )?um agradecimento)$/u, 'Agradeço desde já'],
  [/^(?:oferecendo|oferec[ae]) /u, 'Posso oferecer '],
  [/^(?:propondo|propoe|proponha) /u, 'Proponho '],
  [/^(?:sugerindo|suger[ae]|sugira) /u, 'Sugiro '],
  [/^(?:convidando|convid[ae]) (?:el[ea]s? )?(?=pr?a|para)/u, 'Gostaria de convidar você '],
  [/^(?:parabenizando|parabeniz[ae]|elogiando|elogi[ae]) (?:el[ea]s? )?(?=pel[ao]s? )/u, 'Parabéns '],
  [/^(?:desejando|desej[ae]) /u, 'Desejo '],
  [
    /^(?:bot[ae]|poe|ponha|coloc\w+|inclu[ia]|adicion\w+|acrescent\w+) (?:um |uma )?(?:agradecimento|obrigad[oa])(?: (?:no|ao) (?:fim|final))?$/u,
    'Agradeço desde já',
  ],
  [/^me colocando (?:a |à )?disposicao/u, 'Fico à disposição'],
];

/** The sentence that an order asks for: “pergunta quando sai” → “Gostaria de saber quando sai”; null if it orders nothing to be said. */
export function sayOrdered(order: string): string | null {
  const whole = order.trim().replace(/[.!?]+$/u, '');
  const said = takeEnd(whole, foldKey(whole).replace(REMINDER, ''));
  const folded = foldKey(said);
  const named = nameMatter(said, folded);
  if (named !== null) return named;
  for (const [pattern, before] of ORDERS) {
    const found = pattern.exec(folded)?.[0];
    if (found === undefined) continue;
    const behind = takeEnd(said, folded.slice(found.length));
    if (behind === '' && before === '') return null;
    // What is asked of somebody is asked of whom the text is to.
    const rest = before.startsWith('Gostaria de saber') ? behind.replaceAll(PRONOUN, 'você') : behind;
    return `${tidyPhrase(`${before}${rest}`)}.`;
  }
  return null;
}

/** A thing of one's own to be named: “acrescenta meu curso de farmácia”, “fala da minha experiência”. */
const OWN_MATTER = new RegExp(
  [
    String.raw`^(?:(?:dize|fala|menciona|comenta|cita|bota|po|coloca|inclui|adiciona|acrescenta)r|fal[ae]|diz|diga|mencion[ae]|coment[ae]|`,
    String.raw`cit[ae]|reforc[ae]|bot[ae]|poe|ponha|coloc[ae]|coloque|inclu[ia]|adicion[ae]|acrescent[ae])(?: (?:ai|so|tambem|la|nela|nele))* `,
    String.raw`(?:(?:uma? (?:frase|linha|trecho|coisa|parte)|algo|alguma coisa) )?(?:sobre |falando d|(?:a parte )?d)?(?:[ao]s? )?`,
    String.raw`(?=(?:meus?|minhas?) (?!(?:telefone|numero|contato|celular|whats\w*|zap|e-?mail|linkedin|endereco|nome)\b))`,
  ].join(''),
  'u',
);
/** Anything else that a sentence is wanted about: “põe uma frase sobre pontualidade”. */
const OTHER_MATTER = new RegExp(
  [
    String.raw`^(?:mencion[ae]|bot[ae]|poe|ponha|coloc[ae]|coloque|inclu[ia]|adicion[ae]|acrescent[ae]|colocar|por|botar|incluir|acrescentar) `,
    String.raw`(?:uma? (?:frase|linha|trecho|parte)|algo|alguma coisa) (?:sobre |falando (?:de |sobre )?)(?=\p{L})`,
  ].join(''),
  'u',
);

/** The sentence that names something in the person's own voice; null if the order names nothing. */
function nameMatter(said: string, folded: string): string | null {
  const own = OWN_MATTER.exec(folded)?.[0];
  if (own !== undefined) {
    const thing = takeEnd(said, folded.slice(own.length));
    return `${tidyPhrase(`Destaco também ${ARTICLES[/^\p{L}+/u.exec(foldKey(thing))?.[0] ?? ''] ?? 'o'} ${thing}`)}.`;
  }
  const other = OTHER_MATTER.exec(folded)?.[0];
  return other === undefined
    ? null
    : `${tidyPhrase(`Gostaria de falar também sobre ${takeEnd(said, folded.slice(other.length))}`)}.`;
}
const ARTICLES: Readonly<Record<string, string>> = { meu: 'o', minha: 'a', meus: 'os', minhas: 'as' };

const PRONOUN = /(?<!\p{L})el[ea](?!\p{L})/giu;
const CONTACT = new RegExp(
  [
    String.raw`^(?:bot[ae]|poe|ponha|coloc\w+|coloque|inclu[ia]|adicion\w+|acrescent\w+) (?:o |a )?meu (telefone|numero|`,
    String.raw`contato|celular|whats\w*|zap|e-?mail|linkedin|endereco)(?: (?:no|ao) (?:fim|final))?$`,
  ].join(''),
  'u',
);

/** A line for the person's own telephone or e-mail, which only they can fill in; null if the order names none. */
export function leaveContact(order: string): string | null {
  const contact = CONTACT.exec(foldKey(order))?.[1];
  return contact === undefined
    ? null
    : `Meu ${takeEnd(order.replace(/ (?:no|ao) (?:fim|final)$/iu, ''), contact)}: [${contact}].`;
}

/** The end of a message, as it was written: `folded` has no accents and no capitals. */
export function takeEnd(original: string, folded: string): string {
  if (folded === '') return '';
  const said = original.trim().replace(/[.!?]+$/u, '');
  return said.length >= folded.length ? said.slice(-folded.length) : folded;
}
