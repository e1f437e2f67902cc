import { makeSendable, type SendableResume } from '@aura/shared-career/sendable';
import {
  type Arrangement,
  listSentences,
  makeDocument,
  type ResumeDocument,
  type Template,
  TEMPLATES,
  withEnglish,
} from '@aura/shared-career/studio';
import type { ResumeStructure } from '@aura/shared-domain';
import { useMemo } from 'react';
import type { Look } from './look.ts';

/** A CV as it leaves: what may be sent of it, and as the document that every format draws. */
export interface Studio extends SendableResume {
  readonly template: Template;
  readonly arrangement: Arrangement;
  readonly document: ResumeDocument;
  /** What is to be said in English, in a template in English. */
  readonly sentences: readonly string[];
}

/** Makes the document of a CV in the look that the person chose. */
export function useStudio(resume: ResumeStructure, look: Look): Studio {
  return useMemo(() => {
    const [first] = TEMPLATES;
    const template = TEMPLATES.find(({ id }) => id === look.template) ?? first;
    if (!template) throw new Error('no templates');
    const sendable = makeSendable(resume, look.kept);
    const isEnglish = template.language === 'en';
    // What was written in English is looked through like the rest.
    const sent = isEnglish ? makeSendable(withEnglish(sendable.resume, look.english)) : sendable;
    const { hidden, names } = look;
    const order = look.order.length > 0 ? look.order : template.order;
    const arrangement: Arrangement = { language: template.language, order, hidden, names };
    return {
      ...sendable,
      resume: sent.resume,
      leftOut: isEnglish ? [...sendable.leftOut, ...sent.leftOut] : sendable.leftOut,
      sentences: isEnglish ? listSentences(sendable.resume) : [],
      template,
      arrangement,
      document: makeDocument(sent.resume, arrangement, sendable.registrations),
    };
  }, [resume, look]);
}
