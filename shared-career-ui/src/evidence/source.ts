import type { Evidence } from '@aura/shared-domain';

const SOURCES: Readonly<Record<Evidence['source'], string>> = {
  cv: 'do seu currículo',
  linkedin: 'do seu LinkedIn',
  job: 'da vaga de referência',
  answer: 'da sua resposta',
  profile: 'do seu perfil',
  quiz: 'do questionário',
};

/** Where a proof comes from, in words: "do seu currículo, seção Experiência". */
export function describePlace({ source, section }: Evidence): string {
  return [SOURCES[source], section && `seção “${calm(section)}”`].filter(Boolean).join(', ');
}

/** "linha 12", counted from 1 in the analysed text. */
export const describeLine = (line: number): string => `linha ${line}`;

/** Headings in capitals read as shouting in the middle of a sentence. */
function calm(heading: string): string {
  if (heading !== heading.toLocaleUpperCase('pt-BR')) return heading;
  return heading.slice(0, 1) + heading.slice(1).toLocaleLowerCase('pt-BR');
}
