import { describe, expect, it } from 'vitest';
import { readResumeText } from './index.ts';
import { NOW } from './testing/samples.ts';

function read(text: string) {
  const result = readResumeText(text, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('a section of education', () => {
  const ELECTRICIAN = `Rogério Lima
rogerio@exemplo.com.br

FORMAÇÃO
Técnico em Eletrotécnica – SENAI Uberlândia – concluído 2008
Engenharia Elétrica – UNIUBE – cursei até o 5º periodo (2014 a 2016), trancado
Ensino médio completo – E.E. Messias Pedreiro – 2002

INFORMÁTICA
Excel intermediário, SAP PM (usuário)

Disponibilidade para turnos. Pretensão a combinar.`;

  it('keeps a given-up course at a place that no list knows apart from the one above', () => {
    const courses = read(ELECTRICIAN).structure.education.map(({ area, end, items }) => [
      area,
      end,
      items.length,
    ]);
    expect(courses).toEqual([
      ['Eletrotécnica', '2008', 0],
      ['Engenharia Elétrica', '2016', 2],
      ['', '2002', 0],
    ]);
  });

  it('takes the pay and the hours that are asked for out of the skills', () => {
    const { availability, skills } = read(ELECTRICIAN).structure;
    expect(availability).toEqual(['Disponibilidade para turnos', 'Pretensão a combinar']);
    expect(skills.join(' ')).not.toContain('Pretensão');
  });
});

const STOCK_CLERK = `Denise Ferreira
denise@exemplo.com.br

EXPERIÊNCIA PROFISSIONAL

Supermercados Boa Serra
Auxiliar de estoque - 03/2019 - atual
- Fiz uma planilha para anotar as divergências; os erros caíram de 4,1% para 2,6%
em 8 meses (2023)
- Participo do inventário rotativo

Depósito do Tião
Ajudante de depósito - 2016 até começo de 2019
- Recebia os caminhões e conferia com a nota

CONHECIMENTOS
Excel, WMS. Power BI não sei ainda. Inglês não tenho.`;

describe('experience as people write it', () => {
  it('takes the rest of a broken line for no job, and a part of a year for a date', () => {
    const { experiences } = read(STOCK_CLERK).structure;
    expect(experiences.map(({ company, start, end }) => [company, start, end])).toEqual([
      ['Supermercados Boa Serra', '2019-03', null],
      ['Depósito do Tião', '2016', '2019'],
    ]);
  });

  it('lists no skill that the person says they have not, and keeps what they said', () => {
    const { skills, unclassified } = read(STOCK_CLERK).structure;
    expect(skills).toEqual(['Excel', 'WMS']);
    expect(unclassified).toEqual(['Power BI não sei ainda', 'Inglês não tenho']);
  });
});
