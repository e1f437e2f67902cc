import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(
  import.meta.dirname,
  '../../..',
  process.env['AURA_TESTDATA'] ?? '../shared/testdata',
  'rendercv',
);

/** A third-party CV as PDF; null if the test data is absent. */
export function foreignCv(): { name: string; mimeType: string; buffer: Buffer } | null {
  const path = resolve(folder, 'John_Doe_Classic.pdf');
  return existsSync(path)
    ? { name: 'curriculo.pdf', mimeType: 'application/pdf', buffer: readFileSync(path) }
    : null;
}

/** One of our CVs in two columns, as PDF, and its person. */
export function pdfCv(): { name: string; mimeType: string; buffer: Buffer; person: string } {
  const path = resolve(import.meta.dirname, '../../../shared-career/src/resume/fixtures/sidebar.pdf');
  return {
    name: 'curriculo.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(path),
    person: 'Beatriz Lacerda Nunes',
  };
}

/** One of our CVs, as a person would paste it. */
export const PASTED_CV = `Rita Moreira
São Paulo, SP · rita.moreira@exemplo.test · (11) 98765-4321

RESUMO
Analista administrativa com oito anos de experiência em rotinas de escritório, compras e relatórios gerenciais.

EXPERIÊNCIA PROFISSIONAL

Analista Administrativa, Distribuidora Horizonte
Mar/2019 - atual
- Reduzi em 30% o prazo de fechamento mensal com planilhas automatizadas no Excel
- Implantei painel no Power BI usado por 4 gerências
- Negociei contratos com 12 fornecedores e economizei R$ 180 mil por ano

Assistente Administrativa, Clínica Bem Viver
Jan/2016 - Fev/2019
- Organizei a agenda de 9 profissionais e o atendimento de 60 pacientes por dia

FORMAÇÃO
Bacharelado em Administração, Universidade Federal de São Paulo
2012 - 2015

HABILIDADES
Excel, Power BI, SQL, atendimento ao cliente, negociação

IDIOMAS
Inglês - intermediário
`;
