import type {
  DraftedText,
  LinkedInAnalysis,
  LinkedInAnalysisInput,
  ResumeAnalysis,
  ResumeAnalysisInput,
  Suggestion,
} from '@aura/shared-domain';
import { LINKEDIN_LIMITS, MAX_WRITTEN_CHARACTERS } from '@aura/shared-domain';

/** A run whose texts are to be rewritten. */
export type WritableRun =
  | { readonly tool: 'resume'; readonly input: ResumeAnalysisInput; readonly analysis: ResumeAnalysis }
  | { readonly tool: 'linkedin'; readonly input: LinkedInAnalysisInput; readonly analysis: LinkedInAnalysis };

/** One text to be rewritten, with everything that the new one may rest on. */
export interface WritingTarget {
  /** Id of a suggestion, `headline.N`, `about`, `stronger.<question>` or a part of a mentor's answer. */
  readonly id: string;
  readonly kind: Suggestion['kind'] | 'headline' | 'about' | 'stronger' | 'advice';
  /** What the person wrote; empty where the text is new. */
  readonly before: string;
  /** The text used without a model. */
  readonly template: DraftedText;
  /** Title of the job or project that the text belongs to; empty for none. */
  readonly role: string;
  /** Longest new text, characters. */
  readonly maxLength: number;
  /** Whether paragraphs are allowed. */
  readonly multiline: boolean;
}

/** Kinds whose text is prose; the others name a skill or take something out. */
const PROSE: ReadonlySet<string> = new Set(['action', 'result', 'shorten', 'expand', 'cliche', 'summary']);
const SHORTEST_BOUND = 300;

/** The texts of a run that a model may rewrite, in the order of the page. */
export function listWritingTargets(run: WritableRun): readonly WritingTarget[] {
  if (run.tool === 'resume') return run.analysis.suggestions.flatMap(suggestionTarget(run.input.resume));
  const { headlines, about, suggestions } = run.analysis;
  return [
    ...headlines.map(({ drafted }, i) => ({
      ...makePlainTarget(`headline.${i}`, 'headline', drafted),
      maxLength: LINKEDIN_LIMITS.headline,
    })),
    {
      ...makePlainTarget('about', 'about', about.drafted),
      before: run.input.profile.about,
      maxLength: LINKEDIN_LIMITS.about,
      multiline: true,
    },
    ...suggestions.flatMap(suggestionTarget(run.input.profile)),
  ].filter(({ template }) => template.text.trim() !== '');
}

function makePlainTarget(id: string, kind: WritingTarget['kind'], template: DraftedText): WritingTarget {
  return { id, kind, before: '', template, role: '', maxLength: 0, multiline: false };
}

interface Entries {
  readonly experiences: readonly { readonly title: string }[];
  readonly projects?: readonly { readonly name: string }[];
}

const suggestionTarget =
  (document: Entries) =>
  ({ id, kind, path, operation, before, after }: Suggestion): WritingTarget[] => {
    if (operation === 'remove' || !PROSE.has(kind) || after.text.trim() === '') return [];
    const longest = Math.max(SHORTEST_BOUND, 2 * after.text.length);
    return [
      {
        id,
        kind,
        before,
        template: after,
        role: findRole(document, path),
        maxLength: Math.min(MAX_WRITTEN_CHARACTERS, longest),
        multiline: /^(?:summary|about)$/u.test(path),
      },
    ];
  };

function findRole({ experiences, projects = [] }: Entries, path: string): string {
  const [list, index] = path.split('.');
  if (list === 'experiences') return experiences[Number(index)]?.title ?? '';
  return list === 'projects' ? (projects[Number(index)]?.name ?? '') : '';
}

/** The texts that a new text may take its facts from: those that the model was given for it. */
export const listTargetSources = ({ before, template, role }: WritingTarget): readonly string[] =>
  [before, template.text, role, ...template.facts.map(({ text }) => text)].filter((text) => text !== '');
