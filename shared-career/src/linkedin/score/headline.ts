import { findSkills } from '../../taxonomy/find-skills.ts';
import { findOccupation } from '../../taxonomy/find-occupation.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { foldText } from '../../text/index.ts';
import { findCliches } from '../../wording/cliches.ts';
import { hasMetric } from '../../wording/metric.ts';
import { canHoldSection, findLinesAt, type Measured, squeezeLine } from './input.ts';
import { gradeDimension, type GradedDimension, type Part, leaveUngraded } from './part.ts';
import { isNamingRole } from './role-in-text.ts';
import { PART_POINTS } from './weights.ts';
import { HEADLINE_AUDIENCE as AUDIENCE } from '../../generated/phrases/profile.ts';

const POINTS = PART_POINTS.headline;

const SEEKING =
  /(?<!\p{L})(?:em busca d[aeo]s?|a procura d[aeo]s?|buscando|procurando|disponivel para|abert[oa] a|open to work|looking for|seeking)(?!\p{L})[^|·•]*/u;
const HOLLOW =
  /(?<!\p{L})(?:resiliente|guru|ninja|rockstar|entusiasta|visionari[oa]|movid[oa] (?:a|por))(?!\p{L})/u;
const EMOJI_CHAIN = /(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}\s]*){2,}/u;

/** The kind of empty words in a headline; null without any. */
function findEmptyWords(headline: string): 'seeking' | 'hollow' | 'emoji' | null {
  const { folded } = foldText(headline);
  const seeking = SEEKING.exec(folded)?.[0] ?? '';
  const others = folded.replace(seeking, ' ').match(/\p{L}{4,}/gu) ?? [];
  if (seeking !== '' && others.length < 2) return 'seeking';
  if (HOLLOW.test(folded) || findCliches(headline).some(({ kind }) => kind === 'empty')) return 'hollow';
  return EMOJI_CHAIN.test(headline) ? 'emoji' : null;
}

const EMPTY_SAID = {
  seeking: 'O título só diz que você busca oportunidades; quem pesquisa procura por cargo e competência.',
  hollow: 'O título usa adjetivos que servem para qualquer pessoa.',
  emoji: 'O título tem uma sequência de emojis, que atrapalha a busca e a leitura de tela.',
} as const;

const NAMED_KINDS: ReadonlySet<string> = new Set(['tool', 'technique', 'knowledge']);

/** A specialty is a skill beyond the words of a title: "Analista de Dados" alone names none. */
function hasSpecialty(headline: string): boolean {
  const parts = headline.split(/[|·•–—;]|\s-\s/u).map((part) => part.trim());
  return parts.some((part, index) => {
    const isTitle = index === 0 && findOccupation(part) !== null;
    const kinds = findSkills(part).map(({ skillId }) => findSkillById(skillId)?.kind ?? '');
    // No title holds a licence: "Motorista carreteiro CNH E MOPP" names one beyond the trade.
    return kinds.includes('licence') || (!isTitle && kinds.some((kind) => NAMED_KINDS.has(kind)));
  });
}

/** Título: target role, specialty, outcome or audience, no empty words. */
export function gradeHeadline(measured: Measured): GradedDimension {
  const { document, variants, input } = measured;
  if (!canHoldSection(measured, 'headline'))
    return leaveUngraded('headline', 'O título não está no que você enviou; ele fica fora da nota.');
  const lines = findLinesAt(document, 'headline');
  const headline = lines.map(squeezeLine).join(' ');
  const evidence = lines.map((line) => line.evidence);
  const missing = headline === '';
  const hasRole = variants.length === 0 ? null : Number(!missing && isNamingRole(headline, variants));
  const specialty = !missing && hasSpecialty(headline);
  const outcome = !missing && (hasMetric(headline) || AUDIENCE.test(foldText(headline).folded));
  const empty = missing ? null : findEmptyWords(headline);
  const part = (id: keyof typeof POINTS, earned: number | null, message: string, action: string): Part => ({
    id,
    points: POINTS[id],
    earned,
    evidence: earned !== null && earned > 0 ? evidence : [],
    loss: { message: missing ? 'Não encontrei um título no perfil.' : message, action, evidence },
  });
  return gradeDimension(
    'headline',
    [
      part(
        'role',
        hasRole,
        `Não encontrei o cargo “${input.goal.trim()}” no título.`,
        'Escreva no título o cargo do objetivo com as palavras que as vagas usam: como o seu, se você já o exerce, ou como objetivo.',
      ),
      part(
        'specialty',
        Number(specialty),
        'Não encontrei no título uma ferramenta ou especialidade.',
        'Acrescente duas ou três ferramentas ou especialidades que você domina.',
      ),
      part(
        'outcome',
        Number(outcome),
        'Não encontrei no título um resultado nem para quem é o seu trabalho.',
        'Diga para quem você trabalha ou um resultado com número.',
      ),
      part(
        'noEmptyWords',
        Number(!missing && empty === null),
        empty === null ? '' : EMPTY_SAID[empty],
        'Troque essas palavras pelo cargo, pela especialidade e por um resultado.',
      ),
    ],
    `Cargo do objetivo vale ${POINTS.role} pontos de 20; especialidade, ${POINTS.specialty}; ` +
      `resultado ou público, ${POINTS.outcome}; ausência de palavras vazias, ${POINTS.noEmptyWords}.` +
      (variants.length === 0
        ? ' Sem objetivo informado, o cargo não conta e os outros pontos valem mais.'
        : ''),
  );
}
