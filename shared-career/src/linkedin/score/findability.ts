import { canHoldSection, type Measured } from './input.ts';
import { gradeDimension, type GradedDimension, type Part, leaveUngraded } from './part.ts';
import { isNamingRole, isNamingVariant } from './role-in-text.ts';
import type { TitleVariant } from './title-variants.ts';
import { VARIANT_POINTS } from './weights.ts';

const SEARCHED = /^(?:headline|about|experiences\.\d+\.(?:title|items\.\d+))$/u;

/** Where a job is named: there the same role in other words is found as well. */
const NAMES_A_JOB = /^(?:headline|experiences\.\d+\.title)$/u;

const ACTIONS: Readonly<Record<TitleVariant['id'], string>> = {
  goal: 'Use o nome do cargo como as vagas o escrevem, no título ou no Sobre, se ele descreve o que você faz ou busca.',
  portuguese: 'Se este nome também descreve o seu trabalho, use-o uma vez no Sobre ou em uma experiência.',
  english: 'Muitas buscas são feitas em inglês; se o nome descreve o seu trabalho, cite-o uma vez.',
};

/** Encontrabilidade: share of the names of the target role that occur in headline, about or experience. */
export function gradeFindability(measured: Measured): GradedDimension {
  const { variants, document } = measured;
  if (variants.length === 0)
    return leaveUngraded('findability', 'Sem um objetivo não há nomes de cargo para procurar no perfil.');
  if (
    !canHoldSection(measured, 'headline') &&
    !canHoldSection(measured, 'about') &&
    !canHoldSection(measured, 'experiences')
  )
    return leaveUngraded('findability', 'O que você enviou não traz título, Sobre nem experiências.');
  const lines = document.lines.filter(({ path }) => SEARCHED.test(path));
  const parts = variants.map((variant): Part => {
    const found = lines.filter(
      ({ text, path }) =>
        isNamingVariant(text, variant) || (NAMES_A_JOB.test(path) && isNamingRole(text, [variant])),
    );
    return {
      id: variant.id,
      points: VARIANT_POINTS[variant.id],
      earned: Number(found.length > 0),
      evidence: found.slice(0, 2).map((line) => line.evidence),
      loss: {
        message: `Não encontrei “${variant.label}” no título, no Sobre nem nas experiências.`,
        action: ACTIONS[variant.id],
      },
    };
  });
  const found = parts.filter(({ earned }) => earned === 1).length;
  return gradeDimension(
    'findability',
    parts,
    'Procura no título, no Sobre e nas experiências os nomes pelos quais o cargo é pesquisado, no masculino ' +
      `ou no feminino: ${variants.map(({ label }) => `“${label}”`).join(', ')}. O nome do seu objetivo vale ` +
      `o dobro dos outros. Encontrei ${found} de ${variants.length}.`,
  );
}
