import { foldKey } from '@aura/shared-career';
import { tidyPhrase } from './tidy.ts';

/** How a text says what a message orders it to say: the order, in folded words, and what comes before the rest of them. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      [
        String.raw`^(?:dizendo|falando|avisando|explicando|contando|lembrando|mencionando|informando|diz|diga|fal[ae]|avis[ae]|`,
        String.raw`expli(?:ca|que)|cont[ae]|lembr[ae]|mencion[ae]|inform[ae]|coment[ae]|cit[ae]|reforc[ae]|deix[ae] claro|`,
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
  const said = order.trim().replace(/[.!?]+$/u, '');
  const folded = foldKey(said);
  for (const [pattern, before] of ORDERS) {
    const found = pattern.exec(folded)?.[0];
    if (found === undefined) continue;
    const whole = takeEnd(said, folded.slice(found.length));
    if (whole === '' && before === '') return null;
    // What is asked of somebody is asked of whom the text is to.
    const rest = before.startsWith('Gostaria de saber') ? whole.replaceAll(PRONOUN, 'você') : whole;
    return `${tidyPhrase(`${before}${rest}`)}.`;
  }
  return null;
}

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
