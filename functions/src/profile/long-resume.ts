import { renderResumeText } from '@aura/shared-career/render';
import { formatNumber, type ResumeStructure } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';

/** Lines of a CV's text that are analysed: twelve full pages have some 900, and each line costs time. */
export const MOST_LINES = 1_200;

/** The answer to a person whose CV is longer. */
export const LONG_RESUME: Failure = {
  code: 'invalid_request',
  message:
    `O currículo passa de ${formatNumber(MOST_LINES)} linhas, mais do que consigo analisar. ` +
    'Junte itens curtos ou retire os mais antigos, e envie de novo.',
};

export const isLongText = (resumeText: string): boolean => resumeText.split('\n').length > MOST_LINES;
export const isLongResume = (resume: ResumeStructure): boolean => isLongText(renderResumeText(resume));
