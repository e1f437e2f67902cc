import { choosePlural, type Band, type DiagnosisResult } from '@aura/shared-domain';

const READINGS: Readonly<Record<Band, string>> = {
  insufficient: 'Ainda não há dados para dizer quão perto você está. Veja abaixo o que já foi possível ler.',
  initial: 'Você está no começo do caminho: o plano ataca primeiro o que mais pesa.',
  inProgress:
    'Você já tem uma parte do que esse objetivo pede, e sabe agora o que falta mostrar ou aprender.',
  good: 'Você tem a maior parte do que esse objetivo pede. Falta fechar poucas lacunas.',
  strong: 'Você já mostra o que esse objetivo pede. O foco agora é deixar isso visível para quem decide.',
};

const EXPLORING =
  'Sem um cargo-alvo não há prontidão a medir. Veja abaixo suas forças e os caminhos que elas abrem.';

/** Whether a CV was analysed: only then is its text measured. */
export const hasResume = ({ readiness }: Pick<DiagnosisResult, 'readiness'>): boolean =>
  readiness.dimensions.some(({ id, value }) => id === 'narrative' && value !== null);

const WITHOUT_RESUME =
  'Este número mede só o que as suas respostas contam, sem nenhum documento: não é a sua prontidão para o cargo, e um ' +
  'número baixo não diz que você sabe pouco. Com um currículo, mesmo curto, a conta passa a olhar o que você já fez.';

/** The name of the number: without a CV it is not readiness. */
export function describeNumber(result: Pick<DiagnosisResult, 'readiness' | 'goal'>): string {
  const aim = result.goal.title || 'o próximo passo';
  return hasResume(result) || result.goal.title === ''
    ? `Prontidão para ${aim}`
    : `O que suas respostas já mostram para ${aim}`;
}

/** One sentence that says what the band means for this person; while exploring there is no goal to speak of. */
export function describeReading({
  readiness,
  gaps,
  goal,
}: Pick<DiagnosisResult, 'readiness' | 'gaps' | 'goal'>): string {
  if (goal.title === '') return EXPLORING;
  if (!hasResume({ readiness })) return WITHOUT_RESUME;
  const blockers = gaps.filter((gap) => gap.kind === 'blocker').length;
  if (blockers === 0) return READINGS[readiness.band];
  const words = choosePlural(
    blockers,
    'Há um requisito obrigatório sem comprovação: é o que mais segura este número.',
    `Há ${blockers} requisitos obrigatórios sem comprovação: são o que mais segura este número.`,
  );
  return `${READINGS[readiness.band]} ${words}`;
}
