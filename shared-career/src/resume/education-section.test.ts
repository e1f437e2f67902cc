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
