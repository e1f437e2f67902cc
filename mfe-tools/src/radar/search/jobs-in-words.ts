/** "1 vaga", "1.234 vagas". */
export const jobsInWords = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'vaga' : 'vagas'}`;
