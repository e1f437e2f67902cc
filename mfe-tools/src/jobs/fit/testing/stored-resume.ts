import { renderResumeText } from '@aura/shared-career/render';
import { readResumeText } from '@aura/shared-career/resume';

/** A CV as a diagnosis stores it. */
export function makeStoredResume(): string {
  const text = `Ana Souza
ana@exemplo.com

Experiência profissional

Analista de Dados
Loja Exemplo
03/2020 - 12/2025
- Criei painéis em Power BI e consultas em SQL
- Organizei a base de clientes e o fechamento do mês

Formação acadêmica

Bacharelado em Estatística
Universidade Exemplo
2015 - 2019

Habilidades
SQL, Excel, Power BI`;
  const read = readResumeText(text, { now: new Date('2026-11-22T12:00:00Z') });
  if (!read.ok) throw new Error(read.error.code);
  return renderResumeText(read.value.structure);
}
