import type { Evidence, LinkedInProfile, ResumeStructure } from '@aura/shared-domain';
import { renderResumeLines } from '../../resume/render/index.ts';
import { renderLinkedInLines } from '../render/render.ts';

/** Profile and CV side by side, with the way from a field to its span in each text. */
export interface Sides {
  readonly profile: LinkedInProfile;
  readonly resume: ResumeStructure;
  readonly inProfile: (path: string) => Evidence[];
  readonly inResume: (path: string) => Evidence[];
}

/** Label or bullet that the CV's text puts before a field's own words. */
const PREFIX = /^(?:\p{Lu}\p{L}+: ?|\s*- )/u;

export function buildSides(
  profile: LinkedInProfile,
  resume: ResumeStructure,
  /** The original documents, including instructions: offsets refer to these. */
  original: { readonly profile: LinkedInProfile; readonly resume: ResumeStructure },
): Sides {
  const own = renderLinkedInLines(original.profile);
  const other = renderResumeLines(original.resume);
  return {
    profile,
    resume,
    inProfile: (path) =>
      own.lines.flatMap((line, index): Evidence[] =>
        line.path === path
          ? [
              {
                source: 'linkedin',
                docId: 'linkedin',
                start: line.own,
                end: line.end,
                excerpt: own.text.slice(line.own, line.end),
                section: line.section,
                line: index + 1,
              },
            ]
          : [],
      ),
    inResume: (path) =>
      other.lines.flatMap((line, index): Evidence[] => {
        if (line.path !== path) return [];
        const whole = other.text.slice(line.start, line.end);
        const start = line.start + (PREFIX.exec(whole)?.[0].length ?? 0);
        return [
          {
            source: 'cv',
            docId: 'cv',
            start,
            end: line.end,
            excerpt: other.text.slice(start, line.end),
            section: line.section,
            line: index + 1,
          },
        ];
      }),
  };
}
