import { expect, test } from 'vitest';
import { CONTEXT, read } from '../fixtures.ts';
import { readPastedVacancy } from '../pasted.ts';
import { readHead } from './head-lines.ts';

const BODY = `Responsabilidades:
- Coordenar a equipe e treinar quem chega
- Acompanhar indicadores e montar a escala

Requisitos:
- Ensino médio completo e Excel intermediário`;

const readPasted = (head: string) =>
  read(readPastedVacancy({ text: `${head}\n\n${BODY}` }, CONTEXT)).vacancies[0];

test.each([
  ['Coordenadora de Atendimento – Rede OdontoBem – Campinas/SP', 'Rede OdontoBem', 'Campinas', 'SP'],
  ['Rede OdontoBem – Campinas/SP\nCoordenadora de Atendimento', 'Rede OdontoBem', 'Campinas', 'SP'],
  ['Coordenadora de Atendimento\nRede OdontoBem - Campinas - SP', 'Rede OdontoBem', 'Campinas', 'SP'],
  [
    'Encarregado de Expedição\nDistribuidora Serra Dona Francisca - Joinville/SC. CLT. Presencial.',
    'Distribuidora Serra Dona Francisca',
    'Joinville',
    'SC',
  ],
  [
    'Analista de Logística Júnior – Joinville (SC)\nMetalúrgica Vale do Cachoeira | CLT, presencial',
    'Metalúrgica Vale do Cachoeira',
    'Joinville',
    'SC',
  ],
  [
    'Caixa\nIrmãos Lopes Comércio Ltda. – São José dos Campos, SP',
    'Irmãos Lopes Comércio Ltda',
    'São José dos Campos',
    'SP',
  ],
  ['*Vendedor(a)*\nMagazine Sol, Recife/PE', 'Magazine Sol', 'Recife', 'PE'],
  [
    'Supervisor de Manutenção – Uberlândia/MG\nLaticínios Campo Belo – indústria de alimentos',
    'Laticínios Campo Belo',
    'Uberlândia',
    'MG',
  ],
])('the head %j names who hires and where', (head, company, city, state) => {
  expect(readPasted(head)).toMatchObject({ company, places: [{ city, state }] });
});

test.each([
  ['Distribuidora Rio Manso contrata\nAuxiliar de Logística – Betim/MG', 'Distribuidora Rio Manso'],
  ['Estamos contratando\nAuxiliar de Logística – Betim/MG', ''],
  ['Empresa de grande porte contrata\nAuxiliar de Logística – Betim/MG', ''],
])('who calls in the head %j is who hires', (head, company) => {
  expect(readPasted(head)?.company).toBe(company);
});

test.each([
  'Analista Fiscal – Tributos Indiretos – Campinas/SP',
  'Técnico de Enfermagem – UTI Adulto – Campinas/SP',
  'Professora – Ensino Médio – Campinas/SP',
  'Encarregado de Expedição – Campinas/SP',
  'Operador de Prensa Hidráulica – Campinas/SP',
  'Venha Fazer Parte do Nosso Time – Campinas/SP\nAuxiliar de Limpeza',
  'A melhor equipe da cidade – Campinas/SP\nAuxiliar de Limpeza',
  'GRANDE OPORTUNIDADE – CAMPINAS/SP\nAuxiliar de Limpeza',
  'Auxiliar de Limpeza\nÁrea Comercial – Campinas/SP',
  'Auxiliar de Limpeza\nCampinas/SP | CLT, presencial',
])('the head %j names a place, and no company', (head) => {
  expect(readPasted(head)).toMatchObject({ company: '', places: [{ state: 'SP' }] });
});

test('a slogan, a code or a range of hours is no place', () => {
  for (const head of ['Porque Aqui Você Cresce', 'Vaga 12/AB', 'Segunda/Sexta', 'Gestão e Pessoas - RH'])
    expect(readHead(`Auxiliar de Limpeza\n${head}\n${BODY}`, 'Auxiliar de Limpeza')).toEqual({
      company: '',
      places: [],
    });
});

test('the pay in a sentence is kept, and what the person says comes first', () => {
  const text = `Coordenadora de Atendimento – Rede OdontoBem – Campinas/SP\nVaga CLT. Salário R$ 3.800 + bônus.\n\n${BODY}`;
  expect(read(readPastedVacancy({ text }, CONTEXT)).vacancies[0]?.salary).toEqual({
    min: 3800,
    max: 3800,
    period: 'month',
    currency: 'BRL',
    origin: 'stated',
  });
  const told = readPastedVacancy(
    { text: `${text}\nEmpresa: OdontoBem Campinas`, company: 'Odonto' },
    CONTEXT,
  );
  expect(read(told).vacancies[0]?.company).toBe('Odonto');
});
