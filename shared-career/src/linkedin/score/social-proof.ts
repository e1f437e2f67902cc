import type { Evidence } from '@aura/shared-domain';
import { formatCounted } from '../../wording/quote.ts';
import { renderLinkedInLines } from '../render/render.ts';
import { canHoldSection, type Measured } from './input.ts';
import { gradeDimension, type GradedDimension, leaveUngraded } from './part.ts';
import { ASKED } from './weights.ts';

function countSpan({ input }: Measured): Evidence[] {
  const { text, lines } = renderLinkedInLines(input.profile);
  const at = lines.findIndex(({ path }) => path === 'recommendations');
  const line = lines[at];
  if (!line) return [];
  return [
    {
      source: 'linkedin',
      docId: 'linkedin',
      start: line.own,
      end: line.end,
      excerpt: text.slice(line.own, line.end),
      section: line.section,
      line: at + 1,
    },
  ];
}

/** Prova social: received recommendations, up to three. */
export function gradeSocialProof(measured: Measured): GradedDimension {
  const { recommendations } = measured.profile;
  if (recommendations === null || !canHoldSection(measured, 'recommendations'))
    return leaveUngraded(
      'socialProof',
      'O que você enviou não diz quantas recomendações há; elas ficam fora da nota.',
    );
  const evidence = countSpan(measured);
  return gradeDimension(
    'socialProof',
    [
      {
        id: 'recommendations',
        points: 1,
        earned: Math.max(0, Math.min(1, recommendations / ASKED.recommendations)),
        evidence: recommendations > 0 ? evidence : [],
        loss: {
          message:
            recommendations <= 0
              ? 'Não encontrei recomendações recebidas no perfil.'
              : `O perfil tem ${formatCounted(recommendations, 'recomendação', 'recomendações')}; a medida pede ${ASKED.recommendations}.`,
          action: 'Peça uma recomendação a quem viu o seu trabalho de perto e diga sobre qual projeto.',
          evidence,
        },
      },
    ],
    `${ASKED.recommendations} recomendações recebidas valem a nota inteira; o perfil tem ${recommendations}.`,
  );
}
