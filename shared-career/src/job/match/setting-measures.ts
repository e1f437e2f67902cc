import type { Seniority } from '@aura/shared-domain';
import { formatPlainDecimal, quoteLabel, shorten } from '../../wording/quote.ts';
import { ACTIVITIES_ENOUGH, SENIORITY_STEP } from '../weights.ts';
import { coverActivity } from './activities.ts';
import { shareOf, splitRequirements } from './requirement-measures.ts';
import { findClosestJob } from './title-fit.ts';
import { computeRungDistance } from './experience.ts';
import { type Measured, makeMeasured, type Setting, leaveSilent } from './measure.ts';

const RUNGS: Readonly<Record<Seniority, string>> = {
  intern: 'estágio',
  apprentice: 'aprendiz',
  junior: 'júnior',
  mid: 'pleno',
  senior: 'sênior',
  lead: 'liderança',
  manager: 'gerência',
  director: 'diretoria',
};
/** Names of rungs: "pleno ou sênior". */
export const joinRungs = (rungs: readonly Seniority[]): string =>
  rungs.map((rung) => RUNGS[rung]).join(' ou ');

const isEntry = (rungs: readonly Seniority[]): boolean =>
  rungs.length > 0 && rungs.every((rung) => rung === 'intern' || rung === 'apprentice');

/** How close the titles held are to the ad's. A former internship title is not expected. */
export function measureTitle(setting: Setting): Measured {
  const { job, fitted, titleLine } = setting;
  if (job.title === '')
    return leaveSilent('title', 'Não encontrei o cargo no texto da vaga; o peso vai para as outras partes.');
  if (isEntry(job.seniorities))
    return leaveSilent(
      'title',
      'Vaga de entrada: cargo anterior não conta, e o peso vai para as outras partes.',
    );
  const best = findClosestJob(fitted);
  const ad = titleLine ? [titleLine] : [];
  const evidence = [...(best ? [best.job.evidence] : []), ...ad];
  const fit = best?.fit ?? 0;
  // Who does what the ad demands works in the trade, whatever the house calls it.
  const shown = shareOf(splitRequirements(setting).mandatory) ?? 0;
  const raw = 100 * Math.max(fit, shown);
  const found =
    best === null
      ? 'Não encontrei cargos no currículo.'
      : `O mais próximo do currículo é ${quoteLabel(best.job.title)}.`;
  return makeMeasured(
    'title',
    raw,
    `Semelhança entre ${quoteLabel(job.title)} e os cargos que você teve. ${found}` +
      (shown > fit
        ? ' O que o currículo mostra dos requisitos obrigatórios vale mais que o nome do cargo.'
        : ''),
    [
      {
        id: 'title',
        points: 100 - raw,
        message: `${found} A vaga é para ${quoteLabel(job.title)}.`,
        action: 'Se você já fez esse trabalho com outro nome de cargo, diga isso na experiência e no resumo.',
        evidence,
      },
    ],
    evidence,
  );
}

/** Distance of the CV's rung from the ad's, either way; of several the closest pair counts. */
export function measureSeniority({ job, candidate: { seniority }, titleLine }: Setting): Measured {
  if (job.seniorities.length === 0)
    return leaveSilent('seniority', 'A vaga não diz a senioridade; o peso vai para as outras partes.');
  const distance = computeRungDistance(job.seniorities, seniority.rungs);
  const raw = 100 * Math.max(0, 1 - SENIORITY_STEP * distance);
  const by = {
    title: 'pelo cargo mais recente',
    years: 'pelos anos de trabalho, porque o cargo não diz o nível',
    none: 'porque não encontrei experiências de trabalho',
  }[seniority.by];
  const told = `A vaga é de nível ${joinRungs(job.seniorities)}; o currículo indica ${joinRungs(seniority.rungs)}, ${by}.`;
  const evidence = [...seniority.evidence, ...(titleLine ? [titleLine] : [])];
  return makeMeasured(
    'seniority',
    raw,
    `Cada degrau de distância desconta ${formatPlainDecimal(100 * SENIORITY_STEP)}%. ${told}`,
    [
      {
        id: 'seniority',
        points: 100 - raw,
        message: told,
        action: 'Se o seu nível é outro, escreva-o no cargo atual e confira as datas das experiências.',
        evidence,
      },
    ],
    evidence,
  );
}

/** How well the items of the CV cover the ad's activities. */
export function measureActivities({ job, candidate }: Setting): Measured {
  if (job.responsibilities.length === 0)
    return leaveSilent('activities', 'A vaga não descreve atividades; o peso vai para as outras partes.');
  const covered = job.responsibilities.map((activity) => coverActivity(activity, candidate.items));
  const mean = covered.reduce((sum, one) => sum + one.covered, 0) / covered.length;
  const raw = 100 * Math.min(1, mean / ACTIVITIES_ENOUGH);
  const scale = mean < 1 ? (100 - raw) / (1 - mean) : 0;
  const losses = covered.map((one, index) => ({
    id: String(index + 1),
    points: (scale * (1 - one.covered)) / covered.length,
    message: one.item
      ? `“${shorten(one.activity.excerpt)}”: o item mais próximo do currículo cobre ${Math.min(99, Math.round(100 * one.covered))}% disso.`
      : `Não encontrei nos itens do currículo nada sobre “${shorten(one.activity.excerpt)}”.`,
    action: 'Se você fez isso, conte em um item de experiência ou projeto com as suas palavras.',
    evidence: [one.activity, ...(one.item ? [one.item] : [])],
  }));
  return makeMeasured(
    'activities',
    raw,
    'Palavras em comum entre as atividades da vaga e os itens das experiências e projetos; as mais raras valem mais. ' +
      `A partir de ${formatPlainDecimal(100 * ACTIVITIES_ENOUGH)}% em média, a nota é cheia.`,
    losses,
    covered.flatMap(({ item, activity }) => (item ? [item, activity] : [])),
  );
}
