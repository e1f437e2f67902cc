import { expect, test } from 'vitest';
import { readResumeText } from '../index.ts';
import { NOW } from '../testing/samples.ts';

const listJobs = (work: string) => {
  const read = readResumeText(
    `Lia Prado Nunes\nlia.prado@exemplo.com\n\nEXPERIÊNCIA PROFISSIONAL\n${work}\n\nFORMAÇÃO\nTécnico em Administração, SENAC, 2013`,
    { now: NOW },
  );
  if (!read.ok) throw new Error(read.error.code);
  return read.value.structure.experiences.map(({ title, company, start, end, items }) => [
    title,
    company,
    start,
    end,
    items.length,
  ]);
};

const FIRST = `Comercial Aurora Ltda
Assistente de Estoque - 03/2021 até o momento
- Confiro as notas de entrada
- Treinei 2 pessoas do setor`;
const ITEMS = `- Separei pedidos de clientes
- Fiz o inventário do mês`;

test.each([
  'Auxiliar de Estoque - 02/2019 a 02/2021 (mesma empresa)',
  'Auxiliar de Estoque - 02/2019 a 02/2021 (na mesma empresa)',
  'Auxiliar de Estoque - 02/2019 a 02/2021, na mesma empresa',
  'Auxiliar de Estoque (mesma empresa) - 02/2019 a 02/2021',
  'Auxiliar de Estoque - 02/2019 a 02/2021',
  'Auxiliar de Estoque - 02/2019 a 02/2021 (Comercial Aurora Ltda)',
  '- Auxiliar de Estoque - 02/2019 a 02/2021 (mesma empresa)',
])('reads a second job inside the block of the first: %s', (line) => {
  expect(listJobs(`${FIRST}\n${line}\n${ITEMS}`)).toEqual([
    ['Assistente de Estoque', 'Comercial Aurora Ltda', '2021-03', null, 2],
    ['Auxiliar de Estoque', 'Comercial Aurora Ltda', '2019-02', '2021-02', 2],
  ]);
});

test('takes the company of the job above also where that names its title first', () => {
  const jobs = listJobs(
    'Assistente de Estoque - Comercial Aurora Ltda - 03/2021 até o momento\n- Confiro notas\n' +
      `Auxiliar de Estoque - 02/2019 a 02/2021 (mesma empresa)\n${ITEMS}`,
  );
  expect(jobs.map(([, company]) => company)).toEqual(['Comercial Aurora Ltda', 'Comercial Aurora Ltda']);
});

test('keeps an item that has a period and no title', () => {
  const jobs = listJobs(`${FIRST}\n- Troca do sistema de estoque entre 02/2022 e 05/2022 (Filial Norte)`);
  expect(jobs).toHaveLength(1);
});
