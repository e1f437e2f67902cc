import type { LinkedInErrorCode } from '@aura/shared-domain';
import type { LinkedInReadError } from './types.ts';

/** What a person reads when a profile cannot be read, and what to do next; one entry per code. */
const TEXTS: Readonly<Record<LinkedInErrorCode, { readonly message: string; readonly action: string }>> = {
  ZIP_SEM_PERFIL: {
    message: 'Este arquivo não traz o seu perfil: não encontrei Profile.csv nem Positions.csv.',
    action:
      'No LinkedIn, abra Configurações e privacidade > Privacidade de dados > Obter uma cópia dos seus dados, ' +
      'marque “Perfil” e envie o ZIP que chegar por e-mail.',
  },
  ZIP_CORROMPIDO: {
    message: 'O arquivo ZIP está danificado ou é grande demais, e não conseguimos abri-lo com segurança.',
    action:
      'Baixe a cópia dos dados de novo no LinkedIn e envie o ZIP como ele veio, ou salve o perfil em PDF e envie o PDF.',
  },
  PARECE_CURRICULO: {
    message: 'Este documento parece um currículo, não um perfil do LinkedIn.',
    action:
      'Para analisar um currículo, use o otimizador de currículo. Para o LinkedIn, abra o seu perfil, escolha Mais > Salvar como PDF e envie esse PDF.',
  },
  NAO_PARECE_LINKEDIN: {
    message: 'Não reconheci um perfil do LinkedIn neste texto.',
    action:
      'Abra o seu perfil no computador, selecione a página inteira (Ctrl+A), copie e cole aqui; ou envie o PDF do perfil.',
  },
};

/** The error of a code; `override` replaces its texts where the cause is known better. */
export function makeLinkedInError(
  code: LinkedInErrorCode,
  override: Partial<Omit<LinkedInReadError, 'code'>> = {},
): LinkedInReadError {
  return { code, ...TEXTS[code], ...override };
}
