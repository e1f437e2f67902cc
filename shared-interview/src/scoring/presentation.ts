import type { AnswerReading } from '../reading/answer-reading.ts';
import { buildDimension, buildEvidence, type Finding, type GradedDimension, type Loss } from './finding.ts';
import { partWords, findPassages } from './part-words.ts';
import { PRESENTATION_PARTS } from './table.ts';

const HOW =
  'Responder logo nas primeiras frases vale 30 pontos, um exemplo do que você fez 40, e para onde você quer ir ou por que aqui 30.';

/** Estrutura of an answer about oneself: straight to the point, proof, direction. */
export function gradePresentation(reading: AnswerReading, docId: string): GradedDimension {
  const { opening, proof, direction } = PRESENTATION_PARTS;
  const words = partWords(reading);
  const start = reading.sentences.slice(0, opening.sentences);
  const end = start.at(-1)?.end ?? 0;
  const direct = reading.passages.filter((passage) => passage.start < end);
  const proofs = [...findPassages(reading, 'action'), ...findPassages(reading, 'result')];
  const aims = [...findPassages(reading, 'task'), ...findPassages(reading, 'reflection')];
  const parts = [
    {
      earned: direct.length > 0 ? 1 : 0,
      points: opening.points,
      spans: direct,
      good: 'Já nas primeiras frases você fala de si: o que é, o que faz ou o que busca.',
      missing: 'Não encontrei uma resposta direta nas duas primeiras frases.',
      few: '',
      action: 'Comece pela resposta: quem você é, o que quer ou o que pensa sobre o que foi perguntado.',
    },
    {
      earned: Math.min(1, (words.action + words.result) / proof.words),
      points: proof.points,
      spans: proofs,
      good: 'Você mostra com um exemplo o que já fez.',
      missing: 'Não encontrei um exemplo do que você já fez.',
      few: 'Encontrei pouco sobre o que você já fez.',
      action: 'Apoie o que você diz em uma experiência: o que fez, onde, com que efeito.',
    },
    {
      earned: Math.min(1, (words.task + words.reflection) / direction.words),
      points: direction.points,
      spans: aims,
      good: 'Você diz para onde quer ir ou por que esta vaga.',
      missing: 'Não encontrei para onde você quer ir nem por que esta vaga.',
      few: 'Encontrei pouco sobre para onde você quer ir ou por que esta vaga.',
      action: 'Feche ligando a resposta à vaga: o que você busca e o que traz.',
    },
  ];
  const strengths: Omit<Finding, 'dimensionId'>[] = [];
  const losses: Omit<Loss, 'dimensionId'>[] = [];
  for (const { earned, points, spans, good, missing, few, action } of parts) {
    const evidence = buildEvidence(reading.text, docId, spans);
    if (earned >= 0.8) strengths.push({ points: points * earned, text: good, evidence });
    const text = evidence.length === 0 ? missing : few;
    losses.push({ points: points * (1 - earned), text, evidence, action });
  }
  const value = parts.reduce((sum, { earned, points }) => sum + earned * points, 0);
  return buildDimension('structure', value, HOW, { strengths, losses });
}
