import { makeTask } from '@aura/shared-domain/testing';
import { expect, it } from 'vitest';
import type { Gap, LessonProgress } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '../library/summaries.ts';
import { listHelpByGap, recommendForGaps } from './lessons-by-gap.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

const gap = (skillId: string, priority = 0.1): Gap => ({
  id: `gap-${skillId}`,
  skillId,
  title: `Título de ${skillId}`,
  kind: 'important',
  grade: 'absent',
  impact: 0.5,
  effort: 2,
  priority,
  why: '',
  adjacentEvidence: [],
});
const task = makeTask({ id: 't1', gapId: 'gap-torno-mecanico', title: 'Tornear uma peça', horizon: 60 });

const firstLessonOn = (skillId: string) => listHelpByGap([gap(skillId)], [])[0]?.lessons[0]?.id;
const recommend = (gaps: readonly Gap[], progress: readonly LessonProgress[] = []) =>
  recommendForGaps({ gaps, plan: [task], progress, now: NOW });

it.each([
  ['visual-merchandising', 'vitrine-e-exposicao'],
  ['prevencao-perdas', 'prevencao-de-perdas'],
  ['trocas-devolucoes', 'troca-e-devolucao'],
  ['pacote-office', 'documento-com-estilos'],
  ['erp', 'erp-um-lancamento-muitos-efeitos'],
  ['logica-programacao', 'logica-do-enunciado-ao-teste'],
  ['suporte-tecnico', 'chamado-bem-atendido'],
  ['nuvem', 'nuvem-o-que-se-aluga'],
  ['modelagem-dados', 'modelo-de-dados-que-aguenta'],
  ['recepcao', 'recepcao-e-reservas'],
  ['sinais-vitais', 'sinais-vitais-sem-pressa'],
  ['controle-medicacao', 'medicamento-certo'],
  ['higiene-conforto', 'cuidar-do-banho-a-mesa'],
  ['legislacao-sus', 'sus-porta-e-rede'],
  ['orcamento-obras', 'orcamento-de-obra'],
  ['controle-prazos', 'prazo-processual'],
  ['lideranca', 'delegar-com-combinado'],
  ['controle-estoque', 'estoque-abc-e-ponto-de-pedido'],
  ['escala-equipe', 'escala-que-cobre'],
  ['atendimento-cliente', 'atendimento-que-resolve'],
  ['indicadores', 'indicadores-que-decidem'],
  ['excel', 'planilhas-formulas-que-conferem'],
])('leads from the gap %s to %s', (skillId, lesson) => {
  expect(firstLessonOn(skillId)).toBe(lesson);
});

it('prefers a lesson about doing the work to one about looking for it', () => {
  expect(firstLessonOn('negociacao')).toBe('negociar-com-fornecedor-e-cliente');
  expect(firstLessonOn('escrita')).toBe('email-que-se-responde');
});

it('keeps the order of the diagnosis, whatever the priorities', () => {
  const { recommended } = recommend([gap('lideranca', 0.1), gap('excel', 0.9)]);
  expect(recommended.map(({ lesson }) => lesson.id)).toEqual([
    'delegar-com-combinado',
    'planilhas-formulas-que-conferem',
  ]);
  expect(recommended[0]?.why).toBe('Sua lacuna: Título de lideranca.');
});

it('names every gap that one lesson is for', () => {
  const { recommended } = recommend([gap('recepcao'), gap('reservas'), gap('excel')]);
  expect(recommended.map(({ why }) => why)).toContain(
    'Suas lacunas: Título de recepcao; Título de reservas.',
  );
});

it('says of a gap without a lesson which step of the plan is nearest', () => {
  const { recommended, without } = recommend([gap('torno-mecanico')]);
  expect(recommended).toEqual([]);
  expect(without).toMatchObject([
    { gap: { skillId: 'torno-mecanico' }, task: { title: 'Tornear uma peça' } },
  ]);
});

it('leads to the next lesson of a gap after the first was completed', () => {
  const done: LessonProgress = {
    lessonId: 'delegar-com-combinado',
    completedAt: NOW,
    completedBy: 'reading',
    cards: {},
    nextDueAt: null,
    updatedAt: NOW,
  };
  const { recommended, without } = recommend([gap('lideranca')], [done]);
  expect(recommended.map(({ lesson }) => lesson.id)).toEqual(['escala-que-cobre']);
  expect(without).toEqual([]);
});

it('finds the lessons of every skill that one names', () => {
  const skills = new Set(LESSON_SUMMARIES.flatMap((lesson) => lesson.skills));
  expect([...skills].filter((skillId) => firstLessonOn(skillId) === undefined)).toEqual([]);
});
