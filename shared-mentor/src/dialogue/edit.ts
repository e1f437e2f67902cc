import { foldKey } from '@aura/shared-career';
import { findStems } from '../coach/tokens.ts';

/** One way of changing a text: the request, and the result; null if nothing changes. */
interface Edit {
  readonly asked: RegExp;
  readonly change: (text: string, asked: RegExpExecArray, original: string) => string | null;
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/u);

/** Every other sentence of each paragraph goes, the first and the last stay. */
function shorter(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      const sentences = sentencesOf(paragraph);
      return sentences.length < 3
        ? paragraph
        : sentences.filter((_, at) => at === 0 || at === sentences.length - 1).join(' ');
    })
    .join('\n\n');
}

const replacing =
  (pairs: readonly (readonly [RegExp, string])[]) =>
  (text: string): string | null => {
    const changed = pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    return changed === text ? null : changed;
  };

const INFORMAL = replacing([
  [/\b(?:Prezados?|Prezadas?|Olá|Bom dia)\b/gu, 'Oi'],
  [/\b[Gg]ostaria de\b/gu, 'queria'],
  [/\bAtenciosamente\b/gu, 'Abraço'],
  [/\bAgradeço (o|a)\b/gu, 'Valeu pel$1'],
  [/\bpara\b/gu, 'pra'],
]);
const FORMAL = replacing([
  [/\b(?:Oi|Olá)\b/gu, 'Bom dia'],
  [/\b[Qq]ueria\b/gu, 'gostaria de'],
  [/\bAbraço\b/gu, 'Atenciosamente'],
  [/\bpra\b/gu, 'para'],
]);
const FIRM = replacing([
  [/\b[Gg]ostaria de\b/gu, 'quero'],
  [/\b[Qq]ueria\b/gu, 'quero'],
  [/\bVocê poderia\b/gu, 'Preciso que você possa'],
  [/\b[Ss]e for possível,? ?/gu, ''],
  [/\b(?:um pouco|talvez) /gu, ''],
  [/\bminha pretensão está\b/gu, 'minha pretensão é de'],
]);
const GENTLE = replacing([
  [/\bQuero\b/gu, 'Gostaria de'],
  [/\bquero\b/gu, 'gostaria de'],
  [/\bPreciso\b/gu, 'Gostaria'],
]);

function without(text: string, what: string): string | null {
  const stems = findStems(what);
  if (stems.length === 0) return null;
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) =>
      sentencesOf(paragraph)
        .filter((sentence) => !findStems(sentence).some((stem) => stems.includes(stem)))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '');
  const changed = paragraphs.join('\n\n');
  return changed === text || changed === '' ? null : changed;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const EDITS: readonly Edit[] = [
  {
    asked:
      /\b(?:troca|troque|substitu\w+|muda|mude)r? (?:a palavra |o |a )?["“']?(.+?)["”']? (?:por|para|pra) ["“']?(.+?)["”']?$/u,
    change(text, _, original) {
      const [, from = '', to = ''] =
        /(?:troca|troque|substitu\p{L}+|muda|mude)r? (?:a palavra |o |a )?["“']?(.+?)["”']? (?:por|para|pra) ["“']?(.+?)["”']?$/iu.exec(
          original.trim(),
        ) ?? [];
      const changed = from === '' ? text : text.replaceAll(new RegExp(escaped(from), 'giu'), to);
      return changed === text ? null : changed;
    },
  },
  {
    asked:
      /\b(?:tira|tire|remove|sem|corta) (?:a parte|o trecho|a frase|essa parte|isso)? ?(?:d[aeo]s? |que fala d[aeo]s? |sobre )?(.+)$/u,
    change: (text, [, what = '']) => without(text, what),
  },
  {
    asked:
      /\b(?:mais curt\w+|curt[ao]\b|menor|resum\w+|encurt\w+|muito long\w+|ficou (?:longo|grande)|corta pela metade|enxut\w+)/u,
    change: shorter,
  },
  {
    asked:
      /\b(?:informal|menos formal|mais (?:leve|simples|descontraid\w+|proxim\w+)|jeito simples|do meu jeito)\b/u,
    change: INFORMAL,
  },
  { asked: /\b(?:mais formal|formal|profissional|seri[oa])\b/u, change: FORMAL },
  { asked: /\b(?:firme|direto|direta|decidid\w+|segur[oa]|forte)\b/u, change: FIRM },
  { asked: /\b(?:gentil|educad\w+|suave|delicad\w+|humilde|simpatic\w+|mans[oa])\b/u, change: GENTLE },
  {
    asked: /\b(?:primeira pessoa|eu mesm\w+)\b/u,
    change: replacing([
      [/\bResponsável\b/gu, 'Fui responsável'],
      [/\b(?:Reduziu)\b/gu, 'Reduzi'],
    ]),
  },
];
const LONGEST = 12;

/** A text after a change that a message asks for; null where it asks for none. */
export function editText(text: string, message: string): string | null {
  const folded = foldKey(message).replace(/[.!?]+$/u, '');
  if (text === '' || folded.split(' ').length > LONGEST) return null;
  for (const { asked, change } of EDITS) {
    const found = asked.exec(folded);
    if (found) return change(text, found, message) ?? text;
  }
  return null;
}
