import type { ImportErrorCode, ImportFailure } from './imported.ts';
import { IMPORT_LIMITS } from './limits.ts';

const MEGABYTES = IMPORT_LIMITS.bytes / 1024 / 1024;

/** Reading a job ad has texts of its own for the codes that are missing here. */
type OwnCode = Exclude<ImportErrorCode, 'VAGA_CURTA' | 'VAGA_LONGA' | 'VAGA_PARECE_CURRICULO'>;

const TEXTS: Readonly<Record<OwnCode, Omit<ImportFailure, 'code'>>> = {
  VAGA_SEM_TITULO: {
    message: 'O texto não diz qual é o cargo.',
    action: 'Preencha o campo “Título da vaga” e leia de novo.',
  },
  ARQUIVO_VAZIO: {
    message: 'Não há nada para ler: o conteúdo está vazio.',
    action: 'Confira se escolheu o arquivo certo ou se o texto foi colado.',
  },
  ARQUIVO_GRANDE: {
    message: `O conteúdo passa de ${MEGABYTES} MB.`,
    action: 'Divida a planilha em arquivos menores, ou salve a página como “somente HTML”, sem imagens.',
  },
  ARQUIVO_NAO_LIDO: {
    message: 'Este tipo de arquivo não é lido aqui.',
    action:
      'Use CSV, JSON ou a página salva como HTML. De uma planilha do Excel, escolha “Salvar como” e o tipo CSV UTF-8.',
  },
  JSON_INVALIDO: {
    message: 'O conteúdo não é um JSON completo, ou não traz uma lista de vagas.',
    action: 'Confira se foi copiado até o fim. São aceitas uma lista ou um objeto com o campo “vagas”.',
  },
  PLANILHA_SEM_COLUNAS: {
    message: 'A primeira linha não traz as colunas “título” e “descrição”.',
    action: 'Dê nome às colunas na primeira linha. A planilha-modelo mostra os nomes aceitos.',
  },
  PAGINA_SEM_VAGA: {
    message: 'Esta página não traz os dados da vaga de um jeito que se possa ler.',
    action: 'Copie o texto do anúncio e use “Colar o texto da vaga”.',
  },
  SEM_VAGAS: {
    message: 'Não há nenhuma vaga neste arquivo.',
    action: 'Confira se há linhas abaixo dos nomes das colunas, ou itens na lista.',
  },
  MUITAS_VAGAS: {
    message: `O arquivo tem mais de ${IMPORT_LIMITS.vacancies} vagas.`,
    action: `Divida em arquivos de até ${IMPORT_LIMITS.vacancies} vagas e traga um de cada vez.`,
  },
};

/** The failure of a code, with what the person reads. */
export const importFailure = (code: OwnCode): ImportFailure => ({ code, ...TEXTS[code] });
