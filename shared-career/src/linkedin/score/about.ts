import type { Evidence } from '@aura/shared-domain';
import { foldText, squeeze } from '../../text/index.ts';
import { formatCounted } from '../../wording/quote.ts';
import { hasMetric } from '../../wording/metric.ts';
import { canHoldSection, findLinesAt, type Measured, squeezeLine } from './input.ts';
import { gradeDimension, type GradedDimension, type Part, leaveUngraded } from './part.ts';
import { isNamingRole } from './role-in-text.ts';
import { ASKED, PART_POINTS } from './weights.ts';
import { CONTACT, FIRST_PERSON, VALUE } from '../../generated/phrases/profile.ts';

const POINTS = PART_POINTS.about;

/** A text cut after so many characters, at a word's end. */
const cutToOpening = (text: string): string => text.slice(0, ASKED.about.opening);

function computeLengthShare(characters: number): number {
  const { shortest, longest } = ASKED.about;
  if (characters < shortest) return characters / shortest;
  return characters <= longest ? 1 : 0.5;
}

function describeLength(characters: number): string {
  const { shortest, longest } = ASKED.about;
  return characters < shortest
    ? `O Sobre tem ${formatCounted(characters, 'caractere', 'caracteres')}; entre ${shortest} e ${longest} cabe o essencial.`
    : `O Sobre tem ${characters} caracteres; acima de ${longest} pouca gente lê até o fim.`;
}

const share = (count: number, full: number): number => Math.min(1, count / full);

const describeFound = (count: number, one: string, many: string, asked: number): string =>
  `${count === 0 ? `Não encontrei ${many}` : `Encontrei ${formatCounted(count, one, many)}`} no Sobre; a medida pede ${asked}.`;

/** The role that the opening may name: the goal's, or without a goal one that was held. */
function opensWithRole(text: string, { variants, profile }: Measured): boolean {
  if (variants.length > 0 && isNamingRole(text, variants)) return true;
  const { folded } = foldText(text);
  return profile.experiences.some(({ title }) => {
    const key = squeeze(foldText(title).folded);
    return key.length >= 3 && folded.includes(key);
  });
}

/** Sobre: length, opening, numbers, target skills, contact, form. */
export function gradeAbout(measured: Measured): GradedDimension {
  const { document, targets, spans } = measured;
  if (!canHoldSection(measured, 'about'))
    return leaveUngraded('about', 'O Sobre não está no que você enviou; ele fica fora da nota.');
  const lines = findLinesAt(document, 'about');
  const texts = lines.map(squeezeLine);
  const text = texts.join('\n');
  const first = lines.slice(0, 1).map((line) => line.evidence);
  const numbered = lines.filter((line) => hasMetric(line.text));
  const facts = numbered.flatMap((line) =>
    line.text
      .split(/(?<=[.!?;])\s+/u)
      .filter(hasMetric)
      .map(() => line.evidence),
  );
  const inAbout = (evidence: Evidence): boolean =>
    lines.some((line) => evidence.start >= line.evidence.start && evidence.end <= line.evidence.end);
  const named = targets.flatMap(({ skillId }) =>
    spans.filter((span) => span.skillId === skillId && inAbout(span.evidence)).slice(0, 1),
  );
  const role = opensWithRole(cutToOpening(text), measured);
  const value = hasMetric(cutToOpening(text)) || VALUE.test(foldText(cutToOpening(text)).folded);
  const firstPerson = lines.filter((line) => FIRST_PERSON.test(foldText(line.text).folded));
  const tooLong = lines.filter((line) => squeezeLine(line).length > ASKED.about.paragraph);
  const contact = lines.filter((line) => CONTACT.test(foldText(line.text).folded));
  const missing = text === '';
  const wantedSkills = Math.min(ASKED.about.skills, targets.length);
  const part = (
    id: keyof typeof POINTS,
    earned: number | null,
    evidence: readonly Evidence[],
    message: string,
    action: string,
    shown: readonly Evidence[] = [],
  ): Part => ({
    id,
    points: POINTS[id],
    earned: missing && earned !== null ? 0 : earned,
    evidence,
    loss: { message: missing ? 'Não encontrei um texto no Sobre.' : message, action, evidence: shown },
  });
  return gradeDimension(
    'about',
    [
      part(
        'length',
        computeLengthShare(text.length),
        [],
        describeLength(text.length),
        `Escreva entre ${ASKED.about.shortest} e ${ASKED.about.longest} caracteres.`,
        first,
      ),
      part(
        'opening',
        (Number(role) + Number(value)) / 2,
        role || value ? first : [],
        `Não encontrei ${role ? 'um resultado ou o que você faz pelos outros' : value ? 'o seu cargo' : 'o seu cargo nem um resultado'} ` +
          `nos primeiros ${ASKED.about.opening} caracteres do Sobre, que são os que aparecem antes de “ver mais”.`,
        'Abra com o cargo e com o que o seu trabalho muda para alguém.',
        first,
      ),
      part(
        'numbers',
        share(facts.length, ASKED.about.numbers),
        facts,
        describeFound(
          facts.length,
          'frase com quantidade ou resultado em número',
          'frases com quantidade ou resultado em número',
          ASKED.about.numbers,
        ),
        'Inclua quantidades que você já conhece: pessoas, volume, prazo, valor, antes e depois. Tempo de carreira não conta.',
        facts.length > 0 ? facts : first,
      ),
      part(
        'skills',
        wantedSkills === 0 ? null : share(named.length, wantedSkills),
        named.map(({ evidence }) => evidence),
        describeFound(named.length, 'competência do objetivo', 'competências do objetivo', wantedSkills),
        'Cite no texto as competências do objetivo que você já usa.',
        named.length > 0 ? named.map(({ evidence }) => evidence) : first,
      ),
      part(
        'contact',
        Number(contact.length > 0),
        contact.map((line) => line.evidence),
        'Não encontrei no Sobre um contato nem um convite para conversar.',
        'Termine dizendo como falar com você.',
      ),
      part(
        'form',
        (Number(firstPerson.length > 0) + Number(tooLong.length === 0)) / 2,
        firstPerson.slice(0, 1).map((line) => line.evidence),
        tooLong.length > 0
          ? 'Há parágrafos com mais de cinco linhas no Sobre.'
          : 'O Sobre não está em primeira pessoa.',
        tooLong.length > 0
          ? 'Divida os parágrafos longos: até cinco linhas cada um.'
          : 'Escreva em primeira pessoa, como quem se apresenta.',
        tooLong.length > 0 ? tooLong.map((line) => line.evidence) : first,
      ),
    ],
    `De 20 pontos: ${POINTS.length} pelo tamanho (${ASKED.about.shortest} a ${ASKED.about.longest} caracteres), ` +
      `${POINTS.opening} por cargo e valor no início, ${POINTS.numbers} por ${ASKED.about.numbers} frases com ` +
      `número, ${POINTS.skills} por competências do objetivo, ${POINTS.contact} pelo contato e ${POINTS.form} ` +
      `pela forma. O Sobre tem ${formatCounted(text.length, 'caractere', 'caracteres')}.`,
  );
}
