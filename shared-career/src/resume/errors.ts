import { RESUME_LIMITS, type ResumeErrorCode, type ResumeReadError } from '@aura/shared-domain';

const MEGABYTES = RESUME_LIMITS.bytes / 1024 / 1024;

/** What a person reads when a CV cannot be read, and what to do next; one entry per code. */
const TEXTS: Readonly<Record<ResumeErrorCode, { readonly message: string; readonly action: string }>> = {
  ARQUIVO_VAZIO: {
    message: 'O arquivo está vazio.',
    action: 'Confira se escolheu o arquivo certo e se ele abre no seu computador; depois envie de novo.',
  },
  ARQUIVO_GRANDE: {
    message: `O arquivo passa do limite de ${MEGABYTES} MB ou de ${RESUME_LIMITS.pages} páginas.`,
    action: 'Exporte uma versão só com o currículo, sem anexos nem imagens pesadas, ou cole o texto.',
  },
  TIPO_NAO_SUPORTADO: {
    message: 'Ainda não lemos esse tipo de arquivo.',
    action: 'Salve o currículo em PDF, DOCX ou TXT e envie de novo, ou cole o texto.',
  },
  PDF_PROTEGIDO: {
    message: 'Este PDF está protegido por senha.',
    action:
      'Abra o arquivo com a senha, use “Imprimir” e “Salvar como PDF” para criar uma cópia sem proteção e envie a cópia.',
  },
  PDF_SEM_TEXTO: {
    message: 'Este PDF não tem texto que dê para ler: parece uma imagem ou um documento escaneado.',
    action:
      'Exporte o PDF direto do editor em que o currículo foi escrito (Word, Google Docs, Canva) ou cole o texto.',
  },
  TEXTO_ILEGIVEL: {
    message:
      'O texto sai embaralhado quando é copiado deste arquivo, e um recrutador teria o mesmo problema.',
    action: 'Exporte o currículo de novo com uma fonte comum (Arial, Calibri, Carlito) ou cole o texto.',
  },
  NAO_PARECE_CURRICULO: {
    message:
      'Este documento não parece um currículo: não encontrei contato, datas nem seções como “Experiência” e “Formação”.',
    action:
      'Confira se enviou o arquivo certo. Se for o seu currículo, dê nome às seções e inclua contato e datas.',
  },
  TEXTO_CURTO: {
    message: `O texto é curto demais para ser analisado: são precisos pelo menos ${RESUME_LIMITS.minimum} caracteres.`,
    action: 'Envie o currículo completo, com experiências (ou projetos e estudos), formação e habilidades.',
  },
  ARQUIVO_CORROMPIDO: {
    message: 'O arquivo está danificado e não conseguimos abri-lo com segurança.',
    action: 'Abra o original, salve de novo em PDF ou DOCX e envie a nova cópia, ou cole o texto.',
  },
  TEMPO_ESGOTADO: {
    message: 'A leitura foi interrompida antes de terminar.',
    action:
      'Tente de novo. Se acontecer outra vez, exporte o currículo em um PDF mais simples ou cole o texto.',
  },
};

/** The error of a code; `override` replaces its texts where the cause is known better. */
export function readError(
  code: ResumeErrorCode,
  override: Partial<Omit<ResumeReadError, 'code'>> = {},
): ResumeReadError {
  return { code, ...TEXTS[code], ...override };
}
