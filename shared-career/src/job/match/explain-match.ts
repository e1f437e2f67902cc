import { choosePlural, type Requirement } from '@aura/shared-domain';
import { MET_CREDIT } from '../../matching/grade.ts';
import { cite, formatPlainDecimal, readFirstLine, join, quoteLabel, shorten } from '../../wording/quote.ts';
import { findOtherRegion } from './regions.ts';
import { findSchooling } from '../reading/schooling.ts';
import { parseYearsLabel } from '../reading/years.ts';
import { type Graded, hasEnoughYears, type RelatedYears } from './grade-requirement.ts';

/** Quotes a requirement: `o anúncio diz: “…”`; empty if the ad has no line for it. */
export function quoteRequirement({ evidence }: Requirement): string {
  const [span] = evidence;
  return span ? `o anúncio diz: “${shorten(span.excerpt)}”` : '';
}

const describeYears = (years: number): string =>
  `${formatPlainDecimal(years)} ${choosePlural(years, 'ano', 'anos')}`;

function explainShort(requirement: Requirement, graded: Graded, { years }: RelatedYears): string {
  const [span] = graded.evidence;
  if (requirement.kind === 'years')
    return `As datas do currículo somam ${describeYears(years)} na área; a vaga pede ${requirement.label}.`;
  const asked =
    requirement.kind === 'language'
      ? 'está um nível abaixo do pedido'
      : 'é próximo, mas não é o que a vaga pede';
  return span ? `O que encontrei ${asked}, ${cite(span)}.` : '';
}

function explainAbsent(requirement: Requirement, { years }: RelatedYears): string {
  if (requirement.kind === 'years')
    return years === 0
      ? `Não encontrei no currículo datas de trabalho na área que somem ${requirement.label}.`
      : `Não encontrei ${requirement.label} na área: as datas do currículo somam ${describeYears(years)}.`;
  const asked = quoteRequirement(requirement);
  return `Não encontrei ${quoteLabel(requirement.label)} no currículo${asked === '' ? '' : `; ${asked}`}.`;
}

/** Where a course is that was stopped: it proves no degree, and is not the same as none. */
function explainStopped(
  { label }: Requirement,
  { evidence, inSubject }: NonNullable<Graded['stopped']>,
): string {
  const found = `O curso que encontrei está trancado ou interrompido, ${cite(evidence)}`;
  if (!inSubject) return `${found}; a vaga pede ${quoteLabel(label)}.`;
  return findSchooling(label)?.enrolled === true
    ? `${found}. A vaga pede ${quoteLabel(label)}: vale voltar a cursar, ou concluir.`
    : `${found}. Sem a conclusão ele não comprova ${quoteLabel(label)}.`;
}

/** How a person may stand with a degree, to answer where the CV does not tell. */
const DEGREE_ANSWERS = 'Escreva se está concluído, em andamento ou trancado, com a instituição e o ano.';

/** If the CV does not settle a requirement, the text asks instead of stating. */
function askAbout(requirement: Requirement, { credit, evidence }: Graded): string {
  const [span] = evidence;
  const label = quoteLabel(requirement.label);
  if (credit >= MET_CREDIT && span)
    return `Parece que sim, mas o currículo não deixa certo, ${cite(span)}. Você tem ou faz ${label}? Se sim, diga onde e como.`;
  const asked = quoteRequirement(requirement);
  if (requirement.kind === 'education') {
    const known = span
      ? `Não ficou claro se você tem ${label}; o mais perto disso está ${cite(span)}.`
      : `O currículo não diz se você tem ${label}${asked === '' ? '' : `; ${asked}`}.`;
    return `${known} ${DEGREE_ANSWERS}`;
  }
  if (span)
    return `Não ficou claro se você tem ou faz ${label}; o mais perto disso está ${cite(span)}. Se sim, diga onde e como.`;
  return `O currículo não diz se você tem ou faz ${label}${asked === '' ? '' : `; ${asked}`}. Se sim, diga onde e como.`;
}

/** Why a requirement has its grade, in Portuguese; names the line that it rests on. */
export function explainRequirement(
  requirement: Requirement,
  graded: Graded | null,
  related: RelatedYears,
): string {
  if (!graded) return 'Só você pode responder: confira se atende a essa condição. Ela não muda a nota.';
  if (graded.stopped) {
    const said = explainStopped(requirement, graded.stopped);
    return graded.open === true ? `${said} ${DEGREE_ANSWERS}` : said;
  }
  if (graded.open === true) return askAbout(requirement, graded);
  const [span] = graded.evidence;
  if (graded.by === 'otherWork')
    return (
      `As datas do currículo somam ${describeYears(related.years)} na área, ` +
      `mas não encontrei ${join((graded.of ?? []).map(quoteLabel))}, que o anúncio pede na mesma linha.`
    );
  const region =
    requirement.kind === 'licence' && span ? findOtherRegion(requirement.evidence, graded.evidence) : null;
  if (region && span && graded.grade !== 'absent')
    return (
      `Encontrei ${cite(span)}. O registro é de outra região (${region.held}) ` +
      `e a vaga pede ${region.asked}: confira a transferência ou a inscrição secundária.`
    );
  if (graded.by === 'short') return explainShort(requirement, graded, related);
  if (graded.by === 'unfinished' && span) return `O que encontrei ainda não está concluído, ${cite(span)}.`;
  if (graded.by === 'finished')
    return `A vaga pede estudo em andamento (${quoteLabel(requirement.label)}); não encontrei no currículo um curso desses em andamento.`;
  const { lower } = graded.judged;
  if (lower && span)
    return `O registro que encontrei é de ${lower.held}, ${cite(span)}; a vaga pede o de ${lower.asked}.`;
  if (graded.by === 'denied' && span && graded.judged.below === true)
    return `A vaga pede ${quoteLabel(requirement.label)}, e o currículo diz um nível abaixo: ${cite(span)}.`;
  if (graded.by === 'denied' && span)
    return `O currículo fala de ${quoteLabel(requirement.label)}, mas não como algo que você faça ou tenha: ${cite(span)}.`;
  if (graded.grade === 'absent') return explainAbsent(requirement, related);
  // The line of work that shows the matter may have other years than the jobs of the trade.
  if (
    requirement.kind === 'years' &&
    (!span || hasEnoughYears(related.years, parseYearsLabel(requirement.label)))
  ) {
    const sum = `As datas do currículo somam ${describeYears(related.years)} na área.`;
    // The sum is of the trade; the line shows the matter that is asked.
    return span ? `Encontrei ${cite(span)}. ${sum}` : sum;
  }
  if (!span) return '';
  if (graded.by === 'title')
    return `${quoteLabel(requirement.label)} decorre do cargo “${readFirstLine(span)}”, mas não aparece em nenhuma experiência.`;
  // Shifts and what one owns are told as well anywhere.
  if (graded.grade === 'proven' || requirement.kind === 'condition') return `Encontrei ${cite(span)}.`;
  if (graded.grade === 'listed')
    return `Aparece fora das experiências, ${cite(span)}. Dentro de uma experiência vale mais.`;
  return graded.grade === 'inferred'
    ? `Não aparece com esse nome, mas decorre do que está ${cite(span)}.`
    : `Não encontrei ${quoteLabel(requirement.label)} no currículo; há algo próximo ${cite(span)}.`;
}

/** The advice for a requirement that is not fully met. */
export function suggestAction(requirement: Requirement, graded: Graded): string {
  const label = quoteLabel(requirement.label);
  if (graded.by === 'otherWork')
    return 'Se parte desse tempo foi nisso, diga em que experiência e desde quando.';
  if (requirement.kind === 'years')
    return 'Confira se as datas de todas as experiências estão no currículo, com mês e ano.';
  if (requirement.kind === 'language' || requirement.kind === 'education' || requirement.kind === 'licence') {
    const stop = requirement.knockOut ? ' Sem isso a candidatura costuma parar na triagem.' : '';
    if (graded.stopped)
      return `Se você concluiu ou retomou o curso, escreva isso no currículo; se não, deixe “trancado”.${stop}`;
    if (requirement.kind === 'education')
      return `Se você tem ${label}, deixe escrito no currículo, mesmo em andamento ou trancado.${stop}`;
    return `Se você tem ${label}, deixe escrito no currículo.${stop}`;
  }
  if (graded.grade === 'listed' || graded.grade === 'inferred')
    return `Mostre ${label} em uma experiência ou projeto: onde foi e com que resultado.`;
  return `Se você tem experiência com ${label}, conte onde e como. Se ainda não, é um ponto a desenvolver.`;
}
