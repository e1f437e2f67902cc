import { makeSendable, type SendableResume } from '@aura/shared-career/sendable';
import {
  type Arrangement,
  makeDocument,
  type ResumeDocument,
  type Template,
  TEMPLATES,
} from '@aura/shared-career/studio';
import type { ResumeStructure } from '@aura/shared-domain';
import { useMemo } from 'react';
import type { Look } from './look.ts';

/** A CV as it leaves: what may be sent of it, and as the document that every format draws. */
export interface Studio extends SendableResume {
  readonly template: Template;
  readonly arrangement: Arrangement;
  readonly document: ResumeDocument;
}

/** Makes the document of a CV in the look that the person chose. */
export function useStudio(resume: ResumeStructure, look: Look): Studio {
  return useMemo(() => {
    const [first] = TEMPLATES;
    const template = TEMPLATES.find(({ id }) => id === look.template) ?? first;
    if (!template) throw new Error('no templates');
    const sendable = makeSendable(resume, look.kept);
    const { hidden, names } = look;
    const order = look.order.length > 0 ? look.order : template.order;
    const arrangement: Arrangement = { language: template.language, order, hidden, names };
    return {
      ...sendable,
      template,
      arrangement,
      document: makeDocument(sendable.resume, arrangement, sendable.registrations),
    };
  }, [resume, look]);
}
