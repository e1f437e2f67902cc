import { MET_CREDIT } from '@aura/shared-career';
import { choosePlural, type Band, type JobMatch, type Score } from '@aura/shared-domain';

const QUALITY: Readonly<Record<Band, string>> = {
  insufficient: 'Ainda não há texto suficiente para avaliar. Veja abaixo o que falta.',
  initial: 'O currículo ainda esconde o que você fez: comece pelas sugestões de impacto.',
  inProgress: 'A base está aqui. Poucas mudanças, nas linhas abaixo, fazem diferença.',
  good: 'O currículo conta bem o que você fez. Faltam ajustes pontuais.',
  strong: 'O currículo mostra com clareza o que você fez. Ajuste só o que a vaga pedir.',
};

/** One sentence that says what the quality means for this person. */
export const describeQuality = ({ band }: Score): string => QUALITY[band];

/** Requirements that end an application when they are not met, and that the CV does not show. */
export const listMissingKnockOuts = ({ requirements }: Pick<JobMatch, 'requirements'>): readonly string[] =>
  requirements.flatMap(({ requirement, grade, open }) =>
    requirement.knockOut && grade === 'absent' && open !== true ? [requirement.label] : [],
  );

/** One sentence that says what the fit means for this person. */
export function matchReading({ score, requirements }: JobMatch): string {
  if (score.value === null) return 'A vaga não traz requisitos legíveis, por isso não há número a mostrar.';
  const asked = requirements.filter(({ requirement }) => requirement.necessity === 'mandatory');
  const met = asked.filter(({ credit, open }) => (credit ?? 0) >= MET_CREDIT && open !== true).length;
  const unsettled = asked.filter(({ open }) => open === true).length;
  const missing = listMissingKnockOuts({ requirements }).length;
  const open = choosePlural(
    unsettled,
    'outro não fica claro, e só você pode confirmar',
    `outros ${unsettled} não ficam claros, e só você pode confirmar`,
  );
  const share =
    `O currículo comprova, lista ou permite inferir ${met} de ${asked.length} requisitos obrigatórios` +
    (unsettled === 0 ? '.' : `; ${open}.`);
  if (missing === 0) return share;
  const lacking = choosePlural(
    missing,
    'Um deles é eliminatório e não foi encontrado',
    `${missing} deles são eliminatórios e não foram encontrados`,
  );
  return `${share} ${lacking}.`;
}
