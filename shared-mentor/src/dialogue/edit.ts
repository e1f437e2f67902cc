import { foldKey } from '@aura/shared-career';
import { findStems } from '../coach/tokens.ts';

/** One way of changing a text: the request, and the result; null if nothing changes. */
interface Edit {
  readonly asked: RegExp;
  readonly change: (text: string, asked: RegExpExecArray, original: string) => string | null;
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/u);

/** The essential sentences of a text: those that ask, offer or name something. */
const HEART = /\?|[Gg]ostaria|[Qq]ueria|[Qq]uero|[Pp]eço|[Ee]screvo sobre|R\$|%/u;

/** Of each paragraph the first sentence and those that ask stay; where all do, the last but one goes. */
function shorter(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      const sentences = sentencesOf(paragraph);
      if (sentences.length < 3) return paragraph;
      const short = sentences.filter((sentence, at) => at === 0 || HEART.test(sentence));
      const isShorter = short.length < sentences.length && short.length > 1;
      return (isShorter ? short : sentences.filter((_, at) => at !== sentences.length - 2)).join(' ');
    })
    .join('\n\n');
}

/** A sentence more, before the last one. */
function addSentence(text: string, sentence: string): string {
  const sentences = sentencesOf(text);
  const added = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  return [...sentences.slice(0, -1), added, ...sentences.slice(-1)].join(' ');
}

/** Replaces the brackets for names by the named ones; null if the message names none. */
function fillNames(text: string, original: string): string | null {
  const name = /\bmeu nome (?:é|e) ([\p{Lu}][\p{L}]+(?: (?:d[aeo]s? )?[\p{Lu}][\p{L}]+)*)/u.exec(
    original,
  )?.[1];
  const company =
    /\b(?:empresa|firma|loja) (?:é |e )?(?:a |o )?([\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+)*)/u.exec(
      original,
    )?.[1];
  const changed = [
    [/\[(?:seu )?nome(?: e setor)?\]/iu, name],
    [/\[empresa\]/iu, company],
  ].reduce<string>(
    (all, [from, to]) => (to === undefined ? all : all.replace(from as RegExp, to as string)),
    text,
  );
  return changed === text ? null : changed;
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
      /^(?:agora )?(?:bota|bote|poe|ponha|coloca|coloque|inclui|inclua|adiciona|acrescenta|fala|diz) (?:ai |tambem |la )?que (.+)$/u,
    change: (text, [, what = ''], original) => {
      const said = original.trim().replace(/[.!]+$/u, '');
      return addSentence(text, said.length >= what.length ? said.slice(-what.length) : what);
    },
  },
  { asked: /\bmeu nome e \S|\bempresa (?:e )?\S/u, change: (text, _, original) => fillNames(text, original) },
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

/** A text after the change that a message asks for; null if it asks for none. */
export function editText(text: string, message: string): string | null {
  const folded = foldKey(message).replace(/[.!?]+$/u, '');
  if (text === '' || folded.split(' ').length > LONGEST) return null;
  for (const { asked, change } of EDITS) {
    const found = asked.exec(folded);
    if (found) return change(text, found, message) ?? text;
  }
  return null;
}
