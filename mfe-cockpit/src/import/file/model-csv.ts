import { writeCsv } from '../../download/csv-of.ts';

/** A table to fill in: the titles, and one line that shows how. */
export const writeModelCsv = (): string =>
  writeCsv([
    ['Nome', 'E-mail', 'Departamento', 'Gestor?', 'Unidade', 'Admissão'],
    ['Nome da Pessoa', 'pessoa@suaempresa.com.br', 'Operações', 'não', 'Matriz', '03/02/2025'],
  ]);
