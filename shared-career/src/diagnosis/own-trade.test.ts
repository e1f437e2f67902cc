import { createEmptyResume, type DiagnosisAnswers } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';
import { EMPTY_ANSWERS } from './fixtures/people.ts';

const job = { company: 'Central', location: '', start: '2018-02', end: null, current: true };
/** What the strengths of a person with one job are called. */
function nameStrengths(goal: string, title: string, items: readonly string[]): string[] {
  const answers: DiagnosisAnswers = {
    ...EMPTY_ANSWERS,
    goal: { ...EMPTY_ANSWERS.goal, title: goal },
    resume: { ...createEmptyResume(), experiences: [{ ...job, title, items: [...items] }] },
  };
  return diagnose(answers, { variant: 'full', now: new Date('2026-11-30T12:00:00Z') }).strengths.map(
    (one) => one.title,
  );
}

test('a line is not named after a skill of another trade', () => {
  const names = nameStrengths('Mecânico de automóveis', 'Mecânico de automóveis', [
    'Troca de filtro e correia em 6 carros por dia, retorno caiu de 7% para 2,1% em 2024',
  ]);
  expect(names).toContain('Resultado em números: de 7% para 2,1%');
  expect(names).not.toContain('Trocas e devoluções');
});

test('a line of another field is named after its skill, if the CV shows several of that field', () => {
  const line = 'Fiz a poda e o plantio de 300 mudas no jardim do condomínio, perda caiu de 20% para 4%';
  const alone = nameStrengths('Recepcionista', 'Recepcionista', [line]);
  expect(alone).toContain('Resultado em números: de 20% para 4%');
  expect(alone).not.toContain('Cultivo e plantio');
  const several = nameStrengths('Recepcionista', 'Recepcionista', [
    line,
    'Operei o trator da chácara',
    'Cuidei da hidroponia da estufa',
  ]);
  expect(several, 'the field of growing plants').toContain('Cultivo e plantio');
});

test('a figure is quoted with its unit', () => {
  const names = nameStrengths('Comprador industrial', 'Comprador', [
    'Carteira de R$ 26 milhões por ano, com 340 empresas ativas e nenhum atraso em 2025',
  ]);
  expect(names.join()).not.toMatch(/R\$ 26 mil(?!h)/u);
});

test('a line without a figure or a skill is named after its beginning, without its bullet', () => {
  const names = nameStrengths('Recepcionista', 'Recepcionista', [
    '▸ fui escolhida a melhor do ano entre todas as 14 colegas da casa pelos próprios hóspedes',
  ]);
  expect(names.join()).toMatch(/Fui escolhida a melhor do ano/u);
});
