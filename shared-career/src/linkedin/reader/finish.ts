import type { LinkedInProfile, LinkedInSource } from '@aura/shared-domain';
import { fitProfile } from './fit-profile.ts';
import {
  makeAbsenceNotice,
  makeInstructionNotice,
  makePersonalDataNotice,
  withoutPersonalData,
} from './notices.ts';
import type { LinkedInNotice, ReadLinkedIn } from './types.ts';

/** Where each source holds its sections, in words. */
const WHERE: Readonly<Record<LinkedInSource, string>> = {
  export: 'no arquivo exportado',
  pdf: 'no PDF do LinkedIn, que não traz tudo o que está no perfil',
  text: 'no texto colado',
};

/** Confidence of a source whose fields have names, of one whose layout was understood, and of copied text. */
const CONFIDENCE: Readonly<Record<LinkedInSource, number>> = { export: 1, pdf: 0.8, text: 0.7 };

function computeConfidence(profile: LinkedInProfile, source: LinkedInSource): Record<string, number> {
  const sure = CONFIDENCE[source];
  const confidence: Record<string, number> = {};
  for (const field of ['name', 'headline', 'about', 'location', 'url'] as const)
    if (profile[field] !== '') confidence[field] = sure;
  for (const [index, entry] of profile.experiences.entries()) {
    confidence[`experiences.${index}.title`] = entry.title === '' ? 0.3 : sure;
    confidence[`experiences.${index}.company`] = entry.company === '' ? 0.3 : sure;
    confidence[`experiences.${index}.start`] = entry.start === null ? 0.3 : sure;
  }
  for (const [index, entry] of profile.education.entries())
    confidence[`education.${index}.institution`] = entry.institution === '' ? 0.3 : sure;
  return confidence;
}

/** Makes what was read presentable: within its bounds, without personal data, with its notices. */
export function finishReading(
  read: LinkedInProfile,
  source: LinkedInSource,
  notices: readonly LinkedInNotice[] = [],
): ReadLinkedIn {
  const { profile, left } = withoutPersonalData(fitProfile(read));
  return {
    profile,
    source,
    confidence: computeConfidence(profile, source),
    notices: [
      ...makeInstructionNotice(profile),
      ...notices,
      ...makeAbsenceNotice(profile, WHERE[source]),
      ...makePersonalDataNotice(left),
    ],
  };
}
