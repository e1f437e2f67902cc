const COLUMNS = 'titulo;empresa;cidade;uf;modelo;regime;salario_min;salario_max;publicada_em;link;descricao';

const EXAMPLE =
  '"Analista de exemplo";"Empresa de exemplo";"Recife";"PE";"híbrido";"CLT";"4.000,00";"5.000,00";"05/11/2026";"https://exemplo.com/vaga";"Apague ' +
  'esta linha e cole aqui o texto do anúncio.\nUma célula pode ter várias linhas."';

/** A table to fill in: the names of the columns and a row that shows what goes into them. */
export const MODEL_CSV = `\ufeff${COLUMNS}\r\n${EXAMPLE}\r\n`;
