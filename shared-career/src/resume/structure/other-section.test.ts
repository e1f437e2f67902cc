import { expect, it } from 'vitest';
import { readResumeText } from '../index.ts';
import { NOW } from '../testing/samples.ts';

/** A CV that ends with a section "Outros" of these lines. */
function read(others: string, head = 'Outros') {
  const text = `Rogério Schuster
Joinville – SC | (47) 99812-4477 | rogerio@exemplo.com.br

Experiência profissional
Transportadora Rota Sul Ltda. – Joinville (SC)
Motorista carreteiro | junho de 2012 – fevereiro de 2018
- 2.400 entregas em SC, PR e SP, com carga seca

Formação
Ensino médio completo – EEB Prof. João Rocha, Joinville (1998)

${head}
${others}`;
  const result = readResumeText(text, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.structure;
}

it('reads skills and languages from the statements of one paragraph', () => {
  const { skills, languages, other } = read(
    'Excel (planilhas, PROCV, filtros), coletor de dados, WhatsApp. Uso básico do sistema WMS do centro de ' +
      'distribuição. Alemão: entendo conversas simples (família).',
  );
  expect(skills).toEqual(['Excel (planilhas, PROCV, filtros)', 'coletor de dados', 'WhatsApp']);
  expect(languages).toMatchObject([{ language: 'Alemão' }]);
  expect(languages[0]?.level).toMatch(/^entendo conversas simples/u);
  expect(other).toMatchObject([{ lines: ['Uso básico do sistema WMS do centro de distribuição.'] }]);
});

it.each(['Outros', 'Informações adicionais', 'Outras informações'])(
  'reads labelled lines under %s',
  (head) => {
    const { skills, languages, other } = read(
      'Informática: Excel (PROCV), WMS\nInglês - leio manuais simples',
      head,
    );
    expect(skills).toEqual(['Excel (PROCV)', 'WMS']);
    expect(languages).toEqual([{ language: 'Inglês', level: 'leio manuais simples' }]);
    expect(other).toEqual([]);
  },
);

it('leaves what is denied, and a sentence, where it is', () => {
  const lines = ['Inglês: não falo', 'Gosto de Excel, de planilhas bem feitas e de aprender coisas novas'];
  const { skills, languages, other } = read(lines.join('\n'));
  expect([skills, languages]).toEqual([[], []]);
  expect(other.flatMap((section) => section.lines).join(' ')).toContain('não falo');
});
